"""How many presses an answer takes: `make bench BENCH=presses`.

Robots play seeded games. Every answer is looked for on the controls that a person in the robot's place would
get, without Discord: first on the board message, then on the panel that My move opens. A button counts one.
A menu counts two: it is opened, and chosen from. A form counts three: it is opened, filled in and sent.
"""

import os
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from typing import Any, Final

from discord import ui

from cogs.parts.choices import Draft, with_group, with_option
from cogs.parts.controls import Row, Showing
from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.widgets import panel_rows, shared_rows
from engine.games import GAMES
from engine.journal.records import Session, SessionId
from engine.play.decisions import Answer, Pick, Subset, as_text
from engine.play.match import Match, Opened
from engine.play.table import Seat
from engine.sessions.positions import Asked
from engine.sessions.stand_ins import GameRobot, Said, answers_in_place
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.bench.measuring import percentile
from tests.bench.series import Series
from tests.doubles import double

GAMES_EACH: Final = 12
"""How many games of each kind are played."""
SEATS: Final = 4
"""How many robots play in each."""
MOST: Final = 0.85
"""So much of all cases is "most"."""

NAMES: Final = ("Anna", "Ben", "Cleo", "Dirk", "Edda")
_SESSION: Final = double(Session, id=SessionId(1))
_PRESS, _MENU, _FORM = 1, 2, 3


@dataclass
class Counted:
    """The presses of one or more games, answer by answer."""

    seats: int
    games: int = 1
    presses: dict[str, list[int]] = field(default_factory=dict)
    """By the name of the decision."""

    def add(self, decision: str, presses: int) -> None:
        self.presses.setdefault(decision, []).append(presses)

    def times(self, decision: str) -> float:
        """How often a person answers a decision in a game."""
        return len(self.presses[decision]) / self.games / self.seats

    def median(self, decision: str) -> float:
        return statistics.median(self.presses[decision])

    def most(self, decision: str) -> float:
        """What `MOST` of the answers need at most."""
        return percentile([float(each) for each in self.presses[decision]], MOST)

    @property
    def whole_game(self) -> float:
        """The presses of one person in a whole game."""
        return sum(map(sum, self.presses.values())) / self.games / self.seats

    @classmethod
    def together(cls, all_of: Iterable["Counted"]) -> "Counted":
        """The presses of several games of one series."""
        first, *others = all_of
        found = cls(first.seats, 1 + len(others), {name: [*each] for name, each in first.presses.items()})
        for other in others:
            for decision, presses in other.presses.items():
                found.presses.setdefault(decision, []).extend(presses)
        return found


class _Counting(GameRobot):
    """The game's robot; it counts what its answers would take a person."""

    def __init__(self, seats: int) -> None:
        self.counted = Counted(seats)

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said:
        said = super().says(match, seat, opened)
        if not match.stands(seat, said.answer, ticket=opened.ticket):
            self.counted.add(opened.decision.name, presses(match, seat, opened, said.answer))
        return said


def play(series: Series, number: int) -> Counted:
    """One game of a series, which its number names."""
    match, robot = series.start(f"presses {number}"), _Counting(series.seats)
    for _ in answers_in_place(match, {Seat(seat): robot for seat in range(series.seats)}):
        pass
    return robot.counted


def presses(match: Match[Any, Any], seat: Seat, opened: Opened, answer: Answer) -> int:
    """The fewest presses with which a seat gives an answer, from the board message on."""
    board = _pressed(_board(match), opened, answer)
    if board is not None:
        return board
    others = (each for each in match.open_to(seat) if each.ticket != opened.ticket)
    view = match.view(seat)
    asked = Asked(
        *(_SESSION, seat, opened.ticket, opened.decision, view, next(others, None)),
        is_revocable=not opened.is_unasked and match.game.revocable(view, opened.decision),
    )
    return _PRESS + _on_panel(asked, _showing(match, seat), answer)


def _showing(match: Match[Any, Any], seat: Seat | None) -> Showing:
    reader = Reader(match.view(seat), NAMES[: match.seats], words_for("en"))
    return Showing(FACES[match.game.name], reader)


def _board(match: Match[Any, Any]) -> list[Row]:
    """The buttons of the board message that answer."""
    assert match.question is not None
    asked = [match.question.decisions[seat] for seat in match.waiting_for()]
    public = [decision for decision in asked if not decision.is_secret]
    return shared_rows(_SESSION.id, match.ticket, public, _showing(match, None))


def _pressed(rows: Iterable[Row], opened: Opened | Asked, answer: Answer) -> int | None:
    """The presses of a button or a form that gives the answer; None if there is none."""
    found = []
    for _, pressed in _controls(rows):
        if pressed.ticket != opened.ticket:
            continue
        if pressed.verb is Verb.DO and pressed.key == as_text(answer):
            found.append(_PRESS)
        elif pressed.verb is Verb.OTHER and isinstance(answer, int):
            found.append(_FORM)
    return min(found, default=None)


def _controls(rows: Iterable[Row]) -> Iterator[tuple[Any, CustomId]]:
    """The controls that can be pressed, with what their ids say."""
    for row in rows:
        for control in row.children:
            if not control.disabled:
                yield control, CustomId.parse(control.custom_id)


def _on_panel(asked: Asked, showing: Showing, answer: Answer) -> int:
    """The presses on the panel: of one control, or of a choice step by step."""
    direct = _pressed(panel_rows(asked, Draft(), showing), asked, answer)
    if direct is not None:
        return direct
    decision, opens = asked.decision, not _controls_of(asked, showing, Verb.CONFIRM, Verb.CHOOSE)
    if isinstance(decision, Subset):
        assert isinstance(answer, tuple)
        presses = _PRESS if opens else 0
        shown = _pressed(panel_rows(asked, Draft(), showing, is_open=True), asked, answer)
        return presses + (shown or _chosen_by_buttons(asked, decision, showing, answer))
    assert isinstance(decision, Pick)
    assert isinstance(answer, str)
    assert not opens
    return _chosen_in_menus(asked, decision, showing, answer)


def _controls_of(asked: Asked, showing: Showing, *verbs: Verb) -> bool:
    """Whether the panel has controls of these verbs, before anything is chosen; they need not be enabled."""
    ids = [child.custom_id for row in panel_rows(asked, Draft(), showing) for child in row.children]
    return any(CustomId.parse(each).verb in verbs for each in ids)


def _chosen_by_buttons(asked: Asked, decision: Subset, showing: Showing, keys: tuple[str, ...]) -> int:
    """The presses of a choice of several things: each thing, pages, and Confirm. What is on the page that is
    shown is chosen first, unless the order counts."""
    draft, at, presses = Draft(), "", _PRESS
    while Counter(draft.keys) != Counter(keys):
        controls = [
            pressed for _, pressed in _controls(panel_rows(asked, draft, showing, is_open=True, at=at))
        ]
        left = Counter(keys) - Counter(draft.keys)
        wanted = [keys[len(draft.keys)]] if decision.ordered else list(left)
        ids = {pressed.key for pressed in controls if pressed.verb is Verb.OPTION}
        here = [key for key in wanted if f"{draft.mark}-{key}" in ids]
        at = here[0] if here else next(each.key for each in controls if each.verb is Verb.MENUS)
        draft = with_option(decision, draft, at) if here else draft
        presses += _PRESS
    return presses


def _chosen_in_menus(asked: Asked, decision: Pick, showing: Showing, key: str) -> int:
    """The presses of one thing: the menu of its group, its own, and Confirm, unless the menu answers."""
    draft, presses = Draft(), 0
    while True:
        rows, presses = panel_rows(asked, draft, showing), presses + _MENU
        if key in _values(rows, Verb.CHOOSE):
            return presses
        if key in _values(rows, Verb.OPTION):
            return presses + _PRESS
        group = next(option.group for option in decision.options if option.key == key)
        assert group != draft.group
        assert group in _values(rows, Verb.GROUP)
        draft = with_group(decision, draft, str(group))


def _values(rows: Iterable[Row], verb: Verb) -> list[str]:
    """What can be chosen in the menus of a verb."""
    return [
        option.value
        for control, pressed in _controls(rows)
        if pressed.verb is verb and isinstance(control, ui.Select)
        for option in control.options
    ]


def table(series: Series, counted: Counted) -> str:
    """The presses of a series as lines: each decision, the most frequent first, and one person's whole
    game."""
    lines = [
        f"{series}, {counted.games} games: presses of an answer",
        _line("", "median", "85 %", "most", "a game"),
    ]
    for decision in sorted(counted.presses, key=counted.times, reverse=True):
        of = counted.presses[decision]
        lines.append(
            _line(
                decision,
                f"{counted.median(decision):g}",
                f"{counted.most(decision):g}",
                str(max(of)),
                f"{counted.times(decision):.1f}",
            )
        )
    return "\n".join([*lines, f"  one person’s whole game: {counted.whole_game:.1f}"])


def _line(decision: str, *columns: str) -> str:
    return f"  {decision:<14}" + "".join(f"{column:>8}" for column in columns)


def measure(series: Series, games: int) -> Counted:
    """The presses of several games of a series."""
    return Counted.together(play(series, number) for number in range(games))


def main() -> None:
    """Print the table of every game."""
    with Pool(os.cpu_count()) as pool:
        for series in [Series(game, SEATS) for game in sorted(GAMES)]:
            print(
                table(series, Counted.together(pool.map(partial(play, series), range(GAMES_EACH)))),
                flush=True,
            )


if __name__ == "__main__":
    main()

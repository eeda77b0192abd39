"""What rating robots would have, were they people: `make strength STRENGTH=--ratings`.

Several of each kind play at tables that are drawn from a seed, and each of them is rated by the function that
rates people. The numbers are those of a list of robots alone: a 1500 here and a 1500 of a server have nothing
in common but the formula. Robots of a server have no rating at all.
"""

import itertools
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.match import Match, Opened
from engine.play.table import Seat
from engine.results.places import PersonId, Place
from engine.results.ratings import Rating
from engine.results.steps import RatedGame, Record, replayed
from engine.sessions.stand_ins import answers_in_place
from tests.bench.greedy import GREEDY
from tests.bench.series import Series
from tests.bench.stand_ins import Chooser
from tests.every_game.walks import a_few

KINDS: Final = ("robot", "greedy", "random")
"""The game's robot; the baseline of `tests.bench.greedy`; and whoever gives any legal answer, all alike."""
OF_EACH: Final = 4
"""How many of a kind are rated, each by itself: how far equals come apart tells how sure the numbers are."""
GAMES: Final = 600
"""How many games are played if the command does not say it."""

Said: TypeAlias = Callable[[Match[Any, Any], Seat, Opened], Answer]


def kind_of(player: PersonId) -> str:
    """The kind of a player; players are numbered through all kinds."""
    return KINDS[player // OF_EACH]


def table_of(series: Series, number: int) -> list[PersonId]:
    """Who sits where in a game of a series: one of each kind, as far as there are seats, and whoever is
    drawn on the others. So no table has random answers alone, which might not end."""
    chance = Chance("robots' table", number)
    kinds = list(range(len(KINDS)))
    chance.shuffle(kinds)
    seated = [PersonId(kind * OF_EACH + chance.below(OF_EACH)) for kind in kinds[: series.seats]]
    others = [PersonId(each) for each in range(len(KINDS) * OF_EACH) if each not in seated]
    chance.shuffle(others)
    seated += others[: series.seats - len(seated)]
    chance.shuffle(seated)
    return seated


def play(series: Series, number: int) -> RatedGame:
    """A game of a series: its number names the luck, the table and when it counts."""
    seated = table_of(series, number)
    match = series.start(f"robots {number}")
    choosers = {
        Seat(seat): _CHOOSERS[kind_of(player)](series.game, number) for seat, player in enumerate(seated)
    }
    for _ in answers_in_place(match, choosers):
        pass
    ranks = match.ranking().ranks
    places = tuple(Place(Seat(seat), player, ranks[seat]) for seat, player in enumerate(seated))
    return RatedGame(number, float(number), places)


def table(series: Series, games: Sequence[RatedGame]) -> str:
    """A row for each kind: the mean of its ratings and deviations, between which ratings its players are, and
    how many games each of them played; the best kind first."""
    records, _ = replayed(games)
    found = sorted(_by_kind(records).items(), key=lambda item: -_mean(item[1]).value)
    return "\n".join(_row(series, kind, of_kind) for kind, of_kind in found)


HEAD: Final = "| game | kind | rating | its four | games each |\n| --- | --- | --- | --- | --- |"


def _row(series: Series, kind: str, records: Sequence[Record]) -> str:
    mean, values = _mean(records), [record.rating.value for record in records]
    played = statistics.fmean(record.games for record in records)
    rating = f"{mean.value:.0f} ± {mean.deviation:.0f}"
    return f"| {series} | {kind} | {rating} | {min(values):.0f} to {max(values):.0f} | {played:.0f} |"


def _by_kind(records: Mapping[PersonId, Record]) -> dict[str, list[Record]]:
    found = itertools.groupby(sorted(records), key=kind_of)
    return {kind: [records[player] for player in players] for kind, players in found}


def _mean(records: Iterable[Record]) -> Rating:
    ratings = [record.rating for record in records]
    return Rating(
        statistics.fmean(rating.value for rating in ratings),
        statistics.fmean(rating.deviation for rating in ratings),
    )


def _robot(game: str, number: int) -> Chooser:
    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        said: Answer = match.game.robot(match.view(seat), opened.decision, _luck(number, opened, seat))
        return said

    return Chooser(answer)


def _greedy(game: str, number: int) -> Chooser:
    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        return GREEDY[game](match.view(seat), opened.decision, _luck(number, opened, seat))

    return Chooser(answer)


def _random(game: str, number: int) -> Chooser:
    """It says only what it is asked: whoever interjects at random bargains without end."""

    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        return _luck(number, opened, seat).pick(a_few(opened.decision))

    return Chooser(answer, interjects=False)


def _luck(number: int, opened: Opened, seat: Seat) -> Chance:
    return Chance("robots", number, opened.ticket, seat)


_CHOOSERS: Final[Mapping[str, Callable[[str, int], Chooser]]] = dict(
    zip(KINDS, (_robot, _greedy, _random), strict=True)
)

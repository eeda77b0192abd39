"""What things in Goldrush are called: places, cards, nuggets and people. Its vocabulary.

Knows the map, cards and views, never a state or a rule.
"""

import functools
import itertools
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from engine.games.goldrush.cards import SENT_TO, Card
from engine.games.goldrush.land import Place, Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.reader import Reader

_RUN: Final = 2
"""So many squares that follow each other are named one by one."""

Form: TypeAlias = Literal["map", "short", "to", "at"]
"""The forms of a place in a text: as on the map and on buttons; the same where it must be said what a step
is; as where somebody goes; and as where somebody is."""


def place_text(key: str, words: Words, form: Form = "map") -> str:
    """Any place: "K", "to square K", "on square K"; a plain step "A–B 1", or "A–B" if there is only one. The
    "short" form is that of the map, but says of a step what it is: "Trail A–B"."""
    place = LAND.places[key]
    if form == "short" and place.terrain is not Terrain.TRAIL:
        form = "map"
    match place.terrain:
        case Terrain.SQUARE:
            return words.text(f"goldrush-{form}-square", square=letter(key))
        case Terrain.STREET:
            return words.text(f"goldrush-{form}-street", number=place.number)
        case Terrain.TRAIL:
            trail = trail_text(place, words)
            return words.text(f"goldrush-{form}-trail", trail=trail, number=_number_on_trail(place))
        case _:
            return words.text(f"goldrush-{form}-{key}")


def sent_text(label: str, point: str, words: Words) -> str:
    """An instruction point by its label, with where it sends people: "Licence (to the Sheriff)"."""
    return words.text("goldrush-option-noted", label=label, note=place_text(SENT_TO[point], words, "to"))


def letter(square: str) -> str:
    """A square as it is marked on the map."""
    return square.upper()


def trail_text(step: Place, words: Words) -> str:
    """The trail of a plain step, named after what lies at its ends: "A–B"."""
    if step.between is None:
        raise ValueError(f"{step.key} lies on no trail")
    first, last = (place_text(key, words) for key in step.between)
    return words.text("goldrush-trail", first=first, last=last)


def _number_on_trail(step: Place) -> int:
    """The number of a step on its trail; 0 for the only one."""
    return step.number if _steps_on_trails()[step.between] > 1 else 0


@functools.lru_cache(maxsize=1)
def _steps_on_trails() -> dict[tuple[str, str] | None, int]:
    """How many plain steps lie between two named places."""
    steps: dict[tuple[str, str] | None, int] = {}
    for place in LAND.places.values():
        steps[place.between] = steps.get(place.between, 0) + 1
    return steps


def squares_text(squares: Sequence[str], words: Words) -> str:
    """Squares as they are marked on the map: "K", "K and M"."""
    return words.listed([letter(square) for square in sorted(squares)])


def letters(squares: Sequence[str]) -> str:
    """Squares as they are marked on the map, in a list: "K, M"."""
    return ", ".join(map(letter, sorted(squares)))


def unclaimed(view: GoldrushView) -> list[str]:
    """The squares with neither a claim nor a mine, from A to Z."""
    taken = {square for player in view.players for square in (*player.claims, *player.mines)}
    return [square for square in LAND.of(Terrain.SQUARE) if square not in taken]


def runs_text(squares: Sequence[str], words: Words) -> str:
    """Squares in a list, in which three and more that follow each other are put together: "A to E, G"."""
    every = sorted(LAND.of(Terrain.SQUARE))
    parts: list[str] = []
    for _, run in itertools.groupby(enumerate(sorted(squares)), lambda one: every.index(one[1]) - one[0]):
        some = [letter(square) for _, square in run]
        if len(some) > _RUN:
            some = [words.text("goldrush-run", first=some[0], last=some[-1])]
        parts += some
    return ", ".join(parts)


def unsure_text(view: GoldrushView, words: Words) -> str:
    """R8, R21: what the question marks on the map say; empty if there are none."""
    return words.text("goldrush-text-unsure", squares=letters(view.unsure)) if view.unsure else ""


def card_text(card: Card, words: Words) -> str:
    """What is on a card: "gold", "The piano plays"."""
    return words.text(f"goldrush-card-{card}")


def known_text(cards: Iterable[tuple[str, Card | None]], words: Words) -> str:
    """Squares with what is on their cards: "A (gold), C (no gold)"."""
    return ", ".join(
        words.text("goldrush-known", square=letter(square), card=card_text(card, words))
        for square, card in sorted(cards, key=lambda one: one[0])
        if card is not None
    )


def now_text(view: GoldrushView, player: PlayerView, words: Words) -> str:
    """What is special about a player now: Jail, or turns that are owed to them; empty if nothing is."""
    if view.is_over or player.is_jailed or player.owed:
        what = "over" if view.is_over else "jailed" if player.is_jailed else "owed"
        return words.text("goldrush-hand-now", what=what, turns=player.owed)
    return ""


def nuggets_text(nuggets: int, words: Words) -> str:
    return words.text("goldrush-nuggets", nuggets=nuggets)


def called(reader: Reader[GoldrushView], *, limit: int | None = None) -> list[str]:
    """Everybody by name, cut at the limit if there is one."""
    shown = [reader.name(player.seat) for player in reader.view.players]
    return shown if limit is None else [cut(name, limit) for name in shown]


def asked_player(view: GoldrushView) -> PlayerView:
    """Whom the table waits for. Raises IndexError if it waits for nobody."""
    return view.players[view.asked[0]]


def known_to(view: GoldrushView, square: str, seat: Seat) -> Card | None:
    """What is on a square, if the view is that of `seat` and the seat knows it."""
    return view.hand.card(square) if view.hand is not None and view.seat == seat else None


def note_text(square: str, view: GoldrushView, words: Words) -> str:
    """What only the viewer reads of a square: that it is theirs, or what is on its card; empty if that is
    nothing."""
    if view.seat is None:
        return ""
    if view.miner(square) == view.seat:
        return words.text("goldrush-note-mine")
    if view.claimant(square) == view.seat:
        return words.text("goldrush-note-claim")
    card = known_to(view, square, view.seat)
    return "" if card is None else card_text(card, words)

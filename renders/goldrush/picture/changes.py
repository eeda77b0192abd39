"""What a stretch of Goldrush's story changed on the table, summed up, for a picture to mark.

Knows events, never a state, a rule or a view; events of other kinds change nothing.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.games.goldrush import story
from engine.play.table import Event, Seat


class Way(NamedTuple):
    """How somebody came to a place: on foot, or lifted by an instruction."""

    seat: Seat
    start: str
    route: tuple[str, ...]
    is_lifted: bool = False


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table."""

    ways: tuple[Way, ...] = ()
    new: frozenset[str] = frozenset()
    """Squares where a claim was laid, a mine opened, or a nugget taken."""
    fights: tuple[str, ...] = ()
    """The places of duels and shoot-outs."""
    carts: tuple[tuple[Seat, int], ...] = ()
    """How the loads of carts changed."""
    banked: tuple[tuple[Seat, int], ...] = ()
    """What was brought to the Bank."""

    def cart(self, seat: int) -> int:
        """How a seat's load changed."""
        return dict(self.carts).get(Seat(seat), 0)

    def bank(self, seat: int) -> int:
        """What a seat has brought to the Bank."""
        return dict(self.banked).get(Seat(seat), 0)


def changes_of(events: Sequence[Event]) -> Changes:
    """Sum up events, which are in the order in which they happened."""
    carts, banked = Counter[Seat](), Counter[Seat]()
    for event in events:
        for seat, nuggets in _loads(event):
            carts[seat] += nuggets
        if isinstance(event, story.Banked):
            banked[event.seat] += event.nuggets
    return Changes(
        ways=tuple(way for event in events for way in _ways(event)),
        new=frozenset(square for event in events for square in _squares(event)),
        fights=tuple(place for event in events for place in _fights(event)),
        carts=tuple((seat, carts[seat]) for seat in sorted(carts) if carts[seat]),
        banked=tuple(sorted(banked.items())),
    )


def _ways(event: Event) -> Iterator[Way]:
    match event:
        case story.Moved() | story.Challenged():
            yield Way(event.seat, event.start, event.route)
        case story.Sent():
            for seat, start in zip(event.seats, event.starts, strict=True):
                yield Way(seat, start, (event.place,), is_lifted=True)
        case story.Assayed(is_gold=True):
            yield Way(event.seat, "assay", ("registry",), is_lifted=True)


def _squares(event: Event) -> Iterator[str]:
    match event:
        case story.Claimed() | story.Dug() | story.NuggetFound():
            yield event.square
        case story.Registered():
            yield from event.squares


def _fights(event: Event) -> Iterator[str]:
    match event:
        case story.Challenged():
            yield event.route[-1]
        case story.ShootOutBegan():
            yield event.place


def _loads(event: Event) -> Iterator[tuple[Seat, int]]:
    """What an event puts on carts or takes off them."""
    match event:
        case story.NuggetFound() | story.Dug():
            yield event.seat, 1
        case story.Banked() | story.CartTipped():
            yield event.seat, -event.nuggets
        case story.DuelWon():
            yield event.winner, event.nuggets
            yield event.loser, -event.nuggets
        case story.ShootOutWon():
            yield event.winner, event.nuggets

"""What a stretch of Ponte Vecchio's story changed on the table, summed up, for a picture to mark.

Knows events, never a state, a rule or a view; events of other kinds change nothing.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.games.ponte_vecchio import story
from engine.play.table import Event, Seat

Way: TypeAlias = tuple[int, int]
"""From which step the Rich Man went (0: the bank), and to which."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table."""

    gulden: dict[Seat, int] = field(default_factory=dict)
    """What came in, less what went out."""
    built: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    """Who has built on each step."""
    way: Way | None = None
    """The Rich Man's way, if he moved."""
    has_turned: bool = False
    """Whether the Rich Man looks the other way than before."""
    paid: tuple[Seat, int, int] | None = None
    """Who was paid last, how much, and on which step."""
    turned_over: frozenset[Seat] = frozenset()
    """The seats whose newest cards have just been turned over."""
    mover: Seat | None = None
    """Who has moved the Rich Man since then: their card counted."""


def changes_of(events: Sequence[Event]) -> Changes:
    """Sum up events, which are in the order in which they happened."""
    ways = [(event.start, event.step) for event in events if isinstance(event, story.Moved)]
    turns = sum(isinstance(event, story.Turned) for event in events)
    payments = [event for event in events if isinstance(event, story.Paid)]
    return Changes(
        gulden=_gulden(events),
        built=_built(events),
        way=(ways[0][0], ways[-1][1]) if ways and ways[0][0] != ways[-1][1] else None,
        has_turned=turns % 2 == 1,
        paid=(payments[-1].owner, payments[-1].gulden, payments[-1].step) if payments else None,
        turned_over=_turned_over(events),
        mover=_mover(events),
    )


def _gulden(events: Sequence[Event]) -> dict[Seat, int]:
    sums: dict[Seat, int] = defaultdict(int)
    for event in events:
        for seat, gulden in _payments(event):
            sums[seat] += gulden
    return {seat: sums[seat] for seat in sorted(sums) if sums[seat]}


def _payments(event: Event) -> Iterator[tuple[Seat, int]]:
    """The gulden that an event moves: whose, and how many came in."""
    match event:
        case story.AuctionWon():
            yield event.seat, -event.gulden
        case story.RightSold():
            yield event.seller, event.gulden
            yield event.buyer, -event.gulden
        case story.Paid():
            yield event.owner, event.gulden


def _built(events: Sequence[Event]) -> dict[int, tuple[Seat, ...]]:
    built: dict[int, tuple[Seat, ...]] = {}
    for event in events:
        if isinstance(event, story.ShopBuilt):
            built[event.step] = (*built.get(event.step, ()), event.seat)
    return built


def _turned_over(events: Sequence[Event]) -> frozenset[Seat]:
    """The seats whose cards lie as they were turned over, until all are taken back."""
    found: frozenset[Seat] = frozenset()
    for event in events:
        match event:
            case story.CardsTurned():
                found = frozenset(seat for seat, _ in event.cards)
            case story.CardsTakenBack() | story.FinalRoundBegan():
                found = frozenset()
    return found


def _mover(events: Sequence[Event]) -> Seat | None:
    """Who moved last, unless cards were turned over after that."""
    found: Seat | None = None
    for event in events:
        match event:
            case story.Moved():
                found = event.seat
            case story.CardsTurned():
                found = None
    return found

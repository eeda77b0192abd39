"""What a stretch of Boomtown's story changed on the table, summed up seat by seat, for a picture to mark.

Knows events, never a state, a rule or a view; events of other kinds change nothing.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.games.boomtown import story
from engine.games.boomtown.cards import MINES, Town
from engine.play.table import Event, Seat


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What changed for one seat."""

    gold: int = 0
    """What came in, less what went out."""
    won: tuple[str, ...] = ()
    """Mines that the seat did not have before."""
    lost: tuple[str, ...] = ()
    """Mines that the seat had before and has lost."""
    produced: tuple[str, ...] = ()
    """Mines that paid the seat."""
    elected: tuple[Town, ...] = ()
    """Towns whose mayor the seat has become, and still is."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table."""

    seats: dict[Seat, SeatChanges] = field(default_factory=dict)
    elections: tuple[Town, ...] = ()
    """Towns where the mayor changed, or left."""
    taken: dict[Seat, str] = field(default_factory=dict)
    """The cards that were taken in the round that goes on."""
    is_rolled: bool = False
    """Whether the dice that lie there are new."""

    def of(self, seat: Seat) -> SeatChanges:
        """What changed for a seat."""
        return self.seats.get(seat, SeatChanges())


def changes_of(events: Sequence[Event]) -> Changes:
    """Sum up events, which are in the order in which they happened."""
    gold: dict[Seat, int] = defaultdict(int)
    owners: dict[str, list[Seat | None]] = {}
    mayors: dict[Town, Seat | None] = {}
    produced: dict[Seat, list[str]] = defaultdict(list)
    taken: dict[Seat, str] = {}
    is_rolled = False
    for event in events:
        for seat, amount in _payments(event):
            gold[seat] += amount
        for mine, before, after in _transfers(event):
            owners.setdefault(mine, [before]).append(after)
        match event:
            case story.RoundBegan():
                taken = {}
            case story.CardTaken():
                taken[event.seat] = event.card
            case story.MayorElected():
                mayors[event.town] = event.seat
            case story.MayorGone():
                mayors[event.town] = None
            case story.MineProduced():
                produced[event.seat].append(event.mine)
            case story.DiceRolled() | story.TelegraphPlayed():
                is_rolled = True
    moved = {mine: (chain[0], chain[-1]) for mine, chain in owners.items() if chain[0] != chain[-1]}
    movers = [seat for pair in moved.values() for seat in pair]
    seats = {seat for seat in (*gold, *produced, *mayors.values(), *movers) if seat is not None}
    return Changes(
        seats={
            seat: SeatChanges(
                gold=gold.get(seat, 0),
                won=tuple(mine for mine, (_, after) in moved.items() if after == seat),
                lost=tuple(mine for mine, (before, _) in moved.items() if before == seat),
                produced=tuple(produced.get(seat, ())),
                elected=tuple(town for town, mayor in mayors.items() if mayor == seat),
            )
            for seat in sorted(seats)
        },
        elections=tuple(mayors),
        taken=taken,
        is_rolled=is_rolled,
    )


def _payments(event: Event) -> Iterator[tuple[Seat, int]]:
    """The gold that an event moves: whose it is, and how much came in."""
    match event:
        case story.BidShared():
            yield from event.shares
            yield event.payer, -event.bank - sum(share for _, share in event.shares)
        case story.FeePaid():
            yield from ((event.mayor, event.gold), (event.payer, -event.gold))
        case story.SharkPaid():
            yield from ((seat, -paid) for seat, paid in event.paid)
        case story.StagecoachRobbed() | story.MineProduced():
            yield event.seat, event.gold
        case story.HoldupTried():
            yield from ((event.seat, event.gold), (event.victim, -event.gold))
        case story.SaloonPaid():
            yield from ((event.owner, event.gold), (event.payer, -event.gold))


def _transfers(event: Event) -> Iterator[tuple[str, Seat | None, Seat | None]]:
    """The mine that an event moves, from whom and to whom."""
    match event:
        case story.CardTaken() if event.card in MINES:
            yield event.card, None, event.seat
        case story.MineExpropriated():
            yield event.mine, event.owner, event.seat
        case story.MineDynamited() | story.MineCollapsed():
            yield event.mine, event.owner, None

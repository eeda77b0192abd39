"""What a stretch of Gnadenlos!'s story changed on the table, summed up, for a picture to mark.

Knows events, never a state, a rule or a view; events of other kinds change nothing.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Adventurer, EventCard, Note
from engine.play.table import Event, Seat

Move: TypeAlias = tuple[Seat, int, int]
"""A hat's move: whose, from which field, to which."""


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What changed for one seat."""

    nuggets: int = 0
    """What came in, less what went out."""
    field: int | None = None
    """Where the hat stood before; None if it still stands there."""
    vultures: int = 0
    taken: tuple[Adventurer, ...] = ()
    """Adventurers that the seat has taken."""


@dataclass(frozen=True, slots=True)
class EventChanges:
    """The newest event and its outcome."""

    event: EventCard | None = None
    """None if it was turned up before these events."""
    laid: tuple[tuple[Seat, Adventurer], ...] = ()
    """All that were turned up, or those that were discarded, as far as these events tell."""
    is_void: bool = False
    """All showed the same number."""
    nuggets: tuple[tuple[Seat, int], ...] = ()
    moves: tuple[Move, ...] = ()
    stolen: tuple[tuple[Seat, tuple[story.Place, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A roll at a payday: the IOU that it turned up, or none; `is_paid` says whether its colour paid."""

    die: int
    note: Note | None
    is_paid: bool = False


@dataclass(frozen=True, slots=True)
class PaydayChanges:
    """A payday: who rolled, its steps, and the vulture that ended it."""

    seat: Seat
    is_last: bool
    steps: tuple[Step, ...] = ()
    vulture: tuple[Seat, int] | None = None
    """Who took it, and how many vultures they have."""
    is_cut: bool = False
    """Whether steps are left out where it begins, because a picture has no room for them."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table."""

    seats: dict[Seat, SeatChanges] = field(default_factory=dict)
    event: EventChanges | None = None
    paydays: tuple[PaydayChanges, ...] = ()
    robbed: dict[story.Place, Seat] = field(default_factory=dict)
    """Places that are gaps, and who took what lay in each."""
    laid: dict[story.Place, Seat] = field(default_factory=dict)
    """Places where IOUs were laid, and by whom, while nothing has been moved since."""
    proofs: dict[Seat, tuple[Note, ...]] = field(default_factory=dict)
    """Hands that were shown in this bidding because no bid was possible."""
    is_undertaker_moved: bool = False

    def of(self, seat: Seat) -> SeatChanges:
        """What changed for a seat."""
        return self.seats.get(seat, SeatChanges())


def changes_of(events: Sequence[Event]) -> Changes:
    """Sum up events, which are in the order in which they happened."""
    return Changes(
        seats=_seats(events),
        event=_event(events),
        paydays=tuple(_paydays(events)),
        robbed=_robbed(events),
        laid=_laid(events),
        proofs=_proofs(events),
        is_undertaker_moved=any(isinstance(event, story.UndertakerMoved) for event in events),
    )


def _seats(events: Sequence[Event]) -> dict[Seat, SeatChanges]:
    nuggets: dict[Seat, int] = defaultdict(int)
    fields: dict[Seat, tuple[int, int]] = {}
    vultures: dict[Seat, int] = defaultdict(int)
    taken: dict[Seat, list[Adventurer]] = defaultdict(list)
    for event in events:
        for seat, amount in _payments(event):
            nuggets[seat] += amount
        for seat, before, after in _moves(event):
            fields[seat] = (fields.get(seat, (before, before))[0], after)
        match event:
            case story.VultureTaken():
                vultures[event.seat] += 1
            case story.AdventurersTaken():
                taken[event.seat] += event.lot
    return {
        seat: SeatChanges(
            nuggets=nuggets.get(seat, 0),
            field=None if seat not in fields or len(set(fields[seat])) == 1 else fields[seat][0],
            vultures=vultures.get(seat, 0),
            taken=tuple(taken.get(seat, ())),
        )
        for seat in sorted({*nuggets, *fields, *vultures, *taken})
    }


def _payments(event: Event) -> Iterator[tuple[Seat, int]]:
    """The nuggets that an event moves: whose, and how many came in."""
    match event:
        case story.NuggetsFound():
            yield event.seat, event.nuggets
        case story.StandingBought() | story.LastBought():
            yield event.seat, -event.fields
        case story.NoteTurned(is_paid=True):
            yield event.note.colour, -event.note.worth


def _moves(event: Event) -> Iterator[Move]:
    match event:
        case story.Cheated() | story.VultureTaken():
            yield event.seat, event.before, event.after
        case story.StandingBought() | story.LastBought():
            yield event.seat, event.after - event.fields, event.after


def _event(events: Sequence[Event]) -> EventChanges | None:
    """The newest event and its outcome."""
    found = nothing = EventChanges()
    for event in events:
        found = _after(found, event)
    return None if found == nothing else found


def _after(changes: EventChanges, event: Event) -> EventChanges:
    """The outcome so far, with one more event."""
    match event:
        case story.EventTurned():
            return EventChanges(event.event)
        case story.AdventurersShown():
            return replace(changes, laid=event.laid)
        case story.NothingHappened():
            return replace(changes, is_void=True)
        case story.NuggetsFound():
            return replace(changes, nuggets=(*changes.nuggets, (event.seat, event.nuggets)))
        case story.Cheated():
            return replace(changes, moves=(*changes.moves, (event.seat, event.before, event.after)))
        case story.NotesStolen():
            return replace(changes, stolen=(*changes.stolen, (event.seat, event.places)))
        case story.AdventurersShot(shot=gone) | story.AdventurersDiscarded(discarded=gone):
            laid = (*changes.laid, *(pair for pair in gone if pair not in changes.laid))
            return replace(changes, laid=laid)
    return changes


def _paydays(events: Sequence[Event]) -> Iterator[PaydayChanges]:
    found: PaydayChanges | None = None
    for event in events:
        match event:
            case story.PaydayBegan():
                if found is not None:
                    yield found
                found = PaydayChanges(event.seat, event.is_last)
            case story.NoteTurned() if found is not None:
                found = replace(found, steps=(*found.steps, Step(event.die, event.note, event.is_paid)))
            case story.ColumnEmpty() if found is not None:
                found = replace(found, steps=(*found.steps, Step(event.die, None)))
            case story.VultureTaken() if found is not None:
                found = replace(found, vulture=(event.seat, event.vultures))
    if found is not None:
        yield found


def _robbed(events: Sequence[Event]) -> dict[story.Place, Seat]:
    robbed: dict[story.Place, Seat] = {}
    for event in events:
        match event:
            case story.NotesStolen():
                robbed |= dict.fromkeys(event.places, event.seat)
            case story.GapsFilled() | story.NotesLaid() | story.PaydayBegan():
                robbed = {}
    return robbed


def _laid(events: Sequence[Event]) -> dict[story.Place, Seat]:
    laid: dict[story.Place, Seat] = {}
    for event in events:
        match event:
            case story.NotesLaid():
                laid |= dict.fromkeys(event.places, event.seat)
            case story.NotesStolen() | story.NotesReturned() | story.GapsFilled():
                laid = {}
    return laid


def _proofs(events: Sequence[Event]) -> dict[Seat, tuple[Note, ...]]:
    proofs: dict[Seat, tuple[Note, ...]] = {}
    for event in events:
        match event:
            case story.AdventurersOffered():
                proofs = {}
            case story.NoBidPossible():
                proofs[event.seat] = event.hand
    return proofs

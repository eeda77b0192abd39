"""The story as it is told: each event with the names that the players had when it happened.

It knows rows and sittings. It knows no SQL and no words.
"""

import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.journal.records import Sitting, StoryRow
from engine.play.codec import decode_event
from engine.play.table import Event, Sealed, Seat
from engine.sessions.session_events import OUTSIDE

SEALED: Final = Sealed.__name__
"""The kind of the rows that say that a seat gave, or changed, a sealed answer."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, with the names of all players, by seat."""

    event: Event
    only: Seat | None
    """The seat that alone may read it; None if everybody may."""
    names: tuple[str, ...]
    """What the players are called from this event on."""
    before: tuple[str, ...]
    """What they were called until then."""
    caretakers: tuple[str | None, ...]
    """The name of the caretaker that plays on each seat from this event on; None where none does."""
    is_change: bool = False
    """Whether a seat only changes its sealed answer: that it has one was told before."""
    is_ordered: bool = False
    """Whether this begins what an answer led to that whoever reads it has said ahead."""
    is_fallen: bool = False
    """Whether this was taken back: it no longer counts."""
    fallen: tuple["Happened", ...] = ()
    """If somebody has taken an answer back, all that fell with it, as everybody had read it."""
    is_on_board: bool = False
    """Whether the session's newest board message tells it (`Chronicle.since_acting` alone says so)."""


def happened(
    stored: Iterable[StoryRow],
    sittings: Sequence[Sitting],
    kinds: Sequence[type[Event]],
    *,
    sealed: Iterable[StoryRow] = (),
    ordered: Iterable[int] = (),
) -> list[Happened]:
    """Rows of the story as events, with the names of their time. `kinds` has every kind of event that may
    occur, except `TABLE_EVENTS`. `sealed` has the sealed answers that stood before the first row. `ordered`
    says how far the story had come before each answer that the reader has said ahead."""
    stored = list(stored)
    laid = {_seat_of(row) for row in sealed}
    begun = _first_after(ordered, [row.number for row in stored])
    changes = sorted({sitting.from_row for sitting in sittings})
    # `seats[0]` is who sat there before the first change, `seats[n]` who from the n-th change on.
    seats = [seats_at(sittings, row) for row in (0, *changes)]
    names = [tuple(sitting.name for sitting in seated) for seated in seats]
    caretakers = [tuple(sitting.kept for sitting in seated) for seated in seats]
    return [
        Happened(
            decode_event(row.kind, row.event, kinds),
            row.only,
            names[bisect.bisect_right(changes, row.number)],
            names[bisect.bisect_right(changes, row.number - 1)],
            caretakers[bisect.bisect_right(changes, row.number)],
            _is_change(row, laid),
            row.number in begun,
        )
        for row in stored
    ]


def seats_at(sittings: Iterable[Sitting], row: int) -> tuple[Sitting, ...]:
    """The sitting on each seat at a row of the story. Before anybody sits on a seat, that is its first."""
    found: dict[Seat, Sitting] = {}
    for sitting in sittings:
        if sitting.from_row <= row or sitting.seat not in found:
            found[sitting.seat] = sitting
    return tuple(found[seat] for seat in sorted(found))


def _first_after(told: Iterable[int], numbers: Sequence[int]) -> set[int]:
    """For each of these moments of the story, the first of the rows with these `numbers` that came after."""
    found = {bisect.bisect_right(numbers, each) for each in told}
    return {numbers[at] for at in found if at < len(numbers)}


def _is_change(row: StoryRow, laid: set[Seat]) -> bool:
    """Whether a row changes one of the sealed answers that the seats have `laid`; it goes on with these."""
    if row.kind != SEALED:
        if row.kind not in OUTSIDE:
            laid.clear()
        return False
    seat = _seat_of(row)
    is_change = seat in laid
    laid.add(seat)
    return is_change


def _seat_of(sealed: StoryRow) -> Seat:
    event = decode_event(sealed.kind, sealed.event, ())
    assert isinstance(event, Sealed)
    return event.seat

"""The story as it is told: each event with the names that the players had when it happened.

It knows rows and sittings. It knows no SQL and no words.
"""

import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.journal.records import Sitting, StoryRow
from engine.play.codec import decode_event
from engine.play.table import Event, Seat


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


def happened(
    stored: Iterable[StoryRow], sittings: Sequence[Sitting], kinds: Sequence[type[Event]]
) -> list[Happened]:
    """Rows of the story as events, with the names of their time. `kinds` has every kind of event that may
    occur, except `TABLE_EVENTS`."""
    changes = sorted({sitting.from_row for sitting in sittings})
    # `names[0]` are those before the first change, `names[n]` those from the n-th change on.
    names = [_names_at(sittings, row) for row in (0, *changes)]
    return [
        Happened(
            decode_event(row.kind, row.event, kinds),
            row.only,
            names[bisect.bisect_right(changes, row.number)],
            names[bisect.bisect_right(changes, row.number - 1)],
        )
        for row in stored
    ]


def _names_at(sittings: Iterable[Sitting], row: int) -> tuple[str, ...]:
    """The name on each seat at a row of the story. Before anybody sits on a seat, it has the name of its
    first sitting."""
    names: dict[Seat, str] = {}
    for sitting in sittings:
        if sitting.from_row <= row or sitting.seat not in names:
            names[sitting.seat] = sitting.name
    return tuple(names[seat] for seat in sorted(names))

"""The story as it is told: each event with the names that the players had when it happened.

It knows rows and sittings, and neither SQL nor words.
"""

import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.journal.records import Sitting, StoryRow
from engine.play.codec import decode_event
from engine.play.table import Event, Seat


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, and what the players were called by seat: from it on, and `before` it."""

    event: Event
    only: Seat | None
    names: tuple[str, ...]
    before: tuple[str, ...]


def happened(
    stored: Iterable[StoryRow], sittings: Sequence[Sitting], kinds: Sequence[type[Event]]
) -> list[Happened]:
    """Rows of the story as events, of these kinds or of the table's own, with the names of their time."""
    changes = sorted({sitting.from_row for sitting in sittings})
    # The names of each stretch of the story: before the first change, and from each change on.
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
    """What each seat is called at a row; before anybody sat there, like the first."""
    names: dict[Seat, str] = {}
    for sitting in sittings:
        if sitting.from_row <= row or sitting.seat not in names:
            names[sitting.seat] = sitting.name
    return tuple(names[seat] for seat in sorted(names))

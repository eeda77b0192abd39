"""What the journal stores of what was posted, as plain records: boards, reminders, and how far they tell.

They know no SQL, and not what may be done with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.journal.records import SessionId
from engine.play.table import Seat


class Becomes(StrEnum):
    """What a board message becomes once there is a newer one."""

    STORY = "story"
    """What it alone told of the story, in a few lines."""
    FIRST = "first"
    """The first message of its thread: who plays, and the seal of the luck."""
    LOST = "lost"
    """It tells of a future that a restore has taken back, and becomes a line that says so."""


@dataclass(frozen=True, slots=True)
class OldBoard:
    """A board message that may still be whole although there is a newer one."""

    session: SessionId
    message: int
    thread: int
    guild: int
    last: int
    """The last row of the story that it tells: the number of its frame."""
    becomes: Becomes


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """The stored reminder of one call. Several that were stored at one moment may share a message."""

    seat: Seat
    ticket: str
    due: float
    """The deadline; without a clock the moment of the reminder."""
    at: float
    """When it was stored, in UNIX seconds: before it was posted."""
    channel: int | None
    """Where it is posted; None for a direct message that is not known to be posted."""
    message: int | None = None
    """The message; None while none is known."""


@dataclass(frozen=True, slots=True)
class Since:
    """How far the story had come, as the number of its last row, at earlier moments."""

    seats: Mapping[Seat, int]
    """By seat, before its owner's last act; a seat whose owner has not acted is missing."""

    def of(self, seat: Seat) -> int:
        """How far the story had come before the last act of a seat's owner; 0 if they have not acted."""
        return self.seats.get(seat, 0)

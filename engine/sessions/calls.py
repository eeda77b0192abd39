"""What is due in sessions, and when: the front door for the scheduler.

It also stores when Discord could not be reached, so that clocks stood still. It does nothing of what is due.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.clock.pace import MINUTE
from engine.journal import due_rows, note_rows, outage_rows
from engine.journal.due_rows import DueKind, Expiring
from engine.journal.outage_rows import Outage
from engine.journal.records import PersonId, SessionId
from engine.sessions.arrivals import ERASED_AFTER
from engine.sessions.endings import ASLEEP_AFTER, CLOSED_AFTER, NOBODY_CAME
from engine.sessions.office_acts import TAKEN_BACK_WITHIN
from engine.sessions.workings import Workings

SPANS: Final[Mapping[DueKind, float]] = MappingProxyType(
    {
        DueKind.OPEN_SEATS: NOBODY_CAME,
        DueKind.IDLE: ASLEEP_AFTER,
        DueKind.ASLEEP: CLOSED_AFTER,
        DueKind.LEFT: ERASED_AFTER,
        DueKind.ENDED: TAKEN_BACK_WITHIN,
    }
)
"""After how many seconds open seats to which nobody comes are closed, a running session falls asleep, a
sleeping one is closed, a server on which the bot is not any more is deleted, and an end by office is for
good."""
EVERY_S: Final = MINUTE
"""The longest time between two ticks of the scheduler."""
CALM_S: Final = MINUTE
"""Nothing expires for so many seconds once people can act again after a while: presses that are on their way
come first."""
LINE: Final = "line"
"""The note with the last moment at which Discord could be reached."""
SHARDS: Final = "shards"
"""The note that says, at the same moment as `TICK`, how many shards have a line, and of how many: "3/4"."""
TICK: Final = "tick"
"""The note with the last moment at which the scheduler looked for what is due."""


@dataclass(frozen=True, slots=True)
class Due:
    """What is due at a moment."""

    expiring: tuple[Expiring, ...]
    is_reminder_due: bool
    others: Mapping[DueKind, tuple[PersonId | SessionId, ...]]
    """The ids of everything else, by kind; those that waited longest come first."""


class Calls:
    """What is due in the sessions of one journal; all moments are in UNIX seconds."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal
        self._now = workings.now

    async def next_due(self, *, after: float = float("-inf")) -> float | None:
        """The earliest moment after a moment at which something is due; None if nothing will be."""
        return await self._journal.read(lambda db: due_rows.next_due(db, SPANS, after))

    async def due(self, now: float) -> Due:
        """What is due at a moment. Whoever does it must look again: people may be faster."""

        def job(db: sqlite3.Connection) -> Due:
            return Due(
                due_rows.expiring(db, now),
                due_rows.is_reminder_due(db, now),
                due_rows.due(db, SPANS, now),
            )

        return await self._journal.read(job)

    async def outage(self, outage: Outage) -> list[SessionId]:
        """Store an outage, and move every running clock by the part of it that the clock has lived through.
        To store it again, or in parts that overlap, moves no clock twice. Returns the sessions whose clocks
        were moved."""
        now = self._now()
        return await self._journal.write(lambda db: outage_rows.save_outage(db, outage, now))

    @property
    def refuses_since(self) -> float | None:
        """Since when the disk takes no writes; None if it takes them."""
        return self._journal.refuses_since

    def take_refusals(self) -> list[tuple[float, float]]:
        """From when to when the disk took no writes, as far as that is over and was not taken yet."""
        return self._journal.take_refusals()

    async def line_was_up(self) -> float | None:
        """The last moment at which Discord could be reached, as far as it was noted; None if it was not."""
        noted = await self._journal.read(lambda db: note_rows.note(db, LINE))
        return None if noted is None else float(noted)

    async def note_tick(self, now: float, *, is_line_up: bool, shards: tuple[int, int] = (1, 1)) -> None:
        """Note that the scheduler looks for what is due at a moment, whether Discord can be reached, and how
        many shards have a line, of how many."""

        def job(db: sqlite3.Connection) -> None:
            for name in (TICK, LINE) if is_line_up else (TICK,):
                note_rows.save_note(db, name, str(now))
            note_rows.save_note(db, SHARDS, f"{shards[0]}/{shards[1]}")

        await self._journal.write(job)

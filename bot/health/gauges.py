"""What is read when somebody asks for figures: how games stand, and how full the disk is.

It reads the file by the journal's reader, and knows no Prometheus. Nothing in it is a server, a person or the
number of a game.
"""

import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from engine.journal import file_checks, gauge_rows, note_rows, posting_rows, session_rows, standing_rows
from engine.journal.journal import Journal
from engine.journal.records import Session
from engine.journal.standing_rows import Standing
from engine.sessions.calls import TICK
from engine.sessions.stuck import BEHIND_S, OVERDUE_S, Why, why

MOST_LOOKED_AT: Final = 210
"""The most games that are looked at because they may be stuck. If there are more, the figure is too low, and
still no 0."""
BACKUP_AT: Final = "backup-at"
"""The note with the moment of the last good nightly backup, in UNIX seconds."""
BACKUP_BYTES: Final = "backup-bytes"

UpSince = Callable[[int], float | None]
"""By server, since when Discord can be reached from there, in UNIX seconds; None while it cannot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """What the file and its disk tell at one moment."""

    games: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """By game and status, how many sessions there are."""
    stuck: Mapping[Why, int] = field(default_factory=dict)
    """By fault, how many games stand still through it."""
    behind: int = 0
    """How many sessions have something that is not posted yet."""
    tick: float | None = None
    """When the scheduler looked last for what is due, in UNIX seconds."""
    backup_at: float | None = None
    backup_bytes: float | None = None
    parts: Mapping[str, int] = field(default_factory=dict)
    """The bytes of the file itself, and of its log."""
    disk_free: int = 0
    disk_size: int = 0


async def tick_of(journal: Journal) -> float | None:
    """When the scheduler looked last for what is due, in UNIX seconds."""
    return await journal.read(lambda db: _number(db, TICK))


async def stored(journal: Journal, up_since: UpSince, *, now: Callable[[], float] = time.time) -> Stored:
    """Read all of it, at one moment."""
    at = now()

    def job(db: sqlite3.Connection) -> tuple[list[tuple[Session, Standing]], Stored]:
        disk = shutil.disk_usage(journal.path.parent)
        return _suspects(db, at), Stored(
            games=gauge_rows.games(db),
            behind=len(posting_rows.sessions_to_post(db)),
            tick=_number(db, TICK),
            backup_at=_number(db, BACKUP_AT),
            backup_bytes=_number(db, BACKUP_BYTES),
            parts={"main": _size(journal.path), "log": file_checks.log_size(journal.path)},
            disk_free=disk.free,
            disk_size=disk.total,
        )

    suspects, found = await journal.read(job)
    return _with_stuck(found, suspects, up_since, at)


def _with_stuck(
    found: Stored, suspects: list[tuple[Session, Standing]], up_since: UpSince, at: float
) -> Stored:
    counted = Counter[Why]()
    for session, standing in suspects:
        still = why(session, standing, at, up_since=up_since(session.guild))
        if still is not None and still.why.is_fault:
            counted[still.why] += 1
    return replace(found, stuck=counted)


def _suspects(db: sqlite3.Connection, at: float) -> list[tuple[Session, Standing]]:
    numbers = gauge_rows.suspects(db, behind=at - BEHIND_S, overdue=at - OVERDUE_S, most=MOST_LOOKED_AT)
    pairs = ((session_rows.session(db, each), standing_rows.standing(db, each)) for each in numbers)
    return [
        (session, standing) for session, standing in pairs if session is not None and standing is not None
    ]


def _number(db: sqlite3.Connection, name: str) -> float | None:
    noted = note_rows.note(db, name)
    return None if noted is None else float(noted)


def _size(path: Path) -> int:
    return path.stat().st_size

"""Whether the disk of the file takes writes: full, or read-only, it refuses them for a while.

This decides when it is tried again. The journal tries, and tells this what came of it.
"""

import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine.errors import NotStored

log = logging.getLogger(__name__)

PROBE_S: Final = 60.0
"""While the disk cannot be written, this is the time between two trials, and between two lines in the log."""
_OF_THE_DISK: Final = frozenset(
    (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
)
"""SQLite's primary result codes for a disk that cannot be written (sqlite.org/rescode.html)."""


class Disk:
    """Knows whether the disk can be written, and logs that it cannot at most once in `PROBE_S`. Some writes
    need no room, so only a trial shows that there is room again."""

    def __init__(self, path: Path, now: Callable[[], float]) -> None:
        self._path = path
        self._now = now
        self._said: float | None = None
        self._trial = 0.0
        self.since: float | None = None
        """Since when it cannot be written, in UNIX seconds; None if it can."""
        self.over: list[tuple[float, float]] = []
        """From when to when it could not be written, as far as nobody has taken that."""

    @property
    def is_full(self) -> bool:
        """Whether it cannot be written, as far as is known."""
        return self.since is not None

    def explained(self, error: BaseException) -> BaseException:
        """The error for the caller of a failed write: NotStored for an error of the disk, which is no
        player's fault."""
        code = error.sqlite_errorcode & 0xFF if isinstance(error, sqlite3.OperationalError) else None
        if code not in _OF_THE_DISK:
            return error
        now = time.monotonic()
        if not self.is_full:
            self.since, self._trial = self._now(), now + PROBE_S
        if self._said is None or now - self._said >= PROBE_S:
            self._said = now
            log.error("%s cannot be written: %s. Answers are refused until it can", self._path, error)
        return NotStored("not-stored")

    def is_to_be_tried(self) -> bool:
        """Whether it is time to try if there is room again."""
        return self.is_full and time.monotonic() >= self._trial

    def was_tried(self, error: BaseException | None) -> None:
        """Note the outcome of a trial: its error, or None if there is room again."""
        self._trial = time.monotonic() + PROBE_S
        if error is not None:
            self.explained(error)
            return
        if self.since is not None:
            self.over.append((self.since, self._now()))
        self.since = None
        log.warning("%s can be written again", self._path)

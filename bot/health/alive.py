"""The sign of life that a running bot leaves beside its file: its own loop touches `saloon.sqlite3.alive`
every 30 seconds. A bot that stops in order takes it away."""

import os
from pathlib import Path
from typing import Final

from engine.journal.file_checks import beside

ALIVE: Final = ".alive"
"""How the name of that file ends."""
MOST_S: Final = 150.0
"""The sign of a bot that works is younger than this, in seconds."""
EVERY_S: Final = 30.0
"""How often a bot that works gives one, in seconds."""
LATE_S: Final = 2 * EVERY_S
"""An older sign is late: the bot may be gone, or hang."""
NO_ROOM: Final = 1 << 20
"""Bytes: with less room than this, a disk is full."""


def seen(path: Path) -> float | None:
    """When the bot of a file gave its last sign of life, in UNIX seconds; None if there is none."""
    try:
        return beside(path, ALIVE).stat().st_mtime
    except FileNotFoundError:
        return None


def is_fresh(seen: float | None, now: float) -> bool:
    """Whether a sign of life is young enough. One from the future is no better than an old one: the clock was
    set back, and the next sign comes soon."""
    return seen is not None and abs(now - seen) < MOST_S


def is_full(path: Path) -> bool:
    """Whether the disk of a file has no room at all. Some file systems (ZFS, Btrfs) then refuse even a sign
    of life, so that an old one says nothing."""
    try:
        disk = os.statvfs(path.parent)
    except FileNotFoundError:
        return False
    return disk.f_bavail * disk.f_frsize < NO_ROOM


def is_read_only(path: Path) -> bool:
    """Whether the disk of a file can be read only, so that there can be no sign of life."""
    try:
        return bool(os.statvfs(path.parent).f_flag & os.ST_RDONLY)
    except FileNotFoundError:
        return False

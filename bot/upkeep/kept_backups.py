"""The folder of nightly backups: which of its files are ours, and which of those are kept.

A file in it is ours only if it was backed up from the file that this bot uses: what that is has a random
word, its `origin`, which all of its backups have, too.
"""

import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from bot.settings import Keep
from engine.errors import JournalError
from engine.journal import note_rows
from engine.journal.copies import looking, moment_of

ORIGIN: Final = "origin"
"""The name of the note that tells the backups of one file from those of all others."""
PROMISED_DAYS: Final = 35
"""The privacy policy promises that nobody is in a backup for longer, once they are deleted."""
_NAME: Final = re.compile(r"saloon-(\d{4}-\d\d-\d\d)\.sqlite3", re.ASCII)
LEFT: Final = ("", ".part", ".part-journal", ".part.newer", ".part.newer-journal")
"""The endings of what a backup that is not finished may consist of (`engine.journal.copies`)."""
_UNFINISHED: Final = re.compile(r"saloon-\d{4}-\d\d-\d\d\.sqlite3\.[0-9a-f]{8}\.new", re.ASCII)


@dataclass(frozen=True, slots=True)
class Kept:
    """A nightly backup of the file that this bot uses."""

    path: Path
    night: date
    made: float
    """When, in UNIX seconds."""


def name_of(night: date) -> str:
    """The name of a night's backup: names sort as nights do."""
    return f"saloon-{night.isoformat()}.sqlite3"


def backups_in(folder: Path, origin: str) -> list[Kept]:
    """The backups in a folder that have this origin, from the oldest night to the newest."""
    found = []
    for file in sorted(folder.iterdir()):
        name = _NAME.fullmatch(file.name)
        made = None if name is None or file.is_symlink() or not file.is_file() else moment_of(file)
        if name is not None and made is not None and origin_of(file) == origin:
            found.append(Kept(file, date.fromisoformat(name[1]), made))
    return found


def origin_of(file: Path) -> str | None:
    """The origin of a file of games; None if it has none, or cannot be read."""
    try:
        with looking(file) as db:
            return note_rows.note(db, ORIGIN)
    except (JournalError, sqlite3.Error, OSError):
        return None


def forget_unfinished(folder: Path) -> None:
    """Delete what kills have left of backups. Whoever still writes such a file fails."""
    for file in sorted(folder.iterdir()):
        begun = _UNFINISHED.match(file.name)
        if begun is not None and file.name[begun.end() :] in LEFT:
            file.unlink(missing_ok=True)


def superfluous(nights: Iterable[date], keep: Keep, tonight: date) -> set[date]:
    """The nights whose backups are not kept. Kept are those of the last `keep.days` days, and from the weeks
    before them (from Monday on) the newest of each, for `keep.weeks` weeks; and always the newest of all."""
    known = sorted(set(nights), reverse=True)
    age = {night: (tonight - night).days for night in known}
    kept = set(known[:1]) | {night for night in known if age[night] < keep.days}
    weekly = dict[tuple[int, int], date]()
    for night in known:
        if keep.days <= age[night] < longest(keep):
            weekly.setdefault(night.isocalendar()[:2], night)
    return set(known) - kept - set(list(weekly.values())[: keep.weeks])


def longest(keep: Keep) -> int:
    """For how many days a backup is kept at most."""
    return keep.days + 7 * keep.weeks

"""The copy of the file of all games that is kept before a newer version of the bot changes its tables.

It lies beside the file, as `….schema-<version>`, and is a backup like any other: `restores` takes it. It is
deleted after the next update, and after 35 days, because people who are forgotten are in it.
"""

import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.clock.pace import DAY
from engine.errors import JournalError
from engine.journal import schema
from engine.journal.copies import backup, checked, looking, moment_of
from engine.journal.file_checks import beside, check_ours
from engine.play.game import AnyGame

log = logging.getLogger(__name__)

KEPT_FOR: Final = 35 * DAY
"""Seconds: the privacy policy promises that nobody is in a backup for longer than this once they are
deleted."""
_ENDING: Final = re.compile(r"\.schema-\d+", re.ASCII)


class Unkept(JournalError):
    """No copy can be made before an update."""


def keep_copy(path: Path, games: Mapping[str, AnyGame]) -> None:
    """If a file is of an earlier version, back it up beside itself; an older such copy is deleted then. To do
    it twice is the same as to do it once. Raises JournalError, and leaves nothing half done: `Unkept` if the
    file can be used, but no copy can be made."""
    with looking(path) as db:
        version = check_ours(db)
        if not 0 < version < len(schema.MIGRATIONS):
            return
        checked(db, games)  # what cannot be used is not copied, either
    target = beside(path, f".schema-{version}")
    try:
        report = backup(path, target, games)
    except JournalError as error:
        raise Unkept(str(error)) from error
    log.info("kept a copy of version %d of the file before its update: %s", version, target)
    if report.frozen:
        numbers = ", ".join(f"#{number}" for number in report.frozen)
        log.warning("games that cannot be rebuilt, in the copy as in the file: %s", numbers)
    for older in _copies_of(path):
        if older != target:
            older.unlink(missing_ok=True)
            log.info("deleted the copy before an older update: %s", older)


def forget_old_copies(path: Path, now: float) -> None:
    """Delete the copies before updates that are too old to be kept."""
    for copy in _copies_of(path):
        made = moment_of(copy)
        if made is not None and now - made >= KEPT_FOR:
            copy.unlink(missing_ok=True)
            log.info("deleted a copy that is older than 35 days: %s", copy)


def _copies_of(path: Path) -> list[Path]:
    """The copies beside a file that are backups; nothing else that is called alike."""
    return [
        file
        for file in sorted(path.parent.iterdir())
        if file.name.startswith(path.name)
        and _ENDING.fullmatch(file.name.removeprefix(path.name))
        and moment_of(file) is not None
    ]

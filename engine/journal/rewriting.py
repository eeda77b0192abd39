"""Rewrites the file of all games as a whole, so that nothing is left in it of what was deleted.

SQLite overwrites what is deleted, but when it distributes rows anew among pages, it leaves older copies in
the gaps between them: after 13 of 20 people were forgotten in a file of 200 games, their ids were still in
such gaps. In files of earlier versions nothing was overwritten. This knows no games.
"""

import logging
import sqlite3
import time
from pathlib import Path
from typing import Final

from engine.journal import file_checks, note_rows

log = logging.getLogger(__name__)

DUE: Final = "rewrite-due"
"""The name of the note that says that the file must be rewritten; without the note, it need not be."""


AT_ONCE_MOST: Final = 64 << 20
"""Bytes: a larger file is rewritten only at a start. This many take about a second, in which nobody can
write."""


def is_due(db: sqlite3.Connection) -> bool:
    """Whether the file must be rewritten."""
    return note_rows.note(db, DUE) is not None


def rewrite_if_due(db: sqlite3.Connection, path: Path) -> None:
    """Rewrite the file at a start, if that is due and the disk has room for it."""
    if not is_due(db):
        return
    log.info("rewrites %s once, so that nothing is left of what was deleted", path)
    began = time.monotonic()
    if rewrite(db, path):
        log.info("%s was rewritten in %.1f s", path, time.monotonic() - began)


def rewrite(db: sqlite3.Connection, path: Path, most: int | None = None) -> bool:
    """Rewrite the file, outside a transaction, if it has at most so many bytes. Returns whether it was done.
    If not, or without room on the disk, it is due at the next start. A crash leaves the file either as it was
    or rewritten."""
    note_rows.save_note(db, DUE, "now")
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    if most is not None and pages * size > most:
        log.info("%s is large: it is rewritten at the next start", path)
        return False
    if file_checks.has_little_room(path.parent, 2 * pages * size):
        log.warning("%s is rewritten at a later start: its disk has too little room", path)
        return False
    lives = file_checks.lives(path)
    # While pages move from the log into the file, the file alone may have no life that can be read.
    file_checks.save_lives(path, *(lives | {None}))
    folder = str(path.parent).replace("'", "''")
    try:
        db.execute(f"PRAGMA temp_store_directory = '{folder}'")  # elsewhere nothing may be writable
        db.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("%s is rewritten at a later start: %s", path, error)
        return False
    finally:
        db.execute("PRAGMA temp_store_directory = ''")
    note_rows.forget_note(db, DUE)
    if empty_log(db):
        file_checks.save_lives(path, *lives)
    return True


def empty_log(db: sqlite3.Connection) -> bool:
    """Move what is in the log into the file, as far as nobody is reading it, so that no write has to wait.
    Returns whether the log is empty now."""
    db.execute("PRAGMA busy_timeout = 0")
    try:
        busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    finally:
        db.execute(f"PRAGMA busy_timeout = {file_checks.PATIENCE_MS}")


def rewrite_copy(db: sqlite3.Connection) -> None:
    """Rewrite a file that nobody else uses, and that has no log, if that is due."""
    if is_due(db):
        note_rows.forget_note(db, DUE)
        db.execute("VACUUM")


def lives_while_moving(path: Path) -> tuple[None, ...]:
    """What the file alone may have as its life besides those that it is given, because a rewrite may still be
    in the log."""
    return (None,) if None in file_checks.lives(path) and file_checks.has_log(path) else ()

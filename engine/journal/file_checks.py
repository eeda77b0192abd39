"""What must be true of the file of all games before anybody uses it: it is whole, ours, and has its own log.

SQLite keeps the newest pages in a log beside the file (`-wal`). It takes any log that it finds there for the
file's own. So a file that somebody puts beside another file's log is destroyed without a warning. A random
word, the file's `life`, tells files apart. No check here changes a byte of what it reads.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from engine.errors import JournalError
from engine.journal import schema

LIFE: Final = "life"
"""The name of the note in the file that holds its life."""
BACKED_UP: Final = "backed-up"
"""The name of the note that says when a backup was made, in UNIX seconds. No file that a bot has used has
this note."""
BACKUP_AT: Final = "backup-at"
"""The name of the note that says when the last good nightly backup of this file was made, in UNIX seconds."""
BACKUP_BYTES: Final = "backup-bytes"
"""The name of the note that says how large that is."""
OF_BACKUPS: Final = (BACKUP_AT, BACKUP_BYTES)
"""The notes that no copy of the file has: they are about backups of the file that the bot uses."""
_NONE: Final = "none"
"""What the file of lives says for a file that has no life."""
_EPOCH: Final = "epoch:"
"""What precedes an epoch in the file of lives."""
PATIENCE_MS: Final = 5000
"""How long SQLite waits for another connection to release the file."""
_MOVING_S: Final = 0.5
"""Pages may be on the move into a file if it was written so many seconds ago at most."""
_PAUSE_S: Final = 0.05
"""How long whoever waits for that waits before they look again."""
LITTLE_ROOM: Final = 500 << 20
"""Bytes: a disk is nearly full if it has less room than this, and less than 5 % of its size."""
RESTORE: Final = "restore a backup: python -m bot restore FILE"
"""What helps if a file is damaged."""
MAGIC: Final = b"SQLite format 3\x00"
"""How every file of SQLite begins (sqlite.org/fileformat2.html, 1.3)."""


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the file of games: `saloon.sqlite3` and `-wal` make `saloon.sqlite3-wal`."""
    return path.with_name(path.name + ending)


def log_of(path: Path) -> Path:
    """SQLite's log: it has what is not yet in the file itself."""
    return beside(path, "-wal")


def life_file_of(path: Path) -> Path:
    """The file of lives: it says which lives the file of games may have."""
    return beside(path, ".life")


def restoring_file_of(path: Path) -> Path:
    """The copy that takes the file's place at the end of a restore. It exists only during a restore."""
    return beside(path, ".restoring")


def check_place(path: Path, *, is_only_read: bool = False) -> None:
    """Check that the file and what lies beside it belong together; unless it `is_only_read`, also that no
    restore was cut short, and that the file has only one name. Raises JournalError when that is not so. It
    opens nothing for writing, so that a refusal leaves every byte as it was."""
    if restoring_file_of(path).exists() and not is_only_read:
        raise JournalError(
            f"a restore was cut short, and {restoring_file_of(path)} is left of it. Do it once more:"
            f" python -m bot restore FILE. What was here before is in {beside(path, '.before-')}…"
        )
    size = path.stat().st_size if path.exists() else 0
    if size and path.stat().st_nlink > 1 and not is_only_read:
        raise JournalError(
            "the file has a second name (a hard link), under which another bot could open it. Copy it, and"
            " give the bot the copy"
        )
    if not size and has_log(path):
        raise JournalError(
            f"it is missing or empty, but its log {log_of(path)} is there. Put the file back that belongs to"
            " the log, or move the log away to begin a new file"
        )
    if size:
        _check_size(path, size)
        _check_log(path, is_only_read=is_only_read)


def _check_size(path: Path, size: int) -> None:
    with path.open("rb") as file:
        head = file.read(100)
    if not head.startswith(MAGIC):
        return  # SQLite itself will say what is wrong
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    if page and size % page:
        raise JournalError(f"the file is damaged (its end is cut off); {RESTORE}")


def _check_log(path: Path, *, is_only_read: bool) -> None:
    """Refuse a file beside the log of another file. Raises JournalError. While a running bot moves pages from
    its log into the file, no life may be found in the file alone: whoever only reads waits for that."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while has_log(path):
        life = life_alone(path)
        if life in lives(path):
            return
        is_written = time.time() - path.stat().st_mtime < _MOVING_S
        if life is not None or not (is_only_read and is_written) or time.monotonic() >= end:
            break
        time.sleep(_PAUSE_S)
    else:
        return
    raise JournalError(
        f"it is not the file to which its log {log_of(path)} belongs, as {life_file_of(path)} says. If you"
        " have put a backup there, put the other file back and run: python -m bot restore FILE. If you have"
        " moved the bot, move all of its files"
    )


def has_log(path: Path) -> bool:
    """Whether there is a log that is not empty."""
    return log_size(path) > 0


def log_size(path: Path) -> int:
    """The bytes of the log; 0 if there is none."""
    log = log_of(path)
    return log.stat().st_size if log.exists() else 0


def has_little_room(folder: Path, needed: int = 0) -> bool:
    """Whether a disk would be nearly full after this number of bytes was written there."""
    disk = shutil.disk_usage(folder)
    return disk.free - needed < min(LITTLE_ROOM, disk.total // 20)


def life_alone(path: Path) -> str | None:
    """The life in the file itself, without its log; None if it has none, or cannot be read.

    While somebody reads (Litestream always does), only a part of the log gets into the file. Then the file
    may name a new table that it does not hold yet, which this connection, and nobody else, passes over.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        try:
            db.execute("PRAGMA writable_schema = ON")
            row = db.execute("SELECT value FROM notes WHERE name = ?", (LIFE,)).fetchone()
        except sqlite3.Error:  # another program's file, or older than lives
            return None
    return None if row is None else str(row[0])


def lives(path: Path) -> frozenset[str | None]:
    """The lives that the file itself may have if the log beside it is its own; None stands for no life."""
    file = life_file_of(path)
    if not file.exists():
        return frozenset((None,))
    return frozenset(None if word == _NONE else word for word in _words(file) if not word.startswith(_EPOCH))


def last_epoch(path: Path) -> int:
    """The highest epoch that a restore here has begun, even if the file itself can no longer be read."""
    numbers = [word.removeprefix(_EPOCH) for word in _words(life_file_of(path)) if word.startswith(_EPOCH)]
    return max((int(number) for number in numbers if number.isdecimal()), default=0)


def _words(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8", errors="replace").split() if file.exists() else []


def save_lives(path: Path, *allowed: str | None, epoch: int = 0) -> None:
    """Note which lives the file may have from now on, and an epoch if it is higher than the noted one. A
    crash leaves either the old note or the new one."""
    part, epoch = beside(path, ".life.part"), max(epoch, last_epoch(path))
    words = [life or _NONE for life in allowed] + [f"{_EPOCH}{epoch}"] * bool(epoch)
    with part.open("w", encoding="utf-8") as file:
        file.writelines(f"{word}\n" for word in words)
        file.flush()
        os.fsync(file.fileno())
    own_as(path, part)
    part.replace(life_file_of(path))
    sync_folder(path.parent)


def own_as(path: Path, made: Path) -> None:
    """Give a new file the owner and permissions of the file of games, if that is there: a command may run as
    root, and the bot must be able to use what it leaves. No link is followed, because it may lead
    to any file."""
    with suppress(OSError):  # not every disk can, and not everybody may
        owner, opened = path.stat(), os.open(made, os.O_RDONLY | os.O_NOFOLLOW)
        try:
            os.fchmod(opened, owner.st_mode & 0o777 | 0o600)
            os.fchown(opened, owner.st_uid, owner.st_gid)
        finally:
            os.close(opened)


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def check_ours(db: sqlite3.Connection, *, may_be_newer: bool = False) -> int:
    """Check that the file is ours, and no newer bot's unless it `may_be_newer`; return its version, 0 for an
    empty file. Raises JournalError when that is not so."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != schema.APPLICATION and (version or application or tables):
        raise JournalError("it belongs to another program")
    if version > len(schema.MIGRATIONS) and not may_be_newer:
        known = len(schema.MIGRATIONS)
        raise JournalError(
            f"it was written by a newer Saloon (its tables have version {version}, and this one knows version"
            f" {known}); update this one"
        )
    return int(version)


def check_tables(db: sqlite3.Connection, version: int) -> None:
    """Check that the file has every table, column and index that the migrations make; whatever others have
    added (Litestream does) may stay. Raises JournalError when one is missing."""
    found = _tables(db)
    for table, columns in tables_of(version).items():
        missing = [column for column in columns if column not in found.get(table, ())]
        if missing:
            what = f"{table}.{missing[0]}" if table in found else table
            raise JournalError(f"the file is damaged ({what} is missing); {RESTORE}")


def tables_of(version: int) -> Mapping[str, Sequence[str]]:
    """By name, each table and index that the migrations make: its name, then those of a table's columns."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in schema.MIGRATIONS[:version]:
            db.executescript(script)
        return _tables(db)


def _tables(db: sqlite3.Connection) -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    names = db.execute("SELECT name, type FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'").fetchall()
    for name, kind in names:
        rows = db.execute("SELECT name FROM pragma_table_info(?)", (name,)) if kind == "table" else ()
        found[name] = [name, *(column for (column,) in rows)]
    return found


def check_pages(db: sqlite3.Connection) -> None:
    """Check all pages, which takes as long as reading the file. Raises JournalError when one is damaged."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise JournalError(f"the file is damaged ({found}); {RESTORE}")

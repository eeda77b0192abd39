"""What must be true of the file of all games before anybody uses it: it is whole, ours, and has its own log.

SQLite keeps the newest pages in a log beside the file (`-wal`). It takes whatever log it finds there for the
file's own, so a file that somebody puts beside the log of another is destroyed without a word. A random word,
the file's `life`, tells them apart. Nothing here changes a byte of what it looks at.
"""

import os
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from engine.errors import JournalError
from engine.journal import schema

LIFE: Final = "life"
"""The name of the note in the file that holds its life."""
BACKED_UP: Final = "backed-up"
"""The name of the note in a backup, and in no file that a bot has used, that holds its moment, in UNIX
seconds."""
_NONE: Final = "none"
"""What the file of lives says of a file that has none."""
_EPOCH: Final = "epoch:"
"""What stands before an epoch there."""
PATIENCE_MS: Final = 5000
"""How long SQLite waits for another connection to let go of the file."""
LITTLE_ROOM: Final = 500 << 20
"""Bytes: a disk with less room left than this, and than 5 % of it, is nearly full."""
RESTORE: Final = "restore a backup: python -m bot restore FILE"
"""What helps where a file is damaged."""
MAGIC: Final = b"SQLite format 3\x00"
"""How every file of SQLite begins (sqlite.org/fileformat2.html, 1.3)."""


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to the file of games: `saloon.sqlite3` and `-wal` make `saloon.sqlite3-wal`."""
    return path.with_name(path.name + ending)


def log_of(path: Path) -> Path:
    """SQLite's log of what is not in the file itself yet."""
    return beside(path, "-wal")


def life_file_of(path: Path) -> Path:
    """The file beside that says which lives the file of games may have."""
    return beside(path, ".life")


def restoring_file_of(path: Path) -> Path:
    """The copy that takes the file's place at the end of a restore: there only while one is going on."""
    return beside(path, ".restoring")


def check_place(path: Path, *, is_only_read: bool = False) -> None:
    """See that the file and what lies beside it belong together; unless it `is_only_read`, also that no
    restore was cut short, and that it has one name only. Raises JournalError; opens nothing for writing, so
    that a refusal leaves every byte as it was."""
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
        _check_log(path)


def _check_size(path: Path, size: int) -> None:
    with path.open("rb") as file:
        head = file.read(100)
    if not head.startswith(MAGIC):
        return  # SQLite itself says what that is
    page = int.from_bytes(head[16:18], "big")
    page = 65536 if page == 1 else page
    if page and size % page:
        raise JournalError(f"the file is damaged (its end is cut off); {RESTORE}")


def _check_log(path: Path) -> None:
    """Refuse a file whose log is that of another."""
    if not has_log(path) or life_alone(path) in lives(path):
        return
    raise JournalError(
        f"it is not the file to which its log {log_of(path)} belongs, as {life_file_of(path)} says. If you"
        " have put a backup there, put the other file back and run: python -m bot restore FILE. If you have"
        " moved the bot, move all of its files"
    )


def has_log(path: Path) -> bool:
    """Whether there is a log with anything in it."""
    return log_size(path) > 0


def log_size(path: Path) -> int:
    """The bytes of the log; 0 if there is none."""
    log = log_of(path)
    return log.stat().st_size if log.exists() else 0


def has_little_room(folder: Path, needed: int = 0) -> bool:
    """Whether a disk would be nearly full once this number of bytes was written there."""
    disk = shutil.disk_usage(folder)
    return disk.free - needed < min(LITTLE_ROOM, disk.total // 20)


def life_alone(path: Path) -> str | None:
    """The life in the file itself, its log left aside; None if it has none, or cannot be read."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        try:
            row = db.execute("SELECT value FROM notes WHERE name = ?", (LIFE,)).fetchone()
        except sqlite3.Error:  # another program's, or from before there were lives
            return None
    return None if row is None else str(row[0])


def lives(path: Path) -> frozenset[str | None]:
    """The lives that the file itself may have beside the log that lies there; None stands for none."""
    file = life_file_of(path)
    if not file.exists():
        return frozenset((None,))
    return frozenset(None if word == _NONE else word for word in _words(file) if not word.startswith(_EPOCH))


def last_epoch(path: Path) -> int:
    """The highest epoch that a restore here has begun, also if the file itself cannot be read any more."""
    numbers = [word.removeprefix(_EPOCH) for word in _words(life_file_of(path)) if word.startswith(_EPOCH)]
    return max((int(number) for number in numbers if number.isdecimal()), default=0)


def _words(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8", errors="replace").split() if file.exists() else []


def save_lives(path: Path, *allowed: str | None, epoch: int = 0) -> None:
    """Note which lives the file may have from now on, so that a crash leaves the old note or the new one; and
    an epoch, if it is higher than the one before."""
    part, epoch = beside(path, ".life.part"), max(epoch, last_epoch(path))
    words = [life or _NONE for life in allowed] + [f"{_EPOCH}{epoch}"] * bool(epoch)
    with part.open("w", encoding="utf-8") as file:
        file.writelines(f"{word}\n" for word in words)
        file.flush()
        os.fsync(file.fileno())
    part.replace(life_file_of(path))
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def check_ours(db: sqlite3.Connection) -> int:
    """See that the file is ours, and not of a newer bot; its version, 0 for one that is yet to be filled.
    Raises JournalError."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != schema.APPLICATION and (version or application or tables):
        raise JournalError("it belongs to another program")
    if version > len(schema.MIGRATIONS):
        raise JournalError("it was written by a newer Saloon; update this one")
    return int(version)


def check_tables(db: sqlite3.Connection, version: int) -> None:
    """See that the file has every table, column and index that the migrations make. What others have added,
    as Litestream does, is passed over. Raises JournalError."""
    found = _tables(db)
    for table, columns in tables_of(version).items():
        missing = [column for column in columns if column not in found.get(table, ())]
        if missing:
            what = f"{table}.{missing[0]}" if table in found else table
            raise JournalError(f"the file is damaged ({what} is missing); {RESTORE}")


def tables_of(version: int) -> Mapping[str, Sequence[str]]:
    """The columns of each table, and the indexes without any, as the migrations make them."""
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
    """Look through all pages: it takes as long as to read the file. Raises JournalError."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise JournalError(f"the file is damaged ({found}); {RESTORE}")

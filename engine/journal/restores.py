"""Restores: a verified copy takes the place of the file of all games.

The copy goes on under numbers that its lost future never used: a new epoch for tickets, a leap for the
numbers of games, and a new attempt for the luck of rounds. The old file is moved aside; nothing is deleted.
"""

import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from engine.errors import JournalError
from engine.journal import file_checks, ghost_rows, match_rows, note_rows, rating_rows, rewriting, schema
from engine.journal.copies import address, checked, copy_pages, looking, named, sync, verify
from engine.journal.file_checks import beside, life_file_of, sync_folder
from engine.journal.records import PersonId
from engine.journal.schema import PERSONAL, Holds
from engine.journal.snowflakes import as_id, is_ghost
from engine.play.game import AnyGame

Forget: TypeAlias = Callable[[sqlite3.Connection, Sequence[PersonId], float], None]
"""Forgets people in a file, at a moment: `engine.sessions.forgetting.forget_again`."""

LEAP: Final = 1000
"""How far the numbers of games jump at a restore, so that no number of the lost future is given again."""
MOST_EPOCHS: Final = 999
"""The ids of buttons have room for this many epochs (`cogs.parts.custom_ids`)."""
UNKNOWN: Final = 20
"""How far the epoch leaps if the file cannot be read: whatever was taken back in its games has begun epochs,
and nobody knows how many."""
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first second of 2015: Discord's ids count from it (Discord: reference, "Snowflakes")."""


NUMBERED: Final = ("sessions", "leagues", "fixtures")
"""The tables whose numbers are in what was posted: nothing of the lost future may be taken for something
else."""
_FORGETS: Final = 16
"""The version of the file from which on people can be forgotten."""
_HIDES: Final = 17
"""The version of the file from which on people can hide their ratings."""
_LOST: Final = (
    "SELECT session, number, at FROM main.answers EXCEPT SELECT session, number, at FROM kept.answers"
)


@dataclass(frozen=True, slots=True)
class Loss:
    """What the present file has and the file that will take its place has not."""

    answers: int
    games: int
    """In how many games these answers were given, plus those that were opened meanwhile."""
    since: float | None
    """When the first of the answers was given, in UNIX seconds."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore has done."""

    epoch: int
    before: Path | None
    """Where the old file is now, with what lay beside it; None if there was none."""
    forgotten: int | None = 0
    """How many people were forgotten once more, because the copy still knew them; None if the old file could
    not be read or is not there, so that nobody knows who was forgotten since the copy was made."""


def loss(path: Path, source: Path) -> Loss | None:
    """What would be lost if `source` took the place of the file; None if either cannot be read."""
    path = path.resolve()
    if not path.exists() or not path.stat().st_size:
        return Loss(0, 0, None)
    try:
        with looking(path) as db:
            db.execute("ATTACH ? AS kept", (address(source.resolve()),))
            answers, since = db.execute(f"SELECT count(*), min(at) FROM ({_LOST})").fetchone()  # noqa: S608
            (games,) = db.execute(
                f"SELECT count(*) FROM (SELECT session FROM ({_LOST}) UNION"  # noqa: S608
                " SELECT id FROM main.sessions WHERE id NOT IN (SELECT id FROM kept.sessions))"
            ).fetchone()
    except (JournalError, sqlite3.Error):
        return None
    return Loss(answers, games, since)


def restore(
    path: Path,
    source: Path,
    games: Mapping[str, AnyGame],
    *,
    now: float | None = None,
    forget: Forget | None = None,
) -> Restored:
    """Put a verified copy of `source` in the place of the file, while the caller holds its lock. The old file
    is moved aside, never deleted. Whoever was forgotten since the copy was made is forgotten in it, too, by
    `forget`. Raises JournalError, also if there is somebody to forget and nothing that can; the file is
    unchanged until everything is ready."""
    path, source, now = path.resolve(), source.resolve(), time.time() if now is None else now
    if source == path:
        raise JournalError(f"{path} cannot take its own place")
    report = verify(source, games)
    moment = report.moment or report.newest or source.stat().st_mtime
    ready, part = file_checks.restoring_file_of(path), beside(path, ".restoring.part")
    known = (path, source, ready)  # the last exists if a restore was cut short
    epoch = 1 + max(file_checks.last_epoch(path), *(_asked_of(file, _epoch) for file in known))
    if not _asked_of(path, lambda db: 1 + _epoch(db)):
        epoch += UNKNOWN
    newest = {table: max(_asked_of(file, partial(_newest, table)) for file in known) for table in NUMBERED}
    if epoch > MOST_EPOCHS:
        raise JournalError(f"{path} was restored {MOST_EPOCHS} times: buttons have no room for more")
    life, began = secrets.token_hex(16), ready.stat().st_mtime if ready.exists() else _unused(path, now)
    olds = [file for file in (path, ready, _before(path, began)) if file.exists() and file.stat().st_size]
    readable, forgotten = list[bool](), list[PersonId]()
    try:
        with named(source), looking(source) as db:
            copy_pages(db, part)
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            schema.migrate(copy, checked(copy))
            copy.execute("PRAGMA secure_delete = ON").fetchone()
            copy.execute("BEGIN IMMEDIATE")
            readable = [_take_over(copy, old) for old in olds]
            forgotten = _forgotten_after(copy, moment)
            adopt_after = _snowflake(now)
            match_rows.begin_epoch(copy, epoch, restored=moment, adopt_after=adopt_after)
            for table in NUMBERED:
                _number_from(copy, table, newest[table] + LEAP)
            note_rows.save_note(copy, file_checks.LIFE, life)
            for name in (file_checks.BACKED_UP, *file_checks.OF_BACKUPS):
                note_rows.forget_note(copy, name)
            if forgotten:
                if forget is None:
                    raise JournalError(f"{source} knows {len(forgotten)} people who were forgotten since")
                forget(copy, forgotten, now)
            copy.execute("COMMIT")
            rewriting.rewrite_copy(copy)
        file_checks.own_as(path if path.exists() else ready, part)
        os.utime(part, (began, began))  # after a crash, the next attempt moves files to the same place
        sync(part)
        part.replace(ready)  # from here on, no bot starts until all is in its place
    finally:
        part.unlink(missing_ok=True)
    before = _move_aside(path, began)
    ready.replace(path)
    file_checks.save_lives(path, life, epoch=epoch)
    return Restored(epoch, before, len(forgotten) if readable and all(readable) else None)


def _take_over(copy: sqlite3.Connection, old: Path) -> bool:
    """Let the copy know whom the old file has forgotten, and who hides their ratings there: what was hidden
    after the copy was made stays hidden. False if the old file cannot be read."""
    try:
        with looking(old) as db:
            version = file_checks.check_ours(db, may_be_newer=True)  # if an update is undone
            if version >= _FORGETS:
                ghost_rows.take_over(copy, db)
            if version >= _HIDES:
                rating_rows.take_over_hidden(copy, db)
    except (JournalError, sqlite3.Error):
        return False
    return True


def _forgotten_after(copy: sqlite3.Connection, moment: float) -> list[PersonId]:
    """The people whom the copy knows although they were forgotten after the moment from which it is."""
    asked = " UNION ".join(
        f"SELECT {one.column} FROM {one.table} WHERE {one.column} IS NOT NULL"  # noqa: S608
        for one in PERSONAL
        if one.holds is Holds.ID
    )
    people: Iterable[PersonId] = (PersonId(as_id(person)) for (person,) in copy.execute(asked).fetchall())
    return [
        person
        for person in people
        if not is_ghost(person) and ghost_rows.is_forgotten(copy, person, after=moment)
    ]


def _before(path: Path, began: float) -> Path:
    """The name that a restore gives to the old file: it has the second in which the restore began."""
    return beside(path, f".before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(began))}")


def _unused(path: Path, now: float) -> float:
    """The first second from now on whose name no restore has used yet."""
    while _before(path, now).exists():
        now += 1
    return now


def _move_aside(path: Path, began: float) -> Path | None:
    """Rename the file, and what SQLite has put beside it, so that they still belong together; return its new
    name, or None if there is none."""
    before = _before(path, began)
    endings = [ending for ending in ("", "-wal", "-shm", "-journal") if beside(path, ending).exists()]
    if not endings:
        return before if before.exists() else None  # a restore that was cut short has moved it
    if life_file_of(path).exists():
        shutil.copyfile(life_file_of(path), life_file_of(before))
    for ending in endings:
        beside(path, ending).rename(beside(before, ending))
    sync_folder(path.parent)
    return before


def _asked_of(path: Path, question: Callable[[sqlite3.Connection], int]) -> int:
    """A number from a file; 0 if the file is missing, damaged, or too old to know it."""
    try:
        with looking(path) as db:
            return question(db)
    except (JournalError, sqlite3.Error):
        return 0


def _epoch(db: sqlite3.Connection) -> int:
    """The highest epoch of any game."""
    return int(db.execute("SELECT coalesce(max(epoch), 0) FROM sessions").fetchone()[0])


def _newest(table: str, db: sqlite3.Connection) -> int:
    """The number of the newest row that a table of the file has ever held."""
    row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    return 0 if row is None else int(row[0])


def _number_from(db: sqlite3.Connection, table: str, last: int) -> None:
    """Let the numbers of rows that a table gets later begin above `last`."""
    db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
    db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))


def _snowflake(at: float) -> int:
    """The Discord id of a moment, in UNIX seconds: whatever is posted later has a higher id."""
    return max(0, int(at * 1000) - DISCORD_EPOCH_MS) << 22

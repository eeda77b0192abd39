"""Copies of the file of all games: made beside a running bot, and verified by rebuilding every running game.

`restores` puts a copy back in the file's place. Nothing here changes the file that it reads.
"""

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.errors import JournalError, SaloonError
from engine.journal import file_checks, match_rows, need_rows, note_rows, schema, session_rows
from engine.journal.file_checks import BACKED_UP, beside, check_pages, check_place, check_tables, sync_folder
from engine.journal.records import SessionId
from engine.journal.replay import rebuilt
from engine.play.codec import DecodeError
from engine.play.game import AnyGame


@dataclass(frozen=True, slots=True)
class Report:
    """What a file of games holds."""

    sessions: int
    running: int
    answers: int
    newest: float | None
    """When the newest answer was given, in UNIX seconds."""
    moment: float | None
    """When it was backed up, in UNIX seconds; None for a file that is no backup."""
    frozen: Mapping[SessionId, str]
    """The running games that cannot be rebuilt, each with the reason: that was so when the copy was made."""


def verify(path: Path, games: Mapping[str, AnyGame], *, scratch: Path | None = None) -> Report:
    """Check a file, also that of a running bot: its pages, its tables, and whether each running game can be
    rebuilt. Changes nothing. An older file is brought up to date elsewhere: in `scratch`, which must be no
    file yet, or where SQLite puts what it deletes. Raises JournalError when the file cannot be used."""
    with named(path), looking(path) as db:
        version = checked(db, games)
        if version == len(schema.MIGRATIONS):
            return _report(db, games)
        with closing(sqlite3.connect(scratch or "", isolation_level=None)) as newer:
            db.backup(newer)
            schema.migrate(newer, version)
            return _report(newer, games)


def backup(path: Path, target: Path, games: Mapping[str, AnyGame], *, now: float | None = None) -> Report:
    """Copy the file of games, also that of a running bot, to `target`, and verify the copy. It replaces an
    older backup of that name, and no other file. Raises JournalError, and leaves nothing half done."""
    path, target = path.resolve(), target.resolve()
    part, moment = beside(target, ".part"), time.time() if now is None else now
    scratch = beside(target, ".part.newer")  # elsewhere nothing may be writable
    with named(path):
        try:
            with looking(path) as db:
                checked(db, games)
                with named(target):
                    _check_target(path, target)
                    copy_pages(db, part)
            with named(target):
                with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                    note_rows.save_note(copy, file_checks.LIFE, secrets.token_hex(16))
                    note_rows.save_note(copy, BACKED_UP, repr(moment))
                    for name in file_checks.OF_BACKUPS:
                        note_rows.forget_note(copy, name)
                sync(part)
                scratch.unlink(missing_ok=True)
                report = verify(part, games, scratch=scratch)
                part.replace(target)
                sync_folder(target.parent)
        finally:
            for file in (part, scratch, beside(scratch, "-journal")):
                file.unlink(missing_ok=True)
    return report


def moment_of(path: Path) -> float | None:
    """When a file of games was backed up, in UNIX seconds; None if it is no backup, or cannot be read. That
    it is whole is not looked at."""
    try:
        with looking(path) as db:
            noted = note_rows.note(db, BACKED_UP) if file_checks.check_ours(db) else None
            return None if noted is None else float(noted)
    except (JournalError, sqlite3.Error, OSError, ValueError):
        return None


class _Named(JournalError):
    """An error whose text already names the file."""


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Name the file in errors that do not name it yet. Raises JournalError for these."""
    try:
        yield
    except _Named:
        raise
    except (JournalError, sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise _Named(str(error) if str(path) in str(error) else f"{path} cannot be used: {why}") from error


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads. If no bot is running and no log was left, it also puts nothing beside the
    file. Raises JournalError when there is no file to read, or a bot was started on it meanwhile."""
    path = path.resolve()
    if not path.exists():
        raise JournalError("there is no such file")
    if not path.is_file() or not path.stat().st_size:
        raise JournalError("it holds nothing" if path.is_file() else "it is no file")
    check_place(path, is_only_read=True)
    was_in_use = _is_in_use(path)
    with closing(sqlite3.connect(address(path), uri=True, isolation_level=None)) as db:
        db.execute(f"PRAGMA busy_timeout = {file_checks.PATIENCE_MS}")
        yield db
    if _is_in_use(path) and not was_in_use:  # so no lock kept the two apart
        raise JournalError("a bot was started on it meanwhile. Do it once more")


def _is_in_use(path: Path) -> bool:
    return beside(path, "-shm").exists() or file_checks.has_log(path)


def address(path: Path) -> str:
    """The address under which SQLite only reads a file. If no bot is running and no log was left, it puts
    nothing beside the file."""
    return f"{path.as_uri()}?mode=ro{'' if _is_in_use(path) else '&immutable=1'}"


def checked(db: sqlite3.Connection, games: Mapping[str, AnyGame] | None = None) -> int:
    """Check that a file is ours and undamaged, and with `games` that its running games can go on; return its
    version. Raises JournalError when that is not so."""
    version = file_checks.check_ours(db)
    if not version:
        raise JournalError("it holds nothing")
    need_rows.check_needs(db, games)
    check_pages(db)
    check_tables(db, version)
    broken = db.execute("PRAGMA foreign_key_check").fetchone()
    if broken is not None:
        raise JournalError(f"the file is damaged (a row of {broken[0]} belongs to nothing)")
    return version


def _report(db: sqlite3.Connection, games: Mapping[str, AnyGame]) -> Report:
    sessions, running = db.execute("SELECT count(*), total(status = 'playing') FROM sessions").fetchone()
    answers, newest = db.execute("SELECT count(*), max(at) FROM answers").fetchone()
    moment = note_rows.note(db, BACKED_UP)
    return Report(
        sessions, int(running), answers, newest, None if moment is None else float(moment), _frozen(db, games)
    )


def _frozen(db: sqlite3.Connection, games: Mapping[str, AnyGame]) -> Mapping[SessionId, str]:
    """The running games that cannot be rebuilt, with the reason."""
    found = {}
    for (number,) in db.execute("SELECT id FROM sessions WHERE status = 'playing' ORDER BY id").fetchall():
        try:
            session = session_rows.session(db, number)
            assert session is not None
            record = match_rows.record(db, session.id)
            rebuilt(games[session.game], session, session.seed or "", record).close()
        except (SaloonError, DecodeError, LookupError) as error:
            found[SessionId(number)] = f"{type(error).__name__}: {error}"
    return found


def _check_target(path: Path, target: Path) -> None:
    """Check that a backup may be written to `target`. Raises JournalError when it may not."""
    endings = ("", "-wal", "-shm", "-journal", ".life", ".life.part", ".lock", ".alive", ".restoring")
    if target in {beside(path, ending) for ending in endings}:
        raise JournalError(f"{target} cannot be the backup: it is the file itself, or belongs to it")
    if not target.parent.is_dir():
        raise JournalError(f"{target} cannot be written: its folder does not exist")
    if target.exists() and target.stat().st_size:
        with closing(sqlite3.connect(f"{target.as_uri()}?mode=ro&immutable=1", uri=True)) as old:
            try:
                (application,) = old.execute("PRAGMA application_id").fetchone()
                is_backup = application == schema.APPLICATION and note_rows.note(old, BACKED_UP) is not None
            except sqlite3.Error:
                is_backup = False
        if not is_backup:  # nor is the file of another bot
            raise JournalError(f"{target} is no backup, but another file: it is not replaced")
    needed = path.stat().st_size + file_checks.log_size(path)
    if file_checks.has_little_room(target.parent, needed):
        raise JournalError(
            f"{target} cannot be written: there is too little room on its disk, which would be nearly full"
            f" with {needed / 1e6:,.1f} MB more"
        )


def copy_pages(db: sqlite3.Connection, part: Path) -> None:
    """Copy all pages, as of one moment, into a file that only its owner may read. The copy has no log."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()


def sync(part: Path) -> None:
    """Make sure that what was written to a file is on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())

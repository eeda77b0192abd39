"""The one SQLite file: a writer task with group commit, a reader, migrations, the lock against a second bot.

It runs jobs, which are plain functions of a `sqlite3.Connection` (`engine.rows` has them all; one may be run
again when its batch failed), and knows nothing of games.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite
import filelock

from engine.errors import JournalError
from engine.schema import APPLICATION, MIGRATIONS

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]


class _Connection(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole job in one hop to its thread, not a hop a statement."""

    @classmethod
    def to(cls, path: Path, *, read_only: bool = False) -> "_Connection":
        uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
        made = cls(lambda: sqlite3.connect(uri, uri=True, isolation_level=None), iter_chunk_size=64)
        made._thread.daemon = True  # whatever goes wrong, it never keeps the process alive
        return made

    async def run(self, job: Job[T]) -> T:
        outcome: T = await self._execute(lambda: job(self._conn))  # type: ignore[no-untyped-call]
        return outcome


@dataclass(slots=True)
class _Write:
    job: Job[Any]
    done: asyncio.Future[Any]


class Journal:
    """Open with `Journal.open`, and close in `finally`: that finishes what waits and frees the file."""

    def __init__(
        self, writer: _Connection, reader: _Connection, lock: filelock.BaseFileLock, path: Path
    ) -> None:
        self.path = path
        self._writer, self._reader, self._lock = writer, reader, lock
        self._waiting: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_on(), name="journal writer")
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Journal":
        """Open or create the file. Raises JournalError, in words for whoever runs the bot."""
        lock = _lock(path)
        writer, reader = _Connection.to(path), _Connection.to(path, read_only=True)
        try:
            await writer
            await writer.run(_prepare)
            await reader
        except BaseException as error:
            await reader.close()
            await writer.close()
            lock.release()
            if isinstance(error, sqlite3.Error | JournalError):
                raise JournalError(f"{path} cannot be used: {error}. Nothing in it was changed.") from error
            raise
        return cls(writer, reader, lock, path)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction that is on the disk when this returns. Jobs run in the order of their
        calls, and a cancelled caller does not take his write back."""
        self._check_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Write(job, done))
        return await asyncio.shield(done)

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads; it sees every write that has returned, and none half-way through."""
        self._check_open()
        return await self._reader.run(lambda db: _snapshot(db, job))

    async def close(self) -> None:
        """Finish what waits, then let go of the file, also where the caller is cancelled meanwhile."""
        if self._closing is None:
            self._waiting.put_nowait(None)
            self._closing = asyncio.create_task(self._let_go(), name="journal close")
        try:
            await asyncio.shield(self._closing)
        finally:
            await self._closing

    def _check_open(self) -> None:
        if self._closing is not None:
            raise JournalError("the journal is closed")

    async def _let_go(self) -> None:
        try:
            await self._task
        finally:
            await self._reader.close()
            await self._writer.close()
            self._lock.release()

    async def _write_on(self) -> None:
        is_last = False
        while not is_last:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            is_last = None in batch
            await self._commit([write for write in batch if write is not None])

    async def _commit(self, batch: Sequence[_Write]) -> None:
        """Commit what waits as one; should that fail, one by one, so that only the faulty job fails."""
        if not batch:
            return
        jobs = [write.job for write in batch]
        transaction = self._writer.run(lambda db: _transaction(db, jobs))
        outcome: list[Any] | BaseException
        (outcome,) = await asyncio.gather(transaction, return_exceptions=True)
        if not isinstance(outcome, BaseException):
            for write, result in zip(batch, outcome, strict=True):
                write.done.set_result(result)
        elif len(batch) == 1:
            batch[0].done.set_exception(outcome)
            batch[0].done.exception()  # a caller who was cancelled does not fetch it
        else:
            for write in batch:
                await self._commit([write])


def _lock(path: Path) -> filelock.BaseFileLock:
    """Keep other bots out of a file, which need not exist yet."""
    if path.is_dir():
        raise JournalError(f"{path} cannot be used: it is a folder.")
    if not path.parent.is_dir():
        raise JournalError(f"{path} cannot be used: its folder does not exist.")
    lock = filelock.FileLock(path.with_name(path.name + ".lock"))
    try:
        lock.acquire(timeout=0)
    except filelock.Timeout:
        raise JournalError(f"{path} is in use by another bot. Stop that one first.") from None
    except OSError as error:
        raise JournalError(f"{path} cannot be used: {error.strerror or error}.") from error
    return lock


def _transaction(db: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [job(db) for job in jobs]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _snapshot(db: sqlite3.Connection, job: Job[T]) -> T:
    """All that a job reads is of one moment."""
    db.execute("BEGIN")
    try:
        return job(db)
    finally:
        db.execute("ROLLBACK")


def _prepare(db: sqlite3.Connection) -> None:
    """Set the connection up, check the file and bring its tables up to date."""
    db.execute("PRAGMA busy_timeout = 5000")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if application != APPLICATION and (version or application or tables):
        raise JournalError("it belongs to another program")
    if version > len(MIGRATIONS):
        raise JournalError("it was written by a newer Saloon; update this one")
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise JournalError(f"the file is damaged ({found}); put a backup in its place")
    if version < len(MIGRATIONS):
        scripts = "".join(f"{script};" for script in MIGRATIONS[version:])
        numbers = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {len(MIGRATIONS)};"
        db.executescript(f"BEGIN IMMEDIATE; {scripts} {numbers} COMMIT;")
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise JournalError("its disk cannot keep a write-ahead log; put it on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    # Fails now, not at the first answer, where the file cannot be written.
    db.executescript(f"BEGIN IMMEDIATE; PRAGMA user_version = {len(MIGRATIONS)}; ROLLBACK;")

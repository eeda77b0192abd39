"""The one SQLite file: a writer task with group commit, a reader, migrations, the lock against a second bot.

It runs jobs: plain functions of a `sqlite3.Connection`, mostly from the modules `*_rows`. A job may be run
again when its batch has failed. It knows nothing about games. `file_checks` says what must be true of the
file.
"""

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import aiosqlite
import filelock

from engine import measures
from engine.errors import FileInUse, JournalError
from engine.journal import disk, file_checks, need_rows, note_rows, rewriting, schema
from engine.play.game import AnyGame

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
log = logging.getLogger(__name__)

IDLE_S: Final = 30.0
"""After this long without a write, everything is moved from the log into the file itself."""
LARGE: Final = 1 << 30
"""Bytes: from this size on, a file is checked only while it is in use, because 3.6 GB take 5 to 9 seconds."""
_BY_HAND: Final = (
    "%s is a backup that was put there by hand: of what was played after it, old buttons may answer other"
    " questions now, and luck comes again. To prevent that, stop the bot and run: python -m bot restore FILE"
)


class _Connection(aiosqlite.Connection):
    """An aiosqlite connection that hops to its thread once for each job, not once for each statement."""

    @classmethod
    def to(cls, path: Path, *, read_only: bool = False) -> "_Connection":
        uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
        made = cls(lambda: sqlite3.connect(uri, uri=True, isolation_level=None), iter_chunk_size=64)
        made._thread.daemon = True  # so it never keeps the process alive
        return made

    async def run(self, job: Job[T]) -> T:
        outcome: T = await self._execute(lambda: job(self._conn))  # type: ignore[no-untyped-call]
        return outcome


@dataclass(slots=True)
class _Write:
    job: Job[Any]
    done: asyncio.Future[Any]
    is_probe: bool = False


class Journal:
    """Open it with `Journal.open`, and close it in `finally`: that writes what still waits, then frees the
    file."""

    def __init__(
        self,
        writer: _Connection,
        reader: _Connection,
        lock: filelock.BaseFileLock,
        path: Path,
        *,
        is_new: bool,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.path = path
        """The file itself, with all links followed."""
        self.is_new = is_new
        """Whether the file was empty when it was opened, so that it holds no games."""
        self._writer, self._reader, self._lock = writer, reader, lock
        self._waiting: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._disk = disk.Disk(path, now)
        self._is_settled = True
        """Whether nothing but probes has been written since the log was last emptied."""
        self._quiet_since = 0.0
        """When something else was written last, or the log could not be emptied, by the machine's clock."""
        self._task = asyncio.create_task(self._write_on(), name="journal writer")
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        games: Mapping[str, AnyGame] | None = None,
        before_update: Callable[[Path], None] | None = None,
        now: Callable[[], float] = time.time,
    ) -> "Journal":
        """Open or create the file. With `games`, also check that these can go on with its running games.
        `before_update` is called in a thread when a file is there, while nobody else can use it and nothing
        in it was changed; it may raise JournalError. Raises JournalError, with a text for whoever runs the
        bot."""
        path, held = _locked(path)
        writer, reader = _Connection.to(path), _Connection.to(path, read_only=True)
        try:
            file_checks.check_place(path)
            is_new = not path.exists() or not path.stat().st_size
            if before_update is not None and not is_new:
                await asyncio.to_thread(before_update, path)
            await writer
            await writer.run(lambda db: _prepare(db, path, games))
            await reader
        except BaseException as error:
            await reader.close()
            await writer.close()
            held.release()
            if isinstance(error, sqlite3.Error | OSError | JournalError):
                raise JournalError(f"{path} cannot be used: {error}. Nothing in it was changed.") from error
            raise
        return cls(writer, reader, held, path, is_new=is_new, now=now)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction that is on the disk when this returns. Jobs run in the order of their
        calls. A write goes on even if its caller is cancelled."""
        return await self._written(job)

    async def probe(self) -> None:
        """Write something that means nothing, like any other write. Raises NotStored if the disk refuses it.
        The log is emptied after a while of silence all the same."""
        await self._written(_pulse, is_probe=True)

    async def _written(self, job: Job[T], *, is_probe: bool = False) -> T:
        self._check_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Write(job, done, is_probe))
        return await asyncio.shield(done)

    @property
    def is_writing(self) -> bool:
        """Whether the writer lives: whatever waits will be written."""
        return not self._task.done()

    @property
    def is_writable(self) -> bool:
        """Whether the disk has taken what was written last, as far as is known."""
        return not self._disk.is_full

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._waiting.qsize()

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads. It sees every write that has returned, and no half-finished one."""
        self._check_open()
        return await self._reader.run(lambda db: _snapshot(db, job))

    async def settle(self) -> bool:
        """Move all that was written into the file itself, and empty the log, so that nothing is left there
        of what was deleted. Returns whether that is done: whoever reads just then keeps the log."""
        self._check_open()
        return await self._writer.run(rewriting.empty_log)

    async def rewrite(self) -> bool:
        """Write the whole file anew, so that no page keeps anything of what was deleted; nobody can write
        meanwhile. Returns whether that is done: it needs room on the disk, and takes too long for a large
        file. If it is not done, it is due at the next start."""
        self._check_open()
        return await self._writer.run(lambda db: rewriting.rewrite(db, self.path, rewriting.AT_ONCE_MOST))

    async def damage(self) -> str | None:
        """Check a large file while it is in use; return what is wrong with it, or None. A small file was
        checked when it was opened."""
        if self.path.stat().st_size < LARGE:
            return None
        looker = _Connection.to(self.path, read_only=True)
        outcome: object
        try:
            await looker
            (outcome,) = await asyncio.gather(looker.run(file_checks.check_pages), return_exceptions=True)
        finally:
            with suppress(ValueError):  # raised if it was never opened
                await looker.interrupt()  # a stop does not wait until all is read
            await looker.close()
        return None if outcome is None else str(outcome)

    @property
    def refuses_since(self) -> float | None:
        """Since when the disk takes no writes, in UNIX seconds; None if it takes them."""
        return self._disk.since

    def take_refusals(self) -> list[tuple[float, float]]:
        """From when to when the disk took no writes, in UNIX seconds, for all times that are over and were
        not taken yet."""
        taken, self._disk.over = self._disk.over, []
        return taken

    async def close(self) -> None:
        """Write what still waits, then release the file, even if the caller is cancelled meanwhile."""
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
            await self._settle()
            await self._writer.close()
            self._lock.release()

    async def _write_on(self) -> None:
        is_last = False
        while not is_last:
            batch = [await self._next()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            is_last = None in batch
            began, writes = time.monotonic(), [write for write in batch if write is not None]
            await self._commit(writes)
            if writes:
                measures.WRITES.saw(time.monotonic() - began)
                measures.BATCHES.saw(len(writes))

    async def _next(self) -> _Write | None:
        """The next write; None to stop. While none comes, the log is emptied; while the disk cannot be
        written, it is tried now and then."""
        while True:
            if self._disk.is_to_be_tried():
                trial = self._writer.run(lambda db: _transaction(db, [_probe]))
                error: object
                (error,) = await asyncio.gather(trial, return_exceptions=True)
                self._disk.was_tried(error if isinstance(error, BaseException) else None)
            left = max(0.0, self._quiet_since + IDLE_S - time.monotonic())
            pause = disk.PROBE_S if self._disk.is_full else None if self._is_settled else left
            try:
                async with asyncio.timeout(pause):
                    return await self._waiting.get()
            except TimeoutError:
                if not self._disk.is_full:
                    await self._settle()

    async def _settle(self) -> None:
        """Move all that is in the log into the file, so that a copy of the file alone has everything."""
        self._is_settled, self._quiet_since = True, time.monotonic()
        outcome: bool | BaseException
        (outcome,) = await asyncio.gather(self._writer.run(rewriting.empty_log), return_exceptions=True)
        if isinstance(outcome, BaseException):
            log.warning("the log of %s could not be emptied: %s", self.path, outcome)
        else:
            self._is_settled = outcome  # somebody is reading: once more when it is quiet

    async def _commit(self, batch: Sequence[_Write]) -> None:
        """Commit all waiting writes as one; if that fails, one by one, so that only the faulty job fails."""
        if not batch:
            return
        jobs = [write.job for write in batch]
        transaction = self._writer.run(lambda db: _transaction(db, jobs))
        outcome: list[Any] | BaseException
        (outcome,) = await asyncio.gather(transaction, return_exceptions=True)
        if not isinstance(outcome, BaseException):
            if not all(write.is_probe for write in batch):
                self._is_settled, self._quiet_since = False, time.monotonic()
            for write, result in zip(batch, outcome, strict=True):
                write.done.set_result(result)
        elif len(batch) == 1:
            batch[0].done.set_exception(self._disk.explained(outcome))
            batch[0].done.exception()  # a caller who was cancelled does not fetch it
        else:
            for write in batch:
                await self._commit([write])


def _probe(db: sqlite3.Connection) -> None:
    """Write as much as an answer may need, to see whether the disk has room for it."""
    note_rows.save_note(db, "probe", secrets.token_hex(8000))


def _pulse(db: sqlite3.Connection) -> None:
    """Write hardly anything, but another thing each time."""
    note_rows.save_note(db, "pulse", str(time.time()))


def _locked(path: Path) -> tuple[Path, filelock.BaseFileLock]:
    """Follow all links to the file, which need not exist yet, and keep other bots out of it."""
    path = path.resolve()  # a link to the file is not another file
    return path, lock(path)


def lock(path: Path) -> filelock.BaseFileLock:
    """Keep other bots out of a file. Raises FileInUse when another bot uses it, another JournalError when it
    cannot be used."""
    if path.is_dir():
        raise JournalError(f"{path} cannot be used: it is a folder.")
    if not path.parent.is_dir():
        raise JournalError(f"{path} cannot be used: its folder does not exist.")
    held = filelock.FileLock(path.with_name(path.name + ".lock"))
    try:
        held.acquire(timeout=0)
    except filelock.Timeout:
        raise FileInUse(f"{path} is in use by another bot. Stop that one first.") from None
    except OSError as error:
        raise JournalError(f"{path} cannot be used: {error.strerror or error}.") from error
    file_checks.own_as(path, Path(held.lock_file))
    return held


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
    """Run a job so that all it reads is from one moment."""
    db.execute("BEGIN")
    try:
        return job(db)
    finally:
        db.execute("ROLLBACK")


def _prepare(db: sqlite3.Connection, path: Path, games: Mapping[str, AnyGame] | None) -> None:
    """Set the connection up, check the file, bring its tables up to date, and give the file a new life."""
    db.execute(f"PRAGMA busy_timeout = {file_checks.PATIENCE_MS}")
    db.execute("PRAGMA secure_delete = ON").fetchone()  # what is deleted is overwritten
    version = file_checks.check_ours(db)
    if version:
        need_rows.check_needs(db, games)
    if path.stat().st_size < LARGE:
        file_checks.check_pages(db)
    file_checks.check_tables(db, version)
    if 0 < version < len(schema.MIGRATIONS):
        numbers = version, len(schema.MIGRATIONS)
        log.info("brings %s up to date, from schema %d to %d: many games may take a minute", path, *numbers)
    schema.migrate(db, version)
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise JournalError("its disk cannot keep a write-ahead log; put it on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    need_rows.forget_needs(db)
    rewriting.rewrite_if_due(db, path)
    _begin_life(db, path)  # if the file cannot be written, fail now and not at an answer


def _begin_life(db: sqlite3.Connection, path: Path) -> None:
    """Give the file a random word that no copy of it has. The words before are accepted, too, until the new
    one has surely moved from the log into the file itself."""
    before, life = file_checks.life_alone(path), secrets.token_hex(16)
    in_log = note_rows.note(db, file_checks.LIFE)
    file_checks.save_lives(path, *rewriting.lives_while_moving(path), before, in_log, life)
    note_rows.save_note(db, file_checks.LIFE, life)
    if note_rows.note(db, file_checks.BACKED_UP) is not None:
        log.warning(_BY_HAND, path)
        note_rows.forget_note(db, file_checks.BACKED_UP)
    if rewriting.empty_log(db):  # somebody who reads (Litestream always does) is not waited for
        file_checks.save_lives(path, life)

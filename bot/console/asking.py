"""How a command has something done that is written: by the bot that runs, or, if none does, by itself.

A running bot has its matches in memory, so nobody else may write to its file. The command adds one row to it,
a request, and waits for what comes of that. It looks whether the bot still runs: what a bot has not begun
when it stops is withdrawn, and done here. So everything is done once, or not at all.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from bot import settings
from bot.games import games_with
from bot.operator_acts import Doors, done
from bot.outcomes import CANNOT, Outcome
from engine.errors import DataError, FileInUse, JournalError
from engine.journal import file_checks, request_rows, schema
from engine.journal.copies import looking, named
from engine.journal.journal import Journal, lock
from engine.journal.request_rows import WAITS_S
from engine.sessions.forgetting import Forgetting
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions

T = TypeVar("T")

LOOK_EVERY_S: Final = 0.25
"""How often a command looks for what came of its request."""
LOCK_EVERY: Final = 8
"""In how many of these looks it also looks whether the bot still runs."""
WITHDRAWN: Final = Outcome(CANNOT, "It was withdrawn, so nothing was done.", {"error": "withdrawn"})


def database() -> Path:
    """The file of all games, with all links followed."""
    return settings.load(needs_token=False).database.resolve()


def file_read(path: Path, job: Callable[[sqlite3.Connection], T]) -> T:
    """Read the file, also that of a running bot, as of one moment. Raises JournalError if it cannot be used,
    or is of another version of Saloon."""
    with named(path), looking(path) as db:
        _check_version(db)
        db.execute("BEGIN")
        try:
            return job(db)
        finally:
            db.execute("ROLLBACK")


def have_done(what: str, args: Mapping[str, object]) -> Outcome:
    """Have something done, and say what came of it. Raises JournalError if the file cannot be used; then
    nothing was done."""
    path = database()
    file_read(path, lambda db: None)
    if _is_free(path):
        with suppress(FileInUse):  # a bot was started just now
            return _here(path, what, args)
    return _Request(path, what, args).outcome()


def _here(path: Path, what: str, args: Mapping[str, object]) -> Outcome:
    """Do it in this process. Raises FileInUse if a bot was started just now."""
    try:
        return asyncio.run(_done_here(path, what, args))
    except KeyboardInterrupt:
        said = "It was interrupted. Look what is so before you ask once more."
        return Outcome(CANNOT, said, {"error": "interrupted"})


async def _done_here(path: Path, what: str, args: Mapping[str, object]) -> Outcome:
    """Do it over a file that no bot uses."""
    try:
        games = games_with(settings.load(needs_token=False).data)
    except DataError as error:
        raise JournalError(f"SALOON_DATA: {error}") from error
    journal = await Journal.open(path, games=games)
    try:
        workings = Sessions(journal, games).workings
        return await done(Doors(workings, Servers(workings), Forgetting(workings)), what, args)
    finally:
        await journal.close()


class _Request:
    """A request to the bot that runs."""

    def __init__(self, path: Path, what: str, args: Mapping[str, object]) -> None:
        self._path, self._what, self._args = path, what, args
        with named(path), _writing(path) as db:
            self._id = request_rows.ask(db, what, args, time.time())

    def outcome(self) -> Outcome:
        """Wait for what comes of it. Nobody else waits, so it is withdrawn whatever ends this."""
        try:
            return self._awaited()
        except KeyboardInterrupt:
            return self._given_up()
        except BaseException:
            self._withdraw()
            raise

    def _awaited(self) -> Outcome:
        end, looks = time.monotonic() + WAITS_S, 0
        while time.monotonic() < end:
            time.sleep(LOOK_EVERY_S)
            looks += 1
            found = self._found()
            if found is not None:
                return found
            if looks % LOCK_EVERY == 0 and _is_free(self._path):
                with suppress(FileInUse):  # the bot was started anew just now
                    return self._without_a_bot()
        return self._given_up()

    def _without_a_bot(self) -> Outcome:
        """The bot has stopped. What it has not begun is done here; what it has begun says itself here whether
        it is done."""
        self._withdraw()
        return self._found(is_known=True) or _here(self._path, self._what, self._args)

    def _given_up(self) -> Outcome:
        if self._withdraw():
            said = f"The bot did not do it within {WAITS_S:.0f} s. {WITHDRAWN.said}"
            return WITHDRAWN._replace(said=said)
        unsure = "The bot has begun it, and has not said what came of it. Look what is so: ask once more."
        return self._found() or Outcome(CANNOT, unsure, {"error": "not known"})

    def _withdraw(self) -> bool:
        """Withdraw it; False if a bot has begun it. If the disk takes nothing, the bot itself does not begin
        what is older than a command waits."""
        try:
            with _writing(self._path) as db:
                return request_rows.withdraw(db, self._id, WITHDRAWN._asdict(), time.time())
        except (JournalError, sqlite3.Error, OSError):
            return False

    def _found(self, *, is_known: bool = False) -> Outcome | None:
        """What came of it, as far as that can be read just now. `is_known`: it was withdrawn by this command,
        if it was."""
        try:
            with _writing(self._path) as db:
                found = request_rows.outcome(db, self._id)
        except (JournalError, sqlite3.Error, OSError):  # the bot may just be moving pages: look once more
            return None
        if found is None or (is_known and found.get("said") == WITHDRAWN.said):
            return None
        return Outcome(int(found["code"]), str(found["said"]), found["data"])


@contextmanager
def _writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that may write one row of a file that a running bot holds. It makes and migrates nothing.
    Raises JournalError if the file is not that of a bot of this version."""
    if file_checks.restoring_file_of(path).exists():
        raise JournalError("a restore is under way, or was cut short. Look what is so, then do it once more")
    file_checks.check_place(path, is_only_read=True)  # the bot may be moving pages: that is waited for
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None)) as db:
        db.execute(f"PRAGMA busy_timeout = {file_checks.PATIENCE_MS}")
        db.execute("PRAGMA secure_delete = ON").fetchone()
        _check_version(db)
        yield db


def _check_version(db: sqlite3.Connection) -> None:
    version = file_checks.check_ours(db)
    if not version:
        raise JournalError("it holds nothing")
    if version < len(schema.MIGRATIONS):
        raise JournalError(
            "it is of an earlier version of Saloon. Start the bot of this version, which brings it up to date"
        )


def _is_free(path: Path) -> bool:
    """Whether no bot uses the file. Raises JournalError if that cannot be known."""
    try:
        lock(path).release()
    except FileInUse:
        return False
    return True

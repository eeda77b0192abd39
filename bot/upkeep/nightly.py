"""A backup every night, if a folder is named for them: verified, and kept by a rule.

A process of its own (`python -m bot backup`) rebuilds all running games without keeping anybody waiting, and
can be stopped at any moment. `kept_backups` says which backups are kept. This knows no Discord.
"""

import asyncio
import json
import logging
import os
import secrets
import sqlite3
import sys
import time as clock
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.settings import Keep
from bot.upkeep import kept_backups
from bot.upkeep.kept_backups import PROMISED_DAYS, Kept
from engine.errors import JournalError, NotStored
from engine.journal import file_checks, note_rows, updates
from engine.journal.journal import Journal

log = logging.getLogger(__name__)

Make: TypeAlias = Callable[[Path, Path], Awaitable[Mapping[str, Any]]]
"""Backs a file up, verifies the backup, and returns what `backup --json` prints. Raises JournalError."""

FROM: Final = time(3)
"""The hour, by the machine's clock, from which on backups are made."""
SPREAD_S: Final = 2 * 3600
"""Within so many seconds all bots of a machine begin, each at its own moment."""
CALM_S: Final = 90.0
"""Seconds from the start until a backup may begin that was missed; and up to `SPREAD_AT_START_S` more."""
SPREAD_AT_START_S: Final = 300
LOOK_EVERY_S: Final = 60.0
AGAIN_S: Final = 3600.0
"""What has failed is tried again after so many seconds."""
PATIENCE_S: Final = 1.0
"""How long a stop waits for a backup that is under way to clear up."""


async def watch(journal: Journal, folder: Path | None, keep: Keep) -> None:
    """Make backups every night until it is cancelled, and delete what is too old."""
    if folder is not None and kept_backups.longest(keep) > PROMISED_DAYS:
        log.warning(
            "SALOON_BACKUPS_KEEP keeps backups for up to %d days, but the privacy policy promises that nobody"
            " is in one for longer than %d once they are deleted: keep fewer, or publish another policy",
            *(kept_backups.longest(keep), PROMISED_DAYS),
        )
    nightly = Nightly(journal, folder, keep)
    await asyncio.sleep(CALM_S)
    while True:
        try:
            await nightly.look()
        except NotStored:  # the journal has said that
            nightly.put_off()
        except Exception:
            log.exception("no backup was made: that is tried again in an hour")
            nightly.put_off()
        await asyncio.sleep(LOOK_EVERY_S)


class _NoRoom(JournalError):
    """A backup is not begun, because its disk would be nearly full."""


class Nightly:
    """Makes the backup of a night when `look` finds it due. `now` gives UNIX seconds."""

    def __init__(
        self,
        journal: Journal,
        folder: Path | None,
        keep: Keep,
        *,
        make: Make | None = None,
        now: Callable[[], float] = clock.time,
    ) -> None:
        self._journal = journal
        self._folder = folder
        self._keep = keep
        self._make = in_a_process if make is None else make
        self._now = now
        self._origin: str | None = None
        self._done: date | None = None
        """The last night of which nothing is to be done any more."""
        self._again = float("-inf")
        """When it may be tried again, in UNIX seconds."""
        self._said: date | None = None
        """The night of which the log has already said that it failed."""

    async def look(self) -> None:
        """Do what is due: never two backups of a night."""
        now = self._now()
        if 0 < self._again - now <= AGAIN_S:
            return
        if self._origin is None:
            self._origin = await self._journal.write(_origin)
            self._again = now + 1 + int(self._origin[:8], 16) % SPREAD_AT_START_S
            return
        night = last_night(now, self._origin)
        if night == self._done:
            return
        try:
            await asyncio.to_thread(updates.forget_old_copies, self._journal.path, now)
            if self._folder is not None:
                await self._see_to(self._folder, self._origin, night)
            self._done = night
        except _NoRoom as error:
            self._has_failed(night, logging.WARNING, error)
        except (JournalError, OSError, sqlite3.Error) as error:
            self._has_failed(night, logging.ERROR, error)

    def put_off(self) -> None:
        """Try it again in an hour."""
        self._again = self._now() + AGAIN_S

    async def _see_to(self, folder: Path, origin: str, night: date) -> None:
        """Make the backup of a night, unless it is there. Raises JournalError and OSError."""
        target = folder / kept_backups.name_of(night)
        if not target.exists():
            made = await self._made(folder, target)
            if made["frozen"]:
                numbers = ", ".join(f"#{number}" for number in made["frozen"])
                log.warning("games that cannot be rebuilt, in the backup as in the file: %s", numbers)
        there = await asyncio.to_thread(kept_backups.backups_in, folder, origin)
        if all(kept.path != target for kept in there):
            raise JournalError(
                f"{target} is there, but it is no backup of {self._journal.path}. Move it away, and give each"
                " bot a folder of its own"
            )
        await asyncio.to_thread(self._forget, there, night)
        await self._note(next(kept for kept in there if kept.path == target))

    async def _made(self, folder: Path, target: Path) -> Mapping[str, Any]:
        """Make and verify a backup. What is not finished has another name. Raises JournalError and
        OSError."""
        began, path = clock.monotonic(), self._journal.path
        await asyncio.to_thread(kept_backups.forget_unfinished, folder)
        size = path.stat().st_size + file_checks.log_size(path)
        if await asyncio.to_thread(file_checks.has_little_room, folder, 2 * size):
            raise _NoRoom(
                f"its disk would be nearly full: {2 * size / 1e6:.0f} MB are needed, which is room for two."
                " Make room, or let SALOON_BACKUPS name a folder on another disk"
            )
        part = folder / f"{target.name}.{secrets.token_hex(4)}.new"
        try:
            made = await self._make(path, part)
            await asyncio.to_thread(_put_in_place, part, target)
        finally:
            for ending in kept_backups.LEFT:
                file_checks.beside(part, ending).unlink(missing_ok=True)
        log.info("backed up and verified: %s (%.1f s)", target, clock.monotonic() - began)
        return made

    def _forget(self, there: list[Kept], night: date) -> None:
        """Delete the backups that are not kept; the newest, which was just verified, always is."""
        over = kept_backups.superfluous([kept.night for kept in there], self._keep, night)
        for kept in there:
            if kept.night in over:
                kept.path.unlink(missing_ok=True)
                log.info("deleted an old backup: %s", kept.path)

    async def _note(self, newest: Kept) -> None:
        """Note in the file when its last good backup was made, and how large that is. If the clock was ahead
        once, that is not the one of the latest night: else nobody would be told that there is no new one."""
        noted = {
            file_checks.BACKUP_AT: repr(newest.made),
            file_checks.BACKUP_BYTES: str(newest.path.stat().st_size),
        }

        def job(db: sqlite3.Connection) -> None:
            for name, value in noted.items():
                note_rows.save_note(db, name, value)

        with suppress(NotStored):  # the journal has said that
            await self._journal.write(job)

    def _has_failed(self, night: date, level: int, error: Exception) -> None:
        """Say once a night why there is no backup, and try it again in an hour."""
        if self._said != night:
            says = "no backup was made in %s: %s. It is tried again every hour; no other backup is deleted"
            log.log(level, says, self._folder, error)
        self._said = night
        self.put_off()


def last_night(now: float, origin: str) -> date:
    """The day of the last moment at which a backup of the file with this origin was due, by the machine's
    clock."""
    local = datetime.fromtimestamp(now)
    due = datetime.combine(local.date(), FROM) + timedelta(seconds=int(origin[:8], 16) % SPREAD_S)
    return local.date() if local >= due else local.date() - timedelta(days=1)


async def in_a_process(database: Path, target: Path) -> Mapping[str, Any]:
    """Back a file up by `python -m bot backup`. If this is cancelled, that is told to end, and killed if it
    does not. Raises JournalError."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", "--json", str(target)),
        env={**environment, "SALOON_DATABASE": str(database)},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl+C is for the bot, which then ends this
    )
    try:
        said, failed = await process.communicate()
    finally:
        if process.returncode is None:
            await asyncio.shield(asyncio.create_task(_end(process)))
    if process.returncode:
        raise JournalError(_why(failed.decode(errors="replace"), process.returncode))
    found: dict[str, Any] = json.loads(said)
    return found


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


def _why(said: str, code: int) -> str:
    """Why a backup failed, from what the process said last."""
    last = said.strip().splitlines()[-1:] or [f"its process ended with {code}"]
    try:
        return str(json.loads(last[0])["error"])
    except (ValueError, KeyError, TypeError):
        return last[0]


def _put_in_place(part: Path, target: Path) -> None:
    """Give a finished backup its name. Raises JournalError if somebody has put a file there meanwhile."""
    if target.exists():
        raise JournalError(f"{target} was put there meanwhile, by another bot or by hand")
    part.replace(target)
    file_checks.sync_folder(target.parent)


def _origin(db: sqlite3.Connection) -> str:
    """The origin of the file; if it has none, it gets one."""
    found = note_rows.note(db, kept_backups.ORIGIN)
    if found is None:
        found = secrets.token_hex(16)
        note_rows.save_note(db, kept_backups.ORIGIN, found)
    return found

"""Erasing: all that is stored of a server is deleted, because an admin wants it, or because the bot is not
there any more.

Whoever wants it has a week to take it back: until then the server's games are only set aside. Everything is
done session by session, under its lock, so no transaction is long, and what a kill interrupts goes on after
the next start. The next start also writes the file anew, because copies may be left between its rows.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal import (
    ending_rows,
    erasing_rows,
    note_rows,
    rewriting,
    server_act_rows,
    server_rows,
    session_rows,
    story_rows,
)
from engine.journal.erasing_rows import ServerCounts
from engine.journal.journal import Job
from engine.journal.records import PersonId, SessionId
from engine.journal.server_act_rows import ActKind
from engine.play.table import Told
from engine.sessions.arrivals import ERASED_AFTER
from engine.sessions.servers import Servers
from engine.sessions.session_events import SetAside, TakenUp
from engine.sessions.settling import settle
from engine.sessions.workings import Workings

KEPT_FOR: Final = 7 * DAY
"""For so many seconds an admin can take it back that all is deleted."""
AT_A_TIME: Final = 50
"""How many sessions of a server are looked up at a time."""
ERASED_AT_ONCE: Final = 250
"""The most sessions that are deleted before whatever else is due has its turn: they take a second or two."""


class Erasing:
    """Deletes servers. `servers` forgets what is in memory of a server that changes. Whatever else keeps
    something of servers in memory is in `caches`: it is called with whichever is deleted."""

    def __init__(
        self, workings: Workings, servers: Servers, caches: Sequence[Callable[[int], None]] = ()
    ) -> None:
        self._workings = workings
        self._journal, self._now = workings.journal, workings.now
        self._servers = servers
        self._caches = caches

    async def counts(self, guild: int) -> ServerCounts:
        """How much is stored of a server."""
        return await self._journal.read(lambda db: erasing_rows.counts(db, guild))

    async def erase(self, guild: int, by: PersonId) -> float:
        """Let all of a server be deleted in a week; `set_all_aside` must follow. Returns when, in UNIX
        seconds. Raises Refused if it is decided already."""
        now = self._now()

        def job(db: sqlite3.Connection) -> Refused | None:
            before = server_rows.server(db, guild).erase_at
            if before is not None:
                return Refused("erasing-already", until=int(before))
            server_rows.save_erase_at(db, guild, now + KEPT_FOR)
            server_act_rows.add_server_act(db, guild, ActKind.ERASE, by, at=now)
            return None

        await self._decided(guild, job)
        return now + KEPT_FOR

    async def keep(self, guild: int, by: PersonId) -> None:
        """Take it back; `take_all_up` must follow. Raises Refused if nothing is to be deleted."""
        now = self._now()

        def job(db: sqlite3.Connection) -> Refused | None:
            found, at = erasing_rows.newest_erasure(db, guild), server_rows.server(db, guild).erase_at
            if found is None or at is None or at <= now:
                return Refused("not-erasing")
            number, _ = found
            server_rows.save_erase_at(db, guild, None)
            server_act_rows.save_undone(db, guild, number, now)
            server_act_rows.add_server_act(db, guild, ActKind.KEEP, by, data={"number": number}, at=now)
            return None

        await self._decided(guild, job)

    async def set_all_aside(self, guild: int) -> list[SessionId]:
        """End all open and running sessions of a server that is to be deleted, and tell their tables. Returns
        those that were ended."""
        done = list[SessionId]()
        while found := await self._journal.read(lambda db: _to_set_aside(db, guild)):
            for session_id in found:
                async with self._workings.matches.locked(session_id):
                    await self._journal.write(partial(self._set_aside, guild, session_id))
                    self._workings.matches.evict(session_id)
            done += found
        return done

    async def take_all_up(self, guild: int) -> list[SessionId]:
        """Let the sessions of a server go on that were set aside, after that was taken back. Returns them."""
        found = await self._journal.read(lambda db: _to_take_up(db, guild))
        for session_id in found:
            async with self._workings.matches.locked(session_id):
                await self._journal.write(partial(self._take_up, guild, session_id))
                self._workings.matches.evict(session_id)
        return found

    async def go_on(self) -> list[SessionId]:
        """After a start: end and take up what a kill has left. Returns what has changed."""

        def job(db: sqlite3.Connection) -> tuple[list[int], list[int]]:
            return server_rows.servers_to_erase(db), erasing_rows.servers_with_set_aside(db)

        to_erase, others = await self._journal.read(job)
        done = list[SessionId]()
        for guild in to_erase:
            done += await self.set_all_aside(guild)
        for guild in others:
            done += await self.take_all_up(guild)
        return done

    async def finish(self, guild: int, *, is_there: bool = False) -> bool:
        """Delete all of a server, as long as that is due; of many sessions only `ERASED_AT_ONCE`, so that it
        is still due then. If the bot `is_there`, it does not say anew who it is. Returns whether it is done.
        """
        if await self._journal.write(partial(self._erase_leagues, guild)):
            for forget in self._caches:
                forget(guild)
        found = await self._journal.read(lambda db: erasing_rows.some_sessions(db, guild, ERASED_AT_ONCE))
        for session_id in found:
            async with self._workings.matches.locked(session_id):
                is_erased = await self._journal.write(partial(self._erase_session, guild, session_id))
                self._workings.matches.evict(session_id)
            if not is_erased:
                return False

        def job(db: sqlite3.Connection) -> bool:
            is_due = self._is_due(db, guild) and not erasing_rows.some_sessions(db, guild, 1)
            if is_due:
                erasing_rows.erase_server(db, guild)
                if is_there:
                    server_rows.save_greeted(db, guild, self._now(), is_unsaid=False)
            return is_due

        is_done = await self._journal.write(job)
        self._servers.forget(guild)
        return is_done

    async def _decided(self, guild: int, job: Job[Refused | None]) -> None:
        refusal = await self._journal.write(job)
        self._servers.forget(guild)
        if refusal is not None:
            raise refusal

    def _is_due(self, db: sqlite3.Connection, guild: int) -> bool:
        row, now = server_rows.server(db, guild), self._now()
        is_left = row.left is not None and row.left <= now - ERASED_AFTER
        return is_left or (row.erase_at is not None and row.erase_at <= now)

    def _erase_leagues(self, guild: int, db: sqlite3.Connection) -> bool:
        """Delete its leagues before its games: nobody finds a season that lacks half of its tables."""
        if not self._is_due(db, guild):
            return False
        erasing_rows.erase_leagues(db, guild)
        return True

    def _erase_session(self, guild: int, session_id: SessionId, db: sqlite3.Connection) -> bool:
        if not self._is_due(db, guild):
            return False
        erasing_rows.erase_session(db, session_id)
        note_rows.save_note(db, rewriting.DUE, "now")  # a large file takes too long while people play
        return True

    def _set_aside(self, guild: int, session_id: SessionId, db: sqlite3.Connection) -> None:
        found, session = erasing_rows.newest_erasure(db, guild), session_rows.session(db, session_id)
        until, now = server_rows.server(db, guild).erase_at, self._now()
        if found is None or until is None or session is None or session.status not in ("open", "playing"):
            return
        if session.status == "playing":
            story_rows.tell(db, session_id, [Told(SetAside(until))], now)
        ending_rows.end_by_office(db, session_id, found[0], now)

    def _take_up(self, guild: int, session_id: SessionId, db: sqlite3.Connection) -> None:
        if session_id not in _to_take_up(db, guild):
            return
        now, session = self._now(), session_rows.session(db, session_id)
        if session is not None and session.seed is not None:
            story_rows.tell(db, session_id, [Told(TakenUp())], now)
        ending_rows.take_end_back(db, session_id, now)
        if session is not None and session.seed is not None:  # people may have been forgotten since
            settle(db, session, None, now, is_over=False)


def _to_set_aside(db: sqlite3.Connection, guild: int) -> list[SessionId]:
    if server_rows.server(db, guild).erase_at is None:
        return []
    return erasing_rows.some_unfinished(db, guild, AT_A_TIME)


def _to_take_up(db: sqlite3.Connection, guild: int) -> list[SessionId]:
    found = erasing_rows.newest_erasure(db, guild)
    if found is None or found[1]:
        return []
    return erasing_rows.set_aside_by(db, guild, found[0])

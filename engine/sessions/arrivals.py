"""The bot comes to servers and is sent away: what it must say, and what it remembers.

It decides by the moments of the joins, so a join that happened while the bot was not running is noticed, too.
It knows neither channels nor words.
"""

import sqlite3
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import DAY
from engine.journal import erasing_rows, note_rows, server_rows
from engine.sessions.servers import Servers
from engine.sessions.workings import Workings

ERASED_AFTER: Final = 90 * DAY
"""After so many seconds without the bot, all that is stored of a server is deleted."""
GREETING: Final = "greeting-since"
"""The note with the moment from which on the bot says who it is. Whoever had it before knows."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """What the bot must say on a server."""

    is_back: bool
    """Whether it has been there before, and still knows of it."""
    games: int
    """How many games go on there."""


class Arrivals:
    """Remembers on which servers the bot is, and whether it has said there who it is. `servers` forgets what
    is in memory of a server that changes. All moments are in UNIX seconds."""

    def __init__(self, workings: Workings, servers: Servers) -> None:
        self._journal, self._now = workings.journal, workings.now
        self._servers = servers
        self._since = float("inf")
        """Who joined before this moment is never greeted."""
        self._left = set[int]()
        """The servers that were left, so that at a start nothing is read of all others."""

    async def begin(self) -> None:
        """At a start, before anything is heard of servers: whoever joins from the first one on is greeted."""

        def job(db: sqlite3.Connection) -> tuple[str, list[int]]:
            since = note_rows.note(db, GREETING)
            if since is None:
                since = str(self._now())
                note_rows.save_note(db, GREETING, since)
            return since, server_rows.servers_left(db)

        since, left = await self._journal.write(job)
        self._since, self._left = float(since), set(left)

    def may_greet(self, joined: float | None) -> bool:
        """Whether a server that the bot joined at a moment may have to be greeted: `greeting` knows."""
        return joined is not None and joined > self._since

    async def greeting(self, guild: int, joined: float | None) -> Greeting | None:
        """What must be said on a server that the bot joined at a moment; None if nothing, because it was said
        since then, because the bot was there before it greeted anybody, or because the moment is not known.
        """

        def job(db: sqlite3.Connection) -> Greeting | None:
            row = server_rows.server(db, guild)
            if joined is None or joined <= max(self._since, row.greeted or 0.0):
                return None
            stored = erasing_rows.counts(db, guild)
            is_back = row.left is not None or row.greeted is not None
            return Greeting(is_back or bool(stored.playing or stored.ended), stored.playing)

        return await self._journal.read(job)

    async def greeted(self, guild: int, joined: float = 0.0, *, is_unsaid: bool = False) -> None:
        """Note that the bot, which joined at a moment, is there and has said who it is. If that `is_unsaid`,
        it could post nothing, and says it to the first admin who comes."""
        at = max(joined, self._now())  # Discord's clock may be ahead
        await self._journal.write(lambda db: server_rows.save_greeted(db, guild, at, is_unsaid=is_unsaid))
        self._left.discard(guild)
        self._servers.forget(guild)

    async def said(self, guild: int) -> bool:
        """Note that an admin is told now who the bot is. Returns whether it was still to be said."""
        is_first = await self._journal.write(lambda db: server_rows.save_said(db, guild))
        self._servers.forget(guild)
        return is_first

    async def is_there(self, guild: int) -> None:
        """Note that the bot is on a server."""
        if guild in self._left:
            await self._journal.write(lambda db: server_rows.save_back(db, guild))
            self._left.discard(guild)
            self._servers.forget(guild)

    async def is_gone(self, guild: int) -> None:
        """Note that the bot is not on a server any more. Of a server on which nothing has happened, nothing
        is noted."""
        now = self._now()

        def job(db: sqlite3.Connection) -> None:
            if server_rows.is_known(db, guild) or erasing_rows.some_sessions(db, guild, 1):
                server_rows.save_left(db, guild, now)

        self._left.add(guild)
        await self._journal.write(job)
        self._servers.forget(guild)

    async def known(self) -> list[int]:
        """The ids of the servers of which anything is stored, and of which nobody has noted that the bot is
        not there."""

        def job(db: sqlite3.Connection) -> list[int]:
            known = {*server_rows.servers_there(db), *erasing_rows.servers_with_sessions(db)}
            return sorted(known.difference(server_rows.servers_left(db)))

        return await self._journal.read(job)

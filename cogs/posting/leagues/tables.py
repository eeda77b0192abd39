"""The tables of leagues on Discord: their starter messages and threads, and what has happened at them."""

import asyncio
from collections.abc import Callable

import discord

from cogs.posting.leagues.opener import TableOpener
from cogs.posting.leagues.told_tables import AT_ONCE, ToldTables
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings
from engine.errors import Refused
from engine.journal.fixture_post_rows import Owed
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues
from engine.sessions.servers import Servers


class LeagueTables:
    """Opens and closes tables; `wake` and `changed` never wait. `when_noted` is told of each league in which
    something has happened at a table, `wake_session` of each session whose board is to be posted."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        servers: Servers,
        throttle: Throttle,
        when_noted: Callable[[LeagueId], None],
        wake_session: Callable[[SessionId], None],
    ) -> None:
        self._leagues = leagues
        self._when_noted = when_noted
        self._wake_session = wake_session
        self._opener = TableOpener(client, leagues, servers, throttle, self._opened)
        self._told = [ToldTables(client, leagues, servers, throttle, what) for what in Owed]
        self._looks = Wakings("tables", self._look, throttle, of_what="league")
        self._syncs = Wakings("what happened at the table", self._sync, throttle)
        self._unfinished: dict[SessionId, LeagueId] = {}
        """The sessions of tables that are not over."""

    def wake(self, league: LeagueId) -> None:
        """Open what is to be opened, and tell what is to be told, because something has happened in a
        league."""
        self._opener.wake(league)
        self._looks.wake(SessionId(league))

    async def wake_all(self) -> None:
        """After a start: note what happened at tables meanwhile, and do what is missing."""
        self._unfinished = await self._leagues.behind()
        for number, session in enumerate(list(self._unfinished)):
            self._syncs.wake(session)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # nothing else waits for hundreds of them
        for league in await self._leagues.leagues_owing():
            self.wake(league)

    async def close(self) -> None:
        """Stop at once: what is missing is posted after the next start."""
        await self._opener.close()
        await self._looks.close()
        await self._syncs.close()
        for each in self._told:
            await each.close()

    def changed(self, session: SessionId) -> None:
        """Note what has happened at a table, because its session has changed."""
        if session in self._unfinished:
            self._syncs.wake(session)

    def _opened(self, league: LeagueId, session: SessionId) -> None:
        self._unfinished[session] = league
        self._wake_session(session)

    async def _look(self, number: SessionId) -> None:
        """Find the tables of a league that are not over (one that was may go on again), and what is to be
        told of tables."""
        league = LeagueId(number)
        for session, where in (await self._leagues.behind()).items():
            if where == league and session not in self._unfinished:
                self._unfinished[session] = league
                self._syncs.wake(session)
        for each in self._told:
            await each.look(league)

    async def _sync(self, session: SessionId) -> None:
        """Note what has happened at a table. The league may go on by that."""
        league = self._unfinished.get(session)
        if league is None:
            return
        try:
            noted = await self._leagues.sync(session)
        except Refused:  # the league is closed
            noted = []
        if session not in await self._leagues.behind():
            self._unfinished.pop(session, None)
        if noted:
            self._when_noted(league)

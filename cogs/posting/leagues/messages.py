"""All that leagues post, in one object: standing messages, news, and the messages of tables.

It decides nothing about leagues. Each keeper looks at what is stored, and makes what is posted true.
"""

from collections.abc import Callable

import discord

from cogs.parts.pictures import Pictures
from cogs.posting.leagues.boards import LeagueBoards
from cogs.posting.leagues.news import LeagueNews
from cogs.posting.leagues.tables import LeagueTables
from cogs.posting.throttle import Throttle
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues
from engine.sessions.posted import Posted
from engine.sessions.servers import Servers


class LeagueMessages:
    """Wakes the keepers; `wake` and `changed` never wait. `wake_session` is told of each session whose
    board is to be posted."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        servers: Servers,
        posted: Posted,
        pictures: Pictures,
        throttle: Throttle,
        wake_session: Callable[[SessionId], None],
    ) -> None:
        self._leagues = leagues
        self.when_due: Callable[[], None] = lambda: None
        """Told that something may be due in a league by now."""
        self.news = LeagueNews(client, leagues, servers, throttle)
        self.boards = LeagueBoards(client, leagues, servers, pictures, throttle, self.news.wake)
        self.tables = LeagueTables(client, leagues, servers, throttle, self.wake, wake_session)

    def wake(self, league: LeagueId) -> None:
        """Make all that is posted of a league due, because something has happened in it; something may be due
        by now that was not before."""
        self.when_due()
        self.boards.wake(league)
        self.news.wake(league)
        self.tables.wake(league)

    def changed(self, session: SessionId) -> None:
        """Look whether something has happened in a league, because a session has changed that may be one of
        its tables."""
        self.tables.changed(session)

    async def show_anew(self) -> None:
        """Let all standing messages show what people are called now, because somebody was forgotten."""
        await self.boards.wake_all()

    async def wake_troubled(self, guild: int) -> None:
        """Try again what could not be posted on a server, because the bot may be allowed to now."""
        self.boards.wake_troubled(guild)
        self.news.wake_troubled(guild)
        for row in await self._leagues.leagues(guild):
            self.tables.wake(row.id)

    async def wake_all(self) -> None:
        """After a start: bring all that is posted of leagues up to date."""
        await self.tables.wake_all()
        await self.news.wake_all()
        await self.boards.wake_all()

    async def close(self) -> None:
        """Stop at once: what is missing is posted after the next start."""
        await self.tables.close()
        await self.news.close()
        await self.boards.close()

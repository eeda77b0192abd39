"""What the tables of leagues are told: the message from which a thread was made says what the table has left,
and before the planned end the tables that are not over hear of it in their threads.

What is to be told is stored, so it is told once, also after a crash.
"""

import asyncio
import logging
import time
from collections.abc import Hashable
from datetime import UTC, datetime
from typing import Final

import discord

from cogs.parts.error_codes import THREAD_IS_LOCKED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.parts.layouts import NOBODY, card
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.leagues.facts import facts_of
from cogs.posting.leagues.table_text import end_notice, starter_post
from cogs.posting.lobby_messages import OLD_AFTER, REST_S
from cogs.posting.retries import try_later
from cogs.posting.servers import server_words
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.errors import Refused
from engine.journal.fixture_post_rows import Owed, OwedTable
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues, Whole
from engine.leagues.season import State
from engine.sessions.servers import Servers

log = logging.getLogger(__name__)

AT_ONCE: Final = 16
"""Of hundreds of tables, so many begin to be looked at before anything else goes on."""
GONE: Final = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)


class ToldTables:
    """Tells tables one kind of thing; `wake` never waits."""

    def __init__(
        self, client: discord.Client, leagues: Leagues, servers: Servers, throttle: Throttle, what: Owed
    ) -> None:
        self._client = client
        self._leagues = leagues
        self._servers = servers
        self._throttle = throttle
        self._what = what
        self._tell = {Owed.STARTER: self._edit_starter, Owed.NOTICE: self._post_notice}[what]
        self._wakings = Wakings(str(what), self._work, throttle, self._where, of_what="table")
        self._tables: dict[int, tuple[LeagueId, OwedTable]] = {}
        """By number, what is to be told of which table."""

    async def look(self, league: LeagueId) -> None:
        """Make due what is to be told of the tables of a league."""
        for number, table in enumerate(await self._leagues.owed(league, self._what)):
            self._tables[table.id] = league, table
            self._wakings.wake(SessionId(table.id))  # the work is one for each table, dealt or not
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop at once: what is not told is told after the next start."""
        await self._wakings.close()

    async def _where(self, number: SessionId) -> Hashable:
        """The channel or thread that the work writes to; of a table that was never dealt, none that others
        use."""
        known = self._tables.get(number)
        if known is None:
            return self._what, number
        place = known[1].channel if self._what is Owed.STARTER else known[1].thread
        return (self._what, number) if place is None else place

    async def _work(self, number: SessionId) -> None:
        known = self._tables.get(number)
        if known is None:
            return
        league, table = known
        try:
            whole = await self._leagues.whole(league, table.season)
        except Refused:  # it was deleted with its server
            self._tables.pop(number)
            return
        guild = self._client.get_guild(whole.row.guild)
        if guild is None:
            try_later(self._client, self._wakings, whole.row.guild, number)
            return
        try:
            if not await self._tell(table, whole, guild):
                return
        except discord.Forbidden as error:
            log.info("%s of table %d cannot be told: %s", self._what, number, error.text)
            try_later(self._client, self._wakings, guild.id, number)
            return
        except discord.HTTPException as error:  # it is gone, or what it says is not taken
            if error.code == THREAD_IS_LOCKED:  # until it is unlocked, or there is nothing to tell any more
                try_later(self._client, self._wakings, guild.id, number)
                return
            if not is_refusal(error) and error.code not in GONE:
                raise
            log.warning("%s of table %d is given up: %s", self._what, number, error)
        await self._leagues.set_table_told(table.id, table.act, self._what)
        if self._tables.get(number) == known:
            self._tables.pop(number)

    async def _edit_starter(self, table: OwedTable, whole: Whole, guild: discord.Guild) -> bool:
        """Let a table's message say what the table has left. Returns whether this is settled."""
        if table.starter is None:
            return True
        channel = table.channel or whole.row.tables_channel
        await self._throttle.move(channel)
        words = await server_words(self._servers, guild)
        post = starter_post(whole.season.fixtures[table.key], facts_of(whole), words)
        if datetime.now(UTC) - discord.Object(table.starter).created_at > OLD_AFTER:
            self._throttle.rest(REST_S)
        message = self._client.get_partial_messageable(channel, guild_id=guild.id).get_partial_message(
            table.starter
        )
        number = FrameKind.LEAGUE_TABLE.frame_id(table.id)
        await message.edit(view=card(post.text, number=number), allowed_mentions=NOBODY)
        return True

    async def _post_notice(self, table: OwedTable, whole: Whole, guild: discord.Guild) -> bool:
        """Tell a table when the season is planned to end. Returns whether this is settled. As long as the
        season stands still, nobody knows that."""
        season = whole.season
        if season.stopped is not None:
            return False
        if table.thread is None or season.fixtures[table.key].is_over or season.state is not State.PLAYING:
            return True
        kind, number = FrameKind.LEAGUE_POST, number_for("end", table.id)
        thread = self._client.get_partial_messageable(table.thread, guild_id=guild.id)
        announced = next(one.at for one in season.log if one.number == table.act)
        if time.time() - announced > NONCE_LIVES_S and await kind.found(
            self._client, thread, number, announced
        ):
            return True
        text = end_notice(facts_of(whole), await server_words(self._servers, guild))
        view = card(text, number=kind.frame_id(number))
        await thread.send(view=view, nonce=f"end-{table.id}", allowed_mentions=NOBODY)
        return True

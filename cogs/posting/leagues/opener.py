"""The tables of leagues are opened: each gets a message that calls those who play, a thread, and its game.

One after the other in a channel, at a pace that leaves room for everything else. What was done just before a
crash is found again, so nobody is called twice.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.parts.error_codes import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.parts.layouts import NOBODY, card
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.leagues.facts import Facts, facts_of
from cogs.posting.leagues.table_text import starter_post, thread_name
from cogs.posting.retries import try_later
from cogs.posting.servers import server_words
from cogs.posting.threads import thread_from
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal, passes
from engine.errors import Refused
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues.leagues import Leagues, Whole
from engine.leagues.parts import Fixture
from engine.leagues.tables import ToOpen
from engine.sessions.servers import Servers
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

A_MINUTE: Final = 10
"""So many tables are opened a minute in one channel."""
MOST_ACTIVE: Final = 900
"""With so many active threads on a server (Discord allows 1,000), tables wait until others end."""
LOOKED_AT_EVERY_S: Final = 60.0
"""After so many seconds it is looked at again whether there is room for threads."""
ERASED_AGAIN_S: Final = 3600.0
"""The same of a server of which everything is to be deleted: that may be taken back."""


@dataclass(frozen=True, slots=True)
class _Opening:
    """A table that is being opened."""

    table: ToOpen
    fixture: Fixture
    facts: Facts
    words: Words
    since: float
    """When it was drawn, in UNIX seconds."""


class TableOpener:
    """Opens what is drawn; `wake` never waits. `when_opened` is told of each table with its session. `pause`
    is how many seconds are between two tables in one channel."""

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        servers: Servers,
        throttle: Throttle,
        when_opened: Callable[[LeagueId, SessionId], None],
        *,
        pause: float = 60 / A_MINUTE,
    ) -> None:
        self._client = client
        self._leagues = leagues
        self._servers = servers
        self._throttle = throttle
        self._when_opened = when_opened
        self._pause = pause
        self._wakings = Wakings("tables to open", self._go_on, throttle, of_what="league")
        self._turns: dict[LeagueId, float] = {}
        """When leagues may open their next table, by the loop's clock."""
        self._next: dict[int, float] = {}
        """The same of channels, after the turns that leagues have there."""
        self._refused: set[int] = set()
        """Tables that are not to be opened."""
        self._failed = Counter[int]()
        """How often tables could not be opened, by a fault of ours or because Discord does not take what is
        sent: the others come first."""
        self._said: set[tuple[LeagueId, int, int]] = set()
        """The leagues, seasons and rounds of which it was said that tables wait."""

    def wake(self, league: LeagueId) -> None:
        """Open what is drawn in a league."""
        self._wakings.wake(SessionId(league))  # the work is one for each league, not for each session

    async def close(self) -> None:
        """Stop at once: what is missing is opened after the next start."""
        await self._wakings.close()

    async def _go_on(self, number: SessionId) -> None:
        """Open the next table of a league, or wait until that is possible."""
        league = LeagueId(number)
        try:
            tables = await self._leagues.to_open(league)
        except Refused:  # it is closed
            tables = ()
        waiting = [each for each in tables if each.fixture not in self._refused]
        if not waiting:
            return
        table = min(waiting, key=lambda each: self._failed[each.fixture])  # the first of them
        if self._is_too_soon(league, table.channel):
            return
        whole = await self._leagues.whole(league)
        guild = self._client.get_guild(whole.row.guild)
        if guild is None:
            try_later(self._client, self._wakings, whole.row.guild, number)
            return
        if (await self._servers.of(guild.id)).erase_at is not None:
            self._wakings.wake_after(number, ERASED_AGAIN_S)
            return
        opening = _Opening(
            table,
            whole.season.fixtures[table.round, table.table],
            facts_of(whole),
            await server_words(self._servers, guild),
            whole.season.rounds[table.round].drawn_at or 0.0,
        )
        await self._throttle.move(table.channel)
        if active_threads(guild) >= MOST_ACTIVE:
            await self._wait_for_room(opening)
            return
        self._turns.pop(league, None)
        await self._open_or_wait(opening, whole)

    def _is_too_soon(self, league: LeagueId, channel: int) -> bool:
        """Whether a league must wait for its turn in a channel; then it is woken when that comes."""
        now = asyncio.get_running_loop().time()
        turn = self._turns.get(league)
        if turn is None:
            turn = self._turns[league] = max(now, self._next.get(channel, now))
            self._next[channel] = turn + self._pause
        if turn > now:
            self._wakings.wake_after(SessionId(league), turn - now)
        return turn > now

    async def _open_or_wait(self, opening: _Opening, whole: Whole) -> None:
        """Open a table, then see to the next one; if it cannot be opened, see when it can."""
        table, number = opening.table, SessionId(opening.table.league)
        try:
            await self._open(opening)
        except discord.Forbidden as error:
            log.warning("table %d of league %d cannot be opened: %s", table.fixture, table.league, error.text)
            try_later(self._client, self._wakings, opening.facts.guild, number)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._channel_is_gone(table, whole)
        except Refused as refusal:
            await self._is_refused(opening, refusal)
        except Exception as error:
            if passes(error):
                raise
            self._failed[table.fixture] += 1
            if not (isinstance(error, discord.HTTPException) and is_refusal(error)):
                raise
            log.error("table %d of league %d is not taken: %s", table.fixture, table.league, error)
            if self._failed[table.fixture] == 1:  # the others first
                self._wakings.wake(number)
            else:
                try_later(self._client, self._wakings, opening.facts.guild, number)
        else:
            self._wakings.wake(number)

    async def _open(self, opening: _Opening) -> None:
        """Open a table. Whatever of it was done before is found."""
        table, facts, words = opening.table, opening.facts, opening.words
        channel = self._client.get_partial_messageable(table.channel, guild_id=facts.guild)
        starter = table.starter
        if starter is None:
            starter = await self._started(opening, channel)
        name = thread_name(opening.fixture, facts, words)
        try:
            thread = await thread_from(channel.get_partial_message(starter), name)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._leagues.started(table.fixture, None)  # somebody deleted it
            if table.starter is None:
                raise
            await self._open(replace(opening, table=replace(table, starter=None)))
            return
        session = await self._leagues.opened(
            table.fixture, starter=starter, thread=thread, language=words.locale
        )
        self._when_opened(table.league, session.id)

    async def _started(self, opening: _Opening, channel: discord.PartialMessageable) -> int:
        """Post the message from which a table's thread is made, and note it. If it was posted just before a
        crash, it is found."""
        kind, number = FrameKind.LEAGUE_TABLE, opening.table.fixture
        found = None
        if time.time() - opening.since > NONCE_LIVES_S:
            found = await kind.found(self._client, channel, number, opening.since)
        if found is None:
            post = starter_post(opening.fixture, opening.facts, opening.words)
            message = await channel.send(
                view=card(post.text, number=kind.frame_id(number)),
                nonce=f"table-{number}",
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(person) for person in post.mentions]
                ),
            )
            found = message.id
        await self._leagues.started(number, found)
        return found

    async def _is_refused(self, opening: _Opening, refusal: Refused) -> None:
        table, number = opening.table, SessionId(opening.table.league)
        log.info("table %d of league %d is not opened: %s", table.fixture, table.league, refusal.reason)
        if refusal.reason == "too-many-threads":
            await self._wait_for_room(opening)
        elif refusal.reason == "cannot-make-thread":
            try_later(self._client, self._wakings, opening.facts.guild, number)
        elif refusal.reason == "server-erased":
            self._wakings.wake_after(number, ERASED_AGAIN_S)
        else:
            self._refused.add(table.fixture)
            self._wakings.wake(number)

    async def _channel_is_gone(self, table: ToOpen, whole: Whole) -> None:
        """Somebody deleted the channel: the tables are at home where the league is, if that is there."""
        row, number = whole.row, SessionId(table.league)
        await self._leagues.started(table.fixture, None)  # it was deleted with the channel
        if row.tables_channel == row.channel:
            log.warning("the channel of league %d is gone", row.id)
            try_later(self._client, self._wakings, row.guild, number)
            return
        await self._leagues.set_channels(row.guild, row.id, row.channel, row.channel)
        self._wakings.wake(number)

    async def _wait_for_room(self, opening: _Opening) -> None:
        """Look again later whether there is room for a thread, and say once that tables wait."""
        table = opening.table
        self._wakings.wake_after(SessionId(table.league), LOOKED_AT_EVERY_S)
        what = (table.league, table.season, table.round)
        if what in self._said:
            return
        kind, number = FrameKind.LEAGUE_POST, number_for("tables-wait", *what)
        channel = self._client.get_partial_messageable(table.channel, guild_id=opening.facts.guild)
        try:
            if await kind.found(self._client, channel, number, opening.since) is None:
                text = opening.words.text("league-tables-wait", round=table.round)
                await channel.send(
                    view=card(text, number=kind.frame_id(number)),
                    nonce=f"wait-{number}",
                    allowed_mentions=NOBODY,
                )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("nobody hears that tables of league %d wait: %s", table.league, error.text)
        self._said.add(what)


def active_threads(guild: discord.Guild) -> int:
    """How many active threads a server has, as far as the bot sees them: discord.py keeps them up to date."""
    return sum(not each.archived for each in guild.threads)

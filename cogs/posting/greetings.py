"""What the bot says on a server that it has joined: once a join, in the server's system channel.

Nobody has asked for it, so it mentions nobody, and where it may not be posted it is not. What was posted just
before a crash is found again by its frame.
"""

import logging
import time
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import NOBODY, card
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.servers import server_words
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.journal.records import SessionId
from engine.sessions.arrivals import Arrivals, Greeting
from engine.sessions.servers import Servers
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

NEEDED: Final = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
"""What the bot must have to post a greeting, and to find it again."""


class Greetings:
    """Says who the bot is, and which `games` it has, on servers that it has joined; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        arrivals: Arrivals,
        servers: Servers,
        games: Iterable[str],
        throttle: Throttle,
    ) -> None:
        self._client = client
        self._games = tuple(games)
        self._arrivals = arrivals
        self._servers = servers
        self._wakings = Wakings(
            "greeting", self._greet, throttle, self._where, of_what="server", mark="greeting"
        )

    def wake(self, guild: int) -> None:
        """Look whether something must be said on a server, because the bot is there."""
        self._wakings.wake(SessionId(guild))

    async def close(self) -> None:
        """Stop at once: what is missing is said after the next start."""
        await self._wakings.close()

    async def _where(self, number: SessionId) -> int:
        guild = self._client.get_guild(number)
        return number if guild is None or guild.system_channel is None else guild.system_channel.id

    async def _greet(self, number: SessionId) -> None:
        guild = self._client.get_guild(number)
        joined = None if guild is None or guild.unavailable else joined_at(guild)
        if guild is None or joined is None:
            return
        greeting = await self._arrivals.greeting(guild.id, joined)
        if greeting is None:
            return
        channel, is_said = guild.system_channel, False
        if channel is not None and channel.permissions_for(guild.me).is_superset(NEEDED):
            try:
                await self._post(guild, channel, greeting, joined)
                is_said = True
            except discord.HTTPException as error:
                if not is_refusal(error) and not isinstance(error, discord.NotFound | discord.Forbidden):
                    raise
                log.info("the greeting of server %d cannot be posted: %s", guild.id, error.text)
        await self._arrivals.greeted(guild.id, joined, is_unsaid=not is_said)

    async def _post(
        self, guild: discord.Guild, channel: discord.TextChannel, greeting: Greeting, joined: float
    ) -> None:
        """Post a greeting, unless it was posted just before a crash."""
        number = number_for(guild.id, int(joined))
        if time.time() - joined > NONCE_LIVES_S:
            found = await FrameKind.GREETING.found(self._client, channel, number, joined, oldest_first=True)
            if found is not None:
                return
        words = await server_words(self._servers, guild)
        await channel.send(
            view=greeting_view(greeting, self._games, words, number),
            nonce=f"g{number}-{guild.id % 10**9}",
            allowed_mentions=NOBODY,
        )


def joined_at(guild: discord.Guild) -> float | None:
    """When the bot joined a server, in UNIX seconds; None if Discord has not said so."""
    me = guild.me
    return None if me is None or me.joined_at is None else me.joined_at.timestamp()


def greeting_view(greeting: Greeting, games: Iterable[str], words: Words, number: int) -> ui.LayoutView:
    """The whole greeting; `number` is that of its frame."""
    texts = [about(games, words), words.text("welcome-admins")]
    if greeting.is_back:
        texts = [words.text("welcome-back", games=greeting.games)]
    settings: ui.Button[Any] = ui.Button(
        label=words.text("welcome-settings"), custom_id=str(CustomId(Verb.SETTINGS, NO_SESSION))
    )
    rules: ui.Button[Any] = ui.Button(
        label=words.text("button-rules"), custom_id=str(CustomId(Verb.RULES, NO_SESSION))
    )
    return card(*texts, rows=[ui.ActionRow(settings, rules)], number=FrameKind.GREETING.frame_id(number))


def about(games: Iterable[str], words: Words) -> str:
    """What the bot is, and how a game is opened."""
    return words.text("welcome", games=words.listed([words.text(f"{game}-name") for game in games]))

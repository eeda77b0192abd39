"""The Discord client: intents, cogs, the one place where all interactions arrive, and the order of a stop."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot.command_list import CommandList
from bot.sharded import Sharded
from bot.under_way import UnderWay
from cogs.commands.command_tree import Tree
from cogs.commands.every_game import EveryGame
from cogs.commands.games import cogs_of
from cogs.commands.places import WatchCog
from cogs.commands.translator import Translator
from cogs.parts.interactions import private_words
from cogs.parts.layouts import NOBODY
from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.panels import Panels
from cogs.posting.throttle import Throttle
from cogs.presses.failures import answered_at_once
from cogs.presses.router import Router
from cogs.services import Services
from engine.journal.journal import Journal
from engine.play.game import AnyGame
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.sessions import Sessions
from renders.faces import FACES

log = logging.getLogger(__name__)


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice, and no worry about it


FINISHING_S = 5.5
"""How long what is under way at a stop may take; then it is given up. A stop must be over within 10 s."""
REFUSING_S = 0.5
"""How long it may take at least to tell those who pressed after the stop to press again."""
GOODBYE_S = 1.5
"""How long Discord may take to hear that the lines are closed."""
ANSWERED_IN: Final = aiohttp.ClientTimeout(total=60, sock_connect=30, sock_read=30)
"""How many seconds Discord may take to answer a request: aiohttp's own limit is five minutes, in which a few
boards whose requests are lost would keep all others waiting. `total`, which begins before the wait for a turn
and is void if that takes longer, also ends what cannot be sent."""


class Saloon(Sharded):
    """Discord, over as many lines as it says, and one journal. A client that failed is closed, and a new one
    made."""

    tree: Tree

    def __init__(
        self,
        journal: Journal,
        sessions: Sessions,
        games: Mapping[str, AnyGame],
        command_list: CommandList,
    ) -> None:
        throttle = Throttle()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            tree_cls=Tree,
            http_trace=throttle.pace.trace(),
        )
        self.http.request = _in_time(self.http.request)  # type: ignore[method-assign]
        posted, preferences, pictures = Posted(journal), Preferences(journal), Pictures()
        lobbies = LobbyMessages(self, sessions, posted, games, FACES, throttle)
        self.services = Services(
            sessions=sessions,
            posted=posted,
            preferences=preferences,
            games=games,
            faces=FACES,
            pictures=pictures,
            panels=Panels(),
            boards=BoardMessages(
                self, sessions, posted, preferences, FACES, pictures, throttle, lobbies.wake
            ),
            lobbies=lobbies,
            throttle=throttle,
        )
        self._router = Router(self.services)
        self._command_list = command_list
        self._comparing: asyncio.Task[None] | None = None
        self._under_way = UnderWay()
        self._is_deaf = False

    async def setup_hook(self) -> None:
        """After the login, before the first event: cogs, commands, and what an earlier run left to post."""
        await self.tree.set_translator(Translator())
        for cog in cogs_of(self.services.games):
            await self.add_cog(cog(self.services))
        await self.add_cog(EveryGame(self.services))
        await self.add_cog(WatchCog(self.services, self.fetch_channel))
        running, missing = await self.services.posted.running(), await self.services.boards.wake_all()
        log.info("takes up %d running games, and posts what is missing of %d", running, missing)
        await self.services.lobbies.wake_all()
        if not self._is_stopping:
            self._comparing = asyncio.create_task(self._command_list.keep(self.tree), name="commands")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press, form, command and completion arrives here, tells how late what is sent arrives, and is
        answered."""
        if self._is_stopping:
            await answered_at_once(interaction, private_words(interaction).text("failed-restarting"))
            return
        self.services.lags.arrived(interaction.created_at.timestamp())
        if interaction.type in (
            discord.InteractionType.application_command,
            discord.InteractionType.autocomplete,
        ):
            await self.tree.answer(interaction)
        else:
            await self._router.route(interaction)

    async def on_ready(self) -> None:
        """Say that people can play on all servers, for every shard is in; comes again when all have logged in
        anew, so it starts nothing."""
        log.info("ready as %s on %d servers (shards: %d)", self.user, len(self.guilds), len(self.shards))

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Let an event of Discord set off what listens to it, but for the last moments of a stop."""
        if not self._is_deaf:
            super().dispatch(event_name, *args, **kwargs)

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kwargs: Any
    ) -> "asyncio.Task[None]":
        """Hold all that is set off, for a stop waits for it."""
        task: asyncio.Task[None] = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._under_way.add(task)
        return task

    async def close(self) -> None:
        """Take nothing new, finish what is under way, stop posting, then hang up: whoever was acknowledged is
        answered, and nothing outlives the journal. What is not posted yet is posted after the next start."""
        self._is_stopping = True
        end = time.monotonic() + FINISHING_S
        given_up = await self._under_way.finish(FINISHING_S)
        self._is_deaf = True
        given_up += await self._under_way.finish(max(REFUSING_S, end - time.monotonic()))
        if given_up:
            log.warning("%d things were given up half-done, for Discord took too long", given_up)
        if self._comparing is not None:
            self._comparing.cancel()
            await asyncio.wait({self._comparing})
        await self.services.boards.close()
        await self.services.lobbies.close()
        self.services.pictures.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await super().close()
        finally:
            await self.http.close()


def _in_time(request: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """The same, but a request that is not answered in time fails with a TimeoutError, as on a bad line."""

    async def answered(route: discord.http.Route, **options: Any) -> Any:
        return await request(route, timeout=ANSWERED_IN, **options)

    return answered

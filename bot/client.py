"""The Discord client: intents, cogs, the one place where all interactions arrive, and the commands
that Discord is handed when they change."""

import hashlib
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.board_message import BoardMessages
from cogs.command_tree import Tree
from cogs.game import GameCog
from cogs.layouts import NOBODY
from cogs.lobby_message import LobbyMessages
from cogs.panels import Panels
from cogs.pictures import Pictures
from cogs.router import Router
from cogs.services import Services
from cogs.titles import TITLES
from cogs.translator import Translator, payload
from cogs.watch import WatchCog
from engine.codec import encode
from engine.game import AnyGame
from engine.journal import Journal
from engine.people import People
from engine.posted import Posted
from engine.sessions import Sessions
from renders.faces import FACES

log = logging.getLogger(__name__)


discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice, and no worry about it


class Saloon(commands.Bot):
    """One connection to Discord over one journal. A client that failed is closed and a new one is made."""

    tree: Tree

    def __init__(self, journal: Journal, sessions: Sessions, games: Mapping[str, AnyGame]) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            tree_cls=Tree,
        )
        posted, people, pictures = Posted(journal), People(journal), Pictures()
        lobbies = LobbyMessages(self, sessions, posted, games, FACES)
        self.services = Services(
            sessions=sessions,
            posted=posted,
            people=people,
            games=games,
            faces=FACES,
            pictures=pictures,
            panels=Panels(),
            boards=BoardMessages(self, sessions, posted, people, FACES, pictures, lobbies.wake),
            lobbies=lobbies,
        )
        self._router = Router(self.services)

    async def setup_hook(self) -> None:
        """After the login, before the first event: cogs, commands, and what an earlier run left to post."""
        await self.tree.set_translator(Translator())
        for title in TITLES:
            await self.add_cog(title(self.services))
        await self.add_cog(GameCog(self.services))
        await self.add_cog(WatchCog(self.services, self.fetch_channel))
        await self._sync_commands()
        await self.services.boards.wake_all()
        await self.services.lobbies.wake_all()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press, form, command and completion arrives here, and is answered."""
        if interaction.type in (
            discord.InteractionType.application_command,
            discord.InteractionType.autocomplete,
        ):
            await self.tree.answer(interaction)
        else:
            await self._router.route(interaction)

    async def on_ready(self) -> None:
        """Say that people can play; comes again after every new connection, so it starts nothing."""
        log.info("ready as %s on %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop posting, then the connection. What is not posted yet is posted after the next start."""
        await self.services.boards.close()
        await self.services.lobbies.close()
        await super().close()

    async def _sync_commands(self) -> None:
        """Hand Discord the commands, but only a changed set: there is a daily quota."""
        application = self.application_id or 0
        built = await payload(self.tree)
        digest = hashlib.sha256(encode(built)).hexdigest()
        if await self.services.posted.commands(application) != digest:
            await self.tree.sync()
            await self.services.posted.set_commands(application, digest)
            log.info("handed %d commands to Discord", len(built))

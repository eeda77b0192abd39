"""Watches what people do to the threads of running games: deleting, locking, opening again, and to what the
bot may do on their server."""

from typing import Any

import discord
from discord.ext import commands

from cogs.services import Services


class WatchCog(commands.Cog):
    """Listens to thread events; it needs no other intent than guilds."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A game goes on without its thread, and its channel is told at once."""
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is not None and session.status == "playing":
            self._services.boards.thread_is_gone(session)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """What could not be posted in a locked thread is posted once it is open again."""
        is_locked = event.data["thread_metadata"].get("locked", False)
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is not None and not is_locked:
            await self._services.boards.wake_troubled(session.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was sent away and is back."""
        await self._services.boards.wake_troubled(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The line, or the server, is back: what happened to permissions meanwhile was not told."""
        await self._services.boards.wake_troubled(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have been given back."""
        await self._services.boards.wake_troubled(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """A role's permissions may have been given back."""
        await self._services.boards.wake_troubled(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """The bot may have got a role. Without a privileged intent Discord tells of the bot alone."""
        await self._services.boards.wake_troubled(after.guild.id)

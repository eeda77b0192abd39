"""Watches what people do to the threads of running games: deleting, locking, opening again."""

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
            await self._services.boards.thread_is_gone(session)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """What could not be posted in a locked thread is posted once it is open again."""
        is_locked = event.data["thread_metadata"].get("locked", False)
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is not None and session.trouble == "locked" and not is_locked:
            await self._services.posted.set_trouble(session.id, None)
            self._services.boards.wake(session.id)

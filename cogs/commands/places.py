"""Watches what people do to the places of games, be it threads or channels: deleting, locking, opening again;
and to what the bot may do on their server."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs.posting.wakings import Wakings
from cogs.services import Services
from engine.journal.records import Session, SessionId

log = logging.getLogger(__name__)


class WatchCog(commands.Cog):
    """Listens to thread events; it needs no other intent than guilds."""

    def __init__(self, services: Services, fetch_channel: Callable[[int], Awaitable[object]]) -> None:
        self._services = services
        self._fetch_channel = fetch_channel
        self._looks = Wakings(
            "look for the thread", self._look_for_thread, services.throttle, self._one_by_one
        )

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A game goes on without its thread, and its channel is told at once."""
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is None:
            return
        if session.status == "playing":
            self._services.boards.thread_is_gone(session)
        elif session.is_archived:  # its end was told: nothing is to be gone on with
            await self._services.posted.set_trouble(session.id, "deleted")
            await self._services.posted.set_channel_told(session.id)
            self._services.lobbies.wake(session.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Open seats go with their channel, and so do threads: also those that were archived, of which no
        event tells."""
        for session in await self._services.sessions.in_channel(channel.guild.id, channel.id):
            self._look(session)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """What could not be posted in a locked thread is posted once it is open again."""
        is_locked = event.data["thread_metadata"].get("locked", False)
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is not None and not is_locked:
            await self._may_post_again(session.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was sent away and is back."""
        await self._may_post_again(guild.id)
        await self._look_for_all(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is back, or the line by which it is heard: what happened to permissions and channels
        meanwhile was not told."""
        await self._may_post_again(guild.id)
        await self._look_for_all(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have been given back."""
        await self._may_post_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """A role's permissions may have been given back."""
        await self._may_post_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """The bot may have got a role, or its time-out was ended: by a moderator, for of one that runs out
        nothing is told. Without a privileged intent Discord tells of the bot alone."""
        await self._may_post_again(after.guild.id)

    async def cog_unload(self) -> None:
        """Stop looking: what is not found out now is found out after the next start."""
        await self._looks.close()

    async def _may_post_again(self, guild: int) -> None:
        await self._services.boards.wake_troubled(guild)
        await self._services.lobbies.wake_troubled(guild)

    async def _look_for_all(self, guild: discord.Guild) -> None:
        """Look for what a server does not list any more. Archived threads are not listed either, so each of
        these is asked for."""
        for session in await self._services.sessions.in_channel(guild.id):
            is_listed = guild.get_channel_or_thread(session.thread or session.channel) is not None
            if not is_listed and session.trouble is None:
                self._look(session)

    def _look(self, session: Session) -> None:
        """Ask Discord whether a session still has its place, of many in turn; never waits."""
        if session.status == "open":
            self._services.lobbies.wake(session.id)
        else:
            self._looks.wake_in_turn((session.id,))

    async def _one_by_one(self, _session_id: SessionId) -> str:
        """One place for all threads that are looked for: after a start there may be many."""
        return "threads"

    async def _look_for_thread(self, session_id: SessionId) -> None:
        session = await self._services.posted.session(session_id)
        if session.status != "playing" or session.thread is None:
            return
        try:
            await self._fetch_channel(session.thread)
        except discord.NotFound:
            self._services.boards.thread_is_gone(session)
        except discord.Forbidden as error:
            log.info("whether game %s still has its thread is not known: %s", session_id, error.text)

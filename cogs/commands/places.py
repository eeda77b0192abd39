"""Watches what people do to the threads and channels of games, and to the bot's permissions.

It posts nothing: it wakes whatever may be posted again.
"""

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
    """Listens to events of threads, channels, servers, roles and the bot itself; it needs only one intent:
    guilds."""

    def __init__(self, services: Services, fetch_channel: Callable[[int], Awaitable[object]]) -> None:
        self._services = services
        self._fetch_channel = fetch_channel
        self._looks = Wakings(
            *("look for the thread", self._look_for_thread, services.throttle, self._one_by_one),
            mark="thread",
        )

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted: its game goes on without it, and the channel is told at once."""
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is None:
            return
        if session.status == "playing":
            self._services.boards.thread_is_gone(session)
        elif session.is_archived:  # its end was posted: there is nothing to go on with
            await self._services.posted.set_trouble(session.id, "deleted")
            await self._services.posted.set_channel_told(session.id)
            self._services.lobbies.wake(session.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, with its open seats and its threads, and leaves the settings of its server.
        No event tells of archived threads."""
        for session in await self._services.sessions.in_channel(channel.guild.id, channel.id):
            self._look(session)
        await self._services.servers.channel_is_gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role was deleted: it leaves the settings of its server."""
        await self._services.servers.role_is_gone(role.guild.id, role.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked: what could not be posted in it may be posted now."""
        is_locked = event.data["thread_metadata"].get("locked", False)
        session = await self._services.sessions.in_thread(event.thread_id)
        if session is not None and not is_locked:
            await self._may_post_again(session.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has joined a server, perhaps one that it had to leave before."""
        await self._may_post_again(guild.id)
        await self._look_for_all(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away from a server: nobody there can press anything, so clocks stand until it is
        back. If it is back before that is stored, whoever looked for trouble then has found none."""
        for session in await self._services.sessions.in_channel(guild.id):
            if session.status == "playing" and session.trouble is None:
                await self._services.posted.set_trouble(session.id, "forbidden")
        if self._services.members.server(guild.id) is not None:
            await self._may_post_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, or the line to it. No event says what happened to it in between."""
        await self._may_post_again(guild.id)
        await self._look_for_all(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """The bot may have got its permissions in a channel back."""
        await self._may_post_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """A role may have got its permissions back."""
        await self._may_post_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """The bot may have got a role, or a moderator may have ended its time-out; there is no event when a
        time-out runs out. Without a privileged intent, Discord sends this event for the bot alone."""
        await self._may_post_again(after.guild.id)

    async def cog_unload(self) -> None:
        """Stop looking: the next start looks for what is left."""
        await self._looks.close()

    async def _may_post_again(self, guild: int) -> None:
        await self._services.boards.wake_troubled(guild)
        await self._services.lobbies.wake_troubled(guild)
        await self._services.league_messages.wake_troubled(guild)

    async def _look_for_all(self, guild: discord.Guild) -> None:
        """Look for every thread and channel that a server no longer lists. Archived threads are not listed
        either, so Discord is asked for each of them."""
        for session in await self._services.sessions.in_channel(guild.id):
            is_listed = guild.get_channel_or_thread(session.thread or session.channel) is not None
            if not is_listed and session.trouble is None:
                self._look(session)

    def _look(self, session: Session) -> None:
        """Ask Discord whether a session still has its place, for one session after the other; never waits."""
        if session.status == "open":
            self._services.lobbies.wake(session.id)
        else:
            self._looks.wake_in_turn((session.id,))

    async def _one_by_one(self, _session_id: SessionId) -> str:
        """All threads that are looked for share one place: after a start there may be many."""
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

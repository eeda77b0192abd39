"""The bot comes to servers and is sent away: who is greeted, and where clocks stand.

What is said is said by `posting.greetings`; what is remembered, by the engine.
"""

import discord
from discord.ext import commands

from cogs.posting.greetings import joined_at
from cogs.services import Services


class ArrivalCog(commands.Cog):
    """Listens to the events of servers; it needs only one intent: guilds."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server."""
        await self._is_there(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there after the bot has logged in: perhaps it was invited meanwhile."""
        await self._is_there(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away from a server."""
        if self._services.members.is_on(guild.id):  # it is back already
            return
        await self._services.arrivals.is_gone(guild.id)
        if self._services.members.is_on(guild.id):
            await self._services.arrivals.is_there(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """All servers are known now: on those that are not among them, the bot is not any more."""
        for guild in await self._services.arrivals.known():
            if self._services.members.is_on(guild):
                continue
            await self._services.arrivals.is_gone(guild)
            for session in await self._services.sessions.in_channel(guild):
                if session.status == "playing" and session.trouble is None:
                    await self._services.posted.set_trouble(session.id, "forbidden")

    async def _is_there(self, guild: discord.Guild) -> None:
        await self._services.arrivals.is_there(guild.id)
        if self._services.arrivals.may_greet(joined_at(guild)):
            self._services.greetings.wake(guild.id)

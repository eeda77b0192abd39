"""What becomes of a session in which somebody's time is up: the clock answers, and the board is due.

It asks Discord only whether the people, and the bot itself, are still on the server. It knows no rules.
"""

import logging

import discord

from cogs.posting.members import gone_from
from cogs.services import Services
from engine.journal.due_rows import Expiring

log = logging.getLogger(__name__)


class Expiries:
    """Lets time be up in the sessions of a client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def expire(self, expiring: Expiring) -> None:
        """Let the clock answer for everybody whose time is up. On a server where the bot is not, or which
        Discord does not serve just now, nobody can answer: clocks stand there until an event tells that it is
        back."""
        guild = self._client.get_guild(expiring.guild)
        if guild is None or guild.unavailable:
            log.info("game %d waits, because its server cannot be reached", expiring.session)
            await self._services.posted.set_trouble(expiring.session, "forbidden")
            return
        gone = await gone_from(guild, expiring.late)
        if await self._services.sessions.expire(expiring.session, gone=gone):
            self._services.boards.wake(expiring.session)

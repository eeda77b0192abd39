"""What becomes of a session in which somebody's time is up: the clock answers, and the board is due.

It asks Discord only whether the people, and the bot itself, are still on the server. It knows no rules.
"""

import asyncio
import logging
from typing import Final

import discord

from cogs.parts.error_codes import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.posting.wakings import BAD_LINE
from cogs.services import Services
from engine.journal.due_rows import Expiring
from engine.journal.records import PersonId

log = logging.getLogger(__name__)

ASKING_S: Final = 10.0
"""How long Discord may take to say whether somebody is on a server. Without an answer, they are."""


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
        gone = {person for person in expiring.late if await _has_left(guild, person)}
        if await self._services.sessions.expire(expiring.session, gone=gone):
            self._services.boards.wake(expiring.session)


async def _has_left(guild: discord.Guild, person: PersonId) -> bool:
    """Whether a person is no longer on a server, as far as Discord says so."""
    try:
        async with asyncio.timeout(ASKING_S):
            await guild.fetch_member(person)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, *BAD_LINE) as error:
        log.info("whether %d is on a server is not known: %s", person, error)
    return False

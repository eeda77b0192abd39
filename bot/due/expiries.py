"""What becomes of a session in which somebody's time is up: the clock answers, and the board is due.

It asks Discord only whether the people, and the bot itself, are still on the server. It knows no rules.
"""

import logging

from cogs.posting.members import gone_from
from cogs.services import Services
from engine import measures
from engine.journal.due_rows import Expiring

log = logging.getLogger(__name__)


class Expiries:
    """Lets time be up in sessions."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def expire(self, expiring: Expiring) -> None:
        """Let the clock answer for everybody whose time is up. On a server where the bot is not, or which
        Discord does not serve just now, nobody can answer: clocks stand there until an event tells that it is
        back. If it is back before that is stored, whoever looked for trouble then has found none."""
        guild = self._services.members.server(expiring.guild)
        if guild is None:
            log.info("game %d waits, because its server cannot be reached", expiring.session)
            await self._services.posted.set_trouble(expiring.session, "forbidden")
            if self._services.members.server(expiring.guild) is not None:
                self._services.boards.wake(expiring.session)
            return
        gone = await gone_from(guild, expiring.late)
        if await self._services.sessions.expire(expiring.session, gone=gone):
            measures.EXPIRED.add()
            self._services.boards.wake(expiring.session)

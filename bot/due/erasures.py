"""Servers are deleted when their time has come: the bot has left them long ago, or an admin wants it."""

import logging
from collections.abc import Mapping

from bot.due.scheduler import Handler
from cogs.services import Services
from engine.journal.due_rows import DueKind

log = logging.getLogger(__name__)


class Erasures:
    """Deletes servers whose time has come."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[DueKind, Handler]:
        """By kind, what the scheduler calls with the id of a server."""
        return {DueKind.LEFT: self.erase_left, DueKind.ERASE: self.erase}

    async def erase_left(self, guild: int) -> None:
        """Delete a server that the bot has left long ago, unless it is back."""
        if self._services.members.is_on(guild):
            await self._services.arrivals.is_there(guild)
        else:
            await self.erase(guild)

    async def erase(self, guild: int) -> None:
        """Delete a server whose time has come. If the bot is still there, it does not say anew who it is.
        Of very many games some are deleted now, and the others in the next minutes."""
        is_there = self._services.members.is_on(guild)
        if await self._services.erasing.finish(guild, is_there=is_there):
            log.info("all of server %d is deleted", guild)

"""What becomes of the message with the open seats once its game is long over."""

from collections.abc import Mapping

from bot.due.scheduler import Handler
from cogs.services import Services
from engine.journal.due_rows import DueKind
from engine.journal.records import SessionId


class Tidying:
    """Tidies up after games."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[DueKind, Handler]:
        """By kind, what the scheduler calls with the number of a session."""
        return {DueKind.TIDY: self.tidy}

    async def tidy(self, number: int) -> None:
        """Change the message of a game that is over as its server wants it."""
        if await self._services.posted.tidy(SessionId(number)):
            self._services.lobbies.wake(SessionId(number))

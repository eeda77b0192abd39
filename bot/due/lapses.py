"""What time ends in sessions: nobody comes, so they end or fall asleep, and kept seats are free again; or an
end by office can be taken back no more.

It knows no rules: the engine looks again whether it is time. What must be shown then is only woken.
"""

from collections.abc import Mapping

from bot.due.scheduler import Handler
from cogs.services import Services
from engine.journal.due_rows import DueKind
from engine.journal.records import SessionId


class Lapses:
    """Lets things end whose time is over."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[DueKind, Handler]:
        """By kind, what the scheduler calls with the number of a session."""
        return {
            DueKind.OPEN_SEATS: self.close_open_seats,
            DueKind.IDLE: self.fall_asleep,
            DueKind.ASLEEP: self.give_up,
            DueKind.INVITATION: self.end_invitations,
            DueKind.ENDED: self.end_for_good,
        }

    async def close_open_seats(self, number: int) -> None:
        """Close open seats to which nobody has come for a week."""
        if await self._services.endings.close_lobby(SessionId(number)):
            self._services.lobbies.wake(SessionId(number))

    async def fall_asleep(self, number: int) -> None:
        """Let a game sleep in which nobody has acted for a month."""
        if await self._services.endings.fall_asleep(SessionId(number)):
            self._services.boards.wake(SessionId(number))

    async def give_up(self, number: int) -> None:
        """Close a game that has slept for three months."""
        if await self._services.endings.close_sleeper(SessionId(number)):
            self._services.boards.wake(SessionId(number))
            self._services.lobbies.wake(SessionId(number))

    async def end_invitations(self, number: int) -> None:
        """Free the seats that were kept for two days."""
        if await self._services.invitations.end(SessionId(number)):
            self._services.lobbies.wake(SessionId(number))

    async def end_for_good(self, number: int) -> None:
        """Let an end by office stay, which could be taken back for a week."""
        if await self._services.moderation.end_for_good(SessionId(number)):
            self._services.boards.wake(SessionId(number))
            self._services.lobbies.wake(SessionId(number))

"""What becomes of pauses, absences and motions whose time is up.

It knows no rules: the engine looks again whether it is time. What must be shown then is only woken.
"""

from collections.abc import Mapping

from bot.due.scheduler import Handler
from cogs.services import Services
from engine.journal.due_rows import DueKind
from engine.journal.records import PersonId, SessionId


class Terms:
    """Lets time end what was agreed on, or said, for a while."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def handlers(self) -> Mapping[DueKind, Handler]:
        """By kind, what the scheduler calls with the number of a session or of a person."""
        return {
            DueKind.PAUSE: self.end_pause,
            DueKind.MOTION: self.end_motion,
            DueKind.ABSENCE: self.end_absence,
            DueKind.UNTOLD: self.tell_absence,
        }

    async def end_pause(self, number: int) -> None:
        """Let a table play on."""
        if await self._services.motions.go_on(SessionId(number)):
            self._services.boards.wake(SessionId(number))

    async def end_motion(self, number: int) -> None:
        """End a motion to which not all have agreed in time."""
        if await self._services.motions.settle(SessionId(number)):
            self._services.boards.wake(SessionId(number))
            self._services.offered_seats.wake(SessionId(number))

    async def end_absence(self, number: int) -> None:
        """Let somebody be back in all their games."""
        told = await self._services.absences.end(PersonId(number))
        for session in (*told, *await self._services.endings.wake_all_of(PersonId(number))):
            self._services.boards.wake(session)

    async def tell_absence(self, number: int) -> None:
        """Tell the games of somebody that were not told when they went away or came back. Whoever is back
        wakes those that sleep."""
        person = PersonId(number)
        woken = list(await self._services.absences.tell(person))
        if await self._services.absences.of(person) is None:
            woken += await self._services.endings.wake_all_of(person)
        for session in woken:
            self._services.boards.wake(session)

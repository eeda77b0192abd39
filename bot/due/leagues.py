"""Leagues go on by themselves: what is due in them is done, and then shown."""

from contextlib import suppress

from bot.due.scheduler import Source
from cogs.services import Services
from engine.errors import Refused
from engine.journal.league_rows import LeagueId


class LeagueTicks:
    """Does what is due in leagues."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def source(self) -> Source:
        """What the scheduler asks, and calls with the number of a league."""
        leagues = self._services.leagues
        return Source(name="league", due=leagues.due, next_due=leagues.next_due, handle=self.tick)

    async def tick(self, number: int) -> None:
        """Do all that is due in a league. The acts that were stored before one fails are shown all the
        same."""
        league = LeagueId(number)
        try:
            done = await self._services.leagues.tick(league)
        finally:
            self._services.league_messages.wake(league)
        if done:
            with suppress(Refused):  # all of its server was deleted just then
                whole = await self._services.leagues.whole(league)
                self._services.office_messages.wake(whole.row.guild)

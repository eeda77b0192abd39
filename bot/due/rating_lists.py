"""Lists of ratings are computed anew once they are due: a game was settled late, or the formula changed."""

import asyncio
from collections.abc import Mapping

from bot.due.scheduler import Handler
from cogs.services import Services
from engine.journal.due_rows import DueKind


class RatingLists:
    """Computes lists of ratings anew, one at a time: each is read and stored in one piece, for which whatever
    people do just then has to wait."""

    def __init__(self, services: Services) -> None:
        self._ratings = services.ratings
        self._turn = asyncio.Lock()

    @property
    def handlers(self) -> Mapping[DueKind, Handler]:
        """By kind, what the scheduler calls with the id of a server."""
        return {DueKind.RATINGS: self.compute}

    async def compute(self, guild: int) -> None:
        """Compute all lists of a server anew that are due."""
        for server, game in await self._ratings.due():
            if server == guild:
                async with self._turn:
                    await self._ratings.compute_anew(server, game)

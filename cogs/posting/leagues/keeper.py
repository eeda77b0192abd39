"""What keepers of a league's messages have in common: one work for each league, done when it is woken, and
again later where the bot may not post.
"""

import logging
from abc import ABC, abstractmethod

import discord

from cogs.posting.retries import try_later
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings
from engine.errors import Refused
from engine.journal.league_rows import LeagueId, LeagueRow
from engine.journal.records import SessionId

log = logging.getLogger(__name__)


class Keeper(ABC):
    """Keeps what `name` says, of each league; `wake` never waits. Whoever keeps something has
    `_make_true`."""

    def __init__(self, client: discord.Client, name: str, throttle: Throttle) -> None:
        self._client = client
        self._name = name
        self._wakings = Wakings(name, self._work, throttle, of_what="league")
        self._troubled: dict[LeagueId, int] = {}
        """The servers of leagues where the bot may not post."""

    def wake(self, league: LeagueId) -> None:
        """Make it due, because something has happened in a league."""
        self._wakings.wake(SessionId(league))

    def wake_troubled(self, guild: int) -> None:
        """Try again what could not be posted on a server, because the bot may be allowed to now."""
        for league in [league for league, server in self._troubled.items() if server == guild]:
            self.wake(league)

    async def close(self) -> None:
        """Stop at once: what is missing is posted after the next start."""
        await self._wakings.close()

    async def _work(self, key: SessionId) -> None:
        league = LeagueId(key)
        try:
            await self._make_true(league)
        except Refused as refusal:  # it was deleted
            log.debug("%s of league %d: %s", self._name, league, refusal.reason)
            self._forget(league)

    @abstractmethod
    async def _make_true(self, league: LeagueId) -> None:
        """Post or edit what is missing. Raises Refused if the league was deleted."""

    def _forget(self, league: LeagueId) -> None:
        """Forget a league that was deleted."""
        self._troubled.pop(league, None)

    def _cannot(self, row: LeagueRow) -> None:
        """Note that the bot may not post, and try again later."""
        self._troubled[row.id] = row.guild
        try_later(self._client, self._wakings, row.guild, SessionId(row.id))

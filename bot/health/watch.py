"""Looks after the bot's health while it runs: the pulse, and the server with the figures if one is asked for.

What only the server needs is loaded only with it.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from bot.command_list import CommandList
from bot.health import gauges, health
from bot.health.health import CannotListen, Verdict
from bot.health.pulse import Pulse, measure_lateness
from bot.settings import Address
from engine.errors import JournalError
from engine.journal.journal import Journal

if TYPE_CHECKING:
    from bot.client import Saloon
    from bot.health.http import Server
    from bot.health.metrics import Metrics

__all__ = ["CannotListen", "Watch"]

T = TypeVar("T")

log = logging.getLogger(__name__)

READ_S: Final = 5.0
"""How long a look at the file may take."""


class Watch:
    """`begin` before the first client, `close` after the last. Each client is `looked_at` once it begins."""

    def __init__(
        self, journal: Journal, command_list: CommandList, games: Iterable[str], *, has_backups: bool
    ) -> None:
        self._journal, self._command_list, self._games = journal, command_list, games
        self._has_backups = has_backups
        self._pulse = Pulse(journal)
        self._client: Saloon | None = None
        self._down_since: float | None = None
        """Since when the clients before had no line, in UNIX seconds; None if none of them ever had one."""
        self._lateness: asyncio.Task[None] | None = None
        self._metrics: Metrics | None = None
        self._server: Server | None = None

    def looked_at(self, client: "Saloon") -> None:
        """Look at this client from now on, in the place of the one before: that has lost all of its lines."""
        if self._client is not None and self._client.line.has_begun:
            self._down_since = self._client.line.down_since or time.time()
        self._client = client

    async def begin(self, address: Address | None) -> None:
        """Begin, and answer at an address if there is one. Raises CannotListen."""
        if address is not None:
            await self._serve(address)
        self._pulse.begin()

    async def _serve(self, address: Address) -> None:
        from bot.health.http import Server
        from bot.health.metrics import CONTENT_TYPE, Metrics

        server = Server(self.live, self.ready, self._scrape, CONTENT_TYPE)
        await server.begin(address)
        self._server, self._metrics = server, Metrics(self._games)
        self._lateness = asyncio.create_task(measure_lateness(), name="lateness")

    @property
    def port(self) -> int | None:
        """Where figures are told; None if nowhere."""
        return None if self._server is None else self._server.port

    async def close(self) -> None:
        """Answer nobody any more, and end the pulse."""
        if self._server is not None:
            await self._server.close()
        if self._metrics is not None:
            self._metrics.close()
        if self._lateness is not None:
            self._lateness.cancel()
            await asyncio.gather(self._lateness, return_exceptions=True)
        await self._pulse.close()

    async def live(self) -> Verdict:
        """Whether the bot lives; this does not look at the file."""
        return health.live(self._beat())

    async def ready(self) -> Verdict:
        """Whether people can play now."""
        return self._ready(await _in_time(gauges.tick_of(self._journal)))

    def _ready(self, tick: float | None) -> Verdict:
        work = health.Work(
            is_stored=self._journal.is_writable and self._pulse.is_stored,
            tick=None if tick is None else time.time() - tick,
            has_commands=self._command_list.is_handed_over,
        )
        return health.ready(self._beat(), self._shards(), work)

    def _beat(self) -> health.Pulse:
        tried = time.monotonic() - self._pulse.tried
        return health.Pulse(is_writing=self._journal.is_writing, tried=tried)

    def _shards(self) -> health.Line:
        client = self._client
        if client is None:
            return health.Line()
        has_begun, shards = client.line.has_begun, client.shard_count or 1
        since = client.line.down_since if has_begun else self._down_since
        return health.Line(
            shards=shards,
            down=shards - (len(client.shards) - client.line.down),
            down_for=0.0 if since is None else time.time() - since,
            has_begun=has_begun or since is not None,
        )

    def _up_since(self, guild: int) -> float | None:
        return None if self._client is None else self._client.line.up_since(guild)

    async def _scrape(self) -> bytes:
        from bot.health.metrics import Now

        assert self._metrics is not None
        stored = await _in_time(gauges.stored(self._journal, self._up_since))
        shards = self._shards()
        return self._metrics.scrape(
            Now(
                version="" if self._client is None else self._client.services.version,
                is_live=health.live(self._beat()).is_good,
                is_ready=self._ready(None if stored is None else stored.tick).is_good,
                shards=shards.shards,
                down=shards.down,
                servers=0 if self._client is None else len(self._client.guilds),
                waiting=self._journal.waiting,
                stored=stored,
                has_backups=self._has_backups,
            )
        )


async def _in_time(reading: Awaitable[T]) -> T | None:
    """What was read; None if it could not be read, or not in time."""
    try:
        async with asyncio.timeout(READ_S):
            return await reading
    except (TimeoutError, OSError, sqlite3.Error, JournalError) as error:
        log.warning("the file could not be looked at: %s", str(error) or "it takes too long")
        return None

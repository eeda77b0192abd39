"""The line to Discord: whether it can be reached, and since when not, shard by shard.

It knows clocks, and stores outages by `Calls`. It knows no games.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from engine.clock.pace import MINUTE
from engine.journal.outage_rows import ALL_SHARDS, Outage
from engine.sessions.calls import Calls

log = logging.getLogger(__name__)

OUTAGE_S: Final = 5 * MINUTE
"""Clocks stand still if Discord could not be reached for longer than this."""
NOTED_EVERY_S: Final = MINUTE


class Line:
    """Hears when shards lose their lines and get them back. `shards` is how many there are; `now` gives UNIX
    seconds. `awake` gives seconds that do not pass while the machine sleeps (None: the loop's clock)."""

    def __init__(
        self,
        calls: Calls,
        shards: Callable[[], int],
        *,
        now: Callable[[], float] = time.time,
        awake: Callable[[], float] | None = None,
    ) -> None:
        self._calls = calls
        self._shards = shards
        self._now = now
        self._awake = awake
        self._ready: float | None = None
        """When all shards were in for the first time."""
        self._is_start_noted = False
        """Whether what came before that moment was looked at."""
        self._down: dict[int, float] = {}
        """The shards that have no line, and since when."""
        self._back: dict[int, float] = {}
        """Since when shards have a line that was lost; `ALL_SHARDS`: since when the machine is awake."""
        self._outages: list[Outage] = []
        """Those that are over and not stored yet."""
        self._last: tuple[float, float] | None = None
        """The wall's clock and the machine's, when they were compared last."""
        self._noted = float("-inf")

    def is_lost(self, shard: int) -> None:
        """A shard has no line."""
        self._down.setdefault(shard, self._now())

    def is_back(self, shard: int) -> None:
        """A shard has a line again."""
        since = self._down.pop(shard, None)
        if since is not None:
            self._back[shard] = self._now()
            self._add(Outage(since, self._now(), shard, self._shards()))

    def is_ready(self) -> None:
        """All shards have a line. At the start of a client this is the first moment at which people can do
        something."""
        if self._ready is None:
            self._ready = self._now()

    @property
    def is_up(self) -> bool:
        """Whether any server can be reached, and all that is known of outages is stored."""
        is_in = self._is_start_noted and not self._outages
        return is_in and len(self._down) < max(1, self._shards())

    def reaches(self, guild: int) -> bool:
        """Whether the shard of a server has a line."""
        return self.is_up and not any(
            Outage(since, since, shard, self._shards()).concerns(guild) for shard, since in self._down.items()
        )

    def up_since(self, guild: int) -> float | None:
        """Since when the shard of a server has a line, in UNIX seconds; None if it has none."""
        if self._ready is None or not self.reaches(guild):
            return None
        back = [
            at for shard, at in self._back.items() if Outage(at, at, shard, self._shards()).concerns(guild)
        ]
        return max((self._ready, *back))

    async def keep(self) -> bool:
        """Store the outages that are over, then note that time goes on, and that Discord can be reached if it
        can. What could not be stored is stored the next time. Returns whether an outage was stored."""
        self._compare_clocks()
        if self._ready is not None and not self._is_start_noted:
            noted = await self._calls.line_was_up()
            if noted is not None:
                self._add(Outage(noted, self._ready))
            self._is_start_noted = True
        is_over = bool(self._outages)
        while self._outages:
            moved = await self._calls.outage(self._outages[0])
            self._say(self._outages.pop(0), len(moved))
        now = self._now()
        if not 0 <= now - self._noted < NOTED_EVERY_S:
            await self._calls.note_tick(now, is_line_up=self.is_up and not self._down)
            self._noted = now
        return is_over

    def _compare_clocks(self) -> None:
        """If the wall's clock has leapt and the machine's has not, the machine has slept."""
        awake = asyncio.get_running_loop().time() if self._awake is None else self._awake()
        wall = self._now()
        if self._last is not None:
            slept = (wall - self._last[0]) - (awake - self._last[1])
            self._add(Outage(wall - slept, wall))
            if slept > OUTAGE_S:
                self._back[ALL_SHARDS] = wall
        self._last = wall, awake

    def _add(self, outage: Outage) -> None:
        if outage.until - outage.since > OUTAGE_S:
            self._outages.append(outage)

    def _say(self, outage: Outage, moved: int) -> None:
        where = "Discord" if outage.shard == ALL_SHARDS else f"shard {outage.shard}"
        minutes = (outage.until - outage.since) / MINUTE
        log.warning("%s could not be reached for %.0f min: clocks stood in %d games", where, minutes, moved)

"""The line to Discord: whether it can be reached, and since when not, shard by shard.

While the disk takes no writes, nobody can do anything either, so that is an outage, too, however short. It
knows clocks, and stores outages by `Calls`. It knows no games.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from engine import measures
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
        self._refusals: list[Outage] = []
        """Those of them in which the disk took no writes."""
        self._last: tuple[float, float] | None = None
        """The wall's clock and the machine's, when they were compared last."""
        self._noted = float("-inf")

    def is_lost(self, shard: int) -> None:
        """A shard has no line."""
        if shard not in self._down:
            self._down[shard] = self._now()
            log.info("shard %d has lost its line", shard)

    def is_back(self, shard: int) -> None:
        """A shard has a line again."""
        since = self._down.pop(shard, None)
        if since is not None:
            self._back[shard] = self._now()
            log.info("shard %d has its line back after %.0f s", shard, self._now() - since)
            self._add(Outage(since, self._now(), shard, self._shards()))

    def is_ready(self) -> None:
        """All shards have a line. At the start of a client this is the first moment at which people can do
        something."""
        if self._ready is None:
            self._ready = self._now()

    @property
    def is_up(self) -> bool:
        """Whether people on any server can do something, and all that is known of outages is stored."""
        return self._has_line and self._calls.refuses_since is None

    @property
    def _has_line(self) -> bool:
        is_in = self._is_start_noted and not self._outages
        return is_in and len(self._down) < max(1, self._shards())

    @property
    def has_begun(self) -> bool:
        """Whether all shards have had a line at least once."""
        return self._ready is not None

    @property
    def down(self) -> int:
        """How many shards have lost their line and have it not back."""
        return len(self._down)

    @property
    def down_since(self) -> float | None:
        """Since when a shard is without its line, in UNIX seconds; None if all have theirs."""
        return min(self._down.values(), default=None)

    def reaches(self, guild: int) -> bool:
        """Whether the shard of a server has a line."""
        return self._has_line and not any(
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
        self._note_refusals()
        if self._calls.refuses_since is not None:
            return False  # a note may fit where no answer does
        if self._ready is not None and not self._is_start_noted:
            noted = await self._calls.line_was_up()
            if noted is not None:
                self._add(Outage(noted, self._ready))
            self._is_start_noted = True
        is_over = bool(self._outages)
        while self._outages:
            moved = await self._calls.outage(self._outages[0])
            over = self._outages.pop(0)
            measures.OUTAGES.add(amount=over.until - over.since)
            self._say(over, len(moved))
        now = self._now()
        if not 0 <= now - self._noted < NOTED_EVERY_S:
            shards = max(1, self._shards())
            up = 0 if self._ready is None else max(0, shards - len(self._down))
            await self._calls.note_tick(now, is_line_up=self.is_up and not self._down, shards=(up, shards))
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

    def _note_refusals(self) -> None:
        """Take it as outages that the disk took no writes."""
        found = [Outage(since, until) for since, until in self._calls.take_refusals() if since < until]
        self._refusals += found
        self._outages += found

    def _say(self, outage: Outage, moved: int) -> None:
        minutes = (outage.until - outage.since) / MINUTE
        if outage in self._refusals:
            self._refusals.remove(outage)
            log.warning("the disk took nothing for %.0f min: clocks stood in %d games", minutes, moved)
            return
        where = "Discord" if outage.shard == ALL_SHARDS else f"shard {outage.shard}"
        log.warning("%s could not be reached for %.0f min: clocks stood in %d games", where, minutes, moved)

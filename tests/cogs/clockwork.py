"""Time that a test moves: the event loop's and the wall's, which need not be waited for."""

import asyncio
import time
from datetime import UTC, datetime


class Clock:
    """`passes` moves time on; `settled` waits until work by session has been done."""

    def __init__(self, monkeypatch):
        self.ahead = 0.0
        self._loop = asyncio.get_running_loop()
        loop_time, wall_time = self._loop.time, time.time
        monkeypatch.setattr(self._loop, "time", lambda: loop_time() + self.ahead)
        monkeypatch.setattr(time, "time", lambda: wall_time() + self.ahead)

    @property
    def now(self):
        return time.time()

    def moment(self, seconds):
        """So many seconds from now, as discord.py says it."""
        return datetime.fromtimestamp(self.now + seconds, UTC)

    async def passes(self, seconds, wakings, *, step=30.0):
        """Let time pass, step by step, and what is due be done."""
        end = self.ahead + seconds
        while self.ahead < end:
            self.ahead = min(end, self.ahead + step)
            await self.settled(wakings)

    async def until(self, condition):
        """Let time pass, a second every few milliseconds, until something is so."""
        end = time.perf_counter() + 10
        while not condition():
            assert time.perf_counter() < end, "it does not happen"
            self.ahead += 1
            await asyncio.sleep(0.003)

    async def settled(self, wakings):
        """Wait until nothing is due now."""
        end = time.perf_counter() + 5
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        while wakings._tasks:
            assert time.perf_counter() < end, "work goes on for ever"
            await asyncio.sleep(0.001)

"""The sandbox's time: the real time plus what a test has let pass. Whatever expires asks this clock."""

from __future__ import annotations

import asyncio
import datetime as dt
import time
from collections.abc import Callable
from typing import Protocol


class Follower(Protocol):
    """Whoever moves their own clock with this one; `has_followed` is true once it shows the same time."""

    @property
    def has_followed(self) -> bool: ...

    def follow(self, ahead: float) -> None: ...


class Clock:
    """Seconds since 1970 as `now()`; `advance()` moves it forward without waiting.

    `ahead` is by how much it has been moved; its `followers` are told of each move.
    """

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self.ahead = 0.0
        self.followers: set[Follower] = set()

    def now(self) -> float:
        return self._source() + self.ahead

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self.ahead += seconds
        for follower in self.followers:
            follower.follow(self.ahead)


def iso(seconds: float) -> str:
    """Discord's ISO 8601 timestamps, in UTC."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat()


def at(timestamp: str) -> float:
    """The time that a timestamp names, in seconds; `at(iso(now))` is `now` to the microsecond."""
    return dt.datetime.fromisoformat(timestamp).timestamp()


class Pulse:
    """Wakes whoever waits for the sandbox to change; nothing polls."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def beat(self) -> None:
        """Something changed: let everyone who waits look again."""
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)
        self._waiting.clear()

    async def until(self, condition: Callable[[], bool], *, timeout: float) -> bool:
        """Wait until `condition()` holds; False if it still does not after `timeout` real seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not condition():
            left = end - loop.time()
            if left <= 0:
                return False
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiting.add(waiter)
            await asyncio.wait([waiter], timeout=left)
            self._waiting.discard(waiter)
        return True

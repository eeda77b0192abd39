"""Turns for what the bot sends unasked: only a few works run at the same time, one in each channel. All
requests that count against Discord's limit go at a pace below it.

It knows neither what is sent nor to whom. Private answers do not count, and never wait here.
"""

import asyncio
import re
from bisect import insort
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

import aiohttp
from discord.http import Route
from yarl import URL

from cogs.posting import requests

PLACES: Final = 16
"""The most works that run at the same time."""
AGAIN: Final = PLACES // 2
"""The most of them that have failed before: they have waited longest, and may take long to fail once more."""
A_SECOND: Final = 40
"""Requests a second in the long run; Discord allows 50."""
AT_ONCE: Final = 5
"""The most requests that go at once after a silence: in any second there are at most 45."""
LONGEST_STOP_S: Final = 60.0
"""The longest silence after a refusal: then the next request is tried, even if Discord asks for more."""
_INTERVAL_S: Final = 1 / A_SECOND
_SECONDS: Final = re.compile(r"\d+(?:\.\d+)?")
_EXEMPT: Final = re.compile(r"/(?:interactions/|webhooks/\d+/[^/?]+)")
"""The paths that do not count: their requests use an interaction's token in place of the bot's."""


@dataclass(eq=False)
class _Place:
    """The place where a work runs, or for which it waits."""

    where: Hashable
    since: float
    is_again: bool
    goes_first: bool = False
    is_taken: bool = False
    rest: float = 0.0
    admitted: asyncio.Future[None] = field(init=False)


_held: ContextVar[_Place | None] = ContextVar("held", default=None)
"""The place of the current work. A request outside any place was asked for by somebody."""


class Throttle:
    """One for everything that a client sends. It keeps nothing longer than the tasks that wait in it."""

    def __init__(self) -> None:
        self.pace = Pace()
        self._waiting: list[_Place] = []
        """The works that wait: those that go first, then the one that has waited longest."""
        self._taken: set[Hashable] = set()
        self._again = 0
        """How many of the taken places are held by works that have failed before."""
        self._resting: set[Hashable] = set()

    @asynccontextmanager
    async def place(
        self, where: Hashable, *, since: float, is_again: bool = False, goes_first: bool = False
    ) -> AsyncIterator[None]:
        """Hold a place for a work, which may hold no other place. `where` is the channel to which Discord
        counts it. `since` is when it was due, by the loop's clock: the work that has waited longest is next.
        `is_again` says that it has failed before. A work that `goes_first` waits for no other kind, so there
        must be few of them."""
        place = _Place(where, since, is_again, goes_first)
        outer = _held.set(place)
        try:
            await self._taking(place)
            yield
        finally:
            self._leave(place)
            _held.reset(outer)

    async def move(self, where: Hashable) -> None:
        """Let the work that calls this go on in another channel, as soon as there is a place."""
        if (place := _held.get()) is not None and place.where != where:
            self._leave(place)
            place.where = where
            await self._taking(place)

    async def give_way(self) -> None:
        """Let the works that already wait go before the rest of the work that calls this."""
        if (place := _held.get()) is not None:
            self._leave(place)
            place.since, place.goes_first = asyncio.get_running_loop().time(), False
            await self._taking(place)

    def since_due(self) -> float:
        """How many seconds ago the work that calls this was due; 0 outside any work."""
        place = _held.get()
        return 0.0 if place is None else asyncio.get_running_loop().time() - place.since

    def rest(self, seconds: float) -> None:
        """After the work that calls this, let no work into its channel for some seconds."""
        if (place := _held.get()) is not None:
            place.rest = seconds

    async def _taking(self, place: _Place) -> None:
        place.admitted = asyncio.get_running_loop().create_future()
        insort(self._waiting, place, key=lambda waiting: (not waiting.goes_first, waiting.since))
        self._admit()
        await place.admitted

    def _leave(self, place: _Place) -> None:
        """Give a place back, or stop waiting for one."""
        if place.is_taken:
            place.is_taken = False
            self._taken.discard(place.where)
            self._again -= place.is_again
            if place.rest:
                self._resting.add(place.where)
                asyncio.get_running_loop().call_later(place.rest, self._rested, place.where)
            self._admit()
        elif place in self._waiting:
            self._waiting.remove(place)

    def _rested(self, where: Hashable) -> None:
        self._resting.discard(where)
        self._admit()

    def _admit(self) -> None:
        while len(self._taken) < PLACES:
            closed, has_room = self._taken | self._resting, self._again < AGAIN
            may_begin = (
                waiting
                for waiting in self._waiting
                if waiting.where not in closed and (has_room or not waiting.is_again)
            )
            if (place := next(may_begin, None)) is None:
                return
            self._waiting.remove(place)
            self._taken.add(place.where)
            self._again += place.is_again
            place.is_taken = True
            if not place.admitted.done():  # else it was cancelled, and is about to leave
                place.admitted.set_result(None)


class Pace:
    """Lets requests go one after the other: first what people asked for, then what nobody asked for."""

    def __init__(self) -> None:
        self._asked: deque[asyncio.Future[None]] = deque()
        self._unasked: deque[asyncio.Future[None]] = deque()
        self._next = 0.0
        """When the next request may go, by the loop's clock; after a silence, this is in the past."""
        self._timer: asyncio.TimerHandle | None = None

    def trace(self) -> aiohttp.TraceConfig:
        """What lets each request of a discord.py client wait right before it is sent; retries wait, too."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        trace.on_request_exception.append(requests.lost)
        return trace

    async def turn(self) -> None:
        """Wait until a request may go."""
        waiting = self._asked if _held.get() is None else self._unasked
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        if self._timer is None:
            self._go_on()
        await turn

    def stop(self, seconds: float) -> None:
        """Let no request go for some seconds, at most `LONGEST_STOP_S`."""
        self._next = max(self._next, asyncio.get_running_loop().time() + min(seconds, LONGEST_STOP_S))

    def _go_on(self) -> None:
        """Let the requests go that may go now, and come back for the others."""
        loop, self._timer = asyncio.get_running_loop(), None
        while waiting := self._asked or self._unasked:
            now = loop.time()
            at = max(self._next, now - (AT_ONCE - 1) * _INTERVAL_S)
            if at > now:
                self._timer = loop.call_at(at, self._go_on)
                return
            turn = waiting.popleft()
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(None)
                self._next = at + _INTERVAL_S

    async def _before(
        self, _session: object, _context: object, sent: aiohttp.TraceRequestStartParams
    ) -> None:
        if counts(sent.url):
            await self.turn()

    async def _after(self, _session: object, _context: object, sent: aiohttp.TraceRequestEndParams) -> None:
        """Stop all requests after a refusal that concerns them all: Discord's limit for all requests, or a
        ban, which a server in front of Discord sends. discord.py still sends the requests that had begun."""
        headers = sent.response.headers
        is_banned = "Via" not in headers and "X-RateLimit-Bucket" not in headers
        is_of_all = is_banned or headers.get("X-RateLimit-Scope") == "global"
        requests.answered(sent, is_banned=is_banned)
        if sent.response.status == 429 and is_of_all and counts(sent.url):
            said = headers.get("Retry-After", "")
            self.stop(float(said) if _SECONDS.fullmatch(said) else LONGEST_STOP_S)


def counts(url: URL) -> bool:
    """Whether a request counts against Discord's limit for all requests. Private answers do not, nor do the
    line and files, which are on other hosts."""
    address = str(url)
    return address.startswith(f"{Route.BASE}/") and _EXEMPT.match(address, len(Route.BASE)) is None

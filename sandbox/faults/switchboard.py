"""All switches for what can go wrong between Discord and a bot; all are off until somebody asks.

Requests and events ask here what becomes of them; the gateway does what concerns the line.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from types import TracebackType
from typing import Protocol

from sandbox.faults.counted import KNOWN_COUNTED, NEW_DIRECTS, OLD_EDITS, Counted
from sandbox.faults.events import EventFaults, EventGate
from sandbox.faults.limits import (
    GLOBAL,
    KNOWN,
    SHARED,
    USER,
    Allowance,
    Limited,
    RateLimit,
    RateLimits,
    Windows,
)
from sandbox.faults.requests import Delay, Failure, Gate, Refusals, Storm, matches
from sandbox.faults.weather import Weather
from sandbox.world.clock import Clock
from sandbox.world.objects import Guild

_SHOWER_S = 0.1


class Gateway(Protocol):
    """The lines to the bot, one for each shard, as these switches know them."""

    async def cut_line(self, code: int | None = 4000, *, shard: int | None = None) -> None: ...

    def drop_line(self, *, shard: int | None = None) -> None: ...

    def invalidate_session(self, *, resumable: bool = False, shard: int | None = None) -> None: ...

    def ask_to_reconnect(self, *, shard: int | None = None) -> None: ...

    def ask_for_heartbeat(self) -> None: ...


class Outage:
    """Something is down until `end()`, or to the end of its `with` block."""

    def __init__(self, what: str, end: Callable[[Outage], None]) -> None:
        self._what = what
        self._end = end
        self.is_over = False

    def __str__(self) -> str:
        return f"{self._what} is down"

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._end(self)

    def __enter__(self) -> Outage:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


class Faults:
    """`str()` lists what is on. `gateway` has the lines, once it exists."""

    def __init__(self, clock: Clock) -> None:
        self._windows = Windows(clock)
        self._clock = clock
        self._failures: list[Failure] = []
        self._waits: list[Gate | Delay] = []
        self._storms: list[Storm] = []
        self._outages: list[Outage] = []
        self._status_of_outage: int | None = None
        self._weather: Weather | None = None
        self.events = EventFaults()
        self.limits = RateLimits(clock, self._windows)
        self.counted = Counted(clock, self._windows)
        self.gateway: Gateway | None = None
        self.connections_to_refuse = 0

    # Requests and their answers

    def fail_next(
        self,
        method: str,
        path: str,
        *,
        status: int | None = 500,
        code: int = 0,
        before_effect: bool = True,
        times: int = 1,
    ) -> Failure:
        """Fail the next request whose path matches the regular expression `path`.

        If `before_effect` is False, the request does its work and only its answer is lost: `status` replaces
        it, or a closed connection if `status` is None.
        """
        failure = Failure(method, re.compile(path), status, code, before_effect, times)
        self._failures.append(failure)
        return failure

    def hold(self, path: str, *, method: str = "", before_effect: bool = False) -> Gate:
        """A gate that delays every matching answer until it is opened; "" is any method."""
        gate = Gate(method, re.compile(path), before_effect)
        self._waits.append(gate)
        return gate

    def delay(self, path: str, seconds: float, *, method: str = "", before_effect: bool = False) -> Delay:
        """Delay every matching answer (or request) by `seconds`, until `clear()`."""
        delay = Delay(method, re.compile(path), before_effect, seconds)
        self._waits.append(delay)
        return delay

    def storm_429(
        self,
        path: str = "",
        *,
        times: int = 1,
        retry_after: float = 0.2,
        is_global: bool = False,
        is_shared: bool = False,
    ) -> None:
        """Answer the next `times` matching requests with 429: by the bot's limit, or by one for all."""
        scope = GLOBAL if is_global else SHARED if is_shared else USER
        self._storms.append(Storm(re.compile(path), times, retry_after, scope))

    # Limits

    def limit_rate(
        self, method: str, path: str, requests: int, *, per: float, is_global: bool = False
    ) -> None:
        """Enforce a rate limit, which headers show as Discord's do, unless it is global.

        All routes that the pattern `path` matches share it, with one bucket for each value of its groups.
        """
        scope = GLOBAL if is_global else USER
        self.limits.on.append(RateLimit(method, re.compile(path), requests, per, scope))

    def limit_old_edits(self, edits: int, *, per: float) -> None:
        """Allow at most `edits` edits in `per` seconds of a channel's messages older than an hour (30046)."""
        self.counted.on[OLD_EDITS] = (edits, per)

    def limit_new_directs(self, channels: int, *, per: float) -> None:
        """Allow at most `channels` direct channels with new people in `per` seconds (40003)."""
        self.counted.on[NEW_DIRECTS] = (channels, per)

    def limit_as_discord(self) -> None:
        """Enforce what the real Discord documents, or was seen to do (`limits.KNOWN` has the sources).

        That is 50 requests a second in all; 5 new messages in 5 s in a channel; 5 in 2 s by a webhook, and 30
        a minute by all webhooks of a channel; 3 edits in 6 s of a channel's old messages; one log-in in 5 s;
        all members of a server once in 30 s.
        """
        self.limits.on.extend(known.limit for known in KNOWN)
        self.counted.on.update(KNOWN_COUNTED)

    # Events and the line

    def duplicate_event(self, event: str = "", *, times: int = 1) -> None:
        """Send the next events of this name ("MESSAGE_CREATE"; "" is any) twice."""
        self.events.add(event, copies=2, times=times)

    def drop_event(self, event: str = "", *, times: int = 1) -> None:
        """Never send the next events of this name."""
        self.events.add(event, copies=0, times=times)

    def delay_event(self, event: str = "", *, seconds: float, times: int = 1) -> None:
        """Send the next events of this name `seconds` later; what comes meanwhile overtakes them."""
        self.events.add(event, copies=1, late=seconds, times=times)

    def hold_event(self, event: str = "") -> EventGate:
        """A gate that holds back all events of this name until it is opened."""
        return self.events.hold(event)

    def refuse_connections(self, times: int) -> None:
        """Answer the next `times` gateway connections with 503."""
        self.connections_to_refuse = times

    async def cut_line(self, code: int | None = 4000, *, shard: int | None = None) -> None:
        """Cut lines like a network fault (`code` None: without a word) or a restart of Discord.

        Sessions stay resumable unless the code ends them, as 4007 does. `shard` is whose line, None all. The
        line is down when this returns.
        """
        await self._line.cut_line(code, shard=shard)

    def invalidate_session(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Op 9: the bot, or a shard, must identify again, or (`resumable`) connect and resume."""
        self._line.invalidate_session(resumable=resumable, shard=shard)

    def ask_to_reconnect(self, *, shard: int | None = None) -> None:
        """Op 7: tell the bot, or a shard, to reconnect and resume."""
        self._line.ask_to_reconnect(shard=shard)

    def ask_for_heartbeat(self) -> None:
        """Op 1: ask the bot to send a heartbeat at once."""
        self._line.ask_for_heartbeat()

    @property
    def _line(self) -> Gateway:
        assert self.gateway is not None, "there is no line yet"
        return self.gateway

    def outage(self, *, status: int = 503) -> Outage:
        """Discord is down: the line is cut, connections are refused, every request gets `status`."""
        self._status_of_outage = status
        self._line.drop_line()
        return self._begin("Discord", self._end_outage)

    def _end_outage(self, outage: Outage) -> None:
        self._outages.remove(outage)
        self._status_of_outage = None

    def take_down(self, server: Guild) -> Outage:
        """One server is down: the bot hears that it is unavailable, and then nothing of it."""
        server.unavailable = True
        server.world.announce("GUILD_DELETE", server)

        def back(outage: Outage) -> None:
            self._outages.remove(outage)
            server.unavailable = False
            server.world.announce("GUILD_CREATE", server)

        return self._begin(f"the server {server.name!r}", back)

    def _begin(self, what: str, end: Callable[[Outage], None]) -> Outage:
        outage = Outage(what, end)
        self._outages.append(outage)
        return outage

    def weather(
        self, seed: int, *, errors: float = 0.0, losses: float = 0.0, waits: float = 0.0, cuts: float = 0.0
    ) -> None:
        """Let things go wrong at random, the same for the same seed, at these rates (0.02 is one in fifty).

        Requests get a 500, lose their answer, or get a 429; after an event the line is cut without a word.
        """
        self._weather = Weather(seed, errors=errors, losses=losses, waits=waits, cuts=cuts)
        self.events.after_each = self._after_event

    def _after_event(self) -> None:
        if self._weather is not None and self._weather.brings("cuts"):
            asyncio.get_running_loop().call_soon(self._line.drop_line)

    # What is on

    def active(self) -> list[str]:
        """What is on, one line each."""
        return [str(fault) for fault in self.on()]

    def on(self) -> list[object]:
        """What is on; `str()` of each is one line."""
        refusals = [Refusals(self.connections_to_refuse)] if self.connections_to_refuse else []
        waits = [wait for wait in self._waits if not (isinstance(wait, Gate) and wait.is_open)]
        return [
            *filter(None, [self._weather]),
            *self._outages,
            *self._failures,
            *waits,
            *self._storms,
            *self.events.on,
            *self.limits.on,
            *self.counted.limits,
            *refusals,
        ]

    def __str__(self) -> str:
        return "\n".join(self.active()) or "no faults"

    def clear(self) -> None:
        """End every fault; what was held is sent."""
        for outage in list(self._outages):
            outage.end()
        for wait in self._waits:
            wait.open()
        self.events.clear()
        self._weather = None
        self._failures.clear()
        self._waits.clear()
        self._storms.clear()
        self.limits.on.clear()
        self._windows.clear()
        self.connections_to_refuse = 0
        self.counted.on.clear()

    # What becomes of a request, of a connection

    def take_failure(self, method: str, path: str, *, before_effect: bool) -> Failure | None:
        if before_effect and self._status_of_outage is not None:
            return Failure(method, re.compile(""), self._status_of_outage, 0, before_effect, 1)
        for failure in self._failures:
            if failure.before_effect is before_effect and matches(failure, method, path):
                failure.times -= 1
                if not failure.times:
                    self._failures.remove(failure)
                return failure
        kind = "errors" if before_effect else "losses"
        if self._weather is not None and self._weather.brings(kind):
            return Failure(method, re.compile(""), 500 if before_effect else None, 0, before_effect, 1)
        return None

    async def wait_at_gates(self, method: str, path: str, *, before_effect: bool) -> None:
        for wait in list(self._waits):
            if wait.before_effect is not before_effect or not matches(wait, method, path):
                continue
            await wait.pass_through()

    def rate_limited(self, method: str, path: str) -> Limited | Allowance:
        """`Limited` if this request is one too many, else what its rate limit headers say."""
        for storm in self._storms:
            if storm.path.search(path):
                storm.times -= 1
                if not storm.times:
                    self._storms.remove(storm)
                return Limited(storm.retry_after, self._clock.now() + storm.retry_after, storm.scope)
        if self._weather is not None and self._weather.brings("waits"):
            return Limited(_SHOWER_S, self._clock.now() + _SHOWER_S)
        return self.limits.count(method, path)

    def takes_connection(self) -> bool:
        """Whether the gateway lets a connection in."""
        if self._status_of_outage is not None:
            return False
        if self.connections_to_refuse:
            self.connections_to_refuse -= 1
            return False
        return True

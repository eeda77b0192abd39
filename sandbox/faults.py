"""What can go wrong on the way to Discord, as switches for tests.

It knows requests by method and path only; the gateway's faults are done by the gateway itself.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

from sandbox.world.clock import Clock


@dataclass
class Failure:
    """One planned failure. `status` None closes the connection instead of answering."""

    method: str
    path: re.Pattern[str]
    status: int | None
    code: int
    before_effect: bool
    times: int


@dataclass
class Gate:
    """Holds back the answers (or, `before_effect`, the requests) whose path matches, until `open()`.

    `await gate.reached()` returns once a request waits at it.
    """

    method: str
    path: re.Pattern[str]
    before_effect: bool
    _open: asyncio.Event = field(default_factory=asyncio.Event)
    _reached: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: int = 0

    def open(self) -> None:
        self._open.set()

    async def reached(self, timeout: float = 5.0) -> None:
        await asyncio.wait_for(self._reached.wait(), timeout)

    async def pass_through(self) -> None:
        self.waiting += 1
        self._reached.set()
        await self._open.wait()


@dataclass
class Storm:
    """The next `times` matching requests get a 429 that asks to wait `retry_after` seconds."""

    path: re.Pattern[str]
    times: int
    retry_after: float
    is_global: bool


@dataclass
class RateLimit:
    """At most `requests` in `per` seconds; each group of the pattern `path` has its own bucket."""

    method: str
    path: re.Pattern[str]
    requests: int
    per: float
    is_global: bool = False


@dataclass(frozen=True)
class Allowance:
    """What the rate limit headers say: of `limit`, `remaining` are left for `reset_after` seconds."""

    limit: int = 1000
    remaining: int = 999
    reset_after: float = 1.0


@dataclass(frozen=True)
class Limited:
    """A 429 to give: seconds to wait, whether it is the global limit, and the bucket's size."""

    retry_after: float
    is_global: bool
    limit: int


class Faults:
    """All the switches; everything is off until a test asks for it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures: list[Failure] = []
        self._gates: list[Gate] = []
        self._storms: list[Storm] = []
        self._hits: dict[tuple[str, tuple[str, ...]], list[float]] = {}
        self.rate_limits: list[RateLimit] = []
        self.connections_to_refuse = 0
        self.old_edits: tuple[int, float] | None = None
        self.new_directs: tuple[int, float] | None = None

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

        With `before_effect` False the request does its work and only its answer is lost: replaced by
        `status`, or with `status` None by a closed connection.
        """
        failure = Failure(method, re.compile(path), status, code, before_effect, times)
        self._failures.append(failure)
        return failure

    def hold(self, path: str, *, method: str = "", before_effect: bool = False) -> Gate:
        """A gate that delays every matching answer until it is opened; "" is any method."""
        gate = Gate(method, re.compile(path), before_effect)
        self._gates.append(gate)
        return gate

    def storm_429(
        self, path: str = "", *, times: int = 1, retry_after: float = 0.2, is_global: bool = False
    ) -> None:
        """Answer the next `times` matching requests with 429."""
        self._storms.append(Storm(re.compile(path), times, retry_after, is_global))

    def limit_rate(
        self, method: str, path: str, requests: int, *, per: float, is_global: bool = False
    ) -> None:
        """Enforce a rate limit, told in the headers as Discord does, except for a global one.

        The documented global limit: limit_rate("", "^/(?!interactions|webhooks)", 50, per=1, is_global=True).
        """
        self.rate_limits.append(RateLimit(method, re.compile(path), requests, per, is_global))

    def limit_old_edits(self, edits: int, *, per: float) -> None:
        """At most so many edits in `per` seconds of a channel's messages older than an hour (30046)."""
        self.old_edits = (edits, per)

    def limit_new_directs(self, channels: int, *, per: float) -> None:
        """At most so many direct channels opened with new people in `per` seconds (40003)."""
        self.new_directs = (channels, per)

    def refuse_connections(self, times: int) -> None:
        """Answer the next `times` gateway connections with 503."""
        self.connections_to_refuse = times

    def clear(self) -> None:
        """End every fault; held answers go out."""
        for gate in self._gates:
            gate.open()
        self._failures.clear()
        self._gates.clear()
        self._storms.clear()
        self._hits.clear()
        self.rate_limits.clear()
        self.connections_to_refuse = 0
        self.old_edits = self.new_directs = None

    def take_failure(self, method: str, path: str, *, before_effect: bool) -> Failure | None:
        for failure in self._failures:
            matches = failure.method in ("", method) and failure.path.search(path)
            if failure.before_effect is before_effect and matches:
                failure.times -= 1
                if not failure.times:
                    self._failures.remove(failure)
                return failure
        return None

    async def wait_at_gates(self, method: str, path: str, *, before_effect: bool) -> None:
        for gate in self._gates:
            if gate.before_effect is before_effect and gate.method in ("", method) and gate.path.search(path):
                await gate.pass_through()

    def rate_limited(self, method: str, path: str) -> Limited | Allowance:
        """Whether this request is one too many, else what its rate limit headers say."""
        for storm in self._storms:
            if storm.path.search(path):
                storm.times -= 1
                if not storm.times:
                    self._storms.remove(storm)
                return Limited(storm.retry_after, storm.is_global, 5)
        for limit in self.rate_limits:
            match = limit.path.search(path)
            if limit.method in ("", method) and match:
                return self._count(limit, (limit.path.pattern, match.groups()))
        return Allowance()

    def _count(self, limit: RateLimit, key: tuple[str, tuple[str, ...]]) -> Limited | Allowance:
        now = self._clock.now()
        hits = [hit for hit in self._hits.get(key, []) if now - hit < limit.per]
        reset_after = limit.per - (now - hits[0]) if hits else limit.per
        if len(hits) >= limit.requests:
            return Limited(reset_after, limit.is_global, limit.requests)
        self._hits[key] = [*hits, now]
        if limit.is_global:
            return Allowance()
        return Allowance(limit.requests, limit.requests - len(hits) - 1, reset_after)

    def is_one_edit_too_many(self, channel_id: str) -> bool:
        """Count an edit of an old message against `limit_old_edits`."""
        return self._is_one_too_many(self.old_edits, "old edits", channel_id)

    def is_one_direct_too_many(self) -> bool:
        """Count a direct channel with someone new against `limit_new_directs`."""
        return self._is_one_too_many(self.new_directs, "new directs", "")

    def _is_one_too_many(self, allowed: tuple[int, float] | None, kind: str, which: str) -> bool:
        if allowed is None:
            return False
        limit = RateLimit("", re.compile(kind), *allowed)
        return isinstance(self._count(limit, (kind, (which,))), Limited)

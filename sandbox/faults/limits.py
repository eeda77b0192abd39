"""Rate limits: how many requests in how much time, and what Discord is known to allow.

Discord documents only its global limit ("rate limits should not be hard coded"), so none is on until a test
asks for it. A limit is a window that opens with its first request. All routes that its pattern matches share
its buckets, one for each value of the pattern's groups (a channel, a webhook).
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.world.clock import Clock

USER, SHARED, GLOBAL = "user", "shared", "global"
_MANY_WINDOWS = 2000


@dataclass(frozen=True)
class RateLimit:
    """At most `requests` in `per` seconds for each value of `path`'s groups, or `by_channel`."""

    method: str
    path: re.Pattern[str]
    requests: int
    per: float
    scope: str = USER
    by_channel: bool = False

    def __str__(self) -> str:
        what = " ".join(filter(None, [self.method, self.path.pattern])) or "all requests"
        return f"limit: {what}: {self.requests} in {self.per:g} s ({self.scope})"

    @property
    def bucket(self) -> str:
        """What X-RateLimit-Bucket says: the same for all routes and resources of this limit."""
        return f"{zlib.crc32(f'{self.method} {self.path.pattern} {self.per}'.encode()):08x}"


@dataclass(frozen=True)
class Allowance:
    """What the headers say: `remaining` of `limit` are left for `reset_after` seconds, until `reset_at`.

    A `bucket` of None is the route's own.
    """

    limit: int = 1000
    remaining: int = 999
    reset_after: float = 1.0
    reset_at: float = 0.0
    bucket: str | None = None


@dataclass(frozen=True)
class Limited:
    """A 429: the seconds to wait, until when, whose limit it is, and the bucket's size."""

    retry_after: float
    reset_at: float
    scope: str = USER
    limit: int = 5
    bucket: str | None = None


@dataclass
class Window:
    """How much has been used since the window opened."""

    opened: float
    per: float
    used: int = 0


Key = tuple[str, ...]


class Windows:
    """The open windows, by what they are for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: dict[Key, Window] = {}

    def of(self, key: Key, per: float) -> Window:
        """The open window, or a new one if its time is over."""
        now = self._clock.now()
        window = self._open.get(key)
        if window is not None and now - window.opened < window.per:
            return window
        if len(self._open) > _MANY_WINDOWS:
            self._open = {k: w for k, w in self._open.items() if now - w.opened < w.per}
        window = self._open[key] = Window(now, per)
        return window

    def take(self, key: Key, most: int, per: float) -> bool:
        """Use one more; False if none is left."""
        window = self.of(key, per)
        if window.used >= most:
            return False
        window.used += 1
        return True

    def clear(self) -> None:
        self._open.clear()


class RateLimits:
    """The limits that are on; `channel_of` says which channel a path leads to."""

    def __init__(self, clock: Clock, windows: Windows) -> None:
        self._clock = clock
        self._windows = windows
        self.on: list[RateLimit] = []
        self.channel_of: Callable[[str], str] = lambda path: ""

    def count(self, method: str, path: str) -> Limited | Allowance:
        """Count a request and say what the tightest limit leaves; one that exceeds a limit is not counted."""
        now = self._clock.now()
        found = [(limit, self._windows.of(key, limit.per)) for limit, key in self._of(method, path)]
        for limit, window in found:
            if window.used >= limit.requests:
                until = window.opened + limit.per
                return Limited(until - now, until, limit.scope, limit.requests, limit.bucket)
        allowances = [Allowance(reset_at=now + 1.0)]
        for limit, window in found:
            window.used += 1
            if limit.scope != GLOBAL:
                until = window.opened + limit.per
                left = limit.requests - window.used
                allowances.append(Allowance(limit.requests, left, until - now, until, limit.bucket))
        return min(allowances, key=lambda allowance: (allowance.remaining, -allowance.reset_after))

    def _of(self, method: str, path: str) -> list[tuple[RateLimit, Key]]:
        found: list[tuple[RateLimit, Key]] = []
        for limit in self.on:
            match = limit.path.search(path)
            if match and limit.method in ("", method):
                which = (self.channel_of(path),) if limit.by_channel else match.groups("")
                found.append((limit, (limit.bucket, *which)))
        return found


@dataclass(frozen=True)
class Known:
    """A limit that Discord is known to have, and where that is known from."""

    limit: RateLimit
    source: str


KNOWN = (
    Known(
        RateLimit("", re.compile(r"^/(?!interactions/|webhooks/\d+/[^/]+)"), 50, 1.0, GLOBAL),
        'documented: "Rate Limits", Global Rate Limit; interaction endpoints are exempt',
    ),
    Known(
        RateLimit("POST", re.compile(r"^/channels/(\d+)/messages$"), 5, 5.0),
        "an engineer of Discord's in discord-api-docs issue 20; by channel as commonly reported",
    ),
    Known(
        RateLimit("POST", re.compile(r"^/webhooks/(\d+)/([^/]+)$"), 5, 2.0),
        "an engineer of Discord's in discord-api-docs issue 367",
    ),
    Known(
        RateLimit("POST", re.compile(r"^/webhooks/\d+/[^/]+$"), 30, 60.0, SHARED, by_channel=True),
        "an engineer of Discord's in discord-api-docs issue 367: by channel, whichever webhook it is",
    ),
)

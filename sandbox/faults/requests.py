"""What can go wrong with a request: it fails, its answer is held back or late, or it must wait.

It knows requests by method and path only. A path is a regular expression to search for; the method "" is any.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from dataclasses import dataclass, field


@dataclass
class Failure:
    """A planned failure. A `status` of None closes the connection instead of answering."""

    method: str
    path: re.Pattern[str]
    status: int | None
    code: int
    before_effect: bool
    times: int

    def __str__(self) -> str:
        how = "the connection closes" if self.status is None else f"{self.status}"
        when = "" if self.before_effect else ", although it is done"
        return f"the next {self.times} {named(self.method, self.path)}: {how}{when}"


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

    def __str__(self) -> str:
        what = "requests" if self.before_effect else "answers"
        return f"{what} held: {named(self.method, self.path)}, {self.waiting} have come"

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    def open(self) -> None:
        self._open.set()

    async def reached(self, timeout: float = 10.0) -> None:
        await asyncio.wait_for(self._reached.wait(), timeout)

    async def pass_through(self) -> None:
        self.waiting += 1
        self._reached.set()
        await self._open.wait()


@dataclass
class Delay:
    """Matching answers (or, `before_effect`, requests) take `seconds` longer, by the machine's time.

    Once it is opened, what it held goes out immediately.
    """

    method: str
    path: re.Pattern[str]
    before_effect: bool
    seconds: float
    _over: asyncio.Event = field(default_factory=asyncio.Event)

    def __str__(self) -> str:
        what = "requests" if self.before_effect else "answers"
        return f"{what} {self.seconds:g} s late: {named(self.method, self.path)}"

    def open(self) -> None:
        self._over.set()

    async def pass_through(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), self.seconds)


@dataclass
class Storm:
    """The next `times` matching requests get a 429 that asks for `retry_after` seconds of patience."""

    path: re.Pattern[str]
    times: int
    retry_after: float
    scope: str

    def __str__(self) -> str:
        return f"the next {self.times} {named('', self.path)}: 429 ({self.scope}), {self.retry_after:g} s"


@dataclass(frozen=True)
class Refusals:
    """The next `times` gateway connections are refused."""

    times: int

    def __str__(self) -> str:
        return f"the next {self.times} connections: refused"


def matches(fault: Failure | Gate | Delay, method: str, path: str) -> bool:
    return fault.method in ("", method) and bool(fault.path.search(path))


def named(method: str, path: re.Pattern[str]) -> str:
    return " ".join(filter(None, [method, path.pattern])) or "requests"

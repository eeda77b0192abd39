"""Limits that no header shows: whoever asks here refuses what exceeds one, each in its own way."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.faults.limits import Windows
from sandbox.world.clock import Clock

OLD_EDITS = "edits of a channel's old messages"
NEW_DIRECTS = "new direct channels"
LOG_INS = "log-ins"
ALL_MEMBERS = "requests for all members of a server"
KNOWN_COUNTED: dict[str, tuple[int, float]] = {
    OLD_EDITS: (3, 6.0),  # reported; only its code (30046) is documented
    LOG_INS: (1, 5.0),  # documented for each of `max_concurrency` keys: "Gateway", Sharding
    ALL_MEMBERS: (1, 30.0),  # documented: change log of 2025-08-14
}


@dataclass(frozen=True)
class CountLimit:
    """At most `most` of `what` in `per` seconds."""

    what: str
    most: int
    per: float

    def __str__(self) -> str:
        return f"limit: {self.most} {self.what} in {self.per:g} s"


class Counted:
    """`on` says which limits are on: how many of what in how many seconds."""

    def __init__(self, clock: Clock, windows: Windows) -> None:
        self._clock = clock
        self._windows = windows
        self.on: dict[str, tuple[int, float]] = {}

    def wait(self, what: str, which: str = "") -> float:
        """Count one more for `which` (a channel, a server); the seconds to wait if it is too many, else 0."""
        if what not in self.on:
            return 0.0
        most, per = self.on[what]
        if self._windows.take((what, which), most, per):
            return 0.0
        return self._windows.of((what, which), per).opened + per - self._clock.now()

    @property
    def limits(self) -> list[CountLimit]:
        """The limits that are on."""
        return [CountLimit(what, most, per) for what, (most, per) in self.on.items()]

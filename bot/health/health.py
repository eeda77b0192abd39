"""Whether the bot is live, and whether it is ready, from facts; each "no" has its reasons in words.

Pure: it reads no clock. Live is asked by whatever restarts the bot, so it says no only if a restart may help:
never because Discord cannot be reached or the disk is full. Ready is asked by dashboards and updates.
"""

from dataclasses import dataclass
from typing import Final

LONGEST_S: Final = 150.0
"""A probe and a tick are at most so old."""
DOWN_S: Final = 120.0
"""A shard may be without its line for less than this."""


class CannotListen(Exception):
    """The address where this is to be told cannot be used; the text says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pulse:
    """What is known without a look at the file."""

    is_writing: bool
    """Whether the journal's writer lives."""
    tried: float
    """How many seconds ago a probe was tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """How the shards are."""

    shards: int = 0
    down: int = 0
    """How many have lost their line."""
    down_for: float = 0.0
    """For how many seconds one of them has been without it."""
    has_begun: bool = False
    """Whether all have had one at least once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """How what the bot does goes on."""

    is_stored: bool
    """Whether the disk took what was written last."""
    tick: float | None
    """How many seconds ago the scheduler looked for what is due; None if that cannot be read, or it never
    has."""
    has_commands: bool
    """Whether Discord has our commands."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Yes or no; if it is no, why."""

    what: str
    reasons: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        return not self.reasons

    def __str__(self) -> str:
        return self.what if self.is_good else f"not {self.what}: {'; '.join(self.reasons)}"


def live(pulse: Pulse) -> Verdict:
    """Whether the bot lives. That its loop answers is shown by being asked."""
    reasons = list[str]()
    if not pulse.is_writing:
        reasons.append("the journal's writer has ended")
    if pulse.tried >= LONGEST_S:
        reasons.append(f"the journal has written nothing for {pulse.tried:.0f} s, not even a probe")
    return Verdict("live", tuple(reasons))


def ready(pulse: Pulse, line: Line, work: Work) -> Verdict:
    """Whether people can play now."""
    reasons = [*live(pulse).reasons]
    if not line.has_begun:
        reasons.append("not every shard is logged in to Discord yet")
    elif line.down and line.down_for >= DOWN_S:
        reasons.append(f"{line.down} of {line.shards} shards without a line for {line.down_for / 60:.0f} min")
    if not work.is_stored:
        reasons.append("the disk does not take what is written")
    if work.tick is None:
        reasons.append("the scheduler has not looked yet for what is due")
    elif work.tick >= LONGEST_S:
        reasons.append(f"the scheduler has not looked for what is due for {work.tick:.0f} s")
    if not work.has_commands:
        reasons.append("Discord does not have our commands yet")
    return Verdict("ready", tuple(reasons))

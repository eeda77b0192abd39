"""How long a table waits: the paces, and the deadline that a pace gives to a call.

Pure: it takes seconds and hours, and gives seconds. It knows no table and reads no clock.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from engine.clock.hours import Hours, awake, before_quiet, humane, is_quiet

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
ROUNDED: Final = 5 * MINUTE
"""Deadlines are rounded up to this, so that messages read well."""
SOON: Final = 2 * HOUR
"""If less reserve than this follows, a reminder comes before the reserve begins."""


class PaceName(StrEnum):
    """The paces; the values are stored."""

    EVENING = "evening"
    BRISK = "brisk"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"
    """Nobody is hurried; whoever is waited for is reminded after `REMINDED_AFTER`."""
    OVERTIME = "overtime"
    """What a league gives to a game that takes too long. No table can choose it."""


DEFAULT: Final = PaceName.DAILY
OFFERED: Final = tuple(name for name in PaceName if name is not PaceName.OVERTIME)
REMINDED_AFTER: Final = (DAY, 3 * DAY, 7 * DAY)
"""When somebody is reminded at pace none, counted from the post that called them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """What a table gives to whoever it waits for; all spans are in seconds."""

    call: float
    """The time for an answer, which costs nothing."""
    reserve: float
    """What a seat has beyond that: this much at the start, and never more."""
    gives_back: float
    """What an answer in time adds to the reserve."""
    keeps_quiet: bool = True
    """Whether quiet hours count."""
    reminds: bool = True
    invites: bool = True
    """Whether all are called when something opens for which they may say ahead what they will answer."""


PACES: Final[Mapping[PaceName, Pace]] = MappingProxyType(
    {
        PaceName.EVENING: Pace(
            call=5 * MINUTE,
            reserve=15 * MINUTE,
            gives_back=MINUTE,
            keeps_quiet=False,
            reminds=False,
            invites=False,
        ),
        PaceName.BRISK: Pace(call=12 * HOUR, reserve=24 * HOUR, gives_back=3 * HOUR),
        PaceName.DAILY: Pace(call=24 * HOUR, reserve=48 * HOUR, gives_back=6 * HOUR),
        PaceName.RELAXED: Pace(call=48 * HOUR, reserve=96 * HOUR, gives_back=12 * HOUR),
        PaceName.OVERTIME: Pace(call=12 * HOUR, reserve=0.0, gives_back=0.0),
    }
)
"""The paces that have a clock: every pace but `PaceName.NONE`."""

INVITED_PART: Final = 1 / 2
"""Whoever was invited to say ahead what they will answer has at least this part of a call's time once they
are asked."""
BRIEF_PART: Final = 1 / 4
"""A brief call lasts this part of a call."""


def _in_brief(pace: Pace) -> Pace:
    """What a pace gives to a brief call: it uses no reserve and gives none back, and is too short for a
    reminder."""
    return replace(pace, call=pace.call * BRIEF_PART, reserve=0.0, gives_back=0.0, reminds=False)


BRIEF: Final[Mapping[PaceName, Pace]] = MappingProxyType(
    {name: _in_brief(PACES.get(name, PACES[DEFAULT])) for name in PaceName}
)
"""What each pace gives to a brief call, which has a clock at every pace: at `PaceName.NONE` it lasts as long
as at the default one."""


def pace_of(name: PaceName | None, *, is_brief: bool = False) -> Pace | None:
    """The pace by this name, or what it gives to a brief call. None if that has no clock, or if a table has
    no pace."""
    return None if name is None else (BRIEF if is_brief else PACES).get(name)


def invites(name: PaceName | None) -> bool:
    """Whether, at a table with this pace, all are called when something opens for which they may say ahead
    what they will answer. Where everybody is there anyway, that would be noise."""
    pace = pace_of(name)
    return pace is None or pace.invites


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of one call, with moments in UNIX seconds. It stands if `due` is None. A clock that stands
    and has run keeps what is left until both moments. Whoever was invited and is not asked yet has no
    deadline: only `soft` and what is left of it."""

    soft: float | None = None
    """Until then time costs nothing; from then on it costs reserve."""
    due: float | None = None
    """When the table goes on."""
    soft_left: float | None = None
    """Seconds until `soft` when the clock was stopped; negative if that was past."""
    due_left: float | None = None
    """Seconds until `due` when the clock was stopped."""

    @property
    def is_running(self) -> bool:
        return self.due is not None


STANDING: Final = Clock()
"""The clock of a call that has not begun."""


def begun(pace: Pace, hours: Hours, reserve: float, at: float, *, left: float | None = None) -> Clock:
    """The clock of a call that is posted, or may go on for the first time, at a moment. `left` are the
    seconds that an earlier invitation has left for it; None if it has none."""
    call = pace.call if left is None else max(left, pace.call * INVITED_PART)
    soft = _deadline(at + call, pace, hours)
    return Clock(soft, _deadline(soft + reserve, pace, hours))


def invited(pace: Pace, hours: Hours, at: float) -> Clock:
    """The clock of an invitation that is posted at a moment."""
    return Clock(soft=_deadline(at + pace.call, pace, hours))


def stopped(clock: Clock, at: float) -> Clock:
    """The same, standing from a moment on."""
    if clock.soft is None:
        return clock
    return Clock(soft_left=clock.soft - at, due_left=None if clock.due is None else max(0.0, clock.due - at))


def gone_on(clock: Clock, pace: Pace, hours: Hours, at: float, *, least: float = 0.0) -> Clock:
    """A clock that was stopped, running again from a moment on, with at least this many seconds left. It is
    not rounded: however often a clock stands, it gains nothing but what quiet hours add."""
    assert clock.soft_left is not None
    soft = at + clock.soft_left
    due = None if clock.due_left is None else at + max(clock.due_left, least)
    if not pace.keeps_quiet:
        return Clock(soft, due)
    soft = humane(soft, hours) if clock.soft_left > 0 else soft
    return Clock(soft, None if due is None else humane(due, hours))


def later(clock: Clock, pace: Pace, hours: Hours, seconds: float) -> Clock:
    """A clock with so many more seconds; a clock that has not begun stays as it is."""
    if clock.soft is not None and clock.due is not None:
        return Clock(
            _deadline(clock.soft + seconds, pace, hours),
            _deadline(clock.due + seconds, pace, hours),
        )
    if clock.soft_left is not None and clock.due_left is not None:
        return replace(clock, soft_left=clock.soft_left + seconds, due_left=clock.due_left + seconds)
    return clock


def at_least(clock: Clock, pace: Pace, hours: Hours, seconds: float, at: float) -> Clock:
    """A clock with at least so many seconds left from a moment on; a clock that has not begun stays as it
    is."""
    if clock.due is not None and clock.due - at < seconds:
        return replace(clock, due=_deadline(at + seconds, pace, hours))
    if clock.due_left is not None and clock.due_left < seconds:
        return replace(clock, due_left=seconds)
    return clock


def reserve_after(pace: Pace, reserve: float, clock: Clock, at: float) -> float:
    """What is left of a seat's reserve after its own answer at a moment. What a clock that stands has not
    used costs nothing."""
    over = at - clock.soft if clock.soft is not None else -(clock.soft_left or 0.0)
    if over > 0:
        return max(0.0, reserve - over)
    return min(pace.reserve, max(reserve, 0.0) + pace.gives_back)


def reminded_at(pace: Pace, hours: Hours, clock: Clock, posted: float) -> float | None:
    """When whoever is called is reminded, never in their quiet hours; None if they are not."""
    if clock.soft is None or clock.due is None or not pace.reminds:
        return None
    early = pace.call / 4
    at = clock.soft if clock.due - clock.soft >= SOON else clock.due - early
    if not pace.keeps_quiet or not is_quiet(at, hours):
        return at
    before = before_quiet(at, hours) - ROUNDED
    return before if before - posted >= early else awake(at, hours)


def reminded_without_clock(hours: Hours, posted: float, *, after: float) -> float | None:
    """When whoever is called at pace none is reminded next, after they were reminded at a moment; None if no
    more. It is never in their quiet hours."""
    moments = (posted + span for span in REMINDED_AFTER)
    return next((awake(moment, hours) for moment in moments if moment > after), None)


def _deadline(at: float, pace: Pace, hours: Hours) -> float:
    """A deadline, rounded up, and outside the quiet hours if the pace keeps them."""
    rounded = math.ceil(at / ROUNDED) * ROUNDED
    return humane(rounded, hours) if pace.keeps_quiet else rounded

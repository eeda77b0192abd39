"""A person's hours: their time zone and the quiet hours in which nobody hurries them.

Pure. No other module of the engine reads a calendar. A moment is in UNIX seconds.
"""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

DAY_H: Final = 24
LONGEST_QUIET_H: Final = 14
"""The most quiet hours a day: with the hours after them, eight are left in which a deadline may fall."""
AFTER_QUIET: Final = timedelta(hours=2)
"""Nobody wakes up to a lost turn: no deadline falls so shortly after the quiet hours."""


@dataclass(frozen=True, slots=True)
class Hours:
    """A time zone by its IANA name, and the whole hours of its clock between which it is quiet. If both hours
    are equal, it is never quiet."""

    zone: str = "UTC"
    quiet_from: int = 22
    quiet_to: int = 8

    @property
    def quiet_h(self) -> int:
        """How many hours of a day are quiet."""
        return (self.quiet_to - self.quiet_from) % DAY_H


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all zones that this machine knows."""
    return frozenset(available_timezones())


@lru_cache(maxsize=256)
def _read(zone: str) -> ZoneInfo:
    """A zone. Python keeps the last eight alone, and a menu of times asks for more than a hundred."""
    return ZoneInfo(zone)


def local(at: float, zone: str) -> datetime:
    """A moment as the clocks of a zone show it."""
    return datetime.fromtimestamp(at, _read(zone))


def on_day(at: float, zone: str, *, days: int, hour: int) -> float:
    """When the clocks of a zone show a full hour, so many days after the day of a moment, in UNIX seconds. If
    they show it twice, it is the later time; if they skip it, it is as much later as they are ahead then."""
    return _last(datetime.combine(local(at, zone).date() + timedelta(days), time(hour)), zone)


def is_quiet(at: float, hours: Hours) -> bool:
    """Whether a moment is in the quiet hours."""
    return _around(at, hours) is not None


def humane(at: float, hours: Hours) -> float:
    """The moment itself, unless it is in the quiet hours or within `AFTER_QUIET` of their end. Then the
    moment `AFTER_QUIET` after their end."""
    quiet = _around(at, hours, AFTER_QUIET)
    return at if quiet is None else quiet[1]


def awake(at: float, hours: Hours) -> float:
    """The moment itself, or the end of the quiet hours in which it is."""
    quiet = _around(at, hours)
    return at if quiet is None else quiet[1]


def before_quiet(at: float, hours: Hours) -> float:
    """The moment itself, or the beginning of the quiet hours in which it is."""
    quiet = _around(at, hours)
    return at if quiet is None else quiet[0]


def _around(at: float, hours: Hours, rest: timedelta = timedelta()) -> tuple[float, float] | None:
    """The beginning of the quiet hours around a moment, and the moment `rest` after their end. None if it is
    not between these two. They are those of yesterday, today or tomorrow: midnight may be repeated."""
    if not hours.quiet_h:
        return None
    today, span = local(at, hours.zone).date(), timedelta(hours=hours.quiet_h) + rest
    for days in (-1, 0, 1):
        begins = datetime.combine(today + timedelta(days), time(hours.quiet_from))
        begin, end = _first(begins, hours.zone), _last(begins + span, hours.zone)
        if begin <= at < end:
            return begin, end
    return None


def _first(wall: datetime, zone: str) -> float:
    """When the clocks of a zone first show a time, in UNIX seconds. If they skip it, it is as much later as
    they are ahead then."""
    return wall.replace(tzinfo=_read(zone), fold=0).timestamp()


def _last(wall: datetime, zone: str) -> float:
    """When the clocks of a zone last show a time, in UNIX seconds. If they skip it, it is as much later as
    they are ahead then."""
    there = wall.replace(tzinfo=_read(zone))
    return max(there.replace(fold=fold).timestamp() for fold in (0, 1))

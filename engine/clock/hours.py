"""A person's hours: their time zone and the quiet hours in which nobody hurries them.

Pure, and the only module of the engine that knows zones and calendars. A moment is in UNIX seconds.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
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


def local(at: float, zone: str) -> datetime:
    """A moment as the clocks of a zone show it."""
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def is_quiet(at: float, hours: Hours) -> bool:
    """Whether a moment is in the quiet hours."""
    return _since_quiet(local(at, hours.zone), hours) < timedelta(hours=hours.quiet_h)


def humane(at: float, hours: Hours) -> float:
    """The moment itself, unless it is in the quiet hours or within `AFTER_QUIET` of their end. Then the
    moment `AFTER_QUIET` after their end."""
    return _after(at, hours, AFTER_QUIET) if hours.quiet_h else at


def awake(at: float, hours: Hours) -> float:
    """The moment itself, or the end of the quiet hours in which it is."""
    return _after(at, hours, timedelta())


def before_quiet(at: float, hours: Hours) -> float:
    """The moment itself, or the beginning of the quiet hours in which it is."""
    here = local(at, hours.zone)
    return _seconds(here - _since_quiet(here, hours), hours.zone) if is_quiet(at, hours) else at


def _after(at: float, hours: Hours, rest: timedelta) -> float:
    """The moment itself, unless it is in the quiet hours or within `rest` of their end; then `rest` after
    their end."""
    here = local(at, hours.zone)
    since, span = _since_quiet(here, hours), timedelta(hours=hours.quiet_h) + rest
    return at if since >= span else max(at, _seconds(here - since + span, hours.zone))


def _since_quiet(here: datetime, hours: Hours) -> timedelta:
    """How long ago, by the clock on the wall, the last quiet hours began."""
    begins = here.replace(hour=hours.quiet_from, minute=0, second=0, microsecond=0, fold=0)
    since = here.replace(tzinfo=None, fold=0) - begins.replace(tzinfo=None)
    return since if since >= timedelta() else since + timedelta(hours=DAY_H)


def _seconds(here: datetime, zone: str) -> float:
    """A time on the wall in UNIX seconds. A time that summer time skips or repeats is the later moment."""
    naive = here.replace(tzinfo=ZoneInfo(zone))
    return max(naive.replace(fold=fold).timestamp() for fold in (0, 1))

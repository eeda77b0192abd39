"""People of a season: when they look in, and from when on they never do again. They know no games."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import inf
from typing import Final

from engine.clock.hours import Hours, local
from engine.clock.pace import DAY
from engine.play.chance import Chance
from engine.sessions.seating import Person
from tests.season.seasons import Gone

ZONES: Final = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Australia/Lord_Howe")
"""All have summer time, and the last one moves its clocks by half an hour."""
VANISH_WITHIN_DAYS: Final = 40
MINUTES: Final = 60


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person and their habit: they look in once or twice a day, at random minutes of their day. A call
    makes them look no earlier."""

    person: Person
    hours: Hours
    looks: int
    """How often a day."""
    gone_from: float
    """From then on, in UNIX seconds, they are gone for ever."""
    has_left: bool
    """Whether they leave the server when they go."""
    luck: str

    def look_ins(self, since: float) -> Iterator[float]:
        """The moments at which they look in, in order, in UNIX seconds."""
        chance, day = Chance(self.luck, "looks"), local(since, self.hours.zone)
        waking = (24 - self.hours.quiet_h) * MINUTES
        begins = day.replace(hour=self.hours.quiet_to, minute=0, second=0, microsecond=0, tzinfo=None)
        while True:
            minutes = sorted(chance.below(waking) for _ in range(self.looks))
            for minute in minutes:
                at = self._seconds(begins + timedelta(minutes=minute))
                if at >= self.gone_from:
                    return
                if at > since:
                    yield at
            begins += timedelta(days=1)

    def _seconds(self, wall: datetime) -> float:
        """A time on their wall in UNIX seconds."""
        at = wall.replace(tzinfo=local(0, self.hours.zone).tzinfo)
        return at.timestamp()


def somebody(person: Person, luck: str, start: float, *, gone: Gone) -> Somebody:
    """A person by chance. Whoever is gone among some is gone among many, from the same moment on."""
    chance = Chance(luck)
    quiet_from, quiet = chance.below(24), 6 + chance.below(9)
    hours = Hours(chance.pick(ZONES), quiet_from, (quiet_from + quiet) % 24)
    looks, goes, has_left = 1 + chance.below(2), chance.below(6) < gone, chance.below(2) == 0
    gone_from = start + chance.below(VANISH_WITHIN_DAYS * 24) * DAY / 24 if goes else inf
    return Somebody(person, hours, looks, gone_from, has_left, luck)

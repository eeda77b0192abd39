"""What sessions tell in the story besides the match: who comes and goes, and what was taken back."""

from engine.play.table import Event, Seat
from engine.play.values import value


@value()
class RobotSatDown:
    """A robot plays on for somebody who left."""

    seat: Seat
    left: str
    robot: str


@value()
class Renamed:
    """Somebody goes by another name from here on. The names themselves are those of the sittings."""

    seat: Seat


@value()
class RoundRestarted:
    """The round that was on begins again, with new luck: what was played in it does not count."""

    round: int


SESSION_EVENTS: tuple[type[Event], ...] = (RobotSatDown, Renamed, RoundRestarted)
"""All that sessions tell."""

OUTSIDE: tuple[str, ...] = tuple(event.__name__ for event in SESSION_EVENTS)
"""Their names in the stored story: rows that are not the match's own."""

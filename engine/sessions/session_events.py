"""Events that sessions add to the story: who sits down or is back, whose time was up, what begins again.

The match tells all other events. The events here hold seats and names, but no rules and no words.
"""

from engine.play.table import Event, Seat
from engine.play.values import value


@value()
class RobotSatDown:
    """A robot plays on for somebody who left."""

    seat: Seat
    left: str
    """The name of the person who left."""
    robot: str
    """The name of the robot."""


@value()
class Renamed:
    """A person has another name from here on. The sittings hold the old name and the new one."""

    seat: Seat


@value()
class RoundRestarted:
    """The current round begins again, with new luck. What was played in it no longer counts."""

    round: int


@value()
class TimeWasUp:
    """A seat's time was up: the table goes on, and what was answered for the seat follows."""

    seat: Seat


@value()
class CaretakerSatDown:
    """A caretaker keeps a seat until its owner is back."""

    seat: Seat
    caretaker: str
    """The name of the caretaker."""


@value()
class CameBack:
    """The owner of a kept seat plays again."""

    seat: Seat


SESSION_EVENTS: tuple[type[Event], ...] = (
    *(RobotSatDown, Renamed, RoundRestarted),
    *(TimeWasUp, CaretakerSatDown, CameBack),
)
"""All kinds of events that sessions add."""

OUTSIDE: tuple[str, ...] = tuple(event.__name__ for event in SESSION_EVENTS)
"""The names of these kinds, as the story stores them. Rows of these kinds do not come from the match."""

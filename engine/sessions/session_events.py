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
class TakenBack:
    """The last answer of a seat is taken back, with all that was answered since. The rows of the story that
    fell say that this epoch began then."""

    seat: Seat
    epoch: int


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


@value()
class WentAway:
    """A seat's owner has said that they are away."""

    seat: Seat
    until: float
    """In UNIX seconds."""


@value()
class MoreTime:
    """A seat that is waited for was given more time by another player."""

    seat: Seat
    by: Seat
    until: float
    """The new deadline, in UNIX seconds."""


@value()
class Paused:
    """The table pauses."""

    until: float
    """In UNIX seconds."""


@value()
class WentOn:
    """The table plays on after a pause."""


@value()
class PaceChanged:
    """The table has another pace from here on."""

    pace: str


@value()
class SeatOffered:
    """A seat is free for whoever likes to play on."""

    seat: Seat


@value()
class TookSeat:
    """Somebody plays on for the person or the robot that sat there."""

    seat: Seat
    left: str
    """The name of whoever sat there."""
    name: str
    """The name of whoever plays on."""


@value()
class FellAsleep:
    """Nobody has acted for long, so the session sleeps."""


@value()
class Woke:
    """The session goes on after a sleep."""


@value()
class WasGivenUp:
    """The session has slept for long, so it is closed. Nobody has won."""


@value()
class OfficePaused:
    """A moderator lets the clocks stand."""

    name: str | None
    """The name of the moderator; None for the operator."""
    reason: str
    plays: bool
    """Whether the moderator plays in this session."""
    until: float
    """In UNIX seconds."""


@value()
class OfficeResumed:
    """A moderator has ended a pause."""

    name: str | None
    reason: str
    plays: bool


@value()
class OfficeEnded:
    """A moderator has ended the session: it has no result, unless it was settled before."""

    name: str | None
    reason: str
    plays: bool
    until: float
    """Until when that may be taken back, in UNIX seconds."""
    was_decided: bool = False
    """Whether it was settled before, so that its places stay."""


@value()
class OfficeUndid:
    """A moderator has taken the end back: the session goes on as it was."""

    name: str | None
    reason: str
    plays: bool


@value()
class OfficeFreed:
    """A moderator has taken a seat from somebody, and a robot plays on there."""

    name: str | None
    reason: str
    plays: bool
    seat: Seat
    left: str
    """The name of whoever sat there."""
    robot: str
    """The name of the robot."""


@value()
class OfficeMoved:
    """A moderator has moved the session to another thread."""

    name: str | None
    reason: str
    plays: bool


@value()
class OfficeRestarted:
    """The operator lets the current round begin again."""

    reason: str


@value()
class OfficeLooked:
    """The operator looks at what is secret."""


@value()
class Decided:
    """Everybody else has gone for good, so the place of whoever stayed is the first. What is still played
    changes no place."""

    seat: Seat
    """Who stayed."""


@value()
class AllHaveGone:
    """Everybody who counts has gone for good, so the place of whoever went last is the first. It names
    nobody, because nobody who counts sits there any more."""


@value()
class LostSeat:
    """Somebody has lost their seat at a table of a league, and a robot plays on."""

    seat: Seat
    left: str
    """The name of whoever sat there."""
    robot: str
    """The name of the robot."""
    why: str
    """As `LostBecause` in the sittings."""


@value()
class RobotsPlayOut:
    """The season of a league is over, so robots play its table to the end."""


@value()
class SetAside:
    """All of the server is to be deleted, so the session is over, unless that is taken back."""

    until: float
    """When it is deleted, in UNIX seconds."""


@value()
class TakenUp:
    """Nothing is deleted: the session goes on as it was."""


SESSION_EVENTS: tuple[type[Event], ...] = (
    *(RobotSatDown, Renamed, RoundRestarted, TakenBack),
    *(TimeWasUp, CaretakerSatDown, CameBack, WentAway, MoreTime),
    *(Paused, WentOn, PaceChanged, SeatOffered, TookSeat, FellAsleep, Woke, WasGivenUp),
    *(OfficePaused, OfficeResumed, OfficeEnded, OfficeUndid, OfficeFreed, OfficeMoved),
    *(OfficeRestarted, OfficeLooked),
    *(SetAside, TakenUp),
    *(Decided, AllHaveGone),
    *(LostSeat, RobotsPlayOut),
)
"""All kinds of events that sessions add."""

OUTSIDE: tuple[str, ...] = tuple(event.__name__ for event in SESSION_EVENTS)
"""The names of these kinds, as the story stores them. Rows of these kinds do not come from the match."""

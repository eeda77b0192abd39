"""The acts of a season: all that ever happens in it, typed, in one list that is only added to.

Whoever plays is an entry number in every act, so a person can be forgotten without touching what an act says.
The names of acts and of their fields are stored, so they are kept for good. A table is named by its round and
its number in that round.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, get_args

from engine.leagues.points import Seated
from engine.leagues.settings import Settings
from engine.play.values import value


class LostBecause(StrEnum):
    """Why somebody lost a seat; the values are stored."""

    NO_SHOW = "no-show"
    """Their first call expired, and they had not answered yet."""
    ABSENT = "absent"
    """They were away too long in the middle of the game."""
    LAPSED = "lapsed"
    """They let a call expire in overtime."""
    LEFT = "left"
    EXPELLED = "expelled"


@value()
class SeasonOpened:
    """A season is opened, and people may sign up."""

    season: int
    settings: Settings


@value()
class SettingsChanged:
    """What concerns rounds that are not drawn yet is changed."""

    settings: Settings


@value()
class Entered:
    """Somebody has signed up."""

    entry: int


@value()
class Left:
    """Somebody has left the season."""

    entry: int


@value()
class SatOut:
    """Somebody sits a round out."""

    entry: int
    round: int


@value()
class CameIn:
    """Somebody says that they are in: it takes back what they said about the next round, and wakes them."""

    entry: int


@value()
class RoundCalled:
    """A round is called. Nobody knows yet who will be there, and the seed of its draw is made."""

    round: int
    attempt: int
    """2 if too few were there before."""
    seed: str
    """It is secret until the draw; its commitment is public at once."""


@value()
class RoundSkipped:
    """Too few were there twice, so the round is not played, and everybody is excused."""

    round: int
    full: tuple[int, ...]
    """Those who would have been there but have too many unfinished tables."""


@value()
class DivisionDrawn:
    """The draw of one division."""

    division: int
    joined: tuple[int, ...]
    """Those who are put into this division by this draw."""
    there: tuple[int, ...]
    full: tuple[int, ...]
    """Those who would be there but have too many unfinished tables."""
    tables: tuple[tuple[int, ...], ...]
    """In the order of the seats."""
    byes: tuple[int, ...]


@value()
class Drawn:
    """A round is drawn. It is a fact, and never drawn again, whatever is corrected later."""

    round: int
    seed: str
    size: int
    """How many people sit at a table."""
    allowed: tuple[int, ...]
    """The game's numbers of seats."""
    divisions: tuple[DivisionDrawn, ...]


@value()
class TableOpened:
    """A table is dealt."""

    round: int
    table: int


@value()
class SeatLost:
    """Somebody has lost their seat, and a robot plays on."""

    round: int
    table: int
    entry: int
    why: LostBecause


@value()
class SubstituteCame:
    """Somebody takes the seat that another has lost."""

    round: int
    table: int
    entry: int
    instead: int
    """The entry that has lost it."""


@value()
class TableEnded:
    """A table is over, or decided."""

    round: int
    table: int
    seats: tuple[Seated, ...]
    is_rated: bool


@value()
class SeasonStopped:
    """An organiser lets the season stand still."""


@value()
class SeasonWentOn:
    """The season goes on, and what is to come is as much later."""


@value()
class Extended:
    """The hard end is so many days later."""

    days: int


@value()
class EndAnnounced:
    """The tables that are not over hear when overtime begins: a week before."""


@value()
class OvertimeBegan:
    """The tables that are not over get the pace of overtime."""


@value()
class PlayedOut:
    """Robots play out what is left."""


@value()
class Finished:
    """Where somebody stands in the end."""

    entry: int
    place: int
    sixtieths: int


@value()
class DivisionEnded:
    """The final standings of one division."""

    division: int
    standings: tuple[Finished, ...]


@value()
class SeasonEnded:
    """The season is over."""

    divisions: tuple[DivisionEnded, ...]
    digest: str
    """The SHA-256 of these standings."""


@value()
class Closed:
    """An organiser closes the league after its season: no other one opens."""


@value()
class Voided:
    """A table does not count: all who were there have the points of a bye."""

    round: int
    table: int


@value()
class Placed:
    """The places of a table are set by hand."""

    round: int
    table: int
    seats: tuple[Seated, ...]


@value()
class Expelled:
    """Somebody is out of the season."""

    entry: int


@value()
class Readmitted:
    """Somebody who was expelled may play again."""

    entry: int


@value()
class Undone:
    """An organiser's act is taken back: the season is as if it had never been, but what was drawn or opened
    meanwhile stands."""

    act: int


Act: TypeAlias = (
    SeasonOpened
    | SettingsChanged
    | Entered
    | Left
    | SatOut
    | CameIn
    | RoundCalled
    | RoundSkipped
    | Drawn
    | TableOpened
    | SeatLost
    | SubstituteCame
    | TableEnded
    | SeasonStopped
    | SeasonWentOn
    | Extended
    | EndAnnounced
    | OvertimeBegan
    | PlayedOut
    | SeasonEnded
    | Closed
    | Voided
    | Placed
    | Expelled
    | Readmitted
    | Undone
)

KINDS: Final[Mapping[str, type[Act]]] = MappingProxyType({kind.__name__: kind for kind in get_args(Act)})
"""All kinds of acts, by the names under which they are stored."""
BY_ORGANISERS: Final = (Voided, Placed, Expelled, Readmitted)
"""What can be undone, each act once."""

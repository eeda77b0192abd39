"""What lies in the box of Gnadenlos!: the kinds of its adventurers, IOUs, events and zones.

The values themselves are in `data.toml` (read by `data`), because some are house rulings that a server's
owner may replace. A match keeps the box with which it began.
"""

import functools
from dataclasses import dataclass
from enum import StrEnum

from engine.play.table import Seat
from engine.play.values import value

COLUMNS = 6
"""The columns of the market, one for each face of the die."""
MOST_FIELDS = 5
"""G16: at most this many fields of standing can be bought in a turn."""
LAST_FIELDS = 3
"""G35: at most this many fields are bought after the end."""
MOST_NOTES = 3
"""G19: a bid has at most this many IOUs."""
ENOUGH = 3
"""Phase III: there is no bidding if the active player holds this many adventurers."""
VULTURE = 5
"""G26: a vulture costs this many fields."""
MOST_VULTURES = 3
"""G33: whoever has this many vultures has lost."""


class Skill(StrEnum):
    """An adventurer's three numbers."""

    GOLD = "gold"
    REVOLVER = "revolver"
    CARDS = "cards"


class Kind(StrEnum):
    """The three kinds of event."""

    GOLD_RUSH = "gold-rush"
    HIGH_NOON = "high-noon"
    CHEATING = "cheating"


class Phase(StrEnum):
    """Where a match stands: the set-up; a turn's event (I), buying (II), bidding and taking (III); payday;
    the end."""

    SET_UP = "set-up"
    EVENT = "event"
    BUYING = "buying"
    BIDDING = "bidding"
    TAKING = "taking"
    PAYDAY = "payday"
    END = "end"


SKILL_OF = {Kind.GOLD_RUSH: Skill.GOLD, Kind.HIGH_NOON: Skill.REVOLVER, Kind.CHEATING: Skill.CARDS}
"""G10, G11, G14: which number counts at which event."""


@value()
class Adventurer:
    """An adventurer: the key (also of the portrait), the name and the numbers."""

    key: str
    name: str
    gold: int
    revolver: int
    cards: int

    def number(self, kind: Kind) -> int:
        """The number that counts at an event of a kind."""
        match kind:
            case Kind.GOLD_RUSH:
                return self.gold
            case Kind.HIGH_NOON:
                return self.revolver
            case Kind.CHEATING:
                return self.cards


@value()
class EventCard:
    """An event: its key is "<kind>-<number>". A gold rush has two sums in nuggets; other events have 0."""

    key: str
    kind: Kind
    larger: int = 0
    smaller: int = 0


@value()
class Zone:
    """G14: fields `first` to `last` of the road, and how many fields cheating wins or loses there."""

    key: str
    first: int
    last: int
    winner: int
    loser: int


@value()
class Note:
    """An IOU: its worth in nuggets, and the seat whose colour it has, which pays. Equal notes cannot be told
    apart, so that nobody can follow one through the market."""

    worth: int
    colour: Seat


@dataclass(frozen=True)
class Box:
    """All values of a game, each in the order of the data file; `notes` are the worths of one colour."""

    adventurers: tuple[Adventurer, ...]
    notes: tuple[int, ...]
    events: tuple[EventCard, ...]
    zones: tuple[Zone, ...]
    fields: int
    """The road's last field."""
    start: int
    """The field on which the hats start."""
    undertaker: int
    """G7: the undertaker's track has this many fields after its start."""
    nuggets: int
    """G1: everyone has this many at the start."""
    goal: int | None = None
    """G17: the first field of the goal, from which hats may go on beyond the last field. None in older
    values: the last field is the goal, and hats stop there."""

    @property
    def first_of_goal(self) -> int:
        """G17: a hat on this field, or beyond it, is in the goal."""
        return self.fields if self.goal is None else self.goal

    def onward(self, field: int, most: int) -> int:
        """G17: how many fields a hat can go forward from a field, if it may go at most this many."""
        return most if self.goal is not None else min(most, self.fields - field)

    def adventurer(self, key: str) -> Adventurer:
        """The adventurer with a key."""
        return self._adventurers[key]

    def event(self, key: str) -> EventCard:
        """The event with a key."""
        return self._events[key]

    @functools.cached_property
    def _adventurers(self) -> dict[str, Adventurer]:
        return {one.key: one for one in self.adventurers}

    @functools.cached_property
    def _events(self) -> dict[str, EventCard]:
        return {event.key: event for event in self.events}

    def zone(self, field: int) -> Zone | None:
        """The zone of a field; None for a field of the goal or beyond it."""
        return next((zone for zone in self.zones if zone.first <= field <= zone.last), None)

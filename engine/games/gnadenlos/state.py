"""All that a match of Gnadenlos! is between two answers: plain data, and the nouns that the rules use.

It knows what lies where, but not what may be done: that is in the rules' modules.
"""

import dataclasses
import functools
from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.gnadenlos.cards import COLUMNS, MOST_VULTURES, Box, EventCard, Note, Phase
from engine.play.seats import clockwise
from engine.play.table import Seat


@dataclass(slots=True)
class Player:
    """One seat's side of the table."""

    nuggets: int
    field: int
    """Where the player's hat stands, from 1."""
    notes: list[Note]
    """IOUs in hand, by worth from the highest, then by colour."""
    adventurers: list[str] = dataclasses.field(default_factory=list)
    """In hand, in the order in which they came."""
    vultures: int = 0
    laid: str | None = None
    """G8: the adventurer laid for this event, once all are turned up."""
    bid: list[Note] | None = None
    """G19, G22: the IOUs of this bid, in the order in which they will be laid; they are not in hand."""
    has_proved: bool = False
    """G20: whether the player has shown their hand at this bidding."""
    known: list[int] = dataclasses.field(default_factory=list)
    """G37: the places of the market, by index, whose IOUs the player has laid and so knows; in order."""

    @property
    def total(self) -> int:
        """G19: the sum of the player's bid."""
        return sum([note.worth for note in self.bid or ()])


@dataclass(slots=True)
class State:
    """The table. Every adventurer is in one place: the deck, the discards, the lots, or a player's hand (laid
    ones included). Every IOU is in a hand, a bid or the market."""

    box: Box
    players: list[Player]
    active: Seat
    """The seat whose turn it is: it has the revolver."""
    deck: list[str]
    """The last adventurer of the list is the next one. Nobody knows its order."""
    pile: list[str]
    """The last event of the list is the next one. Nobody knows its order."""
    has_pairs: bool = False
    """G4: the match's option: the advanced set-up."""
    fills_gaps: bool = False
    """G12: the match's option: the bot fills gaps."""
    turn: int = 0
    phase: Phase = Phase.SET_UP
    discards: list[str] = dataclasses.field(default_factory=list)
    """In the order in which they were discarded."""
    turned: list[str] = dataclasses.field(default_factory=list)
    """Events that were turned up since the last shuffle, the newest last."""
    undertaker: int = 0
    """G7: the undertaker's field, from 0."""
    market: list[Note | None] = dataclasses.field(default_factory=list)
    """Row by row, six places a row; None is a gap. The last place is never a gap."""
    thieves: list[Seat] = dataclasses.field(default_factory=list)
    """G11: the seats that still have to take IOUs at this High Noon."""
    lots: list[tuple[str, ...]] = dataclasses.field(default_factory=list)
    """G18, G4: the adventurers that can still be taken, in the order in which they were turned up."""
    takers: list[Seat] = dataclasses.field(default_factory=list)
    """G21: the bidders that still have to take a lot or get their IOUs back, from the highest bid down."""
    ending: str | None = None
    """Why the game ends: "vultures", "undertaker" or "goal"."""
    is_over: bool = False

    @property
    def event(self) -> EventCard | None:
        """The event of this turn; None in the set-up and before it is turned up."""
        return self.box.event(self.turned[-1]) if self.turned else None

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def seats(self) -> tuple[Seat, ...]:
        """All seats, from the active player's to the left."""
        return clockwise(self.active, len(self.players))

    def is_lost(self, seat: Seat) -> bool:
        """G33: whether a player has a third vulture."""
        return self.players[seat].vultures >= MOST_VULTURES

    def full_rows(self) -> int:
        """G23: how many rows of the market are full."""
        rows = range(0, len(self.market), COLUMNS)
        return sum(
            len(row) == COLUMNS and None not in row
            for row in (self.market[start : start + COLUMNS] for start in rows)
        )

    def notes_in_market(self) -> int:
        """How many IOUs lie in the market."""
        return sum(note is not None for note in self.market)

    def pick_up(self, indexes: list[int]) -> list[Note]:
        """Take IOUs from these places of the market, which must have one; the market then ends with the last
        one left."""
        notes = [note for index in indexes if (note := self.market[index]) is not None]
        for index in indexes:
            self.market[index] = None
        for player in self.players:
            player.known = [index for index in player.known if index not in indexes]
        while self.market and self.market[-1] is None:
            self.market.pop()
        return notes

    def lay(self, seat: Seat, notes: list[Note]) -> list[int]:
        """G21: put IOUs into the next places of the market, row by row; whoever lays them knows them. Returns
        the indexes of these places."""
        places = list(range(len(self.market), len(self.market) + len(notes)))
        self.market += notes
        self.players[seat].known += places
        return places

    def rearrange(self, moves: list[tuple[int, int]]) -> None:
        """G12: move IOUs from places into gaps, then push all together. Whoever knows an IOU follows it."""
        origins: list[int | None] = [
            None if note is None else index for index, note in enumerate(self.market)
        ]
        for source, gap in moves:
            origins[gap], origins[source] = origins[source], None
        order = [index for index in origins if index is not None]
        self.market = [self.market[index] for index in order]
        for player in self.players:
            player.known = [new for new, index in enumerate(order) if index in player.known]

    def take_notes(self, seat: Seat, notes: list[Note]) -> None:
        """Put IOUs into a hand, which is kept in order."""
        self.players[seat].notes = in_order([*self.players[seat].notes, *notes])


def in_order(notes: Iterable[Note]) -> list[Note]:
    """IOUs by worth, the highest first, then by colour: an order that betrays nothing."""
    return sorted(notes, key=lambda note: (-note.worth, note.colour))


@functools.cache
def place(index: int) -> str:
    """A place of the market by its index, row by row: "<row>-<column>", both from 1."""
    return f"{index // COLUMNS + 1}-{index % COLUMNS + 1}"


def index_of(place: str) -> int:
    """The index of a place of the market."""
    row, column = (int(part) for part in place.split("-"))
    return (row - 1) * COLUMNS + column - 1

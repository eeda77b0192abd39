"""All that a match of Gnadenlos! is between two answers: plain data, and the nouns that the rules use.

It knows what lies where, and not what may be done: that is in the rules' modules.
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
    """Where his hat stands, from 1."""
    notes: list[Note]
    """IOUs in hand, by worth from the highest, then by colour."""
    adventurers: list[str] = dataclasses.field(default_factory=list)
    """In hand, in the order in which he got them."""
    vultures: int = 0
    laid: str | None = None
    """G8: the adventurer that he laid for this event, once all are turned up."""
    bid: list[Note] | None = None
    """G19, G22: his IOUs of this bidding in the order in which he will lay them; they are not in hand."""
    has_proved: bool = False
    """G20: he has shown his hand at this bidding."""

    @property
    def total(self) -> int:
        """G19: the sum of his bid."""
        return sum([note.worth for note in self.bid or ()])


@dataclass(slots=True)
class State:
    """The table. Every adventurer is in one place: deck, discards, lots, or a player's hand or laid; every
    IOU in a hand, a bid or the market."""

    box: Box
    players: list[Player]
    active: Seat
    """Whose turn it is: he has the revolver."""
    deck: list[str]
    """The next adventurer is the last of the list. Nobody knows its order."""
    pile: list[str]
    """Events: the next is the last of the list. Nobody knows its order."""
    has_pairs: bool = False
    """G4: the table's option: the advanced set-up."""
    fills_gaps: bool = False
    """G12: the table's option: the bot fills gaps."""
    turn: int = 0
    phase: Phase = Phase.SET_UP
    discards: list[str] = dataclasses.field(default_factory=list)
    """In the order in which they were discarded."""
    turned: list[str] = dataclasses.field(default_factory=list)
    """Events that were turned up since the last shuffle, the newest last."""
    undertaker: int = 0
    """G7: his field, from 0."""
    market: list[Note | None] = dataclasses.field(default_factory=list)
    """Row by row, six a row, None where a gap is; the last is never a gap."""
    thieves: list[Seat] = dataclasses.field(default_factory=list)
    """G11: who is still to take IOUs at this High Noon."""
    lots: list[tuple[str, ...]] = dataclasses.field(default_factory=list)
    """G18, G4: the adventurers that are still to be had, in the order turned up."""
    takers: list[Seat] = dataclasses.field(default_factory=list)
    """G21: bidders in falling order, who are still to take or to get their IOUs back."""
    ending: str | None = None
    """Why the game ends: "vultures", "undertaker" or "goal"."""
    is_over: bool = False

    @property
    def event(self) -> EventCard | None:
        """The event of this turn; None before it is turned up, and in the set-up."""
        return self.box.event(self.turned[-1]) if self.turned else None

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def seats(self) -> tuple[Seat, ...]:
        """All seats, from the active player's to the left."""
        return clockwise(self.active, len(self.players))

    def is_lost(self, seat: Seat) -> bool:
        """G33: whether a player has his third vulture."""
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
        """Take IOUs from places of the market where some lie; it ends with the last that is left."""
        notes = [note for index in indexes if (note := self.market[index]) is not None]
        for index in indexes:
            self.market[index] = None
        while self.market and self.market[-1] is None:
            self.market.pop()
        return notes

    def take_notes(self, seat: Seat, notes: list[Note]) -> None:
        """IOUs go to a hand, which is kept in order."""
        self.players[seat].notes = in_order([*self.players[seat].notes, *notes])


def in_order(notes: Iterable[Note]) -> list[Note]:
    """IOUs by worth, the highest first, then by colour: an order that tells nothing."""
    return sorted(notes, key=lambda note: (-note.worth, note.colour))


@functools.cache
def place(index: int) -> str:
    """A place of the market by its index, row by row: "<row>-<column>", both from 1."""
    return f"{index // COLUMNS + 1}-{index % COLUMNS + 1}"


def index_of(place: str) -> int:
    """The index of a place of the market."""
    row, column = (int(part) for part in place.split("-"))
    return (row - 1) * COLUMNS + column - 1

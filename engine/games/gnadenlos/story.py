"""What can happen in Gnadenlos!, as typed events.

All are public but `NoteSeen`. What was said aloud is here; where a note lies is not (G37). Cards are here
with their values, for a story is told without the box that its match is played with.
"""

from typing import TypeAlias

from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind, Note
from engine.play.table import Seat
from engine.play.values import value

Place: TypeAlias = str
"""A place in the market, "<row>-<column>", both from 1."""


@value()
class TurnBegan:
    """G29: a player has the revolver."""

    turn: int
    seat: Seat


@value()
class FirstRolled:
    """G1, G4: rolls for the first turn, and who has it; None where several tie for the highest and roll
    again."""

    rolls: tuple[tuple[Seat, int], ...]
    first: Seat | None


@value()
class EventTurned:
    """G5: the event that is carried out is turned up."""

    seat: Seat
    event: EventCard


@value()
class PileEnded:
    """G6: the seventh event of the pile is not carried out, and all are shuffled."""

    event: EventCard


@value()
class UndertakerMoved:
    """G7: the undertaker moves on to a field of his track, of `fields`."""

    field: int
    fields: int


@value()
class TooFewAdventurers:
    """G8: the event is over, for fewer than two players have an adventurer."""

    seats: tuple[Seat, ...]
    """Who has one."""


@value()
class AdventurersShown:
    """G8: what was laid is turned up together, for an event of a kind; clockwise from the active player."""

    kind: Kind
    laid: tuple[tuple[Seat, Adventurer], ...]


@value()
class NothingHappened:
    """G9: all show the same number, and take their adventurers back."""

    number: int


@value()
class NuggetsFound:
    """G10: nuggets from the supply for the highest gold number, or the next lower one."""

    seat: Seat
    nuggets: int
    is_highest: bool


@value()
class NothingToSteal:
    """G11: too few IOUs lie in the market for those with the highest revolver number."""

    seats: tuple[Seat, ...]


@value()
class NotesStolen:
    """G11: a player takes IOUs from these places, unseen by the others."""

    seat: Seat
    places: tuple[Place, ...]


@value()
class NoteSeen:
    """G11: for the thief alone: an IOU that he has taken."""

    seat: Seat
    note: Note


@value()
class GapsFilled:
    """G12, G28: IOUs are moved into gaps, unseen, from where to where; then the last row is pushed together,
    which alone may have been to do. `by_bot` says that nothing was asked."""

    seat: Seat
    moves: tuple[tuple[Place, Place], ...]
    by_bot: bool


@value()
class AdventurersShot:
    """G13: the lowest revolvers are discarded."""

    shot: tuple[tuple[Seat, Adventurer], ...]


@value()
class Cheated:
    """G14: a hat moves from a field to another; `fields` as the zone says: more than none for a winner, less
    for a loser."""

    seat: Seat
    fields: int
    before: int
    after: int


@value()
class AdventurersDiscarded:
    """G15: the highest numbers at the event are discarded."""

    discarded: tuple[tuple[Seat, Adventurer], ...]


@value()
class StandingBought:
    """G16: the active player moves his hat at a nugget a field."""

    seat: Seat
    fields: int
    after: int


@value()
class NothingBought:
    """G16: the active player keeps his nuggets; `is_automatic` when he has none, or no field is left."""

    seat: Seat
    is_automatic: bool


@value()
class GoalReached:
    """G17: a hat stands on the last field."""

    seat: Seat


@value()
class NoBidding:
    """Phase III is skipped: the active player holds three adventurers or more, or (G18) there is none to be
    had."""

    seat: Seat
    adventurers: int


@value()
class DeckShuffled:
    """G18: the discards are the deck again."""

    cards: int


@value()
class AdventurersOffered:
    """G18, and G4 with pairs: what is to be had, each lot with its adventurers."""

    seat: Seat
    lots: tuple[tuple[Adventurer, ...], ...]


@value()
class Bid:
    """G19: an open bid: its IOUs by worth, not as they will be laid (G22)."""

    seat: Seat
    notes: tuple[Note, ...]
    total: int


@value()
class NoBidPossible:
    """G20: a player proves by his hand that he has no legal bid."""

    seat: Seat
    hand: tuple[Note, ...]


@value()
class AdventurersTaken:
    """G21, G4: a bidder takes a lot."""

    seat: Seat
    lot: tuple[Adventurer, ...]


@value()
class NotesLaid:
    """G21: his IOUs lie face down in these places."""

    seat: Seat
    places: tuple[Place, ...]


@value()
class BidReturned:
    """G21: a bidder without an adventurer takes so many IOUs back."""

    seat: Seat
    notes: int


@value()
class AdventurersLeft:
    """G21: nobody took these adventurers: they are discarded."""

    adventurers: tuple[Adventurer, ...]


@value()
class PaydayBegan:
    """G23, G28, G34: the active player rolls for a payday; `is_last` says it is the one at the end."""

    seat: Seat
    is_last: bool


@value()
class NoteTurned:
    """G24: a roll, and the IOU it turned up at a place; its colour pays, or cannot (`is_paid`)."""

    die: int
    place: Place
    note: Note
    is_paid: bool


@value()
class ColumnEmpty:
    """G25: the column that was rolled has no face-down IOU; the payday is over."""

    die: int


@value()
class VultureTaken:
    """G26: who cannot pay takes a vulture (`vultures` counts it) and goes back; the payday is over."""

    seat: Seat
    vultures: int
    before: int
    after: int


@value()
class NotesReturned:
    """G27: the face-up IOUs go to the hands of their colours: how many to whom."""

    returned: tuple[tuple[Seat, int], ...]


@value()
class EndBegan:
    """G7, G17, G33: why the game ends: "vultures", "undertaker" or "goal"."""

    why: str


@value()
class RoadLeft:
    """G33: a player has his third vulture, has lost, and leaves the road."""

    seat: Seat


@value()
class LastBought:
    """G35: the bot buys what a player can afford after the end."""

    seat: Seat
    fields: int
    after: int


@value()
class Scored:
    """G36: where a hat stands at the end, and the nuggets left; `is_out` with a third vulture."""

    seat: Seat
    field: int
    nuggets: int
    is_out: bool


EVENTS = (
    TurnBegan,
    FirstRolled,
    EventTurned,
    PileEnded,
    UndertakerMoved,
    TooFewAdventurers,
    AdventurersShown,
    NothingHappened,
    NuggetsFound,
    NothingToSteal,
    NotesStolen,
    NoteSeen,
    GapsFilled,
    AdventurersShot,
    Cheated,
    AdventurersDiscarded,
    StandingBought,
    NothingBought,
    GoalReached,
    NoBidding,
    DeckShuffled,
    AdventurersOffered,
    Bid,
    NoBidPossible,
    AdventurersTaken,
    NotesLaid,
    BidReturned,
    AdventurersLeft,
    PaydayBegan,
    NoteTurned,
    ColumnEmpty,
    VultureTaken,
    NotesReturned,
    EndBegan,
    RoadLeft,
    LastBought,
    Scored,
)

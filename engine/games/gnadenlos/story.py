"""What can happen in Gnadenlos!, as typed events.

All are public except `NoteSeen`. What was said aloud is here; which note lies where is not (G37). Cards carry
their values, because a story is told without the box of its match.
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
    """G1, G4: rolls for the first turn, and the seat that has it; None if several tie for the highest and
    roll again."""

    rolls: tuple[tuple[Seat, int], ...]
    first: Seat | None


@value()
class EventTurned:
    """G5: the event that is carried out is turned up."""

    seat: Seat
    event: EventCard


@value()
class PileEnded:
    """G6: the seventh event of the pile is not carried out; all are shuffled."""

    event: EventCard


@value()
class UndertakerMoved:
    """G7: the undertaker moves on to a field of the track, which has `fields`."""

    field: int
    fields: int


@value()
class TooFewAdventurers:
    """G8: the event is over, because fewer than two players have an adventurer."""

    seats: tuple[Seat, ...]
    """The seats that have one."""


@value()
class AdventurersShown:
    """G8: the laid adventurers are turned up together, for an event of a kind; clockwise from the active
    player."""

    kind: Kind
    laid: tuple[tuple[Seat, Adventurer], ...]


@value()
class NothingHappened:
    """G9: all show the same number and take their adventurers back."""

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
    """G11: a player takes IOUs from these places, unseen by the others; there may be none of them."""

    seat: Seat
    places: tuple[Place, ...]


@value()
class NoteSeen:
    """G11: for the thief alone: an IOU that they have taken."""

    seat: Seat
    note: Note


@value()
class GapsFilled:
    """G12, G28: IOUs are moved unseen from places into gaps; there may be none of these moves. Then the last
    row is pushed together. `by_bot` says that nothing was asked."""

    seat: Seat
    moves: tuple[tuple[Place, Place], ...]
    by_bot: bool


@value()
class AdventurersShot:
    """G13: the lowest revolvers are discarded."""

    shot: tuple[tuple[Seat, Adventurer], ...]


@value()
class Cheated:
    """G14: a hat moves from one field to another; `fields` is what the zone says: above 0 for a winner, below
    0 for a loser."""

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
    """G16: the active player moves their hat, at one nugget a field."""

    seat: Seat
    fields: int
    after: int


@value()
class NothingBought:
    """G16: the active player keeps their nuggets; `is_automatic` if they have none, or no field is left."""

    seat: Seat
    is_automatic: bool


@value()
class GoalReached:
    """G17: a hat is in the goal."""

    seat: Seat


@value()
class NoBidding:
    """Phase III is skipped: the active player holds three adventurers or more, or (G18) no adventurer is
    left."""

    seat: Seat
    adventurers: int


@value()
class DeckShuffled:
    """G18: the discards are shuffled and become the deck."""

    cards: int


@value()
class AdventurersOffered:
    """G18, and G4 with pairs: the lots on offer, each with its adventurers."""

    seat: Seat
    lots: tuple[tuple[Adventurer, ...], ...]


@value()
class Bid:
    """G19: an open bid: its IOUs by worth, not in the order in which they will be laid (G22)."""

    seat: Seat
    notes: tuple[Note, ...]
    total: int


@value()
class NoBidPossible:
    """G20: a player shows their hand to prove that they have no legal bid."""

    seat: Seat
    hand: tuple[Note, ...]


@value()
class AdventurersTaken:
    """G21, G4: a bidder takes a lot."""

    seat: Seat
    lot: tuple[Adventurer, ...]


@value()
class NotesLaid:
    """G21: a bidder's IOUs lie face down in these places."""

    seat: Seat
    places: tuple[Place, ...]


@value()
class BidReturned:
    """G21: a bidder without an adventurer takes their IOUs back; how many these are."""

    seat: Seat
    notes: int


@value()
class AdventurersLeft:
    """G21: nobody took these adventurers, so they are discarded."""

    adventurers: tuple[Adventurer, ...]


@value()
class PaydayBegan:
    """G23, G28, G34: the active player rolls for a payday; `is_last` says that it is the one at the end."""

    seat: Seat
    is_last: bool


@value()
class NoteTurned:
    """G24: a roll, and the IOU that it turns up at a place. `is_paid` says whether the player of its colour
    can pay."""

    die: int
    place: Place
    note: Note
    is_paid: bool


@value()
class ColumnEmpty:
    """G25: the column that was rolled has no face-down IOU, so the payday is over."""

    die: int


@value()
class VultureTaken:
    """G26: whoever cannot pay takes a vulture (`vultures` counts it) and goes back; the payday is over."""

    seat: Seat
    vultures: int
    before: int
    after: int


@value()
class NotesReturned:
    """G27: the face-up IOUs go back to the players whose colour they have: each seat, and how many."""

    returned: tuple[tuple[Seat, int], ...]


@value()
class EndBegan:
    """G7, G17, G33: why the game ends: "vultures", "undertaker" or "goal"."""

    why: str


@value()
class RoadLeft:
    """G33: a player has a third vulture, has lost, and leaves the road."""

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

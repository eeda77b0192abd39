"""What a seat, or the public, may know of a match of Gnadenlos!: frozen white lists, made from a state.

G37: hats, nuggets, vultures, discards, numbers of cards and open bids are public. Only its owner sees a hand;
of an IOU in the market everybody sees only the back, except whoever laid it.
"""

from dataclasses import dataclass

from engine.games.gnadenlos.cards import COLUMNS, Adventurer, Box, EventCard, Note, Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.rules import ranking
from engine.games.gnadenlos.state import State, in_order, place
from engine.play.table import Question, Seat
from engine.play.views import View, asked_of


@dataclass(frozen=True, slots=True)
class BidView:
    """G19: an open bid, its IOUs by worth."""

    seat: Seat
    notes: tuple[Note, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know of a seat."""

    seat: Seat
    nuggets: int
    field: int
    vultures: int
    is_lost: bool
    """G33: whether the player has a third vulture and has left the road."""
    adventurers: int
    """How many the player holds, including one that is laid face down."""
    notes: int
    """How many IOUs the player holds; those of an open bid are not in hand."""
    has_laid: bool
    """G8: whether the player has laid an adventurer face down while others are waited for; an only adventurer
    counts as laid."""
    laid: Adventurer | None
    """G8: the adventurer that the player laid, from the moment all are turned up until the event is over."""
    bid: BidView | None
    has_proved: bool
    """G20: whether the player has shown their hand to prove that they have no legal bid."""


@dataclass(frozen=True, slots=True)
class KnownNote:
    """G37: an IOU in the market that the seat of the view has laid."""

    place: str
    """"<row>-<column>", both from 1."""
    note: Note


@dataclass(frozen=True, slots=True)
class HandView:
    """What only the seat of the view may know."""

    adventurers: tuple[Adventurer, ...]
    """In the order in which they came."""
    notes: tuple[Note, ...]
    """By worth, the highest first, then by colour."""
    laid: Adventurer | None
    """G8: the adventurer laid face down while others are waited for; it is still among `adventurers`."""
    laying: tuple[Note, ...]
    """G22: the open bid, in the order in which it will be laid; empty without one."""
    known: tuple[KnownNote, ...] = ()
    """G37: the IOUs in the market that the seat has laid, row by row, wherever they were moved since."""

    def note_at(self, place: str) -> Note | None:
        """G37: the IOU at a place of the market, if the seat has laid it; else None."""
        return next((one.note for one in self.known if one.place == place), None)


@dataclass(frozen=True, slots=True)
class GnadenlosView(View[PlayerView]):
    """The table."""

    box: Box
    """The values that this match is played with."""
    turn: int
    active: Seat
    phase: Phase
    fills_gaps: bool
    """G12: the match's option."""
    event: EventCard | None
    """The event of this turn; None in the set-up and before the first event."""
    turned: tuple[EventCard, ...]
    """Events turned up since the last shuffle, the newest last: the others are still to come."""
    undertaker: int
    """G7: the undertaker's field; at `box.undertaker` the game ends."""
    market: tuple[tuple[bool, ...], ...]
    """Rows of six places each: whether an IOU lies there, face down."""
    thieves: tuple[Seat, ...]
    """G11: the seats that still have to take IOUs; the first of them is asked."""
    lots: tuple[tuple[Adventurer, ...], ...]
    """G18, G4: the lots that can still be taken: single adventurers, or pairs."""
    takers: tuple[Seat, ...]
    """G21: the seats that still have to take a lot or get their IOUs back, in that order."""
    deck: int
    """How many adventurers are left in the deck."""
    discards: tuple[Adventurer, ...]
    """In the order in which they were discarded."""
    hand: HandView | None
    """None for the public."""
    ending: str | None
    """Why the game ends: "vultures", "undertaker" or "goal"."""

    @property
    def full_rows(self) -> int:
        """G23: how many rows of the market are full."""
        return sum(all(row) for row in self.market)


def view(state: State, question: Question | None, seat: Seat | None) -> GnadenlosView:
    """G37: what everybody may know, and a seat's own hand."""
    asked, asked_for = asked_of(question)
    shown = [note is not None for note in state.market]
    shown += [False] * (-len(shown) % COLUMNS)
    return GnadenlosView(
        seat=seat,
        box=state.box,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        fills_gaps=state.fills_gaps,
        event=state.event,
        turned=tuple(state.box.event(key) for key in state.turned),
        undertaker=state.undertaker,
        market=tuple(tuple(shown[start : start + COLUMNS]) for start in range(0, len(shown), COLUMNS)),
        players=tuple(_player(state, each, asked, asked_for) for each in state.clockwise(Seat(0))),
        thieves=tuple(state.thieves),
        lots=tuple(tuple(map(state.box.adventurer, lot)) for lot in state.lots),
        takers=tuple(state.takers),
        deck=len(state.deck),
        discards=tuple(map(state.box.adventurer, state.discards)),
        hand=None if seat is None else _hand(state, question, seat),
        ending=state.ending,
        ranks=ranking(state).ranks if state.is_over else (),
        asked=asked,
        asked_for=asked_for,
        is_over=state.is_over,
    )


def _player(state: State, seat: Seat, asked: tuple[Seat, ...], asked_for: str | None) -> PlayerView:
    player = state.players[seat]
    is_laying = asked_for == DecisionName.ADVENTURER and bool(player.adventurers)
    bid = None if player.bid is None else BidView(seat, tuple(in_order(player.bid)), player.total)
    return PlayerView(
        seat=seat,
        nuggets=player.nuggets,
        field=player.field,
        vultures=player.vultures,
        is_lost=state.is_lost(seat),
        adventurers=len(player.adventurers),
        notes=len(player.notes),
        has_laid=is_laying and seat not in asked,
        laid=None if player.laid is None else state.box.adventurer(player.laid),
        bid=bid,
        has_proved=player.has_proved,
    )


def _hand(state: State, question: Question | None, seat: Seat) -> HandView:
    player = state.players[seat]
    return HandView(
        adventurers=tuple(map(state.box.adventurer, player.adventurers)),
        notes=tuple(player.notes),
        laid=_laid(state, question, seat),
        laying=tuple(player.bid or ()),
        known=tuple(
            KnownNote(place(index), note)
            for index in player.known
            if (note := state.market[index]) is not None
        ),
    )


def _laid(state: State, question: Question | None, seat: Seat) -> Adventurer | None:
    """The adventurer that a seat has laid face down: its answer while others are waited for, or its only
    adventurer."""
    if question is None or not any(
        decision.name == DecisionName.ADVENTURER for decision in question.decisions.values()
    ):
        return None
    hand = state.players[seat].adventurers
    key = question.answers.get(seat, hand[0] if len(hand) == 1 else None)
    return None if key is None else state.box.adventurer(str(key))

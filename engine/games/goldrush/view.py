"""What a seat, or the public, may know of a match of Goldrush: frozen white lists, made from a state.

R21: places, carts, nuggets, claims and mines are public, and so is what somebody did after looking at a card,
and which squares are not sure gold (R8).
Only those who have looked at a face-down card know what is on it.
"""

from dataclasses import dataclass

from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.moving import Move, moves
from engine.games.goldrush.rules import ranking
from engine.games.goldrush.state import FIRST, Owed, State
from engine.play.table import Question, Seat
from engine.play.views import View, asked_of


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know of a seat."""

    seat: Seat
    place: str
    cart: int
    """The nuggets on the cart."""
    banked: int
    """R11: the nuggets in the Bank."""
    markers: int
    """R6: how many are free."""
    claims: tuple[str, ...]
    """The squares of the player's claims, the oldest first."""
    mines: tuple[str, ...]
    owed: int
    """R17: the turns that the player has before the order goes on, without the present one."""
    setbacks: int
    """How often the player was sent to a place, or lost what was on the cart in a fight."""

    @property
    def is_jailed(self) -> bool:
        """R12: whether the player must roll a 1 or a 6."""
        return self.place == "jail"


@dataclass(frozen=True, slots=True)
class HandView:
    """What only the seat of the view may know."""

    known: tuple[tuple[str, Card], ...]
    """R21, R24: the squares whose face-down cards the seat knows, from A to Z: it has looked at them, or
    everybody knows them."""

    def card(self, square: str) -> Card | None:
        """What is on a square, if the seat knows it; else None."""
        return dict(self.known).get(square)


@dataclass(frozen=True, slots=True)
class GoldrushView(View[PlayerView]):
    """The table."""

    turn: int
    mover: Seat | None
    """The seat whose turn it is; `why` says why."""
    why: Why
    roll: int
    """What the mover moves by; after a failed assay, what they leave by."""
    beginner: Seat | None
    stack: int
    """The nuggets that nobody has."""
    goal: int
    """R20: how many nuggets in the Bank win."""
    owed: tuple[Owed, ...]
    """R17: the turns that are due before the order goes on, the next one first."""
    next_in_order: Seat
    """The seat whose turn it is when none is owed any more."""
    moves: tuple[Move, ...]
    """R2, R14: what the mover may do while they are asked; the number of a move is its place here, from 1."""
    left_open: tuple[str, ...]
    """R21: squares without a claim that somebody looked at and left so, though they had a marker free."""
    spared: tuple[str, ...]
    """R21: claims that somebody else looked at and let stand, though they had a marker free."""
    unsure: tuple[str, ...]
    """R8, R21: squares that are not sure gold, whether a claim lies there or was taken back, from A to Z."""
    hand: HandView | None
    """None for the public."""

    def at(self, place: str) -> tuple[Seat, ...]:
        """The seats that stand on a place."""
        return tuple(player.seat for player in self.players if player.place == place)

    def claimant(self, square: str) -> Seat | None:
        """The seat whose claim lies on a square, or None."""
        return next((player.seat for player in self.players if square in player.claims), None)

    def miner(self, square: str) -> Seat | None:
        """The seat whose mine a square is, or None."""
        return next((player.seat for player in self.players if square in player.mines), None)


def view(state: State, question: Question | None, seat: Seat | None) -> GoldrushView:
    """R21: what everybody may know, and the cards that a seat knows."""
    asked, asked_for = asked_of(question)
    return GoldrushView(
        seat=seat,
        turn=state.turn,
        mover=state.mover,
        why=state.why,
        roll=state.roll,
        beginner=state.beginner,
        stack=state.stack,
        goal=state.goal,
        players=tuple(_player(state, each) for each in state.clockwise(FIRST)),
        owed=tuple(reversed(state.owed)),
        next_in_order=state.next_in_order,
        moves=moves(state, asked[0], state.roll) if asked_for == DecisionName.MOVE else (),
        left_open=tuple(state.left_open),
        spared=tuple(state.spared),
        unsure=tuple(sorted(state.unsure)),
        hand=None if seat is None else _hand(state, seat),
        ranks=ranking(state).ranks if state.is_over else (),
        asked=asked,
        asked_for=asked_for,
        is_over=state.is_over,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        place=player.place,
        cart=player.cart,
        banked=player.banked,
        markers=player.markers,
        claims=tuple(player.claims),
        mines=tuple(player.mines),
        owed=sum(owed.seat == seat for owed in state.owed),
        setbacks=player.setbacks,
    )


def _hand(state: State, seat: Seat) -> HandView:
    known = (square for square in sorted(state.players[seat].known) if state.miner(square) is None)
    return HandView(tuple((square, state.cards[square]) for square in known))

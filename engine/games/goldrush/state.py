"""All that a match of Goldrush is between two answers: plain data, and the nouns that the rules use.

It knows who stands where with what, and not what may be done: that is in the rules' modules.
"""

from dataclasses import dataclass, field

from engine.games.goldrush.cards import CART, MARKERS, NUGGETS, Card, Why
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.play.seats import clockwise
from engine.play.table import Seat
from engine.play.values import value

FIRST = Seat(0)
START = "store"
"""R1: where everyone begins: Jake's General Store."""


@value()
class Owed:
    """R17: a turn that is due before the order goes on."""

    seat: Seat
    why: Why


@dataclass(slots=True)
class Player:
    """One seat's prospector, cart and markers."""

    place: str = START
    cart: int = 0
    """Nuggets carried."""
    banked: int = 0
    """R11: nuggets that are safe."""
    claims: list[str] = field(default_factory=list)
    """The squares of his claims, the oldest first."""
    mines: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    """R21: the squares whose cards he knows, in the order in which he learnt them."""

    @property
    def markers(self) -> int:
        """R6: those that are free."""
        return MARKERS - len(self.claims) - len(self.mines)

    @property
    def is_full(self) -> bool:
        """R10: whether nothing more fits on the cart."""
        return self.cart >= CART


@dataclass(slots=True)
class State:
    """The table. Every nugget is in the stack, on a cart or in the Bank."""

    players: list[Player]
    cards: dict[str, Card]
    """What lies on each square; it never moves."""
    stack: int = NUGGETS
    beginner: Seat | None = None
    """R1: None until the dice have named him."""
    next_in_order: Seat = FIRST
    """Whose turn it is when none is owed: extra turns change nothing in it."""
    owed: list[Owed] = field(default_factory=list)
    """R17: turns that are due before the order goes on, the next one last."""
    turn: int = 0
    mover: Seat | None = None
    """Whose turn it is, and why."""
    why: Why = Why.ORDER
    roll: int = 0
    """What he moves by: the roll of the turn, or that of a failed assay."""
    left_open: list[str] = field(default_factory=list)
    """R21: squares without a claim that somebody looked at and left so, though he had a marker free."""
    spared: list[str] = field(default_factory=list)
    """R21: claims that somebody else looked at and let stand, though he had a marker free."""
    is_over: bool = False

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def at(self, place: str) -> list[Seat]:
        """Who stands on a place."""
        return [Seat(seat) for seat, player in enumerate(self.players) if player.place == place]

    def claimant(self, square: str) -> Seat | None:
        """Whose claim lies on a square."""
        return next((Seat(s) for s, player in enumerate(self.players) if square in player.claims), None)

    def miner(self, square: str) -> Seat | None:
        """Whose mine a square is."""
        return next((Seat(s) for s, player in enumerate(self.players) if square in player.mines), None)

    def claims_on(self, seat: Seat, card: Card) -> list[str]:
        """A seat's claims on cards of a kind, the oldest first."""
        return [square for square in self.players[seat].claims if self.cards[square] is card]

    def learn(self, seat: Seat, square: str) -> None:
        """R21: a seat knows a square's card from now on."""
        if square not in self.players[seat].known:
            self.players[seat].known.append(square)

    def reveal(self, square: str) -> None:
        """R21: everybody knows a square's card from now on."""
        for seat in self.clockwise(FIRST):
            self.learn(seat, square)


SQUARES = LAND.of(Terrain.SQUARE)
"""The squares, from A to Z."""

"""All that a match of Goldrush is between two answers: plain data, and the nouns that the rules use.

It knows who stands where with what, but not what may be done: that is in the rules' modules.
"""

from dataclasses import dataclass, field

from engine.games.goldrush.cards import CART, GOAL, MARKERS, NUGGETS, Card, Why
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.play.seats import clockwise
from engine.play.table import Seat
from engine.play.values import value

FIRST = Seat(0)
START = "store"
"""R1: everyone begins in Jake's General Store."""


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
    """The nuggets on the cart."""
    banked: int = 0
    """R11: the nuggets in the Bank."""
    claims: list[str] = field(default_factory=list)
    """The squares of the player's claims, the oldest first."""
    mines: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    """R21: the squares whose cards the player knows, in the order in which they learnt them."""
    setbacks: int = 0
    """How often the player was sent to a place, or lost what was on the cart in a fight."""

    @property
    def markers(self) -> int:
        """R6: how many are free."""
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
    goal: int = GOAL
    """R20: how many nuggets in the Bank win."""
    beginner: Seat | None = None
    """R1: the seat that begins; None until the dice have named it."""
    next_in_order: Seat = FIRST
    """The seat whose turn it is when none is owed; extra turns do not change it."""
    owed: list[Owed] = field(default_factory=list)
    """R17: the turns that are due before the order goes on, the next one last."""
    turn: int = 0
    mover: Seat | None = None
    """The seat whose turn it is; `why` says why."""
    why: Why = Why.ORDER
    roll: int = 0
    """What the mover moves by: the roll of the turn, or of a failed assay."""
    left_open: list[str] = field(default_factory=list)
    """R21: squares without a claim that somebody looked at and left so, though they had a marker free."""
    spared: list[str] = field(default_factory=list)
    """R21: claims that somebody else looked at and let stand, though they had a marker free."""
    unsure: list[str] = field(default_factory=list)
    """R8, R21: squares that are not sure gold, as everybody knows, because claims there were not
    registered."""
    is_over: bool = False

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def at(self, place: str) -> list[Seat]:
        """The seats that stand on a place."""
        return [Seat(seat) for seat, player in enumerate(self.players) if player.place == place]

    def claimant(self, square: str) -> Seat | None:
        """The seat whose claim lies on a square, or None."""
        return next((Seat(s) for s, player in enumerate(self.players) if square in player.claims), None)

    def miner(self, square: str) -> Seat | None:
        """The seat whose mine a square is, or None."""
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

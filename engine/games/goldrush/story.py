"""What can happen in Goldrush, as typed events. All of it is public but what is on a card that somebody looks
at (R21); places and squares are named by their keys on the map."""

from typing import Literal

from engine.games.goldrush.cards import Card, Why
from engine.play.table import Seat
from engine.play.values import value


@value()
class BeginnerRolled:
    """R1: all roll, or those who tied for the highest roll again; in the order of the seats."""

    rolls: tuple[tuple[Seat, int], ...]


@value()
class TurnBegan:
    """R2: a turn, and what was rolled for it."""

    turn: int
    seat: Seat
    why: Why
    roll: int


@value()
class StayedInJail:
    """R12: neither a 1 nor a 6: a prisoner's turn is over."""

    seat: Seat
    roll: int


@value()
class Moved:
    """R2: a move of the whole roll; `route` has the places walked onto, the end last."""

    seat: Seat
    start: str
    route: tuple[str, ...]


@value()
class Looked:
    """R5, R7: somebody looks at a card, alone; `owner` has a claim on it. Without a marker free he
    `may_claim` nothing."""

    seat: Seat
    square: str
    owner: Seat | None
    may_claim: bool


@value()
class CardSeen:
    """R5: what is on the card, told to who looks at it alone."""

    square: str
    card: Card


@value()
class Claimed:
    """R5, R7: a claim is laid; `owner` gets his marker back, whose claim was there."""

    seat: Seat
    square: str
    owner: Seat | None


@value()
class LeftOpen:
    """R5, R7: no claim is laid, though he had a marker free; that of `owner` stays."""

    seat: Seat
    square: str
    owner: Seat | None


@value()
class CardRead:
    """R5: a card is read aloud, and lies face down again."""

    seat: Seat
    square: str
    card: Card


@value()
class PointRead:
    """R5: an instruction point is read aloud."""

    seat: Seat
    point: str


@value()
class Sent:
    """R5: an instruction takes these from where they were (`starts`) to a place, carts and all."""

    seats: tuple[Seat, ...]
    starts: tuple[str, ...]
    place: str


@value()
class PromiseEnded:
    """R13: an instruction ends so many turns that the old guide had promised."""

    seat: Seat
    turns: int


@value()
class GuideMet:
    """The old guide: so many turns more, after this one."""

    seat: Seat
    square: str
    turns: int


@value()
class NuggetFound:
    """R5: a nugget from the stack, because of a card; `cart` are those that he carries now."""

    seat: Seat
    square: str
    cart: int


@value()
class Dug:
    """R10: a nugget from the stack, on his own mine; `cart` are those that he carries now."""

    seat: Seat
    square: str
    cart: int


@value()
class NothingTaken:
    """R5, R10: no nugget, for the cart is full or the stack is empty."""

    seat: Seat
    square: str
    why: Literal["full", "empty"]


@value()
class Banked:
    """R11: a cart is unloaded; `total` are his in the Bank now."""

    seat: Seat
    nuggets: int
    total: int


@value()
class Registered:
    """R8, R9: claims on gold are turned up, and are mines."""

    seat: Seat
    squares: tuple[str, ...]


@value()
class ClaimsTakenBack:
    """R8: claims are taken back from cards without gold, in the Registry."""

    seat: Seat
    squares: tuple[str, ...]


@value()
class ClaimsKept:
    """R8: no claim is taken back in the Registry, though some are left."""

    seat: Seat


@value()
class Assayed:
    """R9: ore from a claim on possible gold is assayed, by a roll; if it `is_gold` he goes into the Registry,
    else the claim is taken back and he leaves by that many steps."""

    seat: Seat
    square: str
    roll: int
    is_gold: bool


@value()
class NothingAssayed:
    """R9: who has a claim lets nothing be assayed; whether he could is secret."""

    seat: Seat


@value()
class Challenged:
    """R14: a mover stops where another prospector is, and challenges him; `route` ends there."""

    seat: Seat
    rival: Seat
    start: str
    route: tuple[str, ...]


@value()
class DuelRolled:
    """R17: the dice of a duel; on a tie both roll again."""

    seat: Seat
    roll: int
    rival: Seat
    rival_roll: int


@value()
class DuelWon:
    """R17: the winner takes all the loser's nuggets, and has an extra turn at once."""

    winner: Seat
    loser: Seat
    nuggets: int


@value()
class ShootOutBegan:
    """R19: an instruction has brought these together, and one of them carries gold."""

    place: str
    seats: tuple[Seat, ...]


@value()
class ShootOutRolled:
    """R19: the dice of a shoot-out; those who tie for the highest roll again."""

    rolls: tuple[tuple[Seat, int], ...]


@value()
class ShootOutWon:
    """R19: the winner takes all the nuggets of the others there, and rolls first."""

    winner: Seat
    nuggets: int


@value()
class CartTipped:
    """R18: more than a cart holds: all of it goes back to the stack."""

    seat: Seat
    nuggets: int


@value()
class Won:
    """R20: enough nuggets are in the Bank."""

    seat: Seat
    nuggets: int


EVENTS = (
    BeginnerRolled,
    TurnBegan,
    StayedInJail,
    Moved,
    Looked,
    CardSeen,
    Claimed,
    LeftOpen,
    CardRead,
    PointRead,
    Sent,
    PromiseEnded,
    GuideMet,
    NuggetFound,
    Dug,
    NothingTaken,
    Banked,
    Registered,
    ClaimsTakenBack,
    ClaimsKept,
    Assayed,
    NothingAssayed,
    Challenged,
    DuelRolled,
    DuelWon,
    ShootOutBegan,
    ShootOutRolled,
    ShootOutWon,
    CartTipped,
    Won,
)

"""What can happen in Goldrush, as typed events. All of it is public, except what is on a card that somebody
looks at (R21); places and squares are named by their keys on the map."""

from typing import Literal

from engine.games.goldrush.cards import Card, Why
from engine.play.table import Seat
from engine.play.values import value


@value()
class BeginnerRolled:
    """R1: all roll, or those who tied for the highest roll do so again; in the order of the seats."""

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
    """R12: a prisoner rolls neither a 1 nor a 6, so the turn is over."""

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
    """R5, R7: somebody looks at a card, alone; `owner` has a claim on it. `may_claim` says whether the player
    has a marker free."""

    seat: Seat
    square: str
    owner: Seat | None
    may_claim: bool


@value()
class CardSeen:
    """R5: what is on the card, told only to whoever looks at it."""

    square: str
    card: Card


@value()
class Claimed:
    """R5, R7: a claim is laid; `owner`, whose claim was there, gets that marker back."""

    seat: Seat
    square: str
    owner: Seat | None


@value()
class LeftOpen:
    """R5, R7: no claim is laid, though the player had a marker free; the claim of `owner` stays."""

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
    """R5: an instruction takes these seats from where they were (`starts`) to a place, with their carts."""

    seats: tuple[Seat, ...]
    starts: tuple[str, ...]
    place: str


@value()
class PromiseEnded:
    """R13: an instruction ends turns that the old guide had promised; how many these are."""

    seat: Seat
    turns: int


@value()
class GuideMet:
    """The old guide gives turns; how many these are, after this one."""

    seat: Seat
    square: str
    turns: int


@value()
class NuggetFound:
    """R5: a player takes a nugget from the stack, because of a card; `cart` is their load now."""

    seat: Seat
    square: str
    cart: int


@value()
class Dug:
    """R10: a player takes a nugget from the stack, on their own mine; `cart` is their load now."""

    seat: Seat
    square: str
    cart: int


@value()
class NothingTaken:
    """R5, R10: no nugget is taken, because the cart is full or the stack is empty."""

    seat: Seat
    square: str
    why: Literal["full", "empty"]


@value()
class Banked:
    """R11: a cart is unloaded; `total` counts its owner's nuggets in the Bank now."""

    seat: Seat
    nuggets: int
    total: int


@value()
class Registered:
    """R8, R9: claims on gold are turned up and become mines."""

    seat: Seat
    squares: tuple[str, ...]


@value()
class NotSure:
    """R8: these claims are left in the Registry after all claims on gold were registered, so they are not on
    sure gold. Squares of which everybody knew that before are left out."""

    seat: Seat
    squares: tuple[str, ...]


@value()
class ClaimsTakenBack:
    """R8: claims are taken back in the Registry. If they `are_shown`, as in revision 1, everybody knows that
    there is no gold on these cards."""

    seat: Seat
    squares: tuple[str, ...]
    are_shown: bool = True


@value()
class ClaimsKept:
    """R8: no claim is taken back in the Registry, though some are left."""

    seat: Seat


@value()
class Assayed:
    """R9: ore from a claim on possible gold is assayed by a roll. If it `is_gold` the player goes into the
    Registry; else the claim is taken back, and the player leaves by that many steps."""

    seat: Seat
    square: str
    roll: int
    is_gold: bool


@value()
class NothingAssayed:
    """R9: a player with a claim lets nothing be assayed; whether they could is secret."""

    seat: Seat


@value()
class Challenged:
    """R14: a mover stops where another prospector is and challenges them; `route` ends there."""

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
    """R17: the winner takes all the loser's nuggets, and immediately has an extra turn."""

    winner: Seat
    loser: Seat
    nuggets: int


@value()
class ShootOutBegan:
    """R19: an instruction has brought these seats together, and one of them carries gold."""

    place: str
    seats: tuple[Seat, ...]


@value()
class ShootOutRolled:
    """R19: the dice of a shoot-out; those who tie for the highest will roll again."""

    rolls: tuple[tuple[Seat, int], ...]


@value()
class ShootOutWon:
    """R19: the winner takes all the nuggets of the others there, and rolls first."""

    winner: Seat
    nuggets: int


@value()
class CartTipped:
    """R18: a cart would hold too much, so all of it goes back to the stack."""

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
    NotSure,
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

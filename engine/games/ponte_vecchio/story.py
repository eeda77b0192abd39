"""What can happen in Ponte Vecchio, as typed events. All of it is public; a card is told once it is turned
over (P20)."""

from engine.games.ponte_vecchio.cards import Direction, Ending
from engine.play.table import Seat
from engine.play.values import value


@value()
class StartPlayerNamed:
    """P1: chance has named the start player; everyone begins with `gulden`."""

    seat: Seat
    gulden: int


@value()
class ShopBuilt:
    """P2, P5: a shop is built on a step; `left` counts its owner's shops in hand. `is_free` in the set-up."""

    seat: Seat
    step: int
    left: int
    is_free: bool


@value()
class RoundBegan:
    """A round with both phases begins."""

    round: int


@value()
class DutyPassed:
    """P3: these players could not open the auction, because they have no shop in hand or cannot pay. The duty
    went to their left."""

    seats: tuple[Seat, ...]


@value()
class AuctionSkipped:
    """P3, P18: nobody can open an auction; `rounds` counts such rounds in a row."""

    rounds: int


@value()
class Bid:
    """P3, P4: a bid that stands until somebody bids more; the first one opens the auction."""

    seat: Seat
    gulden: int
    is_opening: bool


@value()
class Passed:
    """P4: a pass, which is final; `is_automatic` if the player could not have raised."""

    seat: Seat
    is_automatic: bool


@value()
class AuctionWon:
    """P4, P5: all others have passed, and the winner has paid the bank."""

    seat: Seat
    gulden: int


@value()
class FinalRoundBegan:
    """P16, P17, P18: there are no more auctions: everyone takes all their cards, and eleven plays follow."""

    ending: Ending


@value()
class PlayBegan:
    """P16: a play of the final round begins: its number, from 1, and how many there are."""

    play: int
    plays: int


@value()
class CardsTurned:
    """P6: the cards that were laid are turned over together; clockwise from the first seat."""

    cards: tuple[tuple[Seat, str], ...]


@value()
class Tied:
    """P8: several players have the lowest card. Those named here have the nearest shop ahead, on this step
    (None: none of them has one ahead). If they are several, they are out, and the others are compared."""

    card: str
    seats: tuple[Seat, ...]
    nearest: tuple[Seat, ...]
    step: int | None


@value()
class RightWon:
    """P7: the seat that has the right to move, its card, and what that card pays a shop (P13)."""

    seat: Seat
    card: str
    worth: int


@value()
class NobodyMoves:
    """P9: all are out: the Rich Man stays where he is."""


@value()
class Offered:
    """P10: an offer for the right to move; it replaces the one before (0: there was none)."""

    seat: Seat
    gulden: int
    before: int


@value()
class OfferWithdrawn:
    """P10: an offer is taken back."""

    seat: Seat
    gulden: int


@value()
class OffersAsked:
    """P10: the holder has asked all others for offers."""

    seat: Seat


@value()
class NothingOffered:
    """P10: a seat that was asked offers nothing; what it has offered before still `stands` (0: nothing)."""

    seat: Seat
    stands: int


@value()
class RightSold:
    """P10: the holder has accepted an offer and was paid; now the buyer's card counts."""

    seller: Seat
    buyer: Seat
    gulden: int
    card: str
    worth: int
    """What the buyer's card pays a shop."""


@value()
class Moved:
    """P11: the Rich Man goes from one step (0: the bank) to another."""

    seat: Seat
    start: int
    step: int


@value()
class Paid:
    """P12, P13: the bank pays the owner of a shop the value of the mover's card."""

    owner: Seat
    gulden: int
    mover: Seat
    card: str
    step: int


@value()
class NobodyPaid:
    """P12: no shop is on the step."""

    step: int


@value()
class Turned:
    """P14: the Rich Man is turned; `why` says whether the mover wanted it ("chosen") or had to do it
    ("last-step", "no-shop-ahead")."""

    seat: Seat
    direction: Direction
    why: str


@value()
class DirectionKept:
    """P14: the mover could have turned the Rich Man, and did not."""

    seat: Seat
    direction: Direction


@value()
class CardsTakenBack:
    """P6: all eleven cards are played, and everyone takes theirs back."""


@value()
class Scored:
    """P19: what counts at the end."""

    seat: Seat
    gulden: int
    shops: int
    """On the bridge."""


EVENTS = (
    StartPlayerNamed,
    ShopBuilt,
    RoundBegan,
    DutyPassed,
    AuctionSkipped,
    Bid,
    Passed,
    AuctionWon,
    FinalRoundBegan,
    PlayBegan,
    CardsTurned,
    Tied,
    RightWon,
    NobodyMoves,
    Offered,
    OfferWithdrawn,
    OffersAsked,
    NothingOffered,
    RightSold,
    Moved,
    Paid,
    NobodyPaid,
    Turned,
    DirectionKept,
    CardsTakenBack,
    Scored,
)

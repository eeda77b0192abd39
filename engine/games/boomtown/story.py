"""What can happen in Boomtown, as typed events. All of it is public (B30); cards are named by their keys."""

from engine.games.boomtown.cards import Town
from engine.play.table import Seat
from engine.play.values import value


@value()
class RoundBegan:
    """B4: the cards of a round are turned up; the start player bids first, unless they are bankrupt (B5)."""

    round: int
    start: Seat
    offer: tuple[str, ...]


@value()
class SatOut:
    """B7: the seats without gold, which take no part in the auction, clockwise from the start player."""

    seats: tuple[Seat, ...]


@value()
class Bid:
    """B5: a bid that stands until somebody bids more."""

    seat: Seat
    gold: int


@value()
class Passed:
    """B5: a pass, which is final; `is_automatic` if the player could not have raised."""

    seat: Seat
    is_automatic: bool


@value()
class AuctionWon:
    """B5, B6, B7: the auction is over; 0 gold if all passed, or at most one player was solvent."""

    seat: Seat
    gold: int


@value()
class BidShared:
    """B8, B9: which seat got how much of the winner's gold, in the chain's order, and what the bank got."""

    payer: Seat
    shares: tuple[tuple[Seat, int], ...]
    bank: int


@value()
class MustangPlayed:
    """B11: its holder takes next."""

    seat: Seat


@value()
class CardTaken:
    """B10: a card of the offer is taken."""

    seat: Seat
    card: str


@value()
class FeePaid:
    """B12: a mayor's fee; `gold` is what was paid, `owed` what was due (B27)."""

    payer: Seat
    mayor: Seat
    town: Town
    gold: int
    owed: int


@value()
class MayorElected:
    """B18, B19, B20: the pawn of a town goes to a seat, from another seat or from the supply (None)."""

    town: Town
    seat: Seat
    before: Seat | None


@value()
class MayorGone:
    """B20: the pawn of a town goes back to the supply."""

    town: Town
    before: Seat


@value()
class GovernorGone:
    """B25: the Governor leaves the game, because the pawn on it has changed hands or gone back."""

    town: Town


@value()
class SharkPaid:
    """B21: what everybody else paid the bank for a Card Shark, clockwise from the taker's left."""

    seat: Seat
    paid: tuple[tuple[Seat, int], ...]


@value()
class StagecoachRobbed:
    """B21: a seat takes gold from the bank."""

    seat: Seat
    gold: int


@value()
class MineDynamited:
    """B22: an opponent's mine leaves the game, and the New Vein under it."""

    seat: Seat
    owner: Seat
    mine: str
    had_new_vein: bool


@value()
class SaloonDynamited:
    """B22: an opponent's saloon leaves the game, and the Saloon Girls on it."""

    seat: Seat
    owner: Seat
    saloon: str
    town: Town
    had_girls: bool


@value()
class MineExpropriated:
    """B23: an opponent's mine changes hands, with its New Vein."""

    seat: Seat
    owner: Seat
    mine: str


@value()
class HoldupTried:
    """B24: `gold` is what the victim paid: 0 if the dice showed less than `number`."""

    seat: Seat
    victim: Seat
    number: int
    dice: tuple[int, int]
    gold: int


@value()
class SaloonOpened:
    """B25: a saloon is laid down in a town."""

    seat: Seat
    saloon: str
    town: Town


@value()
class GirlsHired:
    """B25: the Saloon Girls are laid on a saloon."""

    seat: Seat
    saloon: str
    town: Town


@value()
class VeinFound:
    """B25: the New Vein is laid under a mine."""

    seat: Seat
    mine: str


@value()
class GovernorNamed:
    """B25: the Governor is laid under a mayor's pawn."""

    seat: Seat
    town: Town


@value()
class CardWaits:
    """B26: a card with nothing to act on lies in front of its owner until it can be carried out."""

    seat: Seat
    card: str


@value()
class CardKept:
    """B26: Mustang or Telegraph is kept openly until used."""

    seat: Seat
    card: str


@value()
class HeldBack:
    """B11, B13: Mustang or Telegraph could have been played and is kept for later."""

    seat: Seat
    card: str


@value()
class CardChosen:
    """B26: which of several waiting cards its owner carries out first."""

    seat: Seat
    card: str


@value()
class DiceRolled:
    """B13: the production roll."""

    seat: Seat
    dice: tuple[int, int]


@value()
class TelegraphPlayed:
    """B13: the holder of Telegraph sets one die; `dice` are the numbers that count now."""

    seat: Seat
    dice: tuple[int, int]


@value()
class MineProduced:
    """B14: a mine pays its owner from the bank."""

    seat: Seat
    mine: str
    gold: int


@value()
class SaloonPaid:
    """B15: a mine's owner pays a saloon; `gold` is what was paid, `owed` what was due (B27)."""

    payer: Seat
    owner: Seat
    mine: str
    saloon: str
    gold: int
    owed: int


@value()
class MineCollapsed:
    """B16: a dangerous mine leaves the game, and the New Vein under it."""

    owner: Seat
    mine: str
    had_new_vein: bool


@value()
class Scored:
    """B29: a seat's final score and what it is made of."""

    seat: Seat
    gold: int
    yields: int
    pawns: int
    total: int


EVENTS = (
    RoundBegan,
    SatOut,
    Bid,
    Passed,
    AuctionWon,
    BidShared,
    MustangPlayed,
    CardTaken,
    FeePaid,
    MayorElected,
    MayorGone,
    GovernorGone,
    SharkPaid,
    StagecoachRobbed,
    MineDynamited,
    SaloonDynamited,
    MineExpropriated,
    HoldupTried,
    SaloonOpened,
    GirlsHired,
    VeinFound,
    GovernorNamed,
    CardWaits,
    CardKept,
    HeldBack,
    CardChosen,
    DiceRolled,
    TelegraphPlayed,
    MineProduced,
    SaloonPaid,
    MineCollapsed,
    Scored,
)

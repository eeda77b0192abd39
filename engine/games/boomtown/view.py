"""What a seat, or the public, may know of a match of Boomtown: frozen white lists, made from a state.

Everything on the table is public (B30), so all viewers see the same but for `seat`; the order of the deck
and the cards put aside never get in here.
"""

from dataclasses import dataclass

from engine.games.boomtown.cards import Town
from engine.table import Seat


@dataclass(frozen=True, slots=True)
class MineView:
    """A mine on the table; `worth` counts its New Vein."""

    key: str
    worth: int
    has_new_vein: bool


@dataclass(frozen=True, slots=True)
class SaloonView:
    """A saloon on the table."""

    key: str
    town: Town
    has_girls: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat's side of the table. Mines are in the table's order (town, then dice sum)."""

    seat: Seat
    gold: int
    mines: tuple[MineView, ...]
    saloons: tuple[SaloonView, ...]
    mayor_of: tuple[Town, ...]
    waiting: tuple[str, ...]
    """B26: cards with nothing to act on yet."""
    kept: tuple[str, ...]
    """B26: Mustang and Telegraph, until used."""
    score: int
    """B29: what it would score if the game ended now."""


@dataclass(frozen=True, slots=True)
class AuctionView:
    """B5: the bidding of this round; `gold` and `leader` are 0 and None before the first bid."""

    gold: int
    leader: Seat | None
    passed: tuple[Seat, ...]
    """In the order in which they passed; bankrupt seats (B7) are not among them."""


@dataclass(frozen=True, slots=True)
class BoomtownView:
    """The table. `offer` holds the cards that are still to be had, by key, in the order turned up."""

    seat: Seat | None
    """Whose view it is; None for the public."""
    round: int
    rounds: int
    """B28: how many rounds the game has."""
    start: Seat
    offer: tuple[str, ...]
    cards_left: int
    players: tuple[PlayerView, ...]
    governor: Town | None
    """B25: the town whose pawn lies on the Governor."""
    auction: AuctionView | None
    """None once the auction of this round is over."""
    winner: Seat | None
    """Who won the auction of this round, once it is over."""
    taken: tuple[Seat, ...]
    """Who has taken a card this round, in that order."""
    dice: tuple[int, int] | None
    """The production roll that counts: of this round, or of the last one until the next is rolled."""
    asked: tuple[Seat, ...]
    """Whom the table waits for."""
    asked_for: str | None
    """The decision's name, None when the match is over."""
    is_over: bool

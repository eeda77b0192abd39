"""What a seat, or the public, may know of a match of Boomtown: frozen white lists, made from a state.

Everything on the table is public (B30), so all viewers see the same, except for `seat`. The order of the deck
and the cards that were put aside never get in here.
"""

from dataclasses import dataclass

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.rules import ranking, score
from engine.games.boomtown.state import State
from engine.play.table import Question, Seat
from engine.play.views import View, asked_of


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
    """B26: events in front of the seat: they have nothing to act on yet, or are being carried out now."""
    kept: tuple[str, ...]
    """B26: Mustang and Telegraph, until used."""
    score: int
    """B29: what the seat would score if the game ended now."""


@dataclass(frozen=True, slots=True)
class AuctionView:
    """B5: the bidding of this round; `gold` and `leader` are 0 and None before the first bid."""

    gold: int
    leader: Seat | None
    passed: tuple[Seat, ...]
    """In the order in which they passed, without bankrupt seats (B7)."""


@dataclass(frozen=True, slots=True)
class BoomtownView(View[PlayerView]):
    """The table. `offer` has the keys of the cards that can still be taken, in the order turned up."""

    round: int
    rounds: int
    """B28: how many rounds the game has."""
    last_keeps_all: bool
    """B9: the match's option."""
    start: Seat
    offer: tuple[str, ...]
    cards_left: int
    gone: tuple[str, ...]
    """Cards that have left the game, in that order: everybody saw them go."""
    governor: Town | None
    """B25: the town whose pawn lies on the Governor."""
    auction: AuctionView | None
    """None once the auction of this round is over."""
    winner: Seat | None
    """The winner of this round's auction, once it is over."""
    taken: tuple[Seat, ...]
    """The seats that have taken a card this round, in that order."""
    dice: tuple[int, int] | None
    """The production roll of this round; that of the round before until this round's is rolled."""


def view(state: State, question: Question | None, seat: Seat | None) -> BoomtownView:
    """B30: all that lies on the table, all gold and all cards held are public."""
    asked, asked_for = asked_of(question)
    return BoomtownView(
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        last_keeps_all=state.last_keeps_all,
        start=state.start,
        offer=tuple(state.offer),
        cards_left=len(state.deck),
        gone=tuple(state.out),
        players=tuple(_player(state, each) for each in state.clockwise(Seat(0))),
        governor=state.governor,
        auction=_auction(state),
        winner=state.winner,
        taken=tuple(state.taken),
        dice=state.dice,
        ranks=ranking(state).ranks if state.is_over else (),
        asked=asked,
        asked_for=asked_for,
        is_over=state.is_over,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        gold=player.gold,
        mines=tuple(MineView(key, state.worth(MINES[key]), key == state.new_vein) for key in player.mines),
        saloons=tuple(
            SaloonView(saloon.key, saloon.town, saloon.has_girls) for saloon in state.saloons_of(seat)
        ),
        mayor_of=tuple(state.pawns_of(seat)),
        waiting=tuple(player.waiting),
        kept=tuple(player.kept),
        score=score(state, seat).total,
    )


def _auction(state: State) -> AuctionView | None:
    """The bidding, while it goes on."""
    if state.winner is not None:
        return None
    return AuctionView(state.bid, state.leader, tuple(state.passed))

"""What a seat, or the public, may know of a match of Outlaw: frozen white lists, made from a state.

Coins and bids are public. A tip and the number of hidden coins are their owner's.
"""

from dataclasses import dataclass

from engine.play.table import Question, Seat
from engine.play.views import View, asked_of
from tests.fifth_game.outlaw.decisions import DecisionName
from tests.fifth_game.outlaw.rules import ranking
from tests.fifth_game.outlaw.state import Hideout, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know of a seat."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class HandView:
    """What the seat of the view alone may know."""

    tip: Hideout
    hidden: int | None
    """O2: None before they have chosen."""


@dataclass(frozen=True, slots=True)
class OutlawView(View[PlayerView]):
    """The table."""

    start: Seat
    has_posse: bool
    bid: int
    leader: Seat | None
    fled: Hideout | None
    searched: tuple[Hideout, ...]
    hand: HandView | None
    """None for the public."""


def view(state: State, question: Question | None, seat: Seat | None) -> OutlawView:
    """What everybody may know, and a seat's own hand."""
    asked, asked_for = asked_of(question)
    return OutlawView(
        seat=seat,
        players=tuple(PlayerView(Seat(each), player.coins) for each, player in enumerate(state.players)),
        ranks=ranking(state).ranks if state.is_over else (),
        asked=asked,
        asked_for=asked_for,
        is_over=state.is_over,
        start=state.start,
        has_posse=state.has_posse,
        bid=state.bid,
        leader=state.leader,
        fled=state.fled,
        searched=state.searched,
        hand=None if seat is None else _hand(state, question, seat),
    )


def _hand(state: State, question: Question | None, seat: Seat) -> HandView:
    """O2: what a seat has chosen while others are waited for is not in the state yet."""
    player = state.players[seat]
    hidden = player.hidden
    if question is not None and any(one.name == DecisionName.HIDE for one in question.decisions.values()):
        answer = question.answers.get(seat)
        hidden = answer if isinstance(answer, int) else None
    return HandView(player.tip, hidden)

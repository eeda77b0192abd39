"""What a seat, or the public, may know of a match of Ponte Vecchio: frozen white lists, made from a state.

P20: money, shops, offers, bids and that somebody offers nothing are public. Only their owner sees the cards
in hand and an answer that is sealed, and everybody sees only the newest card of a pile.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.ponte_vecchio.cards import Direction, Ending, Phase, steps_ahead
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.rules import ranking
from engine.games.ponte_vecchio.state import State
from engine.play.decisions import Answer
from engine.play.table import Question, Seat
from engine.play.views import View, asked_of


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know of a seat."""

    seat: Seat
    gulden: int
    shops: int
    """In hand: not yet built."""
    built: int
    """On the bridge."""
    cards: int
    """How many cards are in hand, including one that is laid face down."""
    newest: str | None
    """P6: the card that the player played last; None after all were taken back."""
    has_laid: bool
    """P6: whether the player has laid a card face down while others are waited for."""
    is_out: bool
    """P8: whether the player is out of this play."""
    offer: int
    """P10: what the player offers for the right to move; 0 if nothing."""
    has_answered: bool = False
    """P10: whether the player was asked for an offer and has answered, while others are waited for."""


@dataclass(frozen=True, slots=True)
class AuctionView:
    """P3, P4: the bidding; `gulden` and `leader` are 0 and None before the first bid."""

    gulden: int
    leader: Seat | None
    opener: Seat
    passed: tuple[Seat, ...]
    """In the order in which they passed."""
    builder: Seat | None
    """P5: the seat that has won and must build; None while the bidding goes on."""


@dataclass(frozen=True, slots=True)
class HandView:
    """What only the seat of the view may know."""

    cards: tuple[str, ...]
    """From the lowest."""
    laid: str | None
    """P6: the card laid face down while others are waited for; it is still among `cards`."""
    joker: int
    """P13: what the player's joker is worth now."""
    answered: int | None = None
    """P10: what the player has answered to being asked for an offer while others are waited for; 0 for
    nothing, None if they have not answered, or are not asked."""


@dataclass(frozen=True, slots=True)
class PonteVecchioView(View[PlayerView]):
    """The table."""

    round: int
    phase: Phase
    start: Seat
    bridge: tuple[tuple[Seat | None, Seat | None], ...]
    """The owners of the shops on the left and right plot of each step, from step 1."""
    position: int
    """The Rich Man's step; 0 is the bank."""
    direction: Direction
    last_mover: Seat | None
    """P3: the seat that last moved the Rich Man; it opens the next auction."""
    auction: AuctionView | None
    """The bidding or building of phase 1, while it is on."""
    holder: Seat | None
    """P7: the seat that has won the right to move, until the Rich Man has moved, paid and turned."""
    mover: Seat | None
    """P10: the seat that moves: the holder, or whoever bought the right."""
    has_asked: bool
    """P10: whether the holder has asked for offers in this play."""
    worth: int
    """P12, P13: what the mover's card pays; 0 if nobody has the right to move."""
    quiet_rounds: int
    """P18: rounds in a row without an auction."""
    ending: Ending | None
    """Why the final round is played; None before it."""
    play: int
    """P16: the number of the present play of the final round, from 1; 0 before it."""
    hand: HandView | None
    """None for the public."""

    @property
    def ahead(self) -> range:
        """P11: the steps ahead of the Rich Man, the nearest first."""
        return steps_ahead(self.position, self.direction)

    @property
    def must_open(self) -> bool:
        """P3: whether the seat has still to open the auction."""
        return self.auction is not None and self.auction.leader is None and self.auction.opener == self.seat

    @property
    def may_sell(self) -> bool:
        """P10: whether the seat may sell the right to move, or may still come to that in this play."""
        return self.is_before_cards or self.seat == self.holder == self.mover

    @property
    def is_before_cards(self) -> bool:
        """P6: whether the cards of a play are being laid. Nobody is asked for their last one, so they are as
        good as laid as soon as the auction is on."""
        return self.phase is Phase.CARDS or (self.phase is Phase.AUCTION and self.players[0].cards == 1)

    @property
    def own_card(self) -> str | None:
        """P6: the card by which the viewer plays in this play; None as long as it is not laid."""
        if not self.is_before_cards:
            return self.own.newest
        if self.hand is None:
            return None
        return self.hand.cards[0] if len(self.hand.cards) == 1 else self.hand.laid

    def owners(self, step: int) -> tuple[Seat, ...]:
        """P12: the seats that have a shop on a step, each once."""
        return tuple(dict.fromkeys(owner for owner in self.bridge[step - 1] if owner is not None))


def view(state: State, question: Question | None, seat: Seat | None) -> PonteVecchioView:
    """P20: what everybody may know, and a seat's own hand."""
    asked, asked_for = asked_of(question)
    return PonteVecchioView(
        seat=seat,
        round=state.round,
        phase=state.phase,
        start=state.start,
        bridge=tuple((left, right) for left, right in state.bridge),
        position=state.position,
        direction=state.direction,
        last_mover=state.last_mover,
        auction=_auction(state),
        holder=state.holder,
        mover=state.mover,
        has_asked=state.has_asked,
        worth=0 if state.mover is None else state.worth(state.mover),
        quiet_rounds=state.quiet_rounds,
        ending=state.ending,
        play=state.play,
        players=tuple(_player(state, question, each) for each in state.clockwise(Seat(0))),
        hand=None if seat is None else _hand(state, question, seat),
        ranks=ranking(state).ranks if state.is_over else (),
        asked=asked,
        asked_for=asked_for,
        is_over=state.is_over,
    )


def _player(state: State, question: Question | None, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        gulden=player.gulden,
        shops=player.shops,
        built=state.built(seat),
        cards=len(player.hand),
        newest=player.pile[-1] if player.pile else None,
        has_laid=seat in _answers(question, DecisionName.CARD),
        is_out=seat in state.out,
        offer=player.offer,
        has_answered=seat in _answers(question, DecisionName.OFFERS),
    )


def _auction(state: State) -> AuctionView | None:
    """The bidding and building of phase 1, while it is on."""
    if state.phase is not Phase.AUCTION or state.opener is None:
        return None
    return AuctionView(state.bid, state.leader, state.opener, tuple(state.passed), state.builder)


def _hand(state: State, question: Question | None, seat: Seat) -> HandView:
    cards = tuple(state.players[seat].hand)
    card, offers = _answers(question, DecisionName.CARD).get(seat), _answers(question, DecisionName.OFFERS)
    return HandView(
        cards,
        laid=None if card is None else str(card),
        joker=state.joker(seat),
        answered=_gulden(offers[seat]) if seat in offers else None,
    )


def _answers(question: Question | None, name: str) -> Mapping[Seat, Answer]:
    """P6, P10: what is sealed while others are waited for; empty if the question is another one."""
    if question is None or not question.answers:
        return {}
    is_asked = any(decision.name == name for decision in question.decisions.values())
    return question.answers if is_asked else {}


def _gulden(answer: Answer) -> int:
    """P10: what an answer offers; 0 for nothing."""
    return answer if isinstance(answer, int) else 0

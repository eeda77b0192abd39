"""What a seat of Ponte Vecchio may say ahead: how far it bids and where it builds, where it moves and from
which price it rather sells the right to move, what it offers for that right, whether it turns the Rich Man
and who is paid (P2 to P5, P10 to P12, P14).

All of it follows from what lies on the table and from the seat's own purse, which is public (P20); no hand
matters.
"""

from dataclasses import replace
from typing import Final

from engine.games.ponte_vecchio.auction import bid_of
from engine.games.ponte_vecchio.building import build_of, free_steps
from engine.games.ponte_vecchio.cards import (
    ASK,
    UNIT,
    Phase,
    is_among_the_last,
    least_price,
    most_of,
    price_key,
    sale_of,
    steps_ahead,
)
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.moving import TURNING, owner_of
from engine.games.ponte_vecchio.right import move_of, offer_of
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount, Answer, Decision, Option, Pick, Subset
from engine.play.orders import UNTIL_REVOKED, Orderable, Said, always, as_it_fits, limit_of, wishes_of

PRICES: Final = (40, 50, 30, 60, 20, 80, 100, 10, 70, 150)
"""P10: the prices from which a seat may say that it sells, the likeliest first."""
TOGETHER: Final = 20
"""The most steps and prices together: a glance takes in no more."""


# The auction


def _bidding(view: PonteVecchioView) -> int | None:
    """P3, P4: the round, counted like that of building, which is about the same auction; while a seat may
    still have to bid in it. A seat that has no shop in hand, cannot bid more, or has passed, is not asked."""
    auction = view.auction
    if auction is None or auction.builder is not None or _may_not_bid(view):
        return None
    return view.round + 1 if most_of(view.own.gulden) > _bid_before(view) else None


def _may_not_bid(view: PonteVecchioView) -> bool:
    """P3, P4: whether a seat takes no part in the auction, or no longer."""
    return not view.own.shops or view.auction is None or view.seat in view.auction.passed


def _bid_before(view: PonteVecchioView) -> int:
    """P3, P4: the least bid that stands when a seat is asked: the opener's, if that is still to come."""
    auction = view.auction
    if auction is None or view.must_open:
        return 0
    return UNIT if auction.leader is None else auction.gulden


def _limit(view: PonteVecchioView) -> Amount:
    return limit_of(bid_of(_bid_before(view), most_of(view.own.gulden), is_opening=view.must_open))


def _bid(view: PonteVecchioView, decision: Decision[Answer], said: Answer) -> Said | None:
    """P3, P4: the least up to the limit, or else the pass; whoever must open bids the least in any case."""
    if isinstance(decision, Amount) and not decision.may_pass:
        return Said(decision.low)
    return as_it_fits(view, decision, said)


# Building


def _building(view: PonteVecchioView) -> int | None:
    """P2, P5: the round, counted from the set-up as 1, while a seat may still be asked where it builds:
    before its turn in the set-up, and as long as it may win the auction. The last free step is nobody's
    choice."""
    if view.phase is Phase.SET_UP:
        return None if view.own.built else view.round + 1
    auction = view.auction
    if auction is None or _may_not_bid(view) or len(free_steps(view.bridge)) == 1:
        return None
    if auction.builder is not None:
        return view.round + 1 if auction.builder == view.seat else None
    can_win = auction.leader == view.seat or most_of(view.own.gulden) > _bid_before(view)
    return view.round + 1 if can_win else None


def _plots(view: PonteVecchioView) -> Pick | Subset:
    """P5: nobody else builds before the winner of the auction, so one step is enough. P2: in the set-up
    others build before, so a seat has one more wish than there are of them."""
    if view.phase is not Phase.SET_UP:
        return replace(build_of(view.bridge, is_free=False), is_secret=True)
    seats = len(view.players)
    own = (view.own.seat - view.start) % seats
    before = sum((player.seat - view.start) % seats < own and not player.built for player in view.players)
    return wishes_of(build_of(view.bridge, is_free=True), most=before + 1)


def _builds_for_free(view: PonteVecchioView) -> bool:
    """P2: in the set-up all build one after another. Afterwards an auction calls them together."""
    return view.phase is Phase.SET_UP


# The right to move


def _play(view: PonteVecchioView) -> int | None:
    """P6, P16: the number of the play, counted through the whole game, from the laying of cards until the
    Rich Man moves (P6: of a last card from the auction on). A round has one play; those of the final round
    come after them."""
    is_before_move = view.asked_for in (DecisionName.MOVE, DecisionName.OFFERS)
    if view.is_before_cards or (view.phase is Phase.MOVE and is_before_move):
        return view.round + view.play
    return None


def _moving(view: PonteVecchioView) -> int | None:
    """P7, P10, P11: the play, as long as a seat may be asked to move in it: by the lowest card, or as a buyer
    who has a choice of steps."""
    if view.is_before_cards or view.mover == view.seat:
        return _play(view)
    may_buy = view.mover == view.holder and most_of(view.own.gulden) > 0 and len(view.ahead) > 1
    return _play(view) if may_buy else None


def _way(view: PonteVecchioView) -> Subset:
    """P10, P11: a step ahead, and a price from which the seat sells the right that anybody could pay. The
    Rich Man stands still until he is moved, so one step is enough."""
    steps = move_of(view.ahead)
    richest = max((most_of(player.gulden) for player in view.others), default=0)
    prices = [price for price in PRICES if price <= richest] if view.may_sell else []
    prices = sorted(prices[: max(TOGETHER - len(steps.options), 0)])
    options = (*steps.options, *(Option(price_key(price)) for price in prices))
    rule = "P10" if prices else steps.rule
    high = 2 if prices else 1
    return Subset(name=steps.name, rule=rule, options=options, low=1, high=high, is_secret=True)


def _move(view: PonteVecchioView, decision: Decision[Answer], said: Answer) -> Said | None:
    """P10, P11: to ask for offers comes first, because bargaining is the game. Then the right is sold to the
    highest if that reaches the price. Else the step. The seat's owner is asked if they have named no step, or
    no price and there is an offer."""
    if not isinstance(decision, Pick) or not isinstance(said, tuple):
        return None
    keys = [option.key for option in decision.options]
    if ASK in keys:
        return Said(ASK)
    sales = {key: sale[1] for key in keys if (sale := sale_of(key)) is not None}
    if sales:
        highest, least = max(sales, key=sales.__getitem__), least_price(said)
        if least is None:
            return None
        if sales[highest] >= least:
            return Said(highest)
    return as_it_fits(view, decision, said)


# Offers for the right


def _offering(view: PonteVecchioView) -> int | None:
    """P10: the play, as long as the holder of the right may still ask a seat for an offer."""
    if not most_of(view.own.gulden):
        return None
    if view.is_before_cards:
        return _play(view)
    if view.mover != view.holder or view.seat == view.holder:
        return None
    is_asked = view.asked_for == DecisionName.OFFERS and view.seat in view.asked
    return _play(view) if is_asked or not view.has_asked else None


def _offer(view: PonteVecchioView) -> Amount:
    return limit_of(offer_of(DecisionName.OFFERS, most_of(view.own.gulden)))


def _sealed(view: PonteVecchioView, decision: Decision[Answer], said: Answer) -> Said:
    """P10: exactly what was said, because it is sealed. Whoever has bought a shop since, and cannot pay that
    any more, is asked."""
    return Said(said)


# Who is paid, and whether the Rich Man is turned


def _paying(view: PonteVecchioView) -> int | None:
    """P12: until a seat forgets it."""
    return None if view.phase is Phase.SET_UP else UNTIL_REVOKED


def _paid(view: PonteVecchioView) -> Pick:
    """P12: the seat itself, wherever one of two shops is its own. For anything else it is asked."""
    return replace(owner_of([view.own.seat]), is_secret=True)


def _turning(view: PonteVecchioView) -> int | None:
    """P14: the play, as long as a seat may still move in it to where the Rich Man may be turned; and after
    its own move until it has turned him, or has not."""
    if view.asked_for in (DecisionName.OWNER, DecisionName.TURN):
        return view.round + view.play if view.mover == view.seat else None
    return _moving(view) if any(_may_turn(view, step) for step in view.ahead) else None


def _may_turn(view: PonteVecchioView, step: int) -> bool:
    """P14: whether the Rich Man may be turned on a step, and need not be."""
    is_last = is_among_the_last(step, view.direction)
    return is_last and any(view.owners(beyond) for beyond in steps_ahead(step, view.direction))


def _turn(view: PonteVecchioView) -> Pick:
    return replace(TURNING, is_secret=True)


ORDERS: tuple[Orderable[PonteVecchioView], ...] = (
    Orderable(decision=DecisionName.BID, scope=_bidding, asks=_limit, answers=_bid, invites=always),
    Orderable(
        decision=DecisionName.BUILD, scope=_building, asks=_plots, again=False, invites=_builds_for_free
    ),
    Orderable(decision=DecisionName.MOVE, scope=_moving, asks=_way, answers=_move),
    Orderable(decision=DecisionName.OFFERS, scope=_offering, asks=_offer, answers=_sealed, again=False),
    Orderable(decision=DecisionName.TURN, scope=_turning, asks=_turn, again=False),
    Orderable(decision=DecisionName.OWNER, scope=_paying, asks=_paid),
)

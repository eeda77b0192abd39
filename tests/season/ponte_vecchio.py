"""What a sensible person says ahead in Ponte Vecchio: somebody who thinks like the game's robot, and who says
where they would move, and what the right is worth to them, once they have laid their card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import mean, median_low

from engine.games.ponte_vecchio.cards import CARDS, ORDER, Phase, price_of, step_key, step_of, worth
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.moving import KEEP, TURN
from engine.games.ponte_vecchio.robot.judge import Judge
from engine.games.ponte_vecchio.robot.moving import turn
from engine.games.ponte_vecchio.robot.offers import offer
from engine.games.ponte_vecchio.robot.outlook import weights
from engine.games.ponte_vecchio.robot.plots import best_plot, plot
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.orders import Said
from engine.play.table import Seat


def said(view: PonteVecchioView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """What this person says ahead; None if they say nothing yet."""
    match ahead.name, ahead:
        case DecisionName.BID, Amount():
            return _most(ahead, best_plot(view))
        case DecisionName.BUILD, Pick():
            return Said(_plots(view, ahead)[0])
        case DecisionName.BUILD, Subset():
            return Said(ahead.parse(_plots(view, ahead)[: ahead.high]))
        case DecisionName.TURN, Pick():
            return _turn(view)
        case DecisionName.OWNER, Pick():
            return Said(ahead.options[0].key)
        case DecisionName.MOVE, Subset():
            return _move(view, ahead)
        case DecisionName.OFFERS, Amount():
            return _offer(view, ahead)
    raise TypeError(f"nobody says {ahead.name} ahead by a {type(ahead).__name__}")


def _most(ahead: Amount, worth: float) -> Said:
    """As far as it is worth it, or the pass."""
    return Said(max((amount for amount in ahead.amounts() if amount <= worth), default=None))


def _plots(view: PonteVecchioView, ahead: Pick | Subset) -> list[str]:
    """The steps, from the one on which a shop is worth most."""
    keys = [option.key for option in ahead.options]
    return sorted(keys, key=lambda key: -plot(view, step_of(key)))


def _move(view: PonteVecchioView, ahead: Subset) -> Said | None:
    """The best step, and the lowest price for which they would rather sell to whoever may buy."""
    card = view.own_card
    if card is None:
        return None
    moving = _with_the_right(view, view.own.seat, card)
    judge, weight = Judge(moving), weights(moving, view.own.seat)
    keys = [step_key(judge.best(view.own.seat).step)]
    least = _least_price(moving, judge, weight)
    prices = {price: option.key for option in ahead.options if (price := price_of(option.key)) is not None}
    fair = [price for price in sorted(prices) if price >= least]
    return Said(ahead.parse([*keys, *(prices[price] for price in fair[:1])]))


def _least_price(view: PonteVecchioView, judge: Judge, weight: Sequence[float]) -> float:
    """P10: what a buyer must pay at least, on average, so that it is no worse than to move."""
    own = view.own.seat
    best = judge.moved(own, weight)
    return mean((best - judge.moved(rival.seat, weight)) / (1 - weight[rival.seat]) for rival in view.others)


def _turn(view: PonteVecchioView) -> Said | None:
    """P14: whether they would turn the Rich Man on the best step; or where he stands, if they have moved."""
    if view.asked_for in (DecisionName.OWNER, DecisionName.TURN):
        return Said(turn(view, (TURN, KEEP)))
    card = view.own_card
    if card is None:
        return None
    best = Judge(_with_the_right(view, view.own.seat, card)).best(view.own.seat)
    return Said(KEEP if best.direction is view.direction else TURN)


def _offer(view: PonteVecchioView, ahead: Amount) -> Said | None:
    """What the robot would offer to each who may have the right, and of these offers the middle one."""
    card = view.own_card
    if card is None:
        return None
    holders = [player.seat for player in view.others] if view.holder is None else [view.holder]
    asked = replace(ahead, name=DecisionName.OFFERS)
    offers = sorted(offer(_with_the_right(view, seat, card), asked) or 0 for seat in holders)
    return Said(median_low(offers) or None)


def _with_the_right(view: PonteVecchioView, holder: Seat, card: str) -> PonteVecchioView:
    """The table as it will be if this seat has the right to move. While cards lie face down, everybody else
    has laid one that fits: the holder a lower one than the others."""
    if view.is_before_cards:
        players = tuple(_guessed(view, holder, card))
        view = replace(view, phase=Phase.MOVE, players=players, asked_for=DecisionName.MOVE)
    holds = view.players[holder]
    return replace(view, holder=holder, mover=holder, worth=worth(holds.newest or "0", holds.built))


def _guessed(view: PonteVecchioView, holder: Seat, card: str) -> Iterator[PlayerView]:
    """Everybody with the card that they have laid, or that is in the middle of those that they may have."""
    place = ORDER[card]
    for player in view.players:
        if player.seat == view.seat:
            yield replace(player, newest=card)
            continue
        lower, higher = CARDS[: place + 1], CARDS[place:]
        cards = lower if player.seat == holder else higher if holder == view.seat else CARDS
        yield replace(player, newest=cards[len(cards) // 2])

"""What a person who thinks like Gnadenlos!'s robot says ahead, from what their seat sees."""

from collections.abc import Iterator
from dataclasses import replace

from engine.games.gnadenlos.bids import BidWishes, bid_of, sum_of
from engine.games.gnadenlos.buying import buy_of
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.robot.adventurers import prospects
from engine.games.gnadenlos.robot.bidding import bid
from engine.games.gnadenlos.robot.buying import buy
from engine.games.gnadenlos.robot.stealing import steal
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.orders import Said


def said(view: GnadenlosView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """What they say for the decision `ahead`; None if they say nothing."""
    if isinstance(ahead, BidWishes):
        return Said(tuple(_bids(view, ahead)))
    if isinstance(ahead, Amount):
        return Said(_fields(view, ahead))
    if isinstance(ahead, Pick):
        return Said(ahead.options[0].key)
    if isinstance(ahead, Subset):
        return Said(_lots(view) if ahead.name == DecisionName.TAKE else tuple(_places(view, ahead)))
    return None


def _bids(view: GnadenlosView, ahead: BidWishes) -> Iterator[str]:
    """The robot's bid; what it would bid if that sum were taken; and so on. For each sum there is one bid to
    choose."""
    assert view.hand is not None
    keys = {sum_of(option.key): option.key for option in ahead.options}
    taken = [player.bid.total for player in view.players if player.bid is not None]
    for _ in range(ahead.high):
        decision = bid_of(view.hand.notes, view.own.seat, tuple(taken))
        if next(decision.legal(), None) is None:  # the first one too: then any bid does, for it is not used
            break
        total = decision.sum_of(bid(view, decision))
        taken.append(total)
        if total in keys:
            yield keys.pop(total)
    if len(keys) == len(ahead.options):
        yield ahead.options[0].key


def _fields(view: GnadenlosView, ahead: Amount) -> int | None:
    """The fields that the robot would buy now. Whoever would buy all that they can
    goes on as far as they may."""
    now = buy_of(view.box, view.own.field, view.own.nuggets)
    fields = buy(view, replace(now, high=min(now.high, ahead.high)))
    return ahead.high if fields == now.high else fields


def _lots(view: GnadenlosView) -> tuple[str, ...]:
    """All lots, first the one that adds most to the hand."""
    assert view.hand is not None
    later, hand = prospects(view), view.hand.adventurers
    return tuple(lot[0].key for lot in sorted(view.lots, key=lambda lot: -later.more(hand, lot)))


def _places(view: GnadenlosView, ahead: Subset) -> Iterator[str]:
    """The places from which the robot would steal, one after the other."""
    left = ahead.options
    for _ in range(ahead.high):
        (place,) = steal(view, replace(ahead, options=left, high=1, ordered=False))
        yield place
        left = tuple(option for option in left if option.key != place)

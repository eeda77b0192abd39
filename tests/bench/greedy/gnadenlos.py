"""A greedy baseline that plays Gnadenlos! as a beginner does: what looks best now, and a small reserve.

It knows what a player in its seat would see, and nothing of the state; it never needs its luck.
"""

from collections.abc import Callable, Sequence

from engine.games.gnadenlos.cards import COLUMNS, MOST_VULTURES, Adventurer
from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset

GOOD_BID = 4
"""It bids above the others as long as that costs no more than this sum."""
RESERVE = 3
"""So many nuggets it keeps while a payday is near."""


def choose(view: GnadenlosView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is best by the rough rules below; of equals the first."""
    if isinstance(decision, Amount):
        return _buy(view, decision)
    if isinstance(decision, Pick):
        worth = WORTH[decision.name]
        return max((option.key for option in decision.options), key=lambda key: worth(view, key))
    if isinstance(decision, Subset):
        return CHOICES[decision.name](view, decision)
    raise TypeError(f"Gnadenlos! asks no {type(decision).__name__}")


def _buy(view: GnadenlosView, decision: Amount) -> int | None:
    """All that its nuggets buy, less a reserve when a payday is near, and a larger one when it could lose."""
    spare = _me(view).nuggets - _reserve(view)
    return min(spare, decision.high) if spare >= decision.low else None


def _reserve(view: GnadenlosView) -> int:
    is_near = sum(map(sum, view.market)) >= (len(view.players) - 1) * COLUMNS
    if _me(view).vultures == MOST_VULTURES - 1:
        return 2 * RESERVE
    return RESERVE if is_near else 0


def _adventurer(view: GnadenlosView, key: str) -> tuple[int, int]:
    """G8: the highest number for the event; of equals the adventurer that is otherwise worth least."""
    assert view.hand is not None
    assert view.event is not None
    one = next(one for one in view.hand.adventurers if one.key == key)
    return one.number(view.event.kind), -_best_number(one)


def _take(view: GnadenlosView, key: str) -> int:
    """G21: the highest number of any; a pair counts both."""
    lot = next(lot for lot in view.lots if lot[0].key == key)
    return sum(10 * _best_number(one) + one.gold for one in lot)


def _best_number(one: Adventurer) -> int:
    return max(one.gold, one.revolver, one.cards)


def _bid(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    """G19: just above the others while that is cheap, otherwise as little as is legal; of equal sums with
    others' IOUs, and with as few as can be. The dearest is laid first."""
    worth = {option.key: option.worth for option in decision.options}
    highest = max((player.bid.total for player in view.players if player.bid), default=1)

    def order(bid: Sequence[str]) -> tuple[bool, int, int, int]:
        total = sum(worth[key] for key in bid)
        foreign = sum("@" in key for key in bid)
        return not highest < total <= GOOD_BID, total, -foreign, len(bid)

    return tuple(sorted(min(decision.legal(), key=order), key=lambda key: -worth[key]))


def _steal(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    """G11: from the end of the market, which is called first."""
    return tuple(option.key for option in decision.options)[-decision.high :]


def _fill(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    """G12: the last IOU goes to the first gap."""
    return tuple(option.key for option in reversed(decision.options))[: decision.low]


def _me(view: GnadenlosView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


WORTH: dict[str, Callable[[GnadenlosView, str], tuple[int, ...] | int]] = {
    "adventurer": _adventurer,
    "take": _take,
}
"""What an option is worth, for each decision that is a pick."""

CHOICES: dict[str, Callable[[GnadenlosView, Subset], tuple[str, ...]]] = {
    "bid": _bid,
    "steal": _steal,
    "fill": _fill,
}
"""What is chosen of many, for each decision of several."""

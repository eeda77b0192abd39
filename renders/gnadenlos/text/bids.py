"""The bids that are on buttons (G19): one for each sum that nobody has bid, the lowest first.

It knows a hand, and the bids that everybody sees.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.gnadenlos.bids import BidWishes, by_sum
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Answer, Subset
from renders.face import AnyDecision

_SUMS: Final = 4


def likely_answers(decision: AnyDecision, view: GnadenlosView) -> Sequence[Answer]:
    """G19: the bids with the four lowest sums. G11, G12: what is usual."""
    if not isinstance(decision, Subset) or isinstance(decision, BidWishes):
        return ()
    if decision.name != DecisionName.BID:
        return (decision.usual,) if decision.usual else ()
    return by_sum(decision, view.own.seat)[:_SUMS]


def further_answers(decision: Subset, view: GnadenlosView) -> Sequence[Answer]:
    """G19: the bids with all other sums; the highest is three IOUs of 4, so they are at most nine."""
    if decision.name != DecisionName.BID or isinstance(decision, BidWishes):
        return ()
    return by_sum(decision, view.own.seat)[_SUMS:]

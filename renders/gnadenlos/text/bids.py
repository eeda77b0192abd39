"""The bids that are on buttons (G19): one for each sum that nobody has bid, the lowest first.

It knows a hand, and the bids that everybody sees.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Answer, Subset
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import note_of_key

_SUMS: Final = 4


def likely_answers(decision: AnyDecision, view: GnadenlosView) -> Sequence[Answer]:
    """G19: the bids with the four lowest sums. G11, G12: what is usual."""
    if not isinstance(decision, Subset):
        return ()
    if decision.name != DecisionName.BID:
        return (decision.usual,) if decision.usual else ()
    return _by_sum(decision, view)[:_SUMS]


def further_answers(decision: Subset, view: GnadenlosView) -> Sequence[Answer]:
    """G19: the bids with all other sums; the highest is three IOUs of 4, so they are at most nine."""
    return _by_sum(decision, view)[_SUMS:] if decision.name == DecisionName.BID else ()


def _by_sum(decision: Subset, view: GnadenlosView) -> list[tuple[str, ...]]:
    """For each sum, the lowest first, the bid with the fewest IOUs of one's own colour; of these the one with
    the fewest IOUs, then the one with the highest."""
    worths = {option.key: option.worth for option in decision.options}

    def order(bid: tuple[str, ...]) -> tuple[int, int, list[int]]:
        own = sum(note_of_key(key, view.own.seat).colour == view.own.seat for key in bid)
        return own, len(bid), [-worths[key] for key in bid]

    best: dict[int, tuple[str, ...]] = {}
    for bid in sorted(_bids(decision), key=order):
        best.setdefault(decision.sum_of(bid), bid)
    return [best[total] for total in sorted(best)]


def _bids(decision: Subset) -> Iterator[tuple[str, ...]]:
    """Every legal bid once, its highest IOU first, which will be laid first."""
    kinds = sorted(decision.options, key=lambda option: -option.worth)
    notes = [option.key for option in kinds for _ in range(min(option.copies, decision.high))]
    for size in range(decision.low, decision.high + 1):
        bids = dict.fromkeys(itertools.combinations(notes, size))
        yield from (bid for bid in bids if not decision.is_taken(bid))

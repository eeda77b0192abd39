"""Bids: which IOUs to bid for which place in the order of taking, and how to lay them (G19 to G22)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb

from engine.games.gnadenlos.bids import note_of
from engine.games.gnadenlos.cards import MOST_NOTES, Adventurer
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.adventurers import prospects
from engine.games.gnadenlos.robot.debts import cost
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Subset


def bid(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    """The IOUs whose sum brings most above what it costs to lay them."""
    picks, costs, ranks = _picks(view), _costs(view, decision), dict[int, list[float]]()

    def worth(keys: Sequence[str]) -> float:
        total, price = decision.sum_of(keys), sum(costs[key] for key in keys)
        if total not in ranks:
            ranks[total] = _ranks(view, total)
        taken = zip(picks, ranks[total], strict=False)
        return sum(likely * (pick - price) for pick, likely in taken)

    return order(view, decision, max(_choices(decision), key=worth))


def order(view: GnadenlosView, decision: Subset, keys: Sequence[str]) -> tuple[str, ...]:
    """G22: the dearest IOU first, because IOUs that are laid later are called earlier."""
    costs = _costs(view, decision)
    return tuple(sorted(keys, key=lambda key: -costs[key]))


def _choices(decision: Subset) -> Iterator[tuple[str, ...]]:
    """The legal bids, each in one order."""
    return replace(decision, ordered=False).legal()


def _costs(view: GnadenlosView, decision: Subset) -> dict[str, float]:
    """What it costs to lay each IOU."""
    seat = view.own.seat
    return {option.key: cost(view, note_of(option.key, seat)) for option in decision.options}


def _picks(view: GnadenlosView) -> list[float]:
    """By how many others took a lot before me, what the best lot left adds to my hand."""
    assert view.hand is not None
    later, hand = prospects(view), view.hand.adventurers
    left = sorted(view.lots, key=_strength, reverse=True)
    return [max(later.more(hand, lot) for lot in left[taken:]) for taken in range(len(left))]


def _strength(lot: Sequence[Adventurer]) -> int:
    """A lot's strength as others see it first."""
    return sum(max(one.gold, one.revolver, one.cards) for one in lot)


def _ranks(view: GnadenlosView, total: int) -> list[float]:
    """How likely each number of others takes before whoever bids this sum."""
    rivals = view.others
    above = sum(player.bid is not None and player.bid.total > total for player in rivals)
    later = sum(player.bid is None and not player.has_proved and player.notes > 0 for player in rivals)
    most = values.LATER_BIDS * sum(sorted(view.box.notes)[-MOST_NOTES:])
    more = max(0.0, 1 - (total + 1) / (most + 1))
    ranks = [0.0] * (above + later + 1)
    for number in range(later + 1):
        ranks[above + number] = comb(later, number) * more**number * (1 - more) ** (later - number)
    return ranks

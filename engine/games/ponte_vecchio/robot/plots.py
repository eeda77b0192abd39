"""What a shop is worth on each step, and where to build (P2, P5)."""

import functools
from collections.abc import Sequence

from engine.games.ponte_vecchio.cards import JOKER, PLAYS, SHOP_WORTH, STEPS, step_of
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.outlook import plays_before_final
from engine.games.ponte_vecchio.view import PonteVecchioView


def build(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """The step on which a shop is worth most."""
    return max(keys, key=lambda key: plot(view, step_of(key)))


def best_plot(view: PonteVecchioView) -> float:
    """What a shop on the best free plot is worth."""
    return max(plot(view, step) for step, plots in enumerate(view.bridge, 1) if None in plots)


def plot(view: PonteVecchioView, step: int) -> float:
    """What a shop on a step brings until the end: jokers pay more, and the seat has more shops ahead."""
    own = tuple(other for other, plots in enumerate(view.bridge, 1) if view.seat in plots)
    both = own if step in own else tuple(sorted((*own, step)))
    plays = plays_before_final(view) + PLAYS
    more = reach(both) - reach(own)
    return SHOP_WORTH * values.JOKER_PAYS * jokers_left(view) + values.REACH * plays * more


def jokers_left(view: PonteVecchioView) -> float:
    """How often the joker can still be laid: from this hand, from later hands, and in the final round."""
    assert view.hand is not None
    before, cards = plays_before_final(view), len(view.hand.cards)
    now = min(1.0, before / cards) if JOKER in view.hand.cards else 0.0
    return now + max(0, before - cards) / PLAYS + 1


@functools.lru_cache(maxsize=4096)
def reach(own: tuple[int, ...]) -> float:
    """How good shops on these steps are, averaged over the Rich Man's places and directions."""
    total = 0.0
    for position in range(1, STEPS + 1):
        ahead = sum(step > position for step in own)
        behind = len(own) - ahead - (position in own)
        total += 2 - values.AGAIN**ahead - values.AGAIN**behind
    return total / 2 / STEPS

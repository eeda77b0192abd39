"""The offers for the right to move that most people would make (P10): a little above the highest that stands,
or a part of what one's own card would pay. It knows only what everybody sees."""

from collections.abc import Sequence
from typing import Final

from engine.games.ponte_vecchio.cards import UNIT, worth
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount

_RAISES: Final = (UNIT, 2 * UNIT, 4 * UNIT)
_QUARTERS: Final = (1, 2, 3)


def likely_amounts(decision: Amount, view: PonteVecchioView) -> Sequence[int]:
    """A few offers that the decision allows, rising; none for another decision."""
    if decision.name not in (DecisionName.OFFER, DecisionName.OFFERS):
        return ()
    own, highest = None if view.seat is None else view.own, max(player.offer for player in view.players)
    pays = worth(own.newest, own.built) if own is not None and own.newest else 0
    raised, parts = [highest + more for more in _RAISES], [pays * quarters // 4 for quarters in _QUARTERS]
    wanted = {gulden - gulden % UNIT for gulden in (raised if highest else parts)}
    return sorted(wanted.intersection(decision.amounts()))

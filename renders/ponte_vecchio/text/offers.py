"""The answers that most people would give when the right to move is bargained for (P10): to accept an offer,
or to offer a little more than others, or than what the holder's card would pay. It knows only what everybody
sees.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.ponte_vecchio.cards import UNIT, sale_of
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount, Answer, Pick
from renders.face import AnyDecision

_RAISES: Final = (UNIT, 2 * UNIT, 4 * UNIT)


def likely_answers(decision: AnyDecision, view: PonteVecchioView) -> Sequence[Answer]:
    """The sales that the decision allows, the best first; or a few offers that it allows, rising."""
    if isinstance(decision, Pick):
        return [key for key in decision.legal() if sale_of(key) is not None]
    if not isinstance(decision, Amount) or decision.name == DecisionName.BID:
        return ()
    base = max(player.offer for player in view.players) or view.worth
    return [base + more for more in _RAISES if base + more in decision.amounts()]

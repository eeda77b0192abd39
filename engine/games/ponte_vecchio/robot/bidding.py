"""How much to bid for a shop (P3, P4)."""

from engine.games.ponte_vecchio.robot.plots import best_plot
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Amount


def bid(view: PonteVecchioView, decision: Amount) -> int | None:
    """The lowest legal bid, as long as a shop is worth it."""
    if not decision.amounts():
        return None
    return decision.low if decision.low <= best_plot(view) or not decision.may_pass else None

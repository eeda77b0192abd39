"""Plays Ponte Vecchio to win: it gives the answer after which it expects to stand best at the end.

It knows what a player in its seat would see, but not the state. It looks one move ahead, at the best move of
each possible mover; what it cannot work out is in `values`. Its luck decides among cards that are about
equally good.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.robot.bidding import bid
from engine.games.ponte_vecchio.robot.cards import lay
from engine.games.ponte_vecchio.robot.moving import move, pay, turn
from engine.games.ponte_vecchio.robot.offers import offer
from engine.games.ponte_vecchio.robot.plots import build
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick

PICKS: Mapping[str, Callable[[PonteVecchioView, Sequence[str]], str]] = {
    DecisionName.BUILD: build,
    DecisionName.MOVE: move,
    DecisionName.OWNER: pay,
    DecisionName.TURN: turn,
}


def choose(view: PonteVecchioView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most; the first of equals."""
    if isinstance(decision, Amount):
        return bid(view, decision) if decision.name == DecisionName.BID else offer(view, decision)
    if isinstance(decision, Pick):
        keys = [option.key for option in decision.options]
        if decision.name == DecisionName.CARD:
            return lay(view, keys, chance)
        return PICKS[decision.name](view, keys)
    raise TypeError(f"Ponte Vecchio asks no {type(decision).__name__}")

"""Plays Goldrush to win: it gives the answer after which it expects the largest share of the wins.

It knows what a player in its seat would see, but not the state. It counts everyone's turns to the
last nugget that they need in the Bank; what it cannot work out is in `values`. It uses its luck to bluff.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.robot.claims import assay, claim, withdraw
from engine.games.goldrush.robot.moving import creek, move
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Pick

PICKS: Mapping[str, Callable[[GoldrushView, Sequence[str]], str]] = {
    DecisionName.MOVE: move,
    DecisionName.WITHDRAW: withdraw,
    DecisionName.ASSAY: assay,
    DecisionName.CREEK: creek,
}


def choose(view: GoldrushView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most; the first of equals."""
    if not isinstance(decision, Pick):
        raise TypeError(f"Goldrush asks no {type(decision).__name__}")
    keys = [option.key for option in decision.options]
    if decision.name == DecisionName.CLAIM:
        return claim(view, keys, chance)
    return PICKS[decision.name](view, keys)

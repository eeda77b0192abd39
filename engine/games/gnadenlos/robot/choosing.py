"""Plays Gnadenlos! to win: every answer is the one after which it may expect to stand furthest at the end.

It knows what a player in its seat would see, and nothing of the state. It rehearses paydays and works out
what others may lay; what it cannot work out is in `values`. It never needs its luck.
"""

from engine.chance import Chance
from engine.decisions import Amount, Answer, Decision, Pick, Subset
from engine.games.gnadenlos.event import LAY
from engine.games.gnadenlos.robot.adventurers import lay, take
from engine.games.gnadenlos.robot.bidding import bid, order
from engine.games.gnadenlos.robot.buying import buy
from engine.games.gnadenlos.view import GnadenlosView


def choose(view: GnadenlosView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most; of equals the first."""
    if isinstance(decision, Amount):
        return buy(view, decision)
    if isinstance(decision, Pick):
        assert view.hand is not None
        return lay(view, view.hand.adventurers) if decision.name == LAY else take(view)
    if isinstance(decision, Subset):
        return _several(view, decision)
    raise TypeError(f"Gnadenlos! asks no {type(decision).__name__}")


def _several(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    keys = [option.key for option in decision.options]
    match decision.name:
        case "bid":
            return bid(view, decision)
        case "order":
            return order(view, [option.key for option in decision.options for _ in range(option.copies)])
        case _:
            return tuple(reversed(keys))[: decision.low]

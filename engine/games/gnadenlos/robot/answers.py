"""Plays Gnadenlos! to win: it gives the answer after which it expects to stand furthest at the end.

It knows what a player in its seat would see, but not the state. It rehearses paydays and works out what
others may lay; what it cannot work out is in `values`. Of the market it knows which IOUs it has laid itself,
but not what it would move, so it fills gaps as the bot would. It never uses its luck.
"""

from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.robot.adventurers import lay, take
from engine.games.gnadenlos.robot.bidding import bid, order
from engine.games.gnadenlos.robot.buying import buy
from engine.games.gnadenlos.robot.stealing import steal
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset


def choose(view: GnadenlosView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most; the first of equals."""
    if isinstance(decision, Amount):
        return buy(view, decision)
    if isinstance(decision, Pick):
        assert view.hand is not None
        return lay(view, view.hand.adventurers) if decision.name == DecisionName.ADVENTURER else take(view)
    if isinstance(decision, Subset):
        return _several(view, decision)
    raise TypeError(f"Gnadenlos! asks no {type(decision).__name__}")


def _several(view: GnadenlosView, decision: Subset) -> tuple[str, ...]:
    keys = tuple(option.key for option in decision.options for _ in range(option.copies))
    match decision.name:
        case DecisionName.BID:
            return bid(view, decision)
        case DecisionName.ORDER:
            return order(view, decision, keys)
        case DecisionName.STEAL:
            return steal(view, decision)
        case _:
            return decision.usual or keys[: decision.low]

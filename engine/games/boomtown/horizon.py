"""Which decisions of Boomtown reveal nothing (B4, B10, B13, B24), so that their answers can be taken back.

Only dice and the cards of the next round are hidden from anybody (B30).
"""

from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Answer, Decision


def is_revocable(view: BoomtownView, decision: Decision[Answer]) -> bool:
    """Whether somebody is asked which card they take before the dice are rolled (B10, B13). The last card of
    the offer is nobody's choice; a holdup is rolled for immediately (B24)."""
    left = len(view.offer) - (decision.name == DecisionName.TAKE)
    return left > 1 and decision.name != DecisionName.HOLDUP

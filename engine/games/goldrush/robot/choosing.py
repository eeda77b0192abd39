"""Plays Goldrush: any legal answer is as good as another."""

from engine.chance import Chance
from engine.decisions import Answer, Decision
from engine.games.goldrush.view import GoldrushView


def choose(view: GoldrushView, decision: Decision[Answer], chance: Chance) -> Answer:
    """A legal answer."""
    return chance.pick(tuple(decision.legal()))

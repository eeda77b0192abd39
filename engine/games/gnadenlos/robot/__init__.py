"""The robot of Gnadenlos!: answers a decision from what a player in that seat would see."""

import itertools

from engine.chance import Chance
from engine.decisions import Answer, Decision
from engine.games.gnadenlos.view import GnadenlosView

TRIED = 400
"""So many answers are looked at: every bid of a hand would be too many."""


def choose(view: GnadenlosView, decision: Decision[Answer], chance: Chance) -> Answer:
    """One of the first legal answers."""
    return chance.pick(tuple(itertools.islice(decision.legal(), TRIED)))

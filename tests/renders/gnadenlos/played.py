"""Games of Gnadenlos! played half by the greedy one and half by chance: what tests of words ask about."""

import functools
import itertools
from dataclasses import dataclass
from typing import Any

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.match import Match
from engine.play.table import Seat, Told
from tests.bench.greedy.gnadenlos import choose


@dataclass(frozen=True)
class Moment:
    """A question, or what may be changed meanwhile, with the view of the seat that has it."""

    decision: Decision[Answer]
    view: GnadenlosView


@dataclass(frozen=True)
class Played:
    """A game from its start to its end."""

    moments: tuple[Moment, ...]
    public: tuple[GnadenlosView, ...]
    """What everybody saw at each question, and at the end."""
    story: tuple[Told, ...]


@functools.cache
def played(seats: int, number: int, *options: str) -> Played:
    """A game, with the table's options of these names."""
    chance, moments, public = Chance("words", seats, number), [], []
    match: Match[Any, GnadenlosView]
    match = Match.start(GAME, seats=seats, options=dict.fromkeys(options, True), seed=f"words {number}")
    while not match.is_over:
        public.append(match.view(None))
        for each in range(seats):
            view = match.view(Seat(each))
            moments += [Moment(opened.decision, view) for opened in match.open_to(Seat(each))]
        seat = match.waiting_for()[0]
        decision, view = match.asked(seat), match.view(seat)
        some = chance.pick(list(itertools.islice(decision.legal(), 60)))
        match.submit(seat, choose(view, decision, chance) if chance.below(2) else some)
    return Played(tuple(moments), (*public, match.view(None)), tuple(match.story))

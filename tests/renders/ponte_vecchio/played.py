"""Games of Ponte Vecchio played half by the robot and half by chance: what tests of words ask about."""

import functools
import itertools
from dataclasses import dataclass
from typing import Any

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision
from engine.play.match import Match
from engine.play.table import Seat, Told


@dataclass(frozen=True)
class Moment:
    """A question, or what may be said meanwhile, with the view of the seat that has it."""

    decision: Decision[Answer]
    view: PonteVecchioView


@dataclass(frozen=True)
class Played:
    """A game from its start to its end."""

    moments: tuple[Moment, ...]
    public: tuple[PonteVecchioView, ...]
    """What everybody saw at each question, and at the end."""
    story: tuple[Told, ...]


@functools.cache
def played(seats: int, number: int) -> Played:
    """A game in which about every other right to move is bargained for."""
    chance, moments, public = Chance("words", seats, number), [], []
    match: Match[Any, PonteVecchioView] = Match.start(GAME, seats=seats, options={}, seed=f"words {number}")
    while not match.is_over:
        public.append(match.view(None))
        for each in map(Seat, range(seats)):
            view = match.view(each)
            moments += [Moment(opened.decision, view) for opened in match.open_to(each)]
        seat = _who_speaks(match, chance)
        (opened,) = match.open_to(seat)
        answer = _answer(opened.decision, match.view(seat), chance)
        match.submit(seat, answer, ticket=opened.ticket)
    return Played(tuple(moments), (*public, match.view(None)), tuple(match.story))


def _who_speaks(match: Match[Any, PonteVecchioView], chance: Chance) -> Seat:
    """Who is asked; or, now and then, somebody who may make an offer."""
    asked = match.waiting_for()
    assert match.question is not None
    others = list(match.question.interjections())
    return chance.pick(others) if others and chance.below(2) else asked[0]


def _answer(decision: Decision[Answer], view: PonteVecchioView, chance: Chance) -> Answer:
    """The robot's, or any; bids and offers by chance stay low, or nobody would have money for the next."""
    legal = list(itertools.islice(decision.legal(), 4 if isinstance(decision, Amount) else None))
    best = GAME.robot(view, decision, chance)
    is_silent = best is None and best not in legal  # it makes no offer
    return chance.pick(legal) if is_silent or chance.below(2) else best


def moments() -> list[Moment]:
    """Questions of every kind, several of each."""
    by_name: dict[str, list[Moment]] = {}
    for moment in (*played(5, 1).moments, *played(2, 1).moments):
        by_name.setdefault(moment.decision.name, []).append(moment)
    return [one for some in by_name.values() for one in some[:: max(1, len(some) // 6)]]

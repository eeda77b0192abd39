"""Moments of games that the greedy baselines play, at which every game's pictures are looked at."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.match import Match
from engine.play.table import Event, Seat
from tests.bench.greedy import GREEDY

APART = 25
"""A question of one kind is looked at once more after so many questions for each time before."""


class Moment(NamedTuple):
    """A match that waits for somebody, or is over. The match goes on with the next moment."""

    match: Match[Any, Any]
    seat: Seat
    """Who is asked; the first player when it is over."""
    decision: Decision[Answer] | None
    changes: Sequence[Event]
    """What everybody learnt while each seat answered about twice."""


def played(name: str, seats: int) -> Iterator[Moment]:
    """A whole game, before each answer and at its end."""
    match: Match[Any, Any] = Match.start(GAMES[name], seats=seats, options={}, seed=f"moments {seats}")
    answers = GREEDY.get(name, GAMES[name].robot)
    chance, told = Chance("moments", seats), [0]

    def moment(seat: Seat, decision: Decision[Answer] | None) -> Moment:
        told.append(len(match.story))
        since = told[-min(len(told), 2 * seats)]
        return Moment(match, seat, decision, [one.event for one in match.story[since:] if one.only is None])

    while not match.is_over:
        seat = match.waiting_for()[-1]
        assert match.question is not None
        decision = match.question.decisions[seat]
        yield moment(seat, decision)
        match.submit(seat, answers(match.view(seat), decision, chance))
    yield moment(Seat(0), None)


def of_each_kind(name: str, seats: int, *, few: int = 1) -> Iterator[Moment]:
    """A game at `few` questions of each kind, the first one and later ones, and at its end."""
    seen, questions = dict[str, int](), count()
    for moment in played(name, seats):
        if moment.decision is None:
            yield moment
            return
        times = seen.get(moment.decision.name, 0)
        if next(questions) >= APART * times and times < few:
            seen[moment.decision.name] = times + 1
            yield moment


def at(name: str, seats: int, part: float) -> Moment:
    """The moment when a part of a game is played: 0 is its first question, 1 its end."""
    last = sum(1 for _ in played(name, seats)) - 1 if part else 0
    return next(moment for number, moment in enumerate(played(name, seats)) if number >= part * last)

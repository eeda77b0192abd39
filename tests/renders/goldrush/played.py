"""Games of Goldrush played half by the robot and half by chance: what tests of words ask about."""

import functools
from dataclasses import dataclass
from typing import Any

from engine.games.goldrush import GAME
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.match import Match
from engine.play.table import Event, Seat, Told

NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Dirk")
MOST = 700
"""So many questions are asked at most: chance may let a game go on for ever."""


@dataclass(frozen=True)
class Moment:
    """A question with the view of the seat that has it, and what everybody sees then."""

    decision: Decision[Answer]
    view: GoldrushView
    public: GoldrushView


@dataclass(frozen=True)
class Played:
    """A game from its start to its end, or nearly so."""

    moments: tuple[Moment, ...]
    last: GoldrushView
    """What everybody sees at last."""
    story: tuple[Told, ...]

    def seen(self, seat: Seat | None) -> list[Event]:
        """What is told to everybody, and to a seat alone."""
        return [told.event for told in self.story if told.only in (None, seat)]


@functools.cache
def played(seats: int, number: int) -> Played:
    """A game in which every third answer is any."""
    chance, moments = Chance("words", seats, number), []
    match: Match[Any, GoldrushView] = Match.start(GAME, seats=seats, options={}, seed=f"words {number}")
    while not match.is_over and len(moments) < MOST:
        (seat,) = match.waiting_for()
        (opened,) = match.open_to(seat)
        view = match.view(seat)
        moments.append(Moment(opened.decision, view, match.view(None)))
        legal = list(opened.decision.legal())
        answer = GAME.robot(view, opened.decision, chance) if chance.below(3) else chance.pick(legal)
        match.submit(seat, answer, ticket=opened.ticket)
    return Played(tuple(moments), match.view(None), tuple(match.story))


def moments() -> list[Moment]:
    """Questions of every kind, several of each."""
    by_name: dict[str, list[Moment]] = {}
    for moment in (*played(4, 1).moments, *played(2, 2).moments):
        by_name.setdefault(moment.decision.name, []).append(moment)
    return [one for some in by_name.values() for one in some[:: max(1, len(some) // 12)]]

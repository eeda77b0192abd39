"""How many turns a journey over the map takes: to one place, by exact count, with the die (R2, R12).

A journey ends no move in a house or on an instruction point that is not its goal, if there is another way,
and goes round a card if that takes no more than a turn. It knows no prospectors, and not what is on cards.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Final, TypeAlias

from engine.games.goldrush.cards import FREEING, SENT_TO
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND

_ROLLS: Final = range(1, 7)
_AVOIDED: Final = (Terrain.TOWN, Terrain.POINT)
"""Where a journey ends no move on its way."""
_LEAST: Final = 4.0
_PER_TURN: Final = 2.0
"""For a guess: turns to a place beside the goal, because the count must be exact, and steps in a turn."""
_EXACT: Final = 0.02
"""A table is swept until nothing in it changes by more."""

Picks: TypeAlias = tuple[Callable[[Mapping[str, float]], Sequence[float]], ...]
"""For each roll that lets somebody move, what picks from a table where they may be after the move."""


def is_on_the_way(end: str, goal: str | None) -> bool:
    """Whether a journey may end a move there; without a `goal`, whether any may on its way."""
    return end == goal or LAND.places[end].terrain not in _AVOIDED


@cache
def turns_to(goal: str) -> Mapping[str, float]:
    """For each place, the expected number of turns after a move that ends there, until one ends on the goal;
    0 if it is the goal itself. A card on the way counts as one more turn."""
    steps = LAND.steps_from(goal)
    order = sorted(steps, key=steps.__getitem__)
    left = {place: _LEAST + steps[place] / _PER_TURN for place in order} | {goal: 0.0}
    ways = [(place, _look(place), _picks(place, goal)) for place in order[1:]]
    most = 1.0
    while most > _EXACT:
        most = 0.0
        for place, look, picks in ways:
            # A prisoner waits for one of two rolls.
            turns = (len(_ROLLS) + sum([min(pick(left)) for pick in picks])) / len(picks) + look
            most = max(most, abs(turns - left[place]))
            left[place] = turns
    return left


def turns_from(place: str, goal: str) -> float:
    """About how many turns a journey takes."""
    return turns_to(goal)[place] - _look(place)


def _look(place: str) -> int:
    """What a card on the way costs, in turns: it may send one away, and one is asked before."""
    return int(LAND.places[place].terrain is Terrain.SQUARE)


def _picks(place: str, goal: str) -> Picks:
    """What picks the ends of moves from a place. Most places are the same to all journeys."""
    is_special = LAND.places[goal].terrain in _AVOIDED and any(goal in ends for ends in _reached(place))
    return _picks_of(place, goal if is_special else None)


@cache
def _picks_of(place: str, goal: str | None) -> Picks:
    # A single end is picked twice, so that there are always several.
    return tuple(itemgetter(*ends, ends[0]) for ends in _ends(place, goal))


def _ends(place: str, goal: str | None) -> Iterator[tuple[str, ...]]:
    """Where a journey may be after a move, for each roll that lets it move."""
    for ends in _reached(place):
        fair = tuple(end for end in ends if is_on_the_way(end, goal))
        yield fair or tuple(SENT_TO.get(end, end) for end in ends)


@cache
def _reached(place: str) -> tuple[tuple[str, ...], ...]:
    """R2, R12: every end of a move, for each roll that lets somebody move."""
    rolls = FREEING if place == "jail" else _ROLLS
    return tuple(tuple({walk[-1]: None for walk in LAND.walks(place, roll)}) for roll in rolls)

"""How many turns the roads take: by exact count, with the die, under best play.

It knows the map and the points that send one away, and nothing of a match. Places are numbers here, in the
order of the map, for quickness.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from types import MappingProxyType
from typing import TypeAlias

from engine.games.goldrush.cards import FREEING, SENT_TO
from engine.games.goldrush.survey import LAND

PLACES = tuple(LAND.places)
INDEX = {place: number for number, place in enumerate(PLACES)}
ROLLS = range(1, 7)

_SWEEPS, _EXACT = 200, 0.03
"""A table is swept so often at most, or until nothing in it changes by more than this."""


def lifted(place: str) -> str:
    """Where one is after ending on a place: instruction points send one away."""
    return SENT_TO.get(place, place)


@cache
def ends() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each place, and each roll, where the move may end: in Jail most rolls end where they began."""
    return tuple(tuple(_ends(place, roll) for roll in ROLLS) for place in PLACES)


def _ends(place: str, roll: int) -> tuple[int, ...]:
    if place == "jail" and roll not in FREEING:
        return (INDEX[place],)
    return tuple(sorted({INDEX[lifted(walk[-1])] for walk in LAND.walks(place, roll)}))


@cache
def turns_to(goal: str) -> tuple[float, ...]:
    """From each place the expected number of turns until one has ended on a goal; none if one is there."""
    steps = LAND.steps_from(goal)
    start = [2.0 + steps[place] / 2 for place in PLACES]
    return tuple(settled(start, {INDEX[goal]: 0.0}))


Mixed: TypeAlias = tuple[float, float, tuple[tuple[float, int], ...]]
"""Where a move may end without one's knowing what will happen: the turns that are left for certain, how
likely nothing happens, and how likely one is sent where."""


def settled(
    values: Sequence[float],
    reached: Mapping[int, float],
    sent: Mapping[int, int] = MappingProxyType({}),
    mixed: Mapping[int, Mixed] = MappingProxyType({}),
    pace: float = 1.0,
) -> list[float]:
    """From a guess, the turns that are left after a move that ends on each place: `reached` is certain,
    `sent` as good as another place, `mixed` as chance will have it. A turn counts for `pace` turns."""
    after = list(values)
    for place, value in reached.items():
        after[place] = value
    order = sorted((place for place in range(len(after)) if place not in reached), key=after.__getitem__)
    for _ in range(_SWEEPS):
        change = 0.0
        for place in order:
            value = after[sent[place]] if place in sent else left(after, place, pace)
            if place in mixed:
                certain, nothing, ways = mixed[place]
                value = certain + nothing * value + sum(chance * after[end] for chance, end in ways)
            change = max(change, abs(value - after[place]))
            after[place] = value
        if change < _EXACT:
            break
    return after


def left(after: Sequence[float], place: int, pace: float = 1.0) -> float:
    """The turns left when one begins a turn on a place, by what is left where its move may end."""
    return pace + sum([min(pick(after)) for pick in _picks()[place]]) / len(ROLLS)


@cache
def _picks() -> tuple[tuple[Callable[[Sequence[float]], tuple[float, ...]], ...], ...]:
    """For each place, and each roll, what picks the ends of the move out of a table; a single end is picked
    twice, so that there are always several."""
    return tuple(tuple(itemgetter(*(least * 2)[: max(2, len(least))]) for least in rolls) for rolls in ends())


@cache
def reach() -> tuple[dict[int, float], ...]:
    """From each place, how likely the next roll lets one come onto another, or past it."""
    return tuple(_reach(place) for place in PLACES)


def _reach(place: str) -> dict[int, float]:
    found: Counter[int] = Counter()
    for roll in ROLLS:
        if place != "jail" or roll in FREEING:
            found.update(sorted({INDEX[step] for walk in LAND.walks(place, roll) for step in walk}))
    return {end: count / len(ROLLS) for end, count in found.items()}

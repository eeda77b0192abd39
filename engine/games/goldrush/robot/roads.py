"""How many turns the roads take: by exact count, with the die, under best play.

It knows the map and the points that send prospectors away, but no match. Places are numbers here, in the
order of the map, for speed. The tables are made when the module is imported: no answer waits for them.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter, sub
from types import MappingProxyType
from typing import TypeAlias

from engine.games.goldrush.cards import FREEING, SENT_TO
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND

PLACES = tuple(LAND.places)
INDEX = {place: number for number, place in enumerate(PLACES)}
ROLLS = range(1, 7)

_SWEEPS, _EXACT = 200, 0.1
"""A table is swept at most `_SWEEPS` times, or until nothing in it changes by more than `_EXACT`."""


def lifted(place: str) -> str:
    """Where a prospector is after ending on a place: instruction points send them away."""
    return SENT_TO.get(place, place)


def _ends(place: str, roll: int) -> tuple[int, ...]:
    if place == "jail" and roll not in FREEING:
        return (INDEX[place],)
    return tuple(sorted({INDEX[lifted(walk[-1])] for walk in LAND.walks(place, roll)}))


ENDS = tuple(tuple(_ends(place, roll) for roll in ROLLS) for place in PLACES)
"""For each place and each roll, where the move may end: in Jail most rolls end where they began."""
_PICKS: tuple[tuple[Callable[[Sequence[float]], tuple[float, ...]], ...], ...] = tuple(
    tuple(itemgetter(*(least * 2)[: max(2, len(least))]) for least in rolls) for rolls in ENDS
)
"""For each place and each roll, what picks the ends of the move from a table; a single end is picked twice,
so that there are always several."""

Mixed: TypeAlias = tuple[float, float, tuple[tuple[float, int], ...]]
"""The outcome of a move whose end is chance: the part of the turns left that is certain, how likely nothing
happens, and how likely the prospector is sent to each place."""


def settled(
    values: Sequence[float],
    reached: Mapping[int, float],
    sent: Mapping[int, int] = MappingProxyType({}),
    mixed: Mapping[int, Mixed] = MappingProxyType({}),
    pace: float = 1.0,
) -> list[float]:
    """By place, the turns left after a move that ends there, improved from a guess (`values`). Places in
    `reached` are certain, those in `sent` as good as another place, those in `mixed` a matter of chance. A
    turn counts as `pace` turns."""
    after = list(values)
    for place, value in reached.items():
        after[place] = value
    order = sorted((place for place in range(len(after)) if place not in reached), key=after.__getitem__)
    for _ in range(_SWEEPS):
        before = after.copy()
        for place in order:
            value = after[sent[place]] if place in sent else left(after, place, pace)
            if place in mixed:
                certain, nothing, ways = mixed[place]
                value = certain + nothing * value + sum(chance * after[end] for chance, end in ways)
            after[place] = value
        if max(map(abs, map(sub, after, before))) < _EXACT:
            break
    return after


def left(after: Sequence[float], place: int, pace: float = 1.0) -> float:
    """The turns left at the beginning of a turn on a place, from those left `after` its move, by place."""
    return pace + sum([min(pick(after)) for pick in _PICKS[place]]) / len(ROLLS)


def _turns_to(goal: str) -> tuple[float, ...]:
    steps = LAND.steps_from(goal)
    start = [2.0 + steps[place] / 2 for place in PLACES]
    return tuple(settled(start, {INDEX[goal]: 0.0}))


TURNS_TO = {goal: _turns_to(goal) for goal in (*LAND.of(Terrain.SQUARE), "bank", "registry", "assay")}
"""For each goal and place, the expected number of turns from the place until a move ends on the goal; 0 if it
is the goal itself."""


def _reach(place: str) -> dict[int, float]:
    found: Counter[int] = Counter()
    for roll in ROLLS:
        if place != "jail" or roll in FREEING:
            found.update(sorted({INDEX[step] for walk in LAND.walks(place, roll) for step in walk}))
    return {end: count / len(ROLLS) for end, count in found.items()}


REACH = tuple(_reach(place) for place in PLACES)
"""For each place, how likely the next roll reaches or passes each other place."""

"""How the trails of Goldrush's map run: smooth curves through their places, and the pieces of them.

Knows the map and nothing of a match.
"""

import functools
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.games.goldrush.land import Path, Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.icons import Point
from renders.drawing.pen import STEPS, bend


def at(key: str) -> Point:
    """Where a place is."""
    place = LAND.places[key]
    return place.x, place.y


@functools.lru_cache(maxsize=1)
def pieces() -> dict[tuple[str, str], list[Point]]:
    """The curve between every two neighbouring places, both ways, from one middle to the other."""
    found: dict[tuple[str, str], list[Point]] = {}
    for trail in LAND.trails:
        curve = bend([at(key) for key in trail], is_closed=False)
        for number, pair in enumerate(pairwise(trail)):
            found[pair] = curve[number * STEPS : (number + 1) * STEPS + 1]
    for one, other in LAND.paths:
        found.setdefault((one, other), [at(one), at(other)])
    return found | {(other, one): curve[::-1] for (one, other), curve in found.items()}


def way(start: str, path: Path) -> list[Point]:
    """The line that somebody walks."""
    line = [at(start)]
    for pair in pairwise((start, *path)):
        line += pieces()[pair][1:]
    return line


def dots(line: Sequence[Point], apart: float) -> Iterator[Point]:
    """Points on a line, `apart` from each other."""
    left = apart
    for one, other in pairwise(line):
        far = math.dist(one, other)
        done = 0.0
        while far - done >= left:
            done += left
            part = done / far
            yield one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
            left = apart
        left -= far - done


@functools.lru_cache(maxsize=1)
def outside() -> tuple[tuple[Point, ...], ...]:
    """The curves of the trails outside the town."""
    return tuple(
        tuple(bend([at(key) for key in trail], is_closed=False))
        for trail in LAND.trails
        if not any(LAND.places[key].terrain is Terrain.STREET for key in trail)
    )


_NEAR: Final = 100


def is_clear(x: float, y: float, radius: float, lines: Iterable[Sequence[Point]]) -> bool:
    """Whether a circle keeps off lines whose points lie close together."""
    return all(
        math.hypot(px - x, py - y) >= radius for line in lines for px, py in line if abs(px - x) < _NEAR
    )

"""Reads the map of Goldrush from `map.toml`.

It makes places and paths from it, and checks nothing that a test over the data checks better.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from typing import Any

from engine.games.goldrush.land import Land, Place, Terrain

_NAMED = {
    "exits": Terrain.EXIT,
    "points": Terrain.POINT,
    "squares": Terrain.SQUARE,
    "creeks": Terrain.CREEK,
    "tree": Terrain.TREE,
}


def read(text: str) -> Land:
    """The map that a text describes."""
    file = tomllib.loads(text)
    places = [*_town(file), *_named(file)]
    trails = [_street(file)]
    for line in file["trails"].values():
        steps, names = _laid(line)
        places += steps
        trails.append(names)
    doors = [(key, street_key(number)) for key, house in file["town"].items() for number in house["doors"]]
    paths = [*doors, *(path for trail in trails for path in pairwise(trail))]
    width, height = file["size"]
    return Land((width, height), tuple(places), tuple(paths), tuple(trails))


def street_key(number: int) -> str:
    """The key of a step of the main street, from 1 in the west."""
    return f"street-{number}"


def _town(file: dict[str, Any]) -> Iterator[Place]:
    """The houses and the main street."""
    for key, house in file["town"].items():
        yield Place(key, Terrain.TOWN, *house["at"])
    for number, (x, y) in enumerate(file["street"]["steps"], 1):
        yield Place(street_key(number), Terrain.STREET, x, y, number=number)


def _named(file: dict[str, Any]) -> Iterator[Place]:
    """All places outside the town that have a name."""
    for table, terrain in _NAMED.items():
        for key, (x, y) in file[table].items():
            yield Place(key, terrain, x, y)


def _street(file: dict[str, Any]) -> tuple[str, ...]:
    """The main street, from exit to exit."""
    west, east = file["exits"]
    return (west, *(street_key(number) for number, _ in enumerate(file["street"]["steps"], 1)), east)


def _laid(line: list[Any]) -> tuple[list[Place], tuple[str, ...]]:
    """The plain steps of a trail, named after the places on both sides, and the keys of all its places."""
    places, keys = [], []
    for at, step in enumerate(line):
        if isinstance(step, str):
            keys.append(step)
            continue
        before = next(at - back for back in range(1, at + 1) if isinstance(line[at - back], str))
        after = next(each for each in line[at:] if isinstance(each, str))
        between, number = (line[before], after), at - before
        x, y = step
        places.append(Place(f"{between[0]}-{after}-{number}", Terrain.TRAIL, x, y, between, number))
        keys.append(places[-1].key)
    return places, tuple(keys)


LAND = read(resources.files("engine.games.goldrush").joinpath("map.toml").read_text(encoding="utf-8"))
"""The map on which all matches are played."""

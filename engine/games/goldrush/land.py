"""The map of Goldrush as the rules walk on it: places, paths, and what a roll can reach.

It knows no prospectors and no cards. The places are in `map.toml`, which `survey` reads.
"""

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Path: TypeAlias = tuple[str, ...]
"""The places of a walk, in order, without its start."""


class Terrain(StrEnum):
    """The kinds of place."""

    TOWN = "town"
    """Entered only by exact count, never walked through (R2)."""
    STREET = "street"
    EXIT = "exit"
    POINT = "point"
    """An instruction point."""
    SQUARE = "square"
    """A card lies there."""
    CREEK = "creek"
    TREE = "tree"
    TRAIL = "trail"
    """A plain step outside the town."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place: its key, its kind, and its middle on the drawn map, in pixels."""

    key: str
    terrain: Terrain
    x: int
    y: int
    between: tuple[str, str] | None = None
    """Only for a plain step: the named places on both sides, in the order in which steps are counted."""
    number: int = 0
    """Only for a step of a trail or the main street: its number there, from 1."""


class Land:
    """All places and the paths between them. It keeps what it has worked out from them."""

    def __init__(
        self,
        size: tuple[int, int],
        places: tuple[Place, ...],
        paths: tuple[tuple[str, str], ...],
        trails: tuple[tuple[str, ...], ...],
    ) -> None:
        self.size = size
        """The size of the drawn map, in pixels."""
        self.places = {place.key: place for place in places}
        """In the order of `map.toml`."""
        self.paths = paths
        """Every pair of places that lie side by side, once."""
        self.trails = trails
        """The lines that show the paths: the street and each trail, from end to end."""
        beside: dict[str, list[str]] = {key: [] for key in self.places}
        for one, other in paths:
            beside[one].append(other)
            beside[other].append(one)
        self.beside = {key: tuple(others) for key, others in beside.items()}
        """What lies beside each place."""
        self._walks: dict[tuple[str, int], tuple[Path, ...]] = {}
        self._steps: dict[str, dict[str, int]] = {}

    def of(self, terrain: Terrain) -> tuple[str, ...]:
        """All places of a kind."""
        return tuple(key for key, place in self.places.items() if place.terrain is terrain)

    def is_town(self, key: str) -> bool:
        """R2: whether a place is entered only by exact count."""
        return self.places[key].terrain is Terrain.TOWN

    def walks(self, start: str, roll: int) -> tuple[Path, ...]:
        """R2: every way to move `roll` steps: no place comes twice, and a town place only at the end."""
        if (start, roll) not in self._walks:
            ways: list[Path] = []
            self._walk((start,), roll, ways)
            self._walks[start, roll] = tuple(ways)
        return self._walks[start, roll]

    def _walk(self, way: Path, left: int, ways: list[Path]) -> None:
        if not left:
            ways.append(way[1:])
            return
        for place in self.beside[way[-1]]:
            if place not in way and (left == 1 or not self.is_town(place)):
                self._walk((*way, place), left - 1, ways)

    def steps_from(self, start: str) -> dict[str, int]:
        """How many steps each place is away, without walking through town places."""
        if start not in self._steps:
            self._steps[start] = self._count(start)
        return self._steps[start]

    def _count(self, start: str) -> dict[str, int]:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here != start and self.is_town(here):
                continue
            for place in self.beside[here]:
                if place not in steps:
                    steps[place] = steps[here] + 1
                    queue.append(place)
        return steps

    def nearest(self, start: str, terrain: Terrain) -> tuple[str, ...]:
        """R5: the places of a kind that are the fewest steps away; several on a tie."""
        steps = self.steps_from(start)
        places = self.of(terrain)
        least = min(steps[place] for place in places)
        return tuple(place for place in places if steps[place] == least)

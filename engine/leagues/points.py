"""What tables are worth: points by place, in whole sixtieths, because shared places share theirs.

It knows tables as they ended, with entries by their numbers, and neither games nor people. Points for places
add up to five for each person at a table, so tables of all sizes can stand in one list.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

POINT: Final = 60
"""The sixtieths of a point: two, three, four or five people can share any whole number of points."""
BY_PLACE: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {2: (9, 1), 3: (10, 4, 1), 4: (10, 6, 3, 1), 5: (11, 7, 4, 2, 1)}
)
"""By the number of people who counted at a table, the points for each place."""
BYE: Final = 5 * POINT
"""A bye is worth a table's average, and so are a table that does not count and one at which nobody else
was."""
EXCUSED: Final = 3 * POINT
"""A missed round that is excused."""


@dataclass(frozen=True, slots=True)
class Seated:
    """What a table left of one person."""

    entry: int
    place: int | None
    """From 1; shared places are equal, and the next one is skipped. None: they never answered, so they were
    not there."""
    has_lost: bool = False
    """Whether they gave their seat up or lost it."""
    is_substitute: bool = False
    """Whether they took the seat of somebody else."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that has ended."""

    division: int
    round: int
    seats: tuple[Seated, ...]
    is_voided: bool = False
    """Whether an organiser has said that it does not count."""


def points(table: Table) -> dict[int, int]:
    """By entry, what a table is worth, in sixtieths.

    - Those who counted have the points of their places; who share a place share the points of the places that
      they fill.
    - Whoever gave their seat up or lost it has nothing, whatever their place; nor has whoever never answered.
    - At a voided table all who were there have the points of a bye, and so has whoever was there alone.
    """
    present = {each.entry: each.place for each in table.seats if each.place is not None}
    is_bye = table.is_voided or len(present) == 1
    worth = dict.fromkeys(present, BYE) if is_bye else by_places(present)
    kept = {each.entry for each in table.seats if table.is_voided or not each.has_lost}
    return {each.entry: worth.get(each.entry, 0) if each.entry in kept else 0 for each in table.seats}


def by_places(places: Mapping[int, int]) -> dict[int, int]:
    """By entry, what their place is worth among two to five people, in sixtieths."""
    if not places:
        return {}
    row, shared = BY_PLACE[len(places)], Counter(places.values())
    return {
        entry: sum(row[place - 1 : place - 1 + shared[place]]) * POINT // shared[place]
        for entry, place in places.items()
    }


def most(seats: int) -> int:
    """The most that anybody can get at a table of so many seats, in sixtieths: somebody may be absent."""
    return max(row[0] for size, row in BY_PLACE.items() if size <= seats) * POINT


def lasts(table: Table) -> frozenset[int]:
    """The entries for whom a table counts as a last place: whoever left nobody behind and was left behind
    themself, and whoever lost their seat or never answered. Where all are level, nobody is last."""
    if table.is_voided:
        return frozenset()
    places = [each.place for each in table.seats if each.place is not None]
    last = max(places, default=1)
    return frozenset(
        each.entry
        for each in table.seats
        if each.has_lost or each.place is None or (each.place == last and last > min(places))
    )

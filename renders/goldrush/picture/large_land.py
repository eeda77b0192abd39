"""Goldrush's map in large print: five sheets, on which the land has the shape of the printed map, and the
street runs straight between its houses.

Knows where each place and name lies on its sheet, and nothing of a match.
"""

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.canvas import Align, Box
from renders.drawing.icons import Point
from renders.drawing.layout import CORNER
from renders.drawing.theme import WIDTH
from renders.goldrush.picture import trails
from renders.goldrush.text import parts

_MIDDLE: Final = 630
"""How far right the eastern sheets begin on the printed map."""
HIGH: Final = 763
"""How high a sheet is."""
TITLE: Final = Box(24, 20, 420, 88)
"""The room for a sheet's title."""


class Name(NamedTuple):
    """What is written beside a place."""

    box: Box
    align: Align = "left"
    lines: int = 1


@dataclass(frozen=True, eq=False, slots=True)
class Sheet:
    """A part of the map: how it is drawn from the printed one, and where its names are."""

    key: str
    shows: str
    """As `renders.drawing.strips.Block.shows`."""
    names: dict[str, Name]
    left: float = 0
    top: float = 0
    across: float = 1
    down: float = 1
    """A place at (x, y) on the printed map lies at (left + x * across, top + y * down)."""
    title: Box = TITLE

    def to(self, point: Point) -> Point:
        """Where a point of the printed map lies."""
        return self.left + point[0] * self.across, self.top + point[1] * self.down


_WEST, _EAST = 1.72, 1.86
_WEST_LEFT, _EAST_LEFT = 75 - 58 * _WEST, 1125 - 1142 * _EAST
NORTH_WEST: Final = Sheet(
    "north-west",
    parts.NORTH,
    {
        "licence": Name(Box(164, 448, 440, 508)),
        "horseshoe": Name(Box(124, 635, 400, 695)),
        "rattlesnake": Name(Box(540, 306, 830, 422), lines=2),
    },
    _WEST_LEFT,
    130 - 94 * 1.2,
    _WEST,
    1.2,
)
NORTH_EAST: Final = Sheet(
    "north-east",
    parts.NORTH,
    {
        "room": Name(Box(880, 588, 1076, 648), "right"),
        "silver": Name(Box(514, 158, 676, 274), "right", 2),
    },
    _EAST_LEFT,
    130 - 94 * 1.15,
    _EAST,
    1.15,
)
SOUTH_WEST: Final = Sheet(
    "south-west",
    parts.SOUTH,
    {
        "hold-up": Name(Box(130, 157, 330, 217)),
        "dry": Name(Box(114, 392, 340, 452), "right"),
        "mulch": Name(Box(670, 398, 914, 458), "right"),
    },
    _WEST_LEFT,
    66 - 780 * 1.32,
    _WEST,
    1.32,
    Box(170, 20, 566, 88),
)
SOUTH_EAST: Final = Sheet(
    "south-east",
    parts.SOUTH,
    {
        "rustler": Name(Box(880, 41, 1076, 101), "right"),
        "short-cut": Name(Box(836, 200, 1096, 256), "right"),
    },
    _EAST_LEFT,
    66 - 780 * 1.32,
    _EAST,
    1.32,
)
TOWN: Final = Sheet("town", f"{parts.NORTH} {parts.SOUTH}", {}, title=Box(86, 20, 480, 88))
SHEETS: Final = (NORTH_WEST, NORTH_EAST, TOWN, SOUTH_WEST, SOUTH_EAST)
"""In the order in which they stand, from north to south."""

STREET: Final = 412
"""How far down the street runs."""
_STEP: Final = 84
_FIRST: Final = 138
_NORTH, _SOUTH = (96, 350), (474, 728)
HOUSES: Final[dict[str, Box]] = {
    key: Box(left, top, right, bottom)
    for (top, bottom), houses in (
        (
            _NORTH,
            {
                "smithy": (80, 258),
                "assay": (264, 444),
                "registry": (450, 690),
                "saloon": (696, 900),
                "hotel": (906, 1112),
            },
        ),
        (_SOUTH, {"jail": (90, 270), "sheriff": (286, 490), "bank": (506, 700), "store": (716, 1040)}),
    )
    for key, (left, right) in houses.items()
}
"""The houses, those north of the street first."""
NAME_HIGH: Final = 118
"""How high the room for a house's name is, in two lines."""
_EXITS: Final[dict[str, int]] = {"west": 50, "east": 1150}


def is_north(house: str) -> bool:
    """Whether a house stands north of the street."""
    return HOUSES[house].bottom < STREET


def sheet_of(place: str) -> Sheet:
    """The sheet that has a place."""
    where = LAND.places[place]
    if where.terrain in (Terrain.TOWN, Terrain.STREET, Terrain.EXIT):
        return TOWN
    is_west = where.x < _MIDDLE
    if where.y < LAND.places["street-1"].y:
        return NORTH_WEST if is_west else NORTH_EAST
    return SOUTH_WEST if is_west else SOUTH_EAST


def middle(place: str) -> tuple[int, int]:
    """Where a place is on its sheet; of a house, the middle of the room below its name."""
    sheet, where = sheet_of(place), LAND.places[place]
    if sheet is not TOWN:
        x, y = sheet.to((where.x, where.y))
        return round(x), round(y)
    if where.terrain is Terrain.STREET:
        return _FIRST + (where.number - 1) * _STEP, STREET
    if where.terrain is Terrain.EXIT:
        return _EXITS[place], STREET
    house = HOUSES[place]
    return (house.left + house.right) // 2, (house.top + NAME_HIGH + house.bottom) // 2


def places(sheet: Sheet) -> tuple[str, ...]:
    """All places of a sheet."""
    return tuple(place for place in LAND.places if sheet_of(place) is sheet)


class Leaving(NamedTuple):
    """Where a trail leaves a sheet of the land for the one beside it."""

    start: str
    """The last place on the sheet."""
    goal: str
    """The next place with a name."""
    at: tuple[int, int]
    """The middle of the sign at the sheet's edge."""


_LOWEST: Final = HIGH - CORNER[1] - 44
"""No such sign is lower, because of the corner."""
_SIGN: Final = 52
"""How far the middle of such a sign is from the edge."""


@functools.lru_cache(maxsize=8)
def leavings(sheet: Sheet) -> tuple[Leaving, ...]:
    """All trails that leave a sheet at its side."""
    return tuple(_leavings(sheet))


def _leavings(sheet: Sheet) -> Iterator[Leaving]:
    if sheet is TOWN:
        return
    for trail in LAND.trails[1:]:
        for line in (trail, trail[::-1]):
            for at, (one, other) in enumerate(itertools.pairwise(line)):
                if sheet_of(one) is not sheet or sheet_of(other) in (sheet, TOWN):
                    continue
                goal = next(key for key in line[at + 1 :] if LAND.places[key].terrain is not Terrain.TRAIL)
                x, y = _SIGN, round(sheet.to((0, LAND.places[other].y))[1])
                if sheet in (NORTH_WEST, SOUTH_WEST):
                    x, y = WIDTH - _SIGN, min(y, _LOWEST)
                yield Leaving(one, goal, (x, y))


def lines(sheet: Sheet) -> Iterator[list[Point]]:
    """The curves of all trails on a sheet."""
    for one, other in LAND.paths:
        starts, ends = (sheet_of(key) is sheet for key in (one, other))
        if sheet is TOWN:
            if starts and ends:
                yield _in_town(one, other)
            elif starts or ends:
                inside, outside = (one, other) if starts else (other, one)
                x, y = middle(inside)
                is_up = LAND.places[outside].y < LAND.places[inside].y
                yield [(x, y), (x, -20 if is_up else HIGH + 20)]
        elif starts and ends:
            yield [sheet.to(point) for point in trails.pieces()[one, other]]
        elif (starts or ends) and TOWN in (sheet_of(one), sheet_of(other)):
            x, y = middle(one if starts else other)
            yield [(x, y), (x, HIGH + 20 if sheet in (NORTH_WEST, NORTH_EAST) else -20)]
    for leaving in leavings(sheet):
        yield [middle(leaving.start), leaving.at]


def _in_town(one: str, other: str) -> list[Point]:
    """A piece of the street, or the way straight to a door."""
    house, step = (one, other) if one in HOUSES else (other, one)
    x, y = middle(step)
    return [(x, y), (x, middle(house)[1]) if house in HOUSES else middle(house)]

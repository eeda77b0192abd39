"""Nugget-Town on Goldrush's map: where its nine houses are, the main street between them, and two gates.

Knows the houses' doors, and nothing of a match; what the houses look like is in `fronts`.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.brush import Brush
from renders.drawing.canvas import Box
from renders.drawing.theme import Palette, mixed
from renders.goldrush.picture import sheets
from renders.goldrush.picture.tones import Tones

_NORTH, _SOUTH = 574, 724
"""Where the houses on either side of the street end."""
HOUSES: Final[dict[str, Box]] = {
    "smithy": Box(98, 500, 238, _NORTH),
    "assay": Box(262, 430, 400, _NORTH),
    "registry": Box(462, 440, 658, _NORTH),
    "saloon": Box(716, 434, 864, _NORTH),
    "hotel": Box(868, 434, 984, _NORTH),
    "jail": Box(164, _SOUTH, 308, 854),
    "sheriff": Box(328, _SOUTH, 472, 854),
    "bank": Box(524, _SOUTH, 680, 854),
    "store": Box(766, _SOUTH, 996, 854),
}
"""Where the fronts are."""
_LINES: Final = {"assay": 2, "saloon": 2, "hotel": 2, "store": 2}
"""How many lines a sign has, if more than one."""
STREET: Final = Box(66, 592, 1136, 648)


def sign_of(house: str) -> Box:
    """Where a house's name is written."""
    front = HOUSES[house]
    top = front.top + (4 if house == "smithy" else 8)
    return Box(front.left + 7, top, front.right - 7, top + (76 if house in _LINES else 40))


def lines_of(house: str) -> int:
    """How many lines the name of a house has on its sign."""
    return _LINES.get(house, 1)


def doors() -> Iterator[tuple[str, int]]:
    """Every door: the house, and how far to the right it is."""
    for one, other in LAND.paths:
        if LAND.is_town(one):
            yield one, LAND.places[other].x


def street(brush: Brush, tones: Tones) -> None:
    """The main street, with stairs to every door. The stairs to the southern houses go on
    on the other sheet."""
    left, top, right, bottom = STREET
    brush.bar(left, top - 2, right, bottom + 2, tones.sepia)
    brush.bar(left, top, right, bottom, tones.trail)
    for y in (top + 8, bottom - 11):
        for x in range(left + 20, right - 30, 64):
            brush.stroke([(x, y), (x + 26, y + 1)], mixed(tones.trail, tones.sepia, 0.3), 2)
    for high, low, first, last in ((_NORTH, top, 94, 1000), (sheets.SOUTH.inside.top, _SOUTH, 158, 1008)):
        brush.bar(first, high, last, low, tones.ink)
        brush.bar(first + 2, high + 2, last - 2, low - 2, tones.plank)
        for x in range(first + 12, last - 4, 12):
            brush.line([(x, high + 2), (x, low - 2)], tones.plank_dark, 1.5)
    for house, x in doors():
        is_north = HOUSES[house].bottom == _NORTH
        if is_north:
            _stairs(brush, x, _NORTH - 2, top + 12, tones)
        else:
            _stairs(brush, x, bottom - 12, sheets.NORTH.inside.bottom, tones)
            _stairs(brush, x, sheets.SOUTH.inside.top, _SOUTH + 4, tones)


def _stairs(brush: Brush, x: int, top: int, bottom: int, tones: Tones) -> None:
    """A flight of planks."""
    brush.bar(x - 19, top, x + 19, bottom, tones.ink)
    for y in range(top + 2, bottom - 4, 7):
        brush.bar(x - 16, y, x + 16, min(y + 5, bottom - 2), tones.sign)


def gates(brush: Brush, tones: Tones, palette: Palette) -> None:
    """A gate over each exit: two posts, a beam, and horns on it."""
    for key in LAND.of(Terrain.EXIT):
        x, y = LAND.places[key].x, LAND.places[key].y
        for side in (-1, 1):
            brush.bar(x + side * 33 - 5, y - 44, x + side * 33 + 5, y + 34, tones.ink)
            brush.bar(x + side * 33 - 3, y - 42, x + side * 33 + 3, y + 32, tones.plank_dark)
        brush.bar(x - 44, y - 46, x + 44, y - 30, tones.ink)
        brush.bar(x - 41, y - 43, x + 41, y - 33, tones.plank)
        brush.shape([(x - 8, y - 46), (x + 8, y - 46), (x, y - 30)], palette.card)
        for side in (-1, 1):
            horn = [
                (x + side * 6, y - 44),
                (x + side * 22, y - 46),
                (x + side * 27, y - 58),
                (x + side * 16, y - 52),
            ]
            brush.shape([*horn, (x + side * 5, y - 50)], palette.card)
            brush.line([*horn, (x + side * 5, y - 50), horn[0]], tones.ink, 1.5)

"""Goldrush's map as it is printed: land, water, town, trails with their steps, squares, signposts and names.

Knows the map, and nothing of a match. It is painted once for a palette and lettered once for a language; what
lies and stands on it is laid over it.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.brush import Brush, painted
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.pen import bend
from renders.drawing.shelf import kept
from renders.drawing.theme import Palette
from renders.goldrush.picture import (
    fronts,
    lettering,
    ornaments,
    pieces,
    props,
    sheets,
    signposts,
    town,
    trails,
    wild,
)
from renders.goldrush.picture.tones import Tones, tones
from renders.goldrush.text.parts import JOINT
from renders.language.catalogues import Words

WIDE, HIGH = LAND.size
STONE: Final = 19
"""Half the width of a step's stone."""


@kept
def scene(palette: Palette, words: Words) -> Tile:
    """The map with its names in a language, all cards face down, and nobody on it."""
    canvas = Canvas(_painted(palette).copy())
    lettering.letter(canvas, words, palette)
    for key in LAND.of(Terrain.SQUARE):
        box = square_box(key)
        canvas.lay(pieces.back(key, palette), box.left, box.top)
    return canvas.tile()


@kept
def _painted(palette: Palette) -> Image.Image:
    """The map without names."""
    ink = tones(palette)
    return painted(WIDE, HIGH, ink.paper, lambda brush: _Painting(brush, ink, palette).all())


def square_box(key: str) -> Box:
    """Where a square's card lies."""
    place, (wide, high) = LAND.places[key], pieces.CARD
    return Box.at(place.x - wide // 2, place.y - high // 2, wide, high)


@dataclass(frozen=True, slots=True)
class _Painting:
    """All of it, from the ground upwards."""

    brush: Brush
    ink: Tones
    palette: Palette

    def all(self) -> None:
        """Paint it."""
        for sheet in sheets.SHEETS:
            ornaments.border(self.brush, WIDE, sheet, self.ink)
        wild.meadows(self.brush, self.ink)
        self.yard()
        wild.creeks(self.brush, self.ink)
        self.trails()
        taken = [*(label.box for label in lettering.LABELS), *town.HOUSES.values()]
        taken += [ornaments.SCROLL.inset(-20, -8), ornaments.COMPASS_BOX, Box(576, 975, 706, 1072)]
        taken += [Box(90, 424, 1010, JOINT), Box(90, JOINT, 1010, 872), *wild.PONDS_TAKEN]
        taken.append(Box(0, sheets.NORTH.inside.bottom - 8, WIDE, sheets.SOUTH.inside.top + 8))
        wild.Wild(self.brush, self.ink, taken).all()
        town.street(self.brush, self.ink)
        fronts.houses(self.brush, self.ink, self.palette)
        props.all_of_them(self.brush, self.ink, self.palette)
        self.stones()
        town.gates(self.brush, self.ink, self.palette)
        for key in LAND.of(Terrain.POINT):
            signposts.post(self.brush, key, self.ink, self.palette)
        wild.mulch_tree(self.brush, self.ink)
        ornaments.scroll(self.brush, self.ink)
        ornaments.compass(self.brush, self.ink, self.palette)
        for sheet in sheets.SHEETS:
            ornaments.corners(self.brush, WIDE, sheet, self.ink)

    def yard(self) -> None:
        """Trodden ground round the town."""
        low, high = sheets.NORTH.inside.bottom - 3, sheets.SOUTH.inside.top + 3
        for outline in (
            [(84, low), (82, 520), (110, 430), (400, 422), (700, 430), (1000, 424), (1030, 520), (1034, low)],
            [(92, high), (96, 800), (150, 866), (600, 872), (1010, 864), (1030, 800), (1026, high)],
        ):
            self.brush.shape(outline, self.ink.sand)

    def trails(self) -> None:
        """The trails, with an edge."""
        for wide, fill in ((20, self.ink.sepia), (15, self.ink.trail)):
            for line in trails.outside():
                self.brush.stroke(line, fill, wide)

    def stones(self) -> None:
        """Steps, exits, creeks and the tree's place."""
        ink = self.ink
        for place in LAND.places.values():
            if place.terrain in (Terrain.TOWN, Terrain.SQUARE):
                continue
            fill = ink.water if place.terrain is Terrain.CREEK else ink.stone
            size = STONE + (5 if place.terrain in (Terrain.CREEK, Terrain.TREE) else 0)
            self.brush.disc(place.x, place.y, size, ink.ink)
            self.brush.disc(place.x, place.y, size - 2.5, fill)
            if place.terrain is Terrain.CREEK:
                self.waves(place.x, place.y)
            if place.terrain is Terrain.TREE:
                self.leaf(place.x, place.y)

    def waves(self, x: float, y: float) -> None:
        """Water, as on a map's key."""
        for dy in (-7, 1, 9):
            line = [(x + 4 * step, y + dy + (2.5 if step % 2 else -2.5)) for step in range(-3, 4)]
            self.brush.line(bend(line, is_closed=False), self.ink.water_line, 2.5)

    def leaf(self, x: float, y: float) -> None:
        """A little tree."""
        self.brush.bar(x - 2.5, y, x + 2.5, y + 14, self.ink.plank_dark)
        self.brush.disc(x, y - 3, 11, self.ink.pine)

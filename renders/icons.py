"""Small drawings that every game can use: players' marks, coins, dice, a star, a stack of cards, backgrounds.

Each is a sprite, drawn on a grid of 100 by 100 and kept in a bounded cache. Knows no game.
"""

import functools
import math
import random
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from renders.canvas import FINE, Pen, Sprite, sprite
from renders.theme import SEAT_MARKS, Colour, Mark, Palette

Point: TypeAlias = tuple[float, float]


class Sketch:
    """A pen on a grid of 100 by 100."""

    def __init__(self, pen: Pen, size: int) -> None:
        self._pen = pen
        self._scale = size * FINE / 100

    def _to(self, *values: float) -> tuple[float, ...]:
        return tuple(value * self._scale for value in values)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._pen.polygon([value * self._scale for point in points for value in point], fill=fill)

    def ellipse(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self._pen.ellipse(self._to(left, top, right, bottom), fill=fill)

    def ring(self, x: float, y: float, radius: float, line: float, colour: Colour) -> None:
        box = self._to(x - radius, y - radius, x + radius, y + radius)
        self._pen.ellipse(box, outline=colour, width=round(line * self._scale))

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, round_: float = 0
    ) -> None:
        self._pen.rounded_rectangle(self._to(left, top, right, bottom), round_ * self._scale, fill=fill)

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        flat = [value * self._scale for point in points for value in point]
        self._pen.line(flat, fill=colour, width=round(width * self._scale), joint="curve")
        for x, y in points:
            self.ellipse(x - width / 2, y - width / 2, x + width / 2, y + width / 2, colour)

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: Colour) -> None:
        box = self._to(x - radius, y - radius, x + radius, y + radius)
        self._pen.pieslice(box, start, end, fill=fill)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: Colour, line: float
    ) -> None:
        box = self._to(x - radius, y - radius, x + radius, y + radius)
        self._pen.arc(box, start, end, fill=colour, width=round(line * self._scale))


def drawn(size: int, draw: Callable[[Sketch], None]) -> Sprite:
    """A square sprite from a drawing on the grid."""
    return sprite(size, size, lambda pen: draw(Sketch(pen, size)))


def star_points(x: float, y: float, outer: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star that stands on two of its points."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = math.pi * corner / points - math.pi / 2
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


_MARKS: Final[dict[Mark, list[Point]]] = {
    "square": [(10, 10), (90, 10), (90, 90), (10, 90)],
    "triangle": [(50, 4), (98, 92), (2, 92)],
    "diamond": [(50, 0), (100, 50), (50, 100), (0, 50)],
    "star": star_points(50, 53, 53, 25),
    "cross": [
        *((33, 3), (67, 3), (67, 33), (97, 33), (97, 67), (67, 67)),
        *((67, 97), (33, 97), (33, 67), (3, 67), (3, 33), (33, 33)),
    ],
}
_WITHIN: Final[dict[Mark, tuple[float, float, float]]] = {
    "square": (50, 50, 0.8),
    "triangle": (50, 63, 0.74),
    "diamond": (50, 50, 0.78),
    "star": (50, 53, 0.72),
    "cross": (50, 50, 0.8),
}
"""The centre of each mark and how much its colour is smaller than its outline."""


@functools.lru_cache(maxsize=128)
def mark(seat: int, size: int, palette: Palette) -> Sprite:
    """A player's mark in the player's colour."""
    kind, colour = SEAT_MARKS[seat], palette.seats[seat]

    def draw(sketch: Sketch) -> None:
        if kind == "disc":
            sketch.ellipse(3, 3, 97, 97, palette.ink)
            sketch.ellipse(12, 12, 88, 88, colour)
            return
        x, y, part = _WITHIN[kind]
        sketch.polygon(_MARKS[kind], palette.ink)
        sketch.polygon([(x + (px - x) * part, y + (py - y) * part) for px, py in _MARKS[kind]], colour)

    return drawn(size, draw)


@functools.lru_cache(maxsize=64)
def coin(size: int, palette: Palette) -> Sprite:
    """A gold coin with room for a number."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 0, 100, 100, palette.gold_dark)
        sketch.ellipse(5, 4, 95, 94, palette.gold)
        sketch.ring(50, 49, 38, 4, palette.gold_light)

    return drawn(size, draw)


_PIPS: Final[dict[int, list[Point]]] = {
    1: [(50, 50)],
    2: [(28, 28), (72, 72)],
    3: [(26, 26), (50, 50), (74, 74)],
    4: [(28, 28), (72, 28), (28, 72), (72, 72)],
    5: [(27, 27), (73, 27), (50, 50), (27, 73), (73, 73)],
    6: [(28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)],
}


@functools.lru_cache(maxsize=32)
def die(face: int, size: int, palette: Palette) -> Sprite:
    """A die that shows a face."""

    def draw(sketch: Sketch) -> None:
        sketch.box(2, 2, 98, 98, palette.ink, 20)
        sketch.box(7, 6, 93, 91, palette.card, 16)
        for x, y in _PIPS[face]:
            sketch.ellipse(x - 10, y - 12, x + 10, y + 8, palette.ink)

    return drawn(size, draw)


@functools.lru_cache(maxsize=32)
def star(size: int, fill: Colour, outline: Colour) -> Sprite:
    """A star, for points."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon(star_points(50, 54, 54, 25), outline)
        sketch.polygon(star_points(50, 54, 40, 18), fill)

    return drawn(size, draw)


@functools.lru_cache(maxsize=16)
def stack(size: int, palette: Palette) -> Sprite:
    """A stack of cards, face down."""

    def draw(sketch: Sketch) -> None:
        for step in (18, 9, 0):
            sketch.box(16 + step, 4 + step, 70 + step, 82 + step, palette.ink, 7)
            sketch.box(20 + step, 8 + step, 66 + step, 78 + step, palette.wood_light, 5)
        sketch.box(28, 16, 58, 70, palette.gold, 4)

    return drawn(size, draw)


def paper(width: int, height: int, palette: Palette) -> Image.Image:
    """A sheet of old paper to draw on."""
    sheet = _sheet(width, palette)
    if height <= sheet.height:
        return sheet.crop((0, 0, width, height))
    longer = Image.new("RGB", (width, height))
    for top in range(0, height, sheet.height):
        longer.paste(sheet, (0, top))
    return longer


@functools.lru_cache(maxsize=2)
def _sheet(width: int, palette: Palette) -> Image.Image:
    """Paper with its fibres, as long as pictures usually are."""
    height = 2400
    sheet = Image.new("RGB", (width, height), palette.paper)
    pen = ImageDraw.Draw(sheet)
    chance = random.Random(7)
    for _ in range(width * height // 4200):
        x, y = chance.randrange(width), chance.randrange(height)
        pen.line((x, y, x + chance.randrange(-14, 15), y + chance.randrange(-4, 5)), fill=palette.paper_shade)
    return sheet


@functools.lru_cache(maxsize=8)
def planks(width: int, height: int, palette: Palette) -> Image.Image:
    """Boards of wood with their grain, as for the front of a saloon."""
    wood = Image.new("RGB", (width, height), palette.wood)
    pen = ImageDraw.Draw(wood)
    chance = random.Random(3)
    for y in range(3, height, 7):
        bend, shift = chance.uniform(1, 4), chance.uniform(0, 6)
        points = [(x, y + bend * math.sin(x / 170 + shift)) for x in range(0, width + 20, 20)]
        pen.line(points, fill=palette.wood_dark if chance.random() < 0.4 else palette.wood_light, width=1)
    for y in range(0, height, 74):
        pen.rectangle((0, y, width, y + 2), fill=palette.wood_dark)
    return wood

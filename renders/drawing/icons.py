"""Small drawings that every game can use: players' marks, coins, dice, a star, a stack of cards, signs.

Each is a sprite, drawn on a grid of 100 by 100 and kept in a bounded cache. Knows no game.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from renders.drawing.canvas import FINE, Pen, Sprite, sprite
from renders.drawing.shelf import kept
from renders.drawing.theme import SEAT_MARKS, Colour, Mark, Palette, mixed

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

    def curve(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line through many points that lie close together, with round ends."""
        flat = [value * self._scale for point in points for value in point]
        self._pen.line(flat, fill=colour, width=round(width * self._scale), joint="curve")
        half = (round(width * self._scale) - 1) / 2 / self._scale
        for x, y in (points[0], points[-1]):
            self.ellipse(x - half, y - half, x + half, y + half, colour)

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: Colour) -> None:
        box = self._to(x - radius, y - radius, x + radius, y + radius)
        self._pen.pieslice(box, start, end, fill=fill)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: Colour, line: float
    ) -> None:
        box = self._to(x - radius, y - radius, x + radius, y + radius)
        self._pen.arc(box, start, end, fill=colour, width=round(line * self._scale))

    def shape(self, points: Sequence[Point], fill: Colour, ink: Colour, line: float = 4) -> None:
        """A polygon with an outline."""
        self.polygon(points, fill)
        self.line([*points, points[0]], ink, line)

    def disc(self, x: float, y: float, radius: float, fill: Colour, ink: Colour, line: float = 4) -> None:
        """A circle with an outline inside it."""
        self.ellipse(x - radius, y - radius, x + radius, y + radius, ink)
        inner = radius - line
        self.ellipse(x - inner, y - inner, x + inner, y + inner, fill)

    def crate(
        self, box: tuple[float, float, float, float], fill: Colour, ink: Colour, line: float = 4
    ) -> None:
        """A rectangle with an outline inside it."""
        left, top, right, bottom = box
        self.box(left, top, right, bottom, ink, line)
        self.box(left + line, top + line, right - line, bottom - line, fill, line / 2)

    def hatch(self, points: Sequence[Point], colour: Colour, *, step: float = 5, width: float = 1.6) -> None:
        """Slanting lines inside a polygon: the shade of a woodcut."""
        turned = [(x + y, y) for x, y in points]  # x + y is the same along a slanting line
        low, high = min(x for x, _ in turned), max(x for x, _ in turned)
        at = low + step / 2
        while at < high:
            crossings = sorted(_crossings(turned, at))
            for top, bottom in zip(crossings[::2], crossings[1::2], strict=False):
                ends = [((at - y) * self._scale, y * self._scale) for y in (top, bottom)]
                self._pen.line([*ends[0], *ends[1]], fill=colour, width=max(round(width * self._scale), 1))
            at += step


def _crossings(points: Sequence[Point], at: float) -> Iterator[float]:
    """The heights at which a polygon's edges cross an upright line."""
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        if (x0 <= at) != (x1 <= at):
            yield y0 + (at - x0) * (y1 - y0) / (x1 - x0)


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


@kept
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


@kept
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


@kept
def die(face: int, size: int, palette: Palette) -> Sprite:
    """A die that shows a face."""

    def draw(sketch: Sketch) -> None:
        sketch.box(2, 2, 98, 98, palette.ink, 20)
        sketch.box(7, 6, 93, 91, palette.card, 16)
        for x, y in _PIPS[face]:
            sketch.ellipse(x - 10, y - 12, x + 10, y + 8, palette.ink)

    return drawn(size, draw)


@kept
def star(size: int, fill: Colour, outline: Colour) -> Sprite:
    """A star, for points."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon(star_points(50, 54, 54, 25), outline)
        sketch.polygon(star_points(50, 54, 40, 18), fill)

    return drawn(size, draw)


@kept
def stack(size: int, palette: Palette) -> Sprite:
    """A stack of cards, face down."""

    def draw(sketch: Sketch) -> None:
        for step in (18, 9, 0):
            sketch.box(16 + step, 4 + step, 70 + step, 82 + step, palette.ink, 7)
            sketch.box(20 + step, 8 + step, 66 + step, 78 + step, palette.wood_light, 5)
        sketch.box(28, 16, 58, 70, palette.gold, 4)

    return drawn(size, draw)


@kept
def pointing_hand(size: int, palette: Palette) -> Sprite:
    """A printer's hand that points to the right."""

    def draw(sketch: Sketch) -> None:
        ink, skin = palette.ink, palette.card
        sketch.crate((0, 30, 22, 92), palette.wood_light, ink)
        for y in (44, 56, 68, 80):
            sketch.line([(7, y), (15, y)], ink, 2.5)
        sketch.shape(
            [(22, 38), (40, 26), (58, 20), (64, 28), (52, 38), (52, 86), (34, 88), (22, 84)], skin, ink
        )
        sketch.box(44, 34, 100, 52, ink, 9)
        sketch.box(46, 38, 96, 48, skin, 5)
        for top, right in ((52, 74), (66, 72), (79, 66)):
            sketch.box(40, top - 4, right, top + 13, ink, 8)
            sketch.box(42, top, right - 4, top + 9, skin, 5)
        sketch.polygon([(26, 40), (46, 32), (50, 40), (50, 84), (36, 84), (26, 80)], skin)
        sketch.hatch([(26, 68), (50, 66), (48, 84), (36, 84), (26, 80)], ink, step=6)

    return drawn(size, draw)


@kept
def tick(size: int, colour: Colour) -> Sprite:
    """Done."""
    return drawn(size, lambda sketch: sketch.line([(14, 54), (40, 80), (88, 22)], colour, 18))


@kept
def crossed(size: int, colour: Colour) -> Sprite:
    """Out, or gone."""

    def draw(sketch: Sketch) -> None:
        sketch.line([(16, 16), (84, 84)], colour, 16)
        sketch.line([(84, 16), (16, 84)], colour, 16)

    return drawn(size, draw)


@kept
def hourglass(size: int, palette: Palette) -> Sprite:
    """Waiting."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        sketch.shape([(22, 12), (78, 12), (56, 50), (78, 88), (22, 88), (44, 50)], palette.card, ink, 7)
        sketch.polygon([(38, 32), (62, 32), (50, 50)], palette.gold)
        sketch.polygon([(50, 58), (68, 84), (32, 84)], palette.gold)
        sketch.box(12, 4, 88, 16, ink, 4)
        sketch.box(12, 84, 88, 96, ink, 4)

    return drawn(size, draw)


@kept
def arrow(size: int, colour: Colour) -> Sprite:
    """An arrow to the right."""
    points: list[Point] = [(96, 50), (50, 10), (50, 34), (4, 34), (4, 66), (50, 66), (50, 90)]
    return drawn(size, lambda sketch: sketch.polygon(points, colour))


@kept
def new_sign(size: int, palette: Palette) -> Sprite:
    """A little burst with a plus: this is new."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon(star_points(50, 50, 50, 38, 12), palette.ink)
        sketch.polygon(star_points(50, 50, 43, 32, 12), palette.rise)
        sketch.line([(50, 30), (50, 70)], palette.on_rise, 13)
        sketch.line([(30, 50), (70, 50)], palette.on_rise, 13)

    return drawn(size, draw)


@kept
def pennant(size: int, palette: Palette) -> Sprite:
    """A little flag: here it began."""

    def draw(sketch: Sketch) -> None:
        sketch.line([(16, 6), (16, 94)], palette.ink, 12)
        sketch.polygon([(16, 2), (100, 30), (16, 62)], palette.ink)
        sketch.polygon([(24, 14), (78, 31), (24, 50)], palette.alarm)

    return drawn(size, draw)


@kept
def person(size: int, colour: Colour) -> Sprite:
    """Somebody in a wide hat."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(8, 30, 92, 46, colour)
        sketch.box(30, 8, 70, 42, colour, 12)
        sketch.pie(50, 44, 22, 0, 180, colour)
        sketch.pie(50, 100, 40, 180, 360, colour)

    return drawn(size, draw)


@kept
def badge(size: int, palette: Palette) -> Sprite:
    """A sheriff's star with room for a mark in its middle."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        tips = star_points(50, 50, 42, 25, 6)
        for x, y in tips[::2]:
            sketch.disc(x, y, 8, palette.gold, ink, 2)
        sketch.shape(tips, palette.gold, ink, 2.5)
        for at in range(0, 12, 2):
            sketch.polygon([tips[at], tips[at + 1], (50, 50)], palette.gold_dark)
            sketch.polygon(
                [between(tips[at], (50, 50), 0.12), tips[at + 1], (50, 50)],
                mixed(palette.gold, palette.gold_dark, 0.4),
            )
        sketch.disc(50, 50, 24, palette.card, ink, 2.5)
        sketch.ring(50, 50, 20, 1, palette.gold_dark)

    return drawn(size, draw)


def between(one: Point, other: Point, part: float) -> Point:
    """The point that is a `part` of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part

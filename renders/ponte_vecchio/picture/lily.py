"""The lily of Florence, which hangs on the poster of the winners.

Knows neither the bridge nor a match.
"""

from typing import Final

from renders.drawing.canvas import Sprite
from renders.drawing.icons import Point, Sketch, between, drawn
from renders.drawing.shelf import kept
from renders.drawing.theme import Palette

_LEAF: Final[list[Point]] = [
    *((50, 1), (57, 9), (62, 19), (63, 29), (59, 41), (55, 52)),
    *((45, 52), (41, 41), (37, 29), (38, 19), (43, 9)),
]
"""The leaf in the middle."""
_PETAL: Final[list[Point]] = [
    *((54, 54), (60, 38), (67, 27), (76, 20), (86, 21), (94, 29), (97, 41), (93, 53), (84, 59), (76, 56)),
    *((75, 49), (81, 47), (85, 41), (83, 35), (77, 35), (72, 42), (69, 54), (64, 62)),
]
"""The right leaf, which curls back."""
_FOOT: Final[list[Point]] = [
    *((53, 56), (61, 62), (66, 73), (75, 76), (80, 71), (86, 76), (83, 86), (73, 90), (62, 86), (56, 76)),
]
"""The right leaf below."""
_TAIL: Final[list[Point]] = [(44, 56), (56, 56), (58, 78), (50, 99), (42, 78)]
_STAMENS: Final[list[Point]] = [(50, 54), (63, 14)]
"""The right stamen: stamens tell this lily from others."""


@kept
def lily(size: int, palette: Palette) -> Sprite:
    """A lily with room for a mark in its middle."""

    def draw(sketch: Sketch) -> None:
        ink, red = palette.ink, palette.alarm
        for turn in (_same, _mirrored):
            sketch.line(turn(_STAMENS), ink, 2.5)
            x, y = turn(_STAMENS)[1]
            sketch.disc(x, y, 4.5, palette.gold, ink, 2)
        for turn in (_same, _mirrored):
            sketch.shape(turn(_round(_PETAL)), red, ink, 2.5)
            sketch.shape(turn(_round(_FOOT)), red, ink, 2.5)
        sketch.shape(_TAIL, red, ink, 2.5)
        sketch.shape(_LEAF, red, ink, 2.5)
        sketch.disc(50, 50, 22, palette.gold, ink, 2.5)
        sketch.disc(50, 50, 18, palette.card, palette.gold_dark, 1)

    return drawn(size, draw)


def _round(points: list[Point]) -> list[Point]:
    """A shape whose corners are cut twice."""
    for _ in range(2):
        pairs = zip(points, [*points[1:], points[0]], strict=True)
        points = [between(one, other, part) for one, other in pairs for part in (0.25, 0.75)]
    return points


def _same(points: list[Point]) -> list[Point]:
    return points


def _mirrored(points: list[Point]) -> list[Point]:
    return [(100 - x, y) for x, y in points]

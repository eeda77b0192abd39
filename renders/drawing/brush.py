"""A brush for pictures that are painted once: shapes in the picture's own pixels, with smooth edges.

Knows no game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from renders.drawing.theme import Colour

Points: TypeAlias = Sequence[tuple[float, float]]

_SCALE: Final = 2
"""How many times larger pictures are painted before they are reduced."""


@dataclass(frozen=True, slots=True)
class Brush:
    """Paints on a picture."""

    pen: ImageDraw.ImageDraw

    def shape(self, points: Points, fill: Colour) -> None:
        self.pen.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=fill)

    def bar(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill)

    def oval(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self.pen.ellipse([value * _SCALE for value in (left, top, right, bottom)], fill=fill)

    def line(self, points: Points, fill: Colour, width: float = 1) -> None:
        flat = [(x * _SCALE, y * _SCALE) for x, y in points]
        self.pen.line(flat, fill=fill, width=round(width * _SCALE), joint="curve")

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def stroke(self, points: Points, fill: Colour, width: float) -> None:
        """A line with round ends."""
        self.line(points, fill, width)
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2 - 0.25, fill)

    def arc(self, left: float, top: float, right: float, bottom: float, fill: Colour, width: float) -> None:
        """The upper half of an oval's line."""
        box = [value * _SCALE for value in (left, top, right, bottom)]
        self.pen.arc(box, 180, 360, fill=fill, width=round(width * _SCALE))

    def rays(self, x: float, y: float, far: float, fill: Colour) -> None:
        """Every other ray of a sun that rises, upwards from a point."""
        box = [value * _SCALE for value in (x - far, y - far, x + far, y + far)]
        for start in range(180, 360, 12):
            self.pen.pieslice(box, start, start + 6, fill=fill)


def painted(width: int, height: int, ground: Colour, paint: Callable[[Brush], None]) -> Image.Image:
    """A picture that was painted with a brush."""
    large = Image.new("RGB", (width * _SCALE, height * _SCALE), ground)
    paint(Brush(ImageDraw.Draw(large)))
    return large.resize((width, height), Image.Resampling.BOX)

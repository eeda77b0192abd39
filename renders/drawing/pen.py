"""Curves for small drawings: rounded shapes with an inked edge, on the grid of a sketch. Knows no game."""

from collections.abc import Iterator, Sequence

from renders.drawing.icons import Point, Sketch
from renders.drawing.theme import Colour

STEPS = 7
"""How many straight pieces make a curve from one point to the next."""


def bend(points: Sequence[Point], *, is_closed: bool = True) -> list[Point]:
    """A curve through points. A point that is named twice in a row is a corner."""
    last = len(points)
    curve: list[Point] = []
    for at in range(last if is_closed else last - 1):
        one, other = points[at], points[(at + 1) % last]
        if one == other:
            continue
        before = points[at - 1] if at or is_closed else one
        after = points[(at + 2) % last] if at + 2 < last or is_closed else other
        curve += _piece(before, one, other, after)
    return curve if is_closed else [*curve, points[-1]]


def _piece(before: Point, one: Point, other: Point, after: Point) -> Iterator[Point]:
    """The Catmull-Rom curve from one point to the other, without its end."""
    for step in range(STEPS):
        t = step / STEPS
        weights = (
            -0.5 * t + t * t - 0.5 * t**3,
            1 - 2.5 * t * t + 1.5 * t**3,
            0.5 * t + 2 * t * t - 1.5 * t**3,
            -0.5 * t * t + 0.5 * t**3,
        )
        corners = (before, one, other, after)
        yield (
            sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True)),
            sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True)),
        )


def blob(sketch: Sketch, points: Sequence[Point], fill: Colour, ink: Colour, line: float = 2) -> None:
    """A rounded shape with its edge in ink."""
    outline = bend(points)
    sketch.polygon(outline, fill)
    sketch.curve([*outline, *outline[:2]], ink, line)


def patch(sketch: Sketch, points: Sequence[Point], fill: Colour) -> None:
    """A rounded shape without an edge."""
    sketch.polygon(bend(points), fill)


def stroke(sketch: Sketch, points: Sequence[Point], colour: Colour, width: float = 2) -> None:
    """A curved line."""
    sketch.curve(bend(points, is_closed=False), colour, width)


def flipped(points: Sequence[Point]) -> list[Point]:
    """The shape, mirrored at the grid's middle."""
    return [(100 - x, y) for x, y in points]


def both(points: Sequence[Point]) -> list[Point]:
    """A symmetrical shape, from its left half."""
    return [*points, *((100 - x, y) for x, y in reversed(points) if x != 50)]

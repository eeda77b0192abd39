"""Heads, eyes, brows, noses and mouths: a face looks straight out of its frame, and is lit from the left."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from renders.drawing.icons import Point, Sketch
from renders.drawing.pen import bend, blob, both, flipped, patch, stroke
from renders.gnadenlos.picture.portraits.look import DYES, Paint, light

Part: TypeAlias = Callable[[Sketch, Paint], None]
Parts: TypeAlias = Mapping[str, Part]

HEADS: Final[dict[str, list[Point]]] = {
    "oval": [(50, 17), (36, 21), (30, 36), (31, 54), (38, 70), (50, 78)],
    "round": [(50, 18), (34, 22), (27, 40), (29, 60), (38, 74), (50, 78)],
    "square": [(50, 17), (35, 20), (29, 36), (29, 58), (33, 73), (43, 79), (50, 80)],
    "long": [(50, 16), (38, 20), (33, 36), (33, 56), (38, 74), (45, 82), (50, 83)],
    "heart": [(50, 18), (36, 21), (29, 37), (31, 54), (40, 69), (50, 77)],
    "gaunt": [(50, 16), (38, 20), (31, 36), (34, 54), (37, 64), (41, 77), (50, 81)],
    "broad": [(50, 18), (34, 21), (26, 38), (26, 60), (32, 76), (44, 81), (50, 82)],
}
"""The left half of each, from the top down."""


def neck(sketch: Sketch, paint: Paint) -> None:
    """The neck, in the shade of the chin."""
    outline: list[Point] = [(40, 66), (40, 66), (39, 84), (34, 94), (66, 94), (61, 84), (60, 66), (60, 66)]
    sketch.shape(bend(outline), paint.shade, paint.ink, 2)
    patch(sketch, [(40, 74), (50, 83), (60, 74), (60, 82), (50, 88), (40, 82)], paint.crease)


def head(sketch: Sketch, paint: Paint, kind: str) -> None:
    """Ears and head, with the shade on its right."""
    half = HEADS[kind]
    wide = min(x for x, _ in half)
    for x in (wide - 1, 101 - wide):
        sketch.ellipse(x - 6, 43, x + 6, 60, paint.ink)
        sketch.ellipse(x - 4, 45, x + 4, 58, paint.shade if x > 50 else paint.skin)
    outline = bend(both(half))
    sketch.polygon(outline, paint.skin)
    right = [(100 - x, y) for x, y in half]
    inner = [(x - (x - 50) * 0.3, y) for x, y in reversed(right)]
    sketch.polygon(bend([*right, *inner], is_closed=False), paint.shade)
    sketch.curve([*outline, *outline[:2]], paint.ink, 2.2)


_PLACES: Final = ((41.5, -1), (58.5, 1))


def _eye(sketch: Sketch, paint: Paint, x: float) -> None:
    """One eye with its white, its pupil and its lid."""
    y, half = 48.0, 3.4
    sketch.ellipse(x - 5, y - half, x + 5, y + half, light(DYES["white"], 0.4))
    sketch.ellipse(x - 2.5, y - 2.7, x + 2.5, y + 2.7, paint.ink)
    stroke(sketch, [(x - 5.4, y - 0.4), (x, y - half - 0.4), (x + 5.4, y - 0.4)], paint.ink, 1.9)


def _plain(sketch: Sketch, paint: Paint) -> None:
    for x, _ in _PLACES:
        _eye(sketch, paint, x)
        stroke(sketch, [(x - 4, 53.5), (x, 54.6), (x + 4, 53.5)], paint.crease, 1)


def _narrow(sketch: Sketch, paint: Paint) -> None:
    for x, side in _PLACES:
        sketch.ellipse(x - 4.4, 46, x + 4.4, 50.6, light(DYES["white"], 0.4))
        sketch.ellipse(x - 2.4, 46, x + 2.4, 50.6, paint.ink)
        stroke(sketch, [(x - 6, 46.8), (x, 46), (x + 6, 46.8)], paint.ink, 2.4)
        stroke(sketch, [(x + 6 * side, 49), (x + 9 * side, 51)], paint.crease, 1.1)
        stroke(sketch, [(x - 4.5, 51), (x + 4.5, 51)], paint.crease, 1.1)


def _wide(sketch: Sketch, paint: Paint) -> None:
    for x, _ in _PLACES:
        sketch.disc(x, 47.5, 6.4, light(DYES["white"], 0.4), paint.ink, 1.6)
        sketch.ellipse(x - 2.5, 45, x + 2.5, 50, paint.ink)


def _lashes(sketch: Sketch, paint: Paint) -> None:
    for x, side in _PLACES:
        patch(sketch, [(x - 6, 47.5), (x - 3, 42.4), (x + 3, 42.4), (x + 6, 47.5)], paint.blush)
        _eye(sketch, paint, x)
        sketch.line([(x + 5 * side, 47), (x + 8.4 * side, 44.4)], paint.ink, 1.7)
        sketch.line([(x + 4 * side, 45.4), (x + 6.4 * side, 42.4)], paint.ink, 1.5)


def _lidded(sketch: Sketch, paint: Paint) -> None:
    for x, side in _PLACES:
        _eye(sketch, paint, x)
        patch(sketch, [(x - 5.4, 48), (x - 3.4, 43.6), (x + 3.4, 43.6), (x + 5.4, 48)], paint.shade)
        sketch.line([(x - 5.6, 48), (x + 5.6, 48)], paint.ink, 2)
        sketch.line([(x + 5 * side, 48), (x + 8.4 * side, 45.6)], paint.ink, 1.7)


def _shut(sketch: Sketch, paint: Paint) -> None:
    for x, side in _PLACES:
        stroke(sketch, [(x - 5.4, 50), (x, 46), (x + 5.4, 50)], paint.ink, 2.4)
        for y in (48, 51):
            stroke(sketch, [(x + 7 * side, 49.5), (x + 10 * side, y)], paint.crease, 1)


def _wink(sketch: Sketch, paint: Paint) -> None:
    _eye(sketch, paint, 41.5)
    stroke(sketch, [(53, 47), (58.5, 50.4), (64, 47)], paint.ink, 2.4)
    stroke(sketch, [(65, 46), (68, 44)], paint.crease, 1.1)
    stroke(sketch, [(65.5, 48.6), (69, 48.6)], paint.crease, 1.1)


def _hollow(sketch: Sketch, paint: Paint) -> None:
    for x, _ in _PLACES:
        patch(sketch, [(x - 7, 45), (x, 42), (x + 7, 45), (x + 5, 54), (x, 56), (x - 5, 54)], paint.crease)
        sketch.ellipse(x - 4, 45, x + 4, 51, light(DYES["white"], 0.4))
        sketch.ellipse(x - 2, 45.4, x + 2, 50.6, paint.ink)


def _nothing(sketch: Sketch, paint: Paint) -> None:
    """Not to be seen."""


EYES: Final[Parts] = {
    "plain": _plain,
    "narrow": _narrow,
    "wide": _wide,
    "lashes": _lashes,
    "lidded": _lidded,
    "shut": _shut,
    "wink": _wink,
    "hollow": _hollow,
    "hidden": _nothing,
}

BROWS: Final[dict[str, tuple[list[Point], float]]] = {
    "flat": ([(35, 42), (41, 40.4), (47, 42)], 2.6),
    "thin": ([(35, 41.4), (40, 38.2), (47, 40.4)], 1.6),
    "angry": ([(34, 39.6), (40, 40.6), (47.4, 44)], 3),
    "bushy": ([(33.6, 42.6), (40, 39.4), (47.6, 42.4)], 4.6),
    "raised": ([(35, 39), (41, 36), (47, 38)], 2.4),
    "worried": ([(34.6, 42.6), (41, 39), (47, 37.4)], 2.4),
}
"""The left one of each, and how thick it is."""


def brows(sketch: Sketch, paint: Paint, kind: str) -> None:
    """Both brows, in the hair's colour, or in ink if that colour would not be seen."""
    points, width = BROWS[kind]
    colour = paint.ink if width < 3.5 else paint.hair
    for side in (points, flipped(points)):
        if width >= 3.5:
            stroke(sketch, side, paint.ink, width + 1.6)
        stroke(sketch, side, colour, width)


NOSES: Final[dict[str, tuple[Point, ...]]] = {
    "straight": ((52, 46), (55, 57), (49, 58.6)),
    "hook": ((51.6, 44), (58, 52.6), (56, 60), (49.6, 58.6)),
    "button": ((45.8, 56.2), (47.6, 58.8), (50, 59.4), (52.4, 58.8), (54.2, 56.2)),
    "broad": ((43.4, 56), (45.4, 60), (50, 58.2), (54.6, 60), (56.6, 56)),
    "long": ((51, 44), (56.4, 60), (49, 61.6)),
}


def nose(sketch: Sketch, paint: Paint, kind: str) -> None:
    """A line; a bulb is a disc."""
    if kind == "bulb":
        blob(sketch, [(44, 56), (50, 50), (56, 56), (54, 61), (46, 61)], paint.blush, paint.ink, 1.8)
        sketch.ellipse(46.6, 53, 49.4, 56, light(paint.blush))
        return
    stroke(sketch, NOSES[kind], paint.crease, 2)


def _line(*points: Point) -> Part:
    return lambda sketch, paint: stroke(sketch, points, paint.ink, 2.2)


def _teeth(sketch: Sketch, paint: Paint) -> None:
    points: list[Point] = [
        *((40, 63.4), (40, 63.4), (50, 66), (60, 63.4)),
        *((60, 63.4), (56, 70), (50, 71.6), (44, 70)),
    ]
    blob(sketch, points, light(DYES["white"]), paint.ink, 1.8)
    for x in (45.4, 50, 54.6):
        sketch.line([(x, 65.4), (x, 70)], paint.crease, 0.8)


def _gold_tooth(sketch: Sketch, paint: Paint) -> None:
    _teeth(sketch, paint)
    sketch.crate((50.4, 65.4, 55, 70.4), paint.palette.gold, paint.ink, 0.8)


def _lips(sketch: Sketch, paint: Paint) -> None:
    colour = DYES["red"]
    upper: list[Point] = [(42.6, 66), (42.6, 66), (47.6, 63), (50, 64.4), (52.4, 63), (57.4, 66), (57.4, 66)]
    patch(sketch, [*upper, (50, 67.4)], colour)
    patch(sketch, [(43.6, 66.6), (50, 67.6), (56.4, 66.6), (50, 71.4)], light(colour, 0.15))
    stroke(sketch, [(42.6, 66), (50, 67.2), (57.4, 66)], paint.ink, 1.3)


def _red_smile(sketch: Sketch, paint: Paint) -> None:
    colour = DYES["red"]
    points: list[Point] = [(40.6, 63.4), (40.6, 63.4), (50, 65.6), (59.4, 63.4), (59.4, 63.4), (50, 72.4)]
    blob(sketch, points, light(DYES["white"]), colour, 2)


def _round(sketch: Sketch, paint: Paint) -> None:
    sketch.disc(50, 67, 4.2, DYES["plum"], paint.ink, 1.6)


MOUTHS: Final[Parts] = {
    "flat": _line((43, 66), (50, 66.4), (57, 66)),
    "low": _line((44, 70), (50, 69.6), (56, 70)),
    "smile": _line((41.6, 64), (45, 67.4), (50, 68.6), (55, 67.4), (58.4, 64)),
    "frown": _line((42, 68.4), (50, 65), (58, 68.4)),
    "smirk": _line((43, 67), (51, 67.4), (58, 63.4)),
    "teeth": _teeth,
    "golden-tooth": _gold_tooth,
    "lips": _lips,
    "red-smile": _red_smile,
    "round": _round,
    "hidden": _nothing,
}

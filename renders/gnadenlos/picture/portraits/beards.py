"""Beards and moustaches, in the hair's colour, with the cuts of a woodcutter's knife in them."""

from typing import Final

from renders.drawing.icons import Point, Sketch
from renders.drawing.pen import blob, both, flipped, patch, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import Paint, dark, light


def _cuts(sketch: Sketch, paint: Paint, *lines: list[Point]) -> None:
    """The same cuts on both sides."""
    for line in lines:
        stroke(sketch, line, dark(paint.hair, paint, 0.5), 1.3)
        stroke(sketch, flipped(line), dark(paint.hair, paint, 0.5), 1.3)


def _none(sketch: Sketch, paint: Paint) -> None:
    """A shaven face."""


def _stubble(sketch: Sketch, paint: Paint) -> None:
    colour = dark(paint.skin, paint, 0.3)
    jaw: list[Point] = [(32, 60), (38, 60), (44, 62.4), (50, 61.6)]
    patch(sketch, [*both(jaw), *[(68, 62), (62, 73), (50, 77), (38, 73)]], colour)
    for x, y in ((38, 65), (42, 72), (46, 75), (54, 75), (58, 72), (62, 65), (50, 72), (36, 68), (64, 68)):
        sketch.ellipse(x - 0.8, y - 0.8, x + 0.8, y + 0.8, paint.ink)


def _moustache(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 61), (44, 60.6), (36, 66), (34, 70), (42, 69.4), (50, 66)]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(47, 63), (40, 67)])


def _walrus(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 59.6), (42, 59.6), (34, 66), (32, 77), (38, 76), (44, 72), (50, 70.6)]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(48, 62), (47, 68)], [(44, 62), (41, 70)], [(40, 64.4), (36, 72)])


def _handlebar(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 61), (43, 60), (37, 64), (32, 62.4), (31, 57), (27.4, 57.4), (27, 65)]
    half += [(33, 69.6), (43, 69), (50, 66)]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(47, 63), (39, 66.6), (32, 67)])


def _curled(sketch: Sketch, paint: Paint) -> None:
    """A thin one, waxed into a curl at each end."""
    half: list[Point] = [(50, 62.4), (44, 62), (39, 63.8), (35.4, 62), (36, 58.4), (38.6, 59.4)]
    for side in (half, flipped(half)):
        stroke(sketch, side, paint.ink, 3)


def _pencil(sketch: Sketch, paint: Paint) -> None:
    for side in ([(49, 61.8), (43, 62), (38.6, 64)], [(51, 61.8), (57, 62), (61.4, 64)]):
        stroke(sketch, side, paint.ink, 2.2)


def _goatee(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 71), (44, 70.4), (42, 76), (45, 84), (50, 90)]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(47, 75), (48, 84)])


def _van_dyke(sketch: Sketch, paint: Paint) -> None:
    _goatee(sketch, paint)
    _moustache(sketch, paint)


def _full(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 60), (42, 60), (36, 62), (33, 58), (30, 48), (28, 48), (26, 62), (30, 78)]
    half += [(38, 88), (50, 91)]
    blob(sketch, both(half), paint.hair, paint.ink, 2)
    _mouth_in_beard(sketch, paint)
    _cuts(
        sketch, paint, [(33, 66), (37, 78)], [(39, 75), (42, 84)], [(46, 78), (47, 86)], [(30, 60), (31, 68)]
    )


def _long(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 60), (42, 60), (36, 62), (33, 57), (30, 46), (28, 46), (24, 62), (24, 80)]
    half += [(30, 96), (36, 104), (50, 106)]
    blob(sketch, both(half), paint.hair, paint.ink, 2)
    _mouth_in_beard(sketch, paint)
    _cuts(
        sketch,
        paint,
        [(29, 64), (29, 80), (34, 94)],
        [(35, 70), (35, 84), (40, 97)],
        [(41, 77), (42, 88), (45, 98)],
        [(48, 80), (48, 97)],
    )


def _mouth_in_beard(sketch: Sketch, paint: Paint) -> None:
    """What a full beard leaves of a mouth, below its moustache."""
    patch(sketch, [(43, 69.6), (50, 68), (57, 69.6), (50, 73)], dark(paint.skin, paint, 0.35))
    stroke(sketch, [(42.4, 69.6), (50, 69), (57.6, 69.6)], paint.ink, 1.6)
    _cuts(sketch, paint, [(48.6, 63), (42, 66), (37, 68)])


def _mutton(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [
        *((28, 42), (33, 44), (34, 56), (39, 62), (38.4, 70)),
        *((36, 79), (27, 74), (22, 62), (25, 50)),
    ]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(29, 52), (29, 66)], [(32, 58), (35, 72)])


def _drooping(sketch: Sketch, paint: Paint) -> None:
    """A moustache that hangs down beside the chin."""
    half: list[Point] = [
        *((50, 61), (44, 60.4), (37, 65), (34, 74), (34, 84)),
        *((38, 84), (40, 74), (44, 68.4), (50, 66)),
    ]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(47, 63), (40, 67), (37, 76)])


def _chops(sketch: Sketch, paint: Paint) -> None:
    """Whiskers and moustache in one, the chin bare."""
    half: list[Point] = [(50, 61), (43, 60.6), (36, 62), (32, 54), (30, 44), (27, 46), (24, 62), (28, 77)]
    half += [(36, 80), (41, 72), (50, 66.6)]
    blob(sketch, both(half), paint.hair, paint.ink, 1.8)
    _cuts(sketch, paint, [(29, 58), (30, 70)], [(34, 66), (35, 75)], [(47, 63), (40, 67)])
    stroke(sketch, [(46, 70), (50, 70.6), (54, 70)], paint.ink, 1.6)


def _highlight(sketch: Sketch, paint: Paint) -> None:
    """A streak of light in a dark beard."""
    stroke(sketch, [(36, 72), (40, 82)], light(paint.hair, 0.4), 1.6)


BEARDS: Final[Parts] = {
    "none": _none,
    "stubble": _stubble,
    "moustache": _moustache,
    "walrus": _walrus,
    "handlebar": _handlebar,
    "curled": _curled,
    "pencil": _pencil,
    "goatee": _goatee,
    "van-dyke": _van_dyke,
    "full": _full,
    "long": _long,
    "mutton": _mutton,
    "drooping": _drooping,
    "chops": _chops,
}

"""What people wear below the chin."""

from dataclasses import replace
from typing import Final

from renders.drawing.icons import Point, Sketch
from renders.drawing.pen import blob, both, flipped, patch, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import DYES, Paint, dark, light

_SHOULDERS: Final[list[Point]] = [(40, 82), (24, 87), (10, 94), (4, 112), (50, 116)]
_SLIM: Final[list[Point]] = [(40, 83), (27, 88), (17, 96), (13, 112), (50, 116)]


def _body(sketch: Sketch, paint: Paint, half: list[Point] = _SHOULDERS) -> None:
    """Shoulders in cloth, hatched on the right."""
    blob(sketch, both(half), paint.cloth, paint.ink)
    sketch.hatch([(76, 89), (90, 95), (95, 110), (72, 110)], dark(paint.cloth, paint, 0.4), step=4, width=1)


def _opening(sketch: Sketch, paint: Paint, fill: str) -> None:
    """What is to be seen between two lapels."""
    sketch.shape([(39, 80), (61, 80), (52, 108), (48, 108)], fill, paint.ink, 1.8)


def _lapels(sketch: Sketch, paint: Paint, colour: str) -> None:
    half: list[Point] = [(39, 79), (30, 86), (34, 96), (31, 99), (47, 112), (49, 106)]
    for side in (half, flipped(half)):
        sketch.shape(side, colour, paint.ink, 1.8)


def _collar(sketch: Sketch, paint: Paint, colour: str = DYES["white"]) -> None:
    """A turned-down collar."""
    half: list[Point] = [(39, 77), (35, 83), (43, 92), (50, 86)]
    for side in (half, flipped(half)):
        sketch.shape(side, colour, paint.ink, 1.7)


def _shirt(sketch: Sketch, paint: Paint) -> None:
    _body(sketch, paint)
    _opening(sketch, paint, paint.shade)
    _collar(sketch, paint, light(paint.cloth, 0.2))


def _braces(sketch: Sketch, paint: Paint) -> None:
    """A collarless shirt, its buttons, and braces."""
    _body(sketch, paint)
    blob(
        sketch,
        [(39, 80), (50, 90), (61, 80), (62, 85), (50, 95), (38, 85)],
        light(paint.cloth, 0.25),
        paint.ink,
        1.6,
    )
    sketch.line([(50, 95), (50, 108)], dark(paint.cloth, paint, 0.5), 1.4)
    for line in ([(25, 86), (28, 94), (28, 110)], [(75, 86), (72, 94), (72, 110)]):
        stroke(sketch, line, paint.ink, 7)
        stroke(sketch, line, paint.trim, 4.4)
    sketch.ellipse(48.4, 97, 51.6, 100.2, paint.ink)


def _checked(sketch: Sketch, paint: Paint) -> None:
    """A lumberman's shirt."""
    _body(sketch, paint)
    colour = dark(paint.cloth, paint, 0.45)
    for x in range(16, 90, 11):
        sketch.line([(x, 92), (x, 110)], colour, 2.4)
    sketch.line([(14, 96), (86, 96)], colour, 2.4)
    _opening(sketch, paint, paint.shade)
    _collar(sketch, paint, light(paint.cloth, 0.15))


def _vest(sketch: Sketch, paint: Paint) -> None:
    """A waistcoat over a white shirt, with a string tie."""
    _body(sketch, replace(paint, cloth=DYES["white"]))
    half: list[Point] = [(33, 84), (28, 90), (26, 112), (49, 112), (46, 98)]
    for side in (half, flipped(half)):
        sketch.shape(side, paint.cloth, paint.ink, 1.8)
    _collar(sketch, paint)
    for x in (-1, 1):
        stroke(sketch, [(50, 89), (50 + 6 * x, 93), (50 + 4 * x, 103)], paint.ink, 2.2)
    sketch.disc(50, 89, 3, paint.trim, paint.ink, 1.2)


def _suit(sketch: Sketch, paint: Paint) -> None:
    """A town suit with lapels and a cravat."""
    _body(sketch, paint)
    _opening(sketch, paint, DYES["white"])
    blob(sketch, [(44, 86), (56, 86), (58, 96), (52, 106), (48, 106), (42, 96)], paint.trim, paint.ink, 1.6)
    _lapels(sketch, paint, light(paint.cloth, 0.12))
    _collar(sketch, paint)


def _bow_tie(sketch: Sketch, paint: Paint) -> None:
    _body(sketch, paint)
    _opening(sketch, paint, DYES["white"])
    _lapels(sketch, paint, light(paint.cloth, 0.12))
    _collar(sketch, paint)
    for side in ([(50, 90), (38, 84), (38, 97)], [(50, 90), (62, 84), (62, 97)]):
        sketch.shape(side, paint.trim, paint.ink, 1.6)
    sketch.disc(50, 90.4, 3.4, paint.trim, paint.ink, 1.4)


def _clerical(sketch: Sketch, paint: Paint) -> None:
    _body(sketch, paint)
    blob(sketch, [(38, 78), (50, 82), (62, 78), (62, 89), (50, 93), (38, 89)], paint.cloth, paint.ink)
    sketch.shape([(45, 82), (55, 82), (55, 91), (45, 91)], DYES["white"], paint.ink, 1.4)
    for y in (99, 105):
        sketch.disc(50, y, 1.8, light(paint.cloth, 0.4), paint.ink, 0.8)


def _uniform(sketch: Sketch, paint: Paint) -> None:
    """A soldier's coat with shoulder straps, two rows of buttons, and a kerchief."""
    _body(sketch, paint)
    half: list[Point] = [(14, 92), (27, 86), (31, 90), (17, 98)]
    for side in (half, flipped(half)):
        sketch.shape(side, paint.trim, paint.ink, 1.6)
    for x in (38, 62):
        for y in (97, 104):
            sketch.disc(x, y, 2.4, DYES["gold"], paint.ink, 1)
    sketch.line([(50, 92), (50, 110)], dark(paint.cloth, paint, 0.5), 1.6)
    blob(sketch, [(37, 78), (50, 84), (63, 78), (64, 86), (50, 92), (36, 86)], paint.cloth, paint.ink)
    stroke(sketch, [(37, 86), (50, 91), (63, 86)], paint.trim, 1.6)


def _kerchief(sketch: Sketch, paint: Paint) -> None:
    """A shirt, and a kerchief knotted at the throat."""
    _body(sketch, paint)
    _knotted(sketch, paint)


def _knotted(sketch: Sketch, paint: Paint) -> None:
    sketch.shape([(46, 90), (38, 106), (48, 100), (54, 108), (56, 90)], paint.trim, paint.ink, 1.7)
    points: list[Point] = [(35, 78), (50, 83), (65, 78), (67, 87), (56, 94), (44, 94), (33, 87)]
    blob(sketch, points, paint.trim, paint.ink)
    for x, y in ((40, 85), (47, 89), (55, 88), (61, 83)):
        sketch.ellipse(x - 1.3, y - 1.3, x + 1.3, y + 1.3, light(paint.trim, 0.75))


def _leather(sketch: Sketch, paint: Paint) -> None:
    """A leather coat with its collar up."""
    _body(sketch, paint)
    _opening(sketch, paint, paint.trim)
    half: list[Point] = [(36, 72), (26, 82), (28, 96), (46, 112), (48, 98), (39, 86)]
    for side in (half, flipped(half)):
        sketch.shape(side, light(paint.cloth, 0.12), paint.ink, 2)


def _poncho(sketch: Sketch, paint: Paint) -> None:
    """A blanket with stripes, high round the neck."""
    blob(sketch, both([(50, 70), (32, 74), (18, 86), (6, 100), (4, 116), (50, 118)]), paint.cloth, paint.ink)
    blob(sketch, both([(50, 69), (34, 71), (30, 80), (50, 88)]), dark(paint.cloth, paint, 0.2), paint.ink)
    for y, colour in ((93, paint.trim), (98, DYES["cream"]), (103, paint.trim)):
        stroke(sketch, [(12, y + 3), (32, y), (50, y + 3), (68, y), (88, y + 3)], colour, 2.8)


def _robe(sketch: Sketch, paint: Paint) -> None:
    """A judge's gown with white bands."""
    _body(sketch, paint)
    for line in ([(28, 90), (24, 110)], [(38, 90), (36, 110)], [(62, 90), (64, 110)], [(72, 90), (76, 110)]):
        stroke(sketch, line, dark(paint.cloth, paint, 0.5), 1.6)
    _collar(sketch, paint)
    for x in (43, 51):
        sketch.shape([(x + 2, 88), (x + 5, 88), (x + 7, 104), (x, 104)], DYES["white"], paint.ink, 1.5)


def _laced(sketch: Sketch, paint: Paint) -> None:
    """A woman's high dress with a lace collar and a brooch."""
    _body(sketch, paint, _SLIM)
    for x in range(34, 68, 8):
        y = 88 - abs(x - 50) / 5
        sketch.disc(x, y + 3, 5, DYES["white"], paint.ink, 1.4)
    blob(sketch, [(38, 76), (50, 81), (62, 76), (64, 88), (50, 92), (36, 88)], DYES["white"], paint.ink, 1.6)
    sketch.disc(50, 90, 4, paint.trim, paint.ink, 1.4)
    sketch.line([(50, 96), (50, 110)], dark(paint.cloth, paint, 0.45), 1.4)


def _gown(sketch: Sketch, paint: Paint) -> None:
    """A stage gown: bare shoulders, a ruffle, and a band round the throat."""
    blob(sketch, both([(41, 82), (27, 87), (17, 94), (13, 112), (50, 116)]), paint.skin, paint.ink)
    patch(sketch, [(66, 88), (80, 94), (84, 104), (70, 104)], paint.shade)
    half: list[Point] = [(14, 99), (22, 95), (30, 99), (38, 97), (44, 101), (50, 100), (50, 116), (10, 116)]
    blob(
        sketch,
        [*half[:6], *((100 - x, y) for x, y in reversed(half[:5])), (90, 116), (10, 116)],
        paint.cloth,
        paint.ink,
    )
    for x in (24, 36, 50, 64, 76):
        stroke(sketch, [(x, 102), (x, 110)], dark(paint.cloth, paint, 0.45), 1.4)
    stroke(sketch, [(40, 80), (50, 84.4), (60, 80)], paint.ink, 5)
    stroke(sketch, [(40, 80), (50, 84.4), (60, 80)], paint.trim, 3)
    sketch.disc(50, 86, 3.4, DYES["gold"], paint.ink, 1.2)


def _furs(sketch: Sketch, paint: Paint) -> None:
    """A lady's furs with pearls above them."""
    blob(sketch, both([(41, 82), (28, 87), (17, 94), (13, 112), (50, 116)]), paint.skin, paint.ink)
    half: list[Point] = [(30, 82), (16, 88), (8, 100), (10, 116), (48, 116), (46, 102), (36, 94)]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.cloth, paint.ink)
    for x, y in ((24, 91), (18, 100), (28, 100), (36, 104)):
        for at in (x, 100 - x):
            sketch.line([(at, y), (at - 1.4, y + 4)], dark(paint.cloth, paint, 0.45), 1.4)
    for at in range(9):
        across = 36 + at * 3.5
        down = 84 + (1 - ((across - 50) / 14) ** 2) * 9
        sketch.disc(across, down, 2.5, light(DYES["white"]), paint.ink, 0.9)


def _coat(sketch: Sketch, paint: Paint) -> None:
    """A buttoned coat with a muffler."""
    _body(sketch, paint)
    sketch.line([(50, 92), (50, 110)], dark(paint.cloth, paint, 0.5), 1.6)
    sketch.shape([(54, 88), (66, 92), (62, 110), (52, 110)], dark(paint.trim, paint, 0.15), paint.ink, 1.8)
    blob(sketch, [(34, 76), (50, 82), (66, 76), (68, 86), (50, 94), (32, 86)], paint.trim, paint.ink)
    for x in (40, 50, 60):
        stroke(sketch, [(x - 2, 83), (x, 91)], dark(paint.trim, paint, 0.4), 1.3)


CLOTHES: Final[Parts] = {
    "shirt": _shirt,
    "braces": _braces,
    "checked": _checked,
    "vest": _vest,
    "suit": _suit,
    "bow-tie": _bow_tie,
    "clerical": _clerical,
    "uniform": _uniform,
    "kerchief": _kerchief,
    "leather": _leather,
    "poncho": _poncho,
    "robe": _robe,
    "laced": _laced,
    "gown": _gown,
    "furs": _furs,
    "coat": _coat,
}

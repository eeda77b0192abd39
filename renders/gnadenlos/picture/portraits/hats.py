"""Hats and what else people wear on their heads. Brims lie just above the brows."""

from typing import Final

from renders.drawing.icons import Point, Sketch, star_points
from renders.drawing.pen import bend, blob, both, flipped, patch, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import DYES, Paint, dark, light


def _none(sketch: Sketch, paint: Paint) -> None:
    """A bare head."""


def _shadow(sketch: Sketch, paint: Paint) -> None:
    """What a brim throws on the brow."""
    patch(sketch, [(31, 32), (50, 38), (69, 32), (69, 38), (50, 43), (31, 38)], dark(paint.skin, paint, 0.28))


def _crown(sketch: Sketch, paint: Paint, half: list[Point]) -> None:
    """A crown with its right side in the shade."""
    whole = both(half)
    blob(sketch, whole, paint.hat, paint.ink)
    right = [(100 - x, y) for x, y in half]
    inner = [(x - (x - 50) * 0.45, y) for x, y in reversed(right)]
    sketch.polygon(bend([*right[1:], *inner[:-1]]), dark(paint.hat, paint, 0.22))
    sketch.curve([*bend(whole), *bend(whole)[:2]], paint.ink, 2)


def _band(sketch: Sketch, paint: Paint, top: float, bottom: float, left: float, sag: float = 4) -> None:
    """A ribbon round the crown."""
    right = 100 - left
    points: list[Point] = [(left, top), (left, top), (50, top + sag), (right, top), (right, top)]
    blob(
        sketch,
        [*points, (right + 1, bottom), (50, bottom + sag), (left - 1, bottom)],
        paint.band,
        paint.ink,
        1.6,
    )


def _brim(sketch: Sketch, paint: Paint, half: list[Point]) -> None:
    blob(sketch, both(half), paint.hat, paint.ink)


def _stetson(sketch: Sketch, paint: Paint) -> None:
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 8), (41, 2), (32, 8), (29, 30), (50, 36)])
    _band(sketch, paint, 20, 28, 30)
    _brim(sketch, paint, [(50, 30), (28, 26), (8, 14), (4, 20), (18, 34), (50, 39)])
    stroke(sketch, [(12, 20), (26, 29), (50, 33), (74, 29), (88, 20)], light(paint.hat, 0.3), 1.4)


def _wide(sketch: Sketch, paint: Paint) -> None:
    """A preacher's: low and round, with a flat wide brim."""
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 8), (36, 9), (29, 18), (28, 30), (50, 36)])
    _band(sketch, paint, 20, 27, 29)
    _brim(sketch, paint, [(50, 27), (26, 27), (5, 29), (5, 33), (26, 37), (50, 38)])
    stroke(sketch, [(12, 31), (50, 32), (88, 31)], light(paint.hat, 0.3), 1.2)


def _slouch(sketch: Sketch, paint: Paint) -> None:
    """A miner's, which has been slept in."""
    _shadow(sketch, paint)
    points: list[Point] = [(29, 32), (27, 16), (36, 7), (46, 11), (58, 5), (70, 11), (72, 32), (50, 37)]
    blob(sketch, points, paint.hat, paint.ink)
    patch(sketch, [(60, 12), (68, 13), (70, 30), (60, 33)], dark(paint.hat, paint, 0.22))
    stroke(sketch, [(44, 12), (47, 20), (44, 26)], dark(paint.hat, paint, 0.45), 1.6)
    _band(sketch, paint, 24, 30, 29)
    brim: list[Point] = [
        *((6, 34), (18, 27), (34, 30), (50, 29), (66, 28)),
        *((84, 24), (95, 32), (82, 38), (62, 37)),
    ]
    blob(sketch, [*brim, (48, 40), (30, 37), (16, 42)], paint.hat, paint.ink)
    for line in ([(14, 36), (26, 33)], [(72, 34), (86, 31)]):
        stroke(sketch, line, dark(paint.hat, paint, 0.45), 1.3)


def _gambler(sketch: Sketch, paint: Paint) -> None:
    """Flat on top, with a brim that curls up."""
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 9), (32, 8), (32, 8), (30, 30), (50, 35)])
    _band(sketch, paint, 20, 28, 31)
    _brim(sketch, paint, [(50, 30), (30, 29), (14, 22), (8, 26), (20, 36), (50, 39)])


def _bowler(sketch: Sketch, paint: Paint) -> None:
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 2), (36, 5), (28, 17), (27, 31), (50, 35)])
    _band(sketch, paint, 22, 29, 28)
    _brim(sketch, paint, [(50, 31), (30, 30), (18, 26), (15, 31), (28, 37), (50, 39)])
    stroke(sketch, [(35, 20), (38, 11), (45, 6)], light(paint.hat, 0.4), 2)


def _topper(sketch: Sketch, paint: Paint) -> None:
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, -4), (26, -5), (26, -5), (30, 14), (29, 31), (50, 35)])
    _band(sketch, paint, 18, 28, 30)
    _brim(sketch, paint, [(50, 30), (28, 29), (13, 24), (11, 30), (26, 37), (50, 39)])
    stroke(sketch, [(34, -1), (36, 14)], light(paint.hat, 0.4), 2)


def _battered(sketch: Sketch, paint: Paint) -> None:
    """A top hat with a dent, a patch and a lid that has come loose."""
    _shadow(sketch, paint)
    points: list[Point] = [
        *((24, -1), (24, -1), (48, 4), (76, -5), (76, -5)),
        *((70, 8), (73, 18), (70, 31), (50, 35)),
    ]
    blob(sketch, [*points, (30, 31), (33, 16)], paint.hat, paint.ink)
    patch(sketch, [(62, 2), (72, -2), (68, 10), (70, 28), (60, 31)], dark(paint.hat, paint, 0.25))
    _band(sketch, paint, 20, 28, 31)
    sketch.shape([(38, 8), (47, 7), (48, 16), (39, 17)], paint.trim, paint.ink, 1.2)
    for x, y in ((37, 10), (37.6, 15), (49, 9), (49.4, 14)):
        sketch.line([(x - 1, y), (x + 2, y)], paint.ink, 1)
    _brim(sketch, paint, [(50, 30), (28, 29), (10, 30), (9, 35), (26, 38), (50, 39)])


def _cavalry(sketch: Sketch, paint: Paint) -> None:
    """A dragoon's hat with its cord and crossed sabres."""
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 7), (43, 3), (32, 7), (29, 31), (50, 36)])
    stroke(sketch, [(30, 26), (50, 31), (70, 26)], DYES["gold"], 3)
    _brim(sketch, paint, [(50, 31), (28, 28), (9, 24), (6, 29), (22, 36), (50, 40)])
    for points in ([(41, 23), (50, 20), (58, 12)], [(59, 23), (50, 20), (42, 12)]):
        stroke(sketch, points, paint.ink, 3.4)
        stroke(sketch, points, DYES["gold"], 2)
    for x in (46, 54):
        sketch.disc(x, 35.4, 2.6, DYES["gold"], paint.ink, 1)


def _kepi(sketch: Sketch, paint: Paint) -> None:
    """A soldier's cap, its lid fallen forward, a horn on it."""
    _shadow(sketch, paint)
    points: list[Point] = [(28, 31), (30, 12), (36, 5), (60, 8), (70, 15), (72, 31), (50, 35)]
    blob(sketch, points, paint.hat, paint.ink)
    blob(
        sketch,
        [(33, 10), (46, 4), (64, 9), (68, 16), (52, 17), (36, 15)],
        dark(paint.hat, paint, 0.2),
        paint.ink,
        1.6,
    )
    _band(sketch, paint, 25, 31, 28)
    peak: list[Point] = [(27, 33), (27, 33), (50, 36), (73, 33), (73, 33), (70, 41), (50, 44), (30, 41)]
    blob(sketch, peak, DYES["black"], paint.ink)
    stroke(sketch, [(34, 39), (50, 41), (62, 40)], light(DYES["black"], 0.4), 1.4)
    sketch.disc(50, 22, 4.6, DYES["gold"], paint.ink, 1.4)


def _straw(sketch: Sketch, paint: Paint) -> None:
    """Plaited straw with a wide brim and a ribbon."""
    _shadow(sketch, paint)
    _crown(sketch, paint, [(50, 7), (37, 8), (30, 16), (29, 30), (50, 35)])
    _band(sketch, paint, 20, 28, 30)
    _brim(sketch, paint, [(50, 28), (24, 26), (3, 34), (6, 40), (24, 38), (50, 38)])
    for line in ([(12, 36), (30, 31), (50, 31.6)], [(22, 35.6), (50, 35)], [(36, 14), (50, 12)]):
        stroke(sketch, line, dark(paint.hat, paint, 0.3), 1.1)
        stroke(sketch, flipped(line), dark(paint.hat, paint, 0.3), 1.1)


def _plumed(sketch: Sketch, paint: Paint) -> None:
    """A lady's great hat with ostrich feathers."""
    feather: list[Point] = [(60, 20), (66, 2), (82, -6), (96, 2), (97, 18), (88, 28), (74, 28)]
    blob(sketch, feather, paint.band, paint.ink, 1.8)
    for end in ((84, 0), (92, 8), (91, 20)):
        stroke(sketch, [(66, 22), (76, 12), end], dark(paint.band, paint, 0.4), 1.3)
    other: list[Point] = [(54, 20), (50, 0), (60, -8), (72, -4), (74, 8), (66, 22)]
    blob(sketch, other, light(paint.band, 0.35), paint.ink, 1.8)
    stroke(sketch, [(58, 20), (62, 6), (66, 0)], dark(paint.band, paint, 0.4), 1.3)
    _shadow(sketch, paint)
    blob(sketch, [(30, 30), (31, 16), (44, 10), (62, 14), (70, 30), (50, 34)], paint.hat, paint.ink)
    brim: list[Point] = [
        *((4, 22), (22, 26), (50, 28), (78, 30), (97, 40)),
        *((88, 43), (70, 38), (50, 37), (24, 36), (7, 30)),
    ]
    blob(sketch, brim, paint.hat, paint.ink)
    sketch.disc(60, 27, 5, DYES["gold"], paint.ink, 1.4)
    sketch.disc(60, 27, 2.6, DYES["red"], paint.ink, 0.8)


def _feathered(sketch: Sketch, paint: Paint) -> None:
    """No hat: a comb and a feather in pinned hair."""
    stem: list[Point] = [(64, 26), (72, 8), (84, -2), (90, 4), (86, 16), (74, 28)]
    blob(sketch, stem, paint.hat, paint.ink, 1.8)
    stroke(sketch, [(67, 26), (76, 12), (86, 2)], dark(paint.hat, paint, 0.45), 1.4)
    sketch.disc(66, 26, 4.6, DYES["gold"], paint.ink, 1.4)
    sketch.disc(66, 26, 2, paint.band, paint.ink, 0.7)


def _diadem(sketch: Sketch, paint: Paint) -> None:
    """A band of stars with a crescent moon before the brow."""
    stroke(sketch, [(28, 33), (50, 26), (72, 33)], paint.ink, 5.6)
    stroke(sketch, [(28, 33), (50, 26), (72, 33)], DYES["gold"], 3.4)
    sketch.disc(50, 17, 10, DYES["gold"], paint.ink, 1.6)
    sketch.ellipse(43.6, 5.4, 58.4, 20.2, paint.ink)
    sketch.ellipse(44.6, 5, 57.4, 18.6, paint.hair)
    sketch.polygon(star_points(51, 12, 5, 2.2), DYES["gold"])
    for x, y in ((35, 29), (65, 29)):
        sketch.polygon(star_points(x, y, 5.4, 2.6), paint.ink)
        sketch.polygon(star_points(x, y, 4.2, 2), light(DYES["gold"], 0.5))


def _fur(sketch: Sketch, paint: Paint) -> None:
    """A trapper's cap with its flaps down."""
    half: list[Point] = [(50, 3), (36, 5), (26, 14), (24, 28), (50, 30)]
    blob(sketch, both(half), paint.hat, paint.ink)
    flap: list[Point] = [(24, 30), (19, 44), (21, 60), (27, 66), (32, 58), (32, 38)]
    for side in (flap, flipped(flap)):
        blob(sketch, side, paint.band, paint.ink)
    rim: list[Point] = [
        *((22, 34), (24, 24), (36, 21), (50, 20), (64, 21)),
        *((76, 24), (78, 34), (70, 38), (50, 36), (30, 38)),
    ]
    blob(sketch, rim, paint.band, paint.ink)
    for x in range(27, 76, 6):
        sketch.line([(x, 26), (x - 1.6, 31)], dark(paint.band, paint, 0.4), 1.3)
    for x in (24, 76):
        for y in (46, 54):
            sketch.line([(x, y), (x + 1.6, y + 4)], dark(paint.band, paint, 0.4), 1.3)


def _visor(sketch: Sketch, paint: Paint) -> None:
    """A dealer's eyeshade."""
    sketch.polygon([(28, 27), (50, 23), (72, 27), (72, 32), (50, 29), (28, 32)], paint.ink)
    points: list[Point] = [
        *((26, 32), (26, 32), (50, 27), (74, 32), (74, 32)),
        *((79, 40), (64, 41), (50, 39), (36, 41), (21, 40)),
    ]
    blob(sketch, points, paint.hat, paint.ink)
    stroke(sketch, [(30, 36), (48, 31.6)], light(paint.hat, 0.5), 2)


def _headband(sketch: Sketch, paint: Paint) -> None:
    """A kerchief tied round the brow."""
    points: list[Point] = [(28, 27), (28, 27), (50, 23), (72, 27), (72, 27), (72, 36), (50, 33), (28, 36)]
    blob(
        sketch,
        [(72, 28), (84, 22), (84, 22), (82, 32), (88, 40), (88, 40), (74, 37)],
        paint.hat,
        paint.ink,
        1.8,
    )
    blob(sketch, points, paint.hat, paint.ink, 1.8)
    for x in (36, 46, 56, 65):
        sketch.ellipse(x - 1.4, 28 - abs(x - 50) / 12, x + 1.4, 31 - abs(x - 50) / 12, light(paint.hat, 0.8))


def _cap(sketch: Sketch, paint: Paint) -> None:
    """A flat cap with a clover in it."""
    _shadow(sketch, paint)
    points: list[Point] = [(24, 31), (20, 20), (34, 9), (54, 7), (72, 12), (82, 24), (76, 31), (50, 33)]
    blob(sketch, points, paint.hat, paint.ink)
    for line in ([(36, 14), (30, 26)], [(50, 10), (48, 26)], [(64, 12), (68, 26)]):
        stroke(sketch, line, dark(paint.hat, paint, 0.3), 1.3)
    peak: list[Point] = [(26, 30), (26, 30), (50, 31), (74, 30), (74, 30), (80, 38), (50, 40), (20, 38)]
    blob(sketch, peak, dark(paint.hat, paint, 0.2), paint.ink)
    sketch.line([(36, 24), (40, 31)], DYES["green"], 1.8)
    for x, y in ((32, 16), (39, 16), (31, 22), (39, 23)):
        sketch.disc(x, y, 4.2, "#5f9a3e", paint.ink, 1.3)


def _goggles(sketch: Sketch, paint: Paint) -> None:
    """Goggles that are pushed up."""
    stroke(sketch, [(28, 32), (50, 28), (72, 32)], paint.ink, 5)
    for x in (40, 60):
        sketch.disc(x, 29, 8.4, DYES["tan"], paint.ink, 1.8)
        sketch.disc(x, 29, 5.6, DYES["sky"], paint.ink, 1.4)
        stroke(sketch, [(x - 3, 29), (x, 26)], "#ffffff", 1.4)


def _flowered(sketch: Sketch, paint: Paint) -> None:
    """A slouch hat with a flower."""
    _slouch(sketch, paint)
    for angle in range(5):
        x, y = star_points(66, 22, 5, 5)[2 * angle]
        sketch.disc(x, y, 3.8, light(DYES["white"]), paint.ink, 1.2)
    sketch.disc(66, 22, 3.4, DYES["gold"], paint.ink, 1)


def _snakeskin(sketch: Sketch, paint: Paint) -> None:
    """A wide black hat with a snakeskin band."""
    _stetson(sketch, paint)
    for x in range(33, 70, 6):
        y = 25.6 - abs(x - 50) / 14 + 1.4
        sketch.polygon([(x - 2.6, y), (x, y - 3), (x + 2.6, y), (x, y + 3)], paint.ink)


def _low(sketch: Sketch, paint: Paint) -> None:
    """Pulled down over the eyes."""
    patch(sketch, [(30, 42), (50, 47), (70, 42), (70, 52), (50, 56), (30, 52)], dark(paint.skin, paint, 0.5))
    points: list[Point] = [(27, 42), (28, 20), (36, 12), (50, 16), (64, 12), (72, 20), (73, 42), (50, 47)]
    blob(sketch, points, paint.hat, paint.ink)
    patch(sketch, [(60, 17), (68, 19), (71, 38), (61, 42)], dark(paint.hat, paint, 0.22))
    _band(sketch, paint, 32, 40, 28)
    _brim(sketch, paint, [(50, 42), (28, 39), (6, 38), (4, 44), (22, 50), (50, 53)])
    stroke(sketch, [(12, 43), (30, 45), (50, 47), (70, 45), (88, 43)], light(paint.hat, 0.25), 1.4)


HATS: Final[Parts] = {
    "none": _none,
    "stetson": _stetson,
    "wide": _wide,
    "slouch": _slouch,
    "gambler": _gambler,
    "bowler": _bowler,
    "topper": _topper,
    "battered": _battered,
    "cavalry": _cavalry,
    "kepi": _kepi,
    "straw": _straw,
    "plumed": _plumed,
    "feathered": _feathered,
    "diadem": _diadem,
    "fur": _fur,
    "visor": _visor,
    "headband": _headband,
    "cap": _cap,
    "goggles": _goggles,
    "flowered": _flowered,
    "snakeskin": _snakeskin,
    "low": _low,
}

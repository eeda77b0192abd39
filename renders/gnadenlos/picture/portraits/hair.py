"""How people wear their hair: what falls behind the head, and what lies on it."""

from collections.abc import Sequence
from typing import Final

from renders.drawing.icons import Point, Sketch
from renders.drawing.pen import blob, both, flipped, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import Paint, dark, light


def _none(sketch: Sketch, paint: Paint) -> None:
    """Nothing here."""


def _strands(sketch: Sketch, paint: Paint, *lines: list[Point]) -> None:
    """The same strands on both sides."""
    for line in lines:
        for side in (line, flipped(line)):
            stroke(sketch, side, dark(paint.hair, paint, 0.45), 1.4)


def _shine(sketch: Sketch, paint: Paint, points: Sequence[Point]) -> None:
    stroke(sketch, points, light(paint.hair, 0.45), 2)


# On the head


def _short(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 13), (36, 14), (27, 26), (27, 42), (31, 44), (33, 34), (40, 29), (50, 28)]
    blob(sketch, both(half), paint.hair, paint.ink)
    _strands(sketch, paint, [(38, 18), (32, 28)], [(46, 16), (42, 26)])


def _sides(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(31, 25), (27, 31), (25, 43), (27, 54), (31, 49), (32, 38)]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.8)
    stroke(sketch, [(40, 23), (46, 20.6)], light(paint.skin, 0.6), 2)


def _tufts(sketch: Sketch, paint: Paint) -> None:
    """A bald head with hair that stands off at both sides."""
    half: list[Point] = [
        *((31, 26), (31, 26), (21, 22), (23, 29), (23, 29)),
        *((13, 32), (20, 37), (20, 37), (12, 45)),
    ]
    half += [(21, 46), (21, 46), (18, 55), (28, 52), (33, 44), (33, 34)]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.8)
    _strands(sketch, paint, [(29, 32), (21, 34)], [(29, 42), (20, 46)])
    stroke(sketch, [(40, 23), (46, 20.6)], light(paint.skin, 0.6), 2)


def _blasted(sketch: Sketch, paint: Paint) -> None:
    """What an explosion leaves standing."""
    spikes: list[Point] = [
        *((28, 44), (18, 38), (18, 38), (26, 32), (13, 22)),
        *((13, 22), (29, 20), (24, 5), (24, 5)),
    ]
    spikes += [(40, 12), (46, -2), (46, -2), (54, 10), (66, 0), (66, 0), (67, 14), (84, 12), (84, 12)]
    spikes += [(74, 26), (88, 32), (88, 32), (73, 36), (72, 46), (66, 32), (50, 27), (34, 32)]
    blob(sketch, spikes, paint.hair, paint.ink)
    for line in ([(38, 24), (30, 12)], [(48, 22), (47, 8)], [(58, 22), (63, 9)], [(66, 26), (76, 18)]):
        stroke(sketch, line, dark(paint.hair, paint, 0.45), 1.4)


def _slick(sketch: Sketch, paint: Paint) -> None:
    """Parted in the middle and oiled."""
    half: list[Point] = [
        *((50, 15), (50, 15), (38, 12), (28, 20), (26, 38)),
        *((29, 46), (33, 38), (36, 28), (50, 23)),
    ]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.8)
    for line in ([(35, 19), (42, 16)], [(62, 16), (68, 22)]):
        _shine(sketch, paint, line)


def _quiff(sketch: Sketch, paint: Paint) -> None:
    """Young hair that falls over the brow."""
    points: list[Point] = [(26, 42), (26, 26), (36, 13), (54, 9), (70, 16), (75, 30), (73, 44), (69, 34)]
    blob(sketch, [*points, (60, 30), (50, 34), (40, 30), (33, 34), (30, 44)], paint.hair, paint.ink)
    for line in ([(38, 20), (34, 28)], [(50, 16), (48, 28)], [(60, 16), (62, 26)]):
        stroke(sketch, line, dark(paint.hair, paint, 0.45), 1.4)


def _parted(sketch: Sketch, paint: Paint) -> None:
    """A woman's hair, parted in the middle and drawn back over the ears."""
    half: list[Point] = [
        *((50, 14), (36, 15), (26, 28), (25, 46), (29, 58)),
        *((33, 50), (34, 40), (42, 30), (50, 22)),
    ]
    blob(sketch, both(half), paint.hair, paint.ink)
    stroke(sketch, [(50, 15), (50, 22)], dark(paint.hair, paint, 0.5), 1.4)
    _strands(sketch, paint, [(44, 20), (34, 30), (30, 44)], [(40, 17), (29, 30)])


def _fringe(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [
        *((50, 14), (35, 15), (26, 28), (24, 46), (27, 58)),
        *((32, 54), (33, 40), (40, 36), (50, 35)),
    ]
    blob(sketch, both(half), paint.hair, paint.ink)
    _strands(sketch, paint, [(46, 20), (45, 32)], [(40, 19), (37, 32)], [(33, 24), (29, 40)])


def _swept(sketch: Sketch, paint: Paint) -> None:
    """Waves that are swept to one side and pinned up."""
    points: list[Point] = [(26, 50), (24, 32), (34, 14), (54, 8), (72, 16), (77, 34), (74, 52), (69, 42)]
    blob(sketch, [*points, (66, 32), (52, 31), (40, 26), (34, 38), (31, 50)], paint.hair, paint.ink)
    for line in (
        [(38, 24), (52, 19), (68, 27), (72, 40)],
        [(36, 19), (52, 13), (68, 20)],
        [(30, 30), (28, 42)],
    ):
        stroke(sketch, line, dark(paint.hair, paint, 0.45), 1.4)


def _temples(sketch: Sketch, paint: Paint) -> None:
    """What is to be seen below a hat."""
    half: list[Point] = [(28, 30), (26, 40), (27, 52), (31, 50), (33, 40), (34, 30)]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.6)


def _wig(sketch: Sketch, paint: Paint) -> None:
    """Rows of curls beside a high forehead."""
    half: list[Point] = [(50, 9), (36, 10), (25, 22), (24, 40), (31, 42), (34, 30), (42, 24), (50, 23)]
    blob(sketch, both(half), paint.hair, paint.ink)
    for x, y in ((24, 42), (22, 53), (22, 64), (24, 75)):
        for at in (x, 100 - x):
            sketch.disc(at, y, 7.4, paint.hair, paint.ink, 1.8)
            sketch.arc(at, y, 3.6, 200, 480, dark(paint.hair, paint, 0.45), 1.4)
    _strands(sketch, paint, [(47, 12), (40, 20), (32, 26)], [(41, 12), (30, 22)])


def _piled(sketch: Sketch, paint: Paint) -> None:
    """Piled high, with a roll above another."""
    half: list[Point] = [
        *((50, -2), (36, 0), (29, 10), (26, 22), (23, 36)),
        *((27, 50), (32, 46), (34, 34), (42, 27), (50, 26)),
    ]
    blob(sketch, both(half), paint.hair, paint.ink)
    _strands(
        sketch, paint, [(46, 4), (36, 12), (31, 26)], [(50, 14), (40, 18), (34, 28)], [(27, 30), (28, 44)]
    )


def _afro(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [
        *((50, 5), (36, 6), (24, 14), (17, 28), (18, 44)),
        *((26, 54), (32, 50), (33, 38), (40, 31), (50, 29)),
    ]
    blob(sketch, both(half), paint.hair, paint.ink)
    for x, y in (
        *((34, 14), (46, 11), (58, 13), (68, 20), (27, 26)),
        *((39, 22), (52, 20), (63, 26), (75, 34), (24, 40)),
    ):
        sketch.arc(x, y, 2.6, 150, 380, light(paint.hair, 0.3), 1.2)


# Behind the head


def _falling(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 14), (34, 16), (22, 32), (20, 56), (14, 80), (20, 94), (34, 92), (50, 84)]
    blob(sketch, both(half), dark(paint.hair, paint, 0.15), paint.ink)
    _strands(sketch, paint, [(26, 50), (24, 68), (20, 84)], [(30, 64), (28, 86)])


def _bob(sketch: Sketch, paint: Paint) -> None:
    half: list[Point] = [(50, 14), (32, 16), (20, 36), (18, 58), (22, 72), (34, 74), (50, 70)]
    blob(sketch, both(half), dark(paint.hair, paint, 0.15), paint.ink)
    _strands(sketch, paint, [(23, 46), (22, 58), (26, 68)])


def _lank(sketch: Sketch, paint: Paint) -> None:
    """Long thin hair of an old man."""
    half: list[Point] = [
        *((34, 26), (25, 36), (24, 56), (19, 74), (19, 74)),
        *((25, 70), (24, 84), (24, 84), (32, 72), (38, 60)),
    ]
    for side in (half, flipped(half)):
        blob(sketch, side, paint.hair, paint.ink, 1.8)
    _strands(sketch, paint, [(29, 44), (27, 66)])


def _braids(sketch: Sketch, paint: Paint) -> None:
    for x in (22, 78):
        for at in range(5):
            y = 58 + at * 8.4
            left = x + (2 if at % 2 else -2) + (at * 0.8 if x < 50 else -at * 0.8)
            sketch.ellipse(left - 7.4, y - 6.4, left + 7.4, y + 6.4, paint.ink)
            sketch.ellipse(left - 5.6, y - 4.6, left + 5.6, y + 4.6, paint.hair)
            stroke(sketch, [(left - 4, y - 2), (left + 4, y + 2)], dark(paint.hair, paint, 0.45), 1.3)


def _one_braid(sketch: Sketch, paint: Paint) -> None:
    """A plait over the left shoulder; it is drawn before the clothes."""
    for at in range(6):
        x, y = 25 - at * 0.6 + (1.6 if at % 2 else -1.6), 54 + at * 8
        sketch.ellipse(x - 8, y - 6.6, x + 8, y + 6.6, paint.ink)
        sketch.ellipse(x - 6.2, y - 4.8, x + 6.2, y + 4.8, paint.hair)
        stroke(sketch, [(x - 4, y - 2), (x + 4, y + 2)], dark(paint.hair, paint, 0.45), 1.3)


def _bun(sketch: Sketch, paint: Paint) -> None:
    sketch.disc(50, 8, 13, paint.hair, paint.ink, 2)
    stroke(sketch, [(42, 8), (50, 3), (58, 8)], dark(paint.hair, paint, 0.45), 1.4)
    stroke(sketch, [(45, 12), (50, 9), (55, 12)], dark(paint.hair, paint, 0.45), 1.4)


def _low_bun(sketch: Sketch, paint: Paint) -> None:
    for x in (24, 76):
        sketch.disc(x, 60, 9, paint.hair, paint.ink, 2)
        sketch.arc(x, 60, 4.4, 180, 420, dark(paint.hair, paint, 0.45), 1.4)


def _curls(sketch: Sketch, paint: Paint) -> None:
    """Ringlets beside the cheeks."""
    for x in (24, 76):
        for at in range(4):
            y = 52 + at * 8.6
            sketch.disc(x + (1 if at % 2 else -1), y, 6.8 - at * 0.6, paint.hair, paint.ink, 1.8)
            sketch.arc(x, y, 3, 180, 400, light(paint.hair, 0.35), 1.4)


ON_HEAD: Final[Parts] = {
    "short": _short,
    "sides": _sides,
    "tufts": _tufts,
    "blasted": _blasted,
    "slick": _slick,
    "quiff": _quiff,
    "parted": _parted,
    "fringe": _fringe,
    "swept": _swept,
    "temples": _temples,
    "wig": _wig,
    "piled": _piled,
    "afro": _afro,
    "none": _none,
}
BEHIND: Final[Parts] = {
    "falling": _falling,
    "bob": _bob,
    "lank": _lank,
    "bun": _bun,
    "braids": _none,
    "one-braid": _none,
    "low-buns": _none,
    "ringlets": _none,
    "none": _none,
}
"""What is drawn before the clothes."""
BESIDE: Final[Parts] = {
    "falling": _none,
    "bob": _none,
    "lank": _none,
    "bun": _none,
    "braids": _braids,
    "one-braid": _one_braid,
    "low-buns": _low_bun,
    "ringlets": _curls,
    "none": _none,
}
"""What lies on the clothes."""

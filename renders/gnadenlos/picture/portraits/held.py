"""What people have with them: in their hands, or behind their backs."""

from typing import Final

from renders.drawing.icons import Point, Sketch, star_points
from renders.drawing.pen import bend, blob, both, patch, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import DYES, STEEL, Paint, dark, light

# Before the person


def _hand(sketch: Sketch, paint: Paint, x: float, y: float) -> None:
    """A fist that holds something upright."""
    blob(
        sketch,
        [(x - 8, y - 6), (x + 7, y - 7), (x + 9, y + 4), (x + 5, y + 9), (x - 7, y + 8)],
        paint.skin,
        paint.ink,
        1.7,
    )
    for step in (-3, 1.4):
        sketch.line([(x - 7, y + step), (x + 4, y + step - 0.6)], paint.crease, 1.1)


def _nugget(sketch: Sketch, paint: Paint) -> None:
    points: list[Point] = [(66, 84), (72, 74), (82, 76), (90, 72), (96, 82), (92, 93), (80, 96), (70, 94)]
    blob(sketch, points, DYES["gold"], paint.ink)
    patch(sketch, [(70, 84), (75, 77), (80, 79), (75, 85)], light(DYES["gold"], 0.6))
    patch(sketch, [(82, 92), (92, 84), (91, 92), (84, 94)], dark(DYES["gold"], paint))
    stroke(sketch, [(82, 79), (84, 86), (81, 91)], dark(DYES["gold"], paint, 0.5), 1.3)
    for x, y, size in ((64, 72, 4), (95, 64, 5)):
        sketch.polygon(star_points(x, y, size, size / 3, 4), "#ffffff")
    blob(sketch, [(62, 98), (72, 93), (88, 95), (96, 92), (98, 104), (64, 106)], paint.skin, paint.ink, 1.7)


def _pan(sketch: Sketch, paint: Paint) -> None:
    """A gold pan with what it has caught."""
    sketch.ellipse(50, 78, 104, 104, paint.ink)
    sketch.ellipse(52, 80, 102, 102, STEEL)
    sketch.ellipse(57, 82, 97, 97, dark(STEEL, paint, 0.35))
    patch(sketch, [(60, 90), (72, 86), (90, 88), (93, 93), (78, 96), (64, 95)], "#8fc2cf")
    for x, y in ((68, 90), (75, 92.6), (81, 88.6), (87, 91.6), (72, 87)):
        sketch.disc(x, y, 3, DYES["gold"], paint.ink, 0.8)


def _frying_pan(sketch: Sketch, paint: Paint) -> None:
    """A pan with a pancake of sourdough."""
    sketch.line([(94, 104), (84, 86)], paint.ink, 6.4)
    sketch.line([(94, 104), (84, 86)], DYES["brown"], 3.4)
    sketch.ellipse(60, 66, 100, 90, paint.ink)
    sketch.ellipse(62.4, 68.4, 97.6, 87.6, DYES["charcoal"])
    blob(
        sketch,
        [(67, 77), (74, 71), (88, 71), (94, 78), (86, 84), (73, 84)],
        DYES["sand"],
        dark(DYES["tan"], paint),
        1.3,
    )
    sketch.shape([(76, 74), (83, 73.4), (84, 79), (77, 79.6)], "#ffe08a", DYES["tan"], 1)
    stroke(sketch, [(74, 64), (77, 58), (74, 53)], "#ffffff", 1.7)
    stroke(sketch, [(84, 63), (87, 57), (84, 52)], "#ffffff", 1.7)


def _dynamite(sketch: Sketch, paint: Paint) -> None:
    stroke(sketch, [(84, 66), (86, 58), (92, 57)], paint.ink, 2)
    sketch.polygon(star_points(94, 55, 9, 4, 8), paint.ink)
    sketch.polygon(star_points(94, 55, 7, 3, 8), DYES["gold"])
    sketch.polygon(star_points(94, 55, 3.6, 1.6, 8), "#ffffff")
    sketch.shape([(77, 66), (91, 66), (91, 104), (77, 104)], DYES["red"], paint.ink, 2)
    sketch.line([(81, 69), (81, 102)], light(DYES["red"], 0.4), 2)
    _hand(sketch, paint, 84, 91)


def _revolver(sketch: Sketch, paint: Paint) -> None:
    """Held upright beside the shoulder."""
    sketch.shape([(79, 44), (85, 44), (85, 70), (79, 70)], STEEL, paint.ink, 1.8)
    sketch.line([(79.6, 42), (79.6, 46)], paint.ink, 1.8)
    sketch.shape([(76, 66), (89, 66), (90, 82), (78, 82)], STEEL, paint.ink, 1.8)
    sketch.shape([(74.6, 68), (87, 68), (87, 79), (74.6, 79)], light(STEEL, 0.4), paint.ink, 1.6)
    for x in (78.4, 82.6):
        sketch.line([(x, 69), (x, 78)], paint.ink, 1.1)
    sketch.shape([(80, 82), (92, 80), (97, 102), (86, 105)], DYES["brown"], paint.ink, 1.8)
    _hand(sketch, paint, 87, 91)


def _shotgun(sketch: Sketch, paint: Paint) -> None:
    """Two barrels across the breast."""
    for step in (0, 5):
        sketch.line([(98 + step, 34 + step), (50 + step, 92 + step)], paint.ink, 6.6)
    for step in (0, 5):
        sketch.line([(98 + step, 34 + step), (50 + step, 92 + step)], DYES["charcoal"], 3.6)
        sketch.line([(97 + step, 34 + step), (60 + step, 79 + step)], STEEL, 1.2)
    sketch.shape([(58, 82), (66, 90), (50, 112), (36, 112)], DYES["chestnut"], paint.ink, 2)
    _hand(sketch, paint, 75, 76)


def _fan_of(sketch: Sketch, paint: Paint, x: float, faces: tuple[str, ...]) -> None:
    """Cards in a hand, seen from the front."""
    slants = (-9, -3, 3, 9)[: len(faces)] if len(faces) > 2 else (-4, 4)
    for lean, face in zip(slants, faces, strict=True):
        left = x + lean * 1.3
        corners: list[Point] = [
            (left - 6 + lean * 0.5, 72 + abs(lean) * 0.4),
            (left + 7 + lean * 0.5, 72 + abs(lean) * 0.4 + lean * 0.3),
        ]
        corners += [(x + 7 + lean * 0.6, 96), (x - 6 + lean * 0.6, 96)]
        sketch.shape(corners, DYES["white"], paint.ink, 1.6)
        cx, cy = left + lean * 0.5, 79 + abs(lean) * 0.3
        if face == "spade":
            spade: list[Point] = [
                (cx, cy - 4),
                (cx, cy - 4),
                (cx + 4, cy + 1),
                (cx, cy + 2),
                (cx - 4, cy + 1),
            ]
            sketch.polygon(bend(spade), paint.ink)
            sketch.line([(cx, cy + 1), (cx, cy + 4)], paint.ink, 1.6)
        else:
            sketch.polygon([(cx, cy - 4.4), (cx + 3.4, cy), (cx, cy + 4.4), (cx - 3.4, cy)], DYES["red"])
    _hand(sketch, paint, x + 2, 97)


def _cards(sketch: Sketch, paint: Paint) -> None:
    _fan_of(sketch, paint, 80, ("spade", "diamond", "spade", "diamond"))


def _two_aces(sketch: Sketch, paint: Paint) -> None:
    _fan_of(sketch, paint, 80, ("spade", "diamond"))


def _ball(sketch: Sketch, paint: Paint) -> None:
    """A crystal ball on its foot."""
    sketch.shape([(70, 98), (94, 98), (98, 106), (66, 106)], DYES["gold"], paint.ink, 1.7)
    sketch.disc(82, 86, 14.6, "#a9d3d6", paint.ink, 2)
    patch(sketch, [(84, 76), (94, 82), (92, 94), (84, 98), (88, 88)], "#7fb2bb")
    patch(sketch, [(73, 84), (76, 77), (82, 75), (78, 81)], "#ffffff")
    sketch.polygon(star_points(83, 89, 5, 2.2), "#ffffff")


def _bible(sketch: Sketch, paint: Paint) -> None:
    sketch.shape([(64, 78), (88, 75), (92, 101), (68, 104)], DYES["black"], paint.ink, 2)
    sketch.line([(69, 102.6), (91, 99.6)], DYES["cream"], 2)
    sketch.line([(77, 82), (79, 96)], DYES["gold"], 2.6)
    sketch.line([(73, 87.4), (82, 86.2)], DYES["gold"], 2.6)
    _hand(sketch, paint, 88, 95)


def _gavel(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(70, 106), (82, 82)], paint.ink, 6)
    sketch.line([(70, 106), (82, 82)], DYES["brown"], 3.2)
    sketch.shape([(70, 74), (78, 66), (96, 82), (88, 91)], DYES["chestnut"], paint.ink, 2)
    sketch.line([(74, 71.6), (90, 87)], DYES["gold"], 1.8)
    _hand(sketch, paint, 75, 96)


def _bottle(sketch: Sketch, paint: Paint) -> None:
    """A patent medicine."""
    sketch.shape(
        [(78, 66), (86, 66), (86, 74), (92, 80), (92, 104), (72, 104), (72, 80), (78, 74)],
        "#5f9a6a",
        paint.ink,
        2,
    )
    sketch.shape([(77.4, 61), (86.6, 61), (86.6, 67), (77.4, 67)], DYES["tan"], paint.ink, 1.6)
    sketch.shape([(72, 84), (92, 84), (92, 97), (72, 97)], DYES["cream"], paint.ink, 1.4)
    sketch.polygon(star_points(82, 90.6, 5, 2.2), DYES["red"])
    sketch.line([(76, 79), (76, 82)], "#ffffff", 1.6)


def _horseshoe(sketch: Sketch, paint: Paint) -> None:
    sketch.arc(80, 86, 13.6, 150, 390, paint.ink, 8)
    sketch.arc(80, 86, 12, 152, 388, DYES["straw"], 5)
    for x, y in ((70.4, 84), (73, 78), (80, 75.4), (87, 78), (89.6, 84)):
        sketch.ellipse(x - 1, y - 1, x + 1, y + 1, paint.ink)
    _hand(sketch, paint, 80, 99)


def _fan(sketch: Sketch, paint: Paint) -> None:
    """A lady's fan, open."""
    sketch.pie(74, 101, 30, 190, 340, paint.ink)
    sketch.pie(74, 101, 27.4, 192, 338, DYES["rose"])
    for angle in range(192, 336, 36):
        sketch.pie(74, 101, 27.4, angle, angle + 18, DYES["cream"])
    sketch.pie(74, 101, 12, 190, 340, paint.ink)
    sketch.pie(74, 101, 10, 192, 338, DYES["gold"])


def _carpet_bag(sketch: Sketch, paint: Paint) -> None:
    """A carpet bag, clutched to the breast."""
    sketch.arc(81, 82, 9, 180, 360, paint.ink, 3)
    blob(sketch, [(62, 84), (70, 81), (92, 81), (99, 84), (99, 108), (62, 108)], DYES["chestnut"], paint.ink)
    for x in (72, 88):
        sketch.polygon(star_points(x, 94, 5, 2.2), DYES["straw"])
    for x, y in ((64, 88), (96, 86)):
        sketch.disc(x, y, 2.2, DYES["gold"], paint.ink, 1)
    blob(sketch, [(60, 96), (66, 92), (70, 96), (69, 104), (60, 106)], paint.skin, paint.ink, 1.7)


# Behind the back


def _pickaxe(sketch: Sketch, paint: Paint) -> None:
    """Over the shoulder."""
    sketch.line([(38, 104), (15, 26)], paint.ink, 7)
    sketch.line([(38, 104), (15, 26)], DYES["tan"], 4)
    points: list[Point] = [(-3, 40), (-3, 40), (4, 22), (18, 14), (34, 18), (34, 18), (20, 22), (8, 30)]
    blob(sketch, points, STEEL, paint.ink)


def _shovel(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(92, 104), (86, 34)], paint.ink, 6.4)
    sketch.line([(92, 104), (86, 34)], DYES["tan"], 3.6)
    blob(
        sketch,
        [(76, 34), (76, 34), (78, 14), (84, 4), (92, 12), (96, 32), (96, 32), (86, 36)],
        STEEL,
        paint.ink,
    )
    stroke(sketch, [(85, 12), (86, 30)], dark(STEEL, paint, 0.5), 1.6)


def _mule(sketch: Sketch, paint: Paint) -> None:
    """A mule that looks over the shoulder."""
    coat = "#8d7a68"
    for ear in (
        [(74, 52), (68, 34), (69, 22), (77, 30), (82, 50)],
        [(88, 50), (89, 30), (95, 20), (99, 31), (97, 52)],
    ):
        blob(sketch, ear, coat, paint.ink)
        x = 74 if ear[0][0] < 80 else 94
        patch(sketch, [(x - 2, 44), (x - 3, 34), (x - 1, 28), (x + 2, 34), (x + 2, 44)], DYES["rose"])
    blob(
        sketch,
        [(72, 52), (85, 45), (98, 52), (101, 70), (98, 96), (84, 102), (72, 94), (71, 72)],
        coat,
        paint.ink,
    )
    blob(
        sketch, [(69, 84), (84, 77), (100, 84), (101, 96), (86, 104), (69, 97)], DYES["sand"], paint.ink, 1.8
    )
    for x in (78, 91):
        sketch.ellipse(x - 1.8, 86, x + 1.8, 90, paint.ink)
        sketch.disc(x + 0.6, 62, 4.6, "#ffffff", paint.ink, 1.4)
        sketch.ellipse(x - 2.4, 61, x + 1.2, 65, paint.ink)
    stroke(sketch, [(75, 95), (84, 98), (94, 95)], paint.ink, 1.6)
    blob(sketch, [(79, 48), (83, 39), (88, 40), (92, 49), (88, 57), (83, 56)], DYES["black"], paint.ink, 1.4)


def _lantern_moon(sketch: Sketch, paint: Paint) -> None:
    """A moon over a churchyard."""
    sketch.disc(20, 22, 12, light(paint.tint, 0.6), light(paint.tint, 0.6))
    for x in (8, 22):
        sketch.line([(x, 62), (x, 84)], dark(paint.tint, paint, 0.35), 3)
        sketch.line([(x - 5, 68), (x + 5, 68)], dark(paint.tint, paint, 0.35), 3)


def _chair(sketch: Sketch, paint: Paint) -> None:
    """A judge's high chair."""
    half: list[Point] = [(50, 4), (30, 8), (14, 22), (10, 50), (10, 106), (50, 106)]
    blob(sketch, both(half), DYES["chestnut"], paint.ink)
    inner: list[Point] = [(50, 10), (33, 13), (19, 26), (16, 50), (16, 106), (50, 106)]
    blob(sketch, both(inner), DYES["plum"], paint.ink, 1.5)


HELD: Final[Parts] = {
    "nugget": _nugget,
    "pan": _pan,
    "frying-pan": _frying_pan,
    "dynamite": _dynamite,
    "revolver": _revolver,
    "shotgun": _shotgun,
    "cards": _cards,
    "two-aces": _two_aces,
    "crystal-ball": _ball,
    "bible": _bible,
    "gavel": _gavel,
    "bottle": _bottle,
    "horseshoe": _horseshoe,
    "fan": _fan,
    "carpet-bag": _carpet_bag,
    "pickaxe": _pickaxe,
    "shovel": _shovel,
    "mule": _mule,
    "churchyard": _lantern_moon,
    "chair": _chair,
}

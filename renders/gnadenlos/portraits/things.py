"""What people have with them: on the face, on their clothes, before them and behind their backs."""

from typing import Final

from renders.gnadenlos.pen import bend, blob, both, flipped, patch, stroke
from renders.gnadenlos.portraits.faces import Parts
from renders.gnadenlos.portraits.look import DYES, Paint, dark, light
from renders.icons import Point, Sketch, star_points

_STEEL: Final = "#a9a69e"

# On the face


def _spectacles(sketch: Sketch, paint: Paint) -> None:
    for x in (41, 59):
        sketch.ring(x, 48, 7.6, 1.9, paint.ink)
    stroke(sketch, [(48, 47), (50, 46), (52, 47)], paint.ink, 1.9)
    for line in ([(34, 47), (28, 46)], [(66, 47), (72, 46)]):
        sketch.line(line, paint.ink, 1.7)
    for x in (39, 57):
        sketch.line([(x - 2.4, 46.4), (x + 1, 43)], "#ffffff", 1.3)


def _half_moons(sketch: Sketch, paint: Paint) -> None:
    """Spectacles that have slid down the nose."""
    for x in (41, 59):
        sketch.arc(x, 52, 7, 0, 180, paint.ink, 1.8)
        sketch.line([(x - 7, 52), (x + 7, 52)], paint.ink, 1.6)
    sketch.line([(48, 52), (52, 52)], paint.ink, 1.6)


def _monocle(sketch: Sketch, paint: Paint) -> None:
    sketch.ring(59, 48, 8.4, 2.4, paint.ink)
    sketch.ring(59, 48, 7.6, 1.1, DYES["gold"])
    sketch.line([(55, 46), (58, 43)], "#ffffff", 1.3)
    stroke(sketch, [(66, 52), (70, 66), (66, 84)], paint.ink, 1.2)


def _eye_patch(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(30, 38), (53, 43), (72, 52)], paint.ink, 2.2)
    blob(sketch, [(51, 43), (58, 41), (67, 45), (66, 53), (59, 57), (52, 52)], DYES["black"], paint.ink, 1.8)
    stroke(sketch, [(55, 46), (59, 45), (63, 47)], light(DYES["black"], 0.35), 1.3)


def _scar(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(35, 50), (40, 64)], paint.crease, 1.7)
    for x, y in ((36, 53), (37.6, 57), (39, 61)):
        sketch.line([(x - 2.4, y + 1), (x + 2.6, y - 1)], paint.crease, 1.2)


def _brow_scar(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(62, 36), (58, 43)], paint.crease, 1.6)
    sketch.line([(57, 52), (55, 56)], paint.crease, 1.6)


def _freckles(sketch: Sketch, paint: Paint) -> None:
    for x, y in ((36, 55), (39, 57.6), (42, 55), (58, 55), (61, 57.6), (64, 55), (37, 59), (63, 59)):
        sketch.ellipse(x - 0.9, y - 0.9, x + 0.9, y + 0.9, paint.crease)


def _rosy(sketch: Sketch, paint: Paint) -> None:
    for x in (36.4, 63.6):
        sketch.ellipse(x - 4.6, 54, x + 4.6, 62, paint.blush)


def _soot(sketch: Sketch, paint: Paint) -> None:
    smoke = dark(paint.skin, paint, 0.45)
    patch(sketch, [(32, 54), (37, 52), (41, 57), (37, 62), (33, 60)], smoke)
    patch(sketch, [(58, 35), (65, 36), (66, 41), (60, 40)], smoke)
    patch(sketch, [(58, 70), (64, 66), (66, 70), (60, 74)], smoke)


def _mole(sketch: Sketch, paint: Paint) -> None:
    sketch.ellipse(59.6, 60, 62.4, 62.8, paint.ink)


def _wrinkles(sketch: Sketch, paint: Paint) -> None:
    for line in (
        [(36, 56), (38, 64), (37, 70)],
        [(64, 56), (62, 64), (63, 70)],
        [(42, 36), (50, 35), (58, 36)],
    ):
        stroke(sketch, line, paint.crease, 1.2)


def _mask(sketch: Sketch, paint: Paint) -> None:
    """A kerchief over nose and mouth."""
    half: list[Point] = [(50, 53), (40, 53.6), (28, 50), (28, 62), (34, 78), (44, 92), (50, 97)]
    blob(sketch, both(half), paint.trim, paint.ink)
    for line in ([(31, 55), (40, 62), (50, 63)], [(33, 64), (42, 74), (50, 76)]):
        stroke(sketch, line, dark(paint.trim, paint, 0.45), 1.3)
        stroke(sketch, flipped(line), dark(paint.trim, paint, 0.45), 1.3)
    for x, y in (
        (38, 58),
        (62, 58),
        (50, 57.6),
        (44, 68),
        (56, 68),
        (36, 70),
        (64, 70),
        (50, 82),
        (43, 80),
        (57, 80),
    ):
        sketch.ellipse(x - 1.6, y - 1.6, x + 1.6, y + 1.6, light(paint.trim, 0.85))


def _pipe(sketch: Sketch, paint: Paint) -> None:
    stroke(sketch, [(54, 68), (64, 72), (72, 78)], paint.ink, 5)
    stroke(sketch, [(54, 68), (64, 72), (72, 78)], DYES["brown"], 2.6)
    blob(sketch, [(67, 66), (80, 66), (80, 80), (74, 85), (68, 82)], DYES["brown"], paint.ink, 1.9)
    sketch.ellipse(67.4, 63.6, 80.4, 69, paint.ink)
    sketch.ellipse(69.4, 64.8, 78.4, 67.8, DYES["ginger"])
    for x in (72, 77):
        stroke(sketch, [(x, 61), (x + 3, 55), (x, 49), (x + 3, 43)], light(paint.tint, 0.6), 2)


def _cigar(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(54, 67), (74, 73)], paint.ink, 6.4)
    sketch.line([(54, 67), (72, 72.4)], DYES["chestnut"], 4)
    sketch.line([(62, 69.4), (63, 69.7)], DYES["gold"], 4.4)
    sketch.ellipse(72, 70.4, 77, 75.6, "#e9642a")
    stroke(sketch, [(78, 70), (82, 63), (78, 56), (83, 48)], light(paint.tint, 0.65), 2.4)


def _straw(sketch: Sketch, paint: Paint) -> None:
    """A stalk between the teeth."""
    stroke(sketch, [(56, 66), (68, 70), (79, 67)], paint.ink, 2.8)
    stroke(sketch, [(56, 66), (68, 70), (79, 67)], DYES["straw"], 1.4)
    for x, y in ((77, 63), (82, 65), (82, 69)):
        sketch.ellipse(x - 2.6, y - 1.9, x + 2.6, y + 1.9, paint.ink)
        sketch.ellipse(x - 1.8, y - 1.2, x + 1.8, y + 1.2, DYES["straw"])


def _earrings(sketch: Sketch, paint: Paint) -> None:
    for x in (27, 73):
        sketch.ring(x, 64, 4.8, 3, paint.ink)
        sketch.ring(x, 64, 4.2, 1.7, DYES["gold"])


def _pearls(sketch: Sketch, paint: Paint) -> None:
    for x in (27, 73):
        sketch.disc(x, 63, 3.8, light(DYES["white"]), paint.ink, 1.3)


# On the clothes


def _star(sketch: Sketch, paint: Paint) -> None:
    """A marshal's star."""
    sketch.polygon(star_points(74, 98, 11, 5.4), paint.ink)
    sketch.polygon(star_points(74, 98, 8.4, 4), DYES["gold"])
    sketch.ellipse(72, 96, 76, 100, dark(DYES["gold"], paint))


def _medals(sketch: Sketch, paint: Paint) -> None:
    for x, colour in ((68, DYES["red"]), (79, DYES["blue"])):
        sketch.shape([(x - 3, 88), (x + 3, 88), (x + 3, 96), (x - 3, 96)], colour, paint.ink, 1.2)
        sketch.line([(x, 88), (x, 95)], DYES["white"], 1.2)
        sketch.disc(x, 99, 4.6, DYES["gold"], paint.ink, 1.2)


def _pin(sketch: Sketch, paint: Paint) -> None:
    """A diamond on the cravat."""
    sketch.shape([(50, 90), (54, 95), (50, 101), (46, 95)], "#d6f0f2", paint.ink, 1.2)


def _rose(sketch: Sketch, paint: Paint) -> None:
    sketch.disc(30, 98, 6.6, DYES["red"], paint.ink, 1.5)
    sketch.arc(30, 98, 3.4, 0, 270, dark(DYES["red"], paint), 1.3)
    sketch.polygon([(35, 103), (43, 103), (38, 108)], DYES["green"])


def _stethoscope(sketch: Sketch, paint: Paint) -> None:
    for line in ([(38, 82), (34, 94), (42, 106)], [(62, 82), (66, 94), (62, 100)]):
        stroke(sketch, line, paint.ink, 2.8)
    sketch.disc(62, 102, 5.4, _STEEL, paint.ink, 1.5)
    sketch.ellipse(60, 100, 64, 104, light(_STEEL, 0.6))


def _snake(sketch: Sketch, paint: Paint) -> None:
    """A rattlesnake round the shoulders, which looks at us."""
    body: list[Point] = [
        (8, 104),
        (14, 90),
        (30, 88),
        (44, 94),
        (60, 96),
        (76, 90),
        (88, 78),
        (86, 66),
        (78, 62),
    ]
    stroke(sketch, body, paint.ink, 11)
    stroke(sketch, body, DYES["sand"], 7.6)
    for x, y in (
        (20, 88.6),
        (31, 88.4),
        (42, 92.6),
        (53, 95.8),
        (64, 95.4),
        (75, 90.6),
        (84, 82.6),
        (87.4, 72),
    ):
        sketch.polygon([(x - 3.2, y), (x, y - 3.4), (x + 3.2, y), (x, y + 3.4)], DYES["brown"])
    blob(sketch, [(82, 56), (74, 55), (67, 60), (70, 67), (80, 69), (86, 64)], DYES["sand"], paint.ink, 1.8)
    sketch.ellipse(72.4, 58, 76, 61.6, paint.ink)
    sketch.line([(67, 63), (61, 65)], DYES["red"], 1.5)
    sketch.line([(61, 65), (58, 63)], DYES["red"], 1.2)
    sketch.line([(61, 65), (58.6, 67.6)], DYES["red"], 1.2)


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
    sketch.ellipse(52, 80, 102, 102, _STEEL)
    sketch.ellipse(57, 82, 97, 97, dark(_STEEL, paint, 0.35))
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
    sketch.shape([(79, 44), (85, 44), (85, 70), (79, 70)], _STEEL, paint.ink, 1.8)
    sketch.line([(79.6, 42), (79.6, 46)], paint.ink, 1.8)
    sketch.shape([(76, 66), (89, 66), (90, 82), (78, 82)], _STEEL, paint.ink, 1.8)
    sketch.shape([(74.6, 68), (87, 68), (87, 79), (74.6, 79)], light(_STEEL, 0.4), paint.ink, 1.6)
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
        sketch.line([(97 + step, 34 + step), (60 + step, 79 + step)], _STEEL, 1.2)
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
    sketch.pie(78, 102, 30, 190, 340, paint.ink)
    sketch.pie(78, 102, 27.4, 192, 338, DYES["rose"])
    for angle in range(192, 336, 36):
        sketch.pie(78, 102, 27.4, angle, angle + 18, DYES["cream"])
    sketch.pie(78, 102, 12, 190, 340, paint.ink)
    sketch.pie(78, 102, 10, 192, 338, DYES["gold"])


def _suitcase(sketch: Sketch, paint: Paint) -> None:
    """A carpet bag, clutched to the breast."""
    sketch.arc(80, 86, 8, 180, 360, paint.ink, 3)
    blob(sketch, [(62, 88), (70, 85), (92, 85), (99, 88), (99, 108), (62, 108)], DYES["chestnut"], paint.ink)
    for x in (72, 88):
        sketch.polygon(star_points(x, 96, 4.6, 2), DYES["straw"])
    _hand(sketch, paint, 80, 84)


def _microphone(sketch: Sketch, paint: Paint) -> None:
    """Notes of a song in the air."""
    for x, y in ((84, 60), (94, 46)):
        sketch.line([(x + 3, y - 14), (x + 3, y)], paint.ink, 2)
        sketch.line([(x + 3, y - 14), (x + 8, y - 10)], paint.ink, 2.4)
        sketch.ellipse(x - 3, y - 3, x + 4, y + 3, paint.ink)


# Behind the back


def _pickaxe(sketch: Sketch, paint: Paint) -> None:
    """Over the shoulder."""
    sketch.line([(60, 104), (84, 24)], paint.ink, 7)
    sketch.line([(60, 104), (84, 24)], DYES["tan"], 4)
    points: list[Point] = [(60, 26), (60, 26), (74, 16), (90, 19), (102, 32), (102, 32), (88, 27), (74, 23)]
    blob(sketch, points, _STEEL, paint.ink)


def _shovel(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(92, 104), (86, 34)], paint.ink, 6.4)
    sketch.line([(92, 104), (86, 34)], DYES["tan"], 3.6)
    blob(
        sketch,
        [(76, 34), (76, 34), (78, 14), (84, 4), (92, 12), (96, 32), (96, 32), (86, 36)],
        _STEEL,
        paint.ink,
    )
    stroke(sketch, [(85, 12), (86, 30)], dark(_STEEL, paint, 0.5), 1.6)


def _mule(sketch: Sketch, paint: Paint) -> None:
    """A mule that looks over the shoulder."""
    coat = "#8d7a68"
    for ear in (
        [(72, 40), (66, 18), (68, 6), (77, 16), (80, 38)],
        [(88, 38), (90, 14), (96, 5), (101, 16), (98, 40)],
    ):
        blob(sketch, ear, coat, paint.ink)
    patch(sketch, [(74, 34), (69.6, 18), (70, 12), (75, 20), (77, 34)], DYES["rose"])
    blob(
        sketch,
        [(70, 40), (82, 33), (98, 38), (102, 60), (98, 86), (84, 92), (72, 84), (72, 62)],
        coat,
        paint.ink,
    )
    blob(sketch, [(70, 76), (82, 69), (98, 74), (99, 88), (86, 95), (72, 90)], DYES["sand"], paint.ink, 1.8)
    for x in (78, 90):
        sketch.ellipse(x - 1.8, 79, x + 1.8, 83, paint.ink)
        sketch.disc(x + 1, 52, 4.2, "#ffffff", paint.ink, 1.4)
        sketch.ellipse(x - 0.6, 51, x + 2.6, 54.4, paint.ink)
    stroke(sketch, [(76, 88), (84, 90), (92, 88)], paint.ink, 1.5)
    blob(sketch, [(78, 36), (84, 26), (92, 36), (88, 44), (82, 44)], DYES["black"], paint.ink, 1.4)


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


THINGS: Final[Parts] = {
    "spectacles": _spectacles,
    "half-moons": _half_moons,
    "monocle": _monocle,
    "eye-patch": _eye_patch,
    "scar": _scar,
    "brow-scar": _brow_scar,
    "freckles": _freckles,
    "rosy": _rosy,
    "soot": _soot,
    "mole": _mole,
    "wrinkles": _wrinkles,
    "mask": _mask,
    "pipe": _pipe,
    "cigar": _cigar,
    "stalk": _straw,
    "earrings": _earrings,
    "pearls": _pearls,
    "star": _star,
    "medals": _medals,
    "pin": _pin,
    "rose": _rose,
    "stethoscope": _stethoscope,
    "snake": _snake,
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
    "carpet-bag": _suitcase,
    "song": _microphone,
    "pickaxe": _pickaxe,
    "shovel": _shovel,
    "mule": _mule,
    "churchyard": _lantern_moon,
    "chair": _chair,
}

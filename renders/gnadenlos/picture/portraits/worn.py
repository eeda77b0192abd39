"""What people have on: on the face, and on their clothes."""

from typing import Final

from renders.drawing.icons import Point, Sketch, star_points
from renders.drawing.pen import blob, both, flipped, patch, stroke
from renders.gnadenlos.picture.portraits.faces import Parts
from renders.gnadenlos.picture.portraits.look import DYES, STEEL, Paint, dark, light

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


def _cheek_scar(sketch: Sketch, paint: Paint) -> None:
    sketch.line([(62, 51), (65, 60)], paint.crease, 1.8)
    for y in (54, 57):
        sketch.line([(60.6, y + 1), (66.4, y - 0.6)], paint.crease, 1.3)


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
        *((38, 58), (62, 58), (50, 57.6), (44, 68), (56, 68)),
        *((36, 70), (64, 70), (50, 82), (43, 80), (57, 80)),
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
    stroke(sketch, [(56, 66), (64, 69), (71, 68)], paint.ink, 2.8)
    stroke(sketch, [(56, 66), (64, 69), (71, 68)], DYES["straw"], 1.4)
    for x, y in ((70, 64), (75, 65.6), (75, 69.4)):
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
    for line in ([(38, 80), (33, 88), (36, 95), (44, 99)], [(62, 80), (68, 88), (65, 93)]):
        stroke(sketch, line, paint.ink, 3)
    sketch.disc(64, 94, 5.6, STEEL, paint.ink, 1.5)
    sketch.ellipse(62, 92, 66, 96, light(STEEL, 0.6))


def _snake(sketch: Sketch, paint: Paint) -> None:
    """A rattlesnake round the shoulders, which looks at us."""
    body: list[Point] = [
        *((8, 104), (14, 90), (30, 88), (44, 94), (60, 96)),
        *((76, 90), (88, 78), (86, 66), (78, 62)),
    ]
    stroke(sketch, body, paint.ink, 11)
    stroke(sketch, body, DYES["sand"], 7.6)
    for x, y in (
        *((20, 88.6), (31, 88.4), (42, 92.6), (53, 95.8)),
        *((64, 95.4), (75, 90.6), (84, 82.6), (87.4, 72)),
    ):
        sketch.polygon([(x - 3.2, y), (x, y - 3.4), (x + 3.2, y), (x, y + 3.4)], DYES["brown"])
    blob(sketch, [(82, 56), (74, 55), (67, 60), (70, 67), (80, 69), (86, 64)], DYES["sand"], paint.ink, 1.8)
    sketch.ellipse(72.4, 58, 76, 61.6, paint.ink)
    sketch.line([(67, 63), (61, 65)], DYES["red"], 1.5)
    sketch.line([(61, 65), (58, 63)], DYES["red"], 1.2)
    sketch.line([(61, 65), (58.6, 67.6)], DYES["red"], 1.2)


def _song(sketch: Sketch, paint: Paint) -> None:
    """Notes of a song in the air."""
    for x, y in ((82, 56), (90, 40)):
        sketch.line([(x + 2.4, y - 13), (x + 2.4, y)], paint.ink, 1.8)
        stroke(sketch, [(x + 2.4, y - 13), (x + 7, y - 9), (x + 5.4, y - 4)], paint.ink, 1.8)
        sketch.ellipse(x - 3.4, y - 2.6, x + 3, y + 2.6, paint.ink)


def _hat_card(sketch: Sketch, paint: Paint) -> None:
    """An ace in the hat's band."""
    sketch.shape([(35, 8), (46, 10), (43, 27), (32, 25)], DYES["white"], paint.ink, 1.6)
    sketch.polygon([(39.6, 12.6), (43, 18), (38, 22.4), (35.6, 17)], DYES["red"])


WORN: Final[Parts] = {
    "spectacles": _spectacles,
    "half-moons": _half_moons,
    "monocle": _monocle,
    "eye-patch": _eye_patch,
    "scar": _scar,
    "cheek-scar": _cheek_scar,
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
    "song": _song,
    "hat-card": _hat_card,
}

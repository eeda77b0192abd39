"""The drawings on Goldrush's eleven kinds of card, clear in any size from a thumbnail to a large card.

Knows no words, and nothing of a match.
"""

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.goldrush.cards import Card
from renders.drawing.canvas import Sprite
from renders.drawing.icons import Point, Sketch, drawn, star_points
from renders.drawing.pen import bend, blob, both, flipped, patch, stroke
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, mixed


@kept
def vignette(card: Card, size: int, palette: Palette) -> Sprite:
    """What is drawn on a card, in the middle of a square."""
    return drawn(size, lambda sketch: _DRAWINGS[card](sketch, palette))


@kept
def nugget(size: int, palette: Palette) -> Sprite:
    """A nugget, as it lies on carts and in the Bank."""
    return drawn(size, lambda sketch: _lump(sketch, 50, 51, 94, palette))


def _timber(palette: Palette) -> Colour:
    return mixed(palette.gold_dark, palette.wood_light, 0.5)


def _board(palette: Palette) -> Colour:
    return mixed(_timber(palette), palette.card, 0.45)


def _stone(palette: Palette) -> Colour:
    return mixed(palette.faded, palette.card, 0.6)


def _skin(palette: Palette) -> Colour:
    return mixed(palette.card, "#d9925a", 0.5)


def _lump(sketch: Sketch, x: float, y: float, size: float, palette: Palette) -> None:
    """A nugget with its facets, as wide as `size`."""

    def to(points: list[Point]) -> list[Point]:
        return [(x + px * size / 100, y + py * size / 100) for px, py in points]

    edge = to([(-50, 8), (-34, -26), (-4, -40), (30, -32), (50, -2), (38, 28), (6, 38), (-32, 32)])
    sketch.polygon(edge, palette.gold)
    sketch.polygon(to([(50, -2), (38, 28), (6, 38), (-32, 32), (-6, 12), (28, 6)]), palette.gold_dark)
    sketch.polygon(to([(28, 6), (38, 28), (6, 38), (-6, 12)]), mixed(palette.gold, palette.gold_dark, 0.5))
    sketch.polygon(to([(-34, -26), (-4, -40), (2, -18), (-24, -6)]), palette.gold_light)
    sketch.line([*edge, edge[0]], palette.ink, max(size / 18, 2.5))


def _sparkle(sketch: Sketch, x: float, y: float, size: float, palette: Palette) -> None:
    """Light on gold."""
    sketch.polygon(star_points(x, y, size + 2.5, size * 0.36 + 1.5, 4), palette.ink)
    sketch.polygon(star_points(x, y, size, size * 0.3, 4), palette.gold_light)


def _gold(sketch: Sketch, palette: Palette) -> None:
    """A heap of nuggets, and light on them."""
    for x, y, size in ((29, 72, 46), (71, 72, 48), (50, 42, 52)):
        _lump(sketch, x, y, size, palette)
    for x, y, size in ((82, 24, 15), (14, 38, 9)):
        _sparkle(sketch, x, y, size, palette)


def _possible(sketch: Sketch, palette: Palette) -> None:
    """Ore with something that glitters, under a glass."""
    ink, stone = palette.ink, _stone(palette)
    rock: list[Point] = [(4, 62), (14, 32), (40, 18), (66, 26), (78, 52), (70, 82), (36, 92), (10, 84)]
    sketch.shape(rock, stone, ink, 4)
    sketch.polygon([(14, 34), (40, 20), (46, 40), (24, 52)], mixed(stone, palette.card, 0.5))
    sketch.hatch([(40, 88), (68, 80), (76, 54), (60, 60)], ink, step=6, width=1.4)
    for vein in ([(20, 62), (30, 56), (34, 66), (46, 62)], [(30, 78), (40, 74), (46, 80)]):
        sketch.line(vein, palette.gold_dark, 6)
        sketch.line(vein, palette.gold, 3.5)
    sketch.line([(76, 72), (91, 90)], ink, 15)
    sketch.line([(78, 74), (90, 89)], _timber(palette), 8)
    sketch.disc(60, 54, 27, ink, ink, 1)
    sketch.disc(60, 54, 23, palette.gold_dark, palette.gold_dark, 1)
    sketch.disc(60, 54, 20, mixed(palette.card, palette.seats[1], 0.16), ink, 2)
    sketch.polygon([(48, 58), (52, 46), (64, 44), (72, 52), (68, 64), (56, 66)], ink)
    sketch.polygon([(51, 57), (54, 49), (63, 47), (69, 53), (66, 61), (57, 63)], palette.gold)
    sketch.polygon([(54, 49), (63, 47), (60, 54)], palette.gold_light)


_SKULL: Final = both([(50, 18), (38, 18), (30, 28), (29, 44), (36, 58), (39, 78), (44, 92), (50, 94)])
_HORN: Final[list[Point]] = [
    *((32, 24), (32, 24), (19, 28), (11, 20), (7, 5), (7, 5), (4, 22), (9, 37), (21, 42), (31, 38), (31, 38)),
]


def _no_gold(sketch: Sketch, palette: Palette) -> None:
    """A skull that lies in the sand, and nothing else."""
    ink = palette.ink
    bone, horn = palette.card, _stone(palette)
    sketch.ellipse(8, 84, 92, 99, mixed(palette.rule, palette.card, 0.35))
    for shape in (_HORN, flipped(_HORN)):
        blob(sketch, shape, horn, ink, 3.5)
    blob(sketch, _SKULL, bone, ink, 3.5)
    for side in (0, 1):
        eye: list[Point] = [(34, 40), (43, 42), (44, 50), (38, 53), (34, 48)]
        patch(sketch, flipped(eye) if side else eye, ink)
        nose: list[Point] = [(46, 70), (48, 78), (47, 86), (43, 82), (43, 74)]
        patch(sketch, flipped(nose) if side else nose, ink)
    sketch.line([(50, 26), (49, 34), (51, 40)], ink, 2)
    sketch.hatch([(58, 56), (64, 50), (60, 70), (57, 82)], ink, step=5, width=1.3)


def _nugget(sketch: Sketch, palette: Palette) -> None:
    """One large nugget in a prospector's pan."""
    ink, iron = palette.ink, _stone(palette)
    sketch.disc(50, 54, 46, iron, ink, 4)
    sketch.disc(50, 52, 36, mixed(palette.faded, ink, 0.2), ink, 2.5)
    for radius in (41, 31):
        sketch.arc(50, 54, radius, 20, 120, palette.card, 1.6)
    for x, y in ((28, 70), (38, 78), (66, 76), (74, 62), (26, 54)):
        sketch.ellipse(x - 3, y - 2, x + 3, y + 2, palette.rule)
    _lump(sketch, 50, 52, 48, palette)
    _sparkle(sketch, 76, 22, 18, palette)


_BEARD: Final = both([(50, 99), (36, 92), (26, 76), (24, 54), (34, 58), (50, 62)])


def _guide(sketch: Sketch, palette: Palette) -> None:
    """An old man with a long white beard and a wide hat."""
    ink, skin, white = palette.ink, _skin(palette), palette.card
    felt = mixed(_timber(palette), palette.card, 0.1)
    blob(sketch, both([(50, 28), (32, 32), (26, 50), (32, 70), (50, 76)]), skin, ink, 3)
    blob(sketch, _BEARD, white, ink, 3)
    for x in (36, 44, 56, 64):
        stroke(sketch, [(x, 70), (50 + (x - 50) * 0.9, 82), (50 + (x - 50) * 0.5, 92)], _stone(palette), 2)
    hair: tuple[list[Point], ...] = ([(31, 48), (37, 43), (45, 44)], [(28, 61), (40, 58), (50, 63)])
    for colour, width in ((ink, 7), (white, 4)):
        for points in hair:
            stroke(sketch, points, colour, width)
            stroke(sketch, flipped(points), colour, width)
    for x in (39, 61):
        sketch.ellipse(x - 2.6, 48, x + 2.6, 54, ink)
    blob(sketch, [(50, 46), (44, 57), (50, 60), (56, 57)], mixed(skin, palette.alarm, 0.25), ink, 2)
    blob(sketch, both([(50, 28), (16, 26), (2, 34), (20, 42), (50, 38)]), felt, ink, 3)
    blob(sketch, [(28, 30), (30, 10), (42, 6), (50, 10), (58, 6), (70, 10), (72, 30), (50, 34)], felt, ink, 3)
    stroke(sketch, [(29, 26), (50, 30), (71, 26)], ink, 6)
    stroke(sketch, [(30, 25.5), (50, 29.5), (70, 25.5)], palette.alarm, 3.5)
    stroke(sketch, [(70, 24), (80, 12), (92, 4)], ink, 5)
    stroke(sketch, [(70, 24), (80, 12), (91, 5)], white, 2.5)


def _drop(sketch: Sketch, x: float, y: float, size: float, fill: Colour, ink: Colour) -> None:
    top = (x, y - size)
    wide, low = size * 0.55, y + size * 0.1
    shape = bend([top, top, (x + wide, low), (x, y + size * 0.7), (x - wide, low)])
    sketch.polygon(shape, fill)
    sketch.curve([*shape, *shape[:2]], ink, 2.5)


def _water(sketch: Sketch, palette: Palette) -> None:
    """A canteen upside down, and its last drop."""
    ink, water = palette.ink, palette.seats[1]
    strap: list[Point] = [(14, 46), (9, 24), (38, 7), (78, 8), (93, 24), (84, 46)]
    stroke(sketch, strap, ink, 8)
    stroke(sketch, strap, _board(palette), 4)
    sketch.crate((40, 64, 60, 84), palette.rule, ink, 3.5)
    sketch.disc(50, 40, 36, _timber(palette), ink, 4)
    sketch.ring(50, 40, 26, 2.5, ink)
    sketch.disc(50, 40, 24, _board(palette), _board(palette), 1)
    sketch.hatch([(52, 60), (70, 50), (72, 34), (60, 46)], ink, step=6, width=1.5)
    sketch.arc(50, 40, 30, 190, 260, palette.card, 2.5)
    sketch.line([(38, 28), (62, 52)], palette.alarm, 7)
    sketch.line([(62, 28), (38, 52)], palette.alarm, 7)
    _drop(sketch, 50, 93, 8, water, ink)


def _lost(sketch: Sketch, palette: Palette) -> None:
    """A signpost whose arms point every way."""
    ink, wood, post = palette.ink, _board(palette), _timber(palette)
    earth = mixed(palette.rule, palette.card, 0.3)
    blob(sketch, [(14, 97), (26, 88), (48, 85), (74, 88), (88, 97)], earth, ink, 2.5)
    sketch.crate((44, 6, 56, 92), post, ink, 3.5)
    arms: tuple[list[Point], ...] = (
        [(18, 12), (80, 8), (95, 19), (82, 30), (18, 28)],
        [(84, 34), (20, 30), (4, 42), (20, 53), (84, 51)],
        [(26, 58), (78, 60), (92, 71), (76, 79), (26, 74)],
    )
    for arm in arms:
        sketch.shape(arm, wood, ink, 3.5)
    for arm, y in zip(arms, (19, 42, 68), strict=True):
        xs = [x for x, _ in arm]
        sketch.line([(min(xs) + 20, y), (max(xs) - 22, y)], ink, 3)
        sketch.ellipse(48, y - 7, 52, y - 4, ink)


def _bath(sketch: Sketch, palette: Palette) -> None:
    """A wooden tub full of foam, with steam over it."""
    ink, wood = palette.ink, _board(palette)
    for x in (26, 48, 70):
        stroke(sketch, [(x, 34), (x - 7, 26), (x + 4, 16), (x - 3, 4)], ink, 6.5)
        stroke(sketch, [(x, 34), (x - 7, 26), (x + 4, 16), (x - 3, 4)], palette.seats[1], 3.5)
    for x, y, radius in ((22, 48, 11), (78, 48, 11), (36, 42, 12), (64, 42, 12), (50, 40, 13)):
        sketch.disc(x, y, radius, palette.card, ink, 3)
    sketch.box(18, 46, 82, 58, palette.card)
    for x, y, radius in ((32, 48, 5), (56, 46, 6), (72, 50, 4)):
        sketch.ring(x, y, radius, 1.6, mixed(palette.seats[1], palette.ink, 0.3))
    sketch.shape([(6, 54), (94, 54), (86, 96), (14, 96)], wood, ink, 4)
    for x in (22, 36, 50, 64, 78):
        sketch.line([(x, 56), (50 + (x - 50) * 0.86, 94)], ink, 1.8)
    for y, left, right in ((63, 8, 92), (84, 12, 88)):
        sketch.line([(left, y), (right, y)], ink, 7.5)
        sketch.line([(left + 1, y), (right - 1, y)], palette.gold, 4)
    sketch.line([(4, 54), (96, 54)], ink, 6)


def _note(sketch: Sketch, x: float, y: float, size: float, colour: Colour) -> None:
    stem, flag = x + size * 0.3, x + size * 0.62
    sketch.line([(stem, y), (stem, y - size)], colour, size * 0.16)
    sketch.ellipse(x - size * 0.36, y - size * 0.26, x + size * 0.38, y + size * 0.28, colour)
    stroke(sketch, [(stem, y - size), (flag, y - size * 0.74), (flag, y - size * 0.42)], colour, size * 0.16)


def _piano(sketch: Sketch, palette: Palette) -> None:
    """An upright piano, and notes that rise from it."""
    ink, wood = palette.ink, _timber(palette)
    for x, y, size in ((24, 22, 20), (52, 16, 15), (78, 24, 20)):
        _note(sketch, x, y, size, ink)
    sketch.crate((8, 32, 92, 40), _board(palette), ink, 3)
    sketch.crate((12, 38, 88, 94), wood, ink, 4)
    for left, right in ((18, 46), (54, 82)):
        sketch.crate((left, 44, right, 58), _board(palette), ink, 2)
    sketch.crate((4, 60, 96, 78), palette.card, ink, 4)
    for x in range(14, 94, 10):
        sketch.line([(x + 1, 64), (x + 1, 75)], ink, 1.6)
    for x in (14, 24, 44, 54, 64, 84):
        sketch.box(x - 1.5, 63, x + 4, 70, ink, 1)
    sketch.box(8, 78, 18, 98, ink, 2)
    sketch.box(82, 78, 92, 98, ink, 2)
    sketch.crate((40, 84, 60, 92), palette.gold, ink, 2)


def _wanted(sketch: Sketch, palette: Palette) -> None:
    """A poster with a man in a mask, and the price on his head."""
    ink, skin = palette.ink, _skin(palette)
    sketch.shape([(14, 4), (86, 6), (88, 95), (12, 97)], palette.paper_shade, ink, 4)
    sketch.polygon([(72, 95), (88, 80), (88, 95)], palette.card)
    sketch.line([(72, 95), (75, 82), (88, 79)], ink, 2.5)
    for x in (20, 80):
        sketch.ellipse(x - 3, 9, x + 3, 15, palette.alarm)
    sketch.box(28, 10, 72, 19, palette.alarm, 2)
    for x in (34, 42, 50, 58, 66):
        sketch.line([(x, 12.5), (x, 16.5)], palette.on_alarm, 3)
    blob(sketch, [(26, 78), (28, 70), (40, 66), (60, 66), (72, 70), (74, 78)], ink, ink, 2)
    blob(sketch, both([(50, 36), (38, 40), (36, 56), (42, 68), (50, 72)]), skin, ink, 2.5)
    blob(sketch, both([(50, 46), (36, 44), (35, 54), (44, 57), (50, 53)]), ink, ink, 1)
    for x in (43, 57):
        sketch.ellipse(x - 3, 48, x + 3, 53, palette.card)
    stroke(sketch, [(44, 64), (50, 61), (56, 64)], ink, 3)
    blob(sketch, [(20, 42), (36, 45), (64, 45), (80, 42), (68, 36), (50, 38), (32, 36)], ink, ink, 2)
    blob(sketch, [(36, 40), (38, 26), (46, 25), (50, 28), (54, 25), (62, 26), (64, 40)], ink, ink, 2)
    sketch.line([(37, 36), (63, 36)], palette.alarm, 3)
    sketch.disc(35, 87, 5.5, palette.gold, ink, 2)
    sketch.line([(46, 84), (64, 84)], ink, 3)
    sketch.line([(46, 90), (62, 90)], ink, 3)


def _beer(sketch: Sketch, palette: Palette) -> None:
    """A mug that foams over."""
    ink, beer = palette.ink, palette.gold
    sketch.ring(76, 58, 20, 11, ink)
    sketch.ring(76, 58, 17, 5, palette.card)
    sketch.crate((16, 26, 74, 96), beer, ink, 4)
    sketch.box(60, 36, 69, 90, palette.gold_dark, 3)
    for x in (26, 42):
        sketch.box(x, 42, x + 9, 88, mixed(palette.gold_light, palette.card, 0.3), 4)
    foam: list[Point] = [
        *((10, 30), (14, 16), (26, 14), (34, 4), (48, 10), (60, 3), (70, 13), (80, 18), (80, 32)),
        *((72, 38), (64, 32), (58, 40), (52, 56), (46, 42), (38, 34), (30, 40), (22, 34), (14, 40)),
    ]
    blob(sketch, foam, palette.card, ink, 4)
    for x, y, radius in ((30, 22, 4), (50, 20, 5), (66, 24, 4)):
        sketch.arc(x, y, radius, 180, 360, mixed(ink, palette.card, 0.4), 1.8)


_DRAWINGS: Final[Mapping[Card, Callable[[Sketch, Palette], None]]] = {
    Card.GOLD: _gold,
    Card.POSSIBLE: _possible,
    Card.NO_GOLD: _no_gold,
    Card.NUGGET: _nugget,
    Card.GUIDE: _guide,
    Card.WATER: _water,
    Card.LOST: _lost,
    Card.BATH: _bath,
    Card.PIANO: _piano,
    Card.WANTED: _wanted,
    Card.BEER: _beer,
}

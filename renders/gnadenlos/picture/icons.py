"""Gnadenlos!'s own drawings: skills, nuggets, vultures, hats, horseshoes, events. No words and no layout."""

from collections.abc import Callable
from typing import Final

from PIL import ImageChops

from engine.games.gnadenlos.cards import Kind, Skill
from renders.drawing import icons
from renders.drawing.canvas import Canvas, Sprite
from renders.drawing.icons import Point, Sketch, drawn, star_points
from renders.drawing.pen import bend, blob, flipped, patch, stroke
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, mixed

_NUGGET: Final[list[Point]] = [
    *((8, 58), (16, 32), (36, 20), (52, 24), (70, 12), (90, 30)),
    *((95, 56), (84, 80), (58, 84), (40, 90), (16, 80)),
]


def _nugget(sketch: Sketch, palette: Palette) -> None:
    sketch.polygon(bend(_NUGGET), palette.ink)
    inner = [(50 + (x - 50) * 0.86, 52 + (y - 52) * 0.85) for x, y in _NUGGET]
    sketch.polygon(bend(inner), palette.gold)
    patch(sketch, [(48, 78), (62, 62), (84, 50), (88, 58), (78, 74), (58, 78)], palette.gold_dark)
    patch(sketch, [(20, 52), (26, 36), (40, 30), (48, 34), (36, 44), (30, 56)], palette.gold_light)
    patch(sketch, [(58, 30), (70, 22), (80, 32), (70, 36)], palette.gold_light)
    stroke(sketch, [(50, 30), (56, 44), (50, 58), (60, 64)], palette.gold_dark, 3.5)


def _revolver(sketch: Sketch, palette: Palette) -> None:
    ink, steel = palette.ink, mixed(palette.faded, palette.card, 0.45)
    grip: list[Point] = [(58, 48), (86, 42), (98, 84), (94, 92), (78, 94), (74, 84), (66, 62)]
    sketch.shape(bend(grip), palette.wood_light, ink, 6)
    sketch.arc(56, 58, 13, 0, 360, ink, 5.5)
    sketch.line([(57, 52), (54, 62)], ink, 5)
    sketch.shape([(2, 22), (42, 22), (42, 38), (2, 38)], steel, ink, 6)
    sketch.shape([(38, 20), (84, 20), (92, 34), (86, 46), (38, 46)], steel, ink, 6)
    sketch.line([(82, 20), (94, 10), (96, 18)], ink, 7)
    sketch.line([(6, 14), (6, 22)], ink, 7)
    sketch.crate((44, 15, 70, 50), mixed(steel, palette.card, 0.5), ink, 5)
    for y in (27, 38):
        sketch.line([(49, y), (65, y)], ink, 4)


def _cards(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.shape([(4, 30), (38, 14), (64, 78), (30, 94)], palette.alarm, ink, 6)
    sketch.shape([(40, 4), (96, 12), (84, 94), (28, 86)], palette.card, ink, 6)
    heart: list[Point] = [(60, 74), (60, 74), (42, 48), (46, 36), (56, 36), (63, 44), (63, 44)]
    heart += [(71, 38), (80, 40), (82, 52)]
    sketch.polygon(bend(heart), palette.alarm)


_SKILLS: Final[dict[Skill, Callable[[Sketch, Palette], None]]] = {
    Skill.GOLD: _nugget,
    Skill.REVOLVER: _revolver,
    Skill.CARDS: _cards,
}


@kept
def skill(which: Skill, size: int, palette: Palette) -> Sprite:
    """The sign of a skill, which is one of an adventurer's three numbers."""
    return drawn(size, lambda sketch: _SKILLS[which](sketch, palette))


def nugget(size: int, palette: Palette) -> Sprite:
    """A nugget, in which everything is paid."""
    return skill(Skill.GOLD, size, palette)


@kept
def vulture(size: int, palette: Palette, *, is_there: bool = True) -> Sprite:
    """A vulture on its perch; a pale one for a place without a vulture."""
    pale = mixed(palette.paper, palette.rule, 0.45)
    ink = palette.ink if is_there else pale
    feather = mixed(palette.ink, palette.faded, 0.45) if is_there else pale
    skin = palette.alarm if is_there else pale
    bill = palette.gold if is_there else pale
    ground = palette.paper

    def draw(sketch: Sketch) -> None:
        sketch.line([(6, 92), (94, 92)], ink, 8)
        body: list[Point] = [(40, 34), (66, 30), (86, 52), (92, 84), (92, 84), (74, 80), (62, 90), (40, 84)]
        sketch.shape(bend([*body, (30, 58)]), feather, ink, 5)
        for start in ((52, 46), (64, 42), (76, 48)):
            stroke(sketch, [start, (start[0] + 6, start[1] + 16), (start[0] + 4, start[1] + 32)], ground, 3)
        stroke(sketch, [(48, 40), (36, 32), (34, 22)], ink, 16)
        stroke(sketch, [(48, 40), (36, 32), (34, 22)], skin, 9)
        for x in (26, 34, 42, 50, 58, 66):
            sketch.ellipse(x - 6, 36 - (x % 8), x + 8, 50 - (x % 8), ink)
            sketch.ellipse(x - 3, 38 - (x % 8), x + 5, 47 - (x % 8), palette.card if is_there else ground)
        sketch.disc(33, 18, 15, skin, ink, 5)
        blob(sketch, [(22, 12), (22, 12), (8, 18), (4, 34), (4, 34), (14, 28), (26, 26)], bill, ink, 4)
        sketch.ellipse(28, 11, 37, 20, ground)
        sketch.ellipse(30, 13, 35, 18, ink)
        for x in (46, 60):
            sketch.line([(x, 82), (x, 90)], ink, 6)

    return drawn(size, draw)


_CROWN: Final[list[Point]] = [
    *((24, 62), (24, 62), (27, 30), (36, 12), (50, 20)),
    *((64, 12), (73, 30), (76, 62), (76, 62)),
]
_BRIM: Final[list[Point]] = [
    *((2, 50), (2, 50), (22, 62), (50, 66), (78, 62), (98, 50), (98, 50)),
    *((90, 78), (50, 88), (10, 78)),
]


@kept
def hat(seat: int, size: int, palette: Palette) -> Sprite:
    """A player's hat in the player's colour, with their mark on it, which is no smaller on a small hat."""
    colour = palette.seats[seat]
    shade = mixed(colour, palette.ink, 0.3)

    def draw(sketch: Sketch) -> None:
        sketch.shape(bend(_CROWN), colour, palette.ink, 5)
        sketch.shape(bend(_BRIM), colour, palette.ink, 5)
        patch(sketch, [(14, 76), (50, 80), (86, 76), (50, 85)], shade)
        sketch.polygon(bend([(50, 24), (64, 18), (70, 34), (72, 58), (62, 60), (60, 34)]), shade)

    sign = Canvas(Sprite((blank := drawn(size, draw)).image.copy(), blank.mask))
    inner = max(size * 36 // 100, SIGN)
    side = min(inner * 130 // 100, size)
    plate = drawn(side, lambda sketch: sketch.disc(50, 50, 49, palette.card, palette.ink, 7))
    left, top = (size - side) // 2, min(size * 55 // 100 - side // 2, size - side)
    sign.stamp(plate, left, top)
    own = icons.mark(seat, inner, palette)
    sign.stamp(own, left + (side - inner) // 2, top + (side - inner) // 2)
    assert blank.mask is not None
    assert plate.mask is not None
    mask, whole = blank.mask.copy(), (left, top, left + side, top + side)
    mask.paste(ImageChops.lighter(mask.crop(whole), plate.mask), whole)
    return Sprite(sign.image, mask)


@kept
def undertaker(size: int, palette: Palette) -> Sprite:
    """The undertaker's black hat, with a mourning band."""

    def draw(sketch: Sketch) -> None:
        ink, cloth = palette.ink, mixed(palette.ink, palette.card, 0.12)
        crown: list[Point] = [(20, 4), (20, 4), (80, 4), (80, 4), (74, 38), (76, 74), (24, 74), (26, 38)]
        sketch.shape(bend(crown), cloth, palette.card, 3)
        sketch.polygon([(25, 54), (75, 54), (76, 72), (24, 72)], palette.faded)
        brim: list[Point] = [(1, 66), (1, 66), (22, 74), (78, 74), (99, 66), (99, 66), (84, 90), (50, 94)]
        sketch.shape(bend([*brim, (16, 90)]), cloth, palette.card, 3)
        sketch.polygon([(60, 56), (92, 78), (82, 98), (74, 84), (66, 96), (56, 70)], ink)
        sketch.line([(34, 12), (36, 48)], mixed(ink, palette.card, 0.55), 5)

    return drawn(size, draw)


@kept
def horseshoe(size: int, fill: Colour, ink: Colour, ground: Colour) -> Sprite:
    """A horseshoe, open below, with a field's room inside."""

    def draw(sketch: Sketch) -> None:
        outer: list[Point] = [(10, 96), (4, 48), (20, 10), (50, 2), (80, 10), (96, 48), (90, 96), (90, 96)]
        inner: list[Point] = [(68, 96), (68, 96), (74, 52), (66, 30), (50, 24), (34, 30), (26, 52), (32, 96)]
        points = [*bend([(10, 96), *outer], is_closed=False), *bend(inner, is_closed=False)]
        sketch.shape(points, fill, ink, 5)
        for x, y in ((16, 66), (17, 44), (26, 24), (84, 66), (83, 44), (74, 24)):
            sketch.box(x - 3.5, y - 3.5, x + 3.5, y + 3.5, ground, 2)

    return drawn(size, draw)


def _gold_rush(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    for x, y, wide in ((23, 76, 20), (46, 68, 26), (74, 74, 23), (34, 52, 20), (60, 46, 22)):
        points = [(x + (px - 50) * wide / 50, y + (py - 50) * wide / 50) for px, py in _NUGGET]
        sketch.shape(bend(points), palette.gold, ink, 3)
        sketch.polygon(
            [(x - wide * 0.5, y), (x - wide * 0.1, y - wide * 0.5), (x, y - wide * 0.1)], palette.gold_light
        )
    sketch.line([(24, 92), (70, 16)], ink, 13)
    sketch.line([(25, 91), (69, 18)], palette.wood_light, 7)
    steel = mixed(palette.faded, palette.card, 0.45)
    blob(
        sketch,
        [(30, 6), (30, 6), (58, 4), (84, 22), (96, 54), (96, 54), (76, 32), (56, 20)],
        steel,
        ink,
        3.5,
    )


def _high_noon(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.polygon(star_points(50, 50, 50, 38, 24), palette.gold_dark)
    sketch.disc(50, 50, 39, palette.card, ink, 5)
    for hour in range(12):
        x, y = star_points(50, 50, 31, 31, 6)[hour]
        sketch.ellipse(x - 3, y - 3, x + 3, y + 3, ink)
    sketch.line([(50, 50), (50, 22)], ink, 7)
    sketch.line([(50, 50), (50, 32)], palette.alarm, 4)
    steel = mixed(palette.faded, palette.card, 0.45)
    grip: list[Point] = [(2, 88), (14, 98), (26, 80), (20, 70)]
    barrel: list[Point] = [(18, 74), (50, 56), (54, 64), (28, 84)]
    for turn in (list, flipped):
        sketch.shape(turn(grip), palette.wood_light, ink, 3)
        sketch.shape(turn(barrel), steel, ink, 3)


def _cheating(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    for points, fill in (
        ([(4, 26), (34, 8), (56, 48), (26, 66)], palette.alarm),
        ([(34, 8), (66, 6), (68, 56), (38, 58)], palette.card),
        ([(64, 8), (96, 24), (78, 66), (46, 52)], palette.card),
    ):
        sketch.shape(points, fill, ink, 4)
    spade: list[Point] = [(50, 16), (50, 16), (63, 34), (56, 42), (52, 38), (55, 48), (46, 48), (49, 38)]
    sketch.polygon(bend([*spade, (44, 42), (38, 34)]), ink)
    sketch.polygon(star_points(74, 36, 10, 5), palette.alarm)
    cuff: list[Point] = [(0, 100), (4, 78), (34, 62), (66, 60), (90, 74), (100, 100)]
    sketch.shape(bend([(0, 100), *cuff, (100, 100)]), mixed(palette.ink, palette.wood, 0.4), ink, 4)
    sketch.shape(bend([(14, 72), (34, 60), (66, 58), (84, 70), (66, 74), (34, 76)]), palette.card, ink, 4)
    sketch.disc(50, 88, 5, palette.gold, ink, 2)


_EVENTS: Final[dict[Kind, Callable[[Sketch, Palette], None]]] = {
    Kind.GOLD_RUSH: _gold_rush,
    Kind.HIGH_NOON: _high_noon,
    Kind.CHEATING: _cheating,
}


@kept
def event(kind: Kind, size: int, palette: Palette) -> Sprite:
    """The drawing on an event."""
    return drawn(size, lambda sketch: _EVENTS[kind](sketch, palette))

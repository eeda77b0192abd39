"""Boomtown's own drawings: the towns' emblems, the events, hats, mines' signs. No words and no layout."""

import math
from collections.abc import Callable
from typing import Final

from engine.games.boomtown.cards import Kind, Town
from renders.drawing.canvas import Sprite
from renders.drawing.icons import Sketch, drawn, star_points
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, mixed

TOWNS: Final = tuple(Town)


def suit(town: Town, palette: Palette) -> Colour:
    return palette.suits[TOWNS.index(town)]


def on_suit(town: Town, palette: Palette) -> Colour:
    return palette.on_suits[TOWNS.index(town)]


def _cactus(sketch: Sketch, ink: Colour, ground: Colour) -> None:
    sketch.line([(50, 18), (50, 88)], ink, 20)
    sketch.line([(50, 66), (22, 62), (22, 40)], ink, 14)
    sketch.line([(50, 54), (78, 50), (78, 28)], ink, 14)
    sketch.line([(50, 22), (50, 84)], ground, 3)


def _mountain(sketch: Sketch, ink: Colour, ground: Colour) -> None:
    sketch.polygon([(2, 88), (40, 14), (62, 56), (72, 40), (98, 88)], ink)
    sketch.polygon([(40, 14), (52, 37), (45, 45), (39, 36), (33, 46), (28, 37)], ground)


def _paw(sketch: Sketch, ink: Colour, ground: Colour) -> None:
    for x, y, wide in ((22, 42, 10), (39, 24, 11), (61, 24, 11), (78, 42, 10)):
        sketch.ellipse(x - wide, y - wide * 1.35, x + wide, y + wide * 1.35, ink)
    sketch.ellipse(28, 46, 72, 80, ink)
    sketch.ellipse(24, 62, 50, 88, ink)
    sketch.ellipse(50, 62, 76, 88, ink)


def _sun(sketch: Sketch, ink: Colour, ground: Colour) -> None:
    sketch.polygon(star_points(50, 50, 48, 29, 12), ink)
    sketch.ellipse(26, 26, 74, 74, ground)
    sketch.ellipse(32, 32, 68, 68, ink)


def _bell(sketch: Sketch, ink: Colour, ground: Colour) -> None:
    sketch.line([(50, 10), (50, 22)], ink, 9)
    sketch.pie(50, 44, 27, 180, 360, ink)
    sketch.polygon([(23, 43), (77, 43), (88, 76), (12, 76)], ink)
    sketch.ellipse(40, 70, 60, 92, ink)
    sketch.line([(20, 66), (80, 66)], ground, 4)


_EMBLEMS: Final[dict[Town, Callable[[Sketch, Colour, Colour], None]]] = {
    Town.CACTUS_JUNCTION: _cactus,
    Town.COLD_MOUNTAIN: _mountain,
    Town.COYOTE_CITY: _paw,
    Town.DRY_GULCH: _sun,
    Town.SAN_NARCISO: _bell,
}


@kept
def emblem(town: Town, size: int, palette: Palette, *, on_card: bool = False) -> Sprite:
    """A town's emblem, in the ink that reads on the town's colour, or on a card."""
    ink, ground = (palette.ink, palette.card) if on_card else (on_suit(town, palette), suit(town, palette))
    return drawn(size, lambda sketch: _EMBLEMS[town](sketch, ink, ground))


def _card_shark(sketch: Sketch, palette: Palette) -> None:
    ink, card = palette.ink, palette.card
    sketch.shape([(6, 30), (40, 14), (66, 74), (32, 90)], palette.paper_shade, ink)
    sketch.hatch([(10, 32), (30, 22), (54, 78), (34, 86)], ink, step=7)
    sketch.crate((34, 6, 92, 92), card, ink)
    sketch.pie(53, 56, 12, 0, 360, ink)
    sketch.pie(73, 56, 12, 0, 360, ink)
    sketch.polygon([(42, 52), (63, 22), (84, 52)], ink)
    sketch.polygon([(63, 52), (73, 78), (53, 78)], ink)
    sketch.ellipse(40, 12, 47, 19, palette.alarm)
    sketch.ellipse(79, 79, 86, 86, palette.alarm)


def _dynamite(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    for left in (10, 33, 56):
        sketch.crate((left, 36, left + 24, 98), palette.alarm, ink)
        sketch.box(left + 6, 42, left + 10, 92, mixed(palette.alarm, palette.card, 0.5), 2)
        sketch.hatch([(left + 14, 42), (left + 20, 42), (left + 20, 94), (left + 14, 94)], ink, step=6)
    sketch.box(6, 54, 84, 74, ink, 3)
    sketch.box(8, 58, 82, 70, palette.wood_light, 2)
    sketch.line([(45, 36), (46, 24), (58, 18), (70, 22)], ink, 5)
    sketch.polygon(star_points(80, 22, 24, 10, 9), ink)
    sketch.polygon(star_points(80, 22, 19, 8, 9), palette.gold)
    sketch.polygon(star_points(80, 22, 11, 5, 9), palette.card)


def _expropriation(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.shape([(18, 6), (72, 6), (86, 20), (86, 94), (18, 94)], palette.card, ink)
    sketch.shape([(72, 6), (86, 20), (72, 20)], palette.paper_shade, ink, 3)
    sketch.line([(28, 20), (60, 20)], ink, 5)
    for y in (34, 44, 54):
        sketch.line([(28, y), (76, y)], palette.faded, 3)
    sketch.polygon([(50, 78), (46, 100), (58, 92), (70, 100), (68, 76)], ink)
    sketch.polygon(star_points(59, 74, 22, 17, 12), ink)
    sketch.polygon(star_points(59, 74, 18, 14, 12), palette.alarm)
    sketch.polygon(star_points(59, 74, 10, 4), palette.card)


def _governor(sketch: Sketch, palette: Palette) -> None:
    ink, stone = palette.ink, palette.card
    sketch.line([(50, 2), (50, 20)], ink, 3)
    sketch.polygon([(51, 2), (68, 6), (51, 12)], palette.alarm)
    sketch.pie(50, 36, 21, 180, 360, ink)
    sketch.pie(50, 36, 16, 180, 360, palette.gold)
    sketch.shape([(8, 50), (50, 30), (92, 50)], stone, ink)
    sketch.crate((10, 48, 90, 58), stone, ink, 3)
    for left in (14, 36, 54, 76):
        sketch.crate((left, 58, left + 11, 84), stone, ink, 3)
        sketch.hatch([(left + 5, 60), (left + 9, 60), (left + 9, 83), (left + 5, 83)], ink, step=4, width=1.2)
    sketch.crate((4, 82, 96, 96), stone, ink, 3)
    sketch.line([(6, 89), (94, 89)], ink, 1.5)


def _holdup(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.shape([(14, 46), (86, 46), (84, 72), (70, 98), (30, 98), (16, 72)], palette.gold_light, ink)
    sketch.hatch([(62, 62), (84, 58), (82, 72), (70, 96), (58, 96)], ink, step=6, width=1.4)
    sketch.polygon([(16, 62), (84, 62), (76, 84), (50, 100), (24, 84)], ink)
    sketch.polygon([(22, 66), (78, 66), (71, 81), (50, 94), (29, 81)], palette.alarm)
    for x, y in ((36, 74), (50, 72), (64, 74), (43, 83), (57, 83)):
        sketch.ellipse(x - 2.5, y - 2.5, x + 2.5, y + 2.5, palette.card)
    sketch.ellipse(26, 50, 42, 60, palette.card)
    sketch.ellipse(58, 50, 74, 60, palette.card)
    sketch.ellipse(32, 52, 40, 60, ink)
    sketch.ellipse(60, 52, 68, 60, ink)
    sketch.ellipse(0, 34, 100, 54, ink)
    sketch.polygon([(24, 40), (30, 8), (44, 14), (56, 14), (70, 8), (76, 40)], ink)
    sketch.box(25, 32, 75, 39, palette.gold)


def _mustang(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.arc(50, 46, 44, 130, 410, ink, 24)
    sketch.arc(50, 46, 40, 132, 408, palette.rule, 16)
    sketch.crate((10, 76, 38, 96), palette.rule, ink)
    sketch.crate((62, 76, 90, 96), palette.rule, ink)
    for x, y in ((18, 40), (26, 21), (50, 12), (74, 21), (82, 40), (80, 61), (20, 61)):
        sketch.box(x - 4, y - 4, x + 4, y + 4, ink, 2)
    sketch.polygon(star_points(50, 52, 19, 8), ink)
    sketch.polygon(star_points(50, 52, 13, 5), palette.gold)


def _new_vein(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.shape([(50, 98), (46, 82), (58, 70), (74, 66), (92, 76), (97, 98)], palette.gold, ink)
    sketch.polygon([(60, 80), (72, 73), (84, 80), (72, 86)], palette.gold_light)
    sketch.hatch([(72, 90), (90, 82), (94, 95), (72, 95)], ink, step=5, width=1.4)
    sketch.line([(14, 92), (56, 30)], ink, 14)
    sketch.line([(15, 91), (55, 32)], palette.wood_light, 7)
    sketch.shape([(8, 30), (36, 8), (70, 18), (90, 50), (66, 34), (48, 30), (30, 28)], palette.rule, ink)
    sketch.hatch([(40, 28), (60, 20), (84, 42), (66, 32)], ink, step=6, width=1.4)


def _saloon(sketch: Sketch, palette: Palette) -> None:
    ink, wood = palette.ink, palette.wood_light
    sketch.shape([(8, 96), (8, 30), (22, 30), (22, 10), (78, 10), (78, 30), (92, 30), (92, 96)], wood, ink)
    sketch.crate((18, 14, 82, 34), palette.card, ink, 3)
    for at in range(5):
        sketch.ellipse(25 + at * 11, 20, 32 + at * 11, 28, palette.alarm)
    sketch.crate((4, 38, 96, 46), palette.alarm, ink, 3)
    sketch.crate((30, 50, 70, 96), ink, ink, 1)
    for left, right in ((32, 49), (51, 68)):
        sketch.crate((left, 60, right, 86), palette.gold, ink, 2.5)
        for y in (67, 73, 79):
            sketch.line([(left + 5, y), (right - 5, y)], ink, 2)
    for left in (13, 76):
        sketch.crate((left, 54, left + 12, 76), palette.gold_light, ink, 2.5)
        sketch.line([(left + 6, 56), (left + 6, 74)], ink, 2)


def _saloon_girls(sketch: Sketch, palette: Palette) -> None:
    sketch.pie(50, 84, 58, 203, 337, palette.ink)
    sketch.pie(50, 83, 53, 205, 335, palette.alarm)
    for angle in range(205, 335, 26):
        sketch.pie(50, 83, 53, angle, angle + 13, palette.gold_light)
    for angle in range(205, 336, 26):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        sketch.line([(50 + 22 * x, 84 + 22 * y), (50 + 54 * x, 84 + 54 * y)], palette.ink, 2)
    sketch.arc(50, 83, 42, 205, 335, palette.ink, 2.5)
    sketch.pie(50, 84, 24, 203, 337, palette.ink)
    sketch.disc(50, 82, 9, palette.gold, palette.ink, 3)


def _stagecoach(sketch: Sketch, palette: Palette) -> None:
    ink = palette.ink
    sketch.crate((24, 4, 70, 18), palette.wood, ink, 3)
    sketch.line([(36, 6), (36, 16)], palette.gold, 3)
    sketch.line([(58, 6), (58, 16)], palette.gold, 3)
    sketch.box(8, 16, 92, 24, ink, 4)
    sketch.shape([(12, 24), (88, 24), (92, 42), (82, 64), (18, 64), (8, 42)], palette.alarm, ink)
    sketch.crate((20, 28, 36, 46), palette.card, ink, 3)
    sketch.crate((64, 28, 80, 46), palette.card, ink, 3)
    sketch.crate((40, 28, 60, 64), palette.gold, ink, 3)
    sketch.crate((44, 32, 56, 46), palette.card, ink, 2)
    sketch.hatch([(44, 49), (56, 49), (56, 61), (44, 61)], ink, step=4, width=1.2)
    for x, radius in ((24, 20), (77, 17)):
        y = 98 - radius
        sketch.disc(x, y, radius, palette.ink, palette.ink)
        sketch.disc(x, y, radius - 5, palette.card, palette.card)
        for angle in range(0, 180, 45):
            dx, dy = (
                radius * 0.8 * math.cos(math.radians(angle)),
                radius * 0.8 * math.sin(math.radians(angle)),
            )
            sketch.line([(x - dx, y - dy), (x + dx, y + dy)], ink, 2.5)
        sketch.disc(x, y, 5, palette.gold, ink, 2)


def _telegraph(sketch: Sketch, palette: Palette) -> None:
    ink, wood = palette.ink, palette.wood_light
    for y in (14, 33):
        sketch.arc(-24, y - 42, 60, 20, 62, ink, 2.5)
        sketch.arc(124, y - 42, 60, 118, 160, ink, 2.5)
    sketch.crate((43, 4, 57, 98), wood, ink, 3)
    sketch.hatch([(51, 8), (55, 8), (55, 96), (51, 96)], ink, step=5, width=1.3)
    sketch.crate((10, 22, 90, 34), wood, ink, 3)
    sketch.crate((22, 44, 78, 55), wood, ink, 3)
    for x, y in ((16, 14), (34, 14), (66, 14), (84, 14), (28, 37), (72, 37)):
        sketch.box(x - 5, y - 7, x + 5, y + 8, ink, 4)
        sketch.box(x - 2, y - 4, x + 2, y + 4, palette.card, 2)
    sketch.polygon([(72, 62), (98, 62), (84, 78), (96, 78), (66, 100), (76, 82), (64, 82)], ink)
    sketch.polygon([(75, 66), (91, 66), (78, 81), (87, 81), (76, 89), (81, 79), (70, 79)], palette.gold)


_EVENTS: Final[dict[Kind, Callable[[Sketch, Palette], None]]] = {
    Kind.CARD_SHARK: _card_shark,
    Kind.DYNAMITE: _dynamite,
    Kind.EXPROPRIATION: _expropriation,
    Kind.GOVERNOR: _governor,
    Kind.HOLDUP: _holdup,
    Kind.MUSTANG: _mustang,
    Kind.NEW_VEIN: _new_vein,
    Kind.SALOON: _saloon,
    Kind.SALOON_GIRLS: _saloon_girls,
    Kind.STAGECOACH_ROBBERY: _stagecoach,
    Kind.TELEGRAPH: _telegraph,
}


@kept
def event(kind: Kind, size: int, palette: Palette) -> Sprite:
    """The drawing on an event."""
    return drawn(size, lambda sketch: _EVENTS[kind](sketch, palette))


@kept
def hat(size: int, palette: Palette, *, is_there: bool = True) -> Sprite:
    """A mayor's top hat; a pale one if there is no mayor."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink if is_there else mixed(palette.card, palette.rule, 0.5)
        crown = [(20, 8), (80, 8), (74, 44), (77, 76), (23, 76), (26, 44)]
        sketch.ellipse(0, 62, 100, 94, ink)
        sketch.polygon(crown, ink)
        if not is_there:
            return
        sketch.ellipse(8, 66, 92, 86, mixed(ink, palette.rule, 0.35))
        sketch.polygon([(23, 58), (77, 58), (77, 78), (50, 82), (23, 78)], palette.gold)
        sketch.polygon([(32, 14), (40, 14), (42, 52), (36, 52)], mixed(ink, palette.card, 0.45))

    return drawn(size, draw)


@kept
def danger(size: int, palette: Palette) -> Sprite:
    """The sign of a dangerous mine."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon([(50, 0), (100, 94), (0, 94)], palette.ink)
        sketch.polygon([(50, 14), (89, 87), (11, 87)], palette.gold)
        sketch.line([(50, 40), (50, 60)], palette.ink, 12)
        sketch.ellipse(43, 67, 57, 81, palette.ink)

    return drawn(size, draw)


@kept
def pick(size: int, palette: Palette) -> Sprite:
    """A miner's pick, for what mines yield."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        sketch.line([(20, 94), (60, 34)], ink, 16)
        sketch.line([(21, 92), (59, 36)], palette.wood_light, 8)
        sketch.shape(
            [(6, 30), (38, 6), (74, 20), (96, 56), (68, 38), (50, 32), (30, 28)], palette.rule, ink, 5
        )

    return drawn(size, draw)


@kept
def saloon_door(size: int, palette: Palette) -> Sprite:
    """The swinging doors of a saloon."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        sketch.box(0, 0, 100, 100, ink, 4)
        for left, right in ((8, 47), (53, 92)):
            sketch.box(left, 20, right, 84, palette.gold, 6)
            for y in (36, 50, 64):
                sketch.line([(left + 11, y), (right - 11, y)], ink, 5)

    return drawn(size, draw)


@kept
def ready(size: int, palette: Palette) -> Sprite:
    """Kept for use: a hand of cards."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        sketch.shape([(4, 30), (36, 12), (58, 70), (28, 88)], palette.gold, ink, 6)
        sketch.shape([(64, 12), (96, 30), (72, 88), (42, 70)], palette.gold, ink, 6)
        sketch.crate((28, 6, 72, 84), palette.card, ink, 6)
        sketch.polygon(star_points(50, 46, 18, 8), ink)

    return drawn(size, draw)


@kept
def paid(size: int, palette: Palette) -> Sprite:
    """A mine has just yielded: a coin that comes up."""

    def draw(sketch: Sketch) -> None:
        sketch.disc(50, 50, 50, palette.gold, palette.ink, 9)
        sketch.polygon([(50, 16), (80, 52), (62, 52), (62, 82), (38, 82), (38, 52), (20, 52)], palette.ink)

    return drawn(size, draw)


@kept
def plaque(town: Town, size: int, palette: Palette) -> Sprite:
    """A town's emblem on its colour."""

    def draw(sketch: Sketch) -> None:
        sketch.box(0, 0, 100, 100, palette.ink, 16)
        sketch.box(5, 5, 95, 95, suit(town, palette), 12)

    whole = drawn(size, draw)
    inside = emblem(town, size * 3 // 4, palette)
    image = whole.image.copy()
    inside.lay_on(image, (size - inside.width) // 2, (size - inside.height) // 2)
    return Sprite(image, whole.mask)

"""Boomtown's own drawings: the towns' emblems, the events, hats, mines' signs. No words and no layout."""

import functools
from collections.abc import Callable
from typing import Final

from engine.games.boomtown.cards import Kind, Town
from renders.canvas import Sprite
from renders.icons import Sketch, drawn, star_points
from renders.theme import Colour, Palette

TOWNS: Final = tuple(Town)


def suit(town: Town, palette: Palette) -> Colour:
    return palette.suits[TOWNS.index(town)]


def pale(town: Town, palette: Palette) -> Colour:
    return palette.suits_pale[TOWNS.index(town)]


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


@functools.lru_cache(maxsize=64)
def emblem(town: Town, size: int, palette: Palette) -> Sprite:
    """A town's emblem, in the ink that reads on the town's colour."""
    return drawn(size, lambda sketch: _EMBLEMS[town](sketch, on_suit(town, palette), suit(town, palette)))


def _card_shark(sketch: Sketch, palette: Palette) -> None:
    for at, fill in ((0, palette.paper_shade), (16, palette.card)):
        sketch.box(12 + at, 8 + at / 2, 70 + at, 88 + at / 2, palette.ink, 8)
        sketch.box(16 + at, 12 + at / 2, 66 + at, 84 + at / 2, fill, 6)
    sketch.pie(50, 56, 11, 0, 360, palette.ink)
    sketch.pie(66, 56, 11, 0, 360, palette.ink)
    sketch.polygon([(40, 54), (58, 28), (76, 54)], palette.ink)
    sketch.polygon([(58, 54), (66, 78), (50, 78)], palette.ink)


def _dynamite(sketch: Sketch, palette: Palette) -> None:
    for left in (16, 36, 56):
        sketch.box(left, 36, left + 22, 96, palette.ink, 6)
        sketch.box(left + 3, 39, left + 19, 93, palette.alarm, 4)
    sketch.box(12, 58, 82, 72, palette.ink, 3)
    sketch.line([(47, 38), (48, 24), (62, 18), (74, 24)], palette.ink, 5)
    sketch.polygon(star_points(80, 22, 20, 8, 8), palette.gold_dark)
    sketch.polygon(star_points(80, 22, 13, 6, 8), palette.gold_light)


def _expropriation(sketch: Sketch, palette: Palette) -> None:
    sketch.box(16, 6, 84, 94, palette.ink, 6)
    sketch.box(20, 10, 80, 90, palette.card, 4)
    for y in (24, 36, 48):
        sketch.line([(30, y), (70, y)], palette.faded, 5)
    sketch.polygon(star_points(62, 72, 19, 14, 12), palette.alarm)
    sketch.ellipse(53, 63, 71, 81, palette.card)


def _governor(sketch: Sketch, palette: Palette) -> None:
    sketch.polygon([(50, 4), (96, 34), (4, 34)], palette.ink)
    sketch.box(8, 34, 92, 42, palette.ink)
    for left in (14, 34, 54, 74):
        sketch.box(left, 46, left + 12, 80, palette.ink)
    sketch.box(4, 82, 96, 94, palette.ink)
    sketch.polygon(star_points(50, 25, 10, 4), palette.gold_light)


def _holdup(sketch: Sketch, palette: Palette) -> None:
    sketch.ellipse(2, 34, 98, 54, palette.ink)
    sketch.box(24, 6, 76, 44, palette.ink, 16)
    sketch.box(24, 32, 76, 40, palette.alarm)
    sketch.ellipse(26, 42, 74, 92, palette.gold_light)
    sketch.box(24, 44, 76, 60, palette.ink, 6)
    sketch.ellipse(34, 48, 46, 57, palette.card)
    sketch.ellipse(54, 48, 66, 57, palette.card)
    sketch.polygon([(24, 66), (76, 66), (50, 100)], palette.alarm)


def _mustang(sketch: Sketch, palette: Palette) -> None:
    sketch.arc(50, 46, 42, 130, 410, palette.ink, 22)
    sketch.box(14, 74, 36, 94, palette.ink, 4)
    sketch.box(64, 74, 86, 94, palette.ink, 4)
    for x, y in ((19, 40), (27, 20), (50, 12), (73, 20), (81, 40), (79, 62), (21, 62)):
        sketch.ellipse(x - 4, y - 4, x + 4, y + 4, palette.card)


def _new_vein(sketch: Sketch, palette: Palette) -> None:
    sketch.line([(28, 90), (64, 26)], palette.wood_light, 11)
    sketch.polygon([(20, 22), (48, 8), (84, 24), (98, 58), (80, 40), (60, 30), (40, 26)], palette.ink)
    sketch.polygon([(56, 96), (62, 78), (78, 72), (94, 82), (96, 96)], palette.gold_dark)
    sketch.polygon([(62, 92), (67, 81), (78, 77), (88, 84), (90, 92)], palette.gold)


def _saloon(sketch: Sketch, palette: Palette) -> None:
    sketch.ring(74, 58, 20, 9, palette.ink)
    sketch.box(18, 28, 72, 94, palette.ink, 8)
    sketch.box(23, 36, 67, 89, palette.gold, 5)
    for left in (31, 44, 57):
        sketch.line([(left, 48), (left, 80)], palette.gold_light, 5)
    for x, y, wide in ((26, 28, 14), (46, 22, 17), (64, 30, 13)):
        sketch.ellipse(x - wide, y - wide, x + wide, y + wide, palette.ink)
    for x, y, wide in ((26, 28, 10), (46, 22, 13), (64, 30, 9)):
        sketch.ellipse(x - wide, y - wide, x + wide, y + wide, palette.card)


def _saloon_girls(sketch: Sketch, palette: Palette) -> None:
    sketch.pie(50, 80, 54, 205, 335, palette.ink)
    sketch.pie(50, 79, 48, 207, 333, palette.alarm)
    for angle in range(207, 333, 28):
        sketch.pie(50, 79, 48, angle, angle + 14, palette.gold_light)
    sketch.pie(50, 80, 23, 205, 335, palette.ink)
    sketch.ellipse(42, 72, 58, 88, palette.ink)


def _stagecoach(sketch: Sketch, palette: Palette) -> None:
    sketch.box(12, 12, 88, 22, palette.ink, 4)
    sketch.polygon([(16, 22), (84, 22), (80, 62), (20, 62)], palette.wood_light)
    sketch.box(30, 28, 46, 46, palette.card, 3)
    sketch.box(54, 28, 70, 46, palette.card, 3)
    sketch.box(10, 58, 90, 66, palette.ink, 3)
    for x in (26, 74):
        sketch.ellipse(x - 19, 60, x + 19, 98, palette.ink)
        sketch.ellipse(x - 12, 67, x + 12, 91, palette.card)
        sketch.line([(x - 12, 79), (x + 12, 79)], palette.ink, 4)
        sketch.line([(x, 67), (x, 91)], palette.ink, 4)


def _telegraph(sketch: Sketch, palette: Palette) -> None:
    sketch.line([(50, 10), (50, 96)], palette.wood, 11)
    sketch.line([(16, 26), (84, 26)], palette.wood, 10)
    sketch.line([(26, 46), (74, 46)], palette.wood, 9)
    for x, y in ((18, 16), (82, 16), (28, 37), (72, 37)):
        sketch.ellipse(x - 6, y - 9, x + 6, y + 7, palette.ink)
    for left, right, y in ((0, 18, 12), (82, 100, 12)):
        sketch.line([(left, y + 8), (right, y)], palette.ink, 3)


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


@functools.lru_cache(maxsize=64)
def event(kind: Kind, size: int, palette: Palette) -> Sprite:
    """The drawing on an event."""
    return drawn(size, lambda sketch: _EVENTS[kind](sketch, palette))


@functools.lru_cache(maxsize=16)
def hat(size: int, palette: Palette) -> Sprite:
    """A mayor's top hat."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 64, 100, 94, palette.ink)
        sketch.box(20, 10, 80, 80, palette.ink, 8)
        sketch.box(20, 56, 80, 68, palette.gold)

    return drawn(size, draw)


@functools.lru_cache(maxsize=16)
def danger(size: int, palette: Palette) -> Sprite:
    """The sign of a dangerous mine."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon([(50, 2), (100, 94), (0, 94)], palette.ink)
        sketch.polygon([(50, 16), (88, 87), (12, 87)], palette.gold)
        sketch.line([(50, 40), (50, 60)], palette.ink, 11)
        sketch.ellipse(44, 68, 56, 80, palette.ink)

    return drawn(size, draw)

"""What stands behind Ponte Vecchio's bridge and never changes: Florence, three arches, two banks, the Arno.

Knows where the pieces of the bridge lie, and nothing of a match. It is painted once for a palette; the pieces
are cut out of it.
"""

import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from engine.games.ponte_vecchio.cards import LAST_STEPS, STEPS
from renders.canvas import Box, Sprite
from renders.theme import WIDTH, Colour, Palette, mixed

Points: TypeAlias = Sequence[tuple[float, float]]

COLUMN: Final = 70
"""How wide a step is."""
PIER: Final = 10
"""How wide the gap is between the parts of the bridge."""
BANK: Final = 65
UPPER: Final = 190
"""How high the row of the left plots is, with the sky above their houses."""
WALK: Final = 140
LOWER: Final = 140
WATER: Final = 130
HIGH: Final = UPPER + WALK + LOWER + WATER
PARTS: Final = STEPS // LAST_STEPS

_SCALE: Final = 2
_PARAPET: Final = UPPER - 34
_CROWN: Final = UPPER + WALK + LOWER + 12
_SURFACE: Final = HIGH - 46
"""Where the river meets the piers."""


def left_of(step: int) -> int:
    """Where a step begins."""
    return BANK + (step - 1) * COLUMN + (step - 1) // LAST_STEPS * PIER


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of stone, sky, water and tiles, mixed from a palette."""

    stone: Colour
    stone_light: Colour
    stone_dark: Colour
    paving: Colour
    sky: Colour
    ray: Colour
    far: Colour
    near: Colour
    water: Colour
    water_dark: Colour
    water_light: Colour
    leaves: Colour
    roof: Colour
    roof_dark: Colour


@functools.lru_cache(maxsize=3)
def tones(palette: Palette) -> Tones:
    """What the bridge is painted with."""
    stone = mixed(palette.paper_shade, palette.rule, 0.5)
    river = mixed(mixed(palette.suits[4], palette.suits[0], 0.5), palette.paper, 0.3)
    sky = mixed(palette.gold_light, palette.paper, 0.35)
    roof = mixed(mixed(palette.alarm, palette.wood_light, 0.6), palette.paper, 0.12)
    return Tones(
        stone=stone,
        stone_light=mixed(palette.paper_shade, palette.rule, 0.15),
        stone_dark=mixed(stone, palette.wood, 0.4),
        paving=mixed(palette.paper, palette.rule, 0.1),
        sky=sky,
        ray=mixed(palette.gold_light, palette.glow, 0.2),
        far=mixed(sky, palette.rule, 0.4),
        near=mixed(sky, palette.wood_light, 0.5),
        water=river,
        water_dark=mixed(river, palette.ink, 0.35),
        water_light=mixed(river, palette.paper, 0.45),
        leaves=mixed(palette.suits[0], palette.ink, 0.35),
        roof=roof,
        roof_dark=mixed(roof, palette.ink, 0.35),
    )


@functools.lru_cache(maxsize=3)
def _backdrop(palette: Palette) -> Image.Image:
    """All that is behind shops and steps."""
    large = Image.new("RGB", (WIDTH * _SCALE, HIGH * _SCALE), tones(palette).sky)
    painting = _Painting(ImageDraw.Draw(large), tones(palette), palette)
    painting.sky()
    painting.city()
    painting.body()
    painting.seams()
    painting.river()
    painting.arches()
    painting.waves()
    painting.banks()
    painting.edges()
    return large.resize((WIDTH, HIGH), Image.Resampling.BOX)


@functools.lru_cache(maxsize=8)
def town(height: int, colour: Colour, palette: Palette) -> Sprite:
    """The town in one pale colour, to lie on papers where nothing else does."""
    large = Image.new("RGB", (WIDTH * _SCALE, UPPER * _SCALE))
    white, grey = "#ffffff", "#707070"
    bright = replace(tones(palette), near=white, far=grey)
    painting = _Painting(ImageDraw.Draw(large), bright, palette)
    painting.roofs()
    painting.sights()
    left, top, right, bottom = (value * _SCALE for value in (190, 0, 960, UPPER))
    part = large.crop((left, top, right, bottom)).convert("L")
    width = part.width * height // part.height
    mask = part.resize((width, height), Image.Resampling.BOX)
    return Sprite(Image.new("RGB", mask.size, colour), mask)


def behind(box: Box, palette: Palette) -> Image.Image:
    """A piece of it; one's own copy."""
    return _backdrop(palette).crop(box)


@dataclass(frozen=True, slots=True)
class _Painting:
    """A brush on the backdrop, in the backdrop's own pixels."""

    pen: ImageDraw.ImageDraw
    tones: Tones
    palette: Palette

    def shape(self, points: Points, fill: Colour) -> None:
        self.pen.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=fill)

    def bar(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill)

    def oval(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        self.pen.ellipse([value * _SCALE for value in (left, top, right, bottom)], fill=fill)

    def line(self, points: Points, fill: Colour, width: float = 1) -> None:
        flat = [(x * _SCALE, y * _SCALE) for x, y in points]
        self.pen.line(flat, fill=fill, width=round(width * _SCALE), joint="curve")

    def arc(self, left: float, top: float, right: float, bottom: float, fill: Colour, width: float) -> None:
        """The upper half of an oval's line."""
        box = [value * _SCALE for value in (left, top, right, bottom)]
        self.pen.arc(box, 180, 360, fill=fill, width=round(width * _SCALE))

    def sky(self) -> None:
        """The evening sun's rays."""
        x, y, far = 700, UPPER - 30, 1300
        box = [value * _SCALE for value in (x - far, y - far, x + far, y + far)]
        for start in range(180, 360, 12):
            self.pen.pieslice(box, start, start + 6, fill=self.tones.ray)
        self.oval(x - 74, y - 74, x + 74, y + 74, self.palette.glow)

    def city(self) -> None:
        """Hills with cypresses, and before them the town."""
        far, near = self.tones.far, self.tones.near
        base = float(UPPER)
        self.shape([(0, base), (0, 96), (150, 70), (330, 106), (470, 84), (640, 112), (640, base)], far)
        self.shape([(560, base), (700, 104), (900, 70), (1040, 92), (1200, 58), (1200, base)], far)
        for x, high in ((88, 34), (104, 46), (122, 30), (930, 36), (946, 48), (1100, 40), (1118, 28)):
            self.oval(x - 5, 92 - high, x + 5, 100, near)
        self.roofs()
        self.sights()

    def roofs(self) -> None:
        """Small houses."""
        chance, base = random.Random(4), float(UPPER)
        for left in range(-10, WIDTH, 34):
            top = base - chance.randrange(38, 68)
            self.bar(left, top, left + 30, base, self.tones.near)
            self.shape([(left - 3, top), (left + 15, top - 10), (left + 33, top)], self.tones.near)

    def sights(self) -> None:
        """The cathedral with its bell tower, the old palace, a church."""
        self.cathedral(540)
        self.palace(270)
        self.bell_tower(842)

    def cathedral(self, x: float) -> None:
        """The great dome with its lantern and ribs, and the bell tower beside it."""
        near, far, base = self.tones.near, self.tones.far, float(UPPER)
        self.bar(x - 74, 104, x + 74, base, near)
        self.oval(x - 62, 34, x + 62, 172, near)
        self.bar(x - 66, 96, x + 66, 108, near)
        for part in (-0.62, -0.22, 0.22, 0.62):
            self.line([(x + 62 * part, 96), (x + 40 * part, 64), (x + 8 * part, 36)], far, 2)
        self.bar(x - 8, 18, x + 8, 38, near)
        self.shape([(x - 10, 20), (x, 4), (x + 10, 20)], near)
        for at in (-44, 0, 44):
            self.oval(x + at - 8, 112, x + at + 8, 128, far)
        self.bar(x - 134, 40, x - 102, base, near)
        self.shape([(x - 137, 40), (x - 118, 30), (x - 99, 40)], near)
        for top in (52, 78, 104):
            self.bar(x - 124, top, x - 112, top + 16, far)

    def palace(self, x: float) -> None:
        """The old palace with battlements, and its tower."""
        near, far, base = self.tones.near, self.tones.far, float(UPPER)
        self.bar(x - 60, 92, x + 60, base, near)
        self.bar(x - 66, 82, x + 66, 98, near)
        for at in range(-66, 66, 17):
            self.bar(x + at, 74, x + at + 10, 84, near)
        self.bar(x - 12, 30, x + 12, 92, near)
        self.bar(x - 18, 24, x + 18, 38, near)
        for at in (-18, -4, 10):
            self.bar(x + at, 17, x + at + 8, 26, near)
        self.shape([(x - 10, 18), (x, 2), (x + 10, 18)], near)
        for at in (-42, -16, 10, 36):
            self.bar(x + at, 112, x + at + 10, 130, far)

    def bell_tower(self, x: float) -> None:
        """A slender church tower and its nave."""
        near, far, base = self.tones.near, self.tones.far, float(UPPER)
        self.bar(x, 66, x + 26, base, near)
        self.shape([(x - 3, 66), (x + 13, 26), (x + 29, 66)], near)
        self.bar(x + 8, 76, x + 18, 94, far)
        self.bar(x + 26, 112, x + 96, base, near)
        self.shape([(x + 20, 114), (x + 62, 94), (x + 104, 114)], near)

    def body(self) -> None:
        """The bridge's stone: a parapet behind the left plots, and the wall under the right ones."""
        tones, line = self.tones, self.palette.ink
        self.bar(0, _PARAPET, WIDTH, UPPER, tones.stone)
        self.courses(_PARAPET + 12, UPPER, 7)
        self.bar(0, _PARAPET, WIDTH, _PARAPET + 9, tones.stone_light)
        for y in (_PARAPET, _PARAPET + 9):
            self.line([(0, y), (WIDTH, y)], line, 2)
        top = UPPER + WALK
        self.bar(0, UPPER, WIDTH, top, tones.paving)
        self.bar(0, top, WIDTH, HIGH, tones.stone)
        self.courses(top + 24, HIGH, 11)
        self.bar(0, top, WIDTH, top + 10, tones.stone_light)
        self.line([(0, top + 10), (WIDTH, top + 10)], line, 2)

    def seams(self) -> None:
        """Where two parts of the bridge meet: a row of posts across the walkway."""
        for step in range(LAST_STEPS + 1, STEPS, LAST_STEPS):
            right = left_of(step)
            left = right - PIER
            self.bar(left, UPPER, right, UPPER + WALK, self.palette.ink)
            self.bar(left + 2, UPPER + 4, right - 2, UPPER + WALK - 4, self.tones.stone_dark)
            for y in range(UPPER + 10, UPPER + WALK - 12, 24):
                self.bar(left + 2, y, right - 2, y + 12, self.tones.stone_light)

    def courses(self, top: int, bottom: int, seed: int) -> None:
        """Rows of stones."""
        chance, dark = random.Random(seed), self.tones.stone_dark
        for row, y in enumerate(range(top, bottom, 20)):
            self.line([(0, y), (WIDTH, y)], mixed(self.tones.stone, dark, 0.5), 1.5)
            for x in range(row % 2 * 27, WIDTH, 54):
                joint = x + chance.randrange(-6, 7)
                self.line([(joint, y), (joint, min(y + 20, bottom))], mixed(self.tones.stone, dark, 0.5), 1.5)

    def river(self) -> None:
        """The Arno."""
        self.bar(0, _SURFACE, WIDTH, HIGH, self.tones.water)

    def arches(self) -> None:
        """One arch for each part of five steps, and a pier with a cutwater between two."""
        for middle in self.middles():
            self.arch(middle)
        for pier in self.piers():
            self.cutwater(pier)

    def middles(self) -> list[float]:
        """The middle of each arch."""
        return [left_of(part * LAST_STEPS + 1) + LAST_STEPS * COLUMN / 2 for part in range(PARTS)]

    def arch(self, x: float) -> None:
        tones, half = self.tones, 146
        low = _SURFACE * 2 - _CROWN + 40
        for grow, fill in ((15, self.palette.ink), (13, tones.stone_light), (2, self.palette.ink)):
            self.oval(x - half - grow, _CROWN - grow, x + half + grow, low + grow, fill)
        self.oval(x - half, _CROWN, x + half, low, mixed(tones.water_dark, self.palette.ink, 0.35))
        self.oval(x - half + 16, _CROWN + 20, x + half - 16, low + 40, tones.sky)
        self.bar(x - half - 18, _SURFACE, x + half + 18, HIGH, tones.water)
        self.bar(x - half + 10, _SURFACE, x + half - 10, _SURFACE + 6, tones.water_light)

    def cutwater(self, x: float) -> None:
        """A pier's sharp edge against the river."""
        tones, ink = self.tones, self.palette.ink
        top = _SURFACE - 34
        outline = [(x - 27, top + 14), (x, top - 8), (x + 27, top + 14), (x + 27, HIGH - 14), (x, HIGH - 4)]
        outline += [(x - 27, HIGH - 14)]
        self.shape(outline, tones.stone_light)
        self.shape([outline[1], outline[2], outline[3], outline[4]], tones.stone)
        self.line([*outline, outline[0]], ink, 2)
        self.line([outline[1], outline[4]], tones.stone_dark, 2)

    def waves(self) -> None:
        """Ripples on the river."""
        chance = random.Random(7)
        for y in range(_SURFACE + 12, HIGH, 11):
            for x in range(chance.randrange(40), WIDTH, 64):
                left = x + chance.randrange(-14, 15)
                fill = self.tones.water_light if chance.random() < 0.55 else self.tones.water_dark
                if all(abs(left + 14 - pier) > 46 for pier in self.piers()):
                    self.arc(left, y, left + chance.randrange(18, 34), y + 8, fill, 2)

    def piers(self) -> list[float]:
        """The middle of each pier."""
        return [(left + right) / 2 for left, right in pairwise(self.middles())]

    def banks(self) -> None:
        """The two ends: quays with a cypress each."""
        for side in (0, 1):
            self.bank(side * (WIDTH - BANK), 1 - 2 * side)

    def bank(self, left: float, way: int) -> None:
        tones, ink = self.tones, self.palette.ink
        right, top = left + BANK, UPPER + WALK
        edge = right if way > 0 else left
        self.bar(left, _PARAPET - 2, right, UPPER, mixed(tones.leaves, self.palette.paper, 0.45))
        for x, high in ((left + 18, 118), (left + 46, 92)):
            self.bar(x - 3, _PARAPET - 8, x + 3, _PARAPET + 14, self.palette.wood_dark)
            self.oval(x - 15, _PARAPET - high, x + 15, _PARAPET + 4, ink)
            self.oval(x - 12, _PARAPET - high + 3, x + 12, _PARAPET + 1, tones.leaves)
        for y in (UPPER, top - 4):
            self.bar(left, y, right, y + 4, ink)
        self.bar(left, top, right, HIGH, tones.stone)
        self.courses_in(left, right, top + 18)
        self.bar(left, top, right, top + 12, tones.stone_light)
        self.line([(left, top + 12), (right, top + 12)], ink, 2)
        self.line([(edge, top), (edge, HIGH)], ink, 3)

    def edges(self) -> None:
        """A line above and below."""
        for y in (0, HIGH - 5):
            self.bar(0, y, WIDTH, y + 5, self.palette.ink)

    def courses_in(self, left: float, right: float, top: int) -> None:
        """Large stones of a quay."""
        joint = mixed(self.tones.stone, self.tones.stone_dark, 0.8)
        for row, y in enumerate(range(top, HIGH, 28)):
            self.line([(left, y), (right, y)], joint, 2)
            x = left + (22 if row % 2 else 44)
            self.line([(x, y), (x, y + 28)], joint, 2)

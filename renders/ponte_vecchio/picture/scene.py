"""What stands behind Ponte Vecchio's bridge and never changes: Florence, three arches, two banks, the Arno.

Knows where the pieces of the bridge lie, and nothing of a match. It is painted once for a palette; the pieces
are cut out of it.
"""

import functools
import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import LAST_STEPS, STEPS
from renders.drawing.brush import Brush, painted
from renders.drawing.canvas import Box
from renders.drawing.inks import colours_of
from renders.drawing.shelf import kept
from renders.drawing.theme import WIDTH, Colour, Palette, mixed
from renders.ponte_vecchio.picture import florence

COLUMN: Final = 72
"""How wide a step is."""
PIER: Final = 10
"""How wide the gaps between the parts of the bridge are."""
BANK: Final = 65
"""How wide the left bank is, where the Rich Man begins."""
UPPER: Final = 190
"""How high the row of the left plots is, with the sky above their houses."""
WALK: Final = 140
LOWER: Final = 140
WATER: Final = 130
HIGH: Final = UPPER + WALK + LOWER + WATER
PARTS: Final = STEPS // LAST_STEPS
FAR_BANK: Final = WIDTH - BANK - STEPS * COLUMN - (PARTS - 1) * PIER
"""How wide the right bank is."""

_SUN: Final = 700
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
    trodden: Colour
    """Stone that people have walked on."""
    paving: Colour
    sky: Colour
    ray: Colour
    far: Colour
    near: Colour
    water: Colour
    water_dark: Colour
    water_light: Colour
    leaves: Colour
    lawn: Colour
    roof: Colour
    roof_dark: Colour


@functools.lru_cache(maxsize=3)
def tones(palette: Palette) -> Tones:
    """What the bridge is painted with."""
    stone = mixed(palette.paper_shade, palette.rule, 0.5)
    dark = mixed(stone, palette.wood, 0.4)
    river = mixed(mixed(palette.suits[4], palette.suits[0], 0.5), palette.paper, 0.3)
    sky = mixed(palette.gold_light, palette.paper, 0.35)
    leaves = mixed(palette.suits[0], palette.ink, 0.35)
    roof = mixed(mixed(palette.alarm, palette.wood_light, 0.6), palette.paper, 0.12)
    return Tones(
        stone=stone,
        stone_light=mixed(palette.paper_shade, palette.rule, 0.15),
        stone_dark=dark,
        trodden=mixed(stone, dark, 0.3),
        paving=mixed(palette.paper, palette.rule, 0.1),
        sky=sky,
        ray=mixed(palette.gold_light, palette.glow, 0.2),
        far=mixed(sky, palette.rule, 0.4),
        near=mixed(sky, palette.wood_light, 0.5),
        water=river,
        water_dark=mixed(river, palette.ink, 0.35),
        water_light=mixed(river, palette.paper, 0.45),
        leaves=leaves,
        lawn=mixed(leaves, palette.paper, 0.45),
        roof=roof,
        roof_dark=mixed(roof, palette.ink, 0.35),
    )


def colours(palette: Palette) -> Iterable[Colour]:
    """All of them, to print pictures in."""
    return colours_of(tones(palette))


@kept
def _backdrop(palette: Palette) -> Image.Image:
    """All that is behind shops and steps."""
    return painted(
        WIDTH, HIGH, tones(palette).sky, lambda brush: _Painting(brush, tones(palette), palette).all()
    )


def behind(box: Box, palette: Palette) -> Image.Image:
    """A piece of the backdrop; the caller's own copy."""
    return _backdrop(palette).crop(box)


@dataclass(frozen=True, slots=True)
class _Painting:
    """All of it, from the back to the front."""

    brush: Brush
    tones: Tones
    palette: Palette

    def all(self) -> None:
        """Paint it."""
        self.brush.rays(_SUN, UPPER - 30, 1300, self.tones.ray)
        self.brush.oval(_SUN - 74, UPPER - 104, _SUN + 74, UPPER + 44, self.palette.glow)
        florence.hills(self.brush, WIDTH, UPPER, self.tones.near, self.tones.far)
        florence.city(self.brush, WIDTH, UPPER, self.tones.near, self.tones.far)
        self.body()
        self.seams()
        self.river()
        self.arches()
        self.waves()
        self.banks()
        self.edges()

    def body(self) -> None:
        """The bridge's stone: a parapet behind the left plots, and the wall under the right ones."""
        tones, line = self.tones, self.palette.ink
        self.brush.bar(0, _PARAPET, WIDTH, UPPER, tones.stone)
        self.courses(_PARAPET + 12, UPPER, 7)
        self.brush.bar(0, _PARAPET, WIDTH, _PARAPET + 9, tones.stone_light)
        for y in (_PARAPET, _PARAPET + 9):
            self.brush.line([(0, y), (WIDTH, y)], line, 2)
        top = UPPER + WALK
        self.brush.bar(0, UPPER, WIDTH, top, tones.paving)
        self.brush.bar(0, top, WIDTH, HIGH, tones.stone)
        self.courses(top + 24, HIGH, 11)
        self.brush.bar(0, top, WIDTH, top + 10, tones.stone_light)
        self.brush.line([(0, top + 10), (WIDTH, top + 10)], line, 2)

    def seams(self) -> None:
        """Where two parts of the bridge meet: a row of posts across the walkway."""
        for step in range(LAST_STEPS + 1, STEPS, LAST_STEPS):
            right = left_of(step)
            left = right - PIER
            self.brush.bar(left, UPPER, right, UPPER + WALK, self.palette.ink)
            self.brush.bar(left + 2, UPPER + 4, right - 2, UPPER + WALK - 4, self.tones.stone_dark)
            for y in range(UPPER + 10, UPPER + WALK - 12, 24):
                self.brush.bar(left + 2, y, right - 2, y + 12, self.tones.stone_light)

    def courses(self, top: int, bottom: int, seed: int) -> None:
        """Rows of stones."""
        chance, dark = random.Random(seed), self.tones.stone_dark
        for row, y in enumerate(range(top, bottom, 20)):
            self.brush.line([(0, y), (WIDTH, y)], mixed(self.tones.stone, dark, 0.5), 1.5)
            for x in range(row % 2 * 27, WIDTH, 54):
                joint = x + chance.randrange(-6, 7)
                self.brush.line(
                    [(joint, y), (joint, min(y + 20, bottom))], mixed(self.tones.stone, dark, 0.5), 1.5
                )

    def river(self) -> None:
        """The Arno."""
        self.brush.bar(0, _SURFACE, WIDTH, HIGH, self.tones.water)

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
            self.brush.oval(x - half - grow, _CROWN - grow, x + half + grow, low + grow, fill)
        self.brush.oval(x - half, _CROWN, x + half, low, mixed(tones.water_dark, self.palette.ink, 0.35))
        self.brush.oval(x - half + 16, _CROWN + 20, x + half - 16, low + 40, tones.sky)
        self.brush.bar(x - half - 18, _SURFACE, x + half + 18, HIGH, tones.water)
        self.brush.bar(x - half + 10, _SURFACE, x + half - 10, _SURFACE + 6, tones.water_light)

    def cutwater(self, x: float) -> None:
        """A pier's sharp edge against the river."""
        tones, ink = self.tones, self.palette.ink
        top = _SURFACE - 34
        outline = [(x - 27, top + 14), (x, top - 8), (x + 27, top + 14), (x + 27, HIGH - 14), (x, HIGH - 4)]
        outline += [(x - 27, HIGH - 14)]
        self.brush.shape(outline, tones.stone_light)
        self.brush.shape([outline[1], outline[2], outline[3], outline[4]], tones.stone)
        self.brush.line([*outline, outline[0]], ink, 2)
        self.brush.line([outline[1], outline[4]], tones.stone_dark, 2)

    def waves(self) -> None:
        """Ripples on the river."""
        chance = random.Random(7)
        for y in range(_SURFACE + 12, HIGH, 11):
            for x in range(chance.randrange(40), WIDTH, 64):
                left = x + chance.randrange(-14, 15)
                fill = self.tones.water_light if chance.random() < 0.55 else self.tones.water_dark
                if all(abs(left + 14 - pier) > 46 for pier in self.piers()):
                    self.brush.arc(left, y, left + chance.randrange(18, 34), y + 8, fill, 2)

    def piers(self) -> list[float]:
        """The middle of each pier."""
        return [(left + right) / 2 for left, right in pairwise(self.middles())]

    def banks(self) -> None:
        """The two ends: quays with cypresses."""
        self.bank(0, BANK, edge=BANK, cypresses=((18, 118), (46, 92)))
        left = WIDTH - FAR_BANK
        self.bank(left, WIDTH, edge=left, cypresses=((left + 18, 118),))

    def bank(self, left: int, right: int, *, edge: int, cypresses: Iterable[tuple[int, int]]) -> None:
        tones, ink = self.tones, self.palette.ink
        top = UPPER + WALK
        self.brush.bar(left, _PARAPET - 2, right, UPPER, tones.lawn)
        for x, high in cypresses:
            self.brush.bar(x - 3, _PARAPET - 8, x + 3, _PARAPET + 14, self.palette.wood_dark)
            self.brush.oval(x - 15, _PARAPET - high, x + 15, _PARAPET + 4, ink)
            self.brush.oval(x - 12, _PARAPET - high + 3, x + 12, _PARAPET + 1, tones.leaves)
        for y in (UPPER, top - 4):
            self.brush.bar(left, y, right, y + 4, ink)
        self.brush.bar(left, top, right, HIGH, tones.stone)
        self.courses_in(left, right, top + 18)
        self.brush.bar(left, top, right, top + 12, tones.stone_light)
        self.brush.line([(left, top + 12), (right, top + 12)], ink, 2)
        self.brush.line([(edge, top), (edge, HIGH)], ink, 3)

    def edges(self) -> None:
        """A line above and below."""
        for y in (0, HIGH - 5):
            self.brush.bar(0, y, WIDTH, y + 5, self.palette.ink)

    def courses_in(self, left: float, right: float, top: int) -> None:
        """Large stones of a quay."""
        joint = mixed(self.tones.stone, self.tones.stone_dark, 0.8)
        for row, y in enumerate(range(top, HIGH, 28)):
            self.brush.line([(left, y), (right, y)], joint, 2)
            x = left + (22 if row % 2 else 44)
            self.brush.line([(x, y), (x, y + 28)], joint, 2)

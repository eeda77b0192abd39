"""The wild land of Goldrush's map: mountains with hachures, woods of little pines, three creeks, Mulch Tree.

Knows where places and trails are, so that nothing grows over them, and nothing of a match.
"""

import functools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.brush import Brush
from renders.drawing.canvas import Box
from renders.drawing.icons import Point
from renders.drawing.pen import bend
from renders.drawing.theme import mixed
from renders.goldrush.picture import trails
from renders.goldrush.picture.tones import Tones

CREEKS: Final[dict[str, tuple[Point, ...]]] = {
    "rattlesnake": (
        (380, 206), (404, 225), (396, 254), (418, 275), (412, 301),
    ),
    "silver": (
        (930, 222), (966, 225), (976, 253), (1010, 269), (1022, 300),
    ),
    "dry": (
        (146, 1026), (160, 1053), (190, 1059), (200, 1089), (228, 1102), (268, 1120), (300, 1148),
        (346, 1144), (384, 1168), (430, 1160),
    ),
}  # fmt: skip
"""The course of each creek, from its spring downwards, through the place that is named after it."""
PONDS: Final = ((412, 311, 54, 20), (1026, 309, 44, 16), (452, 1164, 44, 14))
"""Where creeks end: middle, and half of width and height."""
PONDS_TAKEN: Final = [Box(x - wide, y - high, x + wide, y + high) for x, y, wide, high in PONDS]
PEAKS: Final = (
    (164, 194, 48), (214, 199, 53), (150, 236, 42),
    (498, 180, 44), (540, 168, 44), (604, 155, 39),
    (764, 170, 56),
    (1034, 170, 46), (1056, 243, 35),
    (634, 296, 51), (690, 321, 40),
    (160, 1146, 48), (208, 1169, 40),
    (958, 1180, 40),
)  # fmt: skip
"""Mountains: where their tops are, and how wide they are."""
WOODS: Final = (
    (1020, 217, 96, 82), (590, 308, 70, 60), (710, 293, 100, 51), (390, 269, 90, 94), (450, 228, 80, 68),
    (130, 1020, 70, 76),
    (470, 1184, 110, 51), (540, 1048, 50, 34), (720, 1166, 90, 60), (690, 1020, 80, 42), (740, 1020, 60, 51),
    (905, 1148, 70, 51), (960, 1020, 60, 42), (1090, 1157, 40, 51), (880, 366, 40, 26), (200, 366, 70, 34),
    (900, 131, 60, 26), (660, 155, 50, 42), (210, 1011, 40, 51),
)  # fmt: skip
"""Where pines grow: middle, and half of width and height."""
_ROOMS: Final = {key: 44 if place.terrain is Terrain.SQUARE else 25 for key, place in LAND.places.items()}
"""How much room each place needs around its middle."""
_EDGE: Final = 26
TREE: Final = (640, 1062)
"""Where the roots of Mulch Tree are."""


def meadows(brush: Brush, tones: Tones) -> None:
    """Green ground under woods, and sand round mountains."""
    for x, y, wide, high in WOODS:
        brush.shape(_spot(x, y, wide + 18, high + 14, x + y), tones.meadow)
    for x, y, wide in PEAKS:
        brush.shape(_spot(x, y + wide * 0.55, wide * 0.95, wide * 0.5, x), tones.sand)


def _spot(x: float, y: float, wide: float, high: float, seed: int) -> list[Point]:
    """A round patch whose edge is uneven."""
    chance = random.Random(seed)
    corners = []
    for step in range(12):
        far = chance.uniform(0.84, 1.1)
        angle = math.tau * step / 12
        corners.append((x + wide * far * math.cos(angle), y + high * far * math.sin(angle)))
    return bend(corners)


def creeks(brush: Brush, tones: Tones) -> None:
    """Three creeks, each with a bank, from its spring to a pond."""
    for x, y, wide, high in PONDS:
        brush.shape(_spot(x, y, wide + 3, high + 3, x), tones.water_line)
        brush.shape(_spot(x, y, wide, high, x), tones.water)
    courses = {key: bend(course, is_closed=False) for key, course in CREEKS.items()}
    for wider, fill in ((5, tones.water_line), (0, tones.water)):
        for course in courses.values():
            _flow(brush, course, wider, fill)
    for x, y, wide, high in PONDS:
        brush.shape(_spot(x, y, wide, high, x), tones.water)
        for row, part in ((-0.4, 0.5), (0.05, 0.7), (0.5, 0.4)):
            ripple = [(x + wide * part * step / 4, y + high * row + 2 * (step % 2)) for step in range(-4, 5)]
            brush.line(bend(ripple, is_closed=False), tones.water_line, 1.5)


def _flow(brush: Brush, course: Sequence[Point], wider: float, fill: str) -> None:
    """Water that grows wider on its way down."""
    for number, (one, other) in enumerate(pairwise(course)):
        width = 5 + 11 * number / len(course) + wider
        brush.stroke([one, other], fill, width)


@dataclass(frozen=True, slots=True)
class Wild:
    """Paints mountains and woods where nothing else is."""

    brush: Brush
    tones: Tones
    taken: Sequence[Box]
    """Where labels and ornaments are."""

    def all(self) -> None:
        """Paint mountains and pines, those in the back first."""
        things: list[tuple[float, float, float, int]] = [(y + wide * 0.8, x, y, wide) for x, y, wide in PEAKS]
        things += [(y, x, y, 0) for x, y in self.pines()]
        for _, x, y, wide in sorted(things):
            if wide:
                self.peak(x, y, wide)
            else:
                self.pine(x, y)

    def is_free(self, x: float, y: float, radius: float) -> bool:
        """Whether a round thing hides no place, trail, label or water."""
        return (
            x - radius > _EDGE
            and x + radius < LAND.size[0] - _EDGE
            and all(_is_off(box, x, y, radius) for box in self.taken)
            and all(math.dist((x, y), trails.at(key)) > radius + room for key, room in _ROOMS.items())
            and trails.is_clear(x, y, radius + 11, _lines())
        )

    def pines(self) -> Iterator[Point]:
        """Where pines stand: in the woods, none over another."""
        chance, stand = random.Random(1849), list[Point]()
        peaks = [(x, y + wide * 0.42, wide * 0.66) for x, y, wide in PEAKS]
        for x, y, wide, high in WOODS:
            for _ in range(wide * high // 50):
                px, py = x + chance.uniform(-1, 1) * wide, y + chance.uniform(-1, 1) * high
                if math.hypot((px - x) / wide, (py - y) / high) > 1:
                    continue
                is_apart = all(abs(px - sx) > 20 or abs(py - sy) > 16 for sx, sy in stand)
                is_low = all(math.hypot(px - mx, py - my) > far + 6 for mx, my, far in peaks)
                if is_apart and is_low and self.is_free(px, py - 12, 15):
                    stand.append((px, py))
                    yield px, py

    def pine(self, x: float, y: float) -> None:
        """A little pine: a light side and a dark one."""
        brush, tones = self.brush, self.tones
        x, y = round(x), round(y)
        brush.bar(x - 2, y - 4, x + 2, y + 3, tones.sepia)
        for top, bottom, half in ((-32, -15, 9), (-22, -4, 12)):
            brush.shape([(x, y + top), (x + half, y + bottom), (x - half, y + bottom)], tones.pine)
        brush.shape([(x - 1, y - 17), (x - 1, y - 6), (x - 8, y - 6)], tones.pine_light)

    def peak(self, x: float, y: float, wide: float) -> None:
        """A mountain in the manner of old maps: a bare side, and a side in the shade with hachures."""
        brush, tones, chance = self.brush, self.tones, random.Random(int(x * 7 + y))
        half, high = wide * 0.78, wide * 0.8
        base = y + high
        left = [
            (x, y),
            (x - half * 0.3, y + high * 0.3),
            (x - half * 0.52, y + high * 0.62),
            (x - half, base),
        ]
        right = [
            (x, y),
            (x + half * 0.26, y + high * 0.34),
            (x + half * 0.6, y + high * 0.6),
            (x + half, base),
        ]
        ridge = [
            (x, y),
            (x + half * 0.08, y + high * 0.36),
            (x - half * 0.08, y + high * 0.66),
            (x + half * 0.12, base),
        ]
        brush.shape([*left, *reversed(ridge)], tones.paper)
        brush.shape([*right, *reversed(ridge)], tones.hill)
        for step in range(1, 8):
            part = step / 8
            top = _on(ridge, part * 0.85)
            foot = _on(right, min(part * 0.85 + 0.22, 1))
            end = (top[0] + (foot[0] - top[0]) * chance.uniform(0.7, 0.96), top[1] + (foot[1] - top[1]) * 0.9)
            brush.line([top, end], tones.sepia, 1.5)
        for step in range(1, 4):
            top = _on(left, step / 4)
            brush.line(
                [top, (top[0] + half * 0.14, top[1] + high * chance.uniform(0.12, 0.22))], tones.sepia, 1.5
            )
        brush.line(ridge[:3], tones.sepia, 1.5)
        brush.line([*reversed(left), *right[1:]], tones.ink, 2)


@functools.lru_cache(maxsize=1)
def _lines() -> tuple[Sequence[Point], ...]:
    """What runs through the land: trails and creeks."""
    return (*trails.outside(), *(bend(course, is_closed=False) for course in CREEKS.values()))


def _is_off(box: Box, x: float, y: float, radius: float) -> bool:
    return not (box.left - radius < x < box.right + radius and box.top - radius < y < box.bottom + radius)


def _on(line: Sequence[Point], part: float) -> Point:
    """The point that is a `part` of the way down a line of equal pieces."""
    whole = part * (len(line) - 1)
    at = min(int(whole), len(line) - 2)
    rest = whole - at
    (x0, y0), (x1, y1) = line[at], line[at + 1]
    return x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest


def mulch_tree(brush: Brush, tones: Tones) -> None:
    """The lone great tree beside the place that is named after it."""
    x, y = TREE
    trunk = [
        (x - 18, y + 6),
        (x - 6, y - 10),
        (x - 4, y - 30),
        (x - 24, y - 48),
        (x + 2, y - 42),
        (x + 24, y - 54),
    ]
    trunk += [(x + 12, y - 28), (x + 11, y - 10), (x + 22, y + 6)]
    crown = [
        (x - 46, y - 34), (x - 58, y - 52), (x - 40, y - 74), (x - 14, y - 88), (x + 20, y - 86),
        (x + 46, y - 74), (x + 62, y - 52), (x + 44, y - 34), (x + 14, y - 38), (x - 14, y - 32),
    ]  # fmt: skip
    brush.shape(bend([(cx + (cx - x) * 0.05, cy + (cy - y + 58) * 0.08) for cx, cy in crown]), tones.ink)
    brush.shape(bend(crown), tones.pine)
    for cx, cy, size in ((-32, -58, 15), (-8, -72, 15), (24, -66, 15), (42, -52, 11), (4, -52, 11)):
        brush.disc(x + cx, y + cy, size, mixed(tones.pine, tones.pine_light, 0.5))
        brush.disc(x + cx - 3, y + cy - 4, size - 6, tones.pine_light)
    brush.shape(trunk, tones.ink)
    brush.shape([(px + (x - px) * 0.16, py) for px, py in trunk], tones.plank_dark)
    for dx in (-3, 4):
        brush.line([(x + dx, y - 26), (x + dx + 1, y - 6)], tones.ink, 1.5)

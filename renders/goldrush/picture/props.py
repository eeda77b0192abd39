"""What stands about on Goldrush's map where nothing is played: cacti, a covered wagon, a wind pump, barrels.

Knows no place and nothing of a match.
"""

import math
from typing import Final

from renders.drawing.brush import Brush
from renders.drawing.theme import Palette, mixed
from renders.goldrush.picture.tones import Tones

_CACTI: Final = ((126, 800, 1.0), (486, 842, 0.8), (1046, 574, 0.9), (1046, 856, 0.8), (226, 450, 0.7))
_BARRELS: Final = ((416, 570), (440, 570), (428, 550), (1018, 572))


def all_of_them(brush: Brush, ink: Tones, palette: Palette) -> None:
    """Paint them."""
    for x, y, size in _CACTI:
        _cactus(brush, x, y, size, ink)
    for x, y in _BARRELS:
        _barrel(brush, x, y, ink)
    _wind_pump(brush, 688, 572, ink, palette)
    _wagon(brush, 723, 824, ink)


def _cactus(brush: Brush, x: float, y: float, size: float, ink: Tones) -> None:
    """One with two arms."""
    arms = (
        [(x, y), (x, y - 52 * size)],
        [(x, y - 18 * size), (x - 15 * size, y - 20 * size), (x - 15 * size, y - 36 * size)],
        [(x, y - 24 * size), (x + 15 * size, y - 26 * size), (x + 15 * size, y - 44 * size)],
    )
    for wide, fill in ((13, ink.ink), (9, ink.pine)):
        for arm in arms:
            brush.stroke(arm, fill, wide * max(size, 0.8))
    brush.line([(x - 1, y - 4), (x - 1, y - 48 * size)], ink.pine_light, 2)


def _barrel(brush: Brush, x: float, y: float, ink: Tones) -> None:
    brush.oval(x - 11, y - 24, x + 11, y + 2, ink.ink)
    brush.oval(x - 9, y - 22, x + 9, y, ink.plank)
    for dy in (-17, -6):
        brush.bar(x - 9, y + dy, x + 9, y + dy + 2.5, ink.ink)


def _wind_pump(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    """A wheel on a trestle."""
    top = y - 84
    for side in (-1, 1):
        brush.line([(x + side * 17, y), (x + side * 3, top)], ink.ink, 3)
    for low, high in ((y - 4, y - 36), (y - 36, y - 62)):
        left, right = 17 * (y - low) / 84, 17 * (y - high) / 84
        brush.line([(x - 17 + left, low), (x + 17 - right, high)], ink.ink, 1.5)
        brush.line([(x + 17 - left, low), (x - 17 + right, high)], ink.ink, 1.5)
    brush.shape([(x + 6, top), (x + 26, top - 9), (x + 26, top + 9)], palette.alarm)
    for step in range(12):
        angle = math.tau * step / 12
        brush.line([(x, top), (x + 22 * math.cos(angle), top + 22 * math.sin(angle))], ink.ink, 4)
        brush.line([(x, top), (x + 21 * math.cos(angle), top + 21 * math.sin(angle))], ink.sign, 2)
    brush.disc(x, top, 5, ink.ink)


def _wagon(brush: Brush, x: float, y: float, ink: Tones) -> None:
    """A covered wagon."""
    canvas = [
        (x - 36, y - 22),
        (x - 42, y - 52),
        (x - 20, y - 62),
        (x + 18, y - 62),
        (x + 40, y - 54),
        (x + 34, y - 22),
    ]
    brush.shape(canvas, ink.ink)
    brush.shape(
        [
            (x - 33, y - 24),
            (x - 38, y - 50),
            (x - 19, y - 59),
            (x + 17, y - 59),
            (x + 36, y - 52),
            (x + 31, y - 24),
        ],
        ink.sign,
    )
    for dx in (-18, 0, 18):
        brush.line([(x + dx, y - 59), (x + dx * 0.9, y - 24)], mixed(ink.sepia, ink.paper, 0.4), 2)
    brush.shape([(x - 40, y - 24), (x + 40, y - 24), (x + 34, y - 8), (x - 34, y - 8)], ink.ink)
    brush.shape([(x - 36, y - 22), (x + 36, y - 22), (x + 32, y - 11), (x - 32, y - 11)], ink.plank)
    for dx, size in ((-24, 14), (24, 14)):
        brush.disc(x + dx, y, size, ink.ink)
        brush.disc(x + dx, y, size - 4, ink.sand)
        for step in range(4):
            angle = math.pi * step / 4
            far, rise = (size - 3) * math.cos(angle), (size - 3) * math.sin(angle)
            brush.line([(x + dx - far, y - rise), (x + dx + far, y + rise)], ink.ink, 1.5)
        brush.disc(x + dx, y, 3.5, ink.ink)

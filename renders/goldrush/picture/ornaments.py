"""What makes Goldrush's map look printed: its border with a scale, the compass rose, the scroll with the
town's name. Knows no place and nothing of a match.
"""

import math
from typing import Final

from renders.drawing.brush import Brush
from renders.drawing.canvas import Box
from renders.drawing.theme import Palette
from renders.goldrush.picture.sheets import BORDER, Sheet
from renders.goldrush.picture.tones import Tones

COMPASS: Final = (948, 1098, 62)
"""Its middle, and how far its points reach."""
SCROLL: Final = Box(312, 984, 532, 1064)
"""Where the town's name is written."""
COMPASS_BOX: Final = Box(
    COMPASS[0] - COMPASS[2] - 4,
    COMPASS[1] - COMPASS[2] - 4,
    COMPASS[0] + COMPASS[2] + 4,
    COMPASS[1] + COMPASS[2] + 4,
)
_SCALE: Final = 50


def border(brush: Brush, width: int, sheet: Sheet, tones: Tones) -> None:
    """A neat line around a sheet, and a scale of black and white bars around it."""
    start, height, bottom = sheet.top, sheet.height, sheet.bottom
    brush.bar(0, start, width, bottom, tones.ink)
    brush.bar(4, start + 4, width - 4, bottom - 4, tones.paper)
    across, down = width / round(width / _SCALE), height / round(height / _SCALE)
    for step in range(0, round(width / _SCALE), 2):
        for top in (start + 7, bottom - 15):
            brush.bar(step * across, top, (step + 1) * across, top + 8, tones.sepia)
    for step in range(0, round(height / _SCALE), 2):
        for left in (7, width - 15):
            brush.bar(left, start + step * down, left + 8, start + (step + 1) * down, tones.sepia)
    for inset, line in ((16, 2), (BORDER - 4, 4)):
        brush.bar(inset, start + inset, width - inset, bottom - inset, tones.ink)
        within = inset + line
        brush.bar(within, start + within, width - within, bottom - within, tones.paper)


def corners(brush: Brush, width: int, sheet: Sheet, tones: Tones) -> None:
    """Plates over the corners of a sheet's border."""
    for x in (3, width - 29):
        for y in (sheet.top + 3, sheet.bottom - 29):
            brush.bar(x, y, x + 26, y + 26, tones.ink)
            brush.bar(x + 3, y + 3, x + 23, y + 23, tones.trail)
            brush.shape([(x + 13, y + 4), (x + 22, y + 13), (x + 13, y + 22), (x + 4, y + 13)], tones.ink)
            brush.disc(x + 13, y + 13, 3.5, tones.paper)


def compass(brush: Brush, tones: Tones, palette: Palette) -> None:
    """A rose of eight points, half light and half dark, with north at the top."""
    x, y, far = COMPASS
    brush.disc(x, y, far * 0.66, tones.sepia)
    brush.disc(x, y, far * 0.66 - 2, tones.paper)
    brush.disc(x, y, far * 0.56, tones.sepia)
    brush.disc(x, y, far * 0.56 - 1.5, tones.sand)
    for first, reach in ((45, 0.62), (0, 1.0)):
        for quarter in range(4):
            _point(brush, (x, y), first + 90 * quarter, far * reach, far * 0.17, tones, palette)
    brush.disc(x, y, 7, tones.ink)
    brush.disc(x, y, 4.5, palette.gold)


def _point(
    brush: Brush,
    middle: tuple[float, float],
    degrees: int,
    far: float,
    half: float,
    tones: Tones,
    palette: Palette,
) -> None:
    """One point of the rose; the one that shows north is red."""
    angle = math.radians(degrees - 90)

    def to(forward: float, aside: float) -> tuple[float, float]:
        return (
            middle[0] + forward * math.cos(angle) - aside * math.sin(angle),
            middle[1] + forward * math.sin(angle) + aside * math.cos(angle),
        )

    tip, left, right = to(far, 0), to(half, -half), to(half, half)
    brush.shape([tip, left, middle], tones.paper)
    brush.shape([tip, right, middle], palette.alarm if degrees == 0 else tones.ink)
    brush.line([tip, left, middle, right, tip], tones.ink, 1.5)


def scroll(brush: Brush, tones: Tones) -> None:
    """A ribbon with rolled ends for the town's name."""
    left, top, right, bottom = SCROLL
    for side, edge in ((-1, left), (1, right)):
        tail = [
            (edge - side * 24, top + 18),
            (edge + side * 14, top + 18),
            (edge + side * 4, (top + bottom) / 2 + 8),
        ]
        tail += [(edge + side * 14, bottom + 6), (edge - side * 24, bottom + 6)]
        brush.shape(tail, tones.trail)
        brush.line([*tail, tail[0]], tones.ink, 2.5)
    brush.bar(left, top, right, bottom, tones.ink)
    brush.bar(left + 3, top + 3, right - 3, bottom - 3, tones.paper)
    brush.bar(left + 7, top + 7, right - 7, bottom - 7, tones.sepia)
    brush.bar(left + 8, top + 8, right - 8, bottom - 8, tones.paper)

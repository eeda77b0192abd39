"""Florence in two tones, as it stands behind the bridge, or pale on the empty parts of papers.

Knows neither the bridge nor a match.
"""

import random
from typing import Final

from PIL import Image

from renders.drawing.brush import Brush, painted
from renders.drawing.canvas import Sprite
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour

_SIGHTS: Final = (190, 960)
"""Where the sights begin and end."""
_HIGH: Final = 190


def hills(brush: Brush, width: int, base: int, near: Colour, far: Colour) -> None:
    """Hills with cypresses."""
    brush.shape([(0, base), (0, 96), (150, 70), (330, 106), (470, 84), (640, 112), (640, base)], far)
    brush.shape([(560, base), (700, 104), (900, 70), (1040, 92), (width, 58), (width, base)], far)
    for x, high in ((88, 34), (104, 46), (122, 30), (930, 36), (946, 48), (1100, 40), (1118, 28)):
        brush.oval(x - 5, 92 - high, x + 5, 100, near)


def city(brush: Brush, width: int, base: int, near: Colour, far: Colour) -> None:
    """Small houses, and over them the old palace, the cathedral with its bell tower, and a church."""
    chance = random.Random(4)
    for left in range(-10, width, 34):
        top = base - chance.randrange(38, 68)
        brush.bar(left, top, left + 30, base, near)
        brush.shape([(left - 3, top), (left + 15, top - 10), (left + 33, top)], near)
    _palace(brush, 270, base, near, far)
    _bell_tower(brush, 422, base, near, far)
    _cathedral(brush, 540, base, near, far)
    _church(brush, 842, base, near, far)


def _cathedral(brush: Brush, x: int, base: int, near: Colour, far: Colour) -> None:
    """The great dome with its lantern and ribs."""
    brush.bar(x - 74, 104, x + 74, base, near)
    brush.oval(x - 62, 34, x + 62, 172, near)
    brush.bar(x - 66, 96, x + 66, 108, near)
    for part in (-0.62, -0.22, 0.22, 0.62):
        brush.line([(x + 62 * part, 96), (x + 40 * part, 64), (x + 8 * part, 36)], far, 2)
    brush.bar(x - 8, 18, x + 8, 38, near)
    brush.shape([(x - 10, 20), (x, 4), (x + 10, 20)], near)
    for at in (-44, 0, 44):
        brush.oval(x + at - 8, 112, x + at + 8, 128, far)


def _bell_tower(brush: Brush, x: int, base: int, near: Colour, far: Colour) -> None:
    brush.bar(x - 16, 40, x + 16, base, near)
    brush.shape([(x - 19, 40), (x, 30), (x + 19, 40)], near)
    for top in (52, 78, 104):
        brush.bar(x - 6, top, x + 6, top + 16, far)


def _palace(brush: Brush, x: int, base: int, near: Colour, far: Colour) -> None:
    """Battlements, and a tower over them."""
    brush.bar(x - 60, 92, x + 60, base, near)
    brush.bar(x - 66, 82, x + 66, 98, near)
    for at in range(-66, 66, 17):
        brush.bar(x + at, 74, x + at + 10, 84, near)
    brush.bar(x - 12, 30, x + 12, 92, near)
    brush.bar(x - 18, 24, x + 18, 38, near)
    for at in (-18, -4, 10):
        brush.bar(x + at, 17, x + at + 8, 26, near)
    brush.shape([(x - 10, 18), (x, 2), (x + 10, 18)], near)
    for at in (-42, -16, 10, 36):
        brush.bar(x + at, 112, x + at + 10, 130, far)


def _church(brush: Brush, x: int, base: int, near: Colour, far: Colour) -> None:
    """A slender tower and a nave."""
    brush.bar(x, 66, x + 26, base, near)
    brush.shape([(x - 3, 66), (x + 13, 26), (x + 29, 66)], near)
    brush.bar(x + 8, 76, x + 18, 94, far)
    brush.bar(x + 26, 112, x + 96, base, near)
    brush.shape([(x + 20, 114), (x + 62, 94), (x + 104, 114)], near)


@kept
def town(height: int, colour: Colour) -> Sprite:
    """The sights in one pale colour."""
    left, right = _SIGHTS
    white, grey = "#ffffff", "#707070"
    whole = painted(right + 40, _HIGH, "#000000", lambda brush: city(brush, right + 40, _HIGH, white, grey))
    part = whole.crop((left, 0, right, _HIGH)).convert("L")
    mask = part.resize((part.width * height // part.height, height), Image.Resampling.BOX)
    return Sprite(Image.new("RGB", mask.size, colour), mask)

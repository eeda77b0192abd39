"""The Rich Man of Ponte Vecchio: a merchant in red with a purse, who looks to the right or to the left.

Knows nothing of a match, nor where he stands.
"""

from typing import Final

from PIL import Image

from renders.drawing.canvas import Sprite, sprite
from renders.drawing.icons import Point, Sketch
from renders.drawing.pen import blob, patch, stroke
from renders.drawing.shelf import kept
from renders.drawing.theme import Palette, mixed

WIDE: Final = 70
TALL: Final = 104

_ROBE: Final[list[Point]] = [
    *((22, 44), (14, 60), (10, 80), (6, 96), (6, 96), (54, 96), (54, 96), (55, 82), (56, 66), (48, 46)),
]
_FACE: Final[list[Point]] = [
    *((22, 24), (22, 38), (30, 45), (42, 44), (46, 38), (47, 35), (55, 34), (54, 29), (48, 25), (46, 18)),
]
_HAT: Final[list[Point]] = [
    *((12, 22), (12, 10), (24, 3), (40, 4), (52, 10), (53, 19), (46, 22), (30, 21), (20, 26)),
]
_TAIL: Final[list[Point]] = [(14, 14), (5, 22), (3, 36), (6, 52), (12, 50), (11, 36), (16, 24)]
_ARM: Final[list[Point]] = [(26, 50), (24, 62), (34, 72), (50, 68), (52, 60), (40, 60), (36, 50)]
_PURSE: Final[list[Point]] = [(54, 62), (50, 72), (49, 82), (57, 87), (66, 83), (66, 72), (61, 62)]


@kept
def rich_man(palette: Palette, *, looks_right: bool, is_pale: bool = False) -> Sprite:
    """The Rich Man; a pale one is where he was before."""
    figure = sprite(WIDE, TALL, lambda pen: _draw(Sketch(pen, 100), palette))
    image, mask = figure.image, figure.mask
    assert mask is not None
    if not looks_right:
        image, mask = (each.transpose(Image.Transpose.FLIP_LEFT_RIGHT) for each in (image, mask))
    return Sprite(image, mask.point(lambda value: value * 3 // 10) if is_pale else mask)


@kept
def head(size: int, palette: Palette, *, looks_right: bool = True) -> Sprite:
    """His head, which stands for the right to move him."""
    figure = rich_man(palette, looks_right=looks_right)
    assert figure.mask is not None
    left = 0 if looks_right else WIDE - 58
    box = (left, 0, left + 58, 58)
    large = (figure.image.crop(box), figure.mask.crop(box))
    image, mask = (each.resize((size, size), Image.Resampling.LANCZOS) for each in large)
    return Sprite(image, mask)


def _draw(sketch: Sketch, palette: Palette) -> None:
    ink, red, gold = palette.ink, palette.alarm, palette.gold
    skin = mixed(palette.card, "#d9925a", 0.5)
    fur = palette.card
    sketch.ellipse(2, 95, 62, 104, mixed(palette.rule, ink, 0.35))
    for x in (22, 40):
        blob(sketch, [(x - 8, 92), (x - 8, 101), (x + 6, 102), (x + 17, 99), (x + 8, 93)], ink, ink, 2)
    blob(sketch, _ROBE, red, ink, 3)
    patch(sketch, [(44, 50), (51, 66), (50, 94), (42, 94), (46, 70)], mixed(red, ink, 0.3))
    sketch.line([(8, 92), (53, 92)], gold, 4)
    stroke(sketch, [(12, 74), (28, 79), (48, 77)], gold, 4)
    blob(sketch, [(18, 46), (26, 54), (42, 53), (50, 46), (44, 40), (24, 40)], fur, ink, 2.5)
    blob(sketch, _TAIL, mixed(red, ink, 0.25), ink, 2.5)
    blob(sketch, _FACE, skin, ink, 2.5)
    sketch.ellipse(40, 25, 44.5, 31, ink)
    stroke(sketch, [(37, 22.5), (42, 20.5), (46, 22)], ink, 2)
    stroke(sketch, [(38, 39), (43, 40), (46, 38)], ink, 2)
    patch(sketch, [(30, 33), (33, 37), (37, 34), (34, 30)], mixed(skin, red, 0.35))
    blob(sketch, _HAT, red, ink, 3)
    stroke(sketch, [(15, 20), (28, 16), (50, 17)], mixed(red, ink, 0.35), 3)
    sketch.disc(40, 12, 4.5, gold, ink, 1.5)
    blob(sketch, _ARM, mixed(red, "#ffffff", 0.12), ink, 2.5)
    blob(sketch, [(48, 60), (50, 70), (58, 69), (59, 61)], skin, ink, 2)
    blob(sketch, _PURSE, gold, ink, 2.5)
    sketch.line([(53, 67), (63, 67)], ink, 2)
    stroke(sketch, [(54, 73), (53, 78), (56, 82)], palette.gold_light, 2.5)

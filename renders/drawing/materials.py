"""What every board of Saloon is made of: planks, papers nailed to them, painted signs, engraved rules, rays.

Knows no game. Its chance has fixed seeds and its caches are bounded, so equal sheets always look the same.
Textures have flat lines and few colours, because a PNG packs them well.
"""

import random
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.drawing.canvas import FINE, Box, Sprite, around, rounded
from renders.drawing.icons import Sketch, drawn
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, mixed

PLANK: Final = 92
SHADOW: Final = 9
"""How far a paper's or a sign's shadow reaches beyond its right and lower edge."""
_SHADE: Final = 5 / 9
"""How much of what lies under it a shadow covers."""
_TALLEST: Final = 2030
_SHADES: Final = (0.0, 0.12, 0.24)
"""How far a board may be darker or lighter than wood is."""
_RIM: Final = 10
"""Further inside a paper nothing of its torn edge is left."""
_FIBRE: Final = 0.22
_EDGE: Final = 0.75
"""How far the fibres and the torn edge of a paper are from its own colour."""


def planks(width: int, height: int, palette: Palette) -> Image.Image:
    """A wall of boards to hang things on; the caller's own copy."""
    wall = _wall(width, palette)
    if height <= wall.height:
        return wall.crop((0, 0, width, height))
    higher = Image.new("RGB", (width, height))
    for top in range(0, height, wall.height):
        higher.paste(wall, (0, top))
    return higher


def planks_in(box: Box, width: int, palette: Palette) -> Image.Image:
    """A part of such a wall."""
    wall = _wall(width, palette)
    return (wall if box.bottom <= wall.height else planks(width, box.bottom, palette)).crop(box)


@kept
def _wall(width: int, palette: Palette) -> Image.Image:
    height = _TALLEST // PLANK * PLANK
    wall = Image.new("RGB", (width, height), palette.wood)
    pen, chance = ImageDraw.Draw(wall), random.Random(11)
    for top in range(0, height, PLANK):
        joint = chance.randrange(width // 6, width * 5 // 6)
        for left, right in ((0, joint), (joint, width)):
            _board(pen, Box(left, top, right, top + PLANK), palette, chance)
        nail = _nail(14, palette)
        for x in (joint - 18, joint + 8):
            for y in (top + 14, top + PLANK - 28):
                wall.paste(nail.image, (x, y), nail.mask)
    return wall


def _board(pen: ImageDraw.ImageDraw, box: Box, palette: Palette, chance: random.Random) -> None:
    """One board with its grain, a dark seam under it and beside it, and light on its upper edge."""
    shade = palette.wood_dark if chance.random() < 0.5 else palette.wood_light
    ground = mixed(palette.wood, shade, chance.choice(_SHADES))
    pen.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=ground)
    dark, light = _grain(ground, palette)
    for y in range(box.top + 7, box.bottom - 6, 7):
        left = box.left + chance.randrange(-200, box.width)
        right = left + chance.randrange(120, 700)
        pen.line(
            (max(left, box.left), y, min(right, box.right - 2), y),
            fill=dark if chance.random() < 0.6 else light,
            width=chance.choice((1, 1, 2)),
        )
    pen.rectangle((box.left, box.bottom - 3, box.right - 1, box.bottom - 1), fill=palette.wood_dark)
    pen.line((box.left, box.top, box.right - 1, box.top), fill=light)
    pen.rectangle((box.right - 2, box.top, box.right - 1, box.bottom - 1), fill=palette.wood_dark)


def _grain(ground: Colour, palette: Palette) -> tuple[Colour, Colour]:
    """The colours of a board's dark and light lines."""
    return mixed(ground, palette.wood_dark, 0.45), mixed(ground, palette.wood_light, 0.4)


def colours(palette: Palette) -> Iterator[Colour]:
    """The colours of all this, except the palette's own."""
    for shade in (palette.wood_dark, palette.wood_light):
        for part in _SHADES:
            ground = mixed(palette.wood, shade, part)
            yield from (ground, *_grain(ground, palette))
    for paper in (palette.card, palette.glow):
        yield from (mixed(paper, palette.rule, part) for part in (_FIBRE, _EDGE))
        yield mixed(paper, palette.wood_dark, _SHADE)
    yield front(palette)


def front(palette: Palette) -> Colour:
    """The colour of the topmost boards, which carry the game's name."""
    return mixed(palette.wood_dark, palette.ink, 0.35)


@kept
def _nail(size: int, palette: Palette) -> Sprite:
    """The head of a nail."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(4, 10, 100, 100, palette.wood_dark)
        sketch.ellipse(0, 0, 90, 90, mixed(palette.faded, palette.ink, 0.5))
        sketch.ellipse(18, 14, 54, 46, palette.rule)

    return drawn(size, draw)


@kept
def note(
    width: int,
    height: int,
    palette: Palette,
    *,
    fill: Colour | None = None,
    frame: Colour | None = None,
    has_nails: bool = True,
) -> Sprite:
    """A paper with a hand-torn edge, its fibres, an engraved frame and nails, and its shadow at the right and
    below: `SHADOW` larger than the paper. It is shared: copy its picture before you draw on it."""
    fill = fill or palette.card
    chance = random.Random(width * 7919 + height)
    shape = _torn(width, height, chance)
    image = Image.new("RGB", (width + SHADOW, height + SHADOW), palette.wood_dark)
    paper = Image.new("RGB", (width, height), fill)
    pen = ImageDraw.Draw(paper)
    fibre = mixed(fill, palette.rule, _FIBRE)
    for _ in range(width * height // 9000):
        x, y = chance.randrange(width), chance.randrange(height)
        pen.line((x, y, x + chance.randrange(-12, 13), y + chance.randrange(-3, 4)), fill=fibre)
    for place, edge in _edges(shape):
        paper.paste(mixed(fill, palette.rule, _EDGE), place, edge)
    engrave(paper, Box(8, 8, width - 8, height - 8), frame or palette.rule)
    if has_nails:
        nail = _nail(15, palette)
        for x in (16, width - 31):
            for y in (16, height - 31):
                paper.paste(nail.image, (x, y), nail.mask)
    image.paste(paper, (0, 0), shape)
    return Sprite(image, _with_shadow(shape))


def _torn(width: int, height: int, chance: random.Random) -> Image.Image:
    """The mask of a paper whose edges are not quite straight."""
    step, scale = 34, 2
    points: list[tuple[float, float]] = []
    points += [(x, chance.uniform(0, 3)) for x in range(0, width - step, step)]
    points += [(width - chance.uniform(0.5, 3.5), y) for y in range(0, height - step, step)]
    points += [(x, height - chance.uniform(0.5, 3.5)) for x in range(width, step, -step)]
    points += [(chance.uniform(0, 3), y) for y in range(height, step, -step)]
    large = Image.new("L", (width * scale, height * scale), 0)
    ImageDraw.Draw(large).polygon([(x * scale, y * scale) for x, y in points], fill=255)
    return large.resize((width, height), Image.Resampling.BOX)


def _edges(shape: Image.Image) -> Iterator[tuple[Box, Image.Image]]:
    """The outermost pixels of a paper, side by side: the filter is slow, and inside there are none."""
    whole = Box(0, 0, *shape.size)
    inside = whole.inset(_RIM) if min(shape.size) > 4 * _RIM else Box(0, 0, 0, 0)
    for rim in around(inside, whole) if inside.width else [whole]:
        near = Box(max(rim.left - 2, 0), max(rim.top - 2, 0), rim.right + 2, rim.bottom + 2)
        near = near._replace(right=min(near.right, whole.right), bottom=min(near.bottom, whole.bottom))
        part = shape.crop(near)
        edge = ImageChops.subtract(part, part.filter(ImageFilter.MinFilter(5)))
        yield rim, edge.crop(rim.moved(-near.left, -near.top))


def _with_shadow(shape: Image.Image) -> Image.Image:
    """A mask with the shadow that its shape throws, to the right and down."""
    width, height = shape.size
    mask = Image.new("L", (width + SHADOW, height + SHADOW), 0)
    mask.paste(shape.point(lambda value: int(value * _SHADE)), (SHADOW - 3, SHADOW - 2))
    mask.paste(255, (0, 0), shape)
    return mask


def engrave(image: Image.Image, box: Box, colour: Colour) -> None:
    """A printer's frame: a stout line and a fine one, with notched corners."""
    pen, notch = ImageDraw.Draw(image), 12
    for inset, width in ((0, 3), (6, 1)):
        left, top, right, bottom = (
            box.left + inset,
            box.top + inset,
            box.right - inset - 1,
            box.bottom - inset - 1,
        )
        corners = [
            *((left + notch, top), (right - notch, top), (right - notch, top + notch), (right, top + notch)),
            *((right, bottom - notch), (right - notch, bottom - notch), (right - notch, bottom)),
            *((left + notch, bottom), (left + notch, bottom - notch), (left, bottom - notch)),
            *((left, top + notch), (left + notch, top + notch), (left + notch, top)),
        ]
        pen.line(corners, fill=colour, width=width)


@kept
def sign(width: int, height: int, fill: Colour, edge: Colour, palette: Palette) -> Sprite:
    """A painted board with a carved edge and its shadow: `SHADOW` larger than the board."""
    board = Image.new("RGB", (width, height), palette.ink)
    pen, chance = ImageDraw.Draw(board), random.Random(width + height)
    pen.rectangle((3, 3, width - 4, height - 4), fill=fill)
    grain = mixed(fill, palette.ink, 0.16)
    for y in range(9, height - 6, 6):
        left = chance.randrange(-60, width)
        pen.line((max(left, 4), y, min(left + chance.randrange(60, 260), width - 5), y), fill=grain)
    pen.rectangle((8, 8, width - 9, height - 9), outline=edge, width=2)
    for x in (4, width - 13):
        for y in (4, height - 13):
            pen.rectangle((x, y, x + 8, y + 8), fill=fill)
            pen.ellipse((x + 1, y + 1, x + 7, y + 7), fill=edge)
    image = Image.new("RGB", (width + SHADOW, height + SHADOW), palette.wood_dark)
    image.paste(board, (0, 0))
    shape = Image.new("L", (width, height), 255)
    return Sprite(image, _with_shadow(shape))


@kept
def stock(width: int, height: int, palette: Palette, *, edge: Colour, line: int, radius: int) -> Sprite:
    """A card's blank with round corners, an edge and its shadow: `SHADOW` larger than the card."""
    shape = rounded(width, height, radius)
    image = Image.new("RGB", (width + SHADOW, height + SHADOW), palette.wood_dark)
    image.paste(edge, (0, 0), shape)
    inner = rounded(width - 2 * line, height - 2 * line, max(radius - line, 0))
    image.paste(palette.card, (line, line), inner)
    return Sprite(image, _with_shadow(shape))


@kept
def rays(width: int, height: int, ground: Colour, ray: Colour, number: int = 20) -> Image.Image:
    """A rising sun's rays from the middle of a sheet, as on a poster. It is shared: copy it before you draw
    on it."""
    sheet = Image.new("RGB", (width, height), ground)
    pen, far = ImageDraw.Draw(sheet), width + height
    box = (width // 2 - far, height // 2 - far, width // 2 + far, height // 2 + far)
    for at in range(number):
        start = 360 * at / number
        pen.pieslice(box, start, start + 180 / number, fill=ray)
    return sheet


@kept
def swelled_rule(width: int, colour: Colour) -> Sprite:
    """A line that swells towards a diamond in its middle."""
    height = 14
    large = Image.new("L", (width * FINE, height * FINE), 0)
    pen, x, y = ImageDraw.Draw(large), width * FINE / 2, height * FINE / 2
    gap, thick = 12 * FINE, 2 * FINE
    for side in (-1, 1):
        ends = (x + side * gap, x + side * (x * 0.6), x + side * x)
        pen.polygon(
            [
                (ends[0], y - thick),
                (ends[1], y - thick / 2),
                (ends[2], y),
                (ends[1], y + thick / 2),
                (ends[0], y + thick),
            ],
            fill=255,
        )
    pen.polygon([(x - 7 * FINE, y), (x, y - 6 * FINE), (x + 7 * FINE, y), (x, y + 6 * FINE)], fill=255)
    mask = large.resize((width, height), Image.Resampling.BOX)
    return Sprite(Image.new("RGB", (width, height), colour), mask)


@kept
def skyline(width: int, height: int, colour: Colour) -> Sprite:
    """A desert in one pale colour for the empty parts of papers: mesas, a sun, cacti."""
    large = Image.new("L", (width * FINE, height * FINE), 0)
    pen, scale = ImageDraw.Draw(large), height * FINE / 100

    def plot(points: list[tuple[float, float]]) -> None:
        pen.polygon([(x * scale, y * scale) for x, y in points], fill=255)

    def cactus(x: float, y: float, high: float) -> None:
        for left, top, right, bottom in (
            (x - 4, y - high, x + 4, y),
            (x - 16, y - high * 0.7, x - 10, y - high * 0.4),
            (x - 16, y - high * 0.46, x, y - high * 0.36),
            (x + 10, y - high * 0.85, x + 16, y - high * 0.5),
            (x, y - high * 0.58, x + 16, y - high * 0.48),
        ):
            pen.rounded_rectangle(
                (left * scale, top * scale, right * scale, bottom * scale), 3 * scale, fill=255
            )

    end = width / height * 100
    pen.pieslice((end * 0.36 * scale, 22 * scale, (end * 0.36 + 70) * scale, 92 * scale), 180, 360, fill=255)
    plot([(0, 100), (end * 0.12, 88), (end * 0.5, 80), (end * 0.8, 88), (end, 84), (end, 100)])
    plot(
        [
            (end * 0.62, 86),
            (end * 0.66, 46),
            (end * 0.69, 42),
            (end * 0.83, 42),
            (end * 0.86, 46),
            (end * 0.91, 88),
        ]
    )
    plot([(end * 0.88, 90), (end * 0.9, 62), (end * 0.97, 62), (end, 88)])
    cactus(end * 0.18, 92, 62)
    cactus(end * 0.3, 90, 34)
    mask = large.resize((width, height), Image.Resampling.BOX)
    return Sprite(Image.new("RGB", (width, height), colour), mask)

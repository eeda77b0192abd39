"""The plots on both sides of Ponte Vecchio's bridge, and the arches under them, where tags can hang.

Knows what lies on a plot, never a view or what a tag is for; each piece is a tile, drawn once for what it
shows.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from renders.drawing import icons
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, Style, mixed
from renders.ponte_vecchio.picture import scene, shops

Look: TypeAlias = Literal["plain", "lit", "dim"]
"""How a step stands out: not, as one that can be chosen, or as one that cannot."""

LEFT, RIGHT = 0, 1
_TAG: Final = Style("slab", SIGN, 700)
_VEIL: Final = 0.55
_NEW: Final = 14
"""How far the sign of a new shop is below the edge of its plot."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot: empty, or with somebody's shop, which may be new."""

    step: int
    side: int
    owner: int | None
    is_new: bool = False
    is_site: bool = False
    """A shop can be built here now."""
    is_dim: bool = False


@dataclass(frozen=True, slots=True)
class Foot:
    """What is under a step: an arch, and before it perhaps a tag with letters and a seat's mark."""

    step: int
    tag: str = ""
    seat: int | None = None
    look: Look = "plain"


@on_demand
def plot_tile(what: Plot, palette: Palette) -> Tile:
    """A plot with what is built on it."""
    top, high = (0, scene.UPPER) if what.side == LEFT else (scene.UPPER + scene.WALK, scene.LOWER)
    area = Box.at(scene.left_of(what.step), top, scene.COLUMN, high)
    canvas = Canvas(scene.behind(area, palette))
    if what.owner is None:
        _free(canvas, high, what, palette)
    else:
        _shop(canvas, high, what, what.owner, palette)
    return canvas.tile()


def _shop(canvas: Canvas, high: int, what: Plot, owner: int, palette: Palette) -> None:
    kind = (what.step * 2 + what.step // 4 + what.side) % shops.KINDS
    is_front = what.side == LEFT
    house = (shops.front if is_front else shops.back)(owner, kind, palette)
    if what.is_dim:  # not see-through: what shines through it would cost a PNG more than the shop itself
        house = Sprite(veiled(house.image, palette), house.mask)
    canvas.stamp(house, (scene.COLUMN - shops.WIDE) // 2, high - house.image.height if is_front else 0)
    if what.is_new:
        canvas.stamp(icons.new_sign(SIGN, palette), scene.COLUMN - SIGN, _NEW)


def _free(canvas: Canvas, high: int, what: Plot, palette: Palette) -> None:
    """A place where a shop can be built: the outline of one."""
    box = (
        Box(7, high - 92, scene.COLUMN - 7, high - 6)
        if what.side == LEFT
        else Box(7, 26, scene.COLUMN - 7, 112)
    )
    if what.is_site:
        canvas.panel(box, palette.glow, outline=palette.ink, line=4, radius=10)
        canvas.stamp_in(site(44, mixed(palette.glow, palette.gold_dark, 0.7)), box)
        return
    if not what.is_dim:
        dashed(canvas.image, box, palette.faded)


@kept
def site(size: int, colour: Colour) -> Sprite:
    """A house that is not there yet."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon([(50, 4), (98, 48), (2, 48)], colour)
        sketch.box(14, 46, 86, 98, colour)

    return drawn(size, draw)


def dashed(image: Image.Image, box: Box, colour: Colour) -> None:
    """A rectangle of short lines."""
    pen, dash = ImageDraw.Draw(image), 8
    for x in range(box.left, box.right - dash // 2, 2 * dash):
        for y in (box.top, box.bottom - 3):
            pen.rectangle((x, y, min(x + dash, box.right) - 1, y + 2), fill=colour)
    for y in range(box.top, box.bottom - dash // 2, 2 * dash):
        for x in (box.left, box.right - 3):
            pen.rectangle((x, y, x + 2, min(y + dash, box.bottom) - 1), fill=colour)


def veiled(image: Image.Image, palette: Palette) -> Image.Image:
    """A piece that matters less now."""
    return Image.blend(image, Image.new("RGB", image.size, palette.paper_shade), _VEIL)


@on_demand
def foot_tile(what: Foot, palette: Palette) -> Tile:
    """The arch and the river under a step, and a tag before them."""
    area = Box.at(scene.left_of(what.step), scene.HIGH - scene.WATER, scene.COLUMN, scene.WATER)
    canvas = Canvas(scene.behind(area, palette))
    if what.tag:
        _tag(canvas, what, palette)
    return canvas.tile()


def _tag(canvas: Canvas, what: Foot, palette: Palette) -> None:
    """A paper on two strings."""
    paper = Box(0, 12, scene.COLUMN, scene.WATER - (10 if what.seat is not None else 58))
    for x in (14, scene.COLUMN - 16):
        canvas.bar(Box(x, 0, x + 2, paper.top), palette.ink)
    fill = {"plain": palette.card, "lit": palette.glow, "dim": palette.paper_shade}[what.look]
    canvas.panel(paper, fill, outline=palette.ink, line=2, radius=8)
    line = Box(paper.left, paper.top + 6, paper.right, paper.top + 54)
    canvas.text(line, what.tag, _TAG, palette.ink, align="centre")
    if what.seat is not None:
        below = Box(paper.left, line.bottom, paper.right, paper.bottom - 6)
        canvas.stamp_in(icons.mark(what.seat, below.height - 2, palette), below)

"""The undertaker's track on Gnadenlos!'s board, below the road.

It knows how far the undertaker is, never a view or where the track lies.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import Kind
from renders.drawing import typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures

_FREE: Final = 134
"""What has no number at the right end, which is in a picture's lower right corner."""
_NUMBER: Final = Style("slab", 44, 700)


@dataclass(frozen=True, slots=True)
class Track:
    """The undertaker's track: where he is, of how many fields, and whether he has just come there."""

    field: int
    fields: int
    is_moved: bool


def graveyard(palette: Palette) -> Colour:
    """The ground of the track."""
    return mixed(palette.ink, palette.faded, 0.35)


@on_demand
def track(what: Track, width: int, height: int, palette: Palette) -> Tile:
    """The undertaker's track, with graves behind him and the end of the game at its end."""
    ground = graveyard(palette)
    canvas = Canvas(Image.new("RGB", (width, height), ground))
    canvas.stamp_in(pictures.event(Kind.HIGH_NOON, height - 8, palette), Box(6, 0, height + 2, height))
    rail = Box(height + 10, 7, width - _FREE, height - 7)
    wide = rail.width // (what.fields + 1)
    for field in range(what.fields + 1):
        slot = Box.at(rail.left + field * wide + 3, rail.top, wide - 6, rail.height)
        _slot(canvas, slot, field, what, ground, palette)
    stone = mixed(ground, palette.card, 0.25)
    for left, size in ((rail.right + 8, 44), (rail.right + 62, 54)):
        canvas.stamp(_grave(size, stone, ground), left, height - size - 4)
    return canvas.tile()


def _slot(canvas: Canvas, box: Box, field: int, what: Track, ground: Colour, palette: Palette) -> None:
    """A field of the undertaker's track."""
    is_end = field == what.fields
    if field < what.field:
        canvas.stamp_in(_grave(box.height - 8, mixed(ground, palette.card, 0.45), ground), box)
        return
    if field == what.field:
        canvas.panel(box, palette.glow if what.is_moved else palette.card, radius=10)
        canvas.stamp_in(pictures.undertaker(min(box.height - 4, box.width), palette), box)
        return
    fill, ink = (palette.alarm, palette.on_alarm) if is_end else (ground, palette.card)
    canvas.panel(box, fill, outline=palette.card, line=2, radius=10)
    number = box
    if box.width < typeset.width(str(field), _NUMBER.smaller(SIGN)):  # where there are many, every other one
        number = box.inset(-8, 0)
        if (what.fields - field) % 2:
            return
    if is_end and box.width > 90:
        half = box.left + box.width // 2
        canvas.stamp_in(_grave(box.height - 12, ink, fill), Box(half, box.top, box.right - 8, box.bottom))
        number = Box(box.left + 8, box.top, half, box.bottom)
    canvas.text(number, str(field), _NUMBER, ink, align="centre", smallest=SIGN)


@kept
def _grave(size: int, stone: Colour, ground: Colour) -> Sprite:
    """A tombstone with a cross."""

    def draw(sketch: Sketch) -> None:
        sketch.pie(50, 40, 34, 180, 360, stone)
        sketch.box(16, 39, 84, 90, stone)
        sketch.box(4, 86, 96, 98, stone, 4)
        sketch.line([(50, 26), (50, 70)], ground, 9)
        sketch.line([(34, 42), (66, 42)], ground, 9)

    return drawn(size, draw)

"""Gnadenlos!'s IOUs: their fronts and their backs.

Each is a tile, drawn once for its size and palette, `materials.SHADOW` larger than the IOU at the right and
below. Knows IOUs, never a view or where one goes.
"""

from typing import Final

from engine.games.gnadenlos.cards import Note
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.pen import bend
from renders.drawing.shelf import kept
from renders.drawing.theme import SMALLEST, Colour, Palette, Style

_ENGRAVED: Final = 70
"""The least height of a back with a printer's frame: on a lower one the frame would run through the
number."""

_DIGIT: Final = 26
"""How wide the worth of a chip is, at least."""

_PLACE: Final = Style("slab", 32, 700)
_WORTH: Final = Style("slab", 30, 700)


def note_height(width: int) -> int:
    """How high an IOU of some width is, front and back."""
    return width * 7 // 10


@kept
def note_card(note: Note, width: int, palette: Palette, *, number: int | None = None) -> Tile:
    """An IOU's front: a large worth, "IOU" in a flourish, and a band with the colour and the mark of whoever
    must pay. `number` is its place in a laying order, or in the market."""
    height = note_height(width)
    line = 3
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.ink, line=line, radius=8))
    band = Box(line, line, width * 35 // 100, height - line)
    _band(canvas, band, note, palette, number)
    rest = Box(band.right + 3, line, width - line, height - line)
    foot = rest.height * 34 // 100
    flourish = _flourish(min(rest.width - 14, foot * 18 // 10), palette.faded)
    canvas.stamp_in(flourish, Box(rest.left, rest.bottom - foot - 2, rest.right, rest.bottom - 2))
    top = Box(rest.left + 2, rest.top, rest.right - 2, rest.bottom - foot)
    style = Style("slab", max(width * 40 // 100, SMALLEST), 700)
    canvas.text(top, str(note.worth), style, palette.ink, align="centre", smallest=SMALLEST)
    return canvas.tile()


def _band(canvas: Canvas, box: Box, note: Note, palette: Palette, number: int | None) -> None:
    """Whose IOU it is, and above the band the number of its place."""
    canvas.panel(box, palette.seats[note.colour], radius=6)
    canvas.bar(Box(box.right - 8, box.top, box.right, box.bottom), palette.seats[note.colour])
    canvas.bar(Box(box.right, box.top, box.right + 3, box.bottom), palette.ink)
    plate = box
    if number is not None:
        size = max(min(box.width - 4, 56), 34)
        upper = Box.at(box.left + (box.width - size) // 2, box.top + 4, size, size)
        canvas.panel(upper, palette.gold, outline=palette.ink, line=3, radius=size // 2)
        canvas.text(
            upper,
            str(number),
            _PLACE.smaller(max(size * 70 // 100, SMALLEST)),
            palette.ink,
            align="centre",
            smallest=SMALLEST,
        )
        plate = Box(box.left, upper.bottom, box.right, box.bottom)
    size = min(box.width - 8, plate.height - 8)
    left, top = (plate.left + plate.right - size) // 2, (plate.top + plate.bottom - size) // 2
    ground = Box.at(left, top, size, size)
    canvas.panel(ground, palette.card, outline=palette.ink, line=2, radius=size // 5)
    canvas.stamp_in(icons.mark(note.colour, size * 78 // 100, palette), ground)


@kept
def note_chip(note: Note, width: int, palette: Palette) -> Tile:
    """An IOU's front where there is hardly any room: its worth, and the mark of whoever must pay on their
    colour."""
    height, line = note_height(width), 3
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.ink, line=line, radius=6))
    half = max(width // 2, _DIGIT)
    worth = Box(2, line, half, height - line)
    canvas.text(worth, str(note.worth), _WORTH, palette.ink, align="centre")
    ground = Box(half, line, width - line, height - line)
    canvas.bar(ground, palette.seats[note.colour])
    size = min(ground.width, ground.height) - 4
    plate = Box.at((ground.left + ground.right - size) // 2, (height - size) // 2, size, size)
    canvas.panel(plate, palette.card, outline=palette.ink, line=2, radius=size // 5)
    canvas.stamp_in(icons.mark(note.colour, size * 72 // 100, palette), plate)
    return canvas.tile()


_LETTERS: Final = (
    [(10, 30), (18, 24), (14, 46), (6, 58), (2, 50)],
    [(40, 26), (26, 34), (24, 52), (36, 56), (46, 42), (40, 28), (52, 34)],
    [(58, 26), (56, 46), (64, 56), (74, 44), (76, 26), (74, 52), (84, 54), (98, 38)],
    [(4, 72), (40, 64), (96, 62), (60, 70), (30, 76)],
)
"""I, O and U as a quick hand writes them, and the line under them."""


@kept
def _flourish(size: int, ink: Colour) -> Sprite:
    """ "IOU" as one signs it: a drawing, because it is the same in all languages."""

    def draw(sketch: Sketch) -> None:
        for letter in _LETTERS:
            points = [(float(x), float(y)) for x, y in letter]
            sketch.curve(bend(points, is_closed=False), ink, 5)

    whole = drawn(size, draw)
    box = (0, size * 20 // 100, size, size * 80 // 100)
    mask = whole.mask
    assert mask is not None
    return Sprite(whole.image.crop(box), mask.crop(box))


@kept
def note_back(width: int, palette: Palette, *, number: int | None = None, is_lit: bool = False) -> Tile:
    """An IOU's back, the same for all. `number` names its place in the market."""
    height = note_height(width)
    edge = palette.gold if is_lit else palette.ink
    canvas = Canvas(materials.stock(width, height, palette, edge=edge, line=6 if is_lit else 3, radius=8))
    fill = palette.glow if is_lit else palette.paper_shade
    inner = Box(6, 6, width - 6, height - 6)
    if height < _ENGRAVED:
        canvas.panel(inner, fill, outline=palette.gold_dark, line=2, radius=5)
    else:
        canvas.panel(inner, fill, radius=5)
        materials.engrave(canvas.image, inner.inset(2), palette.gold_dark)
    middle = Box(0, 0, width, height)
    if number is None:
        canvas.stamp_in(_flourish(width * 6 // 10, palette.gold_dark), middle)
    else:
        style = Style("slab", max(height * 50 // 100, SMALLEST), 700)
        canvas.text(middle.inset(18, 0), str(number), style, palette.ink, align="centre", smallest=SMALLEST)
    return canvas.tile()

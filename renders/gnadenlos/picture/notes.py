"""Gnadenlos!'s IOUs: their fronts and their backs.

Each is a tile, drawn once for its size and palette, `materials.SHADOW` larger than the IOU at the right and
below. Knows IOUs, never a view or where one goes.
"""

from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import Note
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.pen import bend
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, Style

_ENGRAVED: Final = 70
"""The least height of a back with a printer's frame: on a lower one the frame would run through the
number."""
_SIGNED: Final = 48
"""The least room for a worth that has a flourish below it."""
_MARK: Final = SIGN + 8
"""How wide the ground of the mark is, at least."""
TAB: Final = 44
"""How high the tab with a number is, above an IOU."""
LEAST: Final = 88
"""No IOU is narrower: it has room for its worth, and for the mark of whoever must pay."""

_NUMBER: Final = Style("slab", 40, 700)


def note_height(width: int) -> int:
    """How high an IOU of some width is, front and back."""
    return width * 7 // 10


@kept
def note_card(note: Note, width: int, palette: Palette, *, number: int | None = None) -> Tile:
    """An IOU's front: a large worth, "IOU" in a flourish, and a band with the colour and the mark of whoever
    must pay. `number` is its place in a laying order, or in the market: it is on a tab above the IOU."""
    height = note_height(width)
    if number is None:
        return _front(note, width, height, palette)
    tab = typeset.width(str(number), _NUMBER) + 32
    front = _front(note, width, height, palette)
    blank = Image.new("RGB", (front.width, TAB + front.height), palette.gold)
    mask = Image.new("L", blank.size, 0)
    canvas = Canvas(Sprite(blank, mask))
    mask.paste(255, (12, 0, 12 + tab, TAB + 8))
    canvas.panel(Box(12, 0, 12 + tab, TAB + 8), palette.gold, outline=palette.ink, line=3, radius=0)
    canvas.text(Box(12, 3, 12 + tab, TAB), str(number), _NUMBER, palette.ink, align="centre")
    canvas.image.paste(front.image, (0, TAB), front.mask)
    canvas.note(front.texts, 0, TAB)
    mask.paste(255, (0, TAB), front.mask)
    return Tile(canvas.image, mask, canvas.tile().texts)


def _front(note: Note, width: int, height: int, palette: Palette) -> Tile:
    line = 3
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.ink, line=line, radius=8))
    band = Box(line, line, max(width * 35 // 100, line + _MARK), height - line)
    _band(canvas, band, note, palette)
    rest = Box(band.right + 3, line, width - line, height - line)
    foot = 0
    if rest.width >= _SIGNED:
        foot = rest.height * 34 // 100
        flourish = _flourish(min(rest.width - 14, foot * 18 // 10), palette.faded)
        canvas.stamp_in(flourish, Box(rest.left, rest.bottom - foot - 2, rest.right, rest.bottom - 2))
    top = Box(rest.left + 2, rest.top, rest.right - 2, rest.bottom - foot)
    style = Style("slab", min(max(width * 42 // 100, 44), height * 12 // 10), 700)
    canvas.text(top, str(note.worth), style, palette.ink, align="centre", smallest=SIGN)
    return canvas.tile()


def _band(canvas: Canvas, box: Box, note: Note, palette: Palette) -> None:
    """Whose IOU it is."""
    canvas.panel(box, palette.seats[note.colour], radius=6)
    canvas.bar(Box(box.right - 8, box.top, box.right, box.bottom), palette.seats[note.colour])
    canvas.bar(Box(box.right, box.top, box.right + 3, box.bottom), palette.ink)
    size = max(min(box.width - 8, box.height - 8), _MARK - 4)
    left, top = (box.left + box.right - size) // 2, (box.top + box.bottom - size) // 2
    ground = Box.at(left, top, size, size)
    canvas.panel(ground, palette.card, outline=palette.ink, line=2, radius=size // 5)
    canvas.stamp_in(icons.mark(note.colour, max(size * 78 // 100, SIGN), palette), ground)


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
def note_back(
    width: int,
    height: int,
    palette: Palette,
    *,
    number: int | None = None,
    is_lit: bool = False,
    aside: int = 0,
) -> Tile:
    """An IOU's back, the same for all. `number` names its place in the market; it is low and at the left
    if there is something `aside`, so wide, at the right."""
    edge = palette.gold if is_lit else palette.ink
    canvas = Canvas(materials.stock(width, height, palette, edge=edge, line=6 if is_lit else 3, radius=8))
    fill = palette.glow if is_lit else palette.paper_shade
    inner = Box(6, 6, width - 6, height - 6)
    if height < _ENGRAVED:
        canvas.panel(inner, fill, outline=palette.gold_dark, line=2, radius=5)
    else:
        canvas.panel(inner, fill, radius=5)
        materials.engrave(canvas.image, inner.inset(2), palette.gold_dark)
    middle = Box(0, 0, width - aside, height)
    if number is None:
        canvas.stamp_in(_flourish(width * 6 // 10, palette.gold_dark), middle)
    else:
        style = Style("slab", SIGN if aside else max(height * 62 // 100, 42), 700)
        place = Box(0, height - 46, width - aside, height - 2) if aside else middle
        canvas.text(place.inset(2, 0), str(number), style, palette.ink, align="centre", smallest=SIGN)
    return canvas.tile()

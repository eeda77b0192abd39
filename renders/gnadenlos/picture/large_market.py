"""Gnadenlos!'s market in large print: six columns under the die's faces, each place with its number.

Knows the market, never where it hangs. A back tells nothing but its place.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import COLUMNS
from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing import icons
from renders.drawing.canvas import Align, Box, Canvas, Tile
from renders.drawing.large import Paper
from renders.drawing.setting import MARK, NAME, STRONG, Flow, Lines, Piece, Sign
from renders.drawing.shelf import kept
from renders.drawing.theme import LARGE, Colour, Palette
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.market import Market, Place, State
from renders.gnadenlos.text.labels import payday_text
from renders.language.catalogues import Words

_WIDE: Final = 138
_HIGH: Final = 66
_GAP: Final = 10
_LOW: Final = 420
"""Rows that are together no higher than this are on one paper with what is said of them."""
_PLATE: Final = 54
"""How wide and high the sign of a choice is."""
_FILLS: Final[Mapping[State, tuple[str, int]]] = {
    "plain": ("paper_shade", 3),
    "open": ("glow", 6),
    "chosen": ("gold", 6),
    "shut": ("paper_shade", 3),
}
"""The ground and the edge of a place."""


def market(what: Market, view: GnadenlosView, words: Words, shows: str) -> Iterator[Paper]:
    """In how many IOUs the payday comes and with how many full rows, and the market."""
    full = words.text("gnadenlos-board-market", full=what.full, needed=what.needed, notes=what.notes)
    facts, rows = (Lines(payday_text(view, words), NAME), Lines(full)), tuple(_rows(what))
    if sum(map(_height, what.rows)) <= _LOW:
        yield Paper((*facts, _columns(), *rows), shows)
        return
    yield Paper(facts, shows)
    yield Paper(rows, shows, heading=_columns())


def _height(row: Sequence[Place]) -> int:
    """A row is higher if its viewer knows an IOU in it."""
    return _HIGH * (2 if any(place.note is not None for place in row) else 1)


def _columns() -> Flow:
    """The faces of the die above the columns."""
    return Flow(((Sign(_blank),), *((Sign(_die, (face,)),) for face in range(1, COLUMNS + 1))), gap=_GAP)


def _rows(what: Market) -> Iterator[Piece]:
    """The rows of places, each with a nugget if it is full, and a line below the last one that a payday
    needs."""
    for at, row in enumerate(what.rows):
        is_full = all(place.is_taken for place in row)
        is_high = _height(row) > _HIGH
        first = Sign(_row, (is_full, at < what.needed))
        yield Flow(((first,), *((Sign(_place, (place, is_high)),) for place in row)), gap=_GAP)
        if at + 1 == what.needed:
            yield Flow(((Sign(_line),),))


@kept
def _blank(size: int, palette: Palette) -> Tile:
    """Nothing, above the signs of rows."""
    return Canvas(Image.new("RGB", (size, size), palette.card)).tile()


@kept
def _die(face: int, palette: Palette) -> Tile:
    """A face of the die, as wide as its column."""
    canvas = Canvas(Image.new("RGB", (_WIDE, MARK + 4), palette.card))
    canvas.stamp_in(icons.die(face, MARK, palette), Box(0, 0, _WIDE, MARK + 4))
    return canvas.tile()


@kept
def _row(is_full: bool, is_needed: bool, palette: Palette) -> Tile:
    """A nugget for a row that is full, the place of one for a row that a payday still needs."""
    canvas = Canvas(Image.new("RGB", (MARK, _HIGH), palette.card))
    if is_full:
        canvas.stamp_in(pictures.nugget(MARK, palette), Box(0, 0, MARK, _HIGH))
    elif is_needed:
        ring = Box.at((MARK - LARGE) // 2, (_HIGH - LARGE) // 2, LARGE, LARGE)
        canvas.panel(ring, palette.card, outline=palette.ink, line=4, radius=LARGE // 2)
    return canvas.tile()


@kept
def _line(size: int, palette: Palette) -> Tile:
    """On payday the market is full down to here."""
    wide = size + COLUMNS * (_WIDE + _GAP)
    canvas = Canvas(Image.new("RGB", (wide, 10), palette.card))
    canvas.bar(Box(0, 1, wide, 9), palette.ink)
    return canvas.tile()


@kept
def _place(what: Place, is_high: bool, palette: Palette) -> Tile:
    """A place: its number on a back, or an empty frame; at the right who has just laid or robbed it, or the
    sign of a choice, and below the IOU if the viewer knows it."""
    fill, line = _FILLS[what.state]
    high = 2 * _HIGH if is_high else _HIGH
    whole = Box(0, 0, _WIDE, high)
    canvas = Canvas(Image.new("RGB", (_WIDE, high), palette.card))
    ground: Colour = getattr(palette, fill) if what.is_taken or what.state == "chosen" else palette.card
    canvas.panel(whole, ground, outline=palette.ink if what.is_taken else palette.rule, line=line, radius=10)
    number = Box(12, 0, _WIDE - 12, _HIGH)
    ink = palette.faded if what.state == "shut" else palette.ink
    if what.is_taken or what.state in ("open", "chosen"):
        is_alone = not what.sign and what.seat is None
        align: Align = "centre" if is_alone else "left"
        canvas.text(number, str(what.number), STRONG, ink, align=align, smallest=LARGE)
    if what.sign:
        plate = Box.at(_WIDE - _PLATE - 6, 6, _PLATE, _PLATE)
        canvas.panel(plate, palette.card, outline=palette.ink, line=3, radius=10)
        canvas.text(plate, what.sign, STRONG, palette.ink, align="centre", smallest=LARGE)
    elif what.seat is not None:
        canvas.stamp_in(icons.mark(what.seat, LARGE, palette), Box.at(_WIDE - LARGE - 8, 0, LARGE, _HIGH))
    if what.note is not None:
        below = Box(18, _HIGH - 6, _WIDE - 12, high - 6)
        canvas.stamp_in(
            icons.mark(what.note.colour, LARGE, palette), Box.at(below.left, below.top, LARGE, below.height)
        )
        worth = Box(below.left + LARGE + 6, below.top, below.right, below.bottom)
        canvas.text(worth, str(what.note.worth), NAME, palette.ink, align="centre", smallest=LARGE)
    return canvas.tile()

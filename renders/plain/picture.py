"""A text on a large paper that hangs on the boards of the saloon: a picture for a game that has none.

Knows no game and no view: it is given all that it shows.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part, put_together
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.theme import PALETTES, WIDTH, Palette, Style
from renders.language.names import ELLIPSIS
from renders.plain.text import unmarked
from renders.reader import Reader

_EDGE: Final = 28
_MARGIN: Final = 48
_ROOM: Final = WIDTH - 2 * _EDGE - 2 * _MARGIN
_HEADING: Final = Style("slab", 44, 700)
_TEXT: Final = Style("sans", 36, 500)
_LINES: Final = 4
"""No paragraph gets more lines: what is too long for them is cut off."""
_ROWS: Final = 64
"""No more rows are drawn: Discord shows a picture small that is much higher than wide."""


class Row(NamedTuple):
    """A line of the paper: no text is a gap."""

    text: str
    style: Style

    @property
    def high(self) -> int:
        return self.style.size * 3 // 2 if self.text else self.style.size // 2


def page(text: str, reader: Reader[object], *, palette: str = "standard") -> Image.Image:
    """A text of some lines with markdown as a picture: what is bold as a whole is a heading."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    rows = tuple(_rows(text))
    if len(rows) > _ROWS:
        rows = (*rows[: _ROWS - 1], Row(ELLIPSIS, _TEXT))
    tile = _paper(rows, painter.palette)
    return put_together(WIDTH, tile.height + 2 * _EDGE, [Part(tile, _EDGE, _EDGE)], painter, _no_colours)


def _rows(text: str) -> Iterator[Row]:
    for line in text.split("\n"):
        is_heading = line.startswith(("**", "### "))
        style = _HEADING if is_heading else _TEXT
        for row in typeset.wrapped(unmarked(line), style, _ROOM, _LINES) if line else [""]:
            yield Row(row, style)


@on_demand
def _paper(rows: tuple[Row, ...], palette: Palette) -> Tile:
    """The paper with its rows."""
    width, height = WIDTH - 2 * _EDGE - SHADOW, 2 * _MARGIN + sum(row.high for row in rows)
    canvas = Canvas(materials.note(width, height, palette))
    top = _MARGIN
    for row in rows:
        box = Box.at(_MARGIN, top, _ROOM, row.high)
        if row.text:
            canvas.text(box, row.text, row.style, palette.ink)
        top += row.high
    return canvas.tile()


def _no_colours(palette: Palette) -> tuple[str, ...]:
    """It is painted with nothing but the palette and the materials."""
    return ()

"""A text on a large paper on the saloon's boards: the picture of a game that has none.

Knows no game and no view: it gets everything that it shows.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import EDGE, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, Palette, Style
from renders.language.names import ELLIPSIS
from renders.plain.text import unmarked
from renders.reader import Reader

_MARGIN: Final = 48
_LINE: Final = ROOM - 2 * _MARGIN
_COLUMN: Final = (_LINE - _MARGIN) // 2
"""How wide each of two columns is."""
_HEADING: Final = Style("slab", 44, 700)
_TEXT: Final = Style("sans", 36, 500)
_LINES: Final = 4
"""The most lines of a paragraph; the rest is cut off."""
_ROWS: Final = 64
"""The most rows that are drawn: Discord shows a picture small if it is much higher than wide."""


class Row(NamedTuple):
    """A line of the paper; an empty text is a gap."""

    text: str
    style: Style

    @property
    def high(self) -> int:
        return self.style.size * 3 // 2 if self.text else self.style.size // 2


def page(text: str, reader: Reader[object], *, palette: str = "standard") -> tuple[Strip, ...]:
    """A text of some lines with markdown as a picture; a line that is bold is a heading. An empty line parts
    paragraphs; those after the first stand in two columns if their lines are short."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    first, *others = text.split("\n\n")
    if len(others) > 1 and all(_is_short(line) for each in others for line in each.split("\n")):
        tile = _paper(_rows(f"{first}\n"), _columns(others), painter.palette)
    else:
        tile = _paper(_rows(text), (), painter.palette)
    return (Strip((Part(tile, EDGE, EDGE),), tile.height + 2 * EDGE, painter, _no_colours, ()),)


def _style(line: str) -> Style:
    return _HEADING if line.startswith(("**", "### ")) else _TEXT


def _is_short(line: str) -> bool:
    """Whether a line fits in a column as it is."""
    return typeset.width(unmarked(line), _style(line)) <= _COLUMN


def _columns(paragraphs: Sequence[str]) -> tuple[tuple[Row, ...], ...]:
    """Paragraphs in two columns, in their order; the higher column is as low as possible."""
    ways = [
        (_rows("\n\n".join(paragraphs[:left])), _rows("\n\n".join(paragraphs[left:])))
        for left in range(1, len(paragraphs))
    ]
    return min(ways, key=lambda way: max(map(_height, way)))


def _rows(text: str) -> tuple[Row, ...]:
    """The rows of a text that are drawn."""
    rows = tuple(_every_row(text))
    return rows if len(rows) <= _ROWS else (*rows[: _ROWS - 1], Row(ELLIPSIS, _TEXT))


def _every_row(text: str) -> Iterator[Row]:
    for line in text.split("\n"):
        style = _style(line)
        for row in typeset.wrapped(unmarked(line), style, _LINE, _LINES) if line else [""]:
            yield Row(row, style)


def _height(rows: Sequence[Row]) -> int:
    return sum(row.high for row in rows)


@on_demand
def _paper(rows: tuple[Row, ...], columns: tuple[tuple[Row, ...], ...], palette: Palette) -> Tile:
    """The paper with its rows, and columns of more rows below them."""
    high = _height(rows)
    width = ROOM - SHADOW
    height = 2 * _MARGIN + high + max(map(_height, columns), default=0)
    canvas = Canvas(materials.note(width, height, palette))
    _write(canvas, rows, Box.at(_MARGIN, _MARGIN, _LINE, high), palette)
    for number, column in enumerate(columns):
        left = _MARGIN + number * (_COLUMN + _MARGIN)
        _write(canvas, column, Box.at(left, _MARGIN + high, _COLUMN, _height(column)), palette)
    return canvas.tile()


def _write(canvas: Canvas, rows: Sequence[Row], box: Box, palette: Palette) -> None:
    """Rows below one another in a box."""
    top = box.top
    for row in rows:
        if row.text:
            canvas.text(Box.at(box.left, top, box.width, row.high), row.text, row.style, palette.ink)
        top += row.high


def _no_colours(palette: Palette) -> tuple[str, ...]:
    """No colours besides those of the palette and the materials."""
    return ()

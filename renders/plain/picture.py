"""A text on papers on the saloon's boards, a strip each: the pictures of a game that has none.

Knows no game and no view: it gets everything that it shows.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, repeat
from typing import Final, NamedTuple, TypeAlias

from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import EDGE, FOOT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import HIGHEST, MOST, MOST_LARGE, Strip
from renders.drawing.theme import LARGE, PALETTES, Palette, Style
from renders.language.names import ELLIPSIS
from renders.plain.text import unmarked
from renders.reader import Reader

_MARGIN: Final = 48
_LINE: Final = ROOM - 2 * _MARGIN
_COLUMN: Final = (_LINE - _MARGIN) // 2
"""How wide each of two columns is."""
_ROOM: Final = HIGHEST - 2 * EDGE - _MARGIN - FOOT - SHADOW
"""How high all rows of a paper are at most."""
_LINES: Final = 4
"""The most lines of a paragraph; the rest is cut off."""


class Print(NamedTuple):
    """How a text is set: its headings, its text, and how many papers it may have."""

    heading: Style
    text: Style
    most: int


_USUAL: Final = Print(Style("slab", 44, 700), Style("sans", 36, 500), MOST)
_LARGE: Final = Print(Style("slab", 60, 700), Style("sans", LARGE, 500), MOST_LARGE)


class Row(NamedTuple):
    """A line of the paper; an empty text is a gap."""

    text: str
    style: Style
    goes_on: bool = False
    """Whether it has the rest of a line that the row above begins."""

    @property
    def high(self) -> int:
        return self.style.size * 3 // 2 if self.text else self.style.size // 2


Rows: TypeAlias = tuple[Row, ...]
_GAP: Final = Row("", _USUAL.text)


class Sheet(NamedTuple):
    """What one paper shows: rows, and two columns of more rows below them."""

    rows: Rows
    columns: tuple[Rows, ...] = ()


def page(
    text: str, reader: Reader[object], *, palette: str = "standard", is_large: bool = False
) -> tuple[Strip, ...]:
    """A text of some lines with markdown as papers, one a strip; a line that is bold is a heading. An empty
    line parts paragraphs; those after the first stand in two columns if their lines are short. What needs
    more papers than a whole may have is cut off. The first strip shows what the alternative text tells."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    how = _LARGE if is_large else _USUAL
    first, *others = text.split("\n\n")
    if len(others) > 1 and all(_is_short(line, how) for each in others for line in each.split("\n")):
        sheets = list(_in_columns(_rows(first, how), [_rows(each, how) for each in others]))
    else:
        sheets = [Sheet(rows) for rows in _cut(_rows(text, how))]
    if len(sheets) > how.most:
        sheets = [*sheets[: how.most - 1], _cut_short(sheets[how.most - 1], how)]
    papers = [_paper(sheet, painter.palette) for sheet in sheets]
    return tuple(
        Strip((Part(paper, EDGE, EDGE),), paper.height + 2 * EDGE, painter, _no_colours, shows)
        for paper, shows in zip(papers, chain([("",)], repeat(())), strict=False)
    )


def _style(line: str, how: Print) -> Style:
    return how.heading if line.startswith(("**", "### ")) else how.text


def _is_short(line: str, how: Print) -> bool:
    """Whether a line fits in a column as it is."""
    return typeset.width(unmarked(line), _style(line, how)) <= _COLUMN


def _rows(text: str, how: Print) -> Rows:
    """The rows of a text."""
    return tuple(
        Row(row, style, goes_on=number > 0)
        for line in text.split("\n")
        for style in [_style(line, how)]
        for number, row in enumerate(typeset.wrapped(unmarked(line), style, _LINE, _LINES) if line else [""])
    )


def _height(rows: Sequence[Row]) -> int:
    return sum(row.high for row in rows)


def _cut(rows: Rows) -> Iterator[Rows]:
    """Rows in as many parts as papers have room for. No cut is inside a line or below a heading, and no part
    begins or ends with a gap."""
    while rows:
        fit = bisect_right(list(accumulate(row.high for row in rows)), _ROOM)
        if fit < len(rows):
            fit = next(end for end in range(fit, 0, -1) if _may_be_cut(rows[end - 1], rows[end]))
        yield _without_gaps(rows[:fit])
        rows = _without_gaps(rows[fit:])


def _may_be_cut(above: Row, below: Row) -> bool:
    """Whether a paper may end between two rows."""
    return bool(above.text) and above.style.family != _USUAL.heading.family and not below.goes_on


def _without_gaps(rows: Rows) -> Rows:
    """Rows without gaps before and behind them."""
    texts = [at for at, row in enumerate(rows) if row.text]
    return rows[texts[0] : texts[-1] + 1] if texts else ()


def _in_columns(first: Rows, paragraphs: Sequence[Rows]) -> Iterator[Sheet]:
    """Rows, and paragraphs below them in two columns, on as many papers as they need."""
    *before, head = _cut(first)
    yield from map(Sheet, before)
    head += (_GAP,)
    left = [part for each in paragraphs for part in _cut(each)]
    while left:
        fitting = [
            (count, columns)
            for count in range(1, len(left) + 1)
            for columns in [_columns(left[:count])]
            if _height(head) + max(map(_height, columns)) <= _ROOM
        ]
        count, columns = fitting[-1] if fitting else (0, ())
        yield Sheet(head if columns else _without_gaps(head), columns)
        head, left = (), left[count:]


def _columns(paragraphs: Sequence[Rows]) -> tuple[Rows, ...]:
    """Paragraphs in two columns, in their order; the higher column is as low as possible."""
    ways = [
        (_together(paragraphs[:left]), _together(paragraphs[left:])) for left in range(1, len(paragraphs) + 1)
    ]
    return min(ways, key=lambda way: max(map(_height, way)))


def _together(paragraphs: Sequence[Rows]) -> Rows:
    """Paragraphs as one column, with gaps between them."""
    return tuple(row for each in paragraphs for row in (_GAP, *each))[1:]


def _cut_short(sheet: Sheet, how: Print) -> Sheet:
    """A sheet that says at its end that there was more."""
    *columns, last = sheet.rows, *sheet.columns
    rows, *others = *columns, (*last[:-1], Row(ELLIPSIS, how.text))
    return Sheet(rows, tuple(others))


@on_demand
def _paper(sheet: Sheet, palette: Palette) -> Tile:
    """The paper with all rows."""
    high = _height(sheet.rows)
    height = _MARGIN + high + FOOT + max(map(_height, sheet.columns), default=0)
    canvas = Canvas(materials.note(ROOM - SHADOW, height, palette))
    _write(canvas, sheet.rows, Box.at(_MARGIN, _MARGIN, _LINE, high), palette)
    for number, column in enumerate(sheet.columns):
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

"""Who left whom behind: a row and a column for each person of a division.

Knows a view of names and numbers alone.
"""

import string
from itertools import chain
from typing import Final, NamedTuple

from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.league.picture import parts
from renders.league.sheets import CROSS_ROW, HEAD, PAD, cross_high, cross_sheets
from renders.league.text import titles
from renders.league.text.notes import Note
from renders.league.views import MOST_ROWS, CrossRow, CrossView
from renders.ratings.picture import parts as shared
from renders.ratings.picture.parts import PAPER

_LEFT: Final = 30
_RIGHT: Final = PAPER - 30
_KEY: Final = 54
"""How wide the letters before the names are."""
_LEAST_NAME: Final = 190
_MOST_CELL: Final = 92
_NAME: Final = Style("sans", 38, 600)
_LETTER: Final = Style("slab", SIGN, 700)
_COUNT: Final = Style("slab", SIGN, 700)


class _Cells(NamedTuple):
    """Where the cells of a row are."""

    left: int
    width: int
    have_pairs: bool
    """Whether both numbers of a pair stand in them: otherwise, how often the person of the row was ahead."""


def cross_strips(view: CrossView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """The table in strips, each at most 763 high, for at most 20 people. `cross_alts` tells them in words.
    Raises ValueError for more people: `cross_texts` tells all of them."""
    if len(view.rows) > MOST_ROWS:
        raise ValueError(f"a table of {len(view.rows)} people is told in words alone")
    painter = Painter((), words, PALETTES[palette])
    inks = painter.palette
    facts = (
        f"{words.text('league-cross-sign')} · {titles.season(view, words)}",
        titles.division(view, words),
    )
    strips = [[parts.sign_block(titles.league_name(view.name, words), facts, inks)]]
    before = 0
    for number, rows in enumerate(cross_sheets(view)):
        if number:
            strips.append([])
        if rows:
            strips[-1].append(shared.paper_block(_paper(view.rows, before, before + len(rows), words, inks)))
        before += len(rows)
    if not view.rows:
        strips[-1].append(shared.paper_block(shared.said(words.text("league-nobody"), inks)))
    return shared.whole(strips, painter)


def _widest_pair(rows: tuple[CrossRow, ...]) -> int:
    most = max(chain([0], *(row.ahead for row in rows)))
    return typeset.width(f"{most}:{most}", _COUNT)


@on_demand
def _paper(rows: tuple[CrossRow, ...], start: int, end: int, words: Words, palette: Palette) -> Tile:
    """The rows from `start` on, up to `end`, with a column for everybody."""
    canvas = Canvas(materials.note(PAPER, cross_high(end - start), palette))
    cell = min(_MOST_CELL, (_RIGHT - _LEFT - _KEY - _LEAST_NAME) // len(rows))
    has_pairs = _widest_pair(rows) <= cell - 8
    left = _RIGHT - cell * len(rows)
    top = PAD
    for at in range(len(rows)):
        box = Box.at(left + at * cell, top, cell, HEAD)
        canvas.text(box, string.ascii_uppercase[at], _LETTER, palette.ink, align="centre")
    top += HEAD
    for at in range(start, end):
        box = Box(_LEFT, top, _RIGHT, top + CROSS_ROW)
        _row(canvas, box, rows, at, _Cells(left, cell, has_pairs), words, palette)
        top += CROSS_ROW
    kind = "pair" if has_pairs else "one"
    note = Note(None, words.text(f"league-cross-note-{kind}"))
    parts.notes(canvas, _LEFT, top + 6, [[note]], palette)
    return canvas.tile()


def _row(
    canvas: Canvas,
    box: Box,
    rows: tuple[CrossRow, ...],
    at: int,
    cells: _Cells,
    words: Words,
    palette: Palette,
) -> None:
    """A person: letter, name, and a cell for everybody; the own one is dark."""
    row = rows[at]
    if row.is_reader:
        ring = Box(box.left - 12, box.top + 1, box.right + 12, box.bottom - 1)
        canvas.panel(ring, palette.glow, outline=palette.ink, line=4, radius=14)
    else:
        canvas.bar(Box(box.left, box.top - 1, box.right, box.top + 1), mixed(palette.card, palette.rule, 0.6))
    key = Box(box.left, box.top, box.left + _KEY, box.bottom)
    canvas.text(key, string.ascii_uppercase[at], _LETTER, palette.ink)
    _name(canvas, Box(key.right, box.top, cells.left - 8, box.bottom), row, at + 1, words, palette)
    for other, ahead in enumerate(row.ahead):
        own = Box.at(cells.left + other * cells.width, box.top, cells.width, box.height)
        inside = own.inset(2, 6)
        if other == at:
            canvas.panel(inside, palette.wood_dark, radius=8)
            continue
        behind = rows[other].ahead[at]
        if not ahead and not behind:
            canvas.panel(
                inside, palette.card, outline=mixed(palette.card, palette.rule, 0.6), line=2, radius=8
            )
            continue
        fill = palette.gold if ahead > behind else palette.card if ahead == behind else palette.paper_shade
        canvas.panel(inside, fill, outline=palette.ink, line=2, radius=8)
        text = f"{ahead}:{behind}" if cells.have_pairs else str(ahead)
        canvas.text(own, text, _COUNT, palette.ink, align="centre", smallest=LETTER)


def _name(canvas: Canvas, box: Box, row: CrossRow, number: int, words: Words, palette: Palette) -> None:
    """The name, as large as there is room for."""
    shared.name(canvas, box, shared.shown(row.name, number, words), _NAME, palette)

"""The list of ratings: a person's place, name, rating and games in a row, on one to three strips.

Knows a view of names and numbers alone.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ratings.picture import parts
from renders.ratings.picture.parts import CLEAR_RIGHT, PAPER
from renders.ratings.sheets import line_in, sheets
from renders.ratings.text import lists as texts
from renders.ratings.text.numbers import game_name, games, rating_of, whole
from renders.ratings.views import ListRow, ListView

_ROW: Final = 68
_PAD: Final = 22
_LEFT: Final = 42
_PLATE: Final = 80
"""How wide the plate of a place is, unless a page has longer numbers."""
_APART: Final = 22
"""How far columns are apart."""
_WHISKER: Final = Box(CLEAR_RIGHT + 14, 0, PAPER - _LEFT - 4, _ROW)
"""Where a rating's ± is drawn in a row: there the sign ALT may lie over it."""
_PLACE: Final = Style("slab", 46, 700)
_NAME: Final = Style("sans", 42, 600)
_RATING: Final = Style("slab", 48, 700)
_SURE: Final = Style("slab", 42, 500)
_GAMES: Final = Style("sans", LETTER, 500)
_NOTE: Final = Style("sans", LETTER, 500)


class _Columns(NamedTuple):
    """How wide the columns of a page are, and which ratings its scale has."""

    place: int
    rating: int
    sure: int
    games: int
    low: int
    high: int


def list_strips(view: ListView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """A page of the list in one to three strips, each at most 763 high. `list_alts` tells them in words."""
    painter = Painter((), words, PALETTES[palette])
    facts = (" · ".join(texts.facts(view, words)),) if view.rows else ()
    said = (words.text("rating-picture-list-sign"), *facts)
    sign = parts.sign_block(game_name(view.game, words), painter.palette, facts=said)
    columns, before = _columns(view.rows, words), 0
    strips = [[sign]]
    for number, rows in enumerate(sheets(view.rows)):
        if number:
            strips.append([])
        tile = _paper(rows, before, _has_line(view, before, rows), columns, words, painter.palette)
        strips[-1].append(parts.paper_block(tile))
        before += len(rows)
    if not view.rows:
        tile = parts.said(words.text("rating-picture-nobody"), painter.palette)
        strips[-1][1:] = [parts.paper_block(tile)]
    return parts.whole(strips, painter)


def _has_line(view: ListView, before: int, rows: Sequence[ListRow]) -> bool:
    line = line_in(view.rows)
    return line is not None and before <= line < before + len(rows)


def _columns(rows: Sequence[ListRow], words: Words) -> _Columns:
    listed = [row for row in rows if row.place is not None]
    return _Columns(
        place=max((typeset.width(str(row.place), _PLACE.smaller(SIGN)) + 16 for row in listed), default=0),
        rating=max((typeset.width(whole(row.rating), _RATING) for row in rows), default=0),
        sure=max((typeset.width(_sure(row), _SURE) for row in rows), default=0),
        games=max((typeset.width(games(row.games, words), _GAMES) for row in rows), default=0),
        low=min((row.rating - row.deviation for row in listed), default=0),
        high=max((row.rating + row.deviation for row in listed), default=1),
    )


def _sure(row: ListRow) -> str:
    """What stands behind a rating."""
    return "?" if row.place is None else f"± {row.deviation}"


@on_demand
def _paper(
    rows: tuple[ListRow, ...],
    before: int,
    has_line: bool,
    columns: _Columns,
    words: Words,
    palette: Palette,
) -> Tile:
    """Some rows of a page; `before` says how many are above them on other strips."""
    line = line_in(rows) if has_line else None
    count = len(rows) + (line is not None)
    canvas = Canvas(materials.note(PAPER, 2 * _PAD + count * _ROW, palette))
    top = _PAD
    for number, row in enumerate(rows):
        if number == line:
            _line(canvas, Box.at(_LEFT, top, PAPER - 2 * _LEFT, _ROW), words, palette)
            top += _ROW
        elif number:
            canvas.bar(Box.at(_LEFT, top - 1, PAPER - 2 * _LEFT, 2), mixed(palette.card, palette.rule, 0.6))
        _row(canvas, top, row, before + number + 1, columns, words, palette)
        top += _ROW
    return canvas.tile()


def _line(canvas: Canvas, box: Box, words: Words, palette: Palette) -> None:
    """The line above provisional people, which says why they are there."""
    text = texts.provisional(words)
    wide = min(typeset.width(text, _NOTE), CLEAR_RIGHT - 2 * _LEFT)
    left = box.left + (box.width - wide) // 2
    canvas.text(Box(left, box.top, left + wide, box.bottom), text, _NOTE, palette.ink)
    middle = (box.top + box.bottom) // 2
    for start, end in ((box.left, left - 18), (left + wide + 18, box.right)):
        canvas.bar(Box(start, middle - 2, end, middle + 2), palette.ink)


def _row(
    canvas: Canvas, top: int, row: ListRow, number: int, columns: _Columns, words: Words, palette: Palette
) -> None:
    """A person: from left to right the place, the name, the rating with its ±, the games and a drawing of the
    ±."""
    whole_row = Box.at(_LEFT - 14, top + 1, PAPER - 2 * _LEFT + 28, _ROW - 3)
    if row.is_reader:
        canvas.panel(whole_row, palette.glow, outline=palette.ink, line=5, radius=16)
    bottom = top + _ROW
    plate = Box(_LEFT, top + 9, _LEFT + max(_PLATE, columns.place), bottom - 9)
    _place(canvas, plate, row, palette)
    games_left = CLEAR_RIGHT - columns.games
    sure_left = games_left - _APART - columns.sure
    rating_right = sure_left - 12
    name = Box(plate.right + _APART, top, rating_right - columns.rating - _APART, bottom)
    _name(canvas, name, row, number, words, palette)
    text = whole(row.rating) if row.place is not None else rating_of(row, words)
    hangs = typeset.width(text, _RATING) - typeset.width(whole(row.rating), _RATING)
    box = Box(rating_right - columns.rating, top, rating_right + hangs, bottom)
    canvas.text(box, text, _RATING, palette.ink, align="right")
    if row.place is not None:
        canvas.text(
            Box(sure_left, top, games_left - _APART, bottom), _sure(row), _SURE, palette.faded, smallest=SIGN
        )
        _whisker(canvas, _WHISKER.moved(0, top), row, columns, palette)
    games_box = Box(games_left, top, CLEAR_RIGHT, bottom)
    canvas.text(games_box, games(row.games, words), _GAMES, palette.ink, align="right")


def _place(canvas: Canvas, box: Box, row: ListRow, palette: Palette) -> None:
    """The place on a plate, a golden one for the first; a dash for whoever has none."""
    if row.place is None:
        canvas.text(box, "–", _PLACE, palette.faded, align="centre")
        return
    fill = palette.gold if row.place == 1 else palette.paper_shade
    canvas.panel(box, fill, outline=palette.ink, line=3, radius=12)
    canvas.text(box, str(row.place), _PLACE, palette.ink, align="centre", smallest=SIGN)


def _name(canvas: Canvas, box: Box, row: ListRow, number: int, words: Words, palette: Palette) -> None:
    """The name, and behind it who the reader is."""
    you = f"({words.text('rating-picture-you')})" if row.is_reader else ""
    spare = typeset.width(you, _NOTE) + 14 if you else 0
    inside = Box(box.left, box.top, box.right - spare, box.bottom)
    wide = parts.name(canvas, inside, parts.shown(row.name, number, words), _NAME, palette)
    if you:
        left = box.left + wide + 14
        canvas.text(Box(left, box.top, left + spare, box.bottom), you, _NOTE, palette.ink)


def _whisker(canvas: Canvas, box: Box, row: ListRow, columns: _Columns, palette: Palette) -> None:
    """The ± as a bar on the page's scale, with a stroke at the rating."""
    scale = box.width / max(columns.high - columns.low, 1)
    left, at, right = (
        box.left + round((value - columns.low) * scale)
        for value in (row.rating - row.deviation, row.rating, row.rating + row.deviation)
    )
    middle = (box.top + box.bottom) // 2
    canvas.bar(Box(left, middle - 5, max(right, left + 2), middle + 5), parts.band(palette))
    canvas.bar(Box(at - 3, middle - 15, at + 3, middle + 15), parts.line(palette))

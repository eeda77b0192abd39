"""Standings: a person's place, name, rounds, points, and what separates people who are level, in a row.

Knows a view of names and numbers alone.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.leagues.earned import Kind
from engine.leagues.standings import Line
from engine.leagues.sure import Sure
from renders.drawing import materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.league.picture import parts
from renders.league.sheets import HEAD, LINE, PAD, ROUNDS, ROW, lines_in, noted, paper_high, sheets
from renders.league.text import notes, titles
from renders.league.text.numbers import hundredths, place, points
from renders.league.text.standings import line_said
from renders.league.views import LeagueView, Square, StandingRow
from renders.ratings.picture import parts as shared
from renders.ratings.picture.parts import PAPER

_LEFT: Final = 34
_RIGHT: Final = PAPER - 34
_PLATE: Final = 70
_APART: Final = 18
_MARK: Final = SIGN
_PLACE: Final = Style("slab", 44, 700)
_NAME: Final = Style("sans", 40, 600)
_POINTS: Final = Style("slab", 48, 700)
_ALSO: Final = Style("sans", SIGN, 500)
_LABEL: Final = Style("sans", LETTER, 500)
_ROUND: Final = Style("sans", SIGN, 500)
_SQUARE: Final = Style("slab", 42, 700)


class _Columns(NamedTuple):
    """Where the columns of a page are."""

    plate: int
    """How wide the plates of places are."""
    mark: int
    """How wide the marks are; 0 if nobody has one."""
    squares: int
    """Where the rounds begin."""
    step: int
    """How far rounds are apart."""
    points: int
    """Where the points end."""
    lasts: int
    """Where the number of last places ends."""
    rounds: range


def standings_strips(view: LeagueView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """A page of standings in strips, each at most 763 high. `standings_alts` tells them in words."""
    painter = Painter((), words, PALETTES[palette])
    inks = painter.palette
    facts = tuple(titles.facts(view, words))
    strips = [[parts.sign_block(titles.league_name(view.name, words), facts, inks)]]
    columns, before, drawn = _columns(view, words), 0, lines_in(view.rows)
    for number, rows in enumerate(sheets(view, words)):
        if number:
            strips.append([])
        lines = tuple((at - before, says) for at, says in drawn.items() if 0 <= at - before < len(rows))
        if rows:
            below = tuple(map(tuple, noted(view, before, before + len(rows), words)))
            tile = _paper(rows, before, lines, below, columns, words, inks)
            strips[-1].append(shared.paper_block(tile))
        before += len(rows)
    if not view.rows:
        strips[-1].append(shared.paper_block(shared.said(words.text("league-nobody"), inks)))
    return shared.whole(strips, painter)


def _columns(view: LeagueView, words: Words) -> _Columns:
    rows = view.rows

    def widest(label: str, style: Style, texts: Sequence[str]) -> int:
        own = max((typeset.width(text, style) for text in texts), default=0)
        return max(own, typeset.width(words.text(label), _LABEL))

    opposition = widest(
        "league-column-opposition", _ALSO, [hundredths(row.opposition, words) for row in rows]
    )
    lasts = widest("league-column-lasts", _ALSO, [str(row.lasts) for row in rows])
    score = widest("league-column-points", _POINTS, [points(row.points) for row in rows])
    rounds = notes.shown_rounds(view, ROUNDS)
    step = 52 if len(rounds) > 5 else 54
    lasts_right = _RIGHT - opposition - _APART
    points_right = lasts_right - lasts - _APART
    return _Columns(
        plate=max([_PLATE, *(typeset.width(_place_of(row), _PLACE.smaller(SIGN)) + 16 for row in rows)]),
        mark=_MARK + 10 if any(row.sure for row in rows) else 0,
        squares=points_right - score - _APART - step * len(rounds),
        step=step,
        points=points_right,
        lasts=lasts_right,
        rounds=rounds,
    )


def _place_of(row: StandingRow) -> str:
    return place(row.place, is_shared=row.is_shared)


@on_demand
def _paper(
    rows: tuple[StandingRow, ...],
    before: int,
    lines: tuple[tuple[int, tuple[Line, ...]], ...],
    below: tuple[tuple[notes.Note, ...], ...],
    columns: _Columns,
    words: Words,
    palette: Palette,
) -> Tile:
    """Some rows of a page; `before` says how many are above them on other strips."""
    canvas = Canvas(materials.note(PAPER, paper_high(len(rows), len(lines), len(below)), palette))
    top = PAD
    _head(canvas, top, columns, words, palette)
    top += HEAD
    above = dict(lines)
    for number, row in enumerate(rows):
        if number in above:
            _line(canvas, Box.at(_LEFT, top, _RIGHT - _LEFT, LINE), above[number], words, palette)
            top += LINE
        else:
            canvas.bar(Box(_LEFT, top - 1, _RIGHT, top + 1), mixed(palette.card, palette.rule, 0.6))
        _row(canvas, top, row, before + number + 1, columns, words, palette)
        top += ROW
    canvas.bar(Box(_LEFT, top - 1, _RIGHT, top + 1), mixed(palette.card, palette.rule, 0.6))
    parts.notes(canvas, _LEFT, top + 6, below, palette)
    return canvas.tile()


def _head(canvas: Canvas, top: int, columns: _Columns, words: Words, palette: Palette) -> None:
    """What the tiles are, the numbers of the rounds, and what the numbers at the right are."""
    bottom = top + HEAD
    box = Box(_LEFT, top, columns.squares - 14, bottom)
    canvas.text(box, words.text("league-column-rounds"), _LABEL, palette.faded, align="right")
    for at, number in enumerate(columns.rounds):
        box = Box.at(columns.squares + at * columns.step, top, columns.step, HEAD)
        canvas.text(box, str(number), _ROUND, palette.faded, align="centre")
    squares_end = columns.squares + columns.step * len(columns.rounds)
    for label, left, right in (
        ("points", squares_end, columns.points),
        ("lasts", columns.points + 4, columns.lasts),
        ("opposition", columns.lasts + 4, _RIGHT),
    ):
        text = words.text(f"league-column-{label}")
        canvas.text(Box(left, top, right, bottom), text, _LABEL, palette.faded, align="right")


def _line(canvas: Canvas, box: Box, says: Sequence[Line], words: Words, palette: Palette) -> None:
    """A line between places, which says who goes up or down, with an arrowhead that points there."""
    pieces = [(line, line_said(line, words)) for line in says]
    wide = sum(_MARK + 6 + typeset.width(text, _LABEL) for _, text in pieces) + 40 * (len(pieces) - 1)
    left = box.left + (box.width - wide) // 2
    middle = (box.top + box.bottom) // 2
    for start, end in ((box.left, left - 16), (left + wide + 16, box.right)):
        canvas.bar(Box(start, middle - 2, max(start, end), middle + 2), palette.ink)
    for line, text in pieces:
        sure = Sure.UP if line is Line.UP else Sure.DOWN
        canvas.stamp_in(parts.mark(sure, 28, palette), Box(left, box.top, left + _MARK, box.bottom))
        left += _MARK + 6
        end = left + typeset.width(text, _LABEL)
        canvas.text(Box(left, box.top, end, box.bottom), text, _LABEL, palette.ink)
        left = end + 40


def _row(
    canvas: Canvas, top: int, row: StandingRow, number: int, columns: _Columns, words: Words, palette: Palette
) -> None:
    """A person: from left to right the place, what is sure, the name, the rounds, the points, the last places
    and the opposition."""
    bottom = top + ROW
    if row.is_reader:
        ring = Box(_LEFT - 14, top + 1, _RIGHT + 14, bottom - 1)
        canvas.panel(ring, palette.glow, outline=palette.ink, line=4, radius=14)
    plate = Box(_LEFT, top + 6, _LEFT + columns.plate, bottom - 6)
    fill = palette.gold if row.place == 1 else palette.paper_shade
    canvas.panel(plate, fill, outline=palette.ink, line=3, radius=10)
    canvas.text(plate, _place_of(row), _PLACE, palette.ink, align="centre", smallest=SIGN)
    left = plate.right + 12
    if row.sure is not None:
        box = Box(left, top, left + _MARK, bottom)
        canvas.stamp_in(parts.mark(row.sure, _MARK, palette), box)
    left += columns.mark
    name = Box(left, top, columns.squares - 14, bottom)
    _name(canvas, name, row, number, words, palette)
    for at, round_ in enumerate(columns.rounds):
        box = Box.at(columns.squares + at * columns.step, top, columns.step, ROW)
        square = row.squares[round_ - 1] if round_ <= len(row.squares) else None
        _square(canvas, box.inset(2, 6), square, words, palette)
    score = Box(columns.points - 200, top, columns.points, bottom)
    canvas.text(score, points(row.points), _POINTS, palette.ink, align="right")
    lasts = Box(columns.points, top, columns.lasts, bottom)
    canvas.text(lasts, str(row.lasts), _ALSO, palette.ink, align="right")
    against = Box(columns.lasts, top, _RIGHT, bottom)
    canvas.text(against, hundredths(row.opposition, words), _ALSO, palette.ink, align="right")


def _name(canvas: Canvas, box: Box, row: StandingRow, number: int, words: Words, palette: Palette) -> None:
    """The name, and behind it who the reader is."""
    you = f"({words.text('rating-picture-you')})" if row.is_reader else ""
    spare = typeset.width(you, _LABEL) + 10 if you else 0
    inside = Box(box.left, box.top, box.right - spare, box.bottom)
    wide = shared.name(canvas, inside, shared.shown(row.name, number, words), _NAME, palette)
    if you:
        left = box.left + wide + 10
        canvas.text(Box(left, box.top, left + spare, box.bottom), you, _LABEL, palette.ink)


def _square(canvas: Canvas, box: Box, square: Square | None, words: Words, palette: Palette) -> None:
    """A round: the place on a tile, golden for the first, or the sign for a round without a place. A round to
    come is an empty tile."""
    if square is None:
        canvas.panel(box, palette.card, outline=mixed(palette.card, palette.rule, 0.6), line=2, radius=8)
        return
    text = notes.sign(square, words)
    if square.kind is Kind.LOST:
        canvas.panel(box, palette.alarm, radius=8)
        canvas.text(box, text, _ROUND, palette.on_alarm, align="centre")
        return
    has_place = square.kind in (Kind.TABLE, Kind.SUBSTITUTE)
    if has_place or square.kind is Kind.OPEN:
        fill = palette.gold if square.place == 1 else palette.card
        canvas.panel(box, fill, outline=palette.ink if has_place else palette.rule, line=2, radius=8)
    style = _SQUARE if has_place else _ROUND
    canvas.text(box, text, style, palette.ink, align="centre", smallest=SIGN)

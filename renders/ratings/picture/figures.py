"""A person's figures: a paper for each game, one a strip.

Knows a view of names and numbers alone.
"""

from typing import Final

from renders.drawing import materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ratings.picture import parts
from renders.ratings.picture.parts import CLEAR_RIGHT, PAPER
from renders.ratings.sheets import TITLES
from renders.ratings.text import figures as texts
from renders.ratings.text.numbers import game_name
from renders.ratings.views import FiguresView, SeatsRow, TitleFigures

_PAD: Final = 24
_LEFT: Final = 36
_LINE: Final = 62
_ROW: Final = 72
_HEADING: Final = Style("slab", 48, 700)
_WORD: Final = Style("sans", 38, 500)
_PLACE: Final = Style("slab", SIGN, 700)
_TIMES: Final = Style("slab", 44, 700)
_BEST: Final = Style("sans", 38, 600)
_LABEL: Final = 240
"""How wide the column is that says how many people there were."""
_CELL: Final = 112


def figures_strips(view: FiguresView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """The figures of at most four games, one a strip. `figures_alts` tells them in words."""
    painter = Painter((), words, PALETTES[palette])
    inks = painter.palette
    name = parts.shown(view.name, 1, words)
    if not view.titles:
        sign = parts.sign_block(words.text("figures-picture-sign"), inks, who=name)
        tile = parts.said(words.text("figures-picture-none"), inks)
        return parts.whole([[sign, parts.paper_block(tile)]], painter)
    return parts.whole(
        [
            [
                parts.sign_block(
                    game_name(title.game, words), inks, who=name, facts=texts.games_said(title, words)
                ),
                parts.paper_block(_paper(title, words, inks)),
            ]
            for title in view.titles[:TITLES]
        ],
        painter,
    )


@on_demand
def _paper(title: TitleFigures, words: Words, palette: Palette) -> Tile:
    """The figures of one game."""
    lines = [texts.first_said(title, words)] if title.games else []
    table = _LINE + len(title.by_seats) * _ROW if title.by_seats else 0
    robots = texts.robots_said(title, words) if title.robot_games else ""
    high = 2 * _PAD + len(lines) * _LINE + table + _LINE
    canvas = Canvas(materials.note(PAPER, high, palette))
    top = _PAD
    for text in lines:
        box = Box(_LEFT, top, PAPER - _LEFT, top + _LINE)
        canvas.text(box, text, _HEADING, palette.ink, smallest=LETTER)
        top += _LINE
    if title.by_seats:
        _table(canvas, top, title.by_seats, words, palette)
        top += table
    if robots:
        box = Box(_LEFT, top, CLEAR_RIGHT, top + _LINE)
        canvas.text(box, robots, _WORD, palette.ink, smallest=LETTER)
    return canvas.tile()


def _table(canvas: Canvas, top: int, rows: tuple[SeatsRow, ...], words: Words, palette: Palette) -> None:
    """For each size of table how often each place was made, and the best result."""
    places = max(len(row.places) for row in rows)
    best = _LEFT + _LABEL + places * _CELL + 24
    for place in range(1, places + 1):
        box = Box.at(_LEFT + _LABEL + (place - 1) * _CELL, top, _CELL, _LINE)
        canvas.text(box, texts.ordinal(place, words), _PLACE, palette.faded, align="centre")
    if any(row.best for row in rows):
        box = Box(best, top, PAPER - _LEFT, top + _LINE)
        canvas.text(box, words.text("figures-picture-best"), _WORD, palette.faded, smallest=LETTER)
    top += _LINE
    for row in rows:
        canvas.bar(Box.at(_LEFT, top - 1, PAPER - 2 * _LEFT, 2), mixed(palette.card, palette.rule, 0.6))
        label = Box(_LEFT, top, _LEFT + _LABEL - 10, top + _ROW)
        text = words.text("figures-picture-seats", seats=row.seats)
        canvas.text(label, text, _WORD, palette.ink, smallest=LETTER)
        most = max(*row.places, 1)
        for at, times in enumerate(row.places):
            box = Box.at(_LEFT + _LABEL + at * _CELL, top, _CELL, _ROW)
            _cell(canvas, box, times, most, palette)
        if row.best:
            box = Box(best, top, PAPER - _LEFT, top + _ROW)
            canvas.text(box, row.best, _BEST, palette.ink, smallest=LETTER)
        top += _ROW


def _cell(canvas: Canvas, box: Box, times: int, most: int, palette: Palette) -> None:
    """How often a place was made, before a column that is as high as that is often."""
    room = box.inset(8, 6)
    high = round(room.height * times / most)
    if high:
        canvas.bar(Box(room.left, room.bottom - high, room.right, room.bottom), parts.band(palette))
    canvas.bar(Box(room.left, room.bottom - 2, room.right, room.bottom), parts.line(palette))
    canvas.text(box, str(times), _TIMES, palette.ink, align="centre", smallest=SIGN)

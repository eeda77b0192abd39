"""A person's way in one game: the line of the rating with the ± as a band, on one strip.

Knows a view of names and numbers alone.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from renders.drawing import materials, typeset
from renders.drawing.brush import Brush, painted
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.layout import GAP
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import HIGHEST, Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style
from renders.language.catalogues import Words
from renders.ratings.picture import parts
from renders.ratings.picture.parts import CLEAR_RIGHT, PAPER, SIGN_HIGH
from renders.ratings.text import charts as texts
from renders.ratings.text.numbers import game_name, whole
from renders.ratings.views import ChartView

_HIGH: Final = HIGHEST - SIGN_HIGH - 2 * GAP - SHADOW
_HEAD: Final = Box(40, 18, PAPER - 40, 104)
_PLOT: Final = Box(200, 126, PAPER - 150, _HIGH - 88)
"""Where the line is; the values of the axis are at its left, the last value is at its right."""
_BRIM: Final = 12
"""How far what is drawn may reach beyond it."""
_FOOT: Final = Box(_PLOT.left, _PLOT.bottom + 12, _PLOT.right, _PLOT.bottom + 66)
_NAME: Final = Style("sans", 52, 700)
_NOW: Final = Style("slab", 60, 700)
_SURE: Final = Style("slab", 50, 500)
_AXIS: Final = Style("slab", SIGN, 500)
_WORD: Final = Style("sans", LETTER, 500)
_END: Final = Style("slab", 48, 700)
_LABEL: Final = 58
_LINES: Final = 6
"""At most so many values stand on an axis."""
_DOTS: Final = 40
"""Up to so many games, each is a dot on the line."""
_MANY: Final = 120
"""The line of more games is thinner."""


class _Scale(NamedTuple):
    """The values of the vertical axis: its ends, and how far its lines are apart; all are round hundreds."""

    low: int
    high: int
    step: int


def chart_strips(view: ChartView, words: Words, *, palette: str = "standard") -> tuple[Strip, ...]:
    """The chart as one strip. `chart_alt` tells it in words."""
    painter = Painter((), words, PALETTES[palette])
    facts = (words.text("rating-picture-chart-sign"), texts.place_said(view, words))
    sign = parts.sign_block(game_name(view.game, words), painter.palette, facts=facts)
    tile = _paper(view, words, painter.palette)
    return parts.whole([[sign, parts.paper_block(tile)]], painter)


@on_demand
def _paper(view: ChartView, words: Words, palette: Palette) -> Tile:
    canvas = Canvas(materials.note(PAPER, _HIGH, palette))
    _head(canvas, view, words, palette)
    scale = _scale(view)
    games = texts.games_of(view)
    wide, high = _PLOT.width + 2 * _BRIM, _PLOT.height + 2 * _BRIM
    picture = painted(wide, high, palette.card, lambda brush: _draw(brush, view, scale, palette))
    canvas.image.paste(picture, (_PLOT.left - _BRIM, _PLOT.top - _BRIM))
    for value in range(scale.low, scale.high + 1, scale.step):
        middle = _PLOT.top + round(_down(value, scale))
        box = Box(20, middle - 26, _PLOT.left - 20, middle + 26)
        canvas.text(box, whole(value), _AXIS, palette.ink, align="right", smallest=SIGN)
    for game in _numbered(games):
        middle = _PLOT.left + round(_along(game, games))
        canvas.bar(Box(middle - 2, _PLOT.bottom, middle + 2, _PLOT.bottom + 12), palette.ink)
        half = typeset.width(str(game), _AXIS) // 2 + 1
        left = min(middle, CLEAR_RIGHT - half) - half
        canvas.text(Box(left, _FOOT.top, left + 2 * half, _FOOT.bottom), str(game), _AXIS, palette.ink)
    word = Box(36, _FOOT.top, _FOOT.left - 30, _FOOT.bottom)
    canvas.text(word, words.text("rating-picture-after"), _WORD, palette.ink, align="right", smallest=LETTER)
    _ends(canvas, view, scale, palette)
    return canvas.tile()


def _head(canvas: Canvas, view: ChartView, words: Words, palette: Palette) -> None:
    """Who it is, and the rating now. A piece of the line stands before its number, and a piece of the band
    before the ±, which has no number as long as the rating is provisional."""
    number, _, sure = texts.now_said(view, words).partition(" ")
    sure, right = sure or "±", _HEAD.right
    wide = typeset.width(sure, _SURE)
    canvas.text(Box(right - wide, _HEAD.top, right, _HEAD.bottom), sure, _SURE, palette.ink)
    right -= wide + 14
    canvas.bar(Box(right - 44, _HEAD.top + 26, right, _HEAD.bottom - 26), parts.band(palette))
    right -= 44 + 30
    wide = typeset.width(number, _NOW)
    canvas.text(Box(right - wide, _HEAD.top, right, _HEAD.bottom), number, _NOW, palette.ink)
    right -= wide + 14
    middle = (_HEAD.top + _HEAD.bottom) // 2
    canvas.bar(Box(right - 44, middle - 4, right, middle + 4), parts.line(palette))
    box = Box(_HEAD.left, _HEAD.top, right - 44 - 30, _HEAD.bottom)
    parts.name(canvas, box, parts.shown(view.name, 1, words), _NAME, palette)


def _scale(view: ChartView) -> _Scale:
    """Round hundreds below and above the whole band, with a line at each, or at every second, fifth, …"""
    low = min(point.rating - point.deviation for point in view.points)
    high = max(point.rating + point.deviation for point in view.points)
    steps = (100 * factor * 10**power for power in range(12) for factor in (1, 2, 5))
    for step in steps:
        bottom, top = math.floor(low / step), math.ceil(high / step)
        if top - bottom < _LINES:
            return _Scale(bottom * step, max(top, bottom + 1) * step, step)
    raise ValueError("no rating is so large")


def _numbered(games: int) -> Iterator[int]:
    """The numbers of games that stand on the axis: round ones, and the last one."""
    steps = (factor * 10**power for power in range(12) for factor in (1, 2, 5))
    step = next(step for step in steps if games / step < _LINES)
    near = (typeset.width(str(games), _AXIS) + 40) / _PLOT.width * games
    yield from (game for game in range(0, games, step) if games - game > near)
    yield games


def _along(game: int, games: int) -> float:
    """How far right a game is in the plot."""
    return _PLOT.width * game / games if games else 0


def _down(value: float, scale: _Scale) -> float:
    """How far down a value is in the plot."""
    return _PLOT.height * (scale.high - value) / (scale.high - scale.low)


def _draw(brush: Brush, view: ChartView, scale: _Scale, palette: Palette) -> None:
    """The band, the lines of the axis over it, and the line, with a dot for each game if they are few."""
    games = texts.games_of(view)

    def row(side: int) -> list[tuple[float, float]]:
        """The line, or the edge of the band above it (1) or below it (-1), level if there is no game."""
        values = [point.rating + side * point.deviation for point in view.points]
        ends = values if games else values * 2
        return [
            (_BRIM + _along(at, max(games, 1)), _BRIM + _down(value, scale)) for at, value in enumerate(ends)
        ]

    left, right, bottom = _BRIM, _BRIM + _PLOT.width, _BRIM + _PLOT.height
    brush.shape([*row(1), *reversed(row(-1))], parts.band(palette))
    for value in range(scale.low, scale.high + 1, scale.step):
        y = _BRIM + _down(value, scale)
        brush.line([(left, y), (right, y)], palette.rule, 2)
    brush.bar(left - 3, _BRIM, left, bottom + 3, palette.ink)
    brush.bar(left - 3, bottom, right, bottom + 3, palette.ink)
    way = row(0)
    brush.stroke(way, parts.line(palette), 6 if games <= _MANY else 4)
    for x, y in way[: games + 1] if games <= _DOTS else way[:1]:
        brush.disc(x, y, 10, palette.card)
        brush.disc(x, y, 8, parts.line(palette))


def _ends(canvas: Canvas, view: ChartView, scale: _Scale, palette: Palette) -> None:
    """The first value on a label next to the beginning of the line, and the last one at its right."""
    first, last = texts.said(view.points[0].rating), texts.said(view.points[-1].rating)
    label = Box.at(_PLOT.left + 16, 0, typeset.width(first, _END) + 20, _LABEL)
    label = label.moved(0, _beside(view, scale, label.width + 24))
    canvas.panel(label, palette.card, outline=palette.faded, line=2, radius=10)
    canvas.text(label, first, _END, palette.ink, align="centre", smallest=SIGN)
    if len(view.points) > 1:
        middle = min(_PLOT.top + round(_down(view.points[-1].rating, scale)), _PLOT.bottom - 30)
        box = Box(_PLOT.right + 20, middle - 30, PAPER - 16, middle + 30)
        canvas.text(box, last, _END, palette.ink, smallest=SIGN)


def _beside(view: ChartView, scale: _Scale, wide: int) -> int:
    """How far down the first value's label is, so that the line does not run below it: above the line's first
    `wide` pixels, or below them if that is nearer or there is more room."""
    games = texts.games_of(view)
    near = math.ceil(wide / _PLOT.width * games) + 1
    downs = [_PLOT.top + round(_down(point.rating, scale)) for point in view.points[:near]]
    above, below = min(downs) - 18 - _LABEL, max(downs) + 18
    has_room = above >= _PLOT.top, below + _LABEL <= _PLOT.bottom
    if has_room[0] != has_room[1]:
        return above if has_room[0] else below
    is_above = downs[0] - min(downs) <= max(downs) - downs[0]
    return max(above, _PLOT.top) if is_above else min(below, _PLOT.bottom - _LABEL)

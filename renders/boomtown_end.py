"""The poster that Boomtown's board ends with: who has won, and with how many points.

Knows views, never a state or a rule.
"""

import functools
from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders import icons, typeset, western
from renders.boomtown_parts import Painter
from renders.canvas import Box
from renders.names import tidy
from renders.theme import Style

POSTER: Final = 310

_OVER: Final = Style("slab", 40, 600)
_BEST: Final = Style("slab", 104, 700)
_SHARED: Final = Style("slab", 64, 700)
_POINTS: Final = Style("slab", 56, 700)


def place_of(view: BoomtownView, seat: int) -> int:
    """The place that a seat came to; ties share one (B29)."""
    own = view.players[seat].score
    return 1 + sum(other.score > own for other in view.players)


def winners(view: BoomtownView) -> list[int]:
    """The seats in first place."""
    return [player.seat for player in view.players if place_of(view, player.seat) == 1]


def poster(painter: Painter, box: Box, view: BoomtownView) -> None:
    """The winner, or all who share the first place."""
    canvas, palette, words = painter.canvas, painter.palette, painter.words
    paper = western.note(box.width, box.height, palette, fill=palette.gold_light, frame=palette.ink)
    canvas.stamp(paper, box.left, box.top)
    inner = box.inset(18)
    sun = western.rays(inner.width, inner.height, palette.gold_light, palette.glow, 28)
    canvas.image.paste(sun, (inner.left, inner.top))
    western.engrave(canvas.image, inner, palette.ink)
    best = winners(view)
    over = Box(inner.left + 20, inner.top + 10, inner.right - 20, inner.top + 62)
    canvas.text(over, words.text("boomtown-turn-over"), _OVER, palette.ink, align="centre", smallest=30)
    rule = western.swelled_rule(520, palette.ink)
    canvas.stamp_in(rule, Box(inner.left, over.bottom - 4, inner.right, over.bottom + 10))
    below = Box(inner.left + 20, inner.bottom - 74, inner.right - 20, inner.bottom - 10)
    middle = Box(inner.left + 24, over.bottom + 8, inner.right - 24, below.top)
    if len(best) == 1:
        side = 170
        for left in (middle.left + 6, middle.right - 6 - side):
            _badge(painter, Box.at(left, inner.top + 52, side, side), best[0])
        name = Box(middle.left + side + 20, middle.top, middle.right - side - 20, middle.bottom)
    else:
        side = 104
        left = middle.left + (middle.width - len(best) * (side + 20) + 20) // 2
        for at, seat in enumerate(best):
            _badge(painter, Box.at(left + at * (side + 20), middle.top - 4, side, side), seat)
        name = Box(middle.left, middle.top + side - 8, middle.right, middle.bottom + 6)
    _names(painter, name, best)
    kind = "boomtown-picture-best" if len(best) == 1 else "boomtown-picture-tied"
    text = words.text(kind, gold=view.players[best[0]].score)
    canvas.text(below, text, _POINTS, palette.alarm, align="centre", smallest=34)


def _badge(painter: Painter, box: Box, seat: int) -> None:
    """A sheriff's star with a player's mark."""
    painter.canvas.stamp_in(icons.badge(box.width, painter.palette), box)
    painter.canvas.stamp_in(icons.mark(seat, box.width * 26 // 100, painter.palette), box)


def _names(painter: Painter, box: Box, seats: list[int]) -> None:
    """Who has won, in letters as large as there is room for."""
    words, names = painter.words, tuple(map(tidy, painter.names))

    def say(shown: tuple[str, ...]) -> str:
        return words.listed([words.named(shown, seat) for seat in seats])

    style = _BEST if len(seats) == 1 else _SHARED
    while style.size > 44 and typeset.width(say(names), style) > box.width:
        style = style.smaller(style.size - 2)
    named = typeset.with_names(say, names, style, box.width)
    mark = functools.partial(icons.mark, seats[0], palette=painter.palette)
    painter.canvas.text(box, named, style, painter.palette.ink, align="centre", smallest=30, mark=mark)

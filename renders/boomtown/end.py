"""The poster that Boomtown's board ends with: who has won, and with how many points.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders import icons, western
from renders.canvas import Box, Canvas, Tile
from renders.painter import Painter
from renders.theme import Palette, Style

POSTER: Final = 310

_OVER: Final = Style("slab", 40, 600)
_BEST: Final = Style("slab", 104, 700)
_SHARED: Final = Style("slab", 64, 700)
_POINTS: Final = Style("slab", 56, 700)
_SHARED_POINTS: Final = Style("slab", 46, 700)


def place_of(view: BoomtownView, seat: int) -> int:
    """The place that a seat came to; ties share one (B29)."""
    own = view.players[seat].score
    return 1 + sum(other.score > own for other in view.players)


def winners(view: BoomtownView) -> list[int]:
    """The seats in first place."""
    return [player.seat for player in view.players if place_of(view, player.seat) == 1]


def poster(painter: Painter, width: int, height: int, view: BoomtownView) -> Tile:
    """The winner, or all who share the first place."""
    palette, words = painter.palette, painter.words
    paper = western.note(width, height, palette, fill=palette.gold_light, frame=palette.ink)
    canvas = Canvas(paper)
    inner = Box(0, 0, width, height).inset(18)
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
    if len(best) < 3:
        side = 170
        ends = (middle.left + 6, middle.right - 6 - side)
        for left, seat in zip(ends, (best[0], best[-1]), strict=True):
            _badge(canvas, palette, Box.at(left, inner.top + 52, side, side), seat)
        name = Box(middle.left + side + 20, middle.top, middle.right - side - 20, middle.bottom)
    else:
        side = 78
        left = middle.left + (middle.width - len(best) * (side + 20) + 20) // 2
        for at, seat in enumerate(best):
            _badge(canvas, palette, Box.at(left + at * (side + 20), middle.top, side, side), seat)
        name = Box(middle.left, middle.top + side - 4, middle.right, middle.bottom)
    _names(painter, canvas, name, best)
    kind = "boomtown-picture-best" if len(best) == 1 else "boomtown-picture-tied"
    text = words.text(kind, gold=view.players[best[0]].score)
    style = _POINTS if len(best) == 1 else _SHARED_POINTS
    canvas.text(below, text, style, palette.alarm, align="centre", smallest=34)
    return canvas.tile()


def _badge(canvas: Canvas, palette: Palette, box: Box, seat: int) -> None:
    """A sheriff's star with a player's mark."""
    canvas.stamp_in(icons.badge(box.width, palette), box)
    canvas.stamp_in(icons.mark(seat, box.width * 26 // 100, palette), box)


def _names(painter: Painter, canvas: Canvas, box: Box, seats: list[int]) -> None:
    """Who has won, in letters as large as there is room for."""

    def say(names: tuple[str, ...]) -> str:
        return painter.words.listed([painter.words.named(names, seat) for seat in seats])

    style = _BEST if len(seats) == 1 else _SHARED
    painter.sentence(canvas, box, say, seats[0], style, painter.palette.ink, align="centre")

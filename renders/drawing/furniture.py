"""What hangs on every game's board: the sign with its name, the paper that says whose turn it is, players'
papers with shields, names and tags, the poster of the winners.

Knows no game, and not where anything hangs.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.painter import Painter
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, Style

_TITLE: Final = Style("slab", 84, 700)
_CHANGE: Final = Style("slab", 36, 700)
_OVER: Final = Style("slab", 40, 600)
_BEST: Final = Style("slab", 104, 700)
_SHARED: Final = Style("slab", 64, 700)
_RESULT: Final = Style("slab", 56, 700)
_SHARED_RESULT: Final = Style("slab", 46, 700)


def sign(width: int, height: int, title: Box, name: str, palette: Palette) -> Canvas:
    """The sign over a table, with the name of the game in its box `title`; a game writes on it what else it
    says."""
    canvas = Canvas(Image.new("RGB", (width, height)))
    canvas.lay(_front(width, height, title, name, palette), 0, 0)
    return canvas


@kept
def _front(width: int, height: int, title: Box, name: str, palette: Palette) -> Tile:
    canvas = Canvas(Image.new("RGB", (width, height), materials.front(palette)))
    for y in (0, height - 8):
        canvas.bar(Box(0, y, width, y + 8), palette.wood_light)
        canvas.bar(Box(0, y + 6, width, y + 8), palette.ink)
    canvas.text(title, name.upper(), _TITLE, palette.gold, smallest=50, raised=palette.alarm)
    return canvas.tile()


def turn_paper(width: int, height: int, palette: Palette, *, hand: int = 66) -> Canvas:
    """The lit paper that says whose turn it is, with a pointing hand, `hand` pixels wide, at its left."""
    canvas = side_paper(width, height, palette, is_lit=True)
    canvas.stamp_in(icons.pointing_hand(hand, palette), Box.at(24, 0, hand + 2, height))
    return canvas


def side_paper(
    width: int, height: int, palette: Palette, *, is_lit: bool, fill: Colour | None = None
) -> Canvas:
    """The paper of a player's side: lit if the player is waited for or has won, otherwise in its own
    colour."""
    ground = palette.glow if is_lit else fill or palette.card
    frame = palette.ink if is_lit else None
    return Canvas(materials.note(width, height, palette, fill=ground, frame=frame, has_nails=False))


def shield(canvas: Canvas, box: Box, seat: int, mark: int, palette: Palette) -> None:
    """A player's mark, `mark` pixels wide, on a shield as wide as its box."""
    size = box.width
    whole = Box.at(box.left, (box.top + box.bottom - size) // 2, size, size)
    canvas.panel(whole, palette.seats[seat], outline=palette.ink, line=4, radius=12)
    inside = whole.inset((size - mark - 16) // 2)
    canvas.panel(inside, palette.card, outline=palette.ink, line=3, radius=inside.width // 2)
    canvas.stamp_in(icons.mark(seat, mark, palette), inside)


def name(
    canvas: Canvas, box: Box, text: str, seat: int, style: Style, palette: Palette, *, smallest: int
) -> None:
    """A player's name; the player's mark takes the place of letters that no font has."""
    mark = functools.partial(icons.mark, seat, palette=palette)
    canvas.text(box, text, style, palette.ink, smallest=smallest, mark=mark)


def signed(number: int) -> str:
    """A change with its sign: "+3", "−2"."""
    return f"+{number}" if number > 0 else f"−{-number}"


def tag_width(number: int, size: int = _CHANGE.size) -> int:
    """How wide a tag must be for the number on it."""
    return typeset.width(signed(number), _CHANGE.smaller(size)) + 16


def tag(canvas: Canvas, box: Box, number: int, palette: Palette, *, size: int = _CHANGE.size) -> None:
    """A tag with what came in or went out, at the left of a box."""
    fill, ink = (palette.rise, palette.on_rise) if number > 0 else (palette.alarm, palette.on_alarm)
    whole = Box.at(box.left, box.top, min(tag_width(number, size), box.width), box.height)
    canvas.panel(whole, fill, radius=8)
    canvas.text(whole, signed(number), _CHANGE.smaller(size), ink, align="centre", smallest=30)


def poster(
    painter: Painter,
    width: int,
    height: int,
    best: Sequence[int],
    over: str,
    result: str,
    *,
    badge: Callable[[int, Palette], Sprite] = icons.badge,
) -> Tile:
    """The winner, or all who share the first place, each with a badge; above them `over`, below them
    `result`."""
    palette = painter.palette
    paper = materials.note(width, height, palette, fill=palette.gold_light, frame=palette.ink)
    canvas = Canvas(paper)
    inner = Box(0, 0, width, height).inset(18)
    sun = materials.rays(inner.width, inner.height, palette.gold_light, palette.glow, 28)
    canvas.image.paste(sun, (inner.left, inner.top))
    materials.engrave(canvas.image, inner, palette.ink)
    top = Box(inner.left + 20, inner.top + 10, inner.right - 20, inner.top + 62)
    canvas.text(top, over, _OVER, palette.ink, align="centre", smallest=30)
    rule = materials.swelled_rule(520, palette.ink)
    canvas.stamp_in(rule, Box(inner.left, top.bottom - 4, inner.right, top.bottom + 10))
    below = Box(inner.left + 110, inner.bottom - 74, inner.right - 110, inner.bottom - 10)
    middle = Box(inner.left + 24, top.bottom + 8, inner.right - 24, below.top)
    if len(best) < 3:
        side = 170
        ends = (middle.left + 6, middle.right - 6 - side)
        for left, seat in zip(ends, (best[0], best[-1]), strict=True):
            _badge(canvas, badge, Box.at(left, below.top - side, side, side), seat, palette)
        name = Box(middle.left + side + 20, middle.top, middle.right - side - 20, middle.bottom)
    else:
        side = 78
        left = middle.left + (middle.width - len(best) * (side + 20) + 20) // 2
        for at, seat in enumerate(best):
            place = Box.at(left + at * (side + 20), middle.top, side, side)
            _badge(canvas, badge, place, seat, palette)
        name = Box(middle.left, middle.top + side - 4, middle.right, middle.bottom)
    _names(painter, canvas, name, best)
    style = _RESULT if len(best) == 1 else _SHARED_RESULT
    canvas.text(below, result, style, palette.alarm, align="centre", smallest=34)
    return canvas.tile()


def _badge(
    canvas: Canvas, badge: Callable[[int, Palette], Sprite], box: Box, seat: int, palette: Palette
) -> None:
    """What winners of the game wear, with the player's mark in its middle."""
    canvas.stamp_in(badge(box.width, palette), box)
    canvas.stamp_in(icons.mark(seat, box.width * 26 // 100, palette), box)


def _names(painter: Painter, canvas: Canvas, box: Box, seats: Sequence[int]) -> None:
    """Who has won, in letters as large as there is room for."""

    def say(names: tuple[str, ...]) -> str:
        return painter.words.listed([painter.words.named(names, seat) for seat in seats])

    style = _BEST if len(seats) == 1 else _SHARED
    painter.sentence(canvas, box, say, seats[0], style, painter.palette.ink, align="centre")

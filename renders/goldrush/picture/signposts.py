"""The signposts of Goldrush's map: each instruction point has one, with a picture of what happens there.

Knows the places, and nothing of a match.
"""

from collections.abc import Callable
from typing import Final

from engine.games.goldrush.survey import LAND
from renders.drawing.brush import Brush
from renders.drawing.canvas import Box
from renders.drawing.theme import Palette
from renders.goldrush.picture.tones import Tones

BOARD: Final = (54, 46)
"""How wide and high a post's board is."""
ABOVE: Final = 42
"""How far its middle is above its place."""


def middle(key: str) -> tuple[int, int]:
    """Where the middle of a post's board is."""
    return LAND.places[key].x, LAND.places[key].y - ABOVE


def box(key: str) -> Box:
    """Where a post's board is."""
    x, y = middle(key)
    return Box.at(x - BOARD[0] // 2, y - BOARD[1] // 2, *BOARD)


def post(brush: Brush, key: str, ink: Tones, palette: Palette) -> None:
    """A post with its board."""
    x, y = middle(key)
    wide, high = BOARD[0] / 2, BOARD[1] / 2
    brush.bar(x - 6, y, x + 6, y + ABOVE - 12, ink.ink)
    brush.bar(x - 3.5, y, x + 3.5, y + ABOVE - 14, ink.plank_dark)
    brush.bar(x - wide, y - high, x + wide, y + high, ink.ink)
    brush.bar(x - wide + 3, y - high + 3, x + wide - 3, y + high - 3, ink.plank)
    brush.bar(x - wide + 6, y - high + 6, x + wide - 6, y + high - 6, ink.sign)
    _PICTURES[key](brush, x, y, ink, palette)


def _horseshoe(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    shoe = [
        (x - 9, y + 13),
        (x - 12, y - 1),
        (x - 7, y - 11),
        (x, y - 13),
        (x + 7, y - 11),
        (x + 12, y - 1),
        (x + 9, y + 13),
    ]
    brush.line(shoe, ink.ink, 7)
    for side in (-1, 1):
        brush.bar(x + side * 9 - 5, y + 10, x + side * 9 + 5, y + 14, ink.ink)
        brush.disc(x + side * 11, y - 1, 1.4, ink.sign)
        brush.disc(x + side * 10, y + 7, 1.4, ink.sign)
        brush.disc(x + side * 5, y - 11, 1.4, ink.sign)


def _licence(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    brush.bar(x - 12, y - 15, x + 12, y + 15, ink.ink)
    brush.bar(x - 10, y - 13, x + 10, y + 13, palette.card)
    for dy, right in ((-8, 7), (-3, 7), (2, 2)):
        brush.bar(x - 7, y + dy, x + right, y + dy + 2, ink.ink)
    brush.disc(x + 4, y + 9, 4.5, palette.alarm)


def _hold_up(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    brush.oval(x - 19, y - 5, x + 19, y + 3, ink.ink)
    brush.shape([(x - 10, y - 2), (x - 8, y - 14), (x, y - 12), (x + 8, y - 14), (x + 10, y - 2)], ink.ink)
    brush.shape(
        [(x - 13, y + 4), (x + 13, y + 4), (x + 9, y + 12), (x, y + 16), (x - 9, y + 12)], palette.alarm
    )


def _room(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    brush.bar(x - 19, y - 11, x - 15, y + 13, ink.ink)
    brush.bar(x + 15, y - 2, x + 19, y + 13, ink.ink)
    brush.bar(x - 17, y + 3, x + 17, y + 9, ink.ink)
    brush.oval(x - 15, y - 5, x - 3, y + 4, ink.ink)
    brush.bar(x - 3, y - 3, x + 16, y + 4, palette.alarm)


def _rustler(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    brush.shape(
        [(x - 8, y - 8), (x + 8, y - 8), (x + 5, y + 8), (x + 5, y + 15), (x - 5, y + 15), (x - 5, y + 8)],
        ink.plank_dark,
    )
    for side in (-1, 1):
        brush.line([(x + side * 7, y - 7), (x + side * 17, y - 8), (x + side * 19, y - 15)], ink.ink, 4)
        brush.shape([(x + side * 8, y - 4), (x + side * 16, y - 1), (x + side * 8, y + 1)], ink.plank_dark)
        brush.disc(x + side * 4, y - 1, 2, ink.sign)
        brush.disc(x + side * 2.5, y + 11, 1.3, ink.sign)


def _short_cut(brush: Brush, x: float, y: float, ink: Tones, palette: Palette) -> None:
    for start in (-16, -5):
        brush.shape(
            [
                (x + start, y - 12),
                (x + start + 8, y - 12),
                (x + start + 20, y),
                (x + start + 8, y + 12),
                (x + start, y + 12),
                (x + start + 11, y),
            ],
            palette.alarm,
        )


_PICTURES: Final[dict[str, Callable[[Brush, float, float, Tones, Palette], None]]] = {
    "horseshoe": _horseshoe,
    "licence": _licence,
    "hold-up": _hold_up,
    "room": _room,
    "rustler": _rustler,
    "short-cut": _short_cut,
}

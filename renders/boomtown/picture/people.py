"""Who is at the table, on the pictures beside Boomtown's questions: the viewer's purse, and the others with
their marks and names, in a line or on papers of their own.

Knows what each looks like, never where it goes.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture.heading import Chip, chips_of, lay_part
from renders.drawing import furniture, icons
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.materials import note
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.theme import LETTER, SIGN, Palette, Style

PURSE: Final = 232
"""How wide the viewer's purse is."""
_PAD: Final = 18
LOW: Final = 62
"""How high the paper of somebody is whose name and gold stand in a line."""
_INSIDE: Final = 26
_PART: Final = 60
_MONEY: Final = 110
"""How wide the gold of somebody is, beside the name."""

_GOLD: Final = Style("slab", 54, 700)
_POINTS: Final = Style("slab", 46, 700)
_NAME: Final = Style("slab", 40, 600)
_THEIRS: Final = Style("slab", 48, 700)


def purse(view: BoomtownView, height: int, palette: Palette) -> Tile:
    """The viewer's mark, gold and points."""
    own = view.own
    is_ahead = own.score == max(player.score for player in view.players)
    return _purse(own.seat, own.gold, own.score, is_ahead, height, palette)


@on_demand
def _purse(seat: int, gold: int, points: int, is_ahead: bool, height: int, palette: Palette) -> Tile:
    canvas = furniture.side_paper(PURSE, height, palette, is_lit=True)
    canvas.stamp_in(icons.mark(seat, 56, palette), Box.at(_PAD, 0, 58, height))
    left, middle = _PAD + 70, height // 2 + 2
    fill = palette.gold if is_ahead else palette.paper_shade
    for sign, number, style, box in (
        (icons.coin(42, palette), gold, _GOLD, Box(left, 11, PURSE - 14, middle)),
        (icons.star(42, fill, palette.ink), points, _POINTS, Box(left, middle, PURSE - 14, height - 10)),
    ):
        canvas.stamp_in(sign, Box.at(box.left, box.top, 46, box.height))
        canvas.text(Box(box.left + 54, *box[1:]), str(number), style, palette.ink, smallest=SIGN)
    return canvas.tile()


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody else at the table."""

    seat: int
    name: str
    gold: int | None = None
    part: Chip | None = None
    """What they have done in the round."""
    is_lit: bool = False


def others(view: BoomtownView, painter: Painter) -> tuple[Person, ...]:
    """Everybody but the viewer, with their gold and their part in the round, in its order."""
    return tuple(
        Person(
            chip.seat,
            painter.shown(chip.seat),
            view.players[chip.seat].gold,
            chip,
            is_lit=chip.gold is not None,
        )
        for chip in chips_of(view)
        if chip.seat != view.seat
    )


@on_demand
def paper(who: Person, width: int, height: int, palette: Palette) -> Tile:
    """Somebody's mark and name, and their gold and their part in the round: below these, or beside them on a
    low paper."""
    canvas = furniture.side_paper(width, height, palette, is_lit=who.is_lit)
    if height > LOW:
        upper = Box(_PAD, 10, width - 12, height // 2 + 2)
        lower = Box(_PAD, height // 2, width - 16, height - 10)
    else:
        money = width - 14 - _MONEY - (_PART + 6) * (who.part is not None)
        upper, lower = Box(14, 6, money - 6, height - 6), Box(money, 6, width - 14, height - 6)
    _named(canvas, upper, who, palette)
    canvas.stamp_in(icons.coin(SIGN, palette), Box.at(lower.left, lower.top, SIGN, lower.height))
    right = lower.right - (_PART + 6) * (who.part is not None)
    canvas.text(
        Box(lower.left + 46, lower.top, right, lower.bottom),
        str(who.gold),
        _THEIRS,
        palette.ink,
        smallest=SIGN,
    )
    if who.part is not None:
        place = Box(lower.right - _PART, lower.top + 1, lower.right, lower.bottom - 1)
        if who.part.gold is not None:
            canvas.panel(place, palette.gold, outline=palette.ink, line=3, radius=8)
        lay_part(canvas, place, who.part, palette)
    return canvas.tile()


@on_demand
def line(people: tuple[Person, ...], width: int, height: int, palette: Palette) -> Tile:
    """Marks and names side by side."""
    canvas = Canvas(note(width, height, palette, has_nails=False))
    part = (width - 2 * _INSIDE) // len(people)
    for at, who in enumerate(people):
        _named(canvas, Box.at(_INSIDE + at * part, 6, part - 10, height - 12), who, palette)
    return canvas.tile()


def _named(canvas: Canvas, box: Box, who: Person, palette: Palette) -> None:
    canvas.stamp_in(icons.mark(who.seat, SIGN, palette), Box.at(box.left, box.top, 42, box.height))
    furniture.name(canvas, Box(box.left + 48, *box[1:]), who.name, who.seat, _NAME, palette, smallest=LETTER)

"""A player's place at the end of Ponte Vecchio, in one row: name and mark, gulden, shops.

Knows views and changes, never where a row goes; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.drawing import furniture, icons
from renders.drawing.canvas import Box, Tile
from renders.drawing.joints import IN_CORNER
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import SIGN, Palette, Style
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import shops
from renders.ponte_vecchio.picture.changes import Changes

HIGH: Final = 74
_MARGIN: Final = 22
_SIGN: Final = 48

_PLACE: Final = Style("slab", 54, 700)
_NAME: Final = Style("slab", 48, 700)
_GULDEN: Final = Style("slab", 56, 700)
_COUNT: Final = Style("slab", 46, 700)
_TAG: Final = 40
_COUNT_WIDE: Final = 110
_PURSE: Final = 312
"""How wide the gulden are, with what has just come in."""


@dataclass(frozen=True, slots=True)
class Place:
    """All that a row shows."""

    seat: int
    name: str
    place: int
    gulden: int
    change: int
    """The gulden that came in last."""
    shops: int
    """In hand."""
    built: int


def place_of(view: PonteVecchioView, player: PlayerView, name: str, changes: Changes) -> Place:
    """What a player's row shows."""
    seat = player.seat
    change = changes.gulden.get(seat, 0)
    return Place(seat, name, view.ranks[seat], player.gulden, change, player.shops, player.built)


@on_demand
def place(what: Place, width: int, palette: Palette, words: Words) -> Tile:
    """A player's row, lit if they have won. Its right end is free, because clients lay a sign there."""
    canvas = furniture.side_paper(width, HIGH, palette, is_lit=what.place == 1)
    box = Box(_MARGIN, 8, width - IN_CORNER, HIGH - 8)
    place = Box.at(box.left, box.top, 70, box.height)
    text = words.text("ponte-vecchio-board-place", place=what.place)
    canvas.text(place, text, _PLACE, palette.ink, align="centre")
    canvas.stamp_in(icons.mark(what.seat, 50, palette), Box.at(place.right + 8, box.top, 54, box.height))
    left = box.right
    for sign, count in (
        (shops.built_sign(_SIGN, what.seat, palette), what.built),
        (shops.sign(_SIGN, what.seat, palette), what.shops),
    ):
        left -= _COUNT_WIDE
        canvas.stamp_in(sign, Box.at(left, box.top, _SIGN, box.height))
        number = Box(left + _SIGN + 6, box.top, left + _COUNT_WIDE, box.bottom)
        canvas.text(number, str(count), _COUNT, palette.ink)
    purse = Box(left - _PURSE, box.top, left - 12, box.bottom)
    canvas.stamp_in(icons.coin(_SIGN, palette), Box.at(purse.left, box.top, _SIGN, box.height))
    tag = furniture.tag_width(what.change, _TAG) + 10 if what.change else 0
    gulden = Box(purse.left + _SIGN + 8, box.top, purse.right - tag, box.bottom)
    end = gulden.left + canvas.text(gulden, str(what.gulden), _GULDEN, palette.ink, smallest=SIGN)
    if what.change:
        change = Box(end + 10, box.top + 3, end + 10 + tag, box.bottom - 3)
        furniture.tag(canvas, change, what.change, palette, size=_TAG)
    name = Box(place.right + 74, box.top - 2, purse.left - 14, box.bottom + 2)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=SIGN)
    return canvas.tile()

"""A prospector's own side, in parts: who it is, what is on the cart and in the Bank, and the three markers,
with what their squares truly are.

Knows no view and no place in a picture; the cards that it draws are only for a viewer who knows them.
"""

from typing import Final

from engine.games.goldrush.cards import CART, Card
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import drawn
from renders.drawing.layout import GAP
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.goldrush.picture.cards import card_front, card_height, marker_place
from renders.goldrush.picture.vignettes import nugget
from renders.language.catalogues import Words

SLOT: Final = 244
"""How wide a card is."""
SLOTS_WIDE: Final = 3 * (SLOT + SHADOW + GAP) - GAP
SLOTS_HIGH: Final = card_height(SLOT) + SHADOW
HEADER: Final = 104
STORE_HIGH: Final = (card_height(SLOT) - GAP) // 2
_INSIDE: Final = 30
_LABEL_HIGH: Final = 50

_NAME: Final = Style("slab", 60, 700)
_NOW: Final = Style("slab", 40, 600)
_LABEL: Final = Style("slab", 38, 700)


@on_demand
def header(width: int, seat: int, name: str, now: str, palette: Palette) -> Tile:
    """Who it is, and what is special about them now."""
    canvas = Canvas(materials.note(width, HEADER, palette, fill=palette.glow, frame=palette.ink))
    canvas.stamp_in(icons.mark(seat, 68, palette), Box.at(_INSIDE, 0, 76, HEADER))
    right = width - _INSIDE
    if now:
        left = right - typeset.width(now, _NOW)
        canvas.text(Box(left, 0, right, HEADER), now, _NOW, palette.ink)
        right = left - 24
    box = Box(_INSIDE + 96, 8, right, HEADER - 8)
    furniture.name(canvas, box, name, seat, _NAME, palette, smallest=SIGN)
    return canvas.tile()


def cart(width: int, nuggets: int, palette: Palette, words: Words) -> Tile:
    """R10: what is on the cart."""
    return _store(width, STORE_HIGH, words.text("goldrush-hand-cart"), nuggets, CART, palette)


def bank(width: int, nuggets: int, goal: int, palette: Palette, words: Words) -> Tile:
    """R11, R20: what is safe, and how much wins."""
    return _store(width, STORE_HIGH, words.text("goldrush-hand-bank"), nuggets, goal, palette)


@on_demand
def _store(width: int, height: int, label: str, nuggets: int, room: int, palette: Palette) -> Tile:
    """Nuggets, and the places of those that are missing."""
    canvas = Canvas(materials.note(width, height, palette, has_nails=False))
    title = Box(_INSIDE, 14, width - _INSIDE, 14 + _LABEL_HIGH)
    canvas.text(title, f"{label}: {nuggets}", _LABEL, palette.ink, smallest=LETTER)
    places = max(room, nuggets)
    step = min((width - 2 * _INSIDE) // places, 60)
    size = min(step - 6, height - _LABEL_HIGH - 38)
    for at in range(places):
        place = Box.at(_INSIDE + at * step, title.bottom, size, height - title.bottom - 18)
        canvas.stamp_in(nugget(size, palette) if at < nuggets else hollow(size, palette), place)
    return canvas.tile()


@kept
def hollow(size: int, palette: Palette) -> Sprite:
    """The place of a missing nugget or marker."""
    return drawn(size, lambda sketch: sketch.ring(50, 50, 34, 6, palette.rule))


def marker(
    seat: int, square: str | None, card: Card | None, palette: Palette, words: Words, *, is_mine: bool = False
) -> Tile:
    """R6: a marker: free, a mine, or a claim with what it truly lies on."""
    if square is None or card is None:
        return marker_place(SLOT, seat, palette, ribbon=words.text("goldrush-hand-free"))
    if is_mine:
        ribbon = words.text("goldrush-hand-mine")
        return card_front(card, SLOT, palette, words, square=square, ribbon=ribbon, state="lit")
    return card_front(card, SLOT, palette, words, square=square, ribbon=words.text("goldrush-hand-claim"))

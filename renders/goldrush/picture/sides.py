"""A player's side on Goldrush's board: name and mark, place, nuggets in the Bank and on the cart, and the
three markers: free, on a claim, or on a mine.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from engine.games.goldrush.cards import CART, MARKERS
from engine.games.goldrush.view import GoldrushView, PlayerView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Palette, Style, mixed
from renders.goldrush.picture.changes import Changes
from renders.goldrush.picture.heading import nugget
from renders.goldrush.text.labels import place_text
from renders.language.catalogues import Words

HIGH: Final = 304
_INSIDE: Final = 22
_SHIELD: Final = 92
_HEAD: Final = Box(_INSIDE, 12, 0, 122)
"""From where to where the shield, the name and the place go down."""
_SPLIT: Final = 62
_STORES: Final = 124
_LABELS: Final = 42
_SLOT: Final = 46
_GAP: Final = 46
_COUNTED: Final = 180
"""How wide a count of nuggets is, which takes the place of their slots at the end."""
_MARKERS: Final = Box(_INSIDE, 222, 0, 286)
_MARKER: Final = 70
_LABEL: Final = Style("slab", 36, 600)
_NAME: Final = Style("slab", 52, 700)
_WHERE: Final = Style("sans", 38, 600)
_COUNT: Final = Style("slab", 44, 700)
_PLACE: Final = Style("slab", 64, 700)
_LETTER: Final = Style("slab", 44, 700)


@dataclass(frozen=True, slots=True)
class Side:
    """All that a side shows."""

    seat: int
    name: str
    where: str
    banked: int
    goal: int
    """R20: how many nuggets in the Bank win."""
    bank_change: int
    cart: int
    cart_change: int
    mines: tuple[str, ...]
    claims: tuple[str, ...]
    owed: int
    is_asked: bool
    place: str = ""
    """At the end: the seat's place."""
    is_best: bool = False


def side_of(view: GoldrushView, player: PlayerView, name: str, changes: Changes, place: str) -> Side:
    """What a player's side shows."""
    return Side(
        seat=player.seat,
        name=name,
        where=player.place,
        banked=player.banked,
        goal=view.goal,
        bank_change=changes.bank(player.seat),
        cart=player.cart,
        cart_change=changes.cart(player.seat),
        mines=player.mines,
        claims=player.claims,
        owed=player.owed,
        is_asked=player.seat in view.asked,
        place=place,
        is_best=view.is_over and view.ranks[player.seat] == 1,
    )


@on_demand
def side(what: Side, width: int, palette: Palette, words: Words) -> Tile:
    """A player's side. The place changes with every turn, and is written on a ground that seldom changes."""
    canvas = Canvas(_ground(replace(what, where=""), width, palette, words))
    room = _room_for_name(what, width)
    where = place_text(what.where, words, "at")
    if typeset.width(where, _WHERE.smaller(LETTER)) > room.width:
        where = place_text(what.where, words, "short")
    below = Box(room.left, room.top + _SPLIT, room.right, room.bottom)
    canvas.text(below, where, _WHERE, palette.faded, smallest=LETTER)
    return canvas.tile()


def _room_for_name(what: Side, width: int) -> Box:
    """The room for the name and, below it, for the place."""
    left = _INSIDE + _SHIELD + 18 + (90 if what.place else 0)
    return Box(left, _HEAD.top, width - _INSIDE, _HEAD.bottom)


def _stores_of(what: Side) -> tuple[Box, Box]:
    """Where the nuggets in the Bank and on the cart are. At the end there may be more in the Bank than it
    takes to win, so nuggets are counted."""
    wide, slots = (_COUNTED, _COUNTED) if what.place else (what.goal * _SLOT, CART * _SLOT)
    bank = Box.at(_INSIDE, _STORES, wide, _LABELS + _SLOT + 2)
    return bank, Box.at(bank.right + _GAP, _STORES, slots, bank.height)


@kept
def _ground(what: Side, width: int, palette: Palette, words: Words) -> Tile:
    """A side without the player's place."""
    is_lit = what.is_asked or what.is_best
    canvas = furniture.side_paper(width, HIGH, palette, is_lit=is_lit)
    room = _room_for_name(what, width)
    if what.place:
        place = Box.at(_INSIDE, room.top, 84, room.height)
        canvas.text(place, what.place, _PLACE, palette.ink, align="centre", smallest=SIGN)
    shield = Box.at(room.left - _SHIELD - 18, room.top, _SHIELD, room.height)
    furniture.shield(canvas, shield, what.seat, 48, palette)
    _name(canvas, Box(room.left, room.top, room.right, room.top + _SPLIT), what, palette)
    bank, cart = _stores_of(what)
    for box, label, nuggets, slots, change in (
        (bank, words.text("goldrush-board-bank"), what.banked, what.goal, what.bank_change),
        (cart, words.text("goldrush-board-cart"), what.cart, CART, what.cart_change),
    ):
        if what.place:
            _count(canvas, box, label, nuggets, change, palette)
        else:
            _row(canvas, box, label, (nuggets, slots, change), palette)
    _markers(canvas, what, palette, words)
    return canvas.tile()


def _name(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The name, and how many turns are still owed."""
    right = box.right
    if what.owed:
        text = f"+{what.owed}"
        wide = typeset.width(text, _COUNT)
        canvas.text(Box(right - wide, *box[1:]), text, _COUNT, palette.alarm)
        canvas.stamp_in(
            icons.hourglass(42, palette), Box(right - wide - 48, box.top, right - wide - 4, box.bottom)
        )
        right -= wide + 60
    room = Box(*box[:2], right, box.bottom)
    furniture.name(canvas, room, what.name, what.seat, _NAME, palette, smallest=SIGN)


def _row(canvas: Canvas, box: Box, label: str, load: tuple[int, int, int], palette: Palette) -> None:
    """Slots for nuggets, the full ones first; above them their name and what has just changed."""
    nuggets, slots, change = load
    split = box.top + _LABELS
    tag = furniture.tag_width(change, SIGN) + 6 if change else 0
    canvas.text(Box(box.left, box.top, box.right - tag, split), label, _LABEL, palette.ink, smallest=LETTER)
    if change:
        where = Box(box.right - tag + 6, box.top, box.right, split - 2)
        furniture.tag(canvas, where, change, palette, size=SIGN)
    canvas.stamp_in(_slots(nuggets, slots, palette), Box(box.left, split, box.right, box.bottom))


def _count(canvas: Canvas, box: Box, label: str, nuggets: int, change: int, palette: Palette) -> None:
    """How many nuggets there are, below their name; beside them what has just changed."""
    split = box.top + _LABELS
    canvas.text(Box(box.left, box.top, box.right, split), label, _LABEL, palette.ink, smallest=LETTER)
    wide = typeset.width(str(nuggets), _COUNT)
    canvas.text(Box(box.left, split, box.left + wide, box.bottom), str(nuggets), _COUNT, palette.ink)
    left = box.left + wide + 6
    canvas.stamp_in(nugget(SIGN, palette), Box(left, split, left + SIGN, box.bottom))
    if change:
        where = Box(left + SIGN + 8, split + 4, box.right + _GAP, box.bottom - 2)
        furniture.tag(canvas, where, change, palette, size=SIGN)


@kept
def _slots(nuggets: int, slots: int, palette: Palette) -> Sprite:
    """A crate with a compartment for each nugget."""
    size = _SLOT - 2
    canvas = Canvas(Image.new("RGB", (slots * _SLOT, size + 2), palette.rule))
    for at in range(slots):
        slot = Box.at(at * _SLOT + 1, 2, size, size - 2)
        canvas.bar(slot, palette.paper_shade)
        if at < nuggets:
            canvas.stamp_in(nugget(40, palette), slot)
    return canvas.tile()


def _markers(canvas: Canvas, what: Side, palette: Palette, words: Words) -> None:
    """The markers: on mines and on claims, with the squares' letters, then free ones."""
    text = words.text("goldrush-board-markers")
    left = _INSIDE + typeset.width(text, _LABEL)
    canvas.text(Box(_INSIDE, _MARKERS.top, left, _MARKERS.bottom), text, _LABEL, palette.ink)
    laid = [
        *((square, True) for square in sorted(what.mines)),
        *((square, False) for square in sorted(what.claims)),
    ]
    for at in range(MARKERS):
        place = Box.at(left + 18 + at * _MARKER, _MARKERS.top, _MARKER - 8, _MARKERS.height)
        if at >= len(laid):
            canvas.stamp_in(icons.mark(what.seat, 46, palette), place)
            continue
        square, is_mine = laid[at]
        fill = palette.gold if is_mine else palette.wood_dark
        canvas.panel(place, fill, outline=palette.ink, line=3, radius=6)
        ink = palette.ink if is_mine else mixed(palette.glow, palette.card, 0.3)
        canvas.text(place.inset(3), square.upper(), _LETTER, ink, align="centre")

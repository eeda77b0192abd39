"""A player's side on Gnadenlos!'s board: hat and field, nuggets, vultures, and what the player has in hand.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import Skill
from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, sprite
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.changes import SeatChanges

HIGH: Final = 104
"""The least height of a side."""
USUAL: Final = 160
"""How high it is where there is room."""
_HAT: Final = 124
"""How wide the part with the hat and its field is."""
_PLACED: Final = 80
_VULTURE: Final = 46
_NUGGET: Final = 52
"""How wide the sign before the nuggets is, with what is free beside it."""
_SIGNS: Final = 100
"""The same of the signs before cards."""

_NAME: Final = Style("slab", 56, 700)
_NUGGETS: Final = Style("slab", 64, 700)
_COUNT: Final = Style("slab", 46, 700)
_FIELD: Final = Style("slab", 44, 700)
_TAG: Final = 40
_PLACE: Final = Style("slab", 72, 700)


@dataclass(frozen=True, slots=True)
class Side:
    """All that a side shows."""

    seat: int
    name: str
    nuggets: int
    change: int
    """The nuggets that have just come in, or gone out."""
    field: int
    moved: int
    """How far the hat has just moved."""
    vultures: int
    new_vultures: int
    adventurers: int
    taken: int
    """How many of them have just been taken."""
    notes: int
    is_asked: bool
    is_active: bool
    is_lost: bool
    place: str = ""
    """At the end: the seat's place."""
    is_best: bool = False


def side_of(view: GnadenlosView, player: PlayerView, name: str, changes: SeatChanges, place: str) -> Side:
    """What a player's side shows."""
    return Side(
        seat=player.seat,
        name=name,
        nuggets=player.nuggets,
        change=changes.nuggets,
        field=player.field,
        moved=0 if changes.field is None else player.field - changes.field,
        vultures=player.vultures,
        new_vultures=changes.vultures,
        adventurers=player.adventurers,
        taken=min(len(changes.taken), player.adventurers),
        notes=player.notes,
        is_asked=player.seat in view.asked,
        is_active=player.seat == view.active and not view.is_over,
        is_lost=player.is_lost,
        place=place,
        is_best=view.is_over and view.ranks[player.seat] == 1,
    )


@on_demand
def side(what: Side, width: int, height: int, palette: Palette) -> Tile:
    """A player's side."""
    is_lit = what.is_asked or what.is_best
    fill = palette.paper_shade if what.is_lost else palette.card
    canvas = furniture.side_paper(width, height, palette, is_lit=is_lit, fill=fill)
    inner = Box(16, 10, width - 20, height - 10)
    left = inner.left
    if what.place:
        place = Box.at(left, inner.top, _PLACED, inner.height)
        canvas.text(place, what.place, _PLACE, palette.ink, align="centre", smallest=SIGN)
        left += _PLACED
    _hat(canvas, Box(left, 6, left + _HAT, height - 7), what, palette)
    room = Box(left + _HAT + 6, inner.top, inner.right, inner.bottom)
    split = room.top + room.height * 48 // 100
    purse = _Purse.of(what, room.width, inner.height - (split - room.top))
    _head(canvas, Box(room.left, room.top, room.right, split), what, palette, has_tag=not purse.has_tag)
    _purse(canvas, Box(room.left, split, room.right, room.bottom), what, purse, palette)
    return canvas.tile()


def _hat(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The hat, and below it its field and how far it has just come."""
    split = box.bottom - 42
    size = min(split - box.top + 4, 110)
    hat = pictures.hat(what.seat, size, palette)
    canvas.stamp_in(hat, Box(box.left, box.top - 2, box.right, split))
    foot = Box(box.left, split, box.right, box.bottom)
    if what.is_lost:
        canvas.stamp_in(icons.crossed(42, palette.alarm), foot)
        return
    style = _FIELD.smaller(SIGN) if what.moved else _FIELD
    tag = furniture.tag_width(what.moved, _TAG) + 4 if what.moved else 0
    sign = 0 if what.moved else 46
    number = typeset.width(str(what.field), style)
    left = foot.left + (foot.width - number - tag - sign) // 2
    if sign:
        shoe = pictures.horseshoe(SIGN, palette.gold, palette.ink, palette.gold_dark)
        canvas.stamp_in(shoe, Box.at(left, foot.top, 42, foot.height))
        left += sign
    canvas.text(Box.at(left, foot.top, number, foot.height), str(what.field), style, palette.ink)
    if what.moved:
        tag_box = Box(left + number + 4, foot.top, foot.right + 6, foot.bottom)
        furniture.tag(canvas, tag_box, what.moved, palette, size=_TAG)


def _head(canvas: Canvas, box: Box, what: Side, palette: Palette, *, has_tag: bool) -> None:
    """The revolver of the active player, the name, and vultures."""
    left, right = box.left, box.right
    if what.is_active:
        revolver = Box(left, box.top, left + 48, box.bottom)
        canvas.stamp_in(pictures.skill(Skill.REVOLVER, 46, palette), revolver)
        left += 54
    if not what.place:
        right = _vultures(canvas, box, what, palette)
    if what.change and has_tag:
        wide = furniture.tag_width(what.change, _TAG)
        _tag(canvas, Box(right - wide, box.top, right, box.bottom), what.change, palette)
        right -= wide + 8
    style = _NAME.smaller(min(_NAME.size, box.height * 10 // 10))
    furniture.name(
        canvas, Box(left, box.top, right, box.bottom), what.name, what.seat, style, palette, smallest=LETTER
    )


def _tag(canvas: Canvas, box: Box, number: int, palette: Palette) -> None:
    middle = (box.top + box.bottom) // 2
    furniture.tag(canvas, Box(box.left, middle - 21, box.right, middle + 21), number, palette, size=_TAG)


def _vultures(canvas: Canvas, box: Box, what: Side, palette: Palette) -> int:
    """Draw vultures at the right of a box, the newest ones framed. Returns where they begin."""
    right, size = box.right, _VULTURE - 2
    for at in range(what.vultures):
        right -= _VULTURE
        perch = Box(
            right, (box.top + box.bottom - size) // 2, right + size, (box.top + box.bottom + size) // 2
        )
        if at < what.new_vultures:
            canvas.panel(perch, palette.alarm, radius=8)
            canvas.panel(perch.inset(3), palette.card, radius=6)
        canvas.stamp_in(pictures.vulture(SIGN, palette), perch)
    return right - 6 if what.vultures else right


@dataclass(frozen=True, slots=True)
class _Purse:
    """How large a player's nuggets and cards are written, and whether their change has room beside them."""

    nuggets: Style
    count: Style
    has_tag: bool

    @classmethod
    def of(cls, what: Side, width: int, height: int) -> "_Purse":
        """The largest that fit."""
        sizes = [size for size in (64, 60, 56, 52, 48, 44) if size <= max(height, 52)]
        held = (what.notes, what.adventurers)
        for has_tag in (True, False):
            tag = furniture.tag_width(what.change, _TAG) + 8 if what.change and has_tag else 0
            for size in [*sizes, SIGN]:
                nuggets, count = _NUGGETS.smaller(size), _COUNT.smaller(max(min(size, 46) - 4, SIGN))
                cards = sum(typeset.width(str(each), count) for each in held) + _SIGNS
                hand = _VULTURE * what.vultures if what.place else cards
                if _NUGGET + typeset.width(str(what.nuggets), nuggets) + tag + hand + 14 <= width:
                    return cls(nuggets, count, has_tag)
        return cls(nuggets, count, False)


def _purse(canvas: Canvas, box: Box, what: Side, purse: _Purse, palette: Palette) -> None:
    """Nuggets and how they have just changed; what is in hand, or at the end vultures."""
    if what.place:
        end = _vultures(canvas, box, what, palette)
    else:
        end = _hand(canvas, box, what, purse.count, palette)
    canvas.stamp_in(pictures.nugget(46, palette), Box.at(box.left, box.top, 46, box.height))
    number = Box(box.left + _NUGGET, box.top, end, box.bottom)
    left = number.left + canvas.text(number, str(what.nuggets), purse.nuggets, palette.ink, smallest=SIGN)
    if what.change and purse.has_tag:
        _tag(canvas, Box(left + 8, box.top, end, box.bottom), what.change, palette)


def _hand(canvas: Canvas, box: Box, what: Side, style: Style, palette: Palette) -> int:
    """Draw adventurers and IOUs in hand at the right of a box. Returns where they begin."""
    notes = _held(canvas, box, hand_sign(44, palette.gold_light, palette), what.notes, style, palette)
    sign, room = adventurers_sign(46, palette), Box(*box[:2], notes - 12, box.bottom)
    if what.taken:
        wide = typeset.width(str(what.adventurers), style) + sign.width + 4
        middle = (box.top + box.bottom) // 2
        frame = Box(room.right - wide - 7, middle - 27, room.right + 6, middle + 27)
        canvas.panel(frame, palette.rise, radius=8)
        canvas.panel(frame.inset(4), palette.card, radius=5)
    return _held(canvas, room, sign, what.adventurers, style, palette) - 8


def _held(canvas: Canvas, box: Box, sign: Sprite, count: int, style: Style, palette: Palette) -> int:
    """Draw a sign and a number at the right of a box. Returns where they begin."""
    wide = typeset.width(str(count), style)
    number = Box(box.right - wide, box.top, box.right, box.bottom)
    canvas.text(number, str(count), style, palette.ink)
    left = number.left - sign.width - 4
    canvas.stamp_in(sign, Box(left, box.top, left + sign.width, box.bottom))
    return left


@kept
def adventurers_sign(size: int, palette: Palette) -> Sprite:
    """An adventurer's card: the sign before how many somebody holds."""

    def draw(sketch: icons.Sketch) -> None:
        sketch.crate((0, 2, 74, 98), palette.wood_light, palette.ink, 7)
        sketch.ellipse(12, 36, 62, 50, palette.card)
        sketch.box(24, 18, 50, 46, palette.card, 6)
        sketch.pie(37, 46, 15, 0, 180, palette.card)
        sketch.pie(37, 90, 25, 180, 360, palette.card)

    return sprite(size * 3 // 4, size, lambda pen: draw(icons.Sketch(pen, size)))


@kept
def hand_sign(size: int, fill: Colour, palette: Palette) -> Sprite:
    """IOUs: the sign before how many somebody holds."""

    def draw(sketch: icons.Sketch) -> None:
        sketch.shape([(22, 10), (96, 24), (86, 74), (12, 60)], palette.card, palette.ink, 5)
        sketch.crate((2, 34, 80, 88), fill, palette.ink, 6)
        sketch.line([(16, 54), (64, 54)], palette.ink, 5)
        sketch.line([(16, 70), (50, 70)], palette.ink, 5)

    return icons.drawn(size, draw)

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
from renders.drawing.theme import Colour, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.changes import SeatChanges

HIGH: Final = 120
"""The least height of a side."""
_HAT: Final = 112
"""How wide the part with the hat and its field is."""

_NAME: Final = Style("slab", 40, 700)
_NUGGETS: Final = Style("slab", 54, 700)
_COUNT: Final = Style("slab", 42, 700)
_FIELD: Final = Style("slab", 40, 700)
_TAG: Final = 32
_PLACE: Final = Style("slab", 64, 700)


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
    has_laid: bool
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
        has_laid=player.has_laid,
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
    inner = Box(18, 12, width - 30, height - 12)
    left = inner.left
    if what.place:
        place = Box.at(left, inner.top, 80, inner.height)
        canvas.text(place, what.place, _PLACE, palette.ink, align="centre", smallest=40)
        left += 76
    _hat(canvas, Box.at(left, inner.top, _HAT, inner.height), what, palette)
    room = Box(left + _HAT + 6, inner.top, inner.right, inner.bottom)
    split = room.top + inner.height * 46 // 100
    _head(canvas, Box(room.left, room.top + 2, room.right, split), what, palette)
    _purse(canvas, Box(room.left, split, room.right, room.bottom - 2), what, palette)
    return canvas.tile()


def _hat(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The hat, and below it its field and how far it has just come."""
    split = box.bottom - 44
    hat = pictures.hat(what.seat, min(box.height - 24, 86), palette)
    canvas.stamp_in(hat, Box(box.left, box.top - 6, box.right, split + 6))
    foot = Box(box.left, split, box.right, box.bottom)
    if what.is_lost:
        canvas.stamp_in(icons.crossed(40, palette.alarm), foot)
        return
    tag = furniture.tag_width(what.moved, _TAG) + 6 if what.moved else 0
    sign = 0 if what.moved else 42
    number = typeset.width(str(what.field), _FIELD)
    left = foot.left + (foot.width - number - tag - sign) // 2
    if sign:
        shoe = pictures.horseshoe(34, palette.gold, palette.ink, palette.gold_dark)
        canvas.stamp_in(shoe, Box.at(left, foot.top, 36, foot.height))
        left += sign
    canvas.text(Box.at(left, foot.top, number, foot.height), str(what.field), _FIELD, palette.ink)
    if what.moved:
        tag_box = Box(left + number + 6, foot.top + 5, foot.right, foot.bottom - 5)
        furniture.tag(canvas, tag_box, what.moved, palette, size=_TAG)


def _head(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """The revolver of the active player, the name, and vultures."""
    left, right = box.left, box.right
    if what.is_active:
        revolver = Box(left, box.top, left + 44, box.bottom)
        canvas.stamp_in(pictures.skill(Skill.REVOLVER, 44, palette), revolver)
        left += 50
    if not what.place:
        right = _vultures(canvas, box, what, palette)
    name = Box(left, box.top, right, box.bottom)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=30)


def _vultures(canvas: Canvas, box: Box, what: Side, palette: Palette) -> int:
    """Draw vultures at the right of a box, the newest ones framed. Returns where they begin."""
    right = box.right
    for at in range(what.vultures):
        right -= 42
        perch = Box(right, box.top, right + 42, box.bottom)
        if at < what.new_vultures:
            canvas.panel(perch, palette.alarm, radius=8)
            canvas.panel(perch.inset(3), palette.card, radius=6)
        canvas.stamp_in(pictures.vulture(36, palette), perch)
    return right - 6 if what.vultures else right


def _purse(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """Nuggets and how they have just changed; what is in hand, or at the end vultures."""
    middle = (box.top + box.bottom) // 2
    end = _vultures(canvas, box, what, palette) if what.place else _hand(canvas, box, what, palette)
    canvas.stamp_in(pictures.nugget(44, palette), Box.at(box.left, box.top, 46, box.height))
    tag = furniture.tag_width(what.change, _TAG) + 6 if what.change else 0
    number = Box(box.left + 52, box.top, end - tag, box.bottom)
    left = number.left + canvas.text(number, str(what.nuggets), _NUGGETS, palette.ink, smallest=34)
    if what.change:
        change = Box(left + 6, middle - 21, left + tag, middle + 21)
        furniture.tag(canvas, change, what.change, palette, size=_TAG)


def _hand(canvas: Canvas, box: Box, what: Side, palette: Palette) -> int:
    """Draw adventurers and IOUs in hand at the right of a box. Returns where they begin."""
    notes = _held(canvas, box, hand_sign(42, palette.gold_light, palette), what.notes, palette)
    sign = adventurers_sign(44, palette)
    left = _held(canvas, Box(*box[:2], notes - 10, box.bottom), sign, what.adventurers, palette)
    if what.taken:
        canvas.stamp(icons.new_sign(28, palette), left - 8, (box.top + box.bottom) // 2 - 30)
    return left - 8


def _held(canvas: Canvas, box: Box, sign: Sprite, count: int, palette: Palette) -> int:
    """Draw a sign and a number at the right of a box. Returns where they begin."""
    style = _COUNT if count < 10 else _COUNT.smaller(36)
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

"""Gnadenlos!'s adventurers: their cards, upright and on their sides, and their backs.

Each is a tile, drawn once for its size and palette, `materials.SHADOW` larger than the card at the right and
below. Knows cards, never a view or where a card goes.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import Adventurer, Skill
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Align, Box, Canvas, Sprite, Tile, rounded
from renders.drawing.icons import Sketch, drawn
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.portraits import portrait
from renders.gnadenlos.text.labels import adventurer_name

_EDGE: Final = 5
_STACK: Final = 92
"""How high numbers are below their icons."""
_CELL: Final = 80
"""How wide a smaller number of a contender is, with its icon."""
_LABELLED: Final = 176
"""A ribbon beside these numbers needs this much room."""
_ROOMY: Final = 200
"""A lower card on its side has a low ribbon and smaller numbers."""
_COMPACT: Final = 92
"""How high the portrait of a compact contender is."""
_COLUMN: Final = 72
"""How wide its smaller numbers are, one above the other."""

_NAME: Final = Style("slab", 56, 700)
_NUMBER: Final = Style("slab", 44, 700)
_LABEL: Final = Style("slab", 34, 700)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """What is seen on an adventurer's card besides the adventurer."""

    skill: Skill | None = None
    """The number that counts at this event; it is lit."""
    is_chosen: bool = False
    is_highest: bool = False
    is_shot: bool = False
    is_gone: bool = False
    """Discarded, or taken by somebody."""
    label: str = ""
    """A few words on a ribbon, which narrow cards do not have."""


PLAIN: Final = Marks()


def adventurer_height(width: int) -> int:
    """How high an adventurer's card of some width is."""
    return width + _STACK


@kept
def adventurer_card(adventurer: Adventurer, width: int, palette: Palette, *, marks: Marks = PLAIN) -> Tile:
    """An adventurer on a narrow card: the portrait, and the three numbers with their icons. There is no room
    for a name and the marks' label."""
    canvas = _blank(width, adventurer_height(width), palette, marks)
    side = width - 2 * _EDGE
    _portrait(canvas, Box.at(_EDGE, _EDGE, side, side), adventurer, palette, marks)
    numbers = Box(_EDGE, _EDGE + side, width - _EDGE, width + _STACK - _EDGE)
    _numbers(canvas, numbers, adventurer, palette, marks)
    return canvas.tile()


@kept
def adventurer_beside(
    adventurer: Adventurer, width: int, height: int, palette: Palette, *, marks: Marks = PLAIN
) -> Tile:
    """An adventurer's card on its side, at least twice as wide as high: the portrait, and beside it a ribbon
    with the marks' label, the name and the three numbers."""
    canvas = _blank(width, height, palette, marks)
    side = height - 2 * _EDGE
    room = max(width - 2 * _EDGE - 20 - _longest_word(adventurer), 2 * SIGN)
    wide = min(side, width * (50 if width > 480 else 35) // 100, room)
    _portrait(canvas, Box.at(_EDGE, _EDGE, wide, side), adventurer, palette, marks)
    rest = Box(_EDGE + wide + 6, _EDGE, width - _EDGE - 2, height - _EDGE)
    is_tight = bool(marks.label) and height < _ROOMY
    foot, top, label = 52 if is_tight else max(height * 3 // 10, 66), rest.top + 2, 40 if is_tight else 50
    if marks.label:
        _ribbon(canvas, Box(rest.left + 4, top + 2, rest.right - 4, top + label), marks.label, palette)
        top += label
    name = Box(rest.left + 6, top, rest.right - 6, rest.bottom - foot)
    _name(canvas, name, adventurer, palette.ink)
    numbers = Box(rest.left, rest.bottom - foot, rest.right, rest.bottom - 2)
    _numbers(canvas, numbers, adventurer, palette, marks)
    return canvas.tile()


def contender_height(width: int) -> int:
    """How high a contender of some width is."""
    portrait_, name, numbers = _contender_measures(width)
    return 2 * _EDGE + portrait_ + name + numbers


def _contender_measures(width: int) -> tuple[int, int, int]:
    """The heights of the portrait, the name and the two smaller numbers."""
    return min(width * 46 // 100, 150), 60 if width > 330 else 76, 56


@kept
def contender(adventurer: Adventurer, width: int, palette: Palette, skill: Skill, *, marks: Marks) -> Tile:
    """An adventurer who may be laid for an event: the number that counts is as large as the portrait beside
    it. The name is below them, then the two other numbers, and the marks' label if there is room."""
    side, name, foot = _contender_measures(width)
    canvas = _blank(width, contender_height(width), palette, marks)
    inner = Box(_EDGE, _EDGE, width - _EDGE, contender_height(width) - _EDGE)
    _portrait(canvas, Box.at(inner.left, inner.top, side, side), adventurer, palette, marks)
    counts = Box(inner.left + side + 8, inner.top + 4, inner.right - 4, inner.top + side)
    canvas.panel(counts, palette.gold, outline=palette.ink, line=3, radius=10)
    _large(canvas, counts.inset(8, 4), str(getattr(adventurer, skill.value)), skill, palette)
    top = inner.top + side
    _name(canvas, Box(inner.left + 6, top, inner.right - 6, top + name), adventurer, palette.ink)
    top += name
    is_labelled = bool(marks.label) and inner.width > 2 * _LABELLED
    left = inner.left + (8 if is_labelled else (inner.width - 2 * _CELL) // 2 + 4)
    for other in (one for one in Skill if one is not skill):
        canvas.stamp_in(pictures.skill(other, 44, palette), Box.at(left, top, 44, foot))
        number = Box.at(left + 48, top, _CELL - 54, foot)
        canvas.text(number, str(getattr(adventurer, other.value)), _NUMBER.smaller(40), palette.ink)
        left += _CELL
    if is_labelled:
        ribbon = Box(max(left, inner.right - 228), top + 4, inner.right - 8, top + foot - 6)
        _ribbon(canvas, ribbon, marks.label, palette)
    return canvas.tile()


def compact_height(width: int) -> int:
    """How high a compact contender of some width is."""
    return 2 * _EDGE + _COMPACT + (50 if width > 330 else 78)


@kept
def compact(adventurer: Adventurer, width: int, palette: Palette, skill: Skill, *, marks: Marks) -> Tile:
    """A contender among many: the portrait, the number that counts and the two others are side by side, above
    the name. There is no room for the marks' label."""
    canvas = _blank(width, compact_height(width), palette, marks)
    inner = Box(_EDGE, _EDGE, width - _EDGE, compact_height(width) - _EDGE)
    bottom = inner.top + _COMPACT
    face = Box.at(inner.left, inner.top, min(_COMPACT, width * 3 // 10), _COMPACT)
    _portrait(canvas, face, adventurer, palette, marks)
    counts = Box(face.right + 6, inner.top + 4, inner.right - _COLUMN - 4, bottom)
    canvas.panel(counts, palette.gold, outline=palette.ink, line=3, radius=10)
    _large(canvas, counts.inset(6, 4), str(getattr(adventurer, skill.value)), skill, palette)
    for row, other in enumerate(one for one in Skill if one is not skill):
        half = Box.at(counts.right + 6, inner.top + row * _COMPACT // 2, _COLUMN - 4, _COMPACT // 2)
        canvas.stamp_in(pictures.skill(other, SIGN, palette), Box.at(half.left, half.top, SIGN, half.height))
        number = Box(half.left + 42, half.top, half.right, half.bottom)
        canvas.text(number, str(getattr(adventurer, other.value)), _NUMBER.smaller(SIGN), palette.ink)
    name = Box(inner.left + 4, bottom, inner.right - 4, inner.bottom)
    _name(canvas, name, adventurer, palette.ink)
    return canvas.tile()


def _large(canvas: Canvas, box: Box, number: str, skill: Skill, palette: Palette) -> None:
    """A number as large as its box, with its icon beside it, or above it if the box is not wide."""
    is_wide = 4 * box.width > 5 * box.height
    if is_wide:
        size = min(box.width // 2 - 8, box.height - 10)
        icon = Box.at(box.left + box.width // 2 - size - 6, box.top, size, box.height)
        place, high = Box(icon.right + 12, box.top, box.right, box.bottom), min(size * 5 // 4, 132)
    else:
        size = box.height * 45 // 100
        icon, place = Box.at(box.left, box.top, box.width, size), Box(box.left, box.top + size, *box[2:])
        high = min(place.height * 5 // 4, 132)
    canvas.stamp_in(pictures.skill(skill, size, palette), icon)
    align: Align = "left" if is_wide else "centre"
    canvas.text(place, number, Style("slab", high, 700), palette.ink, align=align)


def _name(canvas: Canvas, box: Box, adventurer: Adventurer, ink: Colour) -> None:
    """The name in one line or in two, whichever can be set larger."""
    name = adventurer_name(adventurer, is_plain=True)
    one, two = (_largest(name, box.width, box.height // lines, lines) for lines in (1, 2))
    style, lines = _NAME.smaller(max(one, two, LETTER)), 1 if one >= max(two, 1) else 2
    canvas.lines(box, name, style, ink, most=lines, align="centre")


def _longest_word(adventurer: Adventurer) -> int:
    """How wide the name must be if its words stand below one another in the smallest letters."""
    words = adventurer_name(adventurer, is_plain=True).split()
    return max(typeset.width(word, _NAME.smaller(LETTER)) for word in words)


def _largest(name: str, width: int, height: int, lines: int) -> int:
    """The size in which a name fits into lines of some height; 0 if it fits in none."""
    sizes = range(min(_NAME.size, height * 10 // 11), LETTER - 1, -2)
    fitting = (size for size in sizes if typeset.fits(name, _NAME.smaller(size), width, lines))
    return next(fitting, 0)


def _ribbon(canvas: Canvas, box: Box, label: str, palette: Palette) -> None:
    """A few words on gold."""
    canvas.panel(box, palette.gold, outline=palette.ink, line=3, radius=8)
    canvas.text(box.inset(8, 0), label, _LABEL, palette.ink, align="centre", smallest=LETTER)


def _blank(width: int, height: int, palette: Palette, marks: Marks) -> Canvas:
    """A card of aged paper with nothing on it yet; a golden edge if it is chosen."""
    edge = palette.gold if marks.is_chosen else palette.rule if marks.is_gone else palette.ink
    line = 7 if marks.is_chosen else 4
    canvas = Canvas(materials.stock(width, height, palette, edge=edge, line=line, radius=12))
    if not marks.is_chosen:
        return canvas
    canvas.panel(Box(line, line, width - line, height - line), palette.glow, radius=8)
    return canvas


def _portrait(canvas: Canvas, box: Box, adventurer: Adventurer, palette: Palette, marks: Marks) -> None:
    """The portrait in its frame, cut at both sides if the frame is narrow, with what happened to the
    adventurer."""
    picture = portrait(adventurer.key, box.height, palette).image
    spare = (box.height - box.width) // 2
    mask = rounded(box.width, box.height, 8)
    seen = picture.crop((spare, 0, spare + box.width, box.height))
    canvas.image.paste(seen, (box.left, box.top), mask)
    if marks.is_gone or marks.is_shot:
        pale = mask.point(lambda value: value * 11 // 20)
        canvas.image.paste(palette.paper_shade, (box.left, box.top), pale)
    size = max(box.width * 3 // 10, SIGN)
    if marks.is_shot:
        for x, y, part in ((0.24, 0.3, 1.1), (0.68, 0.5, 1.3), (0.34, 0.76, 1.0)):
            hole = _bullet_hole(round(size * part), palette)
            left = box.left + round(box.width * x) - hole.width // 2
            canvas.stamp(hole, left, box.top + round(box.height * y) - hole.width // 2)
    elif marks.is_gone:
        canvas.stamp_in(icons.crossed(box.width * 6 // 10, palette.alarm), box)
    corner = Box(box.right - size - 4, box.top + 4, box.right - 4, box.top + 4 + size)
    if marks.is_highest:
        canvas.stamp_in(icons.star(size, palette.gold, palette.ink), corner)
    elif marks.is_chosen:
        canvas.panel(corner, palette.rise, outline=palette.ink, line=3, radius=size // 2)
        canvas.stamp_in(icons.tick(size * 6 // 10, palette.on_rise), corner)


@kept
def _bullet_hole(size: int, palette: Palette) -> Sprite:
    """A hole in paper."""

    def draw(sketch: Sketch) -> None:
        torn = ((50, 6), (62, 26), (90, 18), (78, 44), (96, 62), (70, 68), (66, 94), (48, 74), (20, 90))
        points = [*torn, (26, 62), (4, 50), (26, 38), (16, 12), (40, 26)]
        sketch.shape(points, palette.card, palette.ink, 4)
        sketch.ellipse(30, 30, 70, 70, palette.ink)

    return drawn(size, draw)


def _numbers(canvas: Canvas, box: Box, adventurer: Adventurer, palette: Palette, marks: Marks) -> None:
    """The three numbers in three cells, with the icons beside them, or above them on a narrow card."""
    ink = palette.faded if marks.is_gone else palette.ink
    for at, skill in enumerate(Skill):
        cell = Box(
            box.left + box.width * at // 3, box.top, box.left + box.width * (at + 1) // 3, box.bottom
        ).inset(2)
        if skill is marks.skill:
            lit = cell.inset(max((cell.width - 5 * cell.height // 2) // 2, 0), 0)
            canvas.panel(lit, palette.gold, outline=palette.ink, line=3, radius=8)
        number = str(getattr(adventurer, skill.value))
        if cell.height > _STACK - 8:
            half = (cell.top + cell.bottom) // 2 - 2
            canvas.stamp_in(pictures.skill(skill, SIGN, palette), Box(*cell[:3], half + 3))
            lower = Box(cell.left, half + 4, cell.right, cell.bottom)
            canvas.text(lower, number, _NUMBER, ink, align="centre", smallest=SIGN)
            continue
        size = min(max(cell.width * 54 // 100, SIGN), cell.height - 6, 84)
        style = _NUMBER.smaller(max(min(size * 11 // 10, 84), SIGN))
        wide = typeset.width(number, style)
        left = cell.left + (cell.width - size - wide - 4) // 2
        canvas.stamp_in(pictures.skill(skill, size, palette), Box(left, cell.top, left + size, cell.bottom))
        right = Box(left + size + 4, cell.top, cell.right, cell.bottom)
        canvas.text(right, number, style, ink, smallest=SIGN)


@kept
def adventurer_back(width: int, palette: Palette) -> Tile:
    """An adventurer's back, the same for all."""
    high = adventurer_height(width)
    canvas = Canvas(materials.stock(width, high, palette, edge=palette.ink, line=4, radius=12))
    ground = palette.wood_light
    sun = materials.rays(width - 16, high - 16, ground, mixed(ground, palette.wood_dark, 0.4), 16)
    canvas.image.paste(sun, (8, 8), rounded(width - 16, high - 16, 6))
    materials.engrave(canvas.image, Box(14, 14, width - 14, high - 14), palette.gold)
    size = min(width, high) * 5 // 10
    canvas.stamp_in(icons.badge(size, palette), Box(0, 0, width, high))
    person = icons.person(size * 3 // 10, palette.ink)
    canvas.stamp_in(person, Box(0, 0, width, high))
    return canvas.tile()

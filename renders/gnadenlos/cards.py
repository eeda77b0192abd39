"""Gnadenlos!'s cards: adventurers, IOUs, their backs, gaps of the market, events.

Each is a tile, drawn once for its size and palette, `western.SHADOW` larger than the card at the right and
below. Knows cards, never a view or where a card goes.
"""

import functools
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind, Note, Skill
from renders import icons, western
from renders.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.gnadenlos import icons as pictures
from renders.gnadenlos.pen import bend
from renders.gnadenlos.portraits import portrait
from renders.icons import Sketch, drawn
from renders.theme import SMALLEST, Colour, Palette, Style, mixed

NAMED: Final = 190
"""Adventurers at least so wide have their names below them; on narrower ones no name could be read."""
BESIDE: Final = 360
"""Adventurers that lie on their side are at least so wide."""
_EDGE: Final = 5

_NAME: Final = Style("slab", 36, 700)
_NUMBER: Final = Style("slab", 44, 700)
_PLACE: Final = Style("slab", 32, 700)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """What is to be seen on an adventurer besides himself."""

    skill: Skill | None = None
    """The number that counts at this event is lit."""
    is_chosen: bool = False
    is_highest: bool = False
    is_shot: bool = False
    is_gone: bool = False
    """Discarded, or taken by somebody."""
    label: str = ""
    """A few words on a ribbon; only on cards that lie on their side."""


PLAIN: Final = Marks()


def adventurer_height(width: int) -> int:
    """How high an adventurer's card of some width is."""
    portrait_, name, numbers = _measures(width)
    return 2 * _EDGE + portrait_ + name + numbers


def _measures(width: int) -> tuple[int, int, int]:
    """The heights of the portrait, the name and the numbers."""
    inner = width - 2 * _EDGE
    if width < NAMED:
        return inner, 0, 76
    return inner, 84, max(54, inner // 4)


@functools.lru_cache(maxsize=64)
def adventurer_card(adventurer: Adventurer, width: int, palette: Palette, *, marks: Marks = PLAIN) -> Tile:
    """An adventurer: portrait, name below if the card is `NAMED` wide, three numbers with their icons."""
    height = adventurer_height(width)
    canvas = _blank(width, height, palette, marks)
    side, name, _ = _measures(width)
    _portrait(canvas, Box.at(_EDGE, _EDGE, side, side), adventurer, palette, marks)
    ink = palette.faded if marks.is_gone else palette.ink
    if name:
        box = Box.at(_EDGE + 4, _EDGE + side, side - 8, name)
        canvas.lines(box, adventurer.name, _NAME, ink, most=2, align="centre")
    numbers = Box(_EDGE, _EDGE + side + name, width - _EDGE, height - _EDGE)
    _numbers(canvas, numbers, adventurer, palette, marks)
    return canvas.tile()


@functools.lru_cache(maxsize=48)
def adventurer_beside(
    adventurer: Adventurer, width: int, height: int, palette: Palette, *, marks: Marks = PLAIN
) -> Tile:
    """An adventurer's card on its side, at least `BESIDE` wide: the portrait, and beside it his name, a
    ribbon with the marks' label, and the three numbers."""
    canvas = _blank(width, height, palette, marks)
    side = height - 2 * _EDGE
    _portrait(canvas, Box.at(_EDGE, _EDGE, side, side), adventurer, palette, marks)
    rest = Box(_EDGE + side + 6, _EDGE, width - _EDGE - 2, height - _EDGE)
    foot = max(height * 3 // 10, 66)
    top = rest.top + 4
    if marks.label:
        ribbon = Box(rest.left + 4, top + 4, rest.right - 4, top + 52)
        canvas.panel(ribbon, palette.gold, outline=palette.ink, line=3, radius=8)
        style = Style("slab", 34, 700)
        canvas.text(ribbon.inset(10, 0), marks.label, style, palette.ink, align="centre", smallest=SMALLEST)
        top = ribbon.bottom
    size = 56 if rest.width > 480 else 46 if rest.width > 300 else 36
    name = Box(rest.left + 6, top, rest.right - 6, rest.bottom - foot)
    lines = 1 if name.height < 80 else 2
    canvas.lines(name, adventurer.name, _NAME.smaller(size), palette.ink, most=lines, align="centre")
    numbers = Box(rest.left, rest.bottom - foot, rest.right, rest.bottom - 2)
    _numbers(canvas, numbers, adventurer, palette, marks)
    return canvas.tile()


def _blank(width: int, height: int, palette: Palette, marks: Marks) -> Canvas:
    """A card of aged paper with nothing on it yet; a golden edge if it is chosen."""
    edge = palette.gold if marks.is_chosen else palette.rule if marks.is_gone else palette.ink
    line = 7 if marks.is_chosen else 4
    canvas = Canvas(western.stock(width, height, palette, edge=edge, line=line, radius=12))
    if not marks.is_chosen:
        return canvas
    canvas.panel(Box(line, line, width - line, height - line), palette.glow, radius=8)
    return canvas


def _portrait(canvas: Canvas, box: Box, adventurer: Adventurer, palette: Palette, marks: Marks) -> None:
    """The portrait in its frame, with what happened to him."""
    picture = portrait(adventurer.key, box.width, palette)
    mask = rounded(box.width, box.height, 8)
    canvas.image.paste(picture.image, (box.left, box.top), mask)
    if marks.is_gone or marks.is_shot:
        pale = mask.point(lambda value: value * 11 // 20)
        canvas.image.paste(palette.paper_shade, (box.left, box.top), pale)
    size = max(box.width * 3 // 10, 34)
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


@functools.lru_cache(maxsize=12)
def _bullet_hole(size: int, palette: Palette) -> Sprite:
    """A hole in paper."""

    def draw(sketch: Sketch) -> None:
        torn = ((50, 6), (62, 26), (90, 18), (78, 44), (96, 62), (70, 68), (66, 94), (48, 74), (20, 90))
        points = [*torn, (26, 62), (4, 50), (26, 38), (16, 12), (40, 26)]
        sketch.shape(points, palette.card, palette.ink, 4)
        sketch.ellipse(30, 30, 70, 70, palette.ink)

    return drawn(size, draw)


def _numbers(canvas: Canvas, box: Box, adventurer: Adventurer, palette: Palette, marks: Marks) -> None:
    """The three numbers in three cells, the icons beside them, or above them on a narrow card."""
    ink = palette.faded if marks.is_gone else palette.ink
    for at, skill in enumerate(Skill):
        cell = Box(
            box.left + box.width * at // 3, box.top, box.left + box.width * (at + 1) // 3, box.bottom
        ).inset(2)
        if skill is marks.skill:
            canvas.panel(cell, palette.gold, outline=palette.ink, line=3, radius=8)
        number = str(getattr(adventurer, skill.value))
        if box.width < NAMED - 2 * _EDGE and cell.height > 60:
            half = (cell.top + cell.bottom) // 2 - 2
            canvas.stamp_in(pictures.skill(skill, 30, palette), Box(*cell[:3], half + 3))
            lower = Box(cell.left, half + 1, cell.right, cell.bottom)
            canvas.text(lower, number, _NUMBER.smaller(36), ink, align="centre", smallest=SMALLEST)
            continue
        size = min(cell.width * 46 // 100, cell.height - 8, 84)
        style = _NUMBER.smaller(max(min(size * 5 // 4, 84), 34))
        middle = (cell.left + cell.right) // 2
        space = min(cell.width // 4, size * 3 // 4)
        left = Box(middle - space - size // 2, cell.top, middle - space + size // 2, cell.bottom)
        canvas.stamp_in(pictures.skill(skill, size, palette), left)
        right = Box(left.right + 2, cell.top, min(left.right + 2 + style.size, cell.right), cell.bottom)
        canvas.text(right, number, style, ink, align="centre", smallest=SMALLEST)


@functools.lru_cache(maxsize=16)
def adventurer_back(width: int, palette: Palette, *, height: int | None = None) -> Tile:
    """An adventurer's back: one for all. `height` as that of a front, if not told."""
    high = height or adventurer_height(width)
    canvas = Canvas(western.stock(width, high, palette, edge=palette.ink, line=4, radius=12))
    ground = palette.wood_light
    sun = western.rays(width - 16, high - 16, ground, mixed(ground, palette.wood_dark, 0.4), 16)
    canvas.image.paste(sun, (8, 8), rounded(width - 16, high - 16, 6))
    western.engrave(canvas.image, Box(14, 14, width - 14, high - 14), palette.gold)
    size = min(width, high) * 5 // 10
    canvas.stamp_in(icons.badge(size, palette), Box(0, 0, width, high))
    person = icons.person(size * 3 // 10, palette.ink)
    canvas.stamp_in(person, Box(0, 0, width, high))
    return canvas.tile()


# IOUs


def note_height(width: int) -> int:
    """How high an IOU of some width is, front and back, and so is a gap."""
    return width * 7 // 10


@functools.lru_cache(maxsize=160)
def note_card(
    note: Note, width: int, palette: Palette, *, number: int | None = None, is_chosen: bool = False
) -> Tile:
    """An IOU's front: a large worth, "IOU" in a flourish, and a band in the colour and with the mark of who
    must pay. `number` is its place in a laying order."""
    height = note_height(width)
    edge = palette.gold if is_chosen else palette.ink
    canvas = Canvas(western.stock(width, height, palette, edge=edge, line=6 if is_chosen else 3, radius=8))
    line = 6 if is_chosen else 3
    band = Box(line, line, width * 31 // 100, height - line)
    _band(canvas, band, note, palette, number)
    rest = Box(band.right + 3, line, width - line, height - line)
    foot = rest.height * 34 // 100
    flourish = _flourish(min(rest.width - 14, foot * 18 // 10), palette.faded)
    canvas.stamp_in(flourish, Box(rest.left, rest.bottom - foot - 2, rest.right, rest.bottom - 2))
    top = Box(rest.left + 2, rest.top, rest.right - 2, rest.bottom - foot)
    style = Style("slab", max(width * 40 // 100, SMALLEST), 700)
    canvas.text(top, str(note.worth), style, palette.ink, align="centre", smallest=SMALLEST)
    return canvas.tile()


def _band(canvas: Canvas, box: Box, note: Note, palette: Palette, number: int | None) -> None:
    """Whose IOU it is, and above that its place in the laying order."""
    canvas.panel(box, palette.seats[note.colour], radius=6)
    canvas.bar(Box(box.right - 8, box.top, box.right, box.bottom), palette.seats[note.colour])
    canvas.bar(Box(box.right, box.top, box.right + 3, box.bottom), palette.ink)
    plate = box
    if number is not None:
        size = max(min(box.width - 4, 46), 34)
        upper = Box.at(box.left + (box.width - size) // 2, box.top + 4, size, size)
        canvas.panel(upper, palette.gold, outline=palette.ink, line=3, radius=size // 2)
        canvas.text(upper, str(number), _PLACE, palette.ink, align="centre", smallest=SMALLEST)
        plate = Box(box.left, upper.bottom, box.right, box.bottom)
    size = min(box.width * 84 // 100, plate.height - 6)
    disc = drawn(size, lambda sketch: sketch.disc(50, 50, 49, palette.card, palette.ink, 5))
    canvas.stamp_in(disc, plate)
    canvas.stamp_in(icons.mark(note.colour, size * 62 // 100, palette), plate)


_LETTERS: Final = (
    [(10, 30), (18, 24), (14, 46), (6, 58), (2, 50)],
    [(40, 26), (26, 34), (24, 52), (36, 56), (46, 42), (40, 28), (52, 34)],
    [(58, 26), (56, 46), (64, 56), (74, 44), (76, 26), (74, 52), (84, 54), (98, 38)],
    [(4, 72), (40, 64), (96, 62), (60, 70), (30, 76)],
)
"""I, O and U as a quick hand writes them, and the line under them."""


@functools.lru_cache(maxsize=16)
def _flourish(size: int, ink: Colour) -> Sprite:
    """ "IOU" as it is signed: a drawing, for it is the same in every language."""

    def draw(sketch: Sketch) -> None:
        for letter in _LETTERS:
            points = [(float(x), float(y)) for x, y in letter]
            sketch.line(bend(points, is_closed=False), ink, 5)

    whole = drawn(size, draw)
    box = (0, size * 20 // 100, size, size * 80 // 100)
    mask = whole.mask
    assert mask is not None
    return Sprite(whole.image.crop(box), mask.crop(box))


@functools.lru_cache(maxsize=128)
def note_back(
    width: int, palette: Palette, *, number: int | None = None, is_lit: bool = False, is_outer: bool = False
) -> Tile:
    """An IOU's back: one and the same for all. `number` names its place in the market."""
    height = note_height(width)
    edge = palette.gold if is_lit else palette.ink
    canvas = Canvas(western.stock(width, height, palette, edge=edge, line=6 if is_lit else 3, radius=8))
    fill = palette.glow if is_lit else palette.paper_shade
    canvas.panel(Box(6, 6, width - 6, height - 6), fill, radius=5)
    western.engrave(canvas.image, Box(8, 8, width - 8, height - 8), palette.gold_dark)
    middle = Box(0, 0, width, height)
    if number is None:
        canvas.stamp_in(_flourish(width * 6 // 10, palette.gold_dark), middle)
    else:
        style = Style("slab", max(height * 50 // 100, SMALLEST), 700)
        canvas.text(middle.inset(18, 0), str(number), style, palette.ink, align="centre", smallest=SMALLEST)
    return canvas.tile()


@functools.lru_cache(maxsize=64)
def note_gap(width: int, palette: Palette, *, number: int | None = None, is_lit: bool = False) -> Tile:
    """The outline of an empty place of the market, as large as an IOU with its shadow, on planks' colour."""
    height = note_height(width)
    image = Image.new("RGB", (width + western.SHADOW, height + western.SHADOW), palette.wood)
    mask = Image.new("L", image.size, 0)
    inner = rounded(width, height, 8)
    mask.paste(inner.point(lambda value: value * 6 // 10), (0, 0))
    image.paste(palette.wood_dark, (0, 0, width, height))
    pen = ImageDraw.Draw(image)
    solid = ImageDraw.Draw(mask)
    colour = palette.gold if is_lit else palette.on_wood
    for left, top, right, bottom in _dashes(width, height):
        pen.rectangle((left, top, right, bottom), fill=colour)
        solid.rectangle((left, top, right, bottom), fill=255)
    canvas = Canvas(Sprite(image, mask))
    if number is not None:
        style = Style("slab", max(height * 50 // 100, SMALLEST), 700)
        whole = Box(0, 0, width, height).inset(18, 0)
        canvas.text(whole, str(number), style, colour, align="centre", smallest=SMALLEST)
    return canvas.tile()


def _dashes(width: int, height: int) -> list[tuple[int, int, int, int]]:
    """A dashed line around a card's place."""
    found = []
    for left in range(12, width - 16, 24):
        found += [(left, 3, left + 12, 6), (left, height - 7, left + 12, height - 4)]
    for top in range(12, height - 14, 24):
        found += [(3, top, 6, top + 12), (width - 7, top, width - 4, top + 12)]
    return found


# Events


def event_height(width: int) -> int:
    """How high an event's card of some width is."""
    return width * 13 // 10


@functools.lru_cache(maxsize=24)
def event_card(
    event: EventCard, title: str, width: int, palette: Palette, *, height: int | None = None
) -> Tile:
    """An event's front: its picture, its title and, for a gold rush, its two sums in nuggets. One that is
    wider than high has its picture at the left."""
    high = height or event_height(width)
    canvas = Canvas(western.stock(width, high, palette, edge=palette.ink, line=4, radius=12))
    western.engrave(canvas.image, Box(9, 9, width - 9, high - 9), palette.gold_dark)
    has_sums = event.kind is Kind.GOLD_RUSH
    if width > high:
        picture = Box(16, 12, high, high - 12)
        rest = Box(high + 4, 14, width - 18, high - 14)
    else:
        picture = Box(16, 18, width - 16, 18 + high * (50 if has_sums else 64) // 100)
        rest = Box(16, picture.bottom, width - 16, high - 16)
    size = min(picture.width, picture.height) * 94 // 100
    canvas.stamp_in(pictures.event(event.kind, size, palette), picture)
    middle = rest.top + rest.height * 45 // 100 if has_sums else rest.bottom
    words = Box(rest.left, rest.top, rest.right, middle)
    canvas.lines(
        words, title, Style("slab", 40, 700), palette.ink, most=2 if words.height > 76 else 1, align="centre"
    )
    if has_sums:
        _sums(canvas, Box(rest.left, middle, rest.right, rest.bottom), event, palette)
    return canvas.tile()


def _sums(canvas: Canvas, box: Box, event: EventCard, palette: Palette) -> None:
    """G10: what the highest and the next get."""
    half = (box.left + box.right) // 2
    for at, gold in enumerate((event.larger, event.smaller)):
        cell = Box(box.left, box.top, half, box.bottom) if at == 0 else Box(half, *box[1:])
        size = min(cell.height, cell.width * 44 // 100, 84 if at == 0 else 66)
        middle = (cell.left + cell.right) // 2
        canvas.stamp_in(
            pictures.nugget(size, palette), Box(middle - size - 2, cell.top, middle - 2, cell.bottom)
        )
        style = Style("slab", max(size, 34), 700)
        number = Box(middle + 2, cell.top, min(middle + 2 + size, cell.right), cell.bottom)
        canvas.text(number, str(gold), style, palette.ink, align="centre", smallest=SMALLEST)


@functools.lru_cache(maxsize=8)
def event_back(width: int, palette: Palette, *, height: int | None = None) -> Tile:
    """The back of the pile of events."""
    high = height or event_height(width)
    canvas = Canvas(western.stock(width, high, palette, edge=palette.ink, line=4, radius=12))
    ground = mixed(palette.alarm, palette.ink, 0.35)
    sun = western.rays(width - 16, high - 16, ground, mixed(ground, palette.gold, 0.25), 16)
    canvas.image.paste(sun, (8, 8), rounded(width - 16, high - 16, 6))
    western.engrave(canvas.image, Box(14, 14, width - 14, high - 14), palette.gold)
    shoe = pictures.horseshoe(min(width, high) * 5 // 10, palette.gold, palette.ink, palette.ink)
    canvas.stamp_in(shoe, Box(0, 0, width, high))
    return canvas.tile()

"""What is written on Goldrush's map: names of houses, creeks, the tree, the instruction points and the town.

Knows where there is room for each, and nothing of a match.
"""

from dataclasses import dataclass
from typing import Final

from renders.drawing import icons, typeset
from renders.drawing.canvas import Align, Box, Canvas
from renders.drawing.theme import Colour, Palette, Style, mixed
from renders.goldrush.picture import ornaments, town
from renders.goldrush.picture.tones import Tones, tones
from renders.language.catalogues import Words

_SIGN: Final = Style("slab", 32, 700)
_NAME: Final = Style("slab", 31, 700)
_TITLE: Final = Style("slab", 38, 700)
_PEOPLE: Final = Style("slab", 30, 600)
_POPULATION: Final = ("542", "488", "477")
"""The town's inhabitants: the sign has been corrected twice."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the map, and where there is room for it."""

    key: str
    box: Box
    align: Align = "left"
    lines: int = 1
    is_water: bool = False


LABELS: Final = (
    Label("horseshoe", Box(92, 508, 246, 548)),
    Label("licence", Box(114, 394, 284, 434)),
    Label("hold-up", Box(94, 842, 230, 882)),
    Label("room", Box(1004, 520, 1112, 560), align="right"),
    Label("rustler", Box(1010, 752, 1110, 792), align="right"),
    Label("short-cut", Box(938, 864, 1100, 904), align="right"),
    Label("rattlesnake", Box(194, 124, 362, 196), lines=2, is_water=True),
    Label("silver", Box(895, 294, 977, 366), lines=2, is_water=True),
    Label("dry", Box(358, 1190, 514, 1230), is_water=True),
    Label("mulch", Box(632, 1124, 800, 1164)),
)
"""All names that are not on a house's sign."""


def letter(canvas: Canvas, words: Words, palette: Palette) -> None:
    """Write all of it."""
    ink = tones(palette)
    for label in LABELS:
        colour = mixed(ink.water_line, ink.ink, 0.45) if label.is_water else ink.ink
        _lines(canvas, label, words.text(f"goldrush-map-{label.key}"), colour)
    for house in town.HOUSES:
        name = words.text(f"goldrush-map-{house}")
        box = town.sign_of(house).inset(4, 0)
        if town.lines_of(house) == 1:
            canvas.text(box, name, _SIGN, palette.ink, align="centre", smallest=30)
        else:
            canvas.lines(box, name, _SIGN, palette.ink, most=2, align="centre")
    _scroll(canvas, words, palette, ink)


def _lines(canvas: Canvas, label: Label, text: str, colour: Colour) -> None:
    if label.lines == 1:
        canvas.text(label.box, text, _NAME, colour, align=label.align, smallest=30)
    else:
        canvas.lines(label.box, text, _NAME, colour, most=label.lines, align=label.align)


def _scroll(canvas: Canvas, words: Words, palette: Palette, ink: Tones) -> None:
    """The town's name, and how many live there."""
    left, top, right, bottom = ornaments.SCROLL
    title = Box(left + 10, top + 8, right - 10, top + 44)
    canvas.text(title, words.text("goldrush-map-town"), _TITLE, palette.ink, align="centre", smallest=34)
    room = Box(left + 40, top + 42, right - 14, bottom - 8)
    canvas.stamp_in(icons.person(24, palette.ink), Box(left + 14, room.top, left + 42, room.bottom))
    x = room.left + 4
    for number in _POPULATION:
        wide = typeset.width(number, _PEOPLE)
        is_last = number == _POPULATION[-1]
        colour = palette.alarm if is_last else ink.sepia
        canvas.text(Box(x, room.top, x + wide, room.bottom), number, _PEOPLE, colour)
        if not is_last:
            middle = (room.top + room.bottom) // 2
            canvas.bar(Box(x - 3, middle - 1, x + wide + 3, middle + 2), palette.alarm)
        x += wide + 13

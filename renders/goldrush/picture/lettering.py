"""What is written on Goldrush's map: names of houses, creeks, the tree, the instruction points and the town.

Knows where there is room for each, and nothing of a match.
"""

from dataclasses import dataclass
from typing import Final

from renders.drawing import icons, typeset
from renders.drawing.canvas import Align, Box, Canvas
from renders.drawing.theme import LETTER, Colour, Palette, Style, mixed
from renders.goldrush.picture import ornaments, town
from renders.goldrush.picture.tones import Tones, tones
from renders.language.catalogues import Words

_SIGN: Final = Style("slab", 36, 700)
_NAME: Final = Style("slab", 36, 700)
_TITLE: Final = Style("slab", 40, 700)
_PEOPLE: Final = Style("slab", LETTER, 600)
_POPULATION: Final = ("488", "477")
"""The town's inhabitants: the sign has been corrected."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the map, and where there is room for it."""

    key: str
    box: Box
    align: Align = "left"
    lines: int = 1
    is_water: bool = False


LABELS: Final = (
    Label("horseshoe", Box(90, 450, 254, 494)),
    Label("licence", Box(106, 366, 298, 410)),
    Label("hold-up", Box(84, 856, 250, 900)),
    Label("room", Box(990, 456, 1112, 500), align="right"),
    Label("rustler", Box(1001, 756, 1113, 800), align="right"),
    Label("short-cut", Box(900, 858, 1096, 902), align="right"),
    Label("rattlesnake", Box(202, 130, 390, 214), lines=2, is_water=True),
    Label("silver", Box(806, 126, 906, 210), lines=2, is_water=True),
    Label("dry", Box(370, 1184, 546, 1228), is_water=True),
    Label("mulch", Box(642, 1138, 820, 1182)),
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
            canvas.text(box, name, _SIGN, palette.ink, align="centre", smallest=LETTER)
        else:
            canvas.lines(box, name, _SIGN, palette.ink, most=2, align="centre")
    _scroll(canvas, words, palette, ink)


def _lines(canvas: Canvas, label: Label, text: str, colour: Colour) -> None:
    if label.lines == 1:
        canvas.text(label.box, text, _NAME, colour, align=label.align, smallest=LETTER)
    else:
        canvas.lines(label.box, text, _NAME, colour, most=label.lines, align=label.align)


def _scroll(canvas: Canvas, words: Words, palette: Palette, ink: Tones) -> None:
    """The town's name, and how many live there."""
    left, top, right, bottom = ornaments.SCROLL
    title = Box(left + 5, top + 6, right - 5, top + 44)
    canvas.text(title, words.text("goldrush-map-town"), _TITLE, palette.ink, align="centre", smallest=LETTER)
    room = Box(left + 40, top + 40, right - 10, bottom - 6)
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
        x += wide + 9

"""The shops of Ponte Vecchio, as sprites: on left plots with their fronts to the walkway, on right plots
hanging over the river. Each is in its owner's colour and has the owner's mark on a shield.

Knows seats and plots, never a match or where a shop goes.
"""

from typing import Final

from renders.drawing import icons
from renders.drawing.canvas import Box, Canvas, Sprite, sprite
from renders.drawing.icons import Point, Sketch, drawn
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, mixed
from renders.ponte_vecchio.picture.scene import LOWER, Tones, tones

WIDE: Final = 70
"""How wide a shop is."""
FRONT_HIGH: Final = 152
"""How high a shop on a left plot is."""
KINDS: Final = 3
"""How many kinds of house stand on either side."""
_SHIELD: Final = 60
_MARK: Final = 48
_LEFT, _RIGHT = 4.0, 66.0
"""A house's walls."""


@kept
def front(seat: int, kind: int, palette: Palette) -> Sprite:
    """A shop that stands on a left plot, seen from the walkway."""
    tone, wall = tones(palette), palette.seats[seat]

    def draw(sketch: Sketch) -> None:
        top = (46, 40, 34)[kind]
        _walls(sketch, top, FRONT_HIGH, wall, palette.ink)
        (_gable, _flat, _hip)[kind](sketch, top, tone, palette)
        _counter(sketch, wall, palette)

    return _with_shield(sprite(WIDE, FRONT_HIGH, lambda pen: draw(Sketch(pen, 100))), seat, 56, palette)


@kept
def back(seat: int, kind: int, palette: Palette) -> Sprite:
    """A shop that stands on a right plot, seen from the river, on its brackets."""
    tone, wall = tones(palette), palette.seats[seat]

    def draw(sketch: Sketch) -> None:
        floor = (112, 104, 116)[kind]
        _brackets(sketch, floor, palette)
        _walls(sketch, 22, floor, wall, palette.ink)
        _eaves(sketch, tone, palette)
        _windows(sketch, floor, kind, wall, palette)

    return _with_shield(sprite(WIDE, LOWER, lambda pen: draw(Sketch(pen, 100))), seat, 30, palette)


def _with_shield(house: Sprite, seat: int, top: int, palette: Palette) -> Sprite:
    """A house with its owner's mark."""
    canvas = Canvas(house)
    shield = Box.at((WIDE - _SHIELD) // 2, top, _SHIELD, _SHIELD)
    canvas.panel(shield, palette.card, outline=palette.ink, line=3, radius=_SHIELD // 2)
    canvas.stamp_in(icons.mark(seat, _MARK, palette), shield)
    return Sprite(canvas.image, house.mask)


def _walls(sketch: Sketch, top: float, bottom: float, wall: Colour, ink: Colour) -> None:
    """A front with an edge of ink, lit from the left."""
    sketch.box(_LEFT, top, _RIGHT, bottom, ink)
    sketch.box(_LEFT + 3, top + 2, _RIGHT - 3, bottom - 2, wall)
    sketch.box(_LEFT + 3, top + 2, _LEFT + 8, bottom - 2, mixed(wall, "#ffffff", 0.28))
    sketch.box(_RIGHT - 8, top + 2, _RIGHT - 3, bottom - 2, mixed(wall, ink, 0.22))


def _gable(sketch: Sketch, top: float, tone: Tones, palette: Palette) -> None:
    """A pointed roof with a round window below it."""
    points: list[Point] = [(1, top + 3), (35, 8), (69, top + 3)]
    sketch.shape(points, tone.roof, palette.ink, 3)
    for part in (0.35, 0.7):
        y = 8 + (top - 5) * part
        half = 34 * part - 3
        sketch.line([(35 - half, y), (35 + half, y)], tone.roof_dark, 2)
    sketch.disc(35, top - 11, 6, palette.gold_light, palette.ink, 2)


def _flat(sketch: Sketch, top: float, tone: Tones, palette: Palette) -> None:
    """A low roof of tiles, and a loggia under it."""
    sketch.crate((12, 10, 58, top + 2), tone.stone_light, palette.ink, 3)
    for x in (17, 30.5, 44):
        sketch.box(x, 20, x + 9, top, palette.ink, 4)
    sketch.shape([(5, 15), (14, 3), (56, 3), (65, 15)], tone.roof, palette.ink, 3)
    sketch.shape([(0, top + 6), (6, top - 4), (64, top - 4), (70, top + 6)], tone.roof, palette.ink, 3)
    _tiles(sketch, top - 2, top + 4, tone)


def _hip(sketch: Sketch, top: float, tone: Tones, palette: Palette) -> None:
    """A broad roof with a chimney."""
    sketch.crate((46, 2, 58, 24), tone.stone_light, palette.ink, 3)
    sketch.box(43, 1, 61, 7, palette.ink)
    sketch.shape([(0, top + 6), (14, 14), (56, 14), (70, top + 6)], tone.roof, palette.ink, 3)
    for y, inset in ((21, 11), (29, 6)):
        sketch.line([(inset + 2, y), (68 - inset, y)], tone.roof_dark, 2)


def _tiles(sketch: Sketch, top: float, bottom: float, tone: Tones) -> None:
    for x in range(10, 62, 8):
        sketch.line([(x, top), (x, bottom)], tone.roof_dark, 1.6)


def _counter(sketch: Sketch, wall: Colour, palette: Palette) -> None:
    """A striped awning over the counter with its wares."""
    ink, bottom = palette.ink, FRONT_HIGH
    sketch.box(10, 124, 60, bottom - 2, ink, 2)
    sketch.box(13, 127, 57, bottom - 5, palette.gold_light)
    sketch.box(10, bottom - 13, 60, bottom - 3, palette.wood_light)
    sketch.box(10, bottom - 14, 60, bottom - 11, ink)
    for x in (20, 30, 40, 50):
        sketch.ellipse(x - 4, bottom - 21, x + 4, bottom - 13, palette.gold_dark)
    edge: list[Point] = [(4, 116), (66, 116), (69, 132), (1, 132)]
    sketch.shape(edge, palette.card, ink, 2.5)
    for at in range(0, 6, 2):
        left, right = 4 + at * 62 / 6, 4 + (at + 1) * 62 / 6
        low, lower = 1 + at * 68 / 6, 1 + (at + 1) * 68 / 6
        sketch.polygon([(left, 117), (right, 117), (lower, 131), (low, 131)], mixed(wall, ink, 0.1))


def _eaves(sketch: Sketch, tone: Tones, palette: Palette) -> None:
    """The slope of the roof towards the river."""
    sketch.shape([(5, 3), (65, 3), (69, 26), (1, 26)], tone.roof, palette.ink, 3)
    sketch.line([(5, 14), (65, 14)], tone.roof_dark, 2)
    for x in (12, 24, 35, 46, 58):
        sketch.line([(x, 6), (x + (x - 35) * 0.08, 23)], tone.roof_dark, 1.6)


def _windows(sketch: Sketch, floor: float, kind: int, wall: Colour, palette: Palette) -> None:
    """Small windows under the shield, with shutters or bars."""
    top = 91
    for x in ((22, 48), (35,), (18, 35, 52))[kind]:
        sketch.box(x - 6, top, x + 6, min(top + 14, floor - 3), palette.ink, 2)
        sketch.box(x - 3.5, top + 2.5, x + 3.5, min(top + 11.5, floor - 5), palette.gold_light)
    if kind == 1:
        for x in (22, 48):
            sketch.box(x - 5, top, x + 5, floor - 3, mixed(wall, palette.ink, 0.3), 1)


def _brackets(sketch: Sketch, floor: float, palette: Palette) -> None:
    """Timber that carries the house over the river."""
    for x in (10.0, 35.0, 60.0):
        foot = 35 + (x - 35) * 0.55
        sketch.line([(x, floor), (foot, LOWER - 5)], palette.ink, 9)
        sketch.line([(x, floor), (foot, LOWER - 5)], palette.wood_light, 4.5)
    sketch.box(2, floor - 3, 68, floor + 5, palette.ink, 2)
    sketch.box(4, floor - 1, 66, floor + 3, palette.wood_light)


@kept
def sign(size: int, seat: int, palette: Palette) -> Sprite:
    """A shop: the sign before how many somebody has in hand."""
    return drawn(size, lambda sketch: _house(sketch, 14, 96, seat, palette))


@kept
def built_sign(size: int, seat: int, palette: Palette) -> Sprite:
    """A shop on an arch: the sign before how many somebody has on the bridge."""

    def draw(sketch: Sketch) -> None:
        stone = tones(palette).stone
        sketch.box(0, 62, 100, 98, palette.ink, 4)
        sketch.box(5, 67, 95, 93, stone, 2)
        sketch.pie(50, 99, 29, 180, 360, palette.ink)
        sketch.pie(50, 99, 22, 180, 360, tones(palette).water)
        _house(sketch, 2, 64, seat, palette)

    return drawn(size, draw)


def _house(sketch: Sketch, top: float, bottom: float, seat: int, palette: Palette) -> None:
    high = bottom - top
    wide = high * 0.42
    eaves = top + high * 0.42
    sketch.box(50 - wide, eaves - 2, 50 + wide, bottom, palette.ink, 2)
    sketch.box(50 - wide + 6, eaves, 50 + wide - 6, bottom - 6, palette.seats[seat])
    roof = [(50.0, top), (50 + wide + 8, eaves + 4), (50 - wide - 8, eaves + 4)]
    sketch.shape(roof, tones(palette).roof, palette.ink, 6)
    sketch.box(50 - high * 0.14, bottom - high * 0.34, 50 + high * 0.14, bottom - 3, palette.ink, 2)
    sketch.box(50 - high * 0.08, bottom - high * 0.28, 50 + high * 0.08, bottom - 6, palette.gold_light)

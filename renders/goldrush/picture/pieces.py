"""What lies and stands on Goldrush's map: cards, claims, mines, prospectors with their carts, and the marks
that number where a mover can go.

Knows what a piece looks like, never where it is; each is kept once it was drawn.
"""

from typing import Final

from PIL import Image

from engine.games.goldrush.cards import Card
from renders.drawing import icons
from renders.drawing.canvas import FINE, Box, Canvas, Pen, Sprite, Tile, sprite
from renders.drawing.icons import Sketch, drawn
from renders.drawing.pen import bend
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Palette, Style, mixed
from renders.goldrush.picture.cards import plate, tools
from renders.goldrush.picture.vignettes import vignette

CARD: Final = (96, 92)
"""How wide and high a square's card is."""
PERSON: Final = (64, 104)
"""How wide and high a prospector is."""
CLAIM: Final = 54
DISC: Final = 64
DUEL: Final = (92, 66)
GLOW: Final = (PERSON[0] + 22, PERSON[1] + 14)
START: Final = 54
HALO: Final = 104
DOT: Final = 18
NEW: Final = 40
UNSURE: Final = 46
_PLATE: Final = (50, 60)
_SMALL_PLATE: Final = (44, 54)
"""The plate of a card whose face is known, because the drawing needs the room."""
_DRAWN: Final = 54
"""How wide a prospector is in the measures of its drawing."""
_NUMBER: Final = Style("slab", 48, 700)
_CART: Final = Style("slab", SIGN, 700)
_DOUBT: Final = Style("slab", SIGN, 700)


@kept
def back(square: str, palette: Palette) -> Tile:
    """A card that lies face down, with its square's letter."""
    canvas = _card(palette.wood_dark, palette.gold_dark, palette)
    canvas.stamp_in(tools(46, palette), Box(44, 2, 96, 52))
    _letter(canvas, square, palette)
    return canvas.tile()


@kept
def seen(square: str, card: Card, palette: Palette, *, is_claimed: bool = False) -> Tile:
    """A card that lies face down, but whose face is known; on a claim it leaves room for the marker."""
    canvas = _card(palette.card, palette.wood_dark, palette)
    size = 52 if is_claimed else 74
    canvas.stamp_in(vignette(card, size, palette), Box.at(CARD[0] - size - 2, 2, size, size))
    _letter(canvas, square, palette, size=_SMALL_PLATE)
    return canvas.tile()


@kept
def mine(square: str, palette: Palette) -> Tile:
    """A card of gold that is turned up."""
    canvas = _card(palette.gold, palette.gold_light, palette)
    canvas.stamp_in(gold(palette), Box(40, 2, 96, 52))
    _letter(canvas, square, palette)
    return canvas.tile()


def gold(palette: Palette) -> Sprite:
    """What is drawn on a mine."""
    return vignette(Card.GOLD, 52, palette)


def _card(fill: str, frame: str, palette: Palette) -> Canvas:
    """A card's blank."""
    wide, high = CARD
    canvas = Canvas(Image.new("RGB", CARD, palette.ink))
    canvas.bar(Box(3, 3, wide - 3, high - 3), fill)
    for box in (Box(6, 6, wide - 6, 8), Box(6, high - 8, wide - 6, high - 6)):
        canvas.bar(box, frame)
    for box in (Box(6, 6, 8, high - 6), Box(wide - 8, 6, wide - 6, high - 6)):
        canvas.bar(box, frame)
    return canvas


def _letter(canvas: Canvas, square: str, palette: Palette, *, size: tuple[int, int] = _PLATE) -> None:
    plate(canvas, Box.at(0, CARD[1] - size[1], *size), square, palette)


@kept
def claim(seat: int, palette: Palette) -> Sprite:
    """A marker on a card: paper with a seat's mark, in the seat's colour."""

    def draw(sketch: Sketch) -> None:
        sketch.box(0, 0, 100, 100, palette.ink, 24)
        sketch.box(7, 7, 93, 93, palette.seats[seat], 18)
        sketch.box(11, 11, 89, 89, palette.card, 14)

    return _marked(drawn(CLAIM, draw), seat, SIGN, (7, 7), palette)


@kept
def unsure(palette: Palette) -> Tile:
    """R8: the mark of a square that is not sure gold."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 0, 100, 100, palette.ink)
        sketch.ellipse(8, 8, 92, 92, palette.card)

    canvas = Canvas(drawn(UNSURE, draw))
    canvas.text(Box(0, 0, UNSURE, UNSURE), "?", _DOUBT, palette.ink, align="centre")
    return canvas.tile()


def _marked(under: Sprite, seat: int, size: int, at: tuple[int, int], palette: Palette) -> Sprite:
    """A drawing with a seat's mark on it."""
    image = under.image.copy()
    icons.mark(seat, size, palette).lay_on(image, *at)
    return Sprite(image, under.mask)


@kept
def prospector(seat: int, nuggets: int, palette: Palette) -> Tile:
    """A prospector in the seat's colour, with its mark, and a cart in front."""
    wide, high = PERSON
    under = sprite(wide, high, lambda pen: _person(_Scaled(pen, wide / _DRAWN), seat, nuggets, palette))
    canvas = Canvas(_marked(under, seat, SIGN, (12, 32), palette))
    if nuggets:
        canvas.text(Box(4, 69, 60, 101), str(nuggets), _CART, palette.ink, align="centre")
    return canvas.tile()


class _Scaled:
    """A pen on the pixels of a drawing that is made larger."""

    def __init__(self, pen: Pen, by: float = 1) -> None:
        self._pen, self._by = pen, FINE * by

    def shape(self, points: list[tuple[float, float]], fill: str) -> None:
        self._pen.polygon([value * self._by for point in points for value in point], fill=fill)

    def oval(self, left: float, top: float, right: float, bottom: float, fill: str) -> None:
        self._pen.ellipse([value * self._by for value in (left, top, right, bottom)], fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, fill: str, round_: float = 0) -> None:
        corners = [value * self._by for value in (left, top, right, bottom)]
        box = [*corners[:2], corners[2] - 1, corners[3] - 1]
        self._pen.rounded_rectangle(box, round_ * self._by, fill=fill)


def _person(pen: _Scaled, seat: int, nuggets: int, palette: Palette) -> None:
    """The figure, from the back to the front."""
    ink, colour = palette.ink, palette.seats[seat]
    edge = mixed(ink, palette.card, 0.75) if seat == 0 else ink
    skin = mixed(palette.card, "#d9925a", 0.5)
    pen.shape(bend([(27, 22), (44, 27), (51, 44), (52, 66), (2, 66), (3, 44), (10, 27)]), ink)
    pen.shape(bend([(27, 25), (42, 30), (48, 45), (49, 63), (5, 63), (6, 45), (12, 30)]), colour)
    pen.oval(15, 8, 39, 32, ink)
    pen.oval(17.5, 10, 36.5, 30, skin)
    pen.shape([(17, 22), (37, 22), (33, 33), (27, 36), (21, 33)], mixed(palette.faded, palette.card, 0.35))
    pen.oval(4, 9, 50, 22, ink)
    pen.box(13, 0, 41, 19, ink, 7)
    pen.oval(7, 11, 47, 19, colour)
    pen.box(15.5, 2.5, 38.5, 16, colour, 5)
    pen.box(15.5, 11, 38.5, 14, edge if seat == 0 else palette.ink)
    pen.oval(4.5, 21.5, 49.5, 66.5, ink)
    pen.oval(6.5, 23.5, 47.5, 64.5, palette.card)
    _cart(pen, nuggets, palette)


def _cart(pen: _Scaled, nuggets: int, palette: Palette) -> None:
    """A cart, and what is on it."""
    ink = palette.ink
    for x in (15, 39):
        pen.oval(x - 6, 76, x + 6, 88, ink)
        pen.oval(x - 3, 79, x + 3, 85, mixed(palette.faded, palette.card, 0.4))
    if nuggets:
        pen.shape([(1, 58), (53, 58), (49, 84), (5, 84)], ink)
        pen.shape([(4, 61), (50, 61), (46.5, 81.5), (7.5, 81.5)], palette.gold)
        for at in range(nuggets):
            x = 27 + 12 * at - 6 * (nuggets - 1)
            pen.oval(x - 8, 50, x + 8, 64, ink)
            pen.oval(x - 6, 52, x + 6, 63, palette.gold)
            pen.oval(x - 4, 53.5, x + 1, 57, palette.gold_light)
        pen.box(1, 60, 53, 63.5, ink, 1)
    else:
        pen.shape([(3, 64), (51, 64), (47, 84), (7, 84)], ink)
        pen.shape([(6, 67), (48, 67), (45, 81.5), (9, 81.5)], mixed(palette.wood_light, palette.card, 0.25))
        for x in (20, 34):
            pen.box(x - 1, 66, x + 1, 82, ink)
        pen.box(2, 63, 52, 67, ink, 1)


@kept
def disc(number: int, palette: Palette) -> Tile:
    """Where a mover can go: a disc with its number."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 0, 100, 100, palette.ink)
        sketch.ellipse(5, 5, 95, 95, palette.card)
        sketch.ellipse(10, 10, 90, 90, palette.gold)

    canvas = Canvas(drawn(DISC, draw))
    canvas.text(
        Box(6, 6, DISC - 6, DISC - 6), str(number), _NUMBER, palette.ink, align="centre", smallest=SIGN
    )
    return canvas.tile()


@kept
def duel(number: int, palette: Palette) -> Tile:
    """Whom a mover can challenge: crossed pistols with a number on a disc; 0 is a duel that was fought."""
    wide, high = DUEL
    under = sprite(wide, high, lambda pen: _pistols(_Scaled(pen), number, palette))
    canvas = Canvas(under)
    if number:
        box = Box(wide // 2 - 24, 12, wide // 2 + 24, 60)
        canvas.text(box, str(number), _NUMBER, palette.on_alarm, align="centre", smallest=SIGN)
    return canvas.tile()


def _pistols(pen: _Scaled, number: int, palette: Palette) -> None:
    ink, iron = palette.ink, mixed(palette.faded, palette.card, 0.55)
    apart = 6 if number else -12
    for side in (-1, 1):
        for grow, metal, wood in ((2.5, palette.card, palette.card), (0, ink, palette.wood_light)):
            barrel = _pistol([(-2, -5), (40, -5), (40, 4), (8, 4), (-2, 8)], grow)
            grip = _pistol([(-2, -5), (8, 4), (2, 10), (-6, 22), (-16, 18), (-10, 2)], grow)
            pen.shape([_turned(point, side, apart) for point in barrel], metal)
            pen.shape([_turned(point, side, apart) for point in grip], ink if not grow else wood)
        inner = [(-3, -2), (4, 4), (-1, 9), (-8, 18), (-12, 16), (-7, 3)]
        pen.shape([_turned(point, side, apart) for point in inner], palette.wood_light)
        pen.shape([_turned(point, side, apart) for point in [(6, -3), (38, -3), (38, 1), (6, 1)]], iron)
    if number:
        pen.oval(18, 8, 74, 64, ink)
        pen.oval(21, 11, 71, 61, palette.card)
        pen.oval(24, 14, 68, 58, palette.alarm)


def _pistol(points: list[tuple[float, float]], grow: float) -> list[tuple[float, float]]:
    """A part of a pistol, with a light edge around it when it grows."""
    return [(x + (grow if x > 5 else -grow), y + (grow if y > 0 else -grow)) for x, y in points]


def _turned(point: tuple[float, float], side: int, apart: float) -> tuple[float, float]:
    """A pistol whose muzzle points up, outwards."""
    x, y = point[0] * 0.78 - point[1] * -0.62, -point[0] * 0.62 + point[1] * 0.78
    return 46 + side * (x + apart), 42 + y


@kept
def dot(seat: int, palette: Palette, *, is_lifted: bool = False) -> Sprite:
    """A footprint on the way that somebody came; lighter if they were lifted."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 0, 100, 100, palette.card)
        sketch.ellipse(12, 12, 88, 88, palette.ink)
        sketch.ellipse(27, 27, 73, 73, palette.card if is_lifted else palette.seats[seat])

    return drawn(DOT, draw)


@kept
def start(seat: int, palette: Palette) -> Sprite:
    """Where somebody came from."""

    def draw(sketch: Sketch) -> None:
        sketch.ring(50, 50, 50, 8, palette.card)
        sketch.ring(50, 50, 46, 12, palette.ink)
        sketch.ring(50, 50, 42, 6, palette.seats[seat])

    return drawn(START, draw)


@kept
def halo(palette: Palette) -> Sprite:
    """Light around a place to which somebody can go, or travels."""

    def draw(sketch: Sketch) -> None:
        sketch.ring(50, 50, 50, 17, palette.ink)
        sketch.ring(50, 50, 47, 11, palette.gold)

    return drawn(HALO, draw)


@kept
def glow(palette: Palette) -> Sprite:
    """Light behind whoever is waited for."""
    wide, high = GLOW

    def paint(pen: Pen) -> None:
        for inset, fill in ((0, palette.gold_dark), (3, palette.glow)):
            box = [inset * FINE, inset * FINE, (wide - inset) * FINE - 1, (high - inset) * FINE - 1]
            pen.rounded_rectangle(box, 30 * FINE, fill=fill)

    return sprite(wide, high, paint)

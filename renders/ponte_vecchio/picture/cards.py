"""Ponte Vecchio's cards as tiles: fronts, and the place of a card that is not there.

Each is drawn once for its size and palette, `materials.SHADOW` larger than the card at the right and below.
Knows cards, never a view or where a card goes.
"""

from typing import Final, Literal, TypeAlias

from engine.games.ponte_vecchio.cards import JOKER
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import FINE, Box, Canvas, Pen, Sprite, Tile, rounded, sprite
from renders.drawing.icons import Point, Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.pen import bend, blob, flipped
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style, mixed

State: TypeAlias = Literal["plain", "lit", "dim"]
"""How a card stands out: not, as the one that counts or was laid, or as one that is out."""

LARGE: Final = 130
"""Cards at least this wide have a printer's frame."""
_RIBBON: Final = 62
"""How far above a card's foot its ribbon begins."""
_NUMBER: Final = Style("slab", 104, 700)
_WORTH: Final = Style("slab", 60, 700)
_LABEL: Final = Style("slab", 38, 700)
_PLACE: Final = Style("slab", 64, 600)


def card_height(width: int) -> int:
    """How high a card of some width is."""
    return width * 7 // 5


@on_demand
def card_front(
    card: str,
    width: int,
    palette: Palette,
    *,
    worth: int | None = None,
    state: State = "plain",
    label: str = "",
    height: int | None = None,
) -> Tile:
    """A card face up: its number over a bridge, or a jester with what the joker is worth, if that is known
    (P13). `label` is a word on a ribbon, for large cards; a `height` makes a card lower than usual."""
    height, is_large = height or card_height(width), width >= LARGE
    line = 4 if state != "lit" else 8 if is_large else 6
    edge = {"plain": palette.ink, "lit": palette.gold, "dim": palette.rule}[state]
    canvas = Canvas(materials.stock(width, height, palette, edge=edge, line=line, radius=width // 11))
    inner = Box(line, line, width - line, height - line)
    _ground(canvas, inner, card, palette, state)
    if is_large:
        materials.engrave(canvas.image, inner.inset(5), mixed(palette.card, palette.gold_dark, 0.7))
    room = inner.inset(max(width // 11, 14), 12) if is_large else Box(7, 6, width - 7, height - 6)
    if label:
        ribbon = Box(line, height - line - _RIBBON, width - line, height - line - 10)
        room = Box(room.left, room.top, room.right, ribbon.top)
        _ribbon(canvas, ribbon, label, palette)
    if card == JOKER:
        _joker(canvas, room, palette, state, worth)
    else:
        _number(canvas, room, card, palette, state)
    if state == "dim":
        cross = icons.crossed(width * 36 // 100, palette.alarm)
        canvas.stamp_in(cross, Box(0, height * 55 // 100, width, height))
    return canvas.tile()


def _fill(palette: Palette, state: State) -> Colour:
    return {"plain": palette.card, "lit": palette.glow, "dim": palette.paper_shade}[state]


def _ground(canvas: Canvas, box: Box, card: str, palette: Palette, state: State) -> None:
    """A card's paper; a joker's has rays."""
    fill, corner = _fill(palette, state), box.width // 14
    if card != JOKER:
        canvas.panel(box, fill, radius=corner)
        return
    sun = materials.rays(box.width, box.height, fill, mixed(fill, palette.gold, 0.3), 16)
    canvas.image.paste(sun, (box.left, box.top), rounded(box.width, box.height, corner))


def _number(canvas: Canvas, box: Box, card: str, palette: Palette, state: State) -> None:
    """A card's number, and under it the bridge."""
    fill, wide = _fill(palette, state), box.width * 94 // 100
    picture = _bridge(wide, mixed(fill, palette.rule, 0.75), mixed(fill, palette.ink, 0.55))
    top = box.bottom - picture.image.height - wide // 24
    canvas.stamp(picture, box.left + (box.width - wide) // 2, top)
    ink = palette.faded if state == "dim" else palette.ink
    size = max(min(_NUMBER.size, box.width * (64 if box.width > LARGE else 53) // 100), SIGN)
    upper = Box(box.left, box.top, box.right, top)
    canvas.text(upper, card, _NUMBER.smaller(size), ink, align="centre", smallest=SIGN)


def _joker(canvas: Canvas, box: Box, palette: Palette, state: State, worth: int | None) -> None:
    """P13: a jester, and below it what the joker is worth."""
    foot = max(box.height * 30 // 100, SIGN * 3 // 4) if worth is not None else 0
    size = min(box.width, box.height - foot - 8)
    face = Box(box.left, box.top, box.right, box.bottom - foot)
    canvas.stamp_in(jester(size, palette), face)
    if worth is None:
        return
    ink = palette.faded if state == "dim" else palette.ink
    style = _WORTH.smaller(max(min(_WORTH.size, box.width * 36 // 100), SIGN))
    plate = Box(box.left, box.bottom - foot, box.right, box.bottom)
    equals = f"= {worth}"
    text = equals if typeset.width(equals, style.smaller(SIGN)) <= plate.width else str(worth)
    canvas.text(plate, text, style, ink, align="centre", smallest=SIGN)


def _ribbon(canvas: Canvas, box: Box, label: str, palette: Palette) -> None:
    canvas.bar(box, palette.ink)
    canvas.bar(box.inset(0, 3), palette.gold)
    canvas.text(box.inset(6, 0), label, _LABEL, palette.ink, align="centre", smallest=LETTER)


@on_demand
def card_place(width: int, palette: Palette, *, text: str = "", height: int | None = None) -> Tile:
    """The place of a card that is not there, with the card's number if it is known; the joker's place has a
    jester's shadow."""
    height = height or card_height(width)
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.rule, line=3, radius=width // 11))
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.paper_shade, radius=width // 13)
    if width >= LARGE:
        materials.engrave(canvas.image, Box(9, 9, width - 9, height - 9), palette.rule)
    middle = Box(4, 0, width - 4, height)
    if text == JOKER:
        canvas.stamp_in(_shadow(width * 60 // 100, palette.rule), middle)
    elif text:
        style = _PLACE.smaller(max(min(_PLACE.size, width * 40 // 100), SIGN))
        canvas.text(middle, text, style, palette.faded, align="centre", smallest=SIGN)
    return canvas.tile()


@kept
def _bridge(width: int, stone: Colour, ink: Colour) -> Sprite:
    """The old bridge: houses of many heights on three arches, and the river under it."""
    height = width * 52 // 100
    scale = width * FINE / 100

    def paint(pen: Pen) -> None:
        def box(left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
            pen.rectangle([value * scale for value in (left, top, right, bottom)], fill=fill)

        for left, right, top in _HOUSES:
            roof = [(left - 1.5, top), ((left + right) / 2, top - 5), (right + 1.5, top)]
            pen.polygon([value * scale for point in roof for value in point], fill=ink)
            box(left, top, right, 22, stone)
            box((left + right) / 2 - 1.6, top + 4, (left + right) / 2 + 1.6, top + 9, ink)
        box(0, 21, 100, 40, stone)
        box(0, 20, 100, 22.5, ink)
        for middle in (18, 50, 82):
            arch = [value * scale for value in (middle - 13, 26, middle + 13, 54)]
            pen.pieslice(arch, 180, 360, fill=(0, 0, 0, 0))
            pen.arc(arch, 180, 360, fill=ink, width=round(1.6 * scale))
        pen.rectangle([0, 40 * scale, 100 * scale, 52 * scale], fill=(0, 0, 0, 0))
        for top, shift in ((43, 0), (48, 7)):
            for at in range(-1, 8):
                left = at * 14 + shift
                wave = [value * scale for value in (left, top - 3, left + 14, top + 3)]
                pen.arc(wave, 20, 160, fill=ink, width=round(1.4 * scale))

    return sprite(width, height, paint)


_HOUSES: Final = (
    (4, 16, 11),
    (16, 27, 8),
    (27, 40, 12),
    (40, 60, 7),
    (60, 73, 12),
    (73, 84, 9),
    (84, 96, 11),
)
"""The left and right walls of the houses on the bridge, and the height at which each house begins."""

_HORN: Final[list[Point]] = [
    *((26, 60), (26, 60), (22, 34), (8, 30), (2, 44), (2, 44)),
    *((8, 16), (32, 12), (50, 38), (50, 60), (50, 60)),
]
_CAP: Final[list[Point]] = [(34, 60), (34, 60), (36, 30), (50, 6), (50, 6), (64, 30), (66, 60), (66, 60)]
_FACE: Final[list[Point]] = [(30, 56), (28, 74), (36, 88), (50, 94), (64, 88), (72, 74), (70, 56)]
_COLLAR: Final[list[Point]] = [(14 + at * 6, 99 if at % 2 else 84) for at in range(13)]


@kept
def jester(size: int, palette: Palette) -> Sprite:
    """A jester with cap and bells."""

    def draw(sketch: Sketch) -> None:
        ink = palette.ink
        red, blue, yellow = palette.suits[2], palette.suits[4], palette.gold
        sketch.polygon(_COLLAR, yellow)
        sketch.line(_COLLAR, ink, 2)
        blob(sketch, _FACE, palette.card, ink, 3)
        _horns(sketch, red, blue, yellow, ink)
        for x in (40, 60):
            sketch.ellipse(x - 3.5, 65, x + 3.5, 73, ink)
        sketch.curve(bend([(50, 68), (46, 77), (52, 78)], is_closed=False), ink, 2)
        sketch.curve(bend([(37, 79), (50, 87), (63, 79)], is_closed=False), ink, 3)
        for x in (34, 66):
            sketch.ellipse(x - 4, 75, x + 4, 81, mixed(palette.card, palette.alarm, 0.35))

    return drawn(size, draw)


def _horns(sketch: Sketch, left: Colour, right: Colour, middle: Colour, ink: Colour) -> None:
    """A cap with three horns, each with a bell."""
    blob(sketch, _HORN, left, ink, 3)
    blob(sketch, flipped(_HORN), right, ink, 3)
    blob(sketch, _CAP, middle, ink, 3)
    sketch.box(22, 54, 78, 64, ink, 5)
    sketch.box(24.5, 56.5, 75.5, 61.5, middle, 3)
    for x, y in ((5, 45), (95, 45), (50, 8)):
        sketch.disc(x, y, 5.5, middle, ink, 2)


@kept
def _shadow(size: int, colour: Colour) -> Sprite:
    """A jester's outline in one colour."""

    def draw(sketch: Sketch) -> None:
        _horns(sketch, colour, colour, colour, colour)
        sketch.ellipse(28, 40, 72, 94, colour)

    return drawn(size, draw)

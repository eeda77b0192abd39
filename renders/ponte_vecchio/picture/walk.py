"""The walkway of Ponte Vecchio's bridge, step by step, with the Rich Man on it, and with signs for where he
looks, where he may be turned, and which way he came.

Knows what is on a step, never a view; each step is a tile, drawn once for what it shows.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from renders.drawing import icons
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import kept
from renders.drawing.theme import SIGN, Colour, Palette, Style, mixed
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.picture.plots import Look, veiled
from renders.ponte_vecchio.picture.rich_man import WIDE, rich_man

Trail: TypeAlias = Literal["", "from-left", "from-right", "past"]
"""How the Rich Man passed a step: he began here and went to the left or right, or he went past."""
Where: TypeAlias = Literal["ahead", "here", "behind"]
Turn: TypeAlias = Literal["no", "may", "must"]
"""P14: whether he may or must be turned, if he stops there."""

_NUMBER: Final = Style("slab", 44, 700)
_TURN: Final = 52
"""How large the sign is that says that he may or must be turned."""
_FEET: Final = scene.WALK - 36
"""How high the Rich Man stands, above the step's number."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the walkway; 0 is the bank."""

    number: int
    where: Where
    looks_right: bool
    is_last: bool = False
    """P14: whether the Rich Man may be turned here."""
    is_next: bool = False
    """Whether it is the first step ahead of him."""
    has_turned: bool = False
    trail: Trail = ""
    look: Look = "plain"
    turning: Turn = "no"


@on_demand
def step_tile(what: Step, palette: Palette) -> Tile:
    """A step, or the bank before the first."""
    width = scene.COLUMN if what.number else scene.BANK
    ground = _ground(what, palette)
    canvas = Canvas(Image.new("RGB", (width, scene.WALK), ground))
    _paving(canvas, what, ground, palette)
    if what.where == "here":
        _figure(canvas, what, palette, is_pale=False)
    elif what.trail.startswith("from"):
        _figure(canvas, what, palette, is_pale=True)
    elif what.number:
        _signs(canvas, what, palette)
    _way(canvas, what, palette)
    if what.number:
        _number(canvas, what, palette)
    if what.look == "dim" and what.where != "here":
        canvas.image = veiled(canvas.image, palette)
    return canvas.tile()


def _ground(what: Step, palette: Palette) -> Colour:
    tones = scene.tones(palette)
    if what.look == "lit" or what.where == "here":
        return palette.glow
    return tones.paving if what.where == "ahead" else tones.trodden


def _paving(canvas: Canvas, what: Step, ground: Colour, palette: Palette) -> None:
    """Joints between the stones, and an edge above and below."""
    width, high = canvas.image.size
    joint = mixed(ground, palette.rule, 0.35)
    if what.where != "here" and what.look != "lit":
        for row, y in enumerate(range(24, high - 20, 28)):
            canvas.bar(Box(0, y, width, y + 2), joint)
            x = 24 if row % 2 else 46
            canvas.bar(Box(x, y, x + 2, min(y + 28, high)), joint)
    for y in (0, high - 4):
        canvas.bar(Box(0, y, width, y + 4), palette.ink)
    canvas.bar(Box(width - 2, 4, width, high - 4), mixed(ground, palette.wood, 0.5))
    if what.look == "lit":
        canvas.panel(Box(2, 5, width - 3, high - 5), ground, outline=palette.gold_dark, line=4, radius=8)


def _figure(canvas: Canvas, what: Step, palette: Palette, *, is_pale: bool) -> None:
    figure = rich_man(palette, looks_right=what.looks_right, is_pale=is_pale)
    left = (canvas.image.width - WIDE) // 2
    canvas.stamp(figure, left, _FEET - figure.image.height + 2)


def _signs(canvas: Canvas, what: Step, palette: Palette) -> None:
    """Arrows on what is ahead, and a bent one where he may be turned."""
    upper, lower = Box(0, 6, scene.COLUMN, 50), Box(0, 50, scene.COLUMN, 98)
    if what.has_turned and what.is_next:
        canvas.stamp_in(icons.new_sign(SIGN, palette), upper)
    elif what.turning != "no":
        canvas.stamp_in(turn_sign(what.turning, palette, turns_left=what.looks_right), upper)
    elif what.is_last:
        canvas.stamp_in(_bent(SIGN, palette.faded, turns_left=what.looks_right), upper)
    if what.where == "ahead":
        colour = palette.alarm if what.is_next else palette.gold_dark
        canvas.stamp_in(pointer(46 if what.is_next else SIGN, colour, palette.ink, what.looks_right), lower)


def _way(canvas: Canvas, what: Step, palette: Palette) -> None:
    """The way that he came, as dots."""
    if not what.trail:
        return
    width, size = canvas.image.width, 9
    first = width // 2 if what.trail == "from-right" else 0
    last = width // 2 if what.trail == "from-left" else width
    pen = ImageDraw.Draw(canvas.image)
    for x in range(first + 3, last - size + 1, 14):
        pen.ellipse((x, 91, x + size, 91 + size), fill=palette.alarm)


def _number(canvas: Canvas, what: Step, palette: Palette) -> None:
    box = Box(4, _FEET - 2, scene.COLUMN - 6, scene.WALK - 4)
    if what.where == "here":
        canvas.panel(Box(8, _FEET, scene.COLUMN - 10, scene.WALK - 5), palette.gold, radius=10)
    colour = palette.ink if what.where != "behind" else mixed(palette.faded, palette.ink, 0.45)
    canvas.text(box, str(what.number), _NUMBER, colour, align="centre")


@kept
def pointer(size: int, colour: Colour, ink: Colour, points_right: bool) -> Sprite:
    """A stout arrow head."""

    def draw(sketch: Sketch) -> None:
        points = [(12.0, 4.0), (60.0, 4.0), (98.0, 50.0), (60.0, 96.0), (12.0, 96.0), (46.0, 50.0)]
        if not points_right:
            points = [(100 - x, y) for x, y in points]
        sketch.shape(points, colour, ink, 8)

    return drawn(size, draw)


@kept
def turn_sign(turning: Turn, palette: Palette, *, turns_left: bool) -> Sprite:
    """An arrow that turns back; if the Rich Man must be turned, it is on red, with a square edge."""
    is_must = turning == "must"
    fill, ink = (palette.alarm, palette.on_alarm) if is_must else (palette.card, palette.faded)
    canvas = Canvas(Image.new("RGB", (_TURN, _TURN), palette.ink))
    whole = Box(0, 0, _TURN, _TURN)
    radius = 8 if is_must else _TURN // 2
    canvas.panel(whole, fill, outline=palette.ink if is_must else palette.faded, line=4, radius=radius)
    canvas.stamp_in(_bent(SIGN - (0 if is_must else 6), ink, turns_left=turns_left), whole)
    return Sprite(canvas.image, rounded(_TURN, _TURN, radius))


@kept
def _bent(size: int, colour: Colour, *, turns_left: bool) -> Sprite:
    """An arrow that turns back."""

    def draw(sketch: Sketch) -> None:
        def at(x: float) -> float:
            return x if turns_left else 100 - x

        sketch.arc(50, 50, 36, -90 if turns_left else 90, 90 if turns_left else 270, colour, 15)
        sketch.line([(at(50), 21), (at(34), 21)], colour, 15)
        sketch.line([(at(50), 79), (at(20), 79)], colour, 15)
        sketch.polygon([(at(40), 0), (at(2), 21), (at(40), 44)], colour)

    return drawn(size, draw)

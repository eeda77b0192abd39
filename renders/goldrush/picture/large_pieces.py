"""What lies and stands on Goldrush's map in large print: squares with all that is known of them, people, and
the numbers of moves.

Knows what a piece looks like, never where it is; no letter, number or mark is smaller than `LARGE`.
"""

from typing import Final

from PIL import Image

from engine.games.goldrush.cards import Card
from renders.drawing import icons
from renders.drawing.canvas import FINE, Box, Canvas, Pen, Sprite, Tile, sprite
from renders.drawing.icons import Sketch, drawn, star_points
from renders.drawing.shelf import kept
from renders.drawing.theme import LARGE, Palette, Style, mixed
from renders.goldrush.picture.vignettes import nugget, vignette

PERSON: Final = (64, 84)
"""How wide and high somebody is, with a hat."""
HEAD: Final = 64
"""How wide and high somebody in a house is."""
DISC: Final = 80
BURST: Final = 100
HALO: Final = 106
SQUARE: Final = 72
"""How high a square is, and how wide its letter."""
_DOUBT: Final = 34
_SIGN: Final = 62
_PICTURE: Final = 58
_NUMBER: Final = Style("slab", LARGE, 700)
_LETTER: Final = Style("slab", 56, 700)


def square_width(*, is_unsure: bool) -> int:
    """How wide a square's letter is."""
    return SQUARE + _DOUBT * is_unsure


@kept
def square(letter: str, palette: Palette, *, is_mine: bool, is_unsure: bool) -> Tile:
    """A square's letter, dark or, on a mine, in gold; with a question mark if it is not sure gold (R8)."""
    wide = square_width(is_unsure=is_unsure)
    canvas = Canvas(Image.new("RGB", (wide, SQUARE), palette.ink))
    canvas.bar(Box(0, 0, wide, SQUARE).inset(3), palette.gold if is_mine else palette.wood_dark)
    ink = palette.ink if is_mine else palette.glow
    text = letter.upper() + "?" * is_unsure
    canvas.text(Box(3, 3, wide - 3, SQUARE - 3), text, _LETTER, ink, align="centre")
    return canvas.tile()


def signs_size(card: Card | None, seat: int | None, *, is_mine: bool, is_new: bool) -> tuple[int, int]:
    """How wide and high the signs beside a square's letter are."""
    return _SIGN * ((card is not None) + (seat is not None) + is_mine + is_new) + 6, SQUARE


@kept
def signs(card: Card | None, seat: int | None, palette: Palette, *, is_mine: bool, is_new: bool) -> Tile:
    """What is beside a square's letter: a sign if its claim or mine is new; a nugget if it is a mine; what
    the viewer knows to be there; and whose claim or mine it is."""
    wide, high = signs_size(card, seat, is_mine=is_mine, is_new=is_new)
    canvas = Canvas(Image.new("RGB", (wide, high), palette.ink))
    canvas.bar(Box(0, 0, wide, high).inset(3), palette.card)
    shown: list[Sprite] = [icons.new_sign(_PICTURE, palette)] if is_new else []
    shown += [nugget(_PICTURE - 4, palette)] if is_mine else []
    shown += [] if card is None else [vignette(card, _PICTURE, palette)]
    shown += [] if seat is None else [icons.mark(seat, LARGE, palette)]
    for at, sign in enumerate(shown):
        canvas.stamp_in(sign, Box.at(3 + at * _SIGN, 0, _SIGN, high))
    return canvas.tile()


@kept
def whole(letter: str, seat: int | None, palette: Palette, *, is_mine: bool, is_new: bool) -> Tile:
    """A square and its signs side by side, for where there is no map."""
    first = square(letter, palette, is_mine=is_mine, is_unsure=False)
    wide, high = signs_size(None, seat, is_mine=is_mine, is_new=is_new)
    if wide < _SIGN:
        return first
    canvas = Canvas(Image.new("RGB", (first.width + wide - 3, high), palette.ink))
    canvas.lay(first, 0, 0)
    canvas.lay(signs(None, seat, palette, is_mine=is_mine, is_new=is_new), first.width - 3, 0)
    return canvas.tile()


@kept
def person(seat: int, palette: Palette, *, is_asked: bool, has_hat: bool = True) -> Sprite:
    """Somebody, with their mark; light is behind whoever is waited for. In a house hats are off."""
    wide, high = PERSON if has_hat else (HEAD, HEAD)

    def paint(pen: Pen) -> None:
        ink, fill = palette.ink, palette.glow if is_asked else palette.card
        low = (high - HEAD) * FINE
        pen.ellipse((0, low, wide * FINE - 1, high * FINE - 1), fill=ink)
        line = 6 if is_asked else 3
        inner = (line * FINE, low + line * FINE, (wide - line) * FINE - 1, (high - line) * FINE - 1)
        pen.ellipse(inner, fill=fill)
        if has_hat:
            colour = mixed(palette.wood_light, palette.card, 0.15)
            for grow, shade in ((0, ink), (3, colour)):
                crown, brim = (16 + grow, grow, 48 - grow, 24), (2 + grow, 16 + grow, 62 - grow, 28 - grow)
                pen.rounded_rectangle([value * FINE for value in crown], 8 * FINE, fill=shade)
                pen.ellipse([value * FINE for value in brim], fill=shade)

    under = sprite(wide, high, paint)
    image = under.image.copy()
    left = (wide - LARGE) // 2
    icons.mark(seat, LARGE, palette).lay_on(image, left, high - HEAD + (HEAD - LARGE) // 2 + has_hat * 3)
    return Sprite(image, under.mask)


@kept
def disc(number: int, palette: Palette) -> Tile:
    """Where a mover can go: a disc with its number."""

    def draw(sketch: Sketch) -> None:
        sketch.ellipse(0, 0, 100, 100, palette.ink)
        sketch.ellipse(5, 5, 95, 95, palette.gold)

    return _numbered(drawn(DISC, draw), number, palette.ink)


@kept
def burst(number: int, palette: Palette) -> Tile:
    """Whom a mover can challenge: a burst with its number."""

    def draw(sketch: Sketch) -> None:
        sketch.polygon(star_points(50, 50, 50, 40, 12), palette.ink)
        sketch.polygon(star_points(50, 50, 46, 37, 12), palette.alarm)

    return _numbered(drawn(BURST, draw), number, palette.on_alarm)


def _numbered(under: Sprite, number: int, ink: str) -> Tile:
    canvas = Canvas(under)
    canvas.text(Box(2, 2, under.width - 2, under.height - 2), str(number), _NUMBER, ink, align="centre")
    return canvas.tile()


@kept
def halo(palette: Palette) -> Sprite:
    """Light around a place to which somebody can go, or travels."""

    def draw(sketch: Sketch) -> None:
        sketch.ring(50, 50, 50, 11, palette.ink)
        sketch.ring(50, 50, 48, 7, palette.gold)

    return drawn(HALO, draw)

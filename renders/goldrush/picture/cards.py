"""Goldrush's cards as tiles: fronts in two sizes, and the place of a marker that is still free. What all
backs have is here, too; backs are seen only on the map.

Each is drawn once for its size, palette and language, `materials.SHADOW` larger than the card at the right
and below. Knows cards, never a view or where a card lies.
"""

from typing import Final, Literal, TypeAlias

from engine.games.goldrush.cards import Card
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.pen import blob
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style, mixed
from renders.goldrush.picture.vignettes import vignette
from renders.language.catalogues import Words

State: TypeAlias = Literal["plain", "lit", "dim"]
"""How a card stands out: not, as one that can be chosen, or as one that cannot."""

LARGE: Final = 400
"""Cards at least this wide have a text, too; no card is less than half as wide."""
_TITLE: Final = Style("slab", 56, 700)
_SMALL_TITLE: Final = Style("slab", 60, 700)
_TEXT: Final = Style("slab", 40, 500)
_LETTER: Final = Style("slab", 96, 700)
_RIBBON: Final = Style("slab", 38, 700)


def card_height(width: int) -> int:
    """How high a card of some width is."""
    return width * 7 // 5


@on_demand
def card_front(
    card: Card,
    width: int,
    palette: Palette,
    words: Words,
    *,
    square: str = "",
    ribbon: str = "",
    state: State = "plain",
) -> Tile:
    """A card face up. On cards without a text, a plate in the corner has the letter of the square `square`
    where it lies, and the foot has the word `ribbon`."""
    height = card_height(width)
    line = 8 if state == "lit" else 4
    edge = {"plain": palette.ink, "lit": palette.gold, "dim": palette.rule}[state]
    canvas = Canvas(materials.stock(width, height, palette, edge=edge, line=line, radius=width // 13))
    inner = Box(line, line, width - line, height - line)
    _paper(canvas, inner, card, palette, state)
    materials.engrave(canvas.image, inner.inset(5), mixed(palette.card, palette.gold_dark, 0.7))
    room = inner.inset(16, 16)
    if ribbon:
        strip = Box(line, height - line - 66, width - line, height - line - 10)
        room = _ribbon(canvas, strip, ribbon, room, palette, state)
    if width >= LARGE:
        _whole(canvas, room, card, palette, words)
    else:
        _titled(canvas, room, card, palette, words)
    if square:
        plate(canvas, Box.at(0, 0, width * 28 // 100, width * 28 // 100), square, palette)
    return canvas.tile()


def _paper(canvas: Canvas, box: Box, card: Card, palette: Palette, state: State) -> None:
    """A card's paper; gold has rays."""
    fill = {"plain": palette.card, "lit": palette.glow, "dim": palette.paper_shade}[state]
    corner = box.width // 16
    if card not in (Card.GOLD, Card.NUGGET) or state == "dim":
        canvas.panel(box, fill, radius=corner)
        return
    sun = materials.rays(box.width, box.height, fill, mixed(fill, palette.gold, 0.3), 20)
    canvas.image.paste(sun, (box.left, box.top), rounded(box.width, box.height, corner))


def _whole(canvas: Canvas, box: Box, card: Card, palette: Palette, words: Words) -> None:
    """A title, a drawing, a rule and the text."""
    head = Box(box.left + 8, box.top + 6, box.right - 8, box.top + box.height * 22 // 100)
    _words(canvas, head, words.text(f"goldrush-card-{card}"), _TITLE, palette.ink, most=2)
    foot = Box(box.left + 14, box.bottom - box.height * 31 // 100, box.right - 14, box.bottom - 6)
    rule = materials.swelled_rule(box.width * 7 // 10, palette.gold_dark)
    canvas.stamp_in(rule, Box(box.left, foot.top - 16, box.right, foot.top))
    picture = Box(box.left, head.bottom, box.right, foot.top - 18)
    canvas.stamp_in(vignette(card, min(picture.width, picture.height) * 96 // 100, palette), picture)
    _words(canvas, foot, words.text(f"goldrush-card-{card}-text"), _TEXT, palette.ink, most=4)


def _titled(canvas: Canvas, box: Box, card: Card, palette: Palette, words: Words) -> None:
    """A drawing, and the title under it."""
    foot = Box(box.left, box.bottom - box.height * 34 // 100, box.right, box.bottom - 2)
    picture = Box(box.left, box.top, box.right, foot.top)
    canvas.stamp_in(vignette(card, min(picture.width, picture.height) * 96 // 100, palette), picture)
    style = _SMALL_TITLE.smaller(canvas.image.width * 15 // 100)
    _words(canvas, foot, words.text(f"goldrush-card-{card}"), style, palette.ink, most=2)


def _words(canvas: Canvas, box: Box, text: str, style: Style, colour: Colour, *, most: int) -> None:
    """A text in the middle of a box, as large as fits."""
    while style.size > LETTER and not _has_room(text, style, box, most):
        style = style.smaller(max(style.size - 2, LETTER))
    canvas.lines(box, text, style, colour, most=most, align="centre")


def _has_room(text: str, style: Style, box: Box, most: int) -> bool:
    rows = len(typeset.wrapped(text, style, box.width, most))
    return rows * style.size * 6 // 5 <= box.height and typeset.fits(text, style, box.width, most)


def _ribbon(canvas: Canvas, box: Box, text: str, room: Box, palette: Palette, state: State) -> Box:
    """Write a word across the card. Returns the room that it leaves."""
    fill, ink = {
        "plain": (palette.ink, palette.glow),
        "lit": (palette.gold, palette.ink),
        "dim": (palette.card, palette.faded),
    }[state]
    canvas.bar(box, palette.ink)
    canvas.bar(box.inset(0, 3), fill)
    canvas.text(box.inset(8, 0), text, _RIBBON, ink, align="centre", smallest=LETTER)
    return Box(room.left, room.top, room.right, box.top)


def plate(canvas: Canvas, box: Box, square: str, palette: Palette) -> None:
    """The letter of a square, on a plate."""
    canvas.panel(box, palette.ink, radius=box.width // 5)
    style = _LETTER.smaller(max(box.height * 76 // 100, SIGN))
    canvas.text(box, square.upper(), style, palette.glow, align="centre")


@kept
def tools(size: int, palette: Palette) -> Sprite:
    """A pick and a shovel, crossed."""

    def draw(sketch: Sketch) -> None:
        gold, dark = palette.gold, palette.gold_dark
        for line in ([(18, 92), (72, 24)], [(82, 92), (34, 32)]):
            sketch.line(line, dark, 8)
            sketch.line(line, gold, 4)
        blob(
            sketch,
            [(50, 8), (50, 8), (70, 14), (86, 30), (92, 50), (92, 50), (78, 34), (64, 24)],
            gold,
            dark,
            2.5,
        )
        blob(sketch, [(42, 36), (26, 40), (12, 26), (8, 8), (8, 8), (26, 8), (38, 20)], gold, dark, 2.5)

    return drawn(size, draw)


@on_demand
def marker_place(width: int, seat: int, palette: Palette, *, ribbon: str = "") -> Tile:
    """R6: a marker that is still free: its owner's mark in the place of a card."""
    height = card_height(width)
    canvas = Canvas(materials.stock(width, height, palette, edge=palette.rule, line=3, radius=width // 13))
    canvas.panel(Box(3, 3, width - 3, height - 3), palette.paper_shade, radius=width // 15)
    room = Box(3, 3, width - 3, height - 3)
    materials.engrave(canvas.image, room.inset(6), palette.rule)
    if ribbon:
        strip = Box(3, height - 69, width - 3, height - 13)
        room = _ribbon(canvas, strip, ribbon, room, palette, "dim")
    canvas.stamp_in(icons.mark(seat, width * 50 // 100, palette), room)
    return canvas.tile()

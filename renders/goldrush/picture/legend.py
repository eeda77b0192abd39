"""The paper below the northern sheet of Goldrush's map: what the question marks mean, or the other signs.

Knows views, never where on a picture it lies.
"""

from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.drawing import furniture, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.layout import ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import LETTER, Palette, Style
from renders.goldrush.picture import pieces
from renders.goldrush.text.labels import unsure_text
from renders.language.catalogues import Words

HIGH: Final = 60
_LINE: Final = Style("slab", 38, 600)
_RIGHT: Final = 1000
"""Beyond it lies a sign of the clients."""
_ICON: Final = 24


def legend(view: GoldrushView, palette: Palette, words: Words) -> Tile:
    """R8, R21: which squares are not sure gold; if none is, what claims and mines look like."""
    if not view.unsure:
        return _signs(palette, words)
    text = unsure_text(view, words)
    if typeset.width(text, _LINE.smaller(LETTER)) > _RIGHT - 2 * _ICON - pieces.UNSURE:
        text = text.replace(", ", "")
    return _unsure(text, palette)


@on_demand
def _unsure(text: str, palette: Palette) -> Tile:
    canvas = furniture.side_paper(ROOM, HIGH, palette, is_lit=False)
    _write(canvas, _ICON, pieces.unsure(palette), text, palette)
    return canvas.tile()


@on_demand
def _signs(palette: Palette, words: Words) -> Tile:
    canvas = furniture.side_paper(ROOM, HIGH, palette, is_lit=False)
    left = _write(canvas, _ICON, pieces.claim(0, palette), words.text("goldrush-hand-claim"), palette)
    mine = pieces.gold(palette)
    _write(canvas, left + 60, mine, words.text("goldrush-hand-mine"), palette)
    return canvas.tile()


def _write(canvas: Canvas, left: int, icon: Sprite, text: str, palette: Palette) -> int:
    """A sign and what it means. Returns where it ends."""
    canvas.stamp_in(icon, Box.at(left, 0, icon.width, HIGH - 3))
    room = Box(left + icon.width + 16, 6, _RIGHT, HIGH - 9)
    canvas.text(room, text, _LINE, palette.ink, smallest=LETTER)
    return min(room.left + typeset.width(text, _LINE), _RIGHT)

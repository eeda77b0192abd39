"""The paper below Goldrush's map that says what its question marks mean.

Knows views, never where on a picture it lies.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.drawing import furniture
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import LEFT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import Palette, Style
from renders.goldrush.picture import pieces
from renders.goldrush.text.labels import unsure_text
from renders.language.catalogues import Words

_HIGH: Final = 66
_LINE: Final = Style("slab", 36, 600)


def legend(view: GoldrushView, palette: Palette, words: Words, top: int) -> Iterator[Part]:
    """R8, R21: which squares are not sure gold; nothing if there is no such mark on the map."""
    if text := unsure_text(view, words):
        yield Part(_paper(text, palette), LEFT, top)


@on_demand
def _paper(text: str, palette: Palette) -> Tile:
    canvas = furniture.side_paper(ROOM, _HIGH, palette, is_lit=False)
    canvas.stamp_in(pieces.unsure(palette), Box.at(24, 0, pieces.UNSURE, _HIGH))
    canvas.text(Box(24 + pieces.UNSURE + 16, 6, ROOM - 24, _HIGH - 9), text, _LINE, palette.ink, smallest=30)
    return canvas.tile()

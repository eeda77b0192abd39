"""What the pictures of leagues share: signs over them, marks of what is sure, notes at a paper's foot.

Knows no view of a whole page.
"""

from collections.abc import Sequence
from typing import Final

from engine.leagues.sure import Sure
from renders.drawing import icons, typeset
from renders.drawing.canvas import Box, Canvas, Sprite
from renders.drawing.shelf import kept
from renders.drawing.strips import Block
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style
from renders.league.sheets import NOTE
from renders.league.text.notes import Note
from renders.ratings.picture import parts
from renders.ratings.picture.parts import CLEAR_RIGHT

NOTE_STYLE: Final = Style("sans", LETTER, 500)
_APART: Final = 34
"""How far notes are apart."""


def sign_block(name: str, facts: tuple[str, ...], palette: Palette) -> Block:
    """The sign over a page, with the name of the league."""
    return parts.sign_block(name, palette, facts=facts)


def mark(sure: Sure, size: int, palette: Palette) -> Sprite:
    """The mark of what is sure: a star, an arrowhead up or down."""
    if sure is Sure.FIRST:
        return icons.star(size, palette.gold, palette.ink)
    return _arrowhead(size, palette.rise if sure is Sure.UP else palette.alarm, sure is Sure.UP)


def notes(canvas: Canvas, left: int, top: int, lines: Sequence[Sequence[Note]], palette: Palette) -> None:
    """Notes at the foot of a paper, clear of the corner."""
    for line in lines:
        x = left
        for note in line:
            if note.mark is not None:
                sprite = mark(note.mark, SIGN - 4, palette)
                canvas.stamp_in(sprite, Box(x, top, x + SIGN, top + NOTE))
                x += SIGN + 8
            wide = typeset.width(note.text, NOTE_STYLE)
            box = Box(x, top, min(x + wide, CLEAR_RIGHT), top + NOTE)
            canvas.text(box, note.text, NOTE_STYLE, palette.ink)
            x += wide + _APART
        top += NOTE


@kept
def _arrowhead(size: int, colour: Colour, is_up: bool) -> Sprite:
    points: list[icons.Point] = [(50, 8), (96, 88), (4, 88)]
    turned = points if is_up else [(x, 100 - y) for x, y in points]
    return icons.drawn(size, lambda sketch: sketch.polygon(turned, colour))

"""What all pictures of ratings and figures share: the sign over them, colours, names, a paper with one line.

Knows no view.
"""

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import CORNER, GAP, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip, strip
from renders.drawing.theme import LETTER, WIDTH, Colour, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ratings.text import people

SIGN_HIGH: Final = 108
"""How high the sign is."""
PAPER: Final = ROOM - SHADOW
"""How wide a paper is."""
CLEAR_RIGHT: Final = WIDTH - CORNER[0] - 18 - LEFT
"""Where texts on a paper end at the right, so that none is below the sign ALT: in its own pixels."""
_FACTS: Final = Style("slab", 42, 600)
_WHO: Final = Style("sans", 40, 700)
_SAID: Final = Style("sans", 42, 600)
_LEGIBLE: Final = Style("sans", 40, 600)


def colours(palette: Palette) -> Iterator[Colour]:
    """The colours of these pictures, except the palette's own."""
    yield from (band(palette), mixed(palette.glow, palette.rule, 0.25))


def line(palette: Palette) -> Colour:
    """The colour of a rating's line, and of what is counted."""
    return palette.suits[4]


def band(palette: Palette) -> Colour:
    """The colour of the band around it, which is the ±."""
    return mixed(palette.card, line(palette), 0.25)


@on_demand
def sign(title: str, who: str, facts: tuple[str, ...], palette: Palette) -> Tile:
    """The sign over a whole: the name of the game at the left, and at most two lines at the right, which are
    a person's name, unless it is empty, and short facts."""
    lines = [(who, _WHO)] if who else []
    lines += [(fact, _FACTS) for fact in facts]
    wide = max((typeset.width(*line) for line in lines), default=0)
    left = max(WIDTH - 34 - wide, WIDTH // 2 + 40)
    canvas = furniture.sign(WIDTH, SIGN_HIGH, Box(34, 26, left - 24, 88), title, palette)
    high = 68 // max(len(lines), 1)
    for at, (text, style) in enumerate(lines):
        box = Box(left, 16 + at * high, WIDTH - 34, 28 + (at + 1) * high)
        mark = functools.partial(_mark, colour=palette.on_wood) if at == 0 and who else None
        usual = style if len(lines) == 1 else style.smaller(LETTER)
        canvas.text(box, text, usual, palette.on_wood, align="right", smallest=LETTER, mark=mark)
    return canvas.tile()


def sign_block(title: str, palette: Palette, *, who: str = "", facts: tuple[str, ...] = ()) -> Block:
    """The same as the uppermost block of a strip."""
    return Block([Part(sign(title, who, facts, palette), 0, 0)], SIGN_HIGH, "")


def paper_block(tile: Tile) -> Block:
    """A paper below it."""
    return Block([Part(tile, LEFT, 0)], tile.height, "")


def whole(strips: Iterable[Sequence[Block]], painter: Painter) -> tuple[Strip, ...]:
    """Strips of these blocks. A sign is at a strip's upper edge, and a paper is below that edge."""
    return tuple(
        strip(blocks, painter, colours, top=0 if blocks[0].height == SIGN_HIGH else GAP) for blocks in strips
    )


@on_demand
def said(text: str, palette: Palette) -> Tile:
    """A paper with one line, for a whole with nothing to show."""
    canvas = Canvas(materials.note(PAPER, 240, palette))
    shade = mixed(palette.card, palette.rule, 0.25)
    canvas.stamp(materials.skyline(400, 80, shade), 40, 140)
    canvas.lines(Box(40, 20, PAPER - 40, 130), text, _SAID, palette.ink, most=2, align="centre")
    return canvas.tile()


def name(canvas: Canvas, box: Box, text: str, style: Style, palette: Palette) -> int:
    """Write a person's name and return its width. Somebody in a hat stands for each letter that no font
    has."""
    mark = functools.partial(_mark, colour=palette.faded)
    return canvas.text(box, text, style, palette.ink, smallest=LETTER, mark=mark)


def shown(name: str, number: int, words: Words) -> str:
    """A name as it is drawn: "Player 7" stands for the seventh person's if no font has any of its letters."""
    text = people.plain(name, number, words)
    is_legible = typeset.is_legible(text, _LEGIBLE)
    return text if is_legible else words.text("player-without-name", number=number)


def _mark(size: int, colour: Colour) -> Sprite:
    return icons.person(size, colour)

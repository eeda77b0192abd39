"""How a hand or a panel of Gnadenlos! becomes strips.

Knows blocks, never what they show.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from renders.drawing import layout
from renders.drawing.joints import IN_CORNER, Row, cut
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip, strip
from renders.gnadenlos.picture.inks import colours

BETWEEN: Final = 12
CORNER: Final = (IN_CORNER, layout.CORNER[1] - layout.GAP)
"""The width and height of what is free of text at the lower right of a strip's last paper."""


def high(blocks: Iterable[Block]) -> int:
    """How much room blocks take, with what is between them and the next."""
    return sum(block.height + BETWEEN for block in blocks)


def full(block: Block) -> Row:
    """A row with something to read at its lower right: below it there is room for the sign."""
    return lambda *, is_last: block._replace(height=block.height + CORNER[1] * is_last)


def packed(rows: Sequence[Row], painter: Painter) -> tuple[Strip, ...]:
    """The rows as strips; none for no row."""
    groups = cut(rows, gap=BETWEEN) if rows else []
    return tuple(strip(group, painter, colours, gap=BETWEEN) for group in groups)

"""The measures that all pictures share: edges, gaps and columns.

Knows no game and no picture, and not what anything looks like.
"""

from typing import Final, NamedTuple

from renders.drawing.theme import WIDTH

EDGE: Final = 28
"""What a picture keeps free at its left and right."""
LEFT, RIGHT = EDGE, WIDTH - EDGE
ROOM: Final = RIGHT - LEFT
GAP: Final = 14
"""How far one thing is from the next."""
CORNER: Final = (154, 112)
"""The width and height of the lower right corner of a strip that nothing reaches that must be read, because
clients lay the sign ALT over it. So large is the sign on a phone; on a desktop it hides less than half as
much of a strip."""
FOOT: Final = 84
"""What a strip leaves free below papers whose last line reaches the corner."""


class Column(NamedTuple):
    """Where a column is from left to right."""

    left: int
    width: int


def columns(count: int, gap: int = GAP) -> tuple[Column, ...]:
    """The columns, all equally wide, that share a picture's room."""
    width = (ROOM - gap * (count - 1)) // count
    return tuple(Column(LEFT + at * (width + gap), width) for at in range(count))

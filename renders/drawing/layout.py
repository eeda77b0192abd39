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
CORNER: Final = (100, 70)
"""The width and height of the lower right corner that no text of a picture reaches, because clients lay the
sign ALT over it. The sign is as large at the usual width of a picture on a desktop."""
FOOT: Final = 84
"""What a board leaves free below, so that nothing is hidden on a phone either: there the sign, which is
always shown, covers more than twice as much of a picture."""


class Column(NamedTuple):
    """Where a column is from left to right."""

    left: int
    width: int


def columns(count: int, gap: int = GAP) -> tuple[Column, ...]:
    """The columns, all equally wide, that share a picture's room."""
    width = (ROOM - gap * (count - 1)) // count
    return tuple(Column(LEFT + at * (width + gap), width) for at in range(count))

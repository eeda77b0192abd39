"""The two sheets on which Goldrush's map is printed: the land north of the town with the main street, and the
southern houses with the land behind them. A sheet is as high as a strip has room for.

Knows where the joint is, and nothing of a match.
"""

from typing import Final, NamedTuple

from engine.games.goldrush.survey import LAND
from renders.drawing.canvas import Box
from renders.goldrush.text import parts
from renders.goldrush.text.parts import JOINT

BORDER: Final = 24
"""How wide the border of a sheet is."""


class Sheet(NamedTuple):
    """A part of the map with a border of its own."""

    name: str
    top: int
    bottom: int

    @property
    def height(self) -> int:
        """How high it is."""
        return self.bottom - self.top

    @property
    def inside(self) -> Box:
        """What is within the border."""
        return Box(0, self.top, LAND.size[0], self.bottom).inset(BORDER)


NORTH: Final = Sheet(parts.NORTH, 0, JOINT)
SOUTH: Final = Sheet(parts.SOUTH, JOINT, LAND.size[1])
SHEETS: Final = (NORTH, SOUTH)


def sheet_of(place: str) -> Sheet:
    """The sheet that has a place."""
    return NORTH if parts.sheet_of(place) == NORTH.name else SOUTH

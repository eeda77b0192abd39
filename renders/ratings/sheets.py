"""What stands on which picture: the rows of a list on as few as can be, and then evenly; how many games there
are among figures.

Knows no picture and no text, so that both cut alike.
"""

from collections.abc import Sequence
from typing import Final

from renders.ratings.views import ListRow

FIRST: Final = 8
"""How many rows the first picture has; the line above provisional people counts as one."""
OTHERS: Final = 9
"""How many each other picture has. It has room for one more, because the line never ends a picture."""

TITLES: Final = 4
"""So many games have a picture among a person's figures."""


def sheets(rows: Sequence[ListRow]) -> tuple[tuple[ListRow, ...], ...]:
    """The rows of each picture. There is always a first one, and 25 rows need three."""
    line = line_in(rows)
    items = len(rows) + (line is not None)
    pictures = 1 + max(0, -(-(items - FIRST) // OTHERS))
    ends, done = list[int](), 0
    for number in range(pictures):
        share = -(-(items - done) // (pictures - number))
        done += min(share, FIRST) if number == 0 else share
        ends.append(done - (line is not None and line < done))
    return tuple(tuple(rows[start:end]) for start, end in zip((0, *ends), ends, strict=False))


def line_in(rows: Sequence[ListRow]) -> int | None:
    """Above which row the line above provisional people stands; None if nobody is provisional."""
    return next((number for number, row in enumerate(rows) if row.place is None), None)

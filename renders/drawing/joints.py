"""Where a picture is cut into strips: between rows, into as few strips as can be, and then into
the most even ones.

Knows rows and their heights, never what they show.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final, Protocol

from renders.drawing.layout import CORNER, EDGE, GAP
from renders.drawing.strips import HIGHEST, MOST, Block

IN_CORNER: Final = CORNER[0] - EDGE
"""How much the last row of a strip leaves free at the right end of a paper: clients lay a sign there, which
is largest on a phone."""


class Row(Protocol):
    """Makes a row."""

    def __call__(self, *, is_last: bool) -> Block:
        """The row as it is if it is the last one of its strip, or if it is not."""


def same(block: Block) -> Row:
    """A row that is the same wherever it stands."""
    return lambda *, is_last: block


def cut(
    rows: Sequence[Row],
    *,
    before: Sequence[Block] = (),
    after: Sequence[Block] = (),
    most: int = MOST,
    gap: int = GAP,
    top: int = GAP,
    foot: int = GAP,
) -> list[list[Block]]:
    """The rows of each strip, with `before` above the first row and `after` below the last. `top`, `gap`
    and `foot` are those of `renders.drawing.strips.strip`. If no cut makes all strips low enough, we take the
    one with the lowest strips."""
    usual, last = ([row(is_last=is_last) for row in rows] for is_last in (False, True))
    found = list[tuple[list[int], list[list[Block]]]]()
    for ends in _ends(len(rows), most):
        strips = [[*usual[start : end - 1], last[end - 1]] for start, end in pairwise((0, *ends, len(rows)))]
        if after:
            strips[-1][-1] = usual[-1]
        strips[0][:0], strips[-1][len(strips[-1]) :] = before, after
        heights = [sum(block.height + gap for block in each) + foot for each in strips]
        heights[0] += top - gap
        found.append((heights, strips))
    return min(found, key=_badness)[1]


def _badness(found: tuple[list[int], list[list[Block]]]) -> tuple[int, int, int]:
    """How much too high the strips are, then how many there are, then how uneven they are."""
    heights, _ = found
    return max(*heights, HIGHEST), len(heights), sum(high**2 for high in heights)


def _ends(rows: int, most: int) -> Iterator[tuple[int, ...]]:
    """All ways to cut rows into at most `most` groups: after which rows."""
    for count in range(min(most, rows)):
        yield from combinations(range(1, rows), count)

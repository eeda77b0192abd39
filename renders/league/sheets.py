"""What stands on which picture: the rows of standings and of a table of who left whom behind.

Knows how high things are, but no picture and no text, so that both cut alike.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from engine.leagues.standings import Line
from renders.language.catalogues import Words
from renders.league.text.notes import Note, in_lines, notes, shown_rounds
from renders.league.views import CrossRow, CrossView, LeagueView, StandingRow

ROUNDS: Final = 7
"""So many rounds have a column: the last ones, if a season has more."""
PAD: Final = 16
HEAD: Final = 50
ROW: Final = 54
LINE: Final = 42
NOTE: Final = 44
FOOT: Final = 18
"""What is free below the notes of a paper."""
_BELOW: Final = 76
"""So high is what stands below the rows at least, because clients lay a sign over a strip's corner."""
CROSS_ROW: Final = 56
CROSS_NOTES: Final = 1
"""So many lines of notes stand below a table of who left whom behind."""
_FIRST: Final = 763 - 108 - 2 * 14 - 14
"""How high a paper below the sign may be."""
_OTHERS: Final = 763 - 2 * 14 - 14
"""How high a paper alone may be."""

Row = TypeVar("Row")


def sheets(view: LeagueView, words: Words) -> tuple[tuple[StandingRow, ...], ...]:
    """The rows of each picture of the standings. There is always a first one."""
    lines = lines_in(view.rows)

    def high(start: int, end: int) -> int:
        drawn = sum(start <= at < end for at in lines)
        return paper_high(end - start, drawn, len(noted(view, start, end, words)))

    return tuple(view.rows[start:end] for start, end in _cut(len(view.rows), high))


def cross_sheets(view: CrossView) -> tuple[tuple[CrossRow, ...], ...]:
    """The rows of each picture of the table of who left whom behind. There is always a first one."""
    return tuple(view.rows[start:end] for start, end in _cut(len(view.rows), lambda a, b: cross_high(b - a)))


def lines_in(rows: Sequence[StandingRow]) -> dict[int, tuple[Line, ...]]:
    """Above which rows a line is drawn, and what it says: that whoever is above goes up, that whoever is
    below goes down."""
    found = dict[int, tuple[Line, ...]]()
    for at, row in enumerate(rows):
        before = rows[at - 1].line if at else None
        says = (
            *((Line.UP,) if before is Line.UP and row.line is not Line.UP else ()),
            *((Line.DOWN,) if row.line is Line.DOWN and before is not Line.DOWN else ()),
        )
        if says:
            found[at] = says
    return found


def noted(view: LeagueView, start: int, end: int, words: Words) -> list[list[Note]]:
    """The lines of notes below the rows from `start` on, up to `end`."""
    return in_lines(notes(view, start, end, shown_rounds(view, ROUNDS), words))


def paper_high(rows: int, lines: int, notes: int) -> int:
    """How high a paper is with so many rows, lines between places, and lines of notes."""
    return 2 * PAD + HEAD + rows * ROW + lines * LINE + max(notes * NOTE + FOOT, _BELOW)


def cross_high(rows: int) -> int:
    """How high the paper of so many rows of the other table is."""
    return 2 * PAD + HEAD + rows * CROSS_ROW + max(CROSS_NOTES * NOTE + FOOT, _BELOW)


def _cut(count: int, high: Callable[[int, int], int]) -> list[tuple[int, int]]:
    """Rows from … to … on as few pictures as can be, and as evenly as the sign over the first allows."""
    for pictures in range(1, count + 1):
        found = _filled(count, pictures, high)
        if found is not None:
            return found
    return [(0, 0)]


def _filled(count: int, pictures: int, high: Callable[[int, int], int]) -> list[tuple[int, int]] | None:
    found, start = list[tuple[int, int]](), 0
    for number in range(pictures):
        room = _OTHERS if number else _FIRST
        end = min(count, start + -(-(count - start) // (pictures - number)))
        while end > start and high(start, end) > room:
            end -= 1
        if end == start:
            return None
        found.append((start, end))
        start = end
    return found if start == count else None

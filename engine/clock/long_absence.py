"""When somebody was absent for so long that they lose their seat at a table of a league.

Pure: it takes spans of time, and gives a moment. A *piece* is a span in which a caretaker kept their seat.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from engine.clock.pace import DAY

IN_ONE_PIECE: Final = 7 * DAY
"""Whoever is absent for so many seconds without a break loses the seat, also if they have said that they are
away."""
SHORTER: Final = 3 * DAY
"""A piece of so many seconds counts, but for the time for which they have said that they are away."""
MOST_SHORTER: Final = 2
"""With so many of these pieces they lose it, too."""

Span: TypeAlias = tuple[float, float]
"""From when to when, in UNIX seconds."""


def lost_at(before: Sequence[Span], since: float, *, away: Sequence[Span], stood: Sequence[Span]) -> float:
    """When the seat is lost, in UNIX seconds, if its person does not come back: it is kept `since` a moment,
    and was kept `before`. `away` are the spans for which they have said that they are away. In those of
    `stood` nobody could act, or the table stood still: they do not count at all."""
    at, idle = _after(since, IN_ONE_PIECE, stood), [*away, *stood]
    shorter = sum(_after(begin, SHORTER, idle) <= end for begin, end in before)
    return min(at, _after(since, SHORTER, idle)) if shorter + 1 >= MOST_SHORTER else at


def _after(since: float, seconds: float, without: Sequence[Span]) -> float:
    """The moment at which so many seconds have passed since another one, if these spans do not count."""
    at, left = since, seconds
    for begin, end in sorted(without):
        if begin - at >= left:
            break
        left -= max(0.0, begin - at)
        at = max(at, end)
    return at + left

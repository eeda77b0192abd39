"""Divisions: how a season's people are cut into them, who moves, and the list from which the next are cut.

It knows people in an order, as entry numbers, and standings. Going up and down is nothing else than an order.
"""

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from engine.leagues.standings import Line, Lines, Standing
from engine.play.chance import Chance

MOVING_PART: Final = 6
"""One in so many of a division goes up, and one in so many goes down, rounded up."""
MOST_MOVING_PART: Final = 3
"""No more than one in so many goes up, or down."""


def cut(order: Sequence[int], most: int | None) -> tuple[tuple[int, ...], ...]:
    """Cut people, the best first, into divisions of at most `most`; None: one division. Their sizes differ
    by one at most, and the upper ones are larger."""
    if not order:
        return ()
    count = 1 if most is None else math.ceil(len(order) / most)
    smallest, larger = divmod(len(order), count)
    found, start = list[tuple[int, ...]](), 0
    for number in range(count):
        end = start + smallest + (number < larger)
        found.append(tuple(order[start:end]))
        start = end
    return tuple(found)


def lines_of(sizes: Mapping[int, int], line: int | None = None) -> dict[int, Lines]:
    """By division, how many places go up and down. `sizes` has the people of each division, and `line` how
    many move at each line; None: one in six of the smaller division there, rounded up. Never more than one in
    three of it move."""
    moving = {
        (upper, lower): _moving(min(sizes[upper], sizes[lower]), line)
        for upper, lower in itertools.pairwise(sorted(sizes))
    }
    up = {lower: count for (_, lower), count in moving.items()}
    down = {upper: count for (upper, _), count in moving.items()}
    return {number: Lines(up.get(number, 0), down.get(number, 0)) for number in sorted(sizes)}


def list_after(divisions: Mapping[int, Sequence[Standing]]) -> tuple[int, ...]:
    """Everybody after a season, the best first: the first division without those who go down, then whoever
    goes up from the second, whoever goes down from the first, those who stay in the second, and so on."""
    found, falling = list[int](), list[int]()
    for number in sorted(divisions):
        by_line = {line: [one.entry for one in divisions[number] if one.line is line] for line in Line}
        found += [*by_line[Line.UP], *falling, *by_line[Line.STAY]]
        falling = by_line[Line.DOWN]
    return (*found, *falling)


def first_order(rated: Sequence[int], entries: Collection[int], seed: str) -> tuple[int, ...]:
    """The order from which the divisions of a first season are cut: those whose rating says something, the
    best first, then everybody else as it is drawn."""
    known = [entry for entry in rated if entry in entries]
    others = sorted(set(entries) - set(known))
    Chance("order", seed).shuffle(others)
    return (*known, *others)


def next_order(before: Sequence[int], entries: Collection[int]) -> tuple[int, ...]:
    """The order from which the divisions of a later season are cut: those of the list who have entered again,
    by their new numbers, then everybody else in the order in which they entered."""
    again = [entry for entry in before if entry in entries]
    return (*again, *sorted(set(entries) - set(again)))


def _moving(people: int, line: int | None) -> int:
    """How many move at a line below or above so many people."""
    wanted = math.ceil(people / MOVING_PART) if line is None else line
    return min(wanted, people // MOST_MOVING_PART)

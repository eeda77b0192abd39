"""A server's figures, of which none can be about somebody: what fewer than five games have in common is never
said, nor can it be told from what is said of others.

Pure: it counts what is stored of games that are over.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from statistics import median
from typing import Final

from engine.clock.pace import DAY
from engine.journal.figure_rows import Finished

FEWEST: Final = 5
"""What fewer games than this have in common is not said."""
SPAN: Final = 365 * DAY
"""Figures are about the games that ended in so many seconds."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What at least five games have in common."""

    games: int
    days: float
    """How long half of them took at most."""
    robots: float
    """Which part of their seats nobody owned at the end, from 0 to 1."""
    in_time: float | None
    """Which part of the calls was answered in time, from 0 to 1; None if fewer than five had a clock, or if
    nobody was called."""
    months: Mapping[str, int]
    """How many ended in a month, by its name, like "2026-05", the first one first; only months with at least
    five."""


def figures_by_title(games: Sequence[Finished]) -> dict[str, Figures]:
    """The figures of each title with at least five games, the one with the most games first."""
    counts = Counter(each.game for each in games).most_common()
    return {
        title: figures([each for each in games if each.game == title])
        for title, count in counts
        if count >= FEWEST
    }


def figures_of_all(games: Sequence[Finished]) -> Figures | None:
    """The figures of all titles with at least five games together; None if there are fewer than two. They
    leave out what would tell, by a subtraction, what is not said of a title: a month with which fewer than
    five games are hidden, and the share of calls if fewer than five games with a clock are."""
    by_title = figures_by_title(games)
    if len(by_title) < 2:
        return None
    shown = [each for each in games if each.game in by_title]
    found = figures(shown)
    said = Counter[str]()
    for each in by_title.values():
        said.update(each.months)
    clocked = Counter(each.game for each in shown if each.answered is not None)
    silent = sum(count for title, count in clocked.items() if by_title[title].in_time is None)
    return replace(
        found,
        months={month: count for month, count in found.months.items() if _is_safe(count - said[month])},
        in_time=found.in_time if _is_safe(silent) else None,
    )


def _is_safe(hidden: int) -> bool:
    """Whether so many games, of which nothing is said elsewhere, may be told from a sum."""
    return hidden == 0 or hidden >= FEWEST


def figures(games: Sequence[Finished]) -> Figures:
    """The figures of at least five games. Raises ValueError if there are fewer."""
    if len(games) < FEWEST:
        raise ValueError(f"{len(games)} games are too few")
    months = Counter(f"{datetime.fromtimestamp(each.ended, UTC):%Y-%m}" for each in games)
    return Figures(
        games=len(games),
        days=median(max(0.0, each.ended - each.began) for each in games) / DAY,
        robots=sum(each.robots for each in games) / sum(each.seats for each in games),
        in_time=_in_time(games),
        months={month: count for month, count in sorted(months.items()) if count >= FEWEST},
    )


def _in_time(games: Sequence[Finished]) -> float | None:
    """Which part of the calls was answered in time. An answer that somebody gave, now or ahead, was in time,
    because the clock answers as soon as time is up. What a caretaker or a robot said counts for nothing."""
    clocked = [(each.answered, each.missed) for each in games if each.answered is not None]
    calls = sum(answered + missed for answered, missed in clocked)
    if len(clocked) < FEWEST or not calls:
        return None
    return sum(answered for answered, _ in clocked) / calls

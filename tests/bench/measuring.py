"""Measures our work beside a reference: in turns, in one run, so that only the ratios mean something.

A machine that is busy with other things is slow for both; the median of many ratios says what is ours.
"""

import inspect
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

ROUNDS = 7

Work: TypeAlias = Callable[[], float | Awaitable[float]]
"""Measures itself: the seconds (or bytes) that it took."""

Taken: TypeAlias = Mapping[str, list[float]]
"""What each work took, round by round."""


async def in_turns(works: Mapping[str, Work], *, rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Let every work measure itself once a round, the first of each round another one every time."""
    taken: dict[str, list[float]] = {what: [] for what in works}
    names = list(works)
    for turn in range(rounds):
        first = turn % len(names)
        for what in names[first:] + names[:first]:
            measured = works[what]()
            taken[what].append(await measured if inspect.isawaitable(measured) else measured)
    return taken


def ratio(taken: Taken, ours: str, reference: str) -> float:
    """The median of the rounds' ratios."""
    return statistics.median(a / b for a, b in zip(taken[ours], taken[reference], strict=True))


def busy(work: Callable[[], Any], *, times: int = 1) -> float:
    """Seconds of processor time that a work takes: what others do on the machine is no part of it."""
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def elapsed(work: Callable[[], Any], *, times: int = 1) -> float:
    """Seconds on the clock that a work takes, waiting included."""
    began = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - began) / times


def percentile(values: list[float], part: float) -> float:
    """The value below which a part (0 to 1) of all values are."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]

"""Seats in their order round a table. It knows how many there are, and nothing about the people on them."""

import functools

from engine.play.table import Seat


@functools.cache
def clockwise(first: int, count: int) -> tuple[Seat, ...]:
    """All `count` seats of a match, each once: `first`, the seat to its left, and so on."""
    return tuple(Seat((first + step) % count) for step in range(count))

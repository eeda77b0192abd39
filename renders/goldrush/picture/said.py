"""A sentence about players that is part of what a tile shows: equal sentences are one tile.

Knows no picture and no view.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from renders.drawing.painter import Painter


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with whole names, and how to say it with shorter ones."""

    text: str
    say: Callable[[tuple[str, ...]], str] = field(compare=False)


def said(say: Callable[[tuple[str, ...]], str], painter: Painter) -> Said:
    """What is said with the names of all players."""
    return Said(say(painter.tidy_names), say)

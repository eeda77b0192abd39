"""What the tests must know of each game by itself: what is conserved, and what a viewer cannot know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.chance import Chance
from engine.table import Event, Seat
from tests.every_game import boomtown


@dataclass(frozen=True)
class Checks:
    """One game's part of the promises."""

    conserved: Callable[[Any], None]
    """Fails where a card, a pawn or a marker of a state is lost or doubled."""
    gold: Callable[[Any], list[int]]
    """Every seat's gold by the state."""
    gold_told: Callable[[list[Event], int], list[int]]
    """Every seat's gold by the story alone, worked out without the rules."""
    change_unseen: Callable[[Any, Seat | None, Chance], bool]
    """Change what a viewer (None: the public) cannot know; False where there is nothing of the kind."""
    rare: tuple[str, ...]
    """Decisions and events that thousands of games need not have: the tests of their rules do."""
    endings: tuple[tuple[int, tuple[str, ...]], ...]
    """Seats and options of each way that the game can end: each has a recorded game."""


CHECKS = {
    "boomtown": Checks(
        conserved=boomtown.conserved,
        gold=boomtown.gold,
        gold_told=boomtown.gold_told,
        change_unseen=boomtown.change_unseen,
        rare=("waiting", "CardChosen"),
        endings=boomtown.ENDINGS,
    )
}

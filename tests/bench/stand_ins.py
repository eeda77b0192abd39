"""Somebody who plays every seat of a match, for measuring robots and boards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.journal.records import By
from engine.play.decisions import Answer
from engine.play.match import Match, Opened
from engine.play.table import Seat
from engine.sessions.stand_ins import Said


@dataclass(frozen=True)
class Chooser:
    """Answers whatever is open to a seat as a function says."""

    answer: Callable[[Match[Any, Any], Seat, Opened], Answer]
    by: By = By.ROBOT
    interjects: bool = True

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said:
        return Said(self.answer(match, seat, opened))


def everywhere(seats: int, answer: Callable[[Match[Any, Any], Seat, Opened], Answer]) -> dict[Seat, Chooser]:
    """The same one in each of some seats."""
    return {Seat(seat): Chooser(answer) for seat in range(seats)}

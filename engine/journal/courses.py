"""The course of a match: all that is stored of it, from its first checkpoint to its end, for those who check
it or take it home.

It knows no SQL, and not whether any of this is right.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.journal.records import By, PersonId
from engine.play.game import Options
from engine.play.match import Checkpoint
from engine.play.table import Seat


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """A stored answer."""

    number: int
    ticket: str
    seat: Seat
    by: By
    person: PersonId | None
    answer: str
    """As JSON."""
    digest: str
    told: int
    """The story's last row before the answer."""
    undone: int | None
    """The epoch that began when it was taken back; None if it counts."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """A stored event of the story."""

    number: int
    kind: str
    event: str
    """As JSON."""
    only: Seat | None
    """The seat that may read it; None if everybody may."""
    undone: int | None
    """The epoch that began when it was taken back; None if it counts."""


@dataclass(frozen=True, slots=True)
class Course:
    """The whole of a match as it is stored. Once it is over, only who the people are is still a secret."""

    game: str
    options: Options
    seats: int
    seed: str
    begun: Checkpoint
    """Its first checkpoint; the state is JSON."""
    attempts: Mapping[int, tuple[int, ...]]
    """By round, the attempts with which it began: several if it was begun again."""
    answers: tuple[AnswerRow, ...]
    story: tuple[EventRow, ...]
    points: tuple[int, ...] | None
    """The stored result by seat; None if none is stored."""
    ranks: tuple[int, ...] | None

    @property
    def standing(self) -> tuple[AnswerRow, ...]:
        """The answers that count."""
        return tuple(answer for answer in self.answers if answer.undone is None)

"""Which sealed answer each seal in a course belongs to, found again from the seed.

This needs no rules, so it works for what was taken back, and for matches whose rules are forgotten.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.journal.courses import AnswerRow, Course, EventRow
from engine.play.chance import nonce_of, seal_of_answer
from engine.play.codec import decode_event
from engine.play.table import Sealed, Seat, Unsealed
from engine.play.tickets import round_of
from engine.sessions.chronicle import SEALED

UNSEALED: Final = Unsealed.__name__
"""The kind of the rows that turn a sealed answer up."""


@dataclass(frozen=True, slots=True)
class Sealing:
    """A sealed answer, the row of the story that has its seal, its nonce, and the attempt and count from
    which the nonce was made."""

    row: EventRow
    answer: AnswerRow
    attempt: int
    count: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Broken:
    """A row of the story whose seal, or whose answer, is not the right one."""

    row: EventRow
    seat: Seat

    @property
    def is_turned_up(self) -> bool:
        """Whether an answer was turned up that is not the sealed one; else no answer fits the seal."""
        return self.row.kind == UNSEALED


def sealings(course: Course) -> tuple[list[Sealing], list[Broken]]:
    """All sealed answers, fallen ones too, and all rows that differ; both in the order of the story."""
    found, broken = list[Sealing](), list[Broken]()
    by_seat = defaultdict[Seat, list[AnswerRow]](list)
    for answer in course.answers:
        by_seat[answer.seat].append(answer)
    used, seals = set[int](), dict[Seat, str]()
    for row in course.story:
        if row.kind not in (SEALED, UNSEALED):
            continue
        event = decode_event(row.kind, row.event, ())
        assert isinstance(event, Sealed | Unsealed)
        if isinstance(event, Unsealed):
            if seal_of_answer(event.nonce, event.answer) != seals.get(event.seat):
                broken.append(Broken(row, event.seat))
            continue
        seals[event.seat] = event.seal
        before = [each for each in by_seat[event.seat] if each.told < row.number and each.number not in used]
        newest = max((each.told for each in before), default=None)
        candidates = (each for each in before if each.told == newest)
        sealing = next(_fitting(course, row, event.seal, candidates), None)
        if sealing is None:
            broken.append(Broken(row, event.seat))
        else:
            used.add(sealing.answer.number)
            found.append(sealing)
    return found, broken


def _fitting(course: Course, row: EventRow, seal: str, candidates: Iterator[AnswerRow]) -> Iterator[Sealing]:
    """The answers that this seal fits. A seal counts all sealed answers of its question, changes included."""
    every = sorted({attempt for attempts in course.attempts.values() for attempt in attempts} | {0})
    for answer in candidates:
        number = round_of(answer.ticket)
        most = sum(round_of(each.ticket) == number for each in course.answers)
        # The rows of a round that was taken back are gone, so its attempt is one of all.
        for attempt in dict.fromkeys((*course.attempts.get(number, ()), *every)):
            for count in range(1, most + 1):
                nonce = nonce_of(course.seed, answer.ticket, attempt, count)
                if seal_of_answer(nonce, answer.answer) == seal:
                    yield Sealing(row, answer, attempt, count, nonce)

"""Tickets: the names of what a seat may answer. Everybody else passes them on as they are.

A ticket is `<round>.<EPOCH * epoch + n>`, n counting the round's questions from 1, and behind it the mark of
its kind. It is stored with each answer and stands in the ids of buttons, so what it is like never changes.
"""

from enum import StrEnum
from typing import Final

EPOCH: Final = 1000
"""No round asks this many questions in one epoch, so no number means two things."""

OVER: Final = "over"
"""The ticket of a match that is over: nothing can be answered."""

PATTERN: Final = r"[0-9]{1,5}\.[0-9]{1,6}[+!]?"
"""A regular expression for every ticket but `OVER`."""


class Kind(StrEnum):
    """What answers with a ticket are; the values are stored."""

    ASKED = "asked"
    """They answer the question."""
    ASIDE = "aside"
    """They change something meanwhile, and are no act in the game."""
    INTERJECTION = "interjection"
    """They are of a seat that nobody waits for: an act that everybody sees."""

    @property
    def mark(self) -> str:
        """What a ticket of this kind has behind the ticket of its question."""
        return _MARKS[self]


_MARKS: Final = {Kind.ASKED: "", Kind.ASIDE: "+", Kind.INTERJECTION: "!"}
_KINDS: Final = {mark: kind for kind, mark in _MARKS.items() if mark}


def ticket_of(round_number: int, epoch: int, number: int) -> str:
    """The ticket of a round's question: its number counts from 1, and each epoch has numbers of its own."""
    return f"{round_number}.{EPOCH * epoch + number}"


def of_kind(question: str, kind: Kind) -> str:
    """The ticket of what may be said in another way while a question is open."""
    return question + kind.mark


def kind_of(ticket: str) -> Kind:
    """What answers with this ticket are."""
    return _KINDS.get(ticket[-1:], Kind.ASKED)


def question_of(ticket: str) -> str:
    """The ticket of the question that an aside or an interjection is open with; a question's own is that."""
    return ticket[:-1] if ticket[-1:] in _KINDS else ticket


def epoch_of(ticket: str) -> int:
    """The epoch in which a question with this ticket was open."""
    _, _, number = question_of(ticket).partition(".")
    return int(number) // EPOCH if number.isdecimal() else 0

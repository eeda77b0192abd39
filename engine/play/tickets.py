"""Tickets: the names of what a seat may answer. All other modules pass them on as they are.

A ticket is `<round>.<EPOCH * epoch + n>`, where n counts the round's questions from 1; the mark of its kind
follows. The ticket of an order is `<scope>=<decision>`: it belongs to no question. Tickets are stored with
answers and are part of the ids of buttons, so their form never changes.
"""

from enum import StrEnum
from typing import Final

EPOCH: Final = 1000
"""No round asks this many questions in one epoch, so no number means two things."""

OVER: Final = "over"
"""The ticket of a match that is over: nothing can be answered."""

PATTERN: Final = r"(?:[0-9]{1,5}\.[0-9]{1,6}[+!]?|[0-9]{1,5}=[a-z][a-z-]{0,30})"
"""A regular expression for every ticket except `OVER`."""


class Kind(StrEnum):
    """What kind of answer a ticket is for; the values are stored."""

    ASKED = "asked"
    """It answers the question."""
    ASIDE = "aside"
    """It changes something meanwhile, and is no act in the game."""
    INTERJECTION = "interjection"
    """It comes from a seat that nobody waits for, and is an act that everybody sees."""
    AHEAD = "ahead"
    """It says ahead what the seat will answer, and is no act."""

    @property
    def mark(self) -> str:
        """What follows the question's ticket in a ticket of this kind. An order's ticket has it in its midst,
        and names no question."""
        return _MARKS[self]


_AHEAD: Final = "="
_MARKS: Final = {Kind.ASKED: "", Kind.ASIDE: "+", Kind.INTERJECTION: "!", Kind.AHEAD: _AHEAD}
_KINDS: Final = {mark: kind for kind, mark in _MARKS.items() if mark and kind is not Kind.AHEAD}


def ticket_of(round_number: int, epoch: int, number: int) -> str:
    """The ticket of a round's question: `number` counts from 1, and each epoch has its own range."""
    return f"{round_number}.{EPOCH * epoch + number}"


def of_kind(question: str, kind: Kind) -> str:
    """The ticket for answers of this kind while a question is open."""
    return question + kind.mark


def ahead_of(scope: int, decision: str) -> str:
    """The ticket for an order: what it is about, and the name of the decision that it will answer."""
    return f"{scope}{_AHEAD}{decision}"


def scope_of(ticket: str) -> int:
    """What an order with this ticket is about."""
    return int(ticket.partition(_AHEAD)[0])


def decision_of(ticket: str) -> str:
    """The name of the decision that an order with this ticket will answer."""
    return ticket.partition(_AHEAD)[2]


def kind_of(ticket: str) -> Kind:
    """What kind of answer this ticket is for."""
    return Kind.AHEAD if _AHEAD in ticket else _KINDS.get(ticket[-1:], Kind.ASKED)


def question_of(ticket: str) -> str:
    """The ticket of the question to which an aside or an interjection belongs; a question's own as it is."""
    return ticket[:-1] if ticket[-1:] in _KINDS else ticket


def round_of(ticket: str) -> int:
    """The round in which a question with this ticket is open; 0 for `OVER`."""
    number, _, _ = ticket.partition(".")
    return int(number) if number.isdecimal() else 0


def epoch_of(ticket: str) -> int:
    """The epoch in which a question with this ticket was open."""
    _, _, number = question_of(ticket).partition(".")
    return int(number) // EPOCH if number.isdecimal() else 0

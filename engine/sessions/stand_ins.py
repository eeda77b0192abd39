"""Who answers in a seat whose owner does not play it: so far, the game's robot in a seat that nobody owns.

It knows matches and seats, and neither people, the journal nor time.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.errors import Rejected, SaloonError
from engine.journal.records import By, SeatRow
from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.match import Advance, Match, Opened
from engine.play.table import Seat


@dataclass(frozen=True, slots=True)
class Said:
    """An answer in somebody's place; the answer itself may be None, which passes."""

    answer: Answer


class StandIn(Protocol):
    """Answers in the place of a seat's owner."""

    @property
    def by(self) -> By:
        """By whom its answers are."""

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said | None:
        """What it answers to what is open to the seat; None leaves it to the owner."""


class GameRobot:
    """The game's robot: it answers everything, from what the seat sees; its luck is its own."""

    by: Final = By.ROBOT

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said:
        chance = Chance(match.seed, "robot", opened.ticket, seat)
        return Said(match.game.robot(match.view(seat), opened.decision, chance))


_ROBOT: Final = GameRobot()


def stand_ins_of(seats: Sequence[SeatRow]) -> dict[Seat, StandIn]:
    """Who stands in where: a robot in each seat without an owner."""
    return {Seat(number): _ROBOT for number, seat in enumerate(seats) if seat.is_robot}


def answers_in_place(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]
) -> Iterator[tuple[Seat, By, Advance]]:
    """The answers of those who stand in, one by one, each submitted when it is taken, until somebody else is
    waited for or the match is over; before each question those interject who are not waited for."""
    yield from _interjected(match, stand_ins)
    while (said := _next_said(match, stand_ins)) is not None:
        yield said
        yield from _interjected(match, stand_ins)


def _next_said(match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]) -> tuple[Seat, By, Advance] | None:
    """The answer of the first seat that is waited for and has somebody who answers."""
    for seat in match.waiting_for():
        stand_in = stand_ins.get(seat)
        if stand_in is None:
            continue
        opened = match.opened(seat)
        said = stand_in.says(match, seat, opened)
        if said is not None:
            return seat, stand_in.by, _submitted(match, seat, opened, said.answer)
    return None


def _interjected(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]
) -> Iterator[tuple[Seat, By, Advance]]:
    """Let each of them that may interject speak once in a question, if it has something to say, if need be to
    what others say; so this ends."""
    spoken, silent = set[tuple[str, Seat]](), set[tuple[str, Seat]]()
    while match.question is not None:
        may_speak = [seat for seat in match.question.interjections() if seat in stand_ins]
        seat = next((seat for seat in may_speak if (match.ticket, seat) not in spoken | silent), None)
        if seat is None:
            break
        opened, stand_in = match.opened(seat), stand_ins[seat]
        said = stand_in.says(match, seat, opened)
        if said is None or match.stands(seat, said.answer, ticket=opened.ticket):
            silent.add((match.ticket, seat))
            continue
        spoken.add((match.ticket, seat))
        silent.clear()  # others may have something to say to this
        yield seat, stand_in.by, _submitted(match, seat, opened, said.answer)


def _submitted(match: Match[Any, Any], seat: Seat, opened: Opened, answer: Answer) -> Advance:
    """An answer in somebody's place, submitted. It is a bug where the game refuses it."""
    try:
        return match.submit(seat, answer, ticket=opened.ticket)
    except Rejected as error:
        raise SaloonError(f"the robot of {match.game.name} answers {opened.decision.name} wrongly") from error

"""Stand-ins: whatever answers for a seat that no person plays. A seat without an owner has the game's robot,
and a kept seat has a caretaker.

They know matches and seats. They do not know people, the journal or time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.errors import IllegalAnswer, Rejected, SaloonError
from engine.journal.records import By, SeatRow
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Pick, Subset
from engine.play.game import Usual
from engine.play.match import Advance, Match, Opened
from engine.play.table import Seat


@dataclass(frozen=True, slots=True)
class Said:
    """What a stand-in answers. `answer` may itself be None, which means to pass."""

    answer: Answer


class StandIn(Protocol):
    """Whatever answers for a seat."""

    @property
    def by(self) -> By:
        """What kind of stand-in it is, as it is stored with its answers."""

    @property
    def interjects(self) -> bool:
        """Whether it may also say what it is not asked."""

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said | None:
        """The answer to `opened`, which the seat may answer now; None if it leaves that to the owner."""


class GameRobot:
    """The game's robot. It answers everything, and knows only what its seat sees. It draws from a chance of
    its own, so the match's luck does not change."""

    by: By = By.ROBOT
    interjects = True

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said:
        return self._robot_says(match, seat, opened.ticket, opened.decision)

    def _robot_says(
        self, match: Match[Any, Any], seat: Seat, ticket: str, decision: Decision[Answer]
    ) -> Said:
        """What the robot answers to a decision."""
        chance = Chance(match.seed, "robot", ticket, seat)
        return Said(match.game.robot(match.view(seat), decision, chance))


class Caretaker(GameRobot):
    """The game's robot on the seat of somebody who is not there. It answers what it is asked, and says
    nothing else."""

    by = By.CARETAKER
    interjects = False


class TheClock(GameRobot):
    """What answers when a seat's time is up: the answer that commits the seat to nothing, or else the game's
    robot. The robot may not make the table wait anew, unless nothing else is legal."""

    by = By.CLOCK
    interjects = False

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said:
        decision, safe = opened.decision, match.game.safe
        if decision.name in safe:
            answer = safe[decision.name]
            if isinstance(answer, Usual):
                answer = decision.usual if isinstance(decision, Subset) else None
            with suppress(IllegalAnswer):
                return Said(decision.parse(answer))
        waits = match.game.waits.get(decision.name)
        if waits is not None and isinstance(decision, Pick):
            decision = decision.without(waits)
        return self._robot_says(match, seat, opened.ticket, decision)


_ROBOT: Final = GameRobot()
_CARETAKER: Final = Caretaker()


def stand_ins_of(seats: Sequence[SeatRow], *, is_anybody_present: bool) -> dict[Seat, StandIn]:
    """The seats that have a stand-in: every seat without an owner has a robot, and as long as a person is
    present, every kept seat has a caretaker. Caretakers do not play among themselves."""
    found: dict[Seat, StandIn] = {}
    for number, seat in enumerate(seats):
        if seat.is_robot:
            found[Seat(number)] = _ROBOT
        elif seat.kept is not None and is_anybody_present:
            found[Seat(number)] = _CARETAKER
    return found


def answers_in_place(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]
) -> Iterator[tuple[Seat, By, Advance]]:
    """Let stand-ins answer until the table waits for somebody else or the match is over. Before each answer,
    stand-ins that are not waited for may interject, unless a stand-in can ask them. Each answer is submitted
    when the caller takes it."""
    yield from _interjections(match, stand_ins)
    while (answered := _next_answer(match, stand_ins)) is not None:
        yield answered
        yield from _interjections(match, stand_ins)


def _next_answer(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]
) -> tuple[Seat, By, Advance] | None:
    """Submit the answer of the first seat that is waited for and whose stand-in gives one; None if none
    does."""
    for seat in match.waiting_for():
        stand_in = stand_ins.get(seat)
        if stand_in is None:
            continue
        opened = match.opened(seat)
        said = stand_in.says(match, seat, opened)
        if said is not None:
            return seat, stand_in.by, _submit(match, seat, opened, said.answer)
    return None


def answers_of_the_clock(match: Match[Any, Any], seats: Iterable[Seat]) -> Iterator[tuple[Seat, Advance]]:
    """Let the clock answer for each of these seats until the table waits for somebody else: whoever is not
    there is not asked the follow-up either. But whoever has let a brief call pass may well be there: they are
    asked. Each answer is submitted when the caller takes it."""
    clock = TheClock()
    for seat in seats:
        if seat not in match.waiting_for():
            continue
        is_brief = match.asked(seat).name in match.game.brief
        while True:
            opened = match.opened(seat)
            yield seat, _submit(match, seat, opened, clock.says(match, seat, opened).answer)
            if is_brief or match.waiting_for() != (seat,):
                break


def _interjections(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]
) -> Iterator[tuple[Seat, By, Advance]]:
    """Let stand-ins interject. Each may do so once per question. Whenever one has spoken, those that had
    nothing to say are asked again. If a stand-in can ask them, they say nothing before it does, because
    people could not say anything before it, either."""
    if _can_ask_others(match, stand_ins):
        return
    spoken, silent = set[tuple[str, Seat]](), set[tuple[str, Seat]]()
    while match.question is not None:
        may_speak = [
            seat
            for seat in match.question.interjections()
            if seat in stand_ins and stand_ins[seat].interjects
        ]
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
        yield seat, stand_in.by, _submit(match, seat, opened, said.answer)


def _can_ask_others(match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]) -> bool:
    """Whether a stand-in is waited for that may make the table wait for others first."""
    if not match.game.waits:
        return False
    return any(
        _has_one_of(match.asked(seat), match.game.waits) for seat in match.waiting_for() if seat in stand_ins
    )


def _has_one_of(decision: Decision[Answer], keys: Mapping[str, frozenset[str]]) -> bool:
    """Whether a decision has one of the options that are named for it."""
    named = keys.get(decision.name, frozenset())
    return isinstance(decision, Pick) and any(option.key in named for option in decision.options)


def _submit(match: Match[Any, Any], seat: Seat, opened: Opened, answer: Answer) -> Advance:
    """Submit a stand-in's answer. Raises SaloonError if the game refuses it, which is a bug."""
    try:
        return match.submit(seat, answer, ticket=opened.ticket)
    except Rejected as error:
        raise SaloonError(f"the robot of {match.game.name} answers {opened.decision.name} wrongly") from error

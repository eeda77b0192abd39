"""Stand-ins: whatever answers for a seat while no person does. A seat without an owner has the game's robot,
a kept seat has a caretaker, and what a seat's owner has said ahead answers first.

They know matches and seats. They do not know people, the journal or time.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Protocol

from engine.errors import IllegalAnswer, Rejected, SaloonError
from engine.journal.records import By, OrderRow, PersonId, SeatRow
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Pick, Subset
from engine.play.game import Usual
from engine.play.match import Advance, Match, Opened
from engine.play.orders import Order, Said, answer_of
from engine.play.table import Seat


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


@dataclass(frozen=True, slots=True)
class OrdersOf:
    """What the owner of a seat has said ahead. It answers what it is about, and says nothing else."""

    person: PersonId
    orders: Mapping[str, Order]
    """By the name of the decision."""

    def says(self, match: Match[Any, Any], seat: Seat, opened: Opened) -> Said | None:
        """The answer to `opened`, which the seat is asked now; None if that is left to the owner."""
        name = opened.decision.name
        order, orderable = self.orders.get(name), match.game.orderable(name)
        if order is None or orderable is None:
            return None
        return answer_of(orderable, match.view(seat), opened.decision, order)


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
_NOTHING_AHEAD: Final[Mapping[Seat, OrdersOf]] = MappingProxyType({})
MOST_AHEAD: Final = 200
"""How many answers that were said ahead are given in a row, so that no game that asks the same for ever can
hold the bot up. Then people are asked themselves. No game of ours comes near it."""


@dataclass(frozen=True, slots=True)
class InPlace:
    """An answer that was given in the place of a person."""

    seat: Seat
    by: By
    advance: Advance
    person: PersonId | None = None
    """Who has said it ahead; None if nobody has."""
    is_brief: bool = False
    """Whether it was said ahead for a question whose calls are brief (`Game.brief`)."""


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


def orders_of(rows: Iterable[OrderRow]) -> dict[Seat, OrdersOf]:
    """What was said ahead, by seat."""
    found: dict[Seat, OrdersOf] = {}
    for row in rows:
        before = found.get(row.seat)
        orders = {} if before is None else before.orders
        found[row.seat] = OrdersOf(row.person, {**orders, row.order.decision: row.order})
    return found


def answers_in_place(
    match: Match[Any, Any],
    stand_ins: Mapping[Seat, StandIn],
    ahead: Callable[[], Mapping[Seat, OrdersOf]] = lambda: _NOTHING_AHEAD,
) -> Iterator[InPlace]:
    """Let stand-ins, and what people have said ahead, answer until the table waits for somebody else or the
    match is over. Before each answer, stand-ins that are not waited for may interject, unless a stand-in can
    ask them. `ahead` says what counts of what was said ahead; it is asked before each answer. Each answer is
    submitted when the caller takes it."""
    yield from _interjections(match, stand_ins)
    left = MOST_AHEAD
    while (answered := _next_answer(match, stand_ins, ahead() if left else _NOTHING_AHEAD)) is not None:
        left -= answered.person is not None
        yield answered
        yield from _interjections(match, stand_ins)


def _next_answer(
    match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn], ahead: Mapping[Seat, OrdersOf]
) -> InPlace | None:
    """Submit the answer of the first seat that is waited for and whose stand-in gives one; None if none does.
    What was said ahead comes after all stand-ins, as if it were pressed right then. Only on a kept seat it
    comes first: the caretaker answers what its owner has not."""
    waiting = match.waiting_for()
    for seat in waiting:
        if seat in stand_ins:
            found = _said_ahead(match, seat, ahead, By.CARETAKER) or _said_by(match, seat, stand_ins[seat])
            if found is not None:
                return found
    own = (_said_ahead(match, seat, ahead, By.ORDER) for seat in waiting if seat not in stand_ins)
    return next((found for found in own if found is not None), None)


def _said_by(match: Match[Any, Any], seat: Seat, stand_in: StandIn) -> InPlace | None:
    """Submit what a stand-in answers; None if it answers nothing."""
    opened = match.opened(seat)
    said = stand_in.says(match, seat, opened)
    return None if said is None else InPlace(seat, stand_in.by, _submit(match, seat, opened, said.answer))


def _said_ahead(match: Match[Any, Any], seat: Seat, ahead: Mapping[Seat, OrdersOf], by: By) -> InPlace | None:
    """Submit what the seat's owner has said ahead; None if that answers nothing now."""
    if seat not in ahead:
        return None
    opened = match.opened(seat)
    said = ahead[seat].says(match, seat, opened)
    if said is None:
        return None
    is_brief = opened.decision.name in match.game.brief
    return InPlace(seat, by, _submit(match, seat, opened, said.answer), ahead[seat].person, is_brief)


def answers_of_the_clock(
    match: Match[Any, Any], seats: Iterable[Seat], ahead: Mapping[Seat, OrdersOf] = _NOTHING_AHEAD
) -> Iterator[tuple[Seat, Advance]]:
    """Let the clock answer for each of these seats until the table waits for somebody else: whoever is not
    there is not asked the follow-up either. But whoever has let a brief call pass may well be there: they are
    asked. A follow-up that is answered by what was said ahead is left to that. Each answer is submitted when
    the caller takes it."""
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
            if seat in ahead and ahead[seat].says(match, seat, match.opened(seat)) is not None:
                break


def answers_of_robots(match: Match[Any, Any], most: int) -> Iterator[tuple[Seat, Advance]]:
    """Let robots answer for whoever is waited for, so often at most. Each answer is submitted when the caller
    takes it."""
    for _ in range(most):
        waiting = match.waiting_for()
        if not waiting:
            break
        seat, opened = waiting[0], match.opened(waiting[0])
        yield seat, _submit(match, seat, opened, _ROBOT.says(match, seat, opened).answer)


def _interjections(match: Match[Any, Any], stand_ins: Mapping[Seat, StandIn]) -> Iterator[InPlace]:
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
        yield InPlace(seat, stand_in.by, _submit(match, seat, opened, said.answer))


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

"""The one place that carries acts out: apply the act, let stand-ins answer, then store everything at once.

It knows matches and the journal. It does not know what an act means or who may do it. The caller must hold
the session's lock.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine import measures
from engine.journal import (
    call_rows,
    clock_rows,
    ending_rows,
    entry_rows,
    match_rows,
    motion_rows,
    offer_rows,
    order_rows,
    result_rows,
    session_rows,
    story_rows,
)
from engine.journal.journal import Journal
from engine.journal.motion_rows import MotionKind
from engine.journal.offer_rows import Outcome
from engine.journal.records import By, Given, OrderRow, Result, SeatRow, Session
from engine.play.orders import Order, invited_to, left_of
from engine.play.table import Seat
from engine.play.tickets import Kind, ahead_of, decision_of, kind_of, question_of
from engine.sessions.acts import Act
from engine.sessions.live_matches import AnyMatch, Live, LiveMatches
from engine.sessions.seating import host_and_status
from engine.sessions.settling import settle
from engine.sessions.stand_ins import OrdersOf, answers_in_place, orders_of, stand_ins_of

log = logging.getLogger(__name__)

_BECOMES: Final = {"playing": "has started", "over": "is over", "closed": "is closed"}

Opening: TypeAlias = Callable[[sqlite3.Connection, float], Session]
"""Stores a session that is new at a moment, and returns it."""


class Steps:
    """Carries acts out. If one fails half-way, its match is dropped from memory, so that nobody sees half a
    step."""

    def __init__(self, journal: Journal, matches: LiveMatches, now: Callable[[], float] = time.time) -> None:
        self._journal = journal
        self._matches = matches
        self._now = now

    async def carry_out(
        self,
        live: Live,
        act: Act,
        *,
        orders: Sequence[OrderRow] | None = None,
        opening: Opening | None = None,
    ) -> None:
        """Apply an act to a live match, let stand-ins and orders answer, and store it all. `orders` is all
        that is said ahead from this act on, if the act changes it. With an `opening`, the session does not
        exist yet: it is opened in the same transaction. When this returns, everything is on the disk. After
        an error nothing is; after a cancellation it is everything or nothing."""
        async with self._matches.evicted_on_failure(live):
            seats = act.seats(live.session)
            said = live.orders if orders is None else orders
            said = [row for row in said if seats[row.seat].person == row.person]
            awaited = set(live.match.waiting_for())
            given = act.submit_answers(live.match)
            unseen = [one for one in given if one.seat not in awaited]  # a sealed answer was changed
            at = self._now()
            stand_ins = stand_ins_of(
                seats, is_anybody_present=await self._is_anybody_present(live, seats, at)
            )
            _, status = host_and_status(live.session, seats)
            if act.is_heard and status != "closed":
                said = _left(live.match, said)

                def ahead() -> Mapping[Seat, OrdersOf]:
                    return orders_of(_in_turn(said, seats, stand_ins))

                for one in answers_in_place(live.match, stand_ins, ahead):
                    given.append(
                        Given(one.seat, one.person, one.advance, live.match.digest(), one.by, one.is_brief)
                    )
                    said = _left(live.match, said)
            called = (seat for seat in live.match.waiting_for() if not seats[seat].is_robot)
            waiting = dict.fromkeys(called, live.match.ticket)
            await self._store(live, act, waiting, given, at, tuple(said), opening)
            if act.is_heard:  # else nobody may learn of it
                _measure(live.match.game.name, given, unseen)

    async def _is_anybody_present(self, live: Live, seats: tuple[SeatRow, ...], at: float) -> bool:
        """Whether a person plays and is not away. It matters only if seats are kept. Who is away is read
        anew, because people go away and come back outside the session."""
        if not any(seat.kept for seat in seats):
            return True
        session = await self._matches.stored(live.session.id)
        return bool(replace(session, seats=seats).present(at))

    async def _store(
        self,
        live: Live,
        act: Act,
        waiting: Mapping[Seat, str],
        given: Sequence[Given],
        at: float,
        orders: tuple[OrderRow, ...],
        opening: Opening | None,
    ) -> None:
        answered = live.answered
        recalling, result = _question_that_recalls(live.match, given), _result(live.match, at)
        seats = act.seats(live.session)
        _, status = host_and_status(live.session, seats)
        is_closed = status == "closed"
        is_alone = sum(not row.is_robot for row in seats) <= 1
        asked = {seat: live.match.asked(seat).name for seat in waiting}
        brief = [seat for seat, name in asked.items() if name in live.match.game.brief]
        concerned = {} if is_closed else _concerned(live.match, seats)
        invited = [seat for seat in asked if decision_of(concerned.get(seat, "")) == asked[seat]]
        answers = [one for one in given if kind_of(one.advance.ticket) is Kind.ASKED]
        own = _own(answers)

        def job(db: sqlite3.Connection) -> tuple[Session, int]:
            before = live.session if opening is None else opening(db, at)
            act.store(db, before, at)
            settled = []
            for one in given:
                is_own = any(one is each for each in own)
                gained = clock_rows.account(db, before, one, at) if is_own else 0.0
                settled.append(replace(one, gained=gained))
            for one in own:
                offer_rows.end(db, before.id, Outcome.BACK, one.seat)
            if any(kind_of(one.advance.ticket) is not Kind.ASIDE for one in given):
                motion_rows.end_open_motion(db, before.id, MotionKind.UNDO)
            match_rows.save_step(db, before.id, settled, answered=answered, at=at)
            order_rows.save_orders(db, before.id, live.orders, orders, at)
            if not act.is_heard:  # nothing else may change, or the others could notice
                return before, story_rows.last_told(db, before.id)
            if result is not None or is_alone:
                ranks = None if result is None else result.ranks
                settle(db, before, ranks, at, is_over=result is not None)
            answering = {one.person for one in own if one.person is not None}
            entry_rows.save_active(db, before.guild, answering, at)
            if act.by.is_own or own:
                session_rows.save_last_act(db, before.id, at)
            call_rows.spend(db, before.id, [one.seat for one in answers], at)
            call_rows.save_invited(db, before.id, concerned, at=at)
            recalled = call_rows.save_calls(
                *(db, before.id, waiting),
                at=at,
                decisions=asked,
                brief=brief,
                invited=invited,
                recalling=recalling,
            )
            clock_rows.recall(db, before, recalled, at)
            if result is not None:
                match_rows.save_end(db, before.id)
                result_rows.save_result(db, before.id, result)
            if result is not None or is_closed:
                ending_rows.end_all(db, before.id, at)
            session = clock_rows.refresh(db, before.id, at)
            return session, story_rows.last_told(db, before.id)

        session, told = await self._journal.write(job)
        if session.status != live.session.status:
            log.info("game %d (%s) %s", session.id, session.game, _BECOMES[session.status])
        live.session, live.answered, live.told, live.orders = session, answered + len(given), told, orders
        if _opened_by(live.match, given):
            live.opened = at


def _measure(game: str, given: Sequence[Given], unseen: Sequence[Given]) -> None:
    """Count answers as everybody sees them: that one was said ahead or changed, they do not see."""
    for one in given:
        if kind_of(one.advance.ticket) is Kind.ASKED and not any(one is each for each in unseen):
            measures.ANSWERS.add(game, By.PERSON if one.by is By.ORDER else one.by)


def _own(answers: Sequence[Given]) -> list[Given]:
    """The answers that are their owner's own. If the clock has answered for a seat, what was said ahead for
    the questions that follow at once is none: whoever could have pressed it was not asked, and has missed
    their call."""
    own, missed = list[Given](), None
    for one in answers:
        missed = one.seat if one.by is By.CLOCK or one.seat == missed else None
        own += [one] if one.by.is_own and missed is None else []
    return own


def _left(match: AnyMatch, said: Sequence[OrderRow]) -> list[OrderRow]:
    """What is left of the orders that may still answer. Look after each answer: what has once done all that
    it was for is forgotten, whatever comes next in the same step."""
    if match.is_over:
        return []
    views = {seat: match.view(seat) for seat in {row.seat for row in said}}
    found = ((row, _order_left(match, row, views[row.seat])) for row in said)
    return [row if order == row.order else replace(row, order=order) for row, order in found if order]


def _in_turn(
    said: Sequence[OrderRow], seats: Sequence[SeatRow], stand_ins: Container[Seat]
) -> list[OrderRow]:
    """The orders that may answer now: those on kept seats only where caretakers play, too. If nobody is
    present, an answer on a kept seat could be nothing but an order."""
    return [row for row in said if seats[row.seat].kept is None or row.seat in stand_ins]


def _concerned(match: AnyMatch, seats: Sequence[SeatRow]) -> dict[Seat, str]:
    """The seats of people who may say something ahead now for which all are invited, each with the ticket by
    which they do. What anybody has said is not looked at, or who is invited would tell of it."""
    inviting = [orderable for orderable in match.game.orders if orderable.invites is not None]
    if match.question is None or not inviting:
        return {}
    found: dict[Seat, str] = {}
    for seat in (Seat(number) for number, row in enumerate(seats) if not row.is_robot):
        view = match.view(seat)
        for orderable in inviting:
            scope = invited_to(orderable, view)
            if scope is not None:
                found.setdefault(seat, ahead_of(scope, orderable.decision))
    return found


def _order_left(match: AnyMatch, row: OrderRow, view: object) -> Order | None:
    """What is left of an order, from what its seat sees; None if it will never answer any more."""
    orderable = match.game.orderable(row.order.decision)
    return None if orderable is None else left_of(orderable, view, row.order)


def _question_that_recalls(match: AnyMatch, given: Sequence[Given]) -> str | None:
    """The ticket of the open question, if it must call its seats once more. It must if it was open before
    these answers, and one of them is an interjection that matters to those seats. A new question calls its
    seats anyway."""
    is_same = any(question_of(one.advance.ticket) == match.ticket for one in given[:1])
    return match.ticket if is_same and any(one.advance.calls for one in given) else None


def _result(match: AnyMatch, at: float) -> Result | None:
    """How the match ended, if it did."""
    if not match.is_over:
        return None
    ranking = match.ranking()
    return Result(at, ranking.ranks, ranking.points)


def _opened_by(match: AnyMatch, given: Sequence[Given]) -> bool:
    """Whether the open question was opened by these answers, because one of them answers an earlier
    question."""
    return any(question_of(one.advance.ticket) != match.ticket for one in given)

"""Acts of time: the clock answers for somebody, a caretaker takes a seat, and its owner is back.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.clock.pace import PaceName
from engine.journal import (
    act_rows,
    clock_rows,
    draft_rows,
    lost_seat_rows,
    offer_rows,
    session_rows,
    sitting_rows,
    story_rows,
)
from engine.journal.clock_rows import Allowance
from engine.journal.offer_rows import Outcome
from engine.journal.records import By, Call, Given, LostBecause, PersonId, SeatRow, Session, SessionId
from engine.play.match import Match
from engine.play.table import Seat, Told
from engine.sessions.acts import Plain, change_seats
from engine.sessions.seating import robot_name, with_caretaker, with_seat
from engine.sessions.session_events import CameBack, CaretakerSatDown, LostSeat, TimeWasUp
from engine.sessions.stand_ins import OrdersOf, answers_of_the_clock

MISSES = 2
"""After so many misses in a row a seat gets a caretaker."""


@dataclass(frozen=True, slots=True)
class Loser:
    """Somebody who loses their seat."""

    robot: str
    """The name of the robot that sits down there."""
    why: LostBecause


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of some seats is up, so the clock answers for them. Seats in `keeping` get a caretaker, those
    in `losing` a robot, which also answers what their owner has not. Those
    in `brief` had a brief call: that is no miss, and nobody is told that their time was up."""

    expired: tuple[Seat, ...]
    keeping: Mapping[Seat, str] = field(default_factory=dict)
    """The names of the caretakers."""
    at: float = 0.0
    brief: tuple[Seat, ...] = ()
    ahead: Mapping[Seat, OrdersOf] = field(default_factory=dict)
    """What was said ahead, by seat."""
    losing: Mapping[Seat, Loser] = field(default_factory=dict)
    """Who loses their seat at a table of a league."""
    by: By = By.CLOCK

    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        seats = session.seats
        for seat, caretaker in self.keeping.items():
            seats = with_caretaker(seats, seat, caretaker, self.at)
        for seat, loser in self.losing.items():
            seats = with_seat(seats, seat, SeatRow(loser.robot))
        return seats

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return [
            Given(seat, None, advance, match.digest(), self.by)
            for seat, advance in answers_of_the_clock(match, self.expired, self.ahead)
        ]

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        missed = [seat for seat in self.expired if seat not in self.brief]
        for seat in missed:
            story_rows.tell(db, session.id, [Told(TimeWasUp(seat))], at)
            allowance = clock_rows.allowance(db, session, seat)
            clock_rows.save_allowance(db, session.id, seat, Allowance(0.0, allowance.misses + 1))
        if self.expired:
            data = {"seats": missed, "brief": list(self.brief)}
            act_rows.add_act(db, session.id, "time", self.by, data=data, at=at)
        seats = session.seats
        for seat, caretaker in self.keeping.items():
            seats = with_caretaker(seats, seat, caretaker, self.at)
            change_seats(db, session, [(seats, CaretakerSatDown(seat, caretaker))], at)
            named = {"caretaker": caretaker}
            act_rows.add_act(db, session.id, "kept", self.by, seat=seat, data=named, at=at)
        for seat, loser in self.losing.items():
            left, seats = seats[seat].name, with_seat(seats, seat, SeatRow(loser.robot))
            told = LostSeat(seat, left, loser.robot, loser.why)
            change_seats(db, session, [(seats, told)], at)
            sitting_rows.take_away(db, session.id, seat, loser.why)
            draft_rows.forget_seat(db, session.id, seat)
            act_rows.add_act(db, session.id, "lost", self.by, seat=seat, data={"why": loser.why}, at=at)


@dataclass(frozen=True, slots=True)
class Returned(Plain):
    """The owner of a kept seat plays again. They find at least half of their reserve."""

    seat: Seat
    person: PersonId
    by: By = By.PERSON

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return with_caretaker(session.seats, self.seat, None)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        change_seats(db, session, [(self.seats(session), CameBack(self.seat))], at)
        act_rows.add_act(db, session.id, "back", self.by, seat=self.seat, person=self.person, at=at)
        clock_rows.replenish(db, session, self.seat, part=0.5)
        offer_rows.end(db, session.id, Outcome.BACK, self.seat)


def time_up(
    db: sqlite3.Connection, session_id: SessionId, now: float, gone: Container[PersonId]
) -> TimeUp | None:
    """What time does to a session now; None if it does nothing. Its clocks are refreshed first, because an
    absence may have ended since they were last looked at.

    Brief calls end together, when the time of the last one is up. Everybody knows what the clock answers to
    them: if it answered earlier for some, others could still make use of that. So they do not end while one
    of them stands, either: that is the call of the only one who is there."""
    session = session_rows.session(db, session_id)
    if session is None or session.status != "playing":
        return None
    session = clock_rows.refresh(db, session_id, now)
    up = [call for call in session.calls if call.clock.due is not None and call.clock.due <= now]
    if any(call.is_brief and call not in up for call in session.calls):
        up = [call for call in up if not call.is_brief]
    why = {} if session.fixture is None else _why_lost(db, session, up, now)
    up = [call for call in up if call.seat not in why]
    brief = tuple(call.seat for call in up if call.is_brief)
    waited = [c.seat for c in session.calls if c.keep_at is not None and c.keep_at <= now]
    lost = [
        seat
        for seat in (call.seat for call in up if not call.is_brief)
        if session.seats[seat].person in gone or clock_rows.allowance(db, session, seat).misses + 1 >= MISSES
    ]
    taken, keeping, losing = list(session.names_taken), dict[Seat, str](), dict[Seat, Loser]()
    for seat in sorted({*lost, *waited} - {*why}):
        keeping[seat] = robot_name(taken)
        taken.append(keeping[seat])
    for seat in sorted(why):
        robot = session.seats[seat].kept or robot_name(taken)
        losing[seat] = Loser(robot, why[seat])
        taken.append(robot)
    if not up and not keeping and not losing:
        return None
    return TimeUp(tuple(call.seat for call in up), keeping, now, brief, losing=losing)


def _why_lost(
    db: sqlite3.Connection, session: Session, up: Sequence[Call], now: float
) -> dict[Seat, LostBecause]:
    """The seats of a league's table that are lost at a moment, because of calls whose time is `up`, or
    because a caretaker has played there for too long."""
    found = dict[Seat, LostBecause]()
    for call in up:
        person = session.seats[call.seat].person
        if call.is_brief or person is None:
            continue
        if not lost_seat_rows.has_answered(db, session.id, person):
            found[call.seat] = LostBecause.NO_SHOW
        elif session.pace is PaceName.OVERTIME:
            found[call.seat] = LostBecause.LAPSED
    for seat, at in lost_seat_rows.lost_by_absence(db, session).items():
        if at <= now:
            found[seat] = LostBecause.ABSENT
    return found

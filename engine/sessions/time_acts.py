"""Acts of time: the clock answers for somebody, a caretaker takes a seat, and its owner is back.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.journal import act_rows, clock_rows, offer_rows, session_rows, story_rows
from engine.journal.clock_rows import Allowance
from engine.journal.offer_rows import Outcome
from engine.journal.records import By, Given, PersonId, SeatRow, Session, SessionId
from engine.play.match import Match
from engine.play.table import Seat, Told
from engine.sessions.acts import Plain, change_seats
from engine.sessions.seating import robot_name, with_caretaker
from engine.sessions.session_events import CameBack, CaretakerSatDown, TimeWasUp
from engine.sessions.stand_ins import answers_of_the_clock

MISSES = 2
"""After so many misses in a row a seat gets a caretaker."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of some seats is up, so the clock answers for them. Seats in `keeping` get a caretaker."""

    expired: tuple[Seat, ...]
    keeping: Mapping[Seat, str] = field(default_factory=dict)
    """The names of the caretakers."""
    at: float = 0.0
    by: By = By.CLOCK

    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        seats = session.seats
        for seat, caretaker in self.keeping.items():
            seats = with_caretaker(seats, seat, caretaker, self.at)
        return seats

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return [
            Given(seat, None, advance, match.digest(), self.by)
            for seat, advance in answers_of_the_clock(match, self.expired)
        ]

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        for seat in self.expired:
            story_rows.tell(db, session.id, [Told(TimeWasUp(seat))], at)
            allowance = clock_rows.allowance(db, session, seat)
            clock_rows.save_allowance(db, session.id, seat, Allowance(0.0, allowance.misses + 1))
        if self.expired:
            data = {"seats": list(self.expired)}
            act_rows.add_act(db, session.id, "time", self.by, data=data, at=at)
        seats = session.seats
        for seat, caretaker in self.keeping.items():
            seats = with_caretaker(seats, seat, caretaker, self.at)
            change_seats(db, session, [(seats, CaretakerSatDown(seat, caretaker))], at)
            named = {"caretaker": caretaker}
            act_rows.add_act(db, session.id, "kept", self.by, seat=seat, data=named, at=at)


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
    absence may have ended since they were last looked at."""
    session = session_rows.session(db, session_id)
    if session is None or session.status != "playing":
        return None
    session = clock_rows.refresh(db, session_id, now)
    expired = [c.seat for c in session.calls if c.clock.due is not None and c.clock.due <= now]
    waited = [c.seat for c in session.calls if c.keep_at is not None and c.keep_at <= now]
    lost = [
        seat
        for seat in expired
        if session.seats[seat].person in gone or clock_rows.allowance(db, session, seat).misses + 1 >= MISSES
    ]
    taken, keeping = list(session.names_taken), {}
    for seat in sorted({*lost, *waited}):
        keeping[seat] = robot_name(taken)
        taken.append(keeping[seat])
    return TimeUp(tuple(expired), keeping, now) if expired or keeping else None

"""Acts of offers: a seat is offered to whoever likes to play on, and somebody takes it.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from dataclasses import dataclass

from engine.journal import act_rows, call_rows, clock_rows, draft_rows, offer_rows, story_rows
from engine.journal.offer_rows import Outcome
from engine.journal.records import By, PersonId, SeatRow, Session
from engine.play.table import Seat, Told
from engine.sessions.acts import Plain, change_seats, wake
from engine.sessions.openings import why_not_sit
from engine.sessions.seating import Person, with_seat
from engine.sessions.session_events import SeatOffered, TookSeat


@dataclass(frozen=True, slots=True)
class Offered(Plain):
    """A seat is free for whoever likes to play on. Until somebody takes it, everything stays as it is."""

    seat: Seat
    person: PersonId | None
    """Who has offered it; None if the table has agreed on it."""
    by: By = By.PERSON

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        story_rows.tell(db, session.id, [Told(SeatOffered(self.seat))], at)
        act_rows.add_act(db, session.id, "offer", self.by, seat=self.seat, person=self.person, at=at)
        offer_rows.offer(db, session.id, self.seat, session.names[self.seat], at)


@dataclass(frozen=True, slots=True)
class TookOver(Plain):
    """Somebody takes an offered seat, with all that belongs to it and all that it was told. They have at
    least half of the reserve; half-made choices of whoever sat there are forgotten."""

    seat: Seat
    person: Person
    by: By = By.PERSON

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return with_seat(session.seats, self.seat, SeatRow(self.person.name, self.person.id))

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        refusal = None
        if session.fixture is None:  # what a server allows does not count tables of leagues
            refusal = why_not_sit(db, session.guild, self.person.id)
        if refusal is not None:  # they have taken another seat since this one was to be theirs
            raise refusal
        if session.asleep_since is not None:
            wake(db, session, at, self.person.id)
        left = session.names[self.seat]
        change_seats(db, session, [(self.seats(session), TookSeat(self.seat, left, self.person.name))], at)
        names = {"left": left, "name": self.person.name}
        act_rows.add_act(
            db, session.id, "take-seat", self.by, seat=self.seat, person=self.person.id, data=names, at=at
        )
        clock_rows.replenish(db, session, self.seat, part=0.5, misses=0)
        draft_rows.forget_seat(db, session.id, self.seat)
        call_rows.forget(db, session.id, self.seat)
        offer_rows.end(db, session.id, Outcome.TAKEN, self.seat)

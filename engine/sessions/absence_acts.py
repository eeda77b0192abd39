"""Acts of absence: the owner of a seat is away from now on, or is back.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from dataclasses import dataclass
from typing import Final

from engine.journal import act_rows, clock_rows, offer_rows, story_rows
from engine.journal.offer_rows import Outcome
from engine.journal.records import Absence, By, Meanwhile, PersonId, SeatRow, Session
from engine.play.table import Seat, Told
from engine.sessions.acts import Plain, change_seats
from engine.sessions.seating import robot_name, with_caretaker
from engine.sessions.session_events import CameBack, CaretakerSatDown, WentAway

AWAY: Final = "away"
HOME: Final = "home"
"""The kinds of these acts, as they are stored."""


@dataclass(frozen=True, slots=True)
class GoneAway(Plain):
    """A person is away, or their absence has another end now. If they want it so, and at every
    league's table, a caretaker takes their seat at once."""

    seat: Seat
    person: PersonId
    absence: Absence
    at: float
    by: By = By.PERSON

    @property
    def data(self) -> dict[str, object]:
        """What is stored of it, by which it is known again."""
        absence = self.absence
        return {"since": absence.since, "until": absence.until, "meanwhile": absence.meanwhile}

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        if not self._gets_caretaker(session):
            return session.seats
        return with_caretaker(session.seats, self.seat, robot_name(session.names_taken), self.at)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        story_rows.tell(db, session.id, [Told(WentAway(self.seat, self.absence.until))], at)
        seats = self.seats(session)
        caretaker = seats[self.seat].kept
        if self._gets_caretaker(session) and caretaker is not None:
            change_seats(db, session, [(seats, CaretakerSatDown(self.seat, caretaker))], at)
        offer_rows.end(db, session.id, Outcome.BACK, self.seat)
        act_rows.add_act(
            db, session.id, AWAY, self.by, seat=self.seat, person=self.person, data=self.data, at=at
        )

    def _gets_caretaker(self, session: Session) -> bool:
        wants_one = self.absence.meanwhile is Meanwhile.CARETAKER or session.fixture is not None
        return wants_one and session.seats[self.seat].kept is None


@dataclass(frozen=True, slots=True)
class CameHome(Plain):
    """A person is back from an absence. What a caretaker has kept meanwhile is theirs again, their reserve is
    full, and if the table waits for them, the next board calls them once more, with the whole time."""

    seat: Seat
    person: PersonId
    absence: Absence
    by: By = By.PERSON

    @property
    def data(self) -> dict[str, object]:
        """What is stored of it, by which it is known again."""
        return {"since": self.absence.since}

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        if (session.seats[self.seat].kept_since or 0.0) < self.absence.since:
            return session.seats  # it was kept before, because they did not answer
        return with_caretaker(session.seats, self.seat, None)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        seats = self.seats(session)
        if seats[self.seat].kept is None:  # who was lost before plays once they press something of this game
            change_seats(db, session, [(seats, CameBack(self.seat))], at)
        clock_rows.replenish(db, session, self.seat, part=1.0)
        clock_rows.call_anew(db, session.id, self.seat, told=story_rows.last_told(db, session.id))
        offer_rows.end(db, session.id, Outcome.BACK, self.seat)
        act_rows.add_act(
            db, session.id, HOME, self.by, seat=self.seat, person=self.person, data=self.data, at=at
        )

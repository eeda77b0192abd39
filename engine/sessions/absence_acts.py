"""Acts of absence: the owner of a seat is away from now on, or is back.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.clock.pace import PACES
from engine.journal import act_rows, clock_rows, story_rows
from engine.journal.clock_rows import Allowance
from engine.journal.records import Absence, By, Given, Meanwhile, PersonId, SeatRow, Session
from engine.play.match import Match
from engine.play.table import Seat, Told
from engine.sessions.acts import change_seats
from engine.sessions.seating import robot_name
from engine.sessions.session_events import CameBack, CaretakerSatDown, WentAway

AWAY: Final = "away"
HOME: Final = "home"
"""The kinds of these acts, as they are stored."""


@dataclass(frozen=True, slots=True)
class GoneAway:
    """A person is away, or their absence has another end now. If they want it so, a caretaker takes their
    seat at once."""

    seat: Seat
    person: PersonId
    absence: Absence
    at: float
    by: By = By.PERSON

    is_heard = True

    @property
    def data(self) -> dict[str, object]:
        """What is stored of it, by which it is known again."""
        absence = self.absence
        return {"since": absence.since, "until": absence.until, "meanwhile": absence.meanwhile}

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        if not self._gets_caretaker(session):
            return session.seats
        caretaker = robot_name(session.names_taken)
        return tuple(
            replace(row, kept=caretaker, kept_since=self.at) if number == self.seat else row
            for number, row in enumerate(session.seats)
        )

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return []

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        story_rows.tell(db, session.id, [Told(WentAway(self.seat, self.absence.until))], at)
        seats = self.seats(session)
        caretaker = seats[self.seat].kept
        if self._gets_caretaker(session) and caretaker is not None:
            change_seats(db, session, [(seats, CaretakerSatDown(self.seat, caretaker))], at)
        act_rows.add_act(
            db, session.id, AWAY, self.by, seat=self.seat, person=self.person, data=self.data, at=at
        )

    def _gets_caretaker(self, session: Session) -> bool:
        return self.absence.meanwhile is Meanwhile.CARETAKER and session.seats[self.seat].kept is None


@dataclass(frozen=True, slots=True)
class CameHome:
    """A person is back from an absence. What a caretaker has kept meanwhile is theirs again, their reserve is
    full, and if the table waits for them, the next board calls them once more, with the whole time."""

    seat: Seat
    person: PersonId
    absence: Absence
    by: By = By.PERSON

    is_heard = True

    @property
    def data(self) -> dict[str, object]:
        """What is stored of it, by which it is known again."""
        return {"since": self.absence.since}

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return tuple(
            replace(row, kept=None, kept_since=None)
            if number == self.seat and (row.kept_since or 0.0) >= self.absence.since
            else row
            for number, row in enumerate(session.seats)
        )

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return []

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        change_seats(db, session, [(self.seats(session), CameBack(self.seat))], at)
        pace = None if session.pace is None else PACES.get(session.pace)
        before = clock_rows.allowance(db, session, self.seat)
        reserve = before.reserve if pace is None else pace.reserve
        allowance = Allowance(reserve, misses=min(before.misses, 1))
        clock_rows.save_allowance(db, session.id, self.seat, allowance)
        clock_rows.call_anew(db, session.id, self.seat, told=story_rows.last_told(db, session.id))
        act_rows.add_act(
            db, session.id, HOME, self.by, seat=self.seat, person=self.person, data=self.data, at=at
        )

"""Acts that a table decides on together, or that one player does for another: pause, go on, another pace,
more time.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from dataclasses import dataclass
from typing import Any

from engine.clock.pace import PaceName, pace_of
from engine.journal import act_rows, clock_rows, motion_rows, session_rows, story_rows
from engine.journal.motion_rows import Motion
from engine.journal.records import By, Given, PersonId, SeatRow, Session
from engine.play.match import Match
from engine.play.table import Event, Seat, Told
from engine.sessions.acts import Act, Plain
from engine.sessions.session_events import MoreTime, PaceChanged, Paused, WentOn


@dataclass(frozen=True, slots=True)
class Passed:
    """A motion has passed: what it decides is done in the same transaction."""

    motion: Motion
    """With its outcome."""
    act: Act
    """What it decides."""

    @property
    def by(self) -> By:
        return self.act.by

    @property
    def is_heard(self) -> bool:
        return self.act.is_heard

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return self.act.seats(session)

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return self.act.submit_answers(match)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        motion_rows.save_motion(db, self.motion)
        self.act.store(db, session, at)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Plain):
    """The clocks stand until a moment, in UNIX seconds."""

    until: float
    by: By = By.PERSON

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        motion_rows.save_pause(db, session.id, self.until)
        _tell(db, session, Paused(self.until), at)
        act_rows.add_act(db, session.id, "pause", self.by, data={"until": self.until}, at=at)


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseEnds(Plain):
    """The table plays on."""

    person: PersonId | None = None
    """Who ends the pause before its time; None if its time is up."""
    by: By = By.PERSON

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        motion_rows.end_pause(db, session.id)
        _tell(db, session, WentOn(), at)
        act_rows.add_act(db, session.id, "go-on", self.by, person=self.person, at=at)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPace(Plain):
    """The table has another pace. All clocks begin anew with the next board, and all reserves are full."""

    pace: PaceName
    by: By = By.PERSON

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        session_rows.save_pace(db, session.id, self.pace)
        clock_rows.call_anew(db, session.id)
        given = pace_of(self.pace)
        clock_rows.save_reserves(db, session.id, 0.0 if given is None else given.reserve)
        _tell(db, session, PaceChanged(self.pace), at)
        act_rows.add_act(db, session.id, "pace", self.by, data={"pace": self.pace}, at=at)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveTime(Plain):
    """A player gives a seat that is waited for one more call's time."""

    seat: Seat
    giver: Seat
    person: PersonId
    """Whose seat the giver's is."""
    by: By = By.PERSON

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        until = clock_rows.extend(db, session, self.seat)
        _tell(db, session, MoreTime(self.seat, self.giver, until), at)
        data = {"until": until}
        act_rows.add_act(
            db, session.id, "extend", self.by, seat=self.seat, person=self.person, data=data, at=at
        )


def _tell(db: sqlite3.Connection, session: Session, event: Event, at: float) -> None:
    story_rows.tell(db, session.id, [Told(event)], at)

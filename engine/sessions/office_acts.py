"""Acts by office: a moderator pauses a session, lets it go on, ends it or takes that back, frees a seat, or
moves it to another thread. The operator ends it, lets its round begin again, or looks at what is secret.

Like all acts, they know seats, and write with the connection that they are given: each also writes the
server's act, with its reason. Only a freed seat needs the match; all others are possible without it.
"""

import math
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import DAY
from engine.journal import (
    act_rows,
    board_rows,
    draft_rows,
    ending_rows,
    motion_rows,
    offer_rows,
    server_act_rows,
    sitting_rows,
    story_rows,
)
from engine.journal.motion_rows import MotionKind
from engine.journal.records import By, PersonId, SeatRow, Session
from engine.journal.server_act_rows import ActKind, ServerAct
from engine.play.table import Event, Seat, Told
from engine.sessions.acts import Plain, Restarted, change_seats
from engine.sessions.seating import Person, host_and_status, robot_name, with_seat
from engine.sessions.session_events import (
    OfficeEnded,
    OfficeFreed,
    OfficeLooked,
    OfficeMoved,
    OfficePaused,
    OfficeRestarted,
    OfficeResumed,
    OfficeUndid,
    SeatOffered,
)
from engine.sessions.settling import settle

EXPELLED: Final = "expelled"
"""Why a sitting has ended if a moderator has taken the seat away, as it is stored."""
TAKEN_BACK_WITHIN: Final = 7 * DAY
"""For so many seconds the end of a game, or the closure of open seats, can be taken back."""


def stays_from(session: Session) -> int:
    """From when on the end of a session stays, in whole UNIX seconds; it must have one that may be taken
    back."""
    assert session.ended is not None
    return math.ceil(session.ended + TAKEN_BACK_WITHIN)


@dataclass(frozen=True, slots=True)
class Mandate:
    """Who acts by office, and why."""

    by: Person | None
    """None for the operator, who is nobody on Discord."""
    reason: str
    is_told: bool
    """Whether no channel of the server is to be told."""

    def note(
        self,
        db: sqlite3.Connection,
        session: Session,
        kind: ActKind,
        at: float,
        *,
        about: PersonId | None = None,
        data: Mapping[str, object] | None = None,
        is_told: bool | None = None,
    ) -> int:
        """Write the server's act. Returns its number."""
        return server_act_rows.add_server_act(
            db,
            session.guild,
            kind,
            self.person,
            about=about,
            session=session.id,
            data={**(data or {}), "plays": self.plays(session)},
            reason=self.reason,
            at=at,
            is_told=self.is_told if is_told is None else is_told,
        )

    @property
    def person(self) -> PersonId | None:
        """Who acts; None for the operator."""
        return None if self.by is None else self.by.id

    def plays(self, session: Session) -> bool:
        """Whether whoever acts plays in the session."""
        return self.person is not None and session.seat_of(self.person) is not None

    def told(self, session: Session) -> tuple[str | None, str, bool]:
        """What each event says of an act by office: the name, the reason, and whether they play."""
        return None if self.by is None else self.by.name, self.reason, self.plays(session)


@dataclass(frozen=True, slots=True)
class PausedByOffice(Plain):
    """The clocks stand until a moment, in UNIX seconds."""

    mandate: Mandate
    until: float
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        data = {"until": self.until}
        number = self.mandate.note(db, session, ActKind.PAUSE, at, data=data)
        motion_rows.save_pause(db, session.id, self.until, by_act=number)
        _tell(db, session, OfficePaused(*self.mandate.told(session), self.until), at)
        _add(db, session, "pause", self.mandate, at, data)


@dataclass(frozen=True, slots=True)
class ResumedByOffice(Plain):
    """The table plays on, whoever has paused it."""

    mandate: Mandate
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        self.mandate.note(db, session, ActKind.RESUME, at)
        motion_rows.end_pause(db, session.id)
        _tell(db, session, OfficeResumed(*self.mandate.told(session)), at)
        _add(db, session, "go-on", self.mandate, at)


@dataclass(frozen=True, slots=True)
class EndedByOffice(Plain):
    """The session is closed without a result, unless it was decided before. Nothing is deleted: it can
    be taken back."""

    mandate: Mandate
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        number = self.mandate.note(db, session, ActKind.END, at)
        until = at + TAKEN_BACK_WITHIN
        was_decided = session.settled is not None
        _tell(db, session, OfficeEnded(*self.mandate.told(session), until, was_decided), at)
        _add(db, session, "end", self.mandate, at)
        ending_rows.end_by_office(db, session.id, number, at)


@dataclass(frozen=True, slots=True)
class ClosedByOffice(Plain):
    """Open seats are closed; that can be taken back, too."""

    mandate: Mandate
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        number = self.mandate.note(db, session, ActKind.CLOSE, at)
        ending_rows.end_by_office(db, session.id, number, at)


@dataclass(frozen=True, slots=True)
class TakenBackByOffice(Plain):
    """An end or a closure is taken back: everything is as before."""

    mandate: Mandate
    act: ServerAct
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        server_act_rows.save_undone(db, self.act.guild, self.act.number, at)
        self.mandate.note(db, session, ActKind.UNDO, at, data={"number": self.act.number})
        if session.seed is not None:
            _tell(db, session, OfficeUndid(*self.mandate.told(session)), at)
            _add(db, session, "end-undone", self.mandate, at)
        ending_rows.take_end_back(db, session.id, at)
        if session.seed is not None:  # people may have gone since, because they were forgotten
            settle(db, session, None, at, is_over=False)


@dataclass(frozen=True, slots=True)
class FreedByOffice(Plain):
    """A seat is taken from its owner. A robot sits down, and the seat is offered, unless a league hands its
    seats on. If it was the last person's, the session is closed, as if they had left."""

    mandate: Mandate
    seat: Seat
    by: By = By.ORGANISER

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return with_seat(session.seats, self.seat, SeatRow(robot_name(session.names_taken)))

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        before, seats = session.seats[self.seat], self.seats(session)
        self.mandate.note(db, session, ActKind.SEAT, at, about=before.person, data={"seat": self.seat})
        _add(db, session, act_rows.EXPEL, self.mandate, at, seat=self.seat)
        robot = seats[self.seat].name
        event = OfficeFreed(*self.mandate.told(session), self.seat, before.name, robot)
        change_seats(db, session, [(seats, event)], at)
        sitting_rows.take_away(db, session.id, self.seat, EXPELLED)
        draft_rows.forget_seat(db, session.id, self.seat)
        if session.fixture is None and host_and_status(session, seats)[1] != "closed":
            _tell(db, session, SeatOffered(self.seat), at)
            offer_rows.offer(db, session.id, self.seat, robot, at)


@dataclass(frozen=True, slots=True)
class MovedByOffice(Plain):
    """The session goes on in a new thread. The old one is still to be told."""

    mandate: Mandate
    thread: int
    channel: int
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        data = {"channel": self.channel, "thread": self.thread, "from": session.thread}
        self.mandate.note(db, session, ActKind.MOVE, at, data=data, is_told=False)
        board_rows.save_thread(db, session.id, self.thread, self.channel)
        _tell(db, session, OfficeMoved(*self.mandate.told(session)), at)
        _add(db, session, "move", self.mandate, at, data)


@dataclass(frozen=True, slots=True)
class RestartedByOffice(Plain):
    """The current round begins again. A motion that would do this is over."""

    mandate: Mandate
    restarted: Restarted
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        self.mandate.note(db, session, ActKind.RESTART, at)
        _tell(db, session, OfficeRestarted(self.mandate.reason), at)
        _add(db, session, "restart", self.mandate, at)
        motion_rows.end_open_motion(db, session.id, MotionKind.RESTART)
        self.restarted.store(db, session, at)


@dataclass(frozen=True, slots=True)
class LookedByOffice(Plain):
    """The operator looks at what is secret. The table is told, and that is all that changes."""

    mandate: Mandate
    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        self.mandate.note(db, session, ActKind.LOOK, at)
        _tell(db, session, OfficeLooked(), at)
        _add(db, session, "look", self.mandate, at)


def _tell(db: sqlite3.Connection, session: Session, event: Event, at: float) -> None:
    story_rows.tell(db, session.id, [Told(event)], at)


def _add(
    db: sqlite3.Connection,
    session: Session,
    kind: str,
    mandate: Mandate,
    at: float,
    data: Mapping[str, object] | None = None,
    *,
    seat: Seat | None = None,
) -> None:
    act_rows.add_act(db, session.id, kind, By.ORGANISER, seat=seat, person=mandate.person, data=data, at=at)

"""Acts: every change of a running session, each as one object that says by whom it is.

An act is carried out in one place, `steps`. It knows who sits where and the match, and neither locks nor the
journal's transactions: what it stores besides answers it writes with the connection that it is given.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.journal import match_rows, session_rows, sitting_rows, story_rows
from engine.journal.records import By, Given, PersonId, SeatRow, Session, SessionId
from engine.play.decisions import Answer
from engine.play.match import Checkpoint, Match
from engine.play.table import Event, Seat, Told
from engine.play.tickets import Kind, kind_of
from engine.sessions.seating import host_and_status, robot_name, with_name
from engine.sessions.session_events import OUTSIDE, Renamed, RobotSatDown, RoundRestarted

Change: TypeAlias = tuple[tuple[SeatRow, ...], Event]
"""Who sits where from now on, and the event that tells of it."""


class Act(Protocol):
    """A change of a running session."""

    @property
    def by(self) -> By:
        """By whom it is."""

    @property
    def is_heard(self) -> bool:
        """Whether others may answer to it: those who stand in do so at once."""

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        """Who sits where after it."""

    def answers(self, match: Match[Any, Any]) -> list[Given]:
        """The answers that it gives itself, each submitted to the match."""

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        """Write what of it is no answer, in the transaction of the step and before its answers."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """An answer of a person, under the name that they have now."""

    seat: Seat
    person: PersonId
    name: str
    answer: Answer
    ticket: str
    by: By = By.PERSON

    @property
    def is_heard(self) -> bool:
        # To change something secretly leaves no trace: not even of a new name.
        return kind_of(self.ticket) is not Kind.ASIDE

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return with_name(session.seats, self.person, self.name) if self.is_heard else session.seats

    def answers(self, match: Match[Any, Any]) -> list[Given]:
        advance = match.submit(self.seat, self.answer, ticket=self.ticket)
        return [Given(self.seat, self.person, advance, match.digest(), self.by)]

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        if self.is_heard:
            _change_seats(db, session, _renamed(session, self.seat, self.person, self.name), at)


@dataclass(frozen=True, slots=True)
class Left:
    """A person gave their seat up in mid-game: a robot plays on. Without people the session is closed, and
    nobody goes on."""

    seat: Seat
    person: PersonId
    name: str
    by: By = By.PERSON

    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        robot = SeatRow(robot_name((*session.names, self.name)))
        return tuple(robot if number == self.seat else old for number, old in enumerate(session.seats))

    def answers(self, match: Match[Any, Any]) -> list[Given]:
        return []

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        seats = self.seats(session)
        sat_down = RobotSatDown(self.seat, self.name, seats[self.seat].name)
        changes = (*_renamed(session, self.seat, self.person, self.name), (seats, sat_down))
        _change_seats(db, session, changes, at)


@dataclass(frozen=True, slots=True)
class Begun:
    """How a round began, before its first answer: what it left and told."""

    checkpoints: tuple[Checkpoint, ...]
    told: tuple[Told, ...]

    @classmethod
    def of(cls, match: Match[Any, Any]) -> "Begun":
        """That of a match which was made just now."""
        return cls(tuple(match.checkpoints), tuple(match.story))

    def store(self, db: sqlite3.Connection, session_id: SessionId, at: float, *, answered: int) -> None:
        """Write it; `answered` counts the answers that are stored."""
        match_rows.save_checkpoints(db, session_id, self.checkpoints, answered)
        story_rows.tell(db, session_id, self.told, at)


@dataclass(frozen=True, slots=True)
class Started:
    """The session's match begins in a thread, with these people and robots on its seats."""

    seed: str
    begun: Begun
    seated: tuple[SeatRow, ...]
    thread: int
    by: By = By.PERSON

    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return self.seated

    def answers(self, match: Match[Any, Any]) -> list[Given]:
        return []

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        session_rows.save_seats(db, session.id, self.seated, session.host)
        match_rows.save_start(db, session.id, seed=self.seed, thread=self.thread)
        self.begun.store(db, session.id, at, answered=0)
        sitting_rows.sit(db, session.id, self.seated, from_row=1)


@dataclass(frozen=True, slots=True)
class Restarted:
    """The round that was on begins again under another epoch, with new luck. What was played in it stays
    stored, and counts no more. `answered` counts the answers that are stored."""

    begun: Begun
    epoch: int
    answered: int
    by: By

    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return session.seats

    def answers(self, match: Match[Any, Any]) -> list[Given]:
        return []

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        first, *_ = self.begun.checkpoints
        match_rows.undo_round(db, session.id, first.told, epoch=self.epoch, outside=OUTSIDE)
        match_rows.raise_epoch(db, session.id, self.epoch, attempt=first.attempt)
        story_rows.tell(db, session.id, [Told(RoundRestarted(first.round))], at)
        self.begun.store(db, session.id, at, answered=self.answered)


def _renamed(session: Session, seat: Seat, person: PersonId, name: str) -> tuple[Change, ...]:
    """That a person goes by another name than they did, if so."""
    seats = with_name(session.seats, person, name)
    return () if seats == session.seats else ((seats, Renamed(seat)),)


def _change_seats(db: sqlite3.Connection, session: Session, changes: Sequence[Change], at: float) -> None:
    """Write who sits where from now on, and the events that tell of it, each the first under its new
    names."""
    for seats, event in changes:
        host, status = host_and_status(session, seats)
        row = story_rows.last_told(db, session.id) + 1
        session_rows.save_seats(db, session.id, seats, host, status)
        story_rows.tell(db, session.id, [Told(event)], at)
        sitting_rows.sit(db, session.id, seats, from_row=row)
        if status == "closed":
            sitting_rows.end(db, session.id)

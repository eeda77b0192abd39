"""Acts: every change of a running session is an object, which says who changes it and how.

`steps` carries acts out. An act knows seats and the match. It takes no lock and begins no transaction: it
writes with the connection that it is given.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.journal import (
    act_rows,
    call_rows,
    ending_rows,
    match_rows,
    motion_rows,
    session_rows,
    sitting_rows,
    story_rows,
)
from engine.journal.motion_rows import MotionKind
from engine.journal.records import By, Given, PersonId, SeatRow, Session, SessionId
from engine.play.decisions import Answer
from engine.play.match import Checkpoint, Match
from engine.play.table import Event, Seat, Told
from engine.play.tickets import Kind, kind_of
from engine.sessions.openings import why_not_start
from engine.sessions.seating import host_and_status, robot_name, with_name, with_seat
from engine.sessions.session_events import OUTSIDE, Renamed, RobotSatDown, RoundRestarted, Woke

Change: TypeAlias = tuple[tuple[SeatRow, ...], Event]
"""Who sits where from now on, and the event that tells of it."""


class Act(Protocol):
    """A change of a running session."""

    @property
    def by(self) -> By:
        """Who acts."""

    @property
    def is_heard(self) -> bool:
        """Whether the others hear of this act. If so, stand-ins may answer right after it, in the same
        step."""

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        """Who sits where after this act."""

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        """Submit the answers of this act to the match, and return them. Most acts have none."""

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        """Store the rest of this act. The caller stores the answers afterwards, in the same transaction."""


class Plain:
    """What most acts have in common: everybody hears of them, and they have no answers. They leave the seats
    as they are, unless they say otherwise."""

    __slots__ = ()
    is_heard = True

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        """Who sits where after this act."""
        return session.seats

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        """Submit nothing."""
        return []


@dataclass(frozen=True, slots=True)
class Submitted:
    """A person answers. `name` is what they are called now."""

    seat: Seat
    person: PersonId
    name: str
    answer: Answer
    ticket: str
    by: By = By.PERSON

    @property
    def is_heard(self) -> bool:
        # An aside is secret. If it stored a new name, the others would notice it.
        return kind_of(self.ticket) is not Kind.ASIDE

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return with_name(session.seats, self.person, self.name) if self.is_heard else session.seats

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        advance = match.submit(self.seat, self.answer, ticket=self.ticket)
        return [Given(self.seat, self.person, advance, match.digest(), self.by)]

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        if not self.is_heard:
            return
        if session.asleep_since is not None:  # whoever is away wakes nothing before they answer
            wake(db, session, at, self.person)
        change_seats(db, session, renamed(session, self.seat, self.person, self.name), at)


@dataclass(frozen=True, slots=True)
class SaidAhead(Plain):
    """A person says, or forgets, what they will answer once they are asked. Nobody may notice it."""

    by: By = By.PERSON
    is_heard = False

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        """Store nothing: `steps` stores what is said ahead."""


@dataclass(frozen=True, slots=True)
class Left(Plain):
    """A person gives their seat up in a running match, and a robot takes it. When the last person leaves, the
    session is closed, and the robots stop playing."""

    seat: Seat
    person: PersonId
    name: str
    by: By = By.PERSON

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        robot = SeatRow(robot_name((*session.names_taken, self.name)))
        return with_seat(session.seats, self.seat, robot)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        seats = self.seats(session)
        sat_down = RobotSatDown(self.seat, self.name, seats[self.seat].name)
        changes = (*renamed(session, self.seat, self.person, self.name), (seats, sat_down))
        change_seats(db, session, changes, at)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a match does before its first answer: the checkpoints that it makes and the events that it
    tells."""

    checkpoints: tuple[Checkpoint, ...]
    told: tuple[Told, ...]

    @classmethod
    def of(cls, match: Match[Any, Any]) -> "Beginning":
        """The beginning of a match that was started or restarted just now."""
        return cls(tuple(match.checkpoints), tuple(match.story))

    def store(self, db: sqlite3.Connection, session_id: SessionId, at: float, *, answered: int) -> None:
        """Store it. `answered` is how many answers of the session are stored already."""
        match_rows.save_checkpoints(db, session_id, self.checkpoints, answered)
        story_rows.tell(db, session_id, self.told, at)


@dataclass(frozen=True, slots=True)
class Started(Plain):
    """The session's match begins in a thread, with these people and robots on its seats."""

    seed: str
    beginning: Beginning
    seated: tuple[SeatRow, ...]
    thread: int
    by: By = By.PERSON

    def seats(self, session: Session) -> tuple[SeatRow, ...]:
        return self.seated

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        refusal = None if session.fixture is not None else why_not_start(db, session.guild)
        if refusal is not None:  # another game took the last place since this one was allowed to start
            raise refusal
        session_rows.save_seats(db, session.id, self.seated, session.host)
        match_rows.save_start(db, session.id, seed=self.seed, thread=self.thread)
        self.beginning.store(db, session.id, at, answered=0)
        sitting_rows.sit(db, session.id, self.seated, from_row=1)


@dataclass(frozen=True, slots=True)
class Restarted(Plain):
    """The current round begins again, in a new epoch and with new luck. What was played in it stays stored,
    but no longer counts. `answered` is how many answers of the session are stored already."""

    beginning: Beginning
    epoch: int
    answered: int
    by: By

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        first, *_ = self.beginning.checkpoints
        match_rows.undo_round(db, session.id, first.told, epoch=self.epoch, outside=OUTSIDE)
        match_rows.raise_epoch(db, session.id, self.epoch, attempt=first.attempt)
        motion_rows.end_open_motion(db, session.id, MotionKind.UNDO)
        call_rows.forget_invited(db, session.id)
        story_rows.tell(db, session.id, [Told(RoundRestarted(first.round))], at)
        self.beginning.store(db, session.id, at, answered=self.answered)


def renamed(session: Session, seat: Seat, person: PersonId, name: str) -> tuple[Change, ...]:
    """The change that gives a person this name; empty if they have it already."""
    seats = with_name(session.seats, person, name)
    return () if seats == session.seats else ((seats, Renamed(seat)),)


def change_seats(db: sqlite3.Connection, session: Session, changes: Sequence[Change], at: float) -> None:
    """Store each change of seats together with its event. The new names count from the row of that event
    on."""
    for seats, event in changes:
        host, status = host_and_status(session, seats)
        row = story_rows.last_told(db, session.id) + 1
        session_rows.save_seats(db, session.id, seats, host, status)
        story_rows.tell(db, session.id, [Told(event)], at)
        sitting_rows.sit(db, session.id, seats, from_row=row)


def wake(db: sqlite3.Connection, session: Session, at: float, person: PersonId | None) -> None:
    """Wake a session that sleeps, in the transaction of whatever wakes it."""
    by = By.CLOCK if person is None else By.PERSON
    seat = None if person is None else session.seat_of(person)
    story_rows.tell(db, session.id, [Told(Woke())], at)
    act_rows.add_act(db, session.id, "wake", by, seat=seat, person=person, at=at)
    ending_rows.wake(db, session.id, at)

"""What sessions tell besides the match: the acts of people on a running game, and how one is stored.

It knows who sits where, and neither rules nor the match.
"""

import sqlite3
from typing import TypeAlias

from engine.journal import session_rows, sitting_rows, story_rows
from engine.journal.records import PersonId, SeatRow, Session
from engine.play.table import Event, Seat, Told
from engine.play.values import value
from engine.sessions.seating import host_and_status, with_name


@value()
class RobotSatDown:
    """A robot plays on for somebody who left."""

    seat: Seat
    left: str
    robot: str


@value()
class Renamed:
    """Somebody goes by another name from here on. The names themselves are those of the sittings."""

    seat: Seat


Act: TypeAlias = tuple[tuple[SeatRow, ...], Event]
"""Who sits where from now on, and the event that tells of it."""

SESSION_EVENTS: tuple[type[Event], ...] = (RobotSatDown, Renamed)
"""All that sessions tell."""


def renamed(session: Session, seat: Seat, person: PersonId, name: str) -> tuple[Act, ...]:
    """That a person goes by another name than they did, if so."""
    seats = with_name(session.seats, person, name)
    return () if seats == session.seats else ((seats, Renamed(seat)),)


def change_seats(
    db: sqlite3.Connection, session: Session, seats: tuple[SeatRow, ...], event: Event, at: float
) -> None:
    """Write who sits where from now on, and the event that tells of it: the first under the new names."""
    host, status = host_and_status(session, seats)
    row = story_rows.last_told(db, session.id) + 1
    session_rows.save_seats(db, session.id, seats, host, status)
    story_rows.tell(db, session.id, [Told(event)], at)
    sitting_rows.sit(db, session.id, seats, from_row=row)
    if status == "closed":
        sitting_rows.end(db, session.id)

"""The SQL of absences: from when to when people are away, and whether their games were told.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from dataclasses import dataclass

from engine.clock.pace import PaceName
from engine.journal.records import Absence, Meanwhile, PersonId, SessionId
from engine.journal.snowflakes import signed


@dataclass(frozen=True, slots=True)
class Stay:
    """An absence as it is stored, and whether it has ended."""

    absence: Absence
    is_over: bool


def save_absence(db: sqlite3.Connection, person: PersonId, absence: Absence) -> None:
    """Store an absence that begins, or that has another end or another manner now. The person's games must be
    told."""
    db.execute(
        "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person, since) DO UPDATE"
        " SET until = excluded.until, mode = excluded.mode, is_over = 0, is_told = 0",
        (signed(person), absence.since, absence.until, absence.meanwhile),
    )


def end_absence(db: sqlite3.Connection, person: PersonId, at: float) -> None:
    """End a person's absence, if they are away, at a moment or at its own end if that was earlier. The
    person's games must be told."""
    db.execute(
        "UPDATE absences SET is_over = 1, is_told = 0, until = CASE WHEN until < ? THEN until ELSE ? END"
        " WHERE person = ? AND is_over = 0",
        (at, at, signed(person)),
    )


def running_absence(db: sqlite3.Connection, person: PersonId) -> Absence | None:
    """A person's absence, if it was not ended, or None."""
    row = db.execute(
        "SELECT since, until, mode FROM absences WHERE person = ? AND is_over = 0", (signed(person),)
    ).fetchone()
    return None if row is None else Absence(row[0], row[1], Meanwhile(row[2]))


def absences_since(db: sqlite3.Connection, person: PersonId, after: float) -> list[Absence]:
    """A person's absences that ended, or will end, after a moment, in their order."""
    rows = db.execute(
        "SELECT since, until, mode FROM absences WHERE person = ? AND until > ? ORDER BY since",
        (signed(person), after),
    )
    return [Absence(since, until, Meanwhile(mode)) for since, until, mode in rows]


def newest_absence(db: sqlite3.Connection, person: PersonId) -> Stay | None:
    """The absence that began last, or None."""
    row = db.execute(
        "SELECT since, until, mode, is_over FROM absences WHERE person = ? ORDER BY since DESC LIMIT 1",
        (signed(person),),
    ).fetchone()
    return None if row is None else Stay(Absence(row[0], row[1], Meanwhile(row[2])), bool(row[3]))


def save_told(db: sqlite3.Connection, person: PersonId, stay: Stay) -> None:
    """Note that all games of a person were told of an absence as it is here, unless it has changed."""
    absence = stay.absence
    db.execute(
        "UPDATE absences SET is_told = 1 WHERE person = ? AND since < ?", (signed(person), absence.since)
    )
    db.execute(
        "UPDATE absences SET is_told = 1"
        " WHERE person = ? AND since = ? AND until = ? AND mode = ? AND is_over = ?",
        (signed(person), absence.since, absence.until, absence.meanwhile, int(stay.is_over)),
    )


def tell_anew(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Let a session that was ended for a while be told of the absences that lasted on or began since then: to
    tell a game what it knows does nothing."""
    db.execute(
        "UPDATE absences SET is_told = 0 WHERE person IN (SELECT seats.person FROM seats WHERE session = ?)"
        " AND until > (SELECT ended FROM sessions WHERE id = ?)",
        (session_id, session_id),
    )


def sat_down(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> float:
    """When somebody who has a seat in a running session sat down there, in UNIX seconds; 0 if nothing
    was told there since."""
    row = db.execute(
        "SELECT happened.at FROM sittings CROSS JOIN story AS happened WHERE sittings.session = ?"
        " AND person = ? AND why IS NULL AND happened.session = sittings.session"
        " AND happened.number >= from_row ORDER BY happened.number LIMIT 1",
        (session_id, signed(person)),
    ).fetchone()
    return 0.0 if row is None else float(row[0])


def sits_in_league(db: sqlite3.Connection, person: PersonId) -> bool:
    """Whether a person has a seat at a league's table that is being played."""
    found = db.execute(
        "SELECT 1 FROM seats CROSS JOIN sessions WHERE seats.person = ?"
        " AND sessions.id = seats.session AND status = 'playing' AND fixture IS NOT NULL LIMIT 1",
        (signed(person),),
    )
    return found.fetchone() is not None


def sessions_without(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """The running sessions in which a person's absence counts: those in which they have a seat, except an
    evening's."""
    rows = db.execute(
        "SELECT sessions.id FROM seats CROSS JOIN sessions WHERE seats.person = ?"
        " AND sessions.id = seats.session AND status = 'playing' AND coalesce(pace, '') <> ?"
        " ORDER BY sessions.id",
        (signed(person), PaceName.EVENING),
    )
    return [SessionId(number) for (number,) in rows]

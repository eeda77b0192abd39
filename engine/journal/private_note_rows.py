"""The SQL of private notes: what people have written for themselves about a session, and nobody else reads.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3

from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import signed


def note(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> str | None:
    """A person's note about a session, or None."""
    row = db.execute(
        "SELECT text FROM private_notes WHERE session = ? AND person = ?", (session_id, signed(person))
    ).fetchone()
    return None if row is None else str(row[0])


def notes(db: sqlite3.Connection, person: PersonId) -> dict[SessionId, str]:
    """All notes of a person, by session."""
    found = db.execute("SELECT session, text FROM private_notes WHERE person = ?", (signed(person),))
    return {SessionId(session): text for session, text in found}


def save_note(db: sqlite3.Connection, session_id: SessionId, person: PersonId, text: str, at: float) -> None:
    """Store a person's note in place of the one before."""
    db.execute(
        "INSERT INTO private_notes (session, person, text, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (session, person) DO UPDATE SET text = excluded.text, at = excluded.at",
        (session_id, signed(person), text, at),
    )


def forget_note(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> None:
    """Delete a person's note, if there is one."""
    db.execute("DELETE FROM private_notes WHERE session = ? AND person = ?", (session_id, signed(person)))


def forget_unseated(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Delete the notes of people who have no seat any more."""
    db.execute(
        "DELETE FROM private_notes WHERE session = ? AND NOT EXISTS ("
        " SELECT 1 FROM seats WHERE seats.session = private_notes.session"
        " AND seats.person = private_notes.person)",
        (session_id,),
    )

"""The SQL of invitations: seats that are kept for people until a moment. Plain functions, like
`session_rows`.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id, signed


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that is kept for a person."""

    person: PersonId
    by: PersonId
    """Who has invited them."""
    until: float
    """In UNIX seconds."""
    message: int | None
    """The message that told them; None while none has."""


def invite(
    db: sqlite3.Connection,
    session_id: SessionId,
    people: Iterable[PersonId],
    *,
    by: PersonId,
    until: float,
) -> None:
    """Keep a seat for each of these people. A newer invitation takes the place of an older one."""
    db.executemany(
        "INSERT INTO invitations (session, person, by, until) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (session, person) DO UPDATE"
        " SET by = excluded.by, until = excluded.until, message = NULL",
        [(session_id, signed(person), signed(by), until) for person in people],
    )


def invitations(db: sqlite3.Connection, session_id: SessionId) -> list[Invitation]:
    """The invitations to a session, also those whose time is up."""
    rows = db.execute(
        "SELECT person, by, until, message FROM invitations WHERE session = ? ORDER BY until, person",
        (session_id,),
    )
    return [
        Invitation(as_id(person), as_id(by), until, as_id(message)) for person, by, until, message in rows
    ]


def kept(db: sqlite3.Connection, session_id: SessionId, now: float) -> list[Invitation]:
    """The seats that are kept at a moment, those that become free first."""
    return [invitation for invitation in invitations(db, session_id) if invitation.until > now]


def invited_by(db: sqlite3.Connection, person: PersonId, *, until_after: float) -> list[PersonId]:
    """Whom a person has invited to any session, one for each invitation that lasts until after a moment or
    did; those that were accepted are not among them."""
    rows = db.execute(
        "SELECT person FROM invitations WHERE by = ? AND until > ?", (signed(person), until_after)
    )
    return [PersonId(as_id(invited)) for (invited,) in rows]


def forget_seated(db: sqlite3.Connection, session_id: SessionId) -> None:
    """End the invitations of people who have a seat now."""
    db.execute(
        "DELETE FROM invitations WHERE session = ?"
        " AND person IN (SELECT seats.person FROM seats WHERE seats.session = ?)",
        (session_id, session_id),
    )


def forget(db: sqlite3.Connection, session_id: SessionId, people: Iterable[PersonId]) -> None:
    """End the invitations of these people."""
    db.executemany(
        "DELETE FROM invitations WHERE session = ? AND person = ?",
        [(session_id, signed(person)) for person in people],
    )


def forget_over(db: sqlite3.Connection, session_id: SessionId, now: float) -> int:
    """End the invitations whose time is up; return how many there were."""
    return db.execute("DELETE FROM invitations WHERE session = ? AND until <= ?", (session_id, now)).rowcount


def save_message(
    db: sqlite3.Connection, session_id: SessionId, people: Iterable[PersonId], message: int
) -> None:
    """Note which message has told these people."""
    db.executemany(
        "UPDATE invitations SET message = ? WHERE session = ? AND person = ?",
        [(signed(message), session_id, signed(person)) for person in people],
    )


def sessions_to_tell(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions that somebody was invited to whom no message has told, the oldest first."""
    rows = db.execute("SELECT DISTINCT session FROM invitations WHERE message IS NULL")
    return [SessionId(number) for number in sorted(row[0] for row in rows)]

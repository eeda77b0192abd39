"""The SQL of half-made choices. Plain functions, like `session_rows`."""

import sqlite3

from engine.journal.records import SessionId
from engine.play.table import ASIDE, INTERJECTION, Seat, question_of


def save_draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str, draft: str) -> None:
    """Keep a half-made choice, and none of a question that is over."""
    db.execute(
        "DELETE FROM drafts WHERE session = ? AND seat = ? AND rtrim(ticket, ?) <> ?",
        (session_id, seat, ASIDE + INTERJECTION, question_of(ticket)),
    )
    db.execute(
        "INSERT INTO drafts (session, seat, ticket, draft) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (session, seat, ticket) DO UPDATE SET draft = excluded.draft",
        (session_id, seat, ticket, draft),
    )


def draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str) -> str | None:
    """The half-made choice of a seat for the question of this ticket, or None."""
    row = db.execute(
        "SELECT draft FROM drafts WHERE session = ? AND seat = ? AND ticket = ?", (session_id, seat, ticket)
    ).fetchone()
    return None if row is None else str(row[0])

"""The SQL of half-made choices. Plain functions, like `session_rows`."""

import sqlite3

from engine.journal.records import SessionId
from engine.play.table import Seat
from engine.play.tickets import kind_of


def save_draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str, draft: str) -> None:
    """Keep a half-made choice: it replaces the seat's older one of the same kind."""
    db.execute(
        "INSERT INTO drafts (session, seat, kind, ticket, draft) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (session, seat, kind) DO UPDATE SET ticket = excluded.ticket, draft = excluded.draft",
        (session_id, seat, kind_of(ticket), ticket, draft),
    )


def draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str) -> str | None:
    """The half-made choice of a seat for this ticket, or None."""
    row = db.execute(
        "SELECT draft FROM drafts WHERE session = ? AND seat = ? AND kind = ? AND ticket = ?",
        (session_id, seat, kind_of(ticket), ticket),
    ).fetchone()
    return None if row is None else str(row[0])


def forget_draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str) -> None:
    """Forget a half-made choice, because it was made."""
    db.execute(
        "DELETE FROM drafts WHERE session = ? AND seat = ? AND kind = ? AND ticket = ?",
        (session_id, seat, kind_of(ticket), ticket),
    )


def forget_seat(db: sqlite3.Connection, session_id: SessionId, seat: Seat) -> None:
    """Forget all half-made choices of a seat, because it has another owner."""
    db.execute("DELETE FROM drafts WHERE session = ? AND seat = ?", (session_id, seat))

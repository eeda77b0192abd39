"""The SQL of reminders: which calls must be reminded of, what was stored to be posted, and where it stands.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from engine.journal.posted_records import ReminderRow
from engine.journal.records import SessionId
from engine.journal.session_rows import ASKED
from engine.journal.snowflakes import as_id, signed
from engine.play.table import Seat


def sessions_to_remind(db: sqlite3.Connection, now: float) -> Counter[SessionId]:
    """The sessions that have reminders due before their deadlines, with how many each has; the oldest
    deadline first."""
    rows = db.execute(
        "SELECT session, due, remind_at FROM calls WHERE remind_at <= ? AND (due IS NULL OR due > ?)",
        (now, now),
    ).fetchall()
    # To sort them itself, SQLite would go through all calls.
    rows.sort(key=lambda row: row[2] if row[1] is None else row[1])
    return Counter(SessionId(row[0]) for row in rows)


def save_reminded(db: sqlite3.Connection, session_id: SessionId, seat: Seat, due: float) -> None:
    """Note which deadline, or without a clock which moment, a call is reminded of; `refresh` must follow."""
    db.execute(
        "UPDATE calls SET reminded = ? WHERE session = ? AND seat = ? AND kind = ?",
        (due, session_id, seat, ASKED),
    )


def add_reminder(db: sqlite3.Connection, session_id: SessionId, row: ReminderRow) -> None:
    """Store a reminder that is about to be posted. One that is stored already stays as it is."""
    db.execute(
        "INSERT INTO reminders (session, seat, ticket, due, at, channel, message)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            *(session_id, row.seat, row.ticket, row.due, row.at),
            *(signed(row.channel), signed(row.message)),
        ),
    )


def reminders(db: sqlite3.Connection, session_id: SessionId) -> list[ReminderRow]:
    """All stored reminders of a session, seat by seat, the oldest of each seat first."""
    rows = db.execute(
        "SELECT seat, ticket, due, at, channel, message FROM reminders WHERE session = ? ORDER BY seat, at",
        (session_id,),
    )
    return [
        ReminderRow(seat, ticket, due, at, as_id(channel), as_id(message))
        for seat, ticket, due, at, channel, message in rows
    ]


def unposted_since(db: sqlite3.Connection, at: float) -> list[SessionId]:
    """The sessions with reminders that were stored after a moment and are not known to be posted."""
    rows = db.execute("SELECT session FROM reminders WHERE message IS NULL AND at > ?", (at,))
    return sorted({SessionId(row[0]) for row in rows})


def save_place(
    db: sqlite3.Connection,
    session_id: SessionId,
    row: ReminderRow,
    *,
    at: float,
    channel: int | None,
    message: int | None,
) -> None:
    """Store when a reminder was stored, where it is posted, and as which message, if that is known."""
    db.execute(
        "UPDATE reminders SET at = ?, channel = ?, message = ?"
        " WHERE session = ? AND seat = ? AND ticket = ? AND due = ?",
        (at, signed(channel), signed(message), session_id, row.seat, row.ticket, row.due),
    )


def forget_reminders(db: sqlite3.Connection, session_id: SessionId, rows: Iterable[ReminderRow]) -> None:
    """Forget reminders, because nothing is left of them."""
    for row in rows:
        db.execute(
            "DELETE FROM reminders WHERE session = ? AND seat = ? AND ticket = ? AND due = ?",
            (session_id, row.seat, row.ticket, row.due),
        )

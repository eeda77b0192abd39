"""The SQL of sessions that nobody comes to, or that nobody plays: they are closed, or sleep.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3

from engine.journal import call_rows, clock_rows, motion_rows, offer_rows, order_rows, sitting_rows
from engine.journal.offer_rows import Outcome
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import signed


def fall_asleep(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Note that a session sleeps from now on."""
    db.execute("UPDATE sessions SET asleep_since = ? WHERE id = ?", (at, session_id))
    clock_rows.refresh(db, session_id, at)


def wake(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Note that a session goes on after a sleep. Its calls are not posted any more: the next board calls
    everybody, and then their clocks begin anew."""
    db.execute(
        "UPDATE sessions SET asleep_since = NULL, last_act = ?, archived = 0, board_due = '[]' WHERE id = ?",
        (at, session_id),
    )
    clock_rows.call_anew(db, session_id)
    clock_rows.refresh(db, session_id, at)


def asleep_of(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """The sessions that sleep and in which a person has a seat, the oldest first."""
    rows = db.execute(
        "SELECT sessions.id FROM seats CROSS JOIN sessions"
        " WHERE seats.person = ? AND sessions.id = seats.session AND asleep_since IS NOT NULL",
        (signed(person),),
    )
    return [SessionId(number) for number in sorted(row[0] for row in rows)]


def close(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Close a session that nobody comes to. Everybody keeps their seat, which tells such a session from one
    that all have left. The message with its open seats is out of date now."""
    db.execute(
        "UPDATE sessions SET status = 'closed',"
        " lobby_behind = CASE WHEN lobby IS NULL THEN 0 ELSE 1 END WHERE id = ?",
        (session_id,),
    )
    call_rows.save_calls(db, session_id, {}, at=at)
    end_all(db, session_id)


def end_all(db: sqlite3.Connection, session_id: SessionId) -> None:
    """End all that lasts in a session that is over or closed: its sittings, its sleep, its pause, and what is
    proposed, offered or said ahead, and who is invited to do so."""
    db.execute("UPDATE sessions SET asleep_since = NULL, archived = 0 WHERE id = ?", (session_id,))
    sitting_rows.end(db, session_id)
    motion_rows.end_all(db, session_id)
    offer_rows.end(db, session_id, Outcome.OVER)
    order_rows.forget_all(db, session_id)
    call_rows.forget_invited(db, session_id)


def following(db: sqlite3.Connection, session_id: SessionId) -> SessionId | None:
    """The newest session whose people came from this one to play again; None if there is none."""
    row = db.execute(
        "SELECT id FROM sessions WHERE follows = ? ORDER BY id DESC LIMIT 1", (session_id,)
    ).fetchone()
    return None if row is None else SessionId(row[0])

"""The SQL of sessions that nobody comes to, or that nobody plays: they are closed, or sleep.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from typing import Final

from engine.clock.pace import DAY
from engine.journal import (
    absence_rows,
    call_rows,
    clock_rows,
    motion_rows,
    offer_rows,
    order_rows,
    sitting_rows,
)
from engine.journal.offer_rows import Outcome
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import signed

TIDY_AFTER: Final = DAY
"""After so many seconds the message with the open seats of a session that is over or closed is looked at."""


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
    end_all(db, session_id, at)


def end_all(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """End all that lasts in a session that is over or closed: its sittings, its sleep, its pause, and what is
    proposed, offered or said ahead, and who is invited to do so."""
    db.execute("UPDATE sessions SET asleep_since = NULL, archived = 0 WHERE id = ?", (session_id,))
    save_ended(db, session_id, at)
    sitting_rows.end(db, session_id)
    motion_rows.end_all(db, session_id)
    offer_rows.end(db, session_id, Outcome.OVER)
    order_rows.forget_all(db, session_id)
    call_rows.forget_invited(db, session_id)


def end_by_office(db: sqlite3.Connection, session_id: SessionId, act: int, at: float) -> None:
    """Close a session by an act of its server, which can be taken back for a while: nothing is deleted."""
    db.execute(
        "UPDATE sessions SET status = 'closed', by_office = 1, ended_by = ?, ended = ?, archived = 0,"
        " lobby_behind = CASE WHEN lobby IS NULL THEN 0 ELSE 1 END WHERE id = ?",
        (act, at, session_id),
    )
    clock_rows.refresh(db, session_id, at)


def take_end_back(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Take that back. The session is as it was, and the time since then does not count, for what was proposed
    neither. The next board calls everybody who is waited for; as after any time in which nobody could be
    reached, they have some time left. Who has gone away or come back meanwhile is still to be told, and so is
    the channel if the thread was deleted: nobody had to know while nothing was played."""
    absence_rows.tell_anew(db, session_id)
    motion_rows.move_open_motion(db, session_id, at)
    db.execute(
        "UPDATE sessions SET status = CASE WHEN seed IS NULL THEN 'open' ELSE 'playing' END,"
        " last_act = last_act + ? - coalesce(ended, ?), asleep_since = asleep_since + ? - ended,"
        " by_office = 0, ended_by = NULL, ended = NULL, tidy_at = NULL, archived = 0, board_due = '[]',"
        " channel_told = CASE WHEN trouble = 'deleted' THEN 0 ELSE channel_told END,"
        " lobby_behind = CASE WHEN lobby IS NULL THEN 0 ELSE 1 END WHERE id = ?",
        (at, at, at, session_id),
    )
    clock_rows.refresh(db, session_id, at, least=clock_rows.LEAST_PART)


def end_for_good(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Note that the end of a session cannot be taken back any more: what was kept for that ends now. Its
    message with the open seats is out of date."""
    db.execute(
        "UPDATE sessions SET ended_by = NULL, lobby_behind = CASE WHEN lobby IS NULL THEN 0 ELSE 1 END"
        " WHERE id = ?",
        (session_id,),
    )
    call_rows.save_calls(db, session_id, {}, at=at)
    end_all(db, session_id, at)


def save_ended(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Note when a session ended or was closed, and when its message with the open seats, if it has one, is
    tidied up."""
    db.execute(
        "UPDATE sessions SET ended = coalesce(ended, ?),"
        " tidy_at = CASE WHEN lobby IS NOT NULL THEN coalesce(ended, ?) + ? END WHERE id = ?",
        (at, at, TIDY_AFTER, session_id),
    )


def following(db: sqlite3.Connection, session_id: SessionId) -> SessionId | None:
    """The newest session whose people came from this one to play again; None if there is none."""
    row = db.execute(
        "SELECT id FROM sessions WHERE follows = ? ORDER BY id DESC LIMIT 1", (session_id,)
    ).fetchone()
    return None if row is None else SessionId(row[0])

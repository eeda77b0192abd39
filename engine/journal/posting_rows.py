"""The SQL of what still has to be posted, and of what could not be posted. Plain functions, like
`session_rows`.
"""

import math
import sqlite3
from collections.abc import Iterable

from engine.journal.clock_rows import LEAST_PART, refresh
from engine.journal.records import SessionId, Tidied
from engine.journal.snowflakes import signed


def sessions_to_post(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions for which something must still be posted, or whose thread must still be archived: those
    with the oldest unposted row of the story first, those without any last."""
    rows = db.execute(
        "SELECT session, (SELECT min(at) FROM story WHERE story.session = due.session AND posted IS NULL)"
        " FROM (SELECT session FROM story WHERE posted IS NULL"
        " UNION SELECT id FROM sessions WHERE status = 'playing' AND board IS NULL"
        " UNION SELECT session FROM motions WHERE is_shown = 0"
        " UNION SELECT id FROM sessions WHERE trouble IS NOT NULL AND channel_told = 0"
        " UNION SELECT id FROM sessions WHERE restored IS NOT NULL AND thread IS NOT NULL"
        " UNION SELECT id FROM sessions WHERE status IN ('over', 'closed') AND thread IS NOT NULL"
        " AND archived = 0"
        " UNION SELECT id FROM sessions WHERE asleep_since IS NOT NULL AND archived = 0) AS due"
    ).fetchall()
    return [SessionId(session) for session, _ in sorted(rows, key=lambda row: (row[1] or math.inf, row[0]))]


def _in_order(rows: Iterable[tuple[int]]) -> list[SessionId]:
    """The sessions, the oldest first. To sort them itself, SQLite would go through all sessions."""
    return [SessionId(number) for number in sorted(row[0] for row in rows)]


def sessions_in_trouble(db: sqlite3.Connection, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) whose thread exists but could not be used, or whose channel has
    not been told of the trouble."""
    return _sessions_that(db, "trouble IS NOT NULL AND (trouble <> 'deleted' OR channel_told = 0)", guild)


def _sessions_that(db: sqlite3.Connection, condition: str, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) that meet a condition."""
    here = "" if guild is None else " AND guild = ?"
    rows = db.execute(
        f"SELECT id FROM sessions WHERE {condition}{here}",  # noqa: S608
        () if guild is None else (signed(guild),),
    )
    return _in_order(rows)


def open_sessions(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions with open seats, even if their message is not known, and those that a restored file
    brought back."""
    rows = db.execute(
        "SELECT id FROM sessions WHERE status = 'open'"
        " UNION SELECT id FROM sessions WHERE restored IS NOT NULL"
    )
    return _in_order(rows)


def lobbies_behind(db: sqlite3.Connection, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) whose message with the open seats is out of date."""
    return _sessions_that(db, "lobby_behind = 1", guild)


def save_lobby(db: sqlite3.Connection, session_id: SessionId, message: int) -> None:
    """Remember the message with the open seats, which is up to date now. The first such message also tells
    those who are invited already."""
    db.execute(
        "UPDATE invitations SET message = ? WHERE session = ? AND message IS NULL"
        " AND EXISTS (SELECT 1 FROM sessions WHERE id = ? AND lobby IS NULL)",
        (signed(message), session_id, session_id),
    )
    db.execute(
        "UPDATE sessions SET lobby = ?, lobby_behind = 0,"
        " restored = CASE WHEN status = 'open' OR thread IS NULL THEN NULL ELSE restored END WHERE id = ?",
        (signed(message), session_id),
    )


def save_lobby_behind(db: sqlite3.Connection, session_id: SessionId, is_behind: bool) -> None:
    """Note whether the message with the open seats could not be brought up to date."""
    db.execute("UPDATE sessions SET lobby_behind = ? WHERE id = ?", (int(is_behind), session_id))


def tidy_at(db: sqlite3.Connection, session_id: SessionId) -> float | None:
    """When the message with the open seats must be looked at, in UNIX seconds; None if it need not be."""
    row = db.execute("SELECT tidy_at FROM sessions WHERE id = ?", (session_id,)).fetchone()
    return None if row is None else row[0]


def save_tidy_at(db: sqlite3.Connection, session_id: SessionId, at: float | None) -> None:
    """Note when the message with the open seats must be looked at; None: not at all."""
    db.execute("UPDATE sessions SET tidy_at = ? WHERE id = ?", (at, session_id))


def save_tidied(db: sqlite3.Connection, session_id: SessionId, tidied: Tidied) -> None:
    """Note what becomes of the message with the open seats, which is out of date until that is done."""
    db.execute(
        "UPDATE sessions SET tidied = ?, tidy_at = NULL, lobby_behind = 1 WHERE id = ?", (tidied, session_id)
    )


def forget_lobby(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Forget the message with the open seats, because it was deleted."""
    db.execute("UPDATE sessions SET lobby = NULL, lobby_behind = 0 WHERE id = ?", (session_id,))


def save_trouble(db: sqlite3.Connection, session_id: SessionId, trouble: str | None, at: float) -> None:
    """Note why nothing can be posted in the session's thread; None if it can. Meanwhile its clocks stand."""
    db.execute(
        "UPDATE sessions SET channel_told = CASE trouble WHEN ? THEN channel_told ELSE 0 END, trouble = ?"
        " WHERE id = ?",
        (trouble, trouble, session_id),
    )
    refresh(db, session_id, at, least=LEAST_PART)


def save_channel_told(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Note that the channel was told of the trouble."""
    db.execute("UPDATE sessions SET channel_told = 1 WHERE id = ?", (session_id,))

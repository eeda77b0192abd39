"""The SQL of board messages and their threads: what each message tells, and which may still be whole.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Mapping, Sequence

from engine.journal.call_rows import post_calls
from engine.journal.clock_rows import LEAST_PART, refresh
from engine.journal.motion_rows import show_again
from engine.journal.posted_records import Becomes, OldBoard
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import encode


def save_board(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    message: int,
    board_from: int,
    due: Sequence[PersonId],
    posted: int,
    at: float,
    instead_of: int | None = None,
) -> None:
    """Remember what the board message tells: the story up to the row `posted`. It may have been posted
    `instead_of` one that is gone, and tells what that one told. The first board message after a restore also
    says that games went back. The clocks of the calls that it posts begin. Whoever has no seat any more is
    not waited for: they may have been forgotten while the message was on its way."""
    could_not, is_first = db.execute(
        "SELECT trouble IS NOT NULL OR board IS NULL, board IS NULL FROM sessions WHERE id = ?", (session_id,)
    ).fetchone()
    seated = {
        as_id(person) for (person,) in db.execute("SELECT person FROM seats WHERE session = ?", (session_id,))
    }
    due = [person for person in due if person in seated]
    if instead_of is not None:
        for table, column in (("story", "posted"), ("boards", "message")):
            db.execute(
                f"UPDATE {table} SET {column} = ? WHERE session = ? AND {column} = ?",  # noqa: S608
                (signed(message), session_id, signed(instead_of)),
            )
    db.execute(
        "UPDATE sessions SET board = ?, board_from = ?, board_due = ?, posted = ?, trouble = NULL,"
        " restored = NULL, stood_since = NULL, stood_until = NULL WHERE id = ?",
        (signed(message), board_from, encode(due).decode(), posted, session_id),
    )
    db.execute(
        "UPDATE story SET posted = ? WHERE session = ? AND number <= ? AND posted IS NULL",
        (signed(message), session_id, posted),
    )
    db.execute(
        "INSERT INTO boards (session, message, thread, last, becomes)"
        " SELECT id, board, thread, posted, ? FROM sessions WHERE id = ? AND thread IS NOT NULL"
        " ON CONFLICT (session, message) DO UPDATE SET last = excluded.last",
        (Becomes.FIRST if is_first else Becomes.STORY, session_id),
    )
    invited = post_calls(db, session_id, posted, at)
    refresh(db, session_id, at, least=LEAST_PART if could_not else 0.0, invited=invited)
    _mark_old_boards(db, session_id)


def is_first(db: sqlite3.Connection, session_id: SessionId) -> bool:
    """Whether the newest board message is the first of its thread."""
    row = db.execute(
        "SELECT 1 FROM sessions JOIN boards ON boards.session = id AND message = board"
        " WHERE id = ? AND becomes = ?",
        (session_id, Becomes.FIRST),
    ).fetchone()
    return row is not None


def add_lost_boards(
    db: sqlite3.Connection, session_id: SessionId, thread: int, lasts: Mapping[int, int]
) -> None:
    """Remember board messages of a lost future, and the last row that each tells."""
    db.executemany(
        "INSERT INTO boards (session, message, thread, last, becomes) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        [
            (session_id, signed(message), signed(thread), last, Becomes.LOST)
            for message, last in lasts.items()
        ],
    )
    _mark_old_boards(db, session_id)


def _mark_old_boards(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Mark all board messages of a session as old, except its newest."""
    db.execute(
        "UPDATE boards SET is_old ="
        " CASE message WHEN (SELECT board FROM sessions WHERE id = ?) THEN 0 ELSE 1 END WHERE session = ?",
        (session_id, session_id),
    )


def old_boards(db: sqlite3.Connection, session_id: SessionId | None, most: int) -> list[OldBoard]:
    """At most `most` board messages that may be whole though their session has a newer one, the newest
    first: of one session, or of all (None), and then running sessions come first."""
    if session_id is not None:
        return _old_boards(db, "boards CROSS JOIN sessions", "session = ?", most, session_id)
    running = _old_boards(db, "sessions CROSS JOIN boards", "status = 'playing'", most)
    left = most - len(running)
    others = _old_boards(db, "boards CROSS JOIN sessions", "status <> 'playing'", left) if left else []
    return running + others


def _old_boards(
    db: sqlite3.Connection, tables: str, condition: str, most: int, *values: int
) -> list[OldBoard]:
    """The old boards that meet a condition. SQLite goes through the first table of a CROSS JOIN."""
    rows = db.execute(
        f"SELECT sessions.id, message, boards.thread, guild, last, becomes FROM {tables}"  # noqa: S608
        f" WHERE sessions.id = session AND is_old = 1 AND {condition} ORDER BY message DESC LIMIT ?",
        (*values, most),
    )
    return [
        OldBoard(SessionId(session), as_id(message), as_id(thread), as_id(guild), last, Becomes(becomes))
        for session, message, thread, guild, last, becomes in rows
    ]


def forget_board(db: sqlite3.Connection, session_id: SessionId, message: int) -> None:
    """Forget a board message that is not whole any more, or that can never be edited."""
    db.execute("DELETE FROM boards WHERE session = ? AND message = ?", (session_id, signed(message)))


def save_thread(db: sqlite3.Connection, session_id: SessionId, thread: int, channel: int) -> None:
    """Move a session into a (new) thread of a channel. Nothing has been posted there yet."""
    db.execute(
        "UPDATE sessions SET thread = ?, channel = ?, board = NULL, board_due = '[]', trouble = NULL"
        " WHERE id = ?",
        (signed(thread), signed(channel), session_id),
    )
    show_again(db, session_id)
    _mark_old_boards(db, session_id)


def save_archived(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Note that the thread of a session that has ended or sleeps is archived. The last board of one that has
    ended for good stays whole."""
    db.execute(
        "UPDATE sessions SET archived = 1, trouble = NULL"
        " WHERE id = ? AND (status <> 'playing' OR asleep_since IS NOT NULL)",
        (session_id,),
    )
    db.execute(
        "DELETE FROM boards WHERE session = ?"
        " AND message = (SELECT board FROM sessions"
        " WHERE id = ? AND status <> 'playing' AND ended_by IS NULL)",
        (session_id, session_id),
    )

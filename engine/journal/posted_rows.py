"""The SQL of what was posted where, to whom what is news, and of what people chose: as plain functions, like
`engine.journal.rows`.

They know no rules, and decide nothing.
"""

import math
import sqlite3
from collections.abc import Iterable, Sequence

from engine.journal.records import OldBoard, PersonId, SessionId, Since
from engine.journal.rows import as_id, last_told, signed
from engine.play.codec import encode
from engine.play.table import ASIDE, Seat


def running_sessions(db: sqlite3.Connection) -> int:
    """How many sessions are being played."""
    (count,) = db.execute("SELECT count(*) FROM sessions WHERE status = 'playing'").fetchone()
    return int(count)


def sessions_to_publish(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions of which something is still to be posted, or whose thread is still to be archived: first
    those whose news is oldest, last those with none."""
    rows = db.execute(
        "SELECT session, (SELECT min(at) FROM story WHERE story.session = due.session AND published IS NULL)"
        " FROM (SELECT session FROM story WHERE published IS NULL"
        " UNION SELECT id FROM sessions WHERE status = 'playing' AND board IS NULL"
        " UNION SELECT id FROM sessions WHERE trouble IS NOT NULL AND channel_told = 0"
        " UNION SELECT id FROM sessions WHERE restored IS NOT NULL AND thread IS NOT NULL"
        " UNION SELECT id FROM sessions WHERE status IN ('over', 'closed') AND thread IS NOT NULL"
        " AND archived = 0) AS due"
    ).fetchall()
    return [SessionId(session) for session, _ in sorted(rows, key=lambda row: (row[1] or math.inf, row[0]))]


def _in_order(rows: Iterable[tuple[int]]) -> list[SessionId]:
    """The oldest first. SQLite would go through all sessions to find a few in their order."""
    return [SessionId(number) for number in sorted(row[0] for row in rows)]


def sessions_in_trouble(db: sqlite3.Connection, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) whose thread could not be used but exists, or whose channel is
    not told."""
    return _sessions_that(db, "trouble IS NOT NULL AND (trouble <> 'deleted' OR channel_told = 0)", guild)


def _sessions_that(db: sqlite3.Connection, condition: str, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) of which a condition holds."""
    here = "" if guild is None else " AND guild = ?"
    rows = db.execute(
        f"SELECT id FROM sessions WHERE {condition}{here}",  # noqa: S608
        () if guild is None else (signed(guild),),
    )
    return _in_order(rows)


def open_sessions(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions with open seats, also those whose message is not known, and those that a restored file
    brought back."""
    rows = db.execute(
        "SELECT id FROM sessions WHERE status = 'open'"
        " UNION SELECT id FROM sessions WHERE restored IS NOT NULL"
    )
    return _in_order(rows)


def lobbies_behind(db: sqlite3.Connection, guild: int | None) -> list[SessionId]:
    """The sessions of a server (None: of all) whose open seats could not be brought up to date."""
    return _sessions_that(db, "lobby_behind = 1", guild)


def opened_at(db: sqlite3.Connection, session_id: SessionId) -> float:
    """When a session was opened, in UNIX seconds."""
    (created,) = db.execute("SELECT created FROM sessions WHERE id = ?", (session_id,)).fetchone()
    return float(created)


def save_lobby(db: sqlite3.Connection, session_id: SessionId, message: int) -> None:
    """Remember the message with the open seats; it has said all that it must."""
    db.execute(
        "UPDATE sessions SET lobby = ?, lobby_behind = 0, restored = iif(status = 'open', NULL, restored)"
        " WHERE id = ?",
        (signed(message), session_id),
    )


def save_lobby_behind(db: sqlite3.Connection, session_id: SessionId, is_behind: bool) -> None:
    """Whether the message with the open seats could not be brought up to date."""
    db.execute("UPDATE sessions SET lobby_behind = ? WHERE id = ?", (is_behind, session_id))


def save_thread(db: sqlite3.Connection, session_id: SessionId, thread: int, channel: int) -> None:
    """Move a session into a (new) thread of a channel: nothing of it has been posted there."""
    db.execute(
        "UPDATE sessions SET thread = ?, channel = ?, board = NULL, board_due = '[]', trouble = NULL"
        " WHERE id = ?",
        (signed(thread), signed(channel), session_id),
    )
    _mark_old_boards(db, session_id)


def since(
    db: sqlite3.Connection, session_id: SessionId, *, last: int | None, outside: Sequence[str]
) -> Since:
    """How far the story had come before each seat's last answer and before the round that was on, when the
    row `last` was the newest (None: now). Events of the kinds `outside` are not the match's."""
    last = last_told(db, session_id) if last is None else last
    return Since(_before_round(db, session_id, last, outside), acts(db, session_id, last=last))


def acts(db: sqlite3.Connection, session_id: SessionId, *, last: int | None = None) -> dict[Seat, int]:
    """How far the story had come before the last answer of each seat that has given one, when the row `last`
    was the newest (None: now). What a seat changed meanwhile was no act: what is news to it would tell the
    others of that."""
    answers = db.execute(
        "SELECT seat, max(told) FROM answers WHERE session = ? AND told < ? AND substr(ticket, -1) <> ?"
        " GROUP BY seat",
        (session_id, last_told(db, session_id) if last is None else last, ASIDE),
    )
    return {Seat(seat): told for seat, told in answers}


def _before_round(db: sqlite3.Connection, session_id: SessionId, last: int, outside: Sequence[str]) -> int:
    rounds = db.execute(
        "SELECT told FROM checkpoints WHERE session = ? ORDER BY round DESC, attempt DESC", (session_id,)
    )
    kinds = encode(list(outside)).decode()
    for (told,) in rounds:  # a checkpoint counts the match's own events
        first = db.execute(
            "SELECT number FROM story WHERE session = ? AND kind NOT IN (SELECT value FROM json_each(?))"
            " ORDER BY number LIMIT 1 OFFSET ?",
            (session_id, kinds, told),
        ).fetchone()
        if first is not None and first[0] <= last:
            return int(first[0]) - 1
    return 0


def first_message(db: sqlite3.Connection, session_id: SessionId) -> int | None:
    """The message that told the story's first row, or None."""
    row = db.execute(
        "SELECT published FROM story WHERE session = ? ORDER BY number LIMIT 1", (session_id,)
    ).fetchone()
    message: int | None = None if row is None else as_id(row[0])
    return message


def is_told(db: sqlite3.Connection, session_id: SessionId) -> bool:
    """Whether every row of the story is told by a message."""
    missing = db.execute("SELECT 1 FROM story WHERE session = ? AND published IS NULL LIMIT 1", (session_id,))
    return missing.fetchone() is None


def save_board(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    message: int,
    board_from: int,
    due: Sequence[PersonId],
    published: int,
) -> None:
    """Remember what the board message tells; rows of the story up to `published` are told by it. The first
    one after a restore has said so."""
    db.execute(
        "UPDATE sessions SET board = ?, board_from = ?, board_due = ?, published = ?, trouble = NULL,"
        " restored = NULL WHERE id = ?",
        (signed(message), board_from, encode(due).decode(), published, session_id),
    )
    db.execute(
        "UPDATE story SET published = ? WHERE session = ? AND number <= ? AND published IS NULL",
        (signed(message), session_id, published),
    )
    db.execute(
        "INSERT OR IGNORE INTO boards (session, message, thread)"
        " SELECT id, board, thread FROM sessions WHERE id = ? AND thread IS NOT NULL",
        (session_id,),
    )
    _mark_old_boards(db, session_id)


def add_boards(db: sqlite3.Connection, session_id: SessionId, thread: int, messages: Iterable[int]) -> None:
    """Remember board messages that may have buttons, and of which nothing was known."""
    db.executemany(
        "INSERT OR IGNORE INTO boards (session, message, thread) VALUES (?, ?, ?)",
        [(session_id, signed(message), signed(thread)) for message in messages],
    )
    _mark_old_boards(db, session_id)


def _mark_old_boards(db: sqlite3.Connection, session_id: SessionId) -> None:
    """All board messages of a session but its newest are old."""
    db.execute(
        "UPDATE boards SET is_old = message IS NOT (SELECT board FROM sessions WHERE id = ?1)"
        " WHERE session = ?1",
        (session_id,),
    )


def old_boards(db: sqlite3.Connection, session_id: SessionId | None, most: int) -> list[OldBoard]:
    """Board messages of a session (None: of all, those of running games first) that are not its newest and
    may have buttons: the newest ones."""
    if session_id is not None:
        return _old_boards(db, "boards CROSS JOIN sessions", "session = ?", most, session_id)
    running = _old_boards(db, "sessions CROSS JOIN boards", "status = 'playing'", most)
    left = most - len(running)
    others = _old_boards(db, "boards CROSS JOIN sessions", "status <> 'playing'", left) if left else []
    return running + others


def _old_boards(
    db: sqlite3.Connection, tables: str, condition: str, most: int, *values: int
) -> list[OldBoard]:
    """Old boards of which a condition holds. SQLite goes through the first of the tables of a CROSS JOIN."""
    rows = db.execute(
        f"SELECT sessions.id, message, boards.thread, guild FROM {tables}"  # noqa: S608
        f" WHERE sessions.id = session AND is_old = 1 AND {condition} ORDER BY message DESC LIMIT ?",
        (*values, most),
    )
    return [OldBoard(SessionId(row[0]), *map(as_id, row[1:])) for row in rows]


def forget_board(db: sqlite3.Connection, session_id: SessionId, message: int) -> None:
    """A board message has no buttons any more, or they cannot be taken off."""
    db.execute("DELETE FROM boards WHERE session = ? AND message = ?", (session_id, signed(message)))


def last_at(db: sqlite3.Connection, session_id: SessionId) -> float:
    """When the story's last row was told, in UNIX seconds; 0 before the first."""
    (at,) = db.execute("SELECT coalesce(max(at), 0) FROM story WHERE session = ?", (session_id,)).fetchone()
    return float(at)


def save_archived(db: sqlite3.Connection, session_id: SessionId) -> None:
    """The thread of a finished game is put away; its last board never had buttons."""
    db.execute("UPDATE sessions SET archived = 1, trouble = NULL WHERE id = ?", (session_id,))
    db.execute(
        "DELETE FROM boards WHERE session = ?1 AND message = (SELECT board FROM sessions WHERE id = ?1)",
        (session_id,),
    )


def save_trouble(db: sqlite3.Connection, session_id: SessionId, trouble: str | None) -> None:
    """Why nothing can be posted in the session's thread."""
    db.execute(
        "UPDATE sessions SET channel_told = channel_told AND trouble IS ?, trouble = ? WHERE id = ?",
        (trouble, trouble, session_id),
    )


def save_channel_told(db: sqlite3.Connection, session_id: SessionId) -> None:
    """The channel was told of the trouble."""
    db.execute("UPDATE sessions SET channel_told = 1 WHERE id = ?", (session_id,))


def save_note(db: sqlite3.Connection, name: str, value: str) -> None:
    """Remember something about the file or the bot itself."""
    db.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))


def forget_note(db: sqlite3.Connection, name: str) -> None:
    """Remember nothing under a name any longer."""
    db.execute("DELETE FROM notes WHERE name = ?", (name,))


def note(db: sqlite3.Connection, name: str) -> str | None:
    """What was remembered under a name, or None."""
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def save_palette(db: sqlite3.Connection, person: PersonId, palette: str) -> None:
    """Remember in which colours a person wants pictures."""
    db.execute("INSERT OR REPLACE INTO people (person, palette) VALUES (?, ?)", (signed(person), palette))


def palettes(db: sqlite3.Connection, people: Iterable[PersonId]) -> dict[PersonId, str]:
    """The palettes of those among some people who have chosen one."""
    asked = [signed(person) for person in people]
    found = db.execute(
        f"SELECT person, palette FROM people WHERE person IN ({', '.join('?' * len(asked))})",  # noqa: S608
        asked,
    )
    return {as_id(person): palette for person, palette in found}

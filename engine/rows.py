"""Every SQL statement of Saloon: plain functions of a `sqlite3.Connection`, run as jobs of the journal.

They turn rows into records and back. They know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from engine.codec import decode, encode, event_kind
from engine.game import Options
from engine.match import Checkpoint
from engine.records import Given, PersonId, Record, SeatRow, Session, SessionId, Since, Status, StoryRow
from engine.table import Seat, Told

_COLUMNS = (
    "id, game, options, guild, channel, language, host, status, lobby, thread, seed, board, board_from,"
    " board_due, asked_since, published, archived, trouble, channel_told"
)


def _signed(snowflake: int | None) -> int | None:
    """A Discord id as SQLite keeps it: its integers have a sign, and ids of 20 digits need that bit."""
    return snowflake if snowflake is None or snowflake < 1 << 63 else snowflake - (1 << 64)


def _id(stored: int | None) -> Any:
    """A Discord id as it was before `_signed`."""
    return stored if stored is None or stored >= 0 else stored + (1 << 64)


def insert_session(
    db: sqlite3.Connection,
    *,
    game: str,
    options: Options,
    guild: int,
    channel: int,
    language: str,
    host: PersonId,
    name: str,
    at: float,
) -> SessionId:
    """Open a session with its host on the first seat."""
    added = db.execute(
        "INSERT INTO sessions (game, options, guild, channel, language, host, status, created)"
        " VALUES (?, ?, ?, ?, ?, ?, 'open', ?)",
        (game, encode(options).decode(), _signed(guild), _signed(channel), language, _signed(host), at),
    )
    session = SessionId(added.lastrowid or 0)
    save_seats(db, session, (SeatRow(name, host),), host)
    return session


def session(db: sqlite3.Connection, session_id: SessionId) -> Session | None:
    """One session, or None."""
    found = _sessions(db, "WHERE id = ?", (session_id,))
    return found[0] if found else None


def session_in_thread(db: sqlite3.Connection, thread: int) -> Session | None:
    """The session that is played in a thread, or None."""
    found = _sessions(db, "WHERE thread = ?", (_signed(thread),))
    return found[0] if found else None


def sessions_in_guild(db: sqlite3.Connection, guild: int, person: PersonId | None = None) -> list[Session]:
    """The newest 100 open and running sessions of a server, or those that a person sits in."""
    mine = "" if person is None else " AND id IN (SELECT session FROM seats WHERE person = ?)"
    return _sessions(
        db,
        f"WHERE guild = ? AND status IN ('open', 'playing'){mine} ORDER BY id DESC LIMIT 100",
        (_signed(guild),) if person is None else (_signed(guild), _signed(person)),
    )


def sessions_to_publish(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions of which something is still to be posted, or whose thread is still to be archived."""
    rows = db.execute(
        "SELECT DISTINCT session FROM story WHERE published IS NULL"
        " UNION SELECT id FROM sessions WHERE status = 'playing' AND board IS NULL"
        " UNION SELECT id FROM sessions WHERE trouble IS NOT NULL AND channel_told = 0"
        " UNION SELECT id FROM sessions WHERE status IN ('over', 'closed') AND thread IS NOT NULL"
        " AND archived = 0 ORDER BY 1"
    )
    return [SessionId(row[0]) for row in rows]


def sessions_in_trouble(db: sqlite3.Connection, guild: int) -> list[SessionId]:
    """The sessions of a server whose thread could not be used but exists, or whose channel is not told."""
    rows = db.execute(
        "SELECT id FROM sessions WHERE guild = ? AND trouble IS NOT NULL"
        " AND (trouble <> 'deleted' OR channel_told = 0) ORDER BY 1",
        (_signed(guild),),
    )
    return [SessionId(row[0]) for row in rows]


def open_sessions(db: sqlite3.Connection) -> list[SessionId]:
    """The sessions with open seats that are shown somewhere."""
    rows = db.execute("SELECT id FROM sessions WHERE status = 'open' AND lobby IS NOT NULL ORDER BY 1")
    return [SessionId(row[0]) for row in rows]


def _sessions(db: sqlite3.Connection, where: str, values: Sequence[int | None]) -> list[Session]:
    rows = db.execute(f"SELECT {_COLUMNS} FROM sessions {where}", values).fetchall()  # noqa: S608
    return [_session(db, *row) for row in rows]


def _session(db: sqlite3.Connection, session_id: SessionId, *columns: Any) -> Session:
    game, options, guild, channel, language, host, status, lobby, thread, seed, *posting = columns
    board, board_from, board_due, asked_since, published, archived, trouble, channel_told = posting
    seats = db.execute("SELECT name, person FROM seats WHERE session = ? ORDER BY seat", (session_id,))
    return Session(
        id=session_id,
        game=game,
        options=decode(options, dict[str, bool]),
        guild=_id(guild),
        channel=_id(channel),
        language=language,
        host=_id(host),
        status=status,
        seats=tuple(SeatRow(name, _id(person)) for name, person in seats),
        lobby=_id(lobby),
        thread=_id(thread),
        seed=seed,
        board=_id(board),
        board_from=board_from,
        board_due=decode(board_due, tuple[PersonId, ...]),
        asked_since=decode(asked_since, dict[PersonId, int]),
        published=published,
        is_archived=bool(archived),
        trouble=trouble,
        is_channel_told=bool(channel_told),
    )


def save_seats(
    db: sqlite3.Connection,
    session_id: SessionId,
    seats: Iterable[SeatRow],
    host: PersonId,
    status: Status = "open",
) -> None:
    """Write who sits where, who hosts, and whether the session is still on."""
    db.execute("DELETE FROM seats WHERE session = ?", (session_id,))
    db.executemany(
        "INSERT INTO seats (session, seat, person, name) VALUES (?, ?, ?, ?)",
        [(session_id, number, _signed(seat.person), seat.name) for number, seat in enumerate(seats)],
    )
    db.execute("UPDATE sessions SET host = ?, status = ? WHERE id = ?", (_signed(host), status, session_id))


def save_lobby(db: sqlite3.Connection, session_id: SessionId, message: int) -> None:
    """Remember the message with the open seats."""
    db.execute("UPDATE sessions SET lobby = ? WHERE id = ?", (_signed(message), session_id))


def save_thread(db: sqlite3.Connection, session_id: SessionId, thread: int, channel: int) -> None:
    """Move a session into a (new) thread of a channel: nothing of it has been posted there."""
    db.execute(
        "UPDATE sessions SET thread = ?, channel = ?, board = NULL, board_due = '[]', trouble = NULL"
        " WHERE id = ?",
        (_signed(thread), _signed(channel), session_id),
    )


def save_start(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    seed: str,
    thread: int,
    checkpoints: Iterable[Checkpoint],
    told: Iterable[Told],
    at: float,
) -> None:
    """Turn an open session into a running match."""
    db.execute(
        "UPDATE sessions SET status = 'playing', seed = ?, thread = ? WHERE id = ?",
        (seed, _signed(thread), session_id),
    )
    _save_checkpoints(db, session_id, checkpoints, 0)
    tell(db, session_id, told, at)


def save_step(
    db: sqlite3.Connection,
    session_id: SessionId,
    given: Iterable[Given],
    *,
    answered: int,
    waiting: Iterable[PersonId],
    is_over: bool,
    at: float,
) -> None:
    """Store a step: its answers, checkpoints and events, and who is waited for after it. `answered` counts
    the answers before it; an answer of another step under the same number makes this fail as a whole."""
    for number, one in enumerate(given, answered + 1):
        advance = one.advance
        answer = encode(advance.answer).decode()
        db.execute(
            "INSERT INTO answers (session, number, ticket, seat, person, answer, digest, at, told)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                session_id,
                number,
                advance.ticket,
                one.seat,
                _signed(one.person),
                answer,
                one.digest,
                at,
                last_told(db, session_id),
            ),
        )
        _save_checkpoints(db, session_id, advance.checkpoints, number)
        tell(db, session_id, advance.told, at)
        db.execute("DELETE FROM drafts WHERE session = ? AND seat = ?", (session_id, one.seat))
    _save_waiting(db, session_id, waiting)
    if is_over:
        db.execute("UPDATE sessions SET status = 'over' WHERE id = ?", (session_id,))


def _save_waiting(db: sqlite3.Connection, session_id: SessionId, waiting: Iterable[PersonId]) -> None:
    """Note who is waited for; for those who have been before, since when."""
    (stored,) = db.execute("SELECT asked_since FROM sessions WHERE id = ?", (session_id,)).fetchone()
    before, now = decode(stored, dict[PersonId, int]), last_told(db, session_id)
    since = {person: before.get(person, now) for person in waiting}
    db.execute("UPDATE sessions SET asked_since = ? WHERE id = ?", (encode(since).decode(), session_id))


def _save_checkpoints(
    db: sqlite3.Connection, session_id: SessionId, checkpoints: Iterable[Checkpoint], answered: int
) -> None:
    db.executemany(
        "INSERT INTO checkpoints (session, round, attempt, revision, state, told, story, answered)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (session_id, c.round, c.attempt, c.revision, c.state, c.told, c.story, answered)
            for c in checkpoints
        ],
    )


def tell(db: sqlite3.Connection, session_id: SessionId, told: Iterable[Told], at: float) -> None:
    """Add events to the story."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM story WHERE session = ?", (session_id,)
    ).fetchone()
    db.executemany(
        "INSERT INTO story (session, number, only_seat, kind, event, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (session_id, n, one.only, event_kind(one.event), encode(one.event).decode(), at)
            for n, one in enumerate(told, number + 1)
        ],
    )


def record(db: sqlite3.Connection, session_id: SessionId) -> Record:
    """What the session's match is rebuilt from."""
    *checkpoint, answered = db.execute(
        "SELECT round, attempt, revision, state, told, story, answered FROM checkpoints"
        " WHERE session = ? ORDER BY round DESC, attempt DESC LIMIT 1",
        (session_id,),
    ).fetchone()
    answers = db.execute(
        "SELECT seat, answer, digest FROM answers WHERE session = ? AND number > ? ORDER BY number",
        (session_id, answered),
    ).fetchall()
    return Record(Checkpoint(*checkpoint), tuple(answers), answered + len(answers))


def story(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    first: int = 1,
    last: int | None = None,
    seat: Seat | None = None,
) -> list[StoryRow]:
    """The story from one row to another, as a seat (None: the public) may read it."""
    rows = db.execute(
        "SELECT number, kind, event, only_seat, at FROM story"
        " WHERE session = ? AND number BETWEEN ? AND coalesce(?, number)"
        " AND (only_seat IS NULL OR only_seat = ?) ORDER BY number",
        (session_id, first, last, seat),
    )
    return [StoryRow(*row) for row in rows]


def last_told(db: sqlite3.Connection, session_id: SessionId) -> int:
    """The number of the story's last row; 0 before the first."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM story WHERE session = ?", (session_id,)
    ).fetchone()
    return int(number)


def since(
    db: sqlite3.Connection, session_id: SessionId, *, last: int | None, outside: Sequence[str]
) -> Since:
    """How far the story had come before each seat's last answer and before the round that was on, when the
    row `last` was the newest (None: now). Events of the kinds `outside` are not the match's."""
    last = last_told(db, session_id) if last is None else last
    answers = db.execute(
        "SELECT seat, max(told) FROM answers WHERE session = ? AND told < ? GROUP BY seat", (session_id, last)
    )
    return Since(_before_round(db, session_id, last, outside), {Seat(seat): told for seat, told in answers})


def _before_round(db: sqlite3.Connection, session_id: SessionId, last: int, outside: Sequence[str]) -> int:
    rounds = db.execute(
        "SELECT told FROM checkpoints WHERE session = ? ORDER BY round DESC, attempt DESC", (session_id,)
    )
    marks = ", ".join("?" * len(outside))
    for (told,) in rounds:  # a checkpoint counts the match's own events
        first = db.execute(
            f"SELECT number FROM story WHERE session = ? AND kind NOT IN ({marks})"  # noqa: S608
            " ORDER BY number LIMIT 1 OFFSET ?",
            (session_id, *outside, told),
        ).fetchone()
        if first is not None and first[0] <= last:
            return int(first[0]) - 1
    return 0


def first_message(db: sqlite3.Connection, session_id: SessionId) -> int | None:
    """The message that told the story's first row, or None."""
    row = db.execute(
        "SELECT published FROM story WHERE session = ? ORDER BY number LIMIT 1", (session_id,)
    ).fetchone()
    message: int | None = None if row is None else _id(row[0])
    return message


def save_board(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    message: int,
    board_from: int,
    due: Sequence[PersonId],
    published: int,
) -> None:
    """Remember what the board message tells; rows of the story up to `published` are told by it."""
    db.execute(
        "UPDATE sessions SET board = ?, board_from = ?, board_due = ?, published = ?, trouble = NULL"
        " WHERE id = ?",
        (_signed(message), board_from, encode(due).decode(), published, session_id),
    )
    db.execute(
        "UPDATE story SET published = ? WHERE session = ? AND number <= ? AND published IS NULL",
        (_signed(message), session_id, published),
    )


def save_archived(db: sqlite3.Connection, session_id: SessionId) -> None:
    """The thread of a finished game is put away."""
    db.execute("UPDATE sessions SET archived = 1 WHERE id = ?", (session_id,))


def save_trouble(db: sqlite3.Connection, session_id: SessionId, trouble: str | None) -> None:
    """Why nothing can be posted in the session's thread."""
    db.execute(
        "UPDATE sessions SET channel_told = channel_told AND trouble IS ?, trouble = ? WHERE id = ?",
        (trouble, trouble, session_id),
    )


def save_channel_told(db: sqlite3.Connection, session_id: SessionId) -> None:
    """The channel was told of the trouble."""
    db.execute("UPDATE sessions SET channel_told = 1 WHERE id = ?", (session_id,))


def save_draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str, draft: str) -> None:
    """Keep a half-made choice."""
    db.execute(
        "INSERT OR REPLACE INTO drafts (session, seat, ticket, draft) VALUES (?, ?, ?, ?)",
        (session_id, seat, ticket, draft),
    )


def draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str) -> str | None:
    """The half-made choice of a seat for the question of this ticket, or None."""
    row = db.execute(
        "SELECT draft FROM drafts WHERE session = ? AND seat = ? AND ticket = ?", (session_id, seat, ticket)
    ).fetchone()
    return None if row is None else str(row[0])


def save_note(db: sqlite3.Connection, name: str, value: str) -> None:
    """Remember something about the bot itself."""
    db.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))


def note(db: sqlite3.Connection, name: str) -> str | None:
    """What was remembered under a name, or None."""
    row = db.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def save_palette(db: sqlite3.Connection, person: PersonId, palette: str) -> None:
    """Remember in which colours a person wants pictures."""
    db.execute("INSERT OR REPLACE INTO people (person, palette) VALUES (?, ?)", (_signed(person), palette))


def palettes(db: sqlite3.Connection, people: Iterable[PersonId]) -> dict[PersonId, str]:
    """The palettes of those among some people who have chosen one."""
    found = {}
    for person in people:
        row = db.execute("SELECT palette FROM people WHERE person = ?", (_signed(person),)).fetchone()
        if row is not None:
            found[person] = str(row[0])
    return found

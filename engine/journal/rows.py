"""The SQL of sessions and matches: plain functions of a `sqlite3.Connection`, run as jobs of the journal.

They turn rows into records and back. They know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from engine.journal.records import Given, PersonId, Record, SeatRow, Session, SessionId, Status, StoryRow
from engine.play.codec import decode, encode, event_kind, packed
from engine.play.game import Options
from engine.play.match import Checkpoint
from engine.play.table import ASIDE, INTERJECTION, Seat, Told, question_of

_COLUMNS = (
    "id, game, options, guild, channel, language, host, status, lobby, thread, seed, board, board_from,"
    " board_due, asked_since, published, archived, trouble, channel_told, epoch, attempt, restored,"
    " adopt_after, lobby_behind"
)
_DIGITS = 16
"""How many hex digits of an answer's digest are stored: 64 bits tell when a replay leads elsewhere."""


def signed(snowflake: int | None) -> int | None:
    """A Discord id as SQLite keeps it: its integers have a sign, and ids of 20 digits need that bit."""
    return snowflake if snowflake is None or snowflake < 1 << 63 else snowflake - (1 << 64)


def as_id(stored: int | None) -> Any:
    """A Discord id as it was before `signed`."""
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
        (game, encode(options).decode(), signed(guild), signed(channel), language, signed(host), at),
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
    found = _sessions(db, "WHERE thread = ?", (signed(thread),))
    return found[0] if found else None


def sessions_in_guild(db: sqlite3.Connection, guild: int, person: PersonId | None = None) -> list[Session]:
    """The newest 100 open and running sessions of a server, or those that a person sits in."""
    mine = "" if person is None else " AND id IN (SELECT session FROM seats WHERE person = ?)"
    return _sessions(
        db,
        f"WHERE guild = ? AND status IN ('open', 'playing'){mine} ORDER BY id DESC LIMIT 100",
        (signed(guild),) if person is None else (signed(guild), signed(person)),
    )


def sessions_in_channel(db: sqlite3.Connection, guild: int, channel: int | None) -> list[Session]:
    """All open and running sessions of a server's channel, or (None) of the whole server."""
    here = "" if channel is None else " AND channel = ?"
    return _sessions(
        db,
        f"WHERE guild = ? AND status IN ('open', 'playing'){here} ORDER BY id",
        (signed(guild),) if channel is None else (signed(guild), signed(channel)),
    )


def sessions_waiting(db: sqlite3.Connection, guild: int, host: PersonId) -> list[Session]:
    """The sessions of a server that a person hosts and that have not started yet."""
    return _sessions(
        db, "WHERE guild = ? AND host = ? AND status = 'open' ORDER BY id", (signed(guild), signed(host))
    )


def _sessions(db: sqlite3.Connection, where: str, values: Sequence[int | None]) -> list[Session]:
    rows = db.execute(f"SELECT {_COLUMNS} FROM sessions {where}", values).fetchall()  # noqa: S608
    seats: dict[SessionId, list[SeatRow]] = {row[0]: [] for row in rows}
    for session_id, name, person in db.execute(
        "SELECT session, name, person FROM seats"  # noqa: S608
        f" WHERE session IN (SELECT id FROM sessions {where}) ORDER BY session, seat",
        values,
    ):
        seats[session_id].append(SeatRow(name, as_id(person)))
    return [_session(seats[row[0]], *row) for row in rows]


def _session(seats: Iterable[SeatRow], session_id: SessionId, *columns: Any) -> Session:
    game, options, guild, channel, language, host, status, lobby, thread, seed, *posting = columns
    board, board_from, board_due, asked_since, published, archived, trouble, channel_told, *again = posting
    epoch, attempt, restored, adopt_after, lobby_behind = again
    return Session(
        id=session_id,
        game=game,
        options=decode(options, dict[str, bool]),
        guild=as_id(guild),
        channel=as_id(channel),
        language=language,
        host=as_id(host),
        status=status,
        seats=tuple(seats),
        lobby=as_id(lobby),
        thread=as_id(thread),
        seed=seed,
        board=as_id(board),
        board_from=board_from,
        board_due=decode(board_due, tuple[PersonId, ...]),
        asked_since=decode(asked_since, dict[PersonId, int]),
        published=published,
        is_archived=bool(archived),
        trouble=trouble,
        is_channel_told=bool(channel_told),
        epoch=epoch,
        attempt=attempt,
        restored=restored,
        adopt_after=as_id(adopt_after),
        is_lobby_behind=bool(lobby_behind),
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
        [(session_id, number, signed(seat.person), seat.name) for number, seat in enumerate(seats)],
    )
    db.execute("UPDATE sessions SET host = ?, status = ? WHERE id = ?", (signed(host), status, session_id))


def save_start(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    seed: str,
    thread: int,
    checkpoints: Sequence[Checkpoint],
    told: Iterable[Told],
    at: float,
) -> None:
    """Turn an open session into a running match."""
    db.execute(
        "UPDATE sessions SET status = 'playing', seed = ?, thread = ? WHERE id = ?",
        (seed, signed(thread), session_id),
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
    calls: str | None = None,
) -> None:
    """Store a step: its answers, checkpoints and events, and who is waited for after it. `answered` counts
    the answers before it; an answer of another step under the same number makes this fail as a whole. `calls`
    is the ticket of a question that has gone on, if those should hear of it whom it waits for."""
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
                signed(one.person),
                answer,
                one.digest[:_DIGITS],
                at,
                last_told(db, session_id),
            ),
        )
        _save_checkpoints(db, session_id, advance.checkpoints, number)
        tell(db, session_id, advance.told, at)
        db.execute(
            "DELETE FROM drafts WHERE session = ? AND seat = ? AND ticket = ?",
            (session_id, one.seat, advance.ticket),
        )
    _save_waiting(db, session_id, waiting, calls)
    if is_over:
        db.execute("UPDATE sessions SET status = 'over' WHERE id = ?", (session_id,))


def _save_waiting(
    db: sqlite3.Connection, session_id: SessionId, waiting: Iterable[PersonId], calls: str | None
) -> None:
    """Note who is waited for; for those who have been before, since when. A question calls them anew once."""
    stored, called_by = db.execute(
        "SELECT asked_since, called_by FROM sessions WHERE id = ?", (session_id,)
    ).fetchone()
    is_anew = calls not in (None, called_by)
    before = {} if is_anew else decode(stored, dict[PersonId, int])
    now = last_told(db, session_id)
    since = {person: before.get(person, now) for person in waiting}
    db.execute(
        "UPDATE sessions SET asked_since = ?, called_by = ? WHERE id = ?",
        (encode(since).decode(), calls if is_anew else called_by, session_id),
    )


def _save_checkpoints(
    db: sqlite3.Connection, session_id: SessionId, checkpoints: Sequence[Checkpoint], answered: int
) -> None:
    if not checkpoints:
        return
    db.executemany(
        "INSERT INTO checkpoints (session, round, attempt, revision, state, told, story, answered)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (session_id, c.round, c.attempt, c.revision, packed(c.state), c.told, c.story, answered)
            for c in checkpoints
        ],
    )
    empty_states(db, session_id, most=len(checkpoints))


def empty_states(db: sqlite3.Connection, session_id: SessionId, *, most: int = -1) -> None:
    """Empty the states of a session's checkpoints, and the digests that go with them, but for the first, from
    which the whole match can be played again, and the newest two: nothing resumes from the others. `most` is
    how many of those right before the newest two may still have a state, -1 means all. The rows stay: they
    say where each round began. They are written anew, for only where rows are deleted does SQLite join pages
    and free those that are left over."""
    db.execute(
        "INSERT OR REPLACE INTO checkpoints"
        " (session, round, attempt, revision, state, told, story, answered)"
        " SELECT session, round, attempt, revision, '', told, '', answered FROM checkpoints"
        " WHERE session = ?1 AND state <> '' AND (round, attempt) IN"
        " (SELECT round, attempt FROM checkpoints WHERE session = ?1"
        " ORDER BY round DESC, attempt DESC LIMIT ?2 OFFSET 2) AND (round, attempt) <>"
        " (SELECT round, attempt FROM checkpoints WHERE session = ?1 ORDER BY round, attempt LIMIT 1)",
        (session_id, most),
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


def begin_epoch(
    db: sqlite3.Connection, epoch: int, *, restored: float, adopt_after: int, last_session: int
) -> None:
    """Let all games that are open or running go on under the numbers of another epoch, with new luck in the
    rounds to come; games that are opened later have numbers above `last_session`."""
    db.execute(
        "UPDATE sessions SET epoch = ?, attempt = ?, restored = ?, adopt_after = ?"
        " WHERE status IN ('open', 'playing')",
        (epoch, epoch, restored, signed(adopt_after)),
    )
    db.execute("DELETE FROM sqlite_sequence WHERE name = 'sessions'")
    db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('sessions', ?)", (last_session,))
    db.execute("DELETE FROM drafts")  # of questions that have other tickets now


def record(db: sqlite3.Connection, session_id: SessionId) -> Record:
    """What the session's match is rebuilt from."""
    *checkpoint, answered = db.execute(
        "SELECT round, attempt, revision, state, told, story, answered FROM checkpoints"
        " WHERE session = ? ORDER BY round DESC, attempt DESC LIMIT 1",
        (session_id,),
    ).fetchone()
    rows = db.execute(
        "SELECT ticket, seat, answer, digest, at FROM answers"
        " WHERE session = ? AND number > ? ORDER BY number",
        (session_id, answered),
    ).fetchall()
    answers, times = tuple(row[:-1] for row in rows), tuple(row[-1] for row in rows)
    (began,) = db.execute(
        "SELECT coalesce((SELECT at FROM answers WHERE session = id AND number = ?),"
        " (SELECT at FROM story WHERE session = id AND number = 1), created) FROM sessions WHERE id = ?",
        (answered, session_id),
    ).fetchone()
    told = last_told(db, session_id)
    return Record(Checkpoint(*checkpoint), answers, times, began, answered + len(answers), told)


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


def save_draft(db: sqlite3.Connection, session_id: SessionId, seat: Seat, ticket: str, draft: str) -> None:
    """Keep a half-made choice, and none of a question that is over."""
    db.execute(
        "DELETE FROM drafts WHERE session = ? AND seat = ? AND rtrim(ticket, ?) <> ?",
        (session_id, seat, ASIDE + INTERJECTION, question_of(ticket)),
    )
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

"""The SQL of sessions and the people in them.

Plain functions of a `sqlite3.Connection`, run as jobs of the journal: they turn rows into records and back.
They know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.clock.pace import Clock, PaceName
from engine.journal import private_note_rows
from engine.journal.records import Absence, Call, Meanwhile, PersonId, SeatRow, Session, SessionId, Status
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode, encode
from engine.play.game import Options
from engine.play.table import Seat
from engine.results.places import Why

_COLUMNS = (
    "id, game, options, guild, channel, language, host, status, lobby, thread, seed, board, board_from,"
    " board_due, posted, archived, trouble, channel_told, epoch, attempt, restored,"
    " adopt_after, lobby_behind,"
    " pace, paused_until, last_act, asleep_since, stood_since, stood_until, follows,"
    " paused_by, ended_by, ended, by_office, tidied, rated, settled, unrated, fixture"
)
ASKED = "asked"
"""The kind of a call that waits for the answer to a question."""
INVITED = "invited"
"""The kind of a call that invites a seat to say something ahead. Nobody waits for it."""
CALL = (
    "ticket, told, opened, posted, recalled, keep_at, remind_at, reminded, extended, brief, decision, soft,"
    " due, soft_left, due_left"
)
"""The columns of a call, in the order of `call_of`."""


UNFINISHED: Final = (
    "SELECT id FROM sessions WHERE status = 'open' UNION ALL SELECT id FROM sessions WHERE status = 'playing'"
)
"""The ids of all open and running sessions, each part by an index of its own."""


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
    pace: PaceName | None = None,
    follows: SessionId | None = None,
    is_rated: bool = True,
    fixture: int | None = None,
    at: float,
) -> SessionId:
    """Open a session with its host on the first seat."""
    (number,) = db.execute(
        "INSERT INTO sessions"
        " (game, options, guild, channel, language, host, status, pace, follows, rated, fixture, created,"
        " last_act) VALUES (?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(game, encode(options).decode(), signed(guild), signed(channel), language, signed(host)),
            *(pace, follows, int(is_rated), fixture, at, at),
        ),
    ).fetchone()
    session = SessionId(number)
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


def session_of_fixture(db: sqlite3.Connection, fixture: int) -> Session | None:
    """The session that is this table of a league, or None."""
    found = _sessions(db, "WHERE fixture = ?", (fixture,))
    return found[0] if found else None


def sessions_in_guild(db: sqlite3.Connection, guild: int, person: PersonId | None = None) -> list[Session]:
    """The newest 100 open and running sessions of a server, or only of those that a person sits in."""
    mine = "" if person is None else " AND id IN (SELECT session FROM seats WHERE person = ?)"
    return _sessions(
        db,
        f"WHERE guild = ? AND status IN ('open', 'playing'){mine} ORDER BY id DESC LIMIT 100",
        (signed(guild),) if person is None else (signed(guild), signed(person)),
    )


def sessions_of(db: sqlite3.Connection, person: PersonId) -> list[Session]:
    """All running sessions in which a person has a seat, on all servers, oldest first."""
    return _sessions(
        db,
        "WHERE id IN (SELECT session FROM seats WHERE person = ?) AND status = 'playing' ORDER BY id",
        (signed(person),),
    )


def sessions_in_channel(db: sqlite3.Connection, guild: int, channel: int | None) -> list[Session]:
    """All open and running sessions of a channel, or of the whole server (None)."""
    here = "" if channel is None else " AND channel = ?"
    return _sessions(
        db,
        f"WHERE guild = ? AND status IN ('open', 'playing'){here} ORDER BY id",
        (signed(guild),) if channel is None else (signed(guild), signed(channel)),
    )


def sessions_unfinished(db: sqlite3.Connection) -> list[Session]:
    """All open and running sessions of all servers, oldest first."""
    return _sessions(db, f"WHERE id IN ({UNFINISHED}) ORDER BY id", ())


def sessions_waiting(db: sqlite3.Connection, guild: int, host: PersonId) -> list[Session]:
    """The sessions of a server that this person hosts and that have not started yet."""
    return _sessions(
        db, "WHERE guild = ? AND host = ? AND status = 'open' ORDER BY id", (signed(guild), signed(host))
    )


def _sessions(db: sqlite3.Connection, where: str, values: Sequence[int | None]) -> list[Session]:
    rows = db.execute(f"SELECT {_COLUMNS} FROM sessions {where}", values).fetchall()  # noqa: S608
    seats: dict[SessionId, list[SeatRow]] = {row[0]: [] for row in rows}
    calls: dict[SessionId, list[Call]] = {row[0]: [] for row in rows}
    invited: dict[SessionId, list[Call]] = {row[0]: [] for row in rows}
    absences: dict[SessionId, dict[PersonId, Absence]] = {row[0]: {} for row in rows}
    for session_id, name, person, kept, kept_since, since, until, mode, seat, kind, *call in db.execute(
        "SELECT seats.session, name, seats.person, kept, kept_since, since, until, mode, seats.seat,"  # noqa: S608
        f" calls.kind, {CALL}"
        " FROM seats LEFT JOIN calls ON calls.session = seats.session AND calls.seat = seats.seat"
        " LEFT JOIN absences ON absences.person = seats.person AND is_over = 0"
        f" WHERE seats.session IN (SELECT id FROM sessions {where}) ORDER BY seats.session, seats.seat",
        values,
    ):
        if seat == len(seats[session_id]):  # a seat that is called twice has two rows
            seats[session_id].append(SeatRow(name, as_id(person), kept, kept_since))
        if since is not None:
            absences[session_id][as_id(person)] = Absence(since, until, Meanwhile(mode))
        if kind is not None:
            (calls if kind == ASKED else invited)[session_id].append(call_of(seat, *call))
    return [_session(seats[row[0]], calls[row[0]], invited[row[0]], absences[row[0]], *row) for row in rows]


def call_of(seat: Seat, ticket: str, told: int, opened: float, *columns: Any) -> Call:
    """A call, from its seat and the other columns of its row."""
    posted, recalled, keep_at, remind_at, reminded, extended, brief, decision, *clock = columns
    return Call(
        *(seat, ticket, told, opened, posted, recalled, Clock(*clock)),
        *(keep_at, remind_at, reminded, extended, bool(brief), decision),
    )


def _session(
    seats: Sequence[SeatRow],
    calls: Iterable[Call],
    invited: Iterable[Call],
    absences: Mapping[PersonId, Absence],
    session_id: SessionId,
    *columns: Any,
) -> Session:
    game, options, guild, channel, language, host, status, lobby, thread, seed, *posting = columns
    board, board_from, board_due, posted, archived, trouble, channel_told, *again = posting
    epoch, attempt, restored, adopt_after, lobby_behind, *time = again
    pace, paused_until, last_act, asleep_since, stood_since, stood_until, follows, *office = time
    paused_by, ended_by, ended, by_office, tidied, rated, settled, unrated, fixture = office
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
        calls=tuple(calls),
        invited=tuple(invited),
        posted=posted,
        is_archived=bool(archived),
        trouble=trouble,
        is_channel_told=bool(channel_told),
        epoch=epoch,
        attempt=attempt,
        restored=restored,
        adopt_after=as_id(adopt_after),
        is_lobby_behind=bool(lobby_behind),
        pace=None if pace is None else PaceName(pace),
        paused_until=paused_until,
        last_act=last_act,
        asleep_since=asleep_since,
        stood=None if stood_since is None else (stood_since, stood_until),
        follows=follows,
        absences=absences,
        paused_by=paused_by,
        ended_by=ended_by,
        ended=ended,
        by_office=bool(by_office),
        tidied=tidied,
        is_rated=bool(rated),
        settled=settled,
        fixture=fixture,
        unrated=None if unrated is None else Why(unrated),
    )


def save_seats(
    db: sqlite3.Connection,
    session_id: SessionId,
    seats: Iterable[SeatRow],
    host: PersonId,
    status: Status = "open",
) -> None:
    """Store who sits where, who hosts, and the session's status. The notes of who left are deleted."""
    db.execute("DELETE FROM seats WHERE session = ?", (session_id,))
    db.executemany(
        "INSERT INTO seats (session, seat, person, name, kept, kept_since) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (session_id, number, signed(seat.person), seat.name, seat.kept, seat.kept_since)
            for number, seat in enumerate(seats)
        ],
    )
    db.execute("UPDATE sessions SET host = ?, status = ? WHERE id = ?", (signed(host), status, session_id))
    private_note_rows.forget_unseated(db, session_id)


def save_pace(db: sqlite3.Connection, session_id: SessionId, pace: PaceName) -> None:
    """Give a session another pace. In a running session `refresh` must follow."""
    db.execute("UPDATE sessions SET pace = ? WHERE id = ?", (pace, session_id))


def opened_at(db: sqlite3.Connection, session_id: SessionId) -> float:
    """When a session was opened, in UNIX seconds."""
    (created,) = db.execute("SELECT created FROM sessions WHERE id = ?", (session_id,)).fetchone()
    return float(created)


def running_sessions(db: sqlite3.Connection) -> int:
    """How many sessions are being played."""
    (count,) = db.execute("SELECT count(*) FROM sessions WHERE status = 'playing'").fetchone()
    return int(count)


def running_on(db: sqlite3.Connection, guild: int) -> int:
    """How many sessions are being played on a server, without those that are tables of leagues."""
    (count,) = db.execute(
        "SELECT count(*) FROM sessions WHERE guild = ? AND status = 'playing' AND fixture IS NULL",
        (signed(guild),),
    ).fetchone()
    return int(count)


def running_of(db: sqlite3.Connection, guild: int, person: PersonId) -> int:
    """In how many sessions that are being played on a server a person has a seat, without tables of
    leagues."""
    (count,) = db.execute(
        "SELECT count(*) FROM sessions CROSS JOIN seats"
        " WHERE guild = ? AND status = 'playing' AND fixture IS NULL AND seats.session = sessions.id"
        " AND person = ?",
        (signed(guild), signed(person)),
    ).fetchone()
    return int(count)


def save_last_act(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Note that a person has acted openly in a session."""
    db.execute("UPDATE sessions SET last_act = ? WHERE id = ?", (at, session_id))

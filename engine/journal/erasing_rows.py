"""The SQL of erasing: a session, or a server, with all that is stored of it. Plain functions, like
`session_rows`.

A test derives the tables from the schema: a new one that belongs to a session or a server must be named here.
"""

import sqlite3
from dataclasses import dataclass
from typing import Final

from engine.journal.records import SessionId
from engine.journal.snowflakes import as_id, signed

OF_A_SESSION: Final = (
    *("seats", "sittings", "checkpoints", "answers", "story", "drafts", "boards", "calls", "clocks"),
    *("reminders", "acts", "motions", "offers", "invitations", "orders", "private_notes", "results"),
    *("result_places", "rating_steps", "server_acts", "fixtures"),
)
"""The tables whose rows belong to a session, by their column `session`."""
OF_A_LEAGUE: Final = ("reports", "fixtures", "entries", "league_acts")
"""The tables whose rows belong to a league, by their column `league`."""
OF_A_SERVER: Final = (
    *("server_acts", "ghosts", "servers", "ratings", "rating_lists", "hidden_ratings", "active", "leagues"),
)
"""The tables, besides that of the sessions, whose rows belong to a server, by their column `guild`."""


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """How much is stored of a server."""

    open: int
    """Its games that have not started."""
    playing: int
    ended: int
    """Its games that are over or closed."""
    acts: int
    """What its admins and moderators have done."""


def erase_session(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Delete all that is stored of a session. Whoever has its match in memory must drop it. If it counted,
    the ratings that it made must be computed anew, unless all of the server goes."""
    db.execute(
        "UPDATE rating_lists SET changes = changes + 1, is_due = 1"
        " WHERE guild = (SELECT guild FROM sessions WHERE id = ? AND settled IS NOT NULL AND unrated IS NULL)"
        " AND game = (SELECT game FROM sessions WHERE id = ?)",
        (session_id, session_id),
    )
    db.execute(
        "DELETE FROM reports WHERE league = (SELECT league FROM fixtures WHERE session = ?)"
        " AND fixture = (SELECT id FROM fixtures WHERE session = ?)",
        (session_id, session_id),
    )
    for table in OF_A_SESSION:
        db.execute(f"DELETE FROM {table} WHERE session = ?", (session_id,))  # noqa: S608
    db.execute("UPDATE sessions SET follows = NULL WHERE follows = ?", (session_id,))
    db.execute("DELETE FROM sessions WHERE id = ?", (session_id,))


def erase_leagues(db: sqlite3.Connection, guild: int) -> None:
    """Delete all that is stored of the leagues of a server, but the games at their tables."""
    for table in OF_A_LEAGUE:
        db.execute(
            f"DELETE FROM {table} WHERE league IN (SELECT id FROM leagues WHERE guild = ?)",  # noqa: S608
            (signed(guild),),
        )
    db.execute("DELETE FROM leagues WHERE guild = ?", (signed(guild),))


def erase_server(db: sqlite3.Connection, guild: int) -> None:
    """Delete all that is stored of a server whose sessions are deleted already."""
    erase_leagues(db, guild)
    for table in OF_A_SERVER:
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (signed(guild),))  # noqa: S608


def some_sessions(db: sqlite3.Connection, guild: int, most: int) -> list[SessionId]:
    """At most `most` of all sessions of a server."""
    rows = db.execute("SELECT id FROM sessions WHERE guild = ? LIMIT ?", (signed(guild), most))
    return [SessionId(number) for (number,) in rows]


def counts(db: sqlite3.Connection, guild: int) -> ServerCounts:
    """How much is stored of a server."""
    rows = db.execute(
        "SELECT status, count(*) FROM sessions WHERE guild = ? GROUP BY status", (signed(guild),)
    ).fetchall()
    by_status: dict[str, int] = dict(rows)
    (acts,) = db.execute("SELECT count(*) FROM server_acts WHERE guild = ?", (signed(guild),)).fetchone()
    return ServerCounts(
        open=by_status.get("open", 0),
        playing=by_status.get("playing", 0),
        ended=by_status.get("over", 0) + by_status.get("closed", 0),
        acts=acts,
    )


def servers_with_sessions(db: sqlite3.Connection) -> list[int]:
    """The ids of all servers with sessions, by looking for one after the other, whatever they have."""
    rows = db.execute(
        "WITH RECURSIVE found (guild) AS (SELECT min(guild) FROM sessions"
        " UNION ALL SELECT (SELECT min(guild) FROM sessions WHERE sessions.guild > found.guild)"
        " FROM found WHERE found.guild IS NOT NULL)"
        " SELECT guild FROM found WHERE guild IS NOT NULL"
    )
    return [as_id(guild) for (guild,) in rows]


def set_aside_by(db: sqlite3.Connection, guild: int, act: int) -> list[SessionId]:
    """The sessions that are set aside by an act of a server, the oldest first."""
    rows = db.execute(
        "SELECT id FROM sessions WHERE ended_by IS NOT NULL AND ended > 0 AND guild = ? AND ended_by = ?",
        (signed(guild), act),
    )
    return sorted(SessionId(number) for (number,) in rows)


def servers_with_set_aside(db: sqlite3.Connection) -> list[int]:
    """The ids of the servers that have sessions which are set aside."""
    rows = db.execute("SELECT guild FROM sessions WHERE ended_by IS NOT NULL AND ended > 0")
    return [as_id(guild) for guild in sorted({guild for (guild,) in rows})]


def some_unfinished(db: sqlite3.Connection, guild: int, most: int) -> list[SessionId]:
    """At most `most` open or running sessions of a server."""
    rows = db.execute(
        "SELECT id FROM sessions WHERE guild = ? AND status IN ('open', 'playing') LIMIT ?",
        (signed(guild), most),
    )
    return sorted(SessionId(number) for (number,) in rows)


def newest_erasure(db: sqlite3.Connection, guild: int) -> tuple[int, bool] | None:
    """The number of the server's newest act that lets all be deleted, and whether it stands; None if there is
    none."""
    row = db.execute(
        "SELECT number, undone FROM server_acts WHERE guild = ? AND kind = 'erase'"
        " ORDER BY number DESC LIMIT 1",
        (signed(guild),),
    ).fetchone()
    return None if row is None else (int(row[0]), row[1] is None)

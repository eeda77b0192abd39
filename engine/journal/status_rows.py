"""The SQL of how the whole file stands, for whoever runs the bot. Plain functions, like `session_rows`: they
decide nothing, and replay no match.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Behind:
    """The running games in which something is not posted yet."""

    sessions: int
    oldest: float | None
    """Since when the oldest of it waits, in UNIX seconds; None if nothing does."""


def sessions_by_status(db: sqlite3.Connection) -> Mapping[tuple[str, str], int]:
    """How many sessions there are, by game and status. It looks at all of them."""
    rows = db.execute("SELECT game, status, count(*) FROM sessions GROUP BY game, status")
    return {(game, status): number for game, status, number in rows}


def behind(db: sqlite3.Connection) -> Behind:
    """What waits to be posted, except where it cannot be: that is what `troubles` counts."""
    return Behind(
        *db.execute(
            "SELECT count(DISTINCT session), min(at) FROM story CROSS JOIN sessions"
            " WHERE story.posted IS NULL AND sessions.id = session AND trouble IS NULL"
        ).fetchone()
    )


def troubles(db: sqlite3.Connection) -> Mapping[str, int]:
    """In how many sessions nothing can be posted, by the word for the trouble."""
    rows = db.execute("SELECT trouble, count(*) FROM sessions WHERE trouble IS NOT NULL GROUP BY trouble")
    return dict(rows.fetchall())


def frozen_sessions(db: sqlite3.Connection) -> Mapping[int, str]:
    """By number, the running sessions that cannot be replayed: the reference under which the log says why."""
    rows = db.execute("SELECT id, frozen FROM sessions WHERE status = 'playing' AND frozen IS NOT NULL")
    return dict(rows.fetchall())


def last_outage(db: sqlite3.Connection) -> tuple[float, float] | None:
    """From when to when any shard had no line the last time, in UNIX seconds; None if that never was."""
    found: tuple[float, float] | None = db.execute(
        "SELECT since, until FROM outages ORDER BY until DESC LIMIT 1"
    ).fetchone()
    return found

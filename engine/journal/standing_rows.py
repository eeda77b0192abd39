"""The SQL of how the games of a server stand: what says why one stands still, besides the session itself.
Plain functions, like `session_rows`: they decide nothing, and replay no match.
"""

import sqlite3
from dataclasses import dataclass
from typing import Final

from engine.journal.records import SessionId
from engine.journal.session_rows import UNFINISHED
from engine.journal.snowflakes import signed

_STANDING: Final = (
    "SELECT id, created, frozen,"
    " coalesce((SELECT min(at) FROM story WHERE session = sessions.id AND story.posted IS NULL),"
    " CASE WHEN board IS NULL AND status = 'playing' THEN last_act END),"
    " server_acts.reason"
    " FROM sessions LEFT JOIN server_acts"
    " ON server_acts.guild = sessions.guild AND server_acts.number = paused_by"
)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is stored of an open or running session, besides what a `Session` has."""

    created: float
    """When it was opened, in UNIX seconds."""
    frozen: str | None = None
    """If it cannot be replayed: the reference under which the log says why."""
    unposted: float | None = None
    """Since when something waits to be posted in its thread, in UNIX seconds; None if nothing does."""
    pause_reason: str | None = None
    """Why somebody in office pauses it, in their words; None if nobody in office does."""


def standings(db: sqlite3.Connection, guild: int | None) -> dict[SessionId, Standing]:
    """How all open and running sessions of a server stand, or (None) those of all servers."""
    where = (
        f"id IN ({UNFINISHED})" if guild is None else "sessions.guild = ? AND status IN ('open', 'playing')"
    )
    rows = db.execute(f"{_STANDING} WHERE {where}", () if guild is None else (signed(guild),))
    return {SessionId(number): Standing(*columns) for number, *columns in rows}


def standing(db: sqlite3.Connection, session_id: SessionId) -> Standing | None:
    """How one session stands; None if there is no such session."""
    row = db.execute(f"{_STANDING} WHERE sessions.id = ?", (session_id,)).fetchone()
    return None if row is None else Standing(*row[1:])


def frozen(db: sqlite3.Connection, session_id: SessionId) -> str | None:
    """The reference under which the log says why a session cannot be replayed; None if it can, as far as is
    known."""
    (reference,) = db.execute("SELECT frozen FROM sessions WHERE id = ?", (session_id,)).fetchone()
    return None if reference is None else str(reference)


def save_frozen(db: sqlite3.Connection, session_id: SessionId, reference: str | None) -> None:
    """Note that a session cannot be replayed, and under which reference the log says why; None: it can."""
    db.execute("UPDATE sessions SET frozen = ? WHERE id = ?", (reference, session_id))

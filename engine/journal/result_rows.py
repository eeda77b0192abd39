"""The SQL of results: how matches ended, as raw facts by seat, robots included. Plain functions, like
`session_rows`: they do not decide who counts, or in which place.
"""

import sqlite3

from engine.journal.records import Result, SessionId
from engine.play.codec import decode, encode

MISSING = "results-missing"
"""The name of the note that says up to which session older results were looked for; without the note, all are
there."""


def save_result(db: sqlite3.Connection, session_id: SessionId, result: Result) -> None:
    """Store how a match ended. A result that is already stored stays."""
    db.execute(
        "INSERT INTO results (session, ended, ranks, points) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            session_id,
            result.ended,
            None if result.ranks is None else encode(result.ranks).decode(),
            None if result.points is None else encode(result.points).decode(),
        ),
    )


def result(db: sqlite3.Connection, session_id: SessionId) -> Result | None:
    """How a match ended; None while that is not known."""
    row = db.execute("SELECT ended, ranks, points FROM results WHERE session = ?", (session_id,)).fetchone()
    if row is None:
        return None
    ended, ranks, points = row
    kind = tuple[int, ...]
    return Result(
        ended,
        None if ranks is None else decode(ranks, kind),
        None if points is None else decode(points, kind),
    )


def over_after(db: sqlite3.Connection, session_id: SessionId, most: int) -> list[tuple[SessionId, bool]]:
    """The next `most` sessions after this one, and whether each is over without a result."""
    rows = db.execute(
        "SELECT id, CASE WHEN status = 'over' AND results.session IS NULL THEN 1 ELSE 0 END"
        " FROM sessions LEFT JOIN results ON results.session = sessions.id"
        " WHERE id > ? ORDER BY id LIMIT ?",
        (session_id, most),
    )
    return [(SessionId(number), bool(is_missing)) for number, is_missing in rows]

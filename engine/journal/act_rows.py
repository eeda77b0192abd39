"""The SQL of acts: every change of a running session that is no answer. Rows are only added.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Mapping

from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import signed
from engine.play.codec import encode
from engine.play.table import Seat


def add_act(
    db: sqlite3.Connection,
    session_id: SessionId,
    kind: str,
    by: By,
    *,
    seat: Seat | None = None,
    person: PersonId | None = None,
    data: Mapping[str, object] | None = None,
    at: float,
) -> None:
    """Note what was done to a session, by whom, and about which seat. `person` is whoever did it; None if no
    person did."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) + 1 FROM acts WHERE session = ?", (session_id,)
    ).fetchone()
    db.execute(
        "INSERT INTO acts (session, number, kind, by, seat, person, data, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (session_id, number, kind, by, seat, signed(person), encode(dict(data or {})).decode(), at),
    )

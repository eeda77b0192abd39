"""The SQL of calls: which seats are waited for, since when, and whether that was posted.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Mapping

from engine.journal.records import Call, SessionId
from engine.journal.story_rows import last_told
from engine.play.table import Seat

ASKED = "asked"
"""The kind of a call that waits for the answer to a question."""


def save_calls(
    db: sqlite3.Connection,
    session_id: SessionId,
    waiting: Mapping[Seat, str],
    *,
    at: float,
    recalling: str | None = None,
) -> None:
    """Note which seats are waited for after a step, each with its ticket. A seat that was waited for before
    keeps the row of the story at which that began, also if it is asked something new. `recalling` is the
    ticket of a question that has gone on and calls its seats once more; a question does that only once."""
    before = {call.seat: call for call in calls(db, session_id)}
    is_recalled = recalling is not None and not any(
        call.ticket == recalling and call.recalled is not None for call in before.values()
    )
    told = last_told(db, session_id)
    db.execute("DELETE FROM calls WHERE session = ? AND kind = ?", (session_id, ASKED))
    for seat, ticket in waiting.items():
        call = before.get(seat)
        if call is None or is_recalled:
            call = Call(seat, ticket, told, at, recalled=at if is_recalled else None)
        elif call.ticket != ticket:
            call = Call(seat, ticket, call.told, at)
        db.execute(
            "INSERT INTO calls (session, seat, kind, ticket, told, opened, posted, recalled)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (session_id, seat, ASKED, ticket, call.told, call.opened, call.posted, call.recalled),
        )


def calls(db: sqlite3.Connection, session_id: SessionId) -> list[Call]:
    """The open calls of a session, seat by seat."""
    found = db.execute(
        "SELECT seat, ticket, told, opened, posted, recalled FROM calls"
        " WHERE session = ? AND kind = ? ORDER BY seat",
        (session_id, ASKED),
    )
    return [Call(*row) for row in found]


def post_calls(db: sqlite3.Connection, session_id: SessionId, posted: int, at: float) -> None:
    """Note that a board message tells the story up to the row `posted`: the calls until then are posted."""
    db.execute(
        "UPDATE calls SET posted = ? WHERE session = ? AND posted IS NULL AND told <= ?",
        (at, session_id, posted),
    )

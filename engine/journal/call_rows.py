"""The SQL of calls: which seats are waited for, since when, and whether that was posted.

Plain functions, like `session_rows`: they know no rules, and decide nothing. `clock_rows` has their clocks.
"""

import sqlite3
from collections.abc import Container, Mapping

from engine.journal.records import Call, PersonId, SessionId
from engine.journal.session_rows import CALL, call_of
from engine.journal.snowflakes import signed
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
    brief: Container[Seat] = (),
    recalling: str | None = None,
) -> tuple[Seat, ...]:
    """Note which seats are waited for after a step, each with its ticket; the calls of those in `brief` are
    brief. A seat that was waited for before and is asked something new has a new call, which keeps the row of
    the story at which the waiting began. `recalling` is the ticket of a question that has gone on and calls
    its seats once more; a question does that only once. Returns the seats that are called once more."""
    before = {call.seat: call for call in calls(db, session_id)}
    is_recalled = recalling is not None and not any(
        call.ticket == recalling and call.recalled is not None for call in before.values()
    )
    told, recalled = last_told(db, session_id), []
    for seat in [seat for seat in before if seat not in waiting]:
        db.execute("DELETE FROM calls WHERE session = ? AND seat = ? AND kind = ?", (session_id, seat, ASKED))
    for seat, ticket in waiting.items():
        call = before.get(seat)
        if call is None or call.ticket != ticket:
            since = told if call is None or is_recalled else call.told
            _open(db, session_id, seat, ticket, since, at, is_brief=seat in brief)
        if is_recalled:
            recalled.append(seat)
            db.execute(
                "UPDATE calls SET told = ?, opened = ?, recalled = ?"
                " WHERE session = ? AND seat = ? AND kind = ?",
                (told, at, at, session_id, seat, ASKED),
            )
    return tuple(recalled)


def _open(
    db: sqlite3.Connection,
    session_id: SessionId,
    seat: Seat,
    ticket: str,
    told: int,
    at: float,
    *,
    is_brief: bool,
) -> None:
    """Open a seat's call, in the place of any that it had."""
    db.execute("DELETE FROM calls WHERE session = ? AND seat = ? AND kind = ?", (session_id, seat, ASKED))
    db.execute(
        "INSERT INTO calls (session, seat, kind, ticket, told, opened, brief) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (session_id, seat, ASKED, ticket, told, at, int(is_brief)),
    )


def forget(db: sqlite3.Connection, session_id: SessionId, seat: Seat) -> None:
    """Forget a seat's call, because the seat has another owner, who was not called yet. What reminded the
    earlier owner reminds of no open call any more, even if the same question is asked again."""
    db.execute("DELETE FROM calls WHERE session = ? AND seat = ?", (session_id, seat))
    db.execute(
        "UPDATE reminders SET ticket = 'left ' || ticket WHERE session = ? AND seat = ?", (session_id, seat)
    )


def calls(db: sqlite3.Connection, session_id: SessionId) -> list[Call]:
    """The open calls of a session, seat by seat."""
    found = db.execute(
        f"SELECT seat, {CALL} FROM calls WHERE session = ? AND kind = ? ORDER BY seat",  # noqa: S608
        (session_id, ASKED),
    )
    return [call_of(*row) for row in found]


def calling(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """The sessions, on all servers, that wait for a person, oldest first."""
    found = db.execute(
        "SELECT calls.session FROM seats JOIN calls"
        " ON calls.session = seats.session AND calls.seat = seats.seat AND calls.kind = ?"
        " WHERE seats.person = ? ORDER BY calls.session",
        (ASKED, signed(person)),
    )
    return [session_id for (session_id,) in found]


def post_calls(db: sqlite3.Connection, session_id: SessionId, posted: int, at: float) -> None:
    """Note that a board message that was composed at a moment tells the story up to the row `posted`: the
    calls until then are posted. A follow-up question, whose waiting began earlier, may have come since: it is
    posted only if it was asked by then, or if the message tells everything."""
    db.execute(
        "UPDATE calls SET posted = ? WHERE session = ? AND posted IS NULL AND told <= ?"
        " AND (opened <= ? OR NOT EXISTS (SELECT 1 FROM story WHERE session = calls.session AND number > ?))",
        (at, session_id, posted, at, posted),
    )

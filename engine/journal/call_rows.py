"""The SQL of calls: which seats are waited for, which are invited to say something ahead, since when, and
whether that was posted.

Plain functions, like `session_rows`: they know no rules, and decide nothing. `clock_rows` has their clocks.
"""

import sqlite3
from collections.abc import Container, Iterable, Mapping
from types import MappingProxyType

from engine.clock import pace as paces
from engine.journal.records import Call, PersonId, SessionId
from engine.journal.session_rows import ASKED, CALL, INVITED, call_of
from engine.journal.session_rows import session as find
from engine.journal.snowflakes import signed
from engine.journal.story_rows import last_told
from engine.play.table import Seat


def save_calls(
    db: sqlite3.Connection,
    session_id: SessionId,
    waiting: Mapping[Seat, str],
    *,
    at: float,
    decisions: Mapping[Seat, str] = MappingProxyType({}),
    brief: Container[Seat] = (),
    invited: Container[Seat] = (),
    recalling: str | None = None,
) -> tuple[Seat, ...]:
    """Note which seats are waited for after a step, each with its ticket and the name of its decision; the
    calls of those in `brief` are brief. Those in `invited` are asked what they were invited to say ahead: the
    time that their invitation has left becomes their call's. A seat that was waited for before and is asked
    something new has a new call, which keeps the row of the story at which the waiting began. `recalling` is
    the ticket of a question that has gone on and calls its seats once more; a question does that only once.
    Returns the seats that are called once more."""
    before = {call.seat: call for call in calls(db, session_id)}
    is_recalled = recalling is not None and not any(
        call.ticket == recalling and call.recalled is not None for call in before.values()
    )
    told, recalled = last_told(db, session_id), []
    for seat in [seat for seat in before if seat not in waiting]:
        _end(db, session_id, seat, ASKED)
    for seat, ticket in waiting.items():
        call = before.get(seat)
        if call is None or call.ticket != ticket:
            since = told if call is None or is_recalled else call.told
            left = _time_left(db, session_id, seat, at) if seat in invited else None
            about = decisions.get(seat, "")
            _open(db, session_id, seat, ticket, about, since, at, is_brief=seat in brief, left=left)
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
    decision: str,
    told: int,
    at: float,
    *,
    is_brief: bool,
    left: float | None,
) -> None:
    """Open a seat's call, in the place of any that it had."""
    _end(db, session_id, seat, ASKED)
    db.execute(
        "INSERT INTO calls (session, seat, kind, ticket, decision, told, opened, brief, soft_left)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (session_id, seat, ASKED, ticket, decision, told, at, int(is_brief), left),
    )


def _end(db: sqlite3.Connection, session_id: SessionId, seat: Seat, kind: str) -> None:
    """End a seat's call of this kind, if it has one."""
    db.execute("DELETE FROM calls WHERE session = ? AND seat = ? AND kind = ?", (session_id, seat, kind))


def _time_left(db: sqlite3.Connection, session_id: SessionId, seat: Seat, at: float) -> float | None:
    """How many seconds a seat's invitation has left at a moment; None if its time never began, or is
    spent."""
    row = db.execute(
        "SELECT soft, soft_left FROM calls WHERE session = ? AND seat = ? AND kind = ?",
        (session_id, seat, INVITED),
    ).fetchone()
    soft, left = (None, None) if row is None else row
    if soft is not None:
        left = soft - at
    return None if left is None else max(0.0, left)


def save_invited(
    db: sqlite3.Connection, session_id: SessionId, concerned: Mapping[Seat, str], *, at: float
) -> None:
    """Note who is invited after a step. `concerned` are the seats of people who may say something ahead for
    which all are invited, each with the ticket by which they do. Those of them who are present and not
    invited yet are invited now, unless they are alone. Other invitations are gone."""
    before = dict(
        db.execute(
            "SELECT seat, ticket FROM calls WHERE session = ? AND kind = ?", (session_id, INVITED)
        ).fetchall()
    )
    if not concerned and not before:
        return
    (pace,) = db.execute("SELECT pace FROM sessions WHERE id = ?", (session_id,)).fetchone()
    if not paces.invites(pace):
        concerned = {}
    for seat, ticket in before.items():
        if concerned.get(seat) != ticket:
            _end(db, session_id, seat, INVITED)
    new = [seat for seat, ticket in concerned.items() if before.get(seat) != ticket]
    if not new:
        return
    session = find(db, session_id)
    present, told = () if session is None else session.present(at), last_told(db, session_id)
    db.executemany(
        "INSERT INTO calls (session, seat, kind, ticket, told, opened) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (session_id, seat, INVITED, concerned[seat], told, at)
            for seat in new
            if seat in present and len(present) > 1
        ],
    )


def spend(db: sqlite3.Connection, session_id: SessionId, seats: Iterable[Seat], at: float) -> None:
    """Note that seats have answered: their invitations have done what they are for, and give no time to
    another call."""
    db.executemany(
        "UPDATE calls SET posted = coalesce(posted, ?), soft = NULL, soft_left = NULL"
        " WHERE session = ? AND seat = ? AND kind = ?",
        [(at, session_id, seat, INVITED) for seat in seats],
    )


def forget_invited(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Forget all invitations of a session."""
    db.execute("DELETE FROM calls WHERE session = ? AND kind = ?", (session_id, INVITED))


def forget(db: sqlite3.Connection, session_id: SessionId, seat: Seat) -> None:
    """Forget a seat's calls, because the seat has another owner, who was not called yet. What reminded the
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


def post_calls(db: sqlite3.Connection, session_id: SessionId, posted: int, at: float) -> tuple[Seat, ...]:
    """Note that a board message that was composed at a moment tells the story up to the row `posted`: the
    calls until then are posted. A follow-up question, whose waiting began earlier, may have come since: it is
    posted only if it was asked by then, or if the message tells everything. Returns the seats whose
    invitations are posted by it."""
    rows = db.execute(
        "UPDATE calls SET posted = ? WHERE session = ? AND posted IS NULL AND told <= ?"
        " AND (opened <= ? OR NOT EXISTS (SELECT 1 FROM story WHERE session = calls.session AND number > ?))"
        " RETURNING seat, kind",
        (at, session_id, posted, at, posted),
    ).fetchall()
    return tuple(Seat(seat) for seat, kind in rows if kind == INVITED)

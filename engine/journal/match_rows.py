"""The SQL of running matches: checkpoints, answers, and the step that stores both.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence

from engine.journal.records import Given, PersonId, Record, SessionId
from engine.journal.snowflakes import signed
from engine.journal.story_rows import last_told, tell
from engine.play.codec import decode, encode, packed
from engine.play.match import Checkpoint
from engine.play.table import Told

_ALL = 1_000_000
"""More checkpoints than any match leaves."""
_DIGITS = 16
"""How many hex digits of an answer's digest are stored: 64 bits tell when a replay leads elsewhere."""


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


def empty_states(db: sqlite3.Connection, session_id: SessionId, *, most: int = _ALL) -> None:
    """Empty the states of a session's checkpoints, and the digests that go with them, but for the first, from
    which the whole match can be played again, and the newest two: nothing resumes from the others. `most` is
    how many of those right before the newest two may still have a state. The rows stay: they say where each
    round began. They are written anew, for only where rows are deleted does SQLite join pages and free those
    that are left over."""
    emptied = db.execute(
        "DELETE FROM checkpoints WHERE session = ? AND state <> '' AND (round, attempt) IN"
        " (SELECT round, attempt FROM checkpoints WHERE session = ?"
        " ORDER BY round DESC, attempt DESC LIMIT ? OFFSET 2) AND (round, attempt) <>"
        " (SELECT round, attempt FROM checkpoints WHERE session = ? ORDER BY round, attempt LIMIT 1)"
        " RETURNING session, round, attempt, revision, told, answered",
        (session_id, session_id, most, session_id),
    ).fetchall()
    db.executemany(
        "INSERT INTO checkpoints (session, round, attempt, revision, told, answered, state, story)"
        " VALUES (?, ?, ?, ?, ?, ?, '', '')",
        emptied,
    )


def begin_epoch(db: sqlite3.Connection, epoch: int, *, restored: float, adopt_after: int) -> None:
    """Let all games that are open or running go on under the numbers of another epoch, with new luck in the
    rounds to come."""
    db.execute(
        "UPDATE sessions SET epoch = ?, attempt = ?, restored = ?, adopt_after = ?"
        " WHERE status IN ('open', 'playing')",
        (epoch, epoch, restored, signed(adopt_after)),
    )
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

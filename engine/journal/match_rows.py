"""The SQL of running matches: checkpoints, answers, and the step that stores both.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.journal import need_rows
from engine.journal.act_rows import UNDO, last_act_at
from engine.journal.draft_rows import forget_draft
from engine.journal.motion_rows import MotionKind, Outcome
from engine.journal.records import Given, Record, SessionId
from engine.journal.snowflakes import signed
from engine.journal.story_rows import first_after, last_told, moments_of, tell, undo_from
from engine.play.codec import encode, packed
from engine.play.match import Checkpoint
from engine.play.table import Seat
from engine.play.tickets import Kind, kind_of

_ALL = 1_000_000
"""More checkpoints than any match leaves."""
_ALL_ANSWERS = 1 << 62
"""More answers than any match has."""
_DIGITS = 18
"""How many characters of an answer's digest are stored: its format, and 64 bits, which are enough to see that
a replay leads elsewhere."""


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """That a seat has answered, without what it said."""

    ticket: str
    kind: Kind
    seat: Seat
    told: int
    """The story's last row before what its act told."""
    is_undone: bool
    """Whether it was taken back."""
    is_known: bool
    """Whether everybody learnt of it when it was given: it is neither an aside nor changes a sealed
    answer."""


def save_start(db: sqlite3.Connection, session_id: SessionId, *, seed: str, thread: int) -> None:
    """Turn an open session into a running one, with its seed and its thread."""
    db.execute(
        "UPDATE sessions SET status = 'playing', seed = ?, thread = ? WHERE id = ?",
        (seed, signed(thread), session_id),
    )


def save_end(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Note that a session's match is over."""
    db.execute("UPDATE sessions SET status = 'over' WHERE id = ?", (session_id,))


def save_step(
    db: sqlite3.Connection, session_id: SessionId, given: Iterable[Given], *, answered: int, at: float
) -> None:
    """Store a step's answers, with the checkpoints and events that each led to. `answered` counts the answers
    before the step. If another step has stored an answer under the same number, all of this fails."""
    for number, one in enumerate(given, answered + 1):
        advance = one.advance
        db.execute(
            "INSERT INTO answers"
            " (session, number, ticket, kind, seat, by, person, answer, digest, at, told, reveals, gained)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                session_id,
                number,
                advance.ticket,
                kind_of(advance.ticket),
                one.seat,
                one.by,
                signed(one.person),
                encode(advance.answer).decode(),
                one.digest[:_DIGITS],
                at,
                last_told(db, session_id),
                advance.reveals,
                one.gained,
            ),
        )
        save_checkpoints(db, session_id, advance.checkpoints, number)
        tell(db, session_id, advance.told, at)
        forget_draft(db, session_id, one.seat, advance.ticket)
    need_rows.note_needs(db)


def save_checkpoints(
    db: sqlite3.Connection, session_id: SessionId, checkpoints: Sequence[Checkpoint], answered: int
) -> None:
    """Store where rounds began; `answered` counts the answers that were stored by then."""
    if not checkpoints:
        return
    (title,) = db.execute("SELECT game FROM sessions WHERE id = ?", (session_id,)).fetchone()
    need_rows.note_needs(db, title, max(checkpoint.revision for checkpoint in checkpoints))
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
    """Empty the states of a session's checkpoints, and the digests of the story with them. The first keeps
    its state, because the whole match can be replayed from it, and so do the newest two: nothing resumes from
    the others. `most` is how many checkpoints right before the newest two may still have a state. The rows
    stay, because they say where each round began. They are deleted and inserted again, because SQLite joins
    pages, and frees those left over, only when rows are deleted."""
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
    """Let all open and running sessions go on under another epoch, with new luck in the rounds to come.
    `restored` is the moment to which they went back, in UNIX seconds; messages older than the Discord id
    `adopt_after` belong to the lost future."""
    for which in ("status IN ('open', 'playing')", "ended_by IS NOT NULL"):  # an end may be taken back
        db.execute(
            f"UPDATE sessions SET epoch = ?, attempt = ?, restored = ?, adopt_after = ? WHERE {which}",  # noqa: S608
            (epoch, epoch, restored, signed(adopt_after)),
        )
    # What a lost future has made of a motion is not known, and its message may tell of that.
    db.execute("UPDATE motions SET outcome = ?, is_shown = 0 WHERE outcome IS NULL", (Outcome.GONE,))
    db.execute(
        "UPDATE motions SET is_shown = 0 WHERE kind = ? AND outcome = ?", (MotionKind.PAUSE, Outcome.PASSED)
    )
    db.execute("DELETE FROM drafts")  # their questions have other tickets now
    db.execute("DELETE FROM orders")  # their owners may have changed or forgotten them in the lost future


def raise_epoch(db: sqlite3.Connection, session_id: SessionId, epoch: int, *, attempt: int) -> None:
    """Let a session go on under another epoch, with this attempt in the rounds to come. If it was frozen,
    that is over."""
    db.execute(
        "UPDATE sessions SET epoch = ?, attempt = ?, frozen = NULL WHERE id = ?", (epoch, attempt, session_id)
    )
    db.execute("DELETE FROM drafts WHERE session = ?", (session_id,))  # questions have other tickets now
    db.execute("DELETE FROM orders WHERE session = ?", (session_id,))  # they were given for other luck


def undo_round(
    db: sqlite3.Connection, session_id: SessionId, told: int, *, epoch: int, outside: Sequence[str]
) -> None:
    """Take the newest round back: its answers, and the match's events after the first `told`. The rows stay,
    with the number of the epoch that begins now. Events of the kinds `outside` are not the match's and still
    count."""
    (answered,) = db.execute(
        "SELECT answered FROM checkpoints WHERE session = ? ORDER BY round DESC, attempt DESC LIMIT 1",
        (session_id,),
    ).fetchone()
    db.execute(
        "UPDATE answers SET undone = ? WHERE session = ? AND number > ? AND undone IS NULL",
        (epoch, session_id, answered),
    )
    first = first_after(db, session_id, told, outside=outside)
    if first is not None:
        undo_from(db, session_id, first, epoch=epoch, outside=outside)


def record(
    db: sqlite3.Connection, session_id: SessionId, *, from_start: bool = False, before: int = _ALL_ANSWERS
) -> Record:
    """What the session's match is rebuilt from: its newest checkpoint with a state, or its first
    (`from_start`), and the answers since that still count. If an answer is to be taken back, only what was
    stored `before` this number. Raises LookupError when no checkpoint is left."""
    found = db.execute(
        "SELECT round, attempt, revision, state, told, story, answered FROM checkpoints"
        " WHERE session = ? AND answered < ? ORDER BY round, attempt",
        (session_id, before),
    ).fetchall()
    if not found:
        raise LookupError(f"no checkpoint of game {session_id} is left")
    newest = next((row for row in reversed(found) if row[3]), found[-1])
    round_number, _, *checkpoint, answered = found[0] if from_start else newest
    rows = db.execute(
        "SELECT ticket, seat, answer, digest, at FROM answers"
        " WHERE session = ? AND number > ? AND number < ? AND undone IS NULL ORDER BY number",
        (session_id, answered, before),
    ).fetchall()
    answers, times = tuple(row[:-1] for row in rows), tuple(row[-1] for row in rows)
    (began,) = db.execute(
        "SELECT coalesce((SELECT at FROM answers WHERE session = id AND number = ?),"
        " (SELECT at FROM story WHERE session = id AND number = 1), created) FROM sessions WHERE id = ?",
        (answered, session_id),
    ).fetchone()
    (last,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM answers WHERE session = ?", (session_id,)
    ).fetchone()
    attempts = {number: attempt for number, attempt, *_ in found}
    begun = Checkpoint(round_number, attempts[round_number], *checkpoint)  # a round may have begun again
    told = last_told(db, session_id)
    reopened = last_act_at(db, session_id, UNDO)
    return Record(begun, answers, times, began, last, told, attempts, reopened)


def given_answers(
    db: sqlite3.Connection, session_id: SessionId, *, outside: Sequence[str]
) -> list[PastAnswer]:
    """Every answer of a session in its order, without what was said, also those that were taken back. Events
    of the kinds `outside` are not the match's."""
    rows = db.execute(
        "SELECT ticket, kind, seat, told, undone, at FROM answers WHERE session = ? ORDER BY number",
        (session_id,),
    ).fetchall()
    others = moments_of(db, session_id, outside)
    found = []
    for (ticket, kind, seat, told, undone, at), is_known in zip(
        rows, known_to_all(row[:3] for row in rows), strict=True
    ):
        while others.get(told) == at:  # the same act told this first
            told -= 1
        found.append(PastAnswer(ticket, Kind(kind), seat, told, undone is not None, is_known))
    return found


def known_answers(db: sqlite3.Connection, session_id: SessionId, number: int) -> int:
    """How many answers up to this number everybody learnt of when they were given, also those that were taken
    back."""
    rows = db.execute(
        "SELECT ticket, kind, seat FROM answers WHERE session = ? AND number <= ? ORDER BY number",
        (session_id, number),
    )
    return sum(known_to_all(rows))


def known_to_all(answers: Iterable[tuple[str, str, int]]) -> Iterator[bool]:
    """Of each answer, as (ticket, kind, seat), in their order, whether everybody learnt of it when it was
    given. Nobody may learn how often somebody has changed an aside or a sealed answer."""
    given = set[tuple[str, int]]()
    for ticket, kind, seat in answers:
        is_change = kind == Kind.ASKED and (ticket, seat) in given
        given.add((ticket, seat))
        yield kind != Kind.ASIDE and not is_change


def attempts(db: sqlite3.Connection, session_id: SessionId) -> dict[int, int]:
    """By round, the attempt with which it began, if it began again: the last one."""
    return dict(
        db.execute(
            "SELECT round, max(attempt) FROM checkpoints WHERE session = ? GROUP BY round ORDER BY round",
            (session_id,),
        ).fetchall()
    )

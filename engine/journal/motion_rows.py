"""The SQL of motions: what somebody has proposed to a table, who has agreed, and what became of it.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode, encode
from engine.play.table import Seat
from engine.play.tickets import EPOCH


class MotionKind(StrEnum):
    """What can be proposed; the values are stored."""

    PAUSE = "pause"
    """The clocks stand until `data["until"]`, in UNIX seconds."""
    PACE = "pace"
    """The table has another pace, `data["pace"]`, from now on."""
    SEAT = "seat"
    """`seat` is free for whoever likes to play on."""
    RESTART = "restart"
    """The current round begins again. The bot alone proposes this."""
    UNDO = "undo"
    """The last answer of the seat `data["seat"]` is taken back, with all since. `data["number"]` names it;
    it was told from that row of the story on, and what falls with it up to the row `data["last"]`. If the
    motion passes, the epoch `data["epoch"]` begins. The people in `data["owners"]` are asked even if they are
    not present, because an answer of their own would fall; with `data["is_free"]` nobody is asked."""


class Outcome(StrEnum):
    """What became of a motion; the values are stored."""

    PASSED = "passed"
    DONE = "done"
    """It had passed, and what it decided is over: a pause that has ended."""
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LATE = "late"
    """Its time was up before all had agreed."""
    GONE = "gone"
    """There is nothing left to decide: the game has ended, or it is so already."""
    REPLACED = "replaced"
    """It was still open when somebody asked to take an answer back."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A proposal to a table. Moments are in UNIX seconds."""

    session: SessionId
    number: int
    """Of no other motion of its session, also after a restore."""
    kind: MotionKind
    by: By
    person: PersonId | None
    """Who proposed it; None if the bot did."""
    opened: float
    until: float
    """How long the others may agree."""
    agreed: Mapping[PersonId, str] = field(default_factory=dict)
    """Who has agreed, with their names then. Whoever proposed it is the first."""
    refused: Mapping[PersonId, str] = field(default_factory=dict)
    """Who has refused, with their names then."""
    seat: Seat | None = None
    """The seat that it is about."""
    data: Mapping[str, Any] = field(default_factory=dict)
    outcome: Outcome | None = None
    """None while it is open."""
    message: int | None = None
    """The message that shows it."""


_COLUMNS: Final = "number, kind, by, person, opened, until, agreed, refused, seat, data, outcome, message"


def save_motion(db: sqlite3.Connection, motion: Motion) -> None:
    """Store a new motion, or what has changed about a known one. Until `save_shown`, it must be shown if it
    is new or has an outcome."""
    db.execute(
        "INSERT INTO motions"
        " (session, number, kind, by, person, opened, until, agreed, refused, seat, data, outcome)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (session, number) DO UPDATE SET"
        " agreed = excluded.agreed, refused = excluded.refused, outcome = excluded.outcome,"
        " is_shown = CASE WHEN excluded.outcome IS NULL THEN motions.is_shown ELSE 0 END",
        (
            *(motion.session, motion.number, motion.kind, motion.by, signed(motion.person)),
            *(motion.opened, motion.until, _named(motion.agreed), _named(motion.refused)),
            *(motion.seat, encode(dict(motion.data)).decode(), motion.outcome),
        ),
    )


def motions(db: sqlite3.Connection, session_id: SessionId) -> list[Motion]:
    """All motions of a session, in their order."""
    return _found(db, session_id, "")


def motion(db: sqlite3.Connection, session_id: SessionId, number: int) -> Motion | None:
    """One motion, or None."""
    found = _found(db, session_id, "AND number = ?", number)
    return found[0] if found else None


def open_motion(db: sqlite3.Connection, session_id: SessionId) -> Motion | None:
    """The session's open motion, or None."""
    found = _found(db, session_id, "AND outcome IS NULL")
    return found[0] if found else None


def motions_to_show(db: sqlite3.Connection, session_id: SessionId) -> list[Motion]:
    """The motions of a session that must still be posted, or whose message must be edited."""
    return _found(db, session_id, "AND is_shown = 0")


def next_number(db: sqlite3.Connection, session_id: SessionId, epoch: int) -> int:
    """The number of a session's next motion: each epoch has its own range, as tickets have."""
    (last,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM motions WHERE session = ? AND number > ?",
        (session_id, EPOCH * epoch),
    ).fetchone()
    return max(int(last), EPOCH * epoch) + 1


def end_all(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Note that there is nothing left to decide or to wait for, because the game has ended."""
    end_open_motion(db, session_id)
    end_pause(db, session_id, Outcome.GONE)


def end_open_motion(
    db: sqlite3.Connection,
    session_id: SessionId,
    kind: MotionKind | None = None,
    *,
    outcome: Outcome = Outcome.GONE,
) -> None:
    """Note what has become of the open motion, if there is one: it cannot be decided any more. With a `kind`,
    only a motion of that kind ends."""
    db.execute(
        "UPDATE motions SET outcome = ?, is_shown = 0 WHERE session = ? AND outcome IS NULL"
        " AND kind = coalesce(?, kind)",
        (outcome, session_id, kind),
    )


def move_open_motion(db: sqlite3.Connection, session_id: SessionId, at: float) -> None:
    """Let the open motion of a session last as long as it had left when the session ended; its message
    says so."""
    db.execute(
        "UPDATE motions SET until = until + ? - (SELECT ended FROM sessions WHERE id = ?), is_shown = 0"
        " WHERE session = ? AND outcome IS NULL",
        (at, session_id, session_id),
    )


def end_pause(db: sqlite3.Connection, session_id: SessionId, outcome: Outcome = Outcome.DONE) -> None:
    """Note that a session does not pause any more, and what has become of its pause."""
    save_pause(db, session_id, None)
    db.execute(
        "UPDATE motions SET outcome = ?, is_shown = 0 WHERE session = ? AND kind = ? AND outcome = ?",
        (outcome, session_id, MotionKind.PAUSE, Outcome.PASSED),
    )


def show_again(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Let the motions of a session that still have buttons be posted once more, in another thread."""
    db.execute(
        "UPDATE motions SET message = NULL, is_shown = 0"
        " WHERE session = ? AND (outcome IS NULL OR (kind = ? AND outcome = ?))",
        (session_id, MotionKind.PAUSE, Outcome.PASSED),
    )


def save_pause(
    db: sqlite3.Connection, session_id: SessionId, until: float | None, *, by_act: int | None = None
) -> None:
    """Store until when a session pauses, in UNIX seconds; None if it does not. `by_act` is the number of the
    server's act that pauses it; without one, the table does. `refresh` must follow."""
    db.execute(
        "UPDATE sessions SET paused_until = ?, paused_by = ? WHERE id = ?", (until, by_act, session_id)
    )


def save_shown(db: sqlite3.Connection, motion: Motion, message: int | None) -> None:
    """Note that a message shows a motion as it is here; None if none needs to. If it has changed meanwhile,
    it must be shown once more."""
    db.execute(
        "UPDATE motions SET message = ?, is_shown = CASE coalesce(outcome, '') WHEN ? THEN 1 ELSE 0 END"
        " WHERE session = ? AND number = ?",
        (signed(message), motion.outcome or "", motion.session, motion.number),
    )


def _found(db: sqlite3.Connection, session_id: SessionId, condition: str, *values: int) -> list[Motion]:
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM motions WHERE session = ? {condition} ORDER BY number",  # noqa: S608
        (session_id, *values),
    )
    return [_motion(session_id, *row) for row in rows]


def _motion(session_id: SessionId, *row: Any) -> Motion:
    number, kind, by, person, opened, until, agreed, refused, seat, data, outcome, message = row
    return Motion(
        *(session_id, number, MotionKind(kind), By(by), as_id(person), opened, until),
        *(_people(agreed), _people(refused), seat, decode(data, dict[str, Any])),
        *(None if outcome is None else Outcome(outcome), as_id(message)),
    )


def _named(people: Mapping[PersonId, str]) -> str:
    return encode([[person, name] for person, name in people.items()]).decode()


def _people(stored: str) -> dict[PersonId, str]:
    return {PersonId(person): name for person, name in decode(stored, list[tuple[int, str]])}

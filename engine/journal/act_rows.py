"""The SQL of acts: every change of a running session that is no answer. Rows are only added.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import signed
from engine.play.codec import decode, encode
from engine.play.table import Seat

UNDO: Final = "undo"
"""The kind of the act that takes answers back."""
PLAY_OUT: Final = "play-out"
"""The kind of the act from which on robots play a league's table to its end."""
EXPEL: Final = "expel"
"""The kind of the act by which a moderator takes a seat of a running game away."""


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


@dataclass(frozen=True, slots=True)
class ActRow:
    """What was done to a session."""

    kind: str
    by: By
    seat: Seat | None
    """The seat that it is about."""
    is_persons: bool
    """Whether a person did it. Of what was done by office, all else is the operator's."""
    at: float
    """In UNIX seconds."""


def newest_acts(db: sqlite3.Connection, session_id: SessionId, most: int) -> list[ActRow]:
    """The newest acts of a session, the oldest of them first."""
    rows = db.execute(
        "SELECT kind, by, seat, person IS NOT NULL, at FROM acts WHERE session = ?"
        " ORDER BY number DESC LIMIT ?",
        (session_id, most),
    ).fetchall()
    return [ActRow(kind, By(by), seat, bool(is_one), at) for kind, by, seat, is_one, at in reversed(rows)]


def last_act(
    db: sqlite3.Connection, session_id: SessionId, person: PersonId, kinds: Sequence[str]
) -> tuple[str, dict[str, Any]] | None:
    """The kind and the data of a person's last act of some kinds; None if there is none."""
    row = db.execute(
        "SELECT kind, data FROM acts WHERE session = ? AND person = ?"  # noqa: S608
        f" AND kind IN ({', '.join('?' * len(kinds))}) ORDER BY number DESC LIMIT 1",
        (session_id, signed(person), *kinds),
    ).fetchone()
    return None if row is None else (row[0], decode(row[1], dict[str, Any]))


def last_act_at(db: sqlite3.Connection, session_id: SessionId, kind: str) -> float:
    """When an act of this kind was last done, in UNIX seconds; 0 if it never was."""
    (at,) = db.execute(
        "SELECT coalesce(max(at), 0) FROM acts WHERE session = ? AND kind = ?", (session_id, kind)
    ).fetchone()
    return float(at)


def acts_about(db: sqlite3.Connection, session_id: SessionId, seat: Seat, kind: str) -> list[dict[str, Any]]:
    """The data of all acts of this kind that were about a seat, in their order."""
    found = db.execute(
        "SELECT data FROM acts WHERE session = ? AND seat = ? AND kind = ? ORDER BY number",
        (session_id, seat, kind),
    )
    return [decode(data, dict[str, Any]) for (data,) in found]


def has_expelled(db: sqlite3.Connection, session_id: SessionId, seat: Seat, person: PersonId) -> bool:
    """Whether this person has taken a seat of a running session from somebody."""
    found = db.execute(
        "SELECT 1 FROM acts WHERE session = ? AND seat = ? AND kind = ? AND person = ?",
        (session_id, seat, EXPEL, signed(person)),
    )
    return found.fetchone() is not None

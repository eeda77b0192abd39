"""The SQL of requests: what the command line asks of a running bot, and what came of it. Plain functions,
like `session_rows`.

Each is taken once, before anything is done: so it is either withdrawn or done, and never both. A request may
name a person, so what it was asked with is emptied as soon as it is taken.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.play.codec import DecodeError, decode, encode

WAITS_S: Final = 90.0
"""How many seconds whoever asks waits: what is older is not begun any more."""
_TAKEN: Final = "{}"
"""The outcome of a request that was taken, and is not done."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a command asks of the running bot."""

    id: int
    what: str
    """The name of the command."""
    args: Mapping[str, Any]
    """Empty once it was taken."""
    asked: float
    """When, in UNIX seconds."""
    is_taken: bool = False
    """Whether a bot has begun it."""

    def is_stale(self, now: float) -> bool:
        """Whether nobody waits for it any more, also if the clock was set meanwhile."""
        return abs(now - self.asked) > WAITS_S


def ask(db: sqlite3.Connection, what: str, args: Mapping[str, object], now: float) -> int:
    """Note a request. Returns its id."""
    (number,) = db.execute(
        "INSERT INTO requests (what, args, asked) VALUES (?, ?, ?) RETURNING id",
        (what, encode(dict(args)).decode(), now),
    ).fetchone()
    return int(number)


def open_requests(db: sqlite3.Connection) -> list[Request]:
    """The requests that are not done, the oldest first."""
    rows = db.execute("SELECT id, what, args, asked, outcome FROM requests WHERE done IS NULL ORDER BY id")
    return [
        Request(number, what, _args(args), asked, outcome is not None)
        for number, what, args, asked, outcome in rows
    ]


def take(db: sqlite3.Connection, request: int) -> bool:
    """Begin a request; False if it was begun, done or withdrawn already."""
    changed = db.execute(
        "UPDATE requests SET outcome = ?, args = '{}' WHERE id = ? AND done IS NULL AND outcome IS NULL",
        (_TAKEN, request),
    )
    return changed.rowcount == 1


def withdraw(db: sqlite3.Connection, request: int, outcome: Mapping[str, object], now: float) -> bool:
    """Note that a request is not to be done; False if it was begun, done or withdrawn already."""
    changed = db.execute(
        "UPDATE requests SET done = ?, outcome = ?, args = '{}'"
        " WHERE id = ? AND done IS NULL AND outcome IS NULL",
        (now, encode(dict(outcome)).decode(), request),
    )
    return changed.rowcount == 1


def save_outcome(db: sqlite3.Connection, request: int, outcome: Mapping[str, object], now: float) -> bool:
    """Note what came of a request that is not done; False if it is done, or withdrawn, already."""
    changed = db.execute(
        "UPDATE requests SET done = ?, outcome = ?, args = '{}' WHERE id = ? AND done IS NULL",
        (now, encode(dict(outcome)).decode(), request),
    )
    return changed.rowcount == 1


def outcome(db: sqlite3.Connection, request: int) -> Mapping[str, Any] | None:
    """What came of a request; None if it is not done."""
    row = db.execute("SELECT outcome FROM requests WHERE id = ? AND done IS NOT NULL", (request,)).fetchone()
    found: Mapping[str, Any] | None = None if row is None or row[0] is None else decode(row[0], dict)
    return found


def forget_done(db: sqlite3.Connection, before: float) -> None:
    """Delete the requests that were done before a moment."""
    db.execute("DELETE FROM requests WHERE done < ?", (before,))


def _args(text: str) -> Mapping[str, Any]:
    """What a request was asked with; nothing, if somebody else wrote what is there."""
    try:
        found: Mapping[str, Any] = decode(text, dict[str, Any])
    except DecodeError:
        return {}
    return found

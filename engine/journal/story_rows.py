"""The SQL of the story: what happened, who may read it, and how far the story had come at an act.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence

from engine.journal.records import By, PersonId, SessionId, StoryRow
from engine.journal.snowflakes import signed
from engine.play.codec import encode, event_kind
from engine.play.table import Seat, Told
from engine.play.tickets import Kind


def tell(db: sqlite3.Connection, session_id: SessionId, told: Iterable[Told], at: float) -> None:
    """Add events to the story."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM story WHERE session = ?", (session_id,)
    ).fetchone()
    db.executemany(
        "INSERT INTO story (session, number, only_seat, kind, event, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (session_id, n, one.only, event_kind(one.event), encode(one.event).decode(), at)
            for n, one in enumerate(told, number + 1)
        ],
    )


def story(
    db: sqlite3.Connection,
    session_id: SessionId,
    *,
    first: int = 1,
    last: int | None = None,
    seat: Seat | None = None,
    message: int | None = None,
) -> list[StoryRow]:
    """The story from row `first` to `last`, as a seat (None: the public) may read it, without what was taken
    back. With a `message`, only what that message told before all others."""
    rows = db.execute(
        "SELECT number, kind, event, only_seat, at FROM story"
        " WHERE session = ? AND undone IS NULL AND number BETWEEN ? AND coalesce(?, number)"
        " AND (only_seat IS NULL OR only_seat = ?) AND coalesce(posted, 0) = coalesce(?, posted, 0)"
        " ORDER BY number",
        (session_id, first, last, seat, None if message is None else signed(message)),
    )
    return [StoryRow(*row) for row in rows]


def on_newest_board(db: sqlite3.Connection, session_id: SessionId, *, first: int) -> set[int]:
    """The numbers of the rows from `first` on that the session's newest board message told before all
    others."""
    rows = db.execute(
        "SELECT story.number FROM story JOIN sessions ON sessions.id = story.session"
        " WHERE story.session = ? AND story.number >= ? AND story.posted = sessions.board",
        (session_id, first),
    )
    return {number for (number,) in rows}


def is_any_fallen(db: sqlite3.Connection, session_id: SessionId, message: int) -> bool:
    """Whether something was taken back that a message told before all others."""
    found = db.execute(
        "SELECT 1 FROM story WHERE session = ? AND posted = ? AND undone IS NOT NULL LIMIT 1",
        (session_id, signed(message)),
    )
    return found.fetchone() is not None


def sealed_before(
    db: sqlite3.Connection, session_id: SessionId, number: int, *, sealed: str, outside: Sequence[str]
) -> list[StoryRow]:
    """The sealed answers that were given before a row, since the match told anything else. They are of the
    kind `sealed`; events of the kinds `outside` are not the match's."""
    kinds = ", ".join("?" * (len(outside) + 1))
    rows = db.execute(
        "SELECT number, kind, event, only_seat, at FROM story"  # noqa: S608
        " WHERE session = ? AND undone IS NULL AND kind = ? AND number < ? AND number > coalesce("
        " (SELECT max(number) FROM story"
        f" WHERE session = ? AND undone IS NULL AND kind NOT IN ({kinds}) AND number < ?), 0)"
        " ORDER BY number",
        (session_id, sealed, number, session_id, sealed, *outside, number),
    )
    return [StoryRow(*row) for row in rows]


def last_told(db: sqlite3.Connection, session_id: SessionId) -> int:
    """The number of the story's last row; 0 before the first."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM story WHERE session = ?", (session_id,)
    ).fetchone()
    return int(number)


def last_at(db: sqlite3.Connection, session_id: SessionId) -> float:
    """When the story's last row was stored, in UNIX seconds; 0 before the first."""
    (at,) = db.execute("SELECT coalesce(max(at), 0) FROM story WHERE session = ?", (session_id,)).fetchone()
    return float(at)


def is_told(db: sqlite3.Connection, session_id: SessionId) -> bool:
    """Whether every row of the story was posted in a message."""
    missing = db.execute("SELECT 1 FROM story WHERE session = ? AND posted IS NULL LIMIT 1", (session_id,))
    return missing.fetchone() is None


def acts(
    db: sqlite3.Connection, session_id: SessionId, *, last: int | None = None, is_public: bool = False
) -> dict[Seat, int]:
    """By seat, how far the story had come before its owner's last act, at the time when the row `last` was
    the newest (None: now). A seat whose owner has not acted is missing. A secret change (an aside) is no act:
    else, what is new to the owner would betray it to the others. What was answered for an owner is new to
    them, too. So is what they said ahead, but to the public that is an act like any other: else it would
    betray itself."""
    answers = db.execute(
        "SELECT answers.seat, max(told) FROM answers JOIN seats"
        " ON seats.session = answers.session AND seats.seat = answers.seat AND seats.person = answers.person"
        " WHERE answers.session = ? AND told < ? AND by IN (?, ?) AND kind <> ? AND undone IS NULL"
        " GROUP BY answers.seat",
        (
            *(session_id, last_told(db, session_id) if last is None else last),
            *(By.PERSON, By.ORDER if is_public else By.PERSON, Kind.ASIDE),
        ),
    )
    return {Seat(seat): told for seat, told in answers}


def is_answered(db: sqlite3.Connection, session_id: SessionId, *, since: int, but: Seat) -> bool:
    """Whether anything was answered from when the story had come as far as `since`, except by the owner of
    the seat `but`. What was answered for them counts; secret changes do not."""
    found = db.execute(
        "SELECT 1 FROM answers WHERE session = ? AND told >= ? AND (seat <> ? OR by <> ?)"
        " AND kind <> ? AND undone IS NULL LIMIT 1",
        (session_id, since, but, By.PERSON, Kind.ASIDE),
    )
    return found.fetchone() is not None


def ordered(
    db: sqlite3.Connection, session_id: SessionId, seat: Seat, person: PersonId, *, since: int = 0
) -> list[int]:
    """How far the story had come before each answer of a seat that this person has said ahead, from when it
    had come as far as `since`. What they have said ahead may have answered while a caretaker kept their
    seat."""
    rows = db.execute(
        "SELECT DISTINCT told FROM answers WHERE session = ? AND seat = ? AND person = ?"
        " AND by IN (?, ?) AND told >= ? AND undone IS NULL ORDER BY told",
        (session_id, seat, signed(person), By.ORDER, By.CARETAKER, since),
    )
    return [told for (told,) in rows]


def first_after(
    db: sqlite3.Connection, session_id: SessionId, told: int, *, outside: Sequence[str]
) -> int | None:
    """The row of the match's next event after its first `told` that still count; None if there is none.
    Events of the kinds `outside` are not the match's."""
    row = db.execute(
        "SELECT number FROM story WHERE session = ? AND undone IS NULL"  # noqa: S608
        f" AND kind NOT IN ({', '.join('?' * len(outside))}) ORDER BY number LIMIT 1 OFFSET ?",
        (session_id, *outside, told),
    ).fetchone()
    return None if row is None else int(row[0])


def moments_of(db: sqlite3.Connection, session_id: SessionId, kinds: Sequence[str]) -> dict[int, float]:
    """When the rows of these kinds were stored, in UNIX seconds, by their numbers."""
    rows = db.execute(
        f"SELECT number, at FROM story WHERE session = ? AND kind IN ({', '.join('?' * len(kinds))})",  # noqa: S608
        (session_id, *kinds),
    )
    return dict(rows.fetchall())


def undo_from(
    db: sqlite3.Connection, session_id: SessionId, first: int, *, epoch: int, outside: Sequence[str]
) -> None:
    """Take the match's events from the row `first` on back. The rows stay, with the number of the epoch that
    begins now. Events of the kinds `outside` are not the match's and still count."""
    db.execute(
        "UPDATE story SET undone = ? WHERE session = ? AND number >= ? AND undone IS NULL"  # noqa: S608
        f" AND kind NOT IN ({', '.join('?' * len(outside))})",
        (epoch, session_id, first, *outside),
    )

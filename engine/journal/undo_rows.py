"""The SQL of undo: the answers of a seat and all that came after them, and how they are taken back.

Plain functions, like `session_rows`: they know no rules, and decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.journal.clock_rows import give_back
from engine.journal.records import By, PersonId, Session, SessionId, StoryRow
from engine.journal.snowflakes import as_id
from engine.journal.story_rows import undo_from
from engine.play.codec import decode_answer, packed
from engine.play.decisions import Answer
from engine.play.match import Checkpoint
from engine.play.reveals import Reveals
from engine.play.table import Seat
from engine.play.tickets import Kind


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """One answer as it is stored."""

    number: int
    ticket: str
    kind: Kind
    seat: Seat
    by: By
    person: PersonId | None
    answer: Answer
    told: int
    """The story's last row before it."""
    reveals: Reveals
    gained: float
    """By how many seconds it has changed the reserve of its seat."""
    undone: int | None
    """The epoch that began when it was taken back; None if it still counts."""


def last_answer(db: sqlite3.Connection, session_id: SessionId, seat: Seat) -> StoredAnswer | None:
    """The last answer of a seat that still counts and is no aside; None if there is none."""
    row = db.execute(
        "SELECT number FROM answers WHERE session = ? AND seat = ? AND undone IS NULL AND kind IN (?, ?)"
        " ORDER BY number DESC LIMIT 1",
        (session_id, seat, Kind.ASKED, Kind.INTERJECTION),
    ).fetchone()
    return None if row is None else answers_from(db, session_id, row[0])[0]


def answers_from(db: sqlite3.Connection, session_id: SessionId, number: int) -> list[StoredAnswer]:
    """All answers from this number on, also those that were taken back, in their order."""
    found = db.execute(
        "SELECT number, ticket, kind, seat, by, person, answer, told, reveals, gained, undone FROM answers"
        " WHERE session = ? AND number >= ? ORDER BY number",
        (session_id, number),
    )
    return [
        StoredAnswer(
            *(number, ticket, Kind(kind), Seat(seat), By(by), as_id(person)),
            *(decode_answer(answer), told, Reveals(reveals), gained, undone),
        )
        for number, ticket, kind, seat, by, person, answer, told, reveals, gained, undone in found
    ]


def told_from(
    db: sqlite3.Connection,
    session_id: SessionId,
    first: int,
    last: int,
    *,
    epoch: int,
    outside: Sequence[str],
) -> list[StoryRow]:
    """What the match has told in public from row `first` to row `last`, without what was taken back before
    this epoch began. Events of the kinds `outside` are not the match's."""
    found = db.execute(
        "SELECT number, kind, event, only_seat, at FROM story"  # noqa: S608
        " WHERE session = ? AND number BETWEEN ? AND ? AND coalesce(undone, ?) >= ? AND only_seat IS NULL"
        f" AND kind NOT IN ({', '.join('?' * len(outside))}) ORDER BY number",
        (session_id, first, last, epoch, epoch, *outside),
    )
    return [StoryRow(*row) for row in found]


def end_of_answer(db: sqlite3.Connection, session_id: SessionId, first: int, last: int, *, epoch: int) -> int:
    """The last row of the story that belongs to the answer which was told from row `first` on: the one before
    the next answer, or `last` if none follows. Answers taken back before this epoch began do not count."""
    found = db.execute(
        "SELECT told FROM answers WHERE session = ? AND told >= ? AND told < ? AND kind <> ?"
        " AND coalesce(undone, ?) >= ? ORDER BY number LIMIT 1 OFFSET 1",
        (session_id, first - 1, last, Kind.ASIDE, epoch, epoch),
    ).fetchone()
    return last if found is None else int(found[0])


def taken_back(db: sqlite3.Connection, session_id: SessionId, epoch: int) -> list[StoryRow]:
    """What was told in public and taken back when an epoch began."""
    found = db.execute(
        "SELECT number, kind, event, only_seat, at FROM story"
        " WHERE session = ? AND undone = ? AND only_seat IS NULL ORDER BY number",
        (session_id, epoch),
    )
    return [StoryRow(*row) for row in found]


def is_told_after(db: sqlite3.Connection, session_id: SessionId, kind: str, row: int) -> bool:
    """Whether an event of this kind was told after a row of the story."""
    found = db.execute(
        "SELECT 1 FROM story WHERE session = ? AND number > ? AND kind = ? LIMIT 1", (session_id, row, kind)
    )
    return found.fetchone() is not None


def take_back(
    db: sqlite3.Connection,
    session: Session,
    fallen: Iterable[StoredAnswer],
    *,
    epoch: int,
    begun: Checkpoint,
    outside: Sequence[str],
) -> None:
    """Take back these answers, and all that the match has told since; the first answer is no aside. The rows
    stay, with the number of the epoch that begins now. Reserves are as if the answers had never been given.
    `begun` is the beginning of the round whose question is open again."""
    first, *_ = fallen = list(fallen)
    db.execute(
        "UPDATE answers SET undone = ? WHERE session = ? AND number >= ? AND undone IS NULL",
        (epoch, session.id, first.number),
    )
    undo_from(db, session.id, first.told + 1, epoch=epoch, outside=outside)
    db.execute("DELETE FROM checkpoints WHERE session = ? AND answered >= ?", (session.id, first.number))
    db.execute(
        "UPDATE checkpoints SET state = ?, story = ? WHERE session = ? AND round = ? AND attempt = ?"
        " AND state = ''",
        (packed(begun.state), begun.story, session.id, begun.round, begun.attempt),
    )
    db.execute("UPDATE sessions SET epoch = ? WHERE id = ?", (epoch, session.id))
    # Questions have other tickets now; what may be said ahead has not.
    db.execute("DELETE FROM drafts WHERE session = ? AND kind <> ?", (session.id, Kind.AHEAD))
    for one in fallen:
        if one.gained:
            give_back(db, session, one.seat, one.gained)

"""The SQL of courses: all that is stored of one match. Plain functions, like `session_rows`."""

import sqlite3
from dataclasses import replace

from engine.journal.courses import AnswerRow, Course, EventRow
from engine.journal.records import By, Session, SessionId
from engine.journal.result_rows import result
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import unpacked
from engine.play.match import Checkpoint


def course(db: sqlite3.Connection, session: Session) -> Course:
    """The course of a session's match. Raises LookupError when the match has not begun, DecodeError when its
    first state cannot be unpacked."""
    found = db.execute(
        "SELECT round, attempt, revision, state, told, story FROM checkpoints"
        " WHERE session = ? ORDER BY round, attempt",
        (session.id,),
    ).fetchall()
    if not found:
        raise LookupError(f"no checkpoint of game {session.id} is left")
    begun = Checkpoint(*found[0])
    attempts: dict[int, tuple[int, ...]] = {}
    for number, attempt, *_ in found:
        attempts[number] = (*attempts.get(number, ()), attempt)
    ended = result(db, session.id)
    return Course(
        session.game,
        session.options,
        len(session.seats),
        session.seed or "",
        replace(begun, state=unpacked(begun.state)),
        attempts,
        _answers(db, session.id),
        _story(db, session.id),
        None if ended is None else ended.points,
        None if ended is None else ended.ranks,
    )


def _answers(db: sqlite3.Connection, session_id: SessionId) -> tuple[AnswerRow, ...]:
    rows = db.execute(
        "SELECT number, ticket, seat, by, person, answer, digest, told, undone FROM answers"
        " WHERE session = ? ORDER BY number",
        (session_id,),
    )
    return tuple(
        AnswerRow(number, ticket, seat, By(by), as_id(person), *rest)
        for number, ticket, seat, by, person, *rest in rows
    )


def _story(db: sqlite3.Connection, session_id: SessionId) -> tuple[EventRow, ...]:
    rows = db.execute(
        "SELECT number, kind, event, only_seat, undone FROM story WHERE session = ? ORDER BY number",
        (session_id,),
    )
    return tuple(EventRow(*row) for row in rows)


def over_of(db: sqlite3.Connection, guild: int | None, person: int, most: int) -> list[tuple[SessionId, str]]:
    """The newest sessions of a server (None: of all) in which a person sat to the end, with their games."""
    there, values = ("", []) if guild is None else (" AND guild = ?", [signed(guild)])
    rows = db.execute(
        "SELECT id, game FROM sessions WHERE status = 'over'"  # noqa: S608
        f" AND id IN (SELECT session FROM seats WHERE person = ?){there} ORDER BY id DESC LIMIT ?",
        (signed(person), *values, most),
    )
    return [(SessionId(number), game) for number, game in rows]

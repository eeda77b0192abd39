"""Results of matches that ended before results were stored. Each match is replayed to find its result.

This happens a few sessions at a time. Together with the results, the journal stores which session was looked
at last. So a crash loses nothing.
"""

import logging
import sqlite3
from collections.abc import Mapping

from engine.errors import ReplayMismatch
from engine.journal import match_rows, note_rows, result_rows, session_rows, story_rows
from engine.journal.journal import Journal
from engine.journal.records import Record, Result, Session, SessionId
from engine.journal.replay import rebuilt
from engine.play.game import AnyGame

log = logging.getLogger(__name__)


def is_due(db: sqlite3.Connection) -> bool:
    """Whether the results of old matches may still be missing."""
    return note_rows.note(db, result_rows.MISSING) is not None


async def store_some(journal: Journal, games: Mapping[str, AnyGame], most: int) -> bool:
    """Look at the next `most` sessions, oldest first, and store the results that are missing. Returns whether
    there may be more sessions. If a match no longer replays, its result says only when it ended."""

    def read(db: sqlite3.Connection) -> tuple[list[SessionId], list[tuple[Session, Record, float]]]:
        last = int(note_rows.note(db, result_rows.MISSING) or 0)
        looked_at = result_rows.over_after(db, SessionId(last), most)
        return [number for number, _ in looked_at], [
            _ended(db, number) for number, is_missing in looked_at if is_missing
        ]

    numbers, ended = await journal.read(read)
    results = [(session.id, _result(games, session, record, at)) for session, record, at in ended]

    def write(db: sqlite3.Connection) -> None:
        for session_id, result in results:
            result_rows.save_result(db, session_id, result)
        if len(numbers) < most:  # new sessions store their results themselves
            note_rows.forget_note(db, result_rows.MISSING)
        else:
            note_rows.save_note(db, result_rows.MISSING, str(numbers[-1]))

    await journal.write(write)
    return len(numbers) == most


def _ended(db: sqlite3.Connection, session_id: SessionId) -> tuple[Session, Record, float]:
    """A session that is over, what its match is rebuilt from, and when it ended."""
    session = session_rows.session(db, session_id)
    assert session is not None
    return session, match_rows.record(db, session_id), story_rows.last_at(db, session_id)


def _result(games: Mapping[str, AnyGame], session: Session, record: Record, at: float) -> Result:
    """How the match ended."""
    try:
        match = rebuilt(games[session.game], session, session.seed or "", record)
    except ReplayMismatch as error:
        log.warning("how game %s ended cannot be told any more: %s", session.id, error)
        return Result(at, None, None)
    try:
        ranking = match.ranking()
        return Result(at, ranking.ranks, ranking.points)
    finally:
        match.close()

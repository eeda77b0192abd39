"""Places in games that ended before places were stored. They follow from what is stored, without a replay.

This happens a few sessions at a time, after their results are stored. Together with the places, the journal
stores which session was looked at last. So a crash loses nothing. Ratings are not touched here: each list to
which a game is added is due, and is computed once.
"""

import sqlite3

from engine.journal import note_rows, place_rows, result_rows, session_rows
from engine.journal.journal import Journal
from engine.journal.records import SessionId
from engine.sessions.settling import settle_old


def is_due(db: sqlite3.Connection) -> bool:
    """Whether places in old games may still be missing, and their results are there."""
    is_missing = note_rows.note(db, place_rows.MISSING) is not None
    return is_missing and note_rows.note(db, result_rows.MISSING) is None


async def store_some(journal: Journal, most: int) -> bool:
    """Settle the next `most` sessions, oldest first, as far as they are over, or were closed after all people
    but one had gone. Returns whether there may be more."""

    def job(db: sqlite3.Connection) -> bool:
        last = int(note_rows.note(db, place_rows.MISSING) or 0)
        found = place_rows.ended_after(db, SessionId(last), most)
        for session_id, ended in found:
            if ended is not None:
                _settle(db, session_id, ended)
        if len(found) < most:  # new sessions are settled when they end
            note_rows.forget_note(db, place_rows.MISSING)
            return False
        note_rows.save_note(db, place_rows.MISSING, str(found[-1][0]))
        return True

    return await journal.write(job)


def _settle(db: sqlite3.Connection, session_id: SessionId, ended: float) -> None:
    session, result = session_rows.session(db, session_id), result_rows.result(db, session_id)
    assert session is not None
    ranks = None if result is None else result.ranks
    settle_old(db, session, ranks, ended, is_over=session.status == "over")

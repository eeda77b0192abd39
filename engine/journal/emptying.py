"""Empties the states of checkpoints from which nothing resumes. Files of earlier versions keep them all, in
more than half of their bytes. This does some sessions at a time; it does not decide when or how fast.

The pages that become free stay in the file, and later writes use them first: the file does not shrink, but
does not grow for a long time either. Only VACUUM would give the pages back, but it writes the whole file
again, and nobody could play meanwhile. `backup` and `restore` copy page by page, the free pages too.
"""

import sqlite3
from typing import Final

from engine.journal import match_rows, note_rows
from engine.journal.records import SessionId

EMPTIED: Final = "states-emptied"
"""The name of the note that says up to which session this is done; without the note, all is done."""


def is_due(db: sqlite3.Connection) -> bool:
    """Whether there may still be states that nothing needs."""
    return note_rows.note(db, EMPTIED) is not None


def empty_some(db: sqlite3.Connection, most: int) -> bool:
    """Empty the states of the next `most` sessions, the oldest first; return whether any may be left. The
    same transaction stores how far this has come, so that nothing is done twice after a crash."""
    done = note_rows.note(db, EMPTIED)
    if done is None:
        return False
    found = db.execute("SELECT id FROM sessions WHERE id > ? ORDER BY id LIMIT ?", (int(done), most))
    sessions = [SessionId(row[0]) for row in found]
    for session_id in sessions:
        match_rows.empty_states(db, session_id)
    if len(sessions) < most:  # sessions that are opened later do not need this
        note_rows.forget_note(db, EMPTIED)
        return False
    note_rows.save_note(db, EMPTIED, str(sessions[-1]))
    return True

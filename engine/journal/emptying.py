"""Empties the states of checkpoints from which nothing resumes. Files of earlier versions keep all of them,
in more than half of their bytes. It does some games at a time, and decides neither when nor how fast.

The pages that become free stay in the file, and what is written later takes them first: the file gets no
smaller, but for a long time no larger either. Only VACUUM would give them back, which writes the whole file
anew, and nobody could play meanwhile. `backup` and `restore` copy page by page, the free ones too.
"""

import sqlite3
from typing import Final

from engine.journal import match_rows, note_rows
from engine.journal.records import SessionId

EMPTIED: Final = "states-emptied"
"""The name of the note that says up to which session this is done; where there is none, all is done."""


def is_due(db: sqlite3.Connection) -> bool:
    """Whether there may be states that nothing needs."""
    return note_rows.note(db, EMPTIED) is not None


def empty_some(db: sqlite3.Connection, most: int) -> bool:
    """Empty the states of the next `most` sessions, the oldest first; whether any may be left. How far this
    has come is stored in the same transaction, so that nothing is done twice after a crash."""
    done = note_rows.note(db, EMPTIED)
    if done is None:
        return False
    found = db.execute("SELECT id FROM sessions WHERE id > ? ORDER BY id LIMIT ?", (int(done), most))
    sessions = [SessionId(row[0]) for row in found]
    for session_id in sessions:
        match_rows.empty_states(db, session_id)
    if len(sessions) < most:  # games that are opened later need none of this
        note_rows.forget_note(db, EMPTIED)
        return False
    note_rows.save_note(db, EMPTIED, str(sessions[-1]))
    return True

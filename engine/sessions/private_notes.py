"""My note: what somebody writes for themselves about a session, and nobody else ever reads.

It knows people and seats, but no match: a note is no act, and nobody hears of it.
"""

import sqlite3
from typing import Final

from engine.errors import Refused
from engine.journal import private_note_rows, session_rows
from engine.journal.records import PersonId, SessionId
from engine.sessions.workings import Workings

LONGEST: Final = 200
"""The most characters of a note."""


class PrivateNotes:
    """Reads and stores notes. A note is deleted once its writer has no seat any more."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal
        self._now = workings.now

    async def of(self, session_id: SessionId, person: PersonId) -> str:
        """What a person has written; "" if nothing, or if there is no such session."""
        found = await self._journal.read(lambda db: private_note_rows.note(db, session_id, person))
        return found or ""

    async def keep(self, session_id: SessionId, person: PersonId, text: str) -> None:
        """Store a person's note in place of the one before; an empty one deletes it. Raises Refused, and
        changes nothing, if it is too long, if the person has no seat, or if the session has not started."""
        if len(text) > LONGEST:
            raise Refused("note-too-long", most=LONGEST)

        def job(db: sqlite3.Connection) -> Refused | None:
            session = session_rows.session(db, session_id)
            if session is None or session.seed is None:
                return Refused("no-such-game" if session is None else "not-started")
            if session.seat_of(person) is None:
                return Refused("not-seated")
            if text:
                private_note_rows.save_note(db, session_id, person, text, self._now())
            else:
                private_note_rows.forget_note(db, session_id, person)
            return None

        refused = await self._journal.write(job)  # an error in the job would undo the other jobs
        if refused is not None:
            raise refused

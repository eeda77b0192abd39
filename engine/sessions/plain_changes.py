"""Changes of a session that need no match: they are possible even if its stored answers no longer replay.

It knows no people and no rules.
"""

import sqlite3
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.errors import Refused
from engine.journal import session_rows
from engine.journal.records import Session, SessionId
from engine.references import concerns
from engine.sessions.workings import Workings

T = TypeVar("T")

Change: TypeAlias = Callable[[sqlite3.Connection, Session, float], T]
"""Changes a session at a moment, if that is still right. What is false says that it has changed nothing."""


async def changed(workings: Workings, session_id: SessionId, change: Change[T]) -> T | None:
    """Change a session under its lock, in one transaction, and return what the change returns; None if there
    is no such session. A change may return a Refused: then it has changed nothing, and that is raised here,
    because an error inside would undo the other jobs of the transaction."""

    def job(db: sqlite3.Connection) -> T | None:
        session = session_rows.session(db, session_id)
        return None if session is None else change(db, session, workings.now())

    concerns(session_id)
    async with workings.matches.locked(session_id):
        outcome = await workings.journal.write(job)
        if isinstance(outcome, Refused):
            raise outcome
        if outcome:
            workings.matches.evict(session_id)  # what is in memory of the session is out of date
        return outcome

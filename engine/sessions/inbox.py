"""The inbox: all running sessions of a person, on all servers, those first that wait for them.

It reads only what is stored, and rebuilds no match. It does not know which servers can be reached.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.journal import lost_seat_rows, order_rows, private_note_rows, session_rows
from engine.journal.records import Call, LostBecause, PersonId, Session
from engine.sessions.workings import Workings

MOST_LOST: Final = 5
"""So many lost seats are listed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One session in the inbox of a person."""

    session: Session
    call: Call | None
    """What waits for them; None if the session waits for others, or does not go on now."""
    note: str = ""
    """What they have written for themselves about it."""
    has_said_ahead: bool = False
    """Whether something counts that they have said ahead."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A seat at a table of a league that somebody has lost by the clock."""

    session: Session
    why: LostBecause
    is_rated: bool
    """Whether their rating falls by it."""


class Inbox:
    """Reads the inbox of whoever asks; nobody else may see it."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal

    async def of(self, person: PersonId) -> list[Entry]:
        """All running sessions of a person: those that wait for them, by the nearest deadline, then by how
        long they wait; then all others, oldest first."""

        def job(db: sqlite3.Connection) -> list[Entry]:
            notes = private_note_rows.notes(db, person)
            said = set(order_rows.sessions_with_orders(db, person))
            return [
                Entry(one, waiting_call(one, person), notes.get(one.id, ""), one.id in said)
                for one in session_rows.sessions_of(db, person)
            ]

        return in_order(await self._journal.read(job))

    async def lost(self, person: PersonId) -> list[Lost]:
        """The newest seats that a person has lost at tables of leagues whose season is not over."""

        def job(db: sqlite3.Connection) -> list[Lost]:
            found = lost_seat_rows.lost_seats(db, person, MOST_LOST)
            sessions = [session_rows.session(db, one.session) for one in found]
            return [
                Lost(session, one.why, one.is_rated)
                for one, session in zip(found, sessions, strict=True)
                if session is not None
            ]

        return await self._journal.read(job)


def waiting_call(session: Session, person: PersonId) -> Call | None:
    """What waits for a person in a session; None if that waits for others, or does not go on now."""
    is_still = session.asleep_since is not None or session.paused_until is not None
    if session.status != "playing" or is_still:
        return None
    return session.call_of(person)


def in_order(entries: Sequence[Entry]) -> list[Entry]:
    """The entries as they are listed."""
    return sorted(entries, key=_place)


def _place(entry: Entry) -> tuple[bool, bool, float, float]:
    """Where an entry stands: what waits, then what has a deadline, then by the deadline, then by since when
    it waits."""
    call = entry.call
    if call is None:
        return True, True, 0.0, 0.0
    due = call.clock.due
    return False, due is None, due or 0.0, call.since

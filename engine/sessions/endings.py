"""What becomes of sessions that people forget: open seats expire; games fall asleep, wake, and are closed.

It knows people and time, but no match: a session also sleeps if its stored answers no longer replay.
"""

import logging
import sqlite3
from typing import Final

from engine.clock.pace import DAY
from engine.journal import act_rows, ending_rows, story_rows
from engine.journal.records import By, PersonId, Session, SessionId
from engine.play.table import Told
from engine.sessions.acts import wake
from engine.sessions.plain_changes import Change, changed
from engine.sessions.session_events import FellAsleep, WasGivenUp
from engine.sessions.settling import settle_closed
from engine.sessions.workings import Workings

log = logging.getLogger(__name__)

NOBODY_CAME: Final = 7 * DAY
"""Open seats are closed after so many seconds without anybody joining or leaving."""
ASLEEP_AFTER: Final = 30 * DAY
"""A running session sleeps after so many seconds in which no person has acted."""
CLOSED_AFTER: Final = 90 * DAY
"""A session that has slept for so many seconds is closed."""


class Endings:
    """Ends what nobody comes back to, and wakes what somebody does come back to. Each job looks at the
    session anew under its lock, and returns whether it has done anything."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def close_lobby(self, session_id: SessionId) -> bool:
        """Close open seats to which nobody has come for long."""

        def job(db: sqlite3.Connection, session: Session, now: float) -> bool:
            if session.status != "open" or session.last_act > now - NOBODY_CAME:
                return False
            ending_rows.close(db, session_id, now)
            return True

        return await self._told(session_id, job, "is closed: nobody came")

    async def fall_asleep(self, session_id: SessionId) -> bool:
        """Let a running session sleep in which no person has acted for long. Nobody is called, no clock runs,
        and the table is told."""

        def job(db: sqlite3.Connection, session: Session, now: float) -> bool:
            is_asleep = session.status != "playing" or session.asleep_since is not None
            if is_asleep or session.last_act > now - ASLEEP_AFTER:
                return False
            story_rows.tell(db, session_id, [Told(FellAsleep())], now)
            act_rows.add_act(db, session_id, "sleep", By.CLOCK, at=now)
            ending_rows.fall_asleep(db, session_id, now)
            return True

        return await self._told(session_id, job, "sleeps")

    async def close_sleeper(self, session_id: SessionId) -> bool:
        """Close a session that has slept for long, and tell the table. All data stay. It has a result only if
        all people but one had gone before."""

        def job(db: sqlite3.Connection, session: Session, now: float) -> bool:
            since = session.asleep_since
            if session.status != "playing" or since is None or since > now - CLOSED_AFTER:
                return False
            story_rows.tell(db, session_id, [Told(WasGivenUp())], now)
            act_rows.add_act(db, session_id, "close", By.CLOCK, at=now)
            settle_closed(db, session, now)
            ending_rows.close(db, session_id, now)
            return True

        return await self._told(session_id, job, "is closed: it has slept for long")

    async def wake(self, session_id: SessionId, person: PersonId | None) -> bool:
        """Wake a session that sleeps, because this person has pressed something of it, or because somebody is
        no longer away (None). Whoever has no seat wakes nobody. The next board calls everybody who is waited
        for, and their clocks begin anew."""

        def job(db: sqlite3.Connection, session: Session, now: float) -> bool:
            is_theirs = person is None or session.seat_of(person) is not None
            if session.asleep_since is None or session.status != "playing" or not is_theirs:
                return False
            wake(db, session, now, person)
            return True

        return await self._told(session_id, job, "sleeps no longer")

    async def _told(self, session_id: SessionId, job: Change[bool], what: str) -> bool:
        """Do a job; if it has done anything, the log says what has become of the session."""
        is_done = bool(await changed(self._workings, session_id, job))
        if is_done:
            log.info("game %d %s", session_id, what)
        return is_done

    async def wake_all_of(self, person: PersonId) -> list[SessionId]:
        """Wake all sessions of a person that sleep, because they are no longer away. Returns those that were
        woken."""
        asleep = await self._workings.journal.read(lambda db: ending_rows.asleep_of(db, person))
        return [session_id for session_id in asleep if await self.wake(session_id, None)]

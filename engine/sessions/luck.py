"""The front door for whoever doubts the luck, or wants to keep a game: a check of all that is stored of it,
and its file.

A check plays the whole match again, in a thread, so that nobody waits for it; one at a time.
"""

import asyncio
import sqlite3

from engine.errors import Refused
from engine.journal import course_rows
from engine.journal.courses import Course
from engine.journal.records import PersonId, Session, SessionId
from engine.sessions.exports import exported
from engine.sessions.office_acts import stays_from
from engine.sessions.verification import Verdict, verified
from engine.sessions.workings import Workings


class Luck:
    """Checks and files of the games of one journal."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._turn = asyncio.Lock()

    async def verify(self, session: Session) -> Verdict:
        """Check a game that is over. Raises Refused if it is not."""
        if session.ended_by is not None and session.seed is not None:
            raise Refused("verify-ended", until=stays_from(session))
        if session.status == "playing":
            raise Refused("verify-later")
        if session.status != "over":
            raise Refused("game-closed" if session.status == "closed" else "not-started")
        return await self._verified(await self._course(session))

    async def export(self, session: Session, person: PersonId) -> bytes:
        """A game's file, with all that this person may read. Raises Refused if it has not started."""
        if session.seed is None:
            raise Refused("game-closed" if session.status == "closed" else "not-started")
        course = await self._course(session)
        draws = None
        if session.status == "over":
            verdict = await self._verified(course)
            draws = verdict.draws if verdict.is_known and verdict.difference is None else None
        game = self._workings.games[session.game]
        return await asyncio.to_thread(exported, game, session, course, person, draws)

    async def over(self, guild: int | None, person: PersonId, most: int) -> list[tuple[SessionId, str]]:
        """The newest games of a server (None: of all) that are over and in which this person sat, with their
        titles."""
        return await self._workings.journal.read(lambda db: course_rows.over_of(db, guild, person, most))

    async def _course(self, session: Session) -> Course:
        def job(db: sqlite3.Connection) -> Course:
            return course_rows.course(db, session)

        return await self._workings.journal.read(job)

    async def _verified(self, course: Course) -> Verdict:
        async with self._turn:
            return await asyncio.to_thread(verified, self._workings.games, course)

"""A table whose time a test moves by hand: the front doors over one journal, and boards that are posted."""

from engine.clock.pace import DAY, HOUR
from engine.journal.motion_rows import motion
from engine.sessions.absences import Absences
from engine.sessions.motions import Motions
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import TABLES

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025: no deadline of the next hours is in the night."""


class Clocked:
    """Sessions, motions and absences whose time is `now`."""

    def __init__(self, journal, *, now=NOON, tables=TABLES):
        self.journal, self.now = journal, now
        self.sessions = Sessions(journal, tables, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        self.motions = Motions(self.sessions.workings)
        self.absences = Absences(self.sessions.workings)

    def passes(self, *, days=0.0, hours=0.0):
        self.now += days * DAY + hours * HOUR

    async def post(self, session):
        """Post the board as it is now, so that the clocks of its calls begin. Returns the session."""
        told = (await self.sessions.position(session.id, None)).told
        stored = await self.posted.session(session.id)
        due = list(stored.asked_since)
        await self.posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=due, posted=told
        )
        return await self.posted.session(session.id)

    async def session(self, session):
        return await self.posted.session(session.id)

    async def events(self, session, *kinds):
        return [one.event for one in await self.sessions.story(session) if isinstance(one.event, kinds)]

    async def motion(self, made):
        """A motion as it is stored now."""
        return await self.journal.read(lambda db: motion(db, made.session, made.number))

    async def acts(self, session):
        """The kinds of acts of a session, in their order."""
        return await self.journal.read(
            lambda db: [
                kind
                for (kind,) in db.execute(
                    "SELECT kind FROM acts WHERE session = ? ORDER BY number", (session.id,)
                )
            ]
        )

    async def set_pace(self, session, pace):
        """Give a session a pace, or none, as a file of an earlier version has it."""
        await self.journal.write(
            lambda db: db.execute("UPDATE sessions SET pace = ? WHERE id = ?", (pace, session.id)).rowcount
        )

    def again(self, tables=TABLES):
        """The same after a new start of the bot."""
        return type(self)(self.journal, now=self.now, tables=tables)

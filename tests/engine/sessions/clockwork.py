"""Sessions whose time is moved by hand, and boards that are posted as they are."""

from engine.clock.pace import PaceName
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, CHANNEL, GUILD, TABLES, THREAD

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""


class Clockwork:
    """Sessions over a journal, at a moment that tests move."""

    def __init__(self, journal):
        self.at = NOON
        self.journal = journal
        self.sessions = Sessions(journal, TABLES, now=lambda: self.at)
        self.posted = Posted(journal, now=lambda: self.at)
        self.workings = self.sessions.workings

    async def opened(self, *others, game="toy", pace=PaceName.DAILY, options=None):
        session = await self.sessions.open(
            game, options or {}, guild=GUILD, channel=CHANNEL, host=ANNA, language="en", pace=pace
        )
        if pace is None:  # as in a file from before there were paces
            await self.journal.write(
                lambda db: db.execute("UPDATE sessions SET pace = NULL WHERE id = ?", (session.id,))
            )
        for person in others:
            session = await self.sessions.join(session.id, person)
        return session

    async def started(self, *others, robots=0, pace=PaceName.DAILY):
        session = await self.opened(*others, pace=pace)
        for _ in range(robots):
            await self.sessions.add_robot(session.id, ANNA)
        return await self.sessions.start(session.id, ANNA, thread=THREAD + session.id)

    async def finished(self, *others, robots=0, pace=PaceName.DAILY):
        """A match of three rounds that was played to its end."""
        session = await self.started(*others, robots=robots, pace=pace)
        while (position := await self.sessions.position(session.id, None)).ranking is None:
            seat = position.waiting_for[0]
            (person,) = (one for one in (ANNA, *others) if one.id == session.seats[seat].person)
            await self.sessions.submit(
                session.id, person, "x" if position.decisions[seat].name == "letter" else "3"
            )
        return await self.stored(session)

    async def post(self, session):
        """Post the board as it is now, so that the clocks of its calls begin."""
        told = (await self.sessions.position(session.id, None)).told
        await self.posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told
        )
        return await self.stored(session)

    async def stored(self, session):
        return await self.posted.session(session.id)

    async def events(self, session, *kinds):
        return [one.event for one in await self.sessions.story(session) if isinstance(one.event, kinds)]

    async def rows(self, statement):
        return await self.journal.read(lambda db: db.execute(statement).fetchall())

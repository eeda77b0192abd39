"""Tables of leagues for tests: dealt, posted and played, in a time that tests move."""

from engine.clock.pace import PaceName
from engine.journal import place_rows, sitting_rows
from engine.sessions.lost_seats import LostSeats
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, TABLES, THREAD

FIXTURE = 7


class LeagueTable(Clocked):
    """The front doors over one journal, and tables that are dealt to people."""

    def __init__(self, journal, *, tables=TABLES, **options):
        super().__init__(journal, tables=tables, **options)
        self.lost = LostSeats(self.sessions.workings)

    async def dealt(
        self, *people, game="toy", fixture=FIXTURE, pace=PaceName.DAILY, guild=GUILD, language="en"
    ):
        return await self.sessions.deal(
            game,
            {},
            people or (ANNA, BEN),
            guild=guild,
            channel=CHANNEL,
            thread=THREAD + fixture,
            language=language,
            pace=pace,
            fixture=fixture,
        )

    async def table(self, *people, **options):
        """A table whose board is posted, so that the clocks run."""
        return await self.post(await self.dealt(*people, **options))

    async def answer(self, session, person, text=None):
        """One answer of somebody who is asked."""
        asked = await self.sessions.asked(session.id, person.id)
        await self.sessions.submit(
            session.id, person, text or ("x" if asked.decision.name == "letter" else "3")
        )
        return await self.post(session)

    async def lapse(self, session):
        """Let the time of the earliest call pass."""
        session = await self.session(session)
        self.now = min(call.clock.due for call in session.calls if call.clock.due is not None)
        assert await self.sessions.expire(session.id)
        return await self.post(session)

    async def why(self, session):
        """Why sittings have ended, by seat, without changes of names and of caretakers."""
        found = await self.journal.read(lambda db: sitting_rows.sittings(db, session.id))
        return [
            (one.seat, one.why) for one in found if one.why not in (None, "end", "renamed", "kept", "back")
        ]

    async def places(self, session):
        """By person, the place in which they came."""
        found = await self.journal.read(lambda db: place_rows.places(db, session.id))
        return {one.person: one.place for one in found}

    async def rows(self, statement, *values):
        return await self.journal.read(lambda db: db.execute(statement, values).fetchall())

"""Games of people who are forgotten, and all that is stored of them."""

import itertools

from engine.journal.records import Meanwhile
from engine.play.chance import Chance
from engine.sessions.forgetting import Forgetting
from engine.sessions.invitations import Invitations
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.preferences import Preferences
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from tests.engine.sessions.clocked import Clocked
from tests.engine.sessions.forgotten import crowd
from tests.engine.table_talk import AUCTION, CHANNEL, GUILD, TABLES, THREAD, as_text

ADA, BO, CY, DI = crowd(Chance("forgotten"), 4)
WITH_ORDERS = {**TABLES, "auction": AUCTION}


class Table(Clocked):
    """Games of people with real ids, and all that is stored of them."""

    def __init__(self, journal, **more):
        super().__init__(journal, tables=WITH_ORDERS, **more)
        self.forgetting = Forgetting(self.sessions.workings)

    async def opened(self, *people, game="toy", guild=GUILD):
        host, *others = people
        session = await self.sessions.open(game, {}, guild=guild, channel=CHANNEL, host=host, language="en")
        for person in others:
            await self.sessions.join(session.id, person)
        return session

    async def started(self, *people, **more):
        session = await self.opened(*people, **more)
        return await self.sessions.start(session.id, people[0], thread=THREAD + session.id)

    async def over(self, *people, **more):
        session = await self.started(*people, **more)
        await self.play_on(session, *people)
        return await self.session(session)

    async def play_on(self, session, *people):
        """Let these people play to the end."""
        chance, named = Chance("on", session.id), {person.id: person for person in people}
        while (position := await self.sessions.position(session.id, None)).ranking is None:
            person = named[position.session.seats[chance.pick(position.waiting_for)].person]
            asked = await self.sessions.asked(session.id, person.id)
            text = as_text(chance.pick(list(itertools.islice(asked.decision.legal(), 60))))
            await self.sessions.submit(session.id, person, text, ticket=asked.ticket)

    async def rows(self, asked, *values):
        return await self.journal.write(lambda db: db.execute(asked, values).fetchall())


async def filled(table):
    """Something of Ada in every column of the list."""
    workings = table.sessions.workings
    await PersonalHours(workings).choose(ADA.id, zone="Europe/Berlin", quiet_from=22, quiet_to=8)
    await Preferences(table.journal).choose(ADA.id, palette="standard", letters="large", texts="full")
    await Ratings(workings).hide(GUILD, ADA.id, is_hidden=True)
    await table.over(ADA, CY)
    session = await table.started(ADA, BO, CY, game="auction")
    await table.post(session)
    await PrivateNotes(workings).keep(session.id, ADA.id, "Bo bluffs")
    asked = await table.sessions.asked(session.id, ADA.id)
    await table.sessions.save_draft(asked, "[1]")
    await table.motions.propose_pause(session.id, ADA, 3)
    ahead = await table.sessions.ahead(session.id, BO.id)
    await table.sessions.submit(session.id, BO, "2", ticket=ahead.ticket)
    lobby = await table.opened(ADA, CY)
    await Invitations(workings).invite(lobby.id, ADA, BO.id)
    await table.absences.go(ADA.id, 3, Meanwhile.WAIT)
    return session

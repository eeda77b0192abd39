"""A small world with all front doors over one journal, in which a scene plays: people answer as their games'
robots would, and whatever they are told is posted."""

import itertools
from collections.abc import Callable
from contextlib import suppress

from engine.clock.pace import DAY, HOUR
from engine.errors import Rejected
from engine.games import GAMES
from engine.leagues.leagues import Leagues
from engine.play.chance import Chance
from engine.sessions.absences import Absences
from engine.sessions.arrivals import Arrivals
from engine.sessions.erasing import Erasing
from engine.sessions.forgetting import Forgetting
from engine.sessions.invitations import Invitations
from engine.sessions.lost_seats import LostSeats
from engine.sessions.moderation import Moderation
from engine.sessions.motions import Motions
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.ratings import Ratings
from engine.sessions.reminders import Reminded
from engine.sessions.seating import Person
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from tests.engine.sessions.forgotten import crowd
from tests.engine.table_talk import as_text

NOON = 1_796_126_400.0
"""Noon in UTC, on 1 December 2026: the first moment of every scene."""
HERE, THERE, GONE = 771034512987654321, 9982345123456789012, 801034512987654321
"""Three servers: the id of the second is a number with its 64th bit, and the bot is not on the third any
more."""
CHANNEL, NEWS = 771034600000000001, 771034600000000002
PEOPLE = crowd(Chance("upgrade"), 9)
ANNA, BART, CLEO, DAGO, KATE, FERD, WENDY, HIERO, ISI = PEOPLE
EVE = Person(ANNA.id % (1 << 63) + 1, "Eve")
"""A moderator and organiser who does not play."""
NAMED = {person.id: person for person in (*PEOPLE, EVE)}


class World:
    """All front doors of one journal; `now` is the time."""

    def __init__(self, journal, *, now=NOON):
        self.now = now
        self.journal = journal
        self.sessions = Sessions(journal, GAMES, now=lambda: self.now)
        workings = self.sessions.workings
        self.posted = Posted(journal, now=lambda: self.now)
        self.absences, self.motions, self.undoing = Absences(workings), Motions(workings), Undoing(workings)
        self.invitations, self.lost, self.sequels = (
            Invitations(workings),
            LostSeats(workings),
            Sequels(workings),
        )
        self.hours, self.notes = PersonalHours(workings), PrivateNotes(workings)
        self.preferences, self.ratings = Preferences(journal), Ratings(workings)
        self.servers = Servers(workings)
        self.moderation, self.arrivals = Moderation(workings, self.servers), Arrivals(workings, self.servers)
        self.erasing, self.reminded = Erasing(workings, self.servers), Reminded(workings)
        self.leagues = Leagues(self.sessions, self.servers)
        self.forgetting = Forgetting(workings, [self.leagues.forget])
        self._messages = itertools.count(1_200_000_000_000_000_000, 1000 << 22)

    def message(self):
        """The id of another message or thread."""
        return next(self._messages)

    def passes(self, *, days=0.0, hours=0.0):
        self.now += days * DAY + hours * HOUR

    async def opened(self, game, *people, robots=0, guild=HERE, options=(), language="en", **more):
        """Open seats with their message: whoever is named first is the host."""
        host, *others = people
        session = await self.sessions.open(
            game,
            dict.fromkeys(options, True),
            guild=guild,
            channel=CHANNEL,
            host=host,
            language=language,
            **more,
        )
        for person in others:
            await self.sessions.join(session.id, person)
        for _ in range(robots):
            await self.sessions.add_robot(session.id, host)
        await self.posted.set_lobby(session.id, self.message())
        return await self.posted.session(session.id)

    async def started(self, game, *people, **more):
        """A running game, whose first board is posted."""
        session = await self.opened(game, *people, **more)
        session = await self.sessions.start(session.id, people[0], thread=self.message())
        return await self.post(session)

    async def post(self, session):
        """Post the board as it is now, so that the clocks of its calls begin. Returns the session."""
        told = (await self.sessions.position(session.id, None)).told
        stored = await self.posted.session(session.id)
        await self.posted.set_board(
            session.id,
            thread=stored.thread,
            message=self.message(),
            board_from=min(stored.posted + 1, told),
            due=list(stored.asked_since),
            posted=told,
        )
        return await self.posted.session(session.id)

    async def waiting(self, session):
        """The public position, and the people whom the table waits for."""
        position = await self.sessions.position(session.id, None)
        seats = position.session.seats
        return position, [seats[seat].person for seat in position.waiting_for]

    async def answer(self, session, person, *, is_modest=False):
        """Let a person say what the game's robot would say; who `is_modest` passes if they may. Returns what
        they were asked."""
        self.passes(hours=0.01)
        asked = await self.sessions.asked(session.id, person)
        chance = Chance("person", session.id, asked.ticket, asked.seat)
        text = as_text(GAMES[session.game].robot(asked.view, asked.decision, chance))
        with suppress(Rejected):
            text = as_text(asked.decision.parse(None)) if is_modest else text
        await self.sessions.submit(
            session.id, self.person(asked.session, asked.seat), text, ticket=asked.ticket
        )
        return asked

    def person(self, session, seat):
        """The owner of a seat as they act."""
        row = session.seats[seat]
        return NAMED.get(row.person) or Person(row.person, row.name)

    async def play(
        self, session, until: Callable[..., bool] = lambda *_: False, *, most=10**6, every=4, is_modest=False
    ):
        """Let people answer until the match is over or `until` is true of the round, the names of what is
        asked, and how many are. Every so many answers the board is posted. Returns whether it is true."""
        for number in itertools.count(1):
            position, people = await self.waiting(session)
            if position.ranking is not None or number > most:
                break
            names = {(await self.sessions.asked(session.id, one)).decision.name for one in people}
            if until(int(position.ticket.partition(".")[0]), names, len(people)):
                await self.post(session)
                return True
            await self.answer(session, people[0], is_modest=is_modest)
            if number % every == 0:
                await self.post(session)
        if every < 10**6:
            await self.post(session)
        return False

    async def lapse(self, session):
        """Let the time of the earliest call pass, so that the clock answers."""
        session = await self.posted.session(session.id)
        self.now = max(self.now, min(call.clock.due for call in session.calls if call.clock.due is not None))
        assert await self.sessions.expire(session.id)
        return await self.post(session)


def when(round=1, name=None, people=1):
    """A condition for `play`."""
    return lambda now, names, count: now >= round and name in (None, *names) and count >= people

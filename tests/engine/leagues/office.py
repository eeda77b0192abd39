"""A server with leagues over the real engine: tests move its time, and people answer as they are told."""

from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.clock.pace import DAY
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.leagues import acts
from engine.leagues.leagues import Leagues
from engine.leagues.season import State
from engine.play.decisions import Amount
from engine.play.game import Ranking
from engine.play.table import Seat
from engine.sessions.forgetting import Forgetting
from engine.sessions.posted import Posted
from engine.sessions.ratings import Ratings
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import TABLES
from tests.engine.toy import game_of

GUILD, ELSEWHERE, CHANNEL = 111, 112, 222
BERLIN = "Europe/Berlin"
NOON = datetime(2026, 10, 5, 12, tzinfo=ZoneInfo(BERLIN)).timestamp()
EVE = Person(PersonId(10**17), "Eve")
"""An organiser who does not play."""
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gina", "Hugo", "Ines", "Jan")
PEOPLE = tuple(Person(PersonId(10**17 + number), name) for number, name in enumerate(NAMES, 1))


async def naming(table):
    """Every seat names a number, in turn, twice."""
    for seat in list(range(int(table.state.log[0]))) * 2:
        table.state.log.append(await table.ask(Seat(seat), Amount(name="number", rule="T1", low=1, high=9)))


def by_sum(state):
    """Whoever has named more is before others."""
    seats, *named = state.log
    sums = [named[seat] + named[seat + seats] for seat in range(seats)]
    order = sorted(set(sums), reverse=True)
    return Ranking(
        tuple(tuple(Seat(seat) for seat in range(seats) if sums[seat] == each) for each in order), tuple(sums)
    )


DUEL = replace(game_of(naming), name="duel", ranking=by_sum, safe={"number": 1})
GAMES = {**TABLES, "duel": DUEL}


class Office:
    """The front doors of one journal. `played` are tables that people have played to the end."""

    def __init__(self, journal, now=NOON):
        self.now = now
        self.threads = 5000
        self.number = 0
        self.open_doors(journal)

    def open_doors(self, journal):
        """As after a start: nothing is in memory."""
        self.journal = journal
        self.sessions = Sessions(journal, GAMES, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        self.leagues = Leagues(self.sessions, Servers(self.sessions.workings))
        self.ratings = Ratings(self.sessions.workings)
        self.forgetting = Forgetting(self.sessions.workings, [self.leagues.forget])

    async def founded(self, *people, guild=GUILD, name="Prairie League", **chosen):
        """A league in which these people have signed up. Returns its number."""
        wanted = {"table": 2, "rounds": 3, "every": 7, "last_games": 14, "zone": BERLIN}
        preview = self.leagues.preview("duel", **{**wanted, **chosen})
        league = await self.leagues.open(guild, EVE, name, preview.settings, channel=CHANNEL)
        for person in people:
            await self.leagues.join(guild, league, person)
        self.number = league
        return league

    async def until_due(self, league=None, *, most=40 * DAY):
        """Let time pass until something is due, and do it. Returns the acts."""
        due = await self.leagues.next_due()
        assert due is not None
        assert due <= self.now + most
        self.now = max(self.now, due)
        return [done for each in await self.leagues.due() for done in await self.leagues.tick(each)]

    async def until(self, kind):
        """Let time pass until an act of this kind is done."""
        for _ in range(50):
            if any(isinstance(one.act, kind) for one in await self.until_due()):
                return
        raise AssertionError(f"{kind.__name__} is never due")

    async def drawn(self, *people):
        """Let time pass until the next round is drawn; these people are there, and its tables are dealt."""
        await self.called(*people)
        await self.until(acts.Drawn)
        return await self.deal()

    async def called(self, *people):
        """Let time pass until the next round is called; these people say that they are in."""
        await self.until(acts.RoundCalled)
        for person in people:
            await self.leagues.come_in(GUILD, self.number, person)

    async def deal(self):
        """Deal what is drawn. Returns the sessions."""
        found = []
        for one in await self.leagues.to_open(self.number):
            self.threads += 1
            session = await self.leagues.opened(
                one.fixture, starter=self.threads, thread=self.threads, language="en"
            )
            found.append(session)
        return found

    async def play(self, session, *, first=None):
        """Play a table to its end: the `first` (None: of the first seat) wins. Returns the acts."""
        await self.answer_all(session, first=first)
        return await self.leagues.sync(session.id)

    async def answer_all(self, session, *, first=None):
        while True:
            position = await self.sessions.position(session.id, None)
            if position.ranking is not None:
                return
            for seat in position.waiting_for:
                person = position.session.seats[seat].person
                wins = person == first if first is not None else seat == 0
                await self.sessions.submit(session.id, Person(person, ""), "9" if wins else str(5 - seat))

    async def post(self, session):
        """Post a table's board as it is now, so that its clocks run."""
        told = (await self.sessions.position(session.id, None)).told
        await self.posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told
        )
        return await self.posted.session(session.id)

    async def lapse(self, session):
        """Let the time of the earliest call of a table pass. Returns the acts of the league."""
        session = await self.posted.session(session.id)
        self.now = min(call.clock.due for call in session.calls if call.clock.due is not None)
        assert await self.sessions.expire(session.id)
        return await self.leagues.sync(session.id)

    async def season(self, *people, rounds=3):
        """Play a whole season: in each round these people are there, and whoever has the lower number
        wins."""
        for _ in range(rounds):
            for session in await self.drawn(*people):
                await self.play(session, first=min(seat.person for seat in session.seats))
        while (await self.leagues.overview(GUILD, self.number)).state is not State.OVER:
            await self.until_due()

    async def table_of(self, *entries):
        """The newest table at which all these entries were drawn."""
        tables = await self.leagues.tables(GUILD, self.number)
        return [one for one in tables if set(entries) <= set(one.fixture.drawn)][-1]

    async def standings(self, division=1):
        """By entry, place and points."""
        found = await self.leagues.standings(GUILD, self.number)
        return {one.entry: (one.place, one.points / 60) for one in found[division]}

    async def done(self, kind):
        """All acts of this kind."""
        return [one.act for one, _ in await self.leagues.log(GUILD, self.number) if isinstance(one.act, kind)]

    async def compute(self):
        """Compute the ratings that are due, as the bot does it."""
        for one in await self.ratings.due():
            await self.ratings.compute_anew(*one)

    async def rows(self, statement, *values):
        return await self.journal.write(lambda db: db.execute(statement, values).fetchall())


@asynccontextmanager
async def another(office, path):
    """The same office after the bot was ended and started anew."""
    await office.journal.close()
    journal = await Journal.open(path)
    try:
        office.open_doors(journal)
        yield office
    finally:
        await journal.close()

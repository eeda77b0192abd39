"""A file of an earlier version, made of its dump, and all that today's code has to be able to do with it."""

import json
import sqlite3
import time
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field

from bot.upkeep import disk
from cogs.parts.choices import Draft
from engine.errors import Refused
from engine.games import GAMES
from engine.journal import course_rows, match_rows, result_rows
from engine.journal.journal import Journal
from engine.journal.replay import rebuilt, replayed
from engine.journal.snowflakes import as_id
from engine.leagues import acts
from engine.leagues.season import State
from engine.play.chance import Chance
from engine.play.codec import decode, encode, unpacked
from engine.sessions.looking_back import LookingBack
from engine.sessions.seating import Person
from engine.sessions.verification import verified
from tests.engine.sessions.forgotten import all_of
from tests.upgrade import dumps
from tests.upgrade.world import World


@dataclass
class Upgraded:
    """A file of an earlier version, and the front doors that have opened it."""

    number: int
    """The version of its schema."""
    path: object
    world: World | None = None
    states: dict = field(default_factory=dict)
    """The states of all checkpoints, as JSON, as they were stored before the file was opened: by session,
    round and attempt."""

    @classmethod
    def made(cls, number, folder):
        """The file as it was written, which nobody has opened yet."""
        upgraded = cls(number, dumps.made(dumps.of_version(number), folder / "saloon.sqlite3"))
        with closing(sqlite3.connect(upgraded.path)) as db:
            rows = db.execute("SELECT session, round, attempt, state FROM checkpoints WHERE state <> ''")
            upgraded.states = {tuple(key): json.loads(unpacked(state)) for *key, state in rows}
        return upgraded

    @asynccontextmanager
    async def opened(self):
        """All front doors over the file, which is brought up to date."""
        journal = await Journal.open(self.path)
        try:
            newest = await journal.read(lambda db: db.execute("SELECT max(at) FROM story").fetchone()[0])
            # Migrations note the moment of the machine's clock.
            self.world = World(journal, now=max(newest, time.time()) + 60)
            yield self.world
        finally:
            await journal.close()

    async def sessions(self, *status):
        """The sessions of this status, the oldest first."""
        return [one for one in await all_of(self.world.sessions) if one.status in status]

    async def look_at_match(self, session):
        """Check that a match replays from its seed: it was set up so, each round began as it is stored,
        whatever has a digest has the same one, and it stands where it stood."""
        journal, game = self.world.journal, GAMES[session.game]
        course = await journal.read(lambda db: course_rows.course(db, session))
        begun = decode(course.begun.state, game.state)
        if course.begun.revision == game.revision:  # earlier rules may have set up in another way
            set_up = game.begun_as(begun).new(course.seats, course.options, Chance(course.seed, 0, 0))
            assert _is_within(json.loads(course.begun.state), json.loads(encode(set_up)))
        record, newest = await journal.read(
            lambda db: (match_rows.record(db, session.id, from_start=True), match_rows.record(db, session.id))
        )
        now = rebuilt(game, session, session.seed, newest)
        with closing(replayed(game, session, session.seed, record)) as matches:
            for number, match in enumerate(matches):
                for one in match.checkpoints:
                    stored = self.states.get((session.id, one.round, one.attempt), {})
                    assert _is_within(stored, json.loads(one.state)), (session.id, one.round)
                if number == len(record.answers):
                    assert (match.waiting_for(), _asked(match)) == (now.waiting_for(), _asked(now))
        now.close()

    async def check_calls(self, session):
        """Check that everybody whom the table waits for has a call, that half-made choices are open, and that
        what is to be posted can be read. Returns how many half-made choices there are."""
        world = self.world
        assert (await world.posted.board(session.id)) is not None
        position, people = await world.waiting(session)
        assert {call.seat for call in session.calls} == {position.session.seat_of(one) for one in people}
        found = await world.journal.read(
            lambda db: db.execute(
                "SELECT seat, ticket FROM drafts WHERE session = ?", (session.id,)
            ).fetchall()
        )
        for seat, ticket in found:
            asked = await world.sessions.asked(session.id, session.seats[seat].person, ticket=ticket)
            draft = decode(await world.sessions.draft(asked), Draft)
            assert draft.keys
            assert {option.key for option in asked.decision.options}.issuperset(draft.keys)
        return len(found)

    async def play(self, session, *, most=10**6):
        """Play a game to its end, or so many answers; then check what is stored of it, as people can."""
        world = self.world
        await world.play(session, most=most, every=10**6)
        now = await world.posted.session(session.id)
        reader = next((row.person for row in now.seats if row.person is not None), 0)
        past = await LookingBack(world.sessions).past(now, reader)
        assert past.at == len(past.steps) - 1
        if most == 10**6:
            assert now.status == "over"
            await self.check_over(now)

    async def check_over(self, session):
        """Check that a game that is over has its result and its places, and went as it was sealed."""
        course, result, (settled, places) = await self.world.journal.read(
            lambda db: (
                course_rows.course(db, session),
                result_rows.result(db, session.id),
                db.execute(
                    "SELECT settled, (SELECT count(*) FROM result_places WHERE session = id)"
                    " FROM sessions WHERE id = ?",
                    (session.id,),
                ).fetchone(),
            )
        )
        verdict = verified(GAMES, course)
        assert (verdict.difference, verdict.is_known) == (None, True)
        assert len(result.ranks) == len(session.seats)
        assert settled is not None
        assert places >= sum(row.person is not None for row in session.seats)

    async def do_chores(self):
        """Do what a bot does for a file of an earlier version while it runs. Returns what it says of it."""
        done = []
        for chore in disk.chores(self.world.journal, GAMES):
            while await self.world.journal.read(chore.is_due):
                done.append(chore.says)
                await chore.do_some()
        await self.world.forgetting.go_on()
        for one in await self.world.ratings.due():
            await self.world.ratings.compute_anew(*one)
        return done

    async def check_ratings(self):
        """Check that each list of ratings is what the places lead to. Returns how many people have one."""
        lists = await self.world.journal.read(
            lambda db: db.execute(
                "SELECT DISTINCT guild, game FROM rating_steps JOIN sessions"
                " ON sessions.id = rating_steps.session"
            ).fetchall()
        )
        people = 0
        for guild, game in lists:
            found = await self.world.ratings.verify(as_id(guild), game)
            assert found.agrees
            people += found.people
        return people

    async def end_seasons(self):
        """Let all seasons of leagues go on to their end: whoever is called is there, and all tables are
        played. Returns how many there were."""
        world = self.world
        rows = await world.journal.read(
            lambda db: db.execute("SELECT id, guild FROM leagues WHERE closed IS NULL").fetchall()
        )
        guilds = {league: as_id(guild) for league, guild in rows}
        while (due := await world.leagues.next_due()) is not None:
            world.now = max(world.now, due)
            found = await world.leagues.due()
            assert found, "what is due is due to somebody"
            for league in found:
                for done in await world.leagues.tick(league):
                    if isinstance(done.act, acts.RoundCalled):
                        await self._come_in(guilds[league], league)
                await self._play_tables(league)
        for league, guild in guilds.items():
            assert (await world.leagues.overview(guild, league)).state is State.OVER
            assert (await world.leagues.verify(guild, league)).what is None
        return len(guilds)

    async def _come_in(self, guild, league):
        for entry in (await self.world.leagues.entries(guild, league)).values():
            if not entry.is_forgotten:
                with suppress(Refused):
                    await self.world.leagues.come_in(guild, league, Person(entry.person, entry.name))

    async def _play_tables(self, league):
        world = self.world
        for one in await world.leagues.to_open(league):
            await world.leagues.opened(
                one.fixture, starter=world.message(), thread=world.message(), language="en"
            )
        for session in await self.sessions("playing"):
            if session.fixture is not None:
                await world.play(session, every=10**6)
                await world.leagues.sync(session.id)


def _asked(match):
    """All that a match asks now, without the tickets: a restore has given them other numbers."""
    return [match.opened(seat).decision for seat in match.waiting_for()]


def _is_within(stored, now):
    """Whether what was stored says nothing else than what is now: today's states may have more fields."""
    if isinstance(stored, dict) and isinstance(now, dict):
        return all(key in now and _is_within(each, now[key]) for key, each in stored.items())
    if isinstance(stored, list) and isinstance(now, list):
        return len(stored) == len(now) and all(map(_is_within, stored, now))
    return stored == now

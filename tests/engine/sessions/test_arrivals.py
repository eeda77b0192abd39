"""Where the bot is, and whom it has greeted: once a join, and nobody who had it before it did that."""

import pytest

from engine.clock.pace import DAY
from engine.journal.server_rows import ServerRow
from engine.sessions.arrivals import Arrivals, Greeting
from engine.sessions.servers import Servers
from tests.engine.sessions.clockwork import NOON, Clockwork
from tests.engine.table_talk import BEN, GUILD

NEW = Greeting(is_back=False, games=0)


class World(Clockwork):
    def __init__(self, journal):
        super().__init__(journal)
        self.servers = Servers(self.workings)
        self.arrivals = Arrivals(self.workings, self.servers)

    async def rows_of_servers(self):
        return await self.rows("SELECT * FROM servers")


@pytest.fixture
async def world(journal):
    made = World(journal)
    await made.arrivals.begin()
    return made


async def test_a_server_is_greeted_once_a_join(world):
    joined = world.at = NOON + DAY
    assert await world.arrivals.greeting(GUILD, joined) == NEW
    assert await world.arrivals.greeting(GUILD, joined) == NEW, "until it is noted"
    await world.arrivals.greeted(GUILD, joined)
    assert await world.arrivals.greeting(GUILD, joined) is None
    await world.arrivals.begin()
    again = Arrivals(world.workings, world.servers)
    await again.begin()
    assert await again.greeting(GUILD, joined) is None, "after a start"
    await world.arrivals.is_gone(GUILD)
    world.at += DAY
    await world.started(BEN)
    assert await world.arrivals.greeting(GUILD, world.at) == Greeting(is_back=True, games=1)
    await world.arrivals.greeted(GUILD, world.at)
    assert await world.arrivals.greeting(GUILD, world.at) is None
    assert await world.servers.of(GUILD) == ServerRow(greeted=world.at)


async def test_no_server_is_greeted_where_the_bot_was_before_it_greeted_anybody(world):
    for joined in (NOON - DAY, NOON, None):
        assert await world.arrivals.greeting(GUILD, joined) is None
    world.at += 2 * DAY
    again = Arrivals(world.workings, world.servers)
    await again.begin()
    assert await again.greeting(GUILD, NOON + DAY) == NEW, "it joined while the bot was away"
    assert [again.may_greet(joined) for joined in (None, NOON, NOON + DAY)] == [False, False, True]


async def test_before_the_first_start_nobody_is_greeted(journal):
    world = World(journal)
    assert await world.arrivals.greeting(GUILD, NOON + DAY) is None


async def test_a_clock_of_discord_that_is_ahead_greets_nobody_twice(world):
    await world.arrivals.greeted(GUILD, NOON + 300)
    assert await world.arrivals.greeting(GUILD, NOON + 300) is None


async def test_an_old_server_with_games_that_invites_the_bot_again_knows_it(world):
    await world.finished(BEN)
    assert await world.arrivals.greeting(GUILD, NOON + DAY) == Greeting(is_back=True, games=0)


async def test_what_could_not_be_posted_is_said_to_one_admin(world):
    await world.arrivals.greeted(GUILD, NOON, is_unsaid=True)
    assert (await world.servers.of(GUILD)).is_unsaid
    assert await world.arrivals.said(GUILD)
    assert not await world.arrivals.said(GUILD)
    assert not (await world.servers.of(GUILD)).is_unsaid


async def test_leaving_and_coming_back_is_noted_where_something_is_known(world):
    await world.arrivals.is_gone(GUILD)
    assert await world.rows_of_servers() == [], "nothing has happened there"
    assert await world.arrivals.known() == []
    await world.opened()
    assert await world.arrivals.known() == [GUILD]
    await world.arrivals.is_gone(GUILD)
    world.at += DAY
    await world.arrivals.is_gone(GUILD)
    assert (await world.servers.of(GUILD)).left == NOON, "since the first time"
    assert await world.arrivals.known() == []
    await world.arrivals.is_there(GUILD)
    assert await world.servers.of(GUILD) == ServerRow()
    assert await world.arrivals.known() == [GUILD]

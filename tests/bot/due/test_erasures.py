"""Servers are deleted when their time has come, but for those where the bot is back."""

import discord
import pytest

from bot.due.erasures import Erasures
from cogs.posting.members import Members
from engine.clock.pace import DAY
from engine.journal.due_rows import DueKind
from engine.sessions.arrivals import ERASED_AFTER, Arrivals
from engine.sessions.calls import Calls
from engine.sessions.erasing import KEPT_FOR, Erasing
from engine.sessions.servers import Servers
from tests.cogs.visits import services
from tests.doubles import double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD


class World(Clockwork):
    """Sessions on a server, where the bot `is_on` or not."""

    def __init__(self, journal):
        super().__init__(journal)
        self.is_on, servers = True, Servers(self.workings)
        self.arrivals, self.erasing = Arrivals(self.workings, servers), Erasing(self.workings, servers)
        client = double(discord.Client, get_guild=lambda guild: double(discord.Guild) if self.is_on else None)
        self.handlers = Erasures(
            services(arrivals=self.arrivals, erasing=self.erasing, members=Members(client))
        ).handlers

    async def tick(self):
        due = (await Calls(self.workings).due(self.at)).others
        for kind in (DueKind.LEFT, DueKind.ERASE):
            for guild in due[kind]:
                await self.handlers[kind](guild)
        return await self.rows("SELECT id FROM sessions"), await self.rows("SELECT greeted FROM servers")


@pytest.fixture
async def world(journal):
    made = World(journal)
    await made.started(BEN)
    return made


async def test_long_after_the_bot_has_left_nothing_is_left(world):
    await world.arrivals.is_gone(GUILD)
    world.is_on, world.at = False, world.at + ERASED_AFTER
    assert await world.tick() == ([], [])


async def test_where_it_is_back_everything_is_kept(world):
    await world.arrivals.is_gone(GUILD)
    world.at += ERASED_AFTER
    assert await world.tick() == ([(1,)], [(None,)])
    assert (await Calls(world.workings).due(world.at)).others[DueKind.LEFT] == ()


async def test_after_the_week_the_bot_that_is_still_there_does_not_say_anew_who_it_is(world, monkeypatch):
    await world.arrivals.begin()
    joined = world.at + DAY
    await world.erasing.erase(GUILD, ANNA.id)
    await world.erasing.set_all_aside(GUILD)
    world.at += KEPT_FOR
    monkeypatch.setattr(world.arrivals, "greeted", None)  # a kill after the deletion changes nothing
    assert await world.tick() == ([], [(world.at,)])
    assert await world.arrivals.greeting(GUILD, joined) is None

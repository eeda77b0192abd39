"""What a server's admins have chosen is stored, kept in memory, and noted with whoever chose it."""

from dataclasses import replace

import pytest

from engine.clock.pace import PaceName
from engine.journal.records import PersonId
from engine.journal.server_act_rows import ActKind
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.server_settings import Setting
from engine.sessions.servers import Servers
from tests.engine.table_talk import ANNA, CHANNEL, GUILD

HUGE = (1 << 63) + 5
"""A Discord id of 20 digits."""


@pytest.fixture
def servers(sessions):
    return Servers(sessions.workings)


async def test_a_server_that_has_chosen_nothing_has_the_defaults(servers):
    assert await servers.of(GUILD) == ServerRow()


async def test_all_that_is_chosen_is_stored(servers, sessions):
    chosen = ServerRow(
        language="nl",
        channels=(CHANNEL, HUGE),
        openers=(),
        most_running=3,
        most_open=2,
        most_on_server=100,
        games=("boomtown",),
        pace=PaceName.RELAXED,
        robots=False,
        ratings=False,
        tidy=Tidy.DELETE,
        told_in=HUGE,
    )
    assert await servers.change(GUILD, ANNA.id, Setting.TIDY, lambda _: chosen) == chosen
    assert await servers.of(GUILD) == chosen
    assert await Servers(sessions.workings).of(GUILD) == chosen


async def test_a_change_is_noted_once_with_whoever_made_it(servers):
    for _ in range(2):
        await servers.change(GUILD, ANNA.id, Setting.ROBOTS, lambda row: replace(row, robots=False))
    (act,) = await servers.acts(GUILD, 10)
    assert (act.kind, act.by, act.data) == (ActKind.SETTING, ANNA.id, {"setting": "robots", "value": False})


async def test_servers_are_strangers_to_each_other(servers):
    await servers.change(GUILD, ANNA.id, Setting.ROBOTS, lambda row: replace(row, robots=False))
    assert await servers.of(GUILD + 1) == ServerRow()
    assert await servers.acts(GUILD + 1, 10) == []


async def test_what_changes_while_it_is_read_is_read_again(servers):
    assert (await servers.of(GUILD)).robots is None
    await servers.change(GUILD, PersonId(HUGE), Setting.ROBOTS, lambda row: replace(row, robots=True))
    assert (await servers.of(GUILD)).robots is True

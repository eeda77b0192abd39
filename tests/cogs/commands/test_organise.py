"""`/organise`: what is typed arrives where it is meant, and the leagues of the server are suggested."""

import discord
import pytest_asyncio

from cogs.commands import organise
from cogs.commands.groups import ORGANISE, groups
from cogs.presses.offices import OF_ORGANISERS
from engine.clock.pace import DAY, PaceName
from tests.cogs import visits
from tests.cogs.presses.leagues.leaders import TABLES, Leaders
from tests.engine.leagues.office import CHANNEL, ELSEWHERE, GUILD, PEOPLE

PLAYERS = PEOPLE[:3]


@pytest_asyncio.fixture
async def desk(journal):
    return Leaders(journal)


async def settings(desk):
    return (await desk.leagues.overview(GUILD, desk.number)).settings


async def test_a_league_is_opened_led_and_closed_by_typing(desk):
    channel = desk.channels[TABLES]
    told = await desk.types(
        organise.open_command,
        name=" Prairie   League ",
        game="duel",
        table=2,
        rounds=4,
        every=9,
        start=12,
        channel=channel,
        division=8,
        now=True,
    )
    assert "is open" in told
    (row,) = await desk.leagues.leagues(GUILD)
    desk.number = row.id
    assert (row.name, row.channel, row.tables_channel) == ("Prairie League", CHANNEL, TABLES)
    found = await settings(desk)
    assert (found.table, found.rounds, found.every, found.division) == (2, 4, 9, 8)
    assert round((found.start - desk.now) / DAY) == 12
    for person in PLAYERS:
        await desk.leagues.join(GUILD, row.id, person)
    told = await desk.types(
        organise.settings_command,
        reason="too slow",
        table=3,
        division=0,
        rounds=3,
        every=8,
        last_games=20,
        start=10,
        pace="brisk",
        at_once=2,
        line=1,
        late=2,
        goes_on=True,
        tables=desk.channels[CHANNEL],
        home=channel,
    )
    assert "too slow" in told
    found = await settings(desk)
    assert (found.table, found.division, found.rounds, found.every, found.last_games) == (3, None, 3, 8, 20)
    assert (found.pace, found.at_once, found.line, found.late) == (PaceName.BRISK, 2, 1, 2)
    assert found.goes_on
    assert round((found.start - desk.now) / DAY) == 10
    (row,) = await desk.leagues.leagues(GUILD)
    assert (row.channel, row.tables_channel) == (TABLES, CHANNEL)
    assert "first draw on" in await desk.types(organise.start_command, reason="all are there")
    await desk.drawn(*PLAYERS)
    assert "stands still" in await desk.types(organise.stop_command, reason="holidays", league=row.id)
    assert "goes on" in await desk.types(organise.go_on_command, reason="back", league=row.id)
    assert "by 2 days" in await desk.types(organise.extend_command, days=2, reason="late", league=row.id)
    told = await desk.types(organise.close_command, reason="enough")
    assert "a season that is not over" in told
    told = await desk.types(organise.next_command, rounds=5)
    assert "a season that is not over" in told


async def test_leagues_are_suggested_on_their_own_server_alone(desk):
    await desk.founded(name="Prairie League")
    await desk.founded(name="Desert League")
    for make in (organise.next_command, organise.settings_command, organise.stop_command):
        command = make(desk.services)
        suggest = command._params["league"].autocomplete
        here = await suggest(visits.interaction(guild_id=GUILD), "prai")
        assert [each.name for each in here] == ["Prairie League"]
        assert await suggest(visits.interaction(guild_id=ELSEWHERE), "") == []
        assert await suggest(visits.interaction(guild_id=None), "") == []


def test_only_organisers_see_the_commands_and_only_on_servers():
    (group,) = [each for each in groups(visits.services()) if str(each.name) == "organise"]
    assert group.default_permissions == OF_ORGANISERS == discord.Permissions(manage_events=True)
    assert group.allowed_contexts.guild
    assert not group.allowed_contexts.dm_channel
    assert len(group.commands) == len(ORGANISE) <= 25

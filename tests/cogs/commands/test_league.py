"""`/league` as Discord has it: its commands, where they may be sent, and what its options suggest."""

from types import SimpleNamespace

import discord
import pytest

from cogs.commands.groups import groups
from tests.cogs import visits
from tests.cogs.presses.leagues.hall import Hall
from tests.doubles import double
from tests.engine.leagues.office import CHANNEL, ELSEWHERE, GUILD, PEOPLE

ANNA, BEN, *_ = PEOPLE
NAMES = (
    *("list", "table", "mine", "join", "leave", "sit-out", "round"),
    *("cross", "log", "rules", "verify", "export", "report"),
)


@pytest.fixture
async def hall(journal):
    hall = Hall(journal)
    await hall.founded(ANNA, BEN)
    await hall.drawn(ANNA, BEN)
    return hall


def league(hall):
    (found,) = (group for group in groups(hall.services) if group.name == "league")
    return found


async def suggested(hall, name, option, typed="", *, chosen=(), guild=GUILD, channel=CHANNEL):
    """The values that an option suggests to Anna, who has `chosen` other options already."""
    command = league(hall).get_command(name)
    found = next(each for each in command._params.values() if each.display_name == option)
    interaction = visits.interaction(
        ANNA,
        guild_id=guild,
        channel=double(discord.TextChannel, id=channel),
        namespace=SimpleNamespace(**dict(chosen)),
    )
    return [each.value for each in await found.autocomplete(interaction, typed)]


def test_it_has_thirteen_commands_for_servers_alone(hall):
    group = league(hall)
    assert [command.name for command in group.commands] == list(NAMES)
    assert group.allowed_contexts.guild
    assert not group.allowed_contexts.dm_channel
    assert group.default_permissions is None
    without = {"list", "rules"}
    for command in group.commands:
        assert ("league" in {each.display_name for each in command._params.values()}) == (
            command.name not in without
        )


async def test_the_leagues_of_the_server_are_suggested_by_name(hall):
    for name in set(NAMES) - {"list", "rules"}:
        assert await suggested(hall, name, "league", "prai") == [hall.number]
        assert await suggested(hall, name, "league", guild=ELSEWHERE) == []
        assert await suggested(hall, name, "league", guild=None) == []


async def test_the_tables_of_the_league_that_is_typed_are_suggested(hall):
    assert await suggested(hall, "report", "table") == ["1.1"]
    assert await suggested(hall, "report", "table", chosen={"league": hall.number}) == ["1.1"]
    for chosen in ({"league": hall.number}, {"league": 10**9}, {"league": "x"}):
        assert await suggested(hall, "report", "table", chosen=chosen, guild=ELSEWHERE) == []


async def test_the_rules_of_leagues_are_suggested(hall):
    assert (await suggested(hall, "rules", "search", "L13"))[0] == "L13"

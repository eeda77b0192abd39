"""Who may use which command: by default, and by what an admin has switched in Integrations."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person, Refusal, Sandbox, Server
from tests.sandbox.api import Api
from tests.sandbox.line import Line

MANAGE_THREADS, NOBODY = str(1 << 34), "0"


def command(name: str, needed: str | None = None) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": 1, "default_member_permissions": needed}


@pytest.fixture
async def synced(api: Api) -> None:
    await api.sync(command("play"), command("moderate", MANAGE_THREADS), command("hidden", NOBODY))


@pytest.fixture
def mia(server: Server) -> Person:
    return server.add_person("Mia", permissions=["ADMINISTRATOR"])


@pytest.mark.usefixtures("synced")
async def test_commands_are_offered_by_their_default_permissions(
    server: Server, channel: Channel, anna: Person, mia: Person
) -> None:
    moderator = server.add_person("Max", permissions=["MANAGE_THREADS"])
    assert anna.commands(channel) == ["play"]
    assert moderator.commands(channel) == ["play", "moderate"]
    assert mia.commands(channel) == ["play", "moderate", "hidden"]
    channel.deny("MANAGE_THREADS", who=moderator.user)
    assert moderator.commands(channel) == ["play"]


@pytest.mark.usefixtures("synced")
async def test_a_forged_command_is_refused_to_whoever_may_not_use_it(
    api: Api, server: Server, channel: Channel, anna: Person, mia: Person
) -> None:
    for path, focused in (("moderate", None), ("hidden", None), ("moderate", "x")):
        with pytest.raises(Refusal) as refusal:
            await anna.forge_command(path, {"x": 1}, channel=channel, focused=focused, wait=False)
        assert refusal.value.code == 50013
        await mia.forge_command(path, {"x": 1}, channel=channel, focused=focused, wait=False)
    await anna.forge_command("play", channel=channel, wait=False)
    server.switch_off("play", anna)
    with pytest.raises(Refusal):
        await anna.forge_command("play", channel=channel, wait=False)


@pytest.mark.usefixtures("synced")
async def test_what_is_nearest_decides(
    discord: Sandbox, server: Server, channel: Channel, anna: Person
) -> None:
    """A command goes before the application; in each a person before roles, and on before off in these."""
    players, guests = server.add_role("Players"), server.add_role("Guests")
    everyone = None

    def is_offered() -> bool:
        return "play" in anna.commands(channel)

    assert is_offered()
    server.switch_off(None, everyone)
    assert not is_offered()
    server.switch_on("play", everyone)
    assert is_offered()
    server.give(anna, guests)
    server.switch_off("play", guests)
    assert not is_offered()
    server.give(anna, players)
    server.switch_on("play", players)
    assert is_offered()
    server.switch_off("play", anna)
    assert not is_offered()
    server.switch_back("play", anna)
    assert is_offered()
    server.take(anna, players)
    assert not is_offered()


@pytest.mark.usefixtures("synced")
async def test_a_command_that_is_switched_on_needs_no_default_permission_an_application_does(
    server: Server, channel: Channel, anna: Person
) -> None:
    server.switch_on(None, anna)
    assert anna.commands(channel) == ["play"]
    server.switch_on("hidden", anna)
    assert anna.commands(channel) == ["play", "hidden"]
    server.switch_off(None, anna)
    assert anna.commands(channel) == ["hidden"]


@pytest.mark.usefixtures("synced")
async def test_a_channel_is_switched_with_its_threads_and_keeps_all_but_admins_out(
    discord: Sandbox, server: Server, channel: Channel, anna: Person, mia: Person
) -> None:
    other = server.add_channel("other")
    thread = discord.world.add_thread(channel, "Game", owner=anna.user, kind=11, auto_archive=60, of=None)
    server.switch_on("play", anna)
    server.switch_off("play", server.every_channel)
    server.switch_on("play", other)
    assert [anna.commands(place) for place in (channel, thread, other)] == [[], [], ["play"]]
    assert "play" in mia.commands(thread)
    server.switch_off(None, other)
    assert anna.commands(other) == ["play"]
    server.switch_back("play", other)
    server.switch_back("play", server.every_channel)
    assert [anna.commands(place) for place in (channel, thread, other)] == [["play"], ["play"], []]
    assert anna.commands(anna.dm) == ["play", "moderate"]


@pytest.mark.usefixtures("synced")
async def test_a_bot_reads_and_hears_of_what_is_switched_and_cannot_switch(
    discord: Sandbox, api: Api, line: Line, server: Server, channel: Channel, anna: Person
) -> None:
    """The event needs no intent."""
    every = f"/applications/{discord.bot.id}/guilds/{server.id}/commands"
    ids = {each["name"]: each["id"] for each in discord.world.commands[None]}
    assert await api.ok("GET", f"{every}/permissions") == []
    await line.identify(0)
    server.switch_off("play", channel)
    server.switch_on("play", anna)
    server.switch_off(None, server.everyone)
    of_play = {
        "id": ids["play"],
        "application_id": discord.bot.id,
        "guild_id": server.id,
        "permissions": [
            {"id": anna.id, "type": 2, "permission": True},
            {"id": channel.id, "type": 3, "permission": False},
        ],
    }
    of_all = of_play | {
        "id": discord.bot.id,
        "permissions": [{"id": server.id, "type": 1, "permission": False}],
    }
    assert await api.ok("GET", f"{every}/permissions") == [of_all, of_play]
    assert await api.ok("GET", f"{every}/{ids['play']}/permissions") == of_play
    assert await api.ok("GET", f"{every}/{discord.bot.id}/permissions") == of_all
    await api.refused(10066, "GET", f"{every}/{ids['hidden']}/permissions")
    await api.refused(20001, "PUT", f"{every}/{ids['play']}/permissions", {"permissions": []})
    told = [await line.event() for _ in range(3)]
    assert {event for event, _ in told} == {"APPLICATION_COMMAND_PERMISSIONS_UPDATE"}
    assert [data for _, data in told][1:] == [of_play, of_all]
    for target in (channel, anna):
        server.switch_back("play", target)
    await api.refused(10066, "GET", f"{every}/{ids['play']}/permissions")


async def test_no_command_can_be_switched_that_there_is_not(server: Server, anna: Person) -> None:
    with pytest.raises(AssertionError, match="there is no command 'nothing'"):
        server.switch_off("nothing", anna)

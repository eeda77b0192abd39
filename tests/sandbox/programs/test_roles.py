"""A menu of roles that outlives its bot, and what a bot may not give."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Program, Sandbox, Server

PROGRAM = "roles.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
async def server(discord: Sandbox, program: Program) -> Server:
    await program.synced()
    return discord.add_server("Dodge City", bot_permissions=["MANAGE_ROLES"])


@pytest.fixture
def boss(server: Server) -> Person:
    return server.add_person("Boss", permissions=["MANAGE_ROLES"])


def roles_of(server: Server, person: Person) -> list[str]:
    return [role.name for role in server.members[person.id].roles]


async def test_roles_are_chosen_and_given_back_after_a_restart(
    program: Program, server: Server, channel: Channel, anna: Person, boss: Person
) -> None:
    miners, guards = server.add_role("Miners"), server.add_role("Guards")
    message = await (await boss.slash("menu", channel=channel, first=miners, second=guards)).answer()
    assert message.select().options == ("Miners", "Guards")
    reply = await anna.choose(message, "Your roles", ["Miners", "Guards"])
    assert await reply.text() == "+Miners +Guards"
    assert roles_of(server, anna) == ["Miners", "Guards"]
    await program.kill()
    await program.restart()
    assert await (await anna.choose(message, "Your roles", ["Guards"])).text() == "-Miners"
    assert await (await anna.choose(message, "Your roles", [])).text() == "-Guards"
    assert roles_of(server, anna) == []


async def test_a_role_above_the_bots_own_is_not_given(
    server: Server, channel: Channel, anna: Person, boss: Person
) -> None:
    miners, sheriffs = server.add_role("Miners"), server.add_role("Sheriffs")
    server.roles.remove(sheriffs)
    server.roles.append(sheriffs)
    message = await (await boss.slash("menu", channel=channel, first=miners, second=sheriffs)).answer()
    assert await (await anna.choose(message, None, "Sheriffs")).text() == "I may not give that."
    assert roles_of(server, anna) == []


async def test_a_new_role_is_made(server: Server, channel: Channel, boss: Person) -> None:
    said = await (await boss.slash("newrole", channel=channel, name="Bakers")).text()
    (role,) = [role for role in server.roles if role.name == "Bakers"]
    assert said == f"<@&{role.id}> #f1c40f"
    assert role.hoist

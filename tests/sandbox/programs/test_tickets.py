"""Private threads: opened, seen by those who are in them, closed and locked, opened again."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Program, Sandbox, Server

PROGRAM = "tickets.py"
RIGHTS = ["MANAGE_THREADS", "VIEW_CHANNEL"]
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("Dodge City", bot_permissions=RIGHTS)


@pytest.fixture
def boss(server: Server) -> Person:
    return server.add_person("Boss", permissions=["MANAGE_GUILD", "MANAGE_THREADS"])


async def opened(program: Program, channel: Channel, boss: Person, customer: Person) -> Channel:
    await program.synced()
    if not channel.messages:
        await (await boss.slash("desk", channel=channel)).answer()
    reply = await customer.press(customer.last(channel), "Open a ticket")
    key = (await reply.text()).removeprefix("Your ticket: <#").removesuffix(">")
    return channel.world.channels[key]


async def test_a_ticket_is_seen_by_its_owner_and_the_invited(
    program: Program, channel: Channel, boss: Person, anna: Person, bob: Person
) -> None:
    ticket = await opened(program, channel, boss, anna)
    asked = anna.last(ticket)
    assert (asked.text, asked.mentions) == (f"<@{anna.id}>, what can we do for you?", ["Anna"])
    assert bob.sees(ticket) == []
    await (await anna.slash("invite", channel=ticket, member=bob)).answer()
    assert bob.last(ticket).text == f"Welcome, <@{bob.id}>!"
    assert await (await bob.slash("who", channel=ticket)).text() == "Anna, Bob, Bot"


async def test_a_closed_ticket_is_locked_until_it_is_opened_again(
    discord: Sandbox, program: Program, channel: Channel, boss: Person, anna: Person
) -> None:
    ticket = await opened(program, channel, boss, anna)
    await (await anna.press(anna.last(ticket), "Close")).answer()
    state = ticket.thread
    assert state is not None
    await discord.until(lambda: state.archived and state.locked)
    await program.says(f"archived {ticket.name}")
    with pytest.raises(NotOffered, match="is locked"):
        anna.say("one more thing", ticket)
    with pytest.raises(NotOffered, match="closed and locked"):
        await anna.press(anna.sees(ticket)[0], "Close")
    assert await (await boss.slash("reopen", channel=channel, ticket=ticket)).text() == "Done."
    assert anna.last(ticket).text == "We go on."
    anna.say("one more thing", ticket)


async def test_without_the_permission_no_ticket_is_opened(
    discord: Sandbox, program: Program, server: Server, channel: Channel, boss: Person, anna: Person
) -> None:
    await program.synced()
    desk = await (await boss.slash("desk", channel=channel)).answer()
    channel.deny("CREATE_PRIVATE_THREADS", who=discord.bot)
    reply = await anna.press(desk, "Open a ticket")
    assert await reply.text() == "I may not open private threads here."
    assert channel.threads == []


async def test_the_bot_says_what_it_lacks(discord: Sandbox, program: Program) -> None:
    await program.synced()
    server = discord.add_server("Tombstone")
    channel = server.add_channel("saloon")
    boss = server.add_person("Wyatt", permissions=["MANAGE_GUILD"])
    ticket = await opened(program, channel, boss, boss)
    reply = await boss.slash("reopen", channel=channel, ticket=ticket)
    assert await reply.text() == "I lack manage_threads."


async def test_only_who_manages_the_server_is_offered_the_desk(
    program: Program, channel: Channel, boss: Person, anna: Person
) -> None:
    await program.synced()
    assert "desk" in boss.commands(channel)
    assert "desk" not in anna.commands(channel)
    assert anna.commands(anna.dm) == ["reopen", "invite", "who"]

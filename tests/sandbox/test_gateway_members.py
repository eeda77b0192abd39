"""Which members of a server the gateway shows, by itself and when it is asked for them."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Person, Sandbox, Server
from sandbox.gateway import intents as i
from tests.sandbox.line import GUILDS, Line


async def test_without_presences_a_server_shows_only_the_bot_at_first(
    discord: Sandbox, line: Line, server: Server
) -> None:
    await line.identify(GUILDS | i.GUILD_MEMBERS)
    guild = (await line.event())[1]
    assert [m["user"]["id"] for m in guild["members"]] == [discord.bot.id]
    async with Line(discord) as second:
        await second.identify(GUILDS | i.GUILD_PRESENCES)
        guild = (await second.event())[1]
    assert len(guild["members"]) == len(guild["presences"]) == guild["member_count"] == 3
    assert guild["large"] is False


async def test_of_a_large_server_only_those_with_roles_or_nicknames_are_shown(
    discord: Sandbox, line: Line, server: Server, anna: Person
) -> None:
    for number in range(60):
        server.add_person(f"Person {number}")
    server.members[anna.id].nick = "Annie"
    await line.identify(GUILDS | i.GUILD_PRESENCES)
    guild = (await line.event())[1]
    assert guild["large"] is True
    assert {m["user"]["id"] for m in guild["members"]} == {discord.bot.id, anna.id}


async def test_members_are_asked_for_by_id(line: Line, server: Server, anna: Person) -> None:
    await line.identify(0)
    await line.send(8, {"guild_id": server.id, "user_ids": [anna.id, "1"], "nonce": "n" * 33})
    event, chunk = await line.event()
    assert event == "GUILD_MEMBERS_CHUNK"
    assert [m["user"]["id"] for m in chunk["members"]] == [anna.id]
    assert (chunk["not_found"], "nonce" in chunk) == (["1"], False)


async def test_members_are_asked_for_by_the_start_of_their_name(
    line: Line, server: Server, anna: Person, bob: Person
) -> None:
    server.members[bob.id].nick = "Andy"
    await line.identify(i.GUILD_PRESENCES)
    await line.send(8, {"guild_id": server.id, "query": "an", "limit": 5, "presences": True, "nonce": "n"})
    chunk = (await line.event())[1]
    assert [m["user"]["id"] for m in chunk["members"]] == [anna.id, bob.id]
    assert ([p["status"] for p in chunk["presences"]], chunk["nonce"]) == (["online"] * 2, "n")
    await line.send(8, {"guild_id": server.id, "query": "an", "limit": 1})
    assert len((await line.event())[1]["members"]) == 1


async def test_a_name_finds_a_hundred_at_most_and_all_come_in_chunks_of_a_thousand(
    discord: Sandbox, line: Line, server: Server
) -> None:
    for number in range(1000):
        server.add_person(f"Person {number}")
    await line.identify(i.GUILD_MEMBERS)
    await line.send(8, {"guild_id": server.id, "query": "person", "limit": 0})
    assert len((await line.event())[1]["members"]) == 100
    await line.send(8, {"guild_id": server.id, "query": "", "limit": 0})
    chunks = [(await line.event())[1] for _ in range(2)]
    assert [len(chunk["members"]) for chunk in chunks] == [1000, 3]
    assert [(chunk["chunk_index"], chunk["chunk_count"]) for chunk in chunks] == [(0, 2), (1, 2)]


async def test_the_whole_list_needs_the_members_intent(line: Line, server: Server) -> None:
    await line.identify(0)
    await line.send(8, {"guild_id": server.id, "query": "", "limit": 0})
    assert (await line.event())[1]["members"] == []
    await line.send(8, {"guild_id": "1", "query": "", "limit": 0})
    await line.hears_nothing()


@pytest.mark.parametrize(
    "asked",
    [None, {}, {"query": "a"}, {"query": "a", "limit": -1}, {"query": "a", "limit": 1, "user_ids": [1]}],
)
async def test_members_are_asked_for_by_name_or_by_id(
    line: Line, server: Server, asked: dict[str, Any] | None
) -> None:
    await line.identify(0)
    await line.send(8, asked if asked is None else {"guild_id": server.id} | asked)
    await line.closes_with(4002)

"""Every limit of channels, roles, pins, reactions and deletions, crossed once and just kept once."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, NotOffered, Person, Sandbox, Server
from sandbox.world.reactions import pin, react
from tests.sandbox.api import Api

SMILE = "%F0%9F%98%80"


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("s", bot_permissions=["ADMINISTRATOR"])


KEPT: list[dict[str, Any]] = [
    {"name": "x" * 100},
    {"name": "x", "topic": "x" * 1024},
    {"name": "x", "rate_limit_per_user": 21_600},
    {"name": "x", "type": 4},
]
CROSSED: list[dict[str, Any]] = [
    {"name": ""},
    {"name": "x" * 101},
    {"name": "x", "topic": "x" * 1025},
    {"name": "x", "rate_limit_per_user": 21_601},
    {"name": "x", "type": 2},
    {"name": "x", "parent_id": "1"},
]


@pytest.mark.parametrize("body", KEPT, ids=str)
async def test_a_channel_that_just_keeps_a_limit_is_made(
    discord: Sandbox, api: Api, server: Server, body: dict[str, Any]
) -> None:
    made = await api.ok("POST", f"/guilds/{server.id}/channels", body)
    if made["type"] == 0:
        await api.ok("PATCH", f"/channels/{made['id']}", body)
    assert discord.violations == []


@pytest.mark.parametrize("body", CROSSED, ids=lambda body: str(body)[:60])
async def test_a_channel_that_crosses_a_limit_is_refused(
    lenient: Sandbox, raw: Api, body: dict[str, Any]
) -> None:
    server = lenient.add_server("s", bot_permissions=["ADMINISTRATOR"])
    await raw.refused(50035, "POST", f"/guilds/{server.id}/channels", body)
    assert server.channels == []


async def test_a_server_has_500_channels_and_250_roles_at_most(api: Api, server: Server) -> None:
    for n in range(499):
        server.add_channel(str(n))
    await api.ok("POST", f"/guilds/{server.id}/channels", {"name": "x"})
    await api.refused(30013, "POST", f"/guilds/{server.id}/channels", {"name": "x"})
    for n in range(247):
        server.add_role(str(n))
    await api.ok("POST", f"/guilds/{server.id}/roles", {"name": "x"})
    await api.refused(30005, "POST", f"/guilds/{server.id}/roles", {"name": "x"})


async def test_a_channel_has_250_pins_at_most(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    for _ in range(249):
        pin(discord.world, anna.say("x", channel).message, anna.user)
    path = f"/channels/{channel.id}/messages/pins"
    last, more = anna.say("x", channel), anna.say("x", channel)
    await api.ok("PUT", f"{path}/{last.id}")
    await api.refused(30003, "PUT", f"{path}/{more.id}")
    told = channel.messages[-1]
    assert (told.type, told.reference) == (6, last.message)
    await api.refused(50021, "PUT", f"{path}/{told.id}")
    listed = await api.ok("GET", f"{path}?limit=2")
    assert listed["items"][0]["message"]["id"] == last.id
    assert listed["has_more"] is True
    before = listed["items"][-1]["pinned_at"].replace("+", "%2B")
    following = await api.ok("GET", f"{path}?limit=2&before={before}")
    assert following["items"][0]["pinned_at"] < listed["items"][-1]["pinned_at"]
    assert discord.violations == []
    for wrong in ("limit=51", "limit=many", "before=yesterday"):
        await api.refused(50035, "GET", f"{path}?{wrong}")
    discord.take_violations()


async def test_a_message_has_20_emojis_at_most(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    said = anna.say("hello", channel)
    for n in range(20):
        react(discord.world, said.message, anna.user, chr(0x1F600 + n))
    path = f"/channels/{channel.id}/messages/{said.id}/reactions"
    await api.ok("PUT", f"{path}/{SMILE}/@me")
    await api.refused(30010, "PUT", f"{path}/%F0%9F%98%BA/@me")
    for nonsense in ("x", "gold:1", "%E4%BD%A0%E5%A5%BD"):
        await api.refused(10014, "PUT", f"{path}/{nonsense}/@me")
    channel.deny("ADD_REACTIONS", who=discord.bot)
    assert {u["id"] for u in await api.ok("GET", f"{path}/{SMILE}")} == {anna.id, discord.bot.id}
    assert discord.violations == []


async def test_a_new_emoji_needs_a_permission_and_an_old_one_none(
    discord: Sandbox, api: Api, anna: Person
) -> None:
    other = discord.add_server("other")
    channel = other.add_channel("c")
    other.add_person(anna)
    said = anna.say("hello", channel)
    channel.deny("ADD_REACTIONS")
    path = f"/channels/{channel.id}/messages/{said.id}/reactions/{SMILE}/@me"
    await api.refused(50013, "PUT", path)
    react(discord.world, said.message, anna.user, "😀")
    await api.ok("PUT", path)
    channel.deny("READ_MESSAGE_HISTORY")
    await api.refused(50013, "DELETE", path)


async def test_2_to_100_messages_of_two_weeks_are_deleted_at_once(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    path = f"/channels/{channel.id}/messages/bulk-delete"
    old = anna.say("old", channel)
    discord.pass_time(days=14.1)
    many = [anna.say(str(n), channel).id for n in range(101)]
    await api.refused(50034, "POST", path, {"messages": [old.id, many[0]]})
    await api.ok("POST", path, {"messages": many[:100]})
    assert [m.id for m in channel.messages] == [old.id, many[100]]
    assert discord.violations == []


async def test_neither_one_nor_101_messages_are_deleted_at_once(lenient: Sandbox, raw: Api) -> None:
    channel = lenient.add_server("s", bot_permissions=["MANAGE_MESSAGES"]).add_channel("c")
    keys = [lenient.world.snowflake() for _ in range(101)]
    for wrong in (keys, keys[:1], keys[:1] * 2):
        await raw.refused(50016, "POST", f"/channels/{channel.id}/messages/bulk-delete", {"messages": wrong})


async def test_a_category_holds_no_messages_and_gives_its_permissions(
    discord: Sandbox, api: Api, server: Server, anna: Person
) -> None:
    group = server.add_channel("Main Street", kind=4)
    await api.refused(50008, "POST", f"/channels/{group.id}/messages", {"content": "x"})
    with pytest.raises(NotOffered, match="category"):
        anna.say("x", group)
    group.deny("VIEW_CHANNEL")
    made = await api.ok("POST", f"/guilds/{server.id}/channels", {"name": "Bank", "parent_id": group.id})
    assert not anna.may("VIEW_CHANNEL", server.places[made["id"]])
    await api.ok("DELETE", f"/channels/{group.id}")
    assert (await api.ok("GET", f"/channels/{made['id']}"))["parent_id"] is None
    assert discord.violations == []


@pytest.mark.parametrize(
    "body", [{"poll": {"question": {"text": "?"}, "answers": []}}, {"sticker_ids": ["1"]}]
)
async def test_what_the_sandbox_has_not_is_refused_by_name(
    lenient: Sandbox, raw: Api, body: dict[str, Any]
) -> None:
    channel = lenient.add_server("s").add_channel("c")
    code = 50035 if "poll" in body else 50081
    await raw.refused(code, "POST", f"/channels/{channel.id}/messages", {"content": "x"} | body)
    forwarded = {"content": "x", "message_reference": {"type": 1, "message_id": "1"}}
    await raw.refused(50035, "POST", f"/channels/{channel.id}/messages", forwarded)

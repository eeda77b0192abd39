"""The gateway as a client sees it: logging in, events by intents, resuming, and the limits of sending."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.line import GUILDS, Line

MEMBERS, MESSAGES, CONTENT = 1 << 1, 1 << 9, 1 << 15


async def test_identifying_gives_ready_and_the_servers(
    discord: Sandbox, line: Line, server: Server, channel: Channel
) -> None:
    ready = await line.identify()
    assert ready["user"]["id"] == discord.bot.id
    assert ready["guilds"] == [{"id": server.id, "unavailable": True}]
    assert ready["resume_gateway_url"].startswith("ws://127.0.0.1:")
    event, guild = await line.event()
    assert (event, guild["id"], guild["preferred_locale"]) == ("GUILD_CREATE", server.id, "en-US")
    assert [c["id"] for c in guild["channels"]] == [channel.id]


async def test_without_the_members_intent_the_bot_knows_itself_only(line: Line, discord: Sandbox) -> None:
    await line.identify()
    _, guild = await line.event()
    assert [m["user"]["id"] for m in guild["members"]] == [discord.bot.id]
    assert guild["member_count"] == 3


async def test_frames_can_be_packed(discord: Sandbox, server: Server) -> None:
    async with Line(discord, "&compress=zlib-stream") as line:
        await line.identify()
        event, _ = await line.event()
        assert event == "GUILD_CREATE"


async def test_a_wrong_token_closes_with_4004(discord: Sandbox, line: Line) -> None:
    await line.send(2, {"token": "wrong", "intents": GUILDS})
    await line.closes_with(4004)


async def test_the_guilds_intent_brings_threads_but_no_messages(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(GUILDS)
    await line.event()
    said = anna.say("hello", channel)
    discord.world.add_thread(
        channel, "t", owner=discord.bot, kind=11, auto_archive=60, of=said.message
    ).lock()
    assert [(await line.event())[0] for _ in range(2)] == ["THREAD_CREATE", "THREAD_UPDATE"]


async def test_messages_come_with_their_intent(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(GUILDS | MESSAGES | CONTENT)
    await line.event()
    said = anna.say("hello", channel)
    event, message = await line.event()
    assert (event, message["content"], message["guild_id"]) == (
        "MESSAGE_CREATE",
        "hello",
        channel.guild.id if channel.guild else "",
    )
    assert (message["author"]["id"], message["member"]["nick"]) == (anna.id, None)
    anna.delete(said)
    assert (await line.event())[0] == "MESSAGE_DELETE"


async def test_what_a_message_says_needs_an_intent_of_its_own(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(GUILDS | MESSAGES)
    await line.event()
    anna.say("hello", channel)
    anna.say(f"<@{discord.bot.id}>", channel)
    assert [(await line.event())[1]["content"] for _ in range(2)] == ["", f"<@{discord.bot.id}>"]


async def test_interactions_need_no_intent(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(0)
    await anna.forge("x", channel=channel, wait=False)
    event, data = await line.event()
    assert (event, data["data"]["custom_id"]) == ("INTERACTION_CREATE", "x")


async def test_heartbeats_are_answered_a_little_late(line: Line) -> None:
    loop = asyncio.get_running_loop()
    start = loop.time()
    await line.send(1, None)
    assert (await line.frame())["op"] == 11
    assert loop.time() - start > 0.025


async def test_a_cut_line_resumes_with_what_was_missed(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    ready = await line.identify()
    await line.event()
    await discord.faults.cut_line()
    await line.closes_with(4000)
    await anna.forge("x", channel=channel, wait=False)
    async with Line(discord) as second:
        await second.send(6, {"token": discord.token, "session_id": ready["session_id"], "seq": line.number})
        assert [(await second.event())[0] for _ in range(2)] == ["INTERACTION_CREATE", "RESUMED"]
    assert discord.gateway.resumed == 1


async def test_a_line_can_be_cut_without_a_word(discord: Sandbox, line: Line) -> None:
    ready = await line.identify()
    await discord.faults.cut_line(None)
    assert not discord.gateway.has_bot
    await line.is_dropped()
    assert ready["session_id"] in discord.gateway.sessions


async def test_a_session_that_was_closed_properly_cannot_resume(discord: Sandbox, line: Line) -> None:
    ready = await line.identify()
    await line.socket.close(code=1000)
    await discord.until(lambda: not discord.gateway.sessions)
    async with Line(discord) as second:
        await second.send(6, {"token": discord.token, "session_id": ready["session_id"], "seq": 1})
        assert await second.frame() == {"op": 9, "d": False, "s": None, "t": None}


async def test_sessions_can_be_invalidated_and_clients_told_to_reconnect(
    discord: Sandbox, line: Line
) -> None:
    await line.identify()
    await line.event()
    discord.faults.ask_to_reconnect()
    assert (await line.frame())["op"] == 7
    discord.faults.invalidate_session()
    assert (await line.frame())["op"] == 9
    assert discord.gateway.sessions == {}


async def test_connections_can_be_refused(discord: Sandbox) -> None:
    discord.faults.refuse_connections(1)
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await session.ws_connect(discord.base_url + "/ws/")
        async with session.ws_connect(discord.base_url + "/ws/?v=10") as socket:
            assert (await socket.receive_json())["op"] == 10


async def test_a_client_may_send_120_times_a_minute(line: Line) -> None:
    for _ in range(121):
        await line.send(1, None)
    await line.closes_with(4008)


async def test_newcomers_are_told_of_with_the_members_intent(line: Line, server: Server) -> None:
    await line.identify(GUILDS | MEMBERS)
    await line.event()
    server.add_person("Carl")
    assert (await line.event())[0] == "GUILD_MEMBER_ADD"


async def test_a_bot_that_is_sent_away_learns_of_it(
    discord: Sandbox, line: Line, server: Server, channel: Channel
) -> None:
    await line.identify()
    await line.event()
    server.kick_bot()
    assert await line.event() == ("GUILD_DELETE", {"id": server.id})
    assert not discord.world.may(discord.bot, "VIEW_CHANNEL", channel)


async def test_members_who_leave_are_told_of(
    line: Line, server: Server, channel: Channel, anna: Person
) -> None:
    await line.identify(GUILDS | MEMBERS)
    await line.event()
    server.kick(anna)
    assert (await line.event())[0] == "GUILD_MEMBER_REMOVE"
    assert anna.sees(channel) == []


async def test_a_new_server_is_told_of(discord: Sandbox, line: Line) -> None:
    await line.identify()
    await line.event()
    other = discord.add_server("Tombstone")
    event, guild = await line.event()
    assert (event, guild["id"]) == ("GUILD_CREATE", other.id)
    other.add_channel("saloon")
    assert (await line.event())[0] == "CHANNEL_CREATE"


async def test_a_bot_that_joins_a_server_learns_of_it(discord: Sandbox, line: Line) -> None:
    await line.identify()
    await line.event()
    other = discord.add_server("Tombstone", with_bot=False)
    await line.hears_nothing()
    other.add_member(discord.bot)
    event, guild = await line.event()
    assert (event, guild["id"]) == ("GUILD_CREATE", other.id)


async def test_a_server_shows_at_first_no_thread_that_the_bot_does_not_see(
    discord: Sandbox, line: Line, server: Server, channel: Channel, anna: Person
) -> None:
    hidden = server.add_channel("hidden")
    for place, name, kind in ((channel, "open", 11), (channel, "private", 12), (hidden, "beneath", 11)):
        discord.world.add_thread(place, name, owner=anna.user, kind=kind, auto_archive=60, of=None)
    hidden.deny("VIEW_CHANNEL", who=discord.bot)
    await line.identify(GUILDS)
    _, shown = await line.event()
    assert [thread["name"] for thread in shown["threads"]] == ["open"]

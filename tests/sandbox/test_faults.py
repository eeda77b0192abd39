"""Faults and rate limits, as a client sees them."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api
from tests.sandbox.line import Line


async def test_a_failure_before_its_effect_changes_nothing(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    discord.faults.fail_next("POST", "/messages$", status=503, code=7)
    body = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert (api.status, body["code"], channel.messages) == (503, 7, [])
    assert not discord.outgoing[-1].took_effect
    await api.post(channel)


async def test_a_failure_after_its_effect_loses_the_answer_only(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    discord.faults.fail_next("POST", "/messages$", before_effect=False)
    await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert api.status == 500
    assert [m.content for m in channel.messages] == ["x"]
    assert discord.outgoing[-1].took_effect


async def test_a_failure_can_close_the_connection(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.fail_next("POST", "/messages$", status=None, before_effect=False)
    with pytest.raises(aiohttp.ClientError):
        await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert len(channel.messages) == 1
    assert discord.outgoing[-1].status == 0


async def test_a_failure_waits_for_its_method_and_path(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.fail_next("PATCH", "/messages/", times=2)
    message = await api.post(channel)
    path = f"/channels/{channel.id}/messages/{message['id']}"
    statuses = []
    for _ in range(3):
        await api("PATCH", path, {"content": "y"})
        statuses.append(api.status)
    assert statuses == [500, 500, 200]


@pytest.mark.parametrize("before_effect", [True, False])
async def test_a_gate_holds_requests_or_answers(
    discord: Sandbox, api: Api, channel: Channel, before_effect: bool
) -> None:
    gate = discord.faults.hold("/messages$", before_effect=before_effect)
    posting = asyncio.create_task(api.post(channel))
    await gate.reached()
    assert len(channel.messages) == (0 if before_effect else 1)
    assert not posting.done()
    gate.open()
    await posting
    assert len(channel.messages) == 1


async def test_a_storm_asks_to_wait(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.storm_429("/messages$", times=2, retry_after=0.4)
    for _ in range(2):
        body = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
        assert (api.status, body["retry_after"], body["global"]) == (429, 0.4, False)
        assert "Via" in api.headers
        assert api.headers["X-RateLimit-Remaining"] == "0"
    await api.post(channel)
    assert discord.rest.bad_requests.total == 2


async def test_a_rate_limit_counts_down_in_the_headers(
    discord: Sandbox, api: Api, server: Server, channel: Channel
) -> None:
    discord.faults.limit_rate("POST", r"/channels/(\d+)/messages$", 3, per=5)
    remaining = []
    for _ in range(3):
        await api.post(channel)
        remaining.append(api.headers["X-RateLimit-Remaining"])
    assert remaining == ["2", "1", "0"]
    body = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert api.status == 429
    assert 0 < body["retry_after"] <= 5
    await api.post(server.add_channel("other"))
    discord.pass_time(seconds=5.1)
    await api.post(channel)


async def test_a_global_rate_limit_leaves_interactions_alone(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    discord.faults.limit_rate("", "^/(?!interactions|webhooks)", 2, per=1, is_global=True)
    for _ in range(2):
        await api.post(channel)
    body = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert body["global"] is True
    assert api.headers["X-RateLimit-Global"] == "true"
    await api.refused(10062, "POST", "/interactions/1/x/callback", {"type": 5})


async def test_headers_name_a_bucket_for_each_route(api: Api, server: Server, channel: Channel) -> None:
    await api.post(channel)
    post = api.headers["X-RateLimit-Bucket"]
    await api.post(server.add_channel("other"))
    assert api.headers["X-RateLimit-Bucket"] == post
    await api.ok("GET", f"/channels/{channel.id}/messages")
    assert api.headers["X-RateLimit-Bucket"] != post
    assert int(api.headers["X-RateLimit-Remaining"]) > 0


async def test_a_shared_limit_is_not_held_against_the_bot(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    discord.faults.storm_429(is_shared=True)
    body = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert body == {"message": "The resource is being rate limited.", "retry_after": 0.2, "global": False}
    assert api.headers["X-RateLimit-Scope"] == "shared"
    assert discord.rest.bad_requests.total == 0


async def test_routes_that_share_a_limit_share_a_bucket(
    discord: Sandbox, api: Api, server: Server, channel: Channel
) -> None:
    discord.faults.limit_rate("", r"^/channels/(\d+)(?:$|/messages)", 2, per=5)
    message = await api.post(channel)
    bucket = api.headers["X-RateLimit-Bucket"]
    await api.ok("GET", f"/channels/{channel.id}/messages/{message['id']}")
    assert (api.headers["X-RateLimit-Bucket"], api.headers["X-RateLimit-Remaining"]) == (bucket, "0")
    await api("GET", f"/channels/{channel.id}")
    assert (api.status, api.headers["X-RateLimit-Bucket"]) == (429, bucket)
    await api.post(server.add_channel("other"))
    assert api.headers["X-RateLimit-Bucket"] == bucket


async def test_the_reset_is_told_in_the_time_of_discord(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.pass_time(days=3)
    discord.faults.limit_rate("POST", "/messages$", 1, per=5)
    await api.post(channel)
    reset, after = (float(api.headers[f"X-RateLimit-Reset{name}"]) for name in ("", "-After"))
    assert reset == pytest.approx(discord.clock.now() + after, abs=1)
    await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert api.headers["Retry-After"] == "5"


async def test_a_window_opens_with_its_first_request(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.limit_rate("POST", "/messages$", 2, per=5)
    await api.post(channel)
    discord.pass_time(seconds=4)
    await api.post(channel)
    discord.pass_time(seconds=1)
    for _ in range(2):
        await api.post(channel)


async def test_the_tightest_of_two_limits_is_told(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.limit_rate("POST", "/messages$", 5, per=2)
    discord.faults.limit_rate("", "/messages", 3, per=60)
    await api.post(channel)
    assert api.headers["X-RateLimit-Remaining"] == "2"
    for _ in range(2):
        await api.post(channel)
    await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert int(api.headers["Retry-After"]) > 50


async def test_the_limits_of_discord_are_one_switch(
    discord: Sandbox, api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    discord.faults.limit_as_discord()
    for _ in range(5):
        await api.post(channel)
    await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert (api.status, api.headers["X-RateLimit-Scope"]) == (429, "user")
    await api.post(server.add_channel("other"))
    reply = await api.slash(anna, channel)
    discord.pass_time(seconds=1)
    for _ in range(50):
        await api.ok("GET", "/users/@me")
    await api("GET", "/users/@me")
    assert (api.status, api.headers["X-RateLimit-Global"]) == (429, "true")
    await api.respond(reply, 5)


async def test_webhooks_have_a_limit_each_and_one_for_the_channel(
    discord: Sandbox, api: Api, channel: Channel, anna: Person
) -> None:
    discord.faults.limit_as_discord()
    scopes = []
    for _ in range(7):
        reply = await api.slash(anna, channel)
        await api.respond(reply, 5)
        for _ in range(6):
            await api("POST", api.webhook(reply), {"content": "x"})
            scopes.append(api.headers.get("X-RateLimit-Scope", "ok"))
        discord.pass_time(seconds=2)
    assert scopes == [*["ok"] * 5, "user"] * 6 + ["shared"] * 6


async def test_answers_can_be_late(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.delay("/messages$", 0.05)
    start = time.perf_counter()
    posting = asyncio.create_task(api.post(channel))
    await discord.until(lambda: bool(channel.messages))
    assert not posting.done()
    await posting
    assert time.perf_counter() - start >= 0.05


async def test_events_come_twice_or_never_or_late(discord: Sandbox, line: Line, server: Server) -> None:
    await line.identify()
    await line.event()
    discord.faults.duplicate_event("CHANNEL_CREATE")
    discord.faults.drop_event("CHANNEL_CREATE")
    discord.faults.delay_event("CHANNEL_CREATE", seconds=0.02)
    for name in ("twice", "lost", "late", "whole"):
        server.add_channel(name)
    names = [(await line.event())[1]["name"] for _ in range(4)]
    assert names == ["twice", "twice", "whole", "late"]


async def test_held_events_come_in_order_when_they_may(discord: Sandbox, line: Line, server: Server) -> None:
    await line.identify()
    await line.event()
    gate = discord.faults.hold_event("CHANNEL_CREATE")
    first, second = server.add_channel("first"), server.add_channel("second")
    first.delete()
    gate.open()
    server.add_channel("third")
    events = [await line.event() for _ in range(4)]
    assert [event for event, _ in events] == ["CHANNEL_DELETE", *["CHANNEL_CREATE"] * 3]
    assert [data["name"] for _, data in events] == ["first", "first", second.name, "third"]


async def test_faults_of_the_line_are_reached_from_the_same_switchboard(discord: Sandbox, line: Line) -> None:
    await line.identify()
    await line.event()
    discord.faults.ask_for_heartbeat()
    discord.faults.ask_to_reconnect()
    discord.faults.invalidate_session(resumable=True)
    frames = [await line.frame() for _ in range(3)]
    assert [(frame["op"], frame["d"]) for frame in frames] == [(1, None), (7, None), (9, True)]
    assert discord.gateway.sessions
    discord.faults.invalidate_session()
    assert (await line.frame())["d"] is False
    assert not discord.gateway.sessions
    await discord.faults.cut_line()
    await line.closes_with(4000)


async def test_in_an_outage_nothing_works_and_afterwards_the_session_resumes(
    discord: Sandbox, api: Api, line: Line, channel: Channel
) -> None:
    ready = await line.identify()
    await line.event()
    with discord.faults.outage():
        await line.is_dropped()
        await api("GET", "/users/@me")
        assert api.status == 503
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                await session.ws_connect(discord.base_url + "/ws/?v=10")
        channel.delete()
    async with Line(discord) as second:
        await second.resume(ready, line.number)
        assert [(await second.event())[0] for _ in range(2)] == ["CHANNEL_DELETE", "RESUMED"]
    await api.ok("GET", "/users/@me")


async def test_a_server_can_be_down_for_a_while(discord: Sandbox, line: Line, server: Server) -> None:
    await line.identify()
    await line.event()
    outage = discord.faults.take_down(server)
    assert await line.event() == ("GUILD_DELETE", {"id": server.id, "unavailable": True})
    server.add_channel("unseen")
    async with Line(discord) as second:
        assert (await second.identify())["guilds"] == [{"id": server.id, "unavailable": True}]
        await second.hears_nothing()
        outage.end()
        event, guild = await line.event()
        assert (event, [c["name"] for c in guild["channels"]]) == ("GUILD_CREATE", ["saloon", "unseen"])
        assert (await second.event())[0] == "GUILD_CREATE"


async def weathered(seed: int) -> list[int]:
    """What becomes of sixty requests: their statuses, 0 for a lost answer."""
    statuses = []
    async with Sandbox(referee=False) as discord, Api(discord) as api:
        channel = discord.add_server("Dodge City").add_channel("saloon")
        discord.faults.weather(seed, errors=0.1, losses=0.1, waits=0.1)
        for _ in range(60):
            try:
                await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
            except aiohttp.ClientError:
                api.status = 0
            statuses.append(api.status)
        assert statuses.count(200) + statuses.count(0) == len(channel.messages)
    return statuses


async def test_weather_is_the_same_for_the_same_seed() -> None:
    first, again, other = [await weathered(seed) for seed in (1, 1, 2)]
    assert first == again != other
    assert set(first) == {0, 200, 429, 500}


async def test_weather_cuts_lines(discord: Sandbox, line: Line, server: Server) -> None:
    ready = await line.identify()
    await line.event()
    discord.faults.weather(1, cuts=1.0)
    assert discord.faults.active() == ["weather 1: 100.0% cuts"]
    server.add_channel("new")
    await line.is_dropped()
    discord.faults.clear()
    async with Line(discord) as second:
        await second.resume(ready, 2)
        assert [(await second.event())[0] for _ in range(2)] == ["CHANNEL_CREATE", "RESUMED"]


async def test_what_is_on_can_be_read(discord: Sandbox, server: Server) -> None:
    faults = discord.faults
    assert str(faults) == "no faults"
    faults.fail_next("POST", "/messages$", times=2)
    faults.fail_next("", "/threads", status=None, before_effect=False)
    gate = faults.hold("/pins", method="PUT")
    faults.delay("/typing", 1.5)
    faults.storm_429(times=3)
    faults.drop_event("MESSAGE_CREATE")
    faults.limit_rate("GET", "/users", 5, per=2)
    faults.limit_old_edits(3, per=6)
    faults.refuse_connections(2)
    faults.take_down(server)
    assert faults.active() == [
        "the server 'Dodge City' is down",
        "the next 2 POST /messages$: 500",
        "the next 1 /threads: the connection closes, although it is done",
        "answers held: PUT /pins, 0 have come",
        "answers 1.5 s late: /typing",
        "the next 3 requests: 429 (user), 0.2 s",
        "the next 1 MESSAGE_CREATE: lost",
        "limit: GET /users: 5 in 2 s (user)",
        "limit: 3 edits of a channel's old messages in 6 s",
        "the next 2 connections: refused",
    ]
    gate.open()
    assert not any("held" in fault for fault in faults.active())
    faults.clear()
    assert faults.active() == []


async def test_clearing_ends_every_fault(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.fail_next("POST", "/messages$")
    discord.faults.storm_429(times=3)
    discord.faults.limit_rate("", "", 0, per=9)
    discord.faults.clear()
    await api.post(channel)


async def test_a_session_that_has_ended_says_nothing_more(
    discord: Sandbox, line: Line, server: Server
) -> None:
    await line.identify()
    await line.event()
    gate = discord.faults.hold_event("CHANNEL_CREATE")
    server.add_channel("one")
    discord.faults.invalidate_session()
    assert (await line.frame())["op"] == 9
    gate.open()
    await line.hears_nothing()


async def test_what_is_late_goes_out_once_that_is_cleared(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    discord.faults.delay("/messages", 60)
    async with asyncio.timeout(5), asyncio.TaskGroup() as together:
        posting = together.create_task(api.post(channel))
        await discord.until(lambda: bool(channel.messages))
        assert not posting.done()
        discord.faults.clear()

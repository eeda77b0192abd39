"""Faults and rate limits, as a client sees them."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from sandbox import Channel, Sandbox, Server
from tests.sandbox.api import Api


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


async def test_clearing_ends_every_fault(discord: Sandbox, api: Api, channel: Channel) -> None:
    discord.faults.fail_next("POST", "/messages$")
    discord.faults.storm_429(times=3)
    discord.faults.limit_rate("", "", 0, per=9)
    discord.faults.clear()
    await api.post(channel)

"""Each trap between discord.py and a local Discord: it is real, and this Discord does not set it.

Where it is cheap the trap is set on purpose, to see discord.py step into it. That buttons survive a kill and
a restart is shown by `programs/test_counter.py`, in a process that can be killed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import discord as discord_py
import pytest
from aiohttp import web
from discord import app_commands

import sandbox.gateway.gateway as the_gateway
from sandbox import Channel, Person, Sandbox, Server
from sandbox.rest.door import Rest, Route
from tests.sandbox.inside import Client, Inside, point_at

pytestmark = pytest.mark.usefixtures("_pointed")
READY_SOON = {"guild_ready_timeout": 0.01}


@pytest.fixture
def _pointed(discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    point_at(discord, monkeypatch)


@pytest.fixture(autouse=True)
def _somebody_is_there(channel: Channel, anna: Person) -> None:
    anna.here = channel


# Answers


def change_answers(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[web.Request, web.StreamResponse], Any]
) -> None:
    """Let requests be answered otherwise than Discord answers them."""
    serve = Rest._serve

    async def changed(self: Rest, request: web.Request, route: Route) -> Any:
        answer = await serve(self, request, route)
        return change(request, answer) or answer

    monkeypatch.setattr(Rest, "_serve", changed)


async def test_an_answer_is_exactly_json(discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a charset discord.py takes it for text, and dies when it logs in."""
    async with Inside(discord, Client()) as client:
        assert client.user is not None
        assert client.user.name == "bot"

    def add_charset(request: web.Request, answer: web.StreamResponse) -> None:
        answer.headers["Content-Type"] = "application/json; charset=utf-8"

    change_answers(monkeypatch, add_charset)
    async with Client() as client:
        with pytest.raises(TypeError, match="string indices"):
            await client.login(discord.token)


async def test_a_429_has_a_via(discord: Sandbox, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it discord.py takes it for a ban by Cloudflare, and gives up at once."""
    async with Inside(discord, Client()) as client:
        discord.faults.storm_429(r"/messages$", retry_after=0.05)
        assert await (await anna.slash("burst")).text() == "burst done"

        def without_via(request: web.Request, answer: web.StreamResponse) -> None:
            answer.headers.popall("Via", None)

        change_answers(monkeypatch, without_via)
        discord.faults.storm_429(r"/messages$", retry_after=0.05)
        await anna.slash("burst")
        await discord.until(lambda: bool(client.errors))
        (error,) = client.errors
        assert isinstance(error, discord_py.HTTPException)
        assert error.status == 429


async def test_a_callback_answers_with_a_body(
    discord: Sandbox, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for with `with_response`; at a 204 the command stops after its deferral."""
    async with Inside(discord, Client()) as client:
        assert await (await anna.slash("ack")).text() == "done"

        def empty(request: web.Request, answer: web.StreamResponse) -> web.StreamResponse | None:
            return web.Response(status=204) if request.path.endswith("/callback") else None

        change_answers(monkeypatch, empty)
        reply = await anna.slash("ack")
        await discord.until(lambda: bool(client.errors))
        assert [type(error) for error in client.errors] == [TypeError]
        assert reply.messages == []


async def test_requests_run_side_by_side(
    discord: Sandbox, channel: Channel, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without rate limit headers those of one route and channel go one at a time."""
    path = rf"/channels/{channel.id}/messages$"
    async with Inside(discord, Client()):
        assert await (await anna.slash("burst")).text() == "burst done"
        gate = discord.faults.hold(path)
        reply = await anna.slash("burst")
        await discord.until(lambda: gate.waiting == 4)
        gate.open()
        assert await reply.text() == "burst done"
    discord.faults.clear()

    def bare(request: web.Request, answer: web.StreamResponse) -> None:
        for name in [name for name in answer.headers if name.startswith("X-RateLimit")]:
            del answer.headers[name]

    change_answers(monkeypatch, bare)
    async with Inside(discord, Client()):
        gate = discord.faults.hold(path)
        reply = await anna.slash("burst")
        await gate.reached()
        await asyncio.sleep(0.1)
        assert gate.waiting == 1
        gate.open()
        assert await reply.text() == "burst done"


async def test_an_answer_leaves_something_for_the_next(discord: Sandbox, anna: Person) -> None:
    """At `Remaining: 0` discord.py sleeps before it hands the answer to the bot's own code."""
    async with Inside(discord, Client()):
        discord.faults.limit_rate("POST", r"/callback$", 1, per=0.5)
        began = time.perf_counter()
        await (await anna.slash("ack")).text()
        assert time.perf_counter() - began >= 0.4


# Events


def without(*keys: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda payload: {key: value for key, value in payload.items() if key not in keys}


def tell(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Let interactions be told otherwise than Discord tells them."""
    payload = the_gateway.interaction_payload
    monkeypatch.setattr(the_gateway, "interaction_payload", lambda *given: change(payload(*given)))


async def test_an_interaction_says_how_large_files_may_be(
    discord: Sandbox, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it a KeyError leaves discord.py's loop, and the bot ends; so does any error in a parser."""
    tell(monkeypatch, without("attachment_size_limit"))
    inside = Inside(discord, Client())
    async with inside:
        await anna.slash("ack", wait=False)
        with pytest.raises(KeyError, match="attachment_size_limit"):
            await inside.ended()
    discord.take_violations()


async def test_an_interaction_brings_its_channel(
    discord: Sandbox, anna: Person, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its id alone leaves `interaction.channel` empty."""
    async with Inside(discord, Client()) as client:
        await anna.slash("ack")
        (seen,) = client.seen
        assert seen.channel is not None
        assert str(seen.channel.id) == channel.id
        tell(monkeypatch, without("channel"))
        await anna.slash("ack")
        assert client.seen[-1].channel is None
    discord.take_violations()


async def test_an_interaction_brings_what_its_member_may_do(
    discord: Sandbox, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without `member.permissions` every check of them fails."""
    async with Inside(discord, Client()) as client:
        assert await (await anna.slash("allowed")).text() == "allowed"
        tell(monkeypatch, lambda payload: payload | {"member": without("permissions")(payload["member"])})
        await anna.slash("allowed", wait=False)
        await discord.until(lambda: bool(client.errors))
        assert isinstance(client.errors[0], app_commands.MissingPermissions)
    discord.take_violations()


# The gateway


async def test_a_first_connection_that_is_refused_ends_the_bot(discord: Sandbox) -> None:
    """Discord can do this too: a bot needs somebody who starts it anew. Refusing is a fault to ask for."""
    discord.faults.refuse_connections(1)
    inside = Inside(discord, Client())
    inside.start()
    with pytest.raises(AttributeError, match="sequence"):
        await inside.ended()
    await inside.client.close()
    async with Inside(discord, Client()):
        assert discord.gateway.identified == 1


async def test_heartbeats_are_not_answered_before_they_are_noted(
    discord: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py would measure from the beat before, and warn that it cannot keep up."""
    assert discord.gateway.ack_delay >= 0.03
    discord.gateway.heartbeat_interval = 0.4
    measured: list[float] = []
    with caplog.at_level(logging.WARNING, logger="discord.gateway"):
        async with asyncio.timeout(20), Inside(discord, Client()) as client:
            while len(measured) < 2:
                await asyncio.sleep(0.4)
                measured += [client.latency] * (client.latency < 60)
    assert min(measured) < 0.4, "from the beat before it would be more, however quick the machine"
    assert "Can't keep up" not in caplog.text


async def test_after_an_invalid_session_the_bot_waits_before_it_identifies(
    discord: Sandbox, anna: Person
) -> None:
    """Five seconds, by its `before_identify_hook`; its views have stayed."""
    client = Client()
    async with Inside(discord, client):
        panel = await (await anna.slash("panel")).answer()
        discord.faults.invalidate_session()
        await discord.until(lambda: client.re_identifies == 1)
        await asyncio.sleep(0.1)
        assert discord.gateway.identified == 1
    client = Client()
    client.waits_before_identify = False
    async with Inside(discord, client):
        discord.faults.invalidate_session()
        await discord.until(lambda: discord.gateway.identified == 3)
        await anna.press(panel, "Again")
        assert panel.text == "once more"
        assert client.re_identifies == 1


async def test_a_cut_line_is_resumed_in_milliseconds_and_what_came_meanwhile_is_replayed(
    discord: Sandbox, anna: Person
) -> None:
    async with Inside(discord, Client()):
        await discord.faults.cut_line()
        reply = await anna.slash("ack", wait=False)
        await reply.acknowledged()
        assert reply.latency < 3
        assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)


async def test_an_unknown_session_is_not_resumed(discord: Sandbox, anna: Person) -> None:
    client = Client()
    client.waits_before_identify = False
    async with Inside(discord, client):
        discord.gateway.sessions.clear()
        await discord.faults.cut_line()
        await discord.until(lambda: discord.gateway.identified == 2)
        assert await (await anna.slash("ack")).text() == "done"


async def test_interactions_are_answered_long_before_on_ready(discord: Sandbox, anna: Person) -> None:
    """`on_ready` comes two seconds after the last server: a test waits for READY."""
    async with Inside(discord, Client()) as client:
        assert await (await anna.slash("ack")).text() == "done"
        assert not client.is_ready()


async def test_with_presences_all_members_are_there_from_the_start(discord: Sandbox, server: Server) -> None:
    intents = discord_py.Intents(guilds=True, members=True, presences=True)
    client = Client(intents=intents, **READY_SOON)
    async with Inside(discord, client):
        await asyncio.wait_for(client.wait_until_ready(), 4)
        (guild,) = client.guilds
        assert guild.chunked
        assert {member.display_name for member in guild.members} >= {"Anna", "Bot"}
        assert [m.display_name for m in await guild.query_members("An")] == ["Anna"]


async def test_without_all_members_a_bot_asks_for_them(discord: Sandbox, server: Server) -> None:
    """Op 8 must be answered: a bot with the members intent waits for each server."""
    client = Client(intents=discord_py.Intents(guilds=True, members=True), **READY_SOON)
    async with Inside(discord, client):
        await asyncio.wait_for(client.wait_until_ready(), 4)
        (guild,) = client.guilds
        assert guild.chunked
        assert {member.display_name for member in guild.members} >= {"Anna", "Bot"}


# What discord.py asks for


async def test_it_logs_in_by_two_routes_and_never_asks_for_the_gateway(discord: Sandbox) -> None:
    async with Inside(discord, Client()):
        asked = [call.path for call in discord.outgoing]
        assert asked[:2] == ["/users/@me", "/oauth2/applications/@me"]
        assert not any("gateway" in path for path in asked)
    async with Client() as client:
        with pytest.raises(discord_py.LoginFailure):
            await client.login("wrong")


async def test_an_unchanged_command_keeps_its_id(discord: Sandbox) -> None:
    async with Inside(discord, Client()):
        first = {c["name"]: c["id"] for c in discord.world.commands[None]}
    async with Inside(discord, Client()):
        assert {c["name"]: c["id"] for c in discord.world.commands[None]} == first


async def test_every_message_has_a_nonce_that_is_enforced(
    discord: Sandbox, channel: Channel, anna: Person
) -> None:
    async with Inside(discord, Client()):
        await (await anna.slash("burst")).text()
    bodies = [call.body for call in discord.outgoing if call.path == f"/channels/{channel.id}/messages"]
    assert all(body["enforce_nonce"] for body in bodies)
    assert len({body["nonce"] for body in bodies}) == len(bodies) == 4


async def test_callbacks_ask_for_an_answer_and_carry_no_token_of_the_bot(
    discord: Sandbox, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads: list[tuple[str, str | None]] = []
    change_answers(
        monkeypatch, lambda request, _: heads.append((request.path_qs, request.headers.get("Authorization")))
    )
    async with Inside(discord, Client()):
        await (await anna.slash("ack")).text()
    ((path, authorization),) = [head for head in heads if "/callback" in head[0]]
    assert path.endswith("?with_response=1")
    assert authorization is None

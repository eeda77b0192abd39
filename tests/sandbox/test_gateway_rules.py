"""What the gateway forbids: each close code, each limit crossed once and just kept once; shards."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.gateway import intents as i
from sandbox.play import tell_of_intents
from tests.sandbox.api import Api
from tests.sandbox.line import GUILDS, Line


def hello(discord: Sandbox, **more: Any) -> dict[str, Any]:
    return {"token": discord.token, "intents": GUILDS, "properties": {}} | more


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("not json", 4002),
        ("[]", 4002),
        ('{"d": 1}', 4002),
        ('{"op": "1"}', 4002),
        ('{"op": 1, "d": "x"}', 4002),
        ('{"op": 5}', 4001),
        ('{"op": 10}', 4001),
        ('{"op": 3, "d": {"status": "online", "activities": []}}', 4003),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 6, "d": {"token": "wrong", "session_id": "1", "seq": 1}}', 4004),
        ('{"op": 2, "d": null}', 4002),
        ('{"op": 1, "d": NaN}', 4002),
        ("[" * 4000, 4002),
    ],
)
async def test_what_nobody_may_say_closes_the_line(line: Line, said: str, code: int) -> None:
    await line.socket.send_str(said)
    await line.closes_with(code)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"properties": None}, 4002),
        ({"intents": -1}, 4013),
        ({"intents": 1 << 30}, 4013),
        ({"intents": "1"}, 4013),
        ({"shard": [2, 2]}, 4010),
        ({"shard": [0]}, 4010),
        ({"shard": [-1, 2]}, 4010),
        ({"presence": {"status": "away"}}, 4002),
        ({"large_threshold": "many"}, 4002),
    ],
)
async def test_who_identifies_wrongly_loses_the_line(
    discord: Sandbox, line: Line, more: dict[str, Any], code: int
) -> None:
    await line.send(2, hello(discord) | more)
    await line.closes_with(code)
    assert discord.gateway.sessions == {}


async def test_all_intents_that_there_are_may_be_asked_for(line: Line) -> None:
    await line.identify(i.EVERY_INTENT)


async def test_a_privileged_intent_must_be_granted(discord: Sandbox, api: Api, line: Line) -> None:
    discord.application.grant("GUILD_MEMBERS")
    application = await api.ok("GET", "/applications/@me")
    assert application["flags"] == 1 << 15
    async with Line(discord) as second:
        ready = await second.identify(i.GUILD_MEMBERS)
        assert ready["application"]["flags"] == 1 << 15
    await line.send(2, hello(discord, intents=i.MESSAGE_CONTENT))
    await line.closes_with(4014)


async def test_who_plays_is_told_what_discord_must_grant(
    discord: Sandbox, line: Line, capsys: pytest.CaptureFixture[str]
) -> None:
    await line.identify(i.GUILD_MEMBERS | i.MESSAGE_CONTENT)
    await tell_of_intents(discord)
    said = capsys.readouterr().out
    assert said == "At Discord it needs these privileged intents: Guild members, Message content.\n"


async def test_what_is_granted_not_what_is_asked_for_decides_what_rest_shows(
    discord: Sandbox, api: Api, line: Line, channel: Channel, anna: Person
) -> None:
    path = f"/channels/{channel.id}/messages/{anna.say('hello', channel).message.id}"
    await line.identify(GUILDS | i.MESSAGE_CONTENT)
    assert (await api.ok("GET", path))["content"] == "hello"
    discord.application.grant()
    assert (await api.ok("GET", path))["content"] == ""


def test_only_privileged_intents_are_granted(discord: Sandbox) -> None:
    with pytest.raises(ValueError, match="GUILDS is no privileged intent"):
        discord.application.grant("GUILDS")


@pytest.mark.parametrize("op", [2, 6])
async def test_a_line_has_one_session(discord: Sandbox, line: Line, op: int) -> None:
    ready = await line.identify()
    await line.send(op, hello(discord, session_id=ready["session_id"], seq=1))
    await line.closes_with(4005)
    assert ready["session_id"] in discord.gateway.sessions


async def test_a_session_cannot_resume_from_an_event_that_has_not_been(discord: Sandbox, line: Line) -> None:
    ready = await line.identify()
    await line.event()
    await discord.faults.cut_line()
    async with Line(discord) as second:
        await second.resume(ready, line.number + 1)
        await second.closes_with(4007)
    async with Line(discord) as third:
        await third.resume(ready, line.number)
        assert (await third.frame())["op"] == 9


async def test_a_session_whose_line_stays_away_is_forgotten(discord: Sandbox, line: Line) -> None:
    ready = await line.identify()
    discord.gateway.sessions.lives = 0.0
    await discord.faults.cut_line()
    async with Line(discord) as second:
        await second.resume(ready, 1)
        assert await second.frame() == {"op": 9, "d": False, "s": None, "t": None}


@pytest.mark.parametrize("query", ["?v=9", "?v=10&encoding=etf", ""])
async def test_only_version_ten_is_spoken_in_json(discord: Sandbox, query: str) -> None:
    line = Line(discord)
    await line.connect(query)
    await line.closes_with(4002 if "etf" in query else 4012)
    await line.__aexit__(None, None, None)


async def test_payloads_have_4096_bytes(discord: Sandbox, line: Line) -> None:
    await line.identify()
    await line.event()
    frame = {"op": 3, "d": {"status": "online", "activities": [], "x": ""}}
    frame["d"]["x"] = "ü" * ((4096 - len(json.dumps(frame))) // 2)
    await line.socket.send_str(json.dumps(frame, ensure_ascii=False))
    await line.hears_nothing()
    frame["d"]["x"] += "ü"
    await line.socket.send_str(json.dumps(frame, ensure_ascii=False))
    await line.closes_with(4002)


async def test_120_payloads_a_minute_are_enough(discord: Sandbox, line: Line) -> None:
    for _ in range(120):
        await line.send(1, None)
    discord.pass_time(minutes=1)
    for _ in range(120):
        await line.send(1, None)
    await line.send(1, None)
    await line.closes_with(4008)


async def test_who_does_not_beat_loses_the_line_and_resumes(discord: Sandbox) -> None:
    discord.gateway.heartbeat_interval = 0.05
    async with Line(discord) as line:
        ready = await line.identify(0)
        await line.closes_with(4009)
    discord.gateway.heartbeat_interval = 60
    async with Line(discord) as second:
        await second.resume(ready, 1)
        assert (await second.event())[0] == "RESUMED"


async def test_log_ins_are_counted(discord: Sandbox, api: Api) -> None:
    discord.application.shards = 3
    before = await api.ok("GET", "/gateway/bot")
    assert before["shards"] == 3
    assert before["session_start_limit"] == {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 0,
        "max_concurrency": 1,
    }
    async with Line(discord) as line:
        await line.identify()
    after = (await api.ok("GET", "/gateway/bot"))["session_start_limit"]
    assert (after["remaining"], 86_300_000 < after["reset_after"] <= 86_400_000) == (999, True)
    discord.pass_time(days=1)
    assert (await api.ok("GET", "/gateway/bot"))["session_start_limit"]["remaining"] == 1000


async def test_one_log_in_too_many_costs_the_token(discord: Sandbox, api: Api, line: Line) -> None:
    discord.application.session_starts, old = 1, discord.token
    await line.identify()
    async with Line(discord) as second:
        await second.send(2, hello(discord))
        await asyncio.gather(line.closes_with(4004), second.closes_with(4004))
    assert discord.token != old
    await api("GET", "/users/@me", token=old)
    assert api.status == 401
    await api.ok("GET", "/users/@me")


async def test_with_discords_limits_one_shard_logs_in_in_five_seconds(discord: Sandbox) -> None:
    discord.faults.limit_as_discord()
    discord.application.max_concurrency = 2
    lines = [Line(discord) for _ in range(3)]
    for number, line in enumerate(lines):
        async with line:
            await line.send(2, hello(discord, shard=[number, 3]))
            frame = await line.frame()
            assert frame["op"] == (9 if number == 2 else 0)
            if number == 2:
                discord.pass_time(seconds=5)
                await line.send(2, hello(discord, shard=[number, 3]))
                assert (await line.event())[0] == "READY"


async def test_with_discords_limits_all_members_come_once_in_half_a_minute(
    discord: Sandbox, line: Line, server: Server
) -> None:
    discord.faults.limit_as_discord()
    await line.identify(i.GUILD_MEMBERS)
    everyone = {"guild_id": server.id, "query": "", "limit": 0, "nonce": "n"}
    for expected in ("GUILD_MEMBERS_CHUNK", "RATE_LIMITED"):
        await line.send(8, everyone)
        event, data = await line.event()
        assert event == expected
    assert (data["opcode"], data["meta"]) == (8, {"guild_id": server.id, "nonce": "n"})
    assert 29 < data["retry_after"] <= 30
    await line.send(8, everyone | {"query": "a", "limit": 1})
    assert (await line.event())[0] == "GUILD_MEMBERS_CHUNK"
    discord.pass_time(seconds=30)
    await line.send(8, everyone)
    assert (await line.event())[0] == "GUILD_MEMBERS_CHUNK"


async def test_shards_hear_of_their_own_servers_and_the_first_of_direct_messages(
    discord: Sandbox, server: Server, channel: Channel, anna: Person
) -> None:
    home = (int(server.id) >> 22) % 2
    async with Line(discord) as first, Line(discord) as second:
        lines = [first, second]
        for number, line in enumerate(lines):
            await line.send(2, hello(discord, shard=[number, 2], intents=GUILDS | i.DIRECT_MESSAGES))
            event, ready = await line.event()
            assert (event, ready["shard"]) == ("READY", [number, 2])
            assert [guild["id"] for guild in ready["guilds"]] == ([server.id] if number == home else [])
        assert (await lines[home].event())[0] == "GUILD_CREATE"
        await anna.forge("x", channel=channel, wait=False)
        assert (await lines[home].event())[0] == "INTERACTION_CREATE"
        await lines[1 - home].hears_nothing()
        await anna.forge("x", channel=anna.dm, wait=False)
        anna.say("psst", anna.dm)
        assert [(await first.event())[0] for _ in range(2)] == ["INTERACTION_CREATE", "MESSAGE_CREATE"]
        await second.hears_nothing()


async def test_a_fault_of_one_shards_line_leaves_the_others_alone(discord: Sandbox) -> None:
    async with Line(discord) as first, Line(discord) as second:
        readies = []
        for number, line in enumerate((first, second)):
            await line.send(2, hello(discord, shard=[number, 2], intents=0))
            readies.append((await line.event())[1])
        discord.faults.ask_to_reconnect(shard=1)
        discord.faults.invalidate_session(resumable=True, shard=1)
        assert [(await second.frame())["op"] for _ in range(2)] == [7, 9]
        await discord.faults.cut_line(shard=1)
        await second.closes_with(4000)
        await first.hears_nothing()
        assert [session.line is None for session in discord.gateway.sessions.values()] == [False, True]
        async with Line(discord) as again:
            await again.resume(readies[1], second.number)
            assert (await again.event())[0] == "RESUMED"
            await discord.faults.cut_line(None, shard=1)
            await again.is_dropped()
        discord.faults.invalidate_session(shard=1)
        await first.hears_nothing()
        assert list(discord.gateway.sessions) == [readies[0]["session_id"]]


@pytest.mark.parametrize(("code", "is_kept"), [(4000, True), (4009, True), (4007, False), (4014, False)])
async def test_a_line_that_is_cut_leaves_its_session_to_be_resumed_if_the_code_does_not_end_it(
    discord: Sandbox, line: Line, code: int, is_kept: bool
) -> None:
    ready = await line.identify()
    await discord.faults.cut_line(code)
    assert (ready["session_id"] in discord.gateway.sessions) is is_kept


async def test_a_presence_is_shown(discord: Sandbox, line: Line) -> None:
    await line.send(2, hello(discord, intents=0, presence={"status": None, "game": {"name": "Poker"}}))
    await line.event()
    assert discord.world.presence["activities"] == [{"name": "Poker"}]
    activity = {"type": 4, "name": "Custom Status", "state": "out"}
    await line.send(3, {"status": "invisible", "activities": [activity], "since": None, "afk": False})
    await line.hears_nothing()
    assert (discord.world.presence["status"], discord.world.presence["activities"]) == ("offline", [activity])
    await line.send(3, {"status": "online", "activities": [{"type": 0}]})
    await line.closes_with(4002)


async def test_there_is_no_voice_here_and_that_is_said(discord: Sandbox, line: Line, server: Server) -> None:
    await line.identify(0)
    voice = {"guild_id": server.id, "channel_id": "1", "self_mute": False, "self_deaf": False}
    await line.send(4, voice)
    await line.hears_nothing()
    assert discord.violations == ["gateway op 4: the sandbox has neither voice nor sounds"]
    discord.violations.clear()


async def test_what_nobody_has_thought_of_closes_the_line_and_is_told(
    discord: Sandbox, line: Line, server: Server
) -> None:
    await line.identify()
    await line.send(8, {"guild_id": server.id, "user_ids": ["1"], "nonce": "\ud800"})
    await line.closes_with(4002)
    (told,) = discord.take_violations()
    assert "UnicodeEncodeError" in told

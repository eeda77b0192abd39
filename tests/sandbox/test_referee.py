"""The referee catches what breaks the official description, on both sides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.codes import COMPONENT, Json
from sandbox.gateway.events import EVENTS
from sandbox.payloads.messages import gateway_message_payload, interaction_payload
from sandbox.payloads.places import channel_payload, guild_create_payload, user_payload
from sandbox.rest.described import OBJECTS, WITHOUT
from sandbox.rest.referee import Referee, find_description, load_referee
from tests.sandbox.api import Api
from tests.sandbox.line import Line

pytestmark = pytest.mark.skipif(
    find_description() is None, reason="Discord's OpenAPI description is not at hand (set DISCORD_OPENAPI)"
)


@pytest.fixture
def referee() -> Referee:
    path = find_description()
    assert path is not None
    return load_referee(path)


async def test_a_request_that_breaks_the_description_is_refused_and_remembered(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    body = {"content": "x", "embeds": "none"}
    answer = await api.refused(50035, "POST", f"/channels/{channel.id}/messages", body)
    assert "embeds" in answer["errors"]
    (violation,) = discord.take_violations()
    assert violation.startswith(f"request POST /channels/{channel.id}/messages: embeds: ")
    assert channel.messages == []


async def test_a_missing_body_is_a_violation(discord: Sandbox, api: Api, channel: Channel) -> None:
    await api.refused(50035, "POST", f"/channels/{channel.id}/messages")
    (violation,) = discord.take_violations()
    assert violation == f"request POST /channels/{channel.id}/messages: a body is required"


async def test_an_unknown_route_is_a_violation(discord: Sandbox, api: Api) -> None:
    await api("GET", "/nonsense")
    assert api.status == 404
    assert discord.take_violations() == ["request GET /nonsense: the sandbox has no such route"]


async def test_an_answer_that_breaks_the_description_is_remembered(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    message = await api.post(channel)
    discord.world.messages[message["id"]].flags = "many"  # type: ignore[assignment]
    await api("GET", f"/channels/{channel.id}/messages/{message['id']}")
    (violation,) = discord.take_violations()
    assert violation.startswith("answer GET ")
    assert "flags" in violation


async def test_a_violation_that_nobody_took_note_of_ends_the_sandbox_with_an_error() -> None:
    with pytest.raises(AssertionError, match=r"GET /nonsense: the sandbox has no such route"):
        async with Sandbox(referee=False) as sandbox, Api(sandbox) as api:
            await api("GET", "/nonsense")


async def test_without_a_description_what_cannot_be_read_is_refused_and_a_violation(
    lenient: Sandbox, raw: Api
) -> None:
    channel = lenient.add_server("Dodge City").add_channel("saloon")
    await raw.refused(50035, "POST", f"/channels/{channel.id}/messages", {"content": "x", "flags": "many"})
    await raw.refused(50035, "POST", f"/channels/{channel.id}/messages", ["x"])
    assert channel.messages == []
    first, second = lenient.take_violations()
    assert first.startswith(f"request POST /channels/{channel.id}/messages: ValueError(")
    assert "AttributeError(" in second or "TypeError(" in second


async def test_another_error_is_not_hidden_by_a_violation() -> None:
    async def fails() -> None:
        async with Sandbox(referee=False) as sandbox, Api(sandbox) as api:
            await api("GET", "/nonsense")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fails()


async def test_an_event_that_breaks_the_description_is_told_all_the_same_and_remembered(
    discord: Sandbox, channel: Channel
) -> None:
    async with Line(discord) as line:
        await line.identify()
        await line.event()
        channel.topic = 7  # type: ignore[assignment]
        discord.world.announce("CHANNEL_UPDATE", channel)
        assert (await line.event())[1]["topic"] == 7
    (violation,) = discord.take_violations()
    assert violation.startswith("event CHANNEL_UPDATE: topic: 7 is not of type")


def test_objects_in_events_are_checked_wherever_they_stand(
    discord: Sandbox, server: Server, channel: Channel, anna: Person, referee: Referee
) -> None:
    said = anna.say("hello", channel).message
    asked = discord._stage.interact(anna.user, COMPONENT, {}, channel, message=said)
    resolved = {"resolved": {"users": {anna.id: user_payload(anna.user)}}}
    events: dict[str, tuple[Json, str]] = {
        "MESSAGE_CREATE": (gateway_message_payload(said, reads_content=True), "author.username"),
        "GUILD_CREATE": (
            guild_create_payload(server, shown=list(server.members.values()), is_large=False),
            "channels.0.name",
        ),
        "CHANNEL_UPDATE": (channel_payload(channel), "name"),
        "INTERACTION_CREATE": (
            interaction_payload(discord.world, asked) | {"data": resolved},
            f"data.resolved.users.{anna.id}.username",
        ),
    }
    for event, (data, where) in events.items():
        assert referee.of_event(event, data) is None
        *way, last = where.split(".")
        node: Any = data
        for key in way:
            node = node[int(key)] if isinstance(node, list) else node[key]
        node[last] = 7
        problem = referee.of_event(event, data)
        assert problem is not None
        assert problem.path == where


def test_of_every_event_it_is_known_what_the_description_has() -> None:
    assert set(EVENTS) - set(OBJECTS) == WITHOUT & set(EVENTS)
    assert not set(OBJECTS) & WITHOUT


def test_ids_may_be_numbers_and_integers_numeric_strings(referee: Referee) -> None:
    template = "/channels/{channel_id}/messages"
    for body in (
        {"attachments": [{"id": 0}]},
        {"attachments": [{"id": "0"}]},
        {"content": "x", "flags": "64"},
    ):
        assert referee.of_request("POST", template, body) is None
    assert referee.of_request("POST", template, {"content": "x", "flags": "many"}) is not None


def test_a_problem_names_the_deepest_place_of_the_right_branch(referee: Referee) -> None:
    button = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "b"}
    body = {"components": [{"type": 1, "components": [button]}]}
    problem = referee.of_request("POST", "/channels/{channel_id}/messages", body)
    assert problem is not None
    assert problem.path == "components.0.components.0.label"


def test_what_follows_the_question_mark_is_checked(referee: Referee) -> None:
    messages, callback = "/channels/{channel_id}/messages", "/interactions/{interaction_id}/{token}/callback"
    for method, template, query in (
        ("GET", messages, {"limit": "100", "before": "1576114399409248260"}),
        ("POST", callback, {"with_response": "1"}),
        ("POST", callback, {"with_response": "true"}),
        ("PUT", "/guilds/{guild_id}/bans/{user_id}", {"delete_message_seconds": "7"}),
    ):
        assert referee.of_query(method, template, query) is None
    for method, template, query in (
        ("GET", messages, {"limit": "101"}),
        ("GET", messages, {"limit": "all"}),
        ("GET", messages, {"before": "yesterday"}),
        ("POST", callback, {"with_response": "perhaps"}),
    ):
        problem = referee.of_query(method, template, query)
        assert problem is not None
        assert problem.path == f"query.{next(iter(query))}"


def test_answers_are_read_strictly(referee: Referee) -> None:
    problem = referee.of_answer("GET", "/gateway", 200, {"url": 7})
    assert problem is not None
    assert problem.path == "url"


def test_a_status_that_is_not_described_is_a_problem(referee: Referee) -> None:
    problem = referee.of_answer("GET", "/users/@me", 204, None)
    assert problem is not None
    assert "204" in problem.message


def test_the_description_is_looked_for_where_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    description = tmp_path / "openapi.json"
    monkeypatch.setenv("DISCORD_OPENAPI", str(description))
    assert find_description() is None
    description.write_text(json.dumps({"paths": {}, "components": {"schemas": {}}}))
    assert find_description() == description


def test_every_route_of_the_sandbox_is_described(referee: Referee) -> None:
    sandbox = Sandbox()
    missing = [
        f"{route.method} {route.template}"
        for route in sandbox._routes
        if not referee.knows(route.method, route.template)
    ]
    assert missing == []

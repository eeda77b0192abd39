"""The referee catches what breaks the official description, on both sides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandbox import Channel, Sandbox
from sandbox.rest.referee import Referee, find_description, load_referee
from tests.sandbox.api import Api

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
    (violation,) = discord.violations
    assert violation.startswith(f"request POST /channels/{channel.id}/messages: embeds: ")
    assert channel.messages == []


async def test_a_missing_body_is_a_violation(discord: Sandbox, api: Api, channel: Channel) -> None:
    await api.refused(50035, "POST", f"/channels/{channel.id}/messages")
    assert "a body is required" in discord.violations[0]


async def test_an_unknown_route_is_a_violation(discord: Sandbox, api: Api) -> None:
    await api("GET", "/nonsense")
    assert api.status == 404
    assert "no such route" in discord.violations[0]


async def test_an_answer_that_breaks_the_description_is_remembered(
    discord: Sandbox, api: Api, channel: Channel
) -> None:
    message = await api.post(channel)
    discord.world.messages[message["id"]].flags = "many"  # type: ignore[assignment]
    await api("GET", f"/channels/{channel.id}/messages/{message['id']}")
    (violation,) = discord.violations
    assert violation.startswith("answer GET ")
    assert "flags" in violation


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

"""Which requests went to Discord is counted by what they are about, and never by any id."""

from types import SimpleNamespace

import pytest
from discord.http import Route
from yarl import URL

from cogs.posting import requests
from engine import measures


def sent(method, path, *, status=200, base=Route.BASE, **headers):
    response = SimpleNamespace(status=status, headers=headers)
    return SimpleNamespace(method=method, url=URL(base + path), response=response)


@pytest.mark.parametrize(
    ("method", "path", "route"),
    [
        ("POST", "/interactions/1/a-token/callback", "acknowledgement"),
        ("PATCH", "/webhooks/1/a-token/messages/@original", "private answer"),
        ("POST", "/webhooks/1/a-token?wait=true", "private answer"),
        ("POST", "/channels/1/messages", "post"),
        ("PATCH", "/channels/1/messages/2", "edit"),
        ("DELETE", "/channels/1/messages/2", "delete"),
        ("GET", "/channels/1/messages?limit=100", "read"),
        ("POST", "/channels/1/messages/2/threads", "thread"),
        ("POST", "/channels/1/threads", "thread"),
        ("PATCH", "/channels/1", "channel"),
        ("PUT", "/applications/1/commands", "commands"),
        ("GET", "/users/@me", "other"),
        ("GET", "/channels/1/pins", "other"),
    ],
)
def test_a_request_is_counted_by_what_it_is_about(method, path, route, heard):
    requests.answered(sent(method, path), is_banned=False)
    assert heard == [("requests", route, "2xx")]
    assert route in measures.REQUESTS.labels["route"] or route == measures.OTHER


@pytest.mark.parametrize(("status", "known"), [(204, "2xx"), (404, "4xx"), (429, "429"), (502, "5xx")])
def test_a_status_is_counted_by_its_kind(status, known, heard):
    requests.answered(sent("GET", "/gateway", status=status), is_banned=False)
    assert heard[0] == ("requests", "other", known)


def test_whose_limit_it_was_is_counted(heard):
    requests.answered(sent("GET", "/gateway", status=429, **{"X-RateLimit-Scope": "shared"}), is_banned=False)
    requests.answered(sent("GET", "/gateway", status=429), is_banned=True)
    requests.answered(sent("GET", "/gateway", status=429), is_banned=False)
    assert [each[1] for each in heard if each[0] == "limited"] == ["shared", "banned", "other"]


async def test_a_request_that_was_not_answered_is_counted_as_lost(heard):
    await requests.lost(None, None, sent("POST", "/channels/1/messages"))
    assert heard == [("requests", "post", "lost")]


async def test_neither_the_line_nor_a_file_is_a_request(heard):
    other = sent("GET", "/?v=10", base="https://gateway.discord.gg", status=101)
    requests.answered(other, is_banned=False)
    await requests.lost(None, None, other)
    assert heard == []

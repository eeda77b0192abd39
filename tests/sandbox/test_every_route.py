"""Every route of the sandbox takes a valid request, and answers as Discord's description says."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.gateway.events import EVENTS
from sandbox.gateway.intents import EVERY_INTENT
from tests.sandbox.api import COMMAND, PNG, Api
from tests.sandbox.line import Line

EVERYTHING = ["ADMINISTRATOR"]
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
NEVER_TOLD = {"WEBHOOKS_UPDATE", "THREAD_MEMBER_UPDATE"}
"""Events of what the sandbox has not: webhooks, and what a bot set for itself in a thread."""
SMILE = "%F0%9F%98%80"


class Tour:
    """Requests that must succeed; it notes which have been made."""

    def __init__(self, api: Api, discord: Sandbox) -> None:
        self.api = api
        self.discord = discord
        self.made: list[tuple[str, str]] = []

    async def __call__(self, method: str, path: str, json: Any = None, **more: Any) -> Any:
        self.made.append((method, path.split("?")[0]))
        return await self.api.ok(method, path, json, **more)

    async def refused(self, code: int, method: str, path: str, json: Any = None) -> None:
        """What the sandbox has none of, or no bot may do: only asking is a valid request."""
        self.made.append((method, path))
        await self.api.refused(code, method, path, json)

    def left_out(self) -> list[str]:
        """The routes that no request was for."""
        patterns = [(r.method, r.template, _pattern(r.template)) for r in self.discord._routes]
        found = {
            next(
                (m, template) for m, template, pattern in patterns if m == method and pattern.fullmatch(path)
            )
            for method, path in self.made
        }
        return [f"{m} {template}" for m, template, _ in patterns if (m, template) not in found]


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", template))


@pytest.fixture
async def tour(discord: Sandbox, api: Api) -> AsyncIterator[Tour]:
    tour = Tour(api, discord)
    yield tour
    assert discord.violations == []


@pytest.mark.dear
async def test_every_route_takes_a_valid_request_and_tells_what_it_did(discord: Sandbox, tour: Tour) -> None:
    """A session with all intents hears of everything, so the referee sees every kind of event too."""
    async with Line(discord) as line:
        await line.identify(EVERY_INTENT)
        await take(tour)
        (session,) = discord.gateway.sessions.values()
    assert tour.left_out() == []
    assert set(EVENTS) - {event for _, event, _ in session.log} == NEVER_TOLD


async def take(tour: Tour) -> None:
    discord = tour.discord
    server = discord.add_server("Dodge City", bot_permissions=EVERYTHING)
    anna, bob = server.add_person("Anna"), server.add_person("Bob")
    channel = server.add_channel("saloon")
    await visit_the_application(tour, anna)
    await visit_commands(tour, server)
    await visit_guilds(tour, server)
    await visit_channels(tour, server, anna)
    await visit_messages(tour, channel, anna)
    await visit_threads(tour, channel, anna)
    await visit_interactions(tour, channel, anna)
    await visit_roles(tour, server, anna)
    await visit_members(tour, server, anna, bob)
    await tour("DELETE", f"/users/@me/guilds/{server.id}")


async def visit_the_application(tour: Tour, anna: Person) -> None:
    for path in ("/gateway", "/gateway/bot", "/users/@me", "/oauth2/applications/@me", "/applications/@me"):
        await tour("GET", path)
    assert (await tour("PATCH", "/users/@me", {"username": "saloon"}))["username"] == "saloon"
    await tour("GET", f"/users/{anna.id}")
    await tour("POST", "/users/@me/channels", {"recipient_id": anna.id})
    emojis = f"/applications/{tour.discord.bot.id}/emojis"
    assert await tour("GET", emojis) == {"items": []}
    await tour.refused(10014, "GET", f"{emojis}/1")


async def visit_commands(tour: Tour, server: Server) -> None:
    application = f"/applications/{tour.discord.bot.id}"
    for scope in (f"{application}/commands", f"{application}/guilds/{server.id}/commands"):
        made = await tour("POST", scope, COMMAND)
        one = f"{scope}/{made['id']}"
        await tour("PATCH", one, {"description": "Do it now"})
        await tour("GET", one)
        await tour("DELETE", one)
        await tour("PUT", scope, [COMMAND])
        await tour("GET", scope)
    scope = f"{application}/guilds/{server.id}/commands"
    assert await tour("GET", f"{scope}/permissions") == []
    await tour.refused(10066, "GET", f"{scope}/{made['id']}/permissions")
    server.switch_off("do", server.every_channel)
    (switched,) = await tour("GET", f"{scope}/permissions")
    assert switched == await tour("GET", f"{scope}/{switched['id']}/permissions")
    server.switch_back("do", server.every_channel)
    await tour.refused(20001, "PUT", f"{scope}/{switched['id']}/permissions", {"permissions": []})


async def visit_guilds(tour: Tour, server: Server) -> None:
    one = f"/guilds/{server.id}"
    (mine,) = await tour("GET", "/users/@me/guilds?with_counts=true")
    assert (mine["id"], mine["approximate_member_count"]) == (server.id, 4)
    await tour("GET", one)
    assert (await tour("PATCH", one, {"name": "Tombstone"}))["name"] == "Tombstone"
    for nothing in ("emojis", "stickers", "webhooks", "invites"):
        assert await tour("GET", f"{one}/{nothing}") == []
    await tour.refused(10014, "GET", f"{one}/emojis/1")


async def visit_channels(tour: Tour, server: Server, anna: Person) -> None:
    every = f"/guilds/{server.id}/channels"
    group = await tour("POST", every, {"name": "Main Street", "type": 4})
    made = await tour("POST", every, {"name": "The Bank", "parent_id": group["id"], "topic": "Gold"})
    assert (made["name"], made["parent_id"]) == ("the-bank", group["id"])
    await tour("PATCH", every, [{"id": made["id"], "position": 0}])
    await tour("GET", every)
    one = f"/channels/{made['id']}"
    await tour("GET", one)
    await tour("PATCH", one, {"topic": None, "rate_limit_per_user": 5})
    await tour("POST", f"{one}/typing")
    await tour("PUT", f"{one}/permissions/{anna.id}", {"type": 1, "allow": "1024", "deny": "2048"})
    await tour("DELETE", f"{one}/permissions/{anna.id}")
    assert await tour("GET", f"{one}/webhooks") == await tour("GET", f"{one}/invites") == []
    await tour("DELETE", one)
    await tour("DELETE", f"/channels/{group['id']}")


async def visit_messages(tour: Tour, channel: Channel, anna: Person) -> None:
    every = f"/channels/{channel.id}/messages"
    said = anna.say("hello", channel)
    reference = {"message_id": said.id}
    made = await tour("POST", every, {"content": "hi", "message_reference": reference}, files={"a.png": PNG})
    one = f"{every}/{made['id']}"
    await tour("GET", one)
    await tour("PATCH", one, {"content": "hello"})
    for reaction in (f"{SMILE}/@me", f"{SMILE}/{anna.id}", SMILE, ""):
        await tour("PUT", f"{one}/reactions/{SMILE}/@me")
        assert (await tour("GET", one))["reactions"][0]["me"] is True
        await tour("GET", f"{one}/reactions/{SMILE}")
        await tour("DELETE", f"{one}/reactions/{reaction}".rstrip("/"))
    for pins in (f"{every}/pins", f"/channels/{channel.id}/pins"):
        await tour("PUT", f"{pins}/{made['id']}")
        await tour("GET", pins)
        await tour("GET", every)
        await tour("DELETE", f"{pins}/{made['id']}")
    await tour("DELETE", one)
    many = [(await tour("POST", every, {"content": str(n)}))["id"] for n in range(2)]
    await tour("POST", f"{every}/bulk-delete", {"messages": many})


async def visit_threads(tour: Tour, channel: Channel, anna: Person) -> None:
    here = f"/channels/{channel.id}"
    message = await tour("POST", f"{here}/messages", {"content": "game 1"})
    made = await tour("POST", f"{here}/messages/{message['id']}/threads", {"name": "Game 1"})
    private = await tour("POST", f"{here}/threads", {"name": "Game 2", "invitable": False})
    members = f"/channels/{made['id']}/thread-members"
    await tour("PUT", f"{members}/@me")
    await tour("PUT", f"{members}/{anna.id}")
    await tour("GET", members)
    assert (await tour("GET", f"{members}/{anna.id}?with_member=true"))["member"]["user"]["id"] == anna.id
    await tour("DELETE", f"{members}/{anna.id}")
    await tour("DELETE", f"{members}/@me")
    guild = channel.guild
    assert guild is not None
    await tour("GET", f"/guilds/{guild.id}/threads/active")
    for thread in (made, private):
        await tour("PATCH", f"/channels/{thread['id']}", {"archived": True})
    for archived, thread in (
        ("threads/archived/public", made),
        ("threads/archived/private", private),
        ("users/@me/threads/archived/private", private),
    ):
        assert [t["id"] for t in (await tour("GET", f"{here}/{archived}"))["threads"]] == [thread["id"]]
    await tour("DELETE", f"/channels/{made['id']}")


async def visit_interactions(tour: Tour, channel: Channel, anna: Person) -> None:
    await tour.api.sync()
    reply = await anna.slash("do", channel=channel, wait=False)
    body = {"type": 4, "data": {"content": "x", "components": [{"type": 1, "components": [BUTTON]}]}}
    await tour("POST", tour.api.callback_path(reply), body)
    hook = tour.api.webhook(reply)
    more = await tour("POST", hook, {"content": "y"})
    for key in ("@original", more["id"]):
        await tour("GET", f"{hook}/messages/{key}")
        await tour("PATCH", f"{hook}/messages/{key}", {"content": "z"})
        await tour("DELETE", f"{hook}/messages/{key}")


async def visit_roles(tour: Tour, server: Server, anna: Person) -> None:
    every = f"/guilds/{server.id}/roles"
    made = await tour("POST", every, {"name": "Sheriff", "color": 255, "permissions": "8192"})
    one, held = f"{every}/{made['id']}", f"/guilds/{server.id}/members/{anna.id}/roles/{made['id']}"
    await tour("GET", one)
    await tour("PATCH", one, {"hoist": True, "mentionable": True})
    await tour("PATCH", every, [{"id": made["id"], "position": 1}])
    await tour("PUT", held)
    assert (await tour("GET", f"{every}/member-counts"))[made["id"]] == 1
    await tour("DELETE", held)
    await tour("GET", every)
    await tour("DELETE", one)


async def visit_members(tour: Tour, server: Server, anna: Person, bob: Person) -> None:
    every, bans = f"/guilds/{server.id}/members", f"/guilds/{server.id}/bans"
    assert len(await tour("GET", f"{every}?limit=10")) == 4
    assert [m["user"]["id"] for m in await tour("GET", f"{every}/search?query=ann")] == [anna.id]
    await tour("GET", f"{every}/{anna.id}")
    await tour("PATCH", f"{every}/@me", {"nick": "Barkeeper"})
    changed = await tour("PATCH", f"{every}/{anna.id}", {"nick": "Annie"})
    assert changed["nick"] == "Annie"
    await tour("DELETE", f"{every}/{anna.id}")
    await tour("PUT", f"{bans}/{bob.id}", {})
    await tour("GET", bans)
    await tour("GET", f"{bans}/{bob.id}")
    await tour("DELETE", f"{bans}/{bob.id}", {})
    await tour("POST", f"/guilds/{server.id}/bulk-ban", {"user_ids": [bob.id]})

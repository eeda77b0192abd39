"""Every route that changes something asks for the permission that Discord asks for, and for the rank."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.api import Api

SMILE = "%F0%9F%98%80"
Case = tuple[str, str, str, Any]

NEEDED: list[Case] = [
    ("MANAGE_GUILD", "PATCH", "/guilds/{server}", {"name": "Tombstone"}),
    ("MANAGE_GUILD", "GET", "/guilds/{server}/invites", None),
    ("MANAGE_WEBHOOKS", "GET", "/guilds/{server}/webhooks", None),
    ("MANAGE_WEBHOOKS", "GET", "/channels/{channel}/webhooks", None),
    ("MANAGE_CHANNELS", "GET", "/channels/{channel}/invites", None),
    ("MANAGE_CHANNELS", "POST", "/guilds/{server}/channels", {"name": "x"}),
    ("MANAGE_CHANNELS", "PATCH", "/guilds/{server}/channels", [{"id": "{channel}", "position": 1}]),
    ("MANAGE_CHANNELS", "PATCH", "/channels/{channel}", {"name": "x"}),
    ("MANAGE_CHANNELS", "DELETE", "/channels/{channel}", None),
    ("MANAGE_ROLES", "PUT", "/channels/{channel}/permissions/{anna}", {"type": 1, "deny": "1024"}),
    ("MANAGE_ROLES", "DELETE", "/channels/{channel}/permissions/{bob}", None),
    ("MANAGE_ROLES", "POST", "/guilds/{server}/roles", {"name": "x"}),
    ("MANAGE_ROLES", "PATCH", "/guilds/{server}/roles", [{"id": "{role}", "position": 1}]),
    ("MANAGE_ROLES", "PATCH", "/guilds/{server}/roles/{role}", {"name": "x"}),
    ("MANAGE_ROLES", "DELETE", "/guilds/{server}/roles/{role}", None),
    ("MANAGE_ROLES", "PUT", "/guilds/{server}/members/{anna}/roles/{role}", None),
    ("MANAGE_ROLES", "DELETE", "/guilds/{server}/members/{anna}/roles/{role}", None),
    ("MANAGE_ROLES", "PATCH", "/guilds/{server}/members/{anna}", {"roles": ["{role}"]}),
    ("MANAGE_NICKNAMES", "PATCH", "/guilds/{server}/members/{anna}", {"nick": "x"}),
    ("MODERATE_MEMBERS", "PATCH", "/guilds/{server}/members/{anna}", {"communication_disabled_until": None}),
    ("KICK_MEMBERS", "DELETE", "/guilds/{server}/members/{anna}", None),
    ("BAN_MEMBERS", "GET", "/guilds/{server}/bans", None),
    ("BAN_MEMBERS", "PUT", "/guilds/{server}/bans/{anna}", {}),
    ("MANAGE_MESSAGES", "DELETE", "/channels/{channel}/messages/{said}", None),
    ("MANAGE_MESSAGES", "PATCH", "/channels/{channel}/messages/{said}", {"flags": 4}),
    (
        "MANAGE_MESSAGES",
        "POST",
        "/channels/{channel}/messages/bulk-delete",
        {"messages": ["{said}", "{own}"]},
    ),
    ("MANAGE_MESSAGES", "DELETE", "/channels/{channel}/messages/{said}/reactions", None),
    ("MANAGE_MESSAGES", "DELETE", f"/channels/{{channel}}/messages/{{said}}/reactions/{SMILE}", None),
    (
        "MANAGE_MESSAGES",
        "DELETE",
        f"/channels/{{channel}}/messages/{{said}}/reactions/{SMILE}/{{anna}}",
        None,
    ),
    ("PIN_MESSAGES", "PUT", "/channels/{channel}/messages/pins/{said}", None),
    ("PIN_MESSAGES", "DELETE", "/channels/{channel}/messages/pins/{said}", None),
    ("MANAGE_THREADS", "GET", "/channels/{channel}/threads/archived/private", None),
    ("MANAGE_THREADS", "DELETE", "/channels/{thread}/thread-members/{anna}", None),
]


@pytest.mark.parametrize("case", NEEDED, ids=lambda case: f"{case[0]} for {case[1]} {case[2]}")
async def test_a_route_needs_its_permission(discord: Sandbox, api: Api, case: Case) -> None:
    permission, method, path, body = case
    for permissions in ([], [permission]):
        names = await scene(discord, api, permissions)
        asked = method, path.format(**names), filled(body, names)
        if permissions:
            await api.ok(*asked)
        else:
            await api.refused(50013, *asked)
            assert api.status == 403
    assert discord.violations == []


async def scene(discord: Sandbox, api: Api, permissions: list[str]) -> dict[str, str]:
    """A server whose bot has only these permissions beyond everyone's."""
    server = discord.add_server("s", bot_permissions=permissions)
    anna, bob, channel = server.add_person("Anna"), server.add_person("Bob"), server.add_channel("c")
    channel.allow("VIEW_CHANNEL", who=bob.user)
    thread = await api.ok("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    return {
        "server": server.id,
        "channel": channel.id,
        "anna": anna.id,
        "bob": bob.id,
        "role": server.add_role("Sheriff").id,
        "said": anna.say("hello", channel).id,
        "own": (await api.post(channel))["id"],
        "thread": thread["id"],
    }


def filled(body: Any, names: dict[str, str]) -> Any:
    if isinstance(body, str):
        return body.format(**names)
    if isinstance(body, list):
        return [filled(item, names) for item in body]
    return {key: filled(value, names) for key, value in body.items()} if isinstance(body, dict) else body


ALL = [
    *(
        "MANAGE_ROLES",
        "MANAGE_CHANNELS",
        "MANAGE_NICKNAMES",
        "MODERATE_MEMBERS",
        "KICK_MEMBERS",
        "BAN_MEMBERS",
    ),
    *("MANAGE_GUILD", "MANAGE_THREADS", "PIN_MESSAGES"),
]


async def test_nobody_reaches_who_has_a_higher_role(discord: Sandbox, api: Api) -> None:
    server = discord.add_server("s", bot_permissions=ALL)
    anna = server.add_person("Anna")
    low, high = server.add_role("low"), server.add_role("high")
    server.roles.remove(high)
    server.roles.append(high)
    server.members[anna.id].roles.append(high)
    member = f"/guilds/{server.id}/members/{anna.id}"
    for asked in (
        ("PATCH", member, {"nick": "x"}),
        ("PATCH", member, {"communication_disabled_until": None}),
        ("PATCH", member, {"roles": []}),
        ("DELETE", member, None),
        ("PUT", f"/guilds/{server.id}/bans/{anna.id}", {}),
        ("DELETE", f"{member}/roles/{high.id}", None),
        ("PATCH", f"/guilds/{server.id}/roles/{high.id}", {"name": "x"}),
        ("DELETE", f"/guilds/{server.id}/roles/{high.id}", None),
        ("PATCH", f"/guilds/{server.id}/roles", [{"id": low.id, "position": 3}]),
        ("PATCH", f"/guilds/{server.id}/members/{server.owner.id}", {"nick": "x"}),
    ):
        await api.refused(50013, *asked)
    await api.ok("PUT", f"{member}/roles/{low.id}")
    await api.ok("PATCH", f"{member}", {"roles": [high.id]})
    assert server.members[anna.id].roles == [high]
    await api.refused(500000, "POST", f"/guilds/{server.id}/bulk-ban", {"user_ids": [anna.id]})
    assert discord.violations == []


async def test_nobody_gives_away_what_he_may_not_himself(discord: Sandbox, api: Api) -> None:
    server = discord.add_server("s", bot_permissions=ALL)
    anna, channel = server.add_person("Anna"), server.add_channel("c")
    everything, kicking, messages = "8", "2", "8192"
    for granted, code in ((everything, 50013), (messages, 50013), (kicking, None)):
        asked = "POST", f"/guilds/{server.id}/roles", {"name": "x", "permissions": granted}
        await (api.ok(*asked) if code is None else api.refused(code, *asked))
    path = f"/channels/{channel.id}/permissions/{anna.id}"
    await api.refused(50013, "PUT", path, {"type": 1, "allow": messages})
    await api.refused(50013, "PUT", path, {"type": 1, "deny": messages})
    await api.ok("PUT", path, {"type": 1, "allow": "1024"})
    await api.refused(10009, "DELETE", f"/channels/{channel.id}/permissions/1")


async def test_a_tickets_bot_makes_hidden_channels_and_lets_people_in(discord: Sandbox, api: Api) -> None:
    """Overwrites of a new channel take MANAGE_CHANNELS alone, to change them MANAGE_ROLES."""
    server = discord.add_server("s", bot_permissions=["MANAGE_CHANNELS"])
    anna, every = server.add_person("Anna"), f"/guilds/{server.id}/channels"
    hidden = [{"id": server.id, "deny": "1024"}, {"id": discord.bot.id, "type": 1, "allow": "3072"}]
    made = await api.ok("POST", every, {"name": "ticket-1", "permission_overwrites": hidden})
    place = server.places[made["id"]]
    assert not anna.may("VIEW_CHANNEL", place)
    path = f"/channels/{made['id']}/permissions/{anna.id}"
    await api.refused(50013, "PUT", path, {"type": 1, "allow": "1024"})
    kept = {"name": "ticket-one", "permission_overwrites": hidden}
    await api.ok("PATCH", f"/channels/{made['id']}", kept)
    await api.refused(50013, "PATCH", f"/channels/{made['id']}", {"permission_overwrites": []})
    managing = [{"id": discord.bot.id, "type": 1, "allow": str(1 << 28)}]
    await api.refused(50013, "POST", every, {"name": "x", "permission_overwrites": managing})
    place.allow("MANAGE_ROLES", who=discord.bot)
    await api.ok("PUT", path, {"type": 1, "allow": str(1024 | 1 << 13)})
    assert anna.may("MANAGE_MESSAGES", place)
    assert discord.violations == []


async def test_roles_of_bots_and_everyones_are_nobodys_to_give(discord: Sandbox, api: Api) -> None:
    server = discord.add_server("s", bot_permissions=ALL)
    anna = server.add_person("Anna")
    low = server.add_role("another bot", managed=True)
    for role in (low.id, server.id):
        await api.refused(50013, "PUT", f"/guilds/{server.id}/members/{anna.id}/roles/{role}")
        await api.refused(50028, "DELETE", f"/guilds/{server.id}/roles/{role}")
    await api.refused(10011, "PUT", f"/guilds/{server.id}/members/{anna.id}/roles/1")
    await api.refused(10007, "PUT", f"/guilds/{server.id}/members/1/roles/{low.id}")


async def test_a_timeout_has_28_days_at_most_and_spares_administrators(discord: Sandbox, api: Api) -> None:
    server = discord.add_server("s", bot_permissions=ALL)
    anna, boss = server.add_person("Anna"), server.add_person("Boss", permissions=["ADMINISTRATOR"])
    channel = server.add_channel("c")

    def until(days: float) -> dict[str, str]:
        from sandbox.world.clock import iso

        return {"communication_disabled_until": iso(discord.clock.now() + days * 86_400)}

    path = f"/guilds/{server.id}/members/{anna.id}"
    await api.refused(50035, "PATCH", path, until(28.1))
    await api.ok("PATCH", path, until(27.9))
    world = discord.world
    assert not world.may(anna.user, "SEND_MESSAGES", channel)
    assert world.may(anna.user, "READ_MESSAGE_HISTORY", channel)
    await api.refused(50013, "PATCH", f"/guilds/{server.id}/members/{boss.id}", until(1))


async def test_direct_messages_have_no_permissions_threads_or_bulk_deletion(
    discord: Sandbox, api: Api
) -> None:
    anna = discord.add_server("s").add_person("Anna")
    here = f"/channels/{anna.dm.id}"
    for asked in (
        ("PUT", f"{here}/permissions/{anna.id}", {"type": 1}),
        ("PATCH", here, {"name": "x"}),
        ("POST", f"{here}/threads", {"name": "x", "type": 11}),
        ("POST", f"{here}/messages/bulk-delete", {"messages": ["1", "2"]}),
        ("GET", f"{here}/threads/archived/public", None),
    ):
        await api.refused(50003, *asked)
    message = await api.ok("POST", f"{here}/messages", {"content": "psst"})
    await api.ok("PUT", f"{here}/messages/{message['id']}/reactions/{SMILE}/@me")
    await api.ok("PUT", f"{here}/messages/pins/{message['id']}")
    assert discord.violations == []


async def test_all_members_are_listed_only_with_their_intent(discord: Sandbox, api: Api) -> None:
    server = discord.add_server("s")
    anna = server.add_person("Anna")
    path = f"/guilds/{server.id}/members"
    await api.refused(50001, "GET", path)
    assert [m["user"]["id"] for m in await api.ok("GET", f"{path}/search?query=an")] == [anna.id]
    discord.application.grant("GUILD_MEMBERS")
    listed = await api.ok("GET", f"{path}?limit=2")
    assert len(listed) == 2
    more = await api.ok("GET", f"{path}?limit=2&after={listed[-1]['user']['id']}")
    assert len(more) == 1
    assert discord.violations == []
    for wrong in ("limit=0", "limit=1001", "after=x"):
        await api.refused(50035, "GET", f"{path}?{wrong}")
    discord.take_violations()

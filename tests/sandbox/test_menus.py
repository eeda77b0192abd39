"""Menus of people, roles and channels: what is chosen comes with what it names."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Server
from tests.sandbox.api import Api

USERS, ROLES, MENTIONABLES, CHANNELS = 5, 6, 7, 8


async def menu(api: Api, channel: Channel, kind: int) -> None:
    part = {"type": kind, "custom_id": "which", "placeholder": "Which?", "max_values": 2}
    await api.post(channel, components=[{"type": 1, "components": [part]}])


@pytest.mark.parametrize(
    ("kind", "resolved"),
    [
        (USERS, {"users": ["Bob"], "members": 1}),
        (ROLES, {"roles": ["Miners"]}),
        (MENTIONABLES, {"users": ["Bob"], "members": 1, "roles": ["Miners"]}),
        (CHANNELS, {"channels": ["saloon"]}),
    ],
)
async def test_what_is_chosen_comes_with_what_it_names(
    api: Api,
    anna: Person,
    bob: Person,
    server: Server,
    channel: Channel,
    kind: int,
    resolved: dict[str, object],
) -> None:
    role = server.add_role("Miners")
    await menu(api, channel, kind)
    wanted = {USERS: [bob], ROLES: [role.id], MENTIONABLES: [bob, role.id], CHANNELS: [channel.id]}[kind]
    reply = await anna.choose(anna.last(channel), "Which?", wanted, wait=False)
    data = reply.interaction.data
    assert len(data["values"]) == len(wanted)
    found = data["resolved"]
    assert [user["global_name"] for user in found.get("users", {}).values()] == resolved.get("users", [])
    assert len(found.get("members", {})) == resolved.get("members", 0)
    for name in ("roles", "channels"):
        assert [each["name"] for each in found.get(name, {}).values()] == resolved.get(name, [])
    for place in found.get("channels", {}).values():
        assert int(place["permissions"]) == channel.world.permissions(anna.user, channel)
        assert "permission_overwrites" not in place, "Discord sends a partial channel"


async def test_nobody_may_be_chosen_where_that_is_offered_and_everyone_is_a_role(
    api: Api, anna: Person, server: Server, channel: Channel
) -> None:
    part = {"type": ROLES, "custom_id": "which", "min_values": 0, "max_values": 3}
    part["default_values"] = [{"id": server.id, "type": "role"}]
    await api.post(channel, components=[{"type": 1, "components": [part]}])
    board = anna.last(channel)
    assert board.select("which").defaults == ("@everyone",)
    for wanted in ([], [server.everyone]):
        reply = await anna.choose(board, "which", wanted, wait=False)
        assert reply.interaction.data["values"] == [role.id for role in wanted]
        named = reply.interaction.data.get("resolved", {}).get("roles", {})
        assert [role["name"] for role in named.values()] == [role.name for role in wanted]


@pytest.mark.parametrize("kind", [USERS, ROLES, MENTIONABLES, CHANNELS])
async def test_what_is_not_of_this_server_cannot_be_chosen(
    api: Api, anna: Person, channel: Channel, kind: int
) -> None:
    await menu(api, channel, kind)
    with pytest.raises(AssertionError, match="does not offer '123'"):
        await anna.choose(anna.last(channel), None, ["123"], wait=False)


async def test_a_menu_shows_what_is_chosen_already_and_whether_it_can_be_used(
    api: Api, anna: Person, bob: Person, server: Server, channel: Channel
) -> None:
    miners = server.add_role("Miners")
    defaults = [{"id": bob.id, "type": "user"}, {"id": miners.id, "type": "role"}]
    towns = [{"label": "Here", "value": "h", "default": True}, {"label": "There", "value": "t"}]
    menus = [
        {"type": MENTIONABLES, "custom_id": "who", "max_values": 2, "default_values": defaults},
        {"type": CHANNELS, "custom_id": "where", "channel_types": [11]},
        {"type": 3, "custom_id": "towns", "options": towns, "disabled": True},
    ]
    await api.post(channel, components=[{"type": 1, "components": [menu]} for menu in menus])
    board = anna.last(channel)
    assert board.select("who").defaults == ("Bob", "Miners")
    assert board.select("towns").defaults == ("Here",)
    for name, wanted, key in (
        ("towns", "There", "menu-disabled"),
        ("where", channel, "channel-type"),
        ("who", [bob, bob], "menu-option-twice"),
        ("who", [bob, anna, miners], "menu-count"),
    ):
        with pytest.raises(NotOffered) as refusal:
            await anna.choose(board, name, wanted)  # type: ignore[arg-type]
        assert refusal.value.key == key

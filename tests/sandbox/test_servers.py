"""What admins do with a server: the bot comes and goes, roles change, Discord has a channel to speak in."""

from __future__ import annotations

import discord as discord_py
import pytest

from sandbox import Channel, Person, Sandbox, Server
from sandbox.payloads.messages import interaction_payload
from tests.sandbox.api import COMMAND, Api
from tests.sandbox.inside import Client, Inside, point_at
from tests.sandbox.line import GUILDS, Line

MEMBERS = 1 << 1


async def test_a_bot_that_joins_is_told_otherwise_than_one_whose_server_is_back(
    discord: Sandbox, line: Line, server: Server
) -> None:
    """discord.py goes by that: on_guild_join, or on_guild_available."""
    await line.identify()
    _, first = await line.event()
    assert first["unavailable"] is False
    with discord.faults.take_down(server):
        assert (await line.event())[1] == {"id": server.id, "unavailable": True}
    _, back = await line.event()
    assert back["unavailable"] is False
    server.kick_bot()
    await line.event()
    server.invite_bot()
    event, joined = await line.event()
    assert (event, joined["id"]) == ("GUILD_CREATE", server.id)
    assert "unavailable" not in joined
    discord.add_server("Tombstone")
    assert "unavailable" not in (await line.event())[1]


async def test_discord_py_hears_when_it_joins_leaves_and_comes_back(
    discord: Sandbox, server: Server, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    class Guest(Client):
        def hear(self, what: str, guild: discord_py.Guild | None = None) -> None:
            heard.append(what if guild is None else f"{what} {guild.name}")
            self.pulse.beat()

        async def on_ready(self) -> None:
            self.hear("ready")

        async def on_guild_join(self, guild: discord_py.Guild) -> None:
            system = guild.system_channel
            self.hear(f"joined, {system.name if system is not None else None} of", guild)

        async def on_guild_remove(self, guild: discord_py.Guild) -> None:
            self.hear("removed", guild)

        async def on_guild_available(self, guild: discord_py.Guild) -> None:
            self.hear("available", guild)

    point_at(discord, monkeypatch)
    async with Inside(discord, Guest(guild_ready_timeout=0.01)) as client:
        await discord.until(lambda: "ready" in heard)
        heard.clear()
        server.change(system_channel=channel)
        server.kick_bot()
        server.invite_bot()
        discord.add_server("Tombstone")
        with discord.faults.take_down(server):
            pass
        await discord.until(lambda: len(heard) >= 4)
        me = client.get_guild(int(server.id))
        assert me is not None
        assert me.self_role is not None
        assert (me.self_role.name, me.self_role.managed) == (discord.bot.name, True)
    assert heard == [
        "removed Dodge City",
        "joined, saloon of Dodge City",
        "joined, None of Tombstone",
        "available Dodge City",
    ]


async def test_the_bots_own_role_goes_and_comes_with_it(discord: Sandbox, api: Api, line: Line) -> None:
    server = discord.add_server("Tombstone", bot_permissions=["MANAGE_THREADS"])
    channel = server.add_channel("saloon")
    (own,) = server.roles
    (_, role) = await api.ok("GET", f"/guilds/{server.id}/roles")
    assert (role["managed"], role["tags"]) == (True, {"bot_id": discord.bot.id})
    channel.deny("ATTACH_FILES", who=own)
    assert not discord.world.may(discord.bot, "ATTACH_FILES", channel)
    server.kick_bot()
    assert (server.roles, channel.overwrites) == ([], {})
    server.invite_bot()
    assert server.roles != [own]
    assert discord.world.may(discord.bot, "MANAGE_THREADS", channel)
    assert discord.world.may(discord.bot, "ATTACH_FILES", channel)


async def test_a_servers_name_language_and_system_channel_change(
    api: Api, line: Line, server: Server, channel: Channel
) -> None:
    await line.identify()
    await line.event()
    server.change(name="Tombstone", locale="nl", system_channel=channel)
    event, told = await line.event()
    changed = {key: told[key] for key in ("name", "preferred_locale", "system_channel_id")}
    assert (event, changed) == (
        "GUILD_UPDATE",
        {"name": "Tombstone", "preferred_locale": "nl", "system_channel_id": channel.id},
    )
    channel.delete()
    assert (await line.event())[0] == "CHANNEL_DELETE"
    event, told = await line.event()
    assert (event, told["system_channel_id"]) == ("GUILD_UPDATE", None)
    assert (await api.ok("GET", f"/guilds/{server.id}"))["system_channel_id"] is None


async def test_roles_are_given_taken_changed_and_deleted(
    line: Line, server: Server, channel: Channel, anna: Person
) -> None:
    await line.identify(GUILDS | MEMBERS)
    await line.event()
    role = server.add_role("Players", "MANAGE_THREADS")
    server.give(anna, role)
    assert anna.may("MANAGE_THREADS", channel)
    channel.deny("SEND_MESSAGES", who=role)
    assert not anna.may("SEND_MESSAGES", channel)
    server.change_role(role)
    assert not anna.may("MANAGE_THREADS", channel)
    server.take(anna, role)
    assert anna.may("SEND_MESSAGES", channel)
    server.give(anna, role)
    server.delete_role(role)
    assert anna.may("SEND_MESSAGES", channel)
    told = [await line.event() for _ in range(7)]
    assert [event for event, _ in told] == [
        "GUILD_ROLE_CREATE",
        "GUILD_MEMBER_UPDATE",
        "CHANNEL_UPDATE",
        "GUILD_ROLE_UPDATE",
        "GUILD_MEMBER_UPDATE",
        "GUILD_MEMBER_UPDATE",
        "GUILD_ROLE_DELETE",
    ]
    assert [data["roles"] for event, data in told if event == "GUILD_MEMBER_UPDATE"] == [
        [role.id],
        [],
        [role.id],
    ]


async def test_an_interaction_says_what_each_may_and_which_roles_they_have(
    api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    role = server.add_role("Moderators", "MANAGE_THREADS")
    max_, mia = (
        server.add_person("Max", roles=[role]),
        server.add_person("Mia", permissions=["ADMINISTRATOR"]),
    )
    told = {}
    for person in (anna, max_, mia):
        reply = await api.slash(person, channel)
        member = interaction_payload(server.stage.world, reply.interaction)["member"]
        may = discord_py.Permissions(int(member["permissions"]))
        told[person.name] = (may.manage_threads, may.manage_guild, role.id in member["roles"])
    assert told == {
        "Anna": (False, False, False),
        "Max": (True, False, True),
        "Mia": (True, True, False),
    }


async def test_a_server_is_full_of_threads(
    discord: Sandbox, api: Api, server: Server, channel: Channel
) -> None:
    server.fill_with_threads(channel, 12)
    server.fill_with_threads(channel, 15)
    active = await api.ok("GET", f"/guilds/{server.id}/threads/active")
    assert len(active["threads"]) == 15
    discord.world.max_active_threads = 15
    await api.refused(160006, "POST", f"/channels/{channel.id}/threads", {"name": "one more", "type": 11})


async def test_where_the_bot_is_not_only_commands_are_offered_that_people_have_with_them(
    api: Api, server: Server, channel: Channel, anna: Person
) -> None:
    await api.sync(COMMAND, COMMAND | {"name": "mine", "integration_types": [0, 1]})
    assert anna.commands(channel) == ["do", "mine"]
    server.kick_bot()
    assert anna.commands(channel) == ["mine"]
    server.invite_bot()
    assert anna.commands(channel) == ["do", "mine"]

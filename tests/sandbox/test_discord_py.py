"""What discord.py sends for everyday work passes the referee, and it understands what it gets back."""

from __future__ import annotations

import datetime as dt
from collections.abc import AsyncIterator

import discord as library
import pytest

from sandbox import Person, Sandbox, Server


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("Dodge City", bot_permissions=["ADMINISTRATOR"])


@pytest.fixture
async def guild(
    discord: Sandbox, server: Server, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[library.Guild]:
    """The server as discord.py knows it from the REST API alone."""
    monkeypatch.setattr(library.http.Route, "BASE", f"{discord.base_url}/api/v10")
    async with library.Client(intents=library.Intents.none()) as client:
        await client.login(discord.token)
        yield await client.fetch_guild(int(server.id))
    assert discord.violations == []


async def test_roles_are_made_ordered_given_and_deleted(
    guild: library.Guild, server: Server, anna: Person
) -> None:
    role = await guild.create_role(
        name="Sheriff", colour=library.Colour.gold(), permissions=library.Permissions(8)
    )
    assert role.is_assignable is not None
    await role.edit(hoist=True, mentionable=True, name="Marshal")
    member = await guild.fetch_member(int(anna.id))
    await member.add_roles(role)
    assert [r.name for r in server.members[anna.id].roles] == ["Marshal"]
    await member.remove_roles(role)
    await member.edit(roles=[role])
    assert {r.name for r in await guild.fetch_roles()} == {"@everyone", "Bot", "Marshal"}
    await role.delete()
    assert server.members[anna.id].roles == []


async def test_channels_are_made_with_permissions_and_changed(
    guild: library.Guild, server: Server, anna: Person
) -> None:
    hidden = {guild.default_role: library.PermissionOverwrite(view_channel=False)}
    category = await guild.create_category("Main Street", overwrites=hidden)
    channel = await guild.create_text_channel("The Bank", category=category, topic="Gold", slowmode_delay=5)
    assert (channel.name, channel.category_id) == ("the-bank", category.id)
    bank = server.world.channels[str(channel.id)]
    assert not server.world.may(anna.user, "VIEW_CHANNEL", bank)
    member = await guild.fetch_member(int(anna.id))
    await channel.set_permissions(member, view_channel=True)
    assert server.world.may(anna.user, "VIEW_CHANNEL", bank)
    await channel.set_permissions(member, overwrite=None)
    assert not server.world.may(anna.user, "VIEW_CHANNEL", bank)
    await channel.edit(name="vault", topic=None, nsfw=True, position=0)
    assert {c.name for c in await guild.fetch_channels()} == {"Main Street", "vault"}
    await category.delete()
    await channel.delete()
    assert server.channels == []


async def test_members_are_found_renamed_timed_out_kicked_and_banned(
    guild: library.Guild, server: Server, anna: Person, bob: Person
) -> None:
    member = await guild.fetch_member(int(anna.id))
    await member.edit(nick="Annie")
    await member.timeout(dt.timedelta(minutes=5), reason="noise")
    assert server.members[anna.id].timed_out_until > server.world.clock.now()
    await member.timeout(None)
    await member.kick()
    assert anna.id not in server.members
    await guild.ban(library.Object(int(bob.id)), reason="Würfel gezinkt")
    assert [(e.user.id, e.reason) async for e in guild.bans()] == [(int(bob.id), "Würfel gezinkt")]
    await guild.fetch_ban(library.Object(int(bob.id)))
    await guild.unban(library.Object(int(bob.id)))
    with pytest.raises(library.NotFound, match="10026"):
        await guild.fetch_ban(library.Object(int(bob.id)))
    await guild.leave()


async def test_messages_are_answered_reacted_to_pinned_and_purged(
    guild: library.Guild, server: Server, anna: Person
) -> None:
    place = server.add_channel("saloon")
    said = anna.say("hello", place)
    channel = await guild.fetch_channel(int(place.id))
    assert isinstance(channel, library.TextChannel)
    message = await channel.fetch_message(int(said.id))
    answer = await message.reply("hi", mention_author=False)
    assert answer.reference is not None
    assert isinstance(answer.reference.resolved, library.Message)
    await answer.add_reaction("😀")
    assert [(r.emoji, r.count, r.me) for r in (await channel.fetch_message(answer.id)).reactions] == [
        ("😀", 1, True)
    ]
    assert [u async for u in (await channel.fetch_message(answer.id)).reactions[0].users()] == [
        guild._state.user
    ]
    await answer.clear_reaction("😀")
    await answer.pin()
    assert [m.id async for m in channel.pins()] == [answer.id]
    await answer.unpin()
    deleted = await channel.purge(limit=10)
    assert {m.type for m in deleted} == {
        library.MessageType.default,
        library.MessageType.reply,
        library.MessageType.pins_add,
    }
    assert place.messages == []


async def test_threads_are_opened_filled_archived_and_listed(
    guild: library.Guild, server: Server, anna: Person
) -> None:
    channel = await guild.fetch_channel(int(server.add_channel("saloon").id))
    assert isinstance(channel, library.TextChannel)
    thread = await channel.create_thread(name="Game 1", type=library.ChannelType.public_thread)
    await thread.add_user(library.Object(int(anna.id)))
    assert {m.id for m in await thread.fetch_members()} == {int(anna.id), int(server.world.bot.id)}
    await thread.remove_user(library.Object(int(anna.id)))
    await thread.edit(name="Game 2", slowmode_delay=5, auto_archive_duration=60)
    assert [t.id for t in await guild.active_threads()] == [thread.id]
    await thread.edit(archived=True, locked=True)
    hidden = await channel.create_thread(name="Game 3", invitable=False)
    await hidden.edit(archived=True)
    assert [t.id async for t in channel.archived_threads()] == [thread.id]
    assert [t.id async for t in channel.archived_threads(private=True)] == [hidden.id]
    assert [t.id async for t in channel.archived_threads(private=True, joined=True)] == [hidden.id]
    await thread.delete()


async def test_the_application_and_its_servers_are_looked_up(
    guild: library.Guild, server: Server, discord: Sandbox
) -> None:
    client = guild._state._get_client()
    assert [g.name async for g in client.fetch_guilds()] == ["Dodge City"]
    assert await client.fetch_application_emojis() == []
    assert await guild.fetch_emojis() == await guild.fetch_stickers() == []
    assert await guild.webhooks() == await guild.invites() == []
    tree = library.app_commands.CommandTree(client)
    tree.add_command(library.app_commands.Command(name="do", description="Do it", callback=_do))
    (synced,) = await tree.sync()
    assert [c.id for c in await tree.fetch_commands()] == [synced.id]
    assert (await synced.edit(description="Do it now")).description == "Do it now"
    await synced.delete()
    assert await tree.fetch_commands() == []
    await guild.edit(name="Tombstone")
    assert server.name == "Tombstone"
    assert client.user is not None
    assert (await client.user.edit(username="barkeeper")).name == "barkeeper"


async def _do(interaction: library.Interaction) -> None:
    """A command that nobody types."""

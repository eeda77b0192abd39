"""What the gateway tells of whatever the world announces: its intent, its place and its data."""

from __future__ import annotations

from sandbox import Channel, Person, Sandbox, Server
from sandbox.gateway import intents as i
from sandbox.gateway.events import EVENTS
from sandbox.world.objects import Happening, Typing
from tests.sandbox.line import Line

EMOJI = {"id": None, "name": "👍"}


async def test_reactions_name_who_reacted_to_whose_message(
    discord: Sandbox, line: Line, channel: Channel, anna: Person, bob: Person
) -> None:
    await line.identify(i.GUILD_MESSAGE_REACTIONS)
    said = anna.say("hello", channel).message
    happening = Happening(message=said, user=bob.user, details={"emoji": EMOJI})
    discord.world.announce("MESSAGE_REACTION_ADD", happening)
    event, data = await line.event()
    assert event == "MESSAGE_REACTION_ADD"
    assert (data["user_id"], data["message_id"], data["emoji"]) == (bob.id, said.id, EMOJI)
    assert (data["member"]["user"]["id"], data["message_author_id"]) == (bob.id, anna.id)
    discord.world.announce("MESSAGE_REACTION_REMOVE_ALL", Happening(message=said))
    assert await line.event() == (
        "MESSAGE_REACTION_REMOVE_ALL",
        {"message_id": said.id, "channel_id": channel.id, "guild_id": channel.guild and channel.guild.id},
    )


async def test_direct_messages_have_intents_of_their_own(discord: Sandbox, line: Line, anna: Person) -> None:
    await line.identify(i.DIRECT_MESSAGE_TYPING)
    discord.world.announce("TYPING_START", Typing(anna.user, anna.dm, 0.0))
    event, data = await line.event()
    assert (event, data["user_id"], data["channel_id"]) == ("TYPING_START", anna.id, anna.dm.id)
    assert "guild_id" not in data


async def test_without_its_intent_an_event_stays_away(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(i.DIRECT_MESSAGE_TYPING)
    discord.world.announce("TYPING_START", Typing(anna.user, channel, 0.0))
    await line.hears_nothing()


async def test_what_happens_in_a_hidden_channel_is_not_told(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify(i.GUILD_MESSAGE_TYPING)
    channel.deny("VIEW_CHANNEL", who=discord.bot)
    discord.world.announce("TYPING_START", Typing(anna.user, channel, 0.0))
    await line.hears_nothing()


async def test_without_the_members_intent_only_the_bots_own_thread_membership_is_told(
    discord: Sandbox, line: Line, channel: Channel, anna: Person
) -> None:
    await line.identify()
    await line.event()
    thread = discord.world.add_thread(
        channel, "t", owner=discord.bot, kind=11, auto_archive=60, of=anna.say("x", channel).message
    )
    assert (await line.event())[0] == "THREAD_CREATE"
    for user in (anna.user, discord.bot):
        thread.thread and thread.thread.members.setdefault(user.id, 0.0)
        happening = Happening(channel=thread, users={"added": [user]})
        discord.world.announce("THREAD_MEMBERS_UPDATE", happening)
    event, data = await line.event()
    assert (event, [m["user_id"] for m in data["added_members"]]) == (
        "THREAD_MEMBERS_UPDATE",
        [discord.bot.id],
    )


async def test_roles_and_bans_are_told_of(discord: Sandbox, line: Line, server: Server, anna: Person) -> None:
    await line.identify(i.GUILDS | i.GUILD_MODERATION)
    await line.event()
    role = server.add_role("Sheriff")
    event, data = await line.event()
    assert (event, data["role"]["name"]) == ("GUILD_ROLE_CREATE", "Sheriff")
    discord.world.announce("GUILD_ROLE_DELETE", Happening(guild=server, role=role))
    assert await line.event() == ("GUILD_ROLE_DELETE", {"guild_id": server.id, "role_id": role.id})
    discord.world.announce("GUILD_BAN_ADD", Happening(guild=server, user=anna.user))
    event, data = await line.event()
    assert (event, data["user"]["id"]) == ("GUILD_BAN_ADD", anna.id)


async def test_what_becomes_of_the_bot_itself_needs_no_intent(
    discord: Sandbox, line: Line, server: Server, anna: Person
) -> None:
    await line.identify(0)
    for user in (anna.user, discord.bot):
        discord.world.announce("GUILD_MEMBER_UPDATE", server.members[user.id])
    event, data = await line.event()
    assert (event, data["user"]["id"]) == ("GUILD_MEMBER_UPDATE", discord.bot.id)


def test_every_event_needs_a_known_intent() -> None:
    for kind in EVENTS.values():
        assert kind.intent | kind.direct | i.EVERY_INTENT == i.EVERY_INTENT

"""Commands with a prefix, which need MESSAGE_CONTENT, and what else an old bot listens to."""

from __future__ import annotations

import pytest

from sandbox import Channel, Person, Program, Sandbox, Server

PROGRAM = "chatter.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def answered(discord: Sandbox, person: Person, text: str, channel: Channel) -> str:
    """What the bot says to what a person says."""
    person.say(text, channel)
    await discord.until(lambda: person.last(channel).author == discord.bot.name, what=f"an answer to {text}")
    return person.last(channel).text


async def test_commands_are_read_from_what_people_say(
    discord: Sandbox, channel: Channel, anna: Person
) -> None:
    assert await answered(discord, anna, "!roll 2d8", channel) == "8 + 8"
    assert await answered(discord, anna, f"<@{discord.bot.id}> sum 3 4", channel) == "7"
    reply = anna.last(channel)
    assert reply.message.reference is anna.sees(channel)[-2].message
    assert reply.mentions == ["Anna"]


async def test_errors_are_told(discord: Sandbox, channel: Channel, anna: Person) -> None:
    assert (await answered(discord, anna, "!sing", channel)).startswith("CommandNotFound")
    assert (await answered(discord, anna, "!add 1 x", channel)).startswith("BadArgument")
    text = await answered(discord, anna, f"!say <#{channel.id}> hello", channel)
    assert text.startswith("MissingPermissions")


async def test_the_bot_types_asks_and_waits_for_the_answer_of_whom_it_asked(
    discord: Sandbox, channel: Channel, anna: Person, bob: Person
) -> None:
    anna.say("!guess", channel)
    await discord.until(lambda: anna.typing(channel) == [discord.bot.name])
    await discord.until(lambda: anna.last(channel).text == "Which number do I think of?")
    assert anna.typing(channel) == []
    bob.say("7", channel)
    assert await answered(discord, anna, "8", channel) == "No, not 8."


async def test_edits_and_deletions_are_heard(discord: Sandbox, channel: Channel, anna: Person) -> None:
    said = anna.say("helo", channel)
    anna.edit(said, "hello")
    await discord.until(lambda: anna.last(channel).text == "You said 'helo' before.")
    assert anna.last(channel).mentions == []
    anna.delete(said)
    await discord.until(lambda: anna.last(channel).text == "Anna took something back.")


async def test_typing_and_newcomers_are_heard(
    program: Program, server: Server, channel: Channel, anna: Person
) -> None:
    anna.type(channel)
    await program.says("Anna types")
    server.add_person("Zoe")
    await program.says("welcome Zoe")


async def test_its_clock_ticks(discord: Sandbox, channel: Channel, anna: Person) -> None:
    await discord.until(lambda: discord.gateway.has_bot)
    assert await answered(discord, anna, "!ticks", channel) in ("it ticks", "it stands still")


async def test_a_moderator_speaks_through_the_bot(discord: Sandbox, server: Server, channel: Channel) -> None:
    boss = server.add_person("Boss", permissions=["MANAGE_MESSAGES"])
    other = server.add_channel("plaza")
    boss.say(f"!say {other.name} hello there", channel)
    await discord.until(lambda: [m.content for m in other.messages] == ["hello there"])


async def test_members_are_known_by_name_and_role(
    discord: Sandbox, server: Server, channel: Channel, anna: Person
) -> None:
    miners = server.add_role("Miners")
    server.add_member(discord.world.add_user("Max"), roles=[miners])
    assert await answered(discord, anna, f"!members <@&{miners.id}>", channel) == "Max"
    assert "Anna, Bot, Max" in await answered(discord, anna, "!members", channel)


async def test_people_vote_by_reactions(
    discord: Sandbox, server: Server, channel: Channel, anna: Person, bob: Person
) -> None:
    channel.allow("MANAGE_MESSAGES", who=discord.bot)
    anna.say("!vote Tea?", channel)
    await discord.until(lambda: "👎" in anna.last(channel).reactions)
    asked = anna.last(channel)
    assert asked.reactions == {"👍": ["Bot"], "👎": ["Bot"]}
    await discord.settle(quiet=0.05)
    bob.react(asked, "👎")
    anna.react(asked, "👍")
    await discord.until(lambda: asked.text == "Tea? Anna: 👍" and not asked.reactions)


async def test_reactions_are_heard_on_any_message(
    discord: Sandbox, program: Program, channel: Channel, anna: Person, bob: Person
) -> None:
    said = bob.say("The bank opens at nine", channel)
    anna.react(said, "📌")
    await discord.until(lambda: anna.last(channel).text == "Anna pins: The bank opens at nine")
    anna.unreact(said, "📌")
    await program.says(f"{anna.id} took 📌 away")

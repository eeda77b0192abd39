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

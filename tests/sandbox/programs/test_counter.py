"""Buttons that outlive their bot: presses are answered before and after it was killed."""

from __future__ import annotations

import pytest

from sandbox import Channel, NotOffered, Person, Program, Sandbox

PROGRAM = "counter.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_everybody_counts_until_it_is_enough(
    program: Program, channel: Channel, anna: Person, bob: Person
) -> None:
    await program.synced()
    message = await (await anna.slash("counter", channel=channel)).answer()
    for person, shown in ((anna, "1"), (bob, "2")):
        assert (await person.press(message, "persistent:count")).ack == "update"
        assert message.buttons == [shown]
    await program.kill()
    await program.restart()
    await anna.press(message, "2")
    assert message.all_buttons[0].style == 3
    with pytest.raises(NotOffered, match="disabled"):
        await bob.press(message, "3")


async def test_polls_are_answered_once_by_each(
    discord: Sandbox, program: Program, channel: Channel, anna: Person, bob: Person
) -> None:
    await program.synced()
    reply = await anna.slash("poll", channel=channel, question="Tea?", first="Yes", second="No")
    poll = await reply.answer()
    assert (poll.text, poll.buttons) == ("**Tea?**", ["Yes", "No"])
    assert await (await anna.press(poll, "Yes")).text() == "Thank you for **Yes**!"
    assert await (await anna.press(poll, "No")).text() == "You have voted already."
    await program.restart()
    assert await (await bob.press(poll, "No")).text() == "Thank you for **No**!"
    results = await (await bob.slash("results")).text()
    assert results.splitlines() == [f"<@{anna.id}>: Yes", f"<@{bob.id}>: No"]


async def test_after_a_new_session_the_buttons_still_work(
    discord: Sandbox, program: Program, channel: Channel, anna: Person
) -> None:
    await program.synced()
    message = await (await anna.slash("counter", channel=channel)).answer()
    await discord.faults.cut_line()
    await anna.press(message, "0")
    assert message.buttons == ["1"]

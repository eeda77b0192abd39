"""Reminders by the real bot: one for a deadline, by which one plays, and which is gone after the answer."""

import random

from tests.e2e.evening import Evening


async def test_whoever_is_waited_for_is_reminded_once_plays_by_it_and_then_it_is_gone(
    evening: Evening,
) -> None:
    thread, discord = await evening.open_game(3), evening.discord
    late, messages = evening.asked(thread), len(evening.public(thread))
    comes = evening.stored.next_reminder(evening.number)
    assert comes is not None
    await evening.is_in()
    await discord.later(seconds=comes - discord.clock.now())
    for _ in range(3):  # the line comes first, and a minute of calm: on a busy machine that takes longer
        await discord.later(minutes=2)
        if len(evening.public(thread)) > messages:
            break
    await discord.until(lambda: len(evening.public(thread)) > messages, what="the reminder is posted")
    reminder = evening.public(thread)[-1]
    assert reminder.mentions == [late.name]
    await evening.bot.kill()
    await evening.house.start()
    await discord.later(minutes=3)
    assert len(evening.public(thread)) == messages + 1, "nobody is reminded twice"
    panel = await (await late.press(reminder, "My move")).private()
    await evening.answer_in(panel, late, random.Random(1))
    await discord.until(lambda: reminder.is_deleted, what="the reminder is deleted")
    assert evening.stored.answers_of_people(evening.number) == 1

"""Time at the real bot: a deadline passes and the table goes on; while the bot is away, clocks stand."""

import random

from tests.e2e.evening import Evening

HOUR = 3600.0


async def test_when_a_deadline_passes_the_table_goes_on_and_others_are_called(evening: Evening) -> None:
    thread, outages = await evening.open_game(3), evening.stored.outages()
    late = evening.asked(thread)
    (due,) = evening.stored.deadlines(evening.number)
    await evening.is_in()
    await evening.discord.later(seconds=due - evening.discord.clock.now())
    assert evening.stored.events(evening.number, "TimeWasUp") == [], "presses on their way come first"
    await evening.discord.later(minutes=2)
    await evening.until(lambda: len(evening.stored.events(evening.number, "TimeWasUp")), 1)
    await evening.shown()
    assert evening.asked(thread) is not late
    assert evening.stored.outages() == outages, "a leap that both clocks make is no outage"


async def test_the_time_in_which_the_bot_was_not_there_counts_for_nobody(evening: Evening) -> None:
    thread, outages = await evening.open_game(3), evening.stored.outages()
    await evening.is_in()
    asked = evening.asked(thread)
    (before,) = evening.stored.deadlines(evening.number)
    await evening.bot.kill()
    evening.discord.pass_time(hours=100)
    assert before < evening.discord.clock.now()
    await evening.house.start()
    await evening.until(lambda: evening.stored.outages() != outages, True)
    await evening.discord.later(minutes=2)
    since, until = evening.stored.outages()[-1]
    assert 100 * HOUR <= until - since < 101 * HOUR
    (after,) = evening.stored.deadlines(evening.number)
    assert after - before >= 100 * HOUR - 120, "all that the clock has lived through"
    assert evening.stored.events(evening.number, "TimeWasUp") == []
    assert evening.asked(thread) is asked
    await evening.play(thread, random.Random(1), answers=1)
    assert evening.stored.answers_of_people(evening.number) == 1

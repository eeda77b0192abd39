"""Time at the real bot: a deadline passes and the table goes on; while the bot is away, clocks stand."""

import random

from tests.e2e.evening import Evening
from tests.stored import say_ahead

HOUR = 3600.0


async def test_when_a_deadline_passes_the_table_goes_on_and_others_are_called(evening: Evening) -> None:
    thread = await evening.open_game(3)
    late = evening.asked(thread)
    (due,) = evening.stored.deadlines(evening.number)
    await evening.is_in()
    outages = evening.stored.outages()
    await evening.discord.later(seconds=due - evening.discord.clock.now())
    assert evening.stored.events(evening.number, "TimeWasUp") == [], "presses on their way come first"
    await evening.discord.later(minutes=2)
    await evening.until(lambda: len(evening.stored.events(evening.number, "TimeWasUp")), 1)
    await evening.shown()
    assert evening.asked(thread) is not late
    assert evening.stored.outages() == outages, "a leap that both clocks make is no outage"


async def test_the_time_in_which_the_bot_was_not_there_counts_for_nobody(evening: Evening) -> None:
    thread = await evening.open_game(3)
    await evening.is_in()
    asked, outages = evening.asked(thread), evening.stored.outages()
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


async def test_three_who_are_absent_at_one_auction_cost_one_wait(evening: Evening) -> None:
    thread = await evening.open_game(4)
    opening = evening.board(thread)
    first = evening.asked(thread)
    others = [person for person in evening.people[:4] if person is not first]
    assert sorted(opening.mentions) == sorted(person.name for person in evening.people[:4])
    assert opening.text.count("**My move**") == 1
    await evening.is_in()
    await evening.discord.later(hours=18)
    await evening.bot.kill()
    say_ahead(evening.database, evening.number, "bid", 1, {int(person.id): None for person in others})
    await evening.house.start()
    await evening.is_in()
    assert len(evening.boards(thread)) == 1, "nobody notices what they have said meanwhile"
    await evening.discord.later(hours=2)
    await evening.say(thread, first, "bid", "1")
    await evening.shown()
    assert evening.stored.events(evening.number, "AuctionWon"), "nobody else is waited for"
    assert evening.stored.events(evening.number, "TimeWasUp") == []
    assert evening.asked(thread) is first, "they have won, and take a card"
    called = [name for board in evening.boards(thread)[1:] for name in board.mentions]
    assert set(called) <= {first.name}


async def test_whoever_is_asked_after_they_were_invited_is_mentioned_once_more_and_has_less_time(
    evening: Evening,
) -> None:
    thread = await evening.open_game(3)
    opening, first = evening.board(thread), evening.asked(thread)
    await evening.is_in()
    await evening.discord.later(hours=20)
    asked_at = evening.discord.clock.now()
    await evening.say(thread, first, "bid", "1")
    await evening.shown()
    board = evening.board(thread)
    second = evening.asked(thread)
    assert board.mentions == [second.name]
    assert second.name in opening.mentions
    (soft,) = evening.stored.free_until(evening.number)
    assert asked_at + 12 * HOUR <= soft < asked_at + 24 * HOUR + 12 * HOUR
    await evening.bot.kill()
    await evening.house.start()
    await evening.say(thread, second, "bid", "2")
    await evening.shown()
    assert len(evening.boards(thread)) == 3
    assert evening.board(thread).mentions == [evening.asked(thread).name]

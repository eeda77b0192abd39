"""Who comes back after days is told what has happened since he acted, in the colours that he reads best."""

import asyncio
import random

from renders.boomtown.text.labels import card_name
from renders.language.catalogues import words_for
from sandbox import Person
from tests.e2e.evening import Evening
from tests.pictures import seen


async def test_act_says_what_has_happened_since_ones_own_last_move(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first = evening.asked(thread)
    panel = await (await first.press(evening.board(thread), "My move")).private()
    assert "**So far**" not in panel.text, "the board tells it"
    await (await first.press(evening.board(thread), "1 gold")).text()
    await evening.discord.until(lambda: panel.is_deleted, what="the panel gives way to the answer")
    await evening.shown()
    second = evening.asked(thread)
    await (await second.press(evening.board(thread), "3 gold")).text()
    await evening.shown()
    third = evening.asked(thread)
    await (await third.press(evening.board(thread), "Pass")).text()
    await evening.shown()
    await evening.restart()
    assert evening.asked(thread) is first
    beside = await (await first.press(evening.board(thread), "My move")).private()
    away = await (await first.slash("game act", channel=first.dm, game=evening.number)).private()
    for panel, told in ((beside, False), (away, True)):
        prompt, news = panel.text.split("**Since your last move**\n")
        assert "Bid for first pick" in prompt
        assert " leads with 3." in prompt
        assert f"**{second.name}**" in news
        assert (f"**{third.name}** passes" in news) is told, "the newest board tells it"
    board = await (await first.slash("game board", channel=thread)).private()
    assert "Since your last move" in board.text
    spectator = await (await evening.people[3].slash("game board", channel=thread)).private()
    assert "Since your last move" not in spectator.text


async def test_who_is_asked_again_at_once_reads_what_the_others_did_meanwhile(evening: Evening) -> None:
    """Alone among robots a whole round may pass between two questions."""
    thread, luck = await evening.open_game(1, robots=3), random.Random(4)
    all_news = []
    for _ in range(8):
        said = await (await evening.answer(thread, luck)).text()
        assert said.startswith("✓")
        await evening.shown()
        if "Since your last move" in said:
            news = said.split("**Since your last move**\n")[1]
            assert len([line for line in news.split("\n") if line.startswith("- ")]) >= 1
            all_news.append(news)
    assert len(all_news) >= 2
    # One of them alone may tell of a roll only, for luck is new in every game.
    assert any(f"**{name}**" in news for news in all_news for name in ("Dusty", "Rosie", "Tex"))


async def test_whoever_chooses_colours_sees_them_at_once_and_the_table_from_the_next_move(
    evening: Evening,
) -> None:
    thread, luck = await evening.open_game(3), random.Random(1)
    anna, ben = evening.people[:2]

    async def hand_of(person: Person) -> str:
        message = await (await person.slash("game hand", channel=thread)).private()
        return seen(message.files[0].data)

    before = {person: await hand_of(person) for person in (anna, ben)}
    board = seen(evening.board(thread).files[0].data)
    said = await (await anna.slash("game display", channel=thread, colours="high-contrast")).text()
    assert "high contrast" in said
    assert await hand_of(anna) != before[anna]
    assert await hand_of(ben) == before[ben]
    assert seen(evening.board(thread).files[0].data) == board
    await evening.play(thread, luck, answers=1)
    after = seen(evening.board(thread).files[0].data)
    own = await (await anna.slash("game board", channel=thread)).private()
    others = await (await ben.slash("game board", channel=thread)).private()
    assert seen(own.files[0].data) != seen(others.files[0].data)
    assert after != seen(others.files[0].data)


async def test_every_take_and_roll_is_told_by_the_first_message_after_it_through_kills_too(
    evening: Evening,
) -> None:
    """Cut off at random moments, and once between a post and its note: nothing is missed by everybody."""
    thread, luck = await evening.open_game(3), random.Random(6)
    for _ in range(2):
        await evening.play(thread, luck, answers=luck.randint(2, 4))
        await evening.answer(thread, luck)
        await asyncio.sleep(luck.random() * 0.1)
        await evening.restart()
        await evening.shown()
    while "open the bidding" not in evening.board(thread).text:
        await evening.play(thread, luck, answers=1)
    gate = evening.discord.faults.hold(rf"/channels/{thread.id}/messages", method="POST")
    await evening.answer(thread, luck)
    await gate.reached()
    await evening.bot.kill()
    gate.open()
    evening.discord.pass_time(minutes=10)  # Discord has forgotten the nonce
    await evening.bot.start()
    await evening.bot.ready()
    await evening.play(thread, luck, answers=2)
    assert evening.frames(thread) == sorted(evening.frames(thread))
    tellings = evening.tellings(thread)
    found = 0
    for number, kind, event in evening.stored.story(evening.number):
        told = next(text for last, text in tellings if last >= number)
        if kind == "CardTaken":
            found += 1
            assert card_name(event["card"], words_for("en")) in told
        if kind == "DiceRolled":
            first, second = event["dice"]
            assert f"rolls {first} + {second}" in told
    assert found >= 3

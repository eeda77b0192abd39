"""Several people, or one with a nervous finger, press in the same tick."""

import asyncio
import random

from tests.e2e.evening import Evening


async def test_of_two_presses_on_one_option_in_the_same_tick_one_counts(evening: Evening) -> None:
    thread = await evening.open_game(4)
    asked, board = evening.asked(thread), evening.board(thread)
    other = next(person for person in evening.people if person is not asked)
    replies = await asyncio.gather(asked.press(board, "1 gold"), other.press(board, "1 gold"))
    said = [await reply.text() for reply in replies]
    assert said[0].startswith("✓")
    assert not said[1].startswith("✓")
    assert len(evening.answers()) == 1


async def test_a_double_click_is_one_answer_and_never_the_answer_to_the_next_question(
    evening: Evening,
) -> None:
    thread = await evening.open_game(1, robots=2)
    await evening.shown()
    anna, board = evening.people[0], evening.board(thread)
    before = evening.stored.answers_of_people(evening.number)
    button = board.all_buttons[0].custom_id
    replies = await asyncio.gather(*(anna.press(board, button) for _ in range(5)))
    said = sorted([(await reply.text()).startswith("✓") for reply in replies])
    assert said == [False] * 4 + [True]
    assert evening.stored.answers_of_people(evening.number) == before + 1


async def test_a_command_that_is_sent_twice_is_never_the_answer_to_the_next_question(
    evening: Evening,
) -> None:
    """Both are on a slow line together: the robots have answered the first before the second is looked at."""
    thread, luck = await evening.open_game(1, robots=2), random.Random(4)
    anna, game = evening.people[0], evening.number
    for number in range(6):
        while await evening.asked_for(thread) != "bid":
            await evening.play(thread, luck, answers=1)
        gold = (await anna.complete("boomtown bid", focused="gold", channel=thread))[1].value
        before = evening.stored.answers_of_people(game)
        gate = evening.discord.faults.hold_event("INTERACTION_CREATE")
        sending = [
            asyncio.create_task(anna.slash("boomtown bid", channel=thread, gold=gold)) for _ in range(2)
        ]
        await asyncio.sleep(0.05)
        gate.open()
        said = [await (await each).text() for each in sending]
        assert sorted(text.startswith("✓") for text in said) == [False, True], f"time {number}"
        assert evening.stored.answers_of_people(game) == before + 1
        await evening.shown()
        if await evening.asked_for(thread) == "bid":
            assert any("before you were asked" in text for text in said)


async def test_six_people_join_two_free_seats_at_once_and_two_sit(evening: Evening) -> None:
    lobby = await evening.open_seats(3)
    crowd = [evening.server.add_person(f"Stranger {number}") for number in range(6)]
    replies = await asyncio.gather(*(person.press(lobby, "Join") for person in crowd))
    await evening.discord.until(lambda: "All seats are taken" in lobby.text)
    await evening.discord.until(lambda: all(reply.followups for reply in replies))
    await evening.discord.settle()
    said = sorted([(await reply.private()).text for reply in replies])
    assert said[:4] == ["All seats are taken."] * 4
    assert all(text.startswith("Nobody hurries you") for text in said[4:]), (
        "whoever sits down for the first time"
    )
    assert evening.stored.seats() == 5


async def test_a_game_that_is_started_twice_at_once_starts_once(evening: Evening) -> None:
    lobby = await evening.open_seats(3)
    replies = await asyncio.gather(*(person.press(lobby, "Start") for person in evening.people[:3]))
    await evening.discord.until(lambda: "The game is on" in lobby.text)
    await evening.discord.until(lambda: sum(bool(reply.followups) for reply in replies) >= 2)
    await evening.shown()
    await evening.discord.settle()
    assert sorted(len(reply.followups) for reply in replies) == [0, 1, 1]
    assert len(evening.boards(evening.thread())) == 1


async def test_the_answer_of_three_turns_ago_is_refused(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(6)
    old, person = evening.board(thread).frozen(), evening.asked(thread)
    await evening.play(thread, luck, answers=3)
    before = evening.answers()
    said = await (await person.press(old, old.all_buttons[0].custom_id)).text()
    assert "newest" in said or "not asked" in said
    assert evening.answers() == before


async def test_a_whole_burst_is_acknowledged_in_time(evening: Evening) -> None:
    thread = await evening.open_game(4)
    board = evening.board(thread)
    replies = await asyncio.gather(
        *(person.press(board, "My side") for _ in range(10) for person in evening.people)
    )
    assert all(reply.is_ephemeral for reply in replies)
    assert max(reply.latency for reply in replies) < 3
    for reply in replies:
        assert (await reply.private()).pictures

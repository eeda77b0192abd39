"""People who leave: a robot plays on, the table is told, and a running game is never left by accident."""

import random

from tests.e2e.evening import Evening


async def test_who_leaves_a_running_game_is_asked_once_more_and_a_robot_plays_on(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(1)
    leaver = evening.asked(thread)
    reply = await leaver.slash("game leave", channel=thread)
    panel = await reply.private()
    assert "for good" in panel.text
    assert evening.stored.seats_of_robots() == 0
    assert "You have left" in await (await leaver.press(panel, "Leave for good")).text()
    await evening.shown()
    board = evening.board(thread)
    assert leaver.name in board.text
    assert "plays on" in board.text
    assert leaver.name not in board.mentions
    assert await evening.play(thread, luck, answers=4) == 4


async def test_whoever_leaves_a_friend_alone_reads_that_they_are_last_and_the_table_that_it_is_decided(
    evening: Evening,
) -> None:
    thread = await evening.open_game(2, robots=1)
    assert await evening.play(thread, random.Random(1), answers=5) == 5
    leaver, friend = evening.people[:2]
    panel = await (await leaver.slash("game leave", channel=thread, game=evening.number)).private()
    assert "this counts as last place, for your rating too" in panel.text
    await (await leaver.press(panel, "Leave for good")).text()
    await evening.shown()
    assert f"The game is decided: **{friend.name}** is first" in evening.board(thread).text
    panel = await (await friend.slash("game leave", channel=thread, game=evening.number)).private()
    assert "last place" not in panel.text


async def test_the_leave_button_of_an_old_lobby_leaves_no_running_game(evening: Evening) -> None:
    lobby = await evening.open_seats(3)
    old, anna = lobby.frozen(), evening.people[0]
    await anna.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text)
    assert "for good" in await (await anna.press(old, "Leave")).text()
    assert evening.stored.seats_of_robots() == 0


async def test_when_the_last_person_leaves_the_game_is_closed(evening: Evening) -> None:
    thread = await evening.open_game(1, robots=2)
    anna = evening.people[0]
    panel = await (await anna.slash("game leave", channel=thread)).private()
    await (await anna.press(panel, "Leave for good")).text()
    await evening.shown()
    assert evening.stored.statuses() == ["closed"]
    await evening.discord.until(lambda: "was closed" in evening.board(thread).text)
    assert evening.board(thread).buttons == []
    assert "no seat" in await (await anna.slash("game hand", channel=thread, game=evening.number)).text()


async def test_the_last_to_leave_open_seats_closes_them(evening: Evening) -> None:
    lobby = await evening.open_seats(2)
    for person in evening.people[:2]:
        await person.press(lobby, "Leave")
    await evening.discord.until(lambda: "was closed" in lobby.text)
    assert lobby.buttons == []

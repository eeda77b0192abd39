"""Somebody who deletes themselves in mid-game: the game goes on, and they may come back as new."""

import random

from tests.e2e.evening import Evening


async def test_whoever_deletes_themselves_is_replaced_by_a_robot_and_may_play_a_new_game(
    evening: Evening,
) -> None:
    thread, luck, anna = await evening.open_game(3), random.Random(1), evening.people[0]
    await evening.play(thread, luck, answers=1)
    old = evening.board(thread).frozen()
    known = await (await anna.slash("privacy show", channel=evening.channel)).text()
    assert "1 game on 1 server" in known
    panel = await (await anna.slash("privacy delete", channel=evening.channel)).private()
    assert "You have a seat in 1 running game" in panel.text
    assert evening.stored.seats_of_robots() == 0
    told = await anna.press(panel, "Delete everything about me")
    assert "Everything about you is deleted" in await told.text()
    await evening.shown()
    assert evening.stored.seats_of_robots() == 1
    board = evening.board(thread)
    assert "a former player" in board.text
    assert str(anna.id) not in board.text
    assert "no seat" in await (await anna.press(old, "My move")).text()
    assert "knows nothing" in await (await anna.slash("privacy show", channel=evening.channel)).text()
    assert await evening.play(thread, luck, answers=2) == 2
    lobby = await evening.open_seats(1)
    assert "1. Anna" in lobby.text

"""Names as people meet them: two of one name, a new nickname in mid-game, and somebody who leaves."""

import random

from tests.e2e.evening import Evening


async def test_twins_are_told_apart_a_nickname_is_told_and_whoever_leaves_stays_in_the_log(
    evening: Evening,
) -> None:
    anna, ben, cleo, _ = evening.people
    nicknames, luck = evening.server.members, random.Random(3)
    nicknames[ben.id].nick = "AΝΝA"  # with Greek letters in its middle
    lobby = await evening.open_seats(3)
    assert all(line in lobby.text for line in ("1. ● Anna", "2. ■ AΝΝA", "3. Cleo"))
    await anna.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text, what="the game starts")
    await evening.shown()
    thread = evening.thread()
    while ben not in evening.awaited(thread):
        await evening.play(thread, luck, answers=1)
    assert f"■ <@{ben.id}>" in evening.board(thread).text
    assert "■ AΝΝA" in evening.board(thread).alt_texts[0]

    nicknames[ben.id].nick = "Lenny"
    await evening.play(thread, luck, answers=1)
    assert "■ AΝΝA is now called Lenny." in evening.board(thread).text
    while cleo not in evening.awaited(thread):
        await evening.play(thread, luck, answers=1)
    await evening.play(thread, luck, answers=1)
    panel = await (await cleo.slash("game leave", channel=thread)).private()
    await (await cleo.press(panel, "Leave for good")).text()
    await evening.shown()
    await evening.restart()
    log = await (await anna.slash("game log", channel=thread)).text()
    told, renamed = log.split("■ AΝΝA is now called Lenny.")
    told_after, left = renamed.split("Cleo has left. Dusty, a robot, plays on.")
    assert "Lenny" not in told
    assert "**Lenny**" in told_after
    assert "**Cleo**" in told + told_after
    assert "Dusty" not in told + told_after
    assert "Cleo" not in left

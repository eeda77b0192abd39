"""A moderator's evening: a game is ended, goes on over a kill, is moved, and somebody loses their seat."""

import random

from tests.e2e.evening import Evening


async def test_a_game_is_ended_and_goes_on_is_moved_and_somebody_is_put_out(evening: Evening) -> None:
    anna, ben, *_ = evening.people
    eve = evening.server.add_person("Eve", permissions=["MANAGE_THREADS"])
    thread, luck = await evening.open_game(3), random.Random(4)
    await evening.play(thread, luck, answers=2)
    number, answered, asked = evening.number, evening.answers(), evening.asked(thread)

    ended = await eve.slash("moderate end", channel=thread, reason="two of us opened the same game")
    assert "is ended, without a result" in await ended.text()
    await evening.discord.until(lambda: thread.thread.archived, what="the thread is archived")
    board = evening.board(thread)
    assert "Ended by Eve: two of us opened the same game. It has no result." in board.text
    assert (board.mentions, evening.stored.status(number)) == ([], "closed")
    checked = await (await anna.slash("game verify", channel=thread)).text()
    assert "its seed stays secret" in checked
    assert evening.stored.seed(number) not in checked

    await evening.restart()
    await evening.discord.later(days=2)
    (act,) = await eve.complete("moderate undo", focused="act", channel=evening.channel, reason="a mistake")
    taken = await eve.slash("moderate undo", channel=evening.channel, act=act.value, reason="a mistake")
    assert "as it was" in await taken.text()
    await evening.discord.until(lambda: "takes the end back: a mistake" in evening.board(thread).text)
    assert (evening.board(thread).mentions, evening.answers()) == ([asked.name], answered)

    elsewhere = evening.server.add_channel("elsewhere")
    await (
        await eve.slash("moderate move", channel=thread, options={"channel": elsewhere}, reason="more room")
    ).text()
    await evening.discord.until(lambda: len(elsewhere.threads) == 1)
    (again,) = elsewhere.threads
    await evening.discord.until(lambda: len(evening.boards(again)) == 1)
    await evening.discord.until(lambda: f"goes on in <#{again.id}>" in evening.public(thread)[-1].text)
    await evening.discord.until(lambda: thread.thread.archived, what="the old thread is archived")

    await (await eve.slash("moderate seat", channel=again, person=ben, reason="rude")).text()
    await evening.discord.until(
        lambda: any("Take the seat" in message.buttons for message in evening.public(again))
    )
    await evening.discord.until(lambda: "frees Ben’s seat: rude." in evening.board(again).text)
    offer = next(message for message in evening.public(again) if "Take the seat" in message.buttons)
    assert "you cannot join it again" in await (await ben.press(offer, "Take the seat")).text()
    listed = await (await eve.slash("moderate log", channel=again)).text()
    assert [word in listed for word in ("rude", "more room", "a mistake", "(taken back")] == [True] * 4

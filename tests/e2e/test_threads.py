"""Threads that are archived, locked, deleted or forbidden in mid-game: the match goes on, people are told."""

import random

import pytest

from sandbox import SeenMessage
from tests.e2e.evening import Evening


async def test_an_archived_thread_is_opened_again_before_the_board_is_shown(evening: Evening) -> None:
    thread, luck = await evening.open_game(1, robots=2), random.Random(1)
    for _ in range(3):
        thread.archive()
        assert await evening.play(thread, luck, answers=1) == 1
    assert thread.thread is not None
    assert not thread.thread.archived
    assert evening.stored.troubles() == [None]


async def test_a_locked_thread_pauses_the_posting_and_not_the_match(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person, board = evening.asked(thread), evening.board(thread).frozen()
    thread.lock(archived=True)
    said = await (
        await person.slash("boomtown bid", channel=evening.channel, gold="2", game=evening.number)
    ).text()
    assert said.startswith("✓")
    notice = await _notice(evening, "locked")
    assert len(evening.answers()) == 1
    assert len(evening.boards(thread)) == 1
    thread.unlock()
    thread.unarchive()
    await evening.shown()
    assert len(evening.boards(thread)) == 2
    assert board.text != evening.board(thread).text
    assert len(evening.public(evening.channel)) == 2, f"told once: {notice.text}"


async def test_a_deleted_thread_is_told_at_once_and_the_game_goes_on_in_a_new_one(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(2)
    await evening.play(thread, luck, answers=2)
    answered = evening.answers()
    thread.delete()
    notice = await _notice(evening, "deleted")
    spectator = evening.people[3]
    assert "no seat" in await (await spectator.press(notice, "Go on")).text()
    assert "goes on" in await (await evening.people[0].press(notice, "Go on")).text()
    await evening.shown()
    again = evening.thread()
    await evening.discord.until(lambda: len(evening.boards(again)) == 1)
    assert evening.answers() == answered
    assert await evening.play(again, luck, answers=3) == 3
    assert "already running again" in await (await evening.people[0].press(notice, "Go on")).text()


async def test_a_game_whose_whole_channel_was_deleted_goes_on_in_another(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(2)
    await evening.play(thread, luck, answers=2)
    elsewhere, anna = evening.server.add_channel("elsewhere"), evening.people[0]
    thread.delete()
    await _notice(evening, "deleted")
    evening.channel.delete()
    panel = await (await anna.slash("game board", channel=elsewhere, game=evening.number)).private()
    assert "Go on" in panel.buttons
    spectator = await (
        await evening.people[3].slash("game board", channel=elsewhere, game=evening.number)
    ).private()
    assert "Go on" not in spectator.buttons
    assert "goes on" in await (await anna.press(panel, "Go on")).text()
    await evening.discord.until(lambda: bool(elsewhere.threads))
    (again,) = elsewhere.threads
    await evening.discord.until(lambda: len(evening.boards(again)) == 1)
    assert await evening.play(again, luck, answers=3) == 3


async def test_going_on_whose_answer_was_lost_makes_no_second_thread(evening: Evening) -> None:
    thread = await evening.open_game(3)
    thread.delete()
    notice = await _notice(evening, "deleted")
    evening.discord.faults.fail_next("POST", "/threads$", status=None, before_effect=False)
    assert "connection failed" in await (await evening.people[0].press(notice, "Go on")).text()
    assert "goes on" in await (await evening.people[1].press(notice, "Go on")).text()
    (again,) = evening.channel.threads
    await evening.discord.until(lambda: len(evening.boards(again)) == 1)


async def test_a_forbidden_thread_is_said_in_the_channel_and_can_be_tried_again(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(3)
    evening.channel.deny("SEND_MESSAGES_IN_THREADS", who=evening.discord.bot)
    await (await evening.answer(thread, luck)).text()
    notice = await _notice(evening, "no longer post")
    evening.channel.allow("SEND_MESSAGES_IN_THREADS", who=evening.discord.bot)
    await (await evening.people[1].press(notice, "Go on")).text()
    await evening.shown()
    assert await evening.play(thread, luck, answers=2) == 2


async def test_a_deleted_board_is_posted_anew(evening: Evening) -> None:
    thread, luck = await evening.open_game(1, robots=2), random.Random(4)
    board = evening.board(thread)
    evening.discord.world.delete_message(board.message)
    assert evening.boards(thread) == []
    await (await evening.answer_by_command(evening.people[0], thread, luck)).text()
    await evening.shown()
    assert await evening.play(thread, luck, answers=2) == 2


@pytest.mark.parametrize(
    "permission", ["SEND_MESSAGES", "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES"]
)
async def test_a_missing_permission_is_named_when_a_game_is_opened(evening: Evening, permission: str) -> None:
    evening.channel.deny(permission, who=evening.discord.bot)
    said = await (await evening.people[0].slash("boomtown new", channel=evening.channel)).text()
    assert permission.replace("_", " ").title().replace("In", "in") in said
    assert evening.stored.numbers() == []
    assert evening.public(evening.channel) == []


async def test_too_many_threads_leave_an_open_game_that_can_be_started_later(evening: Evening) -> None:
    lobby = await evening.open_seats(3)
    evening.discord.world.max_active_threads = 0
    anna = evening.people[0]
    assert "as many open threads" in await (await anna.press(lobby, "Start")).text()
    assert evening.stored.statuses() == ["open"]
    evening.discord.world.max_active_threads = 1000
    await anna.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text)


async def _notice(evening: Evening, words: str) -> SeenMessage:
    """The message in the channel that says what is wrong with the thread."""

    def found() -> list[SeenMessage]:
        said = [m for m in evening.public(evening.channel) if words in m.text]
        return [m for m in said if "Go on" in m.buttons]  # the open seats say it as well

    await evening.discord.until(lambda: bool(found()), what=f"the channel is told: {words}")
    (notice,) = found()
    return notice

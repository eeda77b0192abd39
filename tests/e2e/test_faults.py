"""Faults of Discord, of the line and of people's timing: whoever is asked is called in the end, and what
is posted is posted once."""

import asyncio
import random

import pytest

from sandbox import Channel, Gate, Person, Program, SeenMessage
from tests.e2e.evening import Evening

BOARDS, OLD_BOARDS = r"/channels/{}/messages$", r"/channels/{}/messages/\d+$"


async def test_who_is_asked_anew_before_the_others_turns_were_shown_is_called_again(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first, second, third = _in_turn(evening, thread)
    for gold, person in enumerate((first, second), 1):
        await _bid(person, thread, gold)
        await evening.at_rest(thread)
    gate = evening.discord.faults.hold(OLD_BOARDS.format(thread.id), method="PATCH")
    await _bid(third, thread, 3)
    await gate.reached()
    assert evening.asked(thread) is first
    for gold, person in enumerate((first, second, third), 4):
        await _bid(person, thread, gold)
    gate.open()
    await evening.shown()
    assert evening.asked(thread) is first
    assert len(evening.boards(thread)) == 5, "an edit would have called nobody"


async def test_a_board_whose_answer_was_lost_is_not_told_again_though_people_went_on(
    evening: Evening,
) -> None:
    thread = await evening.open_game(3)
    first, second, third = _in_turn(evening, thread)
    boards = BOARDS.format(thread.id)
    evening.discord.faults.fail_next("POST", boards, status=None, before_effect=False)
    await _bid(first, thread, 1)
    await evening.discord.until(lambda: len(evening.boards(thread)) == 2)
    await _bid(second, thread, 2)
    await evening.at_rest(thread)
    *old, newest = evening.boards(thread)
    assert newest.mentions == [third.name]
    assert len(old) == 2
    assert f"{first.name} bids 1" not in newest.text


async def test_a_storm_of_429s_delays_a_board_and_no_more(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first, second, _ = _in_turn(evening, thread)
    evening.discord.faults.storm_429(BOARDS.format(thread.id), times=6, retry_after=0.05)
    await _bid(first, thread, 1)
    await evening.shown()
    assert evening.asked(thread) is second


async def test_a_thread_that_was_archived_is_opened_once_the_server_has_room(evening: Evening) -> None:
    thread, luck = await evening.open_game(1, robots=2), random.Random(1)
    await evening.play(thread, luck, answers=1)
    thread.archive()
    evening.discord.world.max_active_threads = 0
    await (await evening.answer_by_command(evening.people[0], thread, luck)).text()
    await evening.bot.says("cannot be shown in its thread: full")
    evening.discord.world.max_active_threads = 1000
    await evening.discord.later(minutes=11)
    await evening.shown()


async def test_a_thread_deleted_while_its_board_is_on_the_way_is_told_once(evening: Evening) -> None:
    thread = await evening.open_game(3)
    gate = evening.discord.faults.hold(BOARDS.format(thread.id), method="POST", before_effect=True)
    await _bid(evening.asked(thread), thread, 1)
    await gate.reached()
    thread.delete()
    await asyncio.sleep(0.2)
    gate.open()
    await evening.discord.until(lambda: bool(_notices(evening)))
    await evening.discord.settle()
    assert len(_notices(evening)) == 1


async def test_a_thread_deleted_as_its_board_was_posted_is_told_and_the_board_is_posted_in_the_next(
    evening: Evening,
) -> None:
    thread = await evening.open_game(3)
    first, second, _ = _in_turn(evening, thread)
    gate = evening.discord.faults.hold(BOARDS.format(thread.id), method="POST")
    await _bid(first, thread, 1)
    await gate.reached()
    thread.delete()
    await asyncio.sleep(0.2)
    gate.open()
    again = await _go_on(evening, first)
    assert evening.asked(again) is second


async def test_a_notice_that_was_lost_is_posted_again(evening: Evening) -> None:
    thread = await evening.open_game(3)
    evening.discord.faults.fail_next("POST", BOARDS.format(evening.channel.id), status=None)
    thread.delete()
    await evening.discord.until(lambda: bool(_notices(evening)))
    assert len(_notices(evening)) == 1


async def test_a_game_that_was_moved_just_before_a_crash_is_shown_in_its_new_thread(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first = evening.asked(thread)
    thread.delete()
    await evening.discord.until(lambda: bool(_notices(evening)))
    gate = evening.discord.faults.hold(BOARDS.format(r"\d+"), method="POST", before_effect=True)
    await first.press(_notices(evening)[0], "Go on")
    await gate.reached()
    await _kill(evening, gate)
    (again,) = evening.channel.threads
    await evening.discord.until(lambda: bool(evening.boards(again)), what="the board is posted")
    assert evening.asked(again) is first
    assert len(evening.boards(again)) == 1


@pytest.mark.parametrize("is_away", [False, True])
async def test_when_the_bot_may_post_again_what_is_due_is_posted_without_anybodys_help(
    evening: Evening, is_away: bool
) -> None:
    """Its channel could not be told, so there is no button to press."""
    thread = await evening.open_game(3)
    first, second, _ = _in_turn(evening, thread)
    gate = evening.discord.faults.hold(BOARDS.format(thread.id), method="POST", before_effect=True)
    await _bid(first, thread, 1)
    await gate.reached()
    may = ("VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")
    if is_away:
        evening.server.kick_bot()
    else:
        evening.channel.deny(*may, who=evening.discord.bot)
    gate.open()
    await evening.bot.says(f"nor can the channel of game {evening.number} be told")
    if is_away:
        evening.server.invite_bot()
    else:
        evening.channel.allow(*may, who=evening.discord.bot)
    await evening.shown()
    assert evening.asked(thread) is second
    assert evening.stored.troubles() == [None]


@pytest.mark.parametrize("is_killed", [False, True])
async def test_when_a_time_out_of_the_bot_has_ended_the_next_player_is_called_by_itself(
    evening: Evening, is_killed: bool
) -> None:
    """No event tells of its end."""
    thread = await evening.open_game(3)
    first, second, _ = _in_turn(evening, thread)
    evening.server.timeout_bot(600)
    await _bid(first, thread, 1)
    await evening.bot.says(f"nor can the channel of game {evening.number} be told")
    if is_killed:
        await evening.bot.kill()
        await _start(evening.bot)
        await evening.discord.settle()
    await evening.discord.later(minutes=5)
    assert evening.asked(thread) is first
    for _ in range(12):
        await evening.discord.later(minutes=0.5)
    await evening.shown()
    assert evening.asked(thread) is second
    assert evening.stored.troubles() == [None]


@pytest.mark.parametrize("robots", [0, 2])
async def test_a_thread_that_was_opened_again_while_the_bot_was_down_is_gone_on_with(
    evening: Evening, robots: int
) -> None:
    """With robots the board is edited, else a new one is posted."""
    thread, luck = await evening.open_game(3 - robots, robots=robots), random.Random(1)
    await evening.play(thread, luck, answers=1)
    thread.lock(archived=True)
    person = evening.asked(thread)
    await (await evening.answer_by_command(person, evening.channel, luck)).text()
    await evening.discord.until(lambda: bool(_notices(evening)))
    assert "is locked" in _notices(evening)[0].text
    await evening.bot.kill()
    thread.unlock()
    thread.unarchive()
    await _start(evening.bot)
    await evening.shown()
    assert len(_notices(evening)) == 1


async def test_seats_that_were_taken_just_before_a_crash_are_shown_after_it(evening: Evening) -> None:
    lobby = await evening.open_seats(2)
    gate = evening.discord.faults.hold(
        OLD_BOARDS.format(evening.channel.id), method="PATCH", before_effect=True
    )
    await evening.people[2].press(lobby, "Join")
    await gate.reached()
    await _kill(evening, gate)
    await evening.discord.until(lambda: "Cleo" in lobby.text and "Start" in lobby.buttons)


async def test_open_seats_of_a_game_that_was_started_just_before_a_crash_go_at_the_first_press(
    evening: Evening,
) -> None:
    lobby = await evening.open_seats(3)
    gate = evening.discord.faults.hold(
        OLD_BOARDS.format(evening.channel.id), method="PATCH", before_effect=True
    )
    await evening.people[0].press(lobby, "Start")
    await gate.reached()
    await _kill(evening, gate)
    assert "already" in await (await evening.people[3].press(lobby, "Join")).text()
    await evening.discord.until(lambda: lobby.buttons == [])


async def test_an_answer_counts_though_its_confirmation_was_lost_or_came_too_late(evening: Evening) -> None:
    thread = await evening.open_game(3)
    first, second, third = _in_turn(evening, thread)
    faults = evening.discord.faults
    faults.fail_next("PATCH", "/webhooks/", status=None)
    said = await (await first.slash("boomtown bid", channel=thread, gold="1")).text()
    assert "connection failed" in said
    await evening.shown()
    gate = faults.hold("/webhooks/", method="PATCH", before_effect=True)
    await second.slash("boomtown bid", channel=thread, gold="2")
    await gate.reached()
    evening.discord.pass_time(minutes=16)
    gate.open()
    await evening.shown()
    assert evening.asked(thread) is third
    assert len(evening.answers()) == 2


@pytest.mark.parametrize("status", [None, 502])
async def test_whose_press_was_taken_on_a_bad_line_is_told_and_not_left_thinking(
    evening: Evening, status: int | None
) -> None:
    thread = await evening.open_game(3)
    person, board = evening.asked(thread), evening.board(thread)
    evening.discord.faults.fail_next("POST", "/callback", status=status, before_effect=False)
    said = await (await person.press(board, "Pass")).text()
    assert "connection failed" in said
    assert evening.answers() == []
    assert (await (await person.press(board, "Pass")).text()).startswith("✓")


async def test_an_interaction_that_discord_delivers_twice_is_done_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = evening.discord.gateway
    send = gateway.send_interaction
    monkeypatch.setattr(gateway, "send_interaction", lambda one: (send(one), send(one)))
    thread = await evening.open_game(1, robots=2)
    assert evening.stored.seats() == 3
    before = evening.stored.answers_of_people(evening.number)
    await (await evening.answer(thread, random.Random(1))).text()
    await evening.discord.settle()
    assert evening.stored.answers_of_people(evening.number) == before + 1


def _in_turn(evening: Evening, thread: Channel) -> list[Person]:
    """The first three people, in the order in which they are asked."""
    people, first = evening.people[:3], evening.people.index(evening.asked(thread))
    return people[first:] + people[:first]


async def _bid(person: Person, thread: Channel, gold: int) -> None:
    said = await (await person.slash("boomtown bid", channel=thread, gold=str(gold))).text()
    assert said.startswith("✓"), said


def _notices(evening: Evening) -> list[SeenMessage]:
    """What the channel was told of threads that cannot be used."""
    return [message for message in evening.public(evening.channel) if "Go on" in message.buttons]


async def _go_on(evening: Evening, person: Person) -> Channel:
    """Take the game to a new thread, by the one notice; the thread, with its board."""
    await evening.discord.until(lambda: bool(_notices(evening)), what="the channel is told")
    await (await person.press(_notices(evening)[0], "Go on")).text()
    (again,) = evening.channel.threads
    await evening.discord.until(lambda: bool(evening.boards(again)), what="the board is posted")
    await evening.discord.settle()
    assert len(evening.boards(again)) == 1
    assert len(_notices(evening)) == 1
    return again


async def _kill(evening: Evening, gate: Gate) -> None:
    """Kill the bot while a request waits at a gate; the request is lost, and the bot is started again."""
    await evening.bot.kill()
    evening.discord.faults.fail_next(gate.method, gate.path.pattern)
    gate.open()
    await asyncio.sleep(0.1)
    await _start(evening.bot)


async def _start(bot: Program) -> None:
    await bot.start()
    await bot.ready()

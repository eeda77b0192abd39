"""SIGKILL at any moment: nothing that was confirmed is lost, nothing is posted twice, buttons work on."""

import asyncio
import random
from collections.abc import Collection, Coroutine

import pytest

from sandbox import Channel, Person, Reply, SeenMessage
from tests.e2e.evening import Evening, is_whole, on_top
from tests.effort import share_of


def check_whole(evening: Evening, thread: Channel) -> None:
    """The file is sound, everything is posted, and no two boards tell the same."""
    assert evening.stored.is_sound()
    frames = evening.frames(thread)
    assert len(frames) == len(set(frames)), "a board was posted twice"


async def answer_and_kill(
    evening: Evening, thread: Channel, luck: random.Random, answer: Coroutine[None, None, Reply] | None = None
) -> None:
    """Let somebody answer, as is given or anyhow, kill the bot at some moment of it, and start it again: what
    it has confirmed is stored, and shown."""
    before = len(evening.answers())
    reply = await (answer or evening.answer(thread, luck))
    await asyncio.sleep(luck.random() * 0.25)
    await evening.bot.kill()
    was_confirmed = any(message.text.startswith("✓") for message in reply.messages)
    assert len(evening.answers()) - before >= was_confirmed, "a confirmed answer is lost"
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    check_whole(evening, thread)


async def answered(evening: Evening, thread: Channel, luck: random.Random) -> None:
    """Let somebody answer, who is then told that it counts."""
    said = await (await evening.answer(thread, luck)).text()
    assert said.startswith("✓"), said


async def kill_in_every_phase(
    evening: Evening, thread: Channel, luck: random.Random, phases: Collection[str]
) -> None:
    """Play on, and kill the bot at one answer to each of these decisions."""
    left = set(phases)
    while left:
        await evening.shown()
        phase = await evening.asked_for(thread)
        if phase in left:
            await answer_and_kill(evening, thread, luck)
            left.remove(phase)
        else:
            await answered(evening, thread, luck)


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_many_kills_at_random_moments_lose_nothing(evening: Evening) -> None:
    thread, luck = await evening.open_game(4), random.Random(30)
    for _ in range(share_of(30)):
        await evening.play(thread, luck, answers=luck.randint(0, 2))
        await answer_and_kill(evening, thread, luck)
    assert await evening.play(thread, luck, answers=5) == 5, "and the game goes on"


async def test_a_step_that_was_stored_but_not_posted_is_posted_after_the_restart(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(1)
    gate = evening.discord.faults.hold(rf"/channels/{thread.id}/messages", before_effect=True)
    await evening.answer(thread, luck)
    await gate.reached()
    await evening.bot.kill()
    assert len(evening.boards(thread)) == 1
    gate.open()
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    assert len(evening.boards(thread)) == 2
    check_whole(evening, thread)


async def test_a_board_that_was_posted_but_not_noted_is_found_and_not_posted_again(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(1)
    gate = evening.discord.faults.hold(rf"/channels/{thread.id}/messages", method="POST")
    await evening.answer(thread, luck)
    await gate.reached()
    await evening.bot.kill()
    assert len(evening.boards(thread)) == 2
    gate.open()
    evening.discord.pass_time(minutes=10)  # Discord has forgotten the nonce
    await evening.bot.start()
    await evening.bot.ready()
    await evening.shown()
    assert len(evening.boards(thread)) == 2
    check_whole(evening, thread)
    assert await evening.play(thread, luck, answers=3) == 3


async def test_an_old_board_that_a_kill_has_left_whole_shrinks_later(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(1)
    await evening.play(thread, luck, answers=1)
    await evening.at_rest(thread)
    gate = evening.discord.faults.hold(
        rf"/channels/{thread.id}/messages/\d+$", method="PATCH", before_effect=True
    )
    await evening.answer(thread, luck)
    await gate.reached()
    await evening.bot.kill()
    gate.open()
    first, old, new = evening.boards(thread)
    assert old.pictures
    await evening.bot.start()
    await evening.bot.ready()
    for _ in range(4):
        await evening.discord.later(seconds=10)
    await evening.discord.until(lambda: not is_whole(old), what="old boards shrink")
    assert first.pictures
    assert new.pictures
    assert not old.pictures
    assert (first.buttons, old.buttons) == (["Fair luck"], ["Board then"])
    assert old.text
    assert "My move" in new.buttons
    check_whole(evening, thread)


async def test_a_start_that_was_cut_short_can_be_started_again(evening: Evening) -> None:
    lobby = await evening.open_seats(3)
    anna = evening.people[0]
    gate = evening.discord.faults.hold(r"/threads$", method="POST")
    await anna.press(lobby, "Start")
    await gate.reached()
    await evening.bot.kill()
    gate.open()
    assert evening.stored.statuses() == ["open"]
    await evening.bot.start()
    await evening.bot.ready()
    await anna.press(lobby, "Start")
    await evening.discord.until(lambda: "The game is on" in lobby.text)
    await evening.shown()
    assert len(evening.boards(evening.thread())) == 1


async def test_every_old_button_is_refused_with_a_reason_and_the_newest_work(evening: Evening) -> None:
    thread, luck = await evening.open_game(3), random.Random(2)
    old: list[SeenMessage] = []
    for _ in range(4):
        old.append(evening.board(thread).frozen())
        await evening.play(thread, luck, answers=1)
    await evening.restart()
    before = evening.answers()
    for board in old:
        for button in board.all_buttons:
            person = luck.choice(evening.people[:3])
            said = await _pressed(person, board, button.custom_id)
            assert said, f"{button.label} says nothing"
            assert not said.startswith("✓")
    assert evening.answers() == before
    assert await evening.play(thread, luck, answers=2) == 2


async def _pressed(person: Person, board: SeenMessage, custom_id: str) -> str:
    reply = await person.press(board, custom_id)
    if reply.ack != "modal":
        return await reply.text()
    return await (await person.fill(reply.modal, {"amount": "9"})).text()


async def test_a_form_that_was_open_at_the_restart_can_still_be_sent(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person = evening.asked(thread)
    form = (await person.press(evening.board(thread), "Other amount…")).modal
    await evening.restart()
    assert "7" in await (await person.fill(form, {"amount": "7"})).text()
    assert [answer for *_, answer in evening.answers()] == ["7"]


async def test_a_half_made_choice_survives_a_restart(evening: Evening) -> None:
    thread, luck = await evening.open_game(4), random.Random(5)
    await evening.rearrange(on_top("holdup-1"))
    while "Holdup" not in evening.board(thread).buttons:
        await evening.play(thread, luck, answers=1)
    person = evening.asked(thread)
    panel = await (await person.press(evening.board(thread), "Holdup")).private()
    victim = panel.selects[0].options[-1]
    await _choose(evening, panel, 0, victim)
    await evening.restart()
    assert panel.selects[0].defaults == (victim,)
    await _choose(evening, panel, 1, panel.selects[1].options[0])
    await evening.restart()
    said = await (await person.press(panel, panel.buttons[0])).text()
    assert said.startswith("✓")
    number, *_, answer = evening.answers()[-1]
    assert str(answer).endswith(':2"'), f"answer {number} is what was chosen before and after the restart"


async def _choose(evening: Evening, panel: SeenMessage, menu: int, option: str) -> None:
    seen, person = panel.frozen(), evening.reader(panel)
    await person.choose(panel, panel.selects[menu].custom_id, [option])
    await evening.discord.until(lambda: panel.edits > seen.edits, what="the choice is shown")

"""The file of a running bot: backed up beside it, put back after a kill, and a disk that takes nothing."""

import asyncio
import random
import resource
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.games import GAMES
from renders.language.catalogues import words_for
from sandbox import Channel, Person, SeenMessage
from tests.e2e.command_line import command
from tests.e2e.evening import Evening
from tests.effort import share_of


async def test_after_a_restore_each_table_is_told_and_no_button_of_the_lost_future_counts(
    alone: Evening, tmp_path: Path
) -> None:
    luck, backup = random.Random(4), str(tmp_path / "backup")
    thread = await alone.open_game(2, robots=1)
    await alone.play(thread, luck, answers=3)
    kept = alone.answers()
    assert f"{len(kept)} answers" in await command(alone, "backup", backup)
    await alone.play(thread, luck, answers=4)
    lost = alone.board(thread).frozen()
    asked = alone.asked(thread)
    pressed = next(button for button in lost.all_buttons if button.custom_id.startswith("do:"))
    await alone.bot.kill()
    assert "Restored" in await command(alone, "restore", "--yes", backup)
    alone.look_anew()
    await alone.house.start()
    went_back = "The bot went back to <t:"
    await alone.discord.until(lambda: went_back in alone.board(thread).text, what="the table is told")
    await alone.at_rest(thread)
    board = alone.board(thread)
    assert board.mentions
    said = await (await asked.forge(pressed.custom_id, message=board)).text()
    assert words_for("en").text("refused-stale") in said
    assert alone.answers() == kept
    await alone.play(thread, luck, answers=4)
    assert "The bot went back" not in alone.board(thread).text
    assert len(alone.answers()) > len(kept)


async def play_beside(
    evening: Evening, number: int, thread: Channel, luck: random.Random, *, until: Callable[[], object]
) -> int:
    """Answer in one of several games at a time; how many answers were confirmed."""
    confirmed = 0
    while not until():
        await evening.until(lambda: evening.stored.unposted(number), 0)
        if evening.is_over(thread):
            break
        said = await (await evening.answer(thread, luck)).text()
        assert said.startswith("✓"), said
        confirmed += 1
    return confirmed


def press_of(evening: Evening, thread: Channel) -> tuple[Person, str, SeenMessage] | None:
    """Somebody who is asked, and a button of the board that they could press now."""
    board = evening.board(thread).frozen()
    found = [button.custom_id for button in board.all_buttons if button.custom_id.startswith(("do:", "act:"))]
    awaited = evening.awaited(thread)
    return (awaited[0], found[0], board) if found and awaited else None


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_many_restores_of_a_bot_under_load_lose_nothing_and_take_no_press_of_the_lost_future(
    alone: Evening, tmp_path: Path
) -> None:
    """Games of all titles are played at the same time: a backup is made, the bot is killed, the backup is put
    back, the bot is started, and all play on. In the end every game ends."""
    luck, backup = random.Random(6), str(tmp_path / "backup")
    games, confirmed, refused, ended = dict[int, Channel](), 0, 0, 0

    async def play(until: Callable[[int], Callable[[], object]]) -> int:
        each = [
            play_beside(alone, *game, random.Random(luck.random()), until=until(n))
            for n, game in enumerate(games.items())
        ]
        return sum(await asyncio.gather(*each))

    def so_many(most: int) -> Callable[[int], Callable[[], object]]:
        counts = [iter(range(most)) for _ in games]
        return lambda n: lambda: next(counts[n], None) is None

    for _ in range(share_of(50)):
        for number in [each for each, thread in games.items() if alone.is_over(thread)]:
            del games[number]
            ended += 1
        for title in sorted(set(GAMES) - {alone.stored.game(number) for number in games}):
            thread = await alone.open_game(3, robots=1, game=title)
            games[alone.number] = thread
        confirmed += await play(so_many(luck.randint(1, 3)))
        before = Counter(alone.answers())
        backing_up = asyncio.create_task(command(alone, "backup", backup))
        await play(lambda _, done=backing_up.done: done)
        await backing_up
        pressed = list[tuple[Person, str, SeenMessage]]()
        for _ in range(luck.randint(1, 3)):
            await play(so_many(1))
            await alone.shown()
            pressed += filter(None, (press_of(alone, thread) for thread in games.values()))
        await alone.bot.kill()
        assert "Restored" in await command(alone, "restore", "--yes", backup)
        alone.look_anew()
        await alone.house.start()
        kept = Counter(alone.answers())
        assert before <= kept, "a confirmed answer is lost"
        for number, thread in games.items():
            if alone.stored.status(number) == "playing":
                await alone.discord.until(
                    lambda thread=thread: "The bot went back" in alone.board(thread).text, what="it is told"
                )
        await alone.shown()
        for person, custom_id, board in pressed:
            said = await (await person.forge(custom_id, message=board)).text()
            assert not said.startswith("✓"), said
            refused += 1
        assert Counter(alone.answers()) == kept, "a press of the lost future counts"
    for number, thread in games.items():
        await play_beside(alone, number, thread, luck, until=lambda: False)
        assert alone.is_over(thread)
    said = f"{share_of(50)} restores; {confirmed} answers confirmed before a backup, 0 lost"
    print(f"{said}; {refused} presses of the lost future, 0 taken; {ended + len(games)} games, all over")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to bound another process")
async def test_a_disk_that_takes_nothing_is_said_to_who_answers_and_passes(alone: Evening) -> None:
    luck = random.Random(5)
    thread = await alone.open_game(2, robots=1)
    await alone.play(thread, luck, answers=1)
    kept = alone.answers()
    _, hard = resource.prlimit(alone.bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(alone.bot.pid, resource.RLIMIT_FSIZE, (1, hard))
    said = [await (await alone.answer(thread, luck)).text() for _ in range(3)]
    assert all(words_for("en").text("refused-not-stored") in each for each in said)
    assert alone.answers() == kept
    resource.prlimit(alone.bot.pid, resource.RLIMIT_FSIZE, (hard, hard))
    await alone.play(thread, luck, answers=2)
    assert len(alone.answers()) > len(kept)
    log = alone.bot.output
    assert "Traceback" not in log
    assert log.count("cannot be written") == 1

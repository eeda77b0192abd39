"""The file of a running bot: backed up beside it, put back after a kill, and a disk that takes nothing."""

import asyncio
import os
import random
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from renders.language.catalogues import words_for
from tests.e2e.evening import Evening

ROOT = Path(__file__).parents[2]


async def command(evening: Evening, *words: str) -> str:
    """What a sub-command of the bot says."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SALOON_")}
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**environment, "SALOON_DATABASE": str(evening.database)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


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

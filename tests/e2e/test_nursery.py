"""Forked bots are like started ones, so that what the other tests show of them holds for every bot."""

import os
import signal
from pathlib import Path

import psutil
import pytest

from sandbox import Program, Sandbox
from tests.e2e.nursery import BOT, Bot, opened


@pytest.mark.process
async def test_a_bot_that_is_started_gets_in_and_stops(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        program = Program(discord, "bot", env={"SALOON_DATABASE": str(tmp_path / "saloon.sqlite3")})
        await program.start()
        assert psutil.Process(program.pid).ppid() == os.getpid()
        await program.ready()
        await program.synced()
        assert await program.terminate() == 0


async def test_a_bot_that_is_forked_gets_in_stops_and_is_killed(processes: None, tmp_path: Path) -> None:
    async with Sandbox() as discord:
        bot = Bot(discord, "bot", env={"SALOON_DATABASE": str(tmp_path / "saloon.sqlite3")})
        await bot.start()
        assert psutil.Process(bot.pid).ppid() != os.getpid()
        await bot.ready()
        await bot.synced()
        assert await bot.terminate() == 0
        await bot.start()
        await bot.ready()
        assert os.getpgid(bot.pid) != os.getpgrp(), "Ctrl+C is for the tests, which then end it"
        assert await bot.kill() == -signal.SIGKILL


async def test_a_bot_dies_with_its_nursery_and_the_next_one_has_another(
    processes: None, tmp_path: Path
) -> None:
    with opened([BOT]):  # two start, and nobody looks at what they draw
        async with Sandbox() as discord:
            bot = Bot(discord, "bot", env={"SALOON_DATABASE": str(tmp_path / "saloon.sqlite3")})
            await bot.start()
            nursery = psutil.Process(bot.pid).parent()
            assert nursery is not None
            nursery.kill()
            assert await bot.ended() == -signal.SIGKILL
            await bot.start()
            await bot.ready()
            assert await bot.terminate() == 0


async def test_a_bot_that_cannot_start_says_and_returns_the_same_if_it_is_forked(processes: None) -> None:
    ends = []
    for kind in (Program, Bot):
        async with Sandbox() as discord:
            program = kind(discord, "bot", env={"DISCORD_TOKEN": ""})
            await program.start()
            ends.append((await program.ended(), program.output))
    assert ends[0] == ends[1]
    assert ends[0][0] == 2

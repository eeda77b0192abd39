"""The installed bot under the image's conditions: it starts, writes only its file and what belongs to it,
answers, and stops."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from sandbox import Program, Sandbox
from tests.deploy import container

OWN = {"", "-wal", "-shm", ".lock", ".life", ".alive"}
"""The endings of what belongs to the file of all games."""


@pytest.mark.process
@pytest.mark.dear
async def test_the_installed_bot_runs_with_a_read_only_root_without_rights_home_or_tmp(
    tmp_path: Path,
) -> None:
    problem = await asyncio.to_thread(container.why_not)
    if problem is not None:
        pytest.skip(problem)
    data, token = tmp_path / "data", tmp_path / "token"
    data.mkdir()
    python = container.command(container.lay(tmp_path), data, token)
    async with Sandbox() as discord:
        token.write_text(discord.token)
        server = discord.add_server("Dodge City")
        channel, anna = server.add_channel("saloon"), server.add_person("Anna")
        anna.here = channel
        async with Program(discord, "bot", python=python) as bot:
            await bot.synced()
            await (await anna.slash("boomtown new")).text()
            assert "Anna" in anna.last().text
            stored = await (await anna.slash("privacy show")).answer()
            policy = await (await anna.press(stored, "Policy")).text()
            assert policy.startswith("# Saloon: what is stored about you")
            own = {f"saloon.sqlite3{ending}" for ending in OWN}
            assert "saloon.sqlite3" in {path.name for path in data.iterdir()} <= own
            process = container.process_in(bot.pid)
            status = container.status_of(process)
            assert "NoNewPrivs:\t1" in status
            assert f"CapBnd:\t{0:016x}" in status
            os.kill(process, signal.SIGTERM)
            assert await bot.ended() == 0
        assert "Traceback" not in bot.output
        assert not (data / "saloon.sqlite3-wal").exists()
        assert discord.violations == []

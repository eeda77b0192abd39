"""With Discord's own names, on TLS, and no launcher: bots run as they are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.sandbox.tls import command, why_not

ROOT = Path(__file__).parents[2]


@pytest.mark.process
async def test_bots_that_nobody_has_pointed_here_play_under_discords_own_names(tmp_path: Path) -> None:
    problem = await asyncio.to_thread(why_not)
    if problem is not None:
        pytest.skip(problem)
    process = await asyncio.create_subprocess_exec(
        *command(tmp_path), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    output = said.decode()
    assert process.returncode == 0, output
    assert output.splitlines()[-2:] == ["an_ordinary_program: ok", "saloon: ok"]

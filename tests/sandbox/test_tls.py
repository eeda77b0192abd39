"""With Discord's own names, on TLS, and no launcher: bots run as they are."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.sandbox.tls import IMPOSSIBLE

ROOT = Path(__file__).parents[2]


async def test_bots_that_nobody_has_pointed_here_play_under_discords_own_names() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.sandbox.tls",
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    output = said.decode()
    if process.returncode == IMPOSSIBLE:
        pytest.skip(output.strip())
    assert process.returncode == 0, output
    assert output.splitlines()[-2:] == ["an_ordinary_program: ok", "saloon: ok"]

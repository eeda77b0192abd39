"""One sandbox and one process of the program for all tests of a module; each test has a server of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from sandbox import Program, Sandbox

HERE = Path(__file__).parent


class Run(NamedTuple):
    discord: Sandbox
    program: Program


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def run(
    processes: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Run]:
    """The program that the module names as PROGRAM, logged in, in a folder of its own.

    It must not print a traceback, unless the module says that it COMPLAINS.
    """
    folder = tmp_path_factory.mktemp("program")
    async with Sandbox() as discord, Program(discord, HERE / request.module.PROGRAM, cwd=folder) as program:
        yield Run(discord, program)
        assert not discord.violations, "\n".join(discord.violations)
        complains = getattr(request.module, "COMPLAINS", False)
        assert complains or "Traceback" not in program.output, program.output


@pytest.fixture
def discord(run: Run) -> Sandbox:
    return run.discord


@pytest.fixture
def program(run: Run) -> Program:
    return run.program

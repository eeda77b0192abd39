"""How the tests run side by side, and what they keep for one another."""

import gc
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine.journal.journal import Journal

WORKERS_PER_CORE = 2
"""Whoever plays through a real socket waits most of the time."""

# Every worker collects all tests, and dozens of bots are started: what is compiled once does for all of them,
# also where the surroundings want no bytecode.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# How long an example takes says more of the machine than of what is tried; all else stays as it is there.
settings.register_profile(
    "any machine",
    settings.default,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("any machine")


def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means here."""
    return WORKERS_PER_CORE * (os.cpu_count() or 1)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the garbage collector the modules and tests, which stay to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    """A journal in a folder of its own."""
    opened = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield opened
    finally:
        await opened.close()

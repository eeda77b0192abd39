"""A journal in a folder of its own, for tests that play over one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.journal import Journal


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    opened = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield opened
    finally:
        await opened.close()

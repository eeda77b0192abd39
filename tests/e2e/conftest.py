"""The fixture that all end-to-end tests share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.e2e.evening import Evening


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """The bot, logged in to a local Discord with one server, one channel and four people."""
    async with Evening(tmp_path) as begun:
        yield begun

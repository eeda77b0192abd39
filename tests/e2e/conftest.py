"""The fixtures that all end-to-end tests share.

All of them run in one event loop, so that the house that most of them share is never asleep for long.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.evening import Evening, evening_alone
from tests.e2e.house import House

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let this folder's tests share a loop."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(processes: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One bot for all evenings that damage neither its file nor its surroundings."""
    async with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def evening(house: House) -> AsyncIterator[Evening]:
    """A new server with one channel and four people, in the house that is shared."""
    await house.tidy()
    async with Evening(house) as begun:
        yield begun


@pytest_asyncio.fixture(loop_scope="session")
async def alone(processes: None, tmp_path: Path) -> AsyncIterator[Evening]:
    """The same, with a bot and a file of its own."""
    async with evening_alone(tmp_path) as begun:
        yield begun

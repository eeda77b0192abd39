"""A journal in a folder of its own, and the sessions over it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.journal import Journal
from engine.posted import Posted
from engine.sessions import Sessions
from tests.engine.table_talk import TABLES


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    opened = await Journal.open(tmp_path / "saloon.sqlite3")
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
def sessions(journal: Journal) -> Sessions:
    return Sessions(journal, TABLES)


@pytest.fixture
def posted(journal: Journal) -> Posted:
    return Posted(journal)

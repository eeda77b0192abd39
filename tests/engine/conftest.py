"""The sessions over a journal, and what was posted of them."""

import pytest

from engine.journal.journal import Journal
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import TABLES


@pytest.fixture
def sessions(journal: Journal) -> Sessions:
    return Sessions(journal, TABLES)


@pytest.fixture
def posted(journal: Journal) -> Posted:
    return Posted(journal)

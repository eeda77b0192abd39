"""The sessions over a journal, and what was posted of them."""

import time

import pytest

from engine.journal.journal import Journal
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import TABLES


@pytest.fixture
def clock() -> list[float] | None:
    """A list with the time, in UNIX seconds, where a module moves it by hand; None for the real time."""
    return None


@pytest.fixture
def sessions(journal: Journal, clock: list[float] | None) -> Sessions:
    return Sessions(journal, TABLES, now=time.time if clock is None else lambda: clock[0])


@pytest.fixture
def posted(journal: Journal, clock: list[float] | None) -> Posted:
    return Posted(journal, now=time.time if clock is None else lambda: clock[0])

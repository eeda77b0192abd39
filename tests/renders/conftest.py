"""No text of a game is without its message."""

import logging
from collections.abc import Iterator

import pytest

from engine.games import GAMES


@pytest.fixture(autouse=True)
def no_message_may_be_missing(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """In the folder of a game, no test may log that a message cannot be said."""
    with caplog.at_level(logging.WARNING):
        yield
    if request.path.parent.name.replace("_", "-") in GAMES:
        assert [record.getMessage() for record in caplog.records] == []

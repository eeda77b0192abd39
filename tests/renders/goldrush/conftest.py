"""No text of Goldrush is without its message."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_message_may_be_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records] == []

"""What the tests of Discord's side share."""

import pytest

from tests.cogs.clockwork import Clock


@pytest.fixture
async def clock(monkeypatch):
    """The loop's time and the wall's, moved by hand."""
    return Clock(monkeypatch)

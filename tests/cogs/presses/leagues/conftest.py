"""What the tests of presses in leagues share."""

import pytest

from tests.cogs.presses.leagues.bar import Bar


@pytest.fixture
async def bar(journal):
    return Bar(journal)

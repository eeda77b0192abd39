"""What the tests of presses share."""

import pytest

from tests.cogs.bids import FACE, GAME
from tests.cogs.desk import Desk


@pytest.fixture
def desk(journal):
    """A desk at which bids are made."""
    return Desk(journal, FACE, GAME)

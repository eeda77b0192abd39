"""The fifth game in this process, for as long as a test plays it."""

import functools

import pytest

from engine.play.game import AnyGame
from renders.language import catalogues
from tests.fifth_game import GAMES


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogues say what every game must have of the fifth one, too."""
    monkeypatch.setattr(catalogues, "GAMES", GAMES)
    monkeypatch.setattr(catalogues, "_catalogue", functools.cache(catalogues._catalogue.__wrapped__))


@pytest.fixture
def outlaw() -> AnyGame:
    return GAMES["outlaw"]

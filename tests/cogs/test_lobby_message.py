"""The message with the open seats: it alone says who is a robot."""

from types import SimpleNamespace

import pytest

from cogs.lobby_message import LobbyMessages
from engine.games import GAMES
from engine.records import SeatRow
from renders.words import LOCALES

ROBOT = {"en": "robot", "nl": "robot", "de": "Roboter"}


@pytest.mark.parametrize("language", LOCALES)
def test_the_open_seats_say_who_is_a_robot(language):
    lobbies = LobbyMessages(None, None, GAMES)
    session = SimpleNamespace(
        id=1,
        game="boomtown",
        status="open",
        language=language,
        options={},
        seats=(SeatRow("Anna", 1), SeatRow("Dusty")),
    )
    text = "\n".join(
        part.content for part in lobbies.view(session).walk_children() if hasattr(part, "content")
    )
    assert "1. Anna\n" in text
    assert f"2. Dusty ({ROBOT[language]})" in text

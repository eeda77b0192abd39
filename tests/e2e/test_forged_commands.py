"""Commands that no client offers: each is answered privately, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.evening import Evening

HUGE = "9" * 6000
COMMANDS: dict[str, list[dict[str, Any]]] = {
    "boomtown bid": [
        {},
        {"gold": 7},
        {"gold": (4, 7)},
        {"gold": (10, 1.5)},
        {"gold": HUGE},
        {"gold": True},
        {"gold": "99", "silver": "2"},
        {"gold": "1", "game": -1},
        {"gold": "1", "game": 2**63},
        {"gold": "1", "game": (3, "all")},
    ],
    "boomtown new": [{"short": "yes"}, {"short": (3, HUGE)}, {"seats": 99}, {"unknown": 1}],
    "boomtown": [{}],
    "boomtown nonsense": [{}, {"gold": "1"}],
    "boomtown bid deeper": [{"gold": "1"}],
    "game hand": [{"game": 10**18}, {"game": "x"}, {"game": (6, "1")}],
    "game log": [{"game": (7, "1")}, {"page": -5}],
    "nothing": [{}],
}


@pytest.mark.parametrize("path", COMMANDS)
async def test_forged_commands_are_answered_and_change_nothing(evening: Evening, path: str) -> None:
    thread = await evening.open_game(3)
    person, sessions = evening.asked(thread), evening.rows("SELECT count(*) FROM sessions")
    for options in COMMANDS[path]:
        reply = await person.forge_command(path, options, channel=thread)
        assert reply.is_ephemeral, options
        assert len(await reply.text()) < 500
    assert evening.answers() == []
    assert evening.rows("SELECT count(*) FROM sessions") == sessions


async def test_nonsense_is_completed_with_nothing(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person = evening.asked(thread)
    for path, name in (
        ("boomtown bid", "gold"),
        ("boomtown rules", "search"),
        ("boomtown nonsense", "gold"),
        ("game hand", "game"),
        ("nothing", "x"),
    ):
        for text in (HUGE, "'; DROP TABLE answers; --", "\0", "\u202e"):
            reply = await person.forge_command(path, {name: text}, focused=name, channel=thread)
            assert reply.choices == [], (path, text)

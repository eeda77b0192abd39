"""Commands that no client offers: each is answered privately, and nothing changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from renders.language.catalogues import words_for
from tests.e2e.evening import Evening
from tests.e2e.forging import forged

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
    "game away": [{}, {"days": -1}, {"days": 22}, {"days": "x"}, {"days": 1, "meanwhile": "never"}],
    "game hours": [{"zone": HUGE}, {"zone": "Europe"}, {"zone": "../\0"}, {"from": 24}, {"reminders": "all"}],
    "game invite": [{}, {"person": "1"}, {"person": (6, "x")}, {"person": (6, "1")}, {"game": -1}],
    "game seat": [{"seat": 0}, {"seat": 1}, {"seat": 2**50}, {"seat": 1, "game": 2**50}],
    "game pause": [{"days": 0}, {"days": 15}, {"days": 2, "game": 2**50}],
    "game pace": [{}, {"pace": "overtime"}, {"pace": "brisk", "game": 2**50}],
    "game undo": [{}, {"game": "x"}, {"game": 2**50}],
    "game note": [{"text": (4, 5)}, {"text": "x" * 201}, {"text": "x", "game": 2**50}],
    "game replay": [{"game": 0}, {"game": "x"}, {"game": 2**50}],
    "game verify": [{}, {"game": -1}, {"game": 2**50}],
    "game export": [{"game": "x"}, {"game": 2**50}],
    "games": [{"page": 2}],
    "game extend": [{"player": -1}, {"player": 99}, {"game": 0}],
    "nothing": [{}],
}


async def test_forged_commands_are_answered_and_change_nothing(evening: Evening) -> None:
    thread = await evening.open_game(3)
    person, sessions = evening.asked(thread), evening.stored.numbers()
    story, board = evening.stored.story(evening.number), evening.board(thread).text
    for path, options in ((path, options) for path, each in COMMANDS.items() for options in each):
        reply = await person.forge_command(path, options, channel=thread)
        assert reply.is_ephemeral, (path, options)
        said = await reply.text()
        assert 0 < len(said) < 500, (path, options)
        assert "went wrong" not in said, (path, options)
    assert evening.answers() == []
    assert evening.stored.numbers() == sessions
    assert (evening.stored.story(evening.number), evening.board(thread).text) == (story, board)


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


@pytest.mark.parametrize("count", [150, pytest.param(750, marks=pytest.mark.long)])
async def test_whatever_is_forged_is_answered_privately_with_no_traceback(
    evening: Evening, count: int
) -> None:
    luck = random.Random(count)
    person = evening.server.add_person("Mia", permissions=["ADMINISTRATOR"])  # Discord refuses her nothing
    commands = evening.discord.world.commands[None]
    unanswered, changed = [], 0
    for _ in range(count):
        data, is_completion = forged(luck, commands)
        reply = await person.forge_data(data, channel=evening.channel, completion=is_completion, wait=False)
        await evening.discord.pulse.until(lambda reply=reply: reply.interaction.acked, timeout=3)
        if reply.ack == "none":
            unanswered.append(data)
        elif is_completion:
            assert reply.ack == "choices", data
        else:
            assert reply.is_ephemeral, data
            changed += await reply.text() == words_for("en").text("failed-command-changed")
    assert unanswered == []
    assert changed > count / 2
    assert evening.stored.numbers() == []
    assert not [line for line in evening.bot.lines if "Traceback" in line or " ERROR " in line]
    evening.discord.take_violations()  # not even Discord would send some of this
    refused = [line for line in evening.bot.lines if "is not ours" in line]
    assert len(refused) <= 1, "the first is a line of the log, and the others are counted"

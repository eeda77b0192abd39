"""The list of a server's games: whole lines, and how many more there are."""

from types import SimpleNamespace

import pytest

from cogs import game
from cogs.layouts import TEXT
from engine.records import SeatRow


def session(number):
    seats = (SeatRow("W" * 32, 1), SeatRow("Dusty"))
    return SimpleNamespace(id=number, game="boomtown", status="open", thread=None, channel=5, seats=seats)


@pytest.mark.parametrize("count", [0, 1, 100])
async def test_the_list_says_how_many_games_it_leaves_out(monkeypatch, count):
    said = []

    async def answer(interaction, *texts):
        said.extend(texts)

    async def in_guild(guild):
        return [session(number) for number in range(1, count + 1)]

    monkeypatch.setattr(game, "answer_privately", answer)
    services = SimpleNamespace(sessions=SimpleNamespace(in_guild=in_guild))
    await game.show_list(services, SimpleNamespace(guild_id=1, locale="en-US"))
    shown = said[0].count("has open seats")
    assert sum(map(len, said)) <= TEXT
    assert said[1:] == ([f"… and {count - shown} more."] if shown < count else [])
    assert (shown < count) == (count == 100)

"""`/<game> new` of every title, as far as it is the same for all."""

import pytest

from cogs.commands import one_game
from cogs.commands.games import cogs_of
from engine.games import GAMES
from renders.faces import FACES
from tests.cogs import visits


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("rated", [None, True, False])
async def test_whether_a_game_shall_count_for_ratings_is_handed_on(title, rated, monkeypatch):
    opened = []

    async def open_session(visit, game, options, pace, rated):
        opened.append((game, rated))

    async def answered(interaction, work):
        await work()

    monkeypatch.setattr(one_game, "open_session", open_session)
    monkeypatch.setattr(one_game, "answered_privately", answered)
    (cog,) = cogs_of([title])
    command = cog(visits.services(games=GAMES, faces=FACES)).app_command.get_command("new")
    await command.callback(None, rated=rated)
    assert opened == [(title, rated)]

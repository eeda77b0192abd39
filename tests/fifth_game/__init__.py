"""A fifth game, Outlaw, after the first four steps of the recipe in CONTRIBUTING.md: it has rules alone.

Its folder is as it would be in `engine/games`; `register` does what its name in `engine/games/__init__.py`
would do.
"""

from types import MappingProxyType

import engine.games
from tests.fifth_game import outlaw

GAMES = MappingProxyType({**engine.games.GAMES, outlaw.GAME.name: outlaw.GAME})


def register() -> None:
    """Let this process have the fifth game, before it imports what is made from the list of games."""
    engine.games.GAMES = GAMES

"""The cogs of all games: a game's own, or one that only gives its commands a group."""

from collections.abc import Iterable
from typing import Final

from cogs.commands.boomtown import Boomtown
from cogs.commands.gnadenlos import Gnadenlos
from cogs.commands.goldrush import Goldrush
from cogs.commands.one_game import OneGame
from cogs.commands.ponte_vecchio import PonteVecchio
from cogs.commands.translator import localised

_OWN: Final = {cog.game: cog for cog in (Boomtown, Gnadenlos, PonteVecchio, Goldrush)}


def cogs_of(games: Iterable[str]) -> list[type[OneGame]]:
    """The cogs of some games, in their order."""
    return [_OWN.get(game) or _plain(game) for game in games]


def _plain(name: str) -> type[OneGame]:
    class Plain(
        OneGame,
        name=name,
        group_name=localised(f"{name}-command"),
        group_description=localised(f"{name}-command-about"),
    ):
        """The commands of a game that has no cog of its own."""

        game = name

    return Plain

"""The games that Saloon hosts, by name. Each lives in a folder of its own and knows no other."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games import boomtown, gnadenlos, goldrush, ponte_vecchio
from engine.play.game import AnyGame

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.name: game for game in (boomtown.GAME, gnadenlos.GAME, ponte_vecchio.GAME, goldrush.GAME)}
)

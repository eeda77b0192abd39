"""The cogs of all games, in the order in which the games came."""

from cogs.commands.boomtown import Boomtown
from cogs.commands.gnadenlos import Gnadenlos
from cogs.commands.goldrush import Goldrush
from cogs.commands.ponte_vecchio import PonteVecchio

GAME_COGS = (Boomtown, Gnadenlos, PonteVecchio, Goldrush)

"""The cogs of all games, in the order in which the games came."""

from cogs.boomtown import Boomtown
from cogs.gnadenlos import Gnadenlos
from cogs.goldrush import Goldrush
from cogs.ponte_vecchio import PonteVecchio

TITLES = (Boomtown, Gnadenlos, PonteVecchio, Goldrush)

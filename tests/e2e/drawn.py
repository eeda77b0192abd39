"""The opening boards of all games, drawn when this module is loaded: whoever is forked afterwards has the
letters and materials that every bot makes once."""

from bot.checks import draw
from engine.games import GAMES

for game in GAMES.values():
    draw(game)

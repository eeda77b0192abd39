"""The poster that Goldrush's board ends with: who has won.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.drawing import furniture
from renders.drawing.canvas import Tile
from renders.drawing.painter import Painter
from renders.sides import winners

POSTER: Final = 300


def poster(painter: Painter, width: int, view: GoldrushView) -> Tile:
    """R20: the winner, or all who share the first place."""
    best, words = winners(view), painter.words
    result = words.text("goldrush-board-best", nuggets=best[0].banked)
    seats = [player.seat for player in best]
    return furniture.poster(painter, width, POSTER, seats, words.text("goldrush-turn-over"), result)

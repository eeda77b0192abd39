"""The poster that Ponte Vecchio's board ends with: who has won, and with what.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import furniture
from renders.drawing.canvas import Tile
from renders.drawing.painter import Painter
from renders.ponte_vecchio.picture.lily import lily
from renders.sides import winners

POSTER: Final = 310


def poster(painter: Painter, width: int, view: PonteVecchioView) -> Tile:
    """The winner, or all who share the first place."""
    best, words = winners(view), painter.words
    over = words.text("ponte-vecchio-turn-over")
    if len(best) == 1:
        result = words.text("ponte-vecchio-board-best", gulden=best[0].gulden)
    else:
        result = words.text("ponte-vecchio-board-tied", gulden=best[0].gulden, shops=best[0].built)
    seats = [player.seat for player in best]
    return furniture.poster(painter, width, POSTER, seats, over, result, badge=lily)

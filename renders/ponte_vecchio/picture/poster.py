"""The poster that Ponte Vecchio's board ends with: who has won, and with what.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import furniture
from renders.drawing.canvas import Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.ponte_vecchio.picture.lily import lily
from renders.sides import winners

POSTER: Final = 300


def poster_of(view: PonteVecchioView, painter: Painter, width: int) -> Tile:
    """The winner, or all who share the first place."""
    best = winners(view)
    return _poster(tuple(player.seat for player in best), best[0].gulden, best[0].built, painter, width)


@on_demand
def _poster(best: tuple[int, ...], gulden: int, built: int, painter: Painter, width: int) -> Tile:
    words = painter.words
    if len(best) == 1:
        result = words.text("ponte-vecchio-board-best", gulden=gulden)
    else:
        result = words.text("ponte-vecchio-board-tied", gulden=gulden, shops=built)
    over = words.text("ponte-vecchio-turn-over")
    return furniture.poster(painter, width, POSTER, best, over, result, badge=lily)

"""The poster that Gnadenlos!'s board ends with: who has won, and how far they came.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.gnadenlos.view import GnadenlosView
from engine.play.table import Seat
from renders.drawing import furniture
from renders.drawing.canvas import Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.sides import winners

POSTER: Final = 310


def poster(painter: Painter, width: int, view: GnadenlosView) -> Tile:
    """The winner, or all who share the first place."""
    best, words = winners(view), painter.words
    over = words.text(f"gnadenlos-board-over-{view.ending}")
    kind = "gnadenlos-board-best" if len(best) == 1 else "gnadenlos-board-tied"
    result = words.text(kind, field=best[0].field, nuggets=best[0].nuggets)
    return _hung(painter, width, tuple(player.seat for player in best), over, result)


@on_demand
def _hung(painter: Painter, width: int, best: tuple[Seat, ...], over: str, result: str) -> Tile:
    return furniture.poster(painter, width, POSTER, best, over, result)

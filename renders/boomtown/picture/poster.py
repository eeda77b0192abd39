"""The poster that Boomtown's board ends with: who has won, and with how many points.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders.drawing import furniture
from renders.drawing.canvas import Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.sides import winners

POSTER: Final = 310


def poster_of(view: BoomtownView, painter: Painter, width: int, height: int) -> Tile:
    """The winner, or all who share the first place."""
    best = tuple(player.seat for player in winners(view))
    return _poster(best, view.players[best[0]].score, painter, width, height)


@on_demand
def _poster(best: tuple[int, ...], points: int, painter: Painter, width: int, height: int) -> Tile:
    words = painter.words
    kind = "boomtown-picture-best" if len(best) == 1 else "boomtown-picture-tied"
    result = words.text(kind, gold=points)
    return furniture.poster(painter, width, height, best, words.text("boomtown-turn-over"), result)

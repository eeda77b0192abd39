"""The paper that Goldrush's board ends with: who has won.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.goldrush.view import GoldrushView
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.theme import SIGN
from renders.goldrush.picture.said import Said, said
from renders.goldrush.text.board import won
from renders.sides import winners

_BADGE: Final = 92


def poster(painter: Painter, width: int, height: int, right: int, view: GoldrushView) -> Tile:
    """R20: the winner, or all who share the first place, each with a badge; nothing is written beyond
    `right`."""
    best = winners(view)

    def say(names: tuple[str, ...]) -> str:
        called = [painter.words.named(names, player.seat) for player in best]
        return won(called, best[0].banked, painter.words)

    seats = tuple(player.seat for player in best)
    return _poster(painter, said(say, painter), seats, Box(0, 0, width, height), right)


@on_demand
def _poster(painter: Painter, what: Said, seats: tuple[int, ...], whole: Box, right: int) -> Tile:
    palette, height = painter.palette, whole.height
    paper = materials.note(whole.width, height, palette, fill=palette.gold_light, frame=palette.ink)
    canvas = Canvas(paper)
    left = 28
    for seat in seats:
        place = Box.at(left, 0, _BADGE, height - 6)
        canvas.stamp_in(icons.badge(_BADGE, palette), place)
        canvas.stamp_in(icons.mark(seat, SIGN, palette), place)
        left += _BADGE + 8
    room = Box(left + 12, 8, right, height - 12)
    painter.turn(canvas, room, what.say, seats[0])
    return canvas.tile()

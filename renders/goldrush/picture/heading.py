"""The upper parts of Goldrush's board: the sign over it, and the note that says whose turn it is.

Knows what each part looks like, never where it goes.
"""

from typing import Final

from engine.games.goldrush.cards import NUGGETS
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.view import GoldrushView
from renders.drawing import furniture, icons
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.icons import Sketch, drawn
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.shelf import kept
from renders.drawing.theme import LETTER, Palette, Style
from renders.goldrush.picture.said import Said, said
from renders.goldrush.text.prompts import turn, why_text
from renders.language.catalogues import Words
from renders.reader import Reader

_TITLE: Final = 520
_FACT: Final = Style("slab", 40, 700)
_MORE: Final = Style("slab", 36, 600)


@kept
def nugget(size: int, palette: Palette) -> Sprite:
    """One nugget, as it lies in a slot."""

    def draw(sketch: Sketch) -> None:
        edge = [
            (4.0, 56.0),
            (18.0, 22.0),
            (50.0, 8.0),
            (82.0, 18.0),
            (97.0, 50.0),
            (84.0, 82.0),
            (48.0, 94.0),
        ]
        edge.append((16.0, 84.0))
        sketch.polygon(edge, palette.ink)
        inner = [(50 + (x - 50) * 0.82, 51 + (y - 51) * 0.82) for x, y in edge]
        sketch.polygon(inner, palette.gold)
        sketch.polygon([inner[1], inner[2], (54, 36), (34, 48)], palette.gold_light)
        sketch.polygon([inner[4], inner[5], inner[6], (62, 64)], palette.gold_dark)

    return drawn(size, draw)


@on_demand
def header(number: int, stack: int, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The sign over the board: the game, the turn, and the stack of nuggets."""
    title = Box(30, 13, 30 + _TITLE, height - 3)
    canvas = furniture.sign(width, height, title, words.text("goldrush-name"), palette)
    _stack(canvas, Box(width - 134, 14, width - 26, height - 14), stack, palette)
    room = Box(title.right + 20, 20, width - 150, height - 4)
    middle = (room.top + room.bottom) // 2
    first, second = Box(*room[:3], middle + 6), Box(room.left, middle - 2, *room[2:])
    text = words.text("goldrush-text-turn", turn=number)
    canvas.text(first, text, _FACT, palette.gold_light, align="right", smallest=LETTER)
    text = words.text("goldrush-text-stack", nuggets=stack, all=NUGGETS)
    canvas.text(second, text, _MORE, palette.on_wood, align="right", smallest=LETTER)
    return canvas.tile()


def _stack(canvas: Canvas, box: Box, stack: int, palette: Palette) -> None:
    """A heap that shrinks with the stack, in rows."""
    left, row = stack, 6
    for level in range(5):
        here = min(left, row - level)
        for at in range(here):
            x = box.left + level * 9 + at * 18
            canvas.stamp(nugget(22, palette), x, box.bottom - 24 - level * 13)
        left -= here


def turn_note(painter: Painter, width: int, height: int, right: int, view: GoldrushView) -> Tile:
    """Whom the table waits for, and what for; with the roll while somebody moves by it. Nothing is written
    beyond `right`."""

    def say(names: tuple[str, ...]) -> str:
        return _said(Reader(view, names, painter.words))

    roll = view.roll if view.asked else 0
    return _note(painter, said(say, painter), view.asked, roll, Box(0, 0, width, height), right)


@on_demand
def _note(painter: Painter, what: Said, asked: tuple[int, ...], roll: int, whole: Box, right: int) -> Tile:
    palette, height = painter.palette, whole.height
    canvas = furniture.turn_paper(whole.width, height, palette, hand=60)
    left = 100
    for seat in asked:
        canvas.stamp_in(icons.mark(seat, 62, palette), Box.at(left, 0, 62, height))
        left += 74
    if roll:
        canvas.stamp_in(icons.die(roll, 80, palette), Box.at(left, 0, 80, height - 3))
        left += 92
    room = Box(left + 6, 8, right, height - 11)
    painter.turn(canvas, room, what.say, asked[0] if asked else None)
    return canvas.tile()


def _said(reader: Reader[GoldrushView]) -> str:
    """Whose turn it is, and why; the map and the die say the rest of a move."""
    view = reader.view
    if view.asked_for != DecisionName.MOVE:
        return turn(reader)
    players = reader.name(view.asked[0])
    return reader.words.text("goldrush-board-move", players=players, why=why_text(view, reader.words))

"""The upper parts of Ponte Vecchio's board: the sign over it, and the note that says whose turn it is.

Knows what each part looks like, never where it goes.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.ponte_vecchio.cards import PLAYS, QUIET_ROUNDS, SHOPS, SIDES, STEPS
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.joints import IN_CORNER
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import TURN, Painter
from renders.drawing.theme import Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import florence
from renders.ponte_vecchio.text.prompts import turn
from renders.reader import Reader

_TITLE: Final = 660
_FACT: Final = Style("slab", 42, 700)
_MORE: Final = Style("slab", 36, 600)
_TOWN: Final = 84


@dataclass(frozen=True, slots=True)
class Facts:
    """How far the game is."""

    round: int
    is_final: bool
    play: int
    still: int
    """P17: how many shops can still be built."""
    quiet_rounds: int


def facts_of(view: PonteVecchioView) -> Facts:
    """How far the game is."""
    built = sum(player.built for player in view.players)
    still = min(SIDES * STEPS, SHOPS * len(view.players)) - built
    return Facts(view.round, view.ending is not None, view.play, still, view.quiet_rounds)


@on_demand
def header(what: Facts, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The sign over the board: the game, the round, and how near the final round is."""
    title = Box(30, 8, 30 + _TITLE, height - 10)
    canvas = furniture.sign(width, height, title, words.text("ponte-vecchio-name"), palette)
    room = Box(title.right + 24, 14, width - 30, height - 16)
    middle = (room.top + room.bottom) // 2
    first, second = Box(*room[:3], middle + 2), Box(room.left, middle - 2, *room[2:])
    canvas.text(first, _first_fact(what, words), _FACT, palette.gold_light, align="right", smallest=30)
    text = _second_fact(what, words)
    canvas.text(second, text, _MORE, palette.on_wood, align="right", smallest=30)
    return canvas.tile()


def _first_fact(what: Facts, words: Words) -> str:
    if what.is_final:
        return words.text("ponte-vecchio-board-final")
    return words.text("ponte-vecchio-text-round", round=what.round)


def _second_fact(what: Facts, words: Words) -> str:
    """How near the final round or the end is."""
    if what.is_final:
        return words.text("ponte-vecchio-board-play", play=what.play, plays=PLAYS) if what.play else ""
    if what.quiet_rounds:
        return words.text("ponte-vecchio-board-quiet", rounds=what.quiet_rounds, most=QUIET_ROUNDS)
    return words.text("ponte-vecchio-board-still", shops=what.still)


def turn_note(painter: Painter, width: int, height: int, view: PonteVecchioView) -> Tile:
    """Whom the table waits for, and what for."""
    palette = painter.palette
    canvas = furniture.turn_paper(width, height, palette)
    left = 108
    size = 68 if len(view.asked) < 3 else 46
    for seat in view.asked:
        canvas.stamp_in(icons.mark(seat, size, palette), Box.at(left, 0, size, height))
        left += size + 12
    room = Box(left + 6, 10, width - IN_CORNER, height - 12)
    _town(painter, canvas, room, view)
    first = view.asked[0] if view.asked else None
    painter.turn(canvas, room, lambda names: turn(Reader(view, names, painter.words)), first)
    return canvas.tile()


def _town(painter: Painter, canvas: Canvas, box: Box, view: PonteVecchioView) -> None:
    """The pale town beside a short turn."""
    palette = painter.palette
    text = turn(Reader(view, painter.tidy_names, painter.words))
    town = florence.town(_TOWN, mixed(palette.glow, palette.rule, 0.9))
    if box.width - typeset.width(text, TURN) - 40 >= town.width:
        canvas.stamp(town, box.right - town.width - 4, box.bottom - _TOWN - 4)

"""What frames Ponte Vecchio's board: the sign over it, and the note that says whose turn it is.

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
from renders.drawing.painter import Painter
from renders.drawing.theme import LETTER, Palette, Style, mixed
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import florence
from renders.ponte_vecchio.text.prompts import Turn, turn_text

_TITLE: Final = 660
_FACT: Final = Style("slab", 44, 700)
_MORE: Final = Style("slab", 38, 600)
_TOWN: Final = 84
_TURN: Final = Style("slab", 54, 700)
_LONG_TURN: Final = Style("slab", 46, 700)
"""The letters of a turn that needs two lines; they are set smaller before a name is cut."""


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
    title = Box(30, 8, 30 + _TITLE, height - 8)
    canvas = furniture.sign(width, height, title, words.text("ponte-vecchio-name"), palette)
    room = Box(title.right + 24, 22, width - 30, height - 14)
    middle = (room.top + room.bottom) // 2
    first, second = Box(*room[:3], middle), Box(room.left, middle - 3, room.right, room.bottom + 3)
    text = second_fact(what, words)
    canvas.text(
        first if text else room,
        first_fact(what, words),
        _FACT,
        palette.gold_light,
        align="right",
        smallest=LETTER,
    )
    canvas.text(second, text, _MORE, palette.on_wood, align="right", smallest=LETTER)
    return canvas.tile()


def first_fact(what: Facts, words: Words) -> str:
    """The round, or that it is the final one."""
    if what.is_final:
        return words.text("ponte-vecchio-board-final")
    return words.text("ponte-vecchio-text-round", round=what.round)


def second_fact(what: Facts, words: Words) -> str:
    """How near the final round or the end is."""
    if what.is_final:
        return words.text("ponte-vecchio-board-play", play=what.play, plays=PLAYS) if what.play else ""
    if what.quiet_rounds:
        return words.text("ponte-vecchio-board-quiet", rounds=what.quiet_rounds, most=QUIET_ROUNDS)
    return words.text("ponte-vecchio-board-still", shops=what.still)


@on_demand
def turn_note(said: Turn, painter: Painter, width: int, height: int) -> Tile:
    """Whom the table waits for, and what for. The right end is free, because clients lay a sign there."""
    palette = painter.palette
    canvas = furniture.turn_paper(width, height, palette)
    left = 108
    size = 68 if len(said.asked) < 3 else 46
    for seat in said.asked:
        canvas.stamp_in(icons.mark(seat, size, palette), Box.at(left, 0, size, height))
        left += size + 8
    room = Box(left + 6, 10, width - IN_CORNER, height - 10)
    _town(canvas, width, height, palette)

    def say(names: tuple[str, ...]) -> str:
        return turn_text(said, names, painter.words)

    is_short = typeset.fits(say(painter.tidy_names), _LONG_TURN, room.width)
    style = _TURN if is_short else _LONG_TURN
    first = said.asked[0] if said.asked else None
    painter.sentence(canvas, room, say, first, style, palette.ink, most=1 if is_short else 2)
    return canvas.tile()


def _town(canvas: Canvas, width: int, height: int, palette: Palette) -> None:
    """A pale part of the town at the right end."""
    town = florence.town(_TOWN, mixed(palette.glow, palette.rule, 0.9))
    room = Box(width - IN_CORNER + 8, height - _TOWN - 14, width - 14, height - 14)
    part = Box.at((town.width - room.width) // 2, 0, room.width, _TOWN)
    assert town.mask is not None
    canvas.image.paste(town.image.crop(part), room, town.mask.crop(part))

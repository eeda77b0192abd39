"""The upper parts of Gnadenlos!'s board: the sign over it with the events of the pile, and the note that says
whose turn it is.

Knows what each part looks like, never where it goes.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.gnadenlos.cards import EventCard, Kind
from engine.games.gnadenlos.view import GnadenlosView
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import TURN, Painter
from renders.drawing.theme import Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.text.prompts import turn
from renders.language.catalogues import Words
from renders.reader import Reader

TITLE: Final = 510
_CHIP: Final = 84

_FACT: Final = Style("slab", 36, 600)
_SUMS: Final = Style("slab", 32, 700)


@dataclass(frozen=True, slots=True)
class Pile:
    """The events: those turned up, the newest last, and those still to come."""

    turned: tuple[EventCard, ...]
    coming: tuple[EventCard, ...]
    turn: int
    deck: int


def pile_of(view: GnadenlosView) -> Pile:
    """The events since the last shuffle, and the others in the order of the box."""
    coming = tuple(event for event in view.box.events if event not in view.turned)
    return Pile(view.turned, coming, view.turn, view.deck)


@on_demand
def header(what: Pile, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The sign over the board: the game, the turn, the events that were turned up, and those to come."""
    title = Box(30, 6, 30 + TITLE, 84)
    canvas = furniture.sign(width, height, title, words.text("gnadenlos-name"), palette)
    facts = Box(30, title.bottom - 4, title.right, height - 8)
    text = words.text("gnadenlos-board-turn", turn=what.turn, cards=what.deck)
    canvas.text(facts, text, _FACT, palette.on_wood, smallest=30)
    events = [*what.turned, *what.coming]
    room = Box(title.right + 20, 14, width - 24, height - 16)
    wide = min(room.width // max(len(events), 1), _CHIP)
    left = room.right - wide * len(events)
    newest = len(what.turned) - 1
    for at, event in enumerate(events):
        box = Box.at(left + at * wide + 3, room.top, wide - 6, room.height)
        _event(canvas, box, event, at - newest, palette)
    return canvas.tile()


def _event(canvas: Canvas, box: Box, event: EventCard, place: int, palette: Palette) -> None:
    """An event of the pile: over (`place` below 0), the one of this turn (0), or still to come."""
    fill = palette.paper_shade if place < 0 else palette.glow if place == 0 else palette.card
    outline = palette.gold if place == 0 else palette.rule
    canvas.panel(box, fill, outline=outline, line=6 if place == 0 else 3, radius=10)
    if event.kind is Kind.GOLD_RUSH:
        _gold_rush(canvas, box, event, palette)
    else:
        canvas.stamp_in(pictures.event(event.kind, min(box.width - 16, 62), palette), box)
    if place < 0:
        veil = Image.new("L", (box.width - 6, box.height - 6), 130)
        canvas.image.paste(palette.paper_shade, (box.left + 3, box.top + 3), veil)
        canvas.stamp_in(icons.tick(min(box.width - 20, 50), palette.faded), box)


def _gold_rush(canvas: Canvas, box: Box, event: EventCard, palette: Palette) -> None:
    """A gold rush and its two sums, one above the other if they are long."""
    text, room = f"{event.larger}/{event.smaller}", box.width - 8
    is_long = typeset.width(text, _SUMS.smaller(30)) > room
    size = min(box.width - 16, 38 if is_long else 62)
    foot = Box(box.left + 4, box.top + size + 6, box.right - 4, box.bottom - 4)
    canvas.stamp_in(pictures.event(event.kind, size, palette), Box(*box[:3], foot.top + 2))
    lines = [str(event.larger), str(event.smaller)] if is_long else [text]
    high = foot.height // len(lines)
    for at, line in enumerate(lines):
        row = Box.at(foot.left, foot.top + at * high, foot.width, high)
        canvas.text(row, line, _SUMS, palette.ink, align="centre", smallest=30)


def turn_note(painter: Painter, width: int, height: int, view: GnadenlosView) -> Tile:
    """Whom the table waits for, and what for."""
    palette = painter.palette
    canvas = furniture.turn_paper(width, height, palette)
    left = 108
    for seat in view.asked:
        canvas.stamp_in(pictures.hat(seat, 84, palette), Box.at(left, 0, 84, height))
        left += 92
    room = Box(left + 6, 10, width - 28, height - 12)
    _desert(painter, canvas, room, view)
    first = view.asked[0] if view.asked else None
    painter.turn(canvas, room, lambda names: turn(Reader(view, names, painter.words)), first)
    return canvas.tile()


def _desert(painter: Painter, canvas: Canvas, box: Box, view: GnadenlosView) -> None:
    """A pale landscape beside a short turn."""
    text = turn(Reader(view, painter.tidy_names, painter.words))
    wide = min((box.width - typeset.width(text, TURN) - 60) // 20 * 20, 400)
    if wide < 200:
        return
    shade = mixed(painter.palette.glow, painter.palette.rule, 0.25)
    canvas.stamp(materials.skyline(wide, 80, shade), box.right - wide + 10, box.bottom - 84)

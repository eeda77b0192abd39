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
from renders.drawing.theme import LETTER, SIGN, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.text.prompts import Turn, turn_said
from renders.language.catalogues import Words

TITLE: Final = 510
_CHIP: Final = 86
_HAT: Final = 84

_FACT: Final = Style("slab", 38, 600)
_SUMS: Final = Style("slab", 42, 700)


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
    title = Box(30, 25, 30 + TITLE, 83)
    canvas = furniture.sign(width, height, title, words.text("gnadenlos-name"), palette)
    facts = Box(30, title.bottom - 4, title.right, height - 5)
    text = words.text("gnadenlos-board-turn", turn=what.turn, cards=what.deck)
    canvas.text(facts, text, _FACT, palette.on_wood, smallest=LETTER)
    events = [*what.turned, *what.coming]
    room = Box(title.right + 20, 15, width - 24, height - 15)
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
    size, picture, sums = min(box.width - 16, 62), box, list[tuple[str, Box]]()
    if event.kind is Kind.GOLD_RUSH:
        size, picture, sums = _gold_rush(box, event)
    canvas.stamp_in(pictures.event(event.kind, size, palette), picture)
    if place < 0:
        veil = Image.new("L", (box.width - 6, box.height - 6), 130)
        canvas.image.paste(palette.paper_shade, (box.left + 3, box.top + 3), veil)
        canvas.stamp_in(icons.tick(min(picture.width - 20, picture.height - 8, 50), palette.faded), picture)
    for text, row in sums:
        ink = palette.faded if place < 0 else palette.ink
        canvas.text(row, text, _SUMS, ink, align="centre", smallest=SIGN)


def _gold_rush(box: Box, event: EventCard) -> tuple[int, Box, list[tuple[str, Box]]]:
    """How large a gold rush is drawn and where, and where its two sums are: one above the other if they are
    long."""
    text = f"{event.larger}/{event.smaller}"
    if typeset.width(text, _SUMS.smaller(SIGN)) <= box.width - 8:
        foot = Box(box.left + 4, box.bottom - 42, box.right - 4, box.bottom - 4)
        return min(box.width - 16, box.height - 46), Box(*box[:3], foot.top + 4), [(text, foot)]
    size, middle = box.width - 52, (box.top + box.bottom) // 2
    right = Box(box.left + size + 2, box.top + 4, box.right - 2, box.bottom - 4)
    upper, lower = Box(*right[:3], middle), Box(right.left, middle, *right[2:])
    sums = [(str(event.larger), upper), (str(event.smaller), lower)]
    return size, Box.at(box.left + 2, box.top, size, box.height), sums


@on_demand
def turn_note(what: Turn, painter: Painter, width: int, height: int, free: int) -> Tile:
    """Whom the table waits for, and what for; at the right, `free` pixels have no text."""
    palette = painter.palette
    canvas = furniture.turn_paper(width, height, palette)
    left = 108
    for seat in what.asked:
        canvas.stamp_in(pictures.hat(seat, _HAT, palette), Box.at(left, 0, _HAT, height))
        left += _HAT + 8
    room = Box(left + 6, 10, width - free, height - 12)
    text = turn_said(what, painter.tidy_names, painter.words)
    _desert(canvas, Box(room.left + typeset.width(text, TURN) + 30, 10, width - 16, height - 12), palette)
    first = what.asked[0] if what.asked else None
    painter.turn(canvas, room, lambda names: turn_said(what, names, painter.words), first)
    return canvas.tile()


def _desert(canvas: Canvas, box: Box, palette: Palette) -> None:
    """A pale landscape beside a short turn."""
    wide = min(box.width // 20 * 20, 400)
    if wide < 200:
        return
    shade = mixed(palette.glow, palette.rule, 0.25)
    canvas.stamp(materials.skyline(wide, 80, shade), box.right - wide, box.bottom - 84)

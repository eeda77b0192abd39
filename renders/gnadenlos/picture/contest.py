"""The panel of whoever lays an adventurer in Gnadenlos!: the event, the player's own adventurers with the
number that counts, and how many the others still hold.

Knows views, never a state or a rule; it shows no more than its viewer knows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import SKILL_OF, Adventurer, EventCard
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.seats import clockwise
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import Row, same
from renders.drawing.layout import GAP, LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.cards import Marks, compact, compact_height, contender, contender_height
from renders.gnadenlos.picture.packing import CORNER, full
from renders.gnadenlos.picture.sides import adventurers_sign
from renders.gnadenlos.text.labels import event_name
from renders.gnadenlos.text.options import event_hint
from renders.language.catalogues import Words
from renders.sides import own_side

_EVENT: Final = 116
_OTHERS: Final = 110
_MOST: Final = 5
"""At most this many adventurers are side by side."""

_TITLE: Final = Style("slab", 48, 700)
_HINT: Final = Style("slab", 42, 600)
_ONE_LINE: Final = 34
"""The hint is set down to this size before it takes two lines."""
_COUNT: Final = Style("slab", 46, 700)
_NAME: Final = Style("slab", 36, 600)


@dataclass(frozen=True, slots=True)
class _Other:
    """Another player, and how many adventurers they hold."""

    seat: int
    name: str
    adventurers: int
    has_laid: bool


def contest(view: GnadenlosView, chosen: Sequence[str], painter: Painter) -> Iterator[Row]:
    """The event of this turn, the viewer's adventurers, and the others."""
    event, palette = view.event, painter.palette
    if event is None:
        return
    player, held = own_side(view)
    tile = _event(event, event_hint(view, painter.words), palette, painter.words)
    yield same(Block([Part(tile, LEFT, 0)], _EVENT, "contest"))
    laid = painter.words.text("gnadenlos-hand-laid")
    rows = _rows(held.adventurers)
    card, height = (contender, contender_height) if len(rows) < 2 else (compact, compact_height)
    across = columns(max(2, *map(len, rows)), gap=GAP + SHADOW) if rows else ()
    for row in rows:
        parts = list[Part]()
        for adventurer, (left, width) in zip(row, across, strict=False):
            is_down = adventurer == held.laid
            is_chosen = adventurer.key in chosen if chosen else is_down
            marks = Marks(is_chosen=is_chosen, label=laid if is_down else "")
            parts.append(Part(card(adventurer, width, palette, SKILL_OF[event.kind], marks=marks), left, 0))
        yield full(Block(parts, height(across[0].width), "contest"))
    others = [view.players[seat] for seat in clockwise(player.seat, len(view.players))[1:]]
    wide = (ROOM - CORNER[0] - GAP * (len(others) - 1)) // len(others)
    parts = []
    for at, one in enumerate(others):
        what = _Other(one.seat, painter.shown(one.seat), one.adventurers, one.has_laid)
        free = CORNER[0] if at + 1 == len(others) else 0
        parts.append(Part(_other(what, wide + free, free, palette), LEFT + at * (wide + GAP), 0))
    yield same(Block(parts, _OTHERS, "contest"))


def _rows(people: Sequence[Adventurer]) -> list[Sequence[Adventurer]]:
    """The adventurers in rows, which are equally long, or nearly."""
    rows = -(-len(people) // _MOST)
    across = -(-len(people) // max(rows, 1))
    return [people[at : at + across] for at in range(0, len(people), max(across, 1))]


@on_demand
def _event(event: EventCard, hint: str, palette: Palette, words: Words) -> Tile:
    """The event, and what the highest number brings and the lowest, or the next lower one."""
    canvas = Canvas(
        materials.note(ROOM, _EVENT, palette, fill=palette.glow, frame=palette.ink, has_nails=False)
    )
    picture = Box.at(24, 0, 100, _EVENT)
    canvas.stamp_in(pictures.event(event.kind, 94, palette), picture)
    title = event_name(event, words)
    wide = typeset.width(title, _TITLE)
    name = Box.at(picture.right + 20, 8, wide + 4, _EVENT - 16)
    canvas.text(name, title, _TITLE, palette.ink)
    canvas.bar(Box(name.right + 18, 28, name.right + 21, _EVENT - 28), palette.rule)
    room = Box(name.right + 40, 6, ROOM - 24, _EVENT - 6)
    if typeset.fits(hint, _HINT.smaller(_ONE_LINE), room.width):
        canvas.text(room, hint, _HINT, palette.ink, smallest=_ONE_LINE)
    else:
        canvas.lines(room, hint, _HINT, palette.ink, most=2)
    return canvas.tile()


@on_demand
def _other(what: _Other, width: int, free: int, palette: Palette) -> Tile:
    """A player's hat, how many adventurers they hold, and whether one of them is laid; at the right, `free`
    pixels have no text."""
    canvas = furniture.side_paper(width, _OTHERS, palette, is_lit=False)
    hat = Box.at(14, 0, 86, _OTHERS)
    canvas.stamp_in(pictures.hat(what.seat, 84, palette), hat)
    left, middle = hat.right + 10, 54
    name = Box(left, 13, width - max(free, 22), middle)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=LETTER)
    sign = Box(left, middle, left + 34, _OTHERS - 10)
    canvas.stamp_in(adventurers_sign(42, palette), sign)
    number = str(what.adventurers)
    count = Box.at(sign.right + 8, sign.top, typeset.width(number, _COUNT), sign.height)
    canvas.text(count, number, _COUNT, palette.ink)
    if what.has_laid:
        canvas.stamp_in(icons.tick(SIGN, palette.rise), Box.at(count.right + 14, sign.top, 40, sign.height))
    return canvas.tile()

"""What a player of Gnadenlos! holds, on papers for that player alone: IOUs by their kinds, and nuggets beside
the IOUs that the player has laid.

Knows IOUs, never a view or where a paper goes; each paper is a tile, drawn once for what it shows.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.games.gnadenlos.cards import Note
from engine.play.table import Seat
from renders.drawing import materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.notes import LEAST, note_card, note_height
from renders.gnadenlos.picture.packing import CORNER
from renders.gnadenlos.text.labels import heading
from renders.language.catalogues import Words

_PAD: Final = 22
_HEAD: Final = 54
_ROWS: Final = range(1, 9)
"""In how many rows IOUs may lie."""
_LARGEST: Final = 150
_APART: Final = 14
"""Between IOUs, with their shadows."""
_SAID: Final = 96
_BELOW: Final = 9
"""The same between rows."""
_TIMES_WIDE: Final = 72
"""The same with a number between them."""

_HEADING: Final = Style("slab", 42, 700)
_TIMES: Final = Style("slab", 42, 700)
_NUGGETS: Final = Style("slab", 110, 700)
_LYING: Final = Style("slab", 40, 600)


def least_height(notes: Sequence[Note], width: int) -> int:
    """How high a paper of IOUs is at least."""
    kinds = Counter(notes)
    across = (width - _PAD - CORNER[0]) // (LEAST + _beside(kinds))
    return 12 + _HEAD + -(-len(kinds) // across) * (note_height(LEAST) + _BELOW) + 16


def _beside(kinds: Counter[Note]) -> int:
    """What is beside each IOU."""
    return _TIMES_WIDE if max(kinds.values(), default=0) > 1 else _APART


@on_demand
def notes_paper(
    notes: tuple[Note, ...], seat: Seat, width: int, height: int, palette: Palette, words: Words
) -> Tile:
    """The IOUs in hand by their kinds."""
    canvas = Canvas(materials.note(width, height, palette, has_nails=False))
    room = Box(_PAD, 12, width - CORNER[0], height - 16)
    head = Box(room.left, room.top, width - _PAD, room.top + _HEAD)
    if not notes:
        whole = Box(room.left, 0, room.right, height)
        text = words.text("gnadenlos-hand-no-notes")
        canvas.text(whole, text, _HEADING, palette.faded, align="centre", smallest=LETTER)
        return canvas.tile()
    canvas.text(head, heading(notes, seat, words), _HEADING, palette.ink, smallest=LETTER)
    _kinds(canvas, Box(room.left, head.bottom, room.right, room.bottom), notes, seat, palette)
    return canvas.tile()


def _kinds(canvas: Canvas, box: Box, notes: Sequence[Note], seat: int, palette: Palette) -> None:
    """IOUs by their kinds, the player's own first, as large as they can be, each with how many there are."""
    kinds = Counter(sorted(notes, key=lambda note: note.colour != seat))  # otherwise in their order
    if not kinds:
        return
    beside = _beside(kinds)

    def size(rows: int) -> int:
        across = -(-len(kinds) // rows)
        return min(box.width // across - beside, (box.height // rows - _BELOW) * 10 // 7 + 1, _LARGEST)

    rows = max(_ROWS, key=size)
    across, wide = -(-len(kinds) // rows), size(rows)
    high, down = note_height(wide), box.height // rows
    for at, (note, count) in enumerate(kinds.items()):
        row, column = divmod(at, across)
        left, top = box.left + column * (wide + beside), box.top + row * down + (down - high) // 2
        canvas.lay(note_card(note, wide, palette), left, top)
        if count > 1:
            number = Box.at(left + wide + 10, top, beside - 14, high)
            canvas.text(number, f"{count}×", _TIMES, palette.ink, smallest=SIGN)


def purse_height(lying: Sequence[Note]) -> int:
    """How high a purse is: the kinds of IOUs are two in a row."""
    kinds = Counter(lying)
    return max(14 + _SAID + 4 + -(-len(kinds) // 2) * (note_height(LEAST) + _BELOW) + 16, 300)


@on_demand
def purse(
    nuggets: int, lying: tuple[Note, ...], seat: Seat, width: int, height: int, palette: Palette, words: Words
) -> Tile:
    """The nuggets, and beside them the player's own IOUs that they have laid in the market."""
    canvas = Canvas(materials.note(width, height, palette, has_nails=False))
    left = Box(_PAD, 12, width * 36 // 100, height - 16)
    canvas.stamp_in(pictures.nugget(104, palette), Box.at(left.left, left.top, 108, left.height))
    number = Box(left.left + 122, left.top, left.right - 6, left.bottom)
    canvas.text(number, str(nuggets), _NUGGETS, palette.ink, smallest=40)
    canvas.bar(Box(left.right + 4, 30, left.right + 7, height - 34), palette.rule)
    room = Box(left.right + 26, 14, width - _PAD - 8, height - 16)
    text = words.text("gnadenlos-panel-lying", own=len(lying), worth=sum(note.worth for note in lying))
    head = Box(*room[:3], room.top + _SAID if lying else room.bottom)
    canvas.lines(head, text, _LYING, palette.ink, most=2 if lying else 3)
    rest = Box(room.left, head.bottom + 4, width - CORNER[0], room.bottom)
    _kinds(canvas, rest, lying, seat, palette)
    return canvas.tile()

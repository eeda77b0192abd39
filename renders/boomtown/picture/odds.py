"""What dice decide, on the pictures beside Boomtown's questions: what other faces would yield to whom, and
how many rolls reach a number.

Each is a tile, drawn once for what it shows. Knows rolls and chances, never where a paper goes.
"""

from typing import Final

from engine.games.boomtown.cards import KEEP
from renders.boomtown.picture import icons as pictures
from renders.boomtown.text.choices import Roll
from renders.boomtown.text.options import DICE, WAYS_TO_ROLL
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import SIGN, Palette, Style
from renders.language.catalogues import Words

ALL: Final = 36
"""How many rolls two dice have."""
COLLAPSES: Final = (2, 12)
"""B16: the sums at which dangerous mines collapse."""
_LABEL: Final = 186
_PAD: Final = 16
_TOP: Final = 84
_LINE: Final = 46
_BARS: Final = 150

_WHICH: Final = Style("slab", 40, 700)
_SUM: Final = Style("slab", 60, 700)
_GOLD: Final = Style("slab", 42, 700)
_NUMBER: Final = Style("slab", 60, 700)
_WAYS: Final = Style("slab", 42, 600)


def height_of(rolls: tuple[Roll, ...]) -> int:
    """How high a die's paper must be."""
    most = max(_entries(roll) for roll in rolls)
    return _TOP + max(most, 1) * _LINE + 2 * _PAD


@on_demand
def die(which: str, rolls: tuple[Roll, ...], width: int, height: int, palette: Palette, words: Words) -> Tile:
    """A die with each of its faces: the sum, and whose mines would yield how much."""
    canvas = Canvas(materials.note(width, height, palette, has_nails=False))
    label = Box(20, 0, _LABEL, height)
    canvas.lines(label, words.text(f"boomtown-panel-{which}"), _WHICH, palette.ink, most=2)
    wide = (width - _LABEL - _PAD - 4) // len(rolls)
    for at, roll in enumerate(rolls):
        box = Box.at(_LABEL + at * wide, _PAD, wide - 8, height - 2 * _PAD)
        _roll(canvas, box, roll, roll.dice[DICE[which]], palette)
    return canvas.tile()


def _roll(canvas: Canvas, box: Box, roll: Roll, face: int, palette: Palette) -> None:
    """A face: lit if the die shows it now, with a stout edge if it is chosen."""
    fill = palette.glow if roll.key == KEEP else palette.card
    edge, line = (palette.alarm, 8) if roll.is_chosen else (palette.rule, 2)
    canvas.panel(box, fill, outline=edge, line=line, radius=12)
    middle = box.left + box.width // 2
    canvas.stamp_in(icons.die(face, 58, palette), Box(box.left + 8, box.top, middle, box.top + _TOP))
    total = sum(roll.dice)
    text = Box(middle, box.top, box.right - 8, box.top + _TOP)
    canvas.text(text, str(total), _SUM, palette.ink, align="centre")
    cells = _cells(Box(box.left + 10, box.top + _TOP - 6, box.right - 10, box.bottom), roll)
    for (seat, gold), cell in zip(roll.yields, cells, strict=False):
        amount = str(gold)
        left = cell.left + (cell.width - SIGN - 6 - typeset.width(amount, _GOLD)) // 2
        canvas.stamp_in(icons.mark(seat, SIGN, palette), Box.at(left, cell.top, SIGN, cell.height))
        canvas.text(Box(left + SIGN + 6, *cell[1:]), amount, _GOLD, palette.ink)
    if total in COLLAPSES:
        canvas.stamp_in(pictures.danger(SIGN, palette), cells[-1])
    elif not roll.yields:
        canvas.text(cells[0], "–", _GOLD, palette.faded, align="centre")


def _entries(roll: Roll) -> int:
    """How many things are below a face: whoever gets something, and the sign that mines collapse."""
    return len(roll.yields) + (sum(roll.dice) in COLLAPSES)


def _cells(box: Box, roll: Roll) -> list[Box]:
    """Where these are, one below the other."""
    return [Box.at(box.left, box.top + at * _LINE, box.width, _LINE) for at in range(max(_entries(roll), 1))]


SCALE: Final = _BARS + 146
"""How high the paper with the chances is."""


@on_demand
def scale(chosen: int | None, width: int, palette: Palette, words: Words) -> Tile:
    """B24: for each number, how many of all rolls show that or more."""
    canvas = Canvas(materials.note(width, SCALE, palette, has_nails=False))
    label = Box(20, 0, _LABEL - 8, SCALE)
    canvas.lines(label, words.text("boomtown-panel-reach", rolls=ALL), _WHICH, palette.ink, most=2)
    wide = (width - _LABEL - 2 * _PAD) // len(WAYS_TO_ROLL)
    bottom = SCALE - 76
    for at, (least, ways) in enumerate(WAYS_TO_ROLL.items()):
        box = Box.at(_LABEL + at * wide, 14, wide - 8, SCALE - 30)
        if least == chosen:
            canvas.panel(box, palette.glow, outline=palette.alarm, line=8, radius=12)
        bar = Box(box.left + 16, bottom - max(_BARS * ways // ALL, 4), box.right - 16, bottom)
        canvas.bar(bar, palette.ink)
        if bar.height > 6:
            canvas.bar(bar.inset(3), palette.gold)
        above = Box(box.left, bar.top - 48, box.right, bar.top)
        canvas.text(above, str(ways), _WAYS, palette.faded, align="centre")
        below = Box(box.left, bottom + 2, box.right, bottom + 60)
        canvas.text(below, str(least), _NUMBER, palette.ink, align="centre")
    return canvas.tile()

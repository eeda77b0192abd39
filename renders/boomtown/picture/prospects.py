"""What lies under a card on offer, on the pictures beside Boomtown's questions: who has what in its town, and
what the card would make of the viewer.

Each is a tile, drawn once for what it shows. Knows prospects, never a view or where a paper goes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.towns import counted, counted_width
from renders.boomtown.text.labels import Holding
from renders.boomtown.text.prospects import Due, Gained, Prospect
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.language.catalogues import Words

_PAD: Final = 15
_LINE: Final = 46
_MARK: Final = SIGN
_HAT: Final = 44
_BETWEEN: Final = 8
_NEW: Final = SIGN
_RULE: Final = 14

_COUNT: Final = Style("slab", 42, 700)
_NUMBER: Final = Style("slab", 42, 700)
_OFFICES: Final = tuple(Style("slab", size, 700) for size in (40, 38, 36, LETTER))
_USE: Final = Style("slab", 40, 600)
_NAME: Final = Style("slab", 36, 600)


@dataclass(frozen=True, slots=True)
class Under:
    """What lies under a card."""

    gained: Gained
    mayor: str = ""
    """The name of whoever gets the fee."""


@dataclass(frozen=True, slots=True)
class Lines:
    """How many lines all papers have above and below their rules, so that the rules are in one line."""

    above: int
    below: int

    @property
    def height(self) -> int:
        return 2 * _PAD + (self.above + self.below) * _LINE + _RULE


def lines_of(papers: Sequence[Under], width: int) -> Lines:
    """How many lines papers of some width need."""
    found = [each.gained.prospect for each in papers if each.gained.prospect is not None]
    above = max((len(_rows(each, width)) for each in found), default=1)
    return Lines(above, max((len(_results(each)) for each in found), default=1))


def _results(prospect: Prospect) -> list[str]:
    """What is said below the rule."""
    office = ["office"] if prospect.office != "no" else []
    return ["number", *office, *(["fee"] if prospect.due is not None else [])]


@on_demand
def under(what: Under, lines: Lines, width: int, palette: Palette, words: Words) -> Tile:
    """A paper with all that."""
    canvas = Canvas(materials.note(width, lines.height, palette, has_nails=False))
    prospect = what.gained.prospect
    if prospect is None:
        _use(canvas, Box(0, 0, width, lines.height), what.gained.use or "", palette, words)
        return canvas.tile()
    rows = _rows(prospect, width)
    top = _PAD + (lines.above - len(rows)) * _LINE // 2
    for at, row in enumerate(rows):
        _holdings(canvas, Box.at(0, top + at * _LINE, width, _LINE), row, prospect, palette)
    top = _PAD + lines.above * _LINE
    canvas.stamp_in(materials.swelled_rule(width - 60, palette.rule), Box.at(0, top, width, _RULE))
    for at, result in enumerate(_results(prospect)):
        box = Box.at(_PAD, top + _RULE + at * _LINE, width - 2 * _PAD, _LINE)
        if result == "number":
            number = words.text("boomtown-panel-mine", number=prospect.number)
            canvas.text(box, number, _NUMBER, palette.ink, align="centre", smallest=SIGN)
        elif result == "office":
            _office(canvas, box, is_new=prospect.office == "new", palette=palette, words=words)
        elif prospect.due is not None:
            _fee(canvas, box, prospect.due, what.mayor, palette)
    return canvas.tile()


def _rows(prospect: Prospect, width: int) -> list[list[Holding]]:
    """Everybody who has mines there, the mayor first, in as few rows as there is room for."""
    mayor = [] if prospect.mayor is None else [prospect.mayor]
    rows: list[list[Holding]] = [[]]
    for each in (*mayor, *prospect.others):
        if _wide([*rows[-1], each], prospect) > width - 2 * _PAD:
            rows.append([])
        rows[-1].append(each)
    return rows


def _wide(row: list[Holding], prospect: Prospect) -> int:
    """How wide a row is, with the mayor's hat."""
    wide = sum(counted_width(each, _COUNT, _MARK) for each in row) + _BETWEEN * (len(row) - 1)
    return wide + _HAT * (prospect.mayor in row)


def _holdings(canvas: Canvas, box: Box, row: list[Holding], prospect: Prospect, palette: Palette) -> None:
    """A row of marks with numbers of mines; a pale hat if nobody has any."""
    if not row:
        canvas.stamp_in(pictures.hat(_HAT, palette, is_there=False), box)
        return
    left = box.left + (box.width - _wide(row, prospect)) // 2
    for each in row:
        if each == prospect.mayor:
            canvas.stamp_in(pictures.hat(_HAT - 4, palette), Box.at(left, box.top, _HAT - 4, box.height))
            left += _HAT
        place = Box(left, box.top, box.right, box.bottom)
        left = counted(canvas, place, each, _COUNT, _MARK, palette) + _BETWEEN


def _office(canvas: Canvas, box: Box, *, is_new: bool, palette: Palette, words: Words) -> None:
    """That the viewer becomes mayor, with the sign of what is new, or stays it; the hat says it alone if the
    paper is too narrow for the word."""
    if is_new:
        canvas.panel(box.inset(0, 1), palette.gold_light, outline=palette.gold_dark, line=2, radius=8)
    text = words.text("boomtown-panel-mayor")
    signs = _HAT + (_NEW + 6) * is_new
    style = next((one for one in _OFFICES if typeset.width(text, one) <= box.width - signs - 16), None)
    wide = 0 if style is None else typeset.width(text, style) + 8
    left = box.left + (box.width - signs - wide) // 2
    canvas.stamp_in(pictures.hat(_HAT, palette), Box.at(left, box.top, _HAT, box.height))
    left += _HAT
    if style is not None:
        canvas.text(Box(left + 8, box.top, left + wide, box.bottom), text, style, palette.ink)
    if is_new:
        new = Box.at(left + wide + 6, box.top, _NEW, box.height)
        canvas.stamp_in(icons.new_sign(_NEW, palette), new)


def _fee(canvas: Canvas, box: Box, due: Due, mayor: str, palette: Palette) -> None:
    """What the viewer would pay, and to whom."""
    wide = furniture.tag_width(-due.paid, SIGN)
    name = min(typeset.width(mayor, _NAME), box.width - wide - 56)
    left = box.left + (box.width - wide - 56 - name) // 2
    if due.paid:
        furniture.tag(
            canvas, Box(left, box.top + 5, left + wide, box.bottom - 5), -due.paid, palette, size=SIGN
        )
    else:
        canvas.text(Box(left, box.top, left + wide, box.bottom), "0", _NUMBER, palette.ink, align="centre")
    left += wide + 8
    canvas.stamp_in(icons.mark(due.mayor, SIGN, palette), Box.at(left, box.top, SIGN, box.height))
    room = Box(left + SIGN + 6, box.top, box.right, box.bottom)
    furniture.name(canvas, room, mayor, due.mayor, _NAME, palette, smallest=LETTER)


def _use(canvas: Canvas, box: Box, use: str, palette: Palette, words: Words) -> None:
    """What becomes of an event."""
    sign = {"now": icons.arrow(44, palette.faded), "kept": pictures.ready(50, palette)}
    middle = box.height // 2
    upper, lower = Box(box.left, middle - 54, box.right, middle), Box(8, middle, box.right - 8, middle + 50)
    canvas.stamp_in(sign.get(use) or icons.hourglass(48, palette), upper)
    text = words.text(f"boomtown-panel-{use}")
    canvas.text(lower, text, _USE, palette.ink, align="centre", smallest=LETTER)

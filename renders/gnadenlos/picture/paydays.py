"""A payday as a strip: each roll, each IOU that it turned up, each payment, and how it ended.

Knows what happened at a payday, never a view or where the strip hangs.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.furniture import signed
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import SIGN, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture import notes
from renders.gnadenlos.picture.changes import PaydayChanges, Step
from renders.language.catalogues import Words

_STEP: Final = 102
_HIGH: Final = 124
_PAD: Final = 16
_TITLE: Final = 184
_NOTE: Final = 88
_DIE: Final = 42

_NAME: Final = Style("slab", 34, 700)
_PAID: Final = Style("slab", 40, 700)


def height_of(what: PaydayChanges, width: int) -> int:
    """How high a payday's strip is."""
    return 2 * _PAD + max(-(-_cells(what) // _across(width)), 1) * _HIGH


def _cells(what: PaydayChanges) -> int:
    """How many places its steps and its vulture take."""
    return len(what.steps) + (what.vulture is not None)


def _across(width: int) -> int:
    """How many steps are in a row."""
    return (width - 2 * _PAD - _TITLE) // _STEP


def rows_height(rows: Sequence[Sequence[tuple[PaydayChanges, int]]], gap: int) -> int:
    """How high rows of strips are together."""
    return sum(max(height_of(*each) for each in row) + gap for row in rows) - gap if rows else 0


def rows_within(
    paydays: Sequence[PaydayChanges], width: int, gap: int, height: int
) -> list[list[tuple[PaydayChanges, int]]]:
    """`rows_of` that are together no higher than `height`: as many steps as it takes are left out where the
    longest payday begins."""
    shown = list(paydays)
    while rows_height(rows := rows_of(shown, width, gap), gap) > height:
        at = max(range(len(shown)), key=lambda place: _cells(shown[place]))
        rest = shown[at].steps[_across(width) :]
        if rest:
            shown[at] = replace(shown[at], steps=rest, is_cut=True)
        else:
            del shown[0]
    return rows


@on_demand
def payday_strip(what: PaydayChanges, width: int, palette: Palette, words: Words) -> Tile:
    """A payday, step by step, in as many rows as it needs."""
    height = height_of(what, width)
    canvas = Canvas(materials.note(width, height, palette, fill=palette.gold_light, has_nails=False))
    _desert(canvas, what, width, height, palette)
    title = Box(_PAD + 6, _PAD, _PAD + _TITLE - 12, _PAD + _HIGH)
    text = words.text("gnadenlos-board-last-payday" if what.is_last else "gnadenlos-board-payday")
    canvas.lines(Box(*title[:3], title.top + 78), text, _NAME, palette.ink, most=2, align="centre")
    canvas.stamp_in(pictures.hat(what.seat, 54, palette), Box(title.left, title.top + 78, *title[2:]))
    if what.is_cut:
        more = Box(title.right - 40, title.top + 78, title.right, title.bottom)
        canvas.text(more, "…", _NAME, palette.ink, align="centre")
    for at, step in enumerate(what.steps):
        _step(canvas, _cell(at, width), step, palette)
    if what.vulture is not None:
        _vulture(canvas, _cell(len(what.steps), width), *what.vulture, palette)
    return canvas.tile()


def _desert(canvas: Canvas, what: PaydayChanges, width: int, height: int, palette: Palette) -> None:
    """A pale landscape in the empty part of the last row."""
    last = _cell(_cells(what) - 1, width)
    wide = min((width - last.right - 40) // 20 * 20, 440)
    if wide < 220:
        return
    shade = mixed(palette.gold_light, palette.rule, 0.28)
    desert = materials.skyline(wide, 104, shade)
    canvas.stamp(desert, width - wide - 18, height - 104 - 17)


def _cell(at: int, width: int) -> Box:
    row, place = divmod(at, _across(width))
    return Box.at(_PAD + _TITLE + place * _STEP, _PAD + row * _HIGH, _STEP, _HIGH)


def _step(canvas: Canvas, box: Box, step: Step, palette: Palette) -> None:
    """A roll, what was paid, and below both the IOU that was turned up."""
    head = Box(box.left + 4, box.top + 4, box.right - 6, box.top + 4 + _DIE)
    canvas.stamp_in(icons.die(step.die, _DIE, palette), Box.at(head.left, head.top, _DIE, _DIE))
    paid = Box(head.left + _DIE + 2, head.top + 3, box.right, head.bottom - 3)
    foot = (box.left + 4, head.bottom + 4)
    if step.note is None:
        canvas.stamp_in(icons.crossed(SIGN, palette.alarm), paid)
        empty = Box.at(*foot, _NOTE, notes.note_height(_NOTE))
        canvas.panel(empty, palette.paper_shade, outline=palette.rule, line=4, radius=8)
        return
    if step.is_paid:
        text = signed(-step.note.worth) if step.note.worth else "0"
        canvas.text(paid, text, _PAID, palette.ink, align="centre", smallest=SIGN)
    else:
        canvas.stamp_in(icons.crossed(SIGN, palette.alarm), paid)
    canvas.lay(notes.note_card(step.note, _NOTE, palette), *foot)


def _vulture(canvas: Canvas, box: Box, seat: int, count: int, palette: Palette) -> None:
    """The vulture of whoever could not pay."""
    inside = box.inset(3, 5)
    canvas.panel(inside, palette.alarm, radius=10)
    canvas.panel(inside.inset(4), palette.card, radius=7)
    canvas.stamp_in(pictures.hat(seat, 56, palette), Box(*inside[:3], inside.top + 56))
    lower = Box(inside.left, inside.top + 52, inside.right, inside.bottom - 6)
    canvas.stamp_in(pictures.vulture(54, palette), lower)


def rows_of(paydays: Sequence[PaydayChanges], width: int, gap: int) -> list[list[tuple[PaydayChanges, int]]]:
    """Paydays with the widths of their strips, side by side if they are short."""
    rows: list[list[tuple[PaydayChanges, int]]] = []
    for payday in paydays:
        wide = min(2 * _PAD + _TITLE + _cells(payday) * _STEP, width)
        if rows and sum(other + gap for _, other in rows[-1]) + wide <= width:
            rows[-1].append((payday, wide))
        else:
            rows.append([(payday, wide)])
    for row in rows:
        spare = width - sum(wide + gap for _, wide in row) + gap
        row[-1] = (row[-1][0], row[-1][1] + spare)
    return rows

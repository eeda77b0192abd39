"""The market on Gnadenlos!'s board: six columns under the die's faces, and every place with its number.

Knows views and changes, never where it hangs. A back tells nothing but its place, and the board shows backs
alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image

from engine.games.gnadenlos.cards import COLUMNS, Note
from engine.games.gnadenlos.view import GnadenlosView, KnownNote
from renders.drawing import icons, materials
from renders.drawing.canvas import Box, Canvas, Tile, rounded
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import Colour, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture import notes
from renders.gnadenlos.picture.changes import Changes
from renders.gnadenlos.text.labels import place_number
from renders.language.catalogues import Words

_PAD: Final = 20
_GUTTER: Final = 46
"""How wide the part at the left is that tells which rows are full."""
_DICE: Final = 62
_FACTS: Final = 52
_GAP: Final = 8

_COMING: Final = Style("slab", 44, 700)
_FACT: Final = Style("slab", 34, 600)
_SIGN: Final = Style("slab", 32, 700)

State = Literal["plain", "open", "chosen", "shut"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the market."""

    number: int
    is_taken: bool
    """An IOU lies here."""
    seat: int | None = None
    """Who has just laid what lies here, or has just taken it away."""
    state: State = "plain"
    """In a choice: whether it can be chosen, or is chosen."""
    sign: str = ""
    """In a choice: its number in the order of choosing, or the letter of its gap."""
    note: Note | None = None
    """G37: on a private picture, the IOU that lies here, if its viewer has laid it."""


@dataclass(frozen=True, slots=True)
class Market:
    """All that the market shows."""

    rows: tuple[tuple[Place, ...], ...]
    needed: int
    """How many full rows make a payday."""

    @property
    def full(self) -> int:
        """How many rows are full."""
        return sum(all(place.is_taken for place in row) for row in self.rows)

    @property
    def notes(self) -> int:
        return sum(place.is_taken for row in self.rows for place in row)


def market_of(view: GnadenlosView, changes: Changes, known: Sequence[KnownNote] = ()) -> Market:
    """The market, with at least one row more than a payday needs; `known` are the IOUs that its viewer may
    see."""
    rows = max(len(view.market), len(view.players) + 1)
    seats = {place_number(place): seat for place, seat in (*changes.laid.items(), *changes.robbed.items())}
    fronts = {place_number(one.place): one.note for one in known}

    def place(row: int, column: int) -> Place:
        number = row * COLUMNS + column + 1
        is_taken = row < len(view.market) and view.market[row][column]
        return Place(number, is_taken, seats.get(number), note=fronts.get(number))

    return Market(
        tuple(tuple(place(row, column) for column in range(COLUMNS)) for row in range(rows)),
        len(view.players),
    )


def height_of(what: Market, width: int) -> int:
    """The least height of the market."""
    row = notes.note_height(_note_width(width)) + _GAP
    return 2 * _PAD + _DICE + len(what.rows) * row + _FACTS


def _note_width(width: int) -> int:
    return (width - 2 * _PAD - _GUTTER) // COLUMNS - _GAP


@on_demand
def market(what: Market, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The market on its board."""
    canvas = Canvas(materials.sign(width, height, palette.wood_dark, palette.gold_dark, palette))
    facts = Box(_PAD, height - _PAD - _FACTS + 8, width - _PAD, height - _PAD + 4)
    text = words.text("gnadenlos-board-market", full=what.full, needed=what.needed, notes=what.notes)
    canvas.text(facts, text, _FACT, palette.on_wood, align="centre", smallest=30)
    inner = Box(_PAD + _GUTTER, _PAD, width - _PAD, facts.top)
    high = (inner.height - _DICE) // len(what.rows)
    _dice(canvas, Box(inner.left, inner.top - 4, inner.right, inner.top + _DICE), palette)
    for at, row in enumerate(what.rows):
        band = Box.at(inner.left, inner.top + _DICE + at * high, inner.width, high)
        _row(canvas, band, row, _note_width(width), palette)
        _row_sign(canvas, Box(_PAD - 6, band.top, inner.left - 4, band.bottom), what, at, palette)
        if at + 1 == what.needed:
            _line(canvas, Box(_PAD, band.bottom - 2, inner.right, band.bottom + 1), palette)
    return canvas.tile()


@on_demand
def small(what: Market, to_payday: int, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The market in small, without numbers: how full it is, the line of the payday, and in how many IOUs it
    comes."""
    canvas = Canvas(materials.sign(width, height, palette.wood_dark, palette.gold_dark, palette))
    head = Box(_PAD, _PAD - 6, width - _PAD, _PAD + _FACTS)
    text = words.text("gnadenlos-panel-payday", notes=to_payday)
    canvas.text(head, text, _COMING, palette.on_wood, align="centre", smallest=30)
    inner = Box(_PAD + _GUTTER, head.bottom, width - _PAD, height - _PAD)
    high = inner.height // len(what.rows)
    note = min(inner.width // COLUMNS - _GAP, (high - 5) * 10 // 7)
    for at, row in enumerate(what.rows):
        band = Box.at(inner.left, inner.top + at * high, inner.width, high)
        for column, place in enumerate(row):
            tile = _small_place(place, note, palette)
            left = band.left + column * band.width // COLUMNS
            canvas.lay(tile, left, band.top + (high - notes.note_height(note)) // 2)
        _row_sign(canvas, Box(_PAD - 6, band.top, inner.left - 4, band.bottom), what, at, palette)
        if at + 1 == what.needed:
            _line(canvas, Box(_PAD, band.bottom - 2, inner.right, band.bottom + 1), palette)
    return canvas.tile()


def _small_place(place: Place, width: int, palette: Palette) -> Tile:
    """A place of the market in small: a back, an IOU that its viewer knows, or nothing."""
    if place.note is not None:
        return notes.note_chip(place.note, width, palette)
    if place.is_taken:
        return notes.note_back(width, palette)
    return _gap(place, width, notes.note_height(width), palette).tile()


def _dice(canvas: Canvas, box: Box, palette: Palette) -> None:
    """The faces above the columns."""
    wide = box.width // COLUMNS
    for column in range(COLUMNS):
        face = Box.at(box.left + column * wide, box.top, wide, box.height)
        canvas.stamp_in(icons.die(column + 1, _DICE - 10, palette), face)


def _row(canvas: Canvas, box: Box, row: tuple[Place, ...], note: int, palette: Palette) -> None:
    wide, high = box.width // COLUMNS, notes.note_height(note)
    for column, place in enumerate(row):
        left = box.left + column * wide + (wide - note) // 2
        canvas.lay(place_tile(place, note, palette), left, box.top + (box.height - high) // 2)


def _row_sign(canvas: Canvas, box: Box, what: Market, at: int, palette: Palette) -> None:
    """A nugget for a row that is full, the place of one for a row that is not yet."""
    if all(place.is_taken for place in what.rows[at]):
        canvas.stamp_in(pictures.nugget(36, palette), box)
    elif at < what.needed:
        ring = Box.at((box.left + box.right) // 2 - 13, (box.top + box.bottom) // 2 - 13, 26, 26)
        canvas.panel(ring, palette.wood_dark, outline=_pale(palette), line=4, radius=13)


def _pale(palette: Palette) -> Colour:
    """The colour of what is not there."""
    return mixed(palette.wood_dark, palette.on_wood, 0.3)


def _line(canvas: Canvas, box: Box, palette: Palette) -> None:
    """A dashed line: on payday the market is full down to here."""
    for left in range(box.left, box.right - 11, 20):
        canvas.bar(Box(left, box.top, left + 12, box.bottom), palette.gold)


@on_demand
def place_tile(place: Place, width: int, palette: Palette) -> Tile:
    """A place of the market: a back, an IOU that its viewer knows, or a gap, with what has just happened
    there or what is chosen."""
    high = notes.note_height(width)
    if place.note is not None:
        canvas = Canvas(notes.note_card(place.note, width, palette, number=place.number))
        if place.state == "chosen":
            _frame(canvas, Box(0, 0, width, high), palette)
    elif place.is_taken:
        is_lit = place.state == "chosen" or place.seat is not None
        canvas = Canvas(notes.note_back(width, palette, number=place.number, is_lit=is_lit))
    else:
        canvas = _gap(place, width, high, palette)
    if place.state == "shut":
        veil = rounded(width, high, 8).point(lambda value: value * 3 // 5)
        canvas.image.paste(palette.wood_dark, (0, 0, width, high), veil)
    if place.seat is not None and place.is_taken:
        plate = high * 42 // 100
        canvas.panel(Box.at(width - plate - 2, 2, plate, plate), palette.card, radius=plate // 2)
        mark = icons.mark(place.seat, plate * 7 // 10, palette)
        canvas.stamp_in(mark, Box.at(width - plate - 2, 2, plate, plate))
    if place.sign:
        side = high * 42 // 100
        top = 5 if place.note is None else high - side - 5  # a front has its worth above
        _sign(canvas, Box.at(width - side - 5, top, side, side), place, palette)
    return canvas.tile()


def _frame(canvas: Canvas, box: Box, palette: Palette) -> None:
    """A golden edge."""
    line = 6
    for edge in (
        Box(box.left, box.top, box.right, box.top + line),
        Box(box.left, box.bottom - line, box.right, box.bottom),
        Box(box.left, box.top, box.left + line, box.bottom),
        Box(box.right - line, box.top, box.right, box.bottom),
    ):
        canvas.bar(edge, palette.gold)


def _gap(place: Place, width: int, height: int, palette: Palette) -> Canvas:
    """A place where no IOU lies, with the mark of whoever robbed it, or the sign that it must be filled."""
    canvas = Canvas(Image.new("RGB", (width, height), palette.wood_dark))
    whole = Box(0, 0, width, height)
    is_lit = place.state == "open" or place.seat is not None
    edge = palette.gold if is_lit else _pale(palette)
    fill = palette.wood_dark if place.seat is None else mixed(palette.wood_dark, palette.card, 0.45)
    canvas.panel(whole, fill, outline=edge, line=3, radius=8)
    if place.seat is not None:
        canvas.stamp_in(pictures.hat(place.seat, height, palette), whole)
    elif place.state == "open":
        style = _SIGN.smaller(max(height // 2, 30))
        number = Box(0, 0, width - height // 2, height)
        canvas.text(number, str(place.number), style, palette.on_wood, align="centre", smallest=30)
    return canvas


def _sign(canvas: Canvas, box: Box, place: Place, palette: Palette) -> None:
    """The sign of a place, in a corner."""
    fill = palette.gold if place.state == "chosen" else palette.card
    canvas.panel(box, fill, outline=palette.ink, line=3, radius=box.width // 2)
    style = _SIGN.smaller(max(box.height * 64 // 100, 30))
    canvas.text(box, place.sign, style, palette.ink, align="centre", smallest=30)

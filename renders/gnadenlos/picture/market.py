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
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style, mixed
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture import notes
from renders.gnadenlos.picture.changes import Changes
from renders.gnadenlos.text.labels import place_number
from renders.language.catalogues import Words

_PAD: Final = 16
_GUTTER: Final = 44
"""How wide the part at the left is that tells which rows are full."""
_DICE: Final = 60
_FACTS: Final = 54
"""How high what is written is, at least."""
_ROW: Final = 52
"""The same of a row."""
_LARGEST: Final = 72
"""No row is higher: an IOU would be no larger there."""
_BADGE: Final = SIGN + 6
_GAP: Final = 8
_PLATE: Final = 48
"""How wide the sign of a place is in a choice."""

_COMING: Final = Style("slab", 44, 700)
_FACT: Final = Style("slab", 42, 600)
_SIGN: Final = Style("slab", 40, 700)

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


def heights_of(what: Market, free: int) -> tuple[int, int]:
    """The least and the greatest height of the market; its lowest `free` pixels have no place."""
    rows, others = len(what.rows), 2 * _PAD + _DICE + max(_FACTS, free - _PAD)
    return others + rows * _ROW, others + rows * _LARGEST


def _note_width(width: int) -> int:
    return (width - 2 * _PAD - _GUTTER) // COLUMNS - _GAP


@on_demand
def market(
    what: Market, width: int, height: int, palette: Palette, words: Words, *, free: tuple[int, int] = (0, 0)
) -> Tile:
    """The market on its board; a lower right corner as large as `free` has nothing to read."""
    canvas = Canvas(materials.sign(width, height, palette.wood_dark, palette.gold_dark, palette))
    across, down = free
    top = height - _PAD - max(_FACTS, down - _PAD)
    facts = Box(_PAD + 10, top + 4, width - max(_PAD, across) - 10, height - _PAD + 2)
    text = words.text("gnadenlos-board-market", full=what.full, needed=what.needed, notes=what.notes)
    if down > _FACTS:
        lines = Box(facts.left, facts.top - 8, facts.right, facts.bottom - 8)
        canvas.lines(lines, text, _FACT.smaller(SIGN), palette.on_wood, most=2)
    else:
        canvas.text(facts, text, _FACT, palette.on_wood, align="centre", smallest=LETTER)
    inner = Box(_PAD + _GUTTER, _PAD, width - _PAD, facts.top)
    high = (inner.height - _DICE) // len(what.rows)
    _dice(canvas, Box(inner.left, inner.top - 2, inner.right, inner.top + _DICE - 6), palette)
    for at, row in enumerate(what.rows):
        band = Box.at(inner.left, inner.top + _DICE + at * high, inner.width, high)
        _row(canvas, band, row, _note_width(width), palette)
        _row_sign(canvas, Box(_PAD - 6, band.top, inner.left - 4, band.bottom), what, at, palette)
        if at + 1 == what.needed:
            _line(canvas, Box(_PAD, band.bottom - 2, inner.right, band.bottom + 1), palette)
    return canvas.tile()


@on_demand
def small(what: Market, to_payday: int, width: int, height: int, palette: Palette, words: Words) -> Tile:
    """The market in small, without numbers and worths: how full it is, the line of the payday, and in how
    many IOUs it comes. The IOUs that its viewer knows are lit."""
    canvas = Canvas(materials.sign(width, height, palette.wood_dark, palette.gold_dark, palette))
    head = Box(_PAD, _PAD - 6, width - _PAD, _PAD + _FACTS)
    text = words.text("gnadenlos-panel-payday", notes=to_payday)
    canvas.text(head, text, _COMING, palette.on_wood, align="centre", smallest=LETTER)
    inner = Box(_PAD + _GUTTER, head.bottom, width - _PAD, height - _PAD)
    high = inner.height // len(what.rows)
    note = min(inner.width // COLUMNS - _GAP, (high - 5) * 10 // 7)
    for at, row in enumerate(what.rows):
        band = Box.at(inner.left, inner.top + at * high, inner.width, high)
        for column, place in enumerate(row):
            left = band.left + column * band.width // COLUMNS
            box = Box.at(
                left, band.top + (high - notes.note_height(note)) // 2, note, notes.note_height(note)
            )
            _small_place(canvas, box, place, palette)
        _row_sign(canvas, Box(_PAD - 6, band.top, inner.left - 4, band.bottom), what, at, palette)
        if at + 1 == what.needed:
            _line(canvas, Box(_PAD, band.bottom - 2, inner.right, band.bottom + 1), palette)
    return canvas.tile()


def _small_place(canvas: Canvas, box: Box, place: Place, palette: Palette) -> None:
    """A place of the market in small: a back, which is lit if its viewer knows the front, or nothing."""
    if place.is_taken:
        is_lit = place.note is not None
        canvas.lay(notes.note_back(box.width, box.height, palette, is_lit=is_lit), box.left, box.top)
    else:
        canvas.lay(_gap(place, box.width, box.height, palette).tile(), box.left, box.top)


def _dice(canvas: Canvas, box: Box, palette: Palette) -> None:
    """The faces above the columns."""
    wide = box.width // COLUMNS
    for column in range(COLUMNS):
        face = Box.at(box.left + column * wide, box.top, wide, box.height)
        canvas.stamp_in(icons.die(column + 1, _DICE - 8, palette), face)


def _row(canvas: Canvas, box: Box, row: tuple[Place, ...], note: int, palette: Palette) -> None:
    wide, high = box.width // COLUMNS, min(box.height - 6, notes.note_height(note) + 8)
    for column, place in enumerate(row):
        left, top = box.left + column * wide + (wide - note) // 2, box.top + (box.height - high) // 2
        canvas.lay(place_tile(place, note, high, palette), left, top)
        if place.seat is not None and place.is_taken:
            badge = Box.at(left + note + 11 - _BADGE, top - 9, _BADGE, _BADGE)
            canvas.panel(badge, palette.card, outline=palette.ink, line=2, radius=_BADGE // 2)
            canvas.stamp_in(icons.mark(place.seat, SIGN, palette), badge)


def _row_sign(canvas: Canvas, box: Box, what: Market, at: int, palette: Palette) -> None:
    """A nugget for a row that is full, the place of one for a row that is not yet."""
    if all(place.is_taken for place in what.rows[at]):
        canvas.stamp_in(pictures.nugget(SIGN, palette), box)
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
def place_tile(place: Place, width: int, high: int, palette: Palette) -> Tile:
    """A place of the market: a back, an IOU that its viewer knows, or a gap, with what has just happened
    there or what is chosen."""
    if place.note is not None:
        canvas = _known(place.note, place, width, high, palette)
    elif place.is_taken:
        is_lit = place.state == "chosen" or place.seat is not None
        aside = width // 2 - 10 if place.seat is not None else 0
        canvas = Canvas(
            notes.note_back(width, high, palette, number=place.number, is_lit=is_lit, aside=aside)
        )
    else:
        canvas = _gap(place, width, high, palette)
    if place.state == "shut":
        veil = rounded(width, high, 8).point(lambda value: value * 3 // 5)
        canvas.image.paste(palette.wood_dark, (0, 0, width, high), veil)
    if place.sign:
        left, top = width - _PLATE - 5, 5
        if place.note is not None:
            left, top = 6, high - _PLATE - 4  # at the right is its worth
        _sign(canvas, Box.at(left, top, _PLATE, _PLATE), place, palette)
    return canvas.tile()


def _known(note: Note, place: Place, width: int, height: int, palette: Palette) -> Canvas:
    """A place with the number at the left, and the IOU that its viewer knows."""
    canvas = Canvas(Image.new("RGB", (width, height), palette.wood_dark))
    is_chosen = place.state == "chosen"
    fill, edge = (palette.glow, palette.gold) if is_chosen else (palette.paper_shade, palette.ink)
    canvas.panel(Box(0, 0, width, height), fill, outline=edge, line=6 if is_chosen else 3, radius=8)
    front = min(width - _PLATE - 16, (height - 14) * 10 // 7)
    left = width - front - 12
    bottom = height - _PLATE if place.sign else height
    canvas.text(Box(4, 0, left - 2, max(bottom, SIGN)), str(place.number), _SIGN, palette.ink, align="centre")
    canvas.lay(notes.note_card(note, front, palette), left, (height - notes.note_height(front)) // 2 - 1)
    return canvas


def _gap(place: Place, width: int, height: int, palette: Palette) -> Canvas:
    """A place where no IOU lies, with the mark of whoever robbed it, or the sign that it must be filled."""
    canvas = Canvas(Image.new("RGB", (width, height), palette.wood_dark))
    whole = Box(0, 0, width, height)
    is_lit = place.state == "open" or place.seat is not None
    edge = palette.gold if is_lit else _pale(palette)
    fill = palette.wood_dark if place.seat is None else mixed(palette.wood_dark, palette.card, 0.45)
    canvas.panel(whole, fill, outline=edge, line=3, radius=8)
    if place.seat is not None:
        canvas.stamp_in(pictures.hat(place.seat, max(height - 2, SIGN), palette), whole)
    elif place.state == "open":
        style = _SIGN.smaller(max(height // 2, SIGN))
        number = Box(0, 0, width - _PLATE - 8, height)
        canvas.text(number, str(place.number), style, palette.on_wood, align="centre", smallest=SIGN)
    return canvas


def _sign(canvas: Canvas, box: Box, place: Place, palette: Palette) -> None:
    """The sign of a place, in a corner."""
    fill = palette.gold if place.state == "chosen" else palette.card
    canvas.panel(box, fill, outline=palette.ink, line=3, radius=box.width // 2)
    canvas.text(box, place.sign, _SIGN, palette.ink, align="centre", smallest=SIGN)

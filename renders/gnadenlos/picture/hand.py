"""Gnadenlos!'s hand: the picture of the viewer's own side, with adventurers, bid, IOUs, and the IOUs
in the market that the viewer has laid.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import MOST_VULTURES, SKILL_OF, Adventurer, Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, HandView, PlayerView
from engine.play.table import Seat
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import same
from renders.drawing.layout import GAP, LEFT, ROOM, Column, columns
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip
from renders.drawing.theme import LETTER, PALETTES, SIGN, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.cards import Marks, adventurer_beside
from renders.gnadenlos.picture.notes import TAB, note_card, note_height
from renders.gnadenlos.picture.packing import CORNER, full, packed
from renders.gnadenlos.text.labels import heading, place_number
from renders.reader import Reader
from renders.sides import own_side

HEADER: Final = 130
HEADING: Final = 74
BID: Final = 224
BID_NOTE: Final = 140
EMPTY: Final = 116
INSIDE: Final = 26
"""What a paper keeps free at its edges."""
ROW: Final = {1: 210}
"""How high adventurers are that are all in one row."""
LEAST_ROW: Final = 182
"""The same of more rows."""
BIRD: Final = 72
MARGIN: Final = 6
"""Between an IOU and the edge of its place."""
COLUMNS: Final = (6, 7, 8)
"""How many IOUs may lie in a row: the number that leaves few places empty is taken."""

_NAME: Final = Style("slab", 60, 700)
_FIELD: Final = Style("slab", 42, 600)
_NUGGETS: Final = Style("slab", 84, 700)
_HEADING: Final = Style("slab", 44, 700)
_BID: Final = Style("slab", 56, 700)
_ORDER: Final = Style("slab", 36, 500)
_EMPTY: Final = Style("slab", 44, 600)


def hand(reader: Reader[GnadenlosView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    own, held = own_side(reader.view)
    return _Hand(reader.view, own, held, Painter(reader.names, reader.words, PALETTES[palette])).strips()


@dataclass(frozen=True, slots=True)
class _Hand:
    """The pictures of a player's side, laid out from top to bottom."""

    view: GnadenlosView
    player: PlayerView
    held: HandView
    painter: Painter

    @property
    def palette(self) -> Palette:
        return self.painter.palette

    def _text(self, message: str, **values: str | int) -> str:
        return self.painter.words.text(f"gnadenlos-hand-{message}", **values)

    def strips(self) -> tuple[Strip, ...]:
        """Whose side it is, their adventurers and bid, what they have laid in the market, and their IOUs."""
        people = map(full if self.held.adventurers else same, self._adventurers())
        others = map(same, (*self._bid(), *self._known(), self._notes()))
        return packed([same(self._header()), *people, *others], self.painter)

    def _header(self) -> Block:
        player = self.player
        where = self._text("field", field=player.field, goal=self.view.box.first_of_goal)
        text = self._text("lost") if player.is_lost else where
        name = self.painter.shown(player.seat)
        tile = _side(player.seat, name, text, player.nuggets, player.vultures, self.palette)
        return Block([Part(tile, LEFT, 0)], HEADER, "side")

    def _adventurers(self) -> Iterator[Block]:
        """The adventurers, side by side: three in a row, or two if that leaves no place empty."""
        people = self.held.adventurers
        across = 2 if len(people) in (1, 2, 4) else 3
        rows = [people[at : at + across] for at in range(0, len(people), across)]
        high = ROW.get(len(rows), LEAST_ROW)
        for row in rows:
            tiles = [
                adventurer_beside(one, width, high, self.palette, marks=self._marks(one))
                for one, (_, width) in zip(row, _across(across), strict=False)
            ]
            parts = [Part(tile, left, 0) for tile, (left, _) in zip(tiles, _across(across), strict=False)]
            yield Block(parts, high, "adventurers")
        if not rows:
            yield self._nothing("no-adventurers", "adventurers")

    def _marks(self, adventurer: Adventurer) -> Marks:
        """The number that counts at an event is lit, and the adventurer that lies face down for it says
        so."""
        view = self.view
        is_asked = view.event is not None and view.asked_for == DecisionName.ADVENTURER
        skill = SKILL_OF[view.event.kind] if view.event is not None and is_asked else None
        if adventurer != self.held.laid:
            return Marks(skill=skill)
        return Marks(skill=skill, is_chosen=True, label=self._text("laid"))

    def _bid(self) -> Iterator[Block]:
        """G22: the open bid in its laying order, which only its bidder knows."""
        notes = self.held.laying
        if notes:
            said = self._text("bid", total=sum(note.worth for note in notes))
            order = self._text("order") if len(notes) > 1 else ""
            yield Block([Part(_bid_paper(notes, said, order, self.palette), LEFT, 0)], BID, "bid")

    def _notes(self) -> Block:
        """The player's own IOUs, and then the stolen ones, which others would pay."""
        seat = self.player.seat
        if not self.held.notes:
            return self._nothing("no-notes", "notes")
        notes = sorted(self.held.notes, key=lambda note: note.colour != seat)  # otherwise in their order
        cells = tuple(_Cell(note, is_lit=note.colour != seat) for note in notes)
        return self._grid(cells, heading(notes, seat, self.painter.words), "notes")

    def _known(self) -> Iterator[Block]:
        """G37: the IOUs in the market that the player has laid, each with the number of its place."""
        cells = tuple(_Cell(one.note, place_number(one.place)) for one in self.held.known)
        if cells:
            yield self._grid(cells, self._text("known"), "known")

    def _grid(self, cells: "tuple[_Cell, ...]", text: str, shows: str) -> Block:
        tile = _paper(cells, text, self.palette)
        return Block([Part(tile, LEFT, 0)], tile.height - SHADOW, shows)

    def _nothing(self, message: str, shows: str) -> Block:
        return Block([Part(_empty(self._text(message), self.palette), LEFT, 0)], EMPTY, shows)


@on_demand
def _side(seat: Seat, name: str, text: str, nuggets: int, vultures: int, palette: Palette) -> Tile:
    """Who it is and where their hat stands, with nuggets and vultures."""
    canvas = _sheet(HEADER, palette, is_lit=True)
    hat = Box.at(30, 0, 116, HEADER)
    canvas.stamp_in(pictures.hat(seat, hat.width, palette), hat)
    birds = Box(ROOM - 34 - BIRD * MOST_VULTURES, 0, ROOM - 34, HEADER)
    for at in range(MOST_VULTURES):
        bird = pictures.vulture(BIRD - 4, palette, is_there=at < vultures)
        canvas.stamp_in(bird, Box.at(birds.left + BIRD * at, 0, BIRD, HEADER))
    wide = max(typeset.width(str(nuggets), _NUGGETS), 96)
    gold = Box(birds.left - wide - 126, 0, birds.left - 26, HEADER)
    canvas.stamp_in(pictures.nugget(86, palette), Box.at(gold.left, 0, 88, HEADER))
    canvas.text(Box(gold.left + 98, 0, gold.right, HEADER), str(nuggets), _NUGGETS, palette.ink)
    words = Box(hat.right + 20, 12, gold.left - 16, HEADER - 14)
    middle = words.top + words.height * 56 // 100
    furniture.name(canvas, Box(*words[:3], middle), name, seat, _NAME, palette, smallest=44)
    canvas.text(Box(words.left, middle, *words[2:]), text, _FIELD, palette.faded, smallest=LETTER)
    return canvas.tile()


@on_demand
def _bid_paper(notes: tuple[Note, ...], said: str, order: str, palette: Palette) -> Tile:
    """The IOUs of a bid in their order, and beside them its sum."""
    canvas = _sheet(BID, palette, is_lit=True)
    step = BID_NOTE + SHADOW + 36
    top = (BID - note_height(BID_NOTE) - TAB) // 2
    left = INSIDE + 12
    for at, note in enumerate(notes):
        canvas.lay(note_card(note, BID_NOTE, palette, number=at + 1), left + at * step, top)
        if at:
            between = Box.at(left + at * step - 38, top + TAB, 34, note_height(BID_NOTE))
            canvas.stamp_in(icons.arrow(32, palette.faded), between)
    words = Box(left + len(notes) * step, 20, ROOM - CORNER[0] - 8, BID - 14)
    middle = words.top + 70 if order else words.bottom
    canvas.text(Box(*words[:3], middle), said, _BID, palette.ink, smallest=SIGN)
    if order:
        canvas.lines(Box(words.left, middle, *words[2:]), order, _ORDER, palette.faded, most=3)
    return canvas.tile()


@dataclass(frozen=True, slots=True)
class _Cell:
    """An IOU in a grid, with the number of its place in the market; a stolen one is lit."""

    note: Note
    number: int | None = None
    is_lit: bool = False


@on_demand
def _paper(cells: tuple[_Cell, ...], text: str, palette: Palette) -> Tile:
    """IOUs in rows below a heading; no sign over the lower right corner hides any of them."""
    grid = _Grid.of(len(cells), has_tabs=any(cell.number is not None for cell in cells))
    canvas = _sheet(grid.height, palette)
    head = Box(INSIDE + 14, 16, ROOM - INSIDE - 14, HEADING)
    canvas.text(head, text, _HEADING, palette.ink, smallest=LETTER)
    for at, cell in enumerate(cells):
        box = grid.cell(at)
        if cell.is_lit:
            canvas.panel(box, palette.glow, outline=palette.gold_dark, line=3, radius=12)
        card = note_card(cell.note, grid.width, palette, number=cell.number)
        canvas.lay(card, box.left + MARGIN, box.top + MARGIN)
    rest = grid.rest(len(cells))
    if rest.width > 2 * grid.width:
        land = materials.skyline(rest.width - 40, rest.height, palette.paper_shade)
        canvas.stamp(land, rest.left + 20, rest.top - 4)
    return canvas.tile()


@on_demand
def _empty(text: str, palette: Palette) -> Tile:
    """A paper that says that there is nothing."""
    canvas = _sheet(EMPTY, palette)
    canvas.text(
        Box(60, 0, ROOM - CORNER[0], EMPTY), text, _EMPTY, palette.faded, align="centre", smallest=LETTER
    )
    return canvas.tile()


def _sheet(height: int, palette: Palette, *, is_lit: bool = False) -> Canvas:
    """A paper as wide as the picture's room."""
    fill, frame = (palette.glow, palette.ink) if is_lit else (palette.card, palette.rule)
    return Canvas(materials.note(ROOM, height, palette, fill=fill, frame=frame))


def _across(count: int) -> tuple[Column, ...]:
    """The columns of adventurers that share a row."""
    return columns(count, gap=GAP + SHADOW)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Places for a number of IOUs on a paper."""

    columns: int
    rows: int
    has_tabs: bool

    @classmethod
    def of(cls, count: int, *, has_tabs: bool) -> "_Grid":
        """The columns that leave few places empty, in few rows; the last place is always empty."""

        def rows(columns: int) -> int:
            return count // columns + 1

        columns = min(COLUMNS, key=lambda columns: rows(columns) * columns - count + 3 * rows(columns))
        return cls(columns, rows(columns), has_tabs)

    @property
    def step(self) -> int:
        return (ROOM - 2 * INSIDE) // self.columns

    @property
    def width(self) -> int:
        """How wide an IOU is."""
        return self.step - SHADOW - 2 * MARGIN

    @property
    def down(self) -> int:
        return TAB * self.has_tabs + note_height(self.width) + SHADOW + 2 * MARGIN

    @property
    def height(self) -> int:
        """How high the paper is."""
        return HEADING + self.rows * self.down + 14

    def cell(self, at: int) -> Box:
        """The place of an IOU, on a paper whose corner is (0, 0)."""
        row, column = divmod(at, self.columns)
        left, top = INSIDE + column * self.step, HEADING + row * self.down
        return Box.at(left, top, self.step - 2, self.down - 2)

    def rest(self, count: int) -> Box:
        """What is empty in the last row."""
        first = self.cell(count - 1)
        return Box(first.right, first.top, INSIDE + self.columns * self.step, first.bottom)

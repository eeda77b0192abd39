"""Gnadenlos!'s hand: the picture of the viewer's own side, with adventurers, bid, IOUs, and the IOUs
in the market that the viewer has laid.

Knows views, never a state or a rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.cards import MOST_VULTURES, SKILL_OF, Adventurer, Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, HandView, PlayerView
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM, Column, columns
from renders.drawing.materials import SHADOW
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, SMALLEST, WIDTH, Palette, Style
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture.cards import (
    Marks,
    adventurer_beside,
    adventurer_card,
    adventurer_height,
)
from renders.gnadenlos.picture.holdings import heading
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.notes import note_card, note_height
from renders.gnadenlos.text.labels import place_number
from renders.reader import Reader
from renders.sides import own_side

HEADER: Final = 160
HEADING: Final = 78
BID: Final = 206
BID_NOTE: Final = 172
EMPTY: Final = 116
INSIDE: Final = 26
"""What a paper keeps free at its edges."""
UPRIGHT: Final = range(3, 6)
"""This many adventurers stand side by side; fewer or more lie on their sides, two in a row."""
LYING: Final = {False: 290, True: 206}
"""How high adventurers are that lie: in the only row, or in one of several."""
MARGIN: Final = 6
"""Between an IOU and the edge of its place."""
COLUMNS: Final = (5, 6, 7, 8)
"""How many IOUs may lie in a row: the number that leaves few places empty is taken."""
SMALLER: Final = (7, 8)
"""The same for the IOUs in the market."""

_NAME: Final = Style("slab", 60, 700)
_FIELD: Final = Style("slab", 42, 600)
_NUGGETS: Final = Style("slab", 88, 700)
_HEADING: Final = Style("slab", 44, 700)
_BID: Final = Style("slab", 60, 700)
_ORDER: Final = Style("slab", 40, 500)
_EMPTY: Final = Style("slab", 44, 600)


def hand(reader: Reader[GnadenlosView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    own, held = own_side(reader.view)
    return _Hand(reader.view, own, held, Painter(reader.names, reader.words, PALETTES[palette])).draw()


@dataclass(frozen=True, slots=True)
class _Hand:
    """One picture of a player's side, laid out from top to bottom."""

    view: GnadenlosView
    player: PlayerView
    held: HandView
    painter: Painter

    @property
    def palette(self) -> Palette:
        return self.painter.palette

    def _text(self, message: str, **values: str | int) -> str:
        return self.painter.words.text(f"gnadenlos-hand-{message}", **values)

    def draw(self) -> tuple[Strip, ...]:
        rows = self._rows()
        bid = BID + GAP if self.held.laying else 0
        grid = _Grid.of(len(self.held.notes))
        notes = (grid.height if self.held.notes else EMPTY) + GAP
        lying = _Grid.of(len(self.held.known), SMALLER) if self.held.known else None
        market = lying.height + GAP if lying else 0
        adventurers = sum(high + GAP for high, _ in rows) or EMPTY + GAP
        height = GAP + HEADER + GAP + adventurers + bid + notes + market + 8
        canvas = Canvas(materials.planks(WIDTH, height, self.palette))
        top = GAP
        self._header(canvas, Box(LEFT, top, RIGHT, top + HEADER))
        top += HEADER + GAP
        for high, row in rows:
            self._adventurers(canvas, Box(LEFT, top, RIGHT, top + high), row)
            top += high + GAP
        if not rows:
            self._nothing(canvas, Box(LEFT, top, RIGHT, top + EMPTY), "no-adventurers")
            top += EMPTY + GAP
        if bid:
            self._bid(canvas, Box(LEFT, top, RIGHT, top + BID))
            top += bid
        if self.held.notes:
            self._notes(canvas, Box(LEFT, top, RIGHT, top + grid.height), grid)
        else:
            self._nothing(canvas, Box(LEFT, top, RIGHT, top + EMPTY), "no-notes")
        if lying:
            top += notes
            self._market(canvas, Box(LEFT, top, RIGHT, top + lying.height), lying)
        return (Strip((Part(canvas.tile(), 0, 0),), canvas.image.height, self.painter, colours, ()),)

    def _paper(self, canvas: Canvas, box: Box, *, is_lit: bool = False) -> None:
        palette = self.palette
        fill = palette.glow if is_lit else palette.card
        frame = palette.ink if is_lit else palette.rule
        canvas.stamp(
            materials.note(box.width, box.height, palette, fill=fill, frame=frame), box.left, box.top
        )

    def _header(self, canvas: Canvas, box: Box) -> None:
        """Who it is and where their hat stands, with nuggets and vultures."""
        palette, player = self.palette, self.player
        self._paper(canvas, box, is_lit=True)
        hat = Box.at(box.left + 34, box.top, 124, box.height)
        canvas.stamp_in(pictures.hat(player.seat, hat.width, palette), hat)
        vultures = Box(box.right - 38 - 84 * MOST_VULTURES, box.top, box.right - 38, box.bottom)
        for at in range(MOST_VULTURES):
            bird = pictures.vulture(80, palette, is_there=at < player.vultures)
            canvas.stamp_in(bird, Box.at(vultures.left + 84 * at, box.top, 84, box.height))
        number = str(player.nuggets)
        wide = max(typeset.width(number, _NUGGETS), 96)
        gold = Box(vultures.left - wide - 130, box.top, vultures.left - 30, box.bottom)
        canvas.stamp_in(pictures.nugget(88, palette), Box.at(gold.left, box.top, 88, box.height))
        canvas.text(Box(gold.left + 100, box.top, gold.right, box.bottom), number, _NUGGETS, palette.ink)
        words = Box(hat.right + 22, box.top + 22, gold.left - 20, box.bottom - 20)
        middle = words.top + words.height * 58 // 100
        box, name = Box(words.left, words.top, words.right, middle), self.painter.shown(player.seat)
        furniture.name(canvas, box, name, player.seat, _NAME, palette, smallest=44)
        where = self._text("field", field=player.field, goal=self.view.box.first_of_goal)
        text = self._text("lost") if player.is_lost else where
        below = Box(words.left, middle, words.right, words.bottom)
        canvas.text(below, text, _FIELD, palette.faded, smallest=SMALLEST)

    def _rows(self) -> list[tuple[int, Sequence[Adventurer]]]:
        """The adventurers in rows, and how high each row is."""
        people = self.held.adventurers
        if len(people) in UPRIGHT:
            return [(adventurer_height(_across(len(people))[0].width), people)]
        rows = [people[start : start + 2] for start in range(0, len(people), 2)]
        return [(LYING[len(rows) > 1], row) for row in rows]

    def _adventurers(self, canvas: Canvas, box: Box, row: Sequence[Adventurer]) -> None:
        for adventurer, (left, width) in zip(row, _across(len(row)), strict=True):
            marks = self._marks(adventurer)
            if len(row) in UPRIGHT:
                tile = adventurer_card(adventurer, width, self.palette, marks=marks)
            else:
                tile = adventurer_beside(adventurer, width, box.height, self.palette, marks=marks)
            canvas.lay(tile, left, box.top)

    def _marks(self, adventurer: Adventurer) -> Marks:
        """The number that counts at an event is lit, and the adventurer that lies face down for it says
        so."""
        view = self.view
        is_asked = view.event is not None and view.asked_for == DecisionName.ADVENTURER
        skill = SKILL_OF[view.event.kind] if view.event is not None and is_asked else None
        if adventurer != self.held.laid:
            return Marks(skill=skill)
        return Marks(skill=skill, is_chosen=True, label=self._text("laid"))

    def _bid(self, canvas: Canvas, box: Box) -> None:
        """G22: the open bid in its laying order, which only its bidder knows."""
        palette, notes = self.palette, self.held.laying
        self._paper(canvas, box, is_lit=True)
        step = BID_NOTE + SHADOW + 40
        left = box.right - INSIDE - 12 - len(notes) * step + 40
        top = box.top + (box.height - note_height(BID_NOTE)) // 2
        for at, note in enumerate(notes):
            canvas.lay(note_card(note, BID_NOTE, palette, number=at + 1), left + at * step, top)
            if at:
                between = Box(left + at * step - 38, box.top, left + at * step - 4, box.bottom)
                canvas.stamp_in(icons.arrow(32, palette.faded), between)
        words = Box(box.left + INSIDE + 18, box.top + 24, left - 24, box.bottom - 22)
        middle = words.top + 68
        total = self._text("bid", total=sum(note.worth for note in notes))
        if len(notes) == 1:
            canvas.text(words, total, _BID, palette.ink, smallest=36)
            return
        head = Box(words.left, words.top, words.right, middle)
        canvas.text(head, total, _BID, palette.ink, smallest=36)
        below = Box(words.left, middle, words.right, words.bottom)
        canvas.lines(below, self._text("order"), _ORDER, palette.faded, most=2)

    def _notes(self, canvas: Canvas, box: Box, grid: "_Grid") -> None:
        """The player's own IOUs, and then the stolen ones, which others would pay."""
        palette, seat = self.palette, self.player.seat
        self._paper(canvas, box)
        notes = sorted(self.held.notes, key=lambda note: note.colour != seat)  # otherwise in their order
        text = heading(notes, seat, self.painter.words)
        head = Box(box.left + INSIDE + 14, box.top + 18, box.right - INSIDE - 14, box.top + HEADING)
        canvas.text(head, text, _HEADING, palette.ink, smallest=34)
        for at, note in enumerate(notes):
            cell = grid.cell(at).moved(box.left, box.top)
            if note.colour != seat:
                canvas.panel(cell, palette.glow, outline=palette.gold_dark, line=3, radius=12)
            self._note(canvas, cell, grid, note)
        rest = grid.rest(len(notes)).moved(box.left, box.top)
        if rest.width > 2 * grid.width:
            land = materials.skyline(rest.width - 40, rest.height, palette.paper_shade)
            canvas.stamp(land, rest.left + 20, rest.top - 4)

    def _market(self, canvas: Canvas, box: Box, grid: "_Grid") -> None:
        """G37: the IOUs in the market that the player has laid, each with the number of its place."""
        self._paper(canvas, box)
        head = Box(box.left + INSIDE + 14, box.top + 18, box.right - INSIDE - 14, box.top + HEADING)
        canvas.text(head, self._text("known"), _HEADING, self.palette.ink, smallest=34)
        for at, known in enumerate(self.held.known):
            cell = grid.cell(at).moved(box.left, box.top)
            self._note(canvas, cell, grid, known.note, number=place_number(known.place))

    def _note(
        self, canvas: Canvas, cell: Box, grid: "_Grid", note: Note, *, number: int | None = None
    ) -> None:
        tile = note_card(note, grid.width, self.palette, number=number)
        canvas.lay(tile, cell.left + MARGIN, cell.top + MARGIN)

    def _nothing(self, canvas: Canvas, box: Box, message: str) -> None:
        self._paper(canvas, box)
        text = self._text(message)
        canvas.text(box.inset(40, 0), text, _EMPTY, self.palette.faded, align="centre", smallest=36)


def _across(count: int) -> tuple[Column, ...]:
    """The columns of adventurers that share a row."""
    return columns(count, gap=GAP + SHADOW)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Places for a number of IOUs on a paper."""

    columns: int
    rows: int

    @classmethod
    def of(cls, count: int, widths: tuple[int, ...] = COLUMNS) -> "_Grid":
        """The columns that leave few places empty, in few rows."""

        def cost(columns: int) -> float:
            rows = -(-count // columns)
            return rows * columns - count + 1.5 * rows

        columns = min(widths, key=cost)
        return cls(columns, -(-count // columns))

    @property
    def step(self) -> int:
        return (ROOM - 2 * INSIDE) // self.columns

    @property
    def width(self) -> int:
        """How wide an IOU is."""
        return self.step - SHADOW - 2 * MARGIN

    @property
    def down(self) -> int:
        return note_height(self.width) + SHADOW + 2 * MARGIN

    @property
    def height(self) -> int:
        """How high the paper is."""
        return HEADING + self.rows * self.down + 26

    def cell(self, at: int) -> Box:
        """The place of an IOU, on a paper whose corner is (0, 0)."""
        row, column = divmod(at, self.columns)
        left, top = INSIDE + column * self.step, HEADING + row * self.down
        return Box.at(left, top, self.step - 2, self.down - 2)

    def rest(self, count: int) -> Box:
        """What is empty in the last row."""
        first = self.cell(count - 1)
        return Box(first.right, first.top, INSIDE + self.columns * self.step, first.bottom)

"""Boomtown's hand: the picture of the viewer's own side, larger than on the board, and with what cards do.

Knows views, never a state or a rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import CARDS, EventCard, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from renders.boomtown.picture import cards
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import Changes, SeatChanges
from renders.boomtown.picture.pieces import HeldPiece, Piece, piece, width_of
from renders.boomtown.picture.sides import pieces_of
from renders.boomtown.picture.towns import facts_of, town_sign
from renders.boomtown.text.labels import event_name
from renders.drawing import furniture, icons, materials
from renders.drawing.canvas import Box, Canvas
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH, Palette, Style
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN
from renders.reader import Reader

HEADER: Final = 150
HEAD: Final = 146
LEAST: Final = 230
MOST_SPARE: Final = 160
SIZES: Final = (190, 164, 140, 120)
CARD: Final = 190

_NAME: Final = Style("slab", 64, 700)
_GOLD: Final = Style("slab", 76, 700)
_POINTS: Final = Style("slab", 64, 700)
_CARD: Final = Style("slab", 48, 700)
_EFFECT: Final = Style("slab", 40, 500)
_EMPTY: Final = Style("slab", 44, 600)


def hand(reader: Reader[BoomtownView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    return _Hand(reader.view, reader.view.own, reader.names, reader.words, PALETTES[palette]).draw()


@dataclass(frozen=True, slots=True)
class Block:
    """What the player has in a town, and where it lies."""

    town: Town
    pieces: tuple[Piece, ...]
    left: int
    width: int
    row: int


@dataclass(frozen=True, slots=True)
class _Hand:
    """One picture of a player's side, laid out from top to bottom."""

    view: BoomtownView
    player: PlayerView
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def draw(self) -> tuple[Strip, ...]:
        pieces = pieces_of(self.view, self.player, SeatChanges())
        held = [each for each in pieces if isinstance(each, HeldPiece)]
        blocks, size = self._largest([each for each in pieces if not isinstance(each, HeldPiece)])
        top = GAP + HEADER + GAP
        high = HEAD + size + 3 * GAP
        rows = max((block.row + 1 for block in blocks), default=0)
        height = top + rows * (high + GAP) + (CARD + GAP) * len(held) + 8
        is_empty = not blocks and not held
        wall = materials.planks(WIDTH, height + (150 if is_empty else 0), self.palette)
        canvas = Canvas(wall)
        self._header(canvas, Box(LEFT, GAP, RIGHT, GAP + HEADER))
        for block in blocks:
            self._block(
                canvas,
                Box.at(LEFT + block.left, top + block.row * (high + GAP), block.width, high),
                block,
                size,
            )
        top += rows * (high + GAP)
        for each in held:
            self._card(canvas, Box(LEFT, top, RIGHT, top + CARD), each)
            top += CARD + GAP
        if is_empty:
            self._nothing(canvas, Box(LEFT, top, RIGHT, top + 136))
        painter = Painter(self.names, self.words, self.palette)
        whole = Part(canvas.tile(), 0, 0)
        return (Strip((whole,), canvas.image.height, painter, cards.colours, ()),)

    def _largest(self, pieces: Sequence[Piece]) -> tuple[list["Block"], int]:
        """The towns' blocks with the largest pieces that fit into two rows, or else the smallest in more
        rows; and the pieces' height."""
        for size in SIZES:
            blocks = self._blocks(pieces, size)
            if all(block.row < 2 for block in blocks):
                break
        return blocks, size

    def _blocks(self, pieces: Sequence[Piece], size: int) -> list["Block"]:
        """What the player has in each town, side by side; a row is spread a little if there is room."""
        found: list[Block] = []
        for at, row in enumerate(self._rows(pieces, size)):
            wides = [self._width(own, size) for _, own in row]
            spare = (ROOM - sum(wides) - GAP * (len(row) - 1)) // len(row)
            left = 0
            for (town, own), wide in zip(row, wides, strict=True):
                found.append(Block(town, tuple(own), left, wide + min(spare, MOST_SPARE), at))
                left += found[-1].width + GAP
        return found

    def _rows(self, pieces: Sequence[Piece], size: int) -> list[list[tuple[Town, list[Piece]]]]:
        """The towns' pieces in rows, each as full as it can be."""
        rows: list[list[tuple[Town, list[Piece]]]] = []
        room = 0
        for town, own in self._by_town(pieces, size):
            wide = self._width(own, size)
            if wide > room:
                rows.append([])
                room = ROOM + GAP
            rows[-1].append((town, own))
            room -= wide + GAP
        return rows

    def _by_town(self, pieces: Sequence[Piece], size: int) -> list[tuple[Town, list[Piece]]]:
        """The pieces of each town; a town with more pieces than fit into a row comes again."""
        found: list[tuple[Town, list[Piece]]] = []
        for each in pieces:
            assert not isinstance(each, HeldPiece)
            is_next = not found or found[-1][0] != each.town
            if is_next or self._width([*found[-1][1], each], size) > ROOM:
                found.append((each.town, []))
            found[-1][1].append(each)
        return found

    def _width(self, pieces: Sequence[Piece], size: int) -> int:
        """How wide a town's block must be."""
        wides = [width_of(each, self.words, height=size) for each in pieces]
        return max(sum(wides) + 10 * (len(wides) - 1) + 48, LEAST)

    def _header(self, canvas: Canvas, box: Box) -> None:
        """Who it is, with gold and points."""
        palette, player = self.palette, self.player
        paper = materials.note(box.width, box.height, palette, fill=palette.glow, frame=palette.ink)
        canvas.stamp(paper, box.left, box.top)
        canvas.stamp_in(icons.mark(player.seat, 92, palette), Box.at(box.left + 36, box.top, 100, box.height))
        points = Box(box.right - 220, box.top, box.right - 36, box.bottom)
        canvas.stamp_in(
            icons.star(68, palette.gold, palette.ink), Box.at(points.left, box.top, 70, box.height)
        )
        number = Box(points.left + 78, box.top, points.right, box.bottom)
        canvas.text(number, str(player.score), _POINTS, palette.ink)
        gold = Box(points.left - 230, box.top, points.left - 10, box.bottom)
        canvas.stamp_in(icons.coin(80, palette), Box.at(gold.left, box.top, 80, box.height))
        number = Box(gold.left + 90, box.top, gold.right, box.bottom)
        canvas.text(number, str(player.gold), _GOLD, palette.ink)
        name = Box(box.left + 156, box.top, gold.left - 16, box.bottom)
        shown = Painter(self.names, self.words, palette).shown(player.seat)
        furniture.name(canvas, name, shown, player.seat, _NAME, palette, smallest=48)

    def _block(self, canvas: Canvas, box: Box, block: "Block", size: int) -> None:
        """A town's sign with its majority, and what the player has there."""
        palette = self.palette
        paper = materials.note(box.width, box.height, palette, has_nails=False)
        canvas.stamp(paper, box.left, box.top)
        facts = facts_of(self.view, block.town, Changes())
        canvas.lay(town_sign(facts, box.width, HEAD, palette, self.words), box.left, box.top)
        wides = [width_of(each, self.words, height=size) for each in block.pieces]
        left = box.left + (box.width - sum(wides) - 10 * (len(wides) - 1)) // 2
        for each, wide in zip(block.pieces, wides, strict=True):
            canvas.lay(piece(each, palette, self.words, height=size), left, box.top + HEAD + GAP + 6)
            left += wide + 10

    def _card(self, canvas: Canvas, box: Box, held: HeldPiece) -> None:
        """A card that is kept or waits, with what it does."""
        palette, card = self.palette, CARDS[held.key]
        assert isinstance(card, EventCard), "only events are held"
        paper = materials.note(box.width, box.height, palette, frame=palette.gold_dark)
        canvas.stamp(paper, box.left, box.top)
        picture = pictures.event(card.kind, 140, palette)
        canvas.stamp_in(picture, Box.at(box.left + 36, box.top, 150, box.height))
        state = icons.hourglass(58, palette) if held.is_waiting else pictures.ready(58, palette)
        kind = "waits" if held.is_waiting else "keeps"
        label = self.words.text(f"boomtown-picture-{kind}")
        canvas.stamp_in(state, Box(box.right - 100, box.top + 16, box.right - 36, box.top + 82))
        right = Box(box.right - 330, box.top + 20, box.right - 106, box.top + 80)
        canvas.text(right, label, _EFFECT, palette.faded, align="right", smallest=32)
        name = Box(box.left + 212, box.top + 20, right.left - 10, box.top + 80)
        shown = event_name(card.kind, self.words).replace(SOFT_HYPHEN, "")
        canvas.text(name, shown, _CARD, palette.ink, smallest=36)
        effect = Box(name.left, box.top + 78, box.right - 36, box.bottom - 16)
        canvas.lines(effect, self.words.text(f"boomtown-effect-{card.kind}"), _EFFECT, palette.ink, most=2)

    def _nothing(self, canvas: Canvas, box: Box) -> None:
        palette = self.palette
        canvas.stamp(materials.note(box.width, box.height, palette), box.left, box.top)
        text = self.words.text("boomtown-text-empty")
        canvas.text(box.inset(40, 0), text, _EMPTY, palette.faded, align="centre", smallest=36)

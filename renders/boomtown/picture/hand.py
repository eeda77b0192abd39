"""Boomtown's hand: the picture of the viewer's own side, larger than on the board, and with what cards do.

Knows views, never a state or a rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import CARDS, EventCard, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from renders.boomtown.picture import aims, cards
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import SeatChanges
from renders.boomtown.picture.pieces import HeldPiece, Piece
from renders.boomtown.picture.sides import pieces_of
from renders.boomtown.text.labels import event_name
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import IN_CORNER, Row, cut, same
from renders.drawing.layout import LEFT, ROOM
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import MOST, Block, Strip, strip
from renders.drawing.theme import PALETTES, SIGN, Palette, Style
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN
from renders.reader import Reader

HEADER: Final = 132
CARD: Final = 164
SIZES: Final = (164, 140, 120, 104, 96)

_NAME: Final = Style("slab", 64, 700)
_GOLD: Final = Style("slab", 80, 700)
_POINTS: Final = Style("slab", 68, 700)
_CARD: Final = Style("slab", 48, 700)
_EFFECT: Final = Style("slab", 40, 500)
_EMPTY: Final = Style("slab", 44, 600)


def hand(reader: Reader[BoomtownView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    return _Hand(reader.view, reader.view.own, Painter(reader.names, reader.words, PALETTES[palette])).draw()


@dataclass(frozen=True, slots=True)
class _Hand:
    """A player's side, laid out from top to bottom: name and gold, a row for each town, the cards held."""

    view: BoomtownView
    player: PlayerView
    painter: Painter

    def draw(self) -> tuple[Strip, ...]:
        painter, player = self.painter, self.player
        name = painter.shown(player.seat)
        purse = _purse(player.seat, name, player.gold, player.score, painter.palette)
        header = Block([Part(purse, LEFT, 0)], HEADER, "purse")
        pieces = pieces_of(self.view, player, SeatChanges())
        cards_held = [each for each in pieces if isinstance(each, HeldPiece)]
        in_towns = {town: [each for each in pieces if _town_of(each) == town] for town in Town}
        found = dict[tuple[int, int], list[list[Block]]]()
        for size in SIZES:
            rows = [self._town(town, own, size) for town, own in in_towns.items() if own]
            rows += [self._held(each) for each in cards_held]
            groups = cut(rows or [self._nothing()], before=[header], most=MOST)
            found.setdefault((len(groups), self._lines(in_towns, size)), groups)
        return tuple(strip(group, painter, cards.colours) for group in found[min(found)])

    def _town(self, town: Town, pieces: Sequence[Piece], size: int) -> Row:
        """A town's sign, and what the player has there."""
        palette, words = self.painter.palette, self.painter.words

        def block(*, is_last: bool) -> Block:
            row = aims.own_row(self.view, town, pieces, size, is_last=is_last)
            tile = aims.row(row, ROOM, palette, words)
            return Block([Part(tile, LEFT, 0)], aims.height_of(row, ROOM, words), town)

        return block

    def _lines(self, in_towns: Mapping[Town, Sequence[Piece]], size: int) -> int:
        """In how many lines all that lies."""
        rows = (aims.own_row(self.view, town, own, size) for town, own in in_towns.items() if own)
        return sum(aims.lines_of(row, ROOM, self.painter.words) for row in rows)

    def _held(self, held: HeldPiece) -> Row:
        tile = _card(held, self.painter.palette, self.painter.words)
        return same(Block([Part(tile, LEFT, 0)], CARD, held.key))

    def _nothing(self) -> Row:
        tile = _empty(self.painter.palette, self.painter.words)
        return same(Block([Part(tile, LEFT, 0)], CARD, "nothing"))


def _town_of(piece: Piece) -> Town | None:
    return None if isinstance(piece, HeldPiece) else piece.town


@on_demand
def _purse(seat: int, name: str, gold: int, points: int, palette: Palette) -> Tile:
    """Who it is, with gold and points."""
    canvas = furniture.side_paper(ROOM, HEADER, palette, is_lit=True)
    canvas.stamp_in(icons.mark(seat, 84, palette), Box.at(34, 0, 92, HEADER))
    right = ROOM - 40
    points_box = Box(right - 230, 0, right, HEADER)
    canvas.stamp_in(icons.star(72, palette.gold, palette.ink), Box.at(points_box.left, 0, 74, HEADER))
    canvas.text(Box(points_box.left + 84, *points_box[1:]), str(points), _POINTS, palette.ink)
    gold_box = Box(points_box.left - 240, 0, points_box.left - 10, HEADER)
    canvas.stamp_in(icons.coin(80, palette), Box.at(gold_box.left, 0, 80, HEADER))
    canvas.text(Box(gold_box.left + 90, *gold_box[1:]), str(gold), _GOLD, palette.ink)
    furniture.name(canvas, Box(142, 0, gold_box.left - 16, HEADER), name, seat, _NAME, palette, smallest=48)
    return canvas.tile()


@on_demand
def _card(held: HeldPiece, palette: Palette, words: Words) -> Tile:
    """A card that is kept or waits, with what it does; nothing is written in its lower right corner."""
    card = CARDS[held.key]
    assert isinstance(card, EventCard), "only events are held"
    canvas = Canvas(materials.note(ROOM, CARD, palette, frame=palette.gold_dark))
    canvas.stamp_in(pictures.event(card.kind, 112, palette), Box.at(26, 0, 120, CARD))
    left, right = 166, ROOM - IN_CORNER
    state = icons.hourglass(52, palette) if held.is_waiting else pictures.ready(52, palette)
    canvas.stamp_in(state, Box(right - 56, 12, right, 66))
    label = words.text("boomtown-picture-waits" if held.is_waiting else "boomtown-picture-keeps")
    wide = typeset.width(label, _EFFECT)
    canvas.text(Box(right - 66 - wide, 12, right - 66, 66), label, _EFFECT, palette.faded)
    name = event_name(card.kind, words).replace(SOFT_HYPHEN, "")
    canvas.text(Box(left, 12, right - 84 - wide, 66), name, _CARD, palette.ink, smallest=SIGN)
    effect = Box(left, 64, right, CARD - 12)
    canvas.lines(effect, words.text(f"boomtown-effect-{card.kind}"), _EFFECT, palette.ink, most=2)
    return canvas.tile()


@on_demand
def _empty(palette: Palette, words: Words) -> Tile:
    canvas = Canvas(materials.note(ROOM, CARD, palette))
    box = Box(40, 0, ROOM - IN_CORNER, CARD)
    canvas.text(box, words.text("boomtown-text-empty"), _EMPTY, palette.faded, smallest=SIGN)
    return canvas.tile()

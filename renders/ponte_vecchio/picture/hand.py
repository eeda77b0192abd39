"""Ponte Vecchio's hand: the picture of the viewer's own side, with cards, gulden and shops.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import CARDS, JOKER, SHOP_WORTH
from engine.games.ponte_vecchio.view import HandView, PlayerView, PonteVecchioView
from renders.drawing import furniture, icons, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import IN_CORNER
from renders.drawing.layout import GAP, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip, strip
from renders.drawing.theme import LETTER, PALETTES, Palette, Style
from renders.ponte_vecchio.picture import scene, shops
from renders.ponte_vecchio.picture.cards import card_front, card_place
from renders.ponte_vecchio.text.labels import cards_back_text
from renders.reader import Reader
from renders.sides import own_side

INSIDE: Final = 40
"""What a paper keeps free at its left and right."""
HEADER: Final = 112
COLUMNS: Final = 6
"""How many cards are in a row. The rows have the cards from the lowest, and last the newest one that was
played."""
STEP: Final = (ROOM + GAP) // COLUMNS
CARD: Final = STEP - GAP - SHADOW
CARD_HIGH: Final = 226
ROW: Final = CARD_HIGH + SHADOW + 8
TRAY: Final = 6
FACTS: Final = 111
_TOP: Final = 11
"""How far one thing is from the next."""

_NAME: Final = Style("slab", 60, 700)
_GULDEN: Final = Style("slab", 76, 700)
_COUNT: Final = Style("slab", 60, 700)
_FACT: Final = Style("slab", 42, 600)
_SIGN: Final = 66


def hand(reader: Reader[PonteVecchioView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    own, held = own_side(reader.view)
    return _Hand(reader.view, own, held, Painter(reader.names, reader.words, PALETTES[palette])).draw()


@dataclass(frozen=True, slots=True)
class _Hand:
    """One picture of a player's side, laid out from top to bottom."""

    view: PonteVecchioView
    player: PlayerView
    held: HandView
    painter: Painter

    @property
    def palette(self) -> Palette:
        return self.painter.palette

    def _text(self, message: str, **values: str | int) -> str:
        return self.painter.words.text(f"ponte-vecchio-hand-{message}", **values)

    def draw(self) -> tuple[Strip, ...]:
        player, palette = self.player, self.palette
        name = self.painter.shown(player.seat)
        header = _header(player.seat, name, player.gulden, player.shops, player.built, palette)
        joker = self._text("joker", shops=player.built, each=SHOP_WORTH, worth=self.held.joker)
        facts = _facts((joker, cards_back_text(self.view, self.painter.words)), palette)
        blocks = (
            Block([Part(header, LEFT, 0)], header.height, ""),
            Block(list(self._cards()), 2 * ROW - 8, ""),
            Block([Part(facts, LEFT, 0)], facts.height, ""),
        )
        return (strip(blocks, self.painter, scene.colours, top=_TOP, gap=_TOP, foot=_TOP),)

    def _cards(self) -> Iterator[Part]:
        """P6: all cards, or their places, from the lowest; and the card that was played last, which everybody
        sees."""
        tiles = [*map(self._card, CARDS), self._newest()]
        for at, tile in enumerate(tiles):
            row, column = divmod(at, COLUMNS)
            edge = TRAY if at == len(CARDS) else 0
            yield Part(tile, LEFT + column * STEP - edge, row * ROW - edge)

    def _card(self, card: str) -> Tile:
        """A card in hand, or the place of one that was played; the one that is laid says so."""
        if card not in self.held.cards:
            return card_place(CARD, self.palette, text=card, height=CARD_HIGH)
        if card == self.held.laid:
            label, worth = self._text("laid"), self._worth(card)
            return card_front(
                card, CARD, self.palette, worth=worth, state="lit", label=label, height=CARD_HIGH
            )
        return card_front(card, CARD, self.palette, worth=self._worth(card), height=CARD_HIGH)

    def _newest(self) -> Tile:
        card = self.player.newest
        return _tray(card, self._worth(card) if card else None, self._text("newest"), self.palette)

    def _worth(self, card: str) -> int | None:
        """P13: what a joker is worth now; None for other cards."""
        return self.held.joker if card == JOKER else None


@on_demand
def _header(seat: int, name: str, gulden: int, in_hand: int, built: int, palette: Palette) -> Tile:
    """Who it is, with their gulden, and their shops in hand and on the bridge."""
    canvas = furniture.side_paper(ROOM, HEADER, palette, is_lit=True)
    canvas.stamp_in(icons.mark(seat, 80, palette), Box.at(INSIDE - 8, 0, 84, HEADER))
    right = ROOM - INSIDE + 8
    for sign, count, style in (
        (shops.built_sign(_SIGN, seat, palette), built, _COUNT),
        (shops.sign(_SIGN, seat, palette), in_hand, _COUNT),
        (icons.coin(76, palette), gulden, _GULDEN),
    ):
        number = Box(right - typeset.width(str(count), style), 0, right, HEADER)
        canvas.text(number, str(count), style, palette.ink)
        place = Box(number.left - sign.width - 10, 0, number.left - 10, HEADER)
        canvas.stamp_in(sign, place)
        right = place.left - 30
    box = Box(INSIDE + 92, 8, right, HEADER - 8)
    furniture.name(canvas, box, name, seat, _NAME, palette, smallest=46)
    return canvas.tile()


@on_demand
def _tray(card: str | None, worth: int | None, label: str, palette: Palette) -> Tile:
    """Where played cards lie on a pile, the newest on top."""
    wide, high = CARD + SHADOW + 2 * TRAY, CARD_HIGH + SHADOW + 2 * TRAY
    canvas = Canvas(Image.new("RGB", (wide, high), palette.gold_dark))
    canvas.bar(Box(3, 3, wide - 3, high - 3), palette.wood_dark)
    if card:
        tile = card_front(card, CARD, palette, worth=worth, label=label, height=CARD_HIGH)
    else:
        tile = card_place(CARD, palette, height=CARD_HIGH)
    canvas.lay(tile, TRAY, TRAY)
    return canvas.tile()


@on_demand
def _facts(lines: tuple[str, str], palette: Palette) -> Tile:
    """What the joker is worth, and when played cards come back. The right end is free, because clients lay a
    sign there."""
    canvas = furniture.side_paper(ROOM, FACTS, palette, is_lit=False)
    inner = Box(INSIDE, 10, ROOM - IN_CORNER, FACTS - 10)
    high = inner.height // len(lines)
    for at, line in enumerate(lines):
        box = Box.at(inner.left, inner.top + at * high, inner.width, high)
        canvas.text(box, line, _FACT, palette.ink, smallest=LETTER)
    return canvas.tile()

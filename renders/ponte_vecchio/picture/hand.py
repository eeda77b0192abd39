"""Ponte Vecchio's hand: the picture of the viewer's own side, with cards, gulden and shops.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import CARDS, JOKER, PLAYS, SHOP_WORTH, SHOPS
from engine.games.ponte_vecchio.view import HandView, PlayerView, PonteVecchioView
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, Palette, Style
from renders.ponte_vecchio.picture import scene, shops
from renders.ponte_vecchio.picture.cards import card_front, card_height, card_place
from renders.reader import Reader
from renders.sides import own_side

INSIDE: Final = 40
"""What a paper keeps free at its left and right."""
HEADER: Final = 150
COLUMNS: Final = 6
"""How many cards are in a row. The rows have the cards from the lowest, and last the newest one that was
played."""
STEP: Final = (ROOM + GAP) // COLUMNS
CARD: Final = STEP - GAP - SHADOW
ROW: Final = card_height(CARD) + SHADOW + GAP
TRAY: Final = 6
HEADING: Final = 76
SHELF: Final = HEADING + shops.FRONT_HIGH + 24
FACTS: Final = 166

_NAME: Final = Style("slab", 68, 700)
_GULDEN: Final = Style("slab", 92, 700)
_FACT: Final = Style("slab", 42, 600)


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
        parts = [Part(_header(player.seat, name, player.gulden, palette), LEFT, GAP)]
        top = GAP + HEADER + SHADOW + GAP
        parts += self._cards(top)
        top += 2 * ROW
        text = self._text("shops", shops=player.shops, built=player.built)
        parts.append(Part(_shops(player.seat, player.shops, text, palette), LEFT, top))
        top += SHELF + SHADOW
        joker = self._text("joker", shops=player.built, each=SHOP_WORTH, worth=self.held.joker)
        parts.append(Part(_facts((joker, self._back()), palette), LEFT, top))
        return (Strip(tuple(parts), top + FACTS + SHADOW + 2 * GAP + 4, self.painter, scene.colours, ()),)

    def _cards(self, top: int) -> Iterator[Part]:
        """P6: all cards, or their places, from the lowest; and the card that was played last, which everybody
        sees."""
        tiles = [*map(self._card, CARDS), self._newest()]
        for at, tile in enumerate(tiles):
            row, column = divmod(at, COLUMNS)
            edge = TRAY if at == len(CARDS) else 0
            yield Part(tile, LEFT + column * STEP - edge, top + row * ROW - edge)

    def _card(self, card: str) -> Tile:
        """A card in hand, or the place of one that was played; the one that is laid says so."""
        if card not in self.held.cards:
            return card_place(CARD, self.palette, text=card)
        if card == self.held.laid:
            label, worth = self._text("laid"), self._worth(card)
            return card_front(card, CARD, self.palette, worth=worth, state="lit", label=label)
        return card_front(card, CARD, self.palette, worth=self._worth(card))

    def _newest(self) -> Tile:
        card = self.player.newest
        return _tray(card, self._worth(card) if card else None, self._text("newest"), self.palette)

    def _worth(self, card: str) -> int | None:
        """P13: what a joker is worth now; None for other cards."""
        return self.held.joker if card == JOKER else None

    def _back(self) -> str:
        """P6, P16: when played cards come back."""
        if self.view.is_over:
            return self._text("over")
        left = len(self.held.cards)
        if self.view.ending is not None:
            return self._text("last", plays=left)
        return self._text("none-played") if left == PLAYS else self._text("back", plays=left)


@on_demand
def _header(seat: int, name: str, gulden: int, palette: Palette) -> Tile:
    """Who it is, with their gulden."""
    canvas = Canvas(materials.note(ROOM, HEADER, palette, fill=palette.glow, frame=palette.ink))
    canvas.stamp_in(icons.mark(seat, 100, palette), Box.at(INSIDE, 0, 108, HEADER))
    right = ROOM - INSIDE - 8
    number = Box(right - max(typeset.width(str(gulden), _GULDEN), 110), 0, right, HEADER)
    canvas.text(number, str(gulden), _GULDEN, palette.ink, align="right")
    coin = Box(number.left - 110, 0, number.left - 12, HEADER)
    canvas.stamp_in(icons.coin(94, palette), coin)
    box = Box(INSIDE + 136, 10, coin.left - 20, HEADER - 10)
    furniture.name(canvas, box, name, seat, _NAME, palette, smallest=46)
    return canvas.tile()


@on_demand
def _tray(card: str | None, worth: int | None, label: str, palette: Palette) -> Tile:
    """Where played cards lie on a pile, the newest on top."""
    wide, high = CARD + SHADOW + 2 * TRAY, card_height(CARD) + SHADOW + 2 * TRAY
    canvas = Canvas(Image.new("RGB", (wide, high), palette.gold_dark))
    canvas.bar(Box(3, 3, wide - 3, high - 3), palette.wood_dark)
    tile = card_front(card, CARD, palette, worth=worth, label=label) if card else card_place(CARD, palette)
    canvas.lay(tile, TRAY, TRAY)
    return canvas.tile()


@on_demand
def _shops(seat: int, count: int, text: str, palette: Palette) -> Tile:
    """All the player's shops: those in hand, and the shades of those on the bridge."""
    canvas = Canvas(materials.note(ROOM, SHELF, palette))
    heading = Box(INSIDE, 18, ROOM - INSIDE, HEADING)
    canvas.text(heading, text, _FACT, palette.ink, smallest=34)
    step = (ROOM - 2 * INSIDE) // SHOPS
    for at in range(SHOPS):
        house = shops.front(seat, at % shops.KINDS, palette)
        if at >= count:
            house = Sprite(Image.new("RGB", house.image.size, palette.paper_shade), house.mask)
        canvas.stamp_in(house, Box(INSIDE + at * step, HEADING, INSIDE + (at + 1) * step, SHELF - 16))
    return canvas.tile()


@on_demand
def _facts(lines: tuple[str, str], palette: Palette) -> Tile:
    """What the joker is worth, and when played cards come back."""
    canvas = Canvas(materials.note(ROOM, FACTS, palette))
    inner = Box(INSIDE, 18, ROOM - INSIDE, FACTS - 18)
    high = inner.height // len(lines)
    for at, line in enumerate(lines):
        box = Box.at(inner.left, inner.top + at * high, inner.width, high)
        canvas.text(box, line, _FACT, palette.ink, smallest=34)
    return canvas.tile()

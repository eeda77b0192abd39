"""Ponte Vecchio's hand: the picture of the viewer's own side, with his cards, gulden and shops.

Knows views, never a state or a rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import CARDS, JOKER, PLAYS, SHOP_WORTH, SHOPS
from engine.games.ponte_vecchio.view import HandView, PlayerView, PonteVecchioView
from renders import icons, typeset, western
from renders.canvas import Box, Canvas, Sprite, Tile
from renders.painter import Painter
from renders.ponte_vecchio import shops
from renders.ponte_vecchio.cards import card_front, card_height, card_place
from renders.theme import PALETTES, WIDTH, Palette, Style
from renders.western import SHADOW
from renders.words import Words

EDGE: Final = 28
LEFT, RIGHT = EDGE, WIDTH - EDGE
GAP: Final = 14
HEADER: Final = 150
COLUMNS: Final = 6
"""In a row: the cards from the lowest, and last the newest one that was played."""
STEP: Final = (RIGHT - LEFT + GAP) // COLUMNS
CARD: Final = STEP - GAP - SHADOW
ROW: Final = card_height(CARD) + SHADOW + GAP
INSIDE: Final = 40
HEADING: Final = 76
SHELF: Final = HEADING + shops.FRONT_HIGH + 24
FACTS: Final = 166

TRAY: Final = 8

_NAME: Final = Style("slab", 68, 700)
_GULDEN: Final = Style("slab", 92, 700)
_FACT: Final = Style("slab", 42, 600)


def hand(
    view: PonteVecchioView, names: Sequence[str], words: Words, *, palette: str = "standard"
) -> Image.Image:
    """The viewer's own side; a view of the public has none (ValueError)."""
    if view.seat is None or view.hand is None:
        raise ValueError("the public has no hand")
    painter = Painter(tuple(names), words, PALETTES[palette])
    return _Hand(view, view.players[view.seat], view.hand, painter).draw()


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

    def draw(self) -> Image.Image:
        height = GAP + HEADER + GAP + SHADOW + 2 * ROW + SHELF + SHADOW + FACTS + SHADOW + GAP
        canvas = Canvas(western.planks(WIDTH, height, self.palette))
        header = Box(LEFT, GAP, RIGHT, GAP + HEADER)
        self._header(canvas, header)
        top = header.bottom + SHADOW + GAP
        for at, card in enumerate(CARDS):
            canvas.lay(self._card(card), *_place(at, top)[:2])
        self._pile(canvas, _place(len(CARDS), top))
        top += 2 * ROW
        self._shops(canvas, Box(LEFT, top, RIGHT, top + SHELF))
        top += SHELF + SHADOW
        self._facts(canvas, Box(LEFT, top, RIGHT, top + FACTS))
        return canvas.finished()

    def _paper(self, canvas: Canvas, box: Box, *, is_lit: bool = False) -> None:
        palette = self.palette
        fill = palette.glow if is_lit else palette.card
        frame = palette.ink if is_lit else palette.rule
        canvas.stamp(western.note(box.width, box.height, palette, fill=fill, frame=frame), box.left, box.top)

    def _header(self, canvas: Canvas, box: Box) -> None:
        """Who it is, with his gulden."""
        palette, player = self.palette, self.player
        self._paper(canvas, box, is_lit=True)
        canvas.stamp_in(
            icons.mark(player.seat, 100, palette), Box.at(box.left + 40, box.top, 108, box.height)
        )
        number = str(player.gulden)
        wide = max(typeset.width(number, _GULDEN), 110)
        gulden = Box(box.right - 48 - wide, box.top, box.right - 48, box.bottom)
        canvas.text(gulden, number, _GULDEN, palette.ink, align="right")
        coin = Box(gulden.left - 110, box.top, gulden.left - 12, box.bottom)
        canvas.stamp_in(icons.coin(94, palette), coin)
        name = Box(box.left + 176, box.top + 10, coin.left - 20, box.bottom - 10)
        canvas.text(
            name,
            self.painter.shown(player.seat),
            _NAME,
            palette.ink,
            smallest=46,
            mark=lambda size: icons.mark(player.seat, size, palette),
        )

    def _card(self, card: str) -> Tile:
        """A card in hand, or the place of one that was played; the one that is laid says so."""
        palette = self.palette
        if card not in self.held.cards:
            return card_place(CARD, palette, text=card)
        is_laid = card == self.held.laid
        return card_front(
            card,
            CARD,
            palette,
            worth=self._worth(card),
            state="lit" if is_laid else "plain",
            label=self._text("laid") if is_laid else "",
        )

    def _worth(self, card: str) -> int | None:
        """P13: of a joker what it is worth now."""
        return self.held.joker if card == JOKER else None

    def _pile(self, canvas: Canvas, box: Box) -> None:
        """P6: what he played last, which everybody sees, on a tray."""
        palette, card = self.palette, self.player.newest
        canvas.panel(box.inset(-TRAY), palette.wood_dark, outline=palette.gold_dark, line=3, radius=20)
        tile = card_place(CARD, palette)
        if card is not None:
            label = self._text("newest")
            tile = card_front(card, CARD, palette, worth=self._worth(card), label=label)
        canvas.lay(tile, box.left, box.top)

    def _shops(self, canvas: Canvas, box: Box) -> None:
        """All his shops: those in hand, and the shades of those that are on the bridge."""
        palette, player = self.palette, self.player
        self._paper(canvas, box)
        heading = Box(box.left + INSIDE, box.top + 18, box.right - INSIDE, box.top + HEADING)
        text = self._text("shops", shops=player.shops, built=player.built)
        canvas.text(heading, text, _FACT, palette.ink, smallest=34)
        step = (box.width - 2 * INSIDE) // SHOPS
        for at in range(SHOPS):
            place = Box(box.left + INSIDE + at * step, heading.bottom, 0, box.bottom - 16)
            house = shops.front(player.seat, at % shops.KINDS, palette)
            if at >= player.shops:
                house = Sprite(Image.new("RGB", house.image.size, palette.paper_shade), house.mask)
            canvas.stamp_in(house, Box.at(place.left, place.top, step, place.height))

    def _facts(self, canvas: Canvas, box: Box) -> None:
        """What the joker is worth, and when played cards come back."""
        self._paper(canvas, box)
        words = box.inset(INSIDE, 18)
        middle = (words.top + words.bottom) // 2
        joker = self._text("joker", shops=self.player.built, each=SHOP_WORTH, worth=self.held.joker)
        for text, top, bottom in ((joker, words.top, middle), (self._back(), middle, words.bottom)):
            line = Box(words.left, top, words.right, bottom)
            canvas.text(line, text, _FACT, self.palette.ink, smallest=34)

    def _back(self) -> str:
        """P6, P16: when played cards come back."""
        if self.view.is_over:
            return self._text("over")
        left = len(self.held.cards)
        if self.view.ending is not None:
            return self._text("last", plays=left)
        return self._text("none-played") if left == PLAYS else self._text("back", plays=left)


def _place(at: int, top: int) -> Box:
    """Where the card of a number lies, below `top`."""
    row, column = divmod(at, COLUMNS)
    return Box.at(LEFT + column * STEP, top + row * ROW, CARD, card_height(CARD))

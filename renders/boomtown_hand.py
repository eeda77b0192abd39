"""Boomtown's hand: the picture of the viewer's own side, larger than on the board and with what cards do.

Knows views, never a state or a rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.boomtown.cards import CARDS, EventCard, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from renders import boomtown_icons as pictures
from renders import icons
from renders.boomtown_parts import CHIP as BOARD_CHIP
from renders.boomtown_parts import Painter, Piece, pieces_in, width_of
from renders.boomtown_terms import event_name, own_side
from renders.canvas import Box, Canvas
from renders.names import SOFT_HYPHEN
from renders.theme import PALETTES, WIDTH, Palette, Style
from renders.words import Words

EDGE: Final = 30
LEFT, RIGHT = EDGE, WIDTH - EDGE
HEADER: Final = 150
TOWN: Final = 320
CHIP: Final = 152
CHIP_HEIGHT: Final = 92
GAP: Final = 14
CARD: Final = 168

_NAME: Final = Style("sans", 56, 700)
_NUMBER: Final = Style("sans", 60, 800)
_TOWN: Final = Style("slab", 40, 600)
_CARD: Final = Style("slab", 44, 700)
_EFFECT: Final = Style("sans", 36, 500)
_LABEL: Final = Style("slab", 34, 600)


def hand(view: BoomtownView, names: Sequence[str], words: Words, *, palette: str = "standard") -> Image.Image:
    """The viewer's own side; a view of the public has none (ValueError)."""
    return _Hand(view, own_side(view), tuple(names), words, PALETTES[palette]).draw()


@dataclass(frozen=True, slots=True)
class _Hand:
    """One picture of a player's side, laid out from top to bottom."""

    view: BoomtownView
    player: PlayerView
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def draw(self) -> Image.Image:
        towns = [(town, rows) for town in Town if (rows := self._rows(town))]
        cards = [("keeps", card) for card in self.player.kept]
        cards += [("waits", card) for card in self.player.waiting]
        height = HEADER + 24 + sum(_height(rows) + 18 for _, rows in towns) + (CARD + 18) * len(cards) + 12
        is_empty = not towns and not cards
        sheet = icons.paper(WIDTH, height + (140 if is_empty else 0), self.palette)
        painter = Painter(Canvas(sheet), self.names, self.words, self.palette)
        self._header(painter)
        top = HEADER + 24
        for town, rows in towns:
            self._town(painter, Box(LEFT, top, RIGHT, top + _height(rows)), town, rows)
            top += _height(rows) + 18
        for kind, card in cards:
            self._card(painter, Box(LEFT, top, RIGHT, top + CARD), kind, card)
            top += CARD + 18
        if is_empty:
            text = self.words.text("boomtown-text-empty")
            painter.canvas.text(
                Box(LEFT, top, RIGHT, top + 110), text, _EFFECT, self.palette.faded, align="centre"
            )
        return painter.canvas.image

    def _rows(self, town: Town) -> list[list[Piece]]:
        """What the player has in a town, in rows that fit beside the town's name."""
        rows: list[list[Piece]] = []
        room = 0
        for piece in pieces_in(self.view, self.player, town):
            wide = _width(piece)
            if wide > room:
                rows.append([])
                room = RIGHT - LEFT - TOWN - 2 * GAP
            rows[-1].append(piece)
            room -= wide + GAP
        return rows

    def _header(self, painter: Painter) -> None:
        canvas, palette, player = painter.canvas, self.palette, self.player
        canvas.image.paste(icons.planks(WIDTH, HEADER, palette), (0, 0))
        canvas.bar(Box(0, HEADER - 6, WIDTH, HEADER), palette.wood_dark)
        plate = Box(LEFT - 10, 20, LEFT + 102, HEADER - 26)
        canvas.panel(plate, palette.paper, outline=palette.ink, line=4, radius=20)
        canvas.stamp_in(icons.mark(player.seat, 78, palette), plate)
        score = Box(RIGHT - 190, 0, RIGHT, HEADER - 6)
        painter.number(
            score, icons.star(66, palette.gold, palette.ink), player.score, _NUMBER, palette.on_wood
        )
        gold = Box(score.left - 210, 0, score.left - 10, HEADER - 6)
        painter.number(gold, icons.coin(70, palette), player.gold, _NUMBER, palette.on_wood)
        name = Box(plate.right + 24, 0, gold.left - 20, HEADER - 6)
        painter.name(name, player.seat, _NAME, palette.on_wood)

    def _town(self, painter: Painter, box: Box, town: Town, rows: Sequence[Sequence[Piece]]) -> None:
        canvas, palette = painter.canvas, self.palette
        canvas.panel(box, pictures.pale(town, palette), outline=palette.ink, line=4, radius=16)
        head = Box(box.left, box.top, box.left + TOWN, box.bottom)
        canvas.panel(head, pictures.suit(town, palette), outline=palette.ink, line=4, radius=16)
        canvas.stamp_in(pictures.emblem(town, 76, palette), Box.at(head.left + 12, head.top, 84, head.height))
        text = Box(head.left + 108, head.top + 8, head.right - 14, head.bottom - 8)
        name = self.words.text(f"boomtown-town-{town}")
        canvas.lines(text, name, _TOWN, pictures.on_suit(town, palette), most=2)
        top = box.top + GAP
        for row in rows:
            left = head.right + GAP
            for piece in row:
                painter.piece(Box.at(left, top, _width(piece), CHIP_HEIGHT), piece)
                left += _width(piece) + GAP
            top += CHIP_HEIGHT + GAP

    def _card(self, painter: Painter, box: Box, kind: str, key: str) -> None:
        """A card that is kept or waits, with what it does."""
        canvas, palette, card = painter.canvas, self.palette, CARDS[key]
        assert isinstance(card, EventCard), "only events are held"
        canvas.panel(box, palette.card, outline=palette.gold_dark, line=4, radius=16)
        picture = pictures.event(card.kind, 120, palette)
        canvas.stamp_in(picture, Box.at(box.left + 16, box.top, 140, box.height))
        label = Box(box.right - 220, box.top + 10, box.right - 24, box.top + 70)
        canvas.text(
            label,
            self.words.text(f"boomtown-picture-{kind}"),
            _LABEL,
            palette.faded,
            align="right",
            smallest=28,
        )
        name = Box(box.left + 180, box.top + 10, label.left - 10, box.top + 70)
        canvas.text(
            name, event_name(card.kind, self.words).replace(SOFT_HYPHEN, ""), _CARD, palette.ink, smallest=32
        )
        effect = Box(box.left + 180, box.top + 70, box.right - 24, box.bottom - 10)
        canvas.lines(effect, self.words.text(f"boomtown-effect-{card.kind}"), _EFFECT, palette.ink, most=2)


def _width(piece: Piece) -> int:
    return CHIP if width_of(piece) == BOARD_CHIP else 2 * CHIP + GAP


def _height(rows: Sequence[Sequence[Piece]]) -> int:
    return max(len(rows) * (CHIP_HEIGHT + GAP) + GAP, 120)

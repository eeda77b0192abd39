"""Boomtown's board: the picture of the whole table, drawn from a view.

Knows views, never a state or a rule; it decides where things go, `boomtown_parts` what they look like.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from engine.table import Event
from renders import boomtown_icons as pictures
from renders import icons
from renders.boomtown_news import News, news_of
from renders.boomtown_parts import (
    CARD_HEIGHT,
    CHIP_HEIGHT,
    GAP,
    TAG_HEIGHT,
    Painter,
    pieces_in,
    rows_of,
    tags_of,
)
from renders.boomtown_terms import points_text
from renders.boomtown_words import turn
from renders.canvas import Box, Canvas
from renders.theme import PALETTES, WIDTH, Palette, Style
from renders.words import Words

EDGE: Final = 30
LEFT, RIGHT = EDGE, WIDTH - EDGE
COLUMN: Final = (RIGHT - LEFT - 4 * 10) // 5
HEADER: Final = 136
RIBBON: Final = 148
HEADING: Final = 84
BAND: Final = 80
PLACE: Final = 86

_TITLE: Final = Style("slab", 76, 700)
_FACT: Final = Style("slab", 40, 600)
_SCORE: Final = Style("sans", 42, 600)
_TURN: Final = Style("sans", 46, 700)
_NEWS: Final = Style("sans", 38, 500)
_NAME: Final = Style("sans", 44, 600)
_GOLD: Final = Style("sans", 50, 800)


def board(
    view: BoomtownView,
    names: Sequence[str],
    words: Words,
    *,
    news: Sequence[Event] = (),
    palette: str = "standard",
) -> Image.Image:
    """The whole table, with marks on what the events in `news` changed."""
    return _Board(view, news_of(news), tuple(names), words, PALETTES[palette]).draw()


@dataclass(frozen=True, slots=True)
class _Board:
    """One picture of the table, laid out from top to bottom."""

    view: BoomtownView
    news: News
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def draw(self) -> Image.Image:
        height = HEADER + 24 + RIBBON + 24 + self._middle_height() + 26 + HEADING + 14
        height += sum(self._player_height(player) + 18 for player in self.view.players) + 12
        painter = Painter(
            Canvas(icons.paper(WIDTH, height, self.palette)), self.names, self.words, self.palette
        )
        self._header(painter)
        top = HEADER + 24
        self._ribbon(painter, Box(LEFT, top, RIGHT, top + RIBBON))
        top += RIBBON + 24
        middle = Box(LEFT, top, RIGHT, top + self._middle_height())
        if self.view.is_over:
            self._ranking(painter, middle)
        else:
            self._offer(painter, middle)
        top = middle.bottom + 26
        for town in Town:
            painter.heading(_column(town, top, HEADING), town)
        top += HEADING + 14
        for player in self.view.players:
            bottom = top + self._player_height(player)
            self._player(painter, player, Box(LEFT, top, RIGHT, bottom))
            top = bottom + 18
        return painter.canvas.image

    def _middle_height(self) -> int:
        return PLACE * len(self.view.players) if self.view.is_over else CARD_HEIGHT

    def _header(self, painter: Painter) -> None:
        """The front of the saloon: the game, the round, what is left of the deck, the dice."""
        canvas, palette, view = painter.canvas, self.palette, self.view
        canvas.image.paste(icons.planks(WIDTH, HEADER, palette), (0, 0))
        canvas.bar(Box(0, HEADER - 6, WIDTH, HEADER), palette.wood_dark)
        title = Box(LEFT, 0, LEFT + 480, HEADER - 6)
        canvas.text(title, self.words.text("boomtown-name").upper(), _TITLE, palette.on_wood, smallest=50)
        left = title.right + 20
        dice = Box(RIGHT - 240, 0, RIGHT, HEADER)
        right = dice.left - 24 if view.dice else RIGHT
        round_text = self.words.text("boomtown-picture-round", round=view.round, rounds=view.rounds)
        canvas.text(Box(left, 10, right, 68), round_text, _FACT, palette.on_wood, smallest=30)
        canvas.stamp_in(icons.stack(48, palette), Box.at(left, 68, 48, 54))
        cards = self.words.text("boomtown-picture-cards", cards=view.cards_left)
        canvas.text(Box(left + 58, 66, right, 124), cards, _FACT, palette.on_wood, smallest=28)
        if view.dice is None:
            return
        for at, face in enumerate(view.dice):
            canvas.stamp(icons.die(face, 68, palette), dice.left + at * 78, 14)
        total = Box(dice.left + 168, 8, RIGHT, 88)
        canvas.text(total, str(sum(view.dice)), Style("sans", 60, 800), palette.gold)
        label = Box(dice.left - 20, 84, RIGHT, HEADER - 6)
        text = self.words.text("boomtown-picture-dice")
        canvas.text(label, text, Style("slab", 30, 600), palette.on_wood, align="centre", smallest=28)

    def _ribbon(self, painter: Painter, box: Box) -> None:
        """Whom the table waits for, and how the auction or the game stands."""
        palette, view = self.palette, self.view
        painter.canvas.panel(box, palette.glow, outline=palette.ink, line=4, radius=16)
        first, kind, gold = self._news()
        seat = view.asked[0] if view.asked else first
        text = Box(box.left + 28, box.top + 10, box.right - 24, box.top + 82)
        if seat is not None:
            icon = icons.mark(seat, 92, palette)
            painter.canvas.stamp_in(icon, Box(box.left + 14, box.top, box.left + 130, box.bottom))
            text = Box(box.left + 142, text.top, text.right, text.bottom)
        painter.sentence(text, lambda names: turn(view, names, self.words), seat, _TURN, palette.ink)
        news = Box(text.left, box.top + 78, text.right, box.bottom - 10)
        painter.sentence(
            news, lambda names: self._say_news(names, first, kind, gold), first, _NEWS, palette.faded
        )

    def _news(self) -> tuple[int | None, str, int]:
        """Who is first, what the line about that is called, and the gold or points."""
        view = self.view
        if view.is_over:
            most = max(player.score for player in view.players)
            best = [player.seat for player in view.players if player.score == most]
            return (
                (best[0], "boomtown-picture-best", most)
                if len(best) == 1
                else (None, "boomtown-picture-tied", most)
            )
        if view.auction is not None and view.auction.leader is not None:
            return view.auction.leader, "boomtown-text-standing", view.auction.gold
        if view.winner is not None:
            return view.winner, "boomtown-text-winner", 0
        return None, "boomtown-text-no-bid", 0

    def _say_news(self, names: Sequence[str], seat: int | None, kind: str, gold: int) -> str:
        player = self.words.named(names, seat) if seat is not None else ""
        return self.words.text(kind, player=player, gold=gold)

    def _offer(self, painter: Painter, box: Box) -> None:
        """The cards that are still to be had, then the places of those that are gone."""
        view = self.view
        slots = max(len(view.players), len(view.offer))
        gap = 10 if slots == 5 else 20
        wide = min((box.width - gap * (slots - 1)) // slots, 300)
        left = box.left + (box.width - slots * wide - (slots - 1) * gap) // 2
        for at in range(slots):
            place = Box.at(left + at * (wide + gap), box.top, wide, box.height)
            if at < len(view.offer):
                painter.card(place, view.offer[at])
            elif at - len(view.offer) < len(view.taken):
                painter.taken(place, view.taken[at - len(view.offer)])

    def _ranking(self, painter: Painter, box: Box) -> None:
        """How it ended."""
        canvas, palette = painter.canvas, self.palette
        order = sorted(self.view.players, key=lambda player: (-player.score, player.seat))
        for at, player in enumerate(order):
            row = Box.at(box.left, box.top + at * PLACE, box.width, PLACE - 10)
            place = 1 + sum(other.score > player.score for other in order)
            fill = palette.gold_light if place == 1 else palette.card
            canvas.panel(row, fill, outline=palette.ink, radius=14)
            number = self.words.text("boomtown-picture-place", place=place)
            canvas.text(
                Box.at(row.left + 16, row.top, 70, row.height), number, _GOLD, palette.ink, align="right"
            )
            canvas.stamp_in(
                icons.mark(player.seat, 54, palette), Box.at(row.left + 100, row.top, 70, row.height)
            )
            name = Box(row.left + 186, row.top, row.right - 340, row.bottom)
            painter.name(name, player.seat, _NAME, palette.ink)
            points = points_text(player.score, self.words)
            canvas.text(
                Box(row.right - 330, row.top, row.right - 24, row.bottom),
                points,
                Style("slab", 46, 700),
                palette.ink,
                align="right",
                smallest=32,
            )

    def _player_height(self, player: PlayerView) -> int:
        return BAND + 6 + self._cells_height(player) + self._tags_height(player)

    def _cells_height(self, player: PlayerView) -> int:
        pieces = [pieces_in(self.view, player, town) for town in Town]
        if not any(pieces):
            return 36
        return max(map(rows_of, pieces)) * (CHIP_HEIGHT + GAP)

    def _tags_height(self, player: PlayerView) -> int:
        tags = tags_of(player, RIGHT - LEFT, self.words)
        return (tags[-1].line + 1) * (TAG_HEIGHT + GAP) if tags else 0

    def _player(self, painter: Painter, player: PlayerView, box: Box) -> None:
        """A player's side: a band with name and gold, then a cell for each town, then cards that are held."""
        self._band(painter, player, Box(box.left, box.top, box.right, box.top + BAND))
        top = box.top + BAND + 6
        height = self._cells_height(player)
        for town in Town:
            painter.cell(_column(town, top, height), self.view, player, town)
        painter.tags(box.left, box.right, top + height + GAP, player)

    def _band(self, painter: Painter, player: PlayerView, box: Box) -> None:
        canvas, palette = painter.canvas, self.palette
        is_asked = player.seat in self.view.asked
        canvas.panel(
            box,
            palette.glow if is_asked else palette.card,
            outline=palette.ink if is_asked else palette.rule,
            line=4,
        )
        canvas.stamp_in(icons.mark(player.seat, 56, palette), Box.at(box.left + 12, box.top, 72, box.height))
        score = Box(box.right - 158, box.top, box.right - 12, box.bottom)
        painter.number(score, icons.star(50, palette.gold, palette.ink), player.score, _SCORE, palette.ink)
        gold = Box(score.left - 176, box.top, score.left - 10, box.bottom)
        painter.number(gold, icons.coin(52, palette), player.gold, _GOLD, palette.ink)
        badge = Box(gold.left - 246, box.top + 11, gold.left - 20, box.bottom - 11)
        has_badge = self._badge(painter, player, badge)
        name = Box(box.left + 96, box.top, badge.left - 14 if has_badge else badge.right, box.bottom)
        painter.name(name, player.seat, _NAME, palette.ink)

    def _badge(self, painter: Painter, player: PlayerView, box: Box) -> bool:
        """A player's part in the round, if there is one to show."""
        view, palette = self.view, self.palette
        quiet = (palette.paper_shade, palette.faded)
        if view.is_over:
            return False
        if view.auction is not None:
            if view.auction.leader == player.seat:
                text = self.words.text("boomtown-picture-bids", gold=view.auction.gold)
                painter.badge(box, text, palette.gold, palette.ink)
            elif player.seat in view.auction.passed:
                painter.badge(box, self.words.text("boomtown-picture-passed"), *quiet)
            elif player.gold == 0:
                painter.badge(box, self.words.text("boomtown-picture-bankrupt"), *quiet)
            else:
                return False
            return True
        if player.seat in view.taken:
            painter.badge(box, self.words.text("boomtown-picture-has-card"), *quiet)
        elif player.seat == view.winner:
            painter.badge(box, self.words.text("boomtown-picture-first"), palette.gold, palette.ink)
        else:
            return False
        return True


def _column(town: Town, top: int, height: int) -> Box:
    """A town's place in a row."""
    left = LEFT + pictures.TOWNS.index(town) * (COLUMN + 10)
    return Box.at(left, top, COLUMN, height)

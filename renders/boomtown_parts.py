"""The pieces that Boomtown's pictures are put together from: cards, mines, headings, tags, badges.

Knows what each piece looks like, never where it goes; views and words come in, a canvas is drawn on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import CARDS, MINES, Kind, Mine, Town
from engine.games.boomtown.view import BoomtownView, MineView, PlayerView, SaloonView
from renders import boomtown_icons as pictures
from renders import icons, typeset
from renders.boomtown_terms import card_name, event_name, mines_in, town_name
from renders.canvas import Box, Canvas, Sprite
from renders.names import tidy
from renders.theme import Colour, Palette, Style
from renders.words import Words

CARD_HEIGHT: Final = 344
CHIP: Final = 102
CHIP_HEIGHT: Final = 62
GAP: Final = 8
TAG_HEIGHT: Final = 60

_CARD_NUMBER: Final = Style("sans", 100, 800)
_CARD_YIELD: Final = Style("sans", 54, 800)
_CARD_NAME: Final = Style("slab", 36, 600)
_TAG: Final = Style("slab", 34, 600)


@dataclass(frozen=True, slots=True)
class Painter:
    """What every piece needs: the canvas, the words and the colours."""

    canvas: Canvas
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def mark(self, seat: int) -> Callable[[int], Sprite]:
        """A player's mark in any size."""
        return lambda size: icons.mark(seat, size, self.palette)

    def name(self, box: Box, seat: int, style: Style, colour: Colour) -> None:
        """A player's name, or "Player 2" where it has nothing to read."""
        name = tidy(self.names[seat])
        if not typeset.is_legible(name, style):
            name = self.words.text("player-without-name", number=seat + 1)
        self.canvas.text(box, name, style, colour, smallest=style.size * 4 // 5, mark=self.mark(seat))

    def sentence(
        self, box: Box, say: Callable[[tuple[str, ...]], str], seat: int | None, style: Style, colour: Colour
    ) -> None:
        """A sentence about players, of whom `seat` is the one; names are cut before the rest is."""
        names = tuple(map(tidy, self.names))
        text = typeset.with_names(say, names, style, box.width)
        self.canvas.text(box, text, style, colour, smallest=30, mark=self.mark(seat or 0))

    def number(self, box: Box, sign: Sprite, number: int, style: Style, colour: Colour) -> None:
        """A sign with the number that goes with it: gold, points."""
        self.canvas.stamp_in(sign, Box.at(box.left, box.top, sign.width, box.height))
        self.canvas.text(
            Box(box.left + sign.width + 10, box.top, box.right, box.bottom),
            str(number),
            style,
            colour,
            smallest=30,
        )

    def card(self, box: Box, key: str) -> None:
        """A card of the offer."""
        card = CARDS[key]
        if isinstance(card, Mine):
            self._mine_card(box, card)
        else:
            self._event_card(box, card.kind)

    def _mine_card(self, box: Box, mine: Mine) -> None:
        canvas, palette = self.canvas, self.palette
        colour, ink = pictures.suit(mine.town, palette), pictures.on_suit(mine.town, palette)
        canvas.panel(box, palette.card, outline=palette.ink, line=4, radius=18)
        band = Box(box.left + 4, box.top + 4, box.right - 4, box.top + 138)
        canvas.panel(band, colour, radius=14)
        canvas.bar(Box(band.left, band.bottom - 20, band.right, band.bottom), colour)
        number = Box(band.left + 6, band.top, band.left + band.width * 11 // 20, band.bottom)
        canvas.text(number, str(mine.dice), _CARD_NUMBER, ink, align="centre", smallest=80)
        canvas.stamp_in(
            pictures.emblem(mine.town, 88, palette), Box(number.right, band.top, band.right - 4, band.bottom)
        )
        name = Box(box.left + 14, band.bottom + 6, box.right - 14, band.bottom + 96)
        canvas.lines(name, town_name(mine.town, self.words), _CARD_NAME, palette.ink, most=2, align="centre")
        foot = Box(box.left + 8, name.bottom + 2, box.right - 8, box.bottom - 12)
        if mine.is_dangerous:
            middle = (foot.left + foot.right) // 2
            danger = Box(foot.left, foot.top, middle, foot.bottom)
            canvas.stamp_in(pictures.danger(80, palette), danger)
            foot = Box(middle, foot.top, foot.right, foot.bottom)
        self._coin(foot, 92, mine.worth, _CARD_YIELD)

    def _event_card(self, box: Box, kind: Kind) -> None:
        canvas, palette = self.canvas, self.palette
        canvas.panel(box, palette.ink, radius=18)
        canvas.panel(box.inset(4), palette.gold_light, radius=14)
        canvas.panel(box.inset(12), palette.card, outline=palette.gold_dark, line=2, radius=10)
        canvas.stamp_in(
            pictures.event(kind, 150, palette), Box(box.left, box.top + 20, box.right, box.top + 200)
        )
        name = Box(box.left + 18, box.top + 208, box.right - 18, box.bottom - 20)
        canvas.lines(name, event_name(kind, self.words), _CARD_NAME, palette.ink, most=2, align="centre")

    def taken(self, box: Box, seat: int) -> None:
        """The place of a card that somebody has taken."""
        canvas, palette = self.canvas, self.palette
        canvas.panel(box, palette.paper_shade, outline=palette.rule, line=3, radius=18)
        canvas.stamp_in(icons.mark(seat, 96, palette), Box(box.left, box.top + 40, box.right, box.top + 220))
        label = Box(box.left + 14, box.top + 220, box.right - 14, box.bottom - 40)
        text = self.words.text("boomtown-picture-taken")
        canvas.lines(label, text, _TAG, palette.faded, most=2, align="centre")

    def _coin(self, box: Box, size: int, gold: int, style: Style) -> None:
        self.canvas.stamp_in(icons.coin(size, self.palette), box)
        self.canvas.text(box, str(gold), style, self.palette.ink, align="centre", smallest=28)

    def heading(self, box: Box, town: Town) -> None:
        """The head of a town's column."""
        canvas, palette = self.canvas, self.palette
        canvas.panel(box, pictures.suit(town, palette), outline=palette.ink, radius=12)
        canvas.stamp_in(pictures.emblem(town, 60, palette), Box.at(box.left + 8, box.top, 68, box.height))
        text = Box(box.left + 80, box.top + 4, box.right - 8, box.bottom - 4)
        canvas.lines(
            text, town_name(town, self.words), Style("slab", 32, 600), pictures.on_suit(town, palette), most=2
        )

    def cell(self, box: Box, view: BoomtownView, player: PlayerView, town: Town) -> None:
        """What a player has in a town: pawn, saloons and mines, in rows of two."""
        self.canvas.panel(box, pictures.pale(town, self.palette), radius=8)
        left, top = box.left + 4, box.top + GAP // 2
        for piece in pieces_in(view, player, town):
            wide = width_of(piece)
            if left + wide > box.right:
                left, top = box.left + 4, top + CHIP_HEIGHT + GAP
            self.piece(Box.at(left, top, wide, CHIP_HEIGHT), piece)
            left += wide + GAP

    def piece(self, box: Box, piece: "Piece") -> None:
        """A mine, a saloon or a pawn, as large as its box."""
        if isinstance(piece, MineView):
            self._chip(box, piece)
        elif isinstance(piece, SaloonView):
            self._saloon(box, piece)
        else:
            self._pawn(box, is_governor=piece)

    def _chip(self, box: Box, mine: MineView) -> None:
        canvas, palette, high = self.canvas, self.palette, box.height
        canvas.panel(box, palette.card, outline=palette.ink, line=3, radius=high // 6)
        number = Box.at(box.left + 4, box.top, high * 3 // 4, high)
        style = Style("sans", high * 18 // 31, 800)
        canvas.text(number, str(MINES[mine.key].dice), style, palette.ink, align="centre", smallest=28)
        coin = Box(box.right - high * 3 // 4 - 3, box.top, box.right - 3, box.bottom)
        self._coin(coin, high * 23 // 32, mine.worth, Style("sans", high * 15 // 32, 800))
        signs = []
        if MINES[mine.key].is_dangerous:
            signs.append(pictures.danger(high * 2 // 3, palette))
        if mine.has_new_vein:
            signs.append(pictures.event(Kind.NEW_VEIN, high * 3 // 4, palette))
        part = (coin.left - number.right) // max(len(signs), 1)
        for at, sign in enumerate(signs):
            canvas.stamp_in(sign, Box.at(number.right + at * part, box.top, part, high))

    def _saloon(self, box: Box, saloon: SaloonView) -> None:
        canvas, palette, size = self.canvas, self.palette, box.height * 3 // 4
        canvas.panel(box, palette.gold_light, outline=palette.ink, line=3, radius=box.height // 6)
        signs = [pictures.event(Kind.SALOON, size, palette)]
        if saloon.has_girls:
            signs.append(pictures.event(Kind.SALOON_GIRLS, size, palette))
        part = box.width // len(signs)
        for at, sign in enumerate(signs):
            canvas.stamp_in(sign, Box.at(box.left + at * part, box.top, part, box.height))

    def _pawn(self, box: Box, *, is_governor: bool) -> None:
        canvas, palette, high = self.canvas, self.palette, box.height
        if not is_governor:
            canvas.stamp_in(pictures.hat(high - 4, palette), box)
            return
        half = box.left + box.width * 3 // 5
        canvas.stamp_in(pictures.hat(high - 8, palette), Box(box.left, box.top, half, box.bottom))
        style = Style("sans", high * 5 // 8, 800)
        canvas.text(Box(half - 4, box.top, box.right, box.bottom), "×2", style, palette.ink, smallest=28)

    def tags(self, left: int, right: int, top: int, player: PlayerView) -> None:
        """The cards that a player keeps and those that wait."""
        for tag in tags_of(player, right - left, self.words):
            self._tag(
                Box.at(left + tag.left, top + tag.line * (TAG_HEIGHT + GAP), tag.width, TAG_HEIGHT), tag
            )

    def _tag(self, box: Box, tag: "Tag") -> None:
        canvas, palette = self.canvas, self.palette
        left = box.left
        if tag.label:
            left += canvas.text(box, tag.label, _TAG, palette.faded) + 10
        canvas.panel(
            Box(left, box.top, box.right, box.bottom), palette.card, outline=palette.gold_dark, radius=10
        )
        card = CARDS[tag.card]
        if not isinstance(card, Mine):
            canvas.stamp_in(pictures.event(card.kind, 44, palette), Box.at(left + 8, box.top, 48, box.height))
        text = Box(left + 64, box.top, box.right - 10, box.bottom)
        canvas.text(text, card_name(tag.card, self.words), _TAG, palette.ink, smallest=28)

    def badge(self, box: Box, text: str, fill: Colour, ink: Colour) -> None:
        """A player's part in the round: "passed", "first pick"."""
        self.canvas.panel(box, fill, outline=self.palette.ink, line=3, radius=box.height // 2)
        self.canvas.text(box.inset(18, 0), text, Style("slab", 36, 600), ink, align="centre", smallest=28)


Piece = MineView | SaloonView | bool
"""What lies in a cell; a mayor's pawn is a bool: whether it is the Governor."""


def pieces_in(view: BoomtownView, player: PlayerView, town: Town) -> list[Piece]:
    """What a player has in a town, in the order in which it is drawn."""
    pawn: list[Piece] = [view.governor == town] if town in player.mayor_of else []
    saloons = [saloon for saloon in player.saloons if saloon.town == town]
    return [*pawn, *saloons, *mines_in(player, town)]


def width_of(piece: Piece) -> int:
    """A mine with a sign of its own takes the room of two."""
    if not isinstance(piece, MineView):
        return CHIP
    is_wide = piece.has_new_vein or MINES[piece.key].is_dangerous
    return 2 * CHIP + GAP if is_wide else CHIP


def rows_of(pieces: Sequence[Piece]) -> int:
    """How many rows of a cell the pieces take."""
    rows, used = 1, 0
    for piece in pieces:
        slots = 2 if width_of(piece) > CHIP else 1
        if used + slots > 2:
            rows, used = rows + 1, 0
        used += slots
    return rows


@dataclass(frozen=True, slots=True)
class Tag:
    """Where the tag of a card that is held goes; `label` stands before the first of a kind."""

    label: str
    card: str
    left: int
    width: int
    line: int


def tags_of(player: PlayerView, room: int, words: Words) -> list[Tag]:
    """The tags of the cards that a player keeps and of those that wait, in lines of some room."""
    tags: list[Tag] = []
    left = line = 0
    for kind, cards in (("keeps", player.kept), ("waits", player.waiting)):
        for number, card in enumerate(cards):
            label = "" if number else words.text(f"boomtown-picture-{kind}")
            wide = 78 + typeset.width(card_name(card, words), _TAG)
            wide += typeset.width(label, _TAG) + 10 if label else 0
            if left and left + wide > room:
                left, line = 0, line + 1
            tags.append(Tag(label, card, left, min(wide, room), line))
            left += wide + 2 * GAP
    return tags

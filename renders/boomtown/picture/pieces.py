"""The small cards of Boomtown's players: mines, mayors' pawns, saloons, and events that are held.

Each is a tile, drawn once for its size, palette and language. Knows cards, never a view or where it goes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.boomtown.cards import CARDS, MINES, EventCard, Kind, Town
from renders.boomtown.picture import icons as pictures
from renders.boomtown.text.labels import event_name
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.shelf import kept
from renders.drawing.theme import Colour, Palette, Style
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN

MINI: Final = 68
MINI_HEIGHT: Final = 104
_WIDE_MINI: Final = 104
_PAWN: Final = 52
_HEAD: Final = 58

_MINI_NUMBER: Final = Style("slab", 52, 700)
_MINI_YIELD: Final = Style("slab", 34, 700)
_MINI_TIMES: Final = Style("slab", 38, 700)
_MINI_NAME: Final = Style("slab", 30, 600)

Sign: TypeAlias = Callable[[int, Palette], Sprite]


def coin(canvas: Canvas, box: Box, size: int, gold: int, style: Style, palette: Palette) -> None:
    """A coin in the middle of a box, with a number on it."""
    canvas.stamp_in(icons.coin(size, palette), box)
    canvas.text(box, str(gold), style, palette.ink, align="centre", smallest=30)


@dataclass(frozen=True, slots=True)
class MinePiece:
    """A mine of a player: laid, just won, just productive, or just lost."""

    key: str
    worth: int
    has_vein: bool = False
    is_new: bool = False
    has_produced: bool = False
    is_lost: bool = False

    @property
    def town(self) -> Town:
        return MINES[self.key].town


@dataclass(frozen=True, slots=True)
class PawnPiece:
    """A mayor's pawn."""

    town: Town
    is_governor: bool
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class SaloonPiece:
    """A saloon of a player."""

    town: Town
    has_girls: bool


@dataclass(frozen=True, slots=True)
class HeldPiece:
    """An event that a player keeps, or that waits."""

    key: str
    is_waiting: bool
    is_narrow: bool = False
    """Whether it has no name, for lack of room."""


Piece: TypeAlias = MinePiece | PawnPiece | SaloonPiece | HeldPiece


def width_of(what: Piece, words: Words, *, height: int = MINI_HEIGHT) -> int:
    """How wide a piece of some height is."""
    part = height / MINI_HEIGHT
    match what:
        case MinePiece():
            has_signs = what.has_vein or MINES[what.key].is_dangerous
            wide = _WIDE_MINI if has_signs and not what.is_lost else MINI
        case HeldPiece(is_narrow=True):
            wide = MINI
        case PawnPiece():
            wide = _PAWN
        case SaloonPiece():
            wide = _WIDE_MINI if what.has_girls else 82
        case HeldPiece():
            style = _sized(_MINI_NAME, part)
            return max(typeset.width(_held_name(what, words), style) + round(24 * part), round(128 * part))
    return round(wide * part)


def _sized(style: Style, part: float) -> Style:
    return style.smaller(round(style.size * part))


@kept
def piece(what: Piece, palette: Palette, words: Words, *, height: int = MINI_HEIGHT) -> Tile:
    """A piece of a player's claims."""
    small = _Small(what, height, palette, words)
    match what:
        case MinePiece():
            return small.mine(what)
        case PawnPiece():
            return small.pawn(what)
        case SaloonPiece():
            return small.saloon(what)
        case HeldPiece():
            return small.held(what)


class _Small:
    """A small card that is being drawn; its measures are in proportion to those of a card `MINI_HEIGHT`
    high."""

    def __init__(self, what: Piece, height: int, palette: Palette, words: Words) -> None:
        self._part = height / MINI_HEIGHT
        self._palette, self._words = palette, words
        self._width, self._height = width_of(what, words, height=height), height
        edge = palette.rule if isinstance(what, MinePiece) and what.is_lost else palette.ink
        edge = palette.gold_dark if isinstance(what, HeldPiece) else edge
        radius = 4 if isinstance(what, SaloonPiece) else self._to(10)
        blank = materials.stock(self._width, height, palette, edge=edge, line=self._to(3), radius=radius)
        self._canvas = Canvas(blank)
        self._inner = Box(0, 0, self._width, height).inset(self._to(3))

    def _to(self, measure: float) -> int:
        return round(measure * self._part)

    def _number(self, box: Box, text: str, style: Style, colour: Colour) -> None:
        self._canvas.text(box, text, _sized(style, self._part), colour, align="centre", smallest=30)

    def _coin(self, box: Box, size: int, gold: int) -> None:
        coin(self._canvas, box, self._to(size), gold, _sized(_MINI_YIELD, self._part), self._palette)

    def mine(self, what: MinePiece) -> Tile:
        canvas, palette, inner, to = self._canvas, self._palette, self._inner, self._to
        mine = MINES[what.key]
        suit, ink, edge = pictures.suit(mine.town, palette), pictures.on_suit(mine.town, palette), palette.ink
        if what.is_lost:
            suit, ink, edge = palette.paper_shade, palette.faded, palette.rule
        head = Box(inner.left, inner.top, inner.right, to(_HEAD))
        foot = Box(inner.left, head.bottom + to(3), inner.right, inner.bottom)
        canvas.panel(head, suit, radius=to(7))
        canvas.bar(Box(head.left, head.bottom - to(10), head.right, head.bottom), suit)
        canvas.bar(Box(head.left, head.bottom, head.right, foot.top), edge)
        if what.has_produced:
            canvas.panel(foot, palette.gold, radius=to(7))
        number = Box(head.left, head.top, head.left + to(MINI - 6), head.bottom)
        self._number(number, str(mine.dice), _MINI_NUMBER, ink)
        if not what.is_lost:
            self._warnings(Box(number.right - to(2), head.top, head.right, head.bottom), what)
        if what.is_lost:
            canvas.stamp_in(icons.crossed(to(40), palette.alarm), foot)
            return canvas.tile()
        town = Box(foot.left, foot.top, foot.left + to(26), foot.bottom)
        canvas.stamp_in(pictures.emblem(mine.town, to(26), palette, on_card=True), town)
        self._coin(Box(town.right, foot.top, foot.right, foot.bottom), 34, what.worth)
        return canvas.tile()

    def _warnings(self, box: Box, what: MinePiece) -> None:
        """That a mine is dangerous, and its New Vein."""
        signs: list[Sign] = [pictures.danger] if MINES[what.key].is_dangerous else []
        signs += [pictures.pick] if what.has_vein else []
        part = box.height // max(len(signs), 1)
        size = self._to(38 if len(signs) == 1 else 27)
        for at, sign in enumerate(signs):
            place = Box(box.left, box.top + at * part, box.right, box.top + (at + 1) * part)
            self._canvas.stamp_in(sign(size, self._palette), place)

    def pawn(self, what: PawnPiece) -> Tile:
        canvas, palette, to = self._canvas, self._palette, self._to
        canvas.panel(self._inner, palette.glow if what.is_new else palette.gold_light, radius=to(7))
        canvas.stamp_in(pictures.hat(to(42), palette), Box(0, to(4), self._width, to(56)))
        lower = Box(self._inner.left, to(54), self._inner.right, self._inner.bottom - to(2))
        if what.is_governor:
            self._number(lower, "×2", _MINI_TIMES, palette.ink)
        else:
            canvas.stamp_in(icons.star(to(36), palette.gold, palette.ink), lower)
        return canvas.tile()

    def saloon(self, what: SaloonPiece) -> Tile:
        """A saloon's front: its town on the sign, its doors, and what a visit costs."""
        canvas, palette, inner, to = self._canvas, self._palette, self._inner, self._to
        front = Box(inner.left, inner.top, inner.right, to(50))
        canvas.bar(inner, palette.wood_light)
        for y in range(to(62), inner.bottom, to(9)):
            canvas.bar(Box(inner.left, y, inner.right, min(y + 2, inner.bottom)), palette.wood)
        canvas.bar(front, pictures.suit(what.town, palette))
        canvas.bar(Box(inner.left, front.bottom, inner.right, front.bottom + to(4)), palette.ink)
        half = self._width // 2
        emblem = Box(front.left, front.top, half if what.has_girls else front.right, front.bottom)
        canvas.stamp_in(pictures.emblem(what.town, to(38), palette), emblem)
        if what.has_girls:
            fan = pictures.event(Kind.SALOON_GIRLS, to(44), palette)
            canvas.stamp_in(fan, Box(half, front.top, front.right - to(2), front.bottom))
        doors = Box(to(5), to(58), half, inner.bottom)
        canvas.stamp_in(pictures.saloon_door(to(36), palette), doors)
        self._coin(Box(half, to(55), inner.right, inner.bottom), 38, 4 if what.has_girls else 2)
        return canvas.tile()

    def held(self, what: HeldPiece) -> Tile:
        """An event in front of a player: with an hourglass while it waits, with cards when it is kept."""
        canvas, palette, to = self._canvas, self._palette, self._to
        card = CARDS[what.key]
        assert isinstance(card, EventCard), "only events are held"
        half = self._width // 2
        state = icons.hourglass if what.is_waiting else pictures.ready
        if what.is_narrow:
            upper = Box(0, to(4), self._width, to(64))
            canvas.stamp_in(pictures.event(card.kind, to(54), palette), upper)
            canvas.stamp_in(state(to(34), palette), Box(0, upper.bottom, self._width, self._height - to(4)))
            return canvas.tile()
        picture = Box(half - to(62), to(4), half + to(6), to(64))
        canvas.stamp_in(pictures.event(card.kind, to(56), palette), picture)
        sign = Box(half + to(8), picture.top, half + to(56), picture.bottom)
        canvas.stamp_in(state(to(42), palette), sign)
        name = Box(to(8), to(62), self._width - to(8), self._height - to(4))
        self._number(name, _held_name(what, self._words), _MINI_NAME, palette.ink)
        return canvas.tile()


def _held_name(what: HeldPiece, words: Words) -> str:
    card = CARDS[what.key]
    assert isinstance(card, EventCard), "only events are held"
    return event_name(card.kind, words).replace(SOFT_HYPHEN, "")

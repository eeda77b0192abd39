"""The small cards of Boomtown's players: towns with the mayor's hat, mines, saloons, events that are held.

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
from renders.drawing.theme import LETTER, SIGN, Colour, Palette, Style
from renders.language.catalogues import Words
from renders.language.names import SOFT_HYPHEN

MINI: Final = 70
MINI_HEIGHT: Final = 104
_WIDE_MINI: Final = 108
_SALOON: Final = 92
_TAB: Final = 54
_HEAD: Final = 54

_MINI_NUMBER: Final = Style("slab", 52, 700)
_MINI_YIELD: Final = Style("slab", SIGN, 700)
_MINI_TIMES: Final = Style("slab", 42, 700)
_MINI_NAME: Final = Style("slab", LETTER, 600)

Sign: TypeAlias = Callable[[int, Palette], Sprite]


def coin(canvas: Canvas, box: Box, size: int, gold: int, style: Style, palette: Palette) -> None:
    """A coin in the middle of a box, with a number on it."""
    canvas.stamp_in(icons.coin(size, palette), box)
    canvas.text(box, str(gold), style, palette.ink, align="centre", smallest=SIGN)


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
class TownPiece:
    """A town, before what a player has there: with a hat if they are its mayor."""

    town: Town
    is_mayor: bool
    is_governor: bool = False
    is_new: bool = False
    """Whether they have just become mayor."""


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


Piece: TypeAlias = TownPiece | MinePiece | SaloonPiece | HeldPiece


def width_of(what: Piece, words: Words, *, height: int = MINI_HEIGHT) -> int:
    """How wide a piece of some height is."""
    part = height / MINI_HEIGHT
    match what:
        case MinePiece():
            has_signs = what.has_vein or MINES[what.key].is_dangerous
            wide = _WIDE_MINI if has_signs and not what.is_lost else MINI
        case HeldPiece(is_narrow=True):
            wide = MINI
        case TownPiece():
            wide = _TAB
        case SaloonPiece():
            wide = _WIDE_MINI if what.has_girls else _SALOON
        case HeldPiece():
            style = _sized(_MINI_NAME, part)
            return max(typeset.width(_held_name(what, words), style) + round(24 * part), round(128 * part))
    return round(wide * part)


def _sized(style: Style, part: float) -> Style:
    """Letters in proportion, but never too small to be read."""
    return style.smaller(max(round(style.size * part), min(style.size, SIGN)))


@kept
def piece(what: Piece, palette: Palette, words: Words, *, height: int = MINI_HEIGHT) -> Tile:
    """A piece of a player's claims."""
    small = _Small(what, height, palette, words)
    match what:
        case MinePiece():
            return small.mine(what)
        case TownPiece():
            return small.town(what)
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

    def _mark(self, size: int) -> int:
        """How large a sign is that decides something."""
        return max(self._to(size), SIGN)

    def _number(self, box: Box, text: str, style: Style, colour: Colour) -> None:
        self._canvas.text(box, text, _sized(style, self._part), colour, align="centre", smallest=LETTER)

    def _coin(self, box: Box, size: int, gold: int) -> None:
        coin(self._canvas, box, self._mark(size), gold, _sized(_MINI_YIELD, self._part), self._palette)

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
        signs = Box(number.right - to(2), head.top, head.right, head.bottom)
        if MINES[what.key].is_dangerous and not what.is_lost:
            canvas.stamp_in(pictures.danger(self._mark(SIGN), palette), signs)
            signs = Box(signs.left, foot.top, signs.right, foot.bottom)
        if what.is_lost:
            canvas.stamp_in(icons.crossed(self._mark(SIGN), palette.alarm), foot)
            return canvas.tile()
        if what.has_vein:
            canvas.stamp_in(pictures.pick(self._mark(SIGN), palette), signs)
            foot = Box(foot.left, foot.top, number.right, foot.bottom)
        self._coin(foot, 46, what.worth)
        return canvas.tile()

    def town(self, what: TownPiece) -> Tile:
        """The town's emblem on its colour, and below that the mayor's hat, or what the governor makes of
        it."""
        canvas, palette, inner, to = self._canvas, self._palette, self._inner, self._to
        suit = pictures.suit(what.town, palette)
        emblem = pictures.emblem(what.town, self._mark(44), palette)
        if not what.is_mayor:
            canvas.panel(inner, suit, radius=to(7))
            canvas.stamp_in(emblem, inner)
            return canvas.tile()
        head = Box(inner.left, inner.top, inner.right, to(_HEAD))
        foot = Box(inner.left, head.bottom + to(3), inner.right, inner.bottom)
        canvas.panel(inner, palette.glow if what.is_new else palette.gold_light, radius=to(7))
        canvas.panel(head, suit, radius=to(7))
        canvas.bar(Box(head.left, head.bottom - to(10), head.right, head.bottom), suit)
        canvas.bar(Box(head.left, head.bottom, head.right, foot.top), palette.ink)
        canvas.stamp_in(emblem, head)
        if what.is_governor:
            self._number(foot, "×2", _MINI_TIMES, palette.ink)
        else:
            canvas.stamp_in(pictures.hat(self._mark(42), palette), foot)
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
        canvas.stamp_in(pictures.emblem(what.town, self._mark(SIGN), palette), emblem)
        if what.has_girls:
            fan = pictures.event(Kind.SALOON_GIRLS, to(44), palette)
            canvas.stamp_in(fan, Box(half, front.top, front.right - to(2), front.bottom))
        doors = Box(to(5), to(58), half, inner.bottom)
        canvas.stamp_in(pictures.saloon_door(to(36), palette), doors)
        self._coin(Box(half, to(55), inner.right, inner.bottom), 44, 4 if what.has_girls else 2)
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
            canvas.stamp_in(
                state(self._mark(38), palette), Box(0, upper.bottom, self._width, self._height - to(4))
            )
            return canvas.tile()
        picture = Box(half - to(62), to(4), half + to(6), to(64))
        canvas.stamp_in(pictures.event(card.kind, to(56), palette), picture)
        sign = Box(half + to(8), picture.top, half + to(56), picture.bottom)
        canvas.stamp_in(state(self._mark(42), palette), sign)
        name = Box(to(8), to(58), self._width - to(8), self._height - to(2))
        self._number(name, _held_name(what, self._words), _MINI_NAME, palette.ink)
        return canvas.tile()


def _held_name(what: HeldPiece, words: Words) -> str:
    card = CARDS[what.key]
    assert isinstance(card, EventCard), "only events are held"
    return event_name(card.kind, words).replace(SOFT_HYPHEN, "")

"""A player's side on Boomtown's board: a paper with name, gold and points, and beside them all that the
player owns.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows.
"""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.boomtown.cards import MINES, ORDER, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import SeatChanges
from renders.boomtown.picture.pieces import (
    MINI_HEIGHT,
    HeldPiece,
    MinePiece,
    Piece,
    SaloonPiece,
    TownPiece,
    piece,
    width_of,
)
from renders.boomtown.text.labels import mines_in
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.joints import IN_CORNER
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import LETTER, SIGN, Palette, Style, mixed
from renders.language.catalogues import Words

PURSE: Final = 392
"""How wide the left part of a side is, with name, gold and points."""
_PAD: Final = 15
_SIZES: Final = (128, 116, MINI_HEIGHT, 92)
_GAP: Final = 3
_BETWEEN_TOWNS: Final = 10
_ALONE: Final = 700
"""A narrower side has no room for what its player owns."""
_ROW_GAP: Final = 12
_LEAST: Final = 134
_HEADLINE: Final = 84
"""At the end: how high the line with the place and the points is."""
_NEW: Final = 32
"""How large the signs of what is new are."""
_DESERT: Final = (440, 104)
_STAR: Final = 132
"""Where the points begin, at least: below each other if gold has two digits at most and has not changed."""

_NAME: Final = Style("slab", 46, 700)
_GOLD: Final = Style("slab", 60, 700)
_POINTS: Final = Style("slab", 50, 700)
_PART: Final = Style("slab", 46, 600)
_EMPTY: Final = Style("slab", 38, 600)
_TOTAL: Final = Style("slab", 60, 700)


@dataclass(frozen=True, slots=True)
class Side:
    """All that a side shows."""

    seat: int
    name: str
    gold: int
    points: int
    change: int
    """The gold that has just come in, or gone out."""
    pieces: tuple[Piece, ...]
    place: str = ""
    """At the end: the seat's place."""
    is_best: bool = False
    is_ahead: bool = False
    """Nobody has more points."""
    yields: int = 0
    pawns: int = 0
    size: int = MINI_HEIGHT
    """How high its pieces are."""
    is_last: bool = False
    """Whether it is the last of a strip: nothing lies in its lower right corner."""


def side_of(view: BoomtownView, player: PlayerView, name: str, changes: SeatChanges, place: str) -> Side:
    """What a player's side shows."""
    yields = sum(mine.worth for mine in player.mines)
    is_ahead = player.score == max(other.score for other in view.players)
    return Side(
        seat=player.seat,
        name=name,
        gold=player.gold,
        points=player.score,
        change=changes.gold,
        pieces=tuple(pieces_of(view, player, changes)),
        place=place,
        is_best=view.is_over and is_ahead,
        is_ahead=is_ahead,
        yields=yields,
        pawns=player.score - player.gold - yields,
    )


def pieces_of(view: BoomtownView, player: PlayerView, changes: SeatChanges) -> list[Piece]:
    """All that a player owns, town by town, then the cards that they hold, then the mines that they have just
    lost."""
    found: list[Piece] = []
    for town in Town:
        mines, is_mayor = mines_in(player, town), town in player.mayor_of
        if mines or is_mayor:
            found.append(
                TownPiece(town, is_mayor, view.governor == town and is_mayor, town in changes.elected)
            )
        found += [
            MinePiece(
                mine.key,
                mine.worth,
                mine.has_new_vein,
                is_new=mine.key in changes.won,
                has_produced=mine.key in changes.produced,
            )
            for mine in mines
        ]
        found += [SaloonPiece(town, saloon.has_girls) for saloon in player.saloons if saloon.town == town]
    found += [HeldPiece(key, is_waiting=False) for key in player.kept]
    found += [HeldPiece(key, is_waiting=True) for key in player.waiting]
    lost = sorted(changes.lost, key=ORDER.__getitem__)
    return found + [MinePiece(key, MINES[key].worth, is_lost=True) for key in lost]


@dataclass(frozen=True, slots=True)
class Lain:
    """Where a piece lies on a side."""

    piece: Piece
    left: int
    top: int


@functools.lru_cache(maxsize=1024)
def lain(what: Side, width: int, words: Words) -> tuple[Lain, ...]:
    """The pieces in rows, beside the purse and then below it; towns stand apart."""
    found: list[Lain] = []
    beside, top = (26, _HEADLINE) if what.place else (PURSE + 14, _PAD)
    left, end = beside, width - 18 - (IN_CORNER if what.is_last else 0)
    for at, each in enumerate(what.pieces):
        if at and _group(each) != _group(what.pieces[at - 1]):
            left += _BETWEEN_TOWNS
        wide = needs = width_of(each, words, height=what.size)
        if isinstance(each, TownPiece) and at + 1 < len(what.pieces):  # it stands before something
            needs += _GAP + width_of(what.pieces[at + 1], words, height=what.size)
        if left + needs > end and left > beside:
            top = max(top + what.size + _ROW_GAP, top if what.place else _LEAST - 4)
            left = 26
        found.append(Lain(each, left, top))
        left += wide + _GAP
    return tuple(found)


def _group(what: Piece) -> object:
    """What stands together: a town, the cards held, what was lost."""
    if isinstance(what, HeldPiece):
        return "held"
    return "lost" if isinstance(what, MinePiece) and what.is_lost else what.town


def height_of(what: Side, width: int, words: Words) -> int:
    """How high a side's paper is."""
    places = lain(what, width, words)
    lowest = places[-1].top + what.size + _PAD if places else 0
    return max(lowest, _HEADLINE + _PAD if what.place else _LEAST)


def versions(sides: Sequence[Side]) -> Iterator[list[Side]]:
    """The sides with pieces from the largest to the smallest, and at last with cards that have no names."""
    sizes = _SIZES[-2:] if any(each.place for each in sides) else _SIZES
    for size in sizes:
        yield [replace(each, size=size) for each in sides]
    yield [_narrowed(replace(each, size=sizes[-1])) for each in sides]


def _narrowed(what: Side) -> Side:
    pieces = (replace(each, is_narrow=True) if isinstance(each, HeldPiece) else each for each in what.pieces)
    return replace(what, pieces=tuple(pieces))


def rows_of(what: Side, width: int, words: Words) -> int:
    """In how many rows its pieces lie."""
    return len({each.top for each in lain(what, width, words)})


@on_demand
def side(what: Side, width: int, palette: Palette, words: Words) -> Tile:
    """A player's side."""
    height = height_of(what, width, words)
    canvas = furniture.side_paper(width, height, palette, is_lit=what.is_best)
    places = lain(what, width, words)
    if width > _ALONE:
        _desert(canvas, places, what, Box(0, 0, width, height), palette, words)
    if what.place:
        _result(canvas, Box(26, 14, width - 36, _HEADLINE - 10), what, palette)
    else:
        right = min(PURSE, width - 20)
        middle = _beside(what, height) // 2
        canvas.stamp_in(icons.mark(what.seat, 54, palette), Box(24, middle - 58, 84, middle - 2))
        name = Box(94, middle - 58, right, middle - 2)
        furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=LETTER)
        _purse(canvas, Box(28, middle + 2, right, middle + 58), what, palette)
    if width > _ALONE:
        _claims(canvas, places, what, Box(0, 0, width, height), palette, words)
    return canvas.tile()


def _beside(what: Side, height: int) -> int:
    """How high the part with name and purse is: beside the first row of pieces."""
    return min(height, max(what.size + 2 * _PAD, _LEAST))


def _desert(
    canvas: Canvas, places: Sequence[Lain], what: Side, box: Box, palette: Palette, words: Words
) -> None:
    """A pale landscape on the empty part of the paper."""
    most, high = _DESERT
    low = [each for each in places if each.top + what.size > box.bottom - high - 17]
    end = max((each.left + width_of(each.piece, words, height=what.size) for each in low), default=PURSE)
    wide = min((box.right - end - 40) // 20 * 20, most)
    if wide < most // 2:
        return
    paper = palette.glow if what.is_best else palette.card
    desert = materials.skyline(wide, high, mixed(paper, palette.rule, 0.2))
    canvas.stamp(desert, box.right - wide - 18, box.bottom - high - 17)


def _purse(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """Gold, how it has just changed, and the points that go with all of it."""
    canvas.stamp_in(icons.coin(48, palette), Box.at(box.left, box.top, 48, box.height))
    fill = palette.gold if what.is_ahead else palette.paper_shade
    gold, points = str(what.gold), str(what.points)
    news = furniture.tag_width(what.change, SIGN) if what.change else 0
    room = box.width - 54 - 54 - 20 - news
    style, least = _GOLD, _POINTS
    while typeset.width(gold, style) + typeset.width(points, least) > room and style.size > SIGN:
        style, least = style.smaller(style.size - 2), least.smaller(max(least.size - 2, SIGN))
    left = box.left + 54
    left += canvas.text(Box(left, box.top, box.right, box.bottom), gold, style, palette.ink) + 8
    if what.change:
        tag = Box(left, box.top + 4, left + news, box.bottom - 4)
        furniture.tag(canvas, tag, what.change, palette, size=SIGN)
        left = tag.right
    left = max(left + 12, box.left + _STAR)
    canvas.stamp_in(icons.star(44, fill, palette.ink), Box.at(left, box.top, 44, box.height))
    canvas.text(Box(left + 50, box.top, box.right, box.bottom), points, least, palette.ink)


def _result(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """At the end: the place, the points, and what they are made of."""
    canvas.text(Box.at(box.left, box.top, 66, box.height), what.place, _TOTAL, palette.ink, align="centre")
    canvas.stamp_in(icons.mark(what.seat, 54, palette), Box.at(box.left + 72, box.top, 60, box.height))
    columns = (
        (icons.star(54, palette.gold, palette.ink), what.points, _TOTAL, 164, "="),
        (pictures.hat(44, palette), what.pawns, _PART, 108, "+"),
        (pictures.pick(44, palette), what.yields, _PART, 108, "+"),
        (icons.coin(44, palette), what.gold, _PART, 108 if what.gold < 100 else 136, ""),
    )
    right = box.right
    for sign, number, style, wide, before in columns:
        column = Box(right - wide, box.top, right, box.bottom)
        canvas.text(column, str(number), style, palette.ink, align="right")
        canvas.stamp_in(sign, Box.at(column.left, box.top, 56, box.height))
        right = column.left - 36
        canvas.text(
            Box(right + 2, box.top, column.left - 2, box.bottom), before, _PART, palette.ink, align="centre"
        )
    if what.change:
        wide = furniture.tag_width(what.change, SIGN)
        tag = Box(right + 24 - wide, box.top + 10, right + 24, box.bottom - 10)
        furniture.tag(canvas, tag, what.change, palette, size=SIGN)
        right = tag.left - 10
    name = Box(box.left + 142, box.top, right, box.bottom)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=LETTER)


def _claims(
    canvas: Canvas, places: Sequence[Lain], what: Side, box: Box, palette: Palette, words: Words
) -> None:
    """All that a player owns."""
    if not what.place:
        end = _beside(what, box.height)
        canvas.bar(Box(PURSE + 6, _PAD + 2, PURSE + 8, end - _PAD - 2), palette.rule)
    if not places and what.place:
        return  # the result stands there
    if not places:
        room, text = Box(PURSE + 20, 0, box.right - 20, box.bottom), words.text("boomtown-text-empty")
        canvas.text(room, text, _EMPTY, palette.faded, smallest=LETTER)
        return
    spare = (box.height - places[-1].top - what.size - _PAD) // 2
    for each in places:
        left, top = each.left, each.top + spare
        canvas.lay(piece(each.piece, palette, words, height=what.size), left, top)
        sign = _news(each.piece, palette)
        if sign is not None:
            middle = left + width_of(each.piece, words, height=what.size) // 2
            if each.top == places[0].top:
                canvas.stamp(sign, middle - _NEW // 2, top - 20)
            else:  # in a corner, because the purse may be above it
                canvas.stamp(sign, left + width_of(each.piece, words, height=what.size) - 24, top - _ROW_GAP)


def _news(what: Piece, palette: Palette) -> Sprite | None:
    """The sign for what has just come, or has just yielded."""
    if isinstance(what, MinePiece | TownPiece) and what.is_new:
        return icons.new_sign(_NEW, palette)
    if isinstance(what, MinePiece) and what.has_produced:
        return pictures.paid(_NEW, palette)
    return None

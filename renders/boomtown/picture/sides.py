"""A player's side on Boomtown's board: a paper with name, gold and points, and beside them all that the
player owns.

Knows views and changes, never where a side goes; each is a tile, drawn once for what it shows.
"""

import functools
from collections.abc import Sequence
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
    PawnPiece,
    Piece,
    SaloonPiece,
    piece,
    width_of,
)
from renders.boomtown.text.labels import mines_in
from renders.drawing import furniture, icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import Palette, Style, mixed
from renders.language.catalogues import Words

PURSE: Final = 350
"""How wide the left part of a side is, with name, gold and points."""
_PAD: Final = 18
_SIZES: Final = (128, 116, MINI_HEIGHT)
_SMALLEST: Final = 96
_GAP: Final = 3
_BETWEEN_TOWNS: Final = 8
_ALONE: Final = 700
"""A narrower side has no room for what its player owns."""
_ROW_GAP: Final = 10
_LEAST: Final = 138
_HEADLINE: Final = 86
"""At the end: how high the line with the place and the points is."""
_DESERT: Final = (440, 104)

_NAME: Final = Style("slab", 42, 700)
_GOLD: Final = Style("slab", 60, 700)
_POINTS: Final = Style("slab", 48, 700)
_PART: Final = Style("slab", 46, 600)
_EMPTY: Final = Style("slab", 34, 600)
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
    is_asked: bool
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
        is_asked=player.seat in view.asked,
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
        if town in player.mayor_of:
            found.append(PawnPiece(town, view.governor == town, town in changes.elected))
        found += [
            MinePiece(
                mine.key,
                mine.worth,
                mine.has_new_vein,
                is_new=mine.key in changes.won,
                has_produced=mine.key in changes.produced,
            )
            for mine in mines_in(player, town)
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
    left = beside
    for at, each in enumerate(what.pieces):
        if at and _group(each) != _group(what.pieces[at - 1]):
            left += _BETWEEN_TOWNS
        wide = width_of(each, words, height=what.size)
        if left + wide > width - 18:
            top += what.size + _ROW_GAP
            left = beside if top < _LEAST - _PAD else 26
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


def sized(sides: Sequence[Side], width: int, words: Words) -> list[Side]:
    """The sides with the largest pieces with which each side has one row; a side with too many pieces has
    several rows."""
    is_over = any(each.place for each in sides)
    for size in _SIZES[-1:] if is_over else _SIZES:
        found = [replace(each, size=size) for each in sides]
        if all(_is_in_a_row(each, width, words) for each in found):
            return found
    return [_narrowed(each, width, words) for each in sides]


def _narrowed(what: Side, width: int, words: Words) -> Side:
    """A side whose pieces are a little smaller, if that saves it a second row."""
    usual = replace(what, size=MINI_HEIGHT)
    if _is_in_a_row(usual, width, words):
        return usual
    pieces = tuple(
        replace(each, is_narrow=True) if isinstance(each, HeldPiece) else each for each in what.pieces
    )
    for tight in (replace(usual, pieces=pieces), replace(what, pieces=pieces, size=_SMALLEST)):
        if _is_in_a_row(tight, width, words):
            return tight
    return usual


def _is_in_a_row(what: Side, width: int, words: Words) -> bool:
    places = lain(what, width, words)
    return not places or places[-1].top == places[0].top


@on_demand
def side(what: Side, width: int, palette: Palette, words: Words) -> Tile:
    """A player's side."""
    height = height_of(what, width, words)
    is_lit = what.is_asked or what.is_best
    canvas = furniture.side_paper(width, height, palette, is_lit=is_lit)
    places = lain(what, width, words)
    if width > _ALONE:
        _desert(canvas, places, what, Box(0, 0, width, height), palette, words)
    if what.place:
        _result(canvas, Box(26, 14, width - 36, _HEADLINE - 10), what, palette)
    else:
        right = PURSE if width > _ALONE else width - 20
        middle = _beside(what, height) // 2
        canvas.stamp_in(icons.mark(what.seat, 52, palette), Box(24, middle - 56, 84, middle - 2))
        name = Box(94, middle - 56, right, middle - 2)
        furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=32)
        _purse(canvas, Box(28, middle + 2, right, middle + 56), what, palette)
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
    paper = palette.glow if what.is_asked or what.is_best else palette.card
    desert = materials.skyline(wide, high, mixed(paper, palette.rule, 0.2))
    canvas.stamp(desert, box.right - wide - 18, box.bottom - high - 17)


def _purse(canvas: Canvas, box: Box, what: Side, palette: Palette) -> None:
    """Gold, how it has just changed, and the points that go with all of it."""
    canvas.stamp_in(icons.coin(46, palette), Box.at(box.left, box.top, 46, box.height))
    left = box.left + 54
    left += canvas.text(Box(left, box.top, left + 96, box.bottom), str(what.gold), _GOLD, palette.ink) + 10
    points = str(what.points)
    star = box.right - typeset.width(points, _POINTS) - 42
    fill = palette.gold if what.is_ahead else palette.paper_shade
    canvas.stamp_in(icons.star(38, fill, palette.ink), Box.at(star, box.top, 38, box.height))
    canvas.text(Box(star + 42, box.top, box.right, box.bottom), points, _POINTS, palette.ink, align="right")
    if what.change:
        furniture.tag(canvas, Box(left, box.top + 5, star - 4, box.bottom - 5), what.change, palette)


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
        wide = furniture.tag_width(what.change)
        tag = Box(right + 24 - wide, box.top + 10, right + 24, box.bottom - 10)
        furniture.tag(canvas, tag, what.change, palette)
        right = tag.left - 10
    name = Box(box.left + 142, box.top, right, box.bottom)
    furniture.name(canvas, name, what.name, what.seat, _NAME, palette, smallest=32)


def _claims(
    canvas: Canvas, places: Sequence[Lain], what: Side, box: Box, palette: Palette, words: Words
) -> None:
    """All that a player owns."""
    if not what.place:
        end = _beside(what, box.height)
        canvas.bar(Box(PURSE + 6, _PAD + 2, PURSE + 8, end - _PAD - 2), palette.rule)
    if not places:
        room, text = Box(PURSE + 20, 0, box.right - 20, box.bottom), words.text("boomtown-text-empty")
        canvas.text(room, text, _EMPTY, palette.faded, smallest=30)
        return
    spare = (box.height - places[-1].top - what.size - _PAD) // 2
    for each in places:
        left, top = each.left, each.top + spare
        canvas.lay(piece(each.piece, palette, words, height=what.size), left, top)
        if isinstance(each.piece, MinePiece | PawnPiece) and each.piece.is_new:
            middle = left + width_of(each.piece, words, height=what.size) // 2
            sign = icons.new_sign(32, palette)
            if each.top == places[0].top:
                canvas.stamp(sign, middle - 16, top - 20)
            else:  # in a corner, because the purse may be above it
                canvas.stamp(sign, left + width_of(each.piece, words, height=what.size) - 24, top - _ROW_GAP)

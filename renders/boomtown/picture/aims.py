"""What an event of Boomtown can be aimed at, on the picture beside its question: towns, with the mines and
saloons in them by owner.

Each is a tile, drawn once for what it shows. Knows pieces and towns, never where a row goes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import Changes
from renders.boomtown.picture.pieces import MinePiece, PawnPiece, Piece, SaloonPiece, piece, width_of
from renders.boomtown.picture.towns import TownFacts, facts_of, town_sign
from renders.boomtown.text.choices import InTown, Owned
from renders.boomtown.text.labels import mine_on_table, saloon_on_table
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import Palette, Style
from renders.language.catalogues import Words

_SIGN: Final = 312
_BEGIN: Final = _SIGN + 28
_HIGH: Final = 118
"""The least height of a row."""
_SIZE: Final = 96
"""How high a mine or a saloon is."""
_STEP: Final = _SIZE + 14
_MARK: Final = 34
_GAP: Final = 4
_BETWEEN: Final = 14
"""How far one owner's pieces are from the next one's."""

_EMPTY: Final = Style("slab", 38, 600)
_FEE: Final = Style("slab", 52, 700)
_TIMES: Final = Style("slab", 44, 700)


@dataclass(frozen=True, slots=True)
class Place:
    """A mine or a saloon in a row."""

    piece: Piece
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """What somebody has in a town."""

    seat: int
    places: tuple[Place, ...]
    elects: bool
    """Whether any one of these would make the viewer mayor."""


@dataclass(frozen=True, slots=True)
class Row:
    """A town, with what its owners have there."""

    facts: TownFacts
    groups: tuple[Group, ...]
    fee: int | None
    is_chosen: bool


def row_of(view: BoomtownView, what: InTown) -> Row:
    """What a row shows: before a mayor's mines lies the pawn, and the town's sign counts the mines of those
    who are not in the row."""
    facts = facts_of(view, what.town, Changes())
    seats = [owner.seat for owner in what.owners]
    groups = []
    for owner in what.owners:
        places = [_place(view, each) for each in owner.owned]
        if facts.mayor is not None and facts.mayor[0] == owner.seat:
            places.insert(0, Place(PawnPiece(what.town, facts.is_governor)))
        groups.append(Group(owner.seat, tuple(places), owner.elects))
    others = tuple(each for each in facts.others if each[0] not in seats)
    return Row(replace(facts, others=others), tuple(groups), what.fee, what.is_chosen)


def _place(view: BoomtownView, owned: Owned) -> Place:
    saloon, mine = saloon_on_table(view, owned.key), mine_on_table(view, owned.key)
    found: Piece
    if saloon is not None:
        found = SaloonPiece(saloon.town, saloon.has_girls)
    else:
        assert mine is not None, "whatever has an owner is on the table"
        found = MinePiece(mine.key, mine.worth, mine.has_new_vein)
    return Place(found, owned.is_chosen)


@dataclass(frozen=True, slots=True)
class _Lain:
    """Where a mark, or a piece, lies in a row."""

    what: Group | Place
    left: int
    line: int


def _lain(what: Row, width: int, words: Words) -> Iterator[_Lain]:
    """Each owner's mark and pieces, in as few lines as there is room for."""
    begin, end = _BEGIN, width - 24 - (220 if what.fee is not None else 0)
    left, line = begin, 0
    for group in what.groups:
        wides = [width_of(each.piece, words, height=_SIZE) + _GAP for each in group.places]
        if left > begin and left + _MARK + 6 + wides[0] > end:
            left, line = begin, line + 1
        yield _Lain(group, left, line)
        left += _MARK + 6
        for place, wide in zip(group.places, wides, strict=True):
            if left + wide > end:
                left, line = begin, line + 1
            yield _Lain(place, left, line)
            left += wide
        left += _BETWEEN


def height_of(what: Row, width: int, words: Words) -> int:
    """How high a row is."""
    lines = 1 + max((each.line for each in _lain(what, width, words)), default=0)
    return _HIGH + (lines - 1) * _STEP


@on_demand
def row(what: Row, width: int, palette: Palette, words: Words) -> Tile:
    """A town's sign, and beside it what its owners have there."""
    height = height_of(what, width, words)
    fill, frame = (palette.glow, palette.ink) if what.is_chosen else (palette.card, None)
    canvas = Canvas(materials.note(width, height, palette, fill=fill, frame=frame, has_nails=False))
    sign = town_sign(what.facts, _SIGN, _HIGH - SHADOW - 2, palette, words)
    canvas.lay(sign, 5, 3)
    top = (_HIGH - _SIZE) // 2
    for each in _lain(what, width, words):
        above = top + each.line * _STEP
        if isinstance(each.what, Group):
            _mark(canvas, Box.at(each.left, above, _MARK, _SIZE), each.what, palette)
        else:
            _lay(canvas, each.what, each.left, above, palette, words)
    if not what.groups:
        room, text = Box(_BEGIN, 0, width - 240, height), words.text("boomtown-panel-nobody")
        canvas.text(room, text, _EMPTY, palette.faded, smallest=30)
    if what.fee is not None:
        _fee(canvas, Box(width - 230, 0, width - 30, height), what.fee, palette)
    return canvas.tile()


def _mark(canvas: Canvas, box: Box, group: Group, palette: Palette) -> None:
    """Whose pieces follow; below that a hat, if one of them would make the viewer mayor."""
    middle = box.top + box.height // 2
    if not group.elects:
        canvas.stamp_in(icons.mark(group.seat, _MARK, palette), box)
        return
    canvas.stamp_in(icons.mark(group.seat, _MARK, palette), Box(box.left, box.top, box.right, middle - 4))
    hat = Box(box.left, middle, box.right, box.bottom)
    canvas.stamp_in(pictures.hat(_MARK, palette), hat)
    canvas.stamp(icons.new_sign(22, palette), hat.right - 16, hat.top - 4)


def _lay(canvas: Canvas, what: Place, left: int, top: int, palette: Palette, words: Words) -> None:
    """A piece, with a stout edge around it if it is chosen."""
    if what.is_chosen:
        wide = width_of(what.piece, words, height=_SIZE)
        canvas.panel(Box.at(left - 6, top - 8, wide + 12, _SIZE + 16), palette.alarm, radius=14)
    canvas.lay(piece(what.piece, palette, words, height=_SIZE), left, top)


def _fee(canvas: Canvas, box: Box, fee: int, palette: Palette) -> None:
    """B25: twice the mayor's fee."""
    left = box.right - 84 - typeset.width("×2", _TIMES) - 70
    canvas.stamp_in(pictures.hat(56, palette), Box.at(left, box.top, 60, box.height))
    left += 66
    left += canvas.text(Box(left, box.top, box.right, box.bottom), "×2", _TIMES, palette.alarm) + 8
    coin = Box(box.right - 84, box.top, box.right, box.bottom)
    canvas.stamp_in(icons.coin(84, palette), coin)
    canvas.text(coin, str(fee), _FEE, palette.ink, align="centre", smallest=30)

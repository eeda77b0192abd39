"""What an event of Boomtown can be aimed at, on the picture beside its question: towns, with the mines and
saloons in them by owner.

Each is a tile, drawn once for what it shows. Knows pieces and towns, never where a row goes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import icons as pictures
from renders.boomtown.picture.changes import Changes
from renders.boomtown.picture.pieces import (
    MINI_HEIGHT,
    MinePiece,
    Piece,
    SaloonPiece,
    TownPiece,
    piece,
    width_of,
)
from renders.boomtown.picture.towns import TownFacts, facts_of, town_sign
from renders.boomtown.text.choices import InTown, Owned
from renders.boomtown.text.labels import mine_on_table, saloon_on_table
from renders.drawing import icons, materials, typeset
from renders.drawing.canvas import Box, Canvas, Tile
from renders.drawing.joints import IN_CORNER
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import LETTER, SIGN, Palette, Style
from renders.language.catalogues import Words

_SIGN: Final = 342
_BEGIN: Final = _SIGN + 20
_SIZE: Final = MINI_HEIGHT
"""How high a mine or a saloon is, if there is no room for larger ones."""
_PAD: Final = 18
"""How much higher a row is than what lies in it, above and below."""
_MARK: Final = 44
_GAP: Final = 4
_BETWEEN: Final = 14
"""How far one owner's pieces are from the next one's."""

_EMPTY: Final = Style("slab", 40, 600)
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

    seat: int | None
    """None for the viewer alone, whose mark need not be there."""
    places: tuple[Place, ...]
    elects: bool = False
    """Whether any one of these would make the viewer mayor."""


@dataclass(frozen=True, slots=True)
class Row:
    """A town, with what its owners have there."""

    facts: TownFacts
    groups: tuple[Group, ...]
    fee: int | None = None
    is_chosen: bool = False
    size: int = _SIZE
    """How high its pieces are."""
    is_last: bool = False
    """Whether it is the last of a strip: nothing lies in its lower right corner."""

    def end(self, width: int) -> int:
        """Where what it shows ends on a paper of some width."""
        return width - 24 - (IN_CORNER if self.is_last else 0)


def row_of(view: BoomtownView, what: InTown, *, is_last: bool = False) -> Row:
    """What a row shows: before a mayor's mines lies the pawn, and the town's sign counts the mines of those
    who are not in the row."""
    facts = facts_of(view, what.town, Changes())
    seats = [owner.seat for owner in what.owners]
    groups = []
    for owner in what.owners:
        places = [_place(view, each) for each in owner.owned]
        if facts.mayor is not None and facts.mayor[0] == owner.seat:
            places.insert(0, Place(TownPiece(what.town, is_mayor=True, is_governor=facts.is_governor)))
        groups.append(Group(owner.seat, tuple(places), owner.elects))
    others = tuple(each for each in facts.others if each[0] not in seats)
    return Row(replace(facts, others=others), tuple(groups), what.fee, what.is_chosen, is_last=is_last)


def _place(view: BoomtownView, owned: Owned) -> Place:
    saloon, mine = saloon_on_table(view, owned.key), mine_on_table(view, owned.key)
    found: Piece
    if saloon is not None:
        found = SaloonPiece(saloon.town, saloon.has_girls)
    else:
        assert mine is not None, "whatever has an owner is on the table"
        found = MinePiece(mine.key, mine.worth, mine.has_new_vein)
    return Place(found, owned.is_chosen)


def own_row(
    view: BoomtownView, town: Town, pieces: Sequence[Piece], size: int, *, is_last: bool = False
) -> Row:
    """What the viewer has in a town; the town's sign says how many mines everybody has there."""
    group = Group(None, tuple(map(Place, pieces)))
    return Row(facts_of(view, town, Changes()), (group,), size=size, is_last=is_last)


@dataclass(frozen=True, slots=True)
class _Lain:
    """Where a mark, or a piece, lies in a row."""

    what: Group | Place
    left: int
    line: int


def _lain(what: Row, width: int, words: Words) -> Iterator[_Lain]:
    """Each owner's mark and pieces, in as few lines as there is room for."""
    begin, end = _BEGIN, what.end(width) - (230 if what.fee is not None else 0)
    left, line = begin, 0
    for group in what.groups:
        mark = 0 if group.seat is None else _MARK + 6
        wides = [width_of(each.piece, words, height=what.size) + _GAP for each in group.places]
        if left > begin and left + mark + sum(wides[:2]) > end:
            left, line = begin, line + 1
        if mark:
            yield _Lain(group, left, line)
        left += mark
        for place, wide in zip(group.places, wides, strict=True):
            if left + wide > end:
                left, line = begin, line + 1
            yield _Lain(place, left, line)
            left += wide
        left += _BETWEEN


def lines_of(what: Row, width: int, words: Words) -> int:
    """In how many lines its pieces lie."""
    return 1 + max((each.line for each in _lain(what, width, words)), default=0)


def height_of(what: Row, width: int, words: Words) -> int:
    """How high a row is."""
    return what.size + 2 * _PAD + (lines_of(what, width, words) - 1) * (what.size + _PAD)


@on_demand
def row(what: Row, width: int, palette: Palette, words: Words) -> Tile:
    """A town's sign, and beside it what its owners have there."""
    height = height_of(what, width, words)
    fill, frame = (palette.glow, palette.ink) if what.is_chosen else (palette.card, None)
    canvas = Canvas(materials.note(width, height, palette, fill=fill, frame=frame, has_nails=False))
    sign = town_sign(what.facts, _SIGN, what.size + 2 * _PAD - SHADOW - 2, palette, words)
    canvas.lay(sign, 5, 3)
    for each in _lain(what, width, words):
        above = _PAD + each.line * (what.size + _PAD)
        if isinstance(each.what, Group):
            _mark(canvas, Box.at(each.left, above, _MARK, what.size), each.what, palette)
        else:
            _lay(canvas, each.what, Box.at(each.left, above, 0, what.size), palette, words)
    if not what.groups:
        room, text = Box(_BEGIN, 0, what.end(width) - 230, height), words.text("boomtown-panel-nobody")
        canvas.text(room, text, _EMPTY, palette.faded, smallest=LETTER)
    if what.fee is not None:
        _fee(canvas, Box(_BEGIN, 0, what.end(width) - 6, height), what.fee, palette)
    return canvas.tile()


def _mark(canvas: Canvas, box: Box, group: Group, palette: Palette) -> None:
    """Whose pieces follow; below that a hat, if one of them would make the viewer mayor."""
    middle = box.top + box.height // 2
    mark = icons.mark(group.seat or 0, _MARK, palette)
    if not group.elects:
        canvas.stamp_in(mark, box)
        return
    canvas.stamp_in(mark, Box(box.left, box.top, box.right, middle - 2))
    hat = Box(box.left, middle, box.right, box.bottom)
    canvas.stamp_in(pictures.hat(_MARK, palette), hat)
    canvas.stamp(icons.new_sign(28, palette), hat.right - 22, hat.top - 4)


def _lay(canvas: Canvas, what: Place, box: Box, palette: Palette, words: Words) -> None:
    """A piece at the left of its box, with a stout edge around it if it is chosen."""
    if what.is_chosen:
        wide = width_of(what.piece, words, height=box.height)
        canvas.panel(Box.at(box.left - 6, box.top - 8, wide + 12, box.height + 16), palette.alarm, radius=14)
    canvas.lay(piece(what.piece, palette, words, height=box.height), box.left, box.top)


def _fee(canvas: Canvas, box: Box, fee: int, palette: Palette) -> None:
    """B25: twice the mayor's fee."""
    left = box.right - 84 - typeset.width("×2", _TIMES) - 70
    canvas.stamp_in(pictures.hat(56, palette), Box.at(left, box.top, 60, box.height))
    left += 66
    left += canvas.text(Box(left, box.top, box.right, box.bottom), "×2", _TIMES, palette.alarm) + 8
    coin = Box(box.right - 84, box.top, box.right, box.bottom)
    canvas.stamp_in(icons.coin(84, palette), coin)
    canvas.text(coin, str(fee), _FEE, palette.ink, align="centre", smallest=SIGN)

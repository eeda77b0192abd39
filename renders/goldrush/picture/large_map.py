"""Goldrush's map in large print, with all that lies and stands on it: for boards, hands and panels.

Knows views and changes, never what else is on a picture. Whatever would lie over something else that must be
read goes beside it.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.goldrush.cards import Card
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from renders.drawing.canvas import Box, Canvas, Sprite, Tile
from renders.drawing.frames import Part
from renders.drawing.layout import CORNER
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import WIDTH, Palette
from renders.goldrush.picture import large_ground, large_land, large_pieces
from renders.goldrush.picture import pieces as usual
from renders.goldrush.picture.changes import Changes
from renders.goldrush.picture.large_land import HIGH, HOUSES, SHEETS, Sheet, middle, sheet_of
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.labels import asked_player
from renders.language.catalogues import Words

_NO_NEWS: Final = Changes()
_NOTHING_KNOWN: Final[Mapping[str, Card]] = MappingProxyType({})
_WHOLE: Final = Box(12, 24, WIDTH - 12, HIGH - 24)
_CORNER: Final = Box(WIDTH - CORNER[0], HIGH - CORNER[1], WIDTH, HIGH)
_CLEAR: Final = 6
"""How far something should be from other places."""
_LATER: Final = 100
"""How many pixels less a later box must cover to be better than an earlier one."""
_AWAY: Final = (2, 30, 64, 104)
"""How far from its place something may go, the nearest first."""
_LOWER: Final = (0, 24, -24)
"""How much lower than a square's letter the signs beside it may be."""
_TOUCHING: Final = 24
"""How much of a letter's width has signs below or above it, at least."""
_ROUND: Final = (
    *((0, -1), (-1, 0), (1, 0), (0, 1)),
    *((-1, -0.25), (1, -0.25), (-1, 0.25), (1, 0.25)),
    *((-1, -1), (1, -1), (-1, 1), (1, 1)),
)
"""To which sides."""


class _Piece(NamedTuple):
    """Something on a sheet, by what it is and its upper left corner."""

    kind: str
    what: tuple[object, ...]
    left: int
    top: int


def sheets(
    view: GoldrushView,
    painter: Painter,
    *,
    which: Sequence[Sheet] = SHEETS,
    changes: Changes = _NO_NEWS,
    known: Mapping[str, Card] = _NOTHING_KNOWN,
    goals: Sequence[str] = (),
) -> tuple[Strip, ...]:
    """Sheets of the map, each on a strip of its own. `known` has the face-down cards that are shown, by
    square; `goals` are where a journey leads."""
    found = list[Strip]()
    for sheet in which:
        laid = tuple(_Sheet(sheet, view, painter, changes, known, goals).pieces())
        tile = _drawn(sheet, laid, painter.palette, painter.words)
        found.append(Strip((Part(tile, 0, 0),), HIGH, painter, colours, tuple(sheet.shows.split())))
    return tuple(found)


def asked_about(places: Sequence[str]) -> tuple[Sheet, ...]:
    """The sheets with some places; all if there are none."""
    found = {sheet_of(place) for place in places}
    return tuple(sheet for sheet in SHEETS if sheet in found) or SHEETS


@on_demand
def _drawn(sheet: Sheet, what: tuple[_Piece, ...], palette: Palette, words: Words) -> Tile:
    canvas = Canvas(large_ground.ground(sheet, palette, words))
    for piece in what:
        sprite = _sprite(piece, palette)
        if isinstance(sprite, Tile):
            canvas.lay(sprite, piece.left, piece.top)
        else:
            canvas.stamp(sprite, piece.left, piece.top)
    return canvas.tile()


def _sprite(piece: _Piece, palette: Palette) -> Sprite:
    """What a piece looks like."""
    match piece.kind, piece.what:
        case "square", (str(letter), bool(is_mine), bool(is_unsure)):
            return large_pieces.square(letter, palette, is_mine=is_mine, is_unsure=is_unsure)
        case "signs", (Card() | None as card, int() | None as seat, bool(is_mine), bool(is_new)):
            return large_pieces.signs(card, seat, palette, is_mine=is_mine, is_new=is_new)
        case "person", (int(seat), bool(is_asked), bool(has_hat)):
            return large_pieces.person(seat, palette, is_asked=is_asked, has_hat=has_hat)
        case "disc", (int(number),):
            return large_pieces.disc(number, palette)
        case "burst", (int(number),):
            return large_pieces.burst(number, palette)
        case "fight", _:
            return usual.duel(0, palette)
        case "halo", _:
            return large_pieces.halo(palette)
    raise AssertionError(piece)


class _Sheet:
    """A sheet on which things are laid down one after the other."""

    def __init__(
        self,
        sheet: Sheet,
        view: GoldrushView,
        painter: Painter,
        changes: Changes,
        known: Mapping[str, Card],
        goals: Sequence[str],
    ) -> None:
        self.sheet, self.view, self.words = sheet, view, painter.words
        self.changes, self.known, self.goals = changes, known, goals
        self.places = large_land.places(sheet)
        self.taken = [*self._printed()]
        """What is not to be covered."""
        self.own: dict[str, Box] = {}
        """The room of each place."""
        self.letters: dict[str, Box] = {}
        """The letters of squares that have signs: what is beside such a square lies beside its letter."""

    def _printed(self) -> Iterator[Box]:
        yield self.sheet.title
        yield from (name.box for name in self.sheet.names.values())
        yield from (large_ground.sign_of(each, self.words) for each in large_land.leavings(self.sheet))
        yield _CORNER

    def pieces(self) -> Iterator[_Piece]:
        """All that lies and stands here, from the bottom to the top."""
        for place in self._haloed():
            x, y = middle(place)
            yield _Piece("halo", (), x - large_pieces.HALO // 2, y - large_pieces.HALO // 2)
        self.own = {place: self._room(place) for place in self.places if place not in HOUSES}
        for place in self.places:
            if LAND.places[place].terrain is Terrain.SQUARE:
                yield from self._square(place)
        for place in self.places:
            yield from self._indoors(place) if place in HOUSES else self._outdoors(place)

    def _haloed(self) -> Iterator[str]:
        """R5: the creeks that are equally near, while somebody is asked to which they go; goals."""
        creeks: Sequence[str] = ()
        if self.view.asked_for == DecisionName.CREEK:
            creeks = LAND.nearest(asked_player(self.view).place, Terrain.CREEK)
        yield from (place for place in dict.fromkeys((*creeks, *self.goals)) if place in self.places)

    def _room(self, place: str) -> Box:
        """The room of a place itself: of its letter, or of who or what takes its place."""
        first = next(self._things(place), None)
        if LAND.places[place].terrain is Terrain.SQUARE:
            wide, high = large_pieces.square_width(is_unsure=place in self.view.unsure), large_pieces.SQUARE
        elif first is not None:
            wide, high = first[2]
        else:
            is_step = LAND.places[place].terrain in (Terrain.TRAIL, Terrain.STREET)
            wide = high = 2 * (large_ground.STEP if is_step else large_ground.WILD)
        x, y = middle(place)
        return _inside(Box.at(x - wide // 2, y - high // 2, wide, high))

    def _square(self, place: str) -> Iterator[_Piece]:
        """A square in its place, and what is known of it beside it."""
        view, own = self.view, self.own[place]
        miner = view.miner(place)
        seat = view.claimant(place) if miner is None else miner
        card = self.known.get(place) if miner is None else None
        is_mine, is_new = miner is not None, place in self.changes.new
        yield _Piece("square", (place, is_mine, place in view.unsure), own.left, own.top)
        if seat is None and card is None and not is_new:
            self.taken.append(own)
            return
        size = large_pieces.signs_size(card, seat, is_mine=is_mine, is_new=is_new)
        box = self._best(self._joined(own, *size), place, own.inset(3))
        self.own[place] = _around(own, box)
        self.letters[place] = own
        self.taken += [own, box]
        yield _Piece("signs", (card, seat, is_mine, is_new), box.left, box.top)

    def _joined(self, own: Box, wide: int, high: int) -> Iterator[Box]:
        """Where the signs of a square may be, the best first."""
        for down in _LOWER:
            for left in (own.right - 3, own.left - wide + 3):
                yield _inside(Box.at(left, own.top + down, wide, high))
        centred = (own.left + own.right - wide) // 2
        lefts = (centred, own.left, own.right - wide, own.left + _TOUCHING - wide, own.right - _TOUCHING)
        for top in (own.bottom - 3, own.top - high + 3):
            yield from (_inside(Box.at(left, top, wide, high)) for left in lefts)

    def _things(self, place: str) -> Iterator[tuple[str, tuple[object, ...], tuple[int, int]]]:
        """Who stands on a place, and the numbers of moves there, each with its size."""
        view, has_hat = self.view, place not in HOUSES
        for seat in view.at(place):
            size = large_pieces.PERSON if has_hat else (large_pieces.HEAD, large_pieces.HEAD)
            yield "person", (seat, seat in view.asked, has_hat), size
            for number, move in enumerate(view.moves, 1):
                if move.rival == seat and move.place == place:
                    yield "burst", (number,), (large_pieces.BURST, large_pieces.BURST)
        for number, move in enumerate(view.moves, 1):
            if move.rival is None and move.place == place:
                yield "disc", (number,), (large_pieces.DISC, large_pieces.DISC)
        if place in self.changes.fights:
            yield "fight", (), usual.DUEL

    def _indoors(self, house: str) -> Iterator[_Piece]:
        """Things in a house, side by side in as many rows as it takes."""
        box = HOUSES[house]
        room = Box(box.left + 4, box.top + large_land.NAME_HIGH, box.right - 4, box.bottom - 4)
        rows: list[list[tuple[str, tuple[object, ...], tuple[int, int]]]] = [[]]
        for thing in self._things(house):
            if rows[-1] and sum(each[2][0] for each in (*rows[-1], thing)) > room.width:
                rows.append([])
            rows[-1].append(thing)
        top = room.top
        high = room.height // len(rows)
        for row in rows:
            left = (room.left + room.right - sum(size[0] for _, _, size in row)) // 2
            for kind, what, size in row:
                yield _Piece(kind, what, left, top + (high - size[1]) // 2)
                left += size[0]
            top += high

    def _outdoors(self, place: str) -> Iterator[_Piece]:
        """The first thing takes a free place; everything else goes beside it."""
        is_free = LAND.places[place].terrain is not Terrain.SQUARE
        for kind, what, (wide, high) in self._things(place):
            own = self.letters.get(place, self.own[place])
            box = own if is_free else self._best(self._beside(own, wide, high), place, own)
            is_free = False
            self.taken.append(box)
            yield _Piece(kind, what, box.left, box.top)

    def _beside(self, own: Box, wide: int, high: int) -> Iterator[Box]:
        """Where something may be beside a place, the best first."""
        x, y = (own.left + own.right) // 2, (own.top + own.bottom) // 2
        for away in _AWAY:
            for across, down in _ROUND:
                is_corner = abs(across) == abs(down)
                left = (
                    x - wide // 2 + across * ((own.width + wide) // 2 + (-wide // 3 if is_corner else away))
                )
                top = y - high // 2 + round(down * ((own.height + high) // 2 + away))
                yield _inside(Box.at(left, top, wide, high))

    def _best(self, boxes: Iterator[Box], place: str, own: Box) -> Box:
        """The first of several boxes that covers nothing, or else the one that covers least of what must be
        read, of its place `own`, and of other places; a later one must be clearly better."""
        others = [room.inset(-_CLEAR) for key, room in self.own.items() if key != place]
        costs = list[tuple[int, Box]]()
        for at, box in enumerate(boxes):
            printed = sum(_shared(box, each) for each in (*self.taken, own))
            costs.append((4 * printed + sum(_shared(box, each) for each in others) + _LATER * at, box))
        return min(costs)[1]


def _inside(box: Box) -> Box:
    """The same, moved into the sheet."""
    right = max(_WHOLE.left - box.left, 0) + min(_WHOLE.right - box.right, 0)
    return box.moved(right, max(_WHOLE.top - box.top, 0) + min(_WHOLE.bottom - box.bottom, 0))


def _around(one: Box, other: Box) -> Box:
    """The least box around two."""
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Box(left, top, max(one.right, other.right), max(one.bottom, other.bottom))


def _shared(box: Box, other: Box) -> int:
    """How many pixels two boxes share."""
    wide = min(box.right, other.right) - max(box.left, other.left)
    high = min(box.bottom, other.bottom) - max(box.top, other.top)
    return wide * high if wide > 0 and high > 0 else 0

"""Goldrush's map as parts of a picture: the printed map with all that lies and stands on it, for the board,
and for pictures that show more to one player.

Knows views and changes, never what else is on a picture. A sheet of the map is cut into cells; a cell is a
tile, drawn once for what it shows.
"""

import functools
import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.goldrush.cards import Card
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from renders.drawing import icons
from renders.drawing.canvas import Box, Canvas, Placed, Sprite, Tile, placed_in
from renders.drawing.frames import Part
from renders.drawing.icons import Point
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import PALETTES, Palette
from renders.goldrush.picture import pieces, scene, spots, trails
from renders.goldrush.picture.changes import Changes, Way
from renders.goldrush.picture.sheets import SHEETS, Sheet, sheet_of
from renders.goldrush.text.labels import asked_player
from renders.language.catalogues import LOCALES, Words

_WIDE: Final = 120
_COLUMNS: Final = scene.WIDE // _WIDE
_ROWS: Final = 4
"""How wide a cell is, and how many a sheet has across and down."""
_SIZES: Final[Mapping[str, tuple[int, int]]] = {
    "mine": pieces.CARD,
    "seen": pieces.CARD,
    "claim": (pieces.CLAIM, pieces.CLAIM),
    "unsure": (pieces.UNSURE, pieces.UNSURE),
    "new": (pieces.NEW, pieces.NEW),
    "start": (pieces.START, pieces.START),
    "dot": (pieces.DOT, pieces.DOT),
    "glow": pieces.GLOW,
    "halo": (pieces.HALO, pieces.HALO),
    "person": pieces.PERSON,
    "disc": (pieces.DISC, pieces.DISC),
    "duel": pieces.DUEL,
}
"""How wide and high each kind of piece is."""
_APART: Final = 30
"""How far the dots of a way are from each other."""
_OVERHEAD: Final = 156
"""How far above the feet the sign of a fight is: over the hats."""
_LEAP: Final = 36
_TAKE_OFF: Final = 125
"""How much of a way through the air is drawn at each end."""
_LETTERED: Final = ("seen", "mine")
"""The kinds of cards whose letter is also printed on the map in the same place; it is noted only once."""
_NO_NEWS: Final = Changes()
_NOTHING_KNOWN: Final[Mapping[str, Card]] = MappingProxyType({})


class Piece(NamedTuple):
    """Something on the map, by what it is and its upper left corner."""

    kind: str
    what: tuple[int | str, ...]
    left: int
    top: int


def chart(
    sheet: Sheet,
    view: GoldrushView,
    palette: Palette,
    words: Words,
    *,
    changes: Changes = _NO_NEWS,
    known: Mapping[str, Card] = _NOTHING_KNOWN,
    goals: Sequence[str] = (),
    top: int = 0,
) -> tuple[Part, ...]:
    """A sheet of the map, as wide as a board, from `top` downwards. While the mover is asked, the places
    where they can go have numbers. `known` has the face-down cards that are shown, by square; `goals` are
    where a journey leads."""
    return _parts(sheet, tuple(_pieces(view, changes, known, goals)), palette, words, top)


@functools.lru_cache(maxsize=8)
def _parts(
    sheet: Sheet, what: tuple[Piece, ...], palette: Palette, words: Words, top: int
) -> tuple[Part, ...]:
    found = list[Part]()
    for box in _cells(sheet):
        here = tuple(piece for piece in what if _touches(piece, box))
        found.append(Part(_cell(box, here, palette, words), box.left, top + box.top - sheet.top))
    return tuple(found)


@functools.lru_cache(maxsize=2)
def _cells(sheet: Sheet) -> tuple[Box, ...]:
    """The cells of a sheet."""
    high = sheet.height // _ROWS
    return tuple(
        Box.at(column * _WIDE, sheet.top + row * high, _WIDE, high)
        for row in range(_ROWS)
        for column in range(_COLUMNS)
    )


def _touches(piece: Piece, box: Box) -> bool:
    """Whether a piece lies in a cell."""
    wide, high = _SIZES[piece.kind]
    return (
        piece.left < box.right
        and box.left < piece.left + wide
        and piece.top < box.bottom
        and box.top < piece.top + high
    )


@on_demand
def _cell(box: Box, what: tuple[Piece, ...], palette: Palette, words: Words) -> Tile:
    """A cell with what lies in it."""
    if not what:
        printed = _printed(palette, words).get(box, ())
        return Tile(scene.scene(palette, words).image.crop(box), None, printed)
    canvas = Canvas(_cell(box, (), palette, words))
    for piece in what:
        sprite = _sprite(piece, palette)
        left, top = piece.left - box.left, piece.top - box.top
        canvas.stamp(sprite, left, top)
        middle = piece.left + sprite.width // 2, piece.top + sprite.image.height // 2
        if isinstance(sprite, Tile) and piece.kind not in _LETTERED and _is_in(box, *middle):
            canvas.note(sprite.texts, left, top)
    return canvas.tile()


@functools.lru_cache(maxsize=len(PALETTES) * len(LOCALES))
def _printed(palette: Palette, words: Words) -> dict[Box, tuple[Placed, ...]]:
    """The texts that are printed on the map, by the cell that has the middle of each."""
    cells: dict[Box, list[Placed]] = defaultdict(list)
    boxes = [box for sheet in SHEETS for box in _cells(sheet)]
    for text in placed_in(scene.scene(palette, words).texts):
        x, y = (text.box.left + text.box.right) // 2, (text.box.top + text.box.bottom) // 2
        cell = next(box for box in boxes if _is_in(box, x, y))
        cells[cell].append(text.moved(-cell.left, -cell.top))
    return {cell: tuple(texts) for cell, texts in cells.items()}


def _is_in(box: Box, x: int, y: int) -> bool:
    return box.left <= x < box.right and box.top <= y < box.bottom


def _sprite(piece: Piece, palette: Palette) -> Sprite:
    """What a piece looks like."""
    match piece.kind, piece.what:
        case "mine", (str(square),):
            return pieces.mine(square, palette)
        case "seen", (str(square), str(card), int(claimed)):
            return pieces.seen(square, Card(card), palette, is_claimed=bool(claimed))
        case "claim", (int(seat),):
            return pieces.claim(seat, palette)
        case "unsure", _:
            return pieces.unsure(palette)
        case "new", _:
            return icons.new_sign(pieces.NEW, palette)
        case "start", (int(seat),):
            return pieces.start(seat, palette)
        case "dot", (int(seat), int(lifted)):
            return pieces.dot(seat, palette, is_lifted=bool(lifted))
        case "glow", _:
            return pieces.glow(palette)
        case "halo", _:
            return pieces.halo(palette)
        case "person", (int(seat), int(nuggets)):
            return pieces.prospector(seat, nuggets, palette)
        case "disc", (int(number),):
            return pieces.disc(number, palette)
        case "duel", (int(number),):
            return pieces.duel(number, palette)
    raise AssertionError(piece)


def _pieces(
    view: GoldrushView, changes: Changes, known: Mapping[str, Card], goals: Sequence[str] = ()
) -> Iterator[Piece]:
    """All that lies and stands on the map, from the bottom to the top."""
    yield from _cards(view, changes, known)
    for way in changes.ways:
        yield from _way(way)
    yield from _creeks(view)
    yield from _fights(view, changes)
    yield from _people(view)
    yield from _moves(view)
    yield from map(_halo, goals)


def _cards(view: GoldrushView, changes: Changes, known: Mapping[str, Card]) -> Iterator[Piece]:
    """Cards that show a face, the markers on cards, and what is not sure gold."""
    mines = {square: player.seat for player in view.players for square in player.mines}
    claims = {square: player.seat for player in view.players for square in player.claims}
    for square, card in known.items():
        if square not in mines:
            yield Piece("seen", (square, str(card), int(square in claims)), *scene.square_box(square)[:2])
    for square in mines:
        yield Piece("mine", (square,), *scene.square_box(square)[:2])
    for square, seat in (claims | mines).items():
        box = scene.square_box(square)
        yield Piece("claim", (seat,), box.right - pieces.CLAIM + 4, box.bottom - pieces.CLAIM + 4)
    numbered = {move.place for move in view.moves if move.rival is None}
    for square in view.unsure:
        x, y = spots.doubt(square, is_numbered=square in numbered, is_taken=bool(view.at(square)))
        yield Piece("unsure", (), x - pieces.UNSURE // 2, y - pieces.UNSURE // 2)
    for square in sorted(changes.new):
        box = scene.square_box(square)
        yield Piece("new", (), box.right - 24, box.top + 16)


def _way(way: Way) -> Iterator[Piece]:
    """The way that somebody came, as dots, from a ring where it began."""
    line = _line(way)
    x, y = line[0]
    yield Piece("start", (way.seat,), round(x) - pieces.START // 2, round(y) - pieces.START // 2)
    for x, y in trails.dots(line, _LEAP if way.is_lifted else _APART):
        if not way.is_lifted or min(math.dist((x, y), line[0]), math.dist((x, y), line[-1])) < _TAKE_OFF:
            yield Piece(
                "dot",
                (way.seat, int(way.is_lifted)),
                round(x) - pieces.DOT // 2,
                round(y) - pieces.DOT // 2,
            )


def _line(way: Way) -> list[Point]:
    """The line of a way: on foot it follows the trails, from and to the doors of houses; a way through the
    air is straight."""
    places = (way.start, *way.route)
    if way.is_lifted:
        return [trails.at(place) for place in places]
    line = trails.way(way.start, way.route)
    if LAND.is_town(way.start):
        line[0] = spots.door(way.start, places[1])
    if LAND.is_town(places[-1]):
        line[-1] = spots.door(places[-1], places[-2])
    return line


def _creeks(view: GoldrushView) -> Iterator[Piece]:
    """R5: the creeks that are equally near, while somebody is asked to which they go."""
    if view.asked_for != DecisionName.CREEK:
        return
    for key in LAND.nearest(asked_player(view).place, Terrain.CREEK):
        yield _halo(key)


def _halo(place: str) -> Piece:
    """Light around a place to which somebody can go, or travels."""
    x, y = spots.ring(place)
    return Piece("halo", (), x - pieces.HALO // 2, y - pieces.HALO // 2)


def _people(view: GoldrushView) -> Iterator[Piece]:
    """The prospectors, with light behind those who are waited for; whoever is further down stands in
    front."""
    people = [(spots.person(view.at(one.place), one.seat, one.place), one) for one in view.players]
    for (left, top), player in people:
        if player.seat in view.asked:
            yield Piece("glow", (), left - 11, top - 7)
    for (left, top), player in sorted(people, key=lambda each: each[0][1]):
        yield Piece("person", (player.seat, player.cart), left, top)


def _fights(view: GoldrushView, changes: Changes) -> Iterator[Piece]:
    """Where there was a fight."""
    for place in changes.fights:
        left, top = spots.middle(place)
        yield Piece("duel", (0,), left - pieces.DUEL[0] // 2, max(top - _OVERHEAD, sheet_of(place).top))


def _moves(view: GoldrushView) -> Iterator[Piece]:
    """The numbers of where the mover can go and whom they can challenge."""
    for number, move in enumerate(view.moves, 1):
        if move.rival is None:
            x, y = spots.disc(move.place, is_taken=bool(view.at(move.place)))
            yield Piece("disc", (number,), x - pieces.DISC // 2, y - pieces.DISC // 2)
            continue
        x, y = spots.duel(view.at(move.place), move.rival, move.place)
        yield Piece("duel", (number,), x - pieces.DUEL[0] // 2, y - pieces.DUEL[1] // 2)

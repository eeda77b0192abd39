"""Goldrush's map as parts of a picture: the printed map with all that lies and stands on it, for the board
and for pictures that show one player more.

Knows views and news, never what else is on a picture. The map is cut into cells; a cell is a tile, drawn once
for what it shows.
"""

import functools
from collections import defaultdict
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView
from renders import icons
from renders.canvas import Box, Canvas, Placed, Sprite, Tile, placed_in
from renders.frames import Part
from renders.goldrush import pieces, scene, spots, trails
from renders.goldrush.news import News, Way
from renders.theme import Palette
from renders.words import Words

HIGH: Final = scene.HIGH
"""How high the map is; it is as wide as a board."""
_CELL: Final = (100, 95)
_APART: Final = 22
"""How far the dots of a way are from each other."""
_LEAP: Final = 46
_NO_NEWS: Final = News()
_NOTHING_KNOWN: Final[Mapping[str, Card]] = MappingProxyType({})


class Piece(NamedTuple):
    """Something on the map, by what it is and its upper left corner."""

    kind: str
    what: tuple[int | str, ...]
    left: int
    top: int


def chart(
    view: GoldrushView,
    palette: Palette,
    words: Words,
    *,
    news: News = _NO_NEWS,
    known: Mapping[str, Card] = _NOTHING_KNOWN,
    top: int = 0,
) -> tuple[Part, ...]:
    """The whole map, `WIDTH` wide and `HIGH` high, from `top` downwards. Where the mover can go is numbered
    while he is asked. `known` has the squares of the face-down cards whose faces are to be seen."""
    return _parts(tuple(_pieces(view, news, known)), palette, words, top)


@functools.lru_cache(maxsize=4)
def _parts(what: tuple[Piece, ...], palette: Palette, words: Words, top: int) -> tuple[Part, ...]:
    cells: dict[tuple[int, int], list[Piece]] = defaultdict(list)
    for piece in what:
        for cell in _cells_of(piece, palette):
            cells[cell].append(piece)
    wide, high = _CELL
    return tuple(
        Part(
            _cell(column, row, tuple(cells.get((column, row), ())), palette, words),
            column * wide,
            top + row * high,
        )
        for row in range(scene.HIGH // high)
        for column in range(scene.WIDE // wide)
    )


def _cells_of(piece: Piece, palette: Palette) -> Iterator[tuple[int, int]]:
    """The cells that a piece lies in."""
    wide, high = _sprite(piece, palette).image.size
    for column in range(
        max(piece.left, 0) // _CELL[0], min(piece.left + wide - 1, scene.WIDE - 1) // _CELL[0] + 1
    ):
        for row in range(
            max(piece.top, 0) // _CELL[1], min(piece.top + high - 1, scene.HIGH - 1) // _CELL[1] + 1
        ):
            yield column, row


@functools.lru_cache(maxsize=512)
def _cell(column: int, row: int, what: tuple[Piece, ...], palette: Palette, words: Words) -> Tile:
    """A cell with what lies in it."""
    box = Box.at(column * _CELL[0], row * _CELL[1], *_CELL)
    whole = scene.scene(palette, words)
    canvas = Canvas(Tile(whole.image.crop(box), None, tuple(_texts(box, palette, words))))
    for piece in what:
        sprite = _sprite(piece, palette)
        left, top = piece.left - box.left, piece.top - box.top
        canvas.stamp(sprite, left, top)
        middle = piece.left + sprite.width // 2, piece.top + sprite.image.height // 2
        if isinstance(sprite, Tile) and _is_in(box, *middle):
            canvas.note(sprite, left, top)
    return canvas.tile()


def _texts(box: Box, palette: Palette, words: Words) -> Iterator[Placed]:
    """The texts printed on the map whose middle is in a cell."""
    for text in placed_in(scene.scene(palette, words).texts):
        if _is_in(box, (text.box.left + text.box.right) // 2, (text.box.top + text.box.bottom) // 2):
            yield text.moved(-box.left, -box.top)


def _is_in(box: Box, x: int, y: int) -> bool:
    return box.left <= x < box.right and box.top <= y < box.bottom


def _sprite(piece: Piece, palette: Palette) -> Sprite:
    """What a piece looks like."""
    match piece.kind, piece.what:
        case "mine", (str(square),):
            return pieces.mine(square, palette)
        case "seen", (str(square), str(card)):
            return pieces.seen(square, Card(card), palette)
        case "claim", (int(seat),):
            return pieces.claim(seat, palette)
        case "new", _:
            return icons.new_sign(30, palette)
        case "start", (int(seat),):
            return pieces.start(seat, palette)
        case "dot", (int(seat), int(lifted)):
            return pieces.dot(seat, palette, is_lifted=bool(lifted))
        case "glow", _:
            return pieces.glow(palette)
        case "person", (int(seat), int(nuggets)):
            return pieces.prospector(seat, nuggets, palette)
        case "disc", (int(number),):
            return pieces.disc(number, palette)
        case "duel", (int(number),):
            return pieces.duel(number, palette)
    raise AssertionError(piece)


def _pieces(view: GoldrushView, news: News, known: Mapping[str, Card]) -> Iterator[Piece]:
    """All that lies and stands on the map, what is on top last."""
    yield from _cards(view, news, known)
    for way in news.ways:
        yield from _way(way)
    yield from _people(view)
    yield from _fights(view, news)
    yield from _moves(view)


def _cards(view: GoldrushView, news: News, known: Mapping[str, Card]) -> Iterator[Piece]:
    """Cards that show a face, and the markers on cards."""
    mines = {square: player.seat for player in view.players for square in player.mines}
    claims = {square: player.seat for player in view.players for square in player.claims}
    for square, card in known.items():
        if square not in mines:
            yield Piece("seen", (square, str(card)), *scene.square_box(square)[:2])
    for square in mines:
        yield Piece("mine", (square,), *scene.square_box(square)[:2])
    for square, seat in (claims | mines).items():
        box = scene.square_box(square)
        yield Piece("claim", (seat,), box.right - pieces.CLAIM + 4, box.bottom - pieces.CLAIM + 4)
    for square in sorted(news.new):
        box = scene.square_box(square)
        yield Piece("new", (), box.right - 18, box.top + 14)


def _way(way: Way) -> Iterator[Piece]:
    """The way that somebody came, as dots, from a ring where it began."""
    x, y = trails.at(way.start)
    yield Piece("start", (way.seat,), int(x) - 23, int(y) - 23)
    line = [(x, y), trails.at(way.route[-1])] if way.is_lifted else trails.way(way.start, way.route)
    for x, y in trails.dots(line, _LEAP if way.is_lifted else _APART):
        yield Piece("dot", (way.seat, int(way.is_lifted)), round(x) - 8, round(y) - 8)


def _people(view: GoldrushView) -> Iterator[Piece]:
    """The prospectors, with light behind those who are waited for."""
    for player in view.players:
        left, top = spots.person(view.at(player.place), player.seat, player.place)
        if player.seat in view.asked:
            yield Piece("glow", (), left - 13, top - 9)
    for player in view.players:
        left, top = spots.person(view.at(player.place), player.seat, player.place)
        yield Piece("person", (player.seat, player.cart), left, top)


def _fights(view: GoldrushView, news: News) -> Iterator[Piece]:
    """Where there was a fight."""
    for place in news.fights:
        left, top = spots.middle(place)
        yield Piece("duel", (0,), left - pieces.DUEL[0] // 2, top - 112)


def _moves(view: GoldrushView) -> Iterator[Piece]:
    """Where the mover can go, and whom he can challenge, by their numbers."""
    for number, move in enumerate(view.moves, 1):
        if move.rival is None:
            x, y = spots.disc(move.place, is_taken=bool(view.at(move.place)))
            yield Piece("disc", (number,), x - pieces.DISC // 2, y - pieces.DISC // 2)
            continue
        left, top = spots.person(view.at(move.place), move.rival, move.place)
        yield Piece("duel", (number,), left + pieces.PERSON[0] // 2 - pieces.DUEL[0] // 2, top - 34)

"""Goldrush's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like. The players come first, then the two sheets of the map, one directly above the other, because the
buttons below are about the map; whose turn it is stands on the last strip.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.table import Event
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, ROOM, columns
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.goldrush.picture import sides
from renders.goldrush.picture.changes import Changes, changes_of
from renders.goldrush.picture.heading import header, turn_note
from renders.goldrush.picture.maps import north, south
from renders.goldrush.picture.poster import poster
from renders.goldrush.picture.sheets import SOUTH
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.parts import PLAYERS
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 100
NOTE: Final = 106
_GAP: Final = 6
_RIGHT: Final = 1010
"""Beyond it nothing is written on the last paper: a sign of the clients lies there."""


def board(
    reader: Reader[GoldrushView],
    *,
    changes: Sequence[Event] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The whole table, with marks on what the events in `changes` have changed."""
    return _board(reader, {}, changes, palette)


def own_board(
    reader: Reader[GoldrushView],
    *,
    changes: Sequence[Event] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The same, with the face-down cards that the viewer knows; the public knows none."""
    hand = reader.view.hand
    return _board(reader, {} if hand is None else dict(hand.known), changes, palette)


def _board(
    reader: Reader[GoldrushView], known: Mapping[str, Card], changes: Sequence[Event], palette: str
) -> tuple[Strip, ...]:
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    return _Board(reader.view, known, changes_of(changes), painter).draw()


@dataclass(frozen=True, slots=True)
class _Board:
    """The pictures of the table, laid out from top to bottom."""

    view: GoldrushView
    known: Mapping[str, Card]
    changes: Changes
    painter: Painter

    def draw(self) -> tuple[Strip, ...]:
        lower = south(self.view, self.painter, changes=self.changes, known=self.known)
        turn = Part(self._turn(), LEFT, SOUTH.height + _GAP)
        last = Strip((*lower.parts, turn), turn.box.bottom + _GAP, self.painter, colours, lower.shows)
        return (
            self._players(),
            north(self.view, self.painter, changes=self.changes, known=self.known),
            last,
        )

    def _players(self) -> Strip:
        """The sign and everybody's side, two beside each other."""
        view, words, palette = self.view, self.painter.words, self.painter.palette
        parts = [Part(header(view.turn, view.stack, WIDTH, HEADER, palette, words), 0, 0), *self._sides()]
        return Strip(tuple(parts), parts[-1].box.bottom + GAP, self.painter, colours, (PLAYERS,))

    def _sides(self) -> Iterator[Part]:
        places = columns(2)
        for at, player in enumerate(ranked(self.view)):
            left, width = places[at % 2]
            tile = sides.side(self._side(player), width, self.painter.palette, self.painter.words)
            yield Part(tile, left, HEADER + GAP + at // 2 * (tile.size[1] + _GAP))

    def _turn(self) -> Tile:
        """Whose turn it is; at the end the winner."""
        draw = poster if self.view.is_over else turn_note
        return draw(self.painter, ROOM, NOTE, _RIGHT, self.view)

    def _side(self, player: PlayerView) -> sides.Side:
        view, words, seat = self.view, self.painter.words, player.seat
        place = words.text("goldrush-board-place", place=view.ranks[seat]) if view.is_over else ""
        return sides.side_of(view, player, self.painter.shown(seat), self.changes, place)

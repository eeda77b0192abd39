"""Goldrush's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.table import Event
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.layout import FOOT, LEFT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.goldrush.picture import chart, sides
from renders.goldrush.picture.changes import Changes, changes_of
from renders.goldrush.picture.heading import header, turn_note
from renders.goldrush.picture.legend import legend
from renders.goldrush.picture.poster import poster
from renders.goldrush.picture.tones import colours
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 100
NOTE: Final = 108
_GAP: Final = 10
"""The gaps are smaller than elsewhere, because the map needs room."""


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
    """One picture of the table, laid out from top to bottom."""

    view: GoldrushView
    known: Mapping[str, Card]
    changes: Changes
    painter: Painter

    def draw(self) -> tuple[Strip, ...]:
        view, words, palette = self.view, self.painter.words, self.painter.palette
        parts = [Part(header(view.turn, view.stack, WIDTH, HEADER, palette, words), 0, 0)]
        top = HEADER + _GAP
        turn = self._turn()
        parts.append(Part(turn, LEFT, top))
        top += turn.height + _GAP - SHADOW + 4
        parts += chart.chart(view, palette, words, changes=self.changes, known=self.known, top=top)
        top += chart.HIGH + _GAP
        for part in legend(view, palette, words, top):
            parts.append(part)
            top += part.tile.height
        for player in ranked(self.view):
            tile = sides.side(self._side(player), ROOM, palette, words)
            parts.append(Part(tile, LEFT, top))
            top += tile.height
        return (Strip(tuple(parts), top + FOOT, self.painter, colours, ()),)

    def _turn(self) -> Tile:
        """Whose turn it is; at the end the winner."""
        if self.view.is_over:
            return poster(self.painter, ROOM, self.view)
        return turn_note(self.painter, ROOM, NOTE, self.view)

    def _side(self, player: PlayerView) -> sides.Side:
        view, words, seat = self.view, self.painter.words, player.seat
        place = words.text("goldrush-board-place", place=view.ranks[seat]) if view.is_over else ""
        return sides.side_of(view, player, self.painter.shown(seat), self.changes, place)

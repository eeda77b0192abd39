"""Gnadenlos!'s board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from engine.play.table import Event
from renders.drawing.frames import Part
from renders.drawing.layout import FOOT, GAP, LEFT, RIGHT, ROOM
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH, Palette
from renders.gnadenlos.picture import fields, offer, road, sides, undertaker
from renders.gnadenlos.picture.bids import bidders_of
from renders.gnadenlos.picture.changes import Changes, changes_of
from renders.gnadenlos.picture.heading import header, pile_of, turn_note
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.market import height_of as market_height
from renders.gnadenlos.picture.market import market, market_of
from renders.gnadenlos.picture.poster import poster
from renders.gnadenlos.picture.scene import scene, scene_of
from renders.gnadenlos.picture.strip import rows_of, strip
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 130
NOTE: Final = 112
_TRACK: Final = 70
_MARKET: Final = 606
"""How wide the market is; the sides are beside it."""


def board(
    reader: Reader[GnadenlosView],
    *,
    changes: Sequence[Event] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The whole table, with marks on what the events in `changes` have changed."""
    return _Board(
        reader.view, changes_of(changes), Painter(reader.names, reader.words, PALETTES[palette])
    ).draw()


@dataclass(frozen=True, slots=True)
class _Board:
    """One picture of the table, laid out from top to bottom."""

    view: GnadenlosView
    changes: Changes
    painter: Painter

    @property
    def palette(self) -> Palette:
        return self.painter.palette

    @property
    def words(self) -> Words:
        return self.painter.words

    def draw(self) -> tuple[Strip, ...]:
        parts = [Part(header(pile_of(self.view), WIDTH, HEADER, self.palette, self.words), 0, 0)]
        top = HEADER + GAP
        bidders = bidders_of(self.view, self.changes)
        lots = offer.lots(self.view, bidders, self.palette)
        bids = offer.bids_made(self.view, bidders, self.palette)
        for block in (self._turn(), self._paydays(), self._event(), lots, bids):
            below = top
            for part in block:
                parts.append(part._replace(top=top + part.top))
                below = max(below, parts[-1].box.bottom + GAP - 8)
            top = below
        for block in (self._road(), self._table()):
            laid = [part._replace(top=top + part.top) for part in block]
            parts += laid
            top = max(part.box.bottom for part in laid) + GAP - 2
        return (Strip(tuple(parts), top + FOOT, self.painter, colours, ()),)

    def _turn(self) -> Iterator[Part]:
        """Whose turn it is; at the end the winner."""
        if self.view.is_over:
            yield Part(poster(self.painter, ROOM, self.view), LEFT, 0)
        else:
            yield Part(turn_note(self.painter, ROOM, NOTE, self.view), LEFT, 0)

    def _paydays(self) -> Iterator[Part]:
        """What has just been paid."""
        top = 0
        for row in rows_of(self.changes.paydays, ROOM, GAP):
            left = LEFT
            for payday, width in row:
                tile = strip(payday, width, self.palette, self.words)
                yield Part(tile, left, top)
                left += width + GAP
            top += tile.height + GAP - 8

    def _event(self) -> Iterator[Part]:
        """The event, and the adventurers that were laid for it."""
        event = scene_of(self.view, self.changes)
        if event is not None:
            yield Part(scene(event, ROOM, self.palette, self.words), LEFT, 0)

    def _road(self) -> Iterator[Part]:
        """The road, field by field, and the undertaker's track below it."""
        view, wide = self.view, (ROOM) // road.ACROSS
        first = (WIDTH - wide * road.ACROSS) // 2
        top = 0
        for row in road.cells_of(view, self.changes):
            left = first
            for cell in row:
                width = wide * (2 if cell.is_wide else 1)
                yield Part(fields.cell_tile(cell, width, self.palette), left, top)
                left += width
            top += fields.HIGH
        facts = undertaker.Track(view.undertaker, view.box.undertaker, self.changes.is_undertaker_moved)
        yield Part(undertaker.track(facts, wide * road.ACROSS, _TRACK, self.palette), first, top)

    def _table(self) -> Iterator[Part]:
        """The market, and beside it the players' sides; both are equally high."""
        facts = market_of(self.view, self.changes)
        players = ranked(self.view)
        gaps = (len(players) - 1) * (GAP - 2)
        high = max(market_height(facts, _MARKET), len(players) * sides.HIGH + gaps)
        each = (high - gaps) // len(players)
        high = each * len(players) + gaps
        yield Part(market(facts, _MARKET, high, self.palette, self.words), LEFT, 0)
        left = LEFT + _MARKET + GAP
        for at, player in enumerate(players):
            tile = sides.side(self._side(player), RIGHT - left, each, self.palette)
            yield Part(tile, left, at * (each + GAP - 2))

    def _side(self, player: PlayerView) -> sides.Side:
        view, seat = self.view, player.seat
        place = self.words.text("gnadenlos-board-place", place=view.ranks[seat]) if view.is_over else ""
        return sides.side_of(view, player, self.painter.shown(seat), self.changes.of(seat), place)

"""Gnadenlos!'s board: the pictures of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, PlayerView
from engine.play.table import Event
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.layout import EDGE, GAP, LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.painter import Painter
from renders.drawing.strips import HIGHEST, Block, Strip, strip
from renders.drawing.theme import PALETTES, WIDTH, Palette
from renders.gnadenlos.picture import fields, offer, road, sides, undertaker
from renders.gnadenlos.picture.bids import bidders_of
from renders.gnadenlos.picture.changes import Changes, changes_of
from renders.gnadenlos.picture.heading import header, pile_of, turn_note
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.market import heights_of, market, market_of
from renders.gnadenlos.picture.packing import BETWEEN, CORNER
from renders.gnadenlos.picture.packing import high as high_of
from renders.gnadenlos.picture.paydays import payday_strip, rows_within
from renders.gnadenlos.picture.poster import POSTER, poster
from renders.gnadenlos.picture.scene import HIGH, SMALL, scene, scene_of
from renders.gnadenlos.text.prompts import turn_of
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 126
NOTE: Final = 112
_TRACK: Final = 72
_ROAD: Final = HIGHEST - HEADER - GAP - _TRACK - EDGE
"""How high the road may be."""
_MARKET: Final = 600
"""How wide the market is; the sides are at its left."""
_ABOUT_LOTS: Final = (DecisionName.BID, DecisionName.TAKE)


def board(
    reader: Reader[GnadenlosView],
    *,
    changes: Sequence[Event] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The whole table, with marks on what the events in `changes` have changed."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    return tuple(_Board(reader.view, changes_of(changes), painter).strips())


@dataclass(frozen=True, slots=True)
class _Board:
    """The pictures of the table: the road, then what has just happened if that needs a picture of its own,
    then the market and the sides, and the lots and bids. The last one is what is asked about."""

    view: GnadenlosView
    changes: Changes
    painter: Painter

    @property
    def palette(self) -> Palette:
        return self.painter.palette

    @property
    def words(self) -> Words:
        return self.painter.words

    def strips(self) -> Iterator[Strip]:
        """The road comes first, and what is asked about comes last."""
        yield strip([self._header(), self._road()], self.painter, colours, top=0, foot=EDGE)
        if self.view.is_over:
            yield from self._with_news(self._end, self._poster())
        elif not self.view.lots:
            yield from self._with_news(self._table, self._turn())
        elif self.view.asked_for in _ABOUT_LOTS:
            yield from self._with_news(functools.partial(self._table, free=CORNER), None)
            yield self._strip([*self._deal(), self._turn()])
        else:
            yield self._strip(list(self._deal()), foot=GAP + CORNER[1])
            yield from self._with_news(self._table, self._turn())

    def _strip(self, blocks: Sequence[Block], *, foot: int = GAP) -> Strip:
        return strip(blocks, self.painter, colours, gap=BETWEEN, foot=foot)

    def _with_news(self, make: Callable[[int], tuple[Block, bool]], below: Block | None) -> Iterator[Strip]:
        """What `make` makes of the height that is left to it, above `below`. What has just happened is above
        it, or has a strip of its own if that leaves too little."""
        after = [] if below is None else [below]
        room = HIGHEST - 2 * GAP - high_of(after)
        for news in self._news():
            block, has_room = make(room - high_of(news))
            if has_room or not news:
                yield self._strip([*news, block, *after])
                return
        yield self._strip(self._apart())
        yield self._strip([make(room)[0], *after])

    def _news(self) -> Iterator[list[Block]]:
        """The event and what has just been paid: the event large, if it is new, and then small."""
        for is_small in (False, True) if self.view.phase in (Phase.EVENT, Phase.BUYING) else (True,):
            yield [*self._event(is_small=is_small), *self._paydays(HIGHEST)]

    def _apart(self) -> list[Block]:
        """The same on a strip of its own."""
        is_alone = not self.changes.paydays
        event = list(self._event(is_small=is_alone, free=CORNER[0] if is_alone else 0))
        return [*event, *self._paydays(HIGHEST - 2 * GAP - high_of(event))]

    def _event(self, *, is_small: bool, free: int = 0) -> Iterator[Block]:
        """The event, and the adventurers that were laid for it."""
        event = scene_of(self.view, self.changes)
        if event is not None:
            tile = scene(event, ROOM, self.palette, self.words, is_small=is_small, free=free)
            is_told = any(player.laid is not None for player in self.view.players)
            height = SMALL if is_small else HIGH
            yield Block([Part(tile, LEFT, 0)], height, "event" if is_told else "")

    def _paydays(self, room: int) -> Iterator[Block]:
        """What has just been paid, as far as there is room."""
        parts, top = list[Part](), 0
        for row in rows_within(self.changes.paydays, ROOM, GAP, room):
            left = LEFT
            for payday, width in row:
                parts.append(Part(payday_strip(payday, width, self.palette, self.words), left, top))
                left += width + GAP
            top = max(part.box.bottom for part in parts) + BETWEEN - SHADOW
        if parts:
            yield Block(parts, top - BETWEEN, "")

    def _header(self) -> Block:
        tile = header(pile_of(self.view), WIDTH, HEADER, self.palette, self.words)
        return Block([Part(tile, 0, 0)], HEADER, "road")

    def _turn(self) -> Block:
        """Whose turn it is."""
        tile = turn_note(turn_of(self.view), self.painter, ROOM, NOTE, CORNER[0])
        return Block([Part(tile, LEFT, 0)], NOTE, "turn")

    def _poster(self) -> Block:
        """Who has won."""
        return Block([Part(poster(self.painter, ROOM, self.view), LEFT, 0)], POSTER, "turn")

    def _road(self) -> Block:
        """The road, field by field, and the undertaker's track below it."""
        view, rows = self.view, road.cells_of(self.view, self.changes)
        across = max(map(len, rows))
        wide, high = ROOM // across, min(_ROAD // len(rows), fields.HIGH)
        first = (WIDTH - wide * across) // 2
        parts = list[Part]()
        for at, row in enumerate(rows):
            left = first
            for cell in row:
                width = wide * (2 if cell.is_wide else 1)
                parts.append(Part(fields.cell_tile(cell, width, high, self.palette), left, at * high))
                left += width
        facts = undertaker.Track(view.undertaker, view.box.undertaker, self.changes.is_undertaker_moved)
        track = undertaker.track(facts, wide * across, _TRACK, self.palette)
        parts.append(Part(track, first, len(rows) * high))
        return Block(parts, len(rows) * high + _TRACK, "road")

    def _deal(self) -> Iterator[Block]:
        """The lots, and everybody's bid."""
        bidders = bidders_of(self.view, self.changes)
        yield offer.block(list(offer.lots(self.view, bidders, self.palette)), "deal")
        yield offer.block(list(offer.bids_made(self.view, bidders, self.palette)), "deal")

    def _table(self, room: int, *, free: tuple[int, int] = (0, 0)) -> tuple[Block, bool]:
        """The players' sides, and beside them the market; both are equally high, at most as high as there is
        room. Also whether that is enough."""
        facts, players = market_of(self.view, self.changes), self.view.players
        gaps = (len(players) - 1) * BETWEEN
        least, most = (
            max(pair)
            for pair in zip(
                heights_of(facts, free[1]),
                (len(players) * high + gaps for high in (sides.HIGH, sides.USUAL)),
                strict=True,
            )
        )
        each = (min(room, most) - gaps) // len(players)
        high = each * len(players) + gaps
        middle = LEFT + ROOM - _MARKET
        parts = [Part(market(facts, _MARKET, high, self.palette, self.words, free=free), middle, 0)]
        for at, player in enumerate(players):
            tile = self._side(player, middle - GAP - LEFT, each)
            parts.append(Part(tile, LEFT, at * (each + BETWEEN)))
        return Block(parts, high, "table"), room >= least

    def _end(self, room: int) -> tuple[Block, bool]:
        """At the end: everybody's side in the order of their places, two in a row. Also whether the room is
        enough."""
        players, parts = list(ranked(self.view)), list[Part]()
        rows = [players[:1]] if len(players) % 2 else []
        rows += [players[at : at + 2] for at in range(len(players) % 2, len(players), 2)]
        gaps = (len(rows) - 1) * BETWEEN
        high = min((room - gaps) // len(rows), sides.USUAL)
        for at, row in enumerate(rows):
            for player, (left, width) in zip(row, columns(len(row)), strict=True):
                parts.append(Part(self._side(player, width, high), left, at * (high + BETWEEN)))
        return Block(parts, len(rows) * high + gaps, "table"), high >= sides.HIGH

    def _side(self, player: PlayerView, width: int, height: int) -> Tile:
        view, seat = self.view, player.seat
        place = self.words.text("gnadenlos-board-place", place=view.ranks[seat]) if view.is_over else ""
        what = sides.side_of(view, player, self.painter.shown(seat), self.changes.of(seat), place)
        if view.asked_for in _ABOUT_LOTS:  # another strip says who is asked
            what = replace(what, is_asked=False)
        return sides.side(what, width, height, self.palette)

"""Boomtown's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from engine.play.table import Event
from renders.boomtown.picture import cards
from renders.boomtown.picture.changes import Changes, changes_of
from renders.boomtown.picture.heading import Facts, header, turn_note
from renders.boomtown.picture.poster import POSTER, poster
from renders.boomtown.picture.sides import Side, side, side_of, sized
from renders.boomtown.picture.towns import facts_of, town_sign
from renders.boomtown.text.labels import fee_in
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.layout import FOOT, GAP, LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH, Palette
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 108
NOTE: Final = 116
TOWN_SIGN: Final = 142


def board(
    reader: Reader[BoomtownView],
    *,
    changes: Sequence[Event] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """The whole table, with marks on what the events in `changes` have changed."""
    return _Board(reader.view, changes_of(changes), reader.names, reader.words, PALETTES[palette]).draw()


@dataclass(frozen=True, slots=True)
class _Board:
    """One picture of the table, laid out from top to bottom."""

    view: BoomtownView
    changes: Changes
    names: tuple[str, ...]
    words: Words
    palette: Palette

    def draw(self) -> tuple[Strip, ...]:
        painter = Painter(self.names, self.words, self.palette)
        sides = sized([self._side(painter, player) for player in ranked(self.view)], ROOM, self.words)
        parts = [Part(self._header(), 0, 0)]
        top = HEADER + GAP
        if self.view.is_over:
            parts.append(Part(poster(painter, ROOM, POSTER, self.view), LEFT, top))
            top += POSTER + GAP + 4
        else:
            parts.append(Part(turn_note(painter, ROOM, NOTE, self.view), LEFT, top))
            top += NOTE + GAP
            parts += self._offer(top)
            top += cards.places(len(self.view.players))[0].height + GAP + 4
            parts += self._towns(top)
            top += TOWN_SIGN + GAP + 4
        for row in self._rows(sides):
            tiles = [
                (column.left, side(each, column.width, self.palette, self.words))
                for each, column in zip(row, columns(len(row)), strict=True)
            ]
            parts += [Part(tile, left, top) for left, tile in tiles]
            top += max(tile.height for _, tile in tiles) - SHADOW + GAP - 2
        return (Strip(tuple(parts), top + FOOT, painter, cards.colours, ()),)

    def _header(self) -> Tile:
        view = self.view
        facts = Facts(view.round, view.rounds, view.cards_left, view.dice, self.changes.is_rolled)
        return header(facts, WIDTH, HEADER, self.palette, self.words)

    def _side(self, painter: Painter, player: PlayerView) -> Side:
        view, words, seat = self.view, self.words, player.seat
        place = words.text("boomtown-picture-place", place=view.ranks[seat]) if view.is_over else ""
        return side_of(view, player, painter.shown(seat), self.changes.of(seat), place)

    def _rows(self, sides: list[Side]) -> list[list[Side]]:
        """The sides in rows: one in each, or several while nobody has anything to show."""
        if any(each.pieces for each in sides) or self.view.is_over:
            return [[each] for each in sides]
        across = 3 if len(sides) != 4 else 2
        return [sides[at : at + across] for at in range(0, len(sides), across)]

    def _offer(self, top: int) -> Iterator[Part]:
        """The cards that can still be taken, then the places of those that are gone."""
        view = self.view
        for at, place in enumerate(cards.places(len(view.players))):
            width, height = place.width, place.height
            if at < len(view.offer):
                key = view.offer[at]
                tile = cards.offered(key, self._fee(key), width, height, self.palette, self.words)
            elif at - len(view.offer) < len(view.taken):
                seat = view.taken[at - len(view.offer)]
                tile = cards.gone(seat, self.changes.taken.get(seat), width, height, self.palette, self.words)
            else:
                continue
            yield Part(tile, place.left, top)

    def _fee(self, key: str) -> cards.Fee | None:
        """What a card of the offer costs those who are not mayor there."""
        fee = fee_in(self.view, MINES[key].town) if key in MINES else None
        return fee and (fee[0].seat, fee[1])

    def _towns(self, top: int) -> Iterator[Part]:
        """The towns' signs."""
        for town, column in zip(Town, columns(len(Town), gap=10), strict=True):
            facts = facts_of(self.view, town, self.changes)
            tile = town_sign(facts, column.width, TOWN_SIGN, self.palette, self.words)
            yield Part(tile, column.left, top)

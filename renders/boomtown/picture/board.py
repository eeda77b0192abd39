"""Boomtown's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.boomtown.cards import MINES, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView, PlayerView
from engine.play.table import Event
from renders.boomtown.picture import cards
from renders.boomtown.picture.changes import Changes, changes_of
from renders.boomtown.picture.heading import Facts, header, turn_note, turn_of
from renders.boomtown.picture.poster import POSTER, poster_of
from renders.boomtown.picture.sides import Side, height_of, rows_of, side, side_of, versions
from renders.boomtown.picture.towns import facts_of, town_sign
from renders.boomtown.text.labels import fee_in
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.joints import Row, cut
from renders.drawing.layout import LEFT, ROOM, columns
from renders.drawing.painter import Painter
from renders.drawing.strips import MOST, Block, Strip, strip
from renders.drawing.theme import PALETTES, WIDTH, Palette
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 108
NOTE: Final = 148
TOWN_SIGN: Final = 196
BETWEEN: Final = 12
"""How far one part of the board is from the next."""
_FOOT: Final = 89
"""What is left free below the towns' signs where they are a strip's last row."""
_ABOUT_OFFER: Final = (None, DecisionName.BID, DecisionName.TAKE, DecisionName.MUSTANG)
"""What these questions are about lies on the table; the others are about what players have."""


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
        header = Block([Part(self._header(), 0, 0)], HEADER, "round")
        if self.view.is_over:
            return self._strips(painter, self._cut(painter, header=header, over=self._poster(painter)))
        note = Block([Part(turn_note(turn_of(self.view), painter, ROOM, NOTE), LEFT, 0)], NOTE, "turn")
        cards_there = list(self._offer())
        offer = Block(cards_there, self._places()[0].height, "offer" if cards_there else "")
        towns = Block(list(self._towns()), TOWN_SIGN, "")
        if self.view.asked_for in _ABOUT_OFFER:
            return self._strips(painter, [*self._cut(painter, header=header), [offer, towns, note]])
        table = strip([header, offer, towns], painter, cards.colours, top=0, gap=BETWEEN, foot=_FOOT)
        return table, *self._strips(painter, self._cut(painter, note=note), top=BETWEEN)

    def _strips(
        self, painter: Painter, groups: Sequence[Sequence[Block]], *, top: int = 0
    ) -> tuple[Strip, ...]:
        """A strip for each group; the first one begins at `top`."""
        return tuple(
            strip(group, painter, cards.colours, top=BETWEEN if at else top, gap=BETWEEN)
            for at, group in enumerate(groups)
        )

    def _cut(
        self,
        painter: Painter,
        *,
        header: Block | None = None,
        over: Row | None = None,
        note: Block | None = None,
    ) -> list[list[Block]]:
        """The sides in as few strips and rows as can be, and then as large as can be; the rest comes above or
        below them."""
        before, after = [each for each in (header,) if each], [each for each in (note,) if each]
        first = [over] if over else []
        found = dict[tuple[int, int], list[list[Block]]]()
        for sides in versions([self._side(painter, player) for player in ranked(self.view)]):
            rows = [*first, *map(self._row, self._rows(sides))]
            most = MOST if over else MOST - 1
            top = 0 if header else BETWEEN
            groups = cut(rows, before=before, after=after, most=most, gap=BETWEEN, top=top)
            key = len(groups), sum(rows_of(each, ROOM, self.words) for each in sides)
            found.setdefault(key, groups)
        return found[min(found)]

    def _poster(self, painter: Painter) -> Row:
        """Who has won; higher above the edge of a strip that ends there, so that no name is hidden."""
        parts = [Part(poster_of(self.view, painter, ROOM, POSTER), LEFT, 0)]
        return lambda *, is_last: Block(parts, POSTER + 18 * is_last, "turn")

    def _row(self, sides: Sequence[Side]) -> Row:
        """Some sides beside each other."""

        def block(*, is_last: bool) -> Block:
            parts, height = list[Part](), 0
            for each, column in zip(sides, columns(len(sides)), strict=True):
                what = replace(each, is_last=is_last)
                parts.append(Part(side(what, column.width, self.palette, self.words), column.left, 0))
                height = max(height, height_of(what, column.width, self.words))
            return Block(parts, height, " ".join(f"side-{each.seat}" for each in sides))

        return block

    def _header(self) -> Tile:
        view = self.view
        facts = Facts(view.round, view.rounds, view.cards_left, view.dice, self.changes.is_rolled)
        return header(facts, WIDTH, HEADER, self.palette, self.words)

    def _side(self, painter: Painter, player: PlayerView) -> Side:
        view, words, seat = self.view, self.words, player.seat
        place = words.text("boomtown-picture-place", place=view.ranks[seat]) if view.is_over else ""
        return side_of(view, player, painter.shown(seat), self.changes.of(seat), place)

    def _rows(self, sides: list[Side]) -> list[list[Side]]:
        """The sides in rows: one in each, or two if there are many and nobody has anything to show."""
        across = 2 if len(sides) > 3 and not any(each.pieces or each.place for each in sides) else 1
        return [sides[at : at + across] for at in range(0, len(sides), across)]

    def _places(self) -> tuple[Box, ...]:
        return cards.places(len(self.view.players), more=cards.DUE)

    def _offer(self) -> Iterator[Part]:
        """The cards that can still be taken, then the places of those that are gone."""
        view = self.view
        for at, place in enumerate(self._places()):
            width, height = place.width, place.height
            if at < len(view.offer):
                key = view.offer[at]
                tile = cards.offered(key, self._fee(key), width, height, self.palette, self.words)
            elif at - len(view.offer) < len(view.taken):
                seat = view.taken[at - len(view.offer)]
                tile = cards.gone(seat, self.changes.taken.get(seat), width, height, self.palette, self.words)
            else:
                continue
            yield Part(tile, place.left, 0)

    def _fee(self, key: str) -> cards.Fee | None:
        """What a card of the offer costs those who are not mayor there."""
        fee = fee_in(self.view, MINES[key].town) if key in MINES else None
        return fee and (fee[0].seat, fee[1])

    def _towns(self) -> Iterator[Part]:
        """The towns' signs."""
        for town, column in zip(Town, columns(len(Town), gap=10), strict=True):
            facts = facts_of(self.view, town, self.changes)
            tile = town_sign(facts, column.width, TOWN_SIGN, self.palette, self.words)
            yield Part(tile, column.left, 0)

"""Goldrush's board in large print: the players in words and numbers, then the map in five sheets.

Knows views and events, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.goldrush.cards import CART, NUGGETS
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.table import Event
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NUMBER,
    STRONG,
    TITLE,
    Flow,
    Lines,
    Piece,
    Plate,
    Sign,
    Text,
    Thing,
)
from renders.drawing.strips import MOST_LARGE, Strip
from renders.drawing.theme import PALETTES
from renders.goldrush.picture import large_parts as parts
from renders.goldrush.picture.changes import Changes, changes_of
from renders.goldrush.picture.large_land import SHEETS
from renders.goldrush.picture.large_map import sheets
from renders.goldrush.picture.tones import colours
from renders.goldrush.picture.vignettes import nugget
from renders.goldrush.text.board import turn_text, won
from renders.goldrush.text.labels import place_text, unsure_text
from renders.goldrush.text.parts import PLAYERS
from renders.reader import Reader
from renders.sides import ranked, winners

MOST: Final = MOST_LARGE - len(SHEETS)
"""How many strips there are for all that is not the map."""
_DIE: Final = 72
_VERSIONS: Final = 3
_NO_PLACES: Final = 2
"""The version without places."""
_NAME: Final = 420
"""How wide a name is at most if there is little room."""


def board(
    reader: Reader[GoldrushView], *, changes: Sequence[Event] = (), palette: str = "standard"
) -> tuple[Strip, ...]:
    """The whole table, with the face-down cards that the viewer knows, and what the events in `changes` have
    changed."""
    view = reader.view
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    news = changes_of(changes)
    known = {} if view.hand is None else dict(view.hand.known)
    papers = (_Board(view, news, painter, brief).papers() for brief in range(_VERSIONS))
    return (
        *large.pages(papers, painter, colours, most=MOST),
        *sheets(view, painter, changes=news, known=known),
    )


@dataclass(frozen=True, slots=True)
class _Board:
    """The papers about the players: in full; at `brief` 1 they do not say where somebody came from, cut names
    sooner and have fewer signs; at 2 they leave it to the map where everybody is."""

    view: GoldrushView
    changes: Changes
    painter: Painter
    brief: int

    def papers(self) -> list[Paper]:
        """The turn first, then everybody's side, in the order of places at the end."""
        return [
            self._heading(),
            self._result() if self.view.is_over else self._turn(),
            *self._sides(),
        ]

    def _heading(self) -> Paper:
        """The turn, the stack; R8, R21: what the question marks beside letters say."""
        view, words = self.view, self.painter.words
        turn = (Text(words.text("goldrush-text-turn", turn=view.turn), TITLE),)
        stack = (Sign(nugget), Text(words.text("goldrush-text-stack", nuggets=view.stack, all=NUGGETS), NAME))
        pieces: list[Piece] = [Flow((turn, stack))]
        if unsure := unsure_text(view, words):
            pieces.append(Flow(((Text("?", NUMBER), Text(unsure)),)))
        return Paper(tuple(pieces), PLAYERS)

    def _turn(self) -> Paper:
        """Whom the table waits for, and what for; with the roll."""
        view, painter = self.view, self.painter
        seat = view.asked[0] if view.asked else None

        def turn(names: tuple[str, ...]) -> str:
            return turn_text(Reader(view, names, painter.words))

        sign = Sign(icons.pointing_hand) if seat is None else Sign(icons.mark, (seat, MARK))
        pieces: list[Piece] = [large.sentence(painter, turn, sign=sign, seat=seat)]
        if view.roll and view.asked and not self.brief:
            pieces.append(Flow(((Sign(icons.die, (view.roll, _DIE)), Text(str(view.roll), NUMBER)),)))
        return Paper(tuple(pieces), PLAYERS, is_lit=True)

    def _result(self) -> Paper:
        """R20: who has won."""
        best, words = winners(self.view), self.painter.words

        def say(names: tuple[str, ...]) -> str:
            return won([words.named(names, player.seat) for player in best], best[0].banked, words)

        over = Lines(words.text("goldrush-turn-over"), NAME)
        badge = Sign(icons.badge, (96,))
        result = large.sentence(self.painter, say, sign=badge, seat=best[0].seat, most=4)
        return Paper((over, result), PLAYERS, is_lit=True)

    def _sides(self) -> Iterator[Paper]:
        for player in ranked(self.view):
            yield self._side(player)

    def _side(self, player: PlayerView) -> Paper:
        """A player with place, nuggets and markers, and what has changed."""
        view, painter, changes = self.view, self.painter, self.changes
        words, seat = painter.words, player.seat
        brief = self.brief > 0
        name = large.named(painter, seat, most=_NAME) if brief else large.named(painter, seat)
        if view.is_over:
            place = words.text("goldrush-board-place", place=view.ranks[seat])
            name = (Plate(place, painter.palette.gold, painter.palette.ink), *name)
        bank, cart = (words.text(f"goldrush-board-{store}") for store in ("bank", "cart"))
        stores = (
            parts.store(bank, player.banked, view.goal, changes.bank(seat), painter, is_brief=brief),
            parts.store(cart, player.cart, CART, changes.cart(seat), painter, is_brief=brief),
        )
        where: list[Thing] = [name]
        if self.brief < _NO_PLACES:
            where.append((Text(place_text(player.place, words, "at")),))
        if not self.brief:
            where += self._came(seat)
        if player.owed:
            owed = words.text("goldrush-hand-now", what="owed", turns=player.owed)
            where.append((Sign(icons.hourglass), Text(owed, STRONG)))
        pieces = (
            Flow(tuple(where)),
            Flow(stores),
            Flow(tuple(parts.markers(player, changes.new, words, is_brief=brief))),
        )
        is_best = view.is_over and view.ranks[seat] == 1
        return Paper(pieces, PLAYERS, is_lit=is_best or seat in view.asked)

    def _came(self, seat: int) -> Iterator[Thing]:
        """Where a player was before what has just happened."""
        start = next((way.start for way in self.changes.ways if way.seat == seat), None)
        words = self.painter.words
        if start is not None:
            yield (Text(words.text("goldrush-large-came", place=place_text(start, words, "short"))),)

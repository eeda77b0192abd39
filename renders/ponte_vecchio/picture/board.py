"""Ponte Vecchio's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Event
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.layout import LEFT, ROOM, columns
from renders.drawing.materials import SHADOW
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.strips import Block, Strip, strip
from renders.drawing.theme import PALETTES, WIDTH, Palette, mixed
from renders.ponte_vecchio.picture import bridge, florence, places, scene, sides
from renders.ponte_vecchio.picture.changes import Changes, changes_of
from renders.ponte_vecchio.picture.heading import facts_of, header, turn_note
from renders.ponte_vecchio.picture.poster import POSTER, poster_of
from renders.ponte_vecchio.text.labels import sites
from renders.ponte_vecchio.text.prompts import turn_of
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 112
NOTE: Final = 121
BETWEEN: Final = 12
"""How far one part of the board is from the next."""
_ROWS: Final = 3
"""How far one row of sides is from the shadow of the one above it."""
_FOOT: Final = 9
"""What is left free below a paper's shadow at the lower edge of a strip."""
_TOWN: Final = 112


def board(
    reader: Reader[PonteVecchioView],
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
    """One picture of the table: who is there, then the bridge and whose turn it is. At the end the bridge
    comes first, and then who has won."""

    view: PonteVecchioView
    changes: Changes
    painter: Painter

    def draw(self) -> tuple[Strip, ...]:
        palette, words = self.painter.palette, self.painter.words
        sign = header(facts_of(self.view), WIDTH, HEADER, palette, words)
        head = Block([Part(sign, 0, 0)], HEADER, "round")
        if self.view.is_over:
            over = poster_of(self.view, self.painter, ROOM)
            won = Block([Part(over, LEFT, 0)], POSTER + SHADOW, "turn")
            return (
                self._strip([head, Block(self._bridge(), bridge.HIGH, "")], top=0),
                self._strip([won, *self._places()], top=BETWEEN, gap=_ROWS, foot=_FOOT),
            )
        note = turn_note(turn_of(self.view), self.painter, ROOM, NOTE)
        turn = Block([Part(note, LEFT, 0)], note.height, "turn")
        return (
            self._strip([head, *self._sides()], top=0, foot=_FOOT),
            self._strip([Block(self._bridge(), bridge.HIGH, "bridge"), turn], top=BETWEEN, foot=_FOOT),
        )

    def _strip(self, blocks: Sequence[Block], *, top: int, gap: int = BETWEEN, foot: int = BETWEEN) -> Strip:
        return strip(blocks, self.painter, scene.colours, top=top, gap=gap, foot=foot)

    def _bridge(self) -> Sequence[Part]:
        """The bridge, with the sites for a shop, and a tag under the shop that has just been paid; at the end
        the rows of the players tell that."""
        marks = {step: bridge.StepMark(is_site=True) for step in sites(self.view)}
        if self.changes.paid is not None and not self.view.is_over:
            owner, gulden, step = self.changes.paid
            is_site = step in marks
            marks[step] = bridge.StepMark(tag=str(gulden), seat=owner, is_site=is_site)
        return bridge.bridge(self.view, self.painter.palette, changes=self.changes, marks=marks)

    def _sides(self) -> Iterator[Block]:
        """Everybody's side, two beside each other; the town stands where one is missing."""
        view, palette, words = self.view, self.painter.palette, self.painter.words
        high = sides.LOW if len(view.players) > 4 else sides.HIGH
        parts, shown = list[Part](), list[str]()
        rows = -(-len(view.players) // 2)
        for at in range(2 * rows):
            row, column = divmod(at, 2)
            place = columns(2)[column]
            top = row * (high + SHADOW + _ROWS)
            if at == len(view.players):
                town = _town(place.width, palette)
                parts.append(Part(town, place.left, top + high - town.height))
                continue
            player = view.players[at]
            what = sides.side_of(view, player, self.painter.shown(player.seat), self.changes)
            parts.append(Part(sides.side(what, place.width, high, palette, words), place.left, top))
            shown.append(f"side-{player.seat}")
        yield Block(parts, rows * (high + SHADOW + _ROWS) - _ROWS, " ".join(shown))

    def _places(self) -> Iterator[Block]:
        """Everybody in the order of their places."""
        for player in ranked(self.view):
            what = places.place_of(self.view, player, self.painter.shown(player.seat), self.changes)
            tile = places.place(what, ROOM, self.painter.palette, self.painter.words)
            yield Block([Part(tile, LEFT, 0)], tile.height, f"side-{player.seat}")


@on_demand
def _town(width: int, palette: Palette) -> Tile:
    """The town, carved in the planks."""
    town = florence.town(_TOWN, mixed(palette.wood, palette.wood_dark, 0.7))
    return Tile(town.image, town.mask, ())

"""Ponte Vecchio's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, and its parts decide what they
look like.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.ponte_vecchio.cards import STEPS, Phase
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.table import Event
from renders.drawing.canvas import Tile
from renders.drawing.frames import Part
from renders.drawing.furniture import signed
from renders.drawing.joints import cut, same
from renders.drawing.layout import FOOT, GAP, LEFT, ROOM
from renders.drawing.painter import Painter
from renders.drawing.strips import MOST, Block, Strip, strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.ponte_vecchio.picture import bridge, scene, sides
from renders.ponte_vecchio.picture.changes import Changes, changes_of
from renders.ponte_vecchio.picture.heading import facts_of, header, turn_note
from renders.ponte_vecchio.picture.poster import poster
from renders.reader import Reader
from renders.sides import ranked

HEADER: Final = 130
NOTE: Final = 112
_GAP: Final = 6
"""How far the sides are apart: their papers have shadows."""
_STEPS: Final = range(1, STEPS + 1)


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


def _sites(view: PonteVecchioView) -> list[int]:
    """P2, P5: the steps where whoever is asked can build."""
    if view.asked_for != DecisionName.BUILD:
        return []
    first = view.phase is Phase.SET_UP
    sites = [not view.owners(step) if first else None in view.bridge[step - 1] for step in _STEPS]
    return [step for step, is_site in zip(_STEPS, sites, strict=True) if is_site]


@dataclass(frozen=True, slots=True)
class _Board:
    """One picture of the table, laid out from top to bottom."""

    view: PonteVecchioView
    changes: Changes
    painter: Painter

    def draw(self) -> tuple[Strip, ...]:
        """The players' sides, then the bridge with the sentence that says whose turn it is below it. At the
        end the sides follow the poster."""
        palette, turn = self.painter.palette, self._turn()
        header_tile = header(facts_of(self.view), WIDTH, HEADER, palette, self.painter.words)
        before = Block([Part(header_tile, 0, 0)], HEADER, "round")
        paper = Block([Part(turn, LEFT, 0)], turn.height, "turn")
        street = Block(list(self._bridge(0)), bridge.HIGH, "bridge")
        rows = [same(self._row(player)) for player in ranked(self.view)]
        if self.view.is_over:
            rows, last = [same(paper), *rows], [street]
        else:
            last = [street, paper]
        groups = cut(rows, before=[before], most=MOST - 1, gap=_GAP, top=0, foot=FOOT)
        return (
            *(
                strip(group, self.painter, scene.colours, top=GAP if at else 0, gap=_GAP, foot=FOOT)
                for at, group in enumerate(groups)
            ),
            strip(last, self.painter, scene.colours, top=GAP, gap=GAP),
        )

    def _row(self, player: PlayerView) -> Block:
        tile = sides.side(self._side(player), ROOM, self.painter.palette, self.painter.words)
        return Block([Part(tile, LEFT, 0)], tile.height, f"side-{player.seat}")

    def _turn(self) -> Tile:
        """Whose turn it is; at the end the winner."""
        if self.view.is_over:
            return poster(self.painter, ROOM, self.view)
        return turn_note(self.painter, ROOM, NOTE, self.view)

    def _bridge(self, top: int) -> Sequence[Part]:
        """The bridge, with the sites for a shop, and a tag under the shop that has just been paid."""
        marks = {step: bridge.StepMark(is_site=True) for step in _sites(self.view)}
        if self.changes.paid is not None:
            owner, gulden, step = self.changes.paid
            is_site = step in marks
            marks[step] = bridge.StepMark(tag=signed(gulden), seats=(owner,), is_site=is_site)
        return bridge.bridge(self.view, self.painter.palette, changes=self.changes, marks=marks, top=top)

    def _side(self, player: PlayerView) -> sides.Side:
        view, words, seat = self.view, self.painter.words, player.seat
        place = words.text("ponte-vecchio-board-place", place=view.ranks[seat]) if view.is_over else ""
        return sides.side_of(view, player, self.painter.shown(seat), self.changes, place)

"""Ponte Vecchio's board: the picture of the whole table, drawn from a view and from what has just happened.

Knows views and events, never a state or a rule; it decides where things go, its parts what they look like.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import STEPS, Phase
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.table import Event
from renders.frames import Part, put_together
from renders.furniture import signed
from renders.painter import Painter
from renders.ponte_vecchio import bridge, sides
from renders.ponte_vecchio.end import poster
from renders.ponte_vecchio.news import News, news_of
from renders.ponte_vecchio.parts import facts_of, header, turn_note
from renders.theme import PALETTES, WIDTH
from renders.words import Words

EDGE: Final = 28
LEFT, RIGHT = EDGE, WIDTH - EDGE
HEADER: Final = 130
NOTE: Final = 112
GAP: Final = 14
_STEPS: Final = range(1, STEPS + 1)


def board(
    view: PonteVecchioView,
    names: Sequence[str],
    words: Words,
    *,
    news: Sequence[Event] = (),
    palette: str = "standard",
) -> Image.Image:
    """The whole table, with marks on what the events in `news` changed."""
    return _Board(view, news_of(news), Painter(tuple(names), words, PALETTES[palette])).draw()


def _sites(view: PonteVecchioView) -> list[int]:
    """P2, P5: the steps where whoever is asked can build."""
    if view.asked_for != "build":
        return []
    first = view.phase is Phase.SET_UP
    sites = [not view.owners(step) if first else None in view.bridge[step - 1] for step in _STEPS]
    return [step for step, is_site in zip(_STEPS, sites, strict=True) if is_site]


@dataclass(frozen=True, slots=True)
class _Board:
    """One picture of the table, laid out from top to bottom."""

    view: PonteVecchioView
    news: News
    painter: Painter

    def draw(self) -> Image.Image:
        palette = self.painter.palette
        parts = [Part(header(facts_of(self.view), WIDTH, HEADER, palette, self.painter.words), 0, 0)]
        top = HEADER + GAP
        for block in (self._turn(), self._bridge(), self._sides()):
            laid = [part._replace(top=top + part.top) for part in block]
            parts += laid
            top = max(part.box.bottom for part in laid) + GAP - 4
        return put_together(WIDTH, top + 4, parts, palette)

    def _turn(self) -> Iterator[Part]:
        """Whose turn it is; at the end the winner."""
        width = RIGHT - LEFT
        if self.view.is_over:
            yield Part(poster(self.painter, width, self.view), LEFT, 0)
        else:
            yield Part(turn_note(self.painter, width, NOTE, self.view), LEFT, 0)

    def _bridge(self) -> Iterator[Part]:
        """The bridge, with the sites for a shop, and a tag under the shop that has just been paid."""
        marks = {step: bridge.StepMark(is_site=True) for step in _sites(self.view)}
        if self.news.paid is not None:
            owner, gulden, step = self.news.paid
            is_site = step in marks
            marks[step] = bridge.StepMark(tag=signed(gulden), seats=(owner,), is_site=is_site)
        yield from bridge.bridge(self.view, self.painter.palette, news=self.news, marks=marks)

    def _sides(self) -> Iterator[Part]:
        """The players' sides, clockwise, at the end by place."""
        palette = self.painter.palette
        for at, seat in enumerate(self._order()):
            tile = sides.side(self._side(seat), RIGHT - LEFT, palette, self.painter.words)
            yield Part(tile, LEFT, at * (sides.HIGH + GAP - 4))

    def _order(self) -> list[int]:
        seats = [int(player.seat) for player in self.view.players]
        return sorted(seats, key=self.view.ranks.__getitem__) if self.view.is_over else seats

    def _side(self, seat: int) -> sides.Side:
        view, words = self.view, self.painter.words
        place = words.text("ponte-vecchio-board-place", place=view.ranks[seat]) if view.is_over else ""
        return sides.side_of(view, view.players[seat], self.painter.shown(seat), self.news, place)

"""The two sheets of Goldrush's map as strips, for boards, hands and panels: the northern one always stands
directly above the southern one.

Knows views and changes, and nothing else of a picture.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView
from renders.drawing.frames import Part
from renders.drawing.layout import LEFT
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.goldrush.picture.changes import Changes
from renders.goldrush.picture.chart import chart
from renders.goldrush.picture.legend import legend
from renders.goldrush.picture.sheets import NORTH, SOUTH
from renders.goldrush.picture.tones import colours

_GAP: Final = 4
_FOOT: Final = 6
_NO_NEWS: Final = Changes()
_NOTHING_KNOWN: Final[Mapping[str, Card]] = MappingProxyType({})


def north(
    view: GoldrushView,
    painter: Painter,
    *,
    changes: Changes = _NO_NEWS,
    known: Mapping[str, Card] = _NOTHING_KNOWN,
    goals: Sequence[str] = (),
) -> Strip:
    """The northern sheet, above what its signs mean."""
    palette, words = painter.palette, painter.words
    below = Part(legend(view, palette, words), LEFT, NORTH.height + _GAP)
    sheet = chart(NORTH, view, palette, words, changes=changes, known=known, goals=goals)
    return Strip((*sheet, below), below.box.bottom + _FOOT, painter, colours, (NORTH.name,))


def south(
    view: GoldrushView,
    painter: Painter,
    *,
    changes: Changes = _NO_NEWS,
    known: Mapping[str, Card] = _NOTHING_KNOWN,
    goals: Sequence[str] = (),
) -> Strip:
    """The southern sheet."""
    palette, words = painter.palette, painter.words
    sheet = chart(SOUTH, view, palette, words, changes=changes, known=known, goals=goals)
    return Strip(sheet, SOUTH.height, painter, colours, (SOUTH.name,))

"""Boomtown's hand in large print: the viewer's own side, town by town, and what their cards do.

Knows views, never a state or a rule.
"""

from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.picture import cards
from renders.boomtown.picture import large_parts as parts
from renders.boomtown.text.labels import effect_text
from renders.drawing import large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import NEAR, Flow, Lines
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.reader import Reader

_SIZES: Final = (164, parts.PIECE)
"""How high mines are: the largest that there is room for."""


def hand(reader: Reader[BoomtownView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    return large.pages((_papers(reader.view, painter, size) for size in _SIZES), painter, cards.colours)


def _papers(view: BoomtownView, painter: Painter, height: int) -> list[Paper]:
    """Name, gold and points; a paper for each town; one for each card held."""
    player, words = view.own, painter.words
    papers = [Paper((parts.purse(player, painter),), "purse", is_lit=True)]
    for town in Town:
        lying = parts.lying_in(player, town, words, height)
        if lying or town in player.mayor_of:
            head = Flow((parts.title_of(town, words), *parts.holdings(view, town)))
            mines = (Flow(tuple((each,) for each in lying), gap=NEAR),) if lying else ()
            papers.append(Paper(mines, town, heading=head))
    for key, thing in zip((*player.kept, *player.waiting), parts.held(player, words), strict=True):
        papers.append(Paper((Flow((thing,)), Lines(effect_text(key, words) or "")), key))
    if len(papers) == 1:
        papers.append(Paper((Lines(words.text("boomtown-text-empty")),), "nothing"))
    return papers

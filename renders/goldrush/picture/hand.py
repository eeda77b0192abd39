"""Goldrush's hand: the picture of the viewer's own side, and the map with all cards that the viewer knows.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.goldrush.cards import MARKERS, Card
from engine.games.goldrush.view import GoldrushView, HandView, PlayerView
from renders.drawing.frames import Part
from renders.drawing.layout import GAP, LEFT, RIGHT, ROOM
from renders.drawing.materials import SHADOW
from renders.drawing.painter import Painter
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.goldrush.picture import holdings
from renders.goldrush.picture.maps import north, south
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.labels import now_text
from renders.goldrush.text.parts import HAND
from renders.reader import Reader
from renders.sides import own_side

_STORE: Final = ROOM - holdings.SLOTS_WIDE - GAP - SHADOW
"""How wide the Bank and the cart are, beside the markers."""
_TOP: Final = GAP + holdings.HEADER + SHADOW + GAP
_SIDE: Final = _TOP + holdings.SLOTS_HIGH + GAP


def hand(reader: Reader[GoldrushView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    view = reader.view
    player, held = own_side(view)
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    side, known = tuple(_side(view, player, held, painter)), dict(held.known)
    return (
        Strip(side, _SIDE, painter, colours, (HAND,)),
        north(view, painter, known=known),
        south(view, painter, known=known),
    )


def _side(view: GoldrushView, player: PlayerView, held: HandView, painter: Painter) -> Iterator[Part]:
    """The viewer, markers, Bank and cart."""
    palette, words = painter.palette, painter.words
    name, now = painter.shown(player.seat), now_text(view, player, words)
    yield Part(holdings.header(ROOM, player.seat, name, now, palette), LEFT, GAP)
    for at, (square, card, is_mine) in enumerate(_markers(player, held)):
        tile = holdings.marker(player.seat, square, card, palette, words, is_mine=is_mine)
        yield Part(tile, LEFT + at * (holdings.SLOT + SHADOW + GAP), _TOP)
    left = RIGHT - _STORE - SHADOW
    yield Part(holdings.bank(_STORE, player.banked, view.goal, palette, words), left, _TOP)
    low = _TOP + holdings.STORE_HIGH + GAP
    yield Part(holdings.cart(_STORE, player.cart, palette, words), left, low)


def _markers(player: PlayerView, held: HandView) -> Iterator[tuple[str | None, Card | None, bool]]:
    """R6: the square of each marker, what lies there, and whether it is a mine: mines, claims, then free
    ones."""
    for square in player.mines:
        yield square, Card.GOLD, True
    for square in player.claims:
        yield square, held.card(square), False
    for _ in range(MARKERS - len(player.mines) - len(player.claims)):
        yield None, None, False

"""Goldrush's hand: the picture of the viewer's own side, and the map with all cards that the viewer knows.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.games.goldrush.cards import MARKERS, Card
from engine.games.goldrush.view import GoldrushView, HandView, PlayerView
from renders.frames import Part, put_together
from renders.goldrush import side
from renders.goldrush.side import EDGE, GAP
from renders.goldrush.terms import own_side
from renders.painter import Painter
from renders.theme import PALETTES, WIDTH
from renders.western import SHADOW
from renders.words import Words

_ROOM = WIDTH - 2 * EDGE
_STORE = _ROOM - side.SLOTS_WIDE - GAP - SHADOW
"""How wide the cart and the Bank are, beside the markers."""
_TOP = GAP + side.HEADER + SHADOW + GAP
SIDE_HIGH = _TOP + side.SLOTS_HIGH + GAP


def hand(view: GoldrushView, names: Sequence[str], words: Words, *, palette: str = "standard") -> Image.Image:
    """The viewer's own side; a view of the public has none (ValueError)."""
    player, held = own_side(view)
    painter = Painter(tuple(names), words, PALETTES[palette])
    parts = list(_side(view, player, held, painter))
    return put_together(WIDTH, SIDE_HIGH, parts, painter.palette)


def _side(view: GoldrushView, player: PlayerView, held: HandView, painter: Painter) -> Iterator[Part]:
    """The viewer, cart, Bank and markers."""
    palette, words = painter.palette, painter.words
    name, now = painter.shown(player.seat), now_text(view, player, words)
    yield Part(side.header(_ROOM, player.seat, name, now, palette), EDGE, GAP)
    yield Part(side.cart(_STORE, player.cart, palette, words), EDGE, _TOP)
    low = _TOP + side.STORE_HIGH + GAP
    yield Part(side.bank(_STORE, player.banked, palette, words), EDGE, low)
    left = WIDTH - EDGE - side.SLOTS_WIDE
    for at, (square, card, is_mine) in enumerate(markers_of(player, held)):
        tile = side.marker(player.seat, square, card, palette, words, is_mine=is_mine)
        yield Part(tile, left + at * (side.SLOT + SHADOW + GAP), _TOP)


def markers_of(player: PlayerView, held: HandView) -> Iterator[tuple[str | None, Card | None, bool]]:
    """R6: the square of each marker, what lies there, and whether it is a mine: mines, claims, then free
    ones."""
    for square in player.mines:
        yield square, Card.GOLD, True
    for square in player.claims:
        yield square, held.card(square), False
    for _ in range(MARKERS - len(player.mines) - len(player.claims)):
        yield None, None, False


def now_text(view: GoldrushView, player: PlayerView, words: Words) -> str:
    """What is special about a player now, if anything is."""
    if view.is_over or player.is_jailed or player.owed:
        what = "over" if view.is_over else "jailed" if player.is_jailed else "owed"
        return words.text("goldrush-hand-now", what=what, turns=player.owed)
    return ""

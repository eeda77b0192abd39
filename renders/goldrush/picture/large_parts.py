"""The parts of Goldrush's pictures in large print: what a player has, markers, cards.

Knows views and cards, never where a part goes.
"""

from collections.abc import Collection, Iterator
from typing import Final

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import PlayerView
from renders.drawing import icons, large
from renders.drawing.canvas import Sprite
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NUMBER, Sign, Text, Thing
from renders.drawing.theme import Palette
from renders.goldrush.picture import large_pieces
from renders.goldrush.picture.vignettes import nugget, vignette
from renders.language.catalogues import Words

PICTURE: Final = 120
"""How large the picture of a card is."""
NEARER: Final = 22
"""How far things are from each other that belong together."""


def tick(size: int, palette: Palette) -> Sprite:
    """Chosen, or possible."""
    return icons.tick(size, palette.rise)


def crossed(size: int, palette: Palette) -> Sprite:
    """Not possible."""
    return icons.crossed(size, palette.alarm)


def store(
    label: str, nuggets: int, room: int, change: int, painter: Painter, *, is_brief: bool = False
) -> Thing:
    """The Bank or the cart: how many nuggets there are of how many, and what has just changed; without a sign
    if it `is_brief`."""
    words = painter.words
    of = words.text("goldrush-large-of", nuggets=nuggets, all=room)
    news: Thing = (large.change(change, painter.palette),) if change else ()
    sign: Thing = () if is_brief else (Sign(nugget),)
    return *sign, Text(label), Text(of, NUMBER), *news


def square(key: str, seat: int | None = None, *, is_mine: bool = False, is_new: bool = False) -> Sign:
    """A square as on the map."""
    return Sign(_square, (key, seat, is_mine, is_new))


def _square(key: str, seat: int | None, is_mine: bool, is_new: bool, palette: Palette) -> Sprite:
    return large_pieces.whole(key, seat, palette, is_mine=is_mine, is_new=is_new)


def markers(
    player: PlayerView, new: Collection[str], words: Words, *, is_brief: bool = False
) -> Iterator[Thing]:
    """R6: a player's mines, claims and free markers; the latter are only marks if it `is_brief`."""
    for kind, squares in (("mines", player.mines), ("claims", player.claims)):
        if squares:
            text = words.text(f"goldrush-{kind}", squares="", count=len(squares)).strip()
            signs = (square(key, is_mine=kind == "mines", is_new=key in new) for key in sorted(squares))
            yield Text(text), *signs
    free = Text(words.text("goldrush-markers", markers=player.markers))
    marks: Thing = (Sign(icons.mark, (player.seat, MARK)),) * player.markers
    yield marks if is_brief else (*marks, free)


def card(key: Card, size: int = PICTURE) -> Sign:
    """The picture of a card."""
    return Sign(vignette, (key, size))

"""The parts of Ponte Vecchio's pictures in large print: what a player has, cards, words about the Rich Man.

Knows views and cards, never where a part goes.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.games.ponte_vecchio.cards import JOKER
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from renders.drawing import icons, large, typeset
from renders.drawing.canvas import Box, Canvas, Sprite, Tile, rounded
from renders.drawing.on_demand import on_demand
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NUMBER, TEXT, Flow, Lines, Sign, Table, Text, Thing
from renders.drawing.theme import LARGE, Palette, Style
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import cards, rich_man, shops
from renders.ponte_vecchio.picture.large_bridge import turn_sign_of
from renders.ponte_vecchio.text.labels import rich_man_text

_CARD: Final = (140, 156)
_ROUND: Final = 14
_FACE: Final = 84
_WORTH: Final = Style("slab", 52, 700)
NEARER: Final = 26
"""How far the things are from each other that a player has."""
HEAD: Final = 72
"""How large the Rich Man's head is beside a sentence about him."""


def tick(size: int, palette: Palette) -> Sprite:
    """Done, or chosen."""
    return icons.tick(size, palette.rise)


def crossed(size: int, palette: Palette) -> Sprite:
    """Out."""
    return icons.crossed(size, palette.alarm)


def gulden(amount: int, words: Words) -> Thing:
    """A coin, an amount of gulden, and the word."""
    return large.counted(Sign(icons.coin), amount, words.text("ponte-vecchio-large-gulden"))


def stock(player: PlayerView, words: Words) -> list[Thing]:
    """A player's shops on the bridge, and those that are left."""
    built, left = (words.text(f"ponte-vecchio-large-{what}") for what in ("built", "left"))
    return [
        large.counted(Sign(shops.built_sign, (MARK, player.seat)), player.built, built),
        large.counted(Sign(shops.sign, (MARK, player.seat)), player.shops, left),
    ]


def purse(player: PlayerView, painter: Painter) -> Table:
    """A player's name and gulden."""
    return Table(((large.named(painter, player.seat), gulden(player.gulden, painter.words)),))


def card(name: str, worth: int | None, *, is_lit: bool = False) -> Sign:
    """A card, with what it is worth if it is a joker."""
    return Sign(_card_tile, (name, worth if name == JOKER else None, is_lit))


def rich_man_at(view: PonteVecchioView, words: Words) -> Lines:
    """Where he stands, and where he looks."""
    return Lines(rich_man_text(view, words), TEXT, sign=Sign(rich_man.head, (HEAD,)))


def turning(view_looks_right: bool, words: Words, kinds: Iterator[str] | tuple[str, ...]) -> Flow:
    """What the signs for turning him mean."""
    return Flow(
        tuple(
            (Sign(turn_sign_of, (kind, view_looks_right)), Text(words.text(f"ponte-vecchio-panel-{kind}")))
            for kind in kinds
        )
    )


@on_demand
def _card_tile(name: str, worth: int | None, is_lit: bool, palette: Palette) -> Tile:
    width, height = _CARD
    canvas = Canvas(Sprite(Image.new("RGB", _CARD, palette.card), rounded(width, height, _ROUND)))
    whole = Box(0, 0, width, height)
    fill = palette.glow if is_lit else palette.card
    canvas.panel(whole, fill, outline=palette.ink, line=8 if is_lit else 4, radius=_ROUND)
    if name != JOKER:
        canvas.text(whole, name, NUMBER, palette.ink, align="centre")
        return canvas.tile()
    if worth is None:
        canvas.stamp_in(cards.jester(_FACE, palette), whole)
        return canvas.tile()
    canvas.stamp_in(cards.jester(_FACE, palette), Box(0, 8, width, 8 + _FACE))
    below = Box(12, 8 + _FACE, width - 12, height - 8)
    text = f"= {worth}"
    if typeset.width(text, _WORTH.smaller(LARGE)) > below.width:
        text = str(worth)
    canvas.text(below, text, _WORTH, palette.ink, align="centre", smallest=LARGE)
    return canvas.tile()

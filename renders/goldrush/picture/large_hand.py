"""Goldrush's hand in large print: the viewer's own side, all known cards, and the map with them.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.goldrush.cards import CART, Card
from engine.games.goldrush.view import GoldrushView, HandView, PlayerView
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NAME, STRONG, Flow, Lines, Piece, Sign, Text, Thing
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.goldrush.picture import large_parts as parts
from renders.goldrush.picture.large import MOST
from renders.goldrush.picture.large_map import sheets
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.labels import card_text
from renders.goldrush.text.parts import HAND
from renders.reader import Reader
from renders.sides import own_side

_SIZES: Final = (parts.PICTURE, MARK)
"""How large pictures of cards are: the largest that there is room for."""


def hand(reader: Reader[GoldrushView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    view = reader.view
    player, held = own_side(view)
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    papers = (_papers(view, player, held, painter, size) for size in _SIZES)
    return (
        *large.pages(papers, painter, colours, most=MOST),
        *sheets(view, painter, known=dict(held.known)),
    )


def _papers(
    view: GoldrushView, player: PlayerView, held: HandView, painter: Painter, size: int
) -> Sequence[Paper]:
    """The viewer with Bank and cart; the markers; the other cards that the viewer knows."""
    words = painter.words
    stores = (
        parts.store(words.text("goldrush-hand-bank"), player.banked, view.goal, 0, painter),
        parts.store(words.text("goldrush-hand-cart"), player.cart, CART, 0, painter),
    )
    own: list[Piece] = [Flow((large.named(painter, player.seat),)), Flow(stores)]
    if view.is_over or player.is_jailed or player.owed:
        what = "over" if view.is_over else "jailed" if player.is_jailed else "owed"
        own.append(Lines(words.text("goldrush-hand-now", what=what, turns=player.owed), STRONG))
    papers = [Paper(tuple(own), HAND, is_lit=True), Paper(tuple(_markers(player, held, painter, size)), HAND)]
    others = [(square, card) for square, card in held.known if square not in player.claims]
    if others:
        title = words.text("goldrush-text-known", cards="").rstrip(" :")
        things = tuple(_known(square, card, painter, size) for square, card in others)
        papers.append(Paper((Flow(things, gap=parts.NEARER),), HAND, heading=large.titled(title)))
    return papers


def _markers(player: PlayerView, held: HandView, painter: Painter, size: int) -> Iterator[Flow]:
    """R6: mines, claims with what they truly are, and free markers, a line for each."""
    words, seat = painter.words, player.seat
    for square in player.mines:
        what = Text(words.text("goldrush-hand-mine"), NAME)
        yield Flow(((parts.square(square, seat=seat, is_mine=True), what),))
    for square in player.claims:
        card = held.card(square)
        what = Text(words.text("goldrush-hand-claim"), NAME)
        true: Thing = () if card is None else (parts.card(card, size), Text(card_text(card, words), STRONG))
        yield Flow(((parts.square(square, seat=seat), what), true))
    free = Text(words.text("goldrush-markers", markers=player.markers))
    marks: Thing = (Sign(icons.mark, (seat, MARK)),) * player.markers
    yield Flow(((*marks, free),))


def _known(square: str, card: Card, painter: Painter, size: int) -> Thing:
    """A square with its face-down card."""
    return parts.square(square), parts.card(card, size), Text(card_text(card, painter.words))

"""Ponte Vecchio's hand in large print: the viewer's gulden, shops and cards.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator

from engine.games.ponte_vecchio.cards import CARDS, JOKER, SHOP_WORTH
from engine.games.ponte_vecchio.view import HandView, PonteVecchioView
from renders.drawing import large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import NEAR, STRONG, Flow, Lines, Piece, Sign, Text
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.language.catalogues import Words
from renders.ponte_vecchio.picture import large_parts as parts
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.text.labels import card_name, card_text, cards_back_text
from renders.reader import Reader
from renders.sides import own_side


def hand(reader: Reader[PonteVecchioView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    painter = Painter(reader.names, words, PALETTES[palette])
    purse = Paper((parts.purse(player, painter), Flow(tuple(parts.stock(player, words)))), is_lit=True)
    held_cards = [cards(held, words)] if held.cards else []
    return large.pages([[purse, *held_cards, _facts(view, words)]], painter, scene.colours)


def cards(held: HandView, words: Words, *, chosen: str | None = None, shows: str = "") -> Paper:
    """P6: the cards in hand, from the lowest; the one that is chosen, or lies face down, stands out."""
    laid = held.laid if chosen is None else chosen
    signs = tuple((parts.card(card, held.joker, is_lit=card == laid),) for card in held.cards)
    pieces: list[Piece] = [Flow(signs, gap=NEAR)] if signs else []
    if laid is not None:
        shown, tick = card_text(laid, held.joker, words), Sign(parts.tick)
        if laid == held.laid:
            pieces.append(Lines(words.text("ponte-vecchio-text-laid-is", card=shown), sign=tick))
        else:
            pieces.append(Flow(((tick, Text(shown, STRONG), Text(words.text("large-chosen"))),)))
    heading = Lines(words.text("ponte-vecchio-large-cards"))
    return Paper(tuple(pieces), shows, heading=heading)


def _facts(view: PonteVecchioView, words: Words) -> Paper:
    return Paper(tuple(map(Lines, _lines(view, words))))


def _lines(view: PonteVecchioView, words: Words) -> Iterator[str]:
    """P6, P13: what was played, the joker's worth, when played cards come back, and what was answered."""
    player, held = own_side(view)
    played = [card_name(card, words) for card in CARDS if card not in held.cards]
    if played:
        said = [words.text("ponte-vecchio-large-played", cards=", ".join(played))]
        if len(played) > 1 and player.newest is not None:
            said.append(words.text("ponte-vecchio-newest", card=card_name(player.newest, words)))
        yield "; ".join(said)
    if JOKER in held.cards:
        yield words.text("ponte-vecchio-hand-joker", shops=player.built, each=SHOP_WORTH, worth=held.joker)
    if held.answered is not None:
        yield words.text("ponte-vecchio-text-answered-is", gulden=held.answered or player.offer)
    yield cards_back_text(view, words)

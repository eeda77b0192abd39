"""A card that one can get, in a line: what it yields or does, and what it would make of the reader.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.boomtown.cards import CARDS, EventCard
from engine.games.boomtown.view import BoomtownView
from renders.boomtown.text.labels import card_name, effect_text, fee_in, mine_line
from renders.boomtown.text.prospects import Prospect, gained
from renders.language.catalogues import Words
from renders.reader import Reader

_NAME: Final = 32
"""The most characters of a name in a label, so that what follows it is never cut off."""


def card_line(key: str, reader: Reader[BoomtownView]) -> str:
    """A card with what it does or yields, its danger, and what it would make of the viewer: "Cold Mountain 4
    yields 6, your 2nd, fee 3 to Tex"."""
    card, words = CARDS[key], reader.words
    notes = list(card_notes(key, reader))
    if isinstance(card, EventCard):
        return words.text("boomtown-card-event", card=card_name(key, words), effect="; ".join(notes))
    return ", ".join([mine_line(key, card.worth, words), *notes])


def card_notes(key: str, reader: Reader[BoomtownView]) -> Iterator[str]:
    """What there is to say of a card beside its name and yield."""
    view, words, card = reader.view, reader.words, CARDS[key]
    found = None if view.seat is None else gained(view, key, is_taking=view.auction is None)
    if isinstance(card, EventCard):
        yield effect_text(key, words) or ""
        if found is not None and found.use == "waits":
            yield words.text("boomtown-note-waits")
        return
    if card.is_dangerous:
        yield words.text("boomtown-card-dangerous")
    if found is not None and found.prospect is not None:
        yield from _prospect(found.prospect, words)
    fee = fee_in(view, card.town)
    if fee is not None and fee[0].seat != view.seat:
        yield words.text("boomtown-card-fee", gold=fee[1], player=reader.name(fee[0].seat, _NAME))


def _prospect(prospect: Prospect, words: Words) -> Iterator[str]:
    """What one more mine would make of the viewer."""
    if prospect.office == "new":
        yield words.text("boomtown-card-new")
    elif prospect.number > 1:
        yield words.text("boomtown-card-number", number=prospect.number)

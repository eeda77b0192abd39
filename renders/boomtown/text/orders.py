"""What a player of Boomtown says ahead, in words: the button for it, the question, and what will happen.

Knows views and decisions, never a state or a rule.
"""

from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Answer
from renders.boomtown.text.board import standing_text
from renders.boomtown.text.labels import card_name
from renders.boomtown.text.prompts import hint_lines
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.reader import Reader


def order_label(ahead: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """The button that opens an order; for Mustang it gives it."""
    match ahead.name:
        case DecisionName.BID:
            return reader.words.text("order-limit")
        case DecisionName.TAKE:
            return reader.words.text("order-wishes")
        case _:
            return reader.words.text(f"boomtown-order-label-{ahead.name}")


def order_prompt(ahead: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """What may be said ahead and what becomes of it, with what neither the buttons nor the picture have room
    for."""
    view, words = reader.view, reader.words
    values: dict[str, str | int] = {}
    if ahead.name == DecisionName.BID and view.auction is not None:
        standing = next(standing_text(view.auction, reader.names, words))
        values = {"standing": standing, "gold": view.own.gold}
    question = words.text(f"boomtown-order-prompt-{ahead.name}", **values)
    return "\n".join([question, *hint_lines(ahead, reader)])


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[BoomtownView]) -> str:
    """What will happen: up to how much the reader bids, which card they take, or that they keep Mustang."""
    words = reader.words
    if said is None:
        return words.text("boomtown-order-text-pass")
    if isinstance(said, int):
        return words.text("boomtown-order-text-bid", gold=said)
    if isinstance(said, str):
        return words.text(f"boomtown-order-text-{ahead.name}")
    return _take_text(said, len(reader.view.offer), words)


def _take_text(wishes: tuple[str, ...], on_offer: int, words: Words) -> str:
    """B10: one card, some, or all on offer, of which one is always left."""
    cards = [card_name(card, words) for card in wishes]
    if len(cards) == 1:
        return words.text("boomtown-order-text-take", card=cards[0])
    kind = "first" if len(cards) < on_offer else "any"
    return words.text(f"boomtown-order-text-take-{kind}", cards=", ".join(cards))

"""What a player of Boomtown says ahead, in words: the button for it, the question, and what will happen.

Knows views and decisions, never a state or a rule.
"""

from engine.games.boomtown.cards import Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Answer, Pick
from renders.boomtown.text.board import standing_text
from renders.boomtown.text.labels import card_name, town_name
from renders.boomtown.text.options import mustang_kind, wish_name
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.reader import Reader


def order_label(ahead: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """The button that opens an order; if Mustang can only be kept always, it gives it."""
    words = reader.words
    match ahead.name:
        case DecisionName.BID:
            return words.text("order-limit")
        case DecisionName.TAKE:
            return words.text("order-wishes")
        case DecisionName.MUSTANG if _is_always(ahead):
            return words.text("boomtown-order-label-mustang-always")
        case _:
            return words.text("boomtown-order-label-event", event=card_name(f"{ahead.name}-1", words))


def _is_always(ahead: AnyDecision) -> bool:
    """B11: whether nothing can be said for this round."""
    return isinstance(ahead, Pick) and len(ahead.options) == 1


def order_prompt(ahead: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """What may be said ahead and what becomes of it, in one line."""
    view, words = reader.view, reader.words
    values: dict[str, str | int] = {}
    if ahead.name == DecisionName.BID and view.auction is not None:
        standing = next(standing_text(view.auction, reader.names, words))
        values = {"standing": standing, "gold": view.own.gold}
    kind = "mustang-always" if _is_always(ahead) else ahead.name
    return words.text(f"boomtown-order-prompt-{kind}", **values)


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[BoomtownView]) -> str:
    """What will happen: up to how much the reader bids, which card they take, what they do with Mustang, or
    at what they aim an event."""
    words = reader.words
    if said is None:
        return words.text("boomtown-order-text-pass")
    if isinstance(said, int):
        return words.text("boomtown-order-text-bid", gold=said)
    if isinstance(said, tuple):
        names = [wish_name(key, reader) for key in said]
        if ahead.name == DecisionName.TAKE:
            return _take_text(names, len(reader.view.offer), words)
        kind = "dynamite" if len(names) == 1 else "dynamite-first"
        return words.text(f"boomtown-order-text-{kind}", what=", ".join(names))
    if ahead.name == DecisionName.SALOON:
        return words.text("boomtown-order-text-saloon", town=town_name(Town(said), words))
    return words.text(f"boomtown-order-text-mustang-{mustang_kind(said)}")


def _take_text(cards: list[str], on_offer: int, words: Words) -> str:
    """B10: one card, some, or all on offer, of which one is always left."""
    if len(cards) == 1:
        return words.text("boomtown-order-text-take", card=cards[0])
    kind = "first" if len(cards) < on_offer else "any"
    return words.text(f"boomtown-order-text-take-{kind}", cards=", ".join(cards))

"""What a player of Gnadenlos! may say ahead, in words: buttons, questions, and what will happen.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Sequence
from functools import reduce

from engine.games.gnadenlos.bids import BidWishes, notes_in, sum_of
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Answer, Subset
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import (
    field_text,
    has_pairs,
    lot_of,
    lot_text,
    note_of_key,
    nuggets_text,
    places_text,
    total_text,
)
from renders.language.catalogues import Words
from renders.reader import Reader


def is_ahead(decision: AnyDecision, view: GnadenlosView) -> bool:
    """Whether a decision is about what the viewer may be asked later: its question says no bids."""
    can_wait = decision.name not in (DecisionName.ADVENTURER, DecisionName.ORDER)
    return can_wait and view.seat not in view.asked


def order_label(ahead: AnyDecision, reader: Reader[GnadenlosView]) -> str:
    """What may be said ahead, on a button."""
    is_take = ahead.name == DecisionName.TAKE
    return reader.words.text("order-wishes" if is_take else f"gnadenlos-order-label-{ahead.name}")


def order_prompt(ahead: AnyDecision, reader: Reader[GnadenlosView]) -> str:
    """What may be said ahead, and what becomes of it."""
    view, words = reader.view, reader.words
    is_in_vain = isinstance(ahead, BidWishes) and not _open_sums(ahead, view)
    return words.text(
        f"gnadenlos-order-prompt-{'bid-taken' if is_in_vain else _kind(ahead, view)}",
        count=ahead.high if isinstance(ahead, Subset) else 1,
        nuggets=nuggets_text(view.own.nuggets, words),
        field=field_text(view.own.field, view.box, words),
    )


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[GnadenlosView]) -> str:
    """What will happen."""
    words, kind = reader.words, f"gnadenlos-order-text-{ahead.name}"
    if said is None:
        return words.text(f"{kind}-nothing")
    if isinstance(said, int):
        return words.text(kind, fields=said)
    wishes = (said,) if isinstance(said, str) else said
    how = "" if len(wishes) == 1 else "-first"
    match ahead.name:
        case DecisionName.BID:
            bids = _or_else([bid_text(wish, reader) for wish in wishes], words)
            return words.text(f"{kind}{how}", bids=bids)
        case DecisionName.STEAL:
            return words.text(f"{kind}{how}", places=places_text(wishes, words))
        case DecisionName.TAKE:
            has_all = all(lot[0].key in wishes for lot in reader.view.lots)
            lots = [lot_text(lot_of(reader.view, wish), words, has_numbers=False) for wish in wishes]
            return words.text(f"{kind}{'-any' if how and has_all else how}", lots=_or_else(lots, words))
        case _:
            return words.text(kind)


def bid_text(key: str, reader: Reader[GnadenlosView]) -> str:
    """G19: a whole bid: "4 (3 + Ben's 1)", or "4"."""
    seat = reader.view.own.seat
    return total_text([note_of_key(each, seat) for each in notes_in(key)], seat, reader.names, reader.words)


def _kind(ahead: AnyDecision, view: GnadenlosView) -> str:
    """The part of a text's name that says what it is about."""
    return "take-pairs" if ahead.name == DecisionName.TAKE and has_pairs(view) else ahead.name


def _open_sums(ahead: BidWishes, view: GnadenlosView) -> set[int]:
    """G19: the sums to choose from that nobody has bid."""
    taken = {player.bid.total for player in view.players if player.bid is not None}
    return {sum_of(option.key) for option in ahead.options} - taken


def _or_else(wishes: Sequence[str], words: Words) -> str:
    """Wishes in order: "4, or else 5, or else 2"."""
    return reduce(
        lambda first, second: words.text("gnadenlos-order-or-else", first=first, second=second), wishes
    )

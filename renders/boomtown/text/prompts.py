"""What Boomtown asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.cards import Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Pick, Subset
from renders.boomtown.text.labels import card_name, dice_text, town_name, yield_of
from renders.boomtown.text.offers import card_line
from renders.boomtown.text.options import option_hint
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.reader import Reader

ABOUT_OFFER: Final = frozenset((DecisionName.BID, DecisionName.TAKE, DecisionName.MUSTANG))
"""Decisions about the cards on offer: their questions come with a list of these."""
_IN_TOWNS: Final = frozenset((DecisionName.SALOON, DecisionName.GOVERNOR))


def prompt(decision: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """Tells the seat of the view what it must decide, what stands, and its own means, in one line."""
    view, words = reader.view, reader.words
    own = None if view.seat is None else view.players[view.seat]
    values: dict[str, str | int] = {"gold": 0 if own is None else own.gold}
    kind: str = decision.name
    if decision.name == DecisionName.BID:
        auction = view.auction
        passed = () if auction is None else auction.passed
        values |= {"passed": reader.listed(passed), "count": len(passed)}
        if auction is not None and auction.leader is not None:
            kind = "bid-higher"
            values |= {"standing": auction.gold, "leader": reader.name(auction.leader)}
    if decision.name == DecisionName.TELEGRAPH and view.dice is not None:
        values["dice"] = dice_text(view.dice, words)
        values["yield"] = 0 if own is None else yield_of(own, sum(view.dice))
    return words.text(f"boomtown-prompt-{kind}", **values)


def choices_text(decision: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """The cards on offer with what each would make of the viewer, or what the buttons of other choices do not
    say: what a waiting card does, what a town would bring."""
    if decision.name in ABOUT_OFFER:
        return "\n".join(card_lines(reader))
    if not isinstance(decision, Pick | Subset):
        return ""
    keys = [each.key for each in decision.options]
    if decision.name == DecisionName.WAITING:
        told = [(card_name(key, reader.words), option_hint(decision, key, reader)) for key in keys]
    elif decision.name in _IN_TOWNS:
        told = [(town_name(Town(key), reader.words), option_hint(decision, key, reader)) for key in keys]
    else:
        return ""
    return "\n".join(dict.fromkeys(f"- {name}: {hint}" for name, hint in told))


def card_lines(reader: Reader[BoomtownView]) -> Iterator[str]:
    """The cards on offer, a line each: alike ones once."""
    yield from dict.fromkeys(f"- {card_line(card, reader)}" for card in reader.view.offer)


def turn(reader: Reader[BoomtownView]) -> str:
    """Tells everybody whom the table waits for and for what."""
    return turn_text(turn_kind(reader.view), reader.view.asked, reader.names, reader.words)


def turn_kind(view: BoomtownView) -> str:
    """What the table waits for."""
    if view.is_over:
        return "over"
    if view.asked_for is None or not view.asked:
        return "other"
    is_first = view.asked_for == DecisionName.BID and view.auction is not None and view.auction.leader is None
    return "first-bid" if is_first else view.asked_for


def turn_text(kind: str, asked: Sequence[int], names: Sequence[str], words: Words) -> str:
    """The same in words, with the players for whom it waits."""
    players = words.listed([words.named(names, seat) for seat in asked])
    return words.text(f"boomtown-turn-{kind}", players=players or words.text("list-nobody"))

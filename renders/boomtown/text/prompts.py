"""What Boomtown asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Pick, Subset
from renders.boomtown.text.labels import dice_text
from renders.boomtown.text.options import option, option_hint, take_hint
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.reader import Reader

_EXPLAINED: Final = frozenset((DecisionName.TAKE, DecisionName.WAITING))
"""Decisions about cards: all options are buttons, so no menu shows what they do."""


def prompt(decision: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """Tells the seat of the view what it must decide, with what neither the buttons nor the picture have room
    for."""
    return "\n".join([_question(decision, reader), *hint_lines(decision, reader)])


def hint_lines(decision: AnyDecision, reader: Reader[BoomtownView]) -> Iterator[str]:
    """What the cards that a decision is about do or cost, a card a line."""
    if decision.name == DecisionName.BID:
        hints = [(card, take_hint(card, reader)) for card in reader.view.offer]
    elif decision.name in _EXPLAINED and isinstance(decision, Pick | Subset):
        keys = [each.key for each in decision.options]
        hints = [(key, option_hint(decision, key, reader)) for key in keys]
    else:
        hints = []
    yield from dict.fromkeys(f"- {option(decision, key, reader)} · {hint}" for key, hint in hints if hint)


def _question(decision: AnyDecision, reader: Reader[BoomtownView]) -> str:
    """The question itself, and what it is about."""
    view, words = reader.view, reader.words
    values: dict[str, str | int] = {"gold": view.players[view.seat].gold if view.seat is not None else 0}
    auction = view.auction
    if decision.name == DecisionName.BID and auction is not None and auction.leader is not None:
        leader = reader.name(auction.leader)
        return words.text("boomtown-prompt-bid-higher", standing=auction.gold, leader=leader, **values)
    if decision.name == DecisionName.TELEGRAPH and view.dice is not None:
        values["dice"] = dice_text(view.dice, words)
    return words.text(f"boomtown-prompt-{decision.name}", **values)


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
    return words.text(f"boomtown-turn-{kind}", players=players or words.text("list-nothing"))

"""What Boomtown asks: whom it waits for, and a decision said to the seat that must take it.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Pick
from renders.boomtown.text.labels import dice_text
from renders.boomtown.text.options import option_hint, option_text, take_hint
from renders.face import AnyDecision
from renders.language.catalogues import Words

_EXPLAINED: Final = frozenset(("take", "saloon", "governor", "waiting"))
"""Decisions with so few options that buttons offer them all; there is no menu to show what they mean."""


def prompt(decision: AnyDecision, view: BoomtownView, names: Sequence[str], words: Words) -> str:
    """What the seat of the view must decide, said to that seat, with what buttons have no room for: a
    bid's do not even name the cards."""
    lines = [_question(decision, view, names, words)]
    is_bid = decision.name == "bid"
    if is_bid:
        hints = [(card, take_hint(card, view, names, words)) for card in view.offer]
    elif decision.name in _EXPLAINED and isinstance(decision, Pick):
        keys = [option.key for option in decision.options]
        hints = [(key, option_hint(decision, key, view, names, words)) for key in keys]
    else:
        hints = []
    for key, hint in hints:
        option = option_text(decision.name, key, view, words)
        if hint or is_bid:
            lines.append(f"- {option} · {hint}" if hint else f"- {option}")
    return "\n".join(dict.fromkeys(lines))


def _question(decision: AnyDecision, view: BoomtownView, names: Sequence[str], words: Words) -> str:
    """The question itself, with what it is about."""
    values: dict[str, str | int] = {"gold": view.players[view.seat].gold if view.seat is not None else 0}
    auction = view.auction
    if decision.name == "bid" and auction is not None and auction.leader is not None:
        leader = words.named(names, auction.leader)
        return words.text("boomtown-prompt-bid-higher", standing=auction.gold, leader=leader, **values)
    if decision.name == "telegraph" and view.dice is not None:
        values["dice"] = dice_text(view.dice, words)
    return words.text(f"boomtown-prompt-{decision.name}", **values)


def turn(view: BoomtownView, names: Sequence[str], words: Words) -> str:
    """Whom the table waits for and for what, said to everybody."""
    if view.is_over:
        return words.text("boomtown-turn-over")
    players = words.listed([words.named(names, seat) for seat in view.asked])
    if view.asked_for is None or not players:
        return words.text("boomtown-turn-other", players=players or words.text("list-nothing"))
    is_first = view.asked_for == "bid" and view.auction is not None and view.auction.leader is None
    what = "first-bid" if is_first else view.asked_for
    return words.text(f"boomtown-turn-{what}", players=players)

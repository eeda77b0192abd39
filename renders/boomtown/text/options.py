"""Boomtown's decisions in words: labels, hints and confirmations.

Knows views and decisions, never a state or a rule; it keeps to Discord's limits, but knows none of its
widgets.
"""

from typing import Final

from engine.games.boomtown.cards import CARDS, KEEP, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.orders import in_any_round
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Answer, Subset
from engine.play.table import Seat
from renders.boomtown.text.labels import (
    card_name,
    card_text,
    dice_text,
    effect_text,
    gold_text,
    mine_on_table,
    mine_text,
    mines_in,
    owner_of,
    saloon_on_table,
    saloon_text,
    seat_of_group,
    town_name,
    yield_of,
)
from renders.boomtown.text.offers import card_line, card_notes
from renders.face import AnyDecision
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut
from renders.reader import Reader

_NAME: Final = 32
"""The most characters of a name in a label, so that what follows it is never cut off."""
_WITH_MEANING: Final = frozenset(
    (DecisionName.TELEGRAPH, DecisionName.SALOON, DecisionName.GOVERNOR, DecisionName.WAITING)
)
"""Decisions whose options say nothing by their names alone of what they would bring."""

WAYS_TO_ROLL: Final = {
    least: sum(first + second >= least for first in range(1, 7) for second in range(1, 7))
    for least in range(2, 13)
}
DICE: Final = {"first": 0, "second": 1}


def choice_label(decision: AnyDecision, key: str, reader: Reader[BoomtownView]) -> str:
    """An option with its group and with what it would mean, for autocompletion; of wishes the name alone,
    because several stand in a line."""
    words = reader.words
    if isinstance(decision, Subset):
        return cut(wish_name(key, reader), HINT)
    if decision.name == DecisionName.TAKE:
        return cut(card_line(key, reader), HINT)
    label = option(decision, key, reader)
    meaning = _meaning(decision, key, reader) if decision.name in _WITH_MEANING else None
    if meaning is not None and not decision.is_secret:
        return cut(words.text("boomtown-option-meaning", option=label, meaning=meaning), HINT)
    seat = _seat_in(decision.name, key, reader.view)
    if seat is None:
        return cut(label, HINT)
    return cut(words.text("boomtown-choice", player=reader.name(seat, _NAME), option=label), HINT)


def button_label(decision: AnyDecision, key: str, reader: Reader[BoomtownView]) -> str:
    """An option on a button: what it would mean stands beside the buttons."""
    is_plain = isinstance(decision, Subset) or decision.name not in (*_WITH_MEANING, DecisionName.TAKE)
    return cut((choice_label if is_plain else option)(decision, key, reader), LABEL)


def group_label(decision: AnyDecision, group: str, reader: Reader[BoomtownView]) -> str:
    """A group of options: a player, or a town."""
    if group.startswith("seat-"):
        return reader.name(seat_of_group(group), LABEL)
    return cut(town_name(Town(group), reader.words), LABEL)


def amount_label(decision: AnyDecision, amount: int | None, reader: Reader[BoomtownView]) -> str:
    """An amount of the gold that the viewer has; on the board, for all, the amount alone."""
    view, words = reader.view, reader.words
    if amount is None:
        return words.text("boomtown-pass")
    if view.seat is None:
        return gold_text(amount, words)
    return words.text("boomtown-amount", gold=amount, all=view.players[view.seat].gold)


def option_hint(decision: AnyDecision, key: str, reader: Reader[BoomtownView]) -> str | None:
    """What an option would mean; None if that is not worth saying, or its label says it."""
    hint = None if decision.name == DecisionName.TELEGRAPH else _meaning(decision, key, reader)
    return cut(hint, HINT) if hint else None


def _meaning(decision: AnyDecision, key: str, reader: Reader[BoomtownView]) -> str | None:
    """What an option would mean; None or "" if that is not worth saying."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.TAKE:
            return ", ".join(card_notes(key, reader))
        case DecisionName.TELEGRAPH:
            return _telegraph_hint(key, view, words)
        case DecisionName.HOLDUP:
            return _holdup_hint(key, reader)
        case DecisionName.SALOON:
            return words.text("boomtown-hint-saloon", mines=_mines_of_others(view, Town(key)))
        case DecisionName.GOVERNOR:
            mines = len(mines_in(view.players[view.seat], Town(key))) if view.seat is not None else 0
            return words.text("boomtown-hint-governor", gold=2 * mines)
        case DecisionName.DYNAMITE | DecisionName.EXPROPRIATION:
            owner = owner_of(view, key)
            return words.text("boomtown-hint-owner", player=reader.name(owner.seat, _NAME)) if owner else None
        case DecisionName.WAITING:
            return effect_text(key, words)
        case _:
            return None


def answer_text(decision: AnyDecision, answer: Answer, reader: Reader[BoomtownView]) -> str:
    """Confirms an answer to whoever gave it, with the view in which it was asked."""
    view, words = reader.view, reader.words
    if answer is None:
        return words.text("boomtown-answer-pass")
    if isinstance(answer, int):
        return words.text("boomtown-answer-bid", gold=answer)
    key = answer if isinstance(answer, str) else " ".join(answer)
    if decision.name == DecisionName.MUSTANG or key == "keep":
        return words.text(f"boomtown-answer-{decision.name}-{key}")
    if decision.name == DecisionName.TELEGRAPH:
        return words.text("boomtown-answer-telegraph", dice=dice_text(dice_after(key, view), words))
    if decision.name == DecisionName.HOLDUP:
        victim, number = key.split(":")
        player = reader.name(Seat(int(victim)))
        return words.text("boomtown-answer-holdup", player=player, number=int(number))
    seat = _seat_in(decision.name, key, view)
    owner = {} if seat is None else {"player": reader.name(seat)}
    what = card_name(key, words) if key in CARDS else option(decision, key, reader)
    if saloon := saloon_on_table(view, key):
        what = words.text("boomtown-saloon-in", town=town_name(saloon.town, words))
    return words.text(f"boomtown-answer-{decision.name}", what=what, **owner)


def option(decision: AnyDecision, key: str, reader: Reader[BoomtownView]) -> str:
    """An option in full, without its group."""
    view, words = reader.view, reader.words
    if decision.name == DecisionName.MUSTANG and decision.is_secret:
        return words.text(f"boomtown-order-option-mustang-{mustang_kind(key)}")
    if decision.name == DecisionName.MUSTANG or key == "keep":
        return words.text(f"boomtown-option-{decision.name}-{key}")
    if decision.name == DecisionName.TELEGRAPH:
        which, face = key.split("-")
        total = sum(dice_after(key, view))
        return words.text(f"boomtown-option-telegraph-{which}", face=int(face), sum=total)
    if decision.name == DecisionName.HOLDUP:
        return words.text("boomtown-option-holdup", number=int(key.split(":")[1]))
    if decision.name in (DecisionName.SALOON, DecisionName.GOVERNOR):
        return town_name(Town(key), words)
    if mine := mine_on_table(view, key):
        return mine_text(key, mine.worth, words, has_new_vein=mine.has_new_vein)
    if saloon := saloon_on_table(view, key):
        return saloon_text(saloon, words)
    return card_text(key, words)


def wish_name(key: str, reader: Reader[BoomtownView]) -> str:
    """The short name of something that one wishes; saloons on the table differ by their towns."""
    saloon = saloon_on_table(reader.view, key)
    return card_name(key, reader.words) if saloon is None else saloon_text(saloon, reader.words)


def mustang_kind(said: str) -> str:
    """What is said ahead of Mustang: to play it, to keep it, or to keep it always."""
    return "always" if said == KEEP else in_any_round(said)


def _seat_in(name: str, key: str, view: BoomtownView) -> Seat | None:
    """The opponent that an option is about."""
    if name == DecisionName.HOLDUP:
        return Seat(int(key.split(":")[0]))
    owner = owner_of(view, key) if name in (DecisionName.DYNAMITE, DecisionName.EXPROPRIATION) else None
    return owner.seat if owner else None


def dice_after(key: str, view: BoomtownView) -> tuple[int, int]:
    """B13: the dice once Telegraph has set one: "first-3"."""
    which, face = key.split("-")
    dice = list(view.dice or (1, 1))
    dice[DICE[which]] = int(face)
    return dice[0], dice[1]


def _telegraph_hint(key: str, view: BoomtownView, words: Words) -> str | None:
    """What the viewer's own mines would yield."""
    if view.seat is None or view.dice is None:
        return None
    total = sum(view.dice if key == KEEP else dice_after(key, view))
    return words.text("boomtown-hint-telegraph", gold=yield_of(view.players[view.seat], total))


def _holdup_hint(key: str, reader: Reader[BoomtownView]) -> str:
    victim, number = (int(part) for part in key.split(":"))
    player = reader.name(Seat(victim), _NAME)
    gold = reader.view.players[victim].gold
    return reader.words.text("boomtown-hint-holdup", player=player, gold=gold, ways=WAYS_TO_ROLL[number])


def _mines_of_others(view: BoomtownView, town: Town) -> int:
    return sum(len(mines_in(player, town)) for player in view.players if player.seat != view.seat)

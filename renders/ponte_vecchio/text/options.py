"""Ponte Vecchio's decisions in words: labels, hints and confirmations.

Knows views and decisions, never a state or a rule; it keeps to Discord's limits, but knows none of its
widgets.
"""

from typing import Final

from engine.games.ponte_vecchio.cards import (
    ASK,
    JOKER,
    price_of,
    sale_of,
    seat_of,
    step_of,
    steps_ahead,
)
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Answer, Pick, Subset
from engine.play.table import Seat
from renders.face import AnyDecision, Style
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut, fitting
from renders.ponte_vecchio.text.labels import (
    NAME,
    NAMES,
    called,
    called_as_paid,
    newest_worth,
    offers_in,
    own_worth,
    steps_of,
    steps_text,
    turning_on,
    with_card,
)
from renders.reader import Reader

_SHORT: Final = 14
"""The most characters of a name on the button of a step: two of these stand side by side on a phone."""


def amount_label(decision: AnyDecision, amount: int | None, reader: Reader[PonteVecchioView]) -> str:
    """A bid or an offer; None passes, takes the offer back, or offers nothing."""
    view, words = reader.view, reader.words
    if amount is not None:
        kind = "bid" if decision.name == DecisionName.BID else "offer"
        return words.text(f"ponte-vecchio-option-{kind}", gulden=amount)
    if decision.name == DecisionName.BID:
        return words.text("ponte-vecchio-option-pass")
    offer = 0 if view.seat is None else view.own.offer
    kind = "nothing" if decision.name == DecisionName.OFFERS else "withdraw"
    if kind == "nothing" and view.seat is None and offers_in(view):
        kind = "nothing-new"  # everybody presses this button, also those whose offer stands
    return words.text(f"ponte-vecchio-option-{kind}", gulden=offer)


def option(decision: AnyDecision, key: str, reader: Reader[PonteVecchioView]) -> str:
    """An option in full, for buttons, menus and autocompletion. Of the owners of a step, of whom there are
    two, one alone is said ahead for all steps."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.BUILD:
            return _plot(step_of(key), reader)
        case DecisionName.CARD:
            if key != JOKER:
                return key
            joker = view.hand.joker if view.hand else 0
            return words.text("ponte-vecchio-option-joker", worth=joker)
        case DecisionName.MOVE:
            return _move(key, reader, pays=_pays(decision, view))
        case DecisionName.OWNER:
            seat = seat_of(key)
            if isinstance(decision, Pick) and len(decision.options) == 1:
                return words.text("ponte-vecchio-order-label-owner")
            if seat == view.seat:
                return words.text("ponte-vecchio-option-owner-you", gulden=view.worth)
            player = reader.name(seat, NAME)
            return words.text("ponte-vecchio-option-owner", player=player, gulden=view.worth)
        case _ if decision.is_secret:  # it is said ahead, and the Rich Man stands elsewhere
            return words.text(f"ponte-vecchio-order-option-{key}")
        case _:
            return words.text(f"ponte-vecchio-option-{key}", steps=_seen_after(key, view, words))


def _plot(step: int, reader: Reader[PonteVecchioView]) -> str:
    """P5: a step with a free plot, and whose shop would be opposite."""
    words = reader.words
    owners = reader.view.owners(step)
    if not owners:
        return words.text("ponte-vecchio-option-build", step=step)
    if owners[0] == reader.view.seat:
        return words.text("ponte-vecchio-option-build-own", step=step)
    player = reader.name(owners[0], NAME)
    return words.text("ponte-vecchio-option-build-opposite", step=step, player=player)


def _pays(decision: AnyDecision, view: PonteVecchioView) -> int:
    """P12: what a stop at a shop pays: by the mover's card, or by the viewer's own, if they say ahead where
    they move; 0 as long as that is not laid."""
    return own_worth(view) if isinstance(decision, Subset) else view.worth


def _move(key: str, reader: Reader[PonteVecchioView], *, pays: int) -> str:
    """P10, P11: a step with whom it pays and how much, an offer that is accepted, to ask for offers, or a
    price from which the right is sold."""
    view, words = reader.view, reader.words
    if price := price_of(key):
        return words.text("ponte-vecchio-option-from", gulden=price)
    if key == ASK:
        return words.text("ponte-vecchio-option-ask")
    if sale := sale_of(key):
        player = reader.name(sale[0], NAME)
        return words.text("ponte-vecchio-option-sell", player=player, gulden=sale[1])
    step = step_of(key)
    owners = view.owners(step)
    if not owners:
        return words.text("ponte-vecchio-option-move-nobody", step=step)
    if len(owners) == 1:
        player = called_as_paid(reader, limit=NAME)[owners[0]]
        return words.text("ponte-vecchio-option-move", step=step, player=player, gulden=pays)

    def say(limit: int) -> str:
        first, second = (called_as_paid(reader, limit=limit)[owner] for owner in owners)
        kind = "ponte-vecchio-option-move-either"
        return words.text(kind, step=step, first=first, second=second, gulden=pays)

    return fitting(say, LABEL, NAMES)


def option_label(decision: AnyDecision, key: str, reader: Reader[PonteVecchioView]) -> str:
    """An option on a button. A step has its number, and whose shop is there: "9, Emma 20". A joker is hardly
    wider than other cards: "Joker (40)"."""
    if decision.name == DecisionName.CARD and key == JOKER and reader.view.hand is not None:
        return reader.words.text("ponte-vecchio-button-joker", worth=reader.view.hand.joker)
    if decision.name not in (DecisionName.BUILD, DecisionName.MOVE) or not key.startswith("step-"):
        return cut(option(decision, key, reader), LABEL)
    view, words, step = reader.view, reader.words, step_of(key)
    owners = view.owners(step)
    if decision.name == DecisionName.BUILD:
        if not owners:
            return str(step)
        player, is_own = reader.name(owners[0], _SHORT), "yes" if owners[0] == view.seat else "no"
        return words.text("ponte-vecchio-button-build", step=step, player=player, is_own=is_own)
    shown = called(reader, limit=_SHORT)
    paid = "".join(shown[owner] for owner in owners[:1])
    if len(owners) > 1:
        first, second = (shown[owner] for owner in owners)
        paid = words.text("ponte-vecchio-panel-either", first=first, second=second)
    gulden = _pays(decision, view) if owners else 0
    if owners and not gulden:
        return words.text("ponte-vecchio-button-move-owner", step=step, players=paid)
    return words.text("ponte-vecchio-button-move", step=step, players=paid, gulden=gulden)


def choice_label(decision: AnyDecision, key: str, reader: Reader[PonteVecchioView]) -> str:
    """An option among all others. What is said ahead is secret, and has short labels, because up to twenty
    have a button each."""
    is_ahead = decision.is_secret and decision.name in (DecisionName.BUILD, DecisionName.MOVE)
    return option_label(decision, key, reader) if is_ahead else cut(option(decision, key, reader), HINT)


def style(decision: AnyDecision, key: str, view: PonteVecchioView) -> Style:
    """P6: the card that was laid is green; P10: so is a sale, which ends the bargaining."""
    is_laid = decision.name == DecisionName.CARD and view.hand is not None and view.hand.laid == key
    return "success" if is_laid or sale_of(key) is not None else "secondary"


def _ahead_after(key: str, view: PonteVecchioView) -> range:
    """P14: the steps that would be ahead of the Rich Man, once he is turned, or not."""
    direction = view.direction.turned if key == "turn" else view.direction
    return steps_ahead(view.position, direction)


def _seen_after(key: str, view: PonteVecchioView, words: Words) -> str:
    return steps_text(_ahead_after(key, view), words)


def option_hint(decision: AnyDecision, key: str, reader: Reader[PonteVecchioView]) -> str | None:
    """What an option would mean; None if that is not worth saying."""
    match decision.name:
        case DecisionName.BUILD:
            hint = _build_hint(step_of(key), reader.view, reader.words)
        case DecisionName.MOVE:
            hint = _move_hint(key, reader)
        case DecisionName.TURN if not decision.is_secret:
            hint = _turn_hint(key, reader)
        case DecisionName.CARD if key == JOKER:
            hint = reader.words.text("ponte-vecchio-hint-joker")
        case _:
            hint = ""
    return cut(hint, HINT) or None


def _build_hint(step: int, view: PonteVecchioView, words: Words) -> str:
    """How far ahead of the Rich Man a shop would be."""
    if step == view.position:
        return words.text("ponte-vecchio-hint-beside")
    if step not in view.ahead:
        return words.text("ponte-vecchio-hint-behind")
    return words.text("ponte-vecchio-hint-ahead", far=view.ahead.index(step) + 1)


def _move_hint(key: str, reader: Reader[PonteVecchioView]) -> str:
    """P14: whether the Rich Man may or must be turned there; or by which card a buyer would move; or what it
    means to ask for offers."""
    words = reader.words
    if key == ASK:
        return words.text("ponte-vecchio-hint-ask")
    if price_of(key):
        return words.text("ponte-vecchio-hint-from")
    if sale := sale_of(key):
        return sale_text(sale[0], reader, limit=NAME)
    turning = turning_on(reader.view, step_of(key))
    return words.text(f"ponte-vecchio-hint-{turning}") if turning else ""


def sale_text(seat: Seat, reader: Reader[PonteVecchioView], *, limit: int | None = None) -> str:
    """P10: by which card a buyer would move."""
    player, card = reader.name(seat, limit), buyers_card(seat, reader)
    return reader.words.text("ponte-vecchio-hint-sell", player=player, card=card)


def buyers_card(seat: Seat, reader: Reader[PonteVecchioView]) -> str:
    """P10: the card by which a buyer would move: "with the 70"."""
    buyer = reader.view.players[seat]
    return with_card(buyer.newest or "", newest_worth(buyer), reader.words)


def _turn_hint(key: str, reader: Reader[PonteVecchioView]) -> str:
    """P14: whose shops would be ahead, and on how many steps."""

    def say(limit: int) -> str:
        return reader.words.text("ponte-vecchio-hint-turn", shops=shops_after(key, reader, limit=limit))

    return fitting(say, HINT, NAMES)


def shops_after(key: str, reader: Reader[PonteVecchioView], *, limit: int | None = None) -> str:
    """P14: on how many of the steps that would be ahead everybody has a shop, once the Rich Man is turned, or
    not: "you 3, Ben 2"."""
    view, words = reader.view, reader.words
    ahead = _ahead_after(key, view)
    counted = [(player.seat, len(steps_of(view, player.seat, ahead))) for player in view.players]
    counted.sort(key=lambda one: -one[1])
    shown = called(reader, limit=limit)
    shops = ", ".join(
        words.text("ponte-vecchio-hint-shops", player=shown[seat], shops=count)
        for seat, count in counted
        if count
    )
    return shops or words.text("list-nothing")


def answer_text(decision: AnyDecision, answer: Answer, reader: Reader[PonteVecchioView]) -> str:
    """Confirms an answer to whoever gave it, with the view in which it was asked."""
    words = reader.words
    if answer is None and decision.name == DecisionName.OFFERS:
        return words.text("ponte-vecchio-answer-nothing", gulden=reader.view.own.offer)
    if answer is None:
        kind = "pass" if decision.name == DecisionName.BID else "withdraw"
        return words.text(f"ponte-vecchio-answer-{kind}")
    if isinstance(answer, int):
        kind = "bid" if decision.name == DecisionName.BID else "offer"
        return words.text(f"ponte-vecchio-answer-{kind}", gulden=answer)
    key = answer if isinstance(answer, str) else " ".join(answer)
    match decision.name:
        case DecisionName.CARD:
            return words.text("ponte-vecchio-answer-card", card=key)
        case DecisionName.OWNER:
            return f"{option(decision, key, reader)}."
        case DecisionName.TURN:
            return words.text(f"ponte-vecchio-answer-{key}")
        case _ if key == ASK:
            return words.text("ponte-vecchio-answer-ask")
        case _ if sale := sale_of(key):
            player = reader.name(sale[0])
            return words.text("ponte-vecchio-answer-sell", player=player, gulden=sale[1])
        case _:
            return words.text(f"ponte-vecchio-answer-{decision.name}", step=step_of(key))

"""What there is to know of Ponte Vecchio's choices that their buttons do not say: lines below the question.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.ponte_vecchio.cards import ASK
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.language.names import fitting
from renders.ponte_vecchio.text.labels import (
    NAMES,
    called,
    numbers_text,
    offers_in,
    offers_text,
    rivals_of,
    steps_of,
    turning_on,
)
from renders.ponte_vecchio.text.options import buyers_card, shops_after
from renders.reader import Reader

SHOPS: Final = 700
"""The most characters of all shops ahead: where the Rich Man can be turned is told beside them."""


def choices_text(decision: AnyDecision, reader: Reader[PonteVecchioView]) -> str:
    """A line each: who is nearest if cards tie; the offers, and where the Rich Man can be turned; what a
    player's own card could earn; what would be ahead of him. Of a move that is said ahead the question says
    where he must be turned, and whether there will be offers nobody knows."""
    match decision.name:
        case DecisionName.CARD:
            lines = iter((nearest_text(reader),))
        case DecisionName.MOVE if not decision.is_secret:
            lines = _of_move(reader, may_ask=ASK in decision.legal())
        case DecisionName.OFFER | DecisionName.OFFERS:
            lines = _of_offer(reader, is_asked=decision.name == DecisionName.OFFERS)
        case DecisionName.TURN:
            turned, kept = (shops_after(key, reader) for key in ("turn", "keep"))
            text = reader.words.text("ponte-vecchio-choices-turn", turned=turned, kept=kept)
            lines = iter((text,))
        case _:
            lines = iter(())
    return "\n".join(f"- {line}" for line in lines)


def nearest_text(reader: Reader[PonteVecchioView]) -> str:
    """P8: on which step everybody's first shop ahead is: "Anna 5, you and Ben 7, Cleo none"; and what happens
    to those who are equally near, if there are any."""
    view, words = reader.view, reader.words
    shown = called(reader)
    steps: dict[int, list[str]] = {}
    for player in view.players:
        ahead = steps_of(view, player.seat, view.ahead)
        steps.setdefault(ahead[0] if ahead else 0, []).append(shown[player.seat])
    order = [*(step for step in view.ahead if step in steps), *([0] if 0 in steps else [])]
    players = ", ".join(
        words.text("ponte-vecchio-near", players=words.listed(steps[step]), step=step) for step in order
    )
    how = "equal" if max(map(len, steps.values())) > 1 else "other"
    return words.text("ponte-vecchio-choices-nearest", players=players, how=how)


def shops_ahead_text(reader: Reader[PonteVecchioView]) -> str:
    """P11, P12: whose shops are ahead of the Rich Man, in the order in which he comes to them: "Shops ahead,
    by step: Ben and Cleo 12; you 9"."""
    view, words = reader.view, reader.words

    def say(limit: int) -> str:
        shown = called(reader, limit=limit)
        stops = [
            words.text("ponte-vecchio-panel-stop", step=step, players=words.listed(owners))
            for step in view.ahead
            if (owners := [shown[seat] for seat in view.owners(step)])
        ]
        return words.text("ponte-vecchio-panel-ahead", stops="; ".join(stops), count=len(stops))

    return fitting(say, SHOPS, NAMES)


def turning_text(view: PonteVecchioView, words: Words) -> str:
    """P14: on which steps ahead the Rich Man may be turned, and on which he must be."""
    found: dict[bool, list[int]] = {True: [], False: []}
    for step in view.ahead:
        if turning := turning_on(view, step):
            found[turning == "may-turn"].append(step)
    may, must = found[True], found[False]
    return words.text(
        "ponte-vecchio-choices-turning",
        how="both" if may and must else "may" if may else "must",
        may=numbers_text(may, words),
        must=numbers_text(must, words),
    )


def _of_move(reader: Reader[PonteVecchioView], *, may_ask: bool) -> Iterator[str]:
    """P10, P14: by which card a buyer would move, whether offers may still be asked for, and where the Rich
    Man can be turned."""
    view, words = reader.view, reader.words
    if view.mover == view.holder:
        offers = sorted(offers_in(view), key=lambda one: -one[1])
        if offers:
            sales = [_sale(seat, gulden, reader) for seat, gulden in offers]
            yield words.text("ponte-vecchio-choices-sales", sales="; ".join(sales))
        elif view.has_asked:
            yield words.text("ponte-vecchio-choices-nothing-offered")
        elif rivals_of(view):
            yield words.text("ponte-vecchio-choices-no-offer")
    if may_ask:
        yield words.text("ponte-vecchio-choices-ask")
    yield turning_text(view, words)


def _sale(seat: Seat, gulden: int, reader: Reader[PonteVecchioView]) -> str:
    """P10: an offer, and by which card its bidder would move: "Ben 40, to move with the 70"."""
    card = buyers_card(seat, reader)
    return reader.words.text("ponte-vecchio-choices-sale", player=reader.name(seat), gulden=gulden, card=card)


def _of_offer(reader: Reader[PonteVecchioView], *, is_asked: bool) -> Iterator[str]:
    """P10: which offers stand, and what becomes of an offer; the shops ahead are told beside the picture."""
    view, words = reader.view, reader.words
    if offers := offers_in(view):
        yield words.text("ponte-vecchio-text-offers", offers=offers_text(offers, called(reader), words))
    if is_asked:
        yield words.text("ponte-vecchio-choices-answer", stands=view.own.offer)
    else:
        yield words.text("ponte-vecchio-choices-offer")

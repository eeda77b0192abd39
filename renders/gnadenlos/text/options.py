"""Gnadenlos!'s decisions in words: labels, hints and confirmations.

Knows views and decisions, never a state or a rule; it keeps to Discord's limits, but knows none of its
widgets.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.games.gnadenlos.bids import BidWishes, notes_in, sum_of
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Answer, Pick, Subset
from renders.face import AnyDecision, Style
from renders.gnadenlos.text.labels import (
    adventurer_text,
    field_text,
    lot_in_full,
    lot_of,
    lot_text,
    note_of_key,
    note_text,
    notes_text,
    nuggets_text,
    numbers_text,
    place_number,
    places_text,
    row_and_column,
    sum_text,
    total_text,
)
from renders.gnadenlos.text.orders import order_label
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut
from renders.reader import Reader

_NAME: Final = 32
"""The most characters of a name in a label, so that what follows it is never cut off."""
_PAYER: Final = 14
"""The same in a sum, which has at most three names."""


def several_label(decision: Subset, answer: Sequence[str], reader: Reader[GnadenlosView]) -> str:
    """G19: a bid as a sum, "Bid 4: 3 + Ben's 1"; G12: from which places the bot would fill the gaps; G11:
    which places are the last."""
    words = reader.words
    if decision.name == DecisionName.BID:
        return _bid(answer, reader)
    places = ", ".join(str(place_number(key)) for key in answer)
    return cut(words.text(f"gnadenlos-usual-{decision.name}", choice=places, count=len(answer)), LABEL)


def _bid(keys: Sequence[str], reader: Reader[GnadenlosView]) -> str:
    """G19: a whole bid on a button, "Bid 4: 3 + Ben's 1"."""
    seat = reader.view.own.seat
    notes = [note_of_key(key, seat) for key in keys]
    terms = sum_text(notes, seat, reader.named(_PAYER).names, reader.words)
    total = sum(note.worth for note in notes)
    kind = "one" if terms == str(total) else "sum"
    return cut(reader.words.text(f"gnadenlos-bid-{kind}", total=total, notes=terms), LABEL)


def more_label(decision: AnyDecision, reader: Reader[GnadenlosView]) -> str | None:
    """G19: all other bids stand behind a button."""
    return reader.words.text("gnadenlos-other-notes") if decision.name == DecisionName.BID else None


def style(decision: AnyDecision, key: str, view: GnadenlosView) -> Style:
    """G8: the adventurer that was laid is green."""
    laid = view.hand.laid if view.hand is not None else None
    is_laid = decision.name == DecisionName.ADVENTURER and laid is not None and laid.key == key
    return "success" if is_laid else "secondary"


def amount_label(decision: AnyDecision, amount: int | None, reader: Reader[GnadenlosView]) -> str:
    """What a number of nuggets buys; None buys nothing."""
    words = reader.words
    if amount is None:
        return words.text("gnadenlos-option-buy-nothing")
    return cut(
        words.text("gnadenlos-option-buy", nuggets=amount, field=_after(amount, reader.view, words)), LABEL
    )


def option_hint(decision: AnyDecision, key: str, reader: Reader[GnadenlosView]) -> str | None:
    """What an option would mean; None if that is not worth saying."""
    view, words = reader.view, reader.words
    if decision.name == DecisionName.ADVENTURER:
        return cut(event_hint(view, words), HINT) or None
    if decision.name in (DecisionName.STEAL, DecisionName.FILL) and view.hand is not None:
        note = view.hand.note_at(key)
        if note is not None:
            return words.text(
                "gnadenlos-hint-known", note=note_text(note, view.seat, reader.named(_NAME).names, words)
            )
    return None


def event_hint(view: GnadenlosView, words: Words) -> str:
    """What the highest number at the event brings, and the lowest or the next lower one."""
    player, event = view.own, view.event
    if event is None:
        return ""
    zone = view.box.zone(player.field)
    return words.text(
        f"gnadenlos-hint-{event.kind}",
        larger=nuggets_text(event.larger, words),
        smaller=event.smaller,
        winner=zone.winner if zone else 0,
        loser=zone.loser if zone else 0,
    )


def none_label(decision: Subset, reader: Reader[GnadenlosView]) -> str:
    """G11: to choose nothing, on a button."""
    return reader.words.text(f"gnadenlos-none-{decision.name}")


def answer_text(decision: AnyDecision, answer: Answer, reader: Reader[GnadenlosView]) -> str:
    """Confirms an answer to whoever gave it, with the view in which it was asked."""
    view, words = reader.view, reader.words
    if answer is None:
        return words.text("gnadenlos-answer-buy-nothing")
    if isinstance(answer, int):
        field = words.text("gnadenlos-field", field=view.players[view.active].field + answer)
        return words.text("gnadenlos-answer-buy", nuggets=nuggets_text(answer, words), field=field)
    if isinstance(answer, str):
        what = lot_text(lot_of(view, answer), words, has_numbers=False)
        return words.text(f"gnadenlos-answer-{decision.name}", what=what)
    if decision.name == DecisionName.STEAL and not answer:
        return words.text("gnadenlos-answer-steal-none")
    if decision.name == DecisionName.STEAL:
        return words.text("gnadenlos-answer-steal", places=places_text(answer, words))
    if decision.name == DecisionName.FILL:
        return words.text(
            "gnadenlos-answer-fill",
            places=numbers_text(list(map(place_number, answer)), words),
            count=len(answer),
        )
    notes = [note_of_key(key, view.own.seat) for key in answer]
    return words.text(
        f"gnadenlos-answer-{decision.name}",
        notes=notes_text(notes, view.seat, reader.names, words),
        bid=total_text(notes, view.own.seat, reader.names, words),
    )


def _after(amount: int, view: GnadenlosView, words: Words) -> str:
    """G16: where the active player's hat would stand."""
    return field_text(view.players[view.active].field + amount, view.box, words)


def other_names(decision: AnyDecision, key: str, reader: Reader[GnadenlosView]) -> Sequence[str]:
    """A place as texts name it, "place 8", and by its number; a whole bid by its sum."""
    if isinstance(decision, BidWishes):
        return (str(sum_of(key)),)
    if decision.name == DecisionName.STEAL or (
        decision.name == DecisionName.FILL and isinstance(decision, Subset)
    ):
        return str(place_number(key)), places_text([key], reader.words)
    return ()


def option(decision: AnyDecision, key: str, reader: Reader[GnadenlosView]) -> str:
    """An option in full, for buttons, menus and autocompletion."""
    view, words = reader.view, reader.words
    if decision.name == DecisionName.ADVENTURER:
        kind = view.event.kind if view.event is not None else None
        return adventurer_text(view.box.adventurer(key), words, kind=kind, is_plain=True)
    if decision.name == DecisionName.TAKE:
        return lot_in_full(lot_of(view, key), words, is_plain=True)
    if isinstance(decision, BidWishes):
        return _bid(notes_in(key), reader)
    if decision.name == DecisionName.FILL and isinstance(decision, Pick):
        return order_label(decision, reader)
    if decision.name in (DecisionName.BID, DecisionName.ORDER):
        short = reader.named(_NAME).names
        return note_text(note_of_key(key, view.own.seat), view.seat, short, words)
    return _place(key, view, words)


def _place(key: str, view: GnadenlosView, words: Words) -> str:
    """A place of the market: "8 (row 2, column 2)"; of the last IOU that lies there it is said."""
    row, column = row_and_column(key)
    number = place_number(key)
    places = [number for number, is_there in enumerate(chain(*view.market), 1) if is_there]
    kind = "gnadenlos-option-place-last" if number == max(places, default=0) else "gnadenlos-option-place"
    return words.text(kind, number=number, row=row, column=column)

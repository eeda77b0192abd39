"""Gnadenlos!'s decisions in words: prompts, labels, hints and confirmations.

Knows views and decisions, never a state or a rule; Discord's limits are kept here, its widgets are not known.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.games.gnadenlos.cards import Adventurer
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Answer, Decision, Subset
from engine.play.table import Seat
from renders.gnadenlos.text.labels import (
    adventurer_name,
    adventurer_text,
    event_name,
    field_text,
    gaps,
    has_pairs,
    lot_of,
    lot_text,
    moves_text,
    note_of_key,
    note_text,
    notes_text,
    notes_to_payday,
    nuggets_text,
    numbers_text,
    own_hand,
    place_number,
    places_text,
    row_and_column,
)
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut

AnyDecision: TypeAlias = Decision[Answer]

_NAME: Final = 32
"""A name in a label gets no more, so that what follows it is never cut off."""


def prompt(decision: AnyDecision, view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """What the seat of the view must decide, said to that seat, with what it should know for it."""
    match decision.name:
        case "adventurer":
            lines = _prompt_adventurer(view, words)
        case "steal":
            count = decision.high if isinstance(decision, Subset) else 1
            lines = iter([words.text("gnadenlos-prompt-steal", count=count)])
        case "fill":
            open_places = gaps(view)
            text = numbers_text(open_places, words)
            lines = iter([words.text("gnadenlos-prompt-fill", gaps=text, count=len(open_places))])
        case "buy":
            lines = _prompt_buy(view, words)
        case "bid":
            lines = _prompt_bid(view, names, words)
        case "order":
            lines = iter([words.text("gnadenlos-prompt-order", notes=_laying(view, names, words))])
        case _:
            lines = _prompt_take(view, names, words)
    return "\n".join(lines)


def _prompt_adventurer(view: GnadenlosView, words: Words) -> Iterator[str]:
    """The event and what its numbers bring; to who has laid an adventurer, which it was."""
    player, hand = own_hand(view)
    if view.event is None:
        return
    event, zone = event_name(view.event, words), view.box.zone(player.field)
    if hand.laid is not None:
        yield words.text("gnadenlos-prompt-laid", event=event, adventurer=adventurer_name(hand.laid))
        return
    yield words.text(
        f"gnadenlos-prompt-adventurer-{view.event.kind}",
        event=event,
        larger=nuggets_text(view.event.larger, words),
        smaller=nuggets_text(view.event.smaller, words),
        winner=zone.winner if zone else 0,
        loser=zone.loser if zone else 0,
    )


def _prompt_buy(view: GnadenlosView, words: Words) -> Iterator[str]:
    player, _ = own_hand(view)
    field = field_text(player.field, view.box, words)
    yield words.text("gnadenlos-prompt-buy", nuggets=nuggets_text(player.nuggets, words), field=field)


def _prompt_bid(view: GnadenlosView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What is to be had, which sums are taken, and how near a payday is."""
    yield words.text("gnadenlos-prompt-bid-pairs" if has_pairs(view) else "gnadenlos-prompt-bid")
    yield from (f"- {_lot(lot, words)}" for lot in view.lots)
    bids = bids_text(view, names, words)
    yield words.text("gnadenlos-text-bids", bids=bids) if bids else words.text("gnadenlos-prompt-no-bid")
    if view.turn:
        yield words.text(
            "gnadenlos-prompt-market",
            full=view.full_rows,
            rows=len(view.players),
            notes=notes_to_payday(view),
        )


def _prompt_take(view: GnadenlosView, names: Sequence[str], words: Words) -> Iterator[str]:
    yield words.text("gnadenlos-prompt-take-pairs" if has_pairs(view) else "gnadenlos-prompt-take")
    if own_hand(view)[1].laying:
        yield words.text("gnadenlos-prompt-laying", notes=_laying(view, names, words))


def _laying(view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """G22: the viewer's bid in the order in which it will be laid."""
    return notes_text(own_hand(view)[1].laying, view.seat, names, words)


def bids_text(view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """The open bids, the highest first: "Ben 5, Anna 3"."""
    bids = [player.bid for player in view.players if player.bid is not None]
    return ", ".join(
        words.text("gnadenlos-bid-part-one", player=words.named(names, bid.seat), notes=bid.total)
        for bid in sorted(bids, key=lambda bid: -bid.total)
    )


def turn(view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """Whom the table waits for and for what, said to everybody."""
    if view.is_over:
        return words.text("gnadenlos-turn-over")
    players = words.listed([words.named(names, seat) for seat in view.asked])
    if view.asked_for is None or not players:
        return words.text("gnadenlos-turn-other", players=players or words.text("list-nothing"))
    is_pairs = view.asked_for == "take" and has_pairs(view)
    return words.text(f"gnadenlos-turn-{'take-pairs' if is_pairs else view.asked_for}", players=players)


def option_label(
    decision: AnyDecision, key: str, view: GnadenlosView, names: Sequence[str], words: Words
) -> str:
    """An option on a button, or in a menu."""
    return cut(_option(decision.name, key, view, names, words), LABEL)


def choice_label(
    decision: AnyDecision, key: str, view: GnadenlosView, names: Sequence[str], words: Words
) -> str:
    """An option for autocompletion: it says all without its group."""
    return cut(_option(decision.name, key, view, names, words), HINT)


def usual_label(decision: Subset, view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """G12: from which places the bot would fill the gaps."""
    places = ", ".join(str(place_number(key)) for key in decision.usual)
    return cut(words.text(f"gnadenlos-usual-{decision.name}", choice=places), LABEL)


def group_label(
    decision: AnyDecision, group: str, view: GnadenlosView, names: Sequence[str], words: Words
) -> str:
    """A group of options: a row of the market, "row-2"."""
    return words.text("gnadenlos-option-row", row=int(group.removeprefix("row-")))


def amount_label(
    decision: AnyDecision, amount: int | None, view: GnadenlosView, names: Sequence[str], words: Words
) -> str:
    """What so many nuggets buy, or None."""
    if amount is None:
        return words.text("gnadenlos-option-buy-nothing")
    return cut(words.text("gnadenlos-option-buy", nuggets=amount, field=_after(amount, view, words)), LABEL)


def option_hint(
    decision: AnyDecision, key: str, view: GnadenlosView, names: Sequence[str], words: Words
) -> str | None:
    """What an option would mean, where that is worth saying."""
    if decision.name == "adventurer":
        hint = _event_hint(view, words)
    elif decision.name in ("bid", "order"):
        hint = _note_hint(key, view, names, words)
    elif decision.name in ("steal", "fill"):
        row, column = row_and_column(key)
        hint = words.text("gnadenlos-hint-place", row=row, column=column)
    else:
        hint = ""
    return cut(hint, HINT) or None


def _event_hint(view: GnadenlosView, words: Words) -> str:
    """What the highest number brings at the event, and the lowest or next lower."""
    player, event = own_hand(view)[0], view.event
    if event is None:
        return ""
    zone = view.box.zone(player.field)
    return words.text(
        f"gnadenlos-hint-{event.kind}",
        larger=nuggets_text(event.larger, words),
        smaller=nuggets_text(event.smaller, words),
        winner=zone.winner if zone else 0,
        loser=zone.loser if zone else 0,
    )


def _note_hint(key: str, view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """Who would pay an IOU, if another."""
    note = note_of_key(key, own_hand(view)[0].seat)
    if note.colour == view.seat:
        return ""
    return words.text("gnadenlos-hint-payer", player=_short(names, note.colour, words))


def answer_text(
    decision: AnyDecision, answer: Answer, view: GnadenlosView, names: Sequence[str], words: Words
) -> str:
    """Confirms an answer to who gave it, with the view in which it was asked."""
    if answer is None:
        return words.text("gnadenlos-answer-buy-nothing")
    if isinstance(answer, int):
        field = _after(answer, view, words)
        return words.text("gnadenlos-answer-buy", nuggets=nuggets_text(answer, words), field=field)
    if isinstance(answer, str):
        what = lot_text(lot_of(view, answer), words, has_numbers=False)
        return words.text(f"gnadenlos-answer-{decision.name}", what=what)
    if decision.name == "steal":
        return words.text("gnadenlos-answer-steal", places=places_text(answer, words))
    if decision.name == "fill":
        return words.text("gnadenlos-answer-fill", moves=_moves(answer, view, words))
    notes = [note_of_key(key, own_hand(view)[0].seat) for key in answer]
    return words.text(
        f"gnadenlos-answer-{decision.name}",
        notes=notes_text(notes, view.seat, names, words),
        total=sum(note.worth for note in notes),
    )


def _short(names: Sequence[str], seat: Seat, words: Words) -> str:
    return cut(words.named(names, seat), _NAME)


def _after(amount: int, view: GnadenlosView, words: Words) -> str:
    """G16: where the active player's hat would stand."""
    return field_text(view.players[view.active].field + amount, view.box, words)


def _moves(answer: Sequence[str], view: GnadenlosView, words: Words) -> str:
    """G12: which places the gaps are filled from, in their order."""
    return moves_text(list(zip(map(place_number, answer), gaps(view), strict=False)), words)


def _option(name: str, key: str, view: GnadenlosView, names: Sequence[str], words: Words) -> str:
    """An option in full."""
    if name == "adventurer":
        kind = view.event.kind if view.event is not None else None
        return adventurer_text(view.box.adventurer(key), words, kind=kind, is_plain=True)
    if name == "take":
        return _lot(lot_of(view, key), words, is_plain=True)
    if name in ("bid", "order"):
        short = [_short(names, Seat(seat), words) for seat in range(len(names))]
        return note_text(note_of_key(key, own_hand(view)[0].seat), view.seat, short, words)
    return words.text("gnadenlos-option-place", number=place_number(key))


def _lot(lot: Sequence[Adventurer], words: Words, *, is_plain: bool = False) -> str:
    """What is to be had, with all numbers: named if there is room."""
    if len(lot) == 1:
        return adventurer_text(lot[0], words, is_plain=is_plain)
    return lot_text(lot, words, is_plain=is_plain)

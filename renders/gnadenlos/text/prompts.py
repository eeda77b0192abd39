"""What Gnadenlos! asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Subset
from engine.play.seats import clockwise
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import (
    adventurer_name,
    event_name,
    field_text,
    gaps,
    has_pairs,
    known_text,
    lot_in_full,
    notes_text,
    nuggets_text,
    numbers_text,
    place_number,
    ranges_text,
)
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import own_side


def prompt(decision: AnyDecision, reader: Reader[GnadenlosView]) -> str:
    """Tells the seat of the view what it must decide, what stands, and what it has, in one line."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.ADVENTURER:
            return _prompt_adventurer(view, words)
        case DecisionName.STEAL:
            count = decision.high if isinstance(decision, Subset) else 1
            kind = "may-steal" if isinstance(decision, Subset) and decision.low == 0 else "steal"
            return words.text(f"gnadenlos-prompt-{kind}", count=count)
        case DecisionName.FILL:
            open_places = gaps(view)
            text = numbers_text(open_places, words)
            return words.text("gnadenlos-prompt-fill", gaps=text, count=len(open_places))
        case DecisionName.BUY:
            return words.text(
                "gnadenlos-prompt-buy",
                nuggets=nuggets_text(view.own.nuggets, words),
                field=field_text(view.own.field, view.box, words),
                goal=view.box.first_of_goal,
            )
        case DecisionName.BID:
            kind = "bid-pairs" if has_pairs(view) else "bid"
            return words.text(
                f"gnadenlos-prompt-{kind}", bids=_sums(reader), notes=len(own_side(view)[1].notes)
            )
        case DecisionName.ORDER:
            return words.text("gnadenlos-prompt-order", notes=_laying(reader))
        case _:
            kind = "take-pairs" if has_pairs(view) else "take"
            return words.text(f"gnadenlos-prompt-{kind}", lots=len(view.lots), notes=_laying(reader))


def _prompt_adventurer(view: GnadenlosView, words: Words) -> str:
    """The event and what its numbers bring; for whoever has laid an adventurer, which one it was."""
    player, hand = own_side(view)
    if view.event is None:
        return ""
    event, zone = event_name(view.event, words), view.box.zone(player.field)
    if hand.laid is not None:
        return words.text("gnadenlos-prompt-laid", event=event, adventurer=adventurer_name(hand.laid))
    return words.text(
        f"gnadenlos-prompt-adventurer-{view.event.kind}",
        count=len(hand.adventurers),
        larger=nuggets_text(view.event.larger, words),
        smaller=view.event.smaller,
        winner=zone.winner if zone else 0,
        loser=zone.loser if zone else 0,
    )


def _sums(reader: Reader[GnadenlosView]) -> str:
    """The sums that were bid, from the active player on: "Ben 5, Anna 3"; whose IOUs they are made of is told
    beside the picture."""
    view, words = reader.view, reader.words
    said = [
        words.text("gnadenlos-bid-part", player=reader.name(seat), bid=bid.total)
        for seat in clockwise(view.active, len(view.players))
        if (bid := view.players[seat].bid) is not None
    ]
    return (
        words.text("gnadenlos-prompt-bids", bids=", ".join(said))
        if said
        else words.text("gnadenlos-prompt-no-bid")
    )


def choices_text(decision: AnyDecision, reader: Reader[GnadenlosView]) -> str:
    """What buttons do not say of the choices: who is bid for and the viewer's IOUs, or where the IOUs in the
    market lie."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.BID:
            lines = [*(lot_in_full(lot, words) for lot in view.lots), _ious(reader)]
        case DecisionName.STEAL | DecisionName.FILL if isinstance(decision, Subset):
            lines = places_lines(decision, reader)
        case _:
            lines = []
    return "\n".join(f"- {line}" for line in lines)


def _ious(reader: Reader[GnadenlosView]) -> str:
    notes = notes_text(own_side(reader.view)[1].notes, reader.view.seat, reader.names, reader.words)
    return reader.words.text("gnadenlos-choices-bid", notes=notes or reader.words.text("list-nothing"))


def places_lines(decision: Subset, reader: Reader[GnadenlosView]) -> list[str]:
    """G11, G12: the places to choose from, and which IOUs there the viewer has laid (G37)."""
    view, words = reader.view, reader.words
    numbers = [place_number(option.key) for option in decision.options]
    lines = [words.text("gnadenlos-choices-places", places=ranges_text(numbers, words))]
    if view.hand is not None and view.hand.known:
        known = known_text(view.hand.known, view.own.seat, reader.names, words)
        lines.append(words.text("gnadenlos-text-known", notes=known))
    return lines


def _laying(reader: Reader[GnadenlosView]) -> str:
    """G22: the viewer's bid in the order in which it will be laid."""
    return notes_text(own_side(reader.view)[1].laying, reader.view.seat, reader.names, reader.words)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whom the table waits for, and for what."""

    asked: tuple[Seat, ...]
    question: str | None


def turn_of(view: GnadenlosView) -> Turn:
    """What the sentence about a turn depends on."""
    is_pairs = view.asked_for == DecisionName.TAKE and has_pairs(view)
    return Turn(view.asked, "take-pairs" if is_pairs else view.asked_for)


def turn_said(what: Turn, names: Sequence[str], words: Words) -> str:
    """A turn as a sentence."""
    players = words.listed([words.named(names, seat) for seat in what.asked])
    if what.question is None or not players:
        return words.text("gnadenlos-turn-other", players=players or words.text("list-nobody"))
    return words.text(f"gnadenlos-turn-{what.question}", players=players)


def turn(reader: Reader[GnadenlosView]) -> str:
    """Tells everybody whom the table waits for and for what."""
    if reader.view.is_over:
        return reader.words.text("gnadenlos-turn-over")
    return turn_said(turn_of(reader.view), reader.names, reader.words)

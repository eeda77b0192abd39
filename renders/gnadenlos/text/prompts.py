"""What Gnadenlos! asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Subset
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import (
    adventurer_name,
    event_name,
    field_text,
    gaps,
    has_pairs,
    notes_text,
    nuggets_text,
    numbers_text,
)
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import own_side


def prompt(decision: AnyDecision, reader: Reader[GnadenlosView]) -> str:
    """Tells the seat of the view what it must decide, with what it should know for it; lots, bids, IOUs and
    the market are in the picture."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.ADVENTURER:
            lines = _prompt_adventurer(view, words)
        case DecisionName.STEAL:
            count = decision.high if isinstance(decision, Subset) else 1
            kind = "may-steal" if isinstance(decision, Subset) and decision.low == 0 else "steal"
            lines = iter([words.text(f"gnadenlos-prompt-{kind}", count=count)])
        case DecisionName.FILL:
            open_places = gaps(view)
            text = numbers_text(open_places, words)
            lines = iter([words.text("gnadenlos-prompt-fill", gaps=text, count=len(open_places))])
        case DecisionName.BUY:
            lines = _prompt_buy(view, words)
        case DecisionName.BID:
            kind = "bid-pairs" if has_pairs(view) else "bid"
            lines = iter([words.text(f"gnadenlos-prompt-{kind}")])
        case DecisionName.ORDER:
            lines = iter([words.text("gnadenlos-prompt-order", notes=_laying(reader))])
        case _:
            lines = _prompt_take(reader)
    return "\n".join(lines)


def _prompt_adventurer(view: GnadenlosView, words: Words) -> Iterator[str]:
    """The event and what its numbers bring; for whoever has laid an adventurer, which one it was."""
    player, hand = own_side(view)
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
    player = view.own
    field = field_text(player.field, view.box, words)
    yield words.text("gnadenlos-prompt-buy", nuggets=nuggets_text(player.nuggets, words), field=field)


def _prompt_take(reader: Reader[GnadenlosView]) -> Iterator[str]:
    yield reader.words.text(
        "gnadenlos-prompt-take-pairs" if has_pairs(reader.view) else "gnadenlos-prompt-take"
    )
    if own_side(reader.view)[1].laying:
        yield reader.words.text("gnadenlos-prompt-laying", notes=_laying(reader))


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
        return words.text("gnadenlos-turn-other", players=players or words.text("list-nothing"))
    return words.text(f"gnadenlos-turn-{what.question}", players=players)


def turn(reader: Reader[GnadenlosView]) -> str:
    """Tells everybody whom the table waits for and for what."""
    if reader.view.is_over:
        return reader.words.text("gnadenlos-turn-over")
    return turn_said(turn_of(reader.view), reader.names, reader.words)

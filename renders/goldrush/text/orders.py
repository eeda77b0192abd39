"""What a seat of Goldrush may say ahead, in words: journeys over several turns, and to claim always.

Knows views, decisions and how many turns roads take, never a state or a rule.
"""

from collections.abc import Sequence
from functools import reduce

from engine.games.goldrush.cards import SENT_TO
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.journeys import turns_from
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.orders import ROB, end_of, is_again, legs_of, robs
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Answer
from renders.face import AnyDecision
from renders.goldrush.text.labels import note_text, place_text, sent_text
from renders.language.catalogues import Words
from renders.reader import Reader


def order_label(ahead: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """A journey, whether one has just moved or not; or to claim always."""
    return reader.words.text(f"goldrush-order-{ahead.name}")


def order_prompt(ahead: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """Asks what the seat says ahead. When it is asked all the same, it reads once it has said something."""
    words = reader.words
    return words.text(f"goldrush-order-prompt-{ahead.name}", rob=words.text("goldrush-order-rob"))


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[GoldrushView]) -> str:
    """What will happen, to whoever has said it."""
    words, legs = reader.words, legs_of(said)
    if ahead.name != DecisionName.MOVE:
        return words.text(f"goldrush-order-said-{ahead.name}")
    asked = words.text("goldrush-order-asked-robbing" if robs(said) else "goldrush-order-asked")
    if not legs:
        return words.text("goldrush-order-said-rob", asked=asked)
    to = _way_text(legs, words)
    return words.text("goldrush-order-said-move", to=to, robs="yes" if robs(said) else "no", asked=asked)


def _way_text(legs: Sequence[str], words: Words) -> str:
    """Where a journey leads, leg by leg: "to the Registry, then to the Bank"."""
    first, *others = (_leg_text(leg, words) for leg in legs)
    return reduce(lambda way, leg: words.text("goldrush-order-then", way=way, leg=leg), others, first)


def _leg_text(leg: str, words: Words) -> str:
    to = place_text(end_of(leg), words, "to")
    return words.text("goldrush-order-back", to=to) if is_again(leg) else to


def goal_text(ahead: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str:
    """Where a journey leads: a square with what the traveller knows of it, an instruction point with where it
    sends them; and whether that is back to where they are."""
    view, words = reader.view, reader.words
    if ahead.name != DecisionName.MOVE:
        return order_label(ahead, reader)
    if key == ROB:
        return words.text("goldrush-order-rob")
    end = end_of(key)
    label = place_text(end, words)
    if end in SENT_TO:
        return sent_text(label, end, words)
    note = note_text(end, view, words) if LAND.places[end].terrain is Terrain.SQUARE else ""
    label = words.text("goldrush-option-noted", label=label, note=note) if note else label
    return words.text("goldrush-order-option-again", label=label) if is_again(key) else label


def goal_hint(ahead: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str | None:
    """About how long a journey takes."""
    if ahead.name != DecisionName.MOVE or key == ROB or is_again(key):
        return None
    return reader.words.text(
        "goldrush-order-turns", turns=max(1, round(turns_from(reader.view.own.place, key)))
    )


def group_label(decision: AnyDecision, group: str, reader: Reader[GoldrushView]) -> str:
    """Where the goals of a menu are."""
    return reader.words.text(f"goldrush-group-{group}")

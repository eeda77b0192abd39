"""What a seat of Goldrush may say ahead, in words: journeys over several turns, and to claim always.

Knows views, decisions and how many turns roads take, never a state or a rule.
"""

from engine.games.goldrush.cards import SENT_TO
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.journeys import turns_from
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Answer
from renders.face import AnyDecision
from renders.goldrush.text.labels import note_text, place_text, sent_text
from renders.reader import Reader


def order_label(ahead: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """A journey, whether one has just moved or not; or to claim always."""
    return reader.words.text(f"goldrush-order-{ahead.name}")


def order_prompt(ahead: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """What may be said ahead, and when the seat is asked all the same."""
    words = reader.words
    return words.text(f"goldrush-order-prompt-{ahead.name}", asked=words.text("goldrush-order-asked"))


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[GoldrushView]) -> str:
    """What will happen, to whoever has said it."""
    words = reader.words
    to = place_text(str(said), words, "to") if ahead.name == DecisionName.MOVE else ""
    return words.text(f"goldrush-order-said-{ahead.name}", to=to, asked=words.text("goldrush-order-asked"))


def goal_text(ahead: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str:
    """Where a journey leads: a square with what the traveller knows of it, an instruction point with where it
    sends them."""
    view, words = reader.view, reader.words
    if ahead.name != DecisionName.MOVE:
        return order_label(ahead, reader)
    label = place_text(key, words)
    if key in SENT_TO:
        return sent_text(label, key, words)
    note = note_text(key, view, words) if LAND.places[key].terrain is Terrain.SQUARE else ""
    return words.text("goldrush-option-noted", label=label, note=note) if note else label


def goal_hint(ahead: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str | None:
    """About how long a journey takes."""
    if ahead.name != DecisionName.MOVE:
        return None
    return reader.words.text(
        "goldrush-order-turns", turns=max(1, round(turns_from(reader.view.own.place, key)))
    )


def group_label(decision: AnyDecision, group: str, reader: Reader[GoldrushView]) -> str:
    """Where the goals of a menu are."""
    return reader.words.text(f"goldrush-group-{group}")

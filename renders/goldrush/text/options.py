"""Goldrush's decisions in words: labels, hints and confirmations.

Knows views and decisions, never a state or a rule; it keeps to Discord's limits, but knows none of its
widgets.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.goldrush.cards import CLAIM, KEEP, NOTHING, SENT_TO, Card, back_of, duel_of
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.moving import Move
from engine.games.goldrush.orders import is_ahead
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Answer
from renders.face import AnyDecision, Style
from renders.goldrush.text.distances import distances_text
from renders.goldrush.text.labels import (
    asked_player,
    called,
    known_to,
    letter,
    note_text,
    place_text,
    sent_text,
    squares_text,
)
from renders.goldrush.text.orders import goal_hint, goal_text
from renders.goldrush.text.outcomes import ahead, does_something, in_full
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut
from renders.reader import Reader

_RIVAL: Final = 14
"""The most characters of a name on a numbered button: two of these stand side by side on a phone."""
_OWNER: Final = 32
"""The most characters of a name on a button that has a row for itself: no name in Discord is longer."""


def option(decision: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str:
    """An option in full, for buttons, menus and autocompletion."""
    words = reader.words
    if is_ahead(decision):
        return goal_text(decision, key, reader)
    match decision.name:
        case DecisionName.MOVE:
            return _move(key, reader)
        case DecisionName.CLAIM:
            return _claim(key, reader)
        case DecisionName.WITHDRAW:
            if key == KEEP:
                return words.text("goldrush-option-keep")
            return words.text("goldrush-option-withdraw", squares=squares_text(back_of(key), words))
        case DecisionName.ASSAY:
            if key == NOTHING:
                return words.text("goldrush-option-nothing")
            return words.text("goldrush-option-assay", square=letter(key))
        case _:
            return place_text(key, words)


def _move(key: str, reader: Reader[GoldrushView]) -> str:
    """R2: a move by its number on the picture. A move to an instruction point says where that sends the
    mover; the mover also reads what they know of its end."""
    words = reader.words
    number, move = next((at, each) for at, each in enumerate(reader.view.moves, 1) if each.key == key)
    label = move_label(number, move, called(reader, limit=_RIVAL), words)
    if move.rival is not None:
        return label
    if move.place in SENT_TO:
        return sent_text(label, move.place, words)
    note = note_text(move.place, reader.view, words) if reader.view.seat in reader.view.asked else ""
    return words.text("goldrush-option-noted", label=label, note=note) if note else label


def choice_label(decision: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str:
    """An option for autocompletion: of a move also what is there and how far it is to what matters, because
    beside a suggestion there is nothing else to read."""
    if is_ahead(decision):
        return cut(option(decision, key, reader), HINT)
    words, view = reader.words, reader.view
    match decision.name:
        case DecisionName.MOVE:
            number, move = next((at, each) for at, each in enumerate(view.moves, 1) if each.key == key)
            shown = reader.calling(called(reader, limit=_RIVAL))
            label, meaning = move_text(number, move, shown.names, words), in_full(move, shown)
        case DecisionName.CREEK:
            label, meaning = place_text(key, words), distances_text(key, view, words)
        case _:
            label, meaning = option(decision, key, reader), ""
    return cut(with_meaning(label, meaning, words), HINT)


def with_meaning(label: str, meaning: str, words: Words) -> str:
    """An option, and what it would mean, if there is anything to say."""
    return words.text("goldrush-choices-move", label=label, meaning=meaning) if meaning else label


def button_label(decision: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str:
    """An option on a button, where the rest is said above it."""
    return cut(option(decision, key, reader), LABEL)


def move_text(number: int, move: Move, shown: Sequence[str], words: Words, *, is_bold: bool = False) -> str:
    """A move by its number in a sentence, as everybody may read it."""
    place = place_text(move.place, words, "short")
    shown_number = f"**{number}**" if is_bold else str(number)
    if move.rival is None:
        return words.text("goldrush-listed-move", number=shown_number, place=place)
    return words.text("goldrush-listed-duel", number=shown_number, player=shown[move.rival], place=place)


def move_label(number: int, move: Move, shown: Sequence[str], words: Words) -> str:
    """A move by its number, as everybody may read it."""
    place = place_text(move.place, words)
    if move.rival is None:
        return words.text("goldrush-option-move", number=number, place=place)
    return words.text("goldrush-option-duel", number=number, player=shown[move.rival], place=place)


def _claim(key: str, reader: Reader[GoldrushView]) -> str:
    """R5, R7: to lay a claim, and whether that would be a bluff."""
    view = reader.view
    square = asked_player(view).place
    owner = view.claimant(square)
    kind = "claim" if key == CLAIM else "leave"
    card = known_to(view, square, view.asked[0])
    if owner is not None:
        player = reader.name(owner, _OWNER)
        is_bluff = "yes" if card is Card.NO_GOLD else "no"
        return reader.words.text(f"goldrush-option-{kind}-taken", player=player, is_bluff=is_bluff)
    return reader.words.text(f"goldrush-option-{kind}", is_bluff="yes" if card is Card.NO_GOLD else "no")


def option_hint(decision: AnyDecision, key: str, reader: Reader[GoldrushView]) -> str | None:
    """What an option would mean; None if that is not worth saying."""
    if is_ahead(decision):
        return goal_hint(decision, key, reader)
    if decision.name != DecisionName.MOVE:
        return None
    move = next(each for each in reader.view.moves if each.key == key)
    shown = called(reader, limit=_RIVAL)
    return cut(ahead(move, reader.calling(shown)), HINT) or None


def style(decision: AnyDecision, key: str, view: GoldrushView) -> Style:
    """R2: a move is blue if to end there does something: a duel, or any place but a circle of the road."""
    if decision.name != DecisionName.MOVE or is_ahead(decision):
        return "secondary"
    move = next(each for each in view.moves if each.key == key)
    return "primary" if move.rival is not None or does_something(move.place) else "secondary"


def answer_text(decision: AnyDecision, answer: Answer, reader: Reader[GoldrushView]) -> str:
    """Confirms an answer to whoever gave it, with the view in which it was asked."""
    words = reader.words
    key = str(answer)
    match decision.name:
        case DecisionName.MOVE if (rival := duel_of(key)) is not None:
            return words.text("goldrush-answer-duel", player=reader.name(rival))
        case DecisionName.MOVE:
            return words.text("goldrush-answer-move", to=place_text(key, words, "to"))
        case DecisionName.CLAIM:
            at = place_text(asked_player(reader.view).place, words, "at")
            return words.text(f"goldrush-answer-{key}", at=at)
        case DecisionName.WITHDRAW if key != KEEP:
            back = back_of(key)
            squares = squares_text(back, words)
            return words.text("goldrush-answer-withdraw", squares=squares, count=len(back))
        case DecisionName.ASSAY if key != NOTHING:
            return words.text("goldrush-answer-assay", square=letter(key))
        case DecisionName.CREEK:
            return words.text("goldrush-answer-move", to=place_text(key, words, "to"))
        case _:
            return words.text(f"goldrush-answer-{key}")

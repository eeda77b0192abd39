"""Autocompletion of answers: the legal answers to a question that fit what somebody has typed so far.

It must not know the commands, nor the session's front door.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from discord import app_commands

from cogs.parts.controls import Showing, numbered_key, told_apart
from cogs.parts.readers import label_names
from engine.folding import folded, is_in
from engine.play.decisions import PASS, Amount, Subset, as_text, key_of
from engine.sessions.positions import Asked
from renders.face import AnyFace
from renders.language.catalogues import HINT, Words
from renders.language.names import cut
from renders.language.player_names import unsigned
from renders.reader import Reader


def choices(asked: Asked, face: AnyFace, typed: str, words: Words) -> Iterator[app_commands.Choice[str]]:
    """The legal answers whose label or text contains what was typed. First comes the option that pictures
    mark with that number, then those whose label begins with it. There can be far more than Discord shows."""
    reader = Reader(asked.view, label_names(asked.session, words), words)
    decision = asked.decision
    if isinstance(decision, Subset):
        yield from _usual_choice(decision, face, typed, reader)
        yield from _no_choice(decision, face, typed, reader)
        yield from _next_choices(decision, lambda key: face.choice_label(decision, key, reader), typed, words)
        return
    wanted = folded(typed)
    found: Iterator[tuple[str, str]] | list[tuple[str, str]] = (
        (text, label)
        for text, label in _labelled(asked, face, reader)
        if is_in(typed, label) or is_in(typed, text)
    )
    if wanted:
        marked = None if asked.is_ahead else numbered_key(decision, typed, Showing(face, reader))
        found = sorted(found, key=lambda one: (one[0] != marked, not _begins(one[1], wanted)))
    for text, label in found:
        yield app_commands.Choice(name=cut(label, HINT), value=text)


def _labelled(asked: Asked, face: AnyFace, reader: Reader[Any]) -> Iterator[tuple[str, str]]:
    """All legal answers as pairs of a text and its label."""
    decision = asked.decision
    if isinstance(decision, Amount):
        label = face.limit_label if asked.is_ahead else face.amount_label
        for answer in decision.legal():
            yield as_text(answer), label(decision, answer, reader)
        return
    texts = [as_text(answer) for answer in decision.legal()]
    labels = [face.choice_label(decision, text, reader) for text in texts]
    yield from zip(texts, told_apart(labels, HINT), strict=True)


def _usual_choice(
    decision: Subset, face: AnyFace, typed: str, reader: Reader[Any]
) -> Iterator[app_commands.Choice[str]]:
    """The usual answer, if there is one and it begins with what was typed, but is longer."""
    value, begun = as_text(decision.usual), folded(typed.replace(",", " "))
    if not decision.usual or not value.startswith(begun) or value == begun or len(value) > HINT:
        return
    label = face.several_label(decision, decision.usual, reader)
    yield app_commands.Choice(name=cut(label, HINT), value=value)


def _no_choice(
    decision: Subset, face: AnyFace, typed: str, reader: Reader[Any]
) -> Iterator[app_commands.Choice[str]]:
    """To choose nothing, where that is an answer and fits what was typed."""
    if decision.low:
        return
    label = face.none_label(decision, reader)
    if is_in(typed, label) or is_in(typed, PASS):
        yield app_commands.Choice(name=cut(label, HINT), value=PASS)


def _next_choices(
    decision: Subset, label: Callable[[str], str], typed: str, words: Words
) -> Iterator[app_commands.Choice[str]]:
    """The options chosen so far, if they are an answer. Then the same with the last one replaced by an option
    whose key begins like it. Then the same with each option that can come next on the way to an answer. It
    never lists all combinations: there may be millions."""
    parts = typed.replace(",", " ").split()
    chosen = _begun(decision, parts)
    wanted = " ".join(parts[len(chosen) :])
    offered = [chosen] if not wanted and decision.why_not(chosen) is None else []
    if chosen and not wanted and not typed.endswith((" ", ",")):
        *before, last = chosen
        others = (option.key for option in decision.next_options(before))
        offered += [[*before, key] for key in others if key.startswith(last) and key != last]
    nexts = (option.key for option in decision.next_options(chosen))
    offered += [[*chosen, key] for key in nexts if is_in(wanted, key) or is_in(wanted, label(key))]
    for answer in offered:
        value = as_text(tuple(answer))
        if answer and len(value) <= HINT:
            yield app_commands.Choice(name=_choice_name(decision, answer, label, words), value=value)


def _begun(decision: Subset, parts: Sequence[str]) -> list[str]:
    """The keys of the typed parts, up to the first part that cannot go on towards an answer."""
    chosen: list[str] = []
    for part in parts:
        options = decision.next_options(chosen)
        key = key_of(part, options)
        if key not in [option.key for option in options]:
            break
        chosen.append(key)
    return chosen


def _begins(label: str, wanted: str) -> bool:
    """Whether a label begins with a folded text; a player's mark in front of their name does not count."""
    return folded(unsigned(label)).startswith(wanted)


def _choice_name(decision: Subset, answer: Sequence[str], label: Callable[[str], str], words: Words) -> str:
    """The name of a choice in a list, with its sum if the decision has sums."""
    labels = ", ".join(map(label, answer))
    if not decision.has_sums():
        return cut(labels, HINT)
    return words.text("choice-sum", choice=cut(labels, HINT - 20), sum=decision.sum_of(answer))

"""What somebody types as an answer, in the words that they are shown: labels, printed numbers and keys.

It reads only what the decision offers now, and only what can be told for sure. Everything else stays as it
was typed, and the decision itself refuses it. It must not know sessions.
"""

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from cogs.parts.controls import DIGITS, Showing, is_numbered, told_apart
from engine.folding import folded, is_in
from engine.play.decisions import PASS, Amount, Answer, Decision, Pick, Subset, as_text, is_pass, key_of
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.player_names import SEAT_SIGNS

FEW: Final = 8
"""A refusal names at most this many options."""
_LONGEST: Final = 400
"""Whoever types more characters names nothing that is offered."""
_MOST_WAYS: Final = 200
"""The most ways to take a text apart that are looked at; what people type has a few."""
_SIGNS: Final = str.maketrans({"·": " ", "→": "->", "–": "-", "—": "-", "−": "-", "‑": "-", "…": "..."})
"""What labels have and keyboards lack."""
_MARKED: Final = re.compile(rf"[{SEAT_SIGNS}] ")
_NUMBERED: Final = re.compile(r"\d+\b[ .:]*")
_REMARK: Final = re.compile(r" · |[:;] ")
"""What parts a thing in a label from what is said of it: "Old Zeke · gold 6", "Step 14: pays you"."""
_NUMBER: Final = re.compile(r"\d+")
_RAISED: Final = frozenset("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉")
"""Digits that number nothing, although they are the same as others once they are folded."""
_APART: Final = " ,;+&"
BEGINNING: Final = 2
CONTAINED: Final = 3
"""How well what is left of a text fits an option (`Names.fits`)."""

Keys: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take a text apart: the keys of the names it begins with, and what is left of it."""

    keys: Keys
    rest: str
    names: int
    """How many names the keys came from: the name of a whole answer has several."""


class Names:
    """What the options of a decision are called, and its whole answers that the face offers. Of equal names
    the printed number counts first, then the key, then what suggestions say, then any other label, and what
    stands in a label before a remark."""

    def __init__(self, decision: Pick | Subset, showing: Showing, *, is_ahead: bool) -> None:
        face, reader = showing.face, showing.reader
        self.decision, self.words = decision, showing.words
        keys = [option.key for option in decision.options]
        shown = told_apart([face.choice_label(decision, key, reader) for key in keys], HINT)
        self.labels: Mapping[str, str] = dict(zip(keys, shown, strict=True))
        self.whole: Mapping[Keys, str] = {}
        """By their keys, the whole answers that the face offers, as a suggestion says them."""
        if isinstance(decision, Subset):
            self.whole = _whole(decision, showing, is_ahead=is_ahead)
        self._numbers = _numbers(decision, self.labels, showing, is_ahead=is_ahead)
        self._meanings: dict[str, tuple[Keys, ...]] = {}
        self._add(*((number, (key,)) for number, key in self._numbers.items()))
        self._add(*((key, (key,)) for key in keys))
        said: list[tuple[str, Keys]] = [(label, (key,)) for key, label in self.labels.items()]
        said += [(label, answer) for answer, label in self.whole.items()]
        self._add(*said)
        others: list[tuple[str, Keys]]
        others = [(name, (key,)) for key in keys for name in _other_labels(decision, key, showing)]
        for key, label in self.labels.items():
            bare = _NUMBERED.sub("", label, count=1) if self._numbers else label
            head = _REMARK.split(bare, maxsplit=1)[0]
            others += [(bare, (key,)), *([] if head.isdecimal() else [(head, (key,))])]
        self._add(*others, *((without_marks(name), means) for name, means in (*said, *others)))

    def _add(self, *names: tuple[str, Keys]) -> None:
        """More names, as far as they do not mean something already."""
        new: dict[str, dict[Keys, None]] = {}
        for name, keys in names:
            if (said := plain(name)) and said not in self._meanings:
                new.setdefault(said, {})[keys] = None
        self._meanings.update({said: tuple(meant) for said, meant in new.items()})

    def numbered(self, typed: str) -> str | None:
        """The key of the option that pictures mark with the number that was typed; None if there is none."""
        number = typed.strip()
        is_short = number.isdecimal() and len(number) <= DIGITS
        return self._numbers.get(str(int(number))) if is_short else None

    def meant(self, typed: str) -> Sequence[Keys]:
        """All that a text can mean as the name of one thing, or of one whole answer."""
        return self._meanings.get(plain(typed).strip(_APART), ())

    def fits(self, rest: str) -> dict[str, int]:
        """How well the options' names fit what is left of a text, by key: 0 if what a suggestion says begins
        with it, 1 if another name does, `BEGINNING` if the key does, `CONTAINED` if a suggestion contains it.
        Options that do not fit are left out."""
        wanted = rest.strip(_APART)
        beginning = {keys[0] for name in self._meanings if name.startswith(rest) for keys in self._of(name)}
        found = {}
        for key, label in self.labels.items():
            if plain(without_marks(label)).startswith(rest) or plain(label).startswith(rest):
                found[key] = 0
            elif key in beginning:
                found[key] = BEGINNING if folded(key).startswith(rest) else 1
            elif is_in(wanted, label):
                found[key] = CONTAINED
        return found

    def _of(self, name: str) -> Iterator[Keys]:
        """The single options that a name means."""
        return (keys for keys in self._meanings[name] if len(keys) == 1)

    def ways(self, typed: str) -> list[Way]:
        """The ways to take a text apart into names, and what is left each time; first the whole text that is
        left. Names are parted by spaces, commas or an "and"; what a suggestion says of its sum is no name."""
        text = plain(typed)
        if len(text) > _LONGEST:
            return [Way((), text, 0)]
        gap = _gap(self.words)
        found: dict[tuple[Keys, int], int] = {}
        todo: list[tuple[Keys, int, int]] = [((), _end(gap, text, 0), 0)]
        for keys, at, names in todo:
            if (keys, at) in found or len(found) >= _MOST_WAYS:
                continue
            found[keys, at] = names
            for name, meanings in self._meanings.items():
                end = at + len(name)
                if text.startswith(name, at) and (end == len(text) or text[end] in f"{_APART}("):
                    todo += [((*keys, *more), _end(gap, text, end), names + 1) for more in meanings]
        return [Way(keys, text[at:], names) for (keys, at), names in found.items()]


@functools.lru_cache(maxsize=2_048)
def plain(text: str) -> str:
    """A text as it is compared: folded, with the signs that keyboards have. A space at its end stays, because
    a word has ended there."""
    said = " ".join(folded(text.translate(_SIGNS)).split())
    return f"{said} " if said and text[-1:].isspace() else said


def without_marks(label: str) -> str:
    """A label without the players' marks in front of their names."""
    return _MARKED.sub("", label)


def canonical(decision: Decision[Answer], typed: str, showing: Showing, *, is_ahead: bool) -> str:
    """The answer that somebody typed, as the decision's `read` takes it. The text itself if it can be told in
    no way, or in several."""
    if isinstance(decision, Amount):
        return _amount(decision, typed, showing, is_ahead=is_ahead)
    if not isinstance(decision, Pick | Subset) or not set(typed).isdisjoint(_RAISED):
        return typed
    keys = {option.key for option in decision.options}
    if isinstance(decision, Pick):
        is_key = key_of(typed, decision.options) in keys
        if is_key and not is_numbered(decision.name, showing.face):
            return typed
        names = Names(decision, showing, is_ahead=is_ahead)
        if (number := names.numbered(typed)) is not None:
            return number
        meant = () if is_key else names.meant(typed)
        return as_text(*meant) if len(meant) == 1 else typed
    if decision.low == 0 and _is_none(decision, typed, showing):
        return PASS
    if all(key_of(part, decision.options) in keys for part in typed.replace(",", " ").split()):
        return typed
    return _several(decision, Names(decision, showing, is_ahead=is_ahead), typed)


def _several(decision: Subset, names: Names, typed: str) -> str:
    """What names a text has: as few names as it takes, and rather an answer than no answer."""
    told = [way for way in names.ways(typed) if way.keys and not way.rest]
    legal = [way for way in told if decision.why_not(way.keys) is None] or told
    fewest = min((way.names for way in legal), default=0)
    answers = dict.fromkeys(way.keys for way in legal if way.names == fewest)
    return as_text(*answers) if len(answers) == 1 else typed


def _is_none(decision: Subset, typed: str, showing: Showing) -> bool:
    """Whether somebody types that they choose nothing."""
    label = showing.face.none_label(decision, showing.reader)
    return _is_pass(typed, showing.words) or plain(typed).strip() == plain(label)


def _is_pass(typed: str, words: Words) -> bool:
    """Whether somebody types that they pass, in their language or as in every language."""
    return is_pass(typed) or folded(typed.strip()) in words.text("typed-pass").split(", ")


def _amount(decision: Amount, typed: str, showing: Showing, *, is_ahead: bool) -> str:
    """An amount as its button says it: "4 gold"; or to pass, in words."""
    if _is_pass(typed, showing.words):
        return PASS
    label = showing.face.limit_label if is_ahead else showing.face.amount_label
    numbers = [int(number) for number in _NUMBER.findall(typed[:_LONGEST]) if len(number) < 10]
    amounts = [number for number in dict.fromkeys(numbers) if number in decision.amounts()]
    answers: list[int | None] = [*amounts, *([None] if decision.may_pass else [])]
    said, reader = plain(typed).strip(), showing.reader
    meant = [answer for answer in answers if plain(label(decision, answer, reader)) == said]
    return as_text(meant[0]) if len(meant) == 1 else typed


class Fitting(NamedTuple):
    """The labels of a few options, and whether a text could mean each of them."""

    labels: Sequence[str] = ()
    could_be: bool = False


def fitting(decision: Decision[Answer], typed: str, showing: Showing, *, is_ahead: bool) -> Fitting:
    """The few options that a text could mean; all options if it means none and they are few; else none."""
    if not isinstance(decision, Pick | Subset):
        return Fitting()
    names = Names(decision, showing, is_ahead=is_ahead)
    rest = min((way.rest for way in names.ways(typed)), key=len).strip(_APART)
    could = [key for key in names.labels if (key,) in names.meant(typed)]
    could = could or [key for key, label in names.labels.items() if rest and f" {rest}" in f" {plain(label)}"]
    found = could or list(names.labels)
    return Fitting([names.labels[key] for key in found], bool(could)) if len(found) <= FEW else Fitting()


def _numbers(
    decision: Pick | Subset, labels: Mapping[str, str], showing: Showing, *, is_ahead: bool
) -> dict[str, str]:
    """By their printed numbers, the keys of the options that have one. What is said ahead may be far from all
    that pictures number now, so only numbers that are in the keys count there."""
    face, name = showing.face, decision.name
    if (before := face.by_number.get(name)) is not None:
        return {
            key.removeprefix(before): key
            for key in labels
            if key.startswith(before) and key.removeprefix(before).isdecimal()
        }
    if name not in face.numbered or is_ahead:
        return {}
    found: dict[str, str] = {}
    for key, label in labels.items():
        if label and (number := label.split(maxsplit=1)[0]).isdecimal():
            found.setdefault(number, key)
    return found


def _other_labels(decision: Pick | Subset, key: str, showing: Showing) -> Iterator[str]:
    """What else an option is called on buttons, in menus and by its game."""
    face, reader = showing.face, showing.reader
    yield face.option_label(decision, key, reader)
    yield face.button_label(decision, key, reader)
    yield from face.other_names(decision, key, reader)


def _whole(decision: Subset, showing: Showing, *, is_ahead: bool) -> dict[Keys, str]:
    """The whole answers that the face offers, by their keys; of what is said ahead only the usual one."""
    face, reader = showing.face, showing.reader
    likely: Sequence[Answer] = (decision.usual,) if decision.usual else ()
    if not is_ahead:
        likely = [*face.likely_answers(decision, reader.view), *face.further_answers(decision, reader.view)]
    answers = [answer for answer in dict.fromkeys(likely) if isinstance(answer, tuple) and answer]
    labels = told_apart([face.several_label(decision, answer, reader) for answer in answers], LABEL)
    return dict(zip(answers, labels, strict=True))


@functools.lru_cache(maxsize=16)
def _gap(words: Words) -> re.Pattern[str]:
    """What may stand between two names: signs, an "and", and what suggestions say of a choice in brackets."""
    said = [
        words.text(message, choice="", sum=0, count=0)
        for message in ("choice-sum", "choice-taken", "choice-more")
    ]
    notes = [re.escape(plain(each).strip()).replace("0", r"\d+") for each in said]
    last = plain(words.listed(["0", "0"])).replace("0", "").strip()
    return re.compile("|".join((f"[{_APART}]+", *notes, rf"\b{re.escape(last)}\b")))


def _end(gap: re.Pattern[str], text: str, at: int) -> int:
    """Where the next name begins."""
    while found := gap.match(text, at):
        at = found.end()
    return at

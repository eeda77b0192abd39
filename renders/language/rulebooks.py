"""The rules of a game, or of leagues, as people read them: chapters of numbered rules, their words, and the
search in them.

Knows only the numbers; what a rule says is in the catalogue `<game>-rules`. Knows no game and nothing of
Discord.
"""

import re
import string
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.folding import folded, without_digraphs
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut

_NUMBER: Final = re.compile(r"(?:\D*[\s.#])?([a-z]?)0*(\d+)")
"""How people type a rule's number: "B7", "b07", "7", "rule 7"."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: "B5"."""

    game: str
    """The game in code, or the name of the book."""
    key: str
    chapter: str

    @property
    def number(self) -> int:
        return int(self.key.lstrip(string.ascii_uppercase))

    @property
    def message_id(self) -> str:
        return f"{self.game}-rule-{self.key.lower()}"

    def title(self, words: Words) -> str:
        return words.text(f"{self.message_id}-title")

    def body(self, words: Words) -> str:
        return words.text(self.message_id)

    def text(self, words: Words) -> str:
        """The whole rule as markdown."""
        heading = words.text("rules-rule", rule=self.key, title=self.title(words))
        return f"{heading}\n{self.body(words)}"

    def label(self, words: Words) -> str:
        """The rule in a list: at most 80 characters."""
        return cut(words.text("rules-label", rule=self.key, title=self.title(words)), LABEL)


class Book(Protocol):
    """What has rules to read: a game's face, or a `RuleBook` of something else."""

    @property
    def name(self) -> str:
        """What its messages begin with."""

    @property
    def rules(self) -> Sequence[Rule]:
        """By chapter, in the order of reading."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """Rules that are not those of a game."""

    name: str
    rules: Sequence[Rule]


def numbered(game: str, letter: str, chapters: Sequence[tuple[str, Iterable[int]]]) -> tuple[Rule, ...]:
    """Rules in the order of reading; `chapters` has each chapter with the numbers of its rules."""
    return tuple(
        Rule(game, f"{letter}{number}", chapter) for chapter, numbers in chapters for number in numbers
    )


def chapters(rules: Sequence[Rule]) -> dict[str, list[Rule]]:
    """The rules by chapter, in order."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.chapter, []).append(rule)
    return found


def chapter_name(game: str, chapter: str, words: Words) -> str:
    """What a chapter is called: "The auction"."""
    return words.text(f"{game}-chapter-{chapter}")


def chapter_label(rules: Sequence[Rule], words: Words) -> str:
    """A chapter and which rules it has: "The auction (B4–B7)", "The bids (G18–G22, G29)"."""
    chapter = chapter_name(rules[0].game, rules[0].chapter, words)
    runs = [
        run[0].key if len(run) == 1 else words.text("rules-run", first=run[0].key, last=run[-1].key)
        for run in _runs(rules)
    ]
    return cut(words.text("rules-chapter", chapter=chapter, rules=", ".join(runs)), HINT)


def _runs(rules: Sequence[Rule]) -> list[list[Rule]]:
    """Rules in as few parts as possible, each with consecutive numbers."""
    runs: list[list[Rule]] = []
    for rule in rules:
        if runs and rule.number == runs[-1][-1].number + 1:
            runs[-1].append(rule)
        else:
            runs.append([rule])
    return runs


def overview(game: str, words: Words, *, command: str) -> list[str]:
    """How the game goes in a few lines, with a heading before them and how to find more after them."""
    title = words.text("rules-title", game=words.text(f"{game}-name"))
    how = words.text("rules-how", command=command)
    return [title, words.text(f"{game}-rules-overview"), how]


def search(rules: Sequence[Rule], typed: str, words: Words) -> list[Rule]:
    """The rules that a text may mean, the best first: by number, by title, by what they say. All rules if
    there is no text."""
    wanted = folded(typed)
    if not wanted:
        return list(rules)
    found = _matching(rules, wanted, words)
    return found or _matching(rules, without_digraphs(wanted), words)


def _matching(rules: Sequence[Rule], wanted: str, words: Words) -> list[Rule]:
    rated = [(_rank(rule, wanted, words), place, rule) for place, rule in enumerate(rules)]
    return [rule for rank, _, rule in sorted((r for r in rated if r[0] is not None), key=lambda r: r[:2])]


def _rank(rule: Rule, wanted: str, words: Words) -> int | None:
    """How well a rule fits: 0 is best, None not at all."""
    number = _NUMBER.fullmatch(wanted)
    if number is not None:
        return _rank_of_number(rule.key.lower(), number[1], number[2])
    title, body = folded(rule.title(words)), folded(rule.body(words))
    return next((rank for rank, fits in enumerate(_ways(title, body, wanted), 1) if fits), None)


def _rank_of_number(key: str, letter: str, digits: str) -> int | None:
    number = key.lstrip("abcdefghijklmnopqrstuvwxyz")
    if letter and not key.startswith(letter):
        return None
    if number == digits:
        return 0
    return 1 if number.startswith(digits) else None


def _ways(title: str, body: str, wanted: str) -> Iterator[bool]:
    """The ways in which a text can be in a rule, the best first."""
    pieces = wanted.split()
    yield title.startswith(wanted)
    yield _begins_word(title, wanted)
    yield all(_begins_word(title, piece) for piece in pieces)
    yield all(piece in title for piece in pieces)
    yield _begins_word(body, wanted)
    yield all(_begins_word(f"{title} {body}", piece) for piece in pieces)
    yield all(piece in f"{title} {body}" for piece in pieces)


def _begins_word(text: str, wanted: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(wanted)}", text) is not None

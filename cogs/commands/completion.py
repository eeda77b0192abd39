"""Autocompletion of answers: the legal answers to a question that fit what somebody has typed so far.

It must not know the commands, nor the session's front door.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from discord import app_commands

from cogs.parts.controls import MENU, Showing, told_apart
from cogs.parts.readers import label_names
from cogs.parts.typed_answers import BEGINNING, CONTAINED, Keys, Names, canonical, plain, without_marks
from engine.folding import is_in
from engine.play.decisions import PASS, Amount, Subset, as_text
from engine.sessions.positions import Asked
from renders.face import AnyFace
from renders.language.catalogues import HINT, Words
from renders.language.names import cut
from renders.reader import Reader

_LOOKED_AT: Final = 25
"""So many answers that begin with one option are looked at: others may be the same in another order."""


def choices(asked: Asked, face: AnyFace, typed: str, words: Words) -> Iterator[app_commands.Choice[str]]:
    """The answers that fit what was typed: what it means as it stands, then what most people would answer,
    then all others. Each is an answer as it stands, or its name says what it lacks; these come last. There
    can be more than Discord shows."""
    showing = Showing(face, Reader(asked.view, label_names(asked.session, words), words))
    if isinstance(asked.decision, Subset):
        found = _Several(asked.decision, showing, typed, is_ahead=asked.is_ahead).offers()
    else:
        found = _single(asked, showing, typed)
    seen = set[str]()
    for value, name in found:
        if value not in seen and len(value) <= HINT:
            seen.add(value)
            yield app_commands.Choice(name=cut(name, HINT), value=value)


def _single(asked: Asked, showing: Showing, typed: str) -> Iterator[tuple[str, str]]:
    """A pick or an amount, as texts and their labels."""
    decision, wanted, labelled = asked.decision, plain(typed).strip(), _labelled(asked, showing)
    if not wanted:
        likely = [] if asked.is_ahead else showing.face.likely_answers(decision, showing.reader.view)
        first = {as_text(answer): at for at, answer in enumerate(likely)}
        yield from sorted(labelled, key=lambda one: first.get(one[0], len(first)))
        return
    meant = canonical(decision, typed, showing, is_ahead=asked.is_ahead).strip()
    fitting = [
        (text, label)
        for text, label in labelled
        if text == meant or is_in(typed, label) or is_in(typed, text)
    ]
    yield from sorted(
        fitting, key=lambda one: (one[0] != meant, not plain(without_marks(one[1])).startswith(wanted))
    )


def _labelled(asked: Asked, showing: Showing) -> Iterator[tuple[str, str]]:
    """All legal answers as pairs of a text and its label."""
    decision, face, reader = asked.decision, showing.face, showing.reader
    if isinstance(decision, Amount):
        label = face.limit_label if asked.is_ahead else face.amount_label
        for answer in decision.legal():
            yield as_text(answer), label(decision, answer, reader)
        return
    texts = [as_text(answer) for answer in decision.legal()]
    labels = [face.choice_label(decision, text, reader) for text in texts]
    yield from zip(texts, told_apart(labels, HINT), strict=True)


class _Several:
    """A choice of several things, with what somebody has typed of it so far. It never lists all combinations:
    there may be millions."""

    def __init__(self, decision: Subset, showing: Showing, typed: str, *, is_ahead: bool) -> None:
        self.decision, self.showing, self.typed = decision, showing, typed
        self.names = Names(decision, showing, is_ahead=is_ahead)
        self.ways = [way for way in self.names.ways(typed) if not self._has_too_many(way.keys)]

    def _has_too_many(self, keys: Keys) -> bool:
        """Whether something was chosen more often than it is there."""
        return any(keys.count(option.key) > option.copies for option in self.decision.options)

    def offers(self) -> Iterator[tuple[str, str]]:
        """Texts and their names: first what was typed, if it is an answer; then whole answers of which it is
        the beginning; then what has one thing more, or is completed with more; then whole answers whose names
        have what was typed; last what is no answer yet."""
        nexts = self._nexts()
        typed = [way.keys for way in self.ways if way.keys and not way.rest.strip()]
        yield from map(self._offer, filter(self._is_answer, typed))
        yield from map(self._offer, filter(self._goes_on, self.names.whole))
        yield from self._none()
        yield from map(self._offer, filter(self._is_answer, nexts))
        yield from map(self._offer, self._completed([keys for keys in nexts if not self._is_answer(keys)]))
        named = (answer for answer, name in self.names.whole.items() if is_in(self.typed, name))
        yield from map(self._offer, named)
        yield from map(self._offer, (keys for keys in (*typed, *nexts) if self._can_become_one(keys)))

    def _nexts(self) -> list[Keys]:
        """What was typed with one option more that fits what is left of it, the best fitting first."""
        longest = min((len(way.rest) for way in self.ways), default=0)
        found: list[tuple[int, Keys]] = []
        for way in sorted(self.ways, key=lambda way: len(way.rest)):
            fits = self.names.fits(way.rest)
            most = CONTAINED if len(way.rest) == longest else BEGINNING
            found += [
                (fits[option.key], (*way.keys, option.key))
                for option in self.decision.next_options(way.keys)
                if fits.get(option.key, most + 1) <= most
            ]
        return list(dict.fromkeys(keys for _, keys in sorted(found, key=lambda one: one[0])))

    def _completed(self, begun: Sequence[Keys]) -> Iterator[Keys]:
        """A few answers that begin with each of some choices; half of what Discord shows, or what these
        choices themselves leave. The whole answers that the face offers are not among them."""
        room = max(MENU // 2, MENU - len(begun))
        known = {self.decision.parse(keys) for keys in self.names.whole}
        for keys in begun[:room]:
            found: dict[Keys, Keys] = {}
            for answer in itertools.islice(self.decision.completions(keys), _LOOKED_AT):
                found.setdefault(self.decision.parse(answer), answer)
            new = [answer for same, answer in found.items() if same not in known]
            new = new[: max(1, room // len(begun))]
            known.update(map(self.decision.parse, new))
            yield from new

    def _goes_on(self, answer: Keys) -> bool:
        """Whether a whole answer goes on with what was typed."""
        return any(
            answer[: len(way.keys)] == way.keys
            and answer != way.keys
            and answer[len(way.keys)] in self.names.fits(way.rest)
            for way in self.ways
        )

    def _none(self) -> Iterator[tuple[str, str]]:
        """To choose nothing, where that is an answer and fits what was typed."""
        if not self.decision.low:
            label = self.showing.face.none_label(self.decision, self.showing.reader)
            if is_in(self.typed, label) or is_in(self.typed, PASS):
                yield PASS, label

    def _is_answer(self, keys: Keys) -> bool:
        return self.decision.why_not(keys) is None

    def _can_become_one(self, keys: Keys) -> bool:
        return not self._is_answer(keys) and self.decision.can_become_legal(keys)

    def _offer(self, keys: Keys) -> tuple[str, str]:
        """A choice as a text, and what its suggestion says: its labels, with its sum if the decision has
        sums, or why it is no answer as it stands."""
        text, words, decision = as_text(keys), self.showing.words, self.decision
        if keys in self.names.whole:
            return text, self.names.whole[keys]
        said, missing = ", ".join(self.names.labels[key] for key in keys), decision.low - len(keys)
        if missing > 0:
            return text, _fitted(words, "choice-more", said, count=missing)
        if decision.is_taken(keys):
            return text, _fitted(words, "choice-taken", said, sum=decision.sum_of(keys))
        if decision.has_sums():
            return text, _fitted(words, "choice-sum", said, sum=decision.sum_of(keys))
        return text, said


def _fitted(words: Words, message: str, said: str, **values: int) -> str:
    """A message about a choice, whose labels are cut so that the rest is seen whole."""
    over = len(words.text(message, choice=said, **values)) - HINT
    return words.text(message, choice=cut(said, len(said) - max(0, over)), **values)

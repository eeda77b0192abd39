"""What one seat may choose now: the one declaration of what is legal.

Buttons, menus, autocompletion, robots, fuzz tests and the journal all ask a decision. It must not know who
is asked, by which client, or in which language.
"""

import itertools
import operator
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol, TypeAlias, TypeVar

from engine.errors import IllegalAnswer
from engine.folding import folded
from engine.play.values import value

Answer: TypeAlias = str | int | tuple[str, ...] | None
"""A JSON value: an option's key, an amount, several keys in order, or None for a pass."""

A_co = TypeVar("A_co", bound=Answer, covariant=True)


class Decision(Protocol[A_co]):
    """A question's legal answers. `name` is the word the commands use, `rule` the rule's number."""

    @property
    def name(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def is_secret(self) -> bool:
        """Whether the options are hidden from the others: then the board message never shows them."""
        ...

    def legal(self) -> Iterator[A_co]:
        """Every legal answer, lazily, in the order in which people expect them."""
        ...

    def parse(self, raw: object) -> A_co:
        """The answer that a JSON value stands for. Raises IllegalAnswer when it is not legal."""
        ...

    def read(self, text: str) -> A_co:
        """The answer that a person typed. Raises IllegalAnswer when it is not legal."""
        ...


PASS = "pass"


def as_text(answer: Answer) -> str:
    """An answer as a decision's `read` takes it, in every language."""
    if answer is None or answer == ():
        return PASS
    return " ".join(answer) if isinstance(answer, tuple) else str(answer)


def is_pass(text: str) -> bool:
    """Whether somebody types that they pass, or choose nothing."""
    return folded(text.strip()) in (PASS, "-")


def forced(decision: Decision[A_co]) -> tuple[A_co] | None:
    """The only legal answer as a 1-tuple, or None if there is a choice. Raises ValueError when no answer is
    legal."""
    answers = decision.legal()
    for first in answers:
        for _ in answers:
            return None
        return (first,)
    raise ValueError(f"no answer to {decision.name} ({decision.rule}) is legal")


@value()
class Option:
    """One thing to pick. `key` is stable (never a position); `group` splits what is too long for a menu.

    Things that nobody may tell apart are one option, and `copies` says how many they are. The sum of a choice
    adds up the `worth` of its things.
    """

    key: str
    group: str | None = None
    copies: int = 1
    worth: int = 0


_key = operator.attrgetter("key")


def key_of(typed: str, options: Iterable[Option]) -> str:
    """The key of the option that was typed. Case and accents may differ if that leaves one option only: "K"
    on a map is the option "k". The text itself if no option fits."""
    text, keys = typed.strip(), [option.key for option in options]
    alike = [] if text in keys else [key for key in keys if folded(key) == folded(text)]
    return alike[0] if len(alike) == 1 else text


@value(kw_only=True)
class Pick:
    """Pick exactly one option. The answer is its key."""

    name: str
    rule: str
    options: tuple[Option, ...]
    is_secret: bool = False

    def legal(self) -> Iterator[str]:
        return map(_key, self.options)

    def parse(self, raw: object) -> str:
        if isinstance(raw, str):
            for option in self.options:
                if option.key == raw:
                    return raw
        raise IllegalAnswer("not-an-option", rule=self.rule)

    def read(self, text: str) -> str:
        return self.parse(key_of(text, self.options))

    def without(self, keys: Container[str]) -> "Pick":
        """The same without these options; the same as it is if no other would be left."""
        left = tuple([option for option in self.options if option.key not in keys])
        return replace(self, options=left) if left else self

    def groups(self) -> tuple[str, ...]:
        """The groups in the order of their first option; empty if no option has one."""
        return tuple(dict.fromkeys(option.group for option in self.options if option.group is not None))

    def within(self, group: str | None) -> tuple[Option, ...]:
        """The options of one group."""
        return tuple(option for option in self.options if option.group == group)


@value(kw_only=True)
class Amount:
    """Name an amount from `low` to `high`, or pass (None) if that is allowed."""

    name: str
    rule: str
    low: int
    high: int
    step: int = 1
    may_pass: bool = False
    is_secret: bool = False

    def amounts(self) -> range:
        """The amounts that are legal, without the pass."""
        return range(self.low, self.high + 1, self.step)

    def legal(self) -> Iterator[int | None]:
        return itertools.chain((None,), self.amounts()) if self.may_pass else iter(self.amounts())

    def parse(self, raw: object) -> int | None:
        if raw is None:
            if self.may_pass:
                return None
            raise IllegalAnswer("no-pass", rule=self.rule)
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise IllegalAnswer("not-a-number", rule=self.rule)
        if raw not in self.amounts():
            raise IllegalAnswer(
                self._why_not(raw), rule=self.rule, low=self.low, high=self.high, step=self.step
            )
        return raw

    def _why_not(self, amount: int) -> str:
        if not self.amounts():
            return "only-pass"
        if amount < self.low:
            return "amount-too-low"
        if amount > self.high:
            return "amount-too-high"
        return "amount-off-step"

    def read(self, text: str) -> int | None:
        typed = text.strip()
        if is_pass(typed):
            return self.parse(None)
        # isdecimal, not isdigit: a superscript is a digit that int() refuses. Nine digits are plenty.
        if not typed.isdecimal() or len(typed) > 9:
            raise IllegalAnswer("not-a-number", rule=self.rule)
        return self.parse(int(typed))


@value(kw_only=True)
class Subset:
    """Choose `low` to `high` things, and of each option at most its `copies`; `ordered` says whether their
    order counts. The sum of a choice must not be in `taken`. `usual` is an answer that most people would
    give, offered as a whole; empty if there is none."""

    name: str
    rule: str
    options: tuple[Option, ...]
    low: int
    high: int
    ordered: bool = False
    taken: tuple[int, ...] = ()
    usual: tuple[str, ...] = ()
    is_secret: bool = False

    def __post_init__(self) -> None:
        if self.usual and self.parse(self.usual) != self.usual:
            raise ValueError(f"the usual answer to {self.name} ({self.rule}) is {self.parse(self.usual)}")

    def legal(self) -> Iterator[tuple[str, ...]]:
        if self.taken or self.count() > len(self.options):
            return itertools.chain.from_iterable(self._arranged() if self.ordered else self._combined())
        orders = itertools.permutations if self.ordered else itertools.combinations
        keys = [option.key for option in self.options]
        sizes = range(self.low, min(self.high, len(keys)) + 1)
        return itertools.chain.from_iterable(orders(keys, size) for size in sizes)

    def _arranged(self) -> Iterator[list[tuple[str, ...]]]:
        """Size by size, every order of the things, if some are alike or some sums are taken. Each order
        extends a shorter one and its sum. The things are a hand of cards, so there are not many orders."""
        kinds = [(option.key, (option.key,), option.copies, option.worth) for option in self.options]
        ways: list[tuple[tuple[str, ...], int]] = [((), 0)]
        for size in range(self.high + 1):
            if size:
                ways = [
                    (way + one, total + worth)
                    for way, total in ways
                    for key, one, copies, worth in kinds
                    if way.count(key) < copies
                ]
            if size >= self.low:
                yield [way for way, total in ways if total not in self.taken]

    def _combined(self) -> Iterator[list[tuple[str, ...]]]:
        """The same if their order does not count."""
        things = [option.key for option in self.options for _ in range(option.copies)]
        worths = {option.key: option.worth for option in self.options}
        for size in range(self.low, min(self.high, len(things)) + 1):
            ways = dict.fromkeys(itertools.combinations(things, size))
            yield [way for way in ways if sum(map(worths.__getitem__, way)) not in self.taken]

    def parse(self, raw: object) -> tuple[str, ...]:
        keys = [option.key for option in self.options]
        if not isinstance(raw, list | tuple) or any(key not in keys for key in raw):
            raise IllegalAnswer("not-an-option", rule=self.rule)
        if refusal := self.why_not(raw):
            raise refusal
        return tuple(raw) if self.ordered else tuple(sorted(raw, key=keys.index))

    def why_not(self, chosen: Sequence[str]) -> IllegalAnswer | None:
        """Why a choice among the options is not an answer, or not yet; None if it is one."""
        for option in self.options:
            number = chosen.count(option.key)
            if number > option.copies == 1:
                return IllegalAnswer("twice-the-same", rule=self.rule)
            if number > option.copies:
                return IllegalAnswer("too-many-alike", rule=self.rule, copies=option.copies)
        if self.low == self.high != len(chosen):
            return IllegalAnswer("not-so-many", rule=self.rule, count=self.low)
        if not self.low <= len(chosen) <= self.high:
            return IllegalAnswer("wrong-count", rule=self.rule, low=self.low, high=self.high)
        if self.is_taken(chosen):
            return IllegalAnswer("sum-taken", rule=self.rule, sum=self.sum_of(chosen))
        return None

    def read(self, text: str) -> tuple[str, ...]:
        if self.low == 0 and is_pass(text):
            return ()
        return self.parse([key_of(part, self.options) for part in text.replace(",", " ").split()])

    def count(self) -> int:
        """How many things there are to choose from."""
        return sum([option.copies for option in self.options])

    def has_sums(self) -> bool:
        """Whether the sum of a choice matters: it does not if everything must be chosen, in any order."""
        return any(option.worth for option in self.options) and self.low < self.count()

    def sum_of(self, chosen: Sequence[str]) -> int:
        """What a choice is worth."""
        worths = {option.key: option.worth for option in self.options}
        return sum(worths[key] for key in chosen)

    def is_taken(self, chosen: Sequence[str]) -> bool:
        """Whether the sum of a choice is no longer allowed."""
        return bool(self.taken) and self.sum_of(chosen) in self.taken

    def left(self, chosen: Sequence[str]) -> tuple[Option, ...]:
        """The options without what was chosen, each with the copies that are left."""
        if not chosen:
            return self.options
        gone = Counter(chosen)
        fewer = (
            option if not gone[option.key] else _fewer(option, gone[option.key]) for option in self.options
        )
        return tuple(option for option in fewer if option.copies > 0)

    def completed(self, chosen: Sequence[str]) -> tuple[str, ...]:
        """A choice, completed with all that is left if everything must be chosen and the rest is alike."""
        left = self.left(chosen)
        rest = [left[0].key] * left[0].copies if len(left) == 1 and self.low == self.count() else ()
        return (*chosen, *rest)

    def next_options(self, chosen: Sequence[str]) -> tuple[Option, ...]:
        """What may be chosen next so that the choice can still become legal."""
        left = self.left(chosen)
        return tuple(option for option in left if self.can_become_legal((*chosen, option.key)))

    def completions(self, chosen: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """The answers with the fewest things that begin with a choice and have more, lazily."""
        begun: Iterator[tuple[str, ...]] = iter((tuple(chosen),))
        for _ in range(max(self.low - len(chosen), 1)):
            begun = self._longer(begun)
        return (answer for answer in begun if self.why_not(answer) is None)

    def _longer(self, begun: Iterator[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
        """Choices, each with one thing more in every way in which it can still become legal."""
        return ((*chosen, option.key) for chosen in begun for option in self.next_options(chosen))

    def can_become_legal(self, chosen: Sequence[str]) -> bool:
        """Whether a choice is legal, or can be made so by choosing more."""
        most = min(self.high - len(chosen), sum(option.copies for option in self.left(chosen)))
        least = max(self.low - len(chosen), 0)
        if not self.taken:
            return least <= most
        sums: list[set[int]] = [{self.sum_of(chosen)}, *(set() for _ in range(most))]
        for option in self.left(chosen):
            for _ in range(option.copies):
                for number in range(most, 0, -1):
                    sums[number] |= {before + option.worth for before in sums[number - 1]}
        return any(reached.difference(self.taken) for reached in sums[least : most + 1])


def _fewer(option: Option, number: int = 1) -> Option:
    """An option without `number` of its copies."""
    return Option(option.key, option.group, option.copies - number, option.worth)

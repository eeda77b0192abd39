"""What one seat may choose now: the one declaration of what is legal.

Buttons, menus, autocompletion, robots, fuzz tests and the journal all ask a decision. It must not know who
is asked, by which client, or in which language.
"""

import functools
import itertools
import operator
from collections.abc import Iterator
from typing import Protocol, TypeAlias, TypeVar

from engine.errors import IllegalAnswer
from engine.values import value

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
        """Whether the others may not see what can be chosen: it is then never shown on the board message."""
        ...

    def legal(self) -> Iterator[A_co]:
        """Every legal answer, lazily, in the order in which people expect them."""
        ...

    def parse(self, raw: object) -> A_co:
        """The answer that a JSON value stands for. Raises IllegalAnswer."""
        ...

    def read(self, text: str) -> A_co:
        """The answer that a person typed. Raises IllegalAnswer."""
        ...


PASS = "pass"


def as_text(answer: Answer) -> str:
    """An answer as a decision's `read` takes it, in every language."""
    if answer is None:
        return PASS
    return " ".join(answer) if isinstance(answer, tuple) else str(answer)


def forced(decision: Decision[A_co]) -> tuple[A_co] | None:
    """The only legal answer, as a 1-tuple, or None where there is a choice; an error where nothing is."""
    answers = decision.legal()
    for first in answers:
        for _ in answers:
            return None
        return (first,)
    raise ValueError(f"no answer to {decision.name} ({decision.rule}) is legal")


@value()
class Option:
    """One thing to pick. `key` is stable (never a position); `group` splits what is too long for a menu."""

    key: str
    group: str | None = None


_key = operator.attrgetter("key")


@functools.lru_cache(maxsize=4096)
def option(key: str, group: str | None = None) -> Option:
    """An option, the same object every time: rules offer the same cards again and again."""
    return Option(key, group)


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
        return self.parse(text.strip())

    def groups(self) -> tuple[str, ...]:
        """The groups in the order of their first option; empty where options have none."""
        return tuple(dict.fromkeys(option.group for option in self.options if option.group is not None))

    def within(self, group: str | None) -> tuple[Option, ...]:
        """The options of one group."""
        return tuple(option for option in self.options if option.group == group)


@value(kw_only=True)
class Amount:
    """Name an amount from `low` to `high`, or pass (None) where that is allowed."""

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
        typed = text.strip().casefold()
        if typed in (PASS, "-"):
            return self.parse(None)
        # isdecimal, not isdigit: a superscript is a digit that int() refuses. Nine digits are plenty.
        if not typed.isdecimal() or len(typed) > 9:
            raise IllegalAnswer("not-a-number", rule=self.rule)
        return self.parse(int(typed))


@value(kw_only=True)
class Subset:
    """Choose `low` to `high` different options; `ordered` says whether their order counts."""

    name: str
    rule: str
    options: tuple[Option, ...]
    low: int
    high: int
    ordered: bool = False
    is_secret: bool = False

    def legal(self) -> Iterator[tuple[str, ...]]:
        keys = [option.key for option in self.options]
        ways = itertools.permutations if self.ordered else itertools.combinations
        for size in range(self.low, min(self.high, len(keys)) + 1):
            yield from ways(keys, size)

    def parse(self, raw: object) -> tuple[str, ...]:
        if not isinstance(raw, list | tuple) or not all(isinstance(key, str) for key in raw):
            raise IllegalAnswer("not-an-option", rule=self.rule)
        place = {option.key: index for index, option in enumerate(self.options)}
        if not all(key in place for key in raw):
            raise IllegalAnswer("not-an-option", rule=self.rule)
        if len(set(raw)) != len(raw):
            raise IllegalAnswer("twice-the-same", rule=self.rule)
        if not self.low <= len(raw) <= self.high:
            raise IllegalAnswer("wrong-count", rule=self.rule, low=self.low, high=self.high)
        return tuple(raw) if self.ordered else tuple(sorted(raw, key=place.__getitem__))

    def read(self, text: str) -> tuple[str, ...]:
        return self.parse([key for key in text.replace(",", " ").split() if key])

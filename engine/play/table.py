"""All that a game's script may touch: the state, luck, questions to seats, and the story.

A script is a coroutine that the driver in `engine.play.match` steps; `await` means "wait for a player". No
event loop runs inside rules. A script knows no clock and no disk, and never puts a `try` around a question.
"""

import types
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar, cast

from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, forced
from engine.play.values import value

Seat = NewType("Seat", int)
"""A place at a match: 0 … n-1, clockwise."""

S = TypeVar("S")
A = TypeVar("A", bound=Answer)


class Event(Protocol):
    """One thing that happened: a frozen dataclass of the game's `story` module."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


@value()
class Told:
    """An event of the story, for everybody or for one seat only."""

    event: Event
    only: Seat | None = None


@value()
class Sealed:
    """A seat gave (or changed) a sealed answer; `seal` is SHA-256 of "<nonce>/<answer as JSON>"."""

    seat: Seat
    seal: str


@value()
class Unsealed:
    """A sealed answer was turned up: with its nonce anyone can check the seal."""

    seat: Seat
    nonce: str
    answer: str


@value()
class Answered:
    """A seat gave an answer that the game tells nothing about. So every step has something to post."""

    seat: Seat


TABLE_EVENTS = (Sealed, Unsealed, Answered)
"""The events that the driver itself tells, in every game."""


@value()
class Aside(Generic[A]):
    """What a seat may change as often as it likes while it or others are asked something. Nobody waits for
    it, nobody is told, and the question stays open. `apply` puts an answer into the state; it tells nothing
    and draws no luck."""

    decision: Decision[A]
    apply: Callable[[A], None]


Meanwhile: TypeAlias = Mapping[Seat, Aside[Any]]
_NOTHING: Final[Meanwhile] = types.MappingProxyType({})


@dataclass(slots=True)
class Question:
    """What a script waits for: one seat ("one"), several ("all", sealed) or the first of several ("any")."""

    kind: Literal["one", "all", "any"]
    decisions: dict[Seat, Decision[Answer]]
    due: tuple[Seat, ...]
    """The seats that are waited for; the others of an "any" question may interject, or never say a word."""
    revealed: bool = False
    """Whether sealed answers become public once the last one is given."""
    asides: Meanwhile = field(default_factory=dict)
    """What seats may change until everybody who is waited for has answered."""
    standing: Mapping[Seat, Answer] = field(default_factory=dict)
    """By seat, what it has interjected, if that still stands."""
    again: bool = False
    """Whether this is the previous question, which goes on after an interjection."""
    calls: bool = False
    """Whether the seats that are waited for should be called once more because of that interjection."""
    answers: dict[Seat, Answer] = field(default_factory=dict)
    seals: int = 0
    """How many sealed answers were given, changes included: no two seals share a nonce."""

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the table waits for now."""
        if not self.answers:
            return self.due
        return tuple([seat for seat in self.due if seat not in self.answers])

    def interjections(self) -> dict[Seat, Decision[Answer]]:
        """What each seat that is not waited for may say."""
        return {seat: decision for seat, decision in self.decisions.items() if seat not in self.due}


@types.coroutine
def _wait(question: Question) -> Generator[Question, None, None]:
    if not question.decisions:
        raise ValueError("a question to nobody would never be answered")
    yield question


class Table(Generic[S]):
    """What `engine.play.match` hands to a script for one round."""

    def __init__(self, state: S, chance: Chance, revision: int, tell: Callable[[Told], None]) -> None:
        self.state = state
        self.chance = chance
        self.revision = revision
        self._tell = tell

    def tell(self, event: Event, *, only: Seat | None = None) -> None:
        """Add an event to the story, for everybody or for one seat."""
        self._tell(Told(event, only))

    async def ask(
        self,
        seat: Seat,
        decision: Decision[A],
        *,
        even_if_forced: bool = False,
        meanwhile: Meanwhile = _NOTHING,
    ) -> A:
        """Wait for one seat. If only one answer is legal, it is taken without asking, unless
        `even_if_forced`: that is for decisions where such an answer would tell the others a secret.
        `meanwhile` says what seats may change until the question is answered."""
        only = forced(decision)
        if only is not None and not even_if_forced:
            return only[0]
        question = Question("one", {seat: decision}, (seat,), asides=meanwhile)
        await _wait(question)
        return cast(A, question.answers[seat])

    async def ask_all(
        self,
        decisions: Mapping[Seat, Decision[A]],
        *,
        revealed: bool,
        even_if_forced: bool = True,
        meanwhile: Meanwhile = _NOTHING,
    ) -> dict[Seat, A]:
        """Wait for all seats at once. The answers are sealed, and may change until the last one is given;
        `revealed` says whether they are turned up then, so that anyone can check their seals."""
        alone: dict[Seat, Answer]
        alone = {seat: only[0] for seat, decision in decisions.items() if (only := forced(decision))}
        answers = {} if even_if_forced else alone
        if len(answers) < len(decisions):
            asked = {seat: decision for seat, decision in decisions.items() if seat not in answers}
            question = Question("all", dict(asked), tuple(asked), revealed, asides=meanwhile)
            await _wait(question)
            answers |= question.answers
        return {seat: cast(A, answers[seat]) for seat in decisions}

    async def ask_any(
        self,
        decisions: Mapping[Seat, Decision[A]],
        *,
        due: tuple[Seat, ...],
        standing: Mapping[Seat, A] | None = None,
        again: bool = False,
        calls: bool = False,
        meanwhile: Meanwhile = _NOTHING,
    ) -> tuple[Seat, A]:
        """Wait for the first answer of several seats. Only the seats in `due` are waited for: what another
        seat says is an interjection, and `standing` has what each of these has said that still stands (absent
        or None: nothing). After an interjection the script may ask `again`: the same question goes on, with
        its ticket. `calls` then says that the seats waited for should hear of it: they are called once more,
        but only the first time in a question."""
        for decision in decisions.values():
            forced(decision)  # raises ValueError when nothing is legal
        question = Question(
            "any",
            dict(decisions),
            due,
            asides=meanwhile,
            standing=dict(standing or {}),
            again=again,
            calls=calls,
        )
        await _wait(question)
        ((seat, answer),) = question.answers.items()
        return seat, cast(A, answer)

"""What a game must offer, as one object: the list of everything that a fifth game has to bring."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.orders import Orderable
from engine.play.table import Event, Question, Seat, Table

S = TypeVar("S")
V = TypeVar("V")
Reached = TypeVar("Reached", int, tuple[int, ...])
"""What decides a seat's place: one number, or several, and the first counts most."""

Options: TypeAlias = Mapping[str, bool]
"""The options of a match by name, on or off; an option that is not named is off."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """How a match ended: seats by place (tied seats share one), and every seat's points."""

    places: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]

    @classmethod
    def by(cls, reached: Sequence[Reached], *, points: Sequence[int]) -> "Ranking":
        """Rank the seats by what each has reached: the highest is first, and equals share a place."""
        places = tuple(
            tuple(Seat(seat) for seat, each in enumerate(reached) if each == most)
            for most in sorted(set(reached), reverse=True)
        )
        return cls(places, tuple(points))

    @property
    def ranks(self) -> tuple[int, ...]:
        """Every seat's place, from 1; seats that share a place have the same number."""
        ranks, place = [0] * len(self.points), 1
        for seats in self.places:
            for seat in seats:
                ranks[seat] = place
            place += len(seats)
        return tuple(ranks)


class Usual(Enum):
    """Stands for an answer that the decision itself names."""

    USUAL = "usual"


USUAL: Final = Usual.USUAL
"""As a safe answer: the usual answer of the decision (`Subset`)."""


def never(view: object, decision: Decision[Answer]) -> bool:
    """That no decision is known to be revocable."""
    return False


def first_answer(view: object, decision: Decision[Answer], chance: Chance) -> Answer:
    """The robot for a game that has none of its own: it gives the first legal answer."""
    return next(decision.legal())


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V]):
    """A game's rules, views and robot: functions that touch nothing but what they are given.

    A field that has a default need not be declared: a game works without it.
    """

    name: str
    """Its identifier: its slash command and the prefix of its texts. Its folder has "_" for "-"."""
    seats: range
    options: tuple[str, ...] = ()
    """The names of the options that may be chosen for a match."""
    option_seats: Mapping[str, range] = field(default_factory=dict)
    """By option, the only numbers of seats at which it has an effect. An option that is not named here has
    one at every number."""
    decisions: tuple[str, ...]
    """The names of all decisions that a seat can be asked: each becomes a slash command."""
    safe: Mapping[str, Answer | Usual] = field(default_factory=dict)
    """The answer that commits a seat to nothing, by the name of the decision: it is given for somebody whose
    time is up. It counts only if the decision accepts it, because not every bidder may pass; else, and to all
    other decisions, the robot answers."""
    waits: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By the name of a decision that is a `Pick`, the keys of the options that make the table wait anew. For
    somebody whose time is up, the robot chooses among the other options, if there are any: they get no second
    clock. Robots and caretakers choose them as the rules allow."""
    brief: frozenset[str] = frozenset()
    """The names of the decisions whose calls are short and use no reserve. Whoever says nothing in time gives
    the safe answer, and that is no miss. So each of these decisions has a safe answer, which it always
    accepts."""
    orders: tuple[Orderable[V], ...] = ()
    """The decisions for which a seat may say ahead what it will answer, in the order in which they come."""
    revision: int = 1
    """Raised by one when a rule is mended; a script reads `table.revision` to finish older matches as they
    began."""
    state: type[S]
    events: tuple[type[Event], ...] = ()
    """The events that its story can tell, besides those of the table itself."""
    reveals: frozenset[type[Event]] = frozenset()
    """The kinds of events that turn up what somebody could not see before. What the driver sees itself need
    not be named: luck that is drawn, sealed answers that are opened, and events that one seat alone is told.
    An answer that led to any of these cannot be taken back."""
    reveals_unasked: frozenset[type[Event]] = frozenset()
    """The kinds of events, each about a `seat`, that turn something up only if another seat has answered:
    what a seat does without being asked may tell what it holds, because it could do nothing else."""
    revocable: Callable[[V, Decision[Answer]], bool] = never
    """Whether no answer to a decision, from what its seat sees, reveals anything or ends the game by itself.
    One thing that is picked then needs no Confirm, because it can be taken back."""
    is_lasting: bool = False
    """Whether nearly every answer reveals something. Whoever has not answered anything yet reads that they
    can hardly take it back."""
    new: Callable[[int, Options, Chance], S]
    """Set a match up for a number of seats."""
    play_round: Callable[[Table[S]], Coroutine[Question, None, None]]
    is_over: Callable[[S], bool]
    ranking: Callable[[S], Ranking]
    view: Callable[[S, Question | None, Seat | None], V]
    """What a seat (None: the public) may know: a frozen dataclass, a white list."""
    robot: Callable[[V, Decision[Answer], Chance], Answer] = first_answer
    """A robot's answer, from what a player in that seat would see."""
    with_data: "Callable[[str], Game[S, V]] | None" = None
    """The same game with the values in the text of a data file; None if it has no values that may be
    replaced. Raises DataError. A match keeps the values that it began with, so they are in its state."""
    values: "Callable[[S], object] | None" = None
    """The values of a data file with which a match began, from its state; everybody may know them. None if
    there are none."""
    with_values: "Callable[[Any], Game[S, V]] | None" = None
    """The same game with what `values` has found."""

    def orderable(self, decision: str) -> Orderable[V] | None:
        """How a decision is answered ahead of time; None if it cannot be."""
        return next((each for each in self.orders if each.decision == decision), None)

    def knows(self, revision: int) -> bool:
        """Whether a match that began by this revision can still be played: rules of a later version of the
        bot are not known."""
        return 1 <= revision <= self.revision

    def begun_as(self, state: S) -> "Game[S, V]":
        """The game with the values with which the match of this state began."""
        if self.values is None or self.with_values is None:
            return self
        return self.with_values(self.values(state))

    def seats_with(self, option: str) -> range:
        """The numbers of seats at which an option has an effect."""
        return self.option_seats.get(option, self.seats)


AnyGame: TypeAlias = Game[Any, Any]

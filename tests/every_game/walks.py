"""Games played by chance: how the promises that all games keep are tried on each of them."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hypothesis import settings
from hypothesis import strategies as st

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.game import AnyGame
from engine.play.match import Advance, Checkpoint, Match
from engine.play.table import Seat
from tests.bench.greedy import GREEDY
from tests.effort import share_of

MOST_ANSWERS = 5_000
"""No game comes near to it: a walk that does would never end."""

MANY_ROUNDS = 60
"""After so many the greedy baseline gives most answers: a game in which everybody has a long way to go would
never end by chance alone."""

A_FEW = 400
"""How many of a decision's answers a test looks at; only the largest products have more."""


every_game = settings(max_examples=share_of(20))
"""How often a promise is tried."""


@dataclass(frozen=True)
class Setup:
    """A match, and the luck of those who play it."""

    name: str
    seats: int
    options: dict[str, bool]
    seed: str
    walk: int
    begun: Checkpoint | None = None
    """How the match began by an earlier revision of the rules; None if it begins by the present one."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    def start(self) -> Match[Any, Any]:
        if self.begun is None:
            return Match.start(self.game, seats=self.seats, options=self.options, seed=self.seed)
        return Match.resume(
            self.game, seats=self.seats, options=self.options, seed=self.seed, checkpoint=self.begun
        )


def setup_of(name: str, number: int, test: str) -> Setup:
    """A game of a title; numbers that follow one another have other seats and options, and each `test` has
    other luck."""
    game = GAMES[name]
    seats = game.seats[number % len(game.seats)]
    options = {option: bool((number >> bit) & 1) for bit, option in enumerate(game.options)}
    return Setup(name, seats, options, f"{test} {number}", number)


@st.composite
def setups(draw: st.DrawFn, *, name: str | None = None) -> Setup:
    """Any game, or the one that is named; any number of seats, any options, any luck."""
    name = name or draw(st.sampled_from(sorted(GAMES)))
    game = GAMES[name]
    return Setup(
        name,
        seats=draw(st.sampled_from(list(game.seats))),
        options={name: draw(st.booleans()) for name in game.options},
        seed=str(draw(st.integers(0, 2**32))),
        walk=draw(st.integers(0, 2**32)),
    )


Walk: TypeAlias = Callable[[Match[Any, Any], Seat, Chance], Answer]
"""How somebody answers who is asked."""


@dataclass
class Played:
    """A match on its way, with all that a journal would have stored of it."""

    match: Match[Any, Any]
    chance: Chance
    walk: Walk
    answers: list[tuple[str, Seat, Answer, str]] = field(default_factory=list)
    """From the very start: (ticket, seat, answer, digest)."""
    since: list[tuple[str, Seat, Answer, str]] = field(default_factory=list)
    """Since the last checkpoint."""

    def __post_init__(self) -> None:
        self.checkpoint: Checkpoint = self.match.begun

    def submit(self, seat: Seat, answer: Answer, ticket: str) -> Advance:
        advance = self.match.submit(seat, answer, ticket=ticket)
        self.note(seat, advance)
        return advance

    def note(self, seat: Seat, advance: Advance) -> None:
        """Store an answer that the match has accepted."""
        stored = (advance.ticket, seat, advance.answer, self.match.digest())
        self.answers.append(stored)
        self.since.append(stored)
        if advance.checkpoints:
            self.checkpoint, self.since = advance.checkpoints[-1], []

    def resume(self) -> Match[Any, Any]:
        """The match as a restarted bot would rebuild it."""
        live = self.match
        return Match.resume(
            live.game,
            seats=live.seats,
            options=live.options,
            seed=live.seed,
            checkpoint=self.checkpoint,
            answers=self.since,
        )

    def next_answer(self) -> tuple[Seat, Answer, str]:
        """Somebody who is asked, and an answer of his; now and then what somebody may change meanwhile, or an
        interjection."""
        question = self.match.question
        assert question is not None
        said = interjections(self.match)
        if said and self.chance.below(3) == 0:
            return self.chance.pick(said)
        if question.asides and self.chance.below(3) == 0:
            seat = self.chance.pick(tuple(question.asides))
            *_, aside = self.match.open_to(seat)
            return seat, self.chance.pick(a_few(aside.decision)), aside.ticket
        seat = self.chance.pick(question.waiting_for() or tuple(question.decisions))
        return seat, self.walk(self.match, seat, self.chance), self.match.ticket


def interjections(match: Match[Any, Any]) -> list[tuple[Seat, Answer, str]]:
    """Whatever those may say who are not waited for, but for what stands: that is never heard twice."""
    assert match.question is not None
    return [
        (seat, answer, opened.ticket)
        for seat in match.question.interjections()
        for opened in match.open_to(seat)[:1]
        for answer in a_few(opened.decision)
        if not match.stands(seat, answer, ticket=opened.ticket)
    ]


def any_answer(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """A legal answer: a robot's, the baseline's, the first, the second, or any; so that long auctions and
    poor players happen."""
    assert match.question is not None
    if match.round > MANY_ROUNDS and chance.below(4):
        return baselines_answer(match, seat, chance)
    answers = a_few(match.question.decisions[seat])
    match chance.below(6):
        case 0:
            return robots_answer(match, seat, chance)
        case 1:
            return baselines_answer(match, seat, chance)
        case 2:
            return answers[0]
        case 3:
            return answers[min(1, len(answers) - 1)]
        case _:
            return chance.pick(answers)


def robots_answer(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """What the game's robot answers in a seat."""
    assert match.question is not None
    answer: Answer = match.game.robot(match.view(seat), match.question.decisions[seat], chance)
    return answer


def baselines_answer(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """What the game's greedy baseline answers in a seat: soon, and well enough for the game to end. The
    game's robot answers if there is no baseline yet."""
    assert match.question is not None
    baseline = GREEDY.get(match.game.name, match.game.robot)
    answer: Answer = baseline(match.view(seat), match.question.decisions[seat], chance)
    return answer


def a_few(decision: Decision[Answer]) -> list[Answer]:
    """The legal answers, or the first of very many."""
    return list(itertools.islice(decision.legal(), A_FEW))


def moments(setup: Setup, walk: Walk = any_answer) -> Iterator[Played]:
    """A walk through a match: the same object before every answer, and once more when it is over."""
    played = Played(setup.start(), Chance("walk", setup.walk), walk)
    for _ in range(MOST_ANSWERS):
        yield played
        if played.match.is_over:
            return
        played.submit(*played.next_answer())
    raise AssertionError(f"{setup} does not end")


def after(answers: int, setup: Setup) -> Played:
    """A match on its way, after this many answers; before its last answer, if it does not take as many."""
    for number, played in enumerate(moments(setup)):
        if number == answers and not played.match.is_over:
            return played
    return after(number - 1, setup)


def play(setup: Setup, walk: Walk = any_answer) -> Played:
    """A walk to the end."""
    *_, last = moments(setup, walk)
    return last

"""Games for the tests of the driver: one script each, and a state that only keeps a log."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import cast

from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Option, Pick
from engine.play.game import Game, Options, Ranking
from engine.play.match import Advance, Match
from engine.play.table import Aside, Question, Seat, Table

A, B, C = Seat(0), Seat(1), Seat(2)
SEED = "a seed that nobody knows"


@dataclass(slots=True)
class Toy:
    rounds: int = 0
    log: list[str | int | None] = field(default_factory=list)
    secret: str = "x"
    """What one seat may change meanwhile: no view shows it."""


@dataclass(frozen=True, slots=True)
class Said:
    words: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card that lay face down until now."""

    card: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat lays a card of its hand, maybe because it has no other."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class ToyView:
    log: tuple[str | int | None, ...]
    asked: tuple[Seat, ...]


Script = Callable[[Table[Toy]], Coroutine[Question, None, None]]


def game_of(script: Script, *, rounds: int = 1, revision: int = 1) -> Game[Toy, ToyView]:
    """A game for two to four that plays a script a number of times."""

    async def play_round(table: Table[Toy]) -> None:
        table.state.rounds += 1
        await script(table)

    def new(seats: int, options: Options, chance: Chance) -> Toy:
        return Toy(log=[seats])

    def view(state: Toy, question: Question | None, seat: Seat | None) -> ToyView:
        return ToyView(tuple(state.log), question.waiting_for() if question else ())

    return Game(
        name="toy",
        seats=range(2, 5),
        options=("a", "b"),
        decisions=("number", "letter"),
        revision=revision,
        state=Toy,
        events=(Said, TurnedUp, Laid),
        reveals=frozenset({TurnedUp}),
        reveals_unasked=frozenset({Laid}),
        new=new,
        play_round=play_round,
        is_over=lambda state: state.rounds == rounds,
        ranking=lambda state: Ranking(((A, B, C),), (0, 0, 0)),
        view=view,
        robot=lambda view, decision, chance: next(iter(decision.legal())),
    )


def start(script: Script, *, rounds: int = 1, revision: int = 1, seats: int = 3) -> Match[Toy, ToyView]:
    return Match.start(game_of(script, rounds=rounds, revision=revision), seats=seats, options={}, seed=SEED)


def number(low: int = 1, high: int = 9) -> Amount:
    return Amount(name="number", rule="T1", low=low, high=high, may_pass=True)


def letter(*keys: str) -> Pick:
    return Pick(name="letter", rule="T2", options=tuple(Option(key) for key in keys or ("x", "y")))


def secret_letter(table: Table[Toy], *keys: str) -> Aside[str]:
    """A secret that may be changed meanwhile."""

    def change(key: str) -> None:
        table.state.secret = key

    return Aside(letter(*keys), change)


async def haggling(table: Table[Toy]) -> None:
    """A is asked for a letter; meanwhile B and C may post, change or withdraw offers, which he may take."""
    offers: dict[Seat, int | None] = {}
    has_begun = is_offer = False
    while True:
        taken = [f"take-{seat}-{offer}" for seat, offer in offers.items()]
        decisions: dict[Seat, Decision[Answer]] = {A: letter("x", "y", *taken)}
        decisions |= {
            seat: Amount(name="number", rule="T1", low=1, high=9, may_pass=seat in offers) for seat in (B, C)
        }
        seat, answer = await table.ask_any(
            decisions, due=(A,), standing=offers, again=has_begun, calls=is_offer
        )
        has_begun, is_offer = True, answer is not None
        if seat == A:
            break
        offers[seat] = cast(int | None, answer)
        if not is_offer:
            del offers[seat]
        table.tell(Said(f"seat {seat} offers {answer}"))
    table.state.log.append(cast(str, answer))
    table.tell(Said(f"seat {A} says {answer}"))


async def asking(table: Table[Toy]) -> None:
    """A names a letter, and may first ask the others for numbers, sealed; they may pass."""
    said = await table.ask(A, letter("ask", "x", "y"))
    if said == "ask":
        table.tell(Said(f"seat {A} asks"))
        others = [Seat(seat) for seat in range(1, int(table.state.log[0] or 0))]
        numbers = await table.ask_all({seat: number() for seat in others}, revealed=True)
        table.state.log.extend(numbers.values())
        said = await table.ask(A, letter())
    table.state.log.append(said)


def snapshot(match: Match[Toy, ToyView]) -> object:
    """All that a refused answer must leave as it was."""
    question = match.question
    return (
        match.digest(),
        match.ticket,
        match.round,
        (list(match.state.log), match.state.secret),
        list(match.story),
        list(match.checkpoints),
        match.chance.drawn,
        match.waiting_for(),
        question
        and (
            question.kind,
            dict(question.answers),
            question.seals,
            dict(question.standing),
            dict(question.decisions),
            dict(question.asides),
        ),
    )


@dataclass
class Record:
    """A match together with what a journal would have stored of it."""

    match: Match[Toy, ToyView]
    answers: list[tuple[str, Seat, object, str]] = field(default_factory=list)
    """Since the last checkpoint."""

    def __post_init__(self) -> None:
        self.checkpoint = self.match.checkpoints[-1]

    def submit(self, seat: Seat, answer: object, ticket: str | None = None) -> Advance:
        advance = self.match.submit(seat, answer, ticket=ticket)
        if advance.checkpoints:
            self.checkpoint, self.answers = advance.checkpoints[-1], []
        else:
            self.answers.append((advance.ticket, seat, advance.answer, self.match.digest()))
        return advance

    def resume(self, game: Game[Toy, ToyView] | None = None, answers: object = None) -> Match[Toy, ToyView]:
        return Match.resume(
            game or self.match.game,
            seats=self.match.seats,
            options=self.match.options,
            seed=self.match.seed,
            checkpoint=self.checkpoint,
            answers=self.answers if answers is None else answers,
        )

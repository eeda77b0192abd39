"""A position of Ponte Vecchio laid by hand, and one rule or whole rounds played from it: what the tests of
the rules are made of.

A bridge is written as the letters of the shops' owners by step: {4: "ab", 7: "cc"}.
"""

import dataclasses
import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import CARDS, SHOPS, Direction, Ending, Phase
from engine.games.ponte_vecchio.rules import play_cards
from engine.games.ponte_vecchio.state import Player, State
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.codec import encode
from engine.play.decisions import Amount, Answer, Decision, Pick
from engine.play.match import Checkpoint, Match
from engine.play.table import TABLE_EVENTS, Event, Seat, Table

A, B, C, D, E = (Seat(number) for number in range(5))

OUTWARD, BACK = Direction

T = TypeVar("T", bound=Event)


class Scene:
    """A table where everybody has 100 gulden, twelve shops and eleven cards in hand, and the Rich Man is on
    the bank, until the test says otherwise. A round begins with its auction."""

    def __init__(
        self,
        seats: int = 3,
        bridge: Mapping[int, str] | None = None,
        *,
        at: int = 0,
        looks: Direction = OUTWARD,
        gulden: tuple[int, ...] = (),
        start: Seat = A,
        last_mover: Seat | None = None,
    ) -> None:
        self.state = State([Player() for _ in range(seats)], start, position=at, direction=looks)
        self.state.phase, self.state.last_mover = Phase.AUCTION, last_mover
        for step, owners in (bridge or {}).items():
            for side, letter in enumerate(owners):
                owner = Seat("abcde".index(letter))
                self.state.bridge[step - 1][side] = owner
                self.state.players[owner].shops -= 1
        for player, amount in zip(self.state.players, gulden, strict=False):
            player.gulden = amount
        self.result: Any = None
        self._match: Match[State, PonteVecchioView] | None = None

    def holds(self, seat: Seat, *cards: str) -> "Scene":
        """Say what is in a hand; all else lies on the pile."""
        player = self.state.players[seat]
        player.hand = list(cards)
        player.pile = [card for card in CARDS if card not in cards]
        return self

    def lays(self, *cards: str) -> "Scene":
        """Let each have one card in hand, which he lays unasked."""
        for seat, card in enumerate(cards):
            self.holds(Seat(seat), card)
        return self

    def final(self, play: int = 0) -> "Scene":
        """Let so many plays of the final round be over."""
        self.state.ending, self.state.play = Ending.NO_AUCTIONS, play
        return self

    def play(self, script: Callable[[Table[State]], Any], *answers: tuple[Seat, Answer]) -> "Scene":
        """Run a script alone with these answers."""

        async def once(table: Table[State]) -> None:
            result = script(table)
            self.result = await result if inspect.isawaitable(result) else result

        return self._begin(dataclasses.replace(GAME, play_round=once, is_over=lambda state: True), answers)

    def turns_over(self, *cards: str) -> "Scene":
        """Phase 2 of a round: all turn these cards over, and it goes on from there."""
        return self.lays(*cards).play(play_cards)

    def start(self, *answers: tuple[Seat, Answer]) -> "Scene":
        """Play round upon round with these answers."""
        return self._begin(GAME, answers)

    def _begin(self, game: Any, answers: tuple[tuple[Seat, Answer], ...]) -> "Scene":
        state = encode(self.state).decode()
        at_start = Checkpoint(1, 0, GAME.revision, state, 0, "")
        self._match = Match.resume(
            game, seats=len(self.state.players), options={}, seed="a scene", checkpoint=at_start
        )
        self.state = self._match.state
        for seat, answer in answers:
            self.answer(seat, answer)
        return self

    @property
    def match(self) -> Match[State, PonteVecchioView]:
        assert self._match is not None, "nothing is played yet"
        return self._match

    def answer(self, seat: Seat, answer: Answer) -> "Scene":
        """Answer the open question, which must wait for this seat."""
        assert seat in self.match.waiting_for(), f"{self.asked} is asked, but {seat} would answer {answer!r}"
        return self.say(seat, answer)

    def say(self, seat: Seat, answer: Answer) -> "Scene":
        """Let a seat say something, waited for or not."""
        self.match.submit(seat, answer)
        self._check()
        return self

    def all_lay(self, *cards: str) -> "Scene":
        """Let all lay a card, from the first seat."""
        for seat, card in enumerate(cards):
            self.answer(Seat(seat), card)
        return self

    def _check(self) -> None:
        for seat, player in enumerate(self.state.players):
            assert sorted(player.hand + player.pile) == sorted(CARDS), "a card is lost, or in two places"
            assert sum(plots.count(Seat(seat)) for plots in self.state.bridge) == SHOPS - player.shops

    def decision(self, seat: Seat) -> Decision[Answer]:
        """What a seat may say now."""
        return self.match.asked(seat)

    @property
    def asked(self) -> tuple[tuple[Seat, ...], str] | None:
        """Who is waited for, and for what; None when all is played."""
        seats = self.match.waiting_for()
        return (seats, self.decision(seats[0]).name) if seats else None

    def keys(self, seat: Seat) -> list[str]:
        """The keys of the options that a seat may choose from."""
        decision = self.decision(seat)
        assert isinstance(decision, Pick)
        return [option.key for option in decision.options]

    def steps(self, seat: Seat) -> list[int]:
        """The steps that a seat may choose from."""
        return [int(key.removeprefix("step-")) for key in self.keys(seat) if key.startswith("step-")]

    def amounts(self, seat: Seat) -> list[int]:
        decision = self.decision(seat)
        assert isinstance(decision, Amount)
        return list(decision.amounts())

    @property
    def gulden(self) -> list[int]:
        return [player.gulden for player in self.state.players]

    @property
    def in_hand(self) -> list[int]:
        """Everyone's shops that are not yet built."""
        return [player.shops for player in self.state.players]

    @property
    def bridge(self) -> dict[int, str]:
        """The shops, as they are written."""
        letters = {
            step: "".join("-" if owner is None else "abcde"[owner] for owner in plots).rstrip("-")
            for step, plots in enumerate(self.state.bridge, 1)
        }
        return {step: owners for step, owners in letters.items() if owners}

    @property
    def story(self) -> list[Event]:
        return [told.event for told in self.match.story if not isinstance(told.event, TABLE_EVENTS)]

    def told(self, kind: type[T]) -> list[T]:
        """The events of one kind, in the order told."""
        return [event for event in self.story if isinstance(event, kind)]

    def words(self) -> list[str]:
        """The names of all events told."""
        return [type(event).__name__ for event in self.story]

    def view(self, seat: Seat | None = None) -> PonteVecchioView:
        return self.match.view(seat)


def all_built(letter: str, *, first: int) -> dict[int, str]:
    """All twelve shops of one owner, on six steps in a row."""
    return dict.fromkeys(range(first, first + SHOPS // 2), letter * 2)


def play_out(scene: Scene) -> Scene:
    """Give the first legal answer to whatever is asked, until nothing is."""
    while scene.match.waiting_for():
        seat = scene.match.waiting_for()[0]
        scene.answer(seat, next(iter(scene.decision(seat).legal())))
    return scene

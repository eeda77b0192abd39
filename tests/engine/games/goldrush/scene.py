"""A position of Goldrush laid by hand, and turns played from it with dice that the test names: what the tests
of the rules are made of.

The main street is "street-1" to "street-12", from west to east. Off it the tests walk no more than they must:
`near` a square a roll of 1 leads onto it.
"""

import dataclasses
from typing import TypeVar

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.moving import Move, moves
from engine.games.goldrush.state import SQUARES, Owed, Player, State
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.codec import encode
from engine.play.decisions import Answer, Decision, Pick
from engine.play.match import Checkpoint, Match
from engine.play.table import TABLE_EVENTS, Event, Seat, Table

A, B, C, D = (Seat(number) for number in range(4))

GOLD, POSSIBLE, NONE = Card.GOLD, Card.POSSIBLE, Card.NO_GOLD

T = TypeVar("T", bound=Event)


class LoadedDice(Chance):
    """Luck whose dice show what the test says, and nothing else."""

    def __init__(self, *faces: int) -> None:
        super().__init__("a scene")
        self.faces = list(faces)

    def roll(self) -> int:
        assert self.faces, "one roll more than the test has named"
        return self.faces.pop(0)

    def below(self, limit: int) -> int:
        raise AssertionError("Goldrush is played with one die alone, once the cards lie")


class Scene:
    """A table with a seat for each place that is named. Seat A is the next, there is no gold on any square,
    and nobody carries or owns anything, until the test says otherwise."""

    def __init__(
        self,
        *places: str,
        carts: tuple[int, ...] = (),
        banked: tuple[int, ...] = (),
        stack: int | None = None,
        next_up: Seat = A,
        revision: int = GAME.revision,
    ) -> None:
        self.revision = revision
        players = [Player(place) for place in places]
        self.state = State(players, dict.fromkeys(SQUARES, NONE), beginner=A, next_in_order=next_up)
        for player, nuggets in zip(players, carts, strict=False):
            player.cart = nuggets
        for player, nuggets in zip(players, banked, strict=False):
            player.banked = nuggets
        self.state.stack -= sum(carts) + sum(banked)
        if stack is not None:
            self.state.stack = stack
        self._match: Match[State, GoldrushView] | None = None

    def lies(self, **cards: Card) -> "Scene":
        """Say what is on squares."""
        self.state.cards |= cards
        return self

    def claims(self, seat: Seat, **cards: Card) -> "Scene":
        """Let a seat have looked at these cards, and laid claims on them."""
        self.lies(**cards).state.players[seat].claims += cards
        return self.knows(seat, *cards)

    def mines(self, seat: Seat, *squares: str) -> "Scene":
        """Let a seat have these mines."""
        for square in squares:
            self.state.cards[square] = GOLD
            self.state.players[seat].mines.append(square)
            self.state.reveal(square)
        return self

    def knows(self, seat: Seat, *squares: str) -> "Scene":
        """Let a seat have looked at these cards."""
        for square in squares:
            self.state.learn(seat, square)
        return self

    def owes(self, *turns: tuple[Seat, Why]) -> "Scene":
        """Say which turns are owed, the next one first."""
        self.state.owed = [Owed(seat, why) for seat, why in reversed(turns)]
        return self

    def roll(self, *faces: int) -> "Scene":
        """Play turns until these rolls are used up; those of duels, shoot-outs and assays among them."""
        dice = LoadedDice(*faces)

        async def turn(table: Table[State]) -> None:
            table.chance = dice
            await GAME.play_round(table)

        def is_over(state: State) -> bool:
            return GAME.is_over(state) or not dice.faces

        game = dataclasses.replace(GAME, play_round=turn, is_over=is_over)
        at_start = Checkpoint(1, 0, self.revision, encode(self.state).decode(), 0, "")
        self._nuggets = self._all_nuggets()
        self._match = Match.resume(
            game, seats=len(self.state.players), options={}, seed="a scene", checkpoint=at_start
        )
        self.state = self._match.state
        self._check()
        return self

    def answer(self, seat: Seat, *answers: Answer) -> "Scene":
        """Answer the open questions, which must wait for this seat."""
        for answer in answers:
            assert seat in self.match.waiting_for(), f"{self.asked} is asked, not {seat} for {answer!r}"
            self.match.submit(seat, answer)
            self._check()
        return self

    def _all_nuggets(self) -> int:
        return self.state.stack + sum(player.cart + player.banked for player in self.state.players)

    def _check(self) -> None:
        laid = [square for player in self.state.players for square in player.claims + player.mines]
        assert len(set(laid)) == len(laid), "two markers lie on one square"
        assert all(0 <= player.markers <= 3 for player in self.state.players), "a marker is lost, or added"
        assert all(0 <= player.cart <= 4 for player in self.state.players), "a cart holds too much"
        assert self._all_nuggets() == self._nuggets, "a nugget is lost, or added"

    @property
    def match(self) -> Match[State, GoldrushView]:
        assert self._match is not None, "nothing is played yet"
        return self._match

    def decision(self, seat: Seat) -> Decision[Answer]:
        """What a seat is asked."""
        return self.match.asked(seat)

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked, and for what; None when all is played."""
        seats = self.match.waiting_for()
        assert len(seats) < 2, "nothing is asked of two at once"
        return (seats[0], self.decision(seats[0]).name) if seats else None

    @property
    def keys(self) -> list[str]:
        """The keys of the options of the open question."""
        (seat,) = self.match.waiting_for()
        decision = self.decision(seat)
        assert isinstance(decision, Pick)
        return [option.key for option in decision.options]

    def moves(self, seat: Seat, roll: int) -> dict[str, Move]:
        """What a seat may do with a roll, as things are."""
        return {move.key: move for move in moves(self.state, seat, roll)}

    def ends(self, seat: Seat, roll: int) -> set[str]:
        """Where a seat may end with a roll, duels left out."""
        return {move.place for move in moves(self.state, seat, roll) if move.rival is None}

    def duels(self, seat: Seat, roll: int) -> list[Seat]:
        """Whom a seat may challenge with a roll."""
        return sorted(move.rival for move in moves(self.state, seat, roll) if move.rival is not None)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    @property
    def places(self) -> list[str]:
        return [player.place for player in self.state.players]

    @property
    def carts(self) -> list[int]:
        return [player.cart for player in self.state.players]

    @property
    def owed(self) -> list[tuple[Seat, Why]]:
        """The turns that are owed, the next one first."""
        return [(owed.seat, owed.why) for owed in reversed(self.state.owed)]

    @property
    def story(self) -> list[Event]:
        return [told.event for told in self.match.story if not isinstance(told.event, TABLE_EVENTS)]

    def heard(self, seat: Seat | None) -> list[Event]:
        """What a seat, or the public, has been told."""
        return [told.event for told in self.match.story if told.only in (None, seat)]

    def told(self, kind: type[T]) -> list[T]:
        """The events of one kind, in the order told."""
        return [event for event in self.story if isinstance(event, kind)]

    def words(self) -> list[str]:
        """The names of all events told."""
        return [type(event).__name__ for event in self.story]

    def view(self, seat: Seat | None = None) -> GoldrushView:
        return self.match.view(seat)


def near(square: str) -> str:
    """A place from which a roll of 1 leads onto a square."""
    return LAND.beside[square][0]


def steps(*numbers: int) -> list[str]:
    """Steps of the main street."""
    return [f"street-{number}" for number in numbers]

"""A position of Gnadenlos! laid by hand, and one rule played on it: what the tests of the rules are made of.

Its box has the values that the rules name, and adventurers called by their numbers: "631" has gold 6,
revolver 3, cards 1. An IOU is written as its worth and its colour, the letter of a seat: "3b".
"""

import contextlib
from collections import Counter
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.cards import Adventurer, Box, EventCard, Kind, Note, Phase, Zone
from engine.games.gnadenlos.event import carry_out_event
from engine.games.gnadenlos.state import Player, State, in_order
from engine.games.gnadenlos.view import GnadenlosView, view
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.table import Event, Question, Seat, Table, Told

A, B, C, D = (Seat(number) for number in range(4))

T = TypeVar("T", bound=Event)

BOX = Box(
    adventurers=tuple(
        Adventurer(f"{gold}{revolver}{cards}", f"No. {gold}{revolver}{cards}", gold, revolver, cards)
        for gold, revolver, cards in (
            *(
                (gold, revolver, 10 - gold - revolver)
                for gold in range(1, 7)
                for revolver in range(1, 7)
                if 1 <= 10 - gold - revolver <= 6
            ),
            (4, 4, 4),
            (2, 2, 2),
        )
    ),
    notes=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4),
    events=(
        EventCard("gold-rush-1", Kind.GOLD_RUSH, 3, 1),
        EventCard("gold-rush-2", Kind.GOLD_RUSH, 5, 3),
        EventCard("gold-rush-3", Kind.GOLD_RUSH, 7, 4),
        EventCard("high-noon-1", Kind.HIGH_NOON),
        EventCard("high-noon-2", Kind.HIGH_NOON),
        EventCard("cheating-1", Kind.CHEATING),
        EventCard("cheating-2", Kind.CHEATING),
    ),
    zones=(
        Zone("grey", 1, 11, 4, 1),
        Zone("beige", 12, 17, 3, 2),
        Zone("blue", 18, 23, 2, 3),
        Zone("red", 24, 29, 1, 4),
    ),
    fields=35,
    goal=30,
    start=6,
    undertaker=7,
    nuggets=10,
)

NO_GOAL = replace(BOX, goal=None, zones=(*BOX.zones[:-1], replace(BOX.zones[-1], last=34)))
"""The same as older values have it: the last field alone is the goal, and hats stop there."""


class LoadedDice(Chance):
    """Luck whose die shows what the test says, and whose other draws are luck."""

    def __init__(self, *faces: int) -> None:
        super().__init__("a scene")
        self.faces = list(faces)

    def roll(self) -> int:
        return self.faces.pop(0)


class Scene:
    """A table where everybody has 10 nuggets, his hat on field 6, and no cards until the test deals some.

    Adventurers that lie nowhere are the deck; events that were not named lie below those that were.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        active: Seat = A,
        nuggets: tuple[int, ...] = (),
        fields: tuple[int, ...] = (),
        fills_gaps: bool = False,
        box: Box = BOX,
        revision: int = GAME.revision,
    ) -> None:
        players = [Player(nuggets=BOX.nuggets, field=BOX.start, notes=[]) for _ in range(seats)]
        self.state = State(
            box=box,
            players=players,
            active=active,
            deck=[],
            pile=[],
            fills_gaps=fills_gaps,
            turn=1,
            phase=Phase.EVENT,
        )
        for player, amount in zip(players, nuggets, strict=False):
            player.nuggets = amount
        for player, field in zip(players, fields, strict=False):
            player.field = field
        self.events(*(event.key for event in BOX.events))
        self.said: list[Told] = []
        self.dice = LoadedDice()
        self.table = Table(self.state, self.dice, revision, self.said.append)
        self.question: Question | None = None
        self._deck: list[str] | None = None
        self._script: Coroutine[Question, None, Any] | None = None
        self._cards: Counter[object] = Counter()

    def roll(self, *faces: int) -> "Scene":
        """Say what the die shows next."""
        self.dice.faces += faces
        return self

    def events(self, *keys: str) -> "Scene":
        """The whole pile, in the order in which it is turned up."""
        self.state.pile = list(reversed(keys))
        return self

    def deck(self, *keys: str) -> "Scene":
        """The whole deck, in the order in which it is drawn."""
        self._deck = list(reversed(keys))
        return self

    def holds(self, seat: Seat, *adventurers: str, notes: str = "") -> "Scene":
        """Deal adventurers and IOUs to a hand."""
        self.state.players[seat].adventurers += adventurers
        self.state.take_notes(seat, notes_of(notes))
        return self

    def market(self, notes: str) -> "Scene":
        """Lay IOUs row by row."""
        self.state.market = list(notes_of(notes))
        return self

    def play(self, script: Coroutine[Question, None, Any], *answers: tuple[Seat, Answer]) -> "Scene":
        """Run a script with these answers, each by a seat that must be asked."""
        self.state.deck = []
        lying = adventurers_in(self.state)
        rest = [one.key for one in BOX.adventurers if one.key not in lying]
        self.state.deck = rest if self._deck is None else list(self._deck)
        self._cards = cards_in(self.state)
        self._script = script
        self._step()
        for seat, answer in answers:
            self.answer(seat, answer)
        return self

    def turn(self, event: str, *answers: tuple[Seat, Answer]) -> "Scene":
        """Let the active player turn up an event, which is not the last of the pile."""
        self.events(event, *(each.key for each in BOX.events if each.key != event))
        return self.play(carry_out_event(self.table), *answers)

    def answer(self, seat: Seat, answer: Answer) -> "Scene":
        """Answer the open question, which must be to this seat."""
        question = self.question
        assert question is not None, f"nobody is asked, but {seat} would answer {answer!r}"
        assert seat in question.waiting_for()
        question.answers[seat] = question.decisions[seat].parse(answer)
        if not question.waiting_for():
            self._step()
        return self

    def change(self, seat: Seat, answer: Answer) -> "Scene":
        """Change what a seat may change while the open question waits."""
        assert self.question is not None
        aside = self.question.asides[seat]
        aside.apply(aside.decision.parse(answer))
        return self

    def _step(self) -> None:
        assert self._script is not None
        self.question = None
        with contextlib.suppress(StopIteration):
            self.question = self._script.send(None)
        assert cards_in(self.state) == self._cards, "a card is lost, or in two places"

    def decision(self, seat: Seat) -> Decision[Answer]:
        """What a seat is asked now."""
        assert self.question is not None, "nobody is asked"
        return self.question.decisions[seat]

    @property
    def asked(self) -> tuple[tuple[Seat, ...], str] | None:
        """Who is waited for, and for what; None when the script has ended."""
        if self.question is None:
            return None
        seats = self.question.waiting_for()
        return seats, self.question.decisions[seats[0]].name

    def keys(self, seat: Seat) -> list[str]:
        """The keys of the options that a seat may choose from."""
        decision = self.decision(seat)
        assert isinstance(decision, Pick | Subset)
        return [option.key for option in decision.options]

    def amounts(self, seat: Seat) -> list[int]:
        decision = self.decision(seat)
        assert isinstance(decision, Amount)
        return list(decision.amounts())

    @property
    def nuggets(self) -> list[int]:
        return [player.nuggets for player in self.state.players]

    @property
    def fields(self) -> list[int]:
        return [player.field for player in self.state.players]

    @property
    def hands(self) -> list[list[str]]:
        """Everyone's adventurers."""
        return [list(player.adventurers) for player in self.state.players]

    def notes(self, seat: Seat) -> str:
        """The IOUs in a seat's hand."""
        return written(self.state.players[seat].notes)

    @property
    def laid(self) -> str:
        """The IOUs in the market, row by row."""
        return written(self.state.market)

    @property
    def story(self) -> list[Event]:
        return [told.event for told in self.said]

    def told(self, kind: type[T]) -> list[T]:
        """The events of one kind, in the order told."""
        return [event for event in self.story if isinstance(event, kind)]

    def words(self) -> list[str]:
        """The names of all events told."""
        return [type(event).__name__ for event in self.story]

    def view(self, seat: Seat | None = None) -> GnadenlosView:
        return view(self.state, self.question, seat)


def adventurer(key: str) -> Adventurer:
    return BOX.adventurer(key)


def shown(*laid: tuple[Seat, str]) -> tuple[tuple[Seat, Adventurer], ...]:
    """Whose and which adventurers, as the story tells it."""
    return tuple((seat, adventurer(key)) for seat, key in laid)


def note(text: str) -> Note:
    return Note(int(text[:-1]), Seat("abcd".index(text[-1])))


def notes_of(text: str) -> list[Note | None]:
    """IOUs as they are written; "-" is a gap."""
    return [None if each == "-" else note(each) for each in text.split()]


def written(notes: list[Note] | list[Note | None]) -> str:
    return " ".join("-" if each is None else f"{each.worth}{'abcd'[each.colour]}" for each in notes)


def adventurers_in(state: State) -> list[str]:
    """Every adventurer, wherever he is."""
    held = [key for player in state.players for key in player.adventurers]
    return [*state.deck, *state.discards, *(key for lot in state.lots for key in lot), *held]


def notes_in(state: State) -> list[Note]:
    """Every IOU, wherever it is."""
    held = [each for player in state.players for each in (*player.notes, *(player.bid or ()))]
    return [*held, *(each for each in state.market if each is not None)]


def cards_in(state: State) -> Counter[object]:
    for player in state.players:
        assert player.notes == in_order(player.notes)
        assert player.laid is None or player.laid in player.adventurers
    return Counter([*adventurers_in(state), *notes_in(state)])

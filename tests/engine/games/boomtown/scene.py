"""A position of Boomtown laid by hand, and one rule played on it: what the tests of the rules are made of."""

from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar

from engine.games.boomtown.cards import CARDS, EVENTS, GOVERNOR, MINES, NEW_VEIN, SALOON_GIRLS, Town
from engine.games.boomtown.state import Player, Saloon, State
from engine.games.boomtown.taking import take_card
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick
from engine.play.table import Event, Question, Seat, Table

A, B, C, D, E = (Seat(number) for number in range(5))

GREEN, PURPLE, RED, YELLOW, BLUE = Town

T = TypeVar("T", bound=Event)


class LoadedDice(Chance):
    """Luck whose dice show what the test says, and whose other draws are luck."""

    def __init__(self, *faces: int) -> None:
        super().__init__("a scene")
        self.faces = list(faces)

    def roll(self) -> int:
        return self.faces.pop(0)


class Scene:
    """A table where 10 gold and nothing else lies in front of everybody, until the test lays something there.

    Cards that lie nowhere are put aside.
    """

    def __init__(self, seats: int = 3, *, gold: tuple[int, ...] = ()) -> None:
        self.state = State(
            rounds=60 // seats, players=[Player() for _ in range(seats)], start=A, deck=[], aside=[], round=2
        )
        for seat, amount in enumerate(gold):
            self.state.players[seat].gold = amount
        self.story: list[Event] = []
        self.dice = LoadedDice()
        self.table = Table(self.state, self.dice, 1, lambda told: self.story.append(told.event))
        self.question: Question | None = None
        self._script: Coroutine[Question, None, Any] | None = None
        self.result: Any = None

    def roll(self, *faces: int) -> "Scene":
        """Say what the next dice show."""
        self.dice.faces += faces
        return self

    def offer(self, *cards: str) -> "Scene":
        self.state.offer = list(cards)
        return self

    def owns(self, seat: Seat, *cards: str, mayor_of: tuple[Town, ...] = ()) -> "Scene":
        """Lay mines, kept cards and waiting cards in front of a seat, and give it pawns."""
        for card in cards:
            if card in MINES:
                self.state.lay_mine(seat, card)
            elif card in ("mustang-1", "telegraph-1"):
                self.state.players[seat].kept.append(card)
            else:
                self.state.players[seat].waiting.append(EVENTS[card].key)
        for town in mayor_of:
            self.state.mayors[town] = seat
        return self

    def saloon(self, seat: Seat, key: str, town: Town, *, girls: bool = False) -> "Scene":
        self.state.saloons.append(Saloon(key, seat, town, girls))
        return self

    def play(self, script: Coroutine[Question, None, Any], *answers: tuple[Seat, Answer]) -> Any:
        """Run a script with these answers, each by the seat that must be asked; its result, if it ends."""
        self.state.aside = []
        lying = set(cards_of(self.state))
        self.state.aside = [card for card in CARDS if card not in lying]
        self._script, self.result = script, None
        self._step()
        for seat, answer in answers:
            self.answer(seat, answer)
        return self.result

    def answer(self, seat: Seat, answer: Answer) -> "Scene":
        """Answer the open question, which must be to this seat."""
        assert self.question is not None, f"nobody is asked, but {seat} would answer {answer!r}"
        assert self.question.waiting_for() == (seat,)
        self.question.answers[seat] = self.decision.parse(answer)
        self._step()
        return self

    def _step(self) -> None:
        assert self._script is not None
        self.question = None
        try:
            self.question = self._script.send(None)
        except StopIteration as end:
            self.result = end.value
        assert Counter(cards_of(self.state)) == Counter(CARDS.keys()), "a card is lost, or in two places"

    @property
    def decision(self) -> Decision[Answer]:
        """What is asked now."""
        assert self.question is not None, "nobody is asked"
        (decision,) = self.question.decisions.values()
        return decision

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked, and for what; None when the script has ended."""
        return (self.question.waiting_for()[0], self.decision.name) if self.question else None

    @property
    def keys(self) -> list[str]:
        """The keys of the options to pick from."""
        assert isinstance(self.decision, Pick)
        return [option.key for option in self.decision.options]

    @property
    def amounts(self) -> list[int]:
        assert isinstance(self.decision, Amount)
        return list(self.decision.amounts())

    @property
    def gold(self) -> list[int]:
        return [player.gold for player in self.state.players]

    def told(self, kind: type[T]) -> list[T]:
        """The events of one kind, in the order told."""
        return [event for event in self.story if isinstance(event, kind)]

    def words(self) -> list[str]:
        """The names of all events told."""
        return [type(event).__name__ for event in self.story]


def cards_of(state: State) -> list[str]:
    """Every card, wherever it lies."""
    cards = [*state.deck, *state.aside, *state.offer, *state.out]
    for player in state.players:
        cards += [*player.mines, *player.waiting, *player.kept]
    cards += [saloon.key for saloon in state.saloons]
    cards += [SALOON_GIRLS for saloon in state.saloons if saloon.has_girls]
    cards += [GOVERNOR] if state.governor is not None else []
    cards += [NEW_VEIN] if state.new_vein is not None else []
    return cards


def take(scene: "Scene", seat: Seat, card: str, *answers: Answer) -> "Scene":
    """Let a seat take a card that is on offer alone, answering what it is asked."""
    scene.offer(card).play(take_card(scene.table, seat), *((seat, answer) for answer in answers))
    return scene

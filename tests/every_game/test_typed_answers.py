"""What is suggested to somebody who types is an answer as it stands, or says what it lacks, in every game."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cogs.commands.completion import choices
from cogs.parts.controls import MENU, Showing
from cogs.parts.readers import label_names
from cogs.parts.typed_answers import canonical
from engine.games import GAMES
from engine.journal.records import SeatRow, Session
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision, Subset, key_of
from engine.play.table import Seat
from engine.sessions.positions import Asked
from renders.faces import FACES
from renders.language.catalogues import LOCALES, Words, words_for
from renders.reader import Reader
from tests.doubles import double
from tests.effort import share_of
from tests.every_game.orders import askable
from tests.every_game.walks import moments, setup_of

PLAYERS = ("Anna", "Zoë", "Ben 8", "anna", "Bo, the 2", "Ümit")
"""Two look alike, one has a number and one a comma."""
SOME, MANY = 60, 1_000
EVERY = 5
"""About every so many questions of a game are looked at."""
BY_NAME = 4
"""About every so many suggestions are read as they are shown, too, not only as they are sent."""


@dataclass
class Typing:
    """Somebody who types an answer to one question, in one language."""

    asked: Asked
    words: Words
    chance: Chance

    def __post_init__(self) -> None:
        reader = Reader(self.asked.view, label_names(self.asked.session, self.words), self.words)
        self.decision, self.showing = self.asked.decision, Showing(FACES[self.asked.session.game], reader)

    def offers(self, typed: str) -> list[tuple[str, str]]:
        """What Discord would show: names and values."""
        found = choices(self.asked, self.showing.face, typed, self.words)
        return [(each.name, str(each.value)) for each in itertools.islice(found, MENU)]

    def read(self, text: str) -> Answer:
        return self.decision.read(canonical(self.decision, text, self.showing, is_ahead=self.asked.is_ahead))

    def is_marked(self, name: str, value: str) -> bool:
        """Whether a suggestion says that it is no answer yet."""
        if not isinstance(self.decision, Subset):
            return False
        keys = value.split()
        lacks = (
            {"count": self.decision.low - len(keys)},
            {"sum": self.decision.sum_of(keys) if value != "pass" else 0},
        )
        ends = [
            self.words.text(message, choice="", **values)
            for message, values in zip(("choice-more", "choice-taken"), lacks, strict=True)
        ]
        return name.endswith(tuple(ends))

    def label(self, key: str) -> str:
        return self.showing.face.choice_label(self.decision, key, self.showing.reader)


def typing_in(name: str, most: int) -> Iterator[Typing]:
    """People who are asked something, or may say it ahead, in games that are played by chance."""
    chance, found = Chance("typed", most), itertools.count(1)
    for number in itertools.count():
        for played in moments(setup_of(name, number, "typed")):
            match = played.match
            if match.is_over or chance.below(EVERY):
                continue
            seat = chance.pick(match.waiting_for())
            asked: list[tuple[Decision[Answer], bool]] = [
                *((opened.decision, False) for opened in match.open_to(seat)),
                *((ahead, True) for _, _, ahead in askable(match, seat)),
            ]
            at = next(found)
            decision, is_ahead = chance.pick(asked) if at % 3 == 0 else asked[0]
            seats = tuple(SeatRow(player, each + 1) for each, player in enumerate(PLAYERS[: match.seats]))
            session = double(Session, game=name, seats=seats, names=PLAYERS[: match.seats])
            view = match.view(Seat(seat))
            yield Typing(
                double(Asked, decision=decision, view=view, session=session, is_ahead=is_ahead),
                words_for(LOCALES[at % len(LOCALES)]),
                chance,
            )
            if at == most:
                return


def check_offers(typing: Typing, typed: str) -> list[tuple[str, str]]:
    """Each suggestion is an answer as it stands, and as its name says it; or it says what it lacks. These
    come last. Returns them."""
    offers = typing.offers(typed)
    lacking = [offer for offer in offers if typing.is_marked(*offer)]
    assert offers[len(offers) - len(lacking) :] == lacking, "what is an answer comes first"
    for name, value in offers[: len(offers) - len(lacking)]:
        answer = typing.read(value)
        assert answer == typing.decision.read(value)
        if "…" not in name and typing.chance.below(BY_NAME) == 0:
            assert typing.read(name) == answer, (typed, name)
    return lacking


def check_going_on(typing: Typing, lacking: list[tuple[str, str]], *, by_name: bool) -> None:
    """Whoever goes on after a suggestion that is no answer yet comes to an answer."""
    while lacking:
        name, value = typing.chance.pick(lacking)
        if by_name and "…" in name:
            return
        typed = f"{name}, " if by_name else f"{value} "
        offers = typing.offers(typed)
        assert offers, typed
        others = [offer for offer in offers if offer[1] != value]
        assert any(other.startswith(f"{value} ") for _, other in others), (typed, offers)
        check_offers(typing, typed)
        lacking = [
            offer
            for offer in others
            if typing.is_marked(*offer) and len(offer[1].split()) > len(value.split())
        ]


def check_joined(typing: Typing) -> None:
    """Two labels that are joined by a comma, a space or an "and" are read as these two."""
    decision = typing.decision
    if not isinstance(decision, Subset) or decision.high < 2:
        return
    first = typing.chance.pick(decision.next_options(()))
    if not (more := decision.next_options((first.key,))):
        return
    second = typing.chance.pick(more)
    labels = [typing.label(first.key), typing.label(second.key)]
    alike = [typing.label(option.key) for option in decision.options]
    if any(alike.count(label) > 1 for label in labels):
        return
    for typed in (", ".join(labels), " ".join(labels), typing.words.listed(labels)):
        read = canonical(decision, typed, typing.showing, is_ahead=typing.asked.is_ahead)
        keys = [key_of(part, decision.options) for part in read.replace(",", " ").split()]
        assert keys == [first.key, second.key], typed


def check(typing: Typing) -> None:
    lacking = check_offers(typing, "")
    check_going_on(typing, lacking, by_name=True)
    check_going_on(typing, lacking, by_name=False)
    name, _ = typing.chance.pick(typing.offers(""))
    letters = [letter for letter in name if letter.isalnum()]
    check_offers(typing, typing.chance.pick(letters))
    check_joined(typing)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_suggested_is_an_answer_or_says_what_it_lacks(name: str) -> None:
    for typing in typing_in(name, SOME):
        check(typing)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_many_suggestions_are_answers_or_say_what_they_lack(name: str) -> None:
    for typing in typing_in(name, share_of(MANY)):
        check(typing)

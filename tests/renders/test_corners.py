"""The lower right corner of a picture has no text in any game: clients lay the sign ALT over it."""

from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Any

import pytest
from PIL import Image

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.match import Match
from engine.play.table import Seat
from renders.drawing.canvas import watched
from renders.drawing.layout import CORNER
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.bench.greedy import GREEDY
from tests.renders.samples import NAMES, WIDE

ON_A_PHONE = (154, 112)
"""How much of a picture the sign hides on a phone, which is a third as wide as the picture."""


def asked(name: str, seats: int, *, few: int) -> Iterator[tuple[Match[Any, Any], Seat, Decision[Answer]]]:
    """A game by the greedy robots at `few` questions of each kind, the first one and later ones, and at its
    end."""
    game, seen, questions = GAMES[name], dict[str, int](), count()
    match: Match[Any, Any] = Match.start(game, seats=seats, options={}, seed=f"corner {seats}")
    chance = Chance("corner", seats)
    while not match.is_over:
        seat = match.waiting_for()[-1]
        assert match.question is not None
        decision = match.question.decisions[seat]
        times = seen.get(decision.name, 0)
        if next(questions) >= 25 * times and times < few:
            seen[decision.name] = times + 1
            yield match, seat, decision
        match.submit(seat, GREEDY[name](match.view(seat), decision, chance))
    yield match, Seat(0), decision


def hidden_in(name: str, seats: int, *, few: int) -> set[tuple[str, str]]:
    """The texts that such a sign would hide, and on which picture. If few questions are looked at, boards and
    hands are drawn at the first and at the end alone."""
    face, languages, names = FACES[name], cycle(LOCALES), cycle((WIDE, NAMES))
    found, questions = set[tuple[str, str]](), count()
    for match, seat, decision in asked(name, seats, few=few):
        words, called = words_for(next(languages)), next(names)[:seats]
        public, own = (Reader(match.view(viewer), called, words) for viewer in (None, seat))
        if not next(questions) or few > 1 or match.is_over:
            found |= hidden("board", lambda reader=public: face.board(reader))
            found |= hidden("hand", lambda reader=own: face.hand(reader))
        if match.is_over or face.panel_alt(decision, own, ()) is None:
            continue
        keys = [option.key for option in getattr(decision, "options", ())]
        for chosen in ((), keys[-1:]):
            found |= hidden(
                f"panel of {decision.name}",
                lambda one=decision, reader=own, keys=chosen: face.panel(one, reader, chosen=keys),
            )
    return found


def hidden(
    what: str, draw: Callable[[], Image.Image | None], hides: tuple[int, int] = CORNER
) -> set[tuple[str, str]]:
    """The texts of a picture that are in its corner."""
    with watched() as placed:
        picture = draw()
    assert picture is not None
    assert placed
    left, top = (side - corner for side, corner in zip(picture.size, hides, strict=True))
    return {(what, text.text) for text in placed if text.ink.right > left and text.ink.bottom > top}


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_in_the_corner_where_clients_lay_a_sign(name: str) -> None:
    assert hidden_in(name, max(GAMES[name].seats), few=1) == set()


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_on_a_phone_the_sign_hides_nothing_of_a_board(name: str) -> None:
    seats = min(GAMES[name].seats)
    match: Match[Any, Any] = Match.start(GAMES[name], seats=seats, options={}, seed="phone")
    public = Reader(match.view(None), NAMES[:seats], words_for("de"))
    assert hidden("board", lambda: FACES[name].board(public), ON_A_PHONE) == set()


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seats])
def test_none_is_there_at_any_number_of_players_and_later_in_a_game(name: str, seats: int) -> None:
    assert hidden_in(name, seats, few=4) == set()

"""Values of a server's owner that are odd, but accepted: games end, and what is said and drawn fits."""

import re
from functools import partial
from importlib import resources

import pytest

from engine.games.gnadenlos import game
from engine.games.gnadenlos.data import read
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Seat
from renders.drawing.canvas import watched
from renders.drawing.theme import LETTER
from renders.gnadenlos import FACE
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.every_game.walks import MOST_ANSWERS, a_few
from tests.renders.layout import check_apart

SHIPPED = resources.files("engine.games.gnadenlos").joinpath("data.toml").read_text(encoding="utf-8")
NAMES = ("Anna", "Ben", "Cleo", "Dirk")

SHORT = {
    "fields": "10",
    "goal": "10",
    "start": "9",
    "undertaker": "1",
    "nuggets": "99",
    "grey": "{ first = 8, last = 9, winner = 9, loser = 9 }",
    "beige": "{ first = 1, last = 1, winner = 9, loser = 9 }",
    "blue": "{ first = 2, last = 6, winner = 1, loser = 1 }",
    "red": "{ first = 7, last = 7, winner = 1, loser = 9 }",
}
LONG = {
    "fields": "60",
    "goal": "60",
    "start": "1",
    "undertaker": "20",
    "nuggets": "0",
    "notes": "[1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]",
    "gold-rush": "[" + "{ larger = 99, smaller = 98 }, " * 5 + "]",
    "high-noon": "1",
    "cheating": "1",
    "red": "{ first = 24, last = 59, winner = 9, loser = 1 }",
}
ALIKE = {
    "notes": "[1, 2" + ", 0" * 11 + "]",
    "gold-rush": "[]",
    "high-noon": "7",
    "cheating": "0",
    "nuggets": "0",
}
BOXES = {"short": SHORT, "long": LONG, "alike": ALIKE}


def box(values):
    text = SHIPPED
    for key, value in values.items():
        text, found = re.subn(rf"^{key} = .*$", f"{key} = {value}", text, flags=re.M)
        assert found == 1, key
    if values is ALIKE:
        text = re.sub(r"gold = \d, revolver = \d, cards = \d", "gold = 0, revolver = 9, cards = 0", text)
    return read(text)


def check(draw):
    """Draw, and see that all texts are in the picture, large enough, and over no other."""
    with watched() as placed:
        image = draw()
    assert min(text.size for text in placed) >= LETTER
    assert [text.text for text in placed if text.is_shortened] == []
    for each in placed:
        assert 0 <= each.ink.left <= each.ink.right <= image.width, each
        assert 0 <= each.ink.top <= each.ink.bottom <= image.height, each
    check_apart(text.ink for text in placed)


@pytest.mark.dear
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", BOXES)
def test_a_game_of_odd_values_ends_and_can_be_shown_all_the_while(name, seats):
    match = Match.start(game(box(BOXES[name])), seats=seats, options={"advanced": seats == 4}, seed="odd")
    chance, names = Chance("odd", name, seats), NAMES[:seats]
    for number in range(MOST_ANSWERS):
        words = words_for(LOCALES[number % len(LOCALES)])
        changes = [told.event for told in match.story[-20:] if told.only is None]
        if number == 8 or match.is_over:
            check(partial(FACE.board, Reader(match.view(None), names, words), changes=changes))
        if number == 8:
            check(partial(FACE.hand, Reader(match.view(Seat(0)), names, words)))
        if match.is_over:
            break
        seat = match.waiting_for()[0]
        reader = Reader(match.view(seat), names, words)
        assert all((FACE.board_text(reader), FACE.alt_text(reader), FACE.prompt(match.asked(seat), reader)))
        answer = chance.pick(a_few(match.asked(seat)))
        assert FACE.answer_text(match.asked(seat), answer, reader)
        match.submit(seat, answer)
    assert match.is_over
    events = [told.event for told in match.story]
    assert FACE.summary(events, names, words_for("de"))
    assert FACE.log(events, names, words_for("nl"))

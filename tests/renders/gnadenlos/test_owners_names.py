"""What a server's owner has called an adventurer is shown as it is: escaped in messages, plain elsewhere."""

import re
from importlib import resources
from itertools import islice

import pytest

from engine.games.gnadenlos import game
from engine.games.gnadenlos.data import read
from engine.play.chance import Chance
from engine.play.decisions import Amount
from engine.play.match import Match
from engine.play.table import Seat
from renders.gnadenlos import FACE
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.every_game.walks import robots_answer

SHIPPED = resources.files("engine.games.gnadenlos").joinpath("data.toml").read_text(encoding="utf-8")
NAMES, WORDS = ("Anna", "Ben", "Cleo"), words_for("en")
MARKED = re.compile(r"\*[a-z]{3,4}_[a-z]{3,4}\*")
"""A name as it is in the owner's file, with nothing before its markdown."""


def owners_box():
    """The shipped values, but that every name is markdown: "*old_zeke*"."""
    return read(re.sub(r'name = "(\w{3})\w*( (\w{3}))?[^"]*"', _marked, SHIPPED))


def _marked(found):
    return f'name = "*{found[1].lower()}_{(found[3] or "solo").lower()}*"'


@pytest.fixture(scope="module", params=[False, True])
def said(request):
    """All that is said in a game: in messages, and in what is plain."""
    match = Match.start(game(owners_box()), seats=3, options={"advanced": request.param}, seed="names")
    chance, messages, plain = Chance("names"), [], []
    while not match.is_over:
        seat = match.waiting_for()[0]
        (opened, *_), view = match.open_to(seat), match.view(seat)
        decision, reader = opened.decision, Reader(view, NAMES, WORDS)
        messages += [FACE.board_text(reader), FACE.hand_text(reader), FACE.prompt(decision, reader)]
        messages += [FACE.answer_text(decision, answer, reader) for answer in islice(decision.legal(), 3)]
        plain += [FACE.alt_text(reader), FACE.hand_alt(reader)]
        if not isinstance(decision, Amount):
            keys = [option.key for option in decision.options]
            plain += [FACE.choice_label(decision, key, reader) for key in keys]
            plain += [FACE.option_label(decision, key, reader) for key in keys]
        match.submit(Seat(seat), robots_answer(match, seat, chance))
    events = [told.event for told in match.story]
    messages += FACE.summary(events, NAMES, WORDS) + FACE.log(events, NAMES, WORDS)
    match.close()
    return messages, plain


def test_no_message_takes_a_name_for_markdown(said):
    messages, _ = said
    assert not [text for text in messages if MARKED.search(text)]
    assert sum(r"\*" in text and r"\_" in text for text in messages) > 50


def test_labels_and_alternative_texts_show_a_name_as_it_is(said):
    _, plain = said
    assert not [text for text in plain if "\\" in text]
    assert sum(bool(MARKED.search(text)) for text in plain) > 50


def test_a_name_from_right_to_left_turns_no_sentence_round():
    box = read(SHIPPED.replace("Nugget Ned", "אבג"))
    match = Match.start(game(box), seats=3, options={}, seed="names")
    match.state.players[0].adventurers = [box.adventurers[0].key]
    assert "\u2068אבג\u2069" in FACE.hand_text(Reader(match.view(Seat(0)), NAMES, WORDS))
    match.close()

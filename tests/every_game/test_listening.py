"""What somebody hears who plays by texts and commands alone: the question first, and everything once.

The pure half looks at many positions of each game in all languages; the other half hears whole messages.
"""

import statistics

import pytest

from engine.games import GAMES
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.effort import share_of
from tests.listening import figures, listen, only_seen, words_in
from tests.renders.moments import played
from tests.renders.samples import NAMES

QUESTION = 40
"""The most words from the first character of a panel to the end of its question."""
PROMPT, CONFIRMED = 30, 10
"""The most words of the question itself, and of what confirms the answer before it."""
POSITIONS = 200
FEW = 8
EVERYTHING = {"boomtown": 350, "ponte-vecchio": 350, "gnadenlos": 420, "goldrush": 420}
"""The most words of everything once for a decision, in the median."""
REPLY = {"boomtown": 80, "gnadenlos": 90, "ponte-vecchio": 110, "goldrush": 110}
"""The most words of the reply alone, in the median."""


def moments(name):
    """Positions of games with the fewest and the most players."""
    for seats in (max(GAMES[name].seats), min(GAMES[name].seats)):
        for moment in played(name, seats):
            if moment.decision is not None:
                yield seats, moment


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_one_short_line_in_every_language(name, locale):
    face, words, seen = FACES[name], words_for(locale), 0
    for seats, (match, seat, decision, _) in moments(name):
        reader = Reader(match.view(seat), NAMES[:seats], words)
        question = face.prompt(decision, reader)
        assert "\n" not in question
        assert words_in(question) <= PROMPT, question
        answer = next(iter(decision.legal()))
        confirmed = face.answer_text(decision, answer, reader)
        assert words_in(confirmed) <= CONFIRMED, confirmed
        seen += 1
        if seen == POSITIONS:
            break
    assert seen == POSITIONS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
async def test_what_is_heard_begins_with_the_question_and_has_no_signs(name, locale):
    check_heard(await listen(name, locale, FEW), locale)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
async def test_everything_is_told_once_in_many_positions(name, locale):
    heard = await listen(name, locale, share_of(POSITIONS))
    check_heard(heard, locale)
    if locale == "en" and len(heard) >= POSITIONS:
        counted = figures(heard)
        assert statistics.median(counted["everything once"]) <= EVERYTHING[name]
        assert statistics.median(counted["the reply alone"]) <= REPLY[name]


def check_heard(heard, locale):
    """The question ends soon, in panels and replies, and nothing is heard that can only be seen."""
    counted = figures(heard)
    assert max(counted["until the question ends"]) <= QUESTION
    assert max(counted["... in the reply"]) <= QUESTION
    for one in heard:
        for text in (one.board, one.panel, one.own_board, one.hand, one.reply):
            assert not only_seen(text, locale), text

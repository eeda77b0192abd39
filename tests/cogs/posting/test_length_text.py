"""How long a game takes, at its open seats: by seats, options and robots, as a range while seats are free."""

from dataclasses import replace

import pytest

from cogs.posting.length_text import length_text
from engine.games import GAMES
from engine.journal.records import SeatRow
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.test_board_text import session_of


def said(game, people, robots=0, *, language="en", **options):
    names = ("Anna", "Ben", "Cleo", "Dirk", "Edda")[:people]
    session = replace(session_of(*names, game=game), options=options)
    session = replace(session, seats=session.seats + (SeatRow("Dusty"),) * robots)
    return length_text(session, GAMES[game], words_for(language))


def test_a_full_table_reads_one_number_and_one_with_free_seats_a_range():
    full = said("boomtown", 5)
    assert full.startswith("About 12 rounds: some ")
    assert " to " not in full
    assert said("boomtown", 3).startswith("About 12 to 20 rounds: some ")
    assert said("boomtown", 1) == said("boomtown", 3), "the game does not begin with fewer"


def test_options_count_where_they_have_an_effect():
    assert said("boomtown", 3, short=True).startswith("About 12 to 15 rounds")
    assert said("boomtown", 4, short=True) == said("boomtown", 4)
    assert said("goldrush", 4, short=True) != said("goldrush", 4)


def minutes(text):
    return int(text.split("some ")[1].split(" ")[0])


def test_robots_decide_in_no_time():
    assert minutes(said("ponte-vecchio", 1, 4)) < minutes(said("ponte-vecchio", 3, 2))
    assert minutes(said("ponte-vecchio", 3, 2)) < minutes(said("ponte-vecchio", 5))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_it_in_every_language(game, language):
    text = said(game, 1, language=language)
    assert "{" not in text
    assert 40 < len(text) < 140


def test_a_game_that_was_never_measured_says_nothing():
    session = replace(session_of("Anna", "Ben", game="toy"), options={})
    assert length_text(session, GAMES["boomtown"], words_for("en")) == ""

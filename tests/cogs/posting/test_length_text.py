"""How long a game takes, at its open seats: by seats, options and robots, as a range while seats are free."""

from dataclasses import replace

import pytest

from cogs.posting.length_text import length_text
from engine.clock.pace import PaceName
from engine.games import GAMES
from engine.games.lengths import LENGTHS
from engine.journal.records import SeatRow
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.test_board_text import session_of


def said(game, people, robots=0, *, language="en", pace=PaceName.EVENING, **options):
    names = ("Anna", "Ben", "Cleo", "Dirk", "Edda")[:people]
    session = replace(session_of(*names, game=game), options=options, pace=pace)
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


def days(text):
    """The least of the days that a text tells."""
    return int(text.split(" days")[0].split("some ")[1].split(" ")[0])


def test_days_are_told_at_the_paces_of_games_over_days_and_fewer_if_people_look_in_more_often():
    for pace in (PaceName.DAILY, PaceName.RELAXED, PaceName.NONE):
        text = said("goldrush", 4, pace=pace)
        assert f"some {LENGTHS.days['goldrush', 4]} days if you all look in once or twice" in text
        assert text.endswith(" minutes if everyone is there.")
    assert days(said("goldrush", 4, pace=PaceName.BRISK)) < LENGTHS.days["goldrush", 4]
    for pace in (PaceName.EVENING, None):
        assert " days" not in said("goldrush", 4, pace=pace)


def test_robots_take_no_days_and_whoever_plays_alone_among_them_is_told_minutes():
    daily = PaceName.DAILY
    assert days(said("goldrush", 2, 2, pace=daily)) < days(said("goldrush", 4, pace=daily))
    full_of_robots = said("goldrush", 1, 3, pace=daily)
    assert full_of_robots == said("goldrush", 1, 3, pace=PaceName.EVENING)


@pytest.mark.parametrize("pace", [PaceName.BRISK, PaceName.DAILY])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_its_days_in_every_language(game, language, pace):
    text = said(game, 1, language=language, pace=pace)
    assert "{" not in text
    assert 80 < len(text) < 180


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

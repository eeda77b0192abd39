"""A person's page in words: what a rating lacks, where it stands, and what the last games did to it."""

from dataclasses import replace

import pytest

from cogs.parts.layouts import PAGE
from cogs.parts.rating_text import LAST, chart_view, list_view, none_text, page_text
from engine.journal.rating_rows import PastGame
from engine.results.ratings import Rating
from engine.sessions.ratings import Beaten, Profile, Standing
from renders.language.catalogues import LOCALES, words_for

EN, GUILD = words_for("en"), 111
STANDING = Standing(1, "Anna", 3, Rating(1540.4, 94.6), 42, 9)


def played(number, *, place=1, before=1500.0, after=1522.0, thread=900):
    """A rated game of four."""
    return PastGame(number, 0.0, place, 4, Rating(before, 100.0), Rating(after, 99.0), thread, 222)


PROFILE = Profile(STANDING, True, 14, tuple(played(number) for number in range(1, 31)), None, False)


def said(profile=PROFILE, words=EN, **standing):
    return page_text(
        replace(profile, standing=replace(profile.standing, **standing)), "boomtown", GUILD, words
    )


def test_a_sure_rating_has_its_deviation_its_place_and_how_many_have_one():
    assert "Rating **1540 ± 95**, place **3** of 14, 42 rated games" in said()


@pytest.mark.parametrize(
    ("games", "opponents", "missing"),
    [
        (7, 4, "7 of 10 games, 4 of 5 opponents"),
        (7, 30, "7 of 10 games"),
        (300, 4, "4 of 5 opponents"),
        (0, 0, "0 of 10 games, 0 of 5 opponents"),
    ],
)
def test_a_provisional_rating_says_only_what_it_lacks(games, opponents, missing):
    text = said(games=games, opponents=opponents, place=None)
    line = f"Rating **1540?**, provisional: {missing}, below the line in the list"
    assert f"{line}, {games} rated games\n" in text if games >= 10 else f"{line}\n" in text


def test_whoever_has_not_played_for_long_reads_why_they_are_not_listed():
    text = said(replace(PROFILE, is_listed=False), place=None)
    assert "Rating **1540 ± 95**, not in the list: no rated game played in the last 180 days, 42" in text


def test_only_the_last_games_are_listed_the_newest_first():
    numbers = [line.split("#")[1].split("]")[0] for line in said().splitlines() if line.startswith("- ")]
    assert numbers == [str(number) for number in range(30, 30 - LAST, -1)]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (played(7), "place 1 of 4, from 1500 to 1522 (**plus 22**)"),
        (played(7, place=4, before=1500.4, after=1480.6), "place 4 of 4, from 1500 to 1481 (**minus 19**)"),
        (played(7, place=2, after=1500.3), "place 2 of 4, from 1500 to 1500 (**unchanged**)"),
        (played(7, place=None, after=1459.2), "never answered, from 1500 to 1459 (**minus 41**)"),
    ],
)
def test_a_game_has_its_place_and_the_difference_of_the_numbers_that_are_shown(game, line):
    assert said(replace(PROFILE, games=(game,))).endswith(
        f"- [#7](https://discord.com/channels/111/900): {line}"
    )


def test_a_game_without_a_thread_leads_to_its_channel():
    assert "channels/111/222)" in said(replace(PROFILE, games=(played(7, thread=None),)))


def test_the_best_win_says_over_whom_and_leads_to_the_game():
    best = Beaten("Ben_", Rating(1611.5, 80.0), 30)
    text = said(replace(PROFILE, best_win=best))
    assert "Best win: ahead of Ben\\_, who had 1612, in [#30](https://discord.com/channels/111/900)" in text


@pytest.mark.parametrize("language", LOCALES)
def test_the_longest_page_fits_in_every_language(language):
    games = tuple(replace(played(10**17 + n, thread=10**19), channel=10**19) for n in range(20))
    best = Beaten("*" * 32, Rating(1700.0, 80.0), games[-1].session)
    profile = replace(PROFILE, games=games, best_win=best)
    assert len(said(profile, words_for(language), name="_" * 32, games=4, opponents=4)) <= PAGE


@pytest.mark.parametrize("language", LOCALES)
def test_whoever_was_forgotten_is_a_former_player(language):
    words = words_for(language)
    assert words.text("player-former") in said(words=words, name="")


def test_a_chart_begins_before_the_first_game_and_has_a_point_after_each():
    view = chart_view(PROFILE, "boomtown")
    assert [point.rating for point in view.points] == [1500.0] + [1522.0] * 30
    assert (view.place, view.of, view.is_provisional) == (3, 14, False)


def test_a_page_beyond_the_last_is_the_last_and_an_empty_list_has_one():
    table = tuple(replace(STANDING, person=number) for number in range(26))
    assert [len(list_view(table, "boomtown", page, reader=None).rows) for page in (0, 1, 2, 9)] == [
        25,
        25,
        1,
        1,
    ]
    assert list_view((), "boomtown", 1, reader=None).pages == 1


def test_what_one_has_not_yet_is_said_with_how_to_get_it():
    assert "no rating in Boomtown" in none_text(EN, "boomtown")
    assert "with 5 different people" in none_text(EN)

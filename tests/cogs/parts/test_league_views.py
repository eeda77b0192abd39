"""The views of a league's pictures: whose rows they have, in which order, with which squares, marks, lines
and dates.
"""

from collections import Counter

import pytest

from cogs.parts.league_views import cross_view, dates, league_view, next_draw, page_of, poster_view
from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.earned import Kind
from engine.leagues.ranking import played, ranking
from engine.leagues.standings import Line, crosstable
from engine.leagues.sure import Sure
from renders.language.catalogues import LOCALES, words_for
from renders.league.text.standings import standings_text
from renders.league.views import MOST_ROWS
from tests.cogs.posting.leagues.told import NAMES, drawn, facts
from tests.engine.leagues.world import ORGANISER, START, World

EN = words_for("en")


@pytest.fixture(scope="module")
def over():
    """A season of two divisions that is over; somebody had missed its rounds, and a table does not count."""
    world = drawn(18, division=9, rounds=3, there=range(1, 19))
    world.do(acts.Voided(1, 1), ORGANISER, "x")
    for _ in range(80):
        world.answer(*range(1, 19))
        world.days(1)
        if world.is_over:
            return world
    raise AssertionError("the season does not end")


@pytest.fixture(scope="module")
def large():
    """The first table of a season of one division of 45 people is over."""
    world = drawn(45, division=None)
    world.end(1, 1)
    return world


def view(world, *, division=1, names=NAMES, words=EN, **told):
    known = facts(world, names=names).names
    return league_view("Prairie League", world.season, ranking(world.season), known, division, words, **told)


def test_the_rows_are_the_standings_with_their_numbers(over):
    standings, rows = ranking(over.season)[1], view(over).rows
    names = facts(over).names
    assert [(row.place, row.name, row.points, row.lasts) for row in rows] == [
        (one.place, names[one.entry], one.points, one.lasts) for one in standings
    ]
    assert [row.opposition for row in rows] == [round(one.opposition) for one in standings]
    assert sum(row.is_shared for row in rows) == sum(
        count for count in Counter(one.place for one in standings).values() if count > 1
    )


def test_every_round_has_its_square(over):
    rows = view(over).rows
    assert {len(row.squares) for row in rows} == {3}
    kinds = [row.squares[0].kind for row in rows]
    assert kinds.count(Kind.VOIDED) == len(over.fixture(1).drawn)
    assert all(
        (square.place is not None) == (square.kind is Kind.TABLE) for row in rows for square in row.squares
    )


def test_lines_and_marks_of_a_season_that_is_over_are_final(over):
    upper, lower = view(over), view(over, division=2)
    assert upper.is_over
    assert [row.line for row in upper.rows][-1] is Line.DOWN
    assert upper.rows[0].sure is Sure.FIRST
    assert lower.rows[0].line is Line.UP
    assert upper.dates == ""
    assert (upper.divisions, upper.round, upper.rounds, upper.people) == (2, 3, 3, 9)


def test_the_reader_has_a_row_of_their_own_and_nobody_has_if_all_see_it(large):
    assert not any(row.is_reader for row in view(large).rows)
    order = [one.entry for one in ranking(large.season)[1]]
    own = view(large, reader=order[2])
    assert [row.is_reader for row in own.rows].index(True) == 2
    assert sum(row.is_reader for row in own.rows) == 1


def test_pages_have_twenty_rows_and_everybody_is_on_one(large):
    pages = [view(large, page=page) for page in (1, 2, 3)]
    assert [len(each.rows) for each in pages] == [MOST_ROWS, MOST_ROWS, 5]
    assert {(each.pages, each.people) for each in pages} == {(3, 45)}
    assert view(large, page=9) == pages[2]
    order = ranking(large.season)[1]
    assert [page_of(order, order[at].entry) for at in (0, 19, 20, 44)] == [1, 1, 2, 3]
    assert page_of(order, 99) == 1


def test_a_former_player_has_no_name(large):
    assert {row.name for row in view(large, names=("",)).rows} == {""}
    found = league_view("L", large.season, ranking(large.season), {}, 1, EN)
    assert {row.name for row in found.rows} == {""}


def test_a_division_that_nobody_is_in_yet_has_a_page_without_rows():
    found = view(World(3))
    assert (found.rows, found.round, found.pages, found.divisions) == ((), 0, 1, 1)
    assert "Nobody plays in this division yet." in standings_text(found, EN)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 1 is drawn on 5 October"),
        ("nl", "Ronde 1 wordt geloot op 5 oktober"),
        ("de", "Runde 1 wird am 5. Oktober ausgelost"),
    ],
)
def test_dates_are_days_of_the_leagues_zone_in_words(language, said):
    assert dates(World(8).season, words_for(language)) == said


def test_a_round_has_the_same_date_before_and_after_it_is_called():
    world = World(8)
    assert next_draw(world.season) == (1, START)
    world.until(START - DAY)
    assert 1 in world.season.rounds
    assert next_draw(world.season) == (1, START)


def test_after_the_last_draw_the_end_is_what_comes():
    world = drawn(8, rounds=3, longest=60)
    for _ in range(14):
        world.answer(*range(1, 9))
        world.days(1)
    assert next_draw(world.season) is None
    assert dates(world.season, EN) == "Overtime begins on 16 November"
    world.do(acts.OvertimeBegan())
    assert dates(world.season, EN).startswith("The season ends on ")


@pytest.mark.parametrize("language", LOCALES)
def test_a_season_that_stands_still_has_no_date(language):
    world = drawn()
    world.do(acts.SeasonStopped(), ORGANISER, "x")
    assert next_draw(world.season) is None
    assert not any(letter.isdigit() for letter in dates(world.season, words_for(language)))


def test_a_crosstable_has_the_order_of_the_standings(over):
    standings = ranking(over.season)
    ahead = crosstable(each for each in played(over.season).tables if each.division == 1)
    found = cross_view("L", over.season, standings, ahead, facts(over).names, 1, reader=standings[1][1].entry)
    order = [one.entry for one in standings[1]]
    assert [row.ahead for row in found.rows] == [tuple(ahead[one, other] for other in order) for one in order]
    assert [row.is_reader for row in found.rows] == [at == 1 for at in range(9)]


def test_a_poster_has_the_final_standings_and_their_seal(over):
    found, ended = poster_view("L", over.season, facts(over).names), over.season.ended
    first = ended.divisions[0].standings[0]
    assert found.champions == (facts(over).names[first.entry],)
    assert (found.points, found.seal) == (first.sixtieths, ended.digest)
    assert (found.people, found.divisions, found.rounds) == (18, 2, 3)
    assert found.tables == len(over.season.fixtures) - 1


def test_a_season_without_a_champion_has_no_poster():
    world = World(3)
    assert poster_view("L", world.season, {}) is None
    world.do(acts.SeasonEnded((), "ab" * 32))
    assert poster_view("L", world.season, {}) is None

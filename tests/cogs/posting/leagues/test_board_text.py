"""What the standing message of a league says in each state, and what people read of it privately."""

from fractions import Fraction

import pytest

from cogs.parts.layouts import PAGE
from cogs.posting.leagues.board_text import board_text
from cogs.posting.leagues.private_text import mine_text, preview_text, why_text
from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.books import NEXT_AFTER
from engine.leagues.earned import Earned, Kind
from engine.leagues.leagues import Apart, Explained
from engine.leagues.points import Seated, Table
from engine.leagues.proposals import previewed
from engine.leagues.ranking import ranking
from engine.leagues.standings import Line, Standing
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.leagues.told import drawn, facts
from tests.engine.leagues.world import ORGANISER, START, World, settings
from tests.renders.ratings.samples import ODD

EN = words_for("en")


def board(world, words=EN, **told):
    return board_text(facts(world, **told), ranking(world.season), words)


def test_in_sign_up_it_says_how_many_have_joined_and_until_when():
    found = board(World(3))
    assert found.startswith(
        "### Prairie League: Season 1\nBoomtown, tables of 4 people, 5 rounds, one every 7 days\n"
    )
    assert "3 people have joined." in found
    assert f"Round 1 is announced on <t:{int(START - 2 * DAY)}:f> and drawn on <t:{int(START)}:f>." in found
    assert "To take part, press **Join** before the first draw." in found


@pytest.mark.parametrize("language", LOCALES)
def test_of_a_closed_league_nothing_comes_next(language):
    world, words = World(3), words_for(language)
    found = board_text(facts(world), ranking(world.season), words, is_closed=True)
    assert found.endswith(f"\n{words.text('league-board-gone')}")
    assert "<t:" not in found


def test_whoever_has_left_has_not_joined():
    world = World(2)
    world.do(acts.Left(1))
    assert "1 person has joined." in board(world)
    world.do(acts.Left(2))
    assert "Nobody has joined yet." in board(world)


def test_a_round_that_is_called_says_how_to_be_in():
    world = World(8)
    world.until(START - DAY)
    assert f"**Round 1 is drawn <t:{int(START)}:R>**" in board(world)
    assert "others press **I am in**" in board(world)


def test_nobody_is_first_before_a_table_is_over():
    world = drawn(5)
    assert any(each.points for each in ranking(world.season)[1]), "somebody has a bye"
    assert "First" not in board(world)
    assert "Round 1 of 5, 1 table is still open\n5 people have joined." in board(world)
    world.end(1, 1)
    assert "**First:** 1" in board(world)
    assert "have joined" not in board(world)


def test_the_first_three_of_a_division_have_their_places_and_points():
    world = drawn()
    for table in (1, 2):
        world.end(1, table, sorted(world.fixture(1, table).drawn))
    one, two = (sorted(world.fixture(1, table).drawn) for table in (1, 2))
    names = facts(world).names
    first = EN.listed([names[entry] for entry in sorted((one[0], two[0]))])
    second = f"{names[min(one[1], two[1])]} and 1 other"
    assert f"**First:** 1= {first} (10 points); 3= {second} (6 points)" in board(world)


def test_every_division_has_a_line():
    world = drawn(18, division=9)
    for fixture in list(world.season.fixtures.values()):
        world.end(1, fixture.table)
    assert "**Division 1:** 1" in board(world)
    assert "**Division 2:** 1" in board(world)


def test_who_may_still_join_is_said_until_the_last_draw_for_it():
    world = drawn(8, late=2)
    assert "You can still join: press **Join** before round 2 is drawn." in board(world)
    world.until(START + 6 * DAY)
    world.answer(*range(1, 9))
    world.until(START + 7 * DAY)
    assert "Nobody can join this season any more." in board(world)


def test_a_season_that_stands_still_says_since_when():
    world = drawn()
    world.do(acts.SeasonStopped(), ORGANISER, "x")
    assert f"**The season has stood still** since <t:{int(world.now)}:f>." in board(world)
    assert "Round 2 is" not in board(world)


@pytest.mark.parametrize("goes_on", [True, False])
def test_after_the_end_it_has_the_champion_and_how_the_next_season_opens(goes_on):
    world = drawn(8, rounds=3, goes_on=goes_on)
    while not world.is_over:
        world.answer(*range(1, 9))
        world.days(1)
    first = world.season.ended.divisions[0].standings[0]
    assert f"**{facts(world).names[first.entry]}** is champion with" in board(world)
    at = int(next(one.at for one in world.season.log if isinstance(one.act, acts.SeasonEnded)) + NEXT_AFTER)
    opens = f"The next season opens on <t:{at}:f>." if goes_on else "opens as soon as an organiser opens it."
    assert board(world).endswith(opens)


@pytest.mark.parametrize("language", LOCALES)
def test_many_divisions_of_long_names_fit_and_what_comes_next_stays(language):
    world = drawn(500, division=8)
    for fixture in list(world.season.fixtures.values()):
        world.end(1, fixture.table)
    found = board(world, words_for(language), names=ODD, name="*" * 40)
    assert len(found) <= PAGE
    assert f"<t:{int(START + 7 * DAY)}:f>" in found


# My tables


def test_ones_own_tables_are_those_that_go_on_first_with_links():
    world = drawn()
    own = world.fixture(1).drawn[0]
    world.end(1, 1, list(world.fixture(1).drawn))
    world.until(START + 6 * DAY)
    world.answer(*range(1, 9))
    world.until(START + 7 * DAY + 1)
    tables = [each for each in world.season.fixtures.values() if own in each.drawn]
    lines = mine_text(own, tables, facts(world, threads={(1, 1): 333}), EN).splitlines()
    assert lines[0] == "**Prairie League, season 1: your tables**"
    assert lines[1].startswith(f"- Round 2, table {tables[1].table}: still open, with ")
    link = "[Round 1, table 1](https://discord.com/channels/111/333)"
    assert lines[2].startswith(f"- {link}: won by **{facts(world).names[own]}** 10; ")


def test_a_table_where_somebody_lost_their_seat_says_so():
    world = drawn()
    own = world.fixture(1).drawn[0]
    world.do(acts.SeatLost(1, 1, own, LostBecause.ABSENT))
    assert "- Round 1, table 1: you have lost your seat there (L6)" in mine_text(
        own, [world.fixture(1)], facts(world), EN
    )
    assert "You have had no table" in mine_text(99, [], facts(world), EN)


# Why?


def standing(entry, *, place=2, points=600, lasts=1, opposition=300, rounds=()):
    return Standing(entry, place, points, lasts, Fraction(opposition), Line.STAY, frozenset(), tuple(rounds))


def why(world, own, *level, words=EN):
    return why_text(Explained(own.entry, 1, own, level), facts(world), words)


def test_every_round_is_told_with_its_table_and_its_points():
    world = drawn()
    world.end(1, 1, list(world.fixture(1).drawn))
    third = world.fixture(1).drawn[2]
    own = next(one for one in ranking(world.season)[1] if one.entry == third)
    assert "\n- Round 1, table 1: place 3 of 4, **3 points**\n" in why(world, own)
    last = next(one for one in ranking(world.season)[1] if one.entry == world.fixture(1).drawn[3])
    assert "place 4 of 4, **1 point** (counts as a last place)" in why(world, last)


@pytest.mark.parametrize("kind", [each for each in Kind if each not in (Kind.TABLE, Kind.SUBSTITUTE)])
@pytest.mark.parametrize("language", LOCALES)
def test_every_kind_of_round_has_words(kind, language, caplog):
    own = standing(1, rounds=[Earned(1, kind, 180)])
    said = words_for(language).text(f"league-told-{kind}")
    assert f": {said}, **3 " in why(drawn(), own, words=words_for(language))
    assert caplog.text == ""


def test_a_table_at_which_nobody_else_counted_is_not_called_void():
    alone = Table(1, 1, (Seated(1, 1), Seated(2, None)))
    own = standing(1, rounds=[Earned(1, Kind.VOIDED, 300, table=alone)])
    assert ": nobody else counted, **5 points**" in why(drawn(), own)


@pytest.mark.parametrize(
    ("theirs", "apart", "said"),
    [
        ({"lasts": 3}, Apart.LASTS, "Bob is behind you: you have fewer last places (1 against 3)."),
        ({"lasts": 0}, Apart.LASTS, "Bob is ahead of you, with fewer last places (0 against your 1)."),
        (
            {"opposition": 200},
            Apart.OPPOSITION,
            "Bob is behind you: as many last places, but you had the stronger opposition"
            " (5.00 against 3.33).",
        ),
        (
            {"opposition": 400},
            Apart.OPPOSITION,
            "Bob is ahead of you: as many last places, but the stronger opposition (6.67 against your 5.00).",
        ),
        ({}, Apart.NOTHING, "Bob shares your place: last places and opposition are equal, too."),
    ],
)
def test_whoever_is_level_is_told_apart_and_by_what(theirs, apart, said):
    found = why(World(8), standing(1), (standing(2, **theirs), apart))
    assert found.endswith(f"**As many points as you have (L10):**\n- {said}")
    assert ("place 2=" in found) == (apart is Apart.NOTHING)


def test_of_many_who_are_level_only_some_are_told():
    level = [(standing(entry), Apart.NOTHING) for entry in range(2, 60)]
    found = why(World(60), standing(1), *level)
    assert found.endswith("- 50 others")
    assert len(found) <= PAGE


# What is about to be opened


@pytest.mark.parametrize("language", LOCALES)
def test_a_preview_has_dates_lengths_people_tables_and_the_latest_end(language, caplog):
    preview = previewed(settings(), range(2, 6))
    found = preview_text("Prairie League", preview, words_for(language))
    moments = (*preview.draws, preview.planned_end, preview.hard_end, preview.latest_end)
    assert all(f"<t:{int(at)}:f>" in found for at in moments)
    assert str(preview.length.median) in found
    assert str(preview.length.long) in found
    assert caplog.text == ""
    assert len(found) <= PAGE


def test_a_preview_says_how_many_tables_there_are_at_the_peak():
    preview = previewed(settings(), range(2, 6))
    found = preview_text("*", preview, EN)
    assert found.startswith("**\\***: Boomtown, tables of 4")
    assert f"A round needs at least {preview.fewest} people" in found
    assert f"- 40 people: up to {preview.peaks[40]} tables" in found

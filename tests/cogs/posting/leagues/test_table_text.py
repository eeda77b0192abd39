"""A league's tables in words: what starts its thread, what it has left, and seats that are lost."""

import pytest

from cogs.posting.leagues.table_text import end_notice, left_words, starter_post, table_line, thread_name
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.due import last_end, planned_end
from engine.leagues.points import Seated
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.posting.leagues.told import EN, FIRST_PERSON, drawn, facts, last, text, told


@pytest.fixture(scope="module")
def world():
    return drawn()


def test_a_table_begins_with_its_place_in_the_league_and_calls_its_people(world):
    fixture = world.fixture(1)
    post = starter_post(fixture, facts(world), EN)
    who = [FIRST_PERSON + entry for entry in fixture.drawn]
    assert post.mentions == tuple(who)
    assert post.text == (
        "**Prairie League, season 1, round 1, table 1**, Boomtown\n"
        f"<@{who[0]}>, <@{who[1]}>, <@{who[2]}> and <@{who[3]}>"
    )


def test_a_table_of_several_divisions_says_which():
    world = drawn(18, division=9)
    assert "season 1, division 2, round 1, table 4" in table_line(world.fixture(1, 4), facts(world), EN)


def test_a_forgotten_person_is_called_by_nothing(world):
    fixture = world.fixture(1)
    known = {entry: FIRST_PERSON + entry for entry in fixture.drawn[1:]}
    post = starter_post(fixture, facts(world, names=("",) * 9, people=known), EN)
    assert "\na former player, <@" in post.text
    assert len(post.mentions) == 3


def test_a_table_ends_with_its_winner_and_everybodys_points():
    world = drawn()
    order = sorted(world.fixture(1).drawn)
    world.end(1, 1, order)
    first, second, third, fourth = (facts(world).names[entry] for entry in order)
    result = f"won by **{first}** 10; {second} 6; {third} 3; {fourth} 1"
    told_of = starter_post(world.fixture(1), facts(world, threads={(1, 1): 333}), EN).text
    assert told_of.endswith(f"{result}\n[Round 1, table 1](https://discord.com/channels/111/333)")
    assert text(world) == f"**A table is over**\n- Round 1, table 1: {result}"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ([(1, False), (1, False), (3, False), (4, False)], "won by **{}** 8 and **{}** 8; {} 3; {} 1"),
        (
            [(1, False), (1, False), (1, False), (1, False)],
            "all level: **{}** 5, **{}** 5, **{}** 5 and **{}** 5",
        ),
        (
            [(1, False), (2, False), (3, False), (4, True)],
            "won by **{}** 10; {} 6; {} 3; {} 0 (lost the seat)",
        ),
        (
            [(1, False), (2, False), (3, False), (None, False)],
            "won by **{}** 10; {} 4; {} 1; {} 0 (never answered)",
        ),
        (
            [(1, False), (None, True), (None, True), (None, True)],
            "only **{}** 5 counted" + 3 * "; {} 0 (lost the seat)",
        ),
    ],
)
def test_shared_places_lost_seats_and_absent_people_are_told(seats, said):
    world = drawn()
    drawn_there = world.fixture(1).drawn
    found = tuple(Seated(entry, *each) for entry, each in zip(drawn_there, seats, strict=True))
    world.do(acts.TableEnded(1, 1, found, True))
    names = [facts(world).names[entry] for entry in drawn_there]
    assert left_words(world.fixture(1), facts(world), EN) == said.format(*names)


def test_tables_that_end_together_are_one_post_also_if_somebody_says_something_between():
    world = drawn()
    world.end(1, 1)
    world.do(acts.CameIn(1))
    world.end(1, 2, is_rated=False)
    (post,) = told(world, *world.season.log[-3:])
    assert post.text.startswith("**2 tables are over**\n- Round 1, table 1: won by")
    assert post.text.endswith(" (unrated)")
    assert post.acts == (world.season.log[-3].number, last(world).number)


def test_a_lost_seat_is_offered_until_somebody_has_it():
    world = drawn()
    gone, *_ = world.fixture(1).drawn
    world.do(acts.SeatLost(1, 1, gone, LostBecause.NO_SHOW))
    lost = last(world)
    (post,) = told(world)
    name = facts(world).names[gone]
    assert f"Round 1, table 1: {name} did not answer the first question in time" in post.text
    assert "**Who takes the seat?**" in post.text
    assert post.seat == (1, 1, gone)
    world.do(acts.SubstituteCame(1, 1, world.fixture(1, 2).drawn[0], gone))
    assert told(world, lost)[0].seat is None
    assert f"takes the seat of {name}." in text(world)


@pytest.mark.parametrize("language", LOCALES)
def test_the_name_of_a_thread_fits_and_no_markdown_is_escaped_in_it(language):
    world = drawn(24, division=8)
    fixture = world.fixture(1, 6)
    name = thread_name(fixture, facts(world, name="*" * 40), words_for(language))
    assert f", {'*' * 40}, " in name
    assert str(fixture.table) in name
    assert len(name) <= 100


@pytest.mark.parametrize("language", LOCALES)
def test_a_week_before_the_planned_end_tables_and_news_say_when_overtime_begins(language):
    world, words = drawn(rounds=3), words_for(language)
    world.do(acts.EndAnnounced())
    begins, ends = int(planned_end(world.season)), int(last_end(world.season))
    notice = end_notice(facts(world), words)
    for said in (f"<t:{begins}:R>", f"<t:{begins}:f>", f"<t:{ends}:f>", "(L12)"):
        assert said in notice
    (post,) = told(world, words=words)
    assert f"<t:{begins}:f>" in post.text
    assert post.mentions == ()

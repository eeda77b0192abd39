"""A season: what acts lead to, one test for each rule, and whole seasons that end by themselves."""

import random
from dataclasses import fields
from itertools import chain, pairwise

import pytest

from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.acts import LostBecause
from engine.leagues.due import last_end, planned_end
from engine.leagues.earned import Kind
from engine.leagues.ledger import act_of, kind_of, written
from engine.leagues.points import BYE, POINT
from engine.leagues.ranking import final, ranking, takes_entries
from engine.leagues.rounds import differing
from engine.leagues.season import Season, State, apply, can_be_undone, season_of
from tests.effort import share_of
from tests.engine.leagues.world import ORGANISER, START, World

TOLD = [each.name for each in fields(Season) if each.name not in ("log", "undone")]


def facts(season):
    return {name: getattr(season, name) for name in TOLD}


def drawn(people=8, **told):
    """A season whose first round is drawn, with everybody there."""
    world = World(people, **told)
    world.until(START - DAY)
    world.answer(*range(1, people + 1))
    world.until(START + 1)
    return world


def of(world, entry):
    found = {one.entry: one for several in ranking(world.season).values() for one in several}
    return found[entry]


def kinds(world, entry):
    return [one.kind for one in of(world, entry).rounds]


def test_a_season_begins_with_its_sign_up_and_plays_from_the_first_draw_on():
    world = World(8)
    assert world.season.state is State.SIGN_UP
    world.until(START - DAY)
    world.answer(*range(1, 9))
    assert world.season.state is State.SIGN_UP
    world.until(START + 1)
    assert world.season.state is State.PLAYING
    assert all(each.is_opened for each in world.season.fixtures.values())


def test_tables_are_numbered_through_all_divisions_of_a_round():
    world = drawn(18, division=9)
    assert [(each.table, each.division) for each in world.season.fixtures.values()] == [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 2),
        (5, 2),
        (6, 2),
    ]


def test_the_first_missed_round_is_excused_and_each_further_one_is_worth_nothing():
    world = drawn(9)
    for _ in range(2):
        world.days(6)
        world.answer(*range(1, 9))
        world.days(1)
    assert kinds(world, 9)[1:] == [Kind.EXCUSED, Kind.MISSED]
    assert of(world, 9).points == 3 * POINT + of(world, 9).rounds[0].points


def test_rounds_before_a_late_entry_are_missed_so_one_is_excused():
    world = drawn(8)
    world.days(6)
    world.answer(*range(1, 9))
    world.days(2)
    world.enter(9)
    world.days(5)
    world.answer(*range(1, 10))
    world.days(1)
    assert world.round(3).drawn.divisions[0].joined == (9,)
    assert 9 in world.round(3).drawn.divisions[0].there
    assert kinds(world, 9)[:2] == [Kind.EXCUSED, Kind.MISSED]


def test_whoever_comes_late_and_is_absent_from_one_call_does_not_sleep_yet():
    world = drawn(8)
    world.enter(9)
    world.days(6)
    world.answer(*range(1, 9))
    world.days(1)
    assert not world.season.entrants[9].is_asleep


def test_whoever_comes_late_is_put_into_the_last_division():
    world = drawn(18, division=9)
    world.enter(19)
    world.days(6)
    world.answer(*range(1, 20))
    world.days(1)
    assert world.season.entrants[19].division == 2


def test_people_may_enter_until_the_draw_of_the_third_round():
    world = drawn(8)
    for number in range(1, 4):
        assert takes_entries(world.season) == (number < 3)
        world.days(6)
        world.answer(*range(1, 9))
        world.days(1)


def test_whoever_sits_out_is_not_drawn_and_keeps_the_excuse_for_one_round():
    world = World(9)
    world.until(START - DAY)
    world.answer(*range(1, 10))
    world.do(acts.SatOut(9, 1))
    world.until(START + 1)
    assert 9 not in chain(*(each.drawn for each in world.season.fixtures.values()))
    assert world.season.entrants[9].division == 1
    assert kinds(world, 9) == [Kind.EXCUSED]


def test_whoever_sits_out_and_then_says_that_they_are_in_is_drawn():
    world = World(9)
    world.until(START - DAY)
    world.answer(*range(1, 9))
    world.do(acts.SatOut(9, 1))
    world.do(acts.CameIn(9))
    world.until(START + 1)
    assert 9 in world.round(1).drawn.divisions[0].there


def test_whoever_signed_up_and_is_not_there_at_the_first_draw_sleeps_outside_all_divisions():
    world = World(9)
    world.until(START - DAY)
    world.answer(*range(1, 9))
    world.until(START + 1)
    assert (world.season.entrants[9].division, world.season.entrants[9].is_asleep) == (None, True)
    world.days(6)
    world.answer(*range(1, 10))
    world.days(1)
    assert world.season.entrants[9].division is None
    world.days(5.5)
    world.do(acts.CameIn(9))
    world.answer(*range(1, 9))
    world.days(2)
    assert world.season.entrants[9].division == 1


def test_whoever_is_absent_from_two_calls_in_a_row_sleeps():
    world = drawn(9)
    for is_asleep in (False, True):
        world.days(6)
        world.answer(*range(1, 9))
        world.days(1)
        assert world.season.entrants[9].is_asleep == is_asleep


def test_whoever_sits_out_is_not_absent():
    world = drawn(9)
    for number in (2, 3):
        world.days(6)
        world.answer(*range(1, 9))
        world.do(acts.SatOut(9, number))
        world.days(1)
    assert not world.season.entrants[9].is_asleep


def test_whoever_leaves_is_drawn_no_more_and_keeps_what_they_won():
    world = drawn(8)
    world.end(1, 1)
    entry = world.fixture(1, 1).drawn[0]
    before = of(world, entry).points
    world.do(acts.Left(entry))
    world.days(6)
    world.answer(*range(1, 9))
    world.days(1)
    assert entry not in world.round(2).drawn.divisions[0].there
    assert of(world, entry).points == before
    assert kinds(world, entry)[1] is Kind.MISSED


def test_whoever_has_lost_two_seats_sleeps_and_whoever_has_lost_three_is_out():
    world = drawn(4, longest=4, rounds=3)
    for number in (1, 2, 3):
        world.do(acts.SeatLost(number, 1, 1, LostBecause.NO_SHOW))
        entrant = world.season.entrants[1]
        assert (entrant.is_asleep, entrant.is_out) == (number == 2, number == 3)
        if number == 3:
            break
        world.days(5.5)
        world.do(acts.CameIn(1))
        world.answer(2, 3, 4)
        world.days(1.5)


def test_whoever_lost_a_seat_by_being_expelled_is_not_counted_as_absent_from_it():
    world = drawn(4)
    world.do(acts.Expelled(1), ORGANISER, "Two people at one keyboard")
    world.do(acts.SeatLost(1, 1, 1, LostBecause.EXPELLED))
    assert (world.season.entrants[1].is_out, world.season.entrants[1].lost) == (True, 0)


def test_a_seat_is_held_by_whoever_sits_there_now():
    world = drawn(9, allowed=(4,))
    fixture = world.fixture(1)
    gone, bye = fixture.drawn[0], world.round(1).drawn.divisions[0].byes[0]
    world.do(acts.SeatLost(1, 1, gone, LostBecause.NO_SHOW))
    world.do(acts.SubstituteCame(1, 1, bye, gone))
    assert set(fixture.holders) == {*fixture.drawn[1:], bye}
    assert of(world, bye).points == BYE
    world.end(1, order=[bye, *fixture.drawn[1:]])
    assert of(world, bye).points == 10 * POINT
    assert (of(world, gone).points, of(world, gone).lasts) == (0, 1)


def test_a_voided_table_is_worth_five_to_all_who_were_there_and_is_not_rated():
    world = drawn(4)
    world.end(1, order=[1, 2, 3, 4])
    world.do(acts.Voided(1, 1), ORGANISER, "Two people at one keyboard")
    assert {of(world, entry).points for entry in range(1, 5)} == {BYE}
    assert not world.fixture(1).is_rated


def test_a_table_that_is_voided_before_its_end_gives_nothing_to_whoever_never_came():
    world = drawn(4)
    world.do(acts.SeatLost(1, 1, 4, LostBecause.NO_SHOW))
    world.do(acts.Voided(1, 1), ORGANISER, "It cannot go on")
    assert [of(world, entry).points for entry in range(1, 5)] == [BYE, BYE, BYE, 0]


def test_places_that_an_organiser_sets_count_instead_of_those_that_were_played():
    world = drawn(4)
    world.end(1, order=[1, 2, 3, 4])
    seats = world.fixture(1).ended
    world.do(
        acts.Placed(1, 1, tuple(reversed([type(seats[0])(e, 5 - e) for e in range(1, 5)]))), ORGANISER, "So"
    )
    assert of(world, 4).points == 10 * POINT


def test_an_act_that_is_undone_is_as_if_it_had_never_been():
    world = drawn(4)
    world.end(1, order=[1, 2, 3, 4])
    before = facts(season_of(world.season.log))
    number = world.do(acts.Voided(1, 1), ORGANISER, "Wrong table")
    assert can_be_undone(world.season, number)
    world.do(acts.Undone(number), ORGANISER, "It was the other table")
    assert facts(world.season) == before
    assert not can_be_undone(world.season, number)
    world.do(acts.Voided(1, 1), ORGANISER, "It was this one after all")
    assert of(world, 1).points == BYE


def test_what_was_drawn_meanwhile_stands_when_an_act_is_undone():
    world = drawn(9)
    number = world.do(acts.Expelled(9), ORGANISER, "Rude")
    world.days(6)
    world.answer(*range(1, 10))
    world.days(1)
    fixtures = facts(world.season)["fixtures"]
    world.do(acts.Undone(number), ORGANISER, "It was somebody else")
    assert facts(world.season)["fixtures"] == fixtures
    assert not world.season.entrants[9].is_out
    assert kinds(world, 9)[1] is Kind.EXCUSED


def test_only_acts_of_organisers_can_be_undone():
    world = drawn(4)
    undone = world.do(acts.Undone(world.do(acts.Expelled(1), ORGANISER, "Rude")), ORGANISER, "No")
    kept = [done.number for done in world.season.log if can_be_undone(world.season, done.number)]
    assert kept == []
    assert not can_be_undone(world.season, undone)
    assert not can_be_undone(world.season, 10_000)


def test_an_expelled_person_may_be_readmitted():
    world = drawn(4)
    world.do(acts.Expelled(1), ORGANISER, "Rude")
    assert world.season.entrants[1].is_out
    world.do(acts.Readmitted(1), ORGANISER, "They said sorry")
    assert not world.season.entrants[1].is_out


def stored_and_read(world):
    """The season again, from its acts as they are stored."""
    season = Season()
    for done in world.season.log:
        kind, raw = kind_of(done.act), written(done.act)
        apply(season, type(done)(done.number, done.at, done.by, act_of(kind, raw), done.reason))
    return season


def lose_a_seat(world, fixture, gone, luck):
    """Somebody loses a seat, and often somebody else takes it."""
    world.do(acts.SeatLost(fixture.round, fixture.table, gone, LostBecause.NO_SHOW))
    free = sorted({*world.season.entrants} - {*fixture.drawn} - {*fixture.substitutes.values()} - {gone})
    if free and luck.random() < 0.7:
        world.do(acts.SubstituteCame(fixture.round, fixture.table, luck.choice(free), gone))


@pytest.mark.parametrize("number", range(share_of(8)))
def test_a_season_ends_by_itself_whatever_people_do(number):
    live_through(number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(100, 100 + share_of(200)))
def test_a_season_ends_by_itself_with_any_luck(number):
    live_through(number)


def live_through(number):
    """Some vanish, some come late, some sit out or lose seats, and the bot is away for three days once."""
    luck = random.Random(f"season {number}")
    people, rounds = luck.choice((3, 5, 9, 16, 20)), luck.choice((3, 4, 5))
    world = World(people, luck=number, longest=45, rounds=rounds, division=luck.choice((8, 16, None)))
    vanished, away, known = set(), int(luck.uniform(0, 40)), {}
    for day in range(400):
        here = [entry for entry in world.season.entrants if entry not in vanished]
        world.answer(*(entry for entry in here if luck.random() < 0.8))
        if day < 30 and here and luck.random() < 0.05 * people / 16:
            vanished.add(luck.choice(here))
        if day < 20 and luck.random() < 0.1 and takes_entries(world.season):
            world.enter(len(world.season.entrants) + 1)
        if here and luck.random() < 0.1:
            one, coming = luck.choice(here), world.season.settled + 1
            world.do(luck.choice((acts.SatOut(one, coming), acts.CameIn(one))))
        for fixture in list(world.season.unfinished()):
            gone = vanished & set(fixture.holders) & set(fixture.drawn)
            if fixture.is_opened and gone and luck.random() < 0.3:
                lose_a_seat(world, fixture, min(gone), luck)
        world.days(3 if day == away else 1, is_away=day == away)
        sure = {one.entry: one.sure for several in ranking(world.season).values() for one in several}
        assert all(known[entry] <= sure[entry] for entry in known)
        known = sure
        if world.is_over:
            break
    season = world.season
    assert world.is_over
    assert world.now <= last_end(season) + 3 * DAY
    assert not any(season.unfinished())
    assert differing(season) == ()
    assert facts(stored_and_read(world)) == facts(season)
    assert final(season).digest == season.ended.digest
    for number, each in season.rounds.items():
        sitting = [
            one for fixture in season.fixtures.values() if fixture.round == number for one in fixture.drawn
        ]
        assert len(sitting) == len(set(sitting))
        if each.drawn is not None:
            there = [one for division in each.drawn.divisions for one in division.there]
            byes = [one for division in each.drawn.divisions for one in division.byes]
            assert sorted([*sitting, *byes]) == sorted(there)
    drawn_at = [each.drawn_at for each in season.rounds.values() if each.drawn_at]
    assert all(later - earlier >= 2 * DAY for earlier, later in pairwise(drawn_at))
    assert planned_end(season) <= last_end(season)


def test_a_draw_that_was_tampered_with_is_found():
    world = drawn(16)
    act = world.round(1).drawn
    first = act.divisions[0]
    tables = (first.tables[0][::-1], *first.tables[1:])
    wrong = acts.DivisionDrawn(first.division, first.joined, first.there, first.full, tables, first.byes)
    world.round(1).drawn = acts.Drawn(act.round, act.seed, act.size, act.allowed, (wrong,))
    assert differing(world.season) == (1,)


def test_a_seed_other_than_that_of_the_call_is_found():
    world = drawn(16)
    world.round(1).seed = "other"
    assert differing(world.season) == (1,)

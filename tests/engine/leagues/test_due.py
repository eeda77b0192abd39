"""What a season does by itself: when, in which order, and how late at most."""

import pytest

from engine.clock.pace import DAY, HOUR
from engine.leagues import acts
from engine.leagues.due import Due, coming, due, last_end, planned_end, rounds_to_come
from engine.leagues.earned import Kind
from engine.leagues.parts import Fixture
from engine.leagues.points import POINT
from engine.leagues.ranking import played, ranking
from engine.leagues.rounds import presence
from engine.leagues.season import Season, State, season_of
from engine.leagues.sure import Sure
from tests.engine.leagues.world import OPENED, ORGANISER, START, World, settings

EVERYBODY = range(1, 9)


def next_of(world):
    return coming(world.season)[0]


def playing(rounds=3, *, longest=20, people=8, **told):
    """All rounds are drawn, and everybody was there."""
    world = World(people, rounds=rounds, longest=longest, late=1, **told)
    for number in range(1, rounds + 1):
        world.until(START + (number - 1) * 7 * DAY - HOUR)
        world.answer(*range(1, people + 1))
        world.days(1)
    return world


def test_nothing_is_due_before_a_season_is_opened():
    assert due(Season(), START) == ()


def test_a_round_is_called_two_days_before_its_draw():
    world = World(8)
    assert coming(world.season) == (Due(START - 2 * DAY, acts.RoundCalled, 1),)
    world.until(START - 2 * DAY)
    assert world.round(1).called == START - 2 * DAY
    assert coming(world.season) == (Due(START, acts.Drawn, 1),)


def test_a_sign_up_of_one_day_is_called_when_it_opens_and_drawn_at_its_end():
    world = World(8, start=OPENED + DAY)
    world.until(OPENED + 1)
    assert next_of(world) == Due(OPENED + DAY, acts.Drawn, 1)


def test_a_late_call_is_drawn_two_days_later():
    world = World(8)
    world.until(START + 3 * DAY, is_away=True)
    world.do_due()
    assert next_of(world) == Due(START + 5 * DAY, acts.Drawn, 1)


def test_a_bot_that_was_away_for_weeks_does_everything_once_and_in_order():
    world = World(8, rounds=3)
    world.until(START + 30 * DAY, is_away=True)
    for _ in range(8):
        world.answer(*EVERYBODY)
        world.days(1)
    kinds = [
        type(done.act) for done in world.season.log if isinstance(done.act, acts.RoundCalled | acts.Drawn)
    ]
    assert kinds == [acts.RoundCalled, acts.Drawn] * 3
    assert [done.act.round for done in world.season.log if isinstance(done.act, acts.Drawn)] == [1, 2, 3]


def test_tables_are_opened_in_order():
    world = World(8)
    world.until(START - DAY)
    world.answer(*EVERYBODY)
    world.until(START - 1)
    world.now = START
    world.do_one(next_of(world))
    assert [(each.act, each.table) for each in due(world.season, world.now)] == [
        (acts.TableOpened, 1),
        (acts.TableOpened, 2),
    ]


def test_with_too_few_a_round_is_called_once_more_and_then_skipped_with_everybody_excused():
    world = World(4, allowed=(3, 4))
    world.until(START - DAY)
    world.answer(1, 2)
    world.until(START + 1)
    assert (world.round(1).attempt, world.round(1).is_settled) == (2, False)
    assert next_of(world) == Due(START + 2 * DAY, acts.Drawn, 1)
    world.days(2)
    assert world.round(1).is_skipped
    world.days(4)
    world.answer(1, 2, 3)
    world.do(acts.CameIn(4))
    world.days(1)
    assert played(world.season).excused[1] == [1, 2, 3, 4]
    assert [one.rounds[0].kind for one in ranking(world.season)[1]] == [Kind.EXCUSED] * 4


def test_whoever_was_there_at_the_first_call_need_not_say_so_again():
    world = World(4, allowed=(3, 4))
    world.until(START - DAY)
    world.answer(1, 2)
    world.until(START + DAY)
    world.answer(3)
    world.until(START + 2 * DAY + 1)
    assert world.round(1).drawn.divisions[0].there == (1, 2, 3)


def test_two_skipped_rounds_in_a_row_end_the_season():
    world = World(2)
    world.until(START + 12 * DAY)
    assert [each.is_skipped for each in world.season.rounds.values()] == [True, True]
    assert world.is_over
    assert world.season.ended.divisions == ()


def test_after_two_skipped_rounds_the_open_tables_are_played_and_no_more_are_drawn():
    world = World(4, rounds=5, longest=100)
    world.until(START - DAY)
    world.answer(1, 2, 3, 4)
    world.until(START + 40 * DAY)
    assert [each.is_skipped for each in world.season.rounds.values()] == [False, True, True]
    assert rounds_to_come(world.season) == 0
    assert planned_end(world.season) == pytest.approx(START + 28 * DAY, abs=2 * HOUR)
    assert world.is_over


def test_one_person_alone_has_a_season_that_ends():
    world = World(1)
    for _ in range(15):
        world.answer(1)
        world.days(2)
    assert world.is_over


def test_a_season_with_no_open_tables_ends_after_its_last_round():
    world = playing(longest=3.1)
    world.days(4)
    assert world.is_over
    assert world.now < planned_end(world.season)


def test_tables_that_are_open_at_the_planned_end_have_a_week_of_overtime_and_then_robots_play():
    world = playing(longest=200)
    end = planned_end(world.season)
    assert end == pytest.approx(START + (14 + 28) * DAY, abs=2 * HOUR)
    world.until(end - 1)
    assert world.season.state is State.PLAYING
    world.until(end + 1)
    assert world.season.state is State.OVERTIME
    assert last_end(world.season) == pytest.approx(end + 7 * DAY, abs=HOUR)
    world.until(last_end(world.season) + 1)
    assert world.is_over
    out = [each for each in world.season.fixtures.values() if not each.is_rated]
    assert out
    assert all(each.is_over for each in out)


def test_tables_that_are_not_over_hear_of_the_planned_end_a_week_before():
    world = playing(longest=200)
    end = planned_end(world.season)
    world.until(end - 7 * DAY - 1)
    assert not world.season.is_end_announced
    assert next_of(world) == Due(pytest.approx(end - 7 * DAY), acts.EndAnnounced)
    world.until(end - 7 * DAY + 1)
    assert world.season.is_end_announced
    assert next_of(world) == Due(end, acts.OvertimeBegan)


def test_nobody_is_told_of_an_end_that_has_passed_or_where_no_table_is_open():
    late = playing(longest=200)
    end = planned_end(late.season)
    late.until(end + DAY, is_away=True)
    assert [each.act for each in due(late.season, late.now)] == [acts.OvertimeBegan]
    over = playing(longest=3.1)
    over.days(10)
    for world in (late, over):
        assert acts.EndAnnounced not in {type(one.act) for one in world.season.log}


def test_an_extension_moves_the_hard_end():
    world = playing(longest=200)
    world.until(planned_end(world.season) + 1)
    before = last_end(world.season)
    world.do(acts.Extended(5), ORGANISER, "A holiday")
    assert last_end(world.season) == before + 5 * DAY


def test_nothing_is_due_while_a_season_stands_still_and_then_all_is_as_much_later():
    world = World(8)
    world.until(START - DAY)
    world.answer(*EVERYBODY)
    world.do(acts.SeasonStopped(), ORGANISER, "A convention")
    world.days(2.5)
    assert coming(world.season) == ()
    world.do(acts.SeasonWentOn(), ORGANISER, "Over")
    assert next_of(world) == Due(START + 3 * DAY, acts.Drawn, 1)
    assert presence(world.season, 1, world.answered).there == set(EVERYBODY)


def test_a_round_that_is_called_once_more_is_drawn_as_much_later_as_the_season_stands_still():
    world = World(4, allowed=(4,))
    world.until(START + DAY)
    assert next_of(world) == Due(START + 2 * DAY, acts.Drawn, 1)
    world.do(acts.SeasonStopped(), ORGANISER, "A convention")
    world.days(1.5)
    world.do(acts.SeasonWentOn(), ORGANISER, "Over")
    assert next_of(world) == Due(START + 4 * DAY, acts.Drawn, 1)


def test_a_late_last_draw_moves_the_planned_end_and_so_does_a_stop_after_it():
    world = World(8, rounds=3, longest=200)
    for number in range(2):
        world.until(START + number * 7 * DAY - HOUR)
        world.answer(*EVERYBODY)
        world.days(1)
    world.until(START + 17 * DAY - HOUR, is_away=True)
    world.answer(*EVERYBODY)
    world.days(3)
    assert world.round(3).drawn_at == pytest.approx(START + 19 * DAY, abs=2 * HOUR)
    before = planned_end(world.season)
    assert before == pytest.approx(START + (19 + 28) * DAY, abs=DAY)
    world.do(acts.SeasonStopped(), ORGANISER, "A convention")
    world.days(4)
    world.do(acts.SeasonWentOn(), ORGANISER, "Over")
    assert planned_end(world.season) == pytest.approx(before + 4 * DAY, abs=HOUR)


def test_nobody_is_sure_before_somebody_of_no_division_who_has_won_as_a_substitute():
    world = World(5, rounds=3, late=1, longest=200)
    for number, order in ((1, (5, 1, 2, 3)), (2, (1, 5, 3, 2))):
        world.until(START + (number - 1) * 7 * DAY - HOUR)
        world.answer(1, 2, 3, 4)
        world.days(1)
        world.do(acts.SeatLost(number, 1, 4, acts.LostBecause.NO_SHOW))
        world.do(acts.SubstituteCame(number, 1, 5, 4))
        world.end(number, order=order)
    assert rounds_to_come(world.season) == 1
    found = {one.entry: one for one in ranking(world.season)[1]}
    assert [found[entry].points // POINT for entry in range(1, 5)] == [16, 4, 4, 0]
    assert found[1].sure == set()
    world.do(acts.Expelled(5), ORGANISER, "Rude")
    assert {one.entry: one.sure for one in ranking(world.season)[1]}[1] == {Sure.FIRST}


def test_a_stop_in_overtime_moves_the_hard_end():
    world = playing(longest=200)
    world.until(planned_end(world.season) + 1)
    before = last_end(world.season)
    world.do(acts.SeasonStopped(), ORGANISER, "A convention")
    world.days(2)
    world.do(acts.SeasonWentOn(), ORGANISER, "Over")
    assert last_end(world.season) == pytest.approx(before + 2 * DAY, abs=HOUR)


def test_a_start_that_is_brought_forward_is_still_called_first():
    world = World(8)
    world.do(acts.SettingsChanged(settings(start=world.now)), ORGANISER, "Everybody is here")
    world.do_due()
    assert world.round(1).called == OPENED
    assert next_of(world) == Due(OPENED + DAY / 2, acts.Drawn, 1)


def test_whoever_has_too_many_unfinished_tables_sits_out_and_is_excused_without_using_it_up():
    world = World(12, allowed=(4,), at_once=1, longest=200)
    for number, there in enumerate((range(1, 5), range(1, 9))):
        world.until(START + number * 7 * DAY - HOUR)
        world.answer(*range(1, 13))
        for entry in set(range(1, 9)) - set(there):
            world.do(acts.SatOut(entry, number + 1))
        for entry in range(9, 13):
            world.do(acts.SatOut(entry, number + 1))
        world.days(1)
    second = world.round(2).drawn.divisions[0]
    assert (second.there, second.full) == ((5, 6, 7, 8), (1, 2, 3, 4))
    assert world.season.entrants[1].excused == {2}
    assert world.season.entrants[1].missed == 0


def test_rounds_for_which_all_have_unfinished_tables_are_skipped_and_end_no_season():
    world = playing(4, longest=200, at_once=1)
    assert [each.is_skipped for each in world.season.rounds.values()][:2] == [False, True]
    assert not world.season.is_given_up
    world.until(START + 30 * DAY)
    assert [each.is_skipped for each in world.season.rounds.values()] == [False, True, True, True]
    assert len(world.season.rounds) == 4
    assert all(entrant.missed == 0 for entrant in world.season.entrants.values())


def test_a_division_in_which_too_few_are_there_has_byes_while_others_play():
    world = World(18, division=9)
    world.until(START - DAY)
    world.answer(*range(1, 19))
    world.until(START + 1)
    world.days(6)
    world.answer(*range(1, 10), 10, 11)
    world.days(1)
    second = world.round(2).drawn.divisions[1]
    assert (second.tables, second.byes) == ((), (10, 11))


def test_a_round_with_an_open_table_may_still_bring_a_substitute_and_lets_less_be_sure():
    world = playing(3, longest=200, people=4)
    for number in (1, 2):
        world.end(number, order=[1, 2, 3, 4])
    world.do(acts.SeatLost(3, 1, 4, acts.LostBecause.ABSENT))
    by_entry = {one.entry: one.sure for one in ranking(world.season, vacant=())[1]}
    assert by_entry[1] == set()
    world.do(acts.SeatLost(3, 1, 2, acts.LostBecause.ABSENT))
    found = {one.entry: one.sure for one in ranking(world.season, vacant=())[1]}
    assert found[1] == {Sure.FIRST}
    assert all(not one.sure for one in ranking(world.season)[1])


def test_a_replay_of_three_thousand_acts_gives_the_same_season():
    world = World(500, division=50, rounds=3)
    for number in range(3):
        world.until(START + number * 7 * DAY - HOUR)
        world.answer(*range(1, 501))
        world.days(1)
    again = season_of(world.season.log)
    assert again.fixtures == world.season.fixtures
    assert isinstance(again.fixtures[1, 1], Fixture)
    assert again.entrants == world.season.entrants

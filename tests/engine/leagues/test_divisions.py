"""Divisions: how people are cut into them, and the list that leads from one season to the next."""

import pytest

from engine.leagues.divisions import cut, first_order, lines_of, list_after, next_order
from engine.leagues.earned import Played
from engine.leagues.points import Seated, Table
from engine.leagues.standings import Lines, standings


@pytest.mark.parametrize(
    ("people", "most", "sizes"),
    [
        (16, 16, [16]),
        (17, 16, [9, 8]),
        (50, 16, [13, 13, 12, 12]),
        (500, 50, [50] * 10),
        (40, None, [40]),
        (3, 16, [3]),
    ],
)
def test_divisions_differ_by_one_at_most_and_the_upper_ones_are_larger(people, most, sizes):
    found = cut(range(people), most)
    assert [len(each) for each in found] == sizes
    assert [one for each in found for one in each] == list(range(people))


def test_of_nobody_there_is_no_division():
    assert cut([], 16) == ()


@pytest.mark.parametrize(("people", "moving"), [(16, 3), (12, 2), (8, 2), (4, 1), (2, 0)])
def test_one_in_six_goes_up_and_down(people, moving):
    assert lines_of({1: people, 2: people}) == {1: Lines(0, moving), 2: Lines(moving, 0)}


def test_as_many_go_up_at_a_line_as_go_down():
    assert lines_of({1: 13, 2: 13, 3: 12}) == {1: Lines(0, 3), 2: Lines(3, 2), 3: Lines(2, 0)}


def test_a_number_that_is_chosen_is_at_most_a_third():
    assert lines_of({1: 9, 2: 9}, 5) == {1: Lines(0, 3), 2: Lines(3, 0)}
    assert lines_of({1: 9, 2: 9}, 0) == {1: Lines(), 2: Lines()}


def test_in_one_division_nobody_goes_up_or_down():
    assert lines_of({1: 16}) == {1: Lines()}


def places(division, order):
    """One table decides."""
    seats = tuple(Seated(entry, place) for place, entry in enumerate(order, 1))
    return Table(division, 1, seats)


def test_the_list_has_the_divisions_one_after_the_other_and_people_move_by_it():
    divisions = {1: [1, 2, 3, 4], 2: [5, 6, 7, 8], 3: [9, 10, 11, 12]}
    tables = [places(number, members) for number, members in divisions.items()]
    found = standings(Played(divisions, tables, rounds=1), lines_of({1: 4, 2: 4, 3: 4}), None)
    assert list_after(found) == (1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11, 12)
    assert cut(list_after(found), 4)[1] == (4, 6, 7, 9)


def test_whoever_does_not_enter_again_is_left_out_and_newcomers_come_last():
    assert next_order([3, 1, 2], {1, 3, 9, 7}) == (3, 1, 7, 9)


def test_a_first_season_has_rated_people_first_and_draws_the_order_of_the_others():
    found = first_order([4, 99, 2], range(1, 9), "seed")
    assert found[:2] == (4, 2)
    assert sorted(found) == list(range(1, 9))
    assert found == first_order([4, 99, 2], range(8, 0, -1), "seed")
    assert len({first_order([], range(1, 9), seed) for seed in "abc"}) == 3

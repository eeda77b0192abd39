"""What tables are worth: one test for each rule."""

import itertools

import pytest

from engine.leagues.points import BYE, POINT, Seated, Table, by_places, lasts, most, points


def table(*places, lost=(), substitutes=(), **told):
    """Entries 1, 2, … came in these places."""
    seats = [
        Seated(entry, place, entry in lost, entry in substitutes) for entry, place in enumerate(places, 1)
    ]
    return Table(1, 1, tuple(seats), **told)


def worth(*places, **told):
    """The points of entries 1, 2, …, which are whole ones."""
    found = points(table(*places, **told))
    assert all(each % POINT == 0 for each in found.values())
    return [found[entry] // POINT for entry in sorted(found)]


@pytest.mark.parametrize("row", [(9, 1), (10, 4, 1), (10, 6, 3, 1), (11, 7, 4, 2, 1)], ids=len)
def test_places_are_worth_what_the_rules_say(row):
    assert worth(*range(1, len(row) + 1)) == list(row)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_table_is_worth_five_points_a_seat_however_places_are_shared(seats):
    for steps in itertools.product((True, False), repeat=seats - 1):
        places = [1]
        for number, is_shared in enumerate(steps, 2):
            places.append(places[-1] if is_shared else number)
        assert sum(points(table(*places)).values()) == 5 * seats * POINT


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 1, 3, 4), (480, 480, 180, 60)),
        ((1, 1, 1, 4), (380, 380, 380, 60)),
        ((1, 2, 3, 3), (600, 360, 120, 120)),
    ],
)
def test_a_tie_is_worth_the_mean_of_its_places(places, expected):
    assert tuple(points(table(*places)).values()) == expected


def test_whoever_stays_to_the_end_has_a_point_though_last():
    assert worth(1, 2, 3, 4)[3] == 1


def test_whoever_gave_their_seat_up_has_nothing_and_takes_nothing_from_others():
    assert worth(1, 2, 3, 4, lost={3, 4}) == [10, 6, 0, 0]


def test_whoever_never_answered_has_nothing_and_makes_the_table_smaller():
    assert worth(1, 2, None, 3) == [10, 4, 0, 1]


def test_of_two_of_whom_one_left_the_other_wins():
    assert worth(1, 2, lost={2}) == [9, 0]


def test_whoever_was_there_alone_has_the_points_of_a_bye():
    assert worth(1, None, None) == [5, 0, 0]


def test_whoever_was_there_alone_and_left_has_nothing():
    assert worth(1, None, lost={1}) == [0, 0]


def test_where_nobody_came_nobody_has_anything():
    assert worth(None, None) == [0, 0]


def test_at_a_voided_table_all_who_were_there_have_the_points_of_a_bye():
    assert worth(1, 2, 3, None, lost={3}, is_voided=True) == [5, 5, 5, 0]
    assert BYE == 5 * POINT


def test_a_substitute_has_the_points_of_their_place():
    assert worth(1, 3, None, 2, substitutes={4}) == [10, 1, 0, 4]


def test_the_order_of_seats_does_not_matter():
    assert by_places({7: 2, 3: 1}) == by_places({3: 1, 7: 2})


@pytest.mark.parametrize(("seats", "expected"), [(2, 9), (3, 10), (4, 10), (5, 11)])
def test_nobody_gets_more_than_the_winner_of_the_fullest_table(seats, expected):
    assert most(seats) == expected * POINT


def test_whoever_left_nobody_behind_is_last():
    assert lasts(table(1, 2, 3, 4)) == {4}
    assert lasts(table(1, 2, 3, 3)) == {3, 4}


def test_a_lost_seat_is_a_last_place_and_makes_nobody_else_last():
    assert lasts(table(1, 2, 3, 4, lost={3, 4})) == {3, 4}
    assert lasts(table(1, 2, None)) == {2, 3}


def test_where_all_are_level_nobody_is_last():
    assert lasts(table(1, 1, 1)) == frozenset()


def test_nobody_is_last_alone_or_at_a_voided_table():
    assert lasts(table(1, None)) == {2}
    assert lasts(table(1, 2, None, is_voided=True)) == frozenset()

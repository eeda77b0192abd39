"""Who counts, and in which place: one test for each rule."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.results.places import Counted, Place, Sat, Why, counted, is_decided

ANNA, BEN, CLEO, DIRK = 1, 2, 3, 4
ALL = {seat: {person: 10} for seat, person in enumerate((ANNA, BEN, CLEO, DIRK))}


def sat(*people, **went):
    """Whoever sits on seats 0, 1, …; `anna=7` has gone with that row."""
    names = {"anna": ANNA, "ben": BEN, "cleo": CLEO, "dirk": DIRK}
    rows = {names[name]: row for name, row in went.items()}
    return [Sat(seat, person, rows.get(person)) for seat, person in enumerate(people)]


def places(outcome):
    return {one.person: one.place for one in outcome.places}


def test_people_have_the_places_of_the_ranking():
    found = counted((2, 1, 3), sat(ANNA, BEN, CLEO), ALL)
    assert found == Counted((Place(0, ANNA, 2), Place(1, BEN, 1), Place(2, CLEO, 3)))


def test_shared_places_stay_shared_and_the_next_is_skipped():
    assert places(counted((1, 1, 3), sat(ANNA, BEN, CLEO), ALL)) == {ANNA: 1, BEN: 1, CLEO: 3}


@pytest.mark.parametrize("ranks", [(1, 2, 3), (2, 1, 3), (1, 1, 3)])
def test_robots_have_no_place(ranks):
    answers = {0: {None: 10}, 1: {BEN: 10}, 2: {CLEO: 10}}
    assert places(counted(ranks, sat(None, BEN, CLEO), answers)) == {BEN: 1, CLEO: 2}


def test_whoever_left_is_last_even_if_the_robot_wins():
    sitting = [*sat(ANNA, BEN, CLEO, anna=7), Sat(0, None)]
    assert places(counted((1, 2, 3), sitting, ALL)) == {ANNA: 3, BEN: 1, CLEO: 2}


def test_of_several_who_left_the_first_is_last():
    sitting = sat(ANNA, BEN, CLEO, DIRK, ben=5, cleo=9)
    assert places(counted((4, 1, 2, 3), sitting, ALL)) == {ANNA: 2, BEN: 4, CLEO: 3, DIRK: 1}


def test_whoever_gave_fewer_than_half_of_the_answers_is_behind_all_who_played():
    answers = {**ALL, 0: {ANNA: 4, None: 5}}
    assert places(counted((1, 2, 3), sat(ANNA, BEN, CLEO), answers)) == {ANNA: 3, BEN: 1, CLEO: 2}


def test_half_of_the_answers_is_enough():
    answers = {**ALL, 0: {ANNA: 5, None: 5}}
    assert places(counted((1, 2, 3), sat(ANNA, BEN, CLEO), answers)) == {ANNA: 1, BEN: 2, CLEO: 3}


def test_whoever_stayed_with_few_answers_is_before_whoever_went():
    answers = {**ALL, 0: {ANNA: 1, None: 9}}
    sitting = sat(ANNA, BEN, CLEO, DIRK, dirk=8)
    assert places(counted((1, 2, 3, 4), sitting, answers)) == {ANNA: 3, BEN: 1, CLEO: 2, DIRK: 4}


def test_whoever_never_answered_was_not_there():
    answers = {**ALL, 1: {None: 10}}
    assert places(counted((2, 1, 3), sat(ANNA, BEN, CLEO), answers)) == {ANNA: 1, BEN: None, CLEO: 2}


def test_a_substitute_counts_where_nobody_had_answered():
    sitting = [*sat(ANNA, BEN, ben=3), Sat(1, CLEO)]
    answers = {0: {ANNA: 10}, 1: {None: 2, CLEO: 8}}
    found = counted((2, 1), sitting, answers)
    assert found.places == (Place(0, ANNA, 2), Place(1, CLEO, 1), Place(1, BEN, None))


def test_a_substitute_counts_on_a_robots_seat():
    sitting = [*sat(ANNA, None), Sat(1, CLEO)]
    assert places(counted((2, 1), sitting, {0: {ANNA: 9}, 1: {None: 4, CLEO: 5}})) == {ANNA: 2, CLEO: 1}


def test_a_substitute_with_few_answers_plays_for_honour():
    sitting = [*sat(ANNA, BEN, None), Sat(2, CLEO)]
    answers = {0: {ANNA: 9}, 1: {BEN: 9}, 2: {None: 6, CLEO: 5}}
    assert places(counted((3, 2, 1), sitting, answers)) == {ANNA: 2, BEN: 1}


def test_a_substitute_plays_for_honour_where_somebody_had_answered():
    sitting = [*sat(ANNA, BEN, ben=3), Sat(1, CLEO)]
    answers = {0: {ANNA: 10}, 1: {BEN: 1, CLEO: 9}}
    assert places(counted((2, 1), sitting, answers)) == {ANNA: 1, BEN: 2}


def test_a_caretaker_or_a_new_name_is_the_same_person():
    """Sittings of one person in a row are one; the answers alone tell who played."""
    answers = {0: {ANNA: 6, None: 4}, 1: {BEN: 10}}
    assert places(counted((1, 2), sat(ANNA, BEN), answers)) == {ANNA: 1, BEN: 2}


@pytest.mark.parametrize("others", [(None,), (None, None), ()])
def test_nobody_counts_alone(others):
    assert counted(None, sat(ANNA, *others), ALL) == Counted((), Why.ALONE)


def test_two_of_whom_one_never_answered_are_no_game():
    assert counted((1, 2), sat(ANNA, BEN), {0: {ANNA: 3}}) == Counted((Place(1, BEN, None),), Why.ALONE)


def test_whoever_stays_alone_is_first_without_a_ranking():
    sitting = sat(ANNA, BEN, CLEO, ben=5, cleo=9)
    assert places(counted(None, sitting, ALL)) == {ANNA: 1, CLEO: 2, BEN: 3}
    assert is_decided(sitting)


def test_the_last_to_leave_is_first():
    sitting = sat(ANNA, BEN, anna=9, ben=5)
    assert is_decided(sitting)
    assert places(counted(None, sitting, ALL)) == {ANNA: 1, BEN: 2}


@pytest.mark.parametrize("sitting", [sat(ANNA, BEN), sat(ANNA, None), sat(ANNA, BEN, CLEO, ben=4)])
def test_nothing_is_decided_while_two_play_or_one_began_alone(sitting):
    assert not is_decided(sitting)


def test_whoever_takes_their_own_seat_again_is_last_all_the_same():
    sitting = [*sat(ANNA, BEN, CLEO, anna=3), Sat(0, None, 8), Sat(0, ANNA)]
    assert places(counted((1, 2, 3), sitting, ALL)) == {ANNA: 3, BEN: 1, CLEO: 2}


def test_of_two_seats_of_a_person_the_first_counts():
    sitting = [*sat(ANNA, None, BEN, anna=3), Sat(0, None), Sat(1, ANNA)]
    answers = {0: {ANNA: 1}, 1: {ANNA: 9}, 2: {BEN: 9}}
    found = counted((3, 1, 2), sitting, answers)
    assert found.places == (Place(0, ANNA, 2), Place(2, BEN, 1))


def test_whoever_left_without_an_answer_counts_on_no_other_seat():
    sitting = [*sat(ANNA, None, BEN, anna=3), Sat(0, None), Sat(1, ANNA)]
    answers = {0: {None: 9}, 1: {ANNA: 9}, 2: {BEN: 9}}
    assert counted((3, 1, 2), sitting, answers) == Counted((Place(0, ANNA, None),), Why.ALONE)


def test_a_second_substitute_counts_if_the_first_never_answered():
    sitting = [Sat(0, ANNA), Sat(1, None, 2), Sat(1, BEN, 5), Sat(1, None, 7), Sat(1, CLEO)]
    assert places(counted((2, 1), sitting, {0: {ANNA: 9}, 1: {None: 2, CLEO: 3}})) == {ANNA: 2, CLEO: 1}


@pytest.mark.parametrize("ranks", [None, (1, 2)])
def test_a_seat_without_any_answer_counts_for_nobody(ranks):
    assert counted(ranks, sat(ANNA, BEN), {}).present == ()


def test_nobody_at_all_is_nobody_alone():
    assert counted((), [], {}) == Counted((), Why.ALONE)


SEATS = st.lists(
    st.lists(
        st.tuples(st.sampled_from([None, ANNA, BEN, CLEO, DIRK]), st.integers(0, 9)), min_size=1, max_size=4
    ),
    min_size=1,
    max_size=5,
)


@given(seats=SEATS, data=st.data())
def test_whatever_happened_each_person_has_one_place_at_most_and_robots_have_none(seats, data):
    """Also what no session can come to, because one that is over must be stored."""
    rows = iter(range(1, 99))
    sitting, answers = [], {}
    for seat, people in enumerate(seats):
        for person, own in people:
            sitting.append(Sat(seat, person, next(rows)))
            answers.setdefault(seat, {})[person] = own
        sitting[-1] = replace(sitting[-1], went=None)
    ranks = data.draw(st.none() | st.permutations(range(1, len(seats) + 1)))
    found = counted(ranks, sitting, answers)
    people = [one.person for one in found.places]
    assert len(set(people)) == len(people)
    assert None not in people
    order = sorted(one.place for one in found.present)
    assert order == [1 + sum(other < place for other in order) for place in order]
    assert (found.why is Why.ALONE) == (len(order) < 2)

"""Ratings after games: worked examples, and what must hold for all tables."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from engine.results.ratings import (
    DRIFT,
    LUCK,
    START,
    WIDEST,
    Rating,
    achieved,
    chance,
    expected,
    rated,
    rated_as_last,
)

UP, DOWN = 1540.772988, 1459.227012
EXAMPLES = {
    (1, 2): (UP, DOWN),
    (1, 2, 3): (UP, 1500.0, DOWN),
    (1, 2, 3, 4): (UP, 1513.590996, 1486.409004, DOWN),
    (1, 2, 3, 4, 5): (UP, 1520.386494, 1500.0, 1479.613506, DOWN),
    (1, 1, 3, 4): (1527.181992, 1527.181992, 1486.409004, DOWN),
}


@pytest.mark.parametrize(("places", "values"), [*EXAMPLES.items()])
def test_a_first_game_of_equals(places, values):
    found = rated([START] * len(places), places)
    assert [one.value for one in found] == list(values)
    assert {one.deviation for one in found} == {147.04331}


def test_a_game_of_different_people():
    people = [Rating(1700, 60), Rating(1500, 150), Rating(1450, 80), Rating(1600, 100)]
    found = rated(people, (2, 1, 3, 4))
    assert [one.value for one in found] == [1700.018167, 1553.369225, 1450.218991, 1575.855503]
    assert [one.deviation for one in found] == [60.074088, 146.053168, 79.749289, 99.095135]


def test_whoever_never_answered_falls_as_the_last_of_all():
    others = [Rating(1500, 90), Rating(1600, 120)]
    (*_, last) = rated([*others, START], (1, 2, 3))
    assert rated_as_last(START, others) == last


def test_what_is_expected_and_achieved_is_counted_in_people():
    people = [Rating(1500 + 50 * number, 60 + 20 * number) for number in range(4)]
    assert sum(expected(people, number) for number in range(4)) == pytest.approx(6)
    assert [achieved((1, 2, 2, 4), number) for number in range(4)] == [3, 1.5, 1.5, 0]
    assert chance(people[0], people[1]) + chance(people[1], people[0]) == pytest.approx(1)


@pytest.mark.parametrize("places", [*itertools.permutations((1, 2, 3))])
def test_no_deviation_is_wider_than_the_widest_and_the_first_of_equals_gains(places):
    found = rated([START] * 3, places)
    assert all(one.deviation <= WIDEST for one in found)
    assert [one.value > 1500 for one in found] == [place == 1 for place in places]
    assert sum(one.value for one in found) == pytest.approx(4500)


def test_a_game_whose_end_was_certain_makes_nobody_less_sure_than_a_beginner():
    found = rated([Rating(9000.0, WIDEST), START], (1, 2))
    assert found == (Rating(9000.0, WIDEST), START)


# What must hold for all tables

RATINGS = st.builds(Rating, st.floats(900, 2200), st.floats(40, 150))


@st.composite
def tables(draw, ratings=RATINGS):
    """The people of a table, and their places, of which some may be shared."""
    people = draw(st.lists(ratings, min_size=2, max_size=5))
    keys = draw(st.lists(st.integers(1, len(people)), min_size=len(people), max_size=len(people)))
    return people, [1 + sum(other < key for other in keys) for key in keys]


def gains(people, places):
    return [after.value - before.value for before, after in zip(people, rated(people, places), strict=True)]


@given(tables(), st.data())
def test_a_tie_of_two_is_worth_the_mean_of_its_places(table, data):
    people, _ = table
    order = data.draw(st.permutations(range(len(people))))
    first = data.draw(st.integers(0, len(people) - 2))
    one, other = order[first], order[first + 1]
    places = {who: 1 + number for number, who in enumerate(order)}
    before = gains(people, [places[who] for who in range(len(people))])
    swapped = {**places, one: places[other], other: places[one]}
    behind = gains(people, [swapped[who] for who in range(len(people))])
    tied = gains(people, [{**places, other: places[one]}[who] for who in range(len(people))])
    for who in (one, other):
        assert tied[who] == pytest.approx((before[who] + behind[who]) / 2, abs=2e-6)
    for who in set(order) - {one, other}:
        assert tied[who] == pytest.approx(before[who], abs=2e-6)


@given(tables())
def test_a_sole_first_never_falls_and_a_sole_last_never_rises(table):
    people, places = table
    found = gains(people, places)
    if places.count(1) == 1:
        assert found[places.index(1)] >= 0
    if places.count(max(places)) == 1:
        assert found[places.index(max(places))] <= 0


@given(tables(), st.randoms(use_true_random=False))
def test_the_order_of_the_input_does_not_matter(table, random):
    people, places = table
    order = random.sample(range(len(people)), len(people))
    found = rated(people, places)
    moved = rated([people[who] for who in order], [places[who] for who in order])
    for number, who in enumerate(order):
        assert moved[number].value == pytest.approx(found[who].value, abs=2e-6)
        assert moved[number].deviation == pytest.approx(found[who].deviation, abs=2e-6)


@given(tables(st.builds(Rating, st.floats(900, 2200), st.just(90.0))))
def test_who_is_equally_sure_takes_what_others_lose(table):
    assert sum(gains(*table)) == pytest.approx(0, abs=1e-5)


@given(tables())
def test_no_number_leaves_its_bounds_and_both_are_rounded(table):
    for one in rated(*table):
        assert 0 < one.deviation <= WIDEST
        assert (one.value, one.deviation) == (round(one.value, 6), round(one.deviation, 6))


@given(tables())
def test_weight_one_is_openskill(table):
    people, places = table
    model = BradleyTerryFull(mu=1500, sigma=WIDEST, beta=LUCK, tau=DRIFT)
    teams = [[model.rating(mu=one.value, sigma=one.deviation)] for one in people]
    theirs = [team[0] for team in model.rate(teams, ranks=places)]
    ours = rated(people, places, weight=1.0)
    assert [one.value for one in ours] == pytest.approx([one.mu for one in theirs], abs=2e-6)
    assert [one.deviation for one in ours] == pytest.approx(
        [min(WIDEST, one.sigma) for one in theirs], abs=2e-6
    )


@given(tables())
def test_a_table_counts_as_one_game_however_many_sit_at_it(table):
    people, places = table
    whole = [
        after.value - one.value for one, after in zip(people, rated(people, places, weight=1.0), strict=True)
    ]
    assert gains(people, places) == pytest.approx([one / (len(people) - 1) for one in whole], abs=2e-6)

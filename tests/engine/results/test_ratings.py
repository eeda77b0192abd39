"""Ratings after games: worked examples, and what must hold for all tables."""

import itertools
import math

import pytest
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


@pytest.mark.parametrize("places", [(1, 2), (2, 1, 3), (1, 1, 3, 4), (3, 1, 5, 2, 3)])
def test_with_whole_pairs_it_is_the_formula_of_the_paper_as_others_have_written_it(places):
    people = [Rating(1500 + 40 * number, 90 + 12 * number) for number in range(len(places))]
    model = BradleyTerryFull(mu=1500, sigma=WIDEST, beta=LUCK, tau=DRIFT)
    teams = [[model.rating(mu=one.value, sigma=one.deviation)] for one in people]
    theirs = [team[0] for team in model.rate(teams, ranks=list(places))]
    ours = rated(people, places, weight=1.0)
    assert [one.value for one in ours] == pytest.approx([one.mu for one in theirs], abs=1e-6)
    assert [one.deviation for one in ours] == pytest.approx([one.sigma for one in theirs], abs=1e-6)


@pytest.mark.parametrize("places", [*itertools.permutations((1, 2, 3))])
def test_no_deviation_is_wider_than_the_widest_and_the_first_of_equals_gains(places):
    found = rated([START] * 3, places)
    assert all(one.deviation <= WIDEST for one in found)
    assert [one.value > 1500 for one in found] == [place == 1 for place in places]
    assert sum(one.value for one in found) == pytest.approx(4500)


def test_both_numbers_are_rounded():
    (first, _) = rated([Rating(1503.123456, 88.654321), Rating(1499.9, 71.5)], (2, 1))
    assert all(math.isclose(value, round(value, 6), abs_tol=0) for value in (first.value, first.deviation))

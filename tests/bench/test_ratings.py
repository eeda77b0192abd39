"""What ratings say of two people is true, and a list that is computed anew is that of game after game."""

import random

import pytest

from engine.results.steps import replayed
from tests.bench.ratings import COMMUNITIES, SAID, as_game, calibrated, played, rate

MOST_OFF = {0.65: 0.02, 0.75: 0.02, 0.85: 0.03}
"""How far what is true may be from the middle of each bin."""


@pytest.fixture(scope="module")
def found():
    return calibrated(range(COMMUNITIES))


def test_what_is_said_is_looked_at_in_many_pairs(found):
    assert found.pairs >= 20_000
    assert min(each.pairs for each in found.bins.values()) >= 1_000


@pytest.mark.parametrize("said", SAID)
def test_what_is_said_to_be_won_in_so_many_cases_is_won_in_about_so_many(found, said):
    each = found.bins[said]
    assert each.won / each.pairs == pytest.approx(said, abs=MOST_OFF[said])


def test_the_true_strength_is_within_the_deviation_some_nine_times_in_ten(found):
    assert found.within / found.ratings == pytest.approx(0.91, abs=0.03)


def test_a_list_that_is_computed_anew_has_the_ratings_of_game_after_game():
    tables = list(played(random.Random("anew"), [0.0] * 12))
    records, steps = replayed(as_game(number, *each) for number, each in enumerate(tables))
    assert {person: record.rating for person, record in records.items()} == rate(tables)
    assert len(steps) == len(tables)

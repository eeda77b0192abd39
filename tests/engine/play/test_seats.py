"""Seats round a table, and the places that they come to."""

import pytest

from engine.play.game import Ranking
from engine.play.seats import clockwise


@pytest.mark.parametrize(
    ("first", "seats"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))], ids=["0", "1", "3"]
)
def test_seats_go_round_once_from_the_first(first, seats):
    assert clockwise(first, 4) == seats


def test_whoever_has_reached_most_is_first_and_equals_share_a_place():
    ranking = Ranking.by([7, 9, 7, 10, 7], points=[1, 2, 3, 4, 5])
    assert ranking.places == ((3,), (1,), (0, 2, 4))
    assert ranking.ranks == (3, 2, 3, 1, 3)
    assert ranking.points == (1, 2, 3, 4, 5)


def test_of_several_numbers_the_first_decides_and_the_next_break_ties():
    assert Ranking.by([(5, 0), (5, 2), (9, 0), (5, 2)], points=[0] * 4).places == ((2,), (1, 3), (0,))

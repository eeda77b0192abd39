"""Seats round a table."""

import pytest

from engine.play.seats import clockwise


@pytest.mark.parametrize(
    ("first", "seats"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))], ids=["0", "1", "3"]
)
def test_seats_go_round_once_from_the_first(first, seats):
    assert clockwise(first, 4) == seats

"""When somebody was absent for so long that they lose their seat at a table of a league."""

import pytest

from engine.clock.long_absence import lost_at
from engine.clock.pace import DAY

CASES = {
    "a week in one piece": ([], 10, [], [], 17),
    "also if they have said that they are away": ([], 10, [(9, 30)], [], 17),
    "three days, and three days again": ([(0, 3)], 10, [], [], 13),
    "a piece of less than three days does not count": ([(0, 2.9), (4, 6)], 10, [], [], 17),
    "two short pieces are not one long one": ([(0, 2), (3, 5), (6, 8)], 10, [], [], 17),
    "three days away do not count as a piece": ([(0, 4)], 10, [(0, 2)], [], 17),
    "days away pass before the second piece counts": ([(0, 3)], 10, [(10, 12)], [], 15),
    "but a week in one piece comes first": ([(0, 3)], 10, [(10, 16)], [], 17),
    "whatever stood still does not count": ([], 10, [], [(12, 14), (30, 40)], 19),
    "stood still from before to after": ([], 10, [], [(5, 11)], 18),
    "what overlaps does not count twice": ([(0, 3)], 10, [(11, 13)], [(12, 14)], 16),
    "what was before does not matter": ([], 10, [(0, 9)], [(0, 8), (1, 10)], 17),
    "a piece that stood still is shorter": ([(0, 4)], 10, [], [(1, 3)], 17),
}


@pytest.mark.parametrize(("before", "since", "away", "stood", "at"), CASES.values(), ids=CASES)
def test_a_seat_is_lost_after_a_week_or_twice_three_days(before, since, away, stood, at):
    def days(spans):
        return [(begin * DAY, end * DAY) for begin, end in spans]

    found = lost_at(days(before), since * DAY, away=days(away), stood=days(stood))
    assert found == pytest.approx(at * DAY)

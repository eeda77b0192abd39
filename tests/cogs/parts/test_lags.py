"""Moments of Discord's clock by ours: lines are slow, clocks are wrong, and are set right."""

import pytest

from cogs.parts.lags import DEADLINE_S, ENOUGH, RECENT, Lags


class Clock:
    """This machine's, which is `wrong` by so many seconds; Discord's says `true`."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.true, self.wrong = 1_000_000.0, wrong

    def now(self) -> float:
        return self.true + self.wrong

    def hears(self, lags: Lags, *after: float) -> None:
        """Things arrive so long after they were sent."""
        for lag in after:
            lags.arrived(self.true - lag)

    def error(self, lags: Lags) -> float:
        """By how much a moment of Discord's clock is put too late on ours."""
        return lags.ours(self.true) - self.now()


def test_as_long_as_nothing_has_arrived_the_clock_is_right():
    assert Lags().ours(7.5) == 7.5


@pytest.mark.parametrize("lags", [(0.1,), (0.9, 0.2, 2.5), (1.0,) * RECENT])
def test_a_clock_within_a_second_is_taken_as_right(lags):
    clock = Clock()
    told = Lags(clock.now)
    clock.hears(told, *lags)
    assert clock.error(told) == 0


@pytest.mark.parametrize("wrong", [-86_400.0, -90.0, -2.0, 2.0, 90.0, 86_400.0])
def test_a_clock_that_is_wrong_by_seconds_minutes_or_days_is_corrected_by_the_smallest_lag(wrong):
    clock = Clock(wrong)
    told = Lags(clock.now)
    clock.hears(told, 1.5, 0.125, 2.0, 0.5, 0.25)
    assert clock.error(told) == 0.125


def test_the_first_that_a_slow_line_brings_is_not_taken_for_a_fast_clock():
    clock = Clock()
    told = Lags(clock.now)
    for _ in range(ENOUGH - 1):
        clock.hears(told, DEADLINE_S - 0.5)
        assert clock.error(told) == 0
    clock.hears(told, DEADLINE_S - 0.5)
    assert clock.error(told) == DEADLINE_S - 0.5, "no line is so slow all the time"


def test_one_that_is_far_too_late_says_nothing_of_the_clock():
    clock = Clock(600.0)
    told = Lags(clock.now)
    clock.hears(told, 0.25, 40.0, 0.5)
    assert clock.error(told) == 0.25


@pytest.mark.parametrize("wrong", [-7200.0, 7200.0])
def test_a_clock_that_is_set_right_is_believed_at_once(wrong):
    clock = Clock(wrong)
    told = Lags(clock.now)
    clock.hears(told, *(0.25,) * RECENT)
    clock.wrong = 0.0
    clock.hears(told, 0.5)
    assert clock.error(told) == 0


def test_what_was_long_ago_says_nothing_any_more():
    clock = Clock(-5.0)
    told = Lags(clock.now)
    clock.hears(told, 0.25)
    clock.wrong = 0.0
    clock.hears(told, *(0.5,) * RECENT)
    assert clock.error(told) == 0

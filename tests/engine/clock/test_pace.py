"""Paces: the deadline of a call, what its clock keeps while it stands, and when somebody is reminded."""

import pytest

from engine.clock.hours import Hours, humane, is_quiet
from engine.clock.pace import (
    DAY,
    HOUR,
    MINUTE,
    OFFERED,
    PACES,
    ROUNDED,
    STANDING,
    Clock,
    PaceName,
    at_least,
    begun,
    gone_on,
    later,
    pace_of,
    reminded_at,
    reminded_without_clock,
    reserve_after,
    stopped,
)

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""
UTC, NEVER = Hours(), Hours(quiet_from=0, quiet_to=0)
DAILY, EVENING, OVERTIME = (PACES[name] for name in (PaceName.DAILY, PaceName.EVENING, PaceName.OVERTIME))
HALF_HOURS = [NOON + 30 * MINUTE * half for half in range(48)]


@pytest.mark.parametrize(
    ("pace", "call", "reserve", "gives_back"),
    [
        (PaceName.EVENING, 5 * MINUTE, 15 * MINUTE, MINUTE),
        (PaceName.BRISK, 12 * HOUR, 24 * HOUR, 3 * HOUR),
        (PaceName.DAILY, 24 * HOUR, 48 * HOUR, 6 * HOUR),
        (PaceName.RELAXED, 48 * HOUR, 96 * HOUR, 12 * HOUR),
        (PaceName.OVERTIME, 12 * HOUR, 0, 0),
    ],
)
def test_a_pace_gives_a_call_and_a_reserve_and_gives_some_of_it_back(pace, call, reserve, gives_back):
    found = PACES[pace]
    assert (found.call, found.reserve, found.gives_back) == (call, reserve, gives_back)
    assert begun(found, NEVER, found.reserve, NOON) == Clock(NOON + call, NOON + call + reserve)


@pytest.mark.parametrize("name", PaceName)
def test_every_pace_gives_a_brief_call_a_quarter_of_its_time_and_no_reserve(name):
    pace, whole = pace_of(name, is_brief=True), pace_of(name) or DAILY
    assert (pace.call, pace.reserve, pace.gives_back) == (whole.call / 4, 0, 0)
    assert (pace.keeps_quiet, pace.reminds) == (name is not PaceName.EVENING, False)
    assert pace_of(None, is_brief=True) is None, "a table that has no pace has no clock at all"


def test_every_pace_can_be_chosen_but_that_of_leagues():
    assert set(PaceName) - set(OFFERED) == {PaceName.OVERTIME}
    assert set(PaceName) - set(PACES) == {PaceName.NONE}


@pytest.mark.parametrize("pace", [name for name in PACES if name is not PaceName.EVENING])
def test_no_deadline_is_at_night_whenever_the_call_was_posted(pace):
    for posted in HALF_HOURS:
        for reserve in (0.0, HOUR, PACES[pace].reserve):
            clock = begun(PACES[pace], UTC, reserve, posted)
            assert posted + PACES[pace].call <= clock.soft <= clock.due
            assert clock.due >= clock.soft + reserve
            assert all(humane(moment, UTC) == moment for moment in (clock.soft, clock.due))


def test_an_evening_goes_on_at_night():
    midnight = NOON + 12 * HOUR
    assert begun(EVENING, UTC, 15 * MINUTE, midnight).due == midnight + 20 * MINUTE


def test_deadlines_are_rounded_up_to_five_minutes():
    clock = begun(DAILY, NEVER, 1.0, NOON + 1)
    assert clock == Clock(NOON + DAY + ROUNDED, NOON + DAY + 2 * ROUNDED)


def test_a_clock_that_was_stopped_goes_on_with_what_was_left():
    clock = begun(DAILY, NEVER, 48 * HOUR, NOON)
    standing = stopped(clock, NOON + 20 * HOUR)
    assert (standing.is_running, standing.soft_left, standing.due_left) == (False, 4 * HOUR, 52 * HOUR)
    assert stopped(standing, NOON + 99 * HOUR) == standing, "it stands already"
    assert gone_on(standing, DAILY, NEVER, NOON + 100 * HOUR) == Clock(NOON + 104 * HOUR, NOON + 152 * HOUR)


def test_a_clock_that_has_not_begun_has_nothing_to_keep():
    assert stopped(STANDING, NOON) == STANDING
    assert later(STANDING, DAILY, UTC, HOUR) == STANDING


def test_reserve_that_is_used_stays_used_while_the_clock_stands():
    clock = begun(DAILY, NEVER, 48 * HOUR, NOON)
    standing = stopped(clock, clock.soft + 5 * HOUR)
    on = gone_on(standing, DAILY, UTC, NOON + 9 * DAY)
    assert on.soft == NOON + 9 * DAY - 5 * HOUR
    assert on.due == humane(NOON + 9 * DAY + 43 * HOUR, UTC)
    assert reserve_after(DAILY, 48 * HOUR, on, NOON + 9 * DAY) == 43 * HOUR
    assert reserve_after(DAILY, 48 * HOUR, standing, NOON + 5 * DAY) == 43 * HOUR, "also where it stands"


def test_to_stop_a_clock_again_and_again_adds_only_what_moves_it_out_of_the_night():
    clock, at = begun(DAILY, UTC, 48 * HOUR, NOON), NOON
    left = clock.due - at
    for _ in range(50):
        at += 40 * MINUTE
        clock = gone_on(stopped(clock, at), DAILY, UTC, at)
        assert clock.due - at <= left - 40 * MINUTE + 12 * HOUR + ROUNDED
        left = clock.due - at
        assert humane(clock.due, UTC) == clock.due


def test_whoever_could_not_be_reached_has_at_least_a_part_of_the_time():
    clock = begun(DAILY, NEVER, 0.0, NOON)
    standing = stopped(clock, clock.due - MINUTE)
    on = gone_on(standing, DAILY, NEVER, NOON + 9 * DAY, least=6 * HOUR)
    assert on.due == NOON + 9 * DAY + 6 * HOUR
    assert gone_on(stopped(clock, clock.due + DAY), DAILY, NEVER, NOON + 9 * DAY).due == NOON + 9 * DAY


def test_at_least_moves_a_deadline_that_is_near_and_no_other():
    clock = begun(DAILY, NEVER, 0.0, NOON)
    assert at_least(clock, DAILY, NEVER, 6 * HOUR, clock.due - 6 * HOUR) == clock
    near = clock.due - 5 * HOUR
    assert at_least(clock, DAILY, NEVER, 6 * HOUR, near) == Clock(clock.soft, near + 6 * HOUR)
    assert at_least(STANDING, DAILY, NEVER, 6 * HOUR, NOON) == STANDING


def test_more_time_moves_both_moments_and_is_kept_by_a_clock_that_stands():
    clock = begun(DAILY, NEVER, 48 * HOUR, NOON)
    assert later(clock, DAILY, NEVER, DAY) == Clock(NOON + 2 * DAY, NOON + 4 * DAY)
    standing = stopped(clock, NOON)
    assert gone_on(later(standing, DAILY, NEVER, DAY), DAILY, NEVER, NOON) == later(clock, DAILY, NEVER, DAY)


def test_no_more_time_moves_a_clock_out_of_hours_that_are_quiet_now():
    clock = begun(DAILY, NEVER, 48 * HOUR, NOON + 12 * HOUR)
    assert later(clock, DAILY, UTC, 0.0) == Clock(humane(clock.soft, UTC), humane(clock.due, UTC))
    assert later(clock, EVENING, UTC, 0.0) == clock


@pytest.mark.parametrize(
    ("reserve", "late", "after"),
    [
        (48 * HOUR, -HOUR, 48 * HOUR),
        (0.0, -HOUR, 6 * HOUR),
        (45 * HOUR, -HOUR, 48 * HOUR),
        (48 * HOUR, 0.0, 48 * HOUR),
        (48 * HOUR, HOUR, 47 * HOUR),
        (HOUR, 2 * HOUR, 0.0),
    ],
)
def test_an_answer_in_time_gives_reserve_back_and_a_late_one_costs_it(reserve, late, after):
    clock = begun(DAILY, NEVER, reserve, NOON)
    assert reserve_after(DAILY, reserve, clock, clock.soft + late) == after


@pytest.mark.parametrize("pace", [name for name in PACES if name is not PaceName.EVENING])
@pytest.mark.parametrize("hours", [UTC, Hours(quiet_from=3, quiet_to=17), Hours("Asia/Kolkata"), NEVER])
def test_nobody_is_reminded_at_night_or_when_it_is_too_late(pace, hours):
    for posted in HALF_HOURS:
        for reserve in (0.0, HOUR, 2 * HOUR, PACES[pace].reserve):
            clock = begun(PACES[pace], hours, reserve, posted)
            at = reminded_at(PACES[pace], hours, clock, posted)
            assert posted < at < clock.due
            assert not is_quiet(at, hours)


def test_whoever_has_reserve_is_reminded_when_it_begins_and_others_a_quarter_of_a_call_before_the_end():
    clock = begun(DAILY, NEVER, 2 * HOUR, NOON)
    assert reminded_at(DAILY, NEVER, clock, NOON) == clock.soft
    clock = begun(DAILY, NEVER, 2 * HOUR - ROUNDED, NOON)
    assert reminded_at(DAILY, NEVER, clock, NOON) == clock.due - 6 * HOUR


def test_a_reminder_that_would_come_at_night_comes_before_it_or_else_after_it():
    clock = Clock(NOON + DAY, NOON + DAY)  # a quarter of a call before noon is six o'clock
    assert reminded_at(DAILY, UTC, clock, NOON) == NOON + 10 * HOUR - ROUNDED
    assert reminded_at(DAILY, UTC, clock, NOON + 9 * HOUR) == NOON + 20 * HOUR, "it was just posted"


def test_hours_that_were_changed_since_move_the_reminder_out_of_the_night():
    clock = begun(DAILY, NEVER, 48 * HOUR, NOON + 12 * HOUR)
    assert is_quiet(clock.soft, UTC)
    assert reminded_at(DAILY, UTC, clock, NOON) == NOON + DAY + 10 * HOUR - ROUNDED


def test_an_evening_and_a_clock_that_stands_remind_nobody():
    assert reminded_at(EVENING, UTC, begun(EVENING, UTC, 15 * MINUTE, NOON), NOON) is None
    assert reminded_at(DAILY, UTC, STANDING, NOON) is None


def test_without_a_clock_people_are_reminded_after_one_three_and_seven_days_and_never_again():
    reminded, moments = 0.0, []
    while (moment := reminded_without_clock(UTC, NOON, after=reminded)) is not None:
        moments.append(moment)
        reminded = moment
    assert moments == [NOON + DAY, NOON + 3 * DAY, NOON + 7 * DAY]


def test_without_a_clock_too_nobody_is_reminded_at_night_and_nobody_twice_for_one_day():
    posted = NOON + 12 * HOUR
    first = reminded_without_clock(UTC, posted, after=0.0)
    assert first == posted + DAY + 8 * HOUR
    assert reminded_without_clock(Hours(quiet_to=12), posted, after=first) == posted + 3 * DAY + 12 * HOUR
    assert reminded_without_clock(UTC, posted, after=posted + 8 * DAY) is None

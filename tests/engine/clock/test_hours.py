"""Quiet hours, by the clock on a person's wall: in zones of every kind, and when clocks are changed."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from engine.clock.hours import Hours, awake, before_quiet, humane, is_quiet, local, on_day

HALF_HOUR, WEEK = 1800, 7 * 86400


def at(zone, text, fold=0):
    """A time on the wall, such as "2026-03-29 02:30", in UNIX seconds."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def wall(moment, zone):
    return f"{local(moment, zone):%Y-%m-%d %H:%M}"


def utc(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("zone", "moment", "moved"),
    [
        ("Europe/Berlin", "2026-01-15 12:00", "2026-01-15 12:00"),
        ("Europe/Berlin", "2026-01-15 21:59", "2026-01-15 21:59"),
        ("Europe/Berlin", "2026-01-15 22:00", "2026-01-16 10:00"),
        ("Europe/Berlin", "2026-01-16 03:00", "2026-01-16 10:00"),
        ("Europe/Berlin", "2026-01-16 09:59", "2026-01-16 10:00"),
        ("Europe/Berlin", "2026-01-16 10:00", "2026-01-16 10:00"),
        ("Asia/Kolkata", "2026-01-15 22:05", "2026-01-16 10:00"),
        ("Asia/Kathmandu", "2026-01-16 00:00", "2026-01-16 10:00"),
        ("Australia/Eucla", "2026-01-16 09:55", "2026-01-16 10:00"),
        ("Pacific/Kiritimati", "2026-01-15 23:00", "2026-01-16 10:00"),
        ("Pacific/Pago_Pago", "2026-01-15 23:00", "2026-01-16 10:00"),
    ],
)
def test_what_falls_into_the_night_or_shortly_after_it_comes_two_hours_after_its_end(zone, moment, moved):
    assert wall(humane(at(zone, moment), Hours(zone)), zone) == moved


@pytest.mark.parametrize(
    ("hours", "moment", "moved"),
    [
        pytest.param(
            Hours("Europe/Berlin", 14, 0), "2026-03-29 00:30", "2026-03-29 01:00", id="02:00 is skipped"
        ),
        pytest.param(
            Hours("America/New_York", 13, 0), "2026-03-08 01:00", "2026-03-08 07:00", id="02:00 is skipped"
        ),
        pytest.param(
            Hours("Europe/Berlin", 14, 0), "2026-10-25 00:30", "2026-10-25 01:00", id="02:00 is repeated"
        ),
        pytest.param(
            Hours("Australia/Lord_Howe", 13, 0), "2026-10-03 14:30", "2026-10-03 15:30", id="skipped by half"
        ),
        pytest.param(
            Hours("Pacific/Apia", 22, 8), "2011-12-30 09:00", "2011-12-30 20:00", id="a day is skipped"
        ),
    ],
)
def test_an_end_that_the_clocks_skip_or_repeat_is_the_later_moment(hours, moment, moved):
    """All moments are in UTC. On the wall they come at 03:00, 03:00, the second 02:00, 02:30 and, after a
    day that Samoa did not have, at 10:00 of the day after it."""
    assert wall(humane(utc(moment), hours), "UTC") == moved


def test_the_first_passing_of_an_hour_that_is_repeated_waits_for_the_second():
    hours = Hours("Europe/Berlin", 14, 0)
    first, second = (at("Europe/Berlin", "2026-10-25 02:00", fold) for fold in (0, 1))
    assert second - first == 3600
    assert humane(first + HALF_HOUR, hours) == second


CHANGES = [
    ("Europe/Berlin", "2026-03-29"),
    ("Europe/Berlin", "2026-10-25"),
    ("America/New_York", "2026-03-08"),
    ("America/New_York", "2026-11-01"),
    ("Australia/Sydney", "2026-04-05"),
    ("Australia/Sydney", "2026-10-04"),
    ("Australia/Lord_Howe", "2026-04-05"),
    ("Australia/Lord_Howe", "2026-10-04"),
    ("Asia/Kolkata", "2026-10-04"),
]
QUIET = [(22, 8), (2, 9), (3, 16), (14, 0), (23, 23)]


@pytest.mark.parametrize(("zone", "day"), CHANGES)
def test_in_a_week_with_a_clock_change_no_deadline_is_at_night_and_none_comes_earlier(zone, day):
    middle = at(zone, f"{day} 12:00")
    moments = [middle - WEEK / 2 + HALF_HOUR * half for half in range(2 * 24 * 7)]
    for begins, ends in QUIET:
        hours = Hours(zone, begins, ends)
        moved = [humane(moment, hours) for moment in moments]
        for before, after in zip(moments, moved, strict=True):
            shown = local(after, zone)
            since = (shown.hour - begins) % 24 if hours.quiet_h else 24
            assert since >= hours.quiet_h, shown
            hours_since_end = (shown.hour - ends) % 24
            assert not hours.quiet_h or 2 <= hours_since_end < 24 - hours.quiet_h, shown
            assert before <= after <= before + timedelta(hours=17).total_seconds()
            assert humane(after, hours) == after
            assert not is_quiet(after, hours)
            assert awake(before, hours) <= after
            assert before_quiet(before, hours) <= before
        assert all(one <= next_one for one, next_one in pairwise(moved))


@pytest.mark.dear
@pytest.mark.parametrize("zone", ["Antarctica/Troll", "Africa/Cairo", "America/Havana", "America/Nuuk"])
def test_no_way_to_change_clocks_makes_an_earlier_moment_a_later_deadline(zone):
    """In Troll clocks leap by two hours; in the others they are changed around midnight."""
    first = utc("2026-01-01 00:00")
    moments = [first + 2 * HALF_HOUR * hour for hour in range(365 * 24)]
    for hours in (Hours(zone, 2, 10), Hours(zone, 0, 9)):
        moved = [humane(moment, hours) for moment in moments]
        assert all(one <= next_one for one, next_one in pairwise(moved))
        assert all(humane(moment, hours) == moment for moment in set(moved))


def test_whoever_wants_no_quiet_hours_has_none_also_when_clocks_are_changed():
    hours = Hours("Europe/Berlin", 2, 2)
    for fold in (0, 1):
        moment = at("Europe/Berlin", "2026-10-25 02:30", fold)
        assert (humane(moment, hours), awake(moment, hours), is_quiet(moment, hours)) == (
            *(moment, moment),
            False,
        )


def test_the_night_begins_and_ends_by_the_whole_hour():
    hours = Hours("Asia/Kolkata")
    night = at("Asia/Kolkata", "2026-01-16 03:30")
    assert is_quiet(night, hours)
    assert wall(awake(night, hours), hours.zone) == "2026-01-16 08:00"
    assert wall(before_quiet(night, hours), hours.zone) == "2026-01-15 22:00"
    assert not is_quiet(awake(night, hours), hours)


@pytest.mark.parametrize(
    ("days", "hour", "expected"),
    [
        (0, 18, "2026-03-27 17:00"),
        (1, 2, "2026-03-28 01:00"),
        (2, 2, "2026-03-29 01:00"),
        (2, 18, "2026-03-29 16:00"),
        (212, 2, "2026-10-25 01:00"),
    ],
)
def test_an_hour_of_a_later_day_is_taken_once_the_later_time_when_clocks_are_changed(days, hour, expected):
    """On March 29 clocks skip two o'clock, and on October 25 they show it twice."""
    assert on_day(at("Europe/Berlin", "2026-03-27 23:59"), "Europe/Berlin", days=days, hour=hour) == utc(
        expected
    )

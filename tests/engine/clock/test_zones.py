"""Zones are found by city and by what a clock shows, and are guessed only where a language suggests one."""

from datetime import UTC, datetime

import pytest

from engine.clock.hours import zones
from engine.clock.zones import (
    BEST_KNOWN,
    NOWHERE,
    by_clock,
    city,
    found,
    guess,
    is_place,
    meant,
    offset,
    places,
)

WINTER, SPRING, SUMMER = (datetime(2026, month, 15, 13, 5, tzinfo=UTC).timestamp() for month in (1, 4, 7))


def test_every_zone_that_is_offered_or_guessed_exists():
    assert set(BEST_KNOWN) <= zones()
    assert len(set(BEST_KNOWN)) == len(BEST_KNOWN)


@pytest.mark.parametrize("at", [WINTER, SPRING, SUMMER])
def test_the_best_known_zones_show_every_time_that_clocks_show_anywhere(at):
    everywhere = {offset(at, zone) for zone in places()}
    assert set(by_clock(at)) == everywhere
    assert max(map(len, by_clock(at).values())) <= 24, "a menu has room for them and a way back"


@pytest.mark.parametrize(
    ("languages", "zone"),
    [
        (("nl", "en-US"), "Europe/Amsterdam"),
        (("en-GB", "de"), "Europe/London"),
        (("en-US", "fr"), "Europe/Paris"),
        (("es-419", "pt-BR"), "America/Sao_Paulo"),
        (("en-US", "en-US"), NOWHERE),
        (("", "xx"), NOWHERE),
    ],
)
def test_a_zone_is_guessed_by_the_first_language_that_says_something(languages, zone):
    assert guess(*languages) == zone


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("berl", "Europe/Berlin"),
        ("BERLIN", "Europe/Berlin"),
        ("são", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("zürich", "Europe/Zurich"),
        ("zuerich", "Europe/Zurich"),
        ("new york", "America/New_York"),
        ("york", "America/New_York"),
        ("europe/vi", "Europe/Vienna"),
        ("calcutta", "Asia/Calcutta"),
        ("utc", NOWHERE),
    ],
)
def test_a_city_is_found_however_people_type_it(typed, first):
    assert found(typed, WINTER)[0] == first


@pytest.mark.parametrize(
    "typed",
    ["14:05", "14.05", "1405", "14h05", "2:05 pm", "2:05pm", "02:05 PM", "2 pm", "14", "14 Uhr", "14:07"],
)
def test_who_types_what_their_clock_shows_finds_where_it_is_that_time_now(typed):
    """It is 13:05 in London."""
    matching = found(typed, WINTER)
    assert matching[0] == "Europe/Berlin"
    assert "Africa/Lagos" in matching
    assert not {"Europe/London", "America/New_York", "Asia/Kolkata"} & set(matching)


def test_a_time_without_a_half_of_the_day_may_be_in_either():
    matching = found("2:05", WINTER)
    assert matching[0] == "Pacific/Auckland", "there it is 02:05"
    assert matching.index("Europe/Berlin") > matching.index("Pacific/Auckland")


def test_a_half_hour_zone_is_found_by_its_own_minutes():
    assert found("18:35", WINTER)[0] == "Asia/Kolkata"
    assert found("18:50", WINTER)[0] == "Asia/Kathmandu"


@pytest.mark.parametrize(
    "typed", ["99", "25:00", "12:61", "13 pm", "0 am", "nowhere at all", "*", "/", "é", "1" * 5000]
)
def test_what_is_neither_a_time_nor_a_city_finds_nothing_or_little_and_breaks_nothing(typed):
    assert len(found(typed, WINTER)) < len(places())


def test_every_city_is_offered_once_and_all_are_offered_at_first():
    offered = [city(zone) for zone in found("", WINTER)]
    assert len(set(offered)) == len(offered) > 300
    assert found("", WINTER)[0] == BEST_KNOWN[0]


@pytest.mark.parametrize("typed", ["Europe/Berlin", "europe/berlin", "berlin", "Asia/Calcutta"])
def test_a_zone_or_its_city_means_that_one_alone(typed):
    (zone,) = meant(typed, WINTER)
    assert is_place(zone)


def test_what_may_mean_several_means_no_single_one():
    assert len(meant("14:05", WINTER)) > 1
    assert len(meant("san", WINTER)) > 1
    assert meant("xyzzy", WINTER) == []
    assert not is_place("Etc/GMT+1")
    assert not is_place("localtime")

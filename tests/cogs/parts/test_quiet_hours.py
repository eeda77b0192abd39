"""The menu "Where are you?": every time that clocks show anywhere leads to a zone, in a menu that fits."""

import re
from datetime import UTC, datetime

import pytest

from cogs.parts.custom_ids import NO_SESSION, UnknownId
from cogs.parts.layouts import card
from cogs.parts.quiet_hours import OTHER_TIMES, TIMES, all_text, place, quiet_text, where_row
from engine.clock.zones import BEST_KNOWN, city, is_place
from engine.journal.preference_rows import Chosen
from renders.language.catalogues import LOCALES, sources, words_for
from sandbox.codes import COMPONENTS_V2
from sandbox.limits.messages import check_message

MOMENTS = [datetime(2026, month, 15, 13, 5, tzinfo=UTC).timestamp() for month in (1, 4, 7, 10)]
GUESSED = Chosen(guessed_zone="Europe/Berlin")


def shown(step, at, chosen=GUESSED, language="en"):
    """The values and labels of the menu at a step."""
    row = where_row(NO_SESSION, chosen, at, words_for(language), step)
    components = card("x", rows=[row]).to_components()
    check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
    return {option.value: option.label for option in row.children[0].options}


@pytest.mark.parametrize(("at", "language"), list(zip(MOMENTS, (*LOCALES, "en"), strict=True)))
def test_every_well_known_place_is_reached_and_every_step_leads_on_or_back(at, language):
    seen, left, zones = {TIMES}, [TIMES], set()
    while left:
        options = shown(left.pop(), at, language=language)
        assert len(set(options.values())) >= len(options) - 1, "only the guess may have a time of its own"
        zones |= set(filter(is_place, options))
        steps = {value for value in options if not is_place(value)}
        assert steps, "there is a way on"
        left += steps - seen
        seen |= steps
    assert zones == set(BEST_KNOWN)


def test_times_come_in_their_order_with_their_best_known_cities():
    options = shown(TIMES, MOMENTS[0])
    assert next(iter(options)) == "Europe/Berlin"
    assert options["Europe/Berlin"] == "14:05 (Berlin)"
    assert options["+60"] == "14:05 (Berlin, Paris, Amsterdam…)"
    assert options["+0"] == "13:05 (London, Dublin, Lisbon…)"
    ahead = [int(value) for value in options if value[1:].isdigit()]
    assert ahead == sorted(ahead)
    others = shown(OTHER_TIMES, MOMENTS[0])
    assert others["Asia/Kathmandu"] == "18:50 (Kathmandu)", "it is the one city, so there is no second step"
    assert set(options) & set(others) == set()


def test_in_summer_the_same_places_show_other_times():
    assert shown(TIMES, MOMENTS[2])["Europe/Berlin"] == "15:05 (Berlin)"
    assert "Europe/London" in shown("+60", MOMENTS[2])


def test_whoever_was_not_guessed_is_not_offered_a_guess():
    options = shown(TIMES, MOMENTS[0], Chosen(guessed_zone="UTC"))
    assert "UTC" not in options
    assert not is_place(next(iter(options)))


@pytest.mark.parametrize("step", ["", "+61", "60", "+60 ", "Mars/Olympus", "times ", "٣"])
def test_a_step_that_there_is_not_is_an_unknown_control(step):
    with pytest.raises(UnknownId):
        shown(step, MOMENTS[0])


@pytest.mark.parametrize("language", LOCALES)
def test_every_name_of_a_city_is_that_of_a_zone(language):
    names = {name for source in sources(language) for name in re.findall(r"^(city-[\w-]+) = ", source, re.M)}
    zones = {"city-" + city(zone).lower().replace(" ", "-") for zone in BEST_KNOWN}
    assert names
    assert names <= zones


def test_cities_are_called_as_in_the_readers_language():
    assert [place("Europe/Vienna", words_for(each)) for each in LOCALES] == ["Vienna", "Wenen", "Wien"]
    assert place("Asia/Kathmandu", words_for("de")) == "Kathmandu"
    assert "14:05 (Brüssel)" in shown("+60", MOMENTS[0], language="de").values()


@pytest.mark.parametrize("language", LOCALES)
def test_hours_are_said_in_words_in_every_language(language):
    words = words_for(language)
    chosen = Chosen(zone="America/Argentina/Buenos_Aires", quiet_from=23, quiet_to=7)
    assert all(part in quiet_text(chosen, words) for part in ("23:00", "7:00", "Buenos Aires"))
    said = all_text(chosen, MOMENTS[0], words)
    assert all(part in said for part in ("23:00", "7:00", "Buenos Aires", "10:05"))
    never = Chosen(quiet_from=0, quiet_to=0)
    assert "0:00" not in quiet_text(never, words)
    assert words.text("hours-none") in all_text(never, MOMENTS[0], words)

"""Calendars: what is proposed, what cannot hold, and when things are, whatever clocks do."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.clock.pace import DAY, PaceName
from engine.games import GAMES
from engine.games.lengths import LENGTHS
from engine.leagues.calendar import (
    CALLED_BEFORE,
    Calendar,
    Length,
    TooShort,
    calendar_of,
    hard_end,
    length_of,
    proposed_every,
    proposed_last_games,
    proposed_start,
    proposed_table,
    too_short,
)
from engine.leagues.settings import Settings, out_of_bounds

BERLIN = "Europe/Berlin"


def at(text, zone=BERLIN):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def shows(moment, zone=BERLIN):
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def calendar(start="2026-10-05 18:00", rounds=5, every=7, last_games=28, **told):
    return Calendar(at(start), BERLIN, rounds, every, last_games, **told)


def chosen(game="boomtown", **told):
    wanted = {"every": 14, "last_games": 56, "start": at("2026-10-05 18:00")}
    return Settings(game=game, **{**wanted, **told})


@pytest.mark.parametrize(
    ("median", "long", "every", "last", "weeks"),
    [
        (19, 22, 7, 28, 8),
        (24, 30, 8, 35, 10),
        (47, 53, 16, 56, 18),
        (11, 13, 7, 14, 6),
        (26, 41, 9, 42, 12),
        (8, 11, 7, 14, 6),
    ],
)
def test_a_calendar_is_proposed_by_how_long_games_take(median, long, every, last, weeks):
    length = Length(median, long)
    assert (proposed_every(length), proposed_last_games(length)) == (every, last)
    season = calendar(every=every, last_games=last)
    assert (season.planned_end - season.start) / DAY > 7 * (weeks - 1)
    assert (season.planned_end - season.start) / DAY <= 7 * weeks + 0.1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_proposed_for_our_games_holds(game):
    seats = proposed_table(game, GAMES[game].seats)
    length = length_of(game, seats)
    settings = chosen(game, table=seats, every=proposed_every(length), last_games=proposed_last_games(length))
    assert too_short(settings) == ()
    assert out_of_bounds(settings) == ()


LONG = replace(
    LENGTHS,
    league_days={**LENGTHS.league_days, ("ponte-vecchio", 4): 139},
    long_league_days={**LENGTHS.long_league_days, ("ponte-vecchio", 4): 156},
)
"""As if four people took half a year for Ponte Vecchio."""


@pytest.mark.parametrize("game", GAMES)
def test_four_sit_at_a_table_of_all_our_games(game):
    assert proposed_table(game, GAMES[game].seats) == 4


def test_fewer_sit_at_a_table_if_games_of_four_are_too_long_for_a_league():
    assert proposed_table("ponte-vecchio", GAMES["ponte-vecchio"].seats, LONG) == 2


@pytest.mark.parametrize("game", GAMES)
def test_games_of_leagues_were_measured(game):
    assert (game, 4) in LENGTHS.league_days
    assert (game, 4) in LENGTHS.long_league_days


def test_calendars_go_by_games_of_leagues_and_not_by_what_open_seats_tell():
    length = length_of("boomtown", 4)
    found = LENGTHS.league_days["boomtown", 4], LENGTHS.long_league_days["boomtown", 4]
    assert (length.median, length.long) == found
    assert length.median < LENGTHS.days["boomtown", 4]


def test_a_boomtown_of_four_is_drawn_every_week_and_a_ponte_vecchio_of_four_fits_a_calendar():
    assert proposed_every(length_of("boomtown", 4)) == 7
    assert proposed_every(length_of("ponte-vecchio", 4)) < 21
    assert proposed_last_games(length_of("ponte-vecchio", 4)) <= 70


def test_a_game_that_was_measured_for_open_seats_alone_has_those_days():
    lengths = replace(LENGTHS, league_days={}, long_league_days={})
    length = length_of("boomtown", 4, (), lengths)
    assert (length.median, length.long) == (LENGTHS.days["boomtown", 4], LENGTHS.long_days["boomtown", 4])


def test_a_calendar_that_cannot_hold_is_refused_with_the_number_that_would():
    days, long = LENGTHS.league_days["boomtown", 4], LENGTHS.long_league_days["boomtown", 4]
    found = too_short(chosen(every=3, last_games=7))
    assert found == (TooShort("every", -(-days // 3), 28), TooShort("last_games", long, 90))
    assert not any(one.is_hopeless for one in found)
    assert too_short(chosen(every=found[0].least, last_games=found[1].least)) == ()


def test_more_games_at_once_allow_rounds_that_are_closer():
    every = -(-LENGTHS.league_days["boomtown", 4] // 3)
    assert too_short(chosen(every=every - 1, at_once=3)) != ()
    assert too_short(chosen(every=every - 1, at_once=6)) == ()


def test_a_game_that_is_too_long_for_any_calendar_is_said_to_be():
    found = too_short(chosen("ponte-vecchio", every=28, last_games=90), LONG)
    assert [one.setting for one in found if one.is_hopeless] == ["every", "last_games"]


def test_games_of_other_tables_and_options_are_as_much_longer_or_shorter():
    assert length_of("boomtown", 5).median < length_of("boomtown", 4).median
    assert length_of("goldrush", 4, ("short",)).long < length_of("goldrush", 4).long


def test_a_game_that_was_never_measured_may_have_any_calendar():
    assert length_of("outlaw", 4) is None
    assert too_short(chosen("outlaw", every=3, last_games=7)) == ()
    assert (proposed_every(None), proposed_last_games(None)) == (7, 28)


def test_sign_up_ends_at_six_in_the_evening_of_a_day():
    assert shows(proposed_start(at("2026-09-28 09:30"), BERLIN)) == "2026-10-05 18:00"
    assert shows(proposed_start(at("2026-09-28 23:30"), BERLIN, 1)) == "2026-09-29 18:00"


def test_rounds_are_drawn_at_the_same_hour_before_and_after_clocks_change():
    season = calendar("2026-10-12 18:00")
    assert [shows(season.draw(number)) for number in range(1, 4)] == [
        "2026-10-12 18:00",
        "2026-10-19 18:00",
        "2026-10-26 18:00",
    ]
    assert season.draw(3) - season.draw(2) == 7 * DAY + 3600


def test_a_round_is_called_two_days_before_it_is_drawn():
    season = calendar()
    assert season.draw(2) - season.call(2) == CALLED_BEFORE == 2 * DAY


def test_the_end_is_planned_from_the_last_draw_and_overtime_lasts_a_week():
    season = calendar()
    assert shows(season.planned_end) == "2026-11-30 18:00"
    assert shows(hard_end(season.planned_end, BERLIN)) == "2026-12-07 18:00"
    assert shows(hard_end(season.planned_end, BERLIN, 7)) == "2026-12-14 18:00"


def test_days_on_which_a_season_stood_still_move_what_follows():
    late = calendar_of(chosen(zone=BERLIN), stood_days=3)
    assert shows(late.draw(2)) == "2026-10-22 18:00"


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ("table", 6),
        ("division", 7),
        ("rounds", 13),
        ("every", 2),
        ("last_games", 91),
        ("pace", PaceName.RELAXED),
        ("at_once", 0),
        ("line", -1),
        ("late", 0),
    ],
)
def test_settings_have_bounds(setting, wrong):
    assert out_of_bounds(chosen()) == ()
    assert out_of_bounds(replace(chosen(), **{setting: wrong})) == (setting,)


def test_late_entries_end_with_the_last_round_at_the_latest():
    assert out_of_bounds(chosen(rounds=3, late=4)) == ("late",)

"""The table of lengths: it has every table that can be opened, and robots' games today are about as long."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from engine.games.lengths import LENGTHS, Length, read
from engine.journal.records import By
from engine.sessions.stand_ins import InPlace
from tests.bench import lengths
from tests.bench.lengths import FILE, average, cells, play, text_of
from tests.bench.series import Series

ALL = [series for game in GAMES.values() for series in cells(game)]


def test_the_table_has_every_game_with_all_its_seats_and_options_and_no_others():
    assert set(LENGTHS.cells) == {(each.game, each.seats, tuple(sorted(each.options))) for each in ALL}
    assert set(LENGTHS.decision_s) == set(GAMES)


def test_the_file_is_as_the_command_writes_it():
    assert FILE.read_text(encoding="utf-8") == text_of(LENGTHS)


def test_the_file_may_be_written_anew_with_other_numbers_and_keeps_all_of_them():
    changed = replace(LENGTHS, days={("goldrush", 4): 29, ("goldrush", 2): 9, ("boomtown", 5): 17})
    assert read(text_of(changed)) == changed


def test_the_days_of_every_game_are_known():
    assert {game for game, _ in LENGTHS.days} == set(GAMES)
    assert all(seats in GAMES[game].seats for game, seats in LENGTHS.days)


def test_the_days_of_long_games_are_known_where_those_of_others_are():
    assert LENGTHS.long_days.keys() == LENGTHS.days.keys()
    assert all(LENGTHS.long_days[table] >= days for table, days in LENGTHS.days.items())


def parts(several):
    """What is compared of some lengths: what they count, decisions and hand-offs, added up."""
    return [
        sum(each.count for each in several),
        sum(each.alone + each.together for each in several),
        sum(each.hand_offs for each in several),
    ]


@pytest.mark.dear
@pytest.mark.parametrize("game", GAMES)
def test_games_that_robots_play_today_are_about_as_long_as_the_table_says(game):
    found = list(cells(GAMES[game]))
    fresh = parts([play(each, 1_000) for each in found])
    known = parts([LENGTHS.of(each.game, each.seats, each.options) for each in found])
    for now, then in zip(fresh, known, strict=True):
        assert then / 1.6 <= now <= then * 1.6


@pytest.mark.long
@pytest.mark.parametrize("series", ALL, ids=str)
def test_each_table_is_about_as_long_as_the_table_of_lengths_says(series):
    fresh = parts([average([play(series, number) for number in range(1_000, 1_010)])])
    known = parts([LENGTHS.of(series.game, series.seats, series.options)])
    for now, then in zip(fresh, known, strict=True):
        assert then / 1.6 <= now <= then * 1.6


def test_minutes_count_decisions_and_hand_offs_and_robots_take_none():
    table = read(
        "decision_s = { toy = 10 }\nhand_off_s = 5\n[days]\ntoy = { 2 = 12, 4 = 40 }\n"
        "[[toy]]\nseats = 4\noptions = []\ncount = 9\nalone = 60\ntogether = 12\nhand_offs = 48\n"
    )
    length = table.of("toy", 4, ())
    assert length == Length(9, 60, 12, 48)
    assert table.minutes("toy", length, people=4, seats=4) == 16
    assert table.minutes("toy", length, people=2, seats=4) == 9
    assert table.minutes("toy", length, people=0, seats=4) == 0
    assert table.of("toy", 4, ("short",)) is None


def test_days_follow_the_measured_table_that_is_nearest_by_how_often_people_wait():
    table = replace(
        LENGTHS,
        days={("toy", 2): 10, ("toy", 4): 40},
        long_days={("toy", 2): 12, ("toy", 4): 60},
        cells={
            ("toy", 2, ()): Length(9, 20, 0, hand_offs=20),
            ("toy", 4, ()): Length(9, 80, 0, hand_offs=80),
        },
    )

    def days(seats, hand_offs, people=None):
        length = Length(9, 50, 0, hand_offs)
        return table.in_days("toy", length, people=people or seats, seats=seats)

    assert (days(4, 80), days(2, 20)) == (40, 10)
    assert (days(5, 100), days(3, 60), days(4, 40)) == (50, 30, 20)
    assert days(4, 80, people=2) == 20
    assert table.in_long_days("toy", Length(9, 50, 0, 40), people=4, seats=4) == 30
    assert table.in_days("other", table.cells["toy", 2, ()], people=2, seats=2) is None


def test_those_who_decide_at_the_same_time_are_counted_once(monkeypatch):
    class Match:
        round = 8

    class Advance:
        def __init__(self, ticket):
            self.ticket = ticket

    sealed = [(0, "1.4"), (1, "1.4"), (2, "1.4")]
    heard = [(0, "1.1"), (1, "1.2"), (1, "1.3"), *sealed, (1, "1.5"), (0, "1.5!")]
    monkeypatch.setattr(Series, "start", lambda self, seed: Match())
    monkeypatch.setattr(
        lengths,
        "answers_in_place",
        lambda match, robots: (InPlace(seat, By.ROBOT, Advance(ticket)) for seat, ticket in heard),
    )
    assert play(Series("goldrush", 4), 0) == Length(2, alone=5, together=1, hand_offs=3)
    assert play(Series("boomtown", 4), 0).count == 8

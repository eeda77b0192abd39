"""The ratings of robots: who plays whom, that they are rated as people are, and that the command runs."""

import sys
from collections import Counter

import pytest

from engine.results.places import Place
from engine.results.steps import RatedGame, replayed
from tests.bench import robots
from tests.bench.robot_ratings import KINDS, OF_EACH, kind_of, play, table, table_of
from tests.bench.series import Series

SHORT = Series("boomtown", 3, ("short",))


def test_every_table_of_three_or_more_has_all_kinds_and_nobody_twice():
    for number in range(20):
        seated = table_of(Series("boomtown", 4), number)
        assert len(set(seated)) == 4
        assert {kind_of(player) for player in seated} == set(KINDS)
    assert len(set(table_of(Series("goldrush", 2), 0))) == 2


def test_every_kind_sits_on_every_seat():
    seats = Counter(
        (seat, kind_of(p)) for number in range(60) for seat, p in enumerate(table_of(SHORT, number))
    )
    assert len(seats) == SHORT.seats * len(KINDS)


def test_the_same_number_gives_the_same_game():
    assert play(SHORT, 3) == play(SHORT, 3)


def test_random_answers_are_not_rated_above_the_robot():
    records, _ = replayed(play(SHORT, number) for number in range(12))
    found = {kind: [r.rating.value for p, r in records.items() if kind_of(p) == kind] for kind in KINDS}
    assert sum(found["random"]) / len(found["random"]) <= sum(found["robot"]) / len(found["robot"])


def test_a_kind_has_the_mean_of_its_players_and_the_best_stands_first():
    first, second = 0, OF_EACH  # a robot and a greedy one
    games = [RatedGame(1, 1.0, (Place(0, first, 2), Place(1, second, 1)))]
    assert table(Series("goldrush", 2), games).split("\n") == [
        "| goldrush, 2 players | greedy | 1541 ± 147 | 1541 to 1541 | 1 |",
        "| goldrush, 2 players | robot | 1459 ± 147 | 1459 to 1459 | 1 |",
    ]


@pytest.mark.process
def test_the_command_prints_a_row_for_each_kind(monkeypatch, capfd):
    line = "robots --ratings --game boomtown --seats 3 --option short --games 4"
    monkeypatch.setattr(sys, "argv", line.split())
    robots.main()
    head, rule, *rows = capfd.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == rows[0].count("|")
    assert {row.split(" | ")[1] for row in rows} == set(KINDS)

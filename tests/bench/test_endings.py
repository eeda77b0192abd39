"""The command that says how games among robots end: what it counts, and that it runs."""

import sys

import pytest

from engine.play.tickets import Kind, kind_of
from engine.sessions.stand_ins import GameRobot
from tests.bench import endings
from tests.bench.endings import Result, middle, persons_share, play, summary
from tests.bench.series import Series, named, parser


def result(*ways, rounds, answers, won, person=None):
    return Result(ways, rounds, answers, won, can_pass_over=False, person=person)


def test_a_game_is_counted_in_every_way_in_which_it_ended_and_by_every_seat():
    duel = result("by-duel", "card-gold", rounds=60, answers=(20, 24), won=(1.0, 0.0))
    found = result("by-found-nugget", "card-gold", rounds=80, answers=(40, 30), won=(0.5, 0.5))
    lines = [line.strip() for line in summary(Series("goldrush", 2), [duel, duel, duel, found]).split("\n")]
    assert lines[:3] == ["100.0% card-gold", "75.0% by-duel", "25.0% by-found-nugget"]
    assert lines[3].startswith("never by-digging, ")
    assert "by-duel" not in lines[3]
    assert lines[4:] == [
        "rounds 60 (eight of ten: 60 to 80)",
        "turns of a player 30 (eight of ten: 30 to 40)",
        "answers 44 (eight of ten: 44 to 70)",
        "answers of a player 24 (eight of ten: 20 to 30)",
        "seats win 1.75, 0.25 times their share, ± 0.22",
    ]


def test_a_person_has_the_share_of_their_own_seats():
    games = [result(rounds=1, answers=(1, 1), won=(1.0, 0.0), person=person) for person in (0, 1, 1, 1)]
    assert persons_share(Series("goldrush", 2), games).startswith(
        "  a person among robots wins 25.0% ± 21.7%"
    )


def test_the_middle_is_the_median_and_what_eight_of_ten_have():
    assert middle([3]) == "3 (eight of ten: 3 to 3)"
    assert middle(range(11)) == "5 (eight of ten: 1 to 9)"


def test_a_game_among_robots_is_played_to_its_end():
    played = play(Series("boomtown", 3, ("short",)), 0)
    assert played.ways[0] == "after-15-rounds"
    assert played.rounds == 15
    assert min(played.answers) > 15
    assert sum(played.won) == 1
    assert not played.can_pass_over


def test_a_person_says_only_what_the_table_waits_for_and_the_robots_say_more(monkeypatch):
    heard = {0: set(), 1: set()}

    class Listening(GameRobot):
        def says(self, match, seat, opened):
            heard[seat].add(kind_of(opened.ticket))
            return super().says(match, seat, opened)

    monkeypatch.setattr(endings, "GameRobot", Listening)
    played = play(Series("ponte-vecchio", 2), 1, with_person=True)
    assert (played.person, played.can_pass_over) == (1, True)
    assert heard == {0: {Kind.ASKED, Kind.INTERJECTION}, 1: {Kind.ASKED}}


@pytest.mark.process
def test_the_command_prints_what_was_played(monkeypatch, capfd):
    line = "endings --game boomtown --seats 3 --option short --games 2"
    monkeypatch.setattr(sys, "argv", line.split())
    endings.main()
    printed = capfd.readouterr().out
    assert printed.startswith("boomtown short, 3 players, 2 games in ")
    assert "100.0% after-15-rounds\n" in printed
    assert "a person" not in printed, "nobody can be passed over"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("--game boomtown --option long", "boomtown has no option long"),
        ("--game boomtown --seats 4 --option short", "short has no effect in boomtown for 4 players"),
        ("--game goldrush --seats 5", "goldrush is not for 5 players"),
    ],
)
def test_series_that_mean_nothing_are_refused(line, why, capsys):
    made = parser("")
    with pytest.raises(SystemExit):
        named(made, made.parse_args(line.split()), range(2, 6))
    assert why in capsys.readouterr().err


def test_without_numbers_of_seats_a_command_names_its_own_as_far_as_the_game_has_them():
    made = parser("")
    found = named(made, made.parse_args(["--game", "goldrush"]), range(4, 9))
    assert found == [Series("goldrush", 4)]

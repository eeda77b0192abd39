"""Recorded games replay answer by answer, as they were played when they were recorded."""

import pytest

from engine.games import GAMES
from engine.table import is_aside
from tests.every_game.checks import CHECKS
from tests.every_game.record import FOLDER, ending, heading, read, text_of
from tests.every_game.walks import Setup

RECORDED = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_still_goes_as_it_went(path):
    setup, answers, end = read(path.read_text(encoding="utf-8"))
    match = setup.start()
    for ticket, seat, answer in answers:
        assert is_aside(ticket) or seat in match.waiting_for()
        match.submit(seat, answer, ticket=ticket)
    assert match.is_over
    assert ending(match) == end


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_way_that_a_game_can_end_is_recorded(name):
    setups = [read(path.read_text(encoding="utf-8"))[0] for path in RECORDED]
    ways = [
        (setup.seats, tuple(option for option, is_on in setup.options.items() if is_on))
        for setup in setups
        if setup.name == name
    ]
    assert sorted(ways) == sorted(CHECKS[name].endings)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_first_place_that_is_shared_is_recorded_and_one_that_is_not(name):
    winners = [
        read(path.read_text(encoding="utf-8"))[2][2].removeprefix("ranking ").split(" > ")[0].count("=")
        for path in RECORDED
        if path.name.startswith(name)
    ]
    assert 0 in winners
    assert any(shared > 0 for shared in winners)


def test_a_game_that_is_recorded_now_reads_as_it_was_written():
    setup = Setup("boomtown", 3, {"short": True, "last_keeps_all": False}, "read me", 7)
    text = text_of(setup)
    again, answers, end = read(text)
    assert heading(again) == heading(setup)
    assert (again.seats, again.options) == (setup.seats, setup.options)
    assert len(answers) > 20
    assert text.endswith("\n".join(end) + "\n")

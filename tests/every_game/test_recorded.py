"""Recorded games replay answer by answer, as they were played when they were recorded."""

import functools
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.play.digests import agrees
from engine.play.tickets import EPOCH, question_of
from tests.every_game.checks import CHECKS
from tests.every_game.record import FOLDER, ending, found, heading, read, text_of
from tests.renders.language.test_interface_words import catalogue

RECORDED = sorted(FOLDER.glob("*.txt"))
BEGUN_BEFORE = sorted(FOLDER.glob("revision_*/*.txt"))


@functools.cache
def replayed(path: Path):
    """A recorded game, played to its end again; its set-up, the ending that was written down, and the names
    of all asides and interjections that there were."""
    setup, answers, end = read(path.read_text(encoding="utf-8"))
    match, beside = setup.start(), set()
    for ticket, seat, answer in answers:
        assert ticket != question_of(ticket) or seat in match.waiting_for()
        said = [
            *match.question.interjections().values(),
            *(each.decision for each in match.question.asides.values()),
        ]
        beside.update(decision.name for decision in said)
        match.submit(seat, answer, ticket=ticket)
    return setup, match, end, beside


def games_of(name):
    return [replayed(path)[:2] for path in RECORDED if path.name.startswith(f"{name}-")]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_still_goes_as_it_went(path):
    _, match, (_, digest, *end), _ = replayed(path)
    assert match.is_over
    assert agrees(digest.removeprefix("digest "), match.digest())
    assert ending(match)[2:] == end


@pytest.mark.parametrize("path", BEGUN_BEFORE, ids=lambda path: path.stem)
def test_a_game_that_began_by_an_earlier_revision_is_played_by_it_to_its_end(path):
    setup, match, (_, _, *end), _ = replayed(path)
    assert match.revision == setup.begun.revision
    assert match.is_over
    assert ending(match)[2:] == end


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_no_round_asks_as_many_questions_as_an_epoch_has_numbers(path):
    _, answers, _ = read(path.read_text(encoding="utf-8"))
    assert max(int(question_of(ticket).split(".")[1]) for ticket, *_ in answers) * 5 < EPOCH


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_its_name_says_how_a_recorded_game_ends_and_for_whom_it_is(path):
    setup, match, _, _ = replayed(path)
    options = sorted(option for option, is_on in setup.options.items() if is_on)
    names = ["-".join([setup.name, way, str(setup.seats), *options]) for way in ended(match)]
    assert path.stem in names


def ended(match):
    return CHECKS[match.game.name].ended(match)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_way_that_a_game_can_end_is_recorded(name):
    ways = {way for _, match in games_of(name) for way in ended(match)}
    assert sorted(ways) == sorted(CHECKS[name].endings)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_number_of_seats_is_recorded_and_each_option_on_and_off(name):
    setups = [setup for setup, _ in games_of(name)]
    assert {setup.seats for setup in setups} == set(GAMES[name].seats)
    for option in GAMES[name].options:
        assert {setup.options[option] for setup in setups} == {False, True}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_first_place_that_is_not_shared_is_recorded_and_one_that_is_where_it_can_be(name):
    winners = [len(match.ranking().places[0]) for _, match in games_of(name)]
    assert min(winners) == 1
    assert (max(winners) > 1) == ("shared" in CHECKS[name].endings)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_what_may_be_said_beside_a_question_has_words_for_its_button(path):
    setup, *_, beside = replayed(path)
    words = {f"{setup.name}-aside-{decision}" for decision in beside}
    assert [each for each in words if each not in catalogue("en")] == []


def test_a_game_that_is_recorded_now_reads_as_it_was_written():
    setup, played = found("boomtown", "after-15-rounds", 3, {"short": True, "last_keeps_all": False})
    text = text_of(setup, played)
    again, answers, end = read(text)
    assert heading(again) == heading(setup)
    assert (again.seats, again.options) == (setup.seats, setup.options)
    assert len(answers) > 20
    assert text.endswith("\n".join(end) + "\n")

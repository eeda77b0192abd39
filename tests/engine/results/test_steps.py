"""What games do to ratings, one after the other and all from the first on."""

import itertools

import pytest

from engine.play.chance import Chance
from engine.results.places import Place
from engine.results.ratings import START, Rating, rated, rated_as_last
from engine.results.steps import (
    FEWEST_GAMES,
    FEWEST_OPPONENTS,
    RatedGame,
    is_provisional,
    replayed,
    shown,
    steps_of,
)

ANNA, BEN, CLEO, DIRK = 1, 2, 3, 4


def came(*people):
    """People in the order of their seats, each in this place: seat 0 has the first."""
    return tuple(Place(seat, person, place) for seat, (person, place) in enumerate(people))


def chance_games(seed, many):
    """Games of chance tables of eight people, at moments that are not in order; a ninth never answers."""
    chance = Chance(seed)
    for session in range(1, many + 1):
        people = list(range(1, 9))
        chance.shuffle(people)
        there = people[: 2 + chance.below(4)]
        keys = [chance.below(4) for _ in there]
        places = [1 + sum(other < key for other in keys) for key in keys]
        absent = [(9, None)] if chance.below(4) == 0 else []
        yield RatedGame(session, float(chance.below(20)), came(*zip(there, places, strict=True), *absent))


def test_a_game_rates_those_who_were_there_among_themselves():
    before = {ANNA: Rating(1600, 80), BEN: Rating(1450, 120)}
    found = steps_of(came((ANNA, 2), (CLEO, None), (BEN, 1)), before)
    assert [one.person for one in found] == [ANNA, CLEO, BEN]
    assert (found[0].after, found[2].after) == rated([before[ANNA], before[BEN]], (2, 1))
    assert (found[0].before, found[2].before) == (before[ANNA], before[BEN])


def test_whoever_never_answered_falls_as_the_last_and_is_expected_nothing():
    before = {ANNA: Rating(1600, 80), BEN: Rating(1450, 120)}
    (_, absent, _) = steps_of(came((ANNA, 2), (CLEO, None), (BEN, 1)), before)
    assert absent.after == rated_as_last(START, [before[ANNA], before[BEN]])
    assert absent.expected is None


def test_whoever_has_played_nothing_yet_is_a_beginner():
    assert {one.before for one in steps_of(came((ANNA, 1), (BEN, 2)), {})} == {START}


def test_what_is_expected_of_all_is_as_many_as_there_are_pairs():
    found = steps_of(came((ANNA, 1), (BEN, 2), (CLEO, 3), (DIRK, 4)), {ANNA: Rating(1700, 60)})
    assert sum(one.expected for one in found) == pytest.approx(6)
    assert all(one.expected == round(one.expected, 6) for one in found), "no machine's last bit is stored"


def test_one_game_after_the_other_and_all_from_the_first_on_give_the_same_digits():
    games, ratings = sorted(chance_games("steps", 200), key=lambda each: (each.at, each.session)), {}
    stepwise = []
    for game in games:
        steps = steps_of(game.places, ratings)
        ratings |= {step.person: step.after for step in steps}
        stepwise.append((game, steps))
    records, done = replayed(games)
    assert done == stepwise
    assert {person: record.rating for person, record in records.items()} == ratings


def test_the_order_in_which_games_are_read_does_not_matter():
    games = list(chance_games("order", 100))
    assert replayed(games) == replayed(reversed(games))


def test_of_games_of_one_moment_the_session_that_was_opened_first_is_rated_first():
    games = [RatedGame(number, 5.0, came((ANNA, 1), (BEN, 2))) for number in (2, 1)]
    _, done = replayed(games)
    assert [game.session for game, _ in done] == [1, 2]


def test_a_record_counts_games_opponents_and_the_last_moment():
    games = [
        RatedGame(1, 5.0, came((ANNA, 1), (BEN, 2))),
        RatedGame(2, 7.0, came((ANNA, 2), (BEN, 1), (CLEO, 3), (DIRK, None))),
        RatedGame(3, 9.0, came((BEN, 1), (CLEO, 2), (ANNA, None))),
    ]
    records, _ = replayed(games)
    assert (records[ANNA].games, records[ANNA].opponents, records[ANNA].last) == (2, {BEN, CLEO}, 7.0)
    assert (records[DIRK].games, records[DIRK].opponents, records[DIRK].last) == (0, set(), 0.0)
    assert records[DIRK].rating.value < START.value


@pytest.mark.parametrize(
    ("value", "whole"), [(1540.5, 1541), (1540.499999, 1540), (0.0, 0), (-0.5, -1), (-0.4, 0), (-21.6, -22)]
)
def test_half_a_point_is_rounded_away_from_zero(value, whole):
    assert shown(value) == whole


def test_a_rating_is_provisional_until_there_are_enough_games_and_enough_opponents():
    found = {
        (games, people): is_provisional(FEWEST_GAMES + games, FEWEST_OPPONENTS + people)
        for games, people in itertools.product((-1, 0), repeat=2)
    }
    assert found == {(-1, -1): True, (-1, 0): True, (0, -1): True, (0, 0): False}

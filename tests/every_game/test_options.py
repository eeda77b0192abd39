"""Options work where their game says so: elsewhere a game with one goes as it goes without."""

from functools import cache

import pytest

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.match import Match
from tests.every_game.walks import a_few, baselines_answer

CASES = [
    (game.name, option, seats) for game in GAMES.values() for option in game.options for seats in game.seats
]
SEEDS = ("one game", "another")


@cache
def story(name, seats, options, seed):
    """A whole game, with its ranking. Greedy robots play it, and now and then answer anything: they would
    seldom bid so much that five players see a rest of it."""
    match = Match.start(GAMES[name], seats=seats, options=dict.fromkeys(options, True), seed=seed)
    while not match.is_over:
        (seat, *_), chance = match.waiting_for(), Chance(seed, match.ticket)
        if chance.below(3):
            answer = baselines_answer(match, seat, chance)
        else:
            answer = chance.pick(a_few(match.asked(seat)))
        match.submit(seat, answer, ticket=match.ticket)
    return match.story, match.ranking()


@pytest.mark.parametrize(("name", "option", "seats"), CASES)
def test_an_option_has_an_effect_at_just_the_numbers_of_seats_that_its_game_names(name, option, seats):
    with_it = (story(name, seats, (option,), seed) for seed in SEEDS)
    without = (story(name, seats, (), seed) for seed in SEEDS)
    is_another = any(one != other for one, other in zip(with_it, without, strict=True))
    assert is_another == (seats in GAMES[name].seats_with(option))


def test_the_options_with_an_effect_at_some_numbers_of_seats_are_options_of_their_game():
    assert {(game.name, option) for game in GAMES.values() for option in game.option_seats} <= {
        (name, option) for name, option, _ in CASES
    }

"""Draws that are noted: the same luck as without, told apart by what was done with it."""

from engine.play.chance import Chance
from engine.play.draws import Draw, Draws
from engine.play.match import Match
from tests.engine.toy import SEED, A, B, C, Said, game_of, letter


def play_with(chance):
    """All that can be drawn, and what came of it."""
    cards = list(range(9))
    chance.shuffle(cards)
    return [cards, chance.roll(), chance.pick("xyz"), chance.below(5), chance.roll(), chance.drawn]


def test_noted_luck_is_the_luck_that_a_match_has_anyway():
    assert play_with(Draws().stream("seed", 3, 1)) == play_with(Chance("seed", 3, 1))


def test_each_draw_is_noted_with_its_stream_and_what_was_done_with_it():
    draws = Draws()
    play_with(draws.stream("seed", 3, 1))
    plain = Chance("seed", 3, 1)
    limits = (*range(9, 1, -1), 6, 3, 5, 6)
    assert draws.drawn == [Draw(3, 1, limit, plain.below(limit)) for limit in limits]
    assert (draws.rolls, draws.shuffles, draws.lots) == (2, 1, 2)


def test_to_shuffle_one_card_draws_nothing_and_is_no_shuffle():
    draws = Draws()
    draws.stream("seed", 1, 0).shuffle(["card"])
    assert (draws.drawn, draws.shuffles) == ([], 0)


async def rolling(table):
    for seat in (A, B, C):
        await table.ask(seat, letter())
        table.tell(Said(f"{table.chance.roll()}"))


def test_a_match_draws_from_the_streams_that_it_is_given_round_by_round():
    draws, game = Draws(), game_of(rolling, rounds=2)
    match = Match(game, 3, {}, SEED, None, attempts={2: 4}, luck=draws.stream)
    for _ in range(6):
        match.submit(match.waiting_for()[0], "x")
    assert [(draw.round, draw.attempt) for draw in draws.drawn] == [(1, 0)] * 3 + [(2, 4)] * 3
    told = [told.event.words for told in match.story if isinstance(told.event, Said)]
    assert told == [str(draw.result + 1) for draw in draws.drawn]

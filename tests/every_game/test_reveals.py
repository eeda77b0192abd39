"""What an answer reveals. Whether it can be taken back follows from that, and must not tell a secret."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.game import never
from engine.play.match import Advance, Match
from engine.play.tickets import Kind, kind_of
from tests.effort import share_of
from tests.every_game.test_twins import MOST_STEPS, Twins, twins_of
from tests.every_game.walks import (
    Played,
    Setup,
    a_few,
    baselines_answer,
    every_game,
    moments,
    setup_of,
    setups,
)

a_few_games = settings(max_examples=share_of(8))
MANY = 200
"""So many answers show what is usual in a game."""
NEARLY = 0.9
"""So many of all answers are nearly all."""
TRIED = 3
"""So many answers to a decision are tried beside the one that is given."""


def reveal_alike(twins: Twins | None) -> None:
    """Fails where twins are parted by an answer that reveals nothing, or where it reveals something in one of
    them alone, though the viewer has read the same in both."""
    if twins is None or not twins.are_alike():
        return
    for _ in range(MOST_STEPS):
        if twins.match.is_over:
            return
        is_alike, told = twins.step(), twins.parted()
        if told is None and twins.advances:
            one, other = twins.advances
            assert one.reveals == other.reveals
        for event, advance in zip(told or (), twins.advances, strict=False):
            # Whoever tells nothing more waits for somebody: what that says was for all to read in the rules.
            assert event is None or advance.reveals, event
        if not is_alike:
            return


@pytest.mark.parametrize("name", sorted(GAMES))
@given(data=st.data(), luck=st.integers(0, 2**32))
@every_game
def test_an_answer_that_reveals_nothing_parts_no_twins_and_whether_it_reveals_is_the_same_in_both(
    name, data, luck
):
    reveal_alike(twins_of(data.draw(setups(name=name)), luck))


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_answer_of_many_that_reveals_nothing_parts_twins(name):
    for number in range(share_of(400)):
        reveal_alike(twins_of(setup_of(name, number, "reveals"), number))


def drawn(match: Match[Any, Any]) -> tuple[int, int]:
    """Up to where luck was drawn: the round, and how often in it."""
    return match.round, match.chance.drawn


def is_drawn(before: tuple[int, int], match: Match[Any, Any]) -> bool:
    """Whether luck was drawn since, in the round that is on now."""
    now = drawn(match)
    return now[1] > (before[1] if now[0] == before[0] else 0)


@given(setups())
@a_few_games
def test_luck_a_secret_that_is_told_and_answers_that_are_opened_reveal_and_an_aside_does_not(setup):
    for played in moments(setup):
        match = played.match
        if match.is_over:
            return
        before, question, ticket = drawn(match), match.question, match.ticket
        seat, answer, given_to = played.next_answer()
        advance = played.submit(seat, answer, given_to)
        if kind_of(advance.ticket) is Kind.ASIDE:
            assert not advance.reveals
            continue
        is_opened = question.kind == "all" and match.ticket != ticket
        is_secret = any(told.only is not None for told in advance.told)
        if is_drawn(before, match) or is_secret or is_opened:
            assert advance.reveals
        elif question.kind == "all":
            assert not advance.reveals, "a sealed answer that others are waited for with tells nothing"
        for told in advance.told:
            assert advance.reveals or type(told.event) not in match.game.reveals


def revocable(played: Played) -> list[Any]:
    """The seats that are asked something that can be taken back, whatever they answer."""
    match = played.match
    if match.question is None:
        return []
    decisions = match.question.decisions
    return [seat for seat in match.waiting_for() if match.game.revocable(match.view(seat), decisions[seat])]


def answered(played: Played, seat: Any, answer: Any) -> tuple[Advance, bool]:
    """What an answer would lead to, and whether the match would be over."""
    twin = played.resume()
    advance = twin.submit(seat, answer)
    is_over = twin.is_over
    twin.close()
    return advance, is_over


def reveals_nothing(setup: Setup, share: int) -> int:
    """Fails where an answer reveals something to a decision of which the game says that none does; how many
    such answers were given. Of those who could be tried, one in `share` is."""
    found, chance = 0, Chance("revocable", setup.walk)
    for played in moments(setup):
        for seat in revocable(played):
            if chance.below(share):
                continue
            answers = a_few(played.match.question.decisions[seat])
            for answer in [chance.pick(answers) for _ in range(TRIED)]:
                advance, is_over = answered(played, seat, answer)
                assert not advance.reveals, (advance.ticket, answer)
                assert not is_over
                found += 1
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nearly_every_answer_reveals_something_in_the_games_that_say_so_and_in_no_other(name):
    game = GAMES[name]
    options = dict.fromkeys(game.options, False)
    found = []
    for played in moments(Setup(name, 3, options, "nearly", 0), baselines_answer):
        if played.match.is_over or len(found) == MANY:
            break
        found.append(played.submit(*played.next_answer()).reveals)
    assert (sum(found) > NEARLY * len(found)) is game.is_lasting


SURE = sorted(name for name, game in GAMES.items() if game.revocable is not never)
"""The games that say of some decisions that no answer to them reveals anything."""


@pytest.mark.parametrize("name", SURE)
@given(data=st.data())
@a_few_games
def test_no_answer_reveals_anything_of_which_the_game_says_that_it_does_not(name, data):
    reveals_nothing(data.draw(setups(name=name)), share=4)


@pytest.mark.long
@pytest.mark.parametrize("name", SURE)
def test_no_answer_of_many_reveals_anything_of_which_the_game_says_that_it_does_not(name):
    found = 0
    for number in range(share_of(40)):
        found += reveals_nothing(setup_of(name, number, "revocable"), share=1)
    assert found

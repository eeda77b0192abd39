"""What stand-ins answer: the clock makes nobody wait anew, robots and caretakers do as they like."""

from dataclasses import replace

import pytest

from engine.play.match import Match
from engine.sessions.stand_ins import Caretaker, GameRobot, TheClock
from tests.engine.table_talk import ASKING
from tests.engine.toy import SEED, A, game_of, letter


def said(stand_in, game, *keys):
    """What a stand-in answers to a letter."""

    async def script(table):
        table.state.log.append(await table.ask(A, letter(*keys)))

    play_round = game_of(script).play_round
    match = Match.start(replace(game, play_round=play_round), seats=2, options={}, seed=SEED)
    try:
        return stand_in.says(match, A, match.opened(A)).answer
    finally:
        match.close()


@pytest.mark.parametrize(
    ("stand_in", "answer"), [(GameRobot(), "ask"), (Caretaker(), "ask"), (TheClock(), "x")]
)
def test_only_the_clock_does_not_make_the_table_wait_anew(stand_in, answer):
    assert said(stand_in, ASKING, "ask", "x", "y") == answer


def test_the_robot_is_given_everything_if_all_that_is_legal_makes_the_table_wait():
    waits = {"letter": frozenset({"ask", "call"})}
    assert said(TheClock(), replace(ASKING, waits=waits), "ask", "call") == "ask"


def test_the_safe_answer_comes_before_whatever_the_robot_would_choose():
    assert said(TheClock(), replace(ASKING, safe={"letter": "y"}), "ask", "x", "y") == "y"


def test_what_another_decision_may_not_choose_is_chosen_here():
    waits = {"number": frozenset({"ask"})}
    assert said(TheClock(), replace(ASKING, waits=waits), "ask", "x") == "ask"

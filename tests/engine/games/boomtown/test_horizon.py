"""Which answers reveal something: dice, and the cards of the next round."""

import pytest

from engine.games.boomtown import GAME
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.horizon import is_revocable
from engine.games.boomtown.view import view
from engine.play.chance import Chance
from engine.play.decisions import Option, Pick
from engine.play.match import Match
from tests.engine.games.boomtown.scene import Scene

MINES = ("dry-gulch-5", "dry-gulch-8", "dry-gulch-9")


@pytest.mark.parametrize(
    ("name", "offer", "expected"),
    [
        (DecisionName.DYNAMITE, 2, True),
        (DecisionName.DYNAMITE, 1, False),
        (DecisionName.DYNAMITE, 0, False),
        (DecisionName.TAKE, 3, True),
        (DecisionName.TAKE, 2, False),
        (DecisionName.HOLDUP, 2, False),
        (DecisionName.TELEGRAPH, 0, False),
        (DecisionName.BID, 3, True),
    ],
)
def test_an_answer_reveals_nothing_as_long_as_somebody_chooses_a_card_after_it(name, offer, expected):
    scene = Scene(3).offer(*MINES[:offer])
    decision = Pick(name=name, rule="B10", options=(Option("x"), Option("y")))
    assert is_revocable(view(scene.state, None, None), decision) is expected


def test_the_cards_of_the_next_round_are_turned_up_by_the_answer_to_telegraph_though_no_dice_are_rolled():
    chance = Chance("telegraph", 0)
    match = Match.start(GAME, seats=3, options={}, seed="telegraph")
    while not any(player.kept == ["telegraph-1"] for player in match.state.players):
        seat = match.waiting_for()[0]
        match.submit(seat, GAME.robot(match.view(seat), match.asked(seat), chance))
    while match.asked(match.waiting_for()[0]).name != DecisionName.TELEGRAPH:
        seat = match.waiting_for()[0]
        match.submit(seat, GAME.robot(match.view(seat), match.asked(seat), chance))
    drawn = match.chance
    advance = match.submit(match.waiting_for()[0], "keep")
    assert advance.reveals
    assert (match.chance is drawn, match.chance.drawn) == (False, 0)

"""What a game need not declare, and the places that its seats come to."""

from engine.play.chance import Chance
from engine.play.decisions import Amount
from engine.play.game import Game, Ranking
from engine.play.match import Match
from engine.play.table import Seat
from engine.play.views import View, asked_of
from tests.engine.toy import A, Toy, number


async def play_round(table):
    table.state.log.append(await table.ask(A, number(low=3)))


def seen(state, question, seat):
    asked, asked_for = asked_of(question)
    return View(seat=seat, players=(), asked=asked, asked_for=asked_for, is_over=bool(state.log))


LEAST = Game(
    name="least",
    seats=range(1, 2),
    decisions=("number",),
    state=Toy,
    new=lambda seats, options, chance: Toy(),
    play_round=play_round,
    is_over=lambda state: bool(state.log),
    ranking=lambda state: Ranking.by([0], points=[0]),
    view=seen,
)
"""A game that declares nothing that has a default."""


def test_a_game_is_played_to_its_end_that_declares_nothing_which_has_a_default():
    match = Match.start(LEAST, seats=1, options={}, seed="least")
    decision = match.asked(A)
    match.submit(A, LEAST.robot(match.view(A), decision, Chance("luck")))
    assert match.is_over
    assert match.ranking().places == ((Seat(0),),)


def test_a_game_without_a_robot_of_its_own_answers_what_is_legal_first():
    assert LEAST.robot(None, number(low=3), Chance("luck")) is None
    without_pass = Amount(name="number", rule="T1", low=3, high=9)
    assert LEAST.robot(None, without_pass, Chance("luck")) == 3


def test_whoever_has_reached_most_is_first_and_equals_share_a_place():
    ranking = Ranking.by([7, 9, 7, 10, 7], points=[1, 2, 3, 4, 5])
    assert ranking.places == ((3,), (1,), (0, 2, 4))
    assert ranking.ranks == (3, 2, 3, 1, 3)
    assert ranking.points == (1, 2, 3, 4, 5)


def test_of_several_numbers_the_first_decides_and_the_next_break_ties():
    assert Ranking.by([(5, 0), (5, 2), (9, 0), (5, 2)], points=[0] * 4).places == ((2,), (1, 3), (0,))

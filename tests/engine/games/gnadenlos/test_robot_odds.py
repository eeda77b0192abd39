"""What the robot works out: the odds of an event, of the undertaker and of a payday, beside the rules'."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from engine.games.gnadenlos.event import turn_up_event
from engine.games.gnadenlos.payday import payday
from engine.games.gnadenlos.robot.contest import Contest
from engine.games.gnadenlos.robot.debts import debts, owed, shared
from engine.games.gnadenlos.robot.outlook import end_within, turns_left
from engine.games.gnadenlos.robot.payday import Call, Debt, rehearse
from engine.games.gnadenlos.robot.standing import standing
from engine.play.chance import Chance
from engine.play.table import Table
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, Scene

EQUAL = ((0.0, 0.2, 0.5, 0.3), (0.0, 0.6, 0.1, 0.3), (0.0, 0.25, 0.25, 0.5))


def contest():
    return Contest(tuple(tuple(itertools.accumulate(equal, initial=0.0))[:-1] for equal in EQUAL), EQUAL)


def likely(number, happens):
    """How likely something happens to one who shows a number, over all that three others may show."""
    return sum(
        EQUAL[0][first] * EQUAL[1][second] * EQUAL[2][third]
        for first, second, third in itertools.product(range(4), repeat=3)
        if {first, second, third} != {number} and happens([first, second, third])
    )


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_odds_of_a_number_are_those_of_all_that_others_may_show(number):
    odds = contest()
    assert odds.highest(number) == pytest.approx(likely(number, lambda shown: max(shown) <= number))
    assert odds.alone(number) == pytest.approx(likely(number, lambda shown: max(shown) < number))
    assert odds.lowest(number) == pytest.approx(likely(number, lambda shown: min(shown) >= number))
    assert odds.second(number) == pytest.approx(likely(number, lambda shown: above(shown, number) == 1))


def above(shown, number):
    """How many different numbers are higher."""
    return len({each for each in shown if each > number})


def test_the_undertaker_arrives_as_often_as_it_is_worked_out():
    """Two steps from his last field, with two High Noons among the four events of the pile."""
    pile = ["high-noon-1", "high-noon-2", "gold-rush-1", "cheating-1"]
    scene = Scene(3)
    scene.state.undertaker = BOX.undertaker - 2
    scene.state.turned = [event.key for event in BOX.events if event.key not in pile]
    orders = list(itertools.permutations(pile))
    for turns in (1, 2, 3, 4):
        there = sum(_arrives(order, turns) for order in orders)
        assert end_within(scene.view(A), turns) == pytest.approx(float(Fraction(there, len(orders))))
    assert turns_left(scene.view(A)) == pytest.approx(sum(map(_arrival, orders)) / len(orders))


def _arrival(order):
    """In which turn the second High Noon comes."""
    return max(order.index("high-noon-1"), order.index("high-noon-2")) + 1


def _arrives(order, turns):
    return _arrival(order) <= turns


@pytest.mark.parametrize("undertaker", [0, 3, 5])
def test_the_game_lasts_as_many_turns_as_is_expected(undertaker):
    lasted = []
    for number in range(200):
        scene = Scene(3)
        scene.state.undertaker, turns = undertaker, 0
        chance = Chance("turns", number)
        chance.shuffle(scene.state.pile)
        expected = turns_left(scene.view(A))
        while scene.state.ending is None:
            turn_up_event(Table(scene.state, chance, 1, scene.said.append))
            turns += 1
        lasted.append(turns)
    assert sum(lasted) / len(lasted) == pytest.approx(expected, abs=1)


def test_things_are_shared_as_nearly_as_can_be():
    assert shared(7, [1, 1, 1]) in ([2, 2, 3], [2, 3, 2], [3, 2, 2])
    assert shared(6, [2, 0, 1]) == [4, 0, 2]
    assert shared(3, [0, 0, 0]) == [1, 1, 1]


def test_it_knows_its_own_ious_in_the_market_by_what_it_misses():
    scene = Scene(3).holds(A, notes="0a 1a 4a 3b")
    assert Counter(owed(scene.view(A))) == Counter(BOX.notes) - Counter((0, 1, 4))


def test_a_rehearsed_payday_calls_what_lies_there_and_stops_as_the_rules_do():
    """Nobody can be called for more IOUs than he has there; a column is rolled once more than it has IOUs."""
    debt = (Debt(5, (2,)), Debt(8, (0, 1)), Debt(6, (3, 4)))
    for calls in rehearse(debt):
        called = Counter(call.seat for call in calls)
        assert all(called[seat] <= debt[seat].notes for seat in called)
        assert all(call.worth in debt[call.seat].worths for call in calls)
    mean = sum(map(len, rehearse(debt))) / len(rehearse(debt))
    assert mean == pytest.approx(_rolled(19), rel=0.15)
    assert rehearse(debt) is rehearse(debt)


def _rolled(lying):
    """How many IOUs paydays turn up on average where nobody is ever broke."""
    counts = []
    for number in range(150):
        scene = Scene(3, nuggets=(99, 99, 99)).market("1a 2b 0c 1b 2c 0a 1a " * 4)
        del scene.state.market[lying:]
        before = len(scene.state.market)
        payday(Table(scene.state, Chance("rolled", number), 1, scene.said.append), is_last=True)
        counts.append(before - scene.state.notes_in_market())
    return sum(counts) / len(counts)


def test_paying_is_foreseen_as_the_rules_pay():
    """B cannot pay: he keeps his nuggets, and goes back."""
    now = standing(Scene(3, nuggets=(5, 1, 9), fields=(10, 12, 3)).view(A))
    after = now.paid((Call(A, 3), Call(C, 4), Call(B, 2), Call(A, 2)))
    assert after.nuggets == (2, 1, 5)
    assert after.fields == (10, 7, 3)
    assert after.vultures == (0, 1, 0)
    assert now.paid((Call(C, 9), Call(C, 1))).fields == (10, 12, 1)


def test_the_end_is_foreseen_as_the_rules_rank_it():
    """A third vulture wins nothing, the last purchase counts, and nuggets break a tie."""
    scene = Scene(3, nuggets=(3, 0, 9), fields=(10, 13, 1))
    assert [standing(scene.view(A)).won(seat) for seat in (A, B, C)] == [0.5, 0.5, 0]
    scene.state.players[A].nuggets = 4
    assert standing(scene.view(A)).won(A) == 1
    scene.state.players[A].vultures = 3
    assert standing(scene.view(A)).won(B) == 1


def test_all_shares_of_winning_are_one_and_who_is_ahead_has_the_largest():
    now = standing(Scene(3, fields=(20, 12, 3)).view(A))
    shares = [now.winning(seat) for seat in (A, B, C)]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


def test_every_iou_in_the_market_is_somebodys():
    scene = Scene(4).market("1a 2b 3c 1b 2c 3a 0a").holds(A, notes="4a")
    for more in (0, 3, 17):
        assert sum(debt.notes for debt in debts(scene.view(A), more=more)) == 7 + more

"""The end (R20)."""

import msgspec
import pytest

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card
from engine.games.goldrush.rules import is_over, ranking
from engine.games.goldrush.state import State
from engine.games.goldrush.story import Banked, TurnBegan, Won
from engine.play.chance import Chance
from engine.play.codec import decode, encode
from tests.engine.games.goldrush.scene import A, B, Scene


def brings(cart, banked, *others):
    """A brings a cart into the Bank, while the next roll is waiting."""
    scene = Scene("street-6", *(others or ("store",)), carts=(cart,), banked=(banked,))
    return scene.roll(1, 2).answer(A, "bank")


@pytest.mark.parametrize(("cart", "banked"), [(1, 4), (4, 1), (3, 2), (4, 4)])
def test_r20_the_first_to_have_brought_five_nuggets_to_the_bank_wins_at_once(cart, banked):
    scene = brings(cart, banked)
    assert scene.told(Banked) == [Banked(A, cart, cart + banked)]
    assert scene.told(Won) == [Won(A, cart + banked)]
    assert is_over(scene.state)
    assert scene.asked is None
    assert len(scene.told(TurnBegan)) == 1
    assert scene.words()[-1] == "Won"


@pytest.mark.parametrize(("cart", "banked"), [(4, 0), (1, 3), (0, 4)])
def test_r20_four_nuggets_in_the_bank_are_not_enough(cart, banked):
    scene = brings(cart, banked)
    assert scene.told(Won) == []
    assert not is_over(scene.state)
    assert scene.asked == (B, "move")


@pytest.mark.parametrize(("short", "goal"), [(False, 5), (True, 3)])
def test_r20_in_the_short_game_three_nuggets_are_enough(short, goal):
    state = GAME.new(2, {"short": short}, Chance("short"))
    assert state.goal == goal
    scene = Scene("street-6", "store", carts=(1,), banked=(2,))
    scene.state.goal = state.goal
    scene.roll(1, 2).answer(A, "bank")
    assert scene.told(Won) == ([Won(A, 3)] if short else [])
    assert scene.view().goal == goal


def test_r20_a_match_that_began_before_there_was_a_short_game_needs_five():
    fields = msgspec.json.decode(encode(GAME.new(2, {}, Chance("before"))))
    before = {name: value for name, value in fields.items() if name not in ("goal", "unsure")}
    state = decode(msgspec.json.encode(before), State)
    assert (state.goal, state.unsure) == (5, [])


def test_r20_a_cart_does_not_count_before_it_is_unloaded():
    scene = Scene("street-6", "store", carts=(4,), banked=(4,)).roll(1).answer(A, "street-7")
    assert not is_over(scene.state)


def test_r20_others_are_ranked_by_nuggets_banked():
    scene = Scene("bank", "store", "store", "store", banked=(2, 5, 1, 4))
    assert ranking(scene.state).places == ((1,), (3,), (0,), (2,))
    assert ranking(scene.state).points == (2, 5, 1, 4)


def test_r20_those_who_banked_as_many_are_ranked_by_nuggets_carried():
    scene = Scene("bank", "store", "store", banked=(5, 2, 2), carts=(0, 1, 3)).mines(1, "b", "c", "d")
    assert ranking(scene.state).places == ((0,), (2,), (1,))


def test_r20_those_who_carry_as_many_too_are_ranked_by_mines():
    scene = Scene("bank", "store", "store", banked=(5, 2, 2), carts=(0, 1, 1)).mines(2, "b")
    assert ranking(scene.state).places == ((0,), (2,), (1,))


def test_r20_claims_do_not_count_and_ties_share_the_place():
    scene = Scene("bank", "store", "store", "store", banked=(5, 1, 2, 1)).claims(B, c=Card.GOLD)
    assert ranking(scene.state).places == ((0,), (2,), (1, 3))
    assert ranking(scene.state).ranks == (1, 3, 2, 3)


def test_r20_the_view_has_the_ranks_at_the_end_alone():
    scene = Scene("street-6", "store", carts=(4,), banked=(1, 3)).roll(1)
    assert (scene.view().ranks, scene.view().is_over) == ((), False)
    scene.answer(A, "bank")
    for viewer in (A, B, None):
        seen = scene.view(viewer)
        assert (seen.ranks, seen.is_over, seen.asked, seen.asked_for) == ((1, 2), True, (), None)


def test_r20_a_match_that_is_won_is_over():
    assert GAME.is_over(brings(4, 1).state)

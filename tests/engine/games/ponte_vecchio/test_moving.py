"""The Rich Man moves, pays and turns (P11 to P15)."""

import pytest

from engine.errors import IllegalAnswer
from engine.games.ponte_vecchio.moving import move
from engine.games.ponte_vecchio.story import DirectionKept, Moved, NobodyPaid, Paid, Turned
from tests.engine.games.ponte_vecchio.scene import BACK, OUTWARD, A, B, C, Scene, all_built

ENDS = {1: "c", 15: "c"}
"""Somebody has a shop ahead, whichever way he looks."""


def mover(*cards, bridge=None, at=0, looks=OUTWARD, gulden=(100, 0, 0)):
    """Cards are turned over, and nobody can buy the right from A."""
    return Scene(3, bridge or ENDS, at=at, looks=looks, gulden=gulden).turns_over(
        *(cards or ("10", "50", "90"))
    )


def moved(step, *answers, card="10", mover=A, bridge=None, at=0, looks=OUTWARD):
    """A player takes the Rich Man to a step with his card, and answers what he is asked."""
    scene = Scene(3, bridge or ENDS, at=at, looks=looks)
    scene.state.players[mover].hand.remove(card)
    scene.state.players[mover].pile.append(card)
    return scene.play(lambda table: move(table, mover, step), *((mover, answer) for answer in answers))


# P11: the move


@pytest.mark.parametrize(
    ("at", "looks", "steps"),
    [
        (0, OUTWARD, list(range(1, 16))),
        (1, OUTWARD, list(range(2, 16))),
        (9, OUTWARD, [10, 11, 12, 13, 14, 15]),
        (13, OUTWARD, [14, 15]),
        (15, BACK, list(range(14, 0, -1))),
        (4, BACK, [3, 2, 1]),
    ],
)
def test_p11_he_moves_at_least_one_step_forward_and_at_most_to_the_last(at, looks, steps):
    scene = mover(at=at, looks=looks)
    assert scene.asked == ((A,), "move")
    assert scene.steps(A) == steps
    assert scene.decision(A).rule == "P11"


@pytest.mark.parametrize("answer", ["step-9", "step-8", "step-1", "step-16", "step-0", 10, None])
def test_p11_he_may_neither_stay_nor_go_back_nor_off_the_bridge(answer):
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        mover(at=9).answer(A, answer)


def test_p11_from_the_bank_the_first_step_is_step_1():
    scene = mover(bridge={1: "b", 15: "c"})
    assert scene.steps(A)[0] == 1
    scene.answer(A, "step-1")
    assert scene.told(Moved) == [Moved(A, 0, 1)]
    assert scene.gulden == [100, 10, 0]


def test_p11_the_mover_is_who_moved_last():
    scene = mover("50", "10", "90", gulden=(0, 100, 0), at=9).answer(B, "step-10")
    assert (scene.state.position, scene.state.last_mover) == (10, B)
    assert scene.told(Moved) == [Moved(B, 9, 10)]


def test_p11_the_only_step_ahead_is_taken_by_itself():
    scene = mover(at=14)
    assert scene.told(Moved) == [Moved(A, 14, 15)]


# P12: the payment


def test_p12_a_shop_on_the_step_pays_its_owner_from_the_bank_the_value_of_the_movers_card():
    scene = moved(7, bridge={7: "b", 9: "c"}, card="60")
    assert scene.gulden == [100, 160, 100]
    assert scene.told(Paid) == [Paid(B, 60, A, "60", 7)]


def test_p12_the_mover_may_stop_at_his_own_shop():
    assert moved(7, bridge={7: "a", 9: "c"}, card="100").gulden == [200, 100, 100]


def test_p12_the_value_is_that_of_the_movers_card_and_not_the_owners():
    scene = mover("10", "90", "100", bridge={7: "b", 9: "c"}).answer(A, "step-7")
    assert scene.gulden == [100, 10, 0]


def test_p12_shops_that_he_passes_pay_nothing():
    assert moved(7, bridge={3: "a", 6: "c", 7: "b", 9: "c"}).gulden == [100, 110, 100]


def test_p12_of_two_owners_the_mover_chooses_one():
    scene = moved(7, bridge={7: "cb", 9: "c"}, card="40")
    assert scene.asked == ((A,), "owner")
    assert scene.decision(A).rule == "P12"
    assert scene.keys(A) == ["seat-2", "seat-1"]
    assert scene.gulden == [100, 100, 100]
    with pytest.raises(IllegalAnswer):
        scene.answer(A, "seat-0")
    scene.answer(A, "seat-1")
    assert scene.gulden == [100, 140, 100]
    assert scene.told(Paid) == [Paid(B, 40, A, "40", 7)]


def test_p12_of_himself_and_another_he_chooses_too():
    scene = moved(7, bridge={7: "ab", 9: "c"}, card="40")
    assert scene.keys(A) == ["seat-0", "seat-1"]
    assert scene.answer(A, "seat-0").gulden == [140, 100, 100]


def test_p12_two_shops_of_one_owner_pay_once_unasked():
    scene = moved(7, bridge={7: "bb", 9: "c"}, card="40")
    assert scene.asked is None
    assert scene.gulden == [100, 140, 100]
    assert len(scene.told(Paid)) == 1


def test_p12_a_step_without_a_shop_pays_nobody():
    scene = moved(7, bridge={6: "a", 8: "b"}, card="40")
    assert scene.gulden == [100, 100, 100]
    assert scene.told(NobodyPaid) == [NobodyPaid(7)]
    assert scene.told(Paid) == []


# P13: the joker


@pytest.mark.parametrize(
    ("bridge", "gulden"),
    [({7: "a", 9: "b"}, 20), ({2: "a", 7: "ab", 9: "ca"}, 60), (all_built("a", first=3) | {9: "b"}, 240)],
)
def test_p13_the_jokers_value_is_20_for_every_shop_that_the_player_has_on_the_bridge(bridge, gulden):
    scene = moved(7, *(["seat-0"] if bridge[7] == "ab" else []), bridge=bridge, card="joker")
    assert scene.told(Paid) == [Paid(A, gulden, A, "joker", 7)]
    assert scene.gulden == [100 + gulden, 100, 100]


def test_p13_they_are_the_movers_own_even_when_another_owner_is_paid():
    scene = moved(7, bridge={2: "a", 3: "a", 7: "b", 9: "bb"}, card="joker")
    assert scene.told(Paid) == [Paid(B, 40, A, "joker", 7)]


def test_p13_a_joker_of_one_without_a_shop_is_worth_nothing():
    scene = moved(7, bridge={7: "b", 9: "bb"}, card="joker")
    assert scene.told(Paid) == [Paid(B, 0, A, "joker", 7)]
    assert scene.gulden == [100, 100, 100]


def test_p13_a_shop_built_in_this_round_counts():
    scene = Scene(2, {5: "a", 7: "b"}, gulden=(50, 0)).start((A, "step-9")).all_lay("joker", "90")
    scene.answer(A, "step-9")
    assert scene.told(Paid) == [Paid(A, 40, A, "joker", 9)]


# P14: the turn


def test_p14_the_order_is_move_payment_turn():
    scene = moved(12, "seat-1", "turn", bridge={12: "bc", 15: "c"})
    assert scene.words() == ["Moved", "Paid", "Turned"]
    scene = moved(12, "keep", bridge={15: "c"})
    assert scene.words() == ["Moved", "NobodyPaid", "DirectionKept"]


def test_p14_the_owner_is_chosen_before_the_turn():
    scene = moved(12, bridge={12: "bc", 15: "c"})
    assert scene.asked == ((A,), "owner")
    scene.answer(A, "seat-1")
    assert scene.asked == ((A,), "turn")
    assert scene.gulden == [100, 110, 100]


@pytest.mark.parametrize("step", range(1, 15))
def test_p14_outward_he_may_be_turned_on_steps_11_to_14_alone(step):
    scene = moved(step, bridge={15: "b"})
    assert scene.asked == (((A,), "turn") if step >= 11 else None)
    assert scene.told(Turned) == []


@pytest.mark.parametrize("step", range(14, 1, -1))
def test_p14_back_he_may_be_turned_on_steps_5_to_2_alone(step):
    scene = moved(step, bridge={1: "b"}, at=15, looks=BACK)
    assert scene.asked == (((A,), "turn") if step <= 5 else None)
    assert scene.told(Turned) == []


@pytest.mark.parametrize(("step", "at", "looks", "other"), [(11, 3, OUTWARD, BACK), (5, 9, BACK, OUTWARD)])
def test_p14_the_mover_may_turn_him_or_not(step, at, looks, other):
    scene = moved(step, bridge=ENDS, at=at, looks=looks)
    assert (scene.keys(A), scene.decision(A).rule) == (["turn", "keep"], "P14")
    scene.answer(A, "turn")
    assert scene.state.direction is other
    assert scene.told(Turned) == [Turned(A, other, "chosen")]
    assert scene.told(DirectionKept) == []
    scene = moved(step, "keep", bridge=ENDS, at=at, looks=looks)
    assert scene.state.direction is looks
    assert scene.told(DirectionKept) == [DirectionKept(A, looks)]
    assert scene.told(Turned) == []


def test_p14_turning_is_for_the_mover_not_for_the_owner():
    scene = moved(12, bridge={12: "c", 15: "c"}, mover=B)
    assert scene.asked == ((B,), "turn")
    scene.answer(B, "turn")
    assert scene.told(Turned) == [Turned(B, BACK, "chosen")]


@pytest.mark.parametrize(("step", "at", "looks", "other"), [(15, 3, OUTWARD, BACK), (1, 9, BACK, OUTWARD)])
def test_p14_he_must_be_turned_on_the_last_step(step, at, looks, other):
    scene = moved(step, bridge={4: "b", 12: "b"}, at=at, looks=looks)
    assert scene.asked is None
    assert scene.state.direction is other
    assert scene.told(Turned) == [Turned(A, other, "last-step")]


@pytest.mark.parametrize("step", [3, 8, 10, 11, 14])
def test_p14_he_must_be_turned_when_no_shop_of_anyone_is_ahead_of_him(step):
    scene = moved(step, bridge={1: "a", 3: "b"}, at=2, card="20")
    assert scene.asked is None
    assert scene.state.direction is BACK
    assert scene.told(Turned) == [Turned(A, BACK, "no-shop-ahead")]


@pytest.mark.parametrize("step", [14, 9, 6, 5, 2])
def test_p14_on_the_way_back_he_must_be_turned_likewise(step):
    scene = moved(step, bridge={15: "a"}, at=15, looks=BACK)
    assert scene.asked is None
    assert scene.told(Turned) == [Turned(A, OUTWARD, "no-shop-ahead")]


@pytest.mark.parametrize("owner", "abc")
def test_p14_a_shop_of_whomever_on_the_last_step_is_enough(owner):
    assert moved(14, bridge={15: owner}).asked == ((A,), "turn")


def test_p14_the_shop_beside_him_is_not_ahead():
    assert moved(8, bridge={8: "b"}).told(Turned) == [Turned(A, BACK, "no-shop-ahead")]


def test_p14_he_is_turned_only_after_the_move():
    """Even where he was left looking at no shop."""
    scene = mover(bridge={14: "b"}, at=5, looks=BACK)
    assert scene.told(Turned) == []
    assert scene.steps(A) == [4, 3, 2, 1]
    scene.answer(A, "step-4")
    assert scene.words()[-3:] == ["Moved", "NobodyPaid", "Turned"]


# P15: one test, and it is made before any turn


def test_p15_a_voluntary_turn_may_leave_no_shop_ahead_and_he_keeps_the_new_direction():
    scene = moved(12, "turn", bridge={15: "b"})
    assert scene.told(Turned) == [Turned(A, BACK, "chosen")]
    assert (scene.asked, scene.state.direction) == (None, BACK)


def test_p15_a_forced_turn_may_too():
    scene = moved(15, bridge={15: "b"})
    assert scene.told(Turned) == [Turned(A, BACK, "last-step")]
    assert scene.state.direction is BACK


def test_p15_the_last_step_is_the_reason_where_both_would_do():
    assert moved(1, bridge={15: "b"}, at=3, looks=BACK).told(Turned) == [Turned(A, OUTWARD, "last-step")]


def test_p15_where_he_was_turned_to_he_goes_next_time():
    scene = Scene(2, {4: "a", 15: "b"}, gulden=(5, 0)).start((A, "step-2")).all_lay("10", "90")
    scene.answer(A, "step-12").answer(A, "turn").all_lay("20", "30")
    assert scene.asked == ((A,), "move")
    assert scene.steps(A) == list(range(11, 0, -1))


def test_p11_nobody_moves_but_the_one_who_has_the_right():
    assert mover("90", "20", "50", at=3, gulden=(0, 100, 0)).asked == ((B,), "move")
    assert mover("90", "50", "20", at=3, gulden=(0, 0, 100)).match.waiting_for() == (C,)

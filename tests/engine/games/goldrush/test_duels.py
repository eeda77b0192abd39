"""Duels and shoot-outs, and the turns that are owed for them (R4, R17 to R19)."""

import pytest

from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.story import (
    CartTipped,
    Challenged,
    DuelRolled,
    DuelWon,
    Moved,
    PointRead,
    Sent,
    ShootOutBegan,
    ShootOutRolled,
    ShootOutWon,
    TurnBegan,
)
from tests.engine.games.goldrush.scene import GOLD, NONE, A, B, C, D, Scene, near


def duel(*dice, carts=(0, 1), roll=3, seats=2, owed=()):
    """A, at street-9, stops at B two steps farther and challenges him."""
    scene = Scene("street-9", "street-7", *["bank"] * (seats - 2), carts=carts).owes(*owed)
    return scene.roll(roll, *dice).answer(A, "duel-1")


def bath(*dice, others=("hotel",), carts=(1, 0), card=Card.BATH, owed=()):
    """A ends on a card that sends him among others."""
    scene = Scene(near("b"), *others, carts=carts).lies(b=card).owes(*owed)
    return scene.roll(1, *dice).answer(A, "b")


def turns(scene):
    return [(turn.seat, turn.why) for turn in scene.told(TurnBegan)]


# R4, R14: who stops for a duel


def test_r14_he_stops_where_the_other_is():
    scene = duel(6, 1)
    assert scene.told(Challenged) == [Challenged(A, B, "street-9", ("street-8", "street-7"))]
    assert scene.places == ["street-7", "street-7"]
    assert scene.told(Moved) == []


@pytest.mark.parametrize("roll", [1, 2])
@pytest.mark.parametrize("card", [GOLD, NONE, Card.NUGGET, Card.BATH, Card.GUIDE])
def test_r04_a_card_does_not_count_where_he_stops_for_a_duel_at_an_exact_count_either(roll, card):
    scene = Scene(near("b"), "b", carts=(0, 1)).lies(b=card).roll(roll, 6, 1).answer(A, "duel-1")
    assert scene.words() == ["TurnBegan", "Challenged", "DuelRolled", "DuelWon"]
    assert (scene.places[A], scene.player(A).known, scene.carts) == ("b", [], [1, 0])


def test_r04_an_own_mine_does_not_count_where_a_duel_stops_the_move():
    scene = Scene(near("b"), "b", carts=(0, 1)).mines(A, "b").roll(1, 6, 1).answer(A, "duel-1")
    assert (scene.carts, scene.state.stack) == ([1, 0], 19)


def test_r04_an_instruction_point_does_not_count_where_a_duel_stops_the_move():
    scene = Scene("west", "horseshoe", carts=(0, 1)).roll(1, 6, 1).answer(A, "duel-1")
    assert scene.told(PointRead) == scene.told(Sent) == []
    assert scene.places[A] == "horseshoe"


def test_r04_the_registry_does_not_count_where_a_duel_stops_the_move():
    scene = Scene("street-5", "registry", carts=(0, 1)).claims(A, c=GOLD).roll(1, 6, 1).answer(A, "duel-1")
    assert (scene.places[A], scene.player(A).claims) == ("registry", ["c"])


def test_r04_the_assay_office_does_not_count_where_a_duel_stops_the_move():
    scene = Scene("street-3", "assay", carts=(0, 1)).claims(A, c=Card.POSSIBLE)
    scene.roll(1, 6, 1).answer(A, "duel-1")
    assert (scene.places[A], scene.player(A).claims, scene.asked) == ("assay", ["c"], None)


def test_r04_who_ends_there_in_peace_does_what_is_done_there():
    scene = Scene("street-5", "registry", carts=(0, 1)).claims(A, c=GOLD).roll(1).answer(A, "registry")
    assert scene.player(A).mines == ["c"]


# R17: duels


def test_r17_both_roll_and_the_higher_wins_all_that_the_loser_carries():
    scene = duel(5, 2, carts=(1, 3))
    assert scene.told(DuelRolled) == [DuelRolled(A, 5, B, 2)]
    assert scene.told(DuelWon) == [DuelWon(A, B, 3)]
    assert scene.carts == [4, 0]


def test_r17_the_challenged_one_may_win():
    scene = duel(2, 5, carts=(1, 3))
    assert scene.told(DuelWon) == [DuelWon(B, A, 1)]
    assert scene.carts == [0, 4]


def test_r17_ties_roll_again():
    scene = duel(4, 4, 1, 1, 2, 3)
    assert scene.told(DuelRolled) == [
        DuelRolled(A, 4, B, 4),
        DuelRolled(A, 1, B, 1),
        DuelRolled(A, 2, B, 3),
    ]
    assert scene.told(DuelWon) == [DuelWon(B, A, 0)]


def test_r17_a_loser_may_have_nothing():
    scene = duel(5, 2, carts=(2, 0))
    assert scene.told(DuelWon) == [DuelWon(A, B, 0)]
    assert scene.carts == [2, 0]


def test_r17_third_parties_lose_nothing():
    scene = Scene("street-9", "street-7", "street-7", carts=(0, 1, 2)).roll(2, 6, 1).answer(A, "duel-1")
    assert scene.carts == [1, 0, 2]


@pytest.mark.parametrize(("dice", "winner"), [((6, 1), A), ((1, 6), B)])
def test_r17_the_winner_has_an_extra_turn_at_once(dice, winner):
    scene = duel(*dice, 4, seats=3)
    assert turns(scene) == [(A, Why.ORDER), (winner, Why.DUEL)]
    assert scene.asked == (winner, "move")


@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_r17_after_the_extra_turn_whoever_would_have_been_next_goes_on(dice):
    scene = duel(*dice, 4, 1, 1, seats=3)
    (winner, _) = scene.asked
    scene.answer(winner, "street-3")
    scene.answer(B, scene.keys[0])
    assert turns(scene)[2:] == [(B, Why.ORDER), (C, Why.ORDER)]


def test_r17_the_rest_of_the_movers_roll_is_lost():
    scene = duel(6, 1, roll=6)
    assert scene.places[A] == "street-7"
    assert scene.asked is None


def test_r17_the_challenged_one_who_is_next_may_roll_three_times_in_a_row():
    """Once in the duel, once to get away, and once in his normal turn."""
    scene = duel(1, 6, 2, 2)
    scene.answer(B, "street-9").answer(B, scene.keys[0])
    assert turns(scene) == [(A, Why.ORDER), (B, Why.DUEL), (B, Why.ORDER)]


def test_r17_the_rest_of_the_guides_turns_comes_after_the_extra_turn():
    scene = duel(1, 6, 2, 1, owed=[(A, Why.GUIDE), (A, Why.GUIDE), (A, Why.GUIDE)])
    assert scene.owed == [(A, Why.GUIDE), (A, Why.GUIDE)]
    scene.answer(B, "street-5")
    assert turns(scene) == [(A, Why.GUIDE), (B, Why.DUEL), (A, Why.GUIDE)]
    assert scene.owed == [(A, Why.GUIDE)]


def test_r17_the_guides_turns_come_after_the_movers_own_extra_turn_too():
    scene = duel(6, 1, owed=[(A, Why.GUIDE), (A, Why.GUIDE)])
    assert scene.owed == [(A, Why.DUEL), (A, Why.GUIDE)]


def test_r17_a_duel_in_an_extra_turn_is_paid_first():
    scene = Scene("street-9", "street-7", "street-5", carts=(0, 1, 1)).roll(2, 6, 1, 2, 1, 6)
    scene.answer(A, "duel-1").answer(A, "duel-2")
    assert turns(scene) == [(A, Why.ORDER), (A, Why.DUEL)]
    assert scene.owed == [(C, Why.DUEL)]
    assert scene.carts == [0, 0, 2]
    assert scene.state.next_in_order == B


def test_r17_the_guide_met_in_an_extra_turn_is_a_stack_on_the_stack():
    scene = Scene(near("b"), "jail").lies(b=Card.GUIDE).owes((A, Why.DUEL), (B, Why.GUIDE))
    scene.roll(1).answer(A, "b")
    assert scene.owed == [(A, Why.GUIDE), (A, Why.GUIDE), (B, Why.GUIDE)]


# R18: too much


@pytest.mark.parametrize(("carts", "total"), [((1, 4), 5), ((4, 4), 8), ((2, 3), 5)])
def test_r18_a_cart_that_would_hold_more_than_4_goes_back_to_the_stack(carts, total):
    scene = duel(6, 1, carts=carts)
    assert scene.told(DuelWon) == [DuelWon(A, B, carts[1])]
    assert scene.told(CartTipped) == [CartTipped(A, total)]
    assert (scene.carts, scene.state.stack) == ([0, 0], 20)


def test_r18_the_challenged_ones_cart_that_would_hold_more_than_4_goes_back_too():
    scene = duel(1, 6, carts=(3, 2))
    assert scene.told(CartTipped) == [CartTipped(B, 5)]
    assert (scene.carts, scene.state.stack, scene.owed) == ([0, 0], 20, [(B, Why.DUEL)])


@pytest.mark.parametrize("carts", [(2, 2), (4, 0), (0, 4)])
def test_r18_a_cart_that_comes_to_hold_4_stays_full(carts):
    scene = duel(6, 1, carts=carts)
    assert (scene.carts, scene.told(CartTipped)) == ([4, 0], [])


def test_r18_the_extra_turn_is_his_all_the_same():
    assert duel(6, 1, carts=(4, 4)).owed == [(A, Why.DUEL)]


# R19: shoot-outs


def test_r19_if_an_instruction_brings_them_together_and_one_carries_gold_all_there_roll():
    scene = bath(3, 5, 2, others=("hotel", "hotel", "c"), carts=(0, 0, 1, 4))
    assert scene.told(ShootOutBegan) == [ShootOutBegan("hotel", (A, B, C))]
    assert scene.told(ShootOutRolled) == [ShootOutRolled(((A, 3), (B, 5), (C, 2)))]
    assert scene.told(ShootOutWon) == [ShootOutWon(B, 1)]
    assert scene.carts == [0, 1, 0, 4]


@pytest.mark.parametrize("carts", [(1, 0), (0, 1), (1, 1)])
def test_r19_it_does_not_matter_who_of_them_carries_the_gold(carts):
    scene = bath(5, 2, carts=carts)
    assert scene.carts == [sum(carts), 0]


def test_r19_nobody_rolls_if_none_of_them_carries_any_gold():
    scene = bath(others=("hotel", "c"), carts=(0, 0, 3))
    assert scene.words() == ["TurnBegan", "Moved", "CardRead", "Sent"]


def test_r19_nobody_rolls_if_the_one_who_is_sent_is_alone_there():
    assert bath(others=("c", "saloon"), carts=(2, 1, 1)).told(ShootOutBegan) == []


def test_r19_ties_for_the_top_roll_again_and_nobody_else():
    scene = bath(5, 5, 2, 5, 3, 3, 1, 2, 6, others=("hotel",) * 3, carts=(1, 1, 1, 1))
    assert scene.told(ShootOutRolled) == [
        ShootOutRolled(((A, 5), (B, 5), (C, 2), (D, 5))),
        ShootOutRolled(((A, 3), (B, 3), (D, 1))),
        ShootOutRolled(((A, 2), (B, 6))),
    ]
    assert scene.told(ShootOutWon) == [ShootOutWon(B, 3)]
    assert scene.carts == [0, 4, 0, 0]


def test_r19_the_winner_takes_everything_and_keeps_his_own():
    scene = bath(6, 2, 1, others=("hotel", "hotel"), carts=(1, 2, 1))
    assert scene.told(ShootOutWon) == [ShootOutWon(A, 3)]
    assert scene.carts == [4, 0, 0]


def test_r19_the_winner_rolls_first_at_once_and_then_whoever_would_have_been_next():
    scene = bath(3, 1, 5, 1, 1, others=("hotel", "hotel"), carts=(1, 0, 0))
    assert turns(scene) == [(A, Why.ORDER), (C, Why.SHOOT_OUT), (B, Why.ORDER)]


def test_r19_the_winner_rolls_first_also_if_the_cart_held_too_much():
    scene = bath(3, 1, 2, others=("hotel",), carts=(3, 2))
    assert scene.told(CartTipped) == [CartTipped(A, 5)]
    assert (scene.carts, scene.state.stack) == ([0, 0], 20)
    assert turns(scene) == [(A, Why.ORDER), (A, Why.SHOOT_OUT)]


def test_r19_what_else_was_owed_comes_after():
    scene = bath(1, 6, owed=[(A, Why.DUEL), (B, Why.GUIDE)])
    assert scene.owed == [(B, Why.SHOOT_OUT), (B, Why.GUIDE)]


def test_r19_free_beer_brings_all_together():
    scene = bath(1, 2, 3, others=("c", "bank", "jail"), carts=(0, 1, 0, 1), card=Card.BEER)
    assert scene.told(ShootOutBegan) == [ShootOutBegan("saloon", (A, B, C))]
    assert scene.carts == [0, 0, 1, 1]


def test_r19_who_was_in_the_saloon_already_takes_part():
    scene = bath(1, 2, 3, others=("saloon", "c"), carts=(1, 0, 0), card=Card.BEER)
    assert scene.told(ShootOutBegan) == [ShootOutBegan("saloon", (A, B, C))]
    assert scene.told(ShootOutWon) == [ShootOutWon(C, 1)]


def test_r19_nobody_shoots_in_jail():
    assert bath(others=("jail",), card=Card.WANTED).told(ShootOutBegan) == []


def test_r19_nobody_shoots_at_the_sheriffs():
    scene = Scene("a", "sheriff", carts=(1, 1)).roll(1).answer(A, "licence")
    assert scene.places == ["sheriff", "sheriff"]
    assert scene.told(ShootOutBegan) == []


@pytest.mark.parametrize(
    ("point", "house"),
    [("horseshoe", "smithy"), ("hold-up", "store"), ("room", "hotel"), ("short-cut", "mulch")],
)
def test_r19_an_instruction_point_brings_them_together_too(point, house):
    scene = Scene(near(point), house, carts=(1, 0)).roll(1, 6, 1).answer(A, point)
    assert scene.told(ShootOutBegan) == [ShootOutBegan(house, (A, B))]


@pytest.mark.parametrize(("card", "place"), [(Card.LOST, "mulch"), (Card.WATER, "rattlesnake")])
def test_r19_there_are_shoot_outs_outside_the_town_as_well(card, place):
    scene = bath(6, 1, others=(place,), card=card)
    assert scene.told(ShootOutBegan) == [ShootOutBegan(place, (A, B))]


def test_r19_who_walks_to_another_starts_no_shoot_out():
    scene = Scene("street-11", "hotel", carts=(1, 1)).roll(1).answer(A, "hotel")
    assert scene.words() == ["TurnBegan", "Moved"]

"""What waits until it can be carried out, and who cannot pay (B26, B27)."""

import pytest

from engine.games.boomtown.cards import CARDS
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.production import collapse
from engine.games.boomtown.story import (
    CardChosen,
    CardKept,
    CardTaken,
    CardWaits,
    MineDynamited,
    SharkPaid,
)
from engine.games.boomtown.taking import take_card
from tests.engine.games.boomtown.scene import BLUE, RED, A, B, C, D, E, Scene, take


@pytest.mark.parametrize(
    "card", ["governor-1", "saloon-girls-1", "new-vein-1", "dynamite-1", "expropriation-1"]
)
def test_b26_a_card_with_nothing_to_act_on_lies_in_front_of_its_owner(card):
    scene = take(Scene(3), B, card)
    assert scene.asked is None
    assert scene.state.players[B].waiting == [card]
    assert scene.told(CardWaits) == [CardWaits(B, card)]
    assert scene.state.out == []


@pytest.mark.parametrize("card", ["holdup-1", "saloon-1", "card-shark-1", "stagecoach-robbery-1"])
def test_b26_other_cards_never_wait(card):
    scene = take(Scene(3), B, card)
    assert scene.told(CardWaits) == []


@pytest.mark.parametrize("card", ["mustang-1", "telegraph-1"])
def test_b26_mustang_and_telegraph_are_kept_openly(card):
    scene = take(Scene(3), B, card)
    assert scene.state.players[B].kept == [card]
    assert scene.state.players[B].waiting == []
    assert scene.told(CardKept) == [CardKept(B, card)]


def test_b26_the_governor_comes_when_his_owner_becomes_mayor():
    scene = take(Scene(3).owns(B, "governor-1", "coyote-city-3"), B, "coyote-city-4")
    assert scene.words() == ["CardTaken", "MayorElected", "GovernorNamed"]
    assert scene.state.players[B].waiting == []


def test_b26_saloon_girls_come_when_their_owner_opens_a_saloon():
    scene = take(Scene(3).owns(B, "saloon-girls-1"), B, "saloon-1", "coyote-city")
    assert scene.words() == ["CardTaken", "SaloonOpened", "GirlsHired"]


def test_b26_the_new_vein_comes_with_its_owners_first_mine():
    scene = take(Scene(3).owns(B, "new-vein-1"), B, "coyote-city-3")
    assert scene.state.new_vein == "coyote-city-3"


def test_b26_expropriation_comes_when_its_owner_lays_a_mine_where_an_opponent_has_one():
    scene = Scene(3).owns(B, "expropriation-1").owns(A, "coyote-city-3", "dry-gulch-3")
    take(scene, B, "coyote-city-4")
    assert scene.state.players[B].mines == ["coyote-city-3", "coyote-city-4"]


def test_b26_expropriation_comes_when_an_opponent_lays_a_mine_where_its_owner_has_one():
    scene = Scene(3).owns(B, "expropriation-1", "coyote-city-3")
    take(scene, A, "coyote-city-4")
    assert scene.words() == ["CardTaken", "MineExpropriated", "MayorElected"]
    assert scene.state.players[B].mines == ["coyote-city-3", "coyote-city-4"]


def test_b26_dynamite_comes_in_anyones_take_as_soon_as_an_opponent_has_something():
    scene = Scene(3).owns(B, "dynamite-1")
    take(scene, B, "coyote-city-4")
    assert scene.state.players[B].waiting == ["dynamite-1"]
    take(scene, A, "coyote-city-3")
    assert scene.told(MineDynamited) == [MineDynamited(B, A, "coyote-city-3", False)]


def test_b26_the_owner_chooses_the_target_when_the_card_comes():
    scene = Scene(3).owns(B, "governor-1", "coyote-city-3", "coyote-city-4", "san-narciso-2", "san-narciso-3")
    scene.owns(B, mayor_of=(RED, BLUE)).play(carry_out_waiting(scene.table, A))
    assert scene.asked == (B, "governor")


@pytest.mark.parametrize(("acting", "first"), [(A, B), (B, D), (C, D), (E, B)])
def test_b26_of_several_owners_the_first_clockwise_from_the_acting_player_carries_out_first(acting, first):
    """B and D hold a Dynamite each, and there is one mine to blow up: the other one goes on waiting."""
    scene = Scene(5).owns(B, "dynamite-1").owns(D, "dynamite-2").offer("coyote-city-3")
    scene.play(take_card(scene.table, acting))
    assert [event.seat for event in scene.told(MineDynamited)] == [first]
    other = B if first == D else D
    assert len(scene.state.players[other].waiting) == 1


def test_b26_the_acting_players_own_cards_come_first():
    scene = Scene(3).owns(A, "dynamite-1").owns(B, "new-vein-1")
    take(scene, B, "coyote-city-3")
    assert scene.words() == ["CardTaken", "VeinFound", "MineDynamited"]
    assert scene.told(MineDynamited) == [MineDynamited(A, B, "coyote-city-3", True)]


@pytest.mark.parametrize(("winner", "order"), [(A, [B, C]), (B, [B, C]), (C, [C, B])])
def test_b26_after_a_collapse_owners_go_clockwise_from_the_winner(winner, order):
    scene = Scene(3).owns(A, "cold-mountain-6", "coyote-city-3", "coyote-city-4")
    scene.owns(B, "dynamite-1").owns(C, "dynamite-2").play(collapse(scene.table, winner))
    assert scene.asked == (order[0], "dynamite")
    scene.answer(order[0], "coyote-city-3")
    assert [event.seat for event in scene.told(MineDynamited)] == order


def test_b26_one_owner_carries_out_his_cards_in_the_order_he_likes():
    scene = Scene(3).owns(B, "new-vein-1", "expropriation-1").owns(A, "coyote-city-3")
    take(scene, B, "coyote-city-4")
    assert scene.asked == (B, "waiting")
    assert scene.keys == ["new-vein-1", "expropriation-1"]
    assert scene.decision.rule == "B26"
    scene.answer(B, "expropriation-1")
    assert scene.asked == (B, "new-vein")
    assert scene.keys == ["coyote-city-3", "coyote-city-4"]
    assert scene.told(CardChosen) == [CardChosen(B, "expropriation-1")], "and not where there is no choice"


def test_b26_two_waiting_cards_of_one_kind_are_no_choice():
    scene = Scene(3).owns(B, "dynamite-3", "dynamite-1").owns(A, "coyote-city-3", "coyote-city-4")
    scene.play(carry_out_waiting(scene.table, A))
    assert scene.asked == (B, "dynamite")
    scene.answer(B, "coyote-city-3")
    assert scene.asked is None
    assert [event.mine for event in scene.told(MineDynamited)] == ["coyote-city-3", "coyote-city-4"]
    assert scene.told(CardChosen) == []
    assert sorted(scene.state.out) == ["coyote-city-3", "coyote-city-4", "dynamite-1", "dynamite-3"]


def test_b26_a_card_carried_out_can_let_another_come():
    """C's Expropriation makes him mayor, and then his Governor comes."""
    scene = Scene(3).owns(C, "expropriation-1", "governor-1", "coyote-city-3")
    take(scene, A, "coyote-city-4")
    assert scene.words() == ["CardTaken", "MineExpropriated", "MayorElected", "GovernorNamed"]


def test_b26_a_card_lies_openly_in_front_of_its_owner_while_he_chooses_its_target():
    scene = take(Scene(3).owns(A, "coyote-city-3", "coyote-city-4"), B, "dynamite-1")
    assert scene.asked == (B, "dynamite")
    assert scene.state.players[B].waiting == ["dynamite-1"]
    assert scene.told(CardWaits) == []


@pytest.mark.parametrize(("had", "owed", "paid"), [(10, 4, 4), (4, 4, 4), (3, 4, 3), (0, 4, 0)])
def test_b27_who_owes_more_than_he_has_pays_what_he_has(had, owed, paid):
    scene = Scene(3, gold=(had, 10, 10))
    assert scene.state.pay(A, owed, to=B) == paid
    assert scene.gold == [had - paid, 10 + paid, 10]


def test_b27_what_is_owed_to_the_bank_leaves_the_table():
    scene = Scene(3, gold=(3, 10, 10))
    assert scene.state.pay(A, 4) == 3
    assert scene.gold == [0, 10, 10]


def test_b27_the_rest_is_forgiven():
    scene = take(Scene(3, gold=(3, 10, 10)), B, "card-shark-1")
    assert scene.told(SharkPaid) == [SharkPaid(B, ((C, 4), (A, 3)))]
    take(scene, A, "stagecoach-robbery-1")
    assert scene.gold == [10, 10, 6]


@pytest.mark.parametrize("card", CARDS)
def test_b10_any_card_can_be_taken_on_an_empty_table(card):
    scene = take(Scene(3), A, card)
    assert scene.story[0] == CardTaken(A, card)

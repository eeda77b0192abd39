"""The events, what waits, and who cannot pay (B21 to B27)."""

import pytest

from engine.games.boomtown.cards import CARDS
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.production import collapse
from engine.games.boomtown.story import (
    CardKept,
    CardTaken,
    CardWaits,
    GirlsHired,
    GovernorGone,
    GovernorNamed,
    HoldupTried,
    MayorElected,
    MineDynamited,
    MineExpropriated,
    SaloonDynamited,
    SaloonOpened,
    SharkPaid,
    StagecoachRobbed,
    VeinFound,
)
from engine.games.boomtown.taking import take_card
from tests.engine.games.boomtown.scene import BLUE, GREEN, PURPLE, RED, YELLOW, A, B, C, D, E, Scene


def take(scene, seat, card, *answers):
    scene.offer(card).play(take_card(scene.table, seat), *((seat, answer) for answer in answers))
    return scene


def test_b21_card_shark_makes_every_other_player_pay_the_bank_4():
    scene = take(Scene(4), B, "card-shark-1")
    assert scene.gold == [6, 10, 6, 6]
    assert scene.told(SharkPaid) == [SharkPaid(B, ((C, 4), (D, 4), (A, 4)))]
    assert scene.state.out == ["card-shark-1"]


def test_b21_stagecoach_robbery_takes_10_from_the_bank():
    scene = take(Scene(3), B, "stagecoach-robbery-1")
    assert scene.gold == [10, 20, 10]
    assert scene.told(StagecoachRobbed) == [StagecoachRobbed(B, 10)]
    assert scene.state.out == ["stagecoach-robbery-1"]


def dynamite_scene():
    scene = Scene(3).owns(A, "dry-gulch-3").owns(B, "coyote-city-3", "san-narciso-2").owns(C, "dry-gulch-5")
    return scene.saloon(B, "saloon-2", RED).saloon(A, "saloon-1", RED)


def test_b22_dynamite_may_destroy_any_mine_or_saloon_of_an_opponent_but_none_of_ones_own():
    scene = take(dynamite_scene(), A, "dynamite-1")
    assert scene.asked == (A, "dynamite")
    options = [(option.key, option.group) for option in scene.decision.options]
    assert options == [
        ("coyote-city-3", "seat-1"),
        ("san-narciso-2", "seat-1"),
        ("saloon-2", "seat-1"),
        ("dry-gulch-5", "seat-2"),
    ]
    assert scene.decision.rule == "B22"


def test_b22_a_mine_destroyed_leaves_the_game_with_the_dynamite():
    scene = take(dynamite_scene(), A, "dynamite-1", "coyote-city-3")
    assert scene.told(MineDynamited) == [MineDynamited(A, B, "coyote-city-3", False)]
    assert scene.state.players[B].mines == ["san-narciso-2"]
    assert sorted(scene.state.out) == ["coyote-city-3", "dynamite-1"]
    assert scene.state.players[A].waiting == []


def test_b22_the_new_vein_on_a_mine_goes_too():
    scene = dynamite_scene()
    scene.state.new_vein = "san-narciso-2"
    take(scene, A, "dynamite-1", "san-narciso-2")
    assert scene.told(MineDynamited) == [MineDynamited(A, B, "san-narciso-2", True)]
    assert scene.state.new_vein is None
    assert sorted(scene.state.out) == ["dynamite-1", "new-vein-1", "san-narciso-2"]


def test_b22_a_saloon_destroyed_leaves_the_game():
    scene = take(dynamite_scene(), A, "dynamite-1", "saloon-2")
    assert scene.told(SaloonDynamited) == [SaloonDynamited(A, B, "saloon-2", RED, False)]
    assert [saloon.key for saloon in scene.state.saloons] == ["saloon-1"]
    assert sorted(scene.state.out) == ["dynamite-1", "saloon-2"]


def test_b22_the_saloon_girls_on_a_saloon_go_too():
    scene = Scene(3).saloon(B, "saloon-2", RED, girls=True).saloon(C, "saloon-1", RED)
    take(scene, A, "dynamite-1", "saloon-2")
    assert scene.told(SaloonDynamited) == [SaloonDynamited(A, B, "saloon-2", RED, True)]
    assert sorted(scene.state.out) == ["dynamite-1", "saloon-2", "saloon-girls-1"]


def test_b22_the_only_target_is_not_asked_for():
    scene = take(Scene(3).owns(B, "coyote-city-3"), A, "dynamite-1")
    assert scene.asked is None
    assert scene.state.players[B].mines == []


def test_b23_expropriation_takes_an_opponents_mine_in_a_town_where_one_already_owns_one():
    scene = Scene(3).owns(A, "coyote-city-3").owns(B, "coyote-city-4", "dry-gulch-3")
    scene.owns(C, "coyote-city-5", "san-narciso-3")
    take(scene, A, "expropriation-1")
    options = [(option.key, option.group) for option in scene.decision.options]
    assert scene.asked == (A, "expropriation")
    assert options == [("coyote-city-4", "seat-1"), ("coyote-city-5", "seat-2")]
    scene.answer(A, "coyote-city-5")
    assert scene.state.players[A].mines == ["coyote-city-3", "coyote-city-5"]
    assert scene.state.players[C].mines == ["san-narciso-3"]
    assert scene.told(MineExpropriated) == [MineExpropriated(A, C, "coyote-city-5")]
    assert scene.state.out == ["expropriation-1"]


def test_b23_there_is_no_mayors_fee():
    scene = Scene(3).owns(A, "coyote-city-3").owns(B, "coyote-city-4", "coyote-city-5", mayor_of=(RED,))
    take(scene, A, "expropriation-1", "coyote-city-4")
    assert scene.gold == [10, 10, 10]
    assert scene.state.mayors == {RED: A}


def test_b23_the_new_vein_comes_with_its_mine():
    scene = Scene(3).owns(A, "coyote-city-3").owns(B, "coyote-city-4")
    scene.state.new_vein = "coyote-city-4"
    take(scene, A, "expropriation-1")
    assert scene.state.new_vein == "coyote-city-4"
    assert scene.state.players[A].mines == ["coyote-city-3", "coyote-city-4"]


def test_b24_holdup_names_any_opponent_and_a_number_from_2_to_12():
    scene = take(Scene(3), B, "holdup-1")
    assert scene.asked == (B, "holdup")
    assert scene.keys == [f"{victim}:{number}" for victim in (2, 0) for number in range(2, 13)]
    assert scene.decision.groups() == ("seat-2", "seat-0")
    assert scene.decision.rule == "B24"


@pytest.mark.parametrize(
    ("dice", "gold", "paid"), [((3, 4), [3, 17, 10], 7), ((3, 5), [3, 17, 10], 7), ((2, 4), [10, 10, 10], 0)]
)
def test_b24_on_that_number_or_more_the_victim_pays_that_many_gold(dice, gold, paid):
    scene = take(Scene(3).roll(*dice), B, "holdup-1", "0:7")
    assert scene.gold == gold
    assert scene.told(HoldupTried) == [HoldupTried(B, A, 7, dice, paid)]
    assert scene.state.out == ["holdup-1"]


def test_b24_a_victim_who_has_less_pays_what_he_has():
    scene = take(Scene(3, gold=(3, 10, 10)).roll(6, 6), B, "holdup-2", "0:12")
    assert scene.gold == [0, 13, 10]
    assert scene.told(HoldupTried) == [HoldupTried(B, A, 12, (6, 6), 3)]


def test_b24_naming_a_bankrupt_player_is_legal():
    scene = take(Scene(3, gold=(0, 10, 10)).roll(6, 6), B, "holdup-2", "0:2")
    assert scene.gold == [0, 10, 10]


def test_b24_telegraph_does_not_touch_the_roll_of_a_holdup():
    scene = take(Scene(3).owns(A, "telegraph-1").roll(1, 1), B, "holdup-1", "0:3")
    assert scene.asked is None
    assert scene.state.players[A].kept == ["telegraph-1"]


def test_b24_the_roll_of_a_holdup_is_no_production_roll():
    scene = Scene(3).owns(A, "dry-gulch-2").roll(1, 1)
    scene.state.dice = (3, 4)
    take(scene, B, "holdup-1", "0:3")
    assert scene.state.dice == (3, 4)
    assert scene.gold == [10, 10, 10]


def test_b25_a_saloon_is_laid_down_with_a_marker_of_any_town():
    scene = take(Scene(3), B, "saloon-1")
    assert scene.asked == (B, "saloon")
    assert scene.keys == [GREEN, PURPLE, RED, YELLOW, BLUE]
    scene.answer(B, "dry-gulch")
    assert scene.told(SaloonOpened) == [SaloonOpened(B, "saloon-1", YELLOW)]
    assert [(saloon.key, saloon.owner, saloon.town) for saloon in scene.state.saloons] == [
        ("saloon-1", B, YELLOW)
    ]
    assert scene.state.out == []


def test_b25_both_saloons_may_stand_in_one_town():
    scene = take(Scene(3).saloon(A, "saloon-1", YELLOW), B, "saloon-2", "dry-gulch")
    assert [(saloon.key, saloon.town) for saloon in scene.state.saloons] == [
        ("saloon-1", YELLOW),
        ("saloon-2", YELLOW),
    ]


def test_b25_saloon_girls_are_laid_on_one_of_ones_own_saloons():
    scene = take(Scene(3).saloon(B, "saloon-1", RED).saloon(B, "saloon-2", BLUE), B, "saloon-girls-1")
    assert scene.asked == (B, "saloon-girls")
    assert scene.keys == ["saloon-1", "saloon-2"]
    scene.answer(B, "saloon-2")
    assert [saloon.has_girls for saloon in scene.state.saloons] == [False, True]
    assert scene.told(GirlsHired) == [GirlsHired(B, "saloon-2", BLUE)]


def test_b25_saloon_girls_do_not_go_to_an_opponents_saloon():
    scene = take(Scene(3).saloon(A, "saloon-1", RED).saloon(B, "saloon-2", BLUE), B, "saloon-girls-1")
    assert scene.asked is None
    assert scene.told(GirlsHired) == [GirlsHired(B, "saloon-2", BLUE)]


def test_b25_the_new_vein_is_laid_under_one_of_ones_own_mines():
    scene = take(Scene(3).owns(B, "san-narciso-2", "coyote-city-3").owns(C, "dry-gulch-3"), B, "new-vein-1")
    assert scene.asked == (B, "new-vein")
    assert scene.keys == ["coyote-city-3", "san-narciso-2"]
    scene.answer(B, "san-narciso-2")
    assert scene.state.new_vein == "san-narciso-2"
    assert scene.told(VeinFound) == [VeinFound(B, "san-narciso-2")]


def two_towns():
    scene = Scene(3).owns(B, "coyote-city-3", "coyote-city-4", "san-narciso-2", "san-narciso-3")
    scene.owns(A, "dry-gulch-3", "dry-gulch-5", mayor_of=(YELLOW,))
    return scene.owns(B, mayor_of=(BLUE, RED))


def test_b25_the_governor_is_laid_under_one_of_ones_own_pawns():
    scene = take(two_towns(), B, "governor-1")
    assert scene.asked == (B, "governor")
    assert scene.keys == [RED, BLUE]
    scene.answer(B, "san-narciso")
    assert scene.state.governor == BLUE
    assert scene.told(GovernorNamed) == [GovernorNamed(B, BLUE)]


def test_b25_the_governor_doubles_only_that_pawns_town():
    scene = take(two_towns(), B, "governor-1", "san-narciso")
    take(scene, C, "coyote-city-5")
    assert scene.gold == [10, 12, 8]
    take(scene, C, "san-narciso-4")
    assert scene.gold == [10, 16, 4]


def test_b25_the_governor_leaves_the_game_when_his_pawn_changes_hands():
    scene = take(two_towns(), B, "governor-1", "coyote-city")
    scene.owns(C, "coyote-city-5", "coyote-city-6")
    take(scene, C, "coyote-city-7")
    assert scene.told(MayorElected) == [MayorElected(RED, C, B)]
    assert scene.told(GovernorGone) == [GovernorGone(RED)]
    assert scene.state.governor is None
    assert scene.state.out == ["governor-1"]


def test_b25_the_governor_stays_when_another_pawn_changes_hands():
    scene = take(two_towns(), B, "governor-1", "san-narciso")
    scene.owns(C, "coyote-city-5", "coyote-city-6")
    take(scene, C, "coyote-city-7")
    assert scene.state.mayors[RED] == C
    assert scene.state.governor == BLUE


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


def test_b26_two_waiting_cards_of_one_kind_are_no_choice():
    scene = Scene(3).owns(B, "dynamite-3", "dynamite-1").owns(A, "coyote-city-3", "coyote-city-4")
    scene.play(carry_out_waiting(scene.table, A))
    assert scene.asked == (B, "dynamite")
    scene.answer(B, "coyote-city-3")
    assert scene.asked is None
    assert [event.mine for event in scene.told(MineDynamited)] == ["coyote-city-3", "coyote-city-4"]
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

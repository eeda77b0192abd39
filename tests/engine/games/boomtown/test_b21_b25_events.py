"""What the events do, at once or for longer (B21 to B25)."""

import pytest

from engine.games.boomtown.story import (
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
from tests.engine.games.boomtown.scene import BLUE, GREEN, PURPLE, RED, YELLOW, A, B, C, D, Scene, take


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

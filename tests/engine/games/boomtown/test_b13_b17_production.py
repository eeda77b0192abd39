"""Production, saloons and collapses (B13 to B17)."""

import pytest

from engine.games.boomtown.production import collapse, produce, roll_dice
from engine.games.boomtown.rules import play_round
from engine.games.boomtown.story import (
    DiceRolled,
    GovernorNamed,
    HeldBack,
    MayorElected,
    MayorGone,
    MineCollapsed,
    MineProduced,
    SaloonPaid,
    TelegraphPlayed,
)
from tests.engine.games.boomtown.scene import BLUE, GREEN, PURPLE, RED, YELLOW, A, B, C, Scene


def test_b13_the_winner_rolls_two_dice():
    scene = Scene(3).roll(3, 5)
    scene.play(roll_dice(scene.table, B))
    assert scene.story == [DiceRolled(B, (3, 5))]
    assert scene.state.dice == (3, 5)


def test_b13_the_holder_of_telegraph_is_asked_after_the_roll_for_any_other_face_of_one_die():
    scene = Scene(3).owns(C, "telegraph-1").roll(3, 3)
    scene.play(roll_dice(scene.table, A))
    assert scene.asked == (C, "telegraph")
    assert scene.state.dice == (3, 3)
    others = [1, 2, 4, 5, 6]
    assert scene.keys == ["keep", *(f"first-{n}" for n in others), *(f"second-{n}" for n in others)]


def test_b13_no_option_of_telegraph_changes_nothing():
    scene = Scene(3).owns(C, "telegraph-1").roll(6, 1)
    scene.play(roll_dice(scene.table, A))
    assert "first-6" not in scene.keys
    assert "second-1" not in scene.keys
    assert len(scene.keys) == 11


@pytest.mark.parametrize(
    ("choice", "dice"), [("first-1", (1, 5)), ("second-1", (3, 1)), ("second-6", (3, 6))]
)
def test_b13_telegraph_sets_one_die_and_leaves_the_game(choice, dice):
    scene = Scene(3).owns(C, "telegraph-1").roll(3, 5)
    scene.play(roll_dice(scene.table, A), (C, choice))
    assert scene.state.dice == dice
    assert scene.told(TelegraphPlayed) == [TelegraphPlayed(C, dice)]
    assert scene.state.players[C].kept == []
    assert scene.state.out == ["telegraph-1"]


def test_b13_telegraph_may_be_kept_for_a_later_roll():
    scene = Scene(3).owns(C, "telegraph-1").roll(3, 5)
    scene.play(roll_dice(scene.table, A), (C, "keep"))
    assert scene.state.dice == (3, 5)
    assert scene.state.players[C].kept == ["telegraph-1"]
    assert scene.told(TelegraphPlayed) == []
    assert scene.told(HeldBack) == [HeldBack(C, "telegraph-1")]


def test_b13_telegraph_taken_this_round_may_be_used_in_this_rounds_production():
    scene = Scene(3).roll(2, 2)
    scene.state.deck = ["san-narciso-2", "dry-gulch-9", "telegraph-1"]
    scene.play(
        play_round(scene.table), (A, None), (B, None), (C, None), (A, "telegraph-1"), (B, "dry-gulch-9")
    )
    assert scene.asked == (A, "telegraph")


def test_b13_production_goes_by_the_dice_as_telegraph_left_them():
    scene = Scene(3).owns(A, "telegraph-1", "san-narciso-9").owns(B, "san-narciso-4").roll(2, 2)
    scene.play(produce(scene.table, B), (A, "first-6"))
    assert scene.gold == [10, 10, 10]
    scene = Scene(3).owns(A, "telegraph-1", "san-narciso-8").owns(B, "san-narciso-4").roll(2, 2)
    scene.play(produce(scene.table, B), (A, "first-6"))
    assert scene.gold == [12, 10, 10]


def test_b14_every_mine_with_that_sum_pays_its_owner_its_yield_from_the_bank():
    scene = Scene(3).owns(A, "coyote-city-6", "cold-mountain-6", "coyote-city-7").owns(C, "dry-gulch-6")
    scene.roll(2, 4).play(produce(scene.table, C))
    assert scene.gold == [23, 10, 14]
    assert scene.told(MineProduced) == [
        MineProduced(C, "dry-gulch-6", 4),
        MineProduced(A, "cold-mountain-6", 9),
        MineProduced(A, "coyote-city-6", 4),
    ]


def test_b14_the_new_vein_adds_3_to_its_own_mine_only():
    scene = Scene(3).owns(A, "coyote-city-6", "dry-gulch-6")
    scene.state.new_vein = "coyote-city-6"
    scene.roll(1, 5).play(produce(scene.table, A))
    assert scene.told(MineProduced) == [
        MineProduced(A, "coyote-city-6", 7),
        MineProduced(A, "dry-gulch-6", 4),
    ]
    assert scene.gold[A] == 21


def test_b15_the_owner_of_a_mine_that_produced_pays_2_to_an_opponents_saloon_in_its_town():
    scene = Scene(3).owns(A, "coyote-city-6").saloon(B, "saloon-1", RED).roll(3, 3)
    scene.play(produce(scene.table, A))
    assert scene.gold == [12, 12, 10]
    assert scene.told(SaloonPaid) == [SaloonPaid(A, B, "coyote-city-6", "saloon-1", 2, 2)]


def test_b15_he_pays_4_to_the_saloon_that_has_saloon_girls_and_only_to_that_one():
    scene = Scene(3).owns(A, "coyote-city-10").roll(4, 6)
    scene.saloon(B, "saloon-2", RED, girls=True).saloon(C, "saloon-1", RED)
    scene.play(produce(scene.table, A))
    assert scene.gold == [10, 14, 12]


def test_b15_mines_that_did_not_produce_pay_no_saloon():
    scene = Scene(3).owns(A, "coyote-city-6").saloon(B, "saloon-1", RED).roll(3, 4)
    scene.play(produce(scene.table, A))
    assert scene.gold == [10, 10, 10]


def test_b15_a_saloon_in_another_town_is_not_visited():
    scene = Scene(3).owns(A, "coyote-city-6").saloon(B, "saloon-1", BLUE).roll(3, 3)
    scene.play(produce(scene.table, A))
    assert scene.told(SaloonPaid) == []


def test_b15_nobody_pays_himself():
    scene = Scene(3).owns(A, "coyote-city-6").saloon(A, "saloon-1", RED).roll(3, 3)
    scene.saloon(B, "saloon-2", RED).play(produce(scene.table, A))
    assert scene.told(SaloonPaid) == [SaloonPaid(A, B, "coyote-city-6", "saloon-2", 2, 2)]
    assert scene.gold == [12, 12, 10]


def test_b15_each_mine_that_produced_pays_each_saloon_of_an_opponent_in_its_town():
    scene = Scene(3).owns(A, "coyote-city-6", "dry-gulch-6").roll(3, 3)
    scene.saloon(B, "saloon-1", RED).saloon(B, "saloon-2", YELLOW).play(produce(scene.table, A))
    assert scene.gold == [14, 14, 10]


def test_b15_all_yields_come_before_the_first_saloon():
    scene = Scene(3, gold=(0, 0, 0)).owns(A, "coyote-city-6").owns(B, "dry-gulch-6").roll(3, 3)
    scene.saloon(C, "saloon-1", RED).play(produce(scene.table, A))
    assert scene.words() == ["DiceRolled", "MineProduced", "MineProduced", "SaloonPaid"]


def test_b15_payers_go_in_seat_order_from_the_winner_and_mines_in_the_order_of_towns():
    scene = Scene(3).owns(A, "san-narciso-7", "cactus-junction-7").owns(B, "cold-mountain-7").roll(3, 4)
    scene.saloon(C, "saloon-1", GREEN).saloon(C, "saloon-2", BLUE).play(produce(scene.table, B))
    assert [(event.payer, event.mine) for event in scene.told(SaloonPaid)] == [
        (A, "cactus-junction-7"),
        (A, "san-narciso-7"),
    ]
    scene = Scene(3).owns(A, "coyote-city-6").owns(B, "san-narciso-6").roll(3, 3)
    scene.saloon(B, "saloon-1", RED).saloon(A, "saloon-2", BLUE).play(produce(scene.table, B))
    assert [event.payer for event in scene.told(SaloonPaid)] == [B, A]


@pytest.mark.parametrize("order", [("saloon-1", "saloon-2"), ("saloon-2", "saloon-1")])
def test_b15_of_two_saloons_in_a_town_the_earlier_laid_is_paid_first(order):
    """The mine yields 1 and the owner has nothing else: the later saloon gets nothing."""
    scene = Scene(3, gold=(0, 0, 0)).owns(A, "san-narciso-6").roll(3, 3)
    scene.saloon(B, order[0], BLUE).saloon(C, order[1], BLUE).play(produce(scene.table, A))
    assert scene.gold == [0, 1, 0]
    assert [(event.saloon, event.gold, event.owed) for event in scene.told(SaloonPaid)] == [
        (order[0], 1, 2),
        (order[1], 0, 2),
    ]


def test_b15_money_received_counts_for_later_payments():
    """A's mine yields 1 and owes 4. The winner B pays A 2 first, so A can pay 3."""
    scene = Scene(3, gold=(0, 0, 0)).owns(A, "san-narciso-6").owns(B, "coyote-city-6").roll(3, 3)
    scene.saloon(A, "saloon-1", RED).saloon(C, "saloon-2", BLUE, girls=True).play(produce(scene.table, B))
    assert [(event.payer, event.gold) for event in scene.told(SaloonPaid)] == [(B, 2), (A, 3)]
    assert scene.gold == [0, 2, 3]


def test_b15_money_not_yet_received_does_not_count():
    """The same, but A is the winner and pays first: he pays 1 and then gets 2."""
    scene = Scene(3, gold=(0, 0, 0)).owns(A, "san-narciso-6").owns(B, "coyote-city-6").roll(3, 3)
    scene.saloon(A, "saloon-1", RED).saloon(C, "saloon-2", BLUE, girls=True).play(produce(scene.table, A))
    assert scene.gold == [2, 2, 1]


DANGEROUS = ("cactus-junction-7", "cold-mountain-6")


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_b16_on_a_sum_of_2_or_12_every_dangerous_mine_in_play_collapses(dice):
    scene = Scene(3).owns(A, DANGEROUS[0], "coyote-city-6").owns(B, DANGEROUS[1]).roll(*dice)
    scene.play(produce(scene.table, B))
    assert scene.told(MineCollapsed) == [
        MineCollapsed(B, DANGEROUS[1], False),
        MineCollapsed(A, DANGEROUS[0], False),
    ]
    assert scene.state.players[A].mines == ["coyote-city-6"]
    assert sorted(scene.state.out) == sorted(DANGEROUS)


@pytest.mark.parametrize("dice", [(1, 2), (6, 5), (3, 3), (1, 6), (2, 5)])
def test_b16_no_mine_collapses_on_another_sum_not_even_on_other_doubles(dice):
    scene = Scene(3).owns(A, *DANGEROUS).roll(*dice)
    scene.play(produce(scene.table, A))
    assert scene.state.players[A].mines == list(DANGEROUS)


@pytest.mark.parametrize(("dice", "choice"), [((1, 3), "second-1"), ((5, 6), "first-6")])
def test_b16_telegraph_can_make_mines_collapse(dice, choice):
    scene = Scene(3).owns(A, *DANGEROUS).owns(B, "telegraph-1").roll(*dice)
    scene.play(produce(scene.table, A), (B, choice))
    assert scene.state.players[A].mines == []


def test_b16_telegraph_can_save_mines_from_collapse():
    scene = Scene(3).owns(A, "telegraph-1", *DANGEROUS).roll(6, 6)
    scene.play(produce(scene.table, B), (A, "first-1"))
    assert DANGEROUS[0] in scene.state.players[A].mines
    assert scene.gold == [16, 10, 10]


def test_b16_collapses_come_after_yields_and_saloons():
    scene = Scene(3).owns(A, "cactus-junction-12", *DANGEROUS).saloon(B, "saloon-1", GREEN).roll(6, 6)
    scene.play(produce(scene.table, A))
    assert scene.words() == ["DiceRolled", "MineProduced", "SaloonPaid", "MineCollapsed", "MineCollapsed"]


def test_b16_the_new_vein_leaves_with_its_mine():
    scene = Scene(3).owns(A, *DANGEROUS).roll(6, 6)
    scene.state.new_vein = "cold-mountain-6"
    scene.play(produce(scene.table, A))
    assert scene.state.new_vein is None
    assert sorted(scene.state.out) == sorted([*DANGEROUS, "new-vein-1"])
    assert [event.had_new_vein for event in scene.told(MineCollapsed)] == [False, True]


def test_b16_the_new_vein_of_another_mine_stays():
    scene = Scene(3).owns(A, *DANGEROUS, "coyote-city-6").roll(6, 6)
    scene.state.new_vein = "coyote-city-6"
    scene.play(produce(scene.table, A))
    assert scene.state.new_vein == "coyote-city-6"


def test_b16_mayors_are_looked_at_once_after_all_collapses():
    scene = Scene(3).owns(A, *DANGEROUS, "cold-mountain-3", "cactus-junction-2", mayor_of=(GREEN, PURPLE))
    scene.owns(B, "cold-mountain-4", "cold-mountain-5").owns(C, "cactus-junction-4")
    scene.play(collapse(scene.table, A))
    assert scene.words() == ["MineCollapsed", "MineCollapsed", "MayorElected"]
    assert scene.told(MayorElected) == [MayorElected(PURPLE, B, A)]
    assert scene.state.mayors == {GREEN: A, PURPLE: B}


def test_b16_a_tie_after_a_collapse_goes_to_the_first_clockwise_from_the_old_mayor_not_to_the_winner():
    """A's mine collapses before B's, and yet both have before anybody becomes mayor."""
    scene = Scene(3).owns(A, "cactus-junction-7", "cactus-junction-2", mayor_of=(GREEN,))
    scene.owns(B, "cactus-junction-4", "cactus-junction-5", "cold-mountain-6")
    scene.owns(C, "cactus-junction-6", "cactus-junction-8").play(collapse(scene.table, C))
    assert scene.story == [
        MineCollapsed(A, "cactus-junction-7", False),
        MineCollapsed(B, "cold-mountain-6", False),
        MayorElected(GREEN, B, A),
    ]


def test_b16_a_mayor_whose_last_mine_collapses_loses_the_pawn():
    scene = Scene(3).owns(A, "cold-mountain-6", mayor_of=(PURPLE,)).owns(B, "cold-mountain-3")
    scene.play(collapse(scene.table, A))
    assert scene.told(MayorGone) == [MayorGone(PURPLE, A)]
    assert scene.state.mayors == {}


def test_b16_a_collapse_that_makes_a_mayor_lets_his_waiting_governor_come():
    scene = Scene(3).owns(A, "cold-mountain-6", "cold-mountain-3", mayor_of=(PURPLE,))
    scene.owns(C, "governor-1", "cold-mountain-4", "cold-mountain-5").roll(1, 1)
    scene.play(produce(scene.table, A))
    assert scene.told(GovernorNamed) == [GovernorNamed(C, PURPLE)]
    assert scene.words()[-3:] == ["MineCollapsed", "MayorElected", "GovernorNamed"]


def test_b17_the_winner_of_this_auction_is_the_next_start_player():
    scene = Scene(3).roll(1, 2)
    scene.state.deck = ["coyote-city-3", "coyote-city-4", "coyote-city-5"]
    scene.state.deck += ["san-narciso-2", "dry-gulch-9", "coyote-city-8"]
    scene.play(
        play_round(scene.table),
        (A, None),
        (B, 1),
        (C, 2),
        (B, None),
        (C, "san-narciso-2"),
        (A, "dry-gulch-9"),
    )
    assert scene.asked is None
    assert scene.state.start == C
    scene.play(play_round(scene.table))
    assert scene.asked == (C, "bid")

"""Taking cards, Mustang and the mayor's fee (B10 to B12)."""

import pytest

from engine.games.boomtown.rules import play_round
from engine.games.boomtown.story import CardTaken, FeePaid, HeldBack, MustangPlayed
from engine.games.boomtown.taking import take_card, take_cards
from tests.engine.games.boomtown.scene import BLUE, GREEN, RED, A, B, C, D, Scene

MINES = ("coyote-city-3", "san-narciso-3", "dry-gulch-3", "cactus-junction-2", "cold-mountain-3")
FOUR = ("coyote-city-3", "san-narciso-3", "dry-gulch-3", "cold-mountain-3")


def takers(scene):
    return [(event.seat, event.card) for event in scene.told(CardTaken)]


def test_b10_the_winner_takes_first_then_clockwise_and_the_last_card_is_not_asked():
    scene = Scene(4).offer(*FOUR)
    scene.play(take_cards(scene.table, C), (C, "dry-gulch-3"), (D, "coyote-city-3"), (A, "cold-mountain-3"))
    assert scene.asked is None
    assert takers(scene) == [
        (C, "dry-gulch-3"),
        (D, "coyote-city-3"),
        (A, "cold-mountain-3"),
        (B, "san-narciso-3"),
    ]
    assert scene.state.offer == []
    assert scene.state.taken == [C, D, A, B]
    assert scene.state.players[B].mines == ["san-narciso-3"]


def test_b10_the_choice_is_among_the_cards_still_on_offer():
    scene = Scene(4).offer(*FOUR)
    scene.play(take_cards(scene.table, A))
    assert scene.keys == list(FOUR)
    scene.answer(A, "dry-gulch-3")
    assert scene.keys == ["coyote-city-3", "san-narciso-3", "cold-mountain-3"]
    assert scene.decision.rule == "B10"


def test_b10_a_take_is_completed_before_the_next_player_takes():
    scene = Scene(3).offer("dynamite-1", "dry-gulch-3", "san-narciso-3").owns(B, "coyote-city-3")
    scene.owns(B, "coyote-city-4", mayor_of=(RED,))
    scene.play(take_cards(scene.table, A), (A, "dynamite-1"))
    assert scene.asked == (A, "dynamite")
    assert scene.state.taken == [A]
    assert scene.state.players[A].waiting == ["dynamite-1"]
    scene.answer(A, "coyote-city-3")
    assert scene.asked == (B, "take")


def test_b10_a_take_is_completed_before_mustang_is_offered():
    scene = Scene(3).offer("saloon-1", "dry-gulch-3", "san-narciso-3").owns(C, "mustang-1")
    scene.play(take_cards(scene.table, A), (A, "saloon-1"))
    assert scene.asked == (A, "saloon")
    scene.answer(A, BLUE)
    assert scene.asked == (C, "mustang")


def test_b10_waiting_cards_of_others_are_carried_out_before_the_next_player_takes():
    scene = Scene(3).offer("dry-gulch-3", "san-narciso-3", "san-narciso-4").owns(C, "dynamite-1")
    scene.play(take_cards(scene.table, A), (A, "dry-gulch-3"))
    assert scene.words() == ["CardTaken", "MineDynamited"]
    assert scene.asked == (B, "take")


def test_b10_an_event_that_can_be_carried_out_must_be():
    scene = Scene(3).offer("governor-1").owns(A, "coyote-city-3", "coyote-city-4", mayor_of=(RED,))
    scene.play(take_card(scene.table, A))
    assert scene.state.governor == RED
    assert scene.state.players[A].waiting == []


def test_b11_mustang_is_offered_right_after_the_winner_and_its_holder_takes_next():
    scene = Scene(4).offer(*FOUR).owns(D, "mustang-1")
    scene.play(take_cards(scene.table, A), (A, FOUR[0]))
    assert scene.asked == (D, "mustang")
    assert scene.keys == ["play", "keep"]
    scene.answer(D, "play")
    assert scene.told(MustangPlayed) == [MustangPlayed(D)]
    assert scene.asked == (D, "take")
    scene.answer(D, FOUR[1])
    assert scene.asked == (B, "take")
    scene.answer(B, FOUR[2])
    assert takers(scene)[-1] == (C, FOUR[3])
    assert len(takers(scene)) == 4
    assert scene.state.players[D].kept == []
    assert scene.state.out == ["mustang-1"]


def test_b11_mustang_that_is_kept_changes_nothing_and_stays():
    scene = Scene(4).offer(*FOUR).owns(D, "mustang-1")
    scene.play(take_cards(scene.table, A), (A, FOUR[0]), (D, "keep"))
    assert scene.asked == (B, "take")
    assert scene.state.players[D].kept == ["mustang-1"]
    assert scene.told(MustangPlayed) == []
    assert scene.told(HeldBack) == [HeldBack(D, "mustang-1")]


@pytest.mark.parametrize("holder", [C, D])
def test_b11_mustang_is_not_offered_where_it_changes_nothing(holder):
    """C has won the auction, and D is next anyway."""
    scene = Scene(4).offer(*FOUR).owns(holder, "mustang-1")
    scene.play(take_cards(scene.table, C), (C, FOUR[0]))
    assert scene.asked == (D, "take")


def test_b11_mustang_is_offered_to_no_one_later_in_the_round():
    scene = Scene(4).offer(*FOUR).owns(D, "mustang-1")
    scene.play(take_cards(scene.table, A), (A, FOUR[0]), (D, "keep"), (B, FOUR[1]))
    assert scene.asked == (C, "take")
    scene.answer(C, FOUR[2])
    assert scene.asked is None


@pytest.mark.parametrize("taker", [A, B, C])
def test_b11_mustang_taken_this_round_works_from_the_next(taker):
    scene = Scene(4, gold=(9, 9, 9, 9)).roll(1, 2, 1, 2)
    scene.state.round = 5
    scene.state.deck = [*FOUR, "san-narciso-11", "san-narciso-6", "san-narciso-7", "mustang-1"]
    takes = {A: "san-narciso-11", B: "san-narciso-6", C: "san-narciso-7"} | {taker: "mustang-1"}
    scene.play(play_round(scene.table), (A, 1), (B, None), (C, None), (D, None), *takes.items())
    assert scene.asked is None
    assert "mustang-1" in scene.state.players[taker].kept
    assert scene.told(MustangPlayed) == []
    scene.state.start = D
    scene.play(play_round(scene.table), (D, 1), (A, None), (B, None), (C, None))
    assert scene.asked == (D, "take")


def test_b11_the_holder_of_a_kept_mustang_is_asked_again_in_the_next_round():
    scene = Scene(3).owns(C, "mustang-1").roll(1, 2)
    scene.state.deck = [*FOUR[:3], *MINES[3:], "san-narciso-4"]
    passes = ((A, None), (B, None), (C, None))
    scene.play(play_round(scene.table), *passes, (A, MINES[3]), (C, "keep"), (B, MINES[4]))
    assert scene.asked is None
    scene.play(play_round(scene.table), *passes, (A, FOUR[0]))
    assert scene.asked == (C, "mustang")


def fee(*, gold=10, mayor=("coyote-city-4", "coyote-city-5"), own=(), governor=None, town=RED):
    scene = Scene(3, gold=(gold, 10, 10)).owns(B, *mayor, mayor_of=(town,)).owns(A, *own)
    scene.state.governor = governor
    scene.offer("coyote-city-3").play(take_card(scene.table, A))
    return scene


def test_b12_who_takes_a_mine_where_another_is_mayor_pays_1_for_each_of_his_mines():
    scene = fee(mayor=("coyote-city-4", "coyote-city-5", "coyote-city-6"))
    assert scene.gold == [7, 13, 10]
    assert scene.told(FeePaid) == [FeePaid(A, B, RED, 3, 3)]
    assert scene.words() == ["CardTaken", "FeePaid"]


def test_b12_the_mayor_pays_no_fee_in_his_own_town():
    scene = Scene(3).owns(A, "coyote-city-4", "coyote-city-5", mayor_of=(RED,)).offer("coyote-city-3")
    scene.play(take_card(scene.table, A))
    assert scene.gold == [10, 10, 10]
    assert scene.told(FeePaid) == []


def test_b12_there_is_no_fee_without_a_mayor_or_in_another_town():
    scene = fee(mayor=("san-narciso-4", "san-narciso-11"), town=BLUE)
    assert scene.gold == [10, 10, 10]
    scene = Scene(3).owns(B, "coyote-city-4").offer("coyote-city-3")
    scene.play(take_card(scene.table, A))
    assert scene.gold == [10, 10, 10]


def test_b12_the_governor_doubles_the_fee():
    scene = fee(governor=RED)
    assert scene.gold == [6, 14, 10]
    assert scene.told(FeePaid) == [FeePaid(A, B, RED, 4, 4)]


def test_b12_the_old_mayor_is_paid_before_the_taker_becomes_mayor():
    """Two mines each: the taker pays for the mayor's two, then lays his third and gets the pawn."""
    scene = fee(own=("coyote-city-6", "coyote-city-7"))
    assert scene.gold == [8, 12, 10]
    assert scene.state.mayors == {RED: A}
    assert scene.words() == ["CardTaken", "FeePaid", "MayorElected"]


def test_b12_who_has_less_pays_what_he_has():
    scene = fee(gold=1, mayor=("coyote-city-4", "coyote-city-5", "coyote-city-6"))
    assert scene.gold == [0, 11, 10]
    assert scene.told(FeePaid) == [FeePaid(A, B, RED, 1, 3)]
    assert scene.state.players[A].mines == ["coyote-city-3"]


def test_b12_a_bankrupt_player_still_gets_his_mine():
    scene = fee(gold=0)
    assert scene.gold == [0, 10, 10]
    assert scene.told(FeePaid) == [FeePaid(A, B, RED, 0, 2)]
    assert scene.state.players[A].mines == ["coyote-city-3"]


def test_b12_mines_lie_in_the_tables_order_however_they_were_taken():
    scene = Scene(3)
    for card in ("san-narciso-2", "coyote-city-12", "coyote-city-3", "cactus-junction-12"):
        scene.offer(card).play(take_card(scene.table, A))
    assert scene.state.players[A].mines == [
        "cactus-junction-12",
        "coyote-city-3",
        "coyote-city-12",
        "san-narciso-2",
    ]
    assert GREEN not in scene.state.mayors

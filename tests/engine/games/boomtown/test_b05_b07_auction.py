"""The auction (B5 to B7)."""

import pytest

from engine.games.boomtown.auction import auction
from engine.games.boomtown.rules import play_round
from engine.games.boomtown.story import AuctionWon, Bid, Passed, SatOut
from tests.engine.games.boomtown.scene import A, B, C, D, E, Scene


def bidding(*gold, start=A):
    scene = Scene(len(gold), gold=gold)
    scene.state.start = start
    return scene


def test_b05_the_start_player_opens_with_at_least_1_or_passes():
    scene = bidding(10, 10, 10, start=B)
    scene.play(auction(scene.table))
    assert scene.asked == (B, "bid")
    assert scene.amounts == list(range(1, 11))
    assert scene.decision.may_pass
    assert scene.decision.rule == "B5"


def test_b05_clockwise_each_bids_at_least_1_more_and_never_above_his_gold():
    scene = bidding(10, 7, 9, start=C)
    scene.play(auction(scene.table), (C, 2))
    assert scene.asked == (A, "bid")
    assert scene.amounts == list(range(3, 11))
    scene.answer(A, 4)
    assert scene.asked == (B, "bid")
    assert scene.amounts == [5, 6, 7]


def test_b05_the_bidding_goes_round_until_all_but_one_have_passed():
    scene = bidding(10, 10, 10)
    winner = scene.play(auction(scene.table), (A, 1), (B, 2), (C, None), (A, 3), (B, 5), (A, None))
    assert winner == scene.state.winner == B
    assert (scene.state.bid, scene.state.leader, scene.state.passed) == (5, B, [C, A])
    assert scene.told(AuctionWon) == [AuctionWon(B, 5)]


def test_b05_a_pass_is_final():
    scene = bidding(10, 10, 10, 10)
    scene.play(auction(scene.table), (A, None), (B, 1), (C, 2), (D, None))
    assert scene.asked == (B, "bid")
    scene.answer(B, 3)
    assert scene.asked == (C, "bid")


def test_b05_a_bid_of_all_the_gold_on_the_table_ends_the_auction_without_further_questions():
    scene = bidding(10, 9, 10)
    assert scene.play(auction(scene.table), (A, 10)) == A
    assert scene.told(Passed) == [Passed(B, True), Passed(C, True)]


def test_b05_who_cannot_raise_passes_automatically_when_his_turn_comes():
    scene = bidding(10, 3, 10)
    scene.play(auction(scene.table), (A, 3))
    assert scene.asked == (C, "bid")
    assert scene.state.passed == [B]
    scene.answer(C, None)
    assert scene.told(Passed) == [Passed(B, True), Passed(C, False)]
    assert scene.result == A


def test_b05_an_automatic_pass_is_final_too():
    scene = bidding(10, 3, 10)
    assert scene.play(auction(scene.table), (A, 3), (C, 4), (A, None)) == C
    assert [type(event) for event in scene.story] == [Bid, Passed, Bid, Passed, AuctionWon]


def test_b05_with_no_bid_standing_the_last_player_still_chooses():
    scene = bidding(10, 10, 10)
    scene.play(auction(scene.table), (A, None), (B, None))
    assert scene.asked == (C, "bid")
    assert scene.amounts[0] == 1
    assert scene.answer(C, 1).result == C
    assert scene.state.bid == 1


def test_b05_the_standing_bid_and_who_has_passed_are_in_the_state_while_others_think():
    scene = bidding(10, 10, 10, 10)
    scene.play(auction(scene.table), (A, None), (B, 4))
    assert (scene.state.bid, scene.state.leader, scene.state.passed) == (4, B, [A])
    assert scene.state.winner is None


@pytest.mark.parametrize(("gold", "first"), [((0, 5, 5), B), ((0, 0, 5, 5), C), ((5, 5, 0, 0, 0), A)])
def test_b05_if_the_start_player_is_bankrupt_the_next_solvent_player_on_his_left_opens(gold, first):
    scene = bidding(*gold, start=A if gold[0] == 0 else C)
    scene.play(auction(scene.table))
    assert scene.asked == (first, "bid")


@pytest.mark.parametrize("start", [A, B, C])
def test_b05_a_sole_solvent_player_wins_at_0_without_being_asked(start):
    scene = bidding(0, 6, 0, start=start)
    assert scene.play(auction(scene.table)) == B
    assert scene.told(AuctionWon) == [AuctionWon(B, 0)]
    assert scene.told(Bid) + scene.told(Passed) == []
    assert (scene.state.bid, scene.state.passed) == (0, [])


def test_b06_if_all_pass_the_first_who_passed_wins_at_0():
    scene = bidding(10, 10, 10, 10, start=C)
    assert scene.play(auction(scene.table), (C, None), (D, None), (A, None), (B, None)) == C
    assert scene.told(AuctionWon) == [AuctionWon(C, 0)]
    assert scene.state.bid == 0


def test_b06_the_first_who_passed_is_the_first_solvent_one():
    scene = bidding(0, 10, 10, start=A)
    assert scene.play(auction(scene.table), (B, None), (C, None)) == B


def test_b07_a_bankrupt_player_takes_no_part_in_the_auction():
    scene = bidding(10, 0, 10, 0, 10)
    assert scene.play(auction(scene.table), (A, 1), (C, 2), (E, None), (A, None)) == C
    assert scene.state.passed == [E, A]


def test_b07_a_player_with_1_gold_is_not_bankrupt():
    scene = bidding(1, 10, 10)
    scene.play(auction(scene.table))
    assert scene.asked == (A, "bid")
    assert scene.amounts == [1]


def test_b07_a_bankrupt_player_still_takes_a_card():
    scene = bidding(10, 0, 10).roll(1, 1)
    scene.state.deck = ["san-narciso-2", "san-narciso-8", "dry-gulch-9"]
    scene.play(play_round(scene.table), (A, None), (C, None), (A, "san-narciso-2"))
    assert scene.asked == (B, "take")


@pytest.mark.parametrize("start", [A, B, C])
def test_b07_if_everyone_is_bankrupt_the_start_player_wins_at_0(start):
    scene = bidding(0, 0, 0, start=start)
    assert scene.play(auction(scene.table)) == start
    assert scene.told(AuctionWon) == [AuctionWon(start, 0)]
    assert scene.told(SatOut) == [SatOut((start, *(seat for seat in (B, C, A, B, C)[start : start + 2])))]


def test_b07_who_is_bankrupt_is_told_before_the_bidding_also_the_start_player():
    scene = bidding(0, 10, 10, 0, start=A)
    scene.play(auction(scene.table), (B, 1))
    assert scene.story == [SatOut((A, D)), Bid(B, 1)]


def test_b07_where_all_have_gold_nobody_is_told_to_sit_out():
    scene = bidding(1, 10, 10)
    scene.play(auction(scene.table))
    assert scene.told(SatOut) == []

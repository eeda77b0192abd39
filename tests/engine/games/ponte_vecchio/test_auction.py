"""Phase 1: a shop is auctioned (P3 to P5, P22)."""

import pytest

from engine.errors import IllegalAnswer
from engine.games.ponte_vecchio.auction import auction
from engine.games.ponte_vecchio.cards import Phase
from engine.games.ponte_vecchio.rules import play_round
from engine.games.ponte_vecchio.story import (
    AuctionSkipped,
    AuctionWon,
    Bid,
    DutyPassed,
    Passed,
    RoundBegan,
    ShopBuilt,
)
from engine.games.ponte_vecchio.view import AuctionView
from tests.engine.games.ponte_vecchio.scene import OUTWARD, A, B, C, D, Scene, all_built


def bidding(*answers, seats=3, bridge=None, **options):
    return Scene(seats, bridge, **options).play(auction, *answers)


# P3: the opener


def test_p03_in_the_first_round_the_start_player_bids_first():
    assert bidding(start=C).asked == ((C,), "bid")


def test_p03_in_later_rounds_whoever_last_moved_the_rich_man_bids_first():
    scene = bidding(start=C, last_mover=B)
    assert scene.asked == ((B,), "bid")
    assert scene.told(DutyPassed) == []


def test_p03_whoever_last_moved_bids_first_also_if_that_was_the_first_seat():
    assert bidding(start=C, last_mover=A).asked == ((A,), "bid")


def test_p03_who_bought_the_right_and_moved_opens_the_next_auction():
    scene = Scene(3, {4: "a", 9: "b", 12: "c"}, last_mover=C)
    scene.start((C, 5), (A, None), (B, None), (C, "step-1")).all_lay("10", "50", "90")
    scene.say(B, 20).answer(A, "sell-1-20").answer(B, "step-9")
    assert scene.asked == ((B,), "bid")
    assert scene.state.last_mover == B


def test_p03_he_must_open():
    scene = bidding()
    decision = scene.decision(A)
    assert (decision.rule, decision.may_pass) == ("P3", False)
    with pytest.raises(IllegalAnswer, match="no-pass") as error:
        scene.answer(A, None)
    assert error.value.rule == "P3"


def test_p03_one_without_a_shop_in_hand_passes_the_duty_to_his_left():
    scene = bidding(bridge=all_built("a", first=1))
    assert scene.asked == ((B,), "bid")
    assert scene.told(DutyPassed) == [DutyPassed((A,))]
    assert scene.view().auction == AuctionView(0, None, B, (), None)


@pytest.mark.parametrize(("gulden", "opener"), [(0, B), (4, B), (5, A), (6, A)])
def test_p03_one_with_fewer_than_5_gulden_passes_the_duty_on_too(gulden, opener):
    scene = bidding(gulden=(gulden,))
    assert scene.state.opener == opener
    assert scene.told(DutyPassed) == ([DutyPassed((A,))] if opener == B else [])


def test_p03_who_has_5_opens_with_all_of_it_unasked():
    scene = bidding(gulden=(5,))
    assert scene.told(Bid) == [Bid(A, 5, is_opening=True)]
    assert scene.asked == ((B,), "bid")


def test_p03_the_duty_goes_on_to_the_left_until_somebody_can():
    scene = bidding(seats=4, gulden=(100, 100, 4, 0), last_mover=C)
    assert scene.asked == ((A,), "bid")
    assert scene.told(DutyPassed) == [DutyPassed((C, D))]


def test_p03_nobody_who_can_open_may_pass_the_duty_on():
    scene = bidding(gulden=(0, 100, 100))
    with pytest.raises(IllegalAnswer, match="no-pass"):
        scene.answer(B, None)


def test_p03_who_passed_the_duty_takes_no_part():
    scene = bidding((B, 5), (C, None), gulden=(4, 100, 100))
    assert scene.asked == ((B,), "build")
    assert scene.told(Passed) == [Passed(C, is_automatic=False)]


def test_p03_if_nobody_can_phase_1_is_skipped():
    bridge = all_built("a", first=1)
    scene = Scene(3, bridge, gulden=(100, 4, 0)).play(auction)
    assert (scene.asked, scene.result) == (None, False)
    assert scene.story == [AuctionSkipped(1)]
    assert scene.gulden == [100, 4, 0]
    assert scene.bridge == bridge


def test_p03_after_a_skipped_phase_1_phase_2_follows():
    scene = Scene(3, {4: "a", 9: "b", 12: "c"}, gulden=(0, 4, 3)).play(play_round)
    assert scene.asked == ((A, B, C), "card")
    assert scene.story == [RoundBegan(1), AuctionSkipped(1)]
    assert scene.view().auction is None


def test_p03_a_skipped_auction_shows_none_of_the_auction_before():
    scene = Scene(2, {4: "a", 9: "b"}, gulden=(0, 0))
    scene.state.opener, scene.state.bid = B, 0
    scene.play(auction)
    assert (scene.state.opener, scene.state.bidders) == (None, [])


# P4: the bids


def test_p04_bids_are_multiples_of_5_and_at_least_5():
    scene = bidding(gulden=(23,))
    assert scene.amounts(A) == [5, 10, 15, 20]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (0, "amount-too-low"),
        (-5, "amount-too-low"),
        (4, "amount-too-low"),
        (6, "amount-off-step"),
        (12, "amount-off-step"),
        (105, "amount-too-high"),
        ("10", "not-a-number"),
    ],
)
def test_p04_nothing_else_is_a_bid(answer, why):
    with pytest.raises(IllegalAnswer, match=why):
        bidding().answer(A, answer)


def test_p04_all_his_money_may_be_bid():
    assert bidding((A, 100)).told(Bid) == [Bid(A, 100, is_opening=True)]


def test_p04_bids_rise():
    scene = bidding((A, 20))
    assert scene.amounts(B)[:2] == [25, 30]
    for low in (5, 20):
        with pytest.raises(IllegalAnswer, match="amount-too-low") as error:
            scene.answer(B, low)
        assert error.value.rule == "P4"
    scene.answer(B, 25)
    assert scene.amounts(C)[0] == 30
    assert scene.told(Bid) == [Bid(A, 20, is_opening=True), Bid(B, 25, is_opening=False)]


def test_p04_nobody_bids_above_their_money():
    scene = bidding((A, 20), gulden=(100, 49, 100))
    assert scene.amounts(B) == [25, 30, 35, 40, 45]
    with pytest.raises(IllegalAnswer, match="amount-too-high"):
        scene.answer(B, 50)


def test_p04_clockwise_raise_or_pass_round_and_round():
    scene = bidding(seats=4, last_mover=C)
    for seat, answer in ((C, 5), (D, 10), (A, None), (B, 15), (C, 20), (D, 25), (B, 30), (C, None)):
        assert scene.asked == ((seat,), "bid")
        scene.answer(seat, answer)
    assert scene.asked == ((D,), "bid")
    scene.answer(D, None)
    assert scene.told(AuctionWon) == [AuctionWon(B, 30)]
    assert scene.told(Passed) == [Passed(seat, is_automatic=False) for seat in (A, C, D)]


def test_p04_a_pass_is_final():
    scene = bidding((A, 5), (B, None), (C, 10))
    assert scene.asked == ((A,), "bid")
    scene.answer(A, 15)
    assert scene.asked == ((C,), "bid")
    assert scene.view().auction == AuctionView(15, A, A, (B,), None)


def test_p04_who_cannot_raise_passes_automatically():
    scene = bidding((A, 20), gulden=(100, 24, 100))
    assert scene.asked == ((C,), "bid")
    assert scene.told(Passed) == [Passed(B, is_automatic=True)]
    assert scene.state.passed == [B]


def test_p04_who_can_raise_by_all_he_has_is_asked():
    assert bidding((A, 20), gulden=(100, 25, 100)).amounts(B) == [25]


def test_p04_the_opener_passes_automatically_too_once_he_is_outbid_by_more_than_he_has():
    scene = bidding((A, 30), (B, 35), (C, None), gulden=(30, 100, 100))
    assert scene.asked == ((B,), "build")
    assert scene.told(Passed) == [Passed(C, is_automatic=False), Passed(A, is_automatic=True)]


def test_p04_who_has_no_shop_in_hand_takes_no_part():
    scene = bidding((A, 5), bridge=all_built("b", first=1))
    assert scene.asked == ((C,), "bid")
    scene.answer(C, None)
    assert scene.asked == ((A,), "build")
    assert scene.told(Passed) == [Passed(C, is_automatic=False)]


def test_p04_it_ends_when_all_others_have_passed():
    scene = bidding((A, 5), (B, 10), (C, None), (A, None))
    assert scene.asked == ((B,), "build")
    assert scene.told(AuctionWon) == [AuctionWon(B, 10)]


def test_p04_the_openers_bid_may_win_unopposed():
    scene = bidding((A, 5), (B, None), (C, None))
    assert scene.told(AuctionWon) == [AuctionWon(A, 5)]
    assert scene.asked == ((A,), "build")


def test_p04_two_players_bid_against_each_other():
    scene = bidding((B, 5), (A, 10), (B, 15), (A, None), seats=2, last_mover=B)
    assert scene.told(AuctionWon) == [AuctionWon(B, 15)]


def test_p04_the_bidding_is_seen_by_all():
    scene = bidding((A, 5), (B, 10))
    seen = [scene.view(seat).auction for seat in (A, B, C, None)]
    assert seen == [AuctionView(10, B, A, (), None)] * 4


# P22: who alone can bid


@pytest.mark.parametrize(
    ("bridge", "gulden"),
    [({}, (100, 4, 0)), (all_built("b", first=1), (100, 100, 3)), (all_built("c", first=3), (7, 0, 50))],
)
def test_p22_who_alone_can_bid_opens_with_5_unasked_and_wins(bridge, gulden):
    scene = bidding(bridge=bridge, gulden=gulden)
    assert scene.told(Bid) == [Bid(A, 5, is_opening=True)]
    assert scene.told(AuctionWon) == [AuctionWon(A, 5)]
    assert scene.asked == ((A,), "build")
    assert scene.gulden == [gulden[0] - 5, *gulden[1:]]


def test_p22_it_may_be_another_than_the_opener():
    scene = bidding(gulden=(0, 4, 60), last_mover=B)
    assert scene.told(DutyPassed) == [DutyPassed((B,))]
    assert scene.asked == ((C,), "build")
    assert scene.gulden == [0, 4, 55]


def test_p22_an_opener_with_one_who_could_outbid_him_is_asked():
    assert bidding(gulden=(100, 5, 0)).amounts(A) == list(range(5, 101, 5))


# P5: the winner pays and builds


def test_p05_the_winner_pays_the_bank():
    scene = bidding((A, 20), (B, 35), (C, None), (A, None))
    assert scene.gulden == [100, 65, 100]


def test_p05_he_builds_one_of_his_shops():
    scene = bidding((A, 20), (B, 35), (C, None), (A, None), (B, "step-7"), bridge={3: "b"})
    assert scene.bridge == {3: "b", 7: "b"}
    assert scene.in_hand == [12, 10, 12]
    assert scene.told(ShopBuilt) == [ShopBuilt(B, 7, 10, is_free=False)]
    assert (scene.asked, scene.result) == (None, True)


def test_p05_the_winner_builds_on_any_free_plot_also_opposite_other_shops():
    scene = bidding((A, 5), (B, None), (C, None), bridge={3: "a", 4: "b", 5: "bc", 6: "aa"})
    assert scene.decision(A).rule == "P5"
    assert scene.steps(A) == [step for step in range(1, 16) if step not in (5, 6)]
    for taken in ("step-5", "step-6"):
        with pytest.raises(IllegalAnswer, match="not-an-option"):
            scene.answer(A, taken)
    scene.answer(A, "step-4")
    assert scene.bridge[4] == "ba"


def test_p05_a_shop_may_stand_opposite_ones_own():
    scene = bidding((A, 5), (B, None), (C, None), (A, "step-3"), bridge={3: "a"})
    assert scene.bridge == {3: "aa"}


def test_p05_the_only_free_step_is_taken_by_itself():
    full = dict.fromkeys(range(1, 7), "ab") | dict.fromkeys(range(7, 15), "cd")
    scene = bidding((A, 5), (B, None), (C, None), (D, None), seats=4, bridge=full)
    assert scene.asked is None
    assert scene.bridge[15] == "a"


@pytest.mark.parametrize("at", [4, 15])
def test_p05_building_beside_the_rich_man_neither_pays_nor_turns_him(at):
    scene = bidding((A, 5), (B, None), (C, None), (A, f"step-{at}"), bridge={2: "b"}, at=at)
    assert scene.gulden == [95, 100, 100]
    assert (scene.state.position, scene.state.direction) == (at, OUTWARD)
    assert scene.words()[-1] == "ShopBuilt"


def test_p05_who_builds_is_seen_by_all():
    scene = bidding((A, 5), (B, None), (C, None))
    assert scene.view().auction == AuctionView(5, A, A, (B, C), A)


def test_p05_after_the_building_the_auction_is_over_and_leaves_nothing():
    scene = Scene(3).play(play_round, (A, 5), (B, 10), (C, None), (A, None), (B, "step-1"))
    state = scene.state
    assert (state.bid, state.leader, state.passed, state.builder, state.bidders) == (0, None, [], None, [])
    assert (state.phase, scene.view().auction) == (Phase.CARDS, None)
    assert scene.asked == ((A, B, C), "card")


def test_p05_everyone_bids_anew_in_the_next_auction():
    scene = Scene(2, {4: "a", 12: "b"}).start((A, 5), (B, None), (A, "step-1"))
    scene.all_lay("10", "20").answer(A, "step-4")
    assert (scene.asked, scene.amounts(A)[0]) == (((A,), "bid"), 5)
    scene.answer(A, 5)
    assert scene.asked == ((B,), "bid")

"""Where the winner's gold goes (B8, B9)."""

import pytest

from engine.games.boomtown.auction import pay_bid, shares
from engine.games.boomtown.rules import play_round
from engine.games.boomtown.story import BidShared
from tests.engine.games.boomtown.scene import A, B, C, D, E, Scene


def paid(*gold, winner, bid, option=False):
    scene = Scene(len(gold), gold=gold)
    scene.state.bid, scene.state.winner, scene.state.last_keeps_all = bid, winner, option
    pay_bid(scene.table, winner)
    return scene


def test_b08_the_chain_goes_to_the_right_and_each_keeps_half_rounded_up():
    """5 players, bid 9: 5, 2, 1, 1."""
    scene = paid(10, 10, 10, 10, 10, winner=C, bid=9)
    assert scene.gold == [12, 15, 1, 11, 11]
    assert scene.story == [BidShared(C, ((B, 5), (A, 2), (E, 1), (D, 1)), 0)]


def test_b08_the_winner_pays_before_anybody_takes_a_card():
    scene = Scene(3)
    scene.state.deck = ["san-narciso-2", "dry-gulch-9", "coyote-city-8"]
    scene.play(play_round(scene.table), (A, 3), (B, None), (C, None))
    assert scene.asked == (A, "take")
    assert scene.gold == [7, 11, 12]
    assert scene.words() == ["RoundBegan", "Bid", "Passed", "Passed", "AuctionWon", "BidShared"]


def test_b08_nothing_ever_comes_back_to_the_winner():
    for seats in (3, 4, 5):
        for bid in range(1, 41):
            scene = paid(*[bid] * seats, winner=A, bid=bid)
            assert scene.gold[A] == 0


def test_b08_a_bankrupt_player_keeps_his_place_in_the_chain():
    assert paid(10, 0, 0, 10, winner=A, bid=10).gold == [0, 1, 3, 15]


def test_b08_a_bid_of_0_moves_nothing_and_tells_nothing():
    scene = paid(10, 0, 0, winner=A, bid=0)
    assert scene.gold == [10, 0, 0]
    assert scene.story == []


def test_b08_who_gets_nothing_is_not_told_of():
    scene = paid(10, 10, 10, 10, 10, winner=A, bid=1)
    assert scene.story == [BidShared(A, ((E, 1),), 0)]
    assert scene.gold == [9, 10, 10, 10, 11]


def test_b09_the_last_player_keeps_half_and_the_rest_goes_to_the_bank():
    """4 players, bid 10: 5, 3, 1, bank 1."""
    scene = paid(10, 10, 10, 10, winner=A, bid=10)
    assert scene.gold == [0, 11, 13, 15]
    assert scene.story == [BidShared(A, ((D, 5), (C, 3), (B, 1)), 1)]


def test_b09_with_the_option_the_last_player_keeps_it_all():
    """4 players, bid 10, option: 5, 3, 2."""
    scene = paid(10, 10, 10, 10, winner=A, bid=10, option=True)
    assert scene.gold == [0, 12, 13, 15]
    assert scene.story == [BidShared(A, ((D, 5), (C, 3), (B, 2)), 0)]


@pytest.mark.parametrize("option", [False, True])
def test_b09_with_three_players_the_rest_always_goes_to_the_bank(option):
    """3 players, bid 10: 5, 3, bank 2, with the option too."""
    scene = paid(10, 10, 10, winner=B, bid=10, option=option)
    assert scene.gold == [15, 0, 13]
    assert scene.story == [BidShared(B, ((A, 5), (C, 3)), 2)]


@pytest.mark.parametrize(
    ("bid", "seats", "option", "kept", "bank"),
    [
        (9, 5, False, [5, 2, 1, 1], 0),
        (10, 4, False, [5, 3, 1], 1),
        (10, 4, True, [5, 3, 2], 0),
        (10, 3, False, [5, 3], 2),
        (10, 3, True, [5, 3], 2),
        (1, 3, False, [1, 0], 0),
        (2, 3, False, [1, 1], 0),
        (3, 4, False, [2, 1, 0], 0),
        (7, 4, False, [4, 2, 1], 0),
        (23, 5, False, [12, 6, 3, 1], 1),
        (23, 5, True, [12, 6, 3, 2], 0),
    ],
)
def test_b09_shares_worked_out_by_hand(bid, seats, option, kept, bank):
    assert shares(bid, seats, last_keeps_all=option) == (kept, bank)


@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_b09_no_gold_is_made_or_lost_on_the_way(seats, option):
    for bid in range(200):
        kept, bank = shares(bid, seats, last_keeps_all=option)
        assert sum(kept) + bank == bid
        assert len(kept) == seats - 1
        assert kept == sorted(kept, reverse=True)

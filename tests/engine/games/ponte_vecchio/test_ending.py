"""The final round and the end (P16 to P19)."""

import pytest

from engine.games.ponte_vecchio.cards import CARDS, Ending, Phase
from engine.games.ponte_vecchio.ending import last_shop_built
from engine.games.ponte_vecchio.rules import is_over, new, play_round, ranking
from engine.games.ponte_vecchio.story import (
    AuctionSkipped,
    AuctionWon,
    CardsTakenBack,
    CardsTurned,
    FinalRoundBegan,
    NobodyMoves,
    PlayBegan,
    RoundBegan,
    Scored,
    ShopBuilt,
)
from engine.play.chance import Chance
from tests.engine.games.ponte_vecchio.scene import BACK, OUTWARD, A, B, C, D, Scene, all_built, play_out

FULL_BUT_ONE = dict.fromkeys(range(1, 8), "ab") | dict.fromkeys(range(9, 16), "cd") | {8: "c"}
"""29 shops: A and B have five in hand, C four, D five."""


def last_building(**options):
    """The round in which the last plot is built on: A builds on it, unasked."""
    options.setdefault("gulden", (50, 0, 0, 0))
    scene = Scene(4, FULL_BUT_ONE, **options)
    for player in scene.state.players:
        player.hand, player.pile = player.hand[3:], player.hand[:3]
    return scene.start()


# P16: the final round


def test_p16_the_final_round_follows_the_last_possible_shop_at_once():
    scene = last_building()
    assert scene.bridge[8] == "ca"
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.BRIDGE_FULL)]
    assert scene.words()[-4:] == ["AuctionWon", "ShopBuilt", "FinalRoundBegan", "PlayBegan"]


def test_p16_phase_2_of_that_round_is_left_out():
    scene = last_building()
    assert scene.told(CardsTurned) == []
    assert scene.told(PlayBegan) == [PlayBegan(1, 11)]
    assert scene.asked == ((A, B, C, D), "card")
    assert (scene.state.phase, scene.view().play, scene.view().ending) == (
        Phase.CARDS,
        1,
        Ending.BRIDGE_FULL,
    )


def test_p16_no_auction_is_seen_any_more():
    scene = Scene(4, FULL_BUT_ONE, gulden=(50, 0, 0, 0)).play(play_round)
    assert (scene.asked, scene.state.phase, scene.view().auction) == (None, Phase.CARDS, None)


def test_p16_everyone_takes_all_eleven_cards():
    scene = last_building()
    assert [player.hand for player in scene.state.players] == [list(CARDS)] * 4
    assert [player.pile for player in scene.state.players] == [[]] * 4


@pytest.mark.parametrize(("at", "looks"), [(0, OUTWARD), (7, BACK), (13, OUTWARD)])
def test_p16_the_rich_man_keeps_place_and_direction(at, looks):
    scene = last_building(at=at, looks=looks)
    assert (scene.state.position, scene.state.direction) == (at, looks)


def test_p16_the_game_is_over_after_eleven_plays_without_auctions():
    scene = last_building()
    rounds = len(scene.told(RoundBegan))
    assert not is_over(scene.state)
    play_out(scene)
    assert is_over(scene.state)
    assert scene.match.is_over
    assert scene.told(PlayBegan) == [PlayBegan(play, 11) for play in range(1, 12)]
    assert (len(scene.told(CardsTurned)), len(scene.told(AuctionWon))) == (11, 1)
    assert len(scene.told(RoundBegan)) == rounds
    assert scene.told(CardsTakenBack) == []
    assert (scene.state.phase, scene.view().is_over) == (Phase.END, True)


def test_p16_it_is_not_over_after_ten_plays():
    scene = Scene(2, {3: "ab"}).final(play=9).lays("10", "10").play(play_round)
    assert (scene.state.play, is_over(scene.state), scene.told(Scored)) == (10, False, [])
    scene = Scene(2, {3: "ab"}).final(play=10).lays("10", "10").play(play_round)
    assert (scene.state.play, is_over(scene.state)) == (11, True)


def test_p16_a_round_in_which_nothing_moves_counts_as_one_of_the_eleven():
    scene = Scene(2, {3: "ab"}, at=5).final().start()
    for card in CARDS[:-1]:  # the last is laid unasked
        scene.all_lay(card, card)
    assert scene.told(NobodyMoves) == [NobodyMoves()] * 11
    assert (scene.match.is_over, scene.state.position, scene.state.direction) == (True, 5, OUTWARD)


def test_p16_the_score_is_told_at_the_end():
    scene = Scene(3, {3: "ab", 4: "a"}, gulden=(7, 50, 3)).final(play=10).lays("10", "10", "100")
    scene.play(play_round, (C, "step-5"))
    assert scene.told(Scored) == [Scored(A, 7, 2), Scored(B, 50, 1), Scored(C, 3, 0)]
    assert scene.words()[-3:] == ["Scored"] * 3


# P17: the last possible shop


def test_p17_it_is_the_last_when_all_30_plots_are_full():
    assert last_shop_built(Scene(4, FULL_BUT_ONE).state) is None
    assert last_shop_built(Scene(4, FULL_BUT_ONE | {8: "cd"}).state) is Ending.BRIDGE_FULL


def test_p17_it_is_the_last_when_no_player_has_a_shop_left():
    bridge = all_built("a", first=1) | all_built("b", first=8)
    assert last_shop_built(Scene(2, bridge).state) is Ending.NO_SHOPS
    assert last_shop_built(Scene(2, bridge | {13: "b"}).state) is None
    assert last_shop_built(Scene(3, bridge).state) is None


def test_p17_two_players_have_24_shops():
    scene = Scene(2, all_built("a", first=1) | all_built("b", first=8) | {13: "b"}, gulden=(100, 20))
    scene.start((B, "step-15"))
    assert scene.told(ShopBuilt) == [ShopBuilt(B, 15, 0, is_free=False)]
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.NO_SHOPS)]
    assert scene.asked == ((A, B), "card")
    assert sum(len(owners) for owners in scene.bridge.values()) == 24


def test_p17_the_game_goes_on_while_one_player_has_shops_left():
    scene = Scene(2, all_built("a", first=1) | {9: "b", 10: "b"}).start((B, "step-15"))
    assert scene.told(FinalRoundBegan) == []
    scene.all_lay("10", "20")
    assert scene.asked == ((A,), "move")


@pytest.mark.parametrize(("seats", "ending"), [(2, Ending.NO_SHOPS), (3, Ending.BRIDGE_FULL)])
def test_p17_it_is_tested_after_each_building(seats, ending):
    """With enough money the last possible shop is the 24th, or the 30th."""
    scene = Scene(seats, gulden=(1000,) * seats).start()
    while scene.state.ending is None:
        seat = scene.match.waiting_for()[0]
        scene.answer(seat, next(iter(scene.decision(seat).legal())))
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(ending)]
    assert len(scene.told(ShopBuilt)) == (24 if seats == 2 else 30)
    assert len(scene.told(CardsTurned)) == len(scene.told(ShopBuilt)) - 1


# P18: five quiet rounds


def quiet(rounds, *, gulden=(0, 0), bridge=None, **options):
    """So many rounds were quiet; this one is the next."""
    scene = Scene(2, bridge or {3: "ab", 9: "a"}, gulden=gulden, **options)
    scene.state.quiet_rounds = rounds
    return scene.start()


def test_p18_after_phase_2_of_the_fifth_round_in_a_row_without_an_auction_the_final_round_starts():
    scene = quiet(4)
    assert scene.story == [RoundBegan(1), AuctionSkipped(5)]
    assert scene.asked == ((A, B), "card")
    scene.all_lay("20", "50")
    assert scene.told(FinalRoundBegan) == []
    scene.answer(A, "step-5")
    assert scene.words()[-4:] == ["Moved", "NobodyPaid", "FinalRoundBegan", "PlayBegan"]
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.NO_AUCTIONS)]
    assert [player.hand for player in scene.state.players] == [list(CARDS)] * 2


def test_p18_the_final_round_does_not_start_after_the_fourth():
    scene = quiet(3).all_lay("20", "50").answer(A, "step-5")
    assert scene.told(FinalRoundBegan) == []
    assert scene.told(AuctionSkipped) == [AuctionSkipped(4), AuctionSkipped(5)]
    assert scene.asked == ((A, B), "card")


def test_p18_rounds_in_which_nothing_moves_count():
    scene = quiet(0)
    for card in ("10", "20", "30", "40", "50"):
        assert scene.told(FinalRoundBegan) == []
        scene.all_lay(card, card)
    assert scene.told(NobodyMoves) == [NobodyMoves()] * 5
    assert scene.told(AuctionSkipped) == [AuctionSkipped(rounds) for rounds in range(1, 6)]
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.NO_AUCTIONS)]
    assert scene.asked == ((A, B), "card")


def test_p18_an_auction_starts_the_count_anew():
    scene = quiet(4, gulden=(5, 0))
    scene.answer(A, "step-12").all_lay("10", "50")
    assert scene.state.quiet_rounds == 0
    scene.answer(A, "step-2")
    assert scene.told(FinalRoundBegan) == []
    assert scene.told(AuctionSkipped) == [AuctionSkipped(1)]


def test_p18_the_rounds_in_a_row_are_seen():
    assert quiet(2).view().quiet_rounds == 3


def test_p18_it_may_fall_on_an_eleventh_play():
    scene = Scene(2, {3: "ab", 9: "a"}, gulden=(0, 0)).lays("10", "10")
    scene.state.quiet_rounds = 4
    scene.start()
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.NO_AUCTIONS)]
    assert [player.hand for player in scene.state.players] == [list(CARDS)] * 2


def test_p18_a_sum_paid_in_such_a_round_does_not_bring_the_auctions_back():
    scene = quiet(4).all_lay("20", "50").answer(A, "step-9")
    assert scene.gulden == [20, 0]
    assert scene.told(FinalRoundBegan) == [FinalRoundBegan(Ending.NO_AUCTIONS)]


# P19: who wins


def ranked(*gulden, bridge=None):
    return ranking(Scene(len(gulden), bridge, gulden=gulden).state)


def test_p19_most_money_wins():
    ranks = ranked(70, 90, 80, bridge={1: "aa", 2: "a"})
    assert ranks.places == ((B,), (C,), (A,))
    assert ranks.points == (70, 90, 80)


def test_p19_of_those_with_most_money_whoever_has_more_shops_on_the_bridge_wins():
    ranks = ranked(70, 70, 90, 70, bridge={1: "ab", 2: "bd", 3: "bd", 4: "d", 5: "d"})
    assert ranks.places == ((C,), (D,), (B,), (A,))


def test_p19_whoever_ties_in_shops_too_shares_the_place():
    ranks = ranked(70, 90, 70, 90, bridge={1: "ac", 2: "bd"})
    assert ranks.places == ((B, D), (A, C))
    assert ranks.ranks == (3, 1, 3, 1)


def test_p19_all_may_share_it():
    assert ranking(new(5, {}, Chance("p19"))).places == ((0, 1, 2, 3, 4),)


def test_p19_the_ranks_are_seen_at_the_end_and_not_before():
    scene = Scene(2, {3: "ab", 9: "a"}, gulden=(0, 0)).final(play=10).lays("10", "50").play(play_round)
    assert scene.view().ranks == ()
    scene.answer(A, "step-3").answer(A, "seat-1")
    assert scene.view().ranks == (2, 1)

"""Phase 2: cards are laid and turned over, and the lowest has the right to move (P6 to P9)."""

from itertools import pairwise

import pytest

from engine.errors import IllegalAnswer
from engine.games.ponte_vecchio.cards import CARDS, Phase
from engine.games.ponte_vecchio.right import name_holder, turn_cards
from engine.games.ponte_vecchio.rules import play_cards, play_round
from engine.games.ponte_vecchio.story import (
    CardsTakenBack,
    CardsTurned,
    Moved,
    NobodyMoves,
    RightWon,
    RoundBegan,
    Tied,
)
from engine.play.table import Sealed, Unsealed
from tests.engine.games.ponte_vecchio.scene import BACK, OUTWARD, A, B, C, D, E, Scene


def shown(scene, *cards):
    """Who has the right to move, once these cards are turned over."""
    scene.lays(*cards)
    for player in scene.state.players:
        player.pile.append(player.hand.pop())
    return scene.play(name_holder)


def tied(bridge, *cards, seats=None, **options):
    return shown(Scene(seats or len(cards), bridge, **options), *cards)


# P6: cards


def test_p06_everyone_chooses_one_of_the_cards_in_hand():
    scene = Scene(3).holds(B, "joker", "40", "100").play(turn_cards)
    assert scene.asked == ((A, B, C), "card")
    assert scene.keys(A) == ["joker", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]
    assert scene.keys(B) == ["joker", "40", "100"]
    assert scene.decision(B).rule == "P6"
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        scene.answer(B, "30")


def test_p06_nobody_may_lay_no_card():
    with pytest.raises(IllegalAnswer):
        Scene(3).play(turn_cards).answer(A, None)


def test_p06_the_choice_is_secret_until_the_last_is_in():
    scene = Scene(3).play(turn_cards)
    assert scene.decision(A).is_secret
    scene.answer(C, "70").answer(A, "20")
    assert scene.asked == ((B,), "card")
    assert scene.story == []
    assert [type(told.event) for told in scene.match.story] == [Sealed, Sealed]
    assert scene.state.phase is Phase.CARDS
    assert [player.pile for player in scene.state.players] == [[], [], []]


def test_p06_all_are_turned_over_together():
    scene = Scene(3).play(turn_cards, (C, "70"), (A, "20"), (B, "joker"))
    assert scene.told(CardsTurned) == [CardsTurned(((A, "20"), (B, "joker"), (C, "70")))]
    assert len([told for told in scene.match.story if isinstance(told.event, Unsealed)]) == 3
    assert (scene.asked, scene.state.phase) == (None, Phase.MOVE)


def test_p06_a_card_may_be_changed_until_the_last_is_in():
    scene = Scene(3).play(turn_cards, (A, "20")).say(A, "90").answer(B, "10").answer(C, "10")
    assert scene.told(CardsTurned)[0].cards[0] == (A, "90")


def test_p06_played_cards_stay_on_the_pile_the_newest_on_top():
    scene = Scene(2).holds(A, "30", "80").holds(B, "40", "50").play(turn_cards, (A, "80"), (B, "40"))
    a, b = scene.state.players
    assert (a.hand, a.pile[-2:]) == (["30"], ["100", "80"])
    assert (b.hand, b.pile[-2:]) == (["50"], ["100", "40"])


def test_p06_the_last_card_is_laid_unasked():
    scene = Scene(3).lays("30", "100", "joker").play(turn_cards)
    assert scene.asked is None
    assert scene.told(CardsTurned) == [CardsTurned(((A, "30"), (B, "100"), (C, "joker")))]
    assert [player.hand for player in scene.state.players] == [[], [], []]


def test_p06_when_all_eleven_are_played_everyone_takes_all_back():
    scene = Scene(3, {4: "a", 12: "b"}, gulden=(0, 0, 0)).lays("30", "50", "70").play(play_round)
    scene.answer(A, "step-3")
    assert scene.told(CardsTakenBack) == [CardsTakenBack()]
    assert scene.words()[-1] == "CardsTakenBack"
    for player in scene.state.players:
        assert (player.hand, player.pile) == (list(CARDS), [])


def test_p06_nobody_takes_cards_back_before_all_eleven_are_played():
    scene = Scene(2, {4: "a", 12: "b"}, gulden=(0, 0)).holds(A, "30", "80").holds(B, "40", "50")
    scene.play(play_round, (A, "30"), (B, "40"), (A, "step-3"))
    assert scene.told(CardsTakenBack) == []
    assert [player.hand for player in scene.state.players] == [["80"], ["50"]]


def test_p06_everyone_takes_all_back_after_the_22nd_play_too():
    """Two players have 24 shops: so many rounds can have an auction."""
    scene = Scene(2, gulden=(200, 200)).start()
    while scene.state.round < 23:
        seat = scene.match.waiting_for()[0]
        scene.answer(seat, next(iter(scene.decision(seat).legal())))
    began = [number for number, event in enumerate(scene.story) if isinstance(event, RoundBegan)]
    taken = [number for number, event in enumerate(scene.story) if isinstance(event, CardsTakenBack)]
    assert len(taken) == 2
    assert began[10] < taken[0] < began[11]
    assert began[21] < taken[1] < began[22]


# P7: the lowest card


@pytest.mark.parametrize(("low", "high"), list(pairwise(CARDS)))
def test_p07_the_lowest_card_has_the_right_to_move(low, high):
    scene = shown(Scene(3), high, low, high)
    assert (scene.result, scene.state.holder) == (B, B)
    assert scene.told(Tied) == []


def test_p07_100_is_above_all_others():
    assert shown(Scene(3), "100", "90", "20").result == C
    assert shown(Scene(3), "100", "90", "100").result == B


def test_p07_the_joker_is_below_10():
    assert shown(Scene(2), "10", "joker").told(RightWon) == [RightWon(B, "joker", 0)]


def test_p07_it_is_told_by_which_card_and_what_it_is_worth():
    assert shown(Scene(3), "50", "40", "70").told(RightWon) == [RightWon(B, "40", 40)]


def test_p07_no_shop_is_compared_where_one_has_the_lowest():
    assert tied({1: "a", 9: "b"}, "20", "10").result == B


# P8: ties


def test_p08_of_the_tied_the_one_with_the_nearest_shop_ahead_has_the_right():
    scene = tied({7: "a", 5: "b", 9: "c"}, "10", "10", "10")
    assert scene.result == B
    assert scene.told(Tied) == [Tied("10", (A, B, C), (B,), 5)]
    assert scene.told(RightWon) == [RightWon(B, "10", 10)]
    assert scene.state.out == []


def test_p08_only_the_tied_are_compared():
    scene = tied({7: "a", 5: "b", 1: "c"}, "10", "10", "20")
    assert scene.result == B
    assert scene.told(Tied) == [Tied("10", (A, B), (B,), 5)]


def test_p08_a_shop_on_the_right_plot_is_as_near_as_one_on_the_left():
    assert tied({5: "cb", 6: "a"}, "10", "10", "20").result == B


def test_p08_only_shops_strictly_ahead_count():
    assert tied({4: "a", 5: "b"}, "10", "10", at=4).result == B
    assert tied({4: "a", 5: "b"}, "10", "10", at=3).result == A


def test_p08_shops_behind_him_do_not_count():
    assert tied({4: "a", 9: "b"}, "10", "10", at=5).result == B


def test_p08_ahead_is_in_his_viewing_direction():
    bridge = {2: "a", 4: "b", 6: "a"}
    assert tied(bridge, "10", "10", at=5, looks=OUTWARD).result == A
    assert tied(bridge, "10", "10", at=5, looks=BACK).result == B


@pytest.mark.parametrize(
    ("at", "looks", "step"), [(3, OUTWARD, 4), (9, BACK, 8), (14, OUTWARD, 15), (2, BACK, 1)]
)
def test_p08_the_step_of_the_nearest_shop_is_told(at, looks, step):
    scene = tied({step: "b"}, "10", "10", at=at, looks=looks)
    assert scene.told(Tied) == [Tied("10", (A, B), (B,), step)]


def test_p08_no_shop_ahead_is_endlessly_far():
    """As from a bank the last step is, at most."""
    assert tied({15: "b"}, "10", "10").result == B
    assert tied({1: "a", 15: "b"}, "10", "10", at=1).result == B
    assert tied({1: "b", 15: "a"}, "10", "10", at=15, looks=BACK).result == B


def test_p08_the_last_step_may_be_the_nearest():
    scene = tied({15: "ab"}, "10", "10", "20")
    assert scene.told(Tied) == [Tied("10", (A, B), (A, B), 15)]
    assert scene.result == C


def test_p08_the_sources_example_of_a_tie_comes_out_as_it_says():
    """A, B and C play 10, D 50; A and B have a shop on the nearest step: both are out, and C wins."""
    scene = tied({3: "ab", 8: "c", 1: "d"}, "10", "10", "10", "50", at=1)
    assert scene.result == C
    assert scene.told(Tied) == [Tied("10", (A, B, C), (A, B), 3)]
    assert scene.told(RightWon) == [RightWon(C, "10", 10)]
    assert scene.state.out == [A, B]


def test_p08_exactly_the_nearest_are_out_and_the_next_nearest_are_compared_again():
    scene = tied({3: "ab", 8: "c", 6: "d"}, "10", "10", "10", "10")
    assert scene.told(Tied) == [Tied("10", (A, B, C, D), (A, B), 3), Tied("10", (C, D), (D,), 6)]
    assert (scene.result, scene.state.out) == (D, [A, B])


def test_p08_the_whole_test_starts_again_with_the_next_lowest_card():
    scene = tied({3: "ab", 8: "c", 6: "d"}, "10", "10", "50", "40")
    assert scene.told(RightWon) == [RightWon(D, "40", 40)]
    assert scene.state.out == [A, B]


def test_p08_ties_of_the_next_lowest_card_go_to_the_nearest_shop_again():
    scene = tied({3: "ab", 8: "c", 6: "d"}, "10", "10", "50", "50")
    assert scene.told(Tied) == [Tied("10", (A, B), (A, B), 3), Tied("50", (C, D), (D,), 6)]
    assert scene.result == D


def test_p08_a_second_tie_puts_out_and_the_fifth_wins():
    scene = tied({3: "ab", 8: "cd", 9: "e"}, "10", "10", "50", "50", "100")
    assert scene.told(RightWon) == [RightWon(E, "100", 100)]
    assert scene.state.out == [A, B, C, D]


def test_p08_the_nearest_shop_alone_counts_and_not_the_next():
    scene = tied({3: "ab", 4: "b", 9: "c"}, "10", "10", "10")
    assert (scene.result, scene.state.out) == (C, [A, B])


def test_p08_if_nobody_has_a_shop_ahead_they_are_all_as_far():
    scene = tied({1: "a", 2: "b"}, "10", "10", "20", at=4)
    assert scene.told(Tied) == [Tied("10", (A, B), (A, B), None)]
    assert (scene.result, scene.state.out) == (C, [A, B])


def test_p08_those_without_one_are_out_only_once_the_nearer_are():
    scene = tied({1: "a", 2: "b", 9: "cd"}, "10", "10", "10", "10", "20", at=4)
    assert scene.told(Tied) == [Tied("10", (A, B, C, D), (C, D), 9), Tied("10", (A, B), (A, B), None)]
    assert scene.result == E


def test_p08_one_of_the_nearest_out_leaves_one_without_a_shop_ahead_to_win():
    scene = tied({1: "a", 9: "bc"}, "10", "10", "10", at=4)
    assert (scene.result, scene.state.out) == (A, [B, C])


def test_p08_jokers_tie_like_other_cards():
    scene = tied({3: "a", 8: "b"}, "joker", "joker", "10")
    assert scene.told(Tied) == [Tied("joker", (A, B), (A,), 3)]
    assert scene.told(RightWon) == [RightWon(A, "joker", 20)]


def test_p08_tied_jokers_on_one_step_are_out():
    scene = tied({3: "ab"}, "joker", "joker", "10")
    assert scene.told(RightWon) == [RightWon(C, "10", 10)]


# P9: nobody remains


def all_out(**options):
    return Scene(2, {3: "ab"}, **options).turns_over("10", "10")


def test_p09_if_nobody_remains_nothing_moves():
    scene = all_out(at=1)
    assert scene.words() == ["CardsTurned", "Tied", "NobodyMoves"]
    assert (scene.asked, scene.gulden) == (None, [100, 100])
    assert (scene.state.position, scene.state.direction) == (1, OUTWARD)
    assert (scene.state.holder, scene.state.mover) == (None, None)


def test_p09_if_nobody_remains_not_even_a_turn_that_would_be_forced_is_made():
    scene = all_out(at=15)
    assert scene.told(NobodyMoves) == [NobodyMoves()]
    assert scene.state.direction is OUTWARD


def test_p09_the_cards_stay_played():
    scene = (
        Scene(2, {3: "ab"}).holds(A, "10", "70").holds(B, "10", "80").play(play_cards, (A, "10"), (B, "10"))
    )
    a, b = scene.state.players
    assert (a.hand, a.pile[-1], b.hand, b.pile[-1]) == (["70"], "10", ["80"], "10")


def test_p09_it_counts_as_one_of_the_eleven_plays():
    scene = Scene(2, {3: "ab"}, gulden=(0, 0)).lays("10", "10").play(play_round)
    assert scene.words()[-2:] == ["NobodyMoves", "CardsTakenBack"]


@pytest.mark.parametrize(("last_mover", "opener"), [(B, B), (A, A), (None, A)])
def test_p09_the_last_mover_still_opens_or_the_start_player_if_nobody_has_moved_yet(last_mover, opener):
    scene = Scene(2, {3: "ab"}, start=A, last_mover=last_mover)
    other = A if opener == B else B
    scene.start((opener, 5), (other, None), (opener, "step-9")).all_lay("10", "10")
    assert scene.told(NobodyMoves) == [NobodyMoves()]
    assert scene.asked == ((opener,), "bid")
    assert scene.told(RoundBegan)[-1] == RoundBegan(2)


def test_p09_out_are_those_of_this_play_alone():
    scene = Scene(2, {3: "ab", 9: "a"}, gulden=(0, 0)).start().all_lay("10", "10")
    scene.all_lay("20", "30")
    assert (scene.asked, scene.state.out) == (((A,), "move"), [])
    scene.answer(A, "step-3").answer(A, "seat-0")
    assert scene.told(Moved) == [Moved(A, 0, 3)]

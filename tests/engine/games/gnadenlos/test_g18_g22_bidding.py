"""Phase III: open bids of IOUs for adventurers (G18 to G22)."""

import itertools

import pytest

from engine.errors import IllegalAnswer
from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.story import (
    AdventurersLeft,
    AdventurersOffered,
    AdventurersTaken,
    Bid,
    BidReturned,
    DeckShuffled,
    NoBidding,
    NoBidPossible,
    NotesLaid,
)
from engine.games.gnadenlos.view import BidView
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, D, Scene, adventurer, notes_of, written


def table(*hands, active=A, deck=("631", "136", "361"), market=""):
    """Everyone's IOUs; the deck's first cards."""
    scene = Scene(len(hands), active=active).market(market).deck(*deck)
    for seat, notes in zip((A, B, C, D), hands, strict=False):
        scene.holds(seat, notes=notes)
    return scene


def bids(*hands, answers=(), **options):
    scene = table(*hands, **options)
    return scene.play(bidding(scene.table), *answers)


THREE = ("4a 3a 2a 1a 0a 0a", "4b 3b 2b 1b 0b", "4c 3c 2c 1c 0c")
FOUR = (*THREE, "4d 3d 2d 1d 0d")


@pytest.mark.parametrize(("hands", "offered"), [(THREE, 2), (FOUR, 3)])
def test_g18_one_adventurer_fewer_than_there_are_players_is_turned_up(hands, offered):
    scene = bids(*hands)
    keys = ("631", "136", "361")[:offered]
    assert scene.state.lots == [(key,) for key in keys]
    assert scene.told(AdventurersOffered) == [
        AdventurersOffered(A, tuple((adventurer(key),) for key in keys))
    ]
    assert (scene.state.phase, scene.view().deck) == (Phase.BIDDING, 3 - offered)


@pytest.mark.parametrize(("held", "is_skipped"), [(0, False), (2, False), (3, True), (4, True)])
def test_g18_adventurers_are_turned_up_only_if_the_active_player_holds_fewer_than_3(held, is_skipped):
    scene = table(*THREE).holds(A, *("613", "163", "451", "541")[:held])
    scene.holds(B, "442", "334", "424")
    scene.play(bidding(scene.table))
    assert (scene.asked is None) == is_skipped
    assert scene.told(NoBidding) == ([NoBidding(A, held)] if is_skipped else [])


def discarding(deck, discards):
    scene = table(*FOUR, deck=deck)
    scene.state.discards = list(discards)
    return scene.play(bidding(scene.table))


def test_g18_an_empty_deck_is_refilled_from_the_shuffled_discards():
    scene = discarding((), ("631", "136", "361", "613"))
    assert scene.told(DeckShuffled) == [DeckShuffled(4)]
    assert len(scene.state.lots) == 3
    assert (len(scene.state.deck), scene.state.discards) == (1, [])


def test_g18_the_discards_are_shuffled():
    orders = set()
    for draws in range(8):
        scene = table(*FOUR, deck=())
        scene.state.discards = [one.key for one in BOX.adventurers]
        for _ in range(draws):
            scene.dice.below(2)
        scene.play(bidding(scene.table))
        orders.add(tuple(scene.state.lots))
    assert len(orders) == 8


def test_g18_it_is_refilled_when_a_card_is_needed():
    scene = discarding(("631", "136", "361"), ("613",))
    assert scene.told(DeckShuffled) == []
    assert (scene.state.deck, scene.state.discards) == ([], ["613"])
    scene = discarding(("631", "136"), ("613", "163"))
    assert scene.told(DeckShuffled) == [DeckShuffled(2)]
    assert scene.state.lots[:2] == [("631",), ("136",)]
    assert scene.state.lots[2][0] in ("613", "163")


def test_g18_if_there_are_still_too_few_that_many_are_turned_up():
    scene = discarding(("631",), ("136",))
    assert scene.state.lots == [("631",), ("136",)]
    scene.answer(A, ["4"]).answer(B, ["3"]).answer(C, ["2"]).answer(D, ["1"]).answer(A, "136")
    assert scene.asked is None
    assert [event.seat for event in scene.told(AdventurersTaken)] == [A, B]
    assert [event.seat for event in scene.told(BidReturned)] == [C, D]


def test_g18_with_none_at_all_phase_3_is_skipped():
    scene = discarding((), ())
    assert scene.asked is None
    assert scene.told(NoBidding) == [NoBidding(A, 0)]


def test_g19_from_the_active_player_clockwise_each_makes_one_bid():
    scene = bids(*FOUR, active=C)
    for seat, answer in ((C, ["4"]), (D, ["3"]), (A, ["2"]), (B, ["1"])):
        assert scene.asked == ((seat,), "bid")
        assert scene.decision(seat).rule == "G19"
        assert scene.decision(seat).is_secret, "it shows his hand"
        scene.answer(seat, answer)
    assert scene.asked == ((C,), "take")


def test_g19_a_bid_is_open():
    scene = bids(*THREE, answers=[(A, ["1", "4", "0"])])
    assert scene.told(Bid) == [Bid(A, tuple(notes_of("4a 1a 0a")), 5)]
    assert scene.view().players[A].bid == BidView(A, tuple(notes_of("4a 1a 0a")), 5)
    assert scene.view(B).players[A].notes == 3
    assert scene.notes(A) == "3a 2a 0a"


@pytest.mark.parametrize("answer", [["0"], ["4", "3"], ["0", "0", "4"], ["2", "0", "1"]])
def test_g19_a_bid_has_1_2_or_3_notes_from_his_hand(answer):
    scene = bids(*THREE, answers=[(A, answer)])
    assert written(scene.state.players[A].bid) == " ".join(f"{key}a" for key in answer)
    assert scene.asked == ((B,), "bid")


@pytest.mark.parametrize("answer", [[], ["4", "3", "2", "1"], ["4", "4"], ["0", "0", "0"], ["3@1"], None])
def test_g19_nothing_else_is_a_bid(answer):
    with pytest.raises(IllegalAnswer):
        bids(*THREE).answer(A, answer)


def test_g19_its_sum_must_differ_from_all_sums_bid_so_far():
    scene = bids(*FOUR, answers=[(A, ["3"]), (B, ["4", "3"])])
    for answer in (["3"], ["2", "1"], ["2", "1", "0"], ["4", "3"], ["4", "2", "1"]):
        with pytest.raises(IllegalAnswer, match="sum-taken"):
            scene.answer(C, answer)
    sums = {sum(map(int, answer)) for answer in scene.decision(C).legal()}
    assert sums == {0, 1, 2, 4, 5, 6, 8, 9}


def test_g19_it_may_be_lower_and_between():
    scene = bids(*FOUR, answers=[(A, ["4"]), (B, ["1"]), (C, ["2"]), (D, ["0"])])
    assert scene.state.takers == [A, C, B, D]


def test_g19_a_0_is_a_bid_and_takes_an_adventurer_before_who_made_none():
    scene = bids("0a", "0b 0b 0b", "4c", answers=[(C, "631")])
    assert scene.told(Bid) == [Bid(A, tuple(notes_of("0a")), 0), Bid(C, tuple(notes_of("4c")), 4)]
    assert scene.hands == [["136"], [], ["631"]]
    assert scene.laid == "4c 0a"


def test_g19_a_sum_of_the_last_bidding_is_free_again():
    scene = bids(*THREE, answers=[(A, ["4"]), (B, ["3"]), (C, ["2"]), (A, "631")])
    scene.deck("361", "163").play(bidding(scene.table))
    assert ("3",) in scene.decision(A).legal()
    assert ("2", "1") in scene.decision(A).legal()


def test_g20_one_who_has_any_legal_bid_must_bid():
    """B can only bid 4 + 0, for 0 and 4 ... are taken; and is asked, for no answer would tell his hand."""
    scene = bids("4a 0a", "4b 0b", "1c", answers=[(A, ["4", "0"])])
    assert list(scene.decision(B).legal()) == [("0",)]
    with pytest.raises(IllegalAnswer):
        scene.answer(B, None)
    scene.answer(B, ["0"])
    assert scene.told(NoBidPossible) == []


def test_g20_who_has_none_proves_it_by_showing_his_hand_to_all():
    scene = bids("3a 2a", "3b 0b 0b 3b", "1c", answers=[(A, ["3"])])
    assert scene.asked == ((B,), "bid")
    scene = bids("3a 2a", "3b 3b", "1c", answers=[(A, ["3"])])
    assert scene.asked == ((B,), "bid"), "6 is still free"
    scene = bids("3a 0a", "3b", "3c 1c", answers=[(A, ["3"])])
    assert scene.said[-1].only is None
    assert scene.told(NoBidPossible) == [NoBidPossible(B, tuple(notes_of("3b")))]
    assert scene.asked == ((C,), "bid")
    assert [player.has_proved for player in scene.view().players] == [False, True, False]


def test_g20_a_whole_hand_can_be_without_a_legal_bid():
    scene = bids("0a", "1b", "0c 0c 0c", "1d", answers=[])
    assert scene.told(NoBidPossible) == [
        NoBidPossible(C, tuple(notes_of("0c 0c 0c"))),
        NoBidPossible(D, tuple(notes_of("1d"))),
    ]


def test_g20_who_holds_no_note_proves_that_too():
    scene = bids("4a 3a", "", "1c 0c", answers=[(A, ["4"])])
    assert scene.told(NoBidPossible) == [NoBidPossible(B, ())]


def test_g20_who_proved_is_last_and_never_takes_one():
    scene = bids("0a", "0b 0b", "0c", answers=[])
    assert scene.hands[B] == scene.hands[C] == []
    assert scene.told(AdventurersTaken) == []
    assert scene.asked == ((A,), "take")
    scene.answer(A, "136")
    assert scene.hands == [["136"], [], []]
    assert (scene.notes(B), scene.notes(C)) == ("0b 0b", "0c")
    assert scene.told(BidReturned) == []
    assert [player.has_proved for player in scene.state.players] == [False] * 3


def test_g20_a_single_note_in_hand_is_bid_without_asking():
    scene = bids("4a", "3b 2b", "1c")
    assert scene.told(Bid) == [Bid(A, tuple(notes_of("4a")), 4)]
    assert scene.asked == ((B,), "bid")


def test_g20_a_single_legal_bid_of_a_larger_hand_waits_for_its_owner():
    scene = bids("0a 0a", "0b", "1c")
    assert scene.asked == ((A,), "bid")
    scene = bids("1a", "1b 1b 1b", "2c")
    assert scene.asked == ((B,), "bid")
    assert list(scene.decision(B).legal()) == [("1", "1"), ("1", "1", "1")]
    scene = bids("2a", "1b 1b", "3c")
    assert list(scene.decision(B).legal()) == [("1",)]


def test_g21_in_falling_order_bidders_take_one_each():
    scene = bids(*FOUR, answers=[(A, ["1"]), (B, ["4"]), (C, ["3"]), (D, ["2"])])
    assert scene.asked == ((B,), "take")
    assert scene.decision(B).rule == "G21"
    assert (scene.keys(B), scene.view().takers) == (["631", "136", "361"], (B, C, D, A))
    scene.answer(B, "136")
    assert scene.asked == ((C,), "take")
    assert (scene.keys(C), scene.view().takers) == (["631", "361"], (C, D, A))
    scene.answer(C, "361")
    assert scene.hands == [[], ["136"], ["361"], ["631"]]
    assert scene.told(AdventurersTaken) == [
        AdventurersTaken(B, (adventurer("136"),)),
        AdventurersTaken(C, (adventurer("361"),)),
        AdventurersTaken(D, (adventurer("631"),)),
    ]


def test_g21_each_lays_his_notes_when_he_takes():
    scene = bids(*THREE, answers=[(A, ["4", "3"]), (B, ["2"]), (C, ["1"])])
    assert scene.laid == ""
    scene.answer(A, "631")
    assert scene.words()[-5:] == [
        "AdventurersTaken",
        "NotesLaid",
        "AdventurersTaken",
        "NotesLaid",
        "BidReturned",
    ]
    assert scene.laid == "4a 3a 2b"


def test_g21_columns_1_to_6_are_filled_row_by_row():
    scene = bids(*THREE, market="0a 0a 0a 0a", answers=[(A, ["4", "3", "2"]), (B, ["1", "0"]), (C, ["3"])])
    scene.answer(A, "631")
    assert scene.told(NotesLaid) == [NotesLaid(A, ("1-5", "1-6", "2-1")), NotesLaid(C, ("2-2",))]
    assert scene.laid == "0a 0a 0a 0a 4a 3a 2a 3c"
    assert scene.view().market == ((True,) * 6, (True, True, False, False, False, False))


def test_g21_a_bidder_without_an_adventurer_takes_his_notes_back():
    scene = bids(*THREE, answers=[(A, ["1", "0"]), (B, ["3"]), (C, ["4"]), (C, "631")])
    assert scene.told(BidReturned) == [BidReturned(A, 2)]
    assert scene.notes(A) == "4a 3a 2a 1a 0a 0a"
    assert (scene.hands[A], scene.laid) == ([], "4c 3b")
    assert scene.view().players[A].bid is None


def test_g21_adventurers_left_over_are_discarded():
    scene = bids("0a", "0b", "0c", "1d")
    assert scene.asked == ((D,), "take")
    scene.answer(D, "136").answer(A, "361")
    assert scene.told(AdventurersLeft) == [AdventurersLeft((adventurer("631"),))]
    assert (scene.state.discards, scene.state.lots) == (["631"], [])


def test_g21_where_none_is_left_over_nothing_is_discarded():
    scene = bids(*THREE, answers=[(A, ["4"]), (B, ["3"]), (C, ["2"]), (A, "631")])
    assert scene.told(AdventurersLeft) == []
    assert scene.state.discards == []


@pytest.mark.parametrize("order", list(itertools.permutations("410")))
def test_g22_the_order_in_which_the_notes_are_laid_is_named_with_the_bid(order):
    scene = bids(*THREE, answers=[(A, list(order)), (B, ["1"]), (C, ["0"]), (A, "631")])
    assert scene.laid == " ".join(f"{key}a" for key in order) + " 1b"


def test_g22_the_order_is_secret():
    scene = bids(*THREE, answers=[(A, ["1", "4", "0"])])
    assert "laying" not in repr(scene.view(B).players)
    assert scene.view(A).hand.laying == tuple(notes_of("1a 4a 0a"))
    assert scene.view(B).hand.laying == ()
    assert scene.story[-1] == Bid(A, tuple(notes_of("4a 1a 0a")), 5)
    assert scene.question.asides[A].decision.is_secret


def test_g22_it_can_be_changed_until_he_lays():
    scene = bids(*THREE, answers=[(A, ["1", "4", "0"])])
    aside = scene.question.asides[A].decision
    assert (aside.name, aside.rule, aside.low, aside.high) == ("order", "G22", 3, 3)
    scene.change(A, ["0", "1", "4"])
    assert scene.view(A).hand.laying == tuple(notes_of("0a 1a 4a"))
    scene.answer(B, ["4"]).change(A, ["4", "0", "1"]).answer(C, ["3"])
    assert scene.asked == ((A,), "take")
    scene.change(A, ["0", "4", "1"]).answer(A, "631")
    assert scene.laid == "0a 4a 1a 4b"


def test_g22_who_lays_later_can_change_it_while_others_take():
    scene = bids(*FOUR, answers=[(A, ["1", "2"]), (B, ["4"]), (C, ["4", "1"]), (D, ["0"])])
    scene.change(A, ["2", "1"]).answer(C, "631")
    assert scene.asked == ((B,), "take")
    assert list(scene.question.asides) == [A]
    scene.change(A, ["1", "2"]).answer(B, "136")
    assert scene.laid == "4c 1c 4b 1a 2a"


def test_g22_everyone_who_has_bid_can_change_his_own():
    scene = bids(*FOUR, answers=[(A, ["1", "0"]), (B, ["4", "2"]), (C, ["3"])])
    assert list(scene.question.asides) == [A, B]
    scene.change(B, ["2", "4"]).answer(D, ["0"]).answer(B, "136")
    assert scene.laid.startswith("2b 4b")


def test_g22_who_has_laid_changes_nothing_any_more():
    scene = bids(*FOUR, answers=[(A, ["1", "4"]), (B, ["4"]), (C, ["3"]), (D, ["0"]), (A, "631")])
    assert scene.asked == ((B,), "take")
    assert scene.question.asides == {}


@pytest.mark.parametrize("answer", [["1", "4"], ["1", "4", "4"], ["1", "4", "3"], [], None])
def test_g22_the_notes_of_the_bid_stay_the_same(answer):
    scene = bids(*THREE, answers=[(A, ["1", "4", "0"])])
    with pytest.raises(IllegalAnswer):
        scene.change(A, answer)
    assert written(scene.state.players[A].bid) == "1a 4a 0a"


@pytest.mark.parametrize("bid", [["4"], ["0", "0"]])
def test_g22_notes_that_are_alike_have_no_order(bid):
    assert bids(*THREE, answers=[(A, bid)]).question.asides == {}


def test_g22_a_change_is_told_to_nobody():
    scene = bids(*THREE, answers=[(A, ["1", "4", "0"])])
    told, seen = list(scene.said), scene.view(B)
    scene.change(A, ["0", "1", "4"])
    assert (scene.said, scene.view(B), scene.asked) == (told, seen, ((B,), "bid"))

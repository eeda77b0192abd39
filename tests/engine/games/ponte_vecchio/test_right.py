"""The right to move is sold: open bargaining while the holder has not moved (P10)."""

import pytest

from engine.errors import IllegalAnswer, NotAsked, StaleDecision
from engine.games.ponte_vecchio.story import Moved, Offered, OfferWithdrawn, Paid, RightSold
from tests.engine.games.ponte_vecchio.scene import BACK, A, B, C, D, Scene

BRIDGE = {4: "a", 6: "b", 8: "c", 9: "b"}


def bargain(*cards, seats=3, bridge=None, **options):
    """A has the right to move, with his 10."""
    return Scene(seats, bridge or BRIDGE, **options).turns_over(*(cards or ("10", "70", "50", "90")[:seats]))


def offers(scene):
    return [player.offer for player in scene.view().players]


def refused(scene, seat, answer, why, kind=IllegalAnswer, *, ticket=None):
    """That the answer is refused, and changes nothing."""
    before = scene.match.digest()
    with pytest.raises(kind, match=why):
        scene.match.submit(seat, answer, ticket=ticket)
    assert scene.match.digest() == before


# The holder is asked, and he alone is waited for


def test_p10_the_holder_is_the_only_one_waited_for():
    scene = bargain()
    assert scene.asked == ((A,), "move")
    scene.say(B, 20)
    assert scene.asked == ((A,), "move")
    assert scene.view().asked == (A,)


def test_p10_the_holder_moves_without_waiting_for_anybody():
    scene = bargain().answer(A, "step-4")
    assert scene.told(Moved) == [Moved(A, 0, 4)]
    assert scene.gulden == [110, 100, 100]
    assert scene.told(RightSold) == []


def test_p10_he_moves_whatever_is_offered():
    scene = bargain().say(B, 80).answer(A, "step-4")
    assert scene.told(Moved) == [Moved(A, 0, 4)]
    assert scene.gulden == [110, 100, 100]


def test_p10_the_holder_makes_no_offer_to_himself():
    scene = bargain()
    refused(scene, A, 10, "not-an-option")
    refused(scene, A, 10, "asked-yourself", NotAsked, ticket=scene.match.ticket + "!")


def test_p10_who_has_fewer_than_5_gulden_cannot_offer():
    scene = bargain(gulden=(100, 4, 100))
    refused(scene, B, 4, "for-others", NotAsked, ticket=scene.match.ticket + "!")


def test_p10_his_question_goes_on_while_offers_come_and_go():
    """What he has before him on his panel stays good: a move that he began, or an offer that still stands."""
    scene = bargain()
    ticket = scene.match.ticket
    for offer in (20, 35, None, 25):
        scene.match.submit(B, offer, ticket=ticket + "!")
        assert scene.match.ticket == ticket
    scene.match.submit(C, 5, ticket=ticket + "!")
    scene.match.submit(A, "sell-1-25", ticket=ticket)
    assert scene.told(RightSold)[0].buyer == B
    assert scene.match.ticket != ticket


def test_p10_he_is_called_when_there_is_an_offer_and_not_when_the_last_is_withdrawn():
    """The engine calls him for the first of these alone."""
    scene = bargain()
    calls = [scene.match.submit(seat, offer).calls for seat, offer in ((B, 20), (C, 5), (C, None), (B, None))]
    assert calls == [True, True, True, False]


def test_p10_an_offer_that_stands_need_not_be_made_again():
    scene = bargain().say(B, 20)
    ticket = scene.match.ticket + "!"
    assert scene.match.stands(B, 20, ticket=ticket)
    assert not scene.match.stands(B, 25, ticket=ticket)
    assert not scene.match.stands(C, 20, ticket=ticket)
    scene.say(B, None)
    assert not scene.match.stands(B, 20, ticket=ticket)


def test_p10_an_offer_comes_too_late_once_he_has_moved_or_sold():
    for answer in ("step-12", "sell-2-5"):
        scene = bargain(bridge={3: "a", 12: "ac", 15: "b"}).say(C, 5)
        ticket = scene.match.ticket + "!"
        scene.answer(A, answer)
        refused(scene, B, 20, "stale", StaleDecision, ticket=ticket)


# Offers


def test_p10_an_offer_is_open_to_all_others():
    scene = bargain(seats=4).say(B, 20).say(D, 35).say(C, 5)
    assert offers(scene) == [0, 20, 5, 35]
    assert scene.told(Offered) == [Offered(B, 20, 0), Offered(D, 35, 0), Offered(C, 5, 0)]


def test_p10_offers_are_public():
    scene = bargain().say(B, 20)
    assert [scene.view(seat).players[B].offer for seat in (A, B, C, None)] == [20] * 4


def test_p10_offers_are_multiples_of_5_at_least_5_and_never_above_ones_money():
    scene = bargain(gulden=(100, 23, 100))
    decision = scene.decision(B)
    assert (decision.name, decision.rule) == ("offer", "P10")
    assert scene.amounts(B) == [5, 10, 15, 20]
    for amount, why in ((0, "too-low"), (4, "too-low"), (12, "off-step"), (25, "too-high")):
        refused(scene, B, amount, f"amount-{why}")
    scene.say(B, 20)
    refused(scene, B, 25, "amount-too-high")


def test_p10_all_his_money_may_be_offered():
    assert offers(bargain(gulden=(100, 55, 100)).say(B, 55)) == [0, 55, 0]


@pytest.mark.parametrize("gulden", [0, 4])
def test_p10_who_has_less_than_5_cannot_offer(gulden):
    scene = bargain(gulden=(100, gulden, 100))
    refused(scene, B, 5, "not-your-turn", NotAsked)
    scene.say(C, 5)
    refused(scene, B, 5, "not-your-turn", NotAsked)


def test_p10_who_has_exactly_5_can():
    assert bargain(gulden=(100, 5, 0)).amounts(B) == [5]


def test_p10_an_offer_is_raised():
    scene = bargain().say(B, 20).say(B, 35)
    assert offers(scene) == [0, 35, 0]
    assert scene.told(Offered) == [Offered(B, 20, 0), Offered(B, 35, 20)]


def test_p10_an_offer_is_lowered():
    scene = bargain().say(B, 20).say(B, 5)
    assert offers(scene) == [0, 5, 0]
    assert scene.told(Offered)[-1] == Offered(B, 5, 20)


def test_p10_an_offer_is_withdrawn():
    scene = bargain().say(B, 20).say(B, None)
    assert offers(scene) == [0, 0, 0]
    assert scene.told(OfferWithdrawn) == [OfferWithdrawn(B, 20)]
    assert "sell-1-20" not in scene.keys(A)


def test_p10_an_offer_that_was_withdrawn_is_made_again():
    scene = bargain().say(B, 20).say(B, None).say(B, 25)
    assert scene.told(Offered)[-1] == Offered(B, 25, 0)
    assert scene.keys(A)[-1] == "sell-1-25"


def test_p10_only_what_stands_is_withdrawn():
    scene = bargain()
    refused(scene, B, None, "no-pass")
    scene.say(C, 10)
    refused(scene, B, None, "no-pass")
    scene.say(B, 10).say(B, None)
    refused(scene, B, None, "no-pass")


def test_p10_each_has_at_most_one_standing_offer():
    scene = bargain().say(B, 20).say(C, 25).say(B, 30).say(C, 15)
    assert offers(scene) == [0, 30, 15]
    assert [key for key in scene.keys(A) if key.startswith("sell")] == ["sell-1-30", "sell-2-15"]


def test_p10_an_offer_need_not_be_the_highest():
    assert offers(bargain().say(B, 50).say(C, 10)) == [0, 50, 10]


def test_p10_nobody_pays_for_an_offer():
    assert bargain().say(B, 50).say(C, 10).say(B, 20).gulden == [100, 100, 100]


def test_p10_who_is_out_by_p8_may_buy():
    scene = bargain("10", "10", "50", bridge={4: "ab", 9: "c"})
    assert (scene.state.out, scene.asked) == ([A, B], ((C,), "move"))
    scene.say(A, 30).answer(C, "sell-0-30").answer(A, "step-9")
    assert scene.told(Paid) == [Paid(C, 10, A, "10", 9)]


# The holder sees all offers, and accepts one by player and amount


def test_p10_the_holder_may_accept_each_offer_or_move():
    scene = bargain(seats=4).say(B, 20).say(D, 35).say(C, 5)
    steps = [f"step-{step}" for step in range(1, 16)]
    assert scene.keys(A) == [*steps, "ask", "sell-3-35", "sell-1-20", "sell-2-5"]
    assert scene.decision(A).rule == "P10"


def test_p10_an_offer_that_comes_or_goes_moves_no_step_from_under_the_holders_finger():
    scene = bargain(at=12)
    for act in ((B, 20), (C, 25), (B, None)):
        assert scene.say(*act).keys(A)[:3] == ["step-13", "step-14", "step-15"]


def test_p10_of_equal_offers_the_one_accepted_is_taken():
    for buyer, key in ((B, "sell-1-20"), (C, "sell-2-20")):
        scene = bargain().say(C, 20).say(B, 20)
        assert scene.keys(A)[-2:] == ["sell-1-20", "sell-2-20"]
        assert scene.answer(A, key).told(RightSold)[0].buyer == buyer


@pytest.mark.parametrize("key", ["sell-1-25", "sell-1-15", "sell-2-20", "sell-0-20", "sell-1", "sell"])
def test_p10_accepting_names_player_and_amount(key):
    refused(bargain().say(B, 20), A, key, "not-an-option")


@pytest.mark.parametrize("change", [25, 15, None])
def test_p10_an_offer_that_has_changed_since_is_refused_and_nothing_changes(change):
    scene = bargain().say(B, 20).say(C, 20)
    ticket = scene.match.ticket
    scene.say(B, change)
    refused(scene, A, "sell-1-20", "not-an-option", ticket=ticket)
    assert scene.gulden == [100, 100, 100]
    assert scene.asked == ((A,), "move")


def test_p10_an_offer_that_stands_again_is_accepted():
    scene = bargain().say(B, 20).say(B, 30).say(B, 20).answer(A, "sell-1-20")
    assert scene.told(RightSold)[0].gulden == 20


# The sale


def sold(**options):
    return bargain(**options).say(B, 45).answer(A, "sell-1-45")


def test_p10_the_holder_is_paid_at_once():
    scene = sold()
    assert scene.gulden == [145, 55, 100]
    assert scene.told(RightSold) == [RightSold(A, B, 45, "70", 70)]
    assert scene.told(Moved) == []


def test_p10_the_buyer_moves_and_his_card_counts():
    scene = sold()
    assert scene.asked == ((B,), "move")
    scene.answer(B, "step-9")
    assert scene.told(Moved) == [Moved(B, 0, 9)]
    assert scene.told(Paid) == [Paid(B, 70, B, "70", 9)]
    assert scene.gulden == [145, 125, 100]


def test_p10_a_buyers_joker_is_worth_his_shops():
    scene = bargain("10", "100", "joker", "joker", seats=4, bridge={4: "cd", 7: "a", 8: "bb"})
    assert scene.asked == ((A,), "move")
    scene.say(D, 45).answer(A, "sell-3-45")
    assert scene.told(RightSold) == [RightSold(A, D, 45, "joker", 20)]
    scene.answer(D, "step-8")
    assert scene.told(Paid) == [Paid(B, 20, D, "joker", 8)]


def test_p10_the_buyer_must_move():
    scene = sold()
    assert scene.keys(B) == [f"step-{step}" for step in range(1, 16)]
    assert scene.decision(B).rule == "P11"
    refused(scene, B, None, "not-an-option")


def test_p10_the_buyer_chooses_whom_of_two_he_pays_and_whether_to_turn():
    scene = sold(bridge={3: "a", 12: "ac", 15: "b"})
    scene.answer(B, "step-12").answer(B, "seat-2").answer(B, "turn")
    assert scene.gulden == [145, 55, 170]
    assert scene.state.direction is BACK


def test_p10_there_is_no_resale():
    scene = sold()
    for seat in (A, C):
        refused(scene, seat, 20, "not-your-turn", NotAsked)
    assert not [key for key in scene.keys(B) if key.startswith("sell")]
    assert scene.match.waiting_for() == (B,)


def test_p10_the_right_is_sold_to_one_only():
    scene = bargain().say(B, 45).say(C, 60).answer(A, "sell-1-45")
    assert scene.gulden == [145, 55, 100]
    assert scene.match.waiting_for() == (B,)


def test_p10_the_buyer_is_seen_as_the_mover_and_the_seller_still_as_the_holder():
    scene = bargain()
    seen = scene.view()
    assert (seen.holder, seen.mover, seen.worth) == (A, A, 10)
    seen = scene.say(B, 45).answer(A, "sell-1-45").view()
    assert (seen.holder, seen.mover, seen.worth) == (A, B, 70)


# Offers vanish


def test_p10_offers_vanish_when_the_holder_moves():
    scene = bargain(bridge={3: "a", 12: "ac", 15: "b"}).say(B, 45).say(C, 20).answer(A, "step-12")
    assert scene.asked == ((A,), "owner")
    assert offers(scene) == [0, 0, 0]
    refused(scene, B, 45, "not-your-turn", NotAsked)
    assert scene.told(OfferWithdrawn) == []


def test_p10_offers_vanish_when_he_has_sold():
    scene = bargain().say(B, 45).say(C, 20).answer(A, "sell-1-45")
    assert offers(scene) == [0, 0, 0]


def test_p10_in_the_next_play_all_offer_anew():
    scene = Scene(2, {4: "a", 9: "b"}, gulden=(0, 60)).final().start()
    scene.all_lay("10", "70").say(B, 30).answer(A, "step-4").all_lay("20", "80")
    assert offers(scene) == [0, 0]
    assert scene.keys(A)[0] == "step-5"
    refused(scene, B, None, "no-pass")


# Where there is little to choose


def test_p10_with_one_step_ahead_the_holder_is_asked_for_he_may_still_sell():
    scene = bargain(at=14)
    assert (scene.asked, scene.steps(A)) == (((A,), "move"), [15])
    scene.say(C, 10).answer(A, "sell-2-10")
    assert scene.told(Moved) == [Moved(C, 14, 15)]


def test_p10_with_one_step_ahead_and_nobody_who_can_offer_the_move_is_made_by_itself():
    scene = bargain(at=14, gulden=(100, 4, 0))
    assert scene.asked is None
    assert scene.told(Moved) == [Moved(A, 14, 15)]


def test_p10_with_several_steps_ahead_and_nobody_who_can_offer_the_holder_moves():
    scene = bargain(at=13, gulden=(100, 4, 0))
    assert (scene.asked, scene.steps(A)) == (((A,), "move"), [14, 15])
    refused(scene, B, 5, "not-your-turn", NotAsked)


def test_p10_the_rich_man_who_looks_back_is_sold_likewise():
    scene = bargain(at=5, looks=BACK)
    scene.say(B, 10)
    assert scene.keys(A) == ["step-4", "step-3", "step-2", "step-1", "ask", "sell-1-10"]
    scene.answer(A, "sell-1-10").answer(B, "step-4")
    assert scene.told(Paid) == [Paid(A, 70, B, "70", 4)]


def test_p10_the_sources_example_of_a_sale_comes_out_as_it_says():
    """A 10 has the right and sells it for 50 to one with 100, who stops at his own shop and earns 100."""
    scene = bargain("10", "100", bridge={4: "a", 6: "b"}, seats=2).say(B, 50)
    scene.answer(A, "sell-1-50").answer(B, "step-6")
    assert scene.gulden == [150, 150]

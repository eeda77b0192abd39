"""The holder of the right to move asks all others for offers, once a play (P10)."""

import dataclasses
import json

import pytest

from engine.errors import IllegalAnswer, NotAsked, StaleDecision
from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.story import NothingOffered, Offered, OffersAsked, OfferWithdrawn, Paid
from engine.play.codec import decode, encode
from engine.play.table import Sealed, Unsealed
from engine.sessions.stand_ins import TheClock
from tests.engine.games.ponte_vecchio.scene import A, B, C, D, Scene
from tests.engine.games.ponte_vecchio.test_right import BRIDGE, bargain, offers, refused

VIEWERS = (A, B, C, D, None)


def asked(**options):
    """A, who has the right to move, has asked the three others for offers."""
    return bargain(seats=4, **options).answer(A, "ask")


def answered(*answers, **options):
    """B, C and D have answered."""
    scene = asked(**options)
    for seat, answer in zip((B, C, D), answers, strict=True):
        scene.answer(seat, answer)
    return scene


# Who may ask, and when


def test_p10_to_ask_stands_behind_the_steps_and_before_the_offers_which_do_not_move_it():
    scene = bargain(at=12)
    for act in ((B, 20), (C, 25), (B, None)):
        assert scene.say(*act).keys(A)[:4] == ["step-13", "step-14", "step-15", "ask"]
    assert scene.keys(A)[4:] == ["sell-2-25"]


def test_p10_the_holder_asks_once_a_play():
    scene = answered(20, None, None)
    assert scene.asked == ((A,), "move")
    refused(scene, A, "ask", "not-an-option")
    assert scene.told(OffersAsked) == [OffersAsked(A)]


def test_p10_in_the_next_play_the_holder_may_ask_again():
    scene = Scene(2, {4: "a", 9: "b"}, gulden=(100, 60)).final().start()
    scene.all_lay("10", "70").answer(A, "ask").answer(B, None).answer(A, "step-4").all_lay("20", "80")
    assert "ask" in scene.keys(A)


def test_p10_that_offers_were_asked_for_is_remembered_by_the_state():
    scene = asked()
    assert scene.state.has_asked
    assert decode(encode(scene.state), GAME.state) == scene.state
    assert not answered(5, None, None).answer(A, "step-4").state.has_asked


def test_p10_a_state_of_before_there_was_asking_has_not_asked():
    old = json.loads(encode(bargain().state))
    del old["has_asked"]
    assert not decode(json.dumps(old), GAME.state).has_asked


def test_p10_a_match_that_began_by_the_rules_of_before_is_played_without_asking():
    scene = bargain()
    checkpoint = dataclasses.replace(scene.match.checkpoints[0], revision=1)
    match = type(scene.match).resume(
        scene.match.game, seats=3, options={}, seed="a scene", checkpoint=checkpoint
    )
    assert match.asked(A).name == "move"
    assert "ask" not in match.asked(A).legal()


def test_p10_a_buyer_cannot_ask():
    scene = bargain().say(B, 45).answer(A, "sell-1-45")
    assert "ask" not in scene.keys(B)


def test_p10_nobody_asks_where_nobody_could_offer():
    scene = bargain(at=13, gulden=(100, 4, 0))
    assert scene.keys(A) == ["step-14", "step-15"]


# Who is asked, and what they may answer


def test_p10_all_others_who_can_pay_are_asked_at_the_same_time():
    assert asked().asked == ((B, C, D), "offers")
    assert asked(gulden=(100, 4, 5, 100)).asked == ((C, D), "offers")


def test_p10_who_is_out_by_p8_is_asked_too_and_may_buy():
    scene = bargain("10", "10", "50", bridge={4: "ab", 9: "c"}).answer(C, "ask")
    assert (scene.state.out, scene.asked) == ([A, B], ((A, B), "offers"))
    scene.answer(A, 30).answer(B, None).answer(C, "sell-0-30").answer(A, "step-9")
    assert scene.told(Paid) == [Paid(C, 10, A, "10", 9)]


def test_p10_whoever_is_asked_offers_a_multiple_of_5_that_they_have_or_nothing():
    scene = asked(gulden=(100, 23, 100, 100))
    decision = scene.decision(B)
    assert (decision.name, decision.rule, decision.is_secret) == ("offers", "P10", False)
    assert list(decision.legal()) == [None, 5, 10, 15, 20]
    for amount, why in ((0, "too-low"), (12, "off-step"), (25, "too-high")):
        refused(scene, B, amount, f"amount-{why}")


def test_p10_meanwhile_the_holder_waits_and_nobody_offers_in_another_way():
    scene = asked()
    refused(scene, A, "step-4", "not-your-turn", NotAsked)
    refused(scene, B, 20, "stale", StaleDecision, ticket="1.1!")
    with pytest.raises(NotAsked, match="asked-something-else"):
        scene.match.opened(B, name="offer")


def test_p10_an_answer_may_be_changed_until_the_last_is_given():
    scene = asked().answer(B, 45).say(B, None).answer(C, 5).say(B, 10).answer(D, None)
    assert offers(scene) == [0, 10, 5, 0]


# Sealed until all have answered (P20)


def test_p20_nobody_sees_an_answer_before_all_have_answered_but_everybody_that_it_was_given():
    one, other = (asked().answer(B, answer) for answer in (45, None))
    for viewer in VIEWERS:
        seen = one.view(viewer)
        if viewer != B:
            assert seen == other.view(viewer)
        assert [player.has_answered for player in seen.players] == [False, True, False, False]
        assert [player.offer for player in seen.players] == [0] * 4
        assert seen.asked == (C, D)
    assert one.words() == other.words()


def test_p20_whoever_has_answered_sees_what_they_answered():
    scene = asked()
    assert scene.view(B).hand.answered is None
    assert scene.answer(B, 45).view(B).hand.answered == 45
    assert scene.say(B, None).view(B).hand.answered == 0
    assert scene.view(C).hand.answered is None
    assert [scene.view(seat).hand.laid for seat in (B, C)] == [None, None]


def test_p20_the_answers_are_turned_up_together_with_their_seals():
    scene = answered(45, None, 20)
    told = [one.event for one in scene.match.story if isinstance(one.event, Sealed | Unsealed)]
    assert [type(event) for event in told] == [Sealed] * 3 + [Unsealed] * 3
    assert [event.answer for event in told[3:]] == ["45", "null", "20"]
    assert scene.story[-3:] == [Offered(B, 45, 0), NothingOffered(C, 0), Offered(D, 20, 0)]
    assert not any(player.has_answered for player in scene.view().players)


# What comes of it


def test_p10_an_offer_made_so_stands_like_any_other():
    scene = answered(45, None, 20)
    assert offers(scene) == [0, 45, 0, 20]
    assert [key for key in scene.keys(A) if key.startswith("sell")] == ["sell-1-45", "sell-3-20"]
    assert scene.gulden == [100] * 4
    scene.say(B, None).say(C, 60)
    assert offers(scene) == [0, 0, 60, 20]
    assert scene.told(OfferWithdrawn) == [OfferWithdrawn(B, 45)]


def test_p10_it_takes_the_place_of_the_offer_that_stood():
    scene = bargain(seats=4).say(B, 20).say(C, 30).answer(A, "ask")
    scene.answer(B, 35).answer(C, 30).answer(D, None)
    assert offers(scene) == [0, 35, 30, 0]
    assert scene.story[-3:] == [Offered(B, 35, 20), Offered(C, 30, 30), NothingOffered(D, 0)]


def test_p10_nothing_leaves_an_offer_that_stands_as_it_is():
    scene = bargain(seats=4).say(B, 20).answer(A, "ask").answer(B, None).answer(C, None).answer(D, None)
    assert offers(scene) == [0, 20, 0, 0]
    assert scene.told(NothingOffered) == [NothingOffered(B, 20), NothingOffered(C, 0), NothingOffered(D, 0)]
    assert "sell-1-20" in scene.keys(A)


def test_p10_then_the_holder_is_asked_anew_and_moves_accepts_or_goes_on_bargaining():
    scene = bargain(seats=4)
    before = scene.match.ticket
    scene.answer(A, "ask").answer(B, 45).answer(C, None).answer(D, None)
    assert scene.asked == ((A,), "move")
    with pytest.raises(StaleDecision):
        scene.match.submit(A, "step-4", ticket=before)
    scene.say(C, 50).answer(A, "sell-2-50")
    assert scene.gulden == [150, 100, 50, 100]
    assert answered(None, None, None).answer(A, "step-4").gulden == [110, 100, 100, 100]


# Whoever is not there


def test_p10_whoever_does_not_answer_in_time_offers_nothing():
    scene = asked()
    for seat in (B, C, D):
        said = TheClock().says(scene.match, seat, scene.match.opened(seat))
        scene.answer(seat, said.answer)
    assert scene.told(NothingOffered) == [NothingOffered(seat, 0) for seat in (B, C, D)]


def test_p10_the_answers_that_make_the_table_wait_are_named():
    assert GAME.waits == {"move": {"ask"}}
    assert GAME.brief == {"offers"}
    decision = asked().decision(B)
    with pytest.raises(IllegalAnswer):
        decision.parse("ask")
    assert decision.parse(GAME.safe["offers"]) is None


def test_p10_with_one_step_ahead_the_holder_may_still_ask():
    scene = Scene(3, BRIDGE, at=14).turns_over("10", "70", "50")
    assert scene.keys(A) == ["step-15", "ask"]

"""Cards, claims, thefts and digging (R4 to R7, R10)."""

import pytest

from engine.errors import IllegalAnswer
from engine.games.goldrush.cards import Card
from engine.games.goldrush.story import (
    CardRead,
    CardSeen,
    Claimed,
    Dug,
    LeftOpen,
    Looked,
    NothingTaken,
    NuggetFound,
)
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, B, C, Scene, near

SECRET = [GOLD, POSSIBLE, NONE]


def ends_on(square="b", card=NONE, *, carts=(), stack=None):
    """A table where A can end on a square, with B and C in the Bank."""
    return Scene(near(square), "bank", "bank", carts=carts, stack=stack).lies(**{square: card})


def looks_at(card, *, markers=3, square="b"):
    """A has ended on this card."""
    scene = ends_on(square, card)
    scene.claims(A, **dict.fromkeys("cdefg"[: 3 - markers], NONE))
    return scene.roll(1).answer(A, square)


def robs(card, *, markers=3):
    """A has ended on this card, which B has claimed."""
    scene = ends_on("b", card).claims(B, b=card)
    scene.claims(A, **dict.fromkeys("cdefg"[: 3 - markers], NONE))
    return scene.roll(1).answer(A, "b")


# R4: only the end of a move counts


def test_r04_a_card_that_he_passes_does_not_count():
    scene = ends_on("b", GOLD).roll(2).answer(A, "b-c-1")
    assert scene.words() == ["TurnBegan", "Moved"]
    assert scene.player(A).known == []


def test_r04_a_card_that_a_move_ends_on_counts():
    assert looks_at(GOLD).told(Looked) == [Looked(A, "b", None, may_claim=True)]


def test_r04_who_stays_on_a_square_and_does_not_move_looks_at_nothing():
    scene = Scene("b", "jail").lies(b=GOLD).roll(2, 3).answer(A, "b-c-2")
    assert scene.told(Looked) == []


# R5: looking


@pytest.mark.parametrize("card", SECRET)
def test_r05_he_looks_at_the_card_alone(card):
    scene = looks_at(card)
    assert scene.heard(A)[-2:] == [Looked(A, "b", None, may_claim=True), CardSeen("b", card)]
    for other in (B, C, None):
        assert scene.heard(other)[-1] == Looked(A, "b", None, may_claim=True)
    assert [player.known for player in scene.state.players] == [["b"], [], []]
    assert scene.told(CardRead) == []


@pytest.mark.parametrize("card", SECRET)
def test_r05_he_is_asked_whatever_it_says_and_nobody_may_see_what(card):
    scene = looks_at(card)
    assert scene.asked == (A, "claim")
    assert scene.decision(A).rule == "R5"
    assert scene.decision(A).is_secret


@pytest.mark.parametrize("card", [GOLD, POSSIBLE])
def test_r05_on_gold_or_possible_gold_he_must_lay_a_claim(card):
    scene = looks_at(card)
    assert scene.keys == ["claim"]
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        scene.answer(A, "leave")
    assert scene.player(A).claims == []
    scene.answer(A, "claim")
    assert scene.player(A).claims == ["b"]


def test_r05_on_no_gold_he_may_lay_one_to_mislead():
    scene = looks_at(NONE)
    assert scene.keys == ["claim", "leave"]
    scene.answer(A, "claim")
    assert scene.player(A).claims == ["b"]
    assert scene.told(Claimed) == [Claimed(A, "b", None)]
    assert scene.told(LeftOpen) == []


def test_r05_on_no_gold_a_player_may_lay_no_claim():
    scene = looks_at(NONE).answer(A, "leave")
    assert scene.player(A).claims == []
    assert (scene.told(Claimed), scene.told(LeftOpen)) == ([], [LeftOpen(A, "b", None)])


def test_r05_a_true_claim_and_a_bluff_are_told_alike():
    stories = [looks_at(card).answer(A, "claim").heard(B) for card in SECRET]
    assert stories[0] == stories[1] == stories[2]


def test_r05_what_he_has_looked_at_before_he_is_asked_again():
    scene = ends_on("b", NONE).knows(A, "b").roll(1).answer(A, "b")
    assert scene.asked == (A, "claim")
    assert scene.told(CardSeen) == [CardSeen("b", NONE)]
    assert scene.player(A).known == ["b"]


@pytest.mark.parametrize("card", sorted(set(Card) - set(SECRET)))
def test_r05_every_other_card_is_read_aloud_and_lies_face_down_again(card):
    scene = ends_on("b", card).roll(1, 1, 1).answer(A, "b")
    assert scene.words()[2] == "CardRead"
    assert scene.told(CardRead) == [CardRead(A, "b", card)]
    assert scene.told(Looked) == scene.told(CardSeen) == []
    assert scene.state.cards["b"] == card


def test_r05_no_claim_can_be_laid_on_them():
    scene = ends_on("b", Card.NUGGET).roll(1, 1).answer(A, "b")
    assert scene.asked == (B, "move")
    assert scene.player(A).claims == []


def test_r05_a_nugget_is_taken_from_the_stack_onto_the_cart():
    scene = ends_on("b", Card.NUGGET, carts=(2,)).roll(1).answer(A, "b")
    assert scene.told(NuggetFound) == [NuggetFound(A, "b", 3)]
    assert (scene.carts, scene.state.stack) == ([3, 0, 0], 17)
    assert scene.places[A] == "b"


def test_r05_it_is_found_every_time():
    scene = ends_on("b", Card.NUGGET).knows(A, "b").knows(B, "b")
    scene.player(B).place = near("b")
    scene.roll(1, 1).answer(A, "b").answer(B, "b")
    assert scene.carts == [1, 1, 0]


def test_r05_a_full_cart_takes_none():
    scene = ends_on("b", Card.NUGGET, carts=(4,)).roll(1).answer(A, "b")
    assert scene.told(NothingTaken) == [NothingTaken(A, "b", "full")]
    assert (scene.carts[A], scene.state.stack) == (4, 16)
    assert scene.told(NuggetFound) == []


def test_r05_no_nugget_is_found_where_the_stack_is_empty():
    scene = ends_on("b", Card.NUGGET, carts=(1,), stack=0).roll(1).answer(A, "b")
    assert scene.told(NothingTaken) == [NothingTaken(A, "b", "empty")]
    assert (scene.carts[A], scene.state.stack) == (1, 0)


def test_r05_a_fourth_nugget_fits():
    scene = ends_on("b", Card.NUGGET, carts=(3,)).roll(1).answer(A, "b")
    assert scene.carts[A] == 4


# R6: three markers


def test_r06_each_has_three_for_claims_and_mines_together():
    scene = Scene("store", "bank", "bank").claims(A, b=GOLD).mines(A, "c").mines(B, "d", "e", "f")
    assert [player.markers for player in scene.state.players] == [1, 0, 3]


@pytest.mark.parametrize("card", SECRET)
@pytest.mark.parametrize("mines", range(4))
def test_r06_with_none_free_he_looks_and_is_not_asked_whatever_it_says(card, mines):
    scene = ends_on("b", card).mines(A, *"cde"[:mines])
    scene.claims(A, **dict.fromkeys("fgh"[: 3 - mines], NONE))
    scene.roll(1).answer(A, "b")
    assert scene.asked is None
    assert scene.heard(A)[-2:] == [Looked(A, "b", None, may_claim=False), CardSeen("b", card)]
    assert scene.heard(B)[-1] == Looked(A, "b", None, may_claim=False)
    assert "b" in scene.player(A).known
    assert "b" not in scene.player(A).claims


def test_r06_he_has_left_nothing_open_then():
    scene = looks_at(NONE, markers=0)
    assert (scene.told(LeftOpen), scene.state.left_open, scene.state.spared) == ([], [], [])


@pytest.mark.parametrize("markers", [1, 2, 3])
def test_r06_with_one_free_he_is_asked(markers):
    scene = looks_at(GOLD, markers=markers).answer(A, "claim")
    assert scene.player(A).markers == markers - 1


@pytest.mark.parametrize("card", SECRET)
def test_r06_he_steals_nothing_either(card):
    scene = robs(card, markers=0)
    assert scene.asked is None
    assert scene.heard(C)[-1] == Looked(A, "b", B, may_claim=False)
    assert scene.heard(A)[-1] == CardSeen("b", card)
    assert scene.player(B).claims == ["b"]
    assert scene.state.spared == []


def test_r06_claims_stay_and_are_listed_as_they_were_laid():
    scene = looks_at(GOLD, markers=2).answer(A, "claim")
    assert scene.player(A).claims == ["c", "b"]


# R7: another's claim


@pytest.mark.parametrize("card", SECRET)
def test_r07_on_anothers_claim_he_looks_at_the_card(card):
    scene = robs(card)
    assert scene.heard(A)[-2:] == [Looked(A, "b", B, may_claim=True), CardSeen("b", card)]
    assert scene.heard(B)[-1] == Looked(A, "b", B, may_claim=True)
    assert "b" in scene.player(A).known


@pytest.mark.parametrize("card", SECRET)
def test_r07_whoever_looks_may_replace_anothers_claim_whatever_the_card_says(card):
    scene = robs(card)
    assert scene.asked == (A, "claim")
    assert scene.decision(A).rule == "R7"
    assert scene.decision(A).is_secret
    assert scene.keys == ["claim", "leave"]


@pytest.mark.parametrize("card", SECRET)
def test_r07_the_other_gets_his_marker_back_then(card):
    scene = robs(card).answer(A, "claim")
    assert (scene.player(A).claims, scene.player(B).claims) == (["b"], [])
    assert [player.markers for player in scene.state.players] == [2, 3, 3]
    assert scene.told(Claimed) == [Claimed(A, "b", B)]


def test_r07_his_other_claims_stay():
    scene = ends_on("b", GOLD).claims(B, c=GOLD, b=GOLD, d=NONE).roll(1).answer(A, "b", "claim")
    assert scene.player(B).claims == ["c", "d"]


@pytest.mark.parametrize("card", SECRET)
def test_r07_whoever_looks_may_let_anothers_claim_stand(card):
    scene = robs(card).answer(A, "leave")
    assert (scene.player(A).claims, scene.player(B).claims) == ([], ["b"])
    assert scene.told(LeftOpen) == [LeftOpen(A, "b", B)]


def test_r07_nothing_is_said_about_the_card():
    for answer in ("claim", "leave"):
        stories = [robs(card).answer(A, answer).heard(C) for card in SECRET]
        assert stories[0] == stories[1] == stories[2]
        assert not any(isinstance(event, CardSeen) for event in stories[0])


def test_r07_who_was_robbed_still_knows_the_card():
    assert "b" in robs(GOLD).answer(A, "claim").player(B).known


@pytest.mark.parametrize("card", SECRET)
def test_r07_on_his_own_claim_nothing_happens(card):
    scene = ends_on().claims(A, b=card).roll(1).answer(A, "b")
    assert scene.words() == ["TurnBegan", "Moved"]
    assert scene.player(A).claims == ["b"]


def test_r07_nothing_happens_on_anothers_mine():
    scene = ends_on().mines(B, "b").roll(1).answer(A, "b")
    assert scene.words() == ["TurnBegan", "Moved"]
    assert (scene.carts, scene.player(B).mines, scene.state.stack) == ([0, 0, 0], ["b"], 20)


# R10: digging


def test_r10_on_his_own_mine_he_takes_a_nugget_from_the_stack():
    scene = ends_on(carts=(1,)).mines(A, "b").roll(1).answer(A, "b")
    assert scene.told(Dug) == [Dug(A, "b", 2)]
    assert (scene.carts, scene.state.stack) == ([2, 0, 0], 18)


def test_r10_an_own_mine_yields_every_time_that_a_move_ends_there():
    scene = Scene(near("b"), "jail").mines(A, "b")
    scene.roll(1, 2, 1, 2, 1).answer(A, "b", "b-c-1", "b")
    assert [event.cart for event in scene.told(Dug)] == [1, 2]


def test_r10_an_own_mine_that_is_passed_yields_nothing():
    scene = ends_on().mines(A, "b").roll(2).answer(A, "b-c-1")
    assert (scene.carts[A], scene.told(Dug)) == (0, [])


def test_r10_an_own_mine_yields_nothing_to_whoever_stays_there():
    scene = Scene("b", "bank").mines(A, "b").roll(2).answer(A, "b-c-2")
    assert scene.carts[A] == 0


@pytest.mark.parametrize("cart", range(4))
def test_r10_a_cart_holds_four(cart):
    scene = ends_on(carts=(cart,)).mines(A, "b").roll(1).answer(A, "b")
    assert scene.carts[A] == cart + 1


def test_r10_with_four_he_takes_none():
    scene = ends_on(carts=(4,)).mines(A, "b").roll(1).answer(A, "b")
    assert (scene.carts[A], scene.state.stack) == (4, 16)
    assert scene.told(NothingTaken) == [NothingTaken(A, "b", "full")]


def test_r10_an_own_mine_yields_nothing_while_the_stack_is_empty():
    scene = ends_on(stack=0).mines(A, "b").roll(1).answer(A, "b")
    assert scene.carts[A] == 0
    assert scene.told(NothingTaken) == [NothingTaken(A, "b", "empty")]


def test_r10_the_last_nugget_of_the_stack_can_be_taken():
    scene = ends_on(stack=1).mines(A, "b").roll(1).answer(A, "b")
    assert (scene.carts[A], scene.state.stack) == (1, 0)


def test_r10_each_of_his_mines_yields():
    scene = ends_on("c").mines(A, "b", "c", "d").roll(1).answer(A, "c")
    assert scene.told(Dug) == [Dug(A, "c", 1)]

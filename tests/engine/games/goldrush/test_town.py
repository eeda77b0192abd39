"""The Registry, the Assay Office and the Bank (R8, R9, R11)."""

import pytest

from engine.errors import IllegalAnswer
from engine.games.goldrush.cards import Why
from engine.games.goldrush.story import (
    Assayed,
    Banked,
    Challenged,
    ClaimsKept,
    ClaimsTakenBack,
    DuelWon,
    Dug,
    Moved,
    NothingAssayed,
    NotSure,
    Registered,
)
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, B, Scene, near, steps


def registry(**claims):
    """A is before the Registry with these claims, B in Jail."""
    return Scene("street-5", "jail").claims(A, **claims)


def enters(**claims):
    """A has entered it."""
    return registry(**claims).roll(1).answer(A, "registry")


def assay(*others, carts=(), **claims):
    """A is before the Assay Office with these claims, and B in Jail."""
    return Scene("street-3", *(others or ("jail",)), carts=carts).claims(A, **claims)


def assays(square, *rolls, **options):
    """A has entered it, named a claim, and rolled."""
    return assay(**options).roll(1, *rolls).answer(A, "assay", square)


# R8: the Registry


def test_r08_his_claims_on_gold_become_mines_unasked():
    scene = enters(b=GOLD, c=GOLD)
    assert scene.asked is None
    assert (scene.player(A).claims, scene.player(A).mines) == ([], ["b", "c"])
    assert scene.told(Registered) == [Registered(A, ("b", "c"))]
    assert scene.player(A).markers == 1


def test_r08_registering_yields_no_nugget():
    scene = enters(b=GOLD)
    assert (scene.carts, scene.state.stack, scene.told(Dug)) == ([0, 0], 20, [])


def test_r08_the_cards_are_turned_up_for_all():
    scene = enters(b=GOLD)
    assert [player.known for player in scene.state.players] == [["b"], ["b"]]


def test_r08_anothers_claims_stay():
    scene = registry(b=GOLD).claims(B, c=GOLD).roll(1).answer(A, "registry")
    assert (scene.player(B).claims, scene.player(B).mines) == (["c"], [])


def test_r08_only_who_enters_registers_not_who_passes():
    scene = registry(b=GOLD).roll(2).answer(A, "street-7")
    assert scene.player(A).claims == ["b"]


def test_r08_whoever_is_there_already_registers_nothing():
    scene = Scene("registry", "jail").claims(A, b=GOLD).roll(1).answer(A, "street-5")
    assert scene.player(A).claims == ["b"]


def test_r08_without_a_claim_nothing_happens():
    assert enters().words() == ["TurnBegan", "Moved"]


def test_r08_of_all_claims_that_are_left_any_may_be_taken_back():
    scene = enters(d=NONE, b=POSSIBLE, c=NONE)
    assert scene.asked == (A, "withdraw")
    assert scene.decision(A).rule == "R8"
    assert scene.keys == ["keep", "b", "c", "d", "b-c", "b-d", "c-d", "b-c-d"]


def test_r08_that_list_is_no_secret_and_is_never_without_a_choice():
    for card in (NONE, POSSIBLE):
        scene = enters(b=card)
        assert not scene.decision(A).is_secret
        assert scene.keys == ["keep", "b"]


def test_r08_those_that_are_taken_back_are_free_markers_and_nobody_else_knows_the_cards():
    scene = enters(b=NONE, c=NONE, d=POSSIBLE).answer(A, "b-d")
    assert (scene.player(A).claims, scene.player(A).markers) == (["c"], 2)
    assert scene.told(ClaimsTakenBack) == [ClaimsTakenBack(A, ("b", "d"), are_shown=False)]
    assert scene.player(B).known == []
    assert scene.told(ClaimsKept) == []


def test_r08_claims_that_are_left_may_be_kept():
    scene = enters(b=NONE, c=POSSIBLE).answer(A, "keep")
    assert scene.player(A).claims == ["b", "c"]
    assert (scene.told(ClaimsKept), scene.told(ClaimsTakenBack)) == ([ClaimsKept(A)], [])
    assert scene.player(B).known == []


@pytest.mark.parametrize("answer", ["keep", "b", "c", "b-c"])
def test_r08_everybody_remembers_that_what_was_left_is_not_sure_gold_kept_or_taken_back(answer):
    scene = enters(b=NONE, c=POSSIBLE, d=GOLD)
    assert scene.told(NotSure) == [NotSure(A, ("b", "c"))]
    assert scene.answer(A, answer).state.unsure == ["b", "c"]


def test_r08_what_everybody_knows_is_not_told_again():
    scene = registry(b=NONE, c=POSSIBLE)
    scene.state.unsure = ["b", "k"]
    scene.roll(1).answer(A, "registry")
    assert scene.told(NotSure) == [NotSure(A, ("c",))]
    assert scene.state.unsure == ["b", "k", "c"]


def test_r08_a_square_is_not_sure_gold_until_it_is_a_mine():
    scene = assay(b=POSSIBLE)
    scene.state.unsure = ["b", "k"]
    scene.roll(1, 5).answer(A, "assay", "b")
    assert (scene.player(A).mines, scene.state.unsure) == (["b"], ["k"])


def test_r08_it_stays_so_under_anothers_claim_and_after_a_failed_assay():
    scene = Scene(near("z"), "jail").claims(B, z=POSSIBLE)
    scene.state.unsure = ["z"]
    scene.roll(1).answer(A, "z", "claim")
    assert (scene.player(A).claims, scene.state.unsure) == (["z"], ["z"])
    scene = assay(b=POSSIBLE)
    scene.state.unsure = ["b"]
    scene.roll(1, 1).answer(A, "assay", "b")
    assert (scene.player(A).claims, scene.state.unsure) == ([], ["b"])


@pytest.mark.parametrize("answer", ["e", "b-e", "keep-b", ""])
def test_r08_nothing_else_can_be_taken_back(answer):
    scene = registry(b=POSSIBLE).claims(B, e=POSSIBLE).roll(1).answer(A, "registry")
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        scene.answer(A, answer)


def test_r08_in_revision_1_bluffs_alone_may_be_taken_back_and_that_shows_them():
    scene = Scene("street-5", "jail", revision=1).claims(A, b=POSSIBLE, c=NONE).roll(1).answer(A, "registry")
    assert scene.decision(A).is_secret
    assert scene.keys == ["keep", "c"]
    scene.answer(A, "c")
    assert scene.told(ClaimsTakenBack) == [ClaimsTakenBack(A, ("c",), are_shown=True)]
    assert (scene.player(B).known, scene.state.unsure, scene.told(NotSure)) == (["c"], [], [])


def test_r08_in_revision_1_the_question_comes_though_nothing_can_be_taken_back():
    scene = Scene("street-5", "jail", revision=1).claims(A, b=POSSIBLE).roll(1).answer(A, "registry")
    assert scene.keys == ["keep"]
    assert scene.answer(A, "keep").told(ClaimsKept) == [ClaimsKept(A)]


def test_r08_gold_is_registered_first_and_the_rest_is_asked_for_then():
    scene = enters(b=NONE, c=GOLD, d=POSSIBLE)
    assert scene.words() == ["TurnBegan", "Moved", "Registered", "NotSure"]
    assert scene.asked == (A, "withdraw")
    assert scene.keys == ["keep", "b", "d", "b-d"]
    assert (scene.player(A).claims, scene.player(A).mines) == (["b", "d"], ["c"])


def test_r08_a_mine_is_his_for_ever():
    scene = enters(b=GOLD)
    scene.player(A).place = scene.player(B).place = "a-b-1"
    scene.state.next_in_order = B
    scene.roll(1).answer(B, "b")
    assert scene.player(A).mines == ["b"]
    assert scene.words() == ["TurnBegan", "Moved"]


def test_r08_cards_that_he_has_looked_at_and_not_claimed_are_none_of_his():
    scene = registry(b=NONE).claims(B, c=GOLD).lies(d=GOLD, e=NONE).knows(A, "c", "d", "e")
    scene.roll(1).answer(A, "registry")
    assert scene.told(Registered) == []
    assert scene.keys == ["keep", "b"]


# R9: the Assay Office


def test_r09_who_enters_with_a_claim_on_possible_gold_may_name_one():
    scene = assay(d=POSSIBLE, b=POSSIBLE, c=NONE).roll(1).answer(A, "assay")
    assert scene.asked == (A, "assay")
    assert scene.decision(A).rule == "R9"
    assert scene.decision(A).is_secret
    assert scene.keys == ["b", "d", "nothing"]


def test_r09_nobody_names_a_card_that_they_know_and_have_not_claimed():
    scene = assay(b=POSSIBLE).claims(B, c=POSSIBLE).lies(d=POSSIBLE).knows(A, "c", "d")
    assert scene.roll(1).answer(A, "assay").keys == ["b", "nothing"]


def test_r09_nobody_has_to_name_a_claim():
    scene = assay(b=POSSIBLE).roll(1).answer(A, "assay", "nothing")
    assert scene.told(NothingAssayed) == [NothingAssayed(A)]
    assert (scene.player(A).claims, scene.places[A], scene.asked) == (["b"], "assay", None)
    assert (scene.told(Assayed), scene.state.roll) == ([], 0)


@pytest.mark.parametrize("claims", [{"b": GOLD}, {"b": NONE}, {"b": GOLD, "c": NONE}])
def test_r09_who_has_another_claim_is_asked_too_for_what_they_are_is_secret(claims):
    scene = assay(**claims).roll(1).answer(A, "assay")
    assert scene.asked == (A, "assay")
    assert scene.keys == ["nothing"]
    for answer in ("b", "c"):
        with pytest.raises(IllegalAnswer, match="not-an-option"):
            scene.answer(A, answer)
    assert scene.answer(A, "nothing").told(NothingAssayed) == [NothingAssayed(A)]


def test_r09_without_a_claim_nothing_happens():
    scene = assay().mines(A, "b").roll(1).answer(A, "assay")
    assert scene.words() == ["TurnBegan", "Moved"]
    assert (scene.asked, scene.state.roll) == (None, 0)


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_r09_with_4_5_or_6_it_is_gold_registered_at_once_and_he_goes_into_the_registry(roll):
    scene = assays("b", roll, b=POSSIBLE)
    assert scene.told(Assayed) == [Assayed(A, "b", roll, is_gold=True)]
    assert scene.told(Registered) == [Registered(A, ("b",))]
    assert (scene.player(A).claims, scene.player(A).mines) == ([], ["b"])
    assert scene.places[A] == "registry"
    assert scene.player(B).known == ["b"]
    assert (scene.asked, scene.state.roll) == (None, 0)


def test_r09_it_yields_no_nugget():
    assert assays("b", 6, b=POSSIBLE).carts == [0, 0]


def test_r09_it_is_a_mine_like_any_other():
    scene = assays("b", 6, b=POSSIBLE)
    scene.player(A).place = "a-b-1"
    scene.state.next_in_order = A
    assert scene.roll(1).answer(A, "b").told(Dug) == [Dug(A, "b", 1)]


def test_r09_on_his_way_to_the_registry_he_meets_nobody():
    scene = assay("street-4", "street-5", "registry", carts=(1, 1, 1, 1), b=POSSIBLE).roll(1, 4)
    scene.answer(A, "assay", "b")
    assert scene.places == ["registry", "street-4", "street-5", "registry"]
    assert scene.told(Challenged) == []
    assert len(scene.told(Moved)) == 1


def test_r09_there_his_claims_on_gold_are_registered_too():
    scene = assays("b", 5, b=POSSIBLE, c=GOLD)
    assert scene.told(Registered) == [Registered(A, ("b",)), Registered(A, ("c",))]
    assert scene.player(A).mines == ["b", "c"]


def test_r09_in_the_registry_claims_that_are_left_may_be_taken_back_too():
    scene = assays("b", 5, b=POSSIBLE, c=NONE, d=POSSIBLE)
    assert scene.asked == (A, "withdraw")
    assert scene.places[A] == "registry"
    assert scene.keys == ["keep", "c", "d", "c-d"]
    scene.answer(A, "c")
    assert (scene.player(A).claims, scene.player(A).mines, scene.asked) == (["d"], ["b"], None)
    assert scene.state.unsure == ["c", "d"]


def test_r09_one_is_assayed_in_a_visit():
    scene = assays("b", 5, b=POSSIBLE, c=POSSIBLE)
    assert scene.keys == ["keep", "c"]
    assert scene.answer(A, "keep").player(A).claims == ["c"]
    assert len(scene.told(Assayed)) == 1


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_r09_with_1_2_or_3_it_is_not_and_he_takes_the_claim_back(roll):
    scene = assays("b", roll, b=POSSIBLE, c=GOLD)
    assert scene.told(Assayed) == [Assayed(A, "b", roll, is_gold=False)]
    assert (scene.player(A).claims, scene.player(A).mines, scene.player(A).markers) == (["c"], [], 2)
    assert scene.told(Registered) == []


def test_r09_the_card_stays_face_down_and_everybody_knows_it():
    scene = assays("b", 2, b=POSSIBLE)
    assert scene.state.cards["b"] == POSSIBLE
    assert scene.state.claimant("b") is scene.state.miner("b") is None
    assert scene.player(B).known == ["b"]


@pytest.mark.parametrize("seat", [A, B])
def test_r09_anyone_may_claim_it_again(seat):
    scene = assays("b", 1, b=POSSIBLE)
    scene.player(seat).place = "a-b-1"
    scene.state.next_in_order = seat
    scene.roll(1).answer(seat, "b")
    assert scene.keys == ["claim"]
    assert scene.answer(seat, "claim").player(seat).claims == ["b"]


def test_r09_he_leaves_by_that_many_steps_with_1():
    scene = assays("b", 1, b=POSSIBLE)
    assert scene.asked is None
    assert scene.places[A] == "street-3"
    assert scene.told(Moved)[1:] == [Moved(A, "assay", ("street-3",))]


@pytest.mark.parametrize(("roll", "ends"), [(2, set(steps(2, 4))), (3, {*steps(1, 5), "jail", "sheriff"})])
def test_r09_with_2_or_3_he_chooses_where(roll, ends):
    for end in sorted(ends):
        scene = assays("b", roll, b=POSSIBLE)
        assert scene.asked == (A, "move")
        assert set(scene.keys) == ends
        assert (scene.state.mover, scene.state.roll) == (A, roll)
        assert scene.answer(A, end).places[A] == end
        assert scene.asked is None


def test_r09_it_is_a_move_in_which_he_may_challenge():
    scene = assay("street-4", carts=(0, 2), b=POSSIBLE).roll(1, 3, 6, 1).answer(A, "assay", "b")
    assert set(scene.keys) == {*steps(1, 5), "jail", "sheriff", "duel-1"}
    scene.answer(A, "duel-1")
    assert scene.told(Challenged) == [Challenged(A, B, "assay", ("street-3", "street-4"))]
    assert scene.told(DuelWon) == [DuelWon(A, B, 2)]
    assert scene.owed == [(A, Why.DUEL)]


def test_r09_leaving_with_gold_a_player_must_challenge_whoever_is_in_the_way():
    scene = assay("street-4", carts=(1, 0), b=POSSIBLE).roll(1, 3).answer(A, "assay", "b")
    assert set(scene.keys) == {"street-1", "jail", "duel-1"}


def test_r09_who_stands_before_the_door_cannot_be_passed():
    scene = assay("street-3", carts=(1, 0), b=POSSIBLE).roll(1, 2, 1, 6).answer(A, "assay", "b")
    assert scene.places == ["street-3", "street-3"]
    assert scene.told(DuelWon) == [DuelWon(B, A, 1)]
    assert scene.owed == [(B, Why.DUEL)]


def test_r09_he_may_end_in_jail_and_is_a_prisoner():
    scene = assay(b=POSSIBLE).roll(1, 3).answer(A, "assay", "b", "jail")
    scene.state.next_in_order = A
    scene.roll(4)
    assert scene.words() == ["TurnBegan", "StayedInJail"]


@pytest.mark.parametrize("roll", [2, 5])
def test_r09_the_turn_is_over_then(roll):
    scene = assay("store", b=POSSIBLE).roll(1, roll, 2).answer(A, "assay", "b")
    if roll == 2:
        scene.answer(A, "street-2")
    assert scene.asked == (B, "move")


# R11: the Bank


def test_r11_entering_the_bank_unloads_the_cart():
    scene = Scene("street-6", "jail", carts=(3,), banked=(1,)).roll(1).answer(A, "bank")
    assert scene.told(Banked) == [Banked(A, 3, 4)]
    assert (scene.carts, scene.player(A).banked) == ([0, 0], 4)
    assert scene.state.stack == 16


def test_r11_without_a_nugget_nothing_happens():
    scene = Scene("street-6", "jail", carts=(0,), banked=(1,)).roll(1).answer(A, "bank")
    assert scene.words() == ["TurnBegan", "Moved"]


def test_r11_who_passes_unloads_nothing():
    scene = Scene("street-6", "jail", carts=(3,)).roll(2).answer(A, "street-8")
    assert scene.carts[A] == 3


def test_r11_those_nuggets_are_safe():
    """Neither a duel nor a shoot-out takes them."""
    scene = Scene("street-9", "street-8", carts=(1, 0), banked=(0, 4)).roll(1, 6, 1).answer(A, "duel-1")
    assert scene.player(B).banked == 4
    assert scene.carts == [1, 0]


@pytest.mark.parametrize("house", ["smithy", "sheriff", "jail", "hotel", "saloon", "store"])
def test_r11_nothing_is_done_in_the_other_houses(house):
    door = Scene(house, "bank").moves(A, 1).popitem()[0]
    scene = Scene(door, "bank", carts=(2,)).claims(A, b=GOLD, c=POSSIBLE).roll(1).answer(A, house)
    assert scene.words() == ["TurnBegan", "Moved"]
    assert (scene.carts[A], scene.player(A).claims) == (2, ["b", "c"])

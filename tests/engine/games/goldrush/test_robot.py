"""The robot: it answers everything, and does what a sensible player would do."""

import pytest

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.robot import choose
from engine.games.goldrush.robot.duels import ambush, danger, preys
from engine.games.goldrush.robot.odds import knowledge
from engine.games.goldrush.robot.roads import ENDS, INDEX, PLACES, TURNS_TO, lifted
from engine.games.goldrush.robot.standing import race
from engine.games.goldrush.state import SQUARES
from engine.play.chance import Chance
from tests.bench.robots import Series, play
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, B, C, Scene, near


def answer(scene, seat=A):
    """What the robot answers in a seat; it must be legal."""
    decision = scene.decision(seat)
    chosen = choose(scene.view(seat), decision, Chance("robot"))
    assert decision.parse(chosen) == chosen
    return chosen


def moved(scene, roll, seat=A):
    """What the robot does with a roll."""
    return answer(scene.roll(roll), seat)


def thirsty(**gold):
    """A has no water left, and two creeks are equally near; he has claims on gold."""
    return Scene(near("d"), "hotel").lies(d=Card.WATER).claims(A, **gold).roll(1).answer(A, "d")


def situations():
    """One open question for each of the decisions, to the first seat."""
    yield Scene("store", "store").roll(3)
    yield Scene(near("b"), "bank").lies(b=GOLD).roll(1).answer(A, "b")
    yield Scene("street-6", "bank").claims(A, b=NONE).roll(1).answer(A, "registry")
    yield Scene("street-3", "bank").claims(A, b=POSSIBLE).roll(1).answer(A, "assay")
    yield thirsty()


def test_the_robot_answers_what_goldrush_asks():
    names = set()
    for scene in situations():
        names.add(scene.decision(A).name)
        answer(scene)
    assert names == set(GAME.decisions)


def test_the_robot_needs_a_decision_that_goldrush_asks():
    with pytest.raises(TypeError, match="object"):
        choose(Scene("store", "store").roll(3).view(A), object(), Chance("robot"))


# The roads


def test_it_knows_that_the_bank_is_entered_by_exact_count():
    """From beside it a roll of 1 does, and what leads back to a door."""
    assert 1 < TURNS_TO["bank"][INDEX["street-6"]] < TURNS_TO["bank"][INDEX["west"]]


def test_it_knows_that_a_prisoner_waits_for_a_1_or_a_6():
    """Three rolls on average, the last of which moves him; from Jail itself a 6 leads to the Bank."""
    assert TURNS_TO["bank"][INDEX["jail"]] > 3


def test_it_knows_where_the_instruction_points_lead():
    """Who ends on the forgotten licence is at the Sheriff, from where the Bank is near."""
    reached = {PLACES[end] for roll in ENDS[INDEX[near("licence")]] for end in roll}
    assert "sheriff" in reached
    assert "licence" not in reached


# Looking for gold


def test_a_card_that_somebody_left_open_has_no_gold_for_it():
    """R21: he had a marker free, and would have had to claim gold."""
    scene = Scene("b", near("b"), next_up=B).roll(1).answer(B, "b", "leave").roll(1)
    assert "b" not in knowledge(scene.view(A)).untouched


def test_a_claim_on_what_was_left_open_is_a_bluff_to_it():
    scene = Scene("bank", near("b")).claims(B, b=NONE)
    scene.state.left_open = ["b"]
    scene.roll(2)
    assert dict(knowledge(scene.view(A)).guessed) == {"b": ((NONE, 1.0),)}


def test_it_ends_on_a_card_that_it_has_not_seen_and_not_on_one_that_is_no_gold():
    scene = Scene(near("b"), "bank").knows(A, "b")
    assert moved(scene, 1) != "b"
    assert moved(Scene(near("b"), "bank"), 1) in SQUARES


def test_a_claim_that_somebody_spared_is_less_likely_gold():
    def gold(scene):
        return dict(dict(knowledge(scene.view(A)).guessed)["b"])[GOLD]

    scene = Scene("jail", near("b"), "jail", next_up=B).lies(b=NONE).claims(C, b=NONE)
    untouched = gold(scene.roll(1))
    assert gold(scene.answer(B, "b", "leave")) < untouched


def test_what_is_not_sure_gold_is_possible_gold_or_none_to_it():
    """R8: whether the claim lies there still, or was taken back."""
    scene = Scene("jail", "bank").claims(B, b=NONE)
    scene.state.unsure = ["b", "c"]
    guessed = dict(knowledge(scene.roll(1).view(A)).guessed)
    assert [{card for card, odds in guessed[square] if odds} for square in "bc"] == [{POSSIBLE, NONE}] * 2
    assert dict(guessed["b"])[POSSIBLE] > dict(guessed["c"])[POSSIBLE]


def test_it_knows_of_others_no_more_than_that_their_claims_are_not_sure_gold():
    """R8: whether such a claim is on possible gold or on no gold changes none of its answers."""
    for roll in (1, 2, 3):
        answers = []
        for card in (POSSIBLE, NONE):
            scene = Scene(near("b"), "street-9", carts=(0, 2)).claims(B, b=card, m=card)
            scene.state.unsure = ["b", "m"]
            answers.append(moved(scene, roll))
        assert answers[0] == answers[1]


def test_it_takes_a_claim_over_that_it_knows_to_be_gold():
    scene = Scene(near("b"), "bank").claims(B, b=GOLD).knows(A, "b")
    assert moved(scene, 1) == "b"
    scene.answer(A, "b")
    assert answer(scene) == "claim"


def test_it_leaves_another_s_claim_on_a_card_without_gold():
    assert bluffs(Scene(near("b"), "bank").claims(B, b=NONE).roll(1).answer(A, "b")) == 0


def bluffs(scene):
    """How often in a hundred it claims the card without gold on which it has ended."""
    chances = [Chance("bluff", number) for number in range(100)]
    return [choose(scene.view(A), scene.decision(A), chance) for chance in chances].count("claim")


def on_no_gold(**claims):
    """It ends on a card without gold, with some claims."""
    return Scene(near("b"), "bank").claims(A, **claims).lies(b=NONE).roll(1)


@pytest.mark.parametrize("claims", [{}, {"c": GOLD}])
def test_it_bluffs_now_and_then_while_a_marker_is_left_for_the_next_gold(claims):
    assert 15 < bluffs(on_no_gold(**claims).answer(A, "b")) < 45


def test_it_does_not_bluff_with_its_last_marker():
    assert bluffs(on_no_gold(c=GOLD, d=GOLD).answer(A, "b")) == 0


def test_it_does_not_bluff_where_nobody_would_believe_it():
    scene = on_no_gold()
    scene.state.left_open = ["b"]
    assert bluffs(scene.answer(A, "b")) == 0
    scene = on_no_gold()
    scene.state.unsure = ["b"]
    assert bluffs(scene.answer(A, "b")) == 0


def test_it_registers_its_gold_when_the_roll_leads_there():
    assert moved(Scene("street-6", "smithy").claims(A, b=GOLD), 1) == "registry"


def test_it_has_its_possible_gold_assayed():
    scene = Scene("street-3", "smithy").claims(A, b=POSSIBLE).roll(1).answer(A, "assay")
    assert answer(scene) == "b"


def test_it_takes_its_bluffs_back():
    scene = Scene("street-6", "smithy").claims(A, b=NONE, c=NONE).roll(1).answer(A, "registry")
    assert answer(scene) == "b-c"


def test_it_keeps_possible_gold_that_it_has_markers_for():
    scene = Scene("street-6", "smithy").claims(A, b=NONE, c=POSSIBLE).roll(1).answer(A, "registry")
    assert answer(scene) == "b"


def test_in_the_short_game_it_takes_the_bank_that_wins():
    scene = Scene("street-6", "street-7", carts=(1, 1), banked=(2, 2)).mines(A, "b")
    scene.state.goal = 3
    assert moved(scene, 1) == "bank"


def test_without_water_it_goes_to_the_creek_that_lies_on_its_way():
    assert answer(thirsty()) in ("rattlesnake", "silver")
    assert answer(thirsty(h=GOLD)) == "rattlesnake"


def test_it_meets_the_old_guide_again_when_it_can():
    """He gives two turns more, wherever he is met."""
    scene = Scene(near("b"), "bank").lies(b=Card.GUIDE).knows(A, *SQUARES)
    assert moved(scene, 1) == "b"


# Digging, and going home


def test_it_digs_when_the_roll_leads_to_its_mine():
    assert moved(Scene(near("b"), "bank").mines(A, "b"), 1) == "b"


def test_it_takes_the_nugget_that_a_card_is_known_to_give():
    scene = Scene(near("b"), "bank").lies(b=Card.NUGGET).knows(A, "b")
    assert moved(scene, 1) == "b"


def test_it_takes_the_bank_that_wins():
    scene = Scene("street-6", "street-7", carts=(3, 1), banked=(2, 4)).mines(A, "b")
    assert moved(scene, 1) == "bank"


def test_with_a_full_cart_it_goes_home_by_what_is_quickest():
    scene = Scene("b", "hotel", carts=(4,)).mines(A, "b")
    way = {place: TURNS_TO["bank"][INDEX[lifted(place)]] for place in scene.ends(A, 6)}
    assert way[moved(scene, 6)] == min(way.values())


# Duels


def test_with_nothing_to_lose_it_challenges_a_loaded_rival():
    assert moved(Scene("street-8", "street-10", carts=(0, 4), banked=(0, 1)), 4) == "duel-1"


def test_it_does_not_challenge_when_all_would_go_back_to_the_stack():
    """R18: who wins such a duel wins nothing, and it is about to win."""
    scene = Scene("street-4", "street-5", carts=(4, 1), banked=(1, 0))
    assert moved(scene, 3) != "duel-1"


def test_it_robs_the_leader_who_is_about_to_win_rather_than_look_at_a_card():
    scene = Scene("street-12", "street-10", "jail", carts=(0, 2), banked=(0, 3))
    assert moved(scene, 4) == "duel-1"


def test_with_a_loaded_cart_it_keeps_away_from_who_carries_nothing():
    """B could challenge it on the street, but not at the Sheriff (R16)."""
    scene = Scene("street-2", "street-6", carts=(4, 0))
    assert set(danger(race(scene.roll(3).view(A)), "street-5")) == {B}
    assert danger(race(scene.view(A)), "sheriff") == {}


def test_with_an_extra_turn_to_come_nobody_frightens_it():
    scene = Scene("street-2", "street-6", carts=(4, 0)).owes((A, Why.GUIDE), (A, Why.GUIDE))
    assert danger(race(scene.roll(3).view(A)), "street-5") == {}


def test_with_nothing_to_lose_it_waits_where_a_carrier_must_pass():
    scene = Scene("street-4", "west", carts=(0, 4)).roll(1)
    now = race(scene.view(A))
    gains = preys(now)
    assert ambush(now, INDEX["street-5"], gains) > ambush(now, INDEX["hotel"], gains)


# How well it plays


@pytest.mark.dear
def test_it_wins_more_than_its_share_against_the_greedy_baseline():
    """By the even share it would win 3 of 12."""
    wins = sum(play(Series("goldrush", 4, ()), number).won for number in range(12))
    assert wins > 3

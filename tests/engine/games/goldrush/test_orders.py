"""What is said ahead in Goldrush: journeys over several turns, and to claim whatever a card says."""

import dataclasses
from collections import Counter

import pytest

from engine.errors import IllegalAnswer
from engine.games.goldrush import GAME
from engine.games.goldrush.cards import CLAIM, Card, Why
from engine.games.goldrush.journeys import turns_to
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.orders import ALWAYS, ROB
from engine.games.goldrush.state import Player
from engine.games.goldrush.survey import LAND
from engine.play.codec import decode
from engine.play.orders import Order, Said, answer_of, left_of
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, B, Scene, near

TRAVEL, CLAIMING = GAME.orderable("move"), GAME.orderable("claim")
NAMED = [key for key, place in LAND.places.items() if place.terrain not in (Terrain.STREET, Terrain.TRAIL)]


def journey(scene, *legs, since=0):
    """A's journey, given after this many setbacks."""
    return Order("move", since + 1, legs)


def says(scene, order, seat=A):
    """What an order answers to the open question; None if it leaves that to its owner."""
    orderable = GAME.orderable(order.decision)
    said = answer_of(orderable, scene.view(seat), scene.decision(seat), order)
    return None if said is None else said.answer


def travels(scene, *legs):
    return says(scene, journey(scene, *legs))


def is_forgotten(scene, order, seat=A):
    return left_of(GAME.orderable(order.decision), scene.view(seat), order) is None


def test_a_journey_leads_to_four_places_with_a_name_at_most_also_back_to_where_one_is():
    ahead = TRAVEL.asks(Scene("bank", "store").roll(3).view(A))
    keys = {option.key for option in ahead.options}
    assert keys == set(NAMED) - {"bank"} | {"again-bank", ROB}
    assert max(Counter(option.group for option in ahead.options).values()) <= 25
    assert ahead.parse(["k", "again-bank", "a", ROB]) == ("k", "again-bank", "a", ROB)
    for legs in (["bank"], ["street-3"], ["a-h-1"], ["duel-1"], [], ["a", "b", "c", "d", "e"], ["a", "a"]):
        with pytest.raises(IllegalAnswer):
            ahead.parse(legs)


def test_a_journey_goes_wherever_the_fewest_turns_are_left():
    scene = Scene("street-12", "store").roll(5)
    assert travels(scene, "bank") == "street-7"
    assert travels(scene, "west") == min(scene.keys, key=turns_to("west").__getitem__)


def test_of_ends_that_are_as_near_the_one_farthest_west_is_taken():
    left = turns_to("bank")
    scene = Scene("street-6", "store").roll(2)
    assert min(left[key] for key in scene.keys) == left[travels(scene, "bank")]
    ties = [key for key in scene.keys if left[key] == left[travels(scene, "bank")]]
    assert travels(scene, "bank") == ties[0]


@pytest.mark.parametrize("goal", NAMED)
def test_from_everywhere_each_named_place_can_be_reached(goal):
    left = turns_to(goal)
    assert left[goal] == 0
    assert all(1 <= left[place] < 20 for place in LAND.places if place != goal)


def test_r12_turns_that_are_waited_in_jail_count():
    left = turns_to("bank")
    assert [walk[-1] for walk in LAND.walks("jail", 1)] == ["street-2"]
    assert "bank" in [walk[-1] for walk in LAND.walks("jail", 6)]
    assert left["jail"] == pytest.approx(3 + left["street-2"] / 2, abs=0.05)


def test_r12_a_journey_goes_on_once_the_seat_is_out_of_jail():
    assert travels(Scene("jail", "store").roll(6), "bank") == "bank"


def test_a_journey_enters_no_house_and_reads_no_point_on_the_way():
    scene = Scene("street-6", "store").roll(1)
    assert turns_to("registry")["bank"] < min(turns_to("registry")[key] for key in ("street-5", "street-7"))
    assert "bank" in scene.keys
    assert travels(scene, "store") == "street-7"
    scene = Scene("street-12", "store").roll(3)
    assert {"room-g-1", "rustler"} & set(scene.keys)
    assert LAND.places[travels(scene, "k")].terrain is Terrain.TRAIL


def test_a_house_or_a_point_that_is_the_goal_is_entered():
    assert travels(Scene("street-6", "store").roll(1), "bank") == "bank"
    assert travels(Scene("west", "store").roll(1), "horseshoe") == "horseshoe"


def test_where_every_way_leads_astray_the_seat_is_asked():
    scene = Scene("horseshoe-licence-1", "store").roll(1)
    assert set(scene.keys) == {"horseshoe", "licence"}
    assert travels(scene, "bank") is None


def test_r14_whoever_can_rob_somebody_is_asked():
    scene = Scene("street-5", "street-6", carts=(0, 1)).roll(2)
    assert scene.duels(A, 2) == [B]
    assert travels(scene, "bank") is None


def test_r14_whoever_has_said_so_robs_without_being_asked_with_a_place_to_go_or_without():
    scene = Scene("street-5", "street-6", carts=(0, 1)).roll(2)
    assert travels(scene, "bank", ROB) == travels(scene, ROB, "bank") == travels(scene, ROB) == "duel-1"
    free = Scene("street-5", "store", carts=(0, 1)).roll(2)
    assert travels(free, "bank", ROB) == travels(free, "bank") != "duel-1"
    assert travels(free, ROB) is None


def test_r18_of_those_whose_gold_fits_on_the_cart_whoever_carries_the_most_is_robbed():
    scene = Scene("street-4", "street-5", "street-6", carts=(0, 2, 3)).roll(3)
    assert scene.duels(A, 3)[0] == B
    assert travels(scene, "bank", ROB) == "duel-2"
    assert travels(Scene("street-4", "street-5", "street-6", carts=(0, 3, 3)).roll(3), ROB) == "duel-1"


def test_r18_whoever_robs_is_asked_before_they_lose_gold_to_stop_somebody():
    scene = Scene("street-3", "street-5", carts=(4, 1), banked=(0, 4)).roll(2)
    assert travels(scene, "bank", ROB) is None


def test_to_rob_counts_until_the_seat_is_sent_or_robbed_also_when_no_place_is_left():
    at_bank = Scene("bank", "store").roll(3)
    left = left_of(TRAVEL, at_bank.view(A), journey(at_bank, "bank", ROB))
    assert left.said == (ROB,)
    assert left_of(TRAVEL, at_bank.view(A), left) == left
    assert is_forgotten(at_bank, journey(at_bank, ROB, since=1))


def test_r14_nobody_is_asked_where_a_challenge_can_win_no_gold():
    scene = Scene("street-3", "street-5", carts=(1, 0)).roll(2)
    assert scene.duels(A, 2) == [B]
    assert travels(scene, "bank") == "street-5"


@pytest.mark.parametrize(
    ("carts", "banked", "is_asked"),
    [((4, 1), 3, False), ((2, 3), 1, False), ((2, 2), 1, True), ((4, 1), 4, True), ((2, 3), 2, True)],
    ids=["a full cart", "too much together", "just enough", "who could win", "who could win with more"],
)
def test_r18_whoever_would_lose_what_they_rob_is_asked_only_to_stop_somebody_who_could_win(
    carts, banked, is_asked
):
    scene = Scene("street-3", "street-5", carts=carts, banked=(0, banked)).roll(2)
    assert scene.duels(A, 2) == [B]
    assert travels(scene, "bank") == (None if is_asked else "street-5")


def test_r15_whoever_would_lose_what_they_rob_is_asked_if_only_a_duel_lets_them_go_on():
    scene = Scene("street-3", "street-5", carts=(4, 1)).roll(4)
    assert travels(scene, "bank") is None


def test_r15_whoever_cannot_pass_without_a_duel_is_asked():
    scene = Scene("street-3", "street-5", carts=(1, 0)).roll(4)
    assert "street-7" not in scene.keys
    assert travels(scene, "bank") is None


def test_r05_the_seat_is_asked_before_it_looks_at_a_card_also_at_its_goal():
    scene = Scene("a-b-1", "store").roll(1)
    assert scene.keys == ["a", "b"]
    assert turns_to("c")["a"] < turns_to("c")["b"]
    assert [travels(scene, goal) for goal in ("a", "b", "c")] == [None, None, None]


def test_r07_nobody_is_asked_where_nothing_is_looked_at():
    for goal in ("a", "c"):
        assert travels(Scene("a-b-1", "store").claims(A, a=NONE).roll(1), goal) == "a"
        assert travels(Scene("a-b-1", "store").mines(B, "a").roll(1), goal) == "a"
        assert travels(Scene("a-b-1", "store").claims(B, a=GOLD).roll(1), goal) is None


def test_r10_an_own_mine_is_dug_in_if_it_is_the_goal_and_asked_for_on_the_way():
    scene = Scene("a-b-1", "store").mines(A, "a").roll(1)
    assert travels(scene, "a") == "a"
    assert travels(scene, "c") is None


def test_a_journey_ends_at_its_goal():
    scene = Scene("street-6", "store").roll(1)
    order = journey(scene, "bank")
    assert not is_forgotten(scene, order)
    scene.answer(A, "bank")
    assert is_forgotten(scene, order)
    assert not is_forgotten(scene, journey(scene, "store"))


def test_whoever_stands_at_the_goal_is_asked():
    assert travels(Scene("bank", "store").roll(3), "bank") is None


def test_at_the_end_of_a_leg_the_next_one_begins():
    scene = Scene("street-6", "store").roll(1, 3)
    order = journey(scene, "bank", "store", "k")
    scene.answer(A, says(scene, order))
    left = left_of(TRAVEL, scene.view(A), order)
    assert left.said == ("store", "k")
    assert travels(Scene("bank", "store").roll(3), "bank", "store") == travels(
        Scene("bank", "store").roll(3), "store"
    )


def test_a_later_place_that_is_reached_early_is_still_one_to_go_to():
    scene = Scene("street-6", "store").roll(1).answer(A, "bank")
    assert left_of(TRAVEL, scene.view(A), journey(scene, "store", "bank")).said == ("store", "bank")


def test_r10_whoever_comes_back_to_where_they_are_has_been_elsewhere_first():
    scene = Scene("a", "store").mines(A, "a").roll(1)
    order = journey(scene, "again-a", "bank")
    assert left_of(TRAVEL, scene.view(A), order) == order
    end = says(scene, order)
    assert end != "a"
    scene.answer(A, end)
    away = left_of(TRAVEL, scene.view(A), order)
    assert away.said == ("a", "bank")
    back = Scene("a", "store").mines(A, "a").roll(1)
    assert left_of(TRAVEL, back.view(A), away).said == ("bank",)


def test_no_move_ends_where_it_began():
    assert not [
        place
        for place in LAND.places
        for roll in range(1, 7)
        for walk in LAND.walks(place, roll)
        if walk[-1] == place
    ]


def test_a_journey_that_is_answered_by_hand_goes_on():
    scene = Scene("street-6", "store").roll(3, 1)
    order = journey(scene, "bank")
    scene.answer(A, "street-9")
    assert not is_forgotten(scene, order)


def test_r05_whoever_is_sent_to_a_place_has_no_journey_any_more():
    scene = Scene("west", "store").roll(1)
    order = journey(scene, "bank")
    scene.answer(A, "horseshoe")
    assert scene.places[A] == "smithy"
    assert is_forgotten(scene, order)


def test_r05_free_beer_ends_the_journeys_of_all_who_are_sent_and_of_nobody_else():
    scene = Scene(near("b"), "jail", "street-3").lies(b=Card.BEER).roll(1).answer(A, "b")
    assert [player.setbacks for player in scene.state.players] == [1, 0, 1]


def test_r17_whoever_is_robbed_has_no_journey_any_more():
    scene = Scene("street-5", "street-6", carts=(0, 2)).roll(2, 6, 1)
    order = journey(scene, "bank")
    scene.answer(A, "duel-1")
    assert scene.carts == [2, 0]
    assert is_forgotten(scene, order, B)
    assert not is_forgotten(scene, order, A)


def test_r17_whoever_loses_a_duel_without_gold_travels_on():
    scene = Scene("street-5", "street-6", carts=(1, 0)).roll(2, 6, 1)
    order = journey(scene, "bank")
    scene.answer(A, "duel-1")
    assert not is_forgotten(scene, order, B)


def test_r18_whoever_loses_a_load_that_is_too_much_for_the_cart_has_no_journey_any_more():
    scene = Scene("street-5", "street-6", carts=(3, 3)).roll(2, 6, 1)
    scene.answer(A, "duel-1")
    assert [player.setbacks for player in scene.state.players] == [1, 1]


def test_r17_a_turn_that_is_owed_is_travelled_like_any_other():
    scene = Scene("street-12", "store").owes((A, Why.DUEL)).roll(5)
    assert scene.view(A).why is Why.DUEL
    assert travels(scene, "bank") == "street-7"


def test_r09_a_failed_assay_is_left_by_a_journey_that_was_given_there():
    scene = Scene("street-3", "store").claims(A, b=POSSIBLE).roll(1, 3)
    order = journey(scene, "assay")
    assert says(scene, order) == "assay"
    scene.answer(A, "assay")
    assert is_forgotten(scene, order)
    scene.answer(A, "b")
    assert scene.view(A).roll == 3
    assert travels(scene, "bank") == "street-5"


def test_r05_who_always_claims_does_so_whatever_the_card_says():
    order = Order("claim", 0, ALWAYS)
    for card in (GOLD, POSSIBLE, NONE):
        scene = Scene(near("b"), "store").lies(b=card).roll(1).answer(A, "b")
        assert says(scene, order) == CLAIM
        scene.answer(A, CLAIM)
        assert not is_forgotten(scene, order)


def test_r07_who_always_claims_does_so_on_anothers_claim():
    scene = Scene(near("b"), "store").claims(B, b=NONE).roll(1).answer(A, "b")
    assert says(scene, Order("claim", 0, ALWAYS)) == CLAIM


def test_to_claim_always_is_one_thing_to_say():
    ahead = CLAIMING.asks(Scene("bank", "store").roll(1).view(A))
    assert list(ahead.legal()) == [ALWAYS]


def test_what_a_seat_cannot_see_changes_nothing_of_what_it_says_ahead():
    """Twins: what lies on cards that A has not seen, and what B knows of them."""
    for start, roll in ((near("b"), 1), ("street-9", 4), ("west", 6)):
        twins = [
            Scene(start, "store").claims(B, k=card).lies(b=card, h=card).knows(B, "a").roll(roll)
            for card in (GOLD, POSSIBLE, NONE)
        ]
        views = [scene.view(A) for scene in twins]
        for orderable in GAME.orders:
            assert len({orderable.scope(view) for view in views}) == 1
            assert len({orderable.asks(view) for view in views}) == 1
        for goal in ("bank", "b", "k", "silver"):
            assert len({travels(scene, goal) for scene in twins}) == 1
            assert len({TRAVEL.rest(view, (goal, "bank")) for view in views}) == 1


def test_a_state_from_before_journeys_has_had_no_setbacks():
    assert decode(b'{"place": "bank", "cart": 2}', Player).setbacks == 0


def test_after_the_end_nothing_can_be_said_ahead():
    scene = Scene("street-6", "store", carts=(1, 0), banked=(4, 0)).roll(1).answer(A, "bank")
    assert scene.state.is_over
    view = dataclasses.replace(scene.view(A), is_over=True)
    assert [orderable.scope(view) for orderable in GAME.orders] == [None, None]


def test_a_claim_is_answered_by_no_other_word():
    assert CLAIMING.answers(Scene("bank", "store").roll(1).view(A), None, ALWAYS) == Said(CLAIM)

"""Instructions, from cards and points, and the old guide (R4, R5, R13, R22, R23)."""

import pytest

from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.story import (
    CardRead,
    GuideMet,
    Moved,
    PointRead,
    PromiseEnded,
    Sent,
    ShootOutBegan,
    TurnBegan,
)
from engine.games.goldrush.survey import LAND
from tests.engine.games.goldrush.scene import GOLD, A, B, C, D, Scene, near

SENDING = [
    (Card.LOST, "mulch"),
    (Card.BATH, "hotel"),
    (Card.PIANO, "saloon"),
    (Card.WANTED, "jail"),
    (Card.WATER, "rattlesnake"),
    (Card.BEER, "saloon"),
]
POINTS = [
    ("horseshoe", "smithy"),
    ("licence", "sheriff"),
    ("hold-up", "store"),
    ("room", "hotel"),
    ("rustler", "jail"),
    ("short-cut", "mulch"),
]


def reads(card, *others, carts=(), square="b"):
    """A table where A can end on an instruction; the others are where it is said."""
    return Scene(near(square), *(others or ("bank",)), carts=carts).lies(**{square: card})


# R5: cards


@pytest.mark.parametrize(("card", "place"), SENDING)
def test_r05_a_card_sends_who_ends_on_it_to_a_place_at_once(card, place):
    scene = reads(card, "jail").roll(1).answer(A, "b")
    assert scene.words() == ["TurnBegan", "Moved", "CardRead", "Sent"]
    assert scene.told(CardRead) == [CardRead(A, "b", card)]
    assert scene.told(Sent) == [Sent((A,), ("b",), place)]
    assert scene.places == [place, "jail"]


@pytest.mark.parametrize(("card", "place"), SENDING)
def test_r05_his_cart_goes_with_him(card, place):
    scene = reads(card, "jail", carts=(3,)).roll(1).answer(A, "b")
    assert (scene.places[A], scene.carts[A]) == (place, 3)


def test_r05_he_is_lifted_there_and_meets_nobody_on_the_way():
    scene = reads(Card.WANTED, *["street-2"] * 3, carts=(1, 1, 1, 1)).roll(1).answer(A, "b")
    assert scene.words() == ["TurnBegan", "Moved", "CardRead", "Sent"]


def test_r05_who_is_in_the_way_when_he_comes_to_the_card_is_met_first():
    scene = reads(Card.BATH, "b", carts=(1, 1)).roll(1)
    assert "duel-1" in scene.keys
    assert scene.answer(A, "b").places == ["hotel", "b"]


def test_r05_no_drinking_water_leads_to_the_creek_that_is_the_fewest_steps_away():
    for square, creek in (("h", "rattlesnake"), ("e", "silver"), ("u", "dry")):
        scene = reads(Card.WATER, square=square).roll(1).answer(A, square)
        assert scene.asked is None
        assert scene.places[A] == creek


def test_r05_of_two_that_are_equally_near_he_chooses():
    tied = next(square for square in LAND.of(Terrain.SQUARE) if len(LAND.nearest(square, Terrain.CREEK)) > 1)
    for number, creek in enumerate(LAND.nearest(tied, Terrain.CREEK)):
        scene = reads(Card.WATER, square=tied).roll(1).answer(A, tied)
        assert scene.asked == (A, "creek")
        assert scene.decision(A).rule == "R5"
        assert not scene.decision(A).is_secret
        assert scene.keys[number] == creek
        assert scene.answer(A, creek).places[A] == creek
        assert scene.told(Sent) == [Sent((A,), (tied,), creek)]


def test_r05_where_it_lies_is_told_before_he_chooses():
    tied = next(square for square in LAND.of(Terrain.SQUARE) if len(LAND.nearest(square, Terrain.CREEK)) > 1)
    scene = reads(Card.WATER, square=tied).roll(1).answer(A, tied)
    assert scene.words()[-1] == "CardRead"
    assert scene.places[A] == tied


# Free beer


def test_r05_free_beer_takes_everyone_to_the_saddle_saloon():
    scene = reads(Card.BEER, "c", "bank", "mulch").roll(1).answer(A, "b")
    assert scene.places == ["saloon"] * 4
    assert scene.told(Sent) == [Sent((A, B, C, D), ("b", "c", "bank", "mulch"), "saloon")]


def test_r05_prisoners_stay_in_jail():
    scene = reads(Card.BEER, "jail", "sheriff", "jail").roll(1).answer(A, "b")
    assert scene.places == ["saloon", "jail", "saloon", "jail"]
    assert scene.told(Sent) == [Sent((A, C), ("b", "sheriff"), "saloon")]


def test_r05_who_is_there_already_is_not_sent():
    scene = reads(Card.BEER, "saloon", "sheriff").roll(1).answer(A, "b")
    assert scene.told(Sent) == [Sent((A, C), ("b", "sheriff"), "saloon")]
    assert scene.places == ["saloon"] * 3


# R4, R5: points


@pytest.mark.parametrize(("point", "place"), POINTS)
def test_r04_an_instruction_point_counts_if_the_move_ends_on_it(point, place):
    scene = Scene(LAND.beside[point][0], "bank", carts=(2,)).roll(1).answer(A, point)
    assert scene.words() == ["TurnBegan", "Moved", "PointRead", "Sent"]
    assert scene.told(PointRead) == [PointRead(A, point)]
    assert scene.told(Sent) == [Sent((A,), (point,), place)]
    assert (scene.places[A], scene.carts[A]) == (place, 2)


@pytest.mark.parametrize(("point", "place"), POINTS)
def test_r04_an_instruction_point_that_is_passed_does_not_count(point, place):
    one, other = LAND.beside[point]
    scene = Scene(one, "bank").roll(2).answer(A, other)
    assert scene.told(PointRead) == scene.told(Sent) == []
    assert scene.places[A] == other


def test_r04_they_are_read_every_time():
    scene = Scene("west", "west", next_up=A).roll(1, 1).answer(A, "horseshoe").answer(B, "horseshoe")
    assert scene.places == ["smithy", "smithy"]


def test_r04_where_an_instruction_takes_him_nothing_more_happens():
    """He does not enter the Sheriff's, he is there; and who is sent ends no move."""
    for card, place in SENDING:
        scene = reads(card, "jail", carts=(1,)).claims(A, c=GOLD).roll(1).answer(A, "b")
        assert scene.told(Moved) == [Moved(A, near("b"), ("b",))]
        assert scene.places[A] == place
        assert scene.asked is None


# The old guide, R13, R22, R23


def test_r13_the_old_guide_gives_three_turns_in_a_row_this_one_the_first():
    scene = reads(Card.GUIDE).roll(1, 2, 2, 1).answer(A, "b")
    assert scene.told(GuideMet) == [GuideMet(A, "b", 2)]
    assert scene.places[A] == "b"
    scene.answer(A, "b-c-2", "c-d-1")
    assert [(turn.seat, turn.why) for turn in scene.told(TurnBegan)] == [
        (A, Why.ORDER),
        (A, Why.GUIDE),
        (A, Why.GUIDE),
        (B, Why.ORDER),
    ]


def test_r22_met_again_he_begins_his_three_turns_anew():
    scene = reads(Card.GUIDE).owes((A, Why.GUIDE), (A, Why.GUIDE)).roll(1).answer(A, "b")
    assert scene.told(TurnBegan) == [TurnBegan(1, A, Why.GUIDE, 1)]
    assert scene.owed == [(A, Why.GUIDE), (A, Why.GUIDE)]
    assert scene.told(GuideMet) == [GuideMet(A, "b", 2)]


def test_r22_those_that_are_left_are_not_added_though_others_are_owed_between():
    scene = reads(Card.GUIDE).owes((A, Why.DUEL), (B, Why.DUEL), (A, Why.GUIDE), (B, Why.GUIDE))
    scene.roll(1).answer(A, "b")
    assert scene.owed == [(A, Why.GUIDE), (A, Why.GUIDE), (B, Why.DUEL), (B, Why.GUIDE)]
    assert scene.told(PromiseEnded) == []


@pytest.mark.parametrize(("card", "place"), SENDING)
def test_r13_an_instruction_that_moves_him_ends_the_rest_of_them(card, place):
    scene = reads(card, "jail").owes((A, Why.GUIDE), (A, Why.GUIDE)).roll(1).answer(A, "b")
    assert scene.owed == []
    assert scene.told(PromiseEnded) == [PromiseEnded(A, 1)]
    assert scene.places[A] == place


@pytest.mark.parametrize(("point", "place"), POINTS)
def test_r13_an_instruction_point_ends_the_rest_of_them_too(point, place):
    scene = Scene(LAND.beside[point][0], "bank").owes(*[(A, Why.GUIDE)] * 3).roll(1).answer(A, point)
    assert scene.told(PromiseEnded) == [PromiseEnded(A, 2)]
    assert (scene.owed, scene.places[A]) == ([], place)


def test_r13_a_nugget_found_does_not_end_the_rest_of_them():
    scene = reads(Card.NUGGET).owes((A, Why.GUIDE), (A, Why.GUIDE)).roll(1).answer(A, "b")
    assert scene.owed == [(A, Why.GUIDE)]
    assert scene.told(PromiseEnded) == []


def test_r13_a_card_that_is_looked_at_does_not_end_the_rest_of_them():
    scene = reads(GOLD).owes((A, Why.GUIDE), (A, Why.GUIDE)).roll(1).answer(A, "b", "claim")
    assert scene.owed == [(A, Why.GUIDE)]


def test_r13_nothing_is_told_where_nothing_was_promised():
    assert reads(Card.BATH, "jail").roll(1).answer(A, "b").told(PromiseEnded) == []


def test_r13_it_ends_his_own_promises_and_nobody_elses():
    scene = reads(Card.BATH, "bank").owes((A, Why.DUEL), (B, Why.GUIDE), (B, Why.GUIDE))
    scene.roll(1).answer(A, "b")
    assert scene.owed == [(B, Why.GUIDE), (B, Why.GUIDE)]
    assert scene.told(PromiseEnded) == []


def test_r13_free_beer_ends_those_of_all_who_are_sent():
    scene = reads(Card.BEER, "c", "jail", "saloon")
    scene.owes((A, Why.DUEL), (A, Why.GUIDE), *((seat, Why.GUIDE) for seat in (B, B, C, D)))
    scene.roll(1).answer(A, "b")
    assert scene.told(PromiseEnded) == [PromiseEnded(A, 1), PromiseEnded(B, 2)]
    assert scene.owed == [(C, Why.GUIDE), (D, Why.GUIDE)]


@pytest.mark.parametrize("why", [Why.DUEL, Why.SHOOT_OUT])
def test_r23_an_extra_turn_that_he_has_won_is_not_ended(why):
    scene = reads(Card.BATH, "jail").owes((A, Why.GUIDE), (A, why), (A, Why.GUIDE)).roll(1).answer(A, "b")
    assert scene.owed == [(A, why)]
    assert scene.told(PromiseEnded) == [PromiseEnded(A, 1)]


def test_r13_they_end_before_those_whom_he_meets_shoot():
    scene = reads(Card.BATH, "hotel", carts=(1, 0)).owes((A, Why.GUIDE), (A, Why.GUIDE))
    scene.roll(1, 6, 1).answer(A, "b")
    assert scene.words()[2:] == [
        "CardRead",
        "Sent",
        "PromiseEnded",
        "ShootOutBegan",
        "ShootOutRolled",
        "ShootOutWon",
    ]
    assert scene.owed == [(A, Why.SHOOT_OUT)]
    assert scene.told(ShootOutBegan) == [ShootOutBegan("hotel", (A, B))]


def test_r13_a_loser_of_the_shoot_out_whom_no_instruction_moved_keeps_his():
    scene = reads(Card.BATH, "hotel", carts=(1, 0)).owes((A, Why.DUEL), (B, Why.GUIDE))
    scene.roll(1, 6, 1).answer(A, "b")
    assert scene.owed == [(A, Why.SHOOT_OUT), (B, Why.GUIDE)]

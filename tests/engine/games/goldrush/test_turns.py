"""The set-up, whose turn it is, the roll, and Jail (R1 to R3, R12)."""

from collections import Counter

import pytest

from engine.errors import IllegalAnswer, NotAsked
from engine.games.goldrush import GAME
from engine.games.goldrush.cards import DECK, Card, Why
from engine.games.goldrush.rules import new
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.story import BeginnerRolled, Moved, StayedInJail, TurnBegan
from engine.play.chance import Chance
from engine.play.match import Match
from tests.engine.games.goldrush.scene import A, B, C, D, Scene

SEATS = list(GAME.seats)


def begun(seats, *rolls):
    """A table where nobody has begun; each names his roll, and then the first turn's."""
    scene = Scene(*["store"] * seats)
    scene.state.beginner = None
    return scene.roll(*rolls)


# R1: the set-up


def test_r01_two_to_four_can_play():
    assert SEATS == [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_r01_all_begin_in_the_general_store_with_three_markers_and_an_empty_cart(seats):
    players = new(seats, {}, Chance("r01")).players
    assert len(players) == seats
    for player in players:
        assert (player.place, player.markers, player.cart, player.banked) == ("store", 3, 0, 0)
        assert (player.claims, player.mines, player.known) == ([], [], [])


@pytest.mark.parametrize("seats", SEATS)
def test_r01_twenty_nuggets_lie_in_the_stack(seats):
    assert new(seats, {}, Chance("r01")).stack == 20


def test_r01_nobody_is_named_before_the_dice_are_rolled():
    state = new(3, {}, Chance("r01"))
    assert (state.beginner, state.mover, state.turn, state.roll, state.next_in_order) == (None, None, 0, 0, 0)
    assert (state.owed, state.left_open, state.spared, state.is_over) == ([], [], [], False)


def test_r01_one_card_lies_on_each_square():
    cards = new(3, {}, Chance("r01")).cards
    assert tuple(cards) == SQUARES
    assert Counter(cards.values()) == DECK


def test_r01_each_card_is_there_as_often_as_the_rules_say():
    assert {str(card): count for card, count in DECK.items() if count > 1} == {
        "gold": 9,
        "possible-gold": 4,
        "no-gold": 5,
    }
    assert [str(card) for card, count in DECK.items() if count == 1] == [
        "nugget",
        "guide",
        "water",
        "lost",
        "bath",
        "piano",
        "wanted",
        "beer",
    ]


def test_r01_the_cards_are_shuffled():
    tables = [new(2, {}, Chance("r01", number)).cards for number in range(40)]
    assert {cards["a"] for cards in tables} >= {Card.GOLD, Card.POSSIBLE, Card.NO_GOLD}
    assert len({tuple(cards.values()) for cards in tables}) == 40


def test_r01_the_highest_roll_begins():
    scene = begun(3, 2, 6, 5, 2)
    assert scene.told(BeginnerRolled) == [BeginnerRolled(((A, 2), (B, 6), (C, 5)))]
    assert scene.state.beginner == B
    assert scene.asked == (B, "move")
    assert scene.told(TurnBegan) == [TurnBegan(1, B, Why.ORDER, 2)]


def test_r01_those_who_tie_for_it_roll_again_and_nobody_else():
    scene = begun(4, 5, 3, 5, 5, 2, 4, 4, 1, 6, 3)
    assert scene.told(BeginnerRolled) == [
        BeginnerRolled(((A, 5), (B, 3), (C, 5), (D, 5))),
        BeginnerRolled(((A, 2), (C, 4), (D, 4))),
        BeginnerRolled(((C, 1), (D, 6))),
    ]
    assert (scene.state.beginner, scene.asked) == (D, (D, "move"))


def test_r01_it_goes_on_clockwise():
    scene = begun(3, 2, 3, 6, 2, 2, 2, 2)
    for seat in (C, A, B, C):
        assert scene.asked == (seat, "move")
        scene.answer(seat, scene.keys[0])
    assert [turn.seat for turn in scene.told(TurnBegan)] == [C, A, B, C]
    assert [turn.turn for turn in scene.told(TurnBegan)] == [1, 2, 3, 4]


def test_r01_who_begins_is_rolled_for_once():
    scene = begun(2, 2, 3, 2, 2, 2)
    scene.answer(B, scene.keys[0]).answer(A, scene.keys[0])
    assert len(scene.told(BeginnerRolled)) == 1


def test_r01_before_the_first_question_the_bot_has_rolled_for_all():
    match = Match.start(GAME, seats=4, options={}, seed="r01")
    words = [type(told.event).__name__ for told in match.story]
    assert set(words) >= {"BeginnerRolled", "TurnBegan"}
    assert match.waiting_for() == (match.state.beginner,) == (match.state.mover,)


# R2: the roll and the move


def test_r02_a_turn_opens_with_the_roll_made():
    scene = Scene("store", "bank").roll(4)
    assert scene.asked == (A, "move")
    assert scene.decision(A).rule == "R2"
    assert scene.told(TurnBegan) == [TurnBegan(1, A, Why.ORDER, 4)]
    assert (scene.state.mover, scene.state.why, scene.state.roll) == (A, Why.ORDER, 4)
    assert scene.state.turn == 1


def test_r02_one_answer_is_a_turn():
    scene = Scene("store", "bank").roll(2).answer(A, "street-11")
    assert scene.places == ["street-11", "bank"]
    assert scene.told(Moved) == [Moved(A, "store", ("street-10", "street-11"))]
    assert scene.asked is None


def test_r02_the_next_turn_begins_where_he_is():
    scene = Scene("store", "bank").roll(2, 1, 1).answer(A, "street-11").answer(B, "street-7")
    assert scene.keys == ["street-10", "hotel", "street-12"]


@pytest.mark.parametrize("answer", ["street-12", "store", "11", 3, None, "duel-1"])
def test_r02_nothing_else_is_a_move(answer):
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        Scene("store", "bank").roll(2).answer(A, answer)


def test_r02_nobody_else_is_asked():
    with pytest.raises(NotAsked):
        Scene("store", "bank").roll(2).match.submit(B, "street-11")


def test_r02_the_only_move_is_made_by_itself_and_told():
    scene = Scene("store", "bank").roll(1)
    assert scene.asked is None
    assert scene.words() == ["TurnBegan", "Moved"]
    assert scene.places == ["street-10", "bank"]


# R12: Jail


@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_r12_a_prisoner_who_rolls_neither_1_nor_6_is_told_and_passed_over(roll):
    scene = Scene("jail", "bank").roll(roll, 1)
    assert scene.words() == ["TurnBegan", "StayedInJail", "TurnBegan"]
    assert scene.told(StayedInJail) == [StayedInJail(A, roll)]
    assert scene.asked == (B, "move")
    assert scene.places[A] == "jail"


def test_r12_with_a_1_he_moves_one_step():
    scene = Scene("jail", "bank").roll(1)
    assert scene.told(StayedInJail) == []
    assert scene.places[A] == "street-2"


def test_r12_with_a_6_he_moves_six():
    scene = Scene("jail", "bank").roll(6)
    assert scene.asked == (A, "move")
    assert "street-7" in scene.keys
    assert scene.answer(A, "street-7").places[A] == "street-7"


def test_r12_at_his_next_turn_he_tries_again():
    scene = Scene("jail", "jail").roll(2, 5, 1)
    assert scene.told(StayedInJail) == [StayedInJail(A, 2), StayedInJail(B, 5)]
    assert scene.places[A] == "street-2"


def test_r12_who_walks_into_jail_is_a_prisoner_too():
    scene = Scene("street-2", "bank").roll(1, 1, 4).answer(A, "jail").answer(B, "street-6")
    assert scene.places == ["jail", "street-6"]
    assert scene.told(StayedInJail) == [StayedInJail(A, 4)]


def test_r12_others_need_no_such_roll():
    scene = Scene("sheriff", "jail").roll(2)
    assert scene.asked == (A, "move")


def test_r12_a_prisoner_needs_such_a_roll_in_an_extra_turn_too():
    scene = Scene("jail", "bank").owes((A, Why.GUIDE)).roll(5, 6)
    assert scene.told(StayedInJail) == [StayedInJail(A, 5)]
    assert scene.asked == (A, "move")


# R17: whose turn it is


def test_r17_owed_turns_come_first_the_newest_before_the_older_and_the_order_stands_still():
    scene = Scene("jail", "jail", "jail", next_up=B).owes((C, Why.DUEL), (A, Why.GUIDE), (A, Why.GUIDE))
    scene.roll(2, 2, 2, 2, 2, 2)
    assert [(turn.seat, turn.why) for turn in scene.told(TurnBegan)] == [
        (C, Why.DUEL),
        (A, Why.GUIDE),
        (A, Why.GUIDE),
        (B, Why.ORDER),
        (C, Why.ORDER),
        (A, Why.ORDER),
    ]
    assert scene.state.next_in_order == B


def test_r17_a_turn_that_is_owed_is_owed_once():
    scene = Scene("jail", "jail").owes((B, Why.DUEL), (A, Why.GUIDE)).roll(2)
    assert scene.owed == [(A, Why.GUIDE)]
    assert (scene.state.mover, scene.state.why) == (B, Why.DUEL)


def test_r17_what_is_stored_of_a_turn_keeps_its_word():
    assert [str(why) for why in Why] == ["order", "guide", "duel", "shoot-out"]

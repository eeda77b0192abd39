"""The set-up (G1 to G4)."""

import dataclasses
from collections import Counter

import pytest

from engine.errors import IllegalAnswer
from engine.games.gnadenlos import data
from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.rules import new, play_round
from engine.games.gnadenlos.story import (
    AdventurersOffered,
    AdventurersTaken,
    BidReturned,
    FirstRolled,
    NotesLaid,
    TurnBegan,
)
from engine.games.gnadenlos.view import view
from engine.play.chance import Chance
from engine.play.table import Table
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, D, LoadedDice, adventurers_in, notes_in, written

HAND = "4{0} 4{0} 3{0} 3{0} 3{0} 2{0} 2{0} 2{0} 1{0} 1{0} 1{0} 0{0} 0{0}"


class SetUp:
    """A match from its very first moment; its rolls are loaded."""

    def __init__(self, seats, *rolls, options=None, seed="set-up"):
        self.state = new(BOX, seats, options or {}, Chance(seed))
        self.story = []
        self.table = Table(self.state, LoadedDice(*rolls), 1, lambda told: self.story.append(told.event))
        self.question = None
        self.script = play_round(self.table)
        self.step()

    def step(self):
        try:
            self.question = self.script.send(None)
        except StopIteration:
            self.question = None

    def answer(self, seat, answer):
        assert self.question.waiting_for() == (seat,)
        self.question.answers[seat] = self.question.decisions[seat].parse(answer)
        self.step()
        return self

    def told(self, kind):
        return [event for event in self.story if isinstance(event, kind)]

    @property
    def players(self):
        return self.state.players


def advanced(seats, *rolls):
    return SetUp(seats, *rolls, options={"advanced": True})


def test_g01_the_box_that_is_shipped_is_the_one_that_the_rules_describe():
    """Which the tests of the rules have, too; its adventurers have names and keys of their own."""
    numbers = [
        sorted((one.gold, one.revolver, one.cards) for one in box.adventurers) for box in (BOX, data.BOX)
    ]
    assert numbers[0] == numbers[1]
    assert len({one.key for one in data.BOX.adventurers}) == 29
    assert dataclasses.replace(data.BOX, adventurers=()) == dataclasses.replace(BOX, adventurers=())


@pytest.mark.parametrize("seats", [3, 4])
def test_g01_everyone_has_10_nuggets_and_13_notes_of_his_colour(seats):
    state = new(BOX, seats, {}, Chance("g01"))
    assert [player.nuggets for player in state.players] == [10] * seats
    assert [player.field for player in state.players] == [6] * seats
    assert [written(player.notes) for player in state.players] == [
        HAND.format(colour) for colour in "abcd"[:seats]
    ]
    assert (state.undertaker, state.discards, state.market) == (0, [], [])


def test_g01_adventurers_and_events_are_shuffled():
    states = [new(BOX, 3, {}, Chance("g01", number)) for number in range(5)]
    assert len({tuple(state.deck) for state in states}) == 5
    assert len({tuple(state.pile) for state in states}) == 5
    for state in states:
        assert sorted(state.deck) == sorted(one.key for one in BOX.adventurers)
        assert sorted(state.pile) == sorted(event.key for event in BOX.events)


@pytest.mark.parametrize(("rolls", "first"), [((6, 1, 1), A), ((1, 3, 2), B), ((2, 3, 5), C)])
def test_g01_chance_names_the_first_player(rolls, first):
    scene = SetUp(3, *rolls)
    assert scene.state.active == first
    assert scene.told(FirstRolled) == [FirstRolled(tuple(zip((A, B, C), rolls, strict=True)), first)]
    assert scene.told(TurnBegan) == []


def test_g01_the_first_player_has_the_first_turn():
    scene = SetUp(3, 1, 6, 2)
    scene.script = play_round(scene.table)
    scene.step()
    assert scene.told(TurnBegan) == [TurnBegan(1, B)]


@pytest.mark.parametrize("seats", [3, 4])
def test_g02_everyone_has_two_adventurers_from_the_deck(seats):
    scene = SetUp(seats, *range(1, seats + 1))
    assert [len(player.adventurers) for player in scene.players] == [2] * seats
    assert len(scene.state.deck) == 29 - 2 * seats
    assert Counter(adventurers_in(scene.state)) == Counter(one.key for one in BOX.adventurers)
    assert scene.question is None


def test_g02_the_deal_is_told_to_nobody():
    scene = SetUp(3, 1, 2, 3)
    assert [type(event) for event in scene.story] == [FirstRolled]


@pytest.mark.parametrize("seats", [3, 4])
def test_g03_everyone_puts_a_1_and_a_2_into_the_market(seats):
    scene = SetUp(seats, *range(1, seats + 1))
    each = [f"{worth}{colour}" for worth in (1, 2) for colour in "abcd"[:seats]]
    assert sorted(written(scene.state.market).split()) == sorted(each)
    assert [written(player.notes) for player in scene.players] == [
        HAND.format(colour).replace(f" 2{colour}", "", 1).replace(f" 1{colour}", "", 1)
        for colour in "abcd"[:seats]
    ]
    assert len(notes_in(scene.state)) == 13 * seats


def test_g03_the_notes_are_shuffled():
    markets = set()
    for seed in range(5):
        state = new(BOX, 4, {}, Chance("g03"))
        script = play_round(Table(state, Chance("g03", seed), 1, lambda told: None))
        with pytest.raises(StopIteration):
            script.send(None)
        markets.add(written(state.market))
    assert len(markets) == 5


@pytest.mark.parametrize(
    ("seats", "rows"), [(3, ((True,) * 6,)), (4, ((True,) * 6, (True,) * 2 + (False,) * 4))]
)
def test_g03_the_notes_lie_row_by_row_in_columns_1_to_6(seats, rows):
    scene = SetUp(seats, *range(1, seats + 1))
    assert view(scene.state, None, None).market == rows


@pytest.mark.parametrize("seats", [3, 4])
def test_g04_as_many_pairs_as_players_are_turned_up_and_nothing_is_dealt(seats):
    scene = advanced(seats, *range(1, seats + 1))
    deck = new(BOX, seats, {}, Chance("set-up")).deck[::-1]
    drawn = [(deck[2 * number], deck[2 * number + 1]) for number in range(seats)]
    assert scene.state.lots == drawn, "two drawn in succession are a pair"
    assert scene.told(AdventurersOffered) == [
        AdventurersOffered(
            seats - 1, tuple((BOX.adventurer(one), BOX.adventurer(other)) for one, other in drawn)
        )
    ]
    assert [player.adventurers for player in scene.players] == [[]] * seats
    assert scene.state.market == []


def test_g04_the_highest_roller_is_first_and_bids_first_then_clockwise():
    scene = advanced(4, 2, 3, 6, 1)
    assert scene.state.active == C
    for seat, bid in ((C, ["0"]), (D, ["1"]), (A, ["2"])):
        assert scene.question.decisions[seat].name == "bid"
        scene.answer(seat, bid)
    assert scene.question.waiting_for() == (B,)


def test_g04_who_ties_for_the_highest_rolls_again():
    scene = SetUp(4, 5, 3, 5, 5, 2, 4, 4, 1, 6)
    assert scene.told(FirstRolled) == [
        FirstRolled(((A, 5), (B, 3), (C, 5), (D, 5)), None),
        FirstRolled(((A, 2), (C, 4), (D, 4)), None),
        FirstRolled(((C, 1), (D, 6)), D),
    ]
    assert scene.state.active == D


def test_g04_in_falling_order_each_takes_a_pair_and_lays_his_bid():
    scene = advanced(3, 6, 1, 1)
    first, second, third = scene.state.lots
    scene.answer(A, ["1", "0"]).answer(B, ["4", "3"]).answer(C, ["2"])
    assert scene.question.waiting_for() == (B,)
    assert [each.key for each in scene.question.decisions[B].options] == [first[0], second[0], third[0]]
    scene.answer(B, second[0]).answer(C, third[0])
    assert scene.question is None
    assert [player.adventurers for player in scene.players] == [list(first), list(second), list(third)]
    assert [event.seat for event in scene.told(AdventurersTaken)] == [B, C, A]
    assert written(scene.state.market) == "4b 3b 2c 1a 0a"
    assert scene.told(NotesLaid) == [
        NotesLaid(B, ("1-1", "1-2")),
        NotesLaid(C, ("1-3",)),
        NotesLaid(A, ("1-4", "1-5")),
    ]


def test_g04_the_laying_order_can_be_changed_until_he_lays_as_in_g22():
    scene = advanced(3, 6, 1, 1)
    scene.answer(A, ["1", "0"]).answer(B, ["4"])
    scene.question.asides[A].apply(("0", "1"))
    scene.answer(C, ["2"])
    lots = [lot[0] for lot in scene.state.lots]
    scene.answer(B, lots[0]).answer(C, lots[1])
    assert written(scene.state.market) == "4b 2c 0a 1a"


def test_g04_a_bid_must_differ_from_those_before_as_in_g19():
    scene = advanced(3, 6, 1, 1)
    scene.answer(A, ["3"])
    assert ("2", "1") not in scene.question.decisions[B].legal()
    with pytest.raises(IllegalAnswer):
        scene.answer(B, ["3"])


def test_g04_nobody_gets_his_bid_back():
    scene = advanced(3, 6, 1, 1)
    scene.answer(A, ["0"]).answer(B, ["4"]).answer(C, ["2"])
    lots = [lot[0] for lot in scene.state.lots]
    scene.answer(B, lots[0]).answer(C, lots[1])
    assert scene.told(BidReturned) == []
    assert [len(player.notes) for player in scene.players] == [12, 12, 12]
    assert [len(player.adventurers) for player in scene.players] == [2, 2, 2]
    assert scene.state.lots == []


def test_g04_the_first_turn_follows():
    scene = advanced(3, 1, 6, 1)
    scene.answer(B, ["0"]).answer(C, ["4"]).answer(A, ["2"])
    lots = [lot[0] for lot in scene.state.lots]
    scene.answer(C, lots[0]).answer(A, lots[1])
    assert (scene.question, scene.state.phase, scene.state.active) == (None, Phase.EVENT, B)
    scene.script = play_round(scene.table)
    scene.step()
    assert scene.told(TurnBegan) == [TurnBegan(1, B)]

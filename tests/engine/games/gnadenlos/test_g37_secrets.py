"""Who knows what (G37)."""

import dataclasses
import json

import pytest

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.event import steal
from engine.games.gnadenlos.market import close_gaps
from engine.games.gnadenlos.payday import payday
from engine.games.gnadenlos.state import State
from engine.games.gnadenlos.story import Bid, NoteSeen
from engine.games.gnadenlos.view import BidView, HandView
from engine.play.codec import decode, encode
from engine.play.match import Match
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, D, Scene, adventurer, notes_of, written

VIEWERS = (A, B, C, None)


def full_scene():
    scene = Scene(3, active=B, nuggets=(1, 2, 3), fields=(7, 8, 9)).market("4a 0b 3c 1a 2b 2c 1b")
    scene.holds(A, "631", "136", notes="4a 3a 2b").holds(B, "361", notes="4b 0c").holds(C, notes="1c 1a")
    scene.state.players[C].vultures = 2
    scene.state.discards = ["163", "316"]
    scene.state.undertaker, scene.state.turned = 3, ["cheating-2", "gold-rush-1"]
    return scene


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_hats_nuggets_vultures_discards_and_numbers_of_cards_are_public(viewer):
    seen = full_scene().view(viewer)
    assert [player.nuggets for player in seen.players] == [1, 2, 3]
    assert [player.field for player in seen.players] == [7, 8, 9]
    assert [player.vultures for player in seen.players] == [0, 0, 2]
    assert [player.adventurers for player in seen.players] == [2, 1, 0]
    assert [player.notes for player in seen.players] == [3, 2, 2]
    assert seen.discards == (adventurer("163"), adventurer("316"))
    assert (seen.undertaker, seen.active, seen.turn) == (3, B, 1)
    assert seen.turned == (BOX.event("cheating-2"), BOX.event("gold-rush-1"))
    assert seen.event == BOX.event("gold-rush-1")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_open_bids_are_public_while_they_lie_open(viewer):
    scene = Scene(3).holds(A, notes="4a 3b").holds(B, notes="1b 0b").holds(C, notes="2c 0c")
    scene.play(bidding(scene.table), (A, ["3@1", "4"]))
    assert scene.view(viewer).players[A].bid == BidView(A, tuple(notes_of("4a 3b")), 7)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_a_hand_is_its_owners_alone(viewer):
    scene = full_scene()
    hands = {
        A: HandView((adventurer("631"), adventurer("136")), tuple(notes_of("4a 3a 2b")), None, ()),
        B: HandView((adventurer("361"),), tuple(notes_of("4b 0c")), None, ()),
        C: HandView((), tuple(notes_of("1a 1c")), None, ()),
        None: None,
    }
    seen = scene.view(viewer)
    assert (seen.seat, seen.hand) == (viewer, hands[viewer])


def test_g37_all_but_the_hand_is_the_same_for_everybody():
    scene = full_scene()
    seen = {dataclasses.replace(scene.view(viewer), seat=None, hand=None) for viewer in VIEWERS}
    assert len(seen) == 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_of_the_market_a_view_shows_backs_to_whoever_has_laid_nothing(viewer):
    scene = full_scene()
    assert scene.view(viewer).market == ((True,) * 6, (True,) + (False,) * 5)
    before = scene.view(viewer)
    scene.state.market = scene.state.market[::-1]
    assert scene.view(viewer) == before


def laid_scene():
    """A has laid 4a, 0b and C's 3c behind these, B her 2b; C takes the bid back."""
    scene = Scene(3).market("0a 1a 2a 3a 4a 0b 1b")
    scene.holds(A, notes="4a 3c 0b").holds(B, notes="2b 4b").holds(C, notes="1c 0c").deck("613", "541")
    scene.play(bidding(scene.table), (A, ["3@2", "0@1", "4"]), (B, ["2"]), (C, ["1"]))
    return scene.answer(A, "613")


def known(scene, viewer):
    return [(one.place, written([one.note])) for one in scene.view(viewer).hand.known]


def test_g37_whoever_has_laid_ious_sees_them_in_the_market_whatever_their_colour_and_nobody_else_does():
    scene = laid_scene()
    assert scene.asked is None, "B takes what is left"
    assert scene.laid == "0a 1a 2a 3a 4a 0b 1b 3c 0b 4a 2b"
    assert known(scene, A) == [("2-2", "3c"), ("2-3", "0b"), ("2-4", "4a")]
    assert known(scene, B) == [("2-5", "2b")]
    assert known(scene, C) == []
    assert scene.view().hand is None
    public = {dataclasses.replace(scene.view(viewer), seat=None, hand=None) for viewer in VIEWERS}
    assert len(public) == 1


def test_g37_an_open_bid_is_known_only_from_when_it_is_laid():
    scene = Scene(3).holds(A, notes="4a 3a").holds(B, notes="2b 1b").holds(C, notes="1c 0c")
    scene.play(bidding(scene.table), (A, ["3", "4"]))
    assert known(scene, A) == []


def test_g37_what_one_has_laid_is_followed_into_gaps_and_along_the_last_row():
    scene = laid_scene()
    scene.state.pick_up([0, 8])
    scene.play(close_gaps(scene.table, rule="G12"), (A, ["2-4"]))
    assert scene.laid == "4a 1a 2a 3a 4a 0b 1b 3c 2b"
    assert known(scene, A) == [("1-1", "4a"), ("2-2", "3c")]
    assert known(scene, B) == [("2-3", "2b")]


def test_g37_what_is_stolen_is_known_to_nobody_until_the_thief_lays_it():
    scene = laid_scene()
    scene.state.phase = Phase.EVENT
    scene.state.players[C].adventurers = ["163"]
    scene.play(steal(scene.table, C, 2), (C, ["2-4", "2-5"]))
    assert (known(scene, A), known(scene, B)) == ([("2-2", "3c"), ("2-3", "0b")], [])
    scene.state.lay(C, scene.state.players[C].notes[:1])
    assert known(scene, C) == [("2-4", "4a")]


def test_g37_what_a_payday_turns_up_is_known_to_nobody_any_more():
    scene = laid_scene()
    scene.roll(4, 4, 4)
    payday(scene.table, is_last=False)
    assert scene.laid == "0a 1a 2a - 4a 0b 1b 3c 0b - 2b"
    assert known(scene, A) == [("2-2", "3c"), ("2-3", "0b")]


def test_g37_the_first_ious_were_shuffled_and_are_nobodys():
    match = Match.start(GAME, seats=4, options={}, seed="first")
    assert [match.view(seat).hand.known for seat in (A, B, C, D)] == [()] * 4


def test_g37_in_the_advanced_set_up_what_was_bid_for_a_pair_is_ones_own():
    match = Match.start(GAME, seats=3, options={"advanced": True}, seed="pairs")
    while match.view(None).turn == 0:
        seat = match.waiting_for()[0]
        match.submit(seat, next(match.asked(seat).legal()))
    laid = [len(match.view(seat).hand.known) for seat in (A, B, C)]
    assert sum(laid) == sum(map(sum, match.view(None).market)) > 0


def test_g37_a_match_that_began_before_begins_with_none_known():
    stored = json.loads(encode(laid_scene().state))
    for player in stored["players"]:
        del player["known"]
    assert [player.known for player in decode(json.dumps(stored), State).players] == [[], [], []]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_neither_the_decks_nor_the_piles_order_gets_into_a_view(viewer):
    scene = full_scene().deck("613", "541", "145")
    scene.play(bidding(scene.table))
    before = scene.view(viewer)
    scene.state.deck.reverse()
    scene.state.pile.reverse()
    assert scene.view(viewer) == before
    assert "145" not in repr(dataclasses.replace(before, box=None))
    assert before.deck == 1


def laying():
    """A has laid one of two, and C his only one."""
    scene = Scene(3).holds(A, "631", "622").holds(B, "136", "145").holds(C, "361")
    return scene.turn("gold-rush-1", (A, "622"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_a_laid_adventurer_is_its_owners_secret_until_all_are_turned_up(viewer):
    scene = laying()
    seen = scene.view(viewer)
    assert [player.has_laid for player in seen.players] == [True, False, True]
    assert [player.laid for player in seen.players] == [None] * 3
    assert [player.adventurers for player in seen.players] == [2, 2, 1]
    assert (seen.asked, seen.asked_for) == ((B,), "adventurer")
    laid = {A: adventurer("622"), C: adventurer("361")}
    assert (seen.hand and seen.hand.laid) == laid.get(viewer)


def test_g37_who_has_no_adventurer_has_laid_none():
    scene = Scene(3).holds(A, "631", "622").holds(B, "136").turn("gold-rush-1")
    assert [player.has_laid for player in scene.view().players] == [False, True, False]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_what_was_laid_is_public_while_the_event_is_carried_out(viewer):
    scene = Scene(3).market("1a 2a 3a").holds(A, "361").holds(B, "136").holds(C, "433")
    seen = scene.turn("high-noon-1").view(viewer)
    assert seen.asked_for == "steal"
    assert [player.laid and player.laid.key for player in seen.players] == ["361", "136", "433"]


def test_g37_a_stolen_note_is_seen_by_the_thief_alone():
    scene = Scene(3, fills_gaps=True).market("1a 2a 3a").holds(A, "361").holds(B, "136").holds(C, "433")
    scene.turn("high-noon-1", (A, ["1-1", "1-3"]))
    assert [told.only for told in scene.said if isinstance(told.event, NoteSeen)] == [A, A]
    assert "Note(" not in repr([told.event for told in scene.said if told.only is None])


def test_g37_a_note_has_nothing_by_which_it_could_be_followed():
    """Equal notes are one and the same, and a bid is told as it is worth, not as it is laid."""
    scene = Scene(3).holds(A, notes="4a 3a 3a").holds(B, notes="1b 0b").holds(C, notes="2c 0c")
    scene.play(bidding(scene.table), (A, ["3", "4", "3"]))
    assert [option.key for option in scene.question.asides[A].decision.options] == ["4", "3"]
    assert scene.told(Bid)[0].notes == tuple(notes_of("4a 3a 3a"))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_g37_a_view_says_who_is_asked_and_for_what(viewer):
    scene = Scene(3, active=B).holds(A, "631", "622").holds(C, "136", "145").turn("gold-rush-1")
    seen = scene.view(viewer)
    assert (seen.asked, seen.asked_for, seen.is_over) == ((C, A), "adventurer", False)
    assert (full_scene().view(viewer).asked, full_scene().view(viewer).asked_for) == ((), None)

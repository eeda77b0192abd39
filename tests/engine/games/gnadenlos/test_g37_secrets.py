"""Who knows what (G37)."""

import dataclasses

import pytest

from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.story import Bid, NoteSeen
from engine.games.gnadenlos.view import BidView, HandView
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, Scene, adventurer, notes_of

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
def test_g37_of_the_market_a_view_shows_backs_alone_to_who_laid_them_too(viewer):
    scene = full_scene()
    assert scene.view(viewer).market == ((True,) * 6, (True,) + (False,) * 5)
    before = scene.view(viewer)
    scene.state.market = scene.state.market[::-1]
    assert scene.view(viewer) == before


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

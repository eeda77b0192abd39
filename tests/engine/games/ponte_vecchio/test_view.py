"""Who knows what (P20)."""

import dataclasses

import pytest

from engine.games.ponte_vecchio.cards import Ending, Phase
from engine.games.ponte_vecchio.rules import play_cards, play_round
from engine.games.ponte_vecchio.view import AuctionView, HandView
from tests.engine.games.ponte_vecchio.scene import BACK, A, B, C, Scene

VIEWERS = (A, B, C, None)


def full_scene():
    """All sorts of things lie on the table, and cards are to be laid."""
    scene = Scene(3, {4: "ab", 7: "cc", 9: "a"}, at=6, looks=BACK, gulden=(7, 55, 140), start=B, last_mover=C)
    scene.holds(A, "joker", "50", "90").holds(B, "10", "20", "30").holds(C, "40", "60", "70")
    scene.state.round, scene.state.quiet_rounds = 8, 2
    return scene


def without_hand(seen):
    return dataclasses.replace(seen, hand=None, seat=None)


def test_p20_money_and_shops_and_all_on_the_bridge_are_public():
    seen = full_scene().play(play_cards).view()
    assert [player.gulden for player in seen.players] == [7, 55, 140]
    assert [player.shops for player in seen.players] == [10, 11, 10]
    assert [player.built for player in seen.players] == [2, 1, 2]
    assert [player.seat for player in seen.players] == [A, B, C]
    assert (seen.bridge[3], seen.bridge[6], seen.bridge[8]) == ((A, B), (C, C), (A, None))
    assert (len(seen.bridge), seen.bridge[0]) == (15, (None, None))
    assert (seen.position, seen.direction, list(seen.ahead)) == (6, BACK, [5, 4, 3, 2, 1])
    assert (seen.owners(4), seen.owners(7), seen.owners(9), seen.owners(1)) == ((A, B), (C,), (A,), ())
    assert (seen.start, seen.last_mover, seen.round, seen.quiet_rounds) == (B, C, 8, 2)
    assert (seen.phase, seen.ending, seen.play, seen.is_over) == (Phase.CARDS, None, 0, False)
    assert (seen.asked, seen.asked_for) == ((A, B, C), "card")


def test_p20_bids_are_public():
    scene = Scene(3).play(play_round, (A, 15), (B, None))
    for viewer in VIEWERS:
        assert scene.view(viewer).auction == AuctionView(15, A, A, (B,), None)
        assert (scene.view(viewer).asked, scene.view(viewer).asked_for) == ((C,), "bid")


def test_p20_offers_are_public():
    scene = Scene(3, {4: "a", 9: "b"}).turns_over("10", "70", "90").say(C, 35)
    for viewer in VIEWERS:
        assert [player.offer for player in scene.view(viewer).players] == [0, 0, 35]


def test_p20_the_private_view_shows_its_owner_his_hand():
    scene = full_scene().play(play_cards)
    assert scene.view(A).hand == HandView(("joker", "50", "90"), None, 40)
    assert scene.view(B).hand == HandView(("10", "20", "30"), None, 20)
    assert scene.view(A).seat == A


def test_p20_the_public_view_shows_no_hand():
    seen = full_scene().play(play_cards).view()
    assert (seen.hand, seen.seat) == (None, None)
    assert [player.cards for player in seen.players] == [3, 3, 3]


def test_p20_all_seats_and_the_public_see_the_same_but_for_the_hand():
    scene = full_scene().play(play_cards, (B, "20"))
    assert len({without_hand(scene.view(viewer)) for viewer in VIEWERS}) == 1


@pytest.mark.parametrize("other", [("joker", "40", "80"), ("80", "90", "100")])
def test_p20_cards_in_hand_are_secret(other):
    """With other cards in his hand, and on his pile below the newest, all others see the same."""
    views = []
    for hand in (("joker", "50", "80"), other):
        scene = full_scene().holds(A, *hand)
        pile = scene.state.players[A].pile
        pile.append(pile.pop(pile.index("10")))
        scene.play(play_cards)
        views.append([scene.view(viewer) for viewer in (B, C, None)])
    assert views[0] == views[1]


def test_p20_of_each_pile_only_the_newest_card_is_in_view():
    scene = full_scene().play(play_cards, (A, "50"), (B, "20"), (C, "70"))
    seen = scene.view()
    assert [player.newest for player in seen.players] == ["50", "20", "70"]
    assert [player.cards for player in seen.players] == [2, 2, 2]


def test_p20_before_the_first_play_no_pile_shows_a_card():
    seen = Scene(3).play(play_cards).view()
    assert [player.newest for player in seen.players] == [None] * 3
    assert [player.cards for player in seen.players] == [11] * 3


def test_p20_a_card_laid_face_down_is_seen_by_its_owner_alone():
    scene = full_scene().play(play_cards, (B, "20"))
    assert scene.view(B).hand == HandView(("10", "20", "30"), "20", 20)
    assert scene.view(A).hand == HandView(("joker", "50", "90"), None, 40)
    for viewer in VIEWERS:
        seen = scene.view(viewer)
        assert [player.has_laid for player in seen.players] == [False, True, False]
        assert [player.cards for player in seen.players] == [3, 3, 3]
        assert seen.players[B].newest == "100"
        assert (seen.asked, seen.asked_for) == ((A, C), "card")


def test_p20_which_card_is_laid_makes_no_difference_to_the_others():
    one, other = (full_scene().play(play_cards, (B, card)) for card in ("20", "30"))
    assert [one.view(viewer) for viewer in (A, C, None)] == [other.view(viewer) for viewer in (A, C, None)]


def test_p20_once_turned_over_no_card_is_laid_face_down():
    scene = full_scene().play(play_cards, (A, "50"), (B, "20"), (C, "70"))
    assert [player.has_laid for player in scene.view().players] == [False] * 3
    assert scene.view(B).hand == HandView(("10", "30"), None, 20)


def test_p20_who_is_out_is_public():
    scene = Scene(3, {4: "ab", 9: "c"}).turns_over("10", "10", "50")
    assert [player.is_out for player in scene.view().players] == [True, True, False]


def test_p20_who_has_the_right_is_public_and_what_his_card_is_worth():
    scene = Scene(3, {4: "a", 9: "b"}).turns_over("70", "20", "90")
    seen = scene.view()
    assert (seen.holder, seen.mover, seen.worth, seen.phase) == (B, B, 20, Phase.MOVE)


def test_p20_in_the_next_auction_nobody_has_it_any_more():
    scene = Scene(2, {4: "a", 9: "b"}).start((A, 5), (B, None), (A, "step-1")).all_lay("10", "20")
    seen = scene.answer(A, "step-4").view()
    assert (seen.holder, seen.mover, seen.worth, seen.round) == (None, None, 0, 2)
    assert (seen.phase, seen.auction) == (Phase.AUCTION, AuctionView(0, None, A, (), None))


def test_p20_in_the_next_play_of_the_final_round_nobody_has_the_right_any_more():
    scene = Scene(2, {4: "a", 9: "b"}).final().start().all_lay("10", "20")
    seen = scene.answer(A, "step-4").view()
    assert (seen.holder, seen.mover, seen.worth, seen.play) == (None, None, 0, 2)


def test_p20_while_cards_are_laid_nobody_has_it():
    seen = full_scene().play(play_cards).view()
    assert (seen.holder, seen.mover, seen.worth) == (None, None, 0)


def test_p20_nothing_is_told_to_one_seat_alone():
    scene = Scene(3).start((A, 5), (B, None), (C, None), (A, "step-3")).all_lay("10", "20", "30")
    assert {told.only for told in scene.match.story} == {None}


def test_p20_at_the_end_nobody_is_asked():
    scene = Scene(2, {3: "ab"}).final(play=10).lays("10", "10").play(play_round)
    for viewer in (A, B, None):
        seen = scene.view(viewer)
        assert (seen.asked, seen.asked_for, seen.is_over) == ((), None, True)
        assert (seen.phase, seen.ending, seen.play) == (Phase.END, Ending.NO_AUCTIONS, 11)
        assert (seen.holder, seen.mover, seen.worth, seen.auction) == (None, None, 0, None)
    assert scene.view(A).hand == HandView((), None, 20)

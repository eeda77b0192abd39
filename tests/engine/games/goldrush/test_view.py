"""Who knows what (R21, R24)."""

import dataclasses

import pytest

from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.state import Owed
from engine.games.goldrush.story import CardSeen, NotSure
from engine.games.goldrush.view import HandView, PlayerView
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, B, C, Scene, near

VIEWERS = (A, B, C, None)


def full_scene():
    """All sorts of things lie on the table, and A has rolled a 3."""
    scene = Scene("street-9", "jail", "street-7", carts=(0, 2, 3), banked=(1, 0, 4), next_up=B)
    scene.claims(A, y=GOLD, b=NONE).claims(C, f=POSSIBLE).mines(B, "m", "c").knows(A, "f", "a").knows(B, "b")
    scene.owes((A, Why.DUEL), (C, Why.GUIDE), (B, Why.DUEL), (C, Why.GUIDE))
    scene.state.beginner, scene.state.turn = C, 17
    scene.state.left_open, scene.state.spared = ["t", "a"], ["f"]
    scene.state.unsure = ["n", "f"]
    return scene.roll(3)


def without_hand(seen):
    return dataclasses.replace(seen, hand=None, seat=None)


def known(scene):
    """The cards that each seat's view marks."""
    return [
        dict(hand.known) for seat in scene.state.clockwise(A) if (hand := scene.view(seat).hand) is not None
    ]


# R21: what is public


def test_r21_places_carts_banked_nuggets_claims_and_mines_are_public():
    seen = full_scene().view()
    assert seen.players == (
        PlayerView(A, "street-9", 0, 1, markers=1, claims=("y", "b"), mines=(), owed=0, setbacks=0),
        PlayerView(B, "jail", 2, 0, markers=1, claims=(), mines=("m", "c"), owed=1, setbacks=0),
        PlayerView(C, "street-7", 3, 4, markers=2, claims=("f",), mines=(), owed=2, setbacks=0),
    )
    assert seen.stack == 10
    assert (seen.claimant("f"), seen.claimant("b"), seen.claimant("m")) == (C, A, None)
    assert (seen.miner("c"), seen.miner("f")) == (B, None)
    assert (seen.at("jail"), seen.at("store")) == ((B,), ())
    assert [player.is_jailed for player in seen.players] == [False, True, False]


def test_r21_the_turn_is_public_and_the_turns_that_are_owed():
    seen = full_scene().view()
    assert (seen.turn, seen.mover, seen.why, seen.roll) == (18, A, Why.DUEL, 3)
    assert (seen.beginner, seen.next_in_order) == (C, B)
    assert seen.owed == (Owed(C, Why.GUIDE), Owed(B, Why.DUEL), Owed(C, Why.GUIDE))
    assert (seen.asked, seen.asked_for, seen.is_over, seen.ranks) == ((A,), "move", False, ())


def test_r21_the_movers_moves_are_public_while_he_is_asked():
    scene = full_scene()
    for viewer in VIEWERS:
        assert [move.key for move in scene.view(viewer).moves] == scene.keys
    assert "duel-2" in scene.keys
    scene = Scene(near("b"), "bank").roll(1).answer(A, "b")
    assert (scene.view(A).moves, scene.view(A).asked_for) == ((), "claim")


def test_r21_the_movers_moves_are_public_after_a_failed_assay_too():
    scene = Scene("street-3", "jail").claims(A, b=POSSIBLE).roll(1, 3).answer(A, "assay", "b")
    assert scene.view().roll == 3
    assert [move.key for move in scene.view().moves] == scene.keys


def test_r21_all_seats_and_the_public_see_the_same_but_for_the_hand():
    scene = full_scene()
    assert len({without_hand(scene.view(viewer)) for viewer in VIEWERS}) == 1
    assert [scene.view(viewer).seat for viewer in VIEWERS] == list(VIEWERS)


def test_r21_what_was_left_open_is_public_memory():
    seen = full_scene().view()
    assert (seen.left_open, seen.spared) == (("t", "a"), ("f",))


def test_r21_what_is_not_sure_gold_is_public_memory_from_a_to_z():
    assert full_scene().view().unsure == ("f", "n")


def test_r21_who_lays_no_claim_where_none_is_has_left_it_open():
    scene = Scene(near("b"), "bank").roll(1).answer(A, "b", "leave")
    assert (scene.view().left_open, scene.view().spared) == (("b",), ())


def test_r21_who_lays_none_on_anothers_has_spared_it():
    scene = Scene(near("b"), "bank").claims(B, b=GOLD).roll(1).answer(A, "b", "leave")
    assert (scene.view().left_open, scene.view().spared) == ((), ("b",))


@pytest.mark.parametrize("owner", [None, B])
def test_r21_it_is_remembered_once(owner):
    scene = Scene(near("b"), "jail")
    if owner is not None:
        scene.claims(owner, b=NONE)
    scene.roll(1, 2, 1, 2, 1).answer(A, "b", "leave", "b-c-1", "b", "leave")
    assert scene.view().left_open + scene.view().spared == ("b",)


def test_r21_who_lays_a_claim_has_left_nothing():
    scene = Scene(near("b"), "bank").roll(1).answer(A, "b", "claim")
    assert (scene.view().left_open, scene.view().spared) == ((), ())


# R21: what is secret


def test_r21_the_public_view_marks_no_card():
    assert full_scene().view().hand is None


def test_r24_the_private_view_marks_the_cards_that_its_owner_has_looked_at():
    assert known(full_scene()) == [
        {"a": NONE, "b": NONE, "f": POSSIBLE, "y": GOLD},
        {"b": NONE},
        {"f": POSSIBLE},
    ]


def test_r24_marked_cards_are_listed_from_a_to_z():
    assert full_scene().view(A).hand == HandView((("a", NONE), ("b", NONE), ("f", POSSIBLE), ("y", GOLD)))


def test_r24_it_can_be_asked_for_one_card():
    hand = full_scene().view(A).hand
    assert [hand.card(square) for square in "abyt"] == [NONE, NONE, GOLD, None]


def test_r24_mines_lie_open_and_are_not_marked():
    assert all("m" not in cards and "c" not in cards for cards in known(full_scene()))


@pytest.mark.parametrize("card", [GOLD, POSSIBLE, NONE])
def test_r24_who_looks_knows_it_from_then_on_and_nobody_else(card):
    scene = Scene(near("b"), "bank").lies(b=card).roll(1).answer(A, "b")
    assert known(scene) == [{"b": card}, {}]
    assert known(scene.answer(A, "claim")) == [{"b": card}, {}]


@pytest.mark.parametrize("card", [Card.NUGGET, Card.GUIDE, Card.BATH, Card.WATER])
def test_r24_what_was_read_aloud_everybody_knows(card):
    scene = Scene(near("b"), "bank").lies(b=card).roll(1).answer(A, "b")
    assert known(scene) == [{"b": card}, {"b": card}]


def test_r24_a_failed_assay_has_shown_the_card_to_all():
    scene = Scene("street-3", "jail").claims(A, b=POSSIBLE, c=POSSIBLE).roll(1, 1).answer(A, "assay", "b")
    assert known(scene) == [{"b": POSSIBLE, "c": POSSIBLE}, {"b": POSSIBLE}]


@pytest.mark.parametrize("answer", ["keep", "b", "c", "b-c"])
def test_r24_a_claim_taken_back_or_kept_has_shown_the_card_to_nobody(answer):
    scene = Scene("street-5", "jail").claims(A, b=NONE, c=POSSIBLE).roll(1).answer(A, "registry", answer)
    assert known(scene) == [{"b": NONE, "c": POSSIBLE}, {}]


def test_r24_an_instruction_point_marks_nothing():
    assert known(Scene("west", "jail").roll(1).answer(A, "horseshoe")) == [{}, {}]


# R21: twins, which differ in what a viewer cannot know


def seen_by(viewer, scene, *answers):
    """All that a viewer gets: his views, one after each answer, and the story that he hears."""
    views = [scene.view(viewer)]
    for answer in answers:
        views.append(scene.answer(A, answer).view(viewer))
    return views, scene.heard(viewer)


def all_alike(scenes, *answers):
    """Whether nobody but A can tell these tables apart."""
    scenes = list(scenes)
    for viewer in (B, C, None):
        gets = [seen_by(viewer, make(), *answers) for make in scenes]
        assert all(each == gets[0] for each in gets)
        assert not any(isinstance(event, CardSeen) for event in gets[0][1])


@pytest.mark.parametrize("owner", [None, B])
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_r21_a_claim_and_a_bluff_look_alike(owner, markers):
    def table(card):
        def make():
            scene = Scene(near("z"), "jail", "bank").lies(z=card).mines(A, *"cde"[: 3 - markers])
            if owner is not None:
                scene.state.players[owner].claims.append("z")
            return scene.roll(1, 2, 1)

        return make

    all_alike(map(table, (GOLD, POSSIBLE, NONE)), "z", *(["claim"] if markers else []))


def test_r21_who_lets_anothers_claim_stand_says_nothing_of_the_card():
    def table(card):
        def make():
            scene = Scene(near("z"), "jail", "bank").lies(z=card)
            scene.player(C).claims.append("z")
            return scene.roll(1, 2, 1)

        return make

    all_alike(map(table, (GOLD, POSSIBLE, NONE)), "z", "leave")


@pytest.mark.parametrize(
    ("claims", "answer"), [(1, "keep"), (1, "b"), (2, "b"), (2, "b-c"), (3, "keep"), (3, "c"), (3, "b-c-d")]
)
@pytest.mark.parametrize("gold", [{}, {"e": GOLD}])
def test_r21_what_is_left_in_the_registry_is_secret_kept_or_taken_back(claims, answer, gold):
    """R8: possible gold and no gold are alike at the question, by its options, and after any answer."""

    def table(*cards):
        laid = dict(zip("bcd"[: claims - bool(gold and claims > 2)], cards, strict=False)) | gold

        def make():
            scene = Scene("street-5", "jail", "bank").claims(A, **laid).roll(1, 3, 1)
            asked.append([scene.answer(A, "registry").decision(A), scene.told(NotSure)])
            return scene

        return make

    asked: list[object] = []
    if gold and claims > 2:
        answer = answer.replace("-d", "")
    all_alike([table(NONE, NONE, POSSIBLE), table(POSSIBLE, NONE, NONE), table(*[POSSIBLE] * 3)], answer)
    assert all(each == asked[0] for each in asked)


@pytest.mark.parametrize("claims", [1, 2, 3])
def test_r21_what_may_be_assayed_is_secret(claims):
    def table(*cards):
        return lambda: (
            Scene("street-3", "jail", "bank")
            .claims(A, **dict(zip("bcd"[:claims], cards, strict=False)))
            .roll(1, 3, 1)
        )

    all_alike(
        [table(NONE, GOLD, POSSIBLE), table(POSSIBLE, POSSIBLE, POSSIBLE), table(GOLD, NONE, NONE)],
        "assay",
        "nothing",
    )


def test_r21_what_is_left_after_an_assay_is_secret():
    def table(*cards):
        claims = dict(zip("cd", cards, strict=True))
        return lambda: Scene("street-3", "jail", "bank").claims(A, b=POSSIBLE, **claims).roll(1, 5, 3, 1)

    all_alike([table(NONE, NONE), table(POSSIBLE, NONE), table(POSSIBLE, POSSIBLE)], "assay", "b", "keep")


def test_r21_cards_that_nobody_has_looked_at_are_in_no_view():
    twins = [full_scene(), full_scene()]
    for square in "aghijklnopq":
        twins[1].state.cards[square] = Card.BEER
    assert [twins[0].view(seat) for seat in (B, C, None)] == [twins[1].view(seat) for seat in (B, C, None)]
    assert twins[0].view(A) != twins[1].view(A)

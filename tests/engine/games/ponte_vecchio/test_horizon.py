"""Which answers reveal something: only cards are hidden, and the last ones of all hands are laid unasked."""

from engine.games.ponte_vecchio.story import CardsTurned
from tests.engine.games.ponte_vecchio.scene import A, B, C, Scene


def advance_of(scene, answer):
    """What the answer of whoever is asked leads to."""
    return scene.match.submit(scene.match.waiting_for()[0], answer)


def built(scene):
    """An auction that A wins unraised, up to where A builds."""
    return scene.start((A, 5), (B, None), (C, None))


def test_bids_buildings_and_moves_reveal_nothing_also_over_the_start_of_a_round():
    scene = Scene(3, {4: "b"})
    for seat in (A, B, C):
        scene.holds(seat, "20", "30")
    scene.start()
    for answer in (5, None, None, "step-2"):
        assert not advance_of(scene, answer).reveals
    assert scene.asked == ((A, B, C), "card")
    scene.all_lay("20", "30", "30")
    assert scene.asked == ((A,), "move")
    assert not advance_of(scene, "ask").reveals


def test_the_last_cards_of_all_hands_are_turned_over_unasked_and_so_revealed_by_whoever_builds():
    scene = built(Scene(3, {4: "b"}).lays("20", "30", "30"))
    advance = advance_of(scene, "step-2")
    assert CardsTurned in [type(told.event) for told in advance.told]
    assert advance.reveals

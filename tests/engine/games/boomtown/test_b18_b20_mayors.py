"""Mayors: who becomes one, who stays, who leaves (B18 to B20)."""

import pytest

from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.mayors import settle_mayor
from engine.games.boomtown.story import GovernorGone, MayorElected, MayorGone
from engine.games.boomtown.taking import take_card
from tests.engine.games.boomtown.scene import BLUE, GREEN, RED, A, B, C, D, Scene

RED_MINES = [f"coyote-city-{dice}" for dice in (3, 4, 5, 6, 7, 8, 10, 11, 12)]


def red(*counts, mayor=None):
    """As many red mines in front of each seat as said, from the left of the row."""
    scene, mines = Scene(len(counts)), list(RED_MINES)
    for seat, count in enumerate(counts):
        scene.owns(seat, *mines[:count])
        del mines[:count]
    if mayor is not None:
        scene.state.mayors[RED] = mayor
    return scene


def take_red(scene, seat):
    scene.offer(RED_MINES[-1]).play(take_card(scene.table, seat))
    return scene.state.mayors.get(RED)


def carry_out(scene, seat, card, target):
    """Let a seat carry out a card, asked or not."""
    scene.owns(seat, card).play(carry_out_waiting(scene.table, seat))
    if scene.asked is not None:
        scene.answer(seat, target)
    return scene.state.mayors.get(RED)


def expropriate(scene, seat, mine):
    return carry_out(scene, seat, "expropriation-1", mine)


def blow_up(scene, seat, mine):
    return carry_out(scene, seat, "dynamite-1", mine)


def test_b18_one_mine_makes_no_mayor():
    assert take_red(red(0, 1, 1), A) is None


def test_b18_the_first_to_own_two_mines_of_a_town_becomes_its_mayor():
    scene = red(1, 1, 0)
    assert take_red(scene, A) == A
    assert scene.told(MayorElected) == [MayorElected(RED, A, None)]


def test_b18_two_mines_of_two_towns_make_no_mayor():
    scene = Scene(3).owns(A, "san-narciso-2")
    assert take_red(scene, A) is None
    assert scene.state.mayors == {}


def test_b18_a_second_mine_expropriated_makes_a_mayor_too():
    assert expropriate(red(1, 1, 0), A, RED_MINES[1]) == A


def test_b19_as_many_mines_as_the_mayor_are_not_enough():
    assert take_red(red(1, 2, 0, mayor=B), A) == B


def test_b19_whoever_owns_strictly_more_than_the_mayor_becomes_mayor_at_once():
    scene = red(2, 2, 0, mayor=B)
    assert take_red(scene, A) == A
    assert scene.told(MayorElected) == [MayorElected(RED, A, B)]


def test_b19_strictly_more_than_a_mayor_with_one_mine_means_at_least_two():
    assert take_red(red(0, 1, 1, mayor=B), A) == B
    assert take_red(red(1, 1, 0, mayor=B), A) == A


def test_b19_expropriation_can_make_a_mayor():
    scene = red(2, 2, 0, mayor=B)
    assert expropriate(scene, A, RED_MINES[2]) == A


def test_b19_dynamite_can_make_a_mayor_of_one_who_gained_nothing():
    scene = red(0, 2, 2, mayor=B)
    assert blow_up(scene, A, RED_MINES[0]) == C
    assert scene.told(MayorElected) == [MayorElected(RED, C, B)]


def test_b19_one_may_be_mayor_of_several_towns():
    scene = red(1, 0, 0).owns(A, "san-narciso-2", "san-narciso-3", mayor_of=(BLUE,))
    assert take_red(scene, A) == A
    assert scene.state.mayors == {BLUE: A, RED: A}


def test_b20_a_mayor_who_loses_mines_stays_while_nobody_has_strictly_more():
    scene = red(0, 3, 2, mayor=B)
    assert blow_up(scene, A, RED_MINES[0]) == B
    assert scene.told(MayorElected) == []


def test_b20_a_mayor_with_one_mine_left_stays_while_nobody_has_two():
    assert blow_up(red(0, 2, 1, mayor=B), A, RED_MINES[0]) == B


def test_b20_otherwise_the_player_with_most_there_takes_over():
    """B falls from 3 to 2 by the loss of one more: D has 4, C has 3."""
    scene = red(0, 4, 2, 3, mayor=B)
    scene.state.players[B].mines = RED_MINES[:3]
    assert blow_up(scene, A, RED_MINES[0]) == D


@pytest.mark.parametrize(
    ("counts", "mayor", "heir"),
    [((3, 0, 3, 3), A, C), ((3, 3, 0, 3), D, A), ((3, 3, 0, 3), B, D), ((0, 3, 3, 3), C, D)],
)
def test_b20_a_tie_goes_to_the_first_clockwise_from_the_old_mayor(counts, mayor, heir):
    """All three who have mines have three; the mayor loses one, by the hand of the fourth."""
    scene = red(*counts, mayor=mayor)
    bomber = counts.index(0)
    assert blow_up(scene, bomber, scene.state.players[mayor].mines[0]) == heir


def test_b20_a_tie_goes_first_to_whoever_has_just_gained_a_mine_there():
    """Mayor A has 3, B has 3, C has 2 and takes one of A's: B would come first clockwise, but C gained."""
    scene = red(3, 3, 2, mayor=A)
    assert expropriate(scene, C, RED_MINES[0]) == C
    assert scene.told(MayorElected) == [MayorElected(RED, C, A)]


def test_b20_who_gains_but_has_not_most_does_not_take_over():
    scene = red(2, 3, 3, 1, mayor=B)
    scene.state.players[B].mines = scene.state.players[B].mines[:2]
    settle_mayor(scene.table, RED, gainer=D)
    assert scene.state.mayors == {RED: C}


def test_b20_if_the_mayor_has_no_mine_left_and_nobody_has_two_the_pawn_goes_back():
    scene = red(0, 1, 1, mayor=B)
    assert blow_up(scene, A, RED_MINES[0]) is None
    assert scene.told(MayorGone) == [MayorGone(RED, B)]


def test_b20_if_the_mayor_has_no_mine_left_and_another_has_two_he_takes_over():
    scene = red(0, 1, 2, mayor=B)
    assert blow_up(scene, A, RED_MINES[0]) == C
    assert scene.told(MayorGone) == []


def test_b20_after_a_pawn_went_back_the_first_to_own_two_becomes_mayor_without_a_fee():
    scene = red(0, 1, 1, mayor=B)
    blow_up(scene, A, RED_MINES[0])
    assert take_red(scene, C) == C
    assert scene.gold == [10, 10, 10]
    assert scene.told(MayorElected) == [MayorElected(RED, C, None)]


def test_b20_the_governor_leaves_with_a_pawn_that_goes_back():
    scene = red(0, 1, 1, mayor=B)
    scene.state.governor = RED
    blow_up(scene, A, RED_MINES[0])
    assert scene.state.governor is None
    assert scene.told(GovernorGone) == [GovernorGone(RED)]


def test_b20_a_mayor_who_gains_stays_and_nothing_is_told():
    scene = red(2, 1, 0, mayor=A)
    scene.state.mayors[GREEN] = B
    settle_mayor(scene.table, RED, gainer=A)
    assert scene.story == []
    assert scene.state.mayors == {RED: A, GREEN: B}

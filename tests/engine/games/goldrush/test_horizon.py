"""Which answers reveal something though no die is rolled after them: a card or a claim that is turned up."""

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from tests.engine.games.goldrush.scene import GOLD, NONE, POSSIBLE, A, Scene, near

TIED = next(square for square in LAND.of(Terrain.SQUARE) if len(LAND.nearest(square, Terrain.CREEK)) > 1)


@pytest.mark.parametrize(
    ("scene", "place", "asked", "reveals"),
    [
        (Scene(near(TIED), "jail").lies(**{TIED: Card.WATER}), TIED, "creek", True),
        (Scene(near("b"), "jail").lies(b=NONE), "b", "claim", True),
        (Scene("street-5", "jail").claims(A, b=NONE), "registry", "withdraw", True),
        (Scene("street-5", "jail").claims(A, b=NONE, c=GOLD), "registry", "withdraw", True),
        (Scene("street-3", "jail").claims(A, b=POSSIBLE), "assay", "assay", False),
    ],
)
def test_a_move_reveals_what_is_read_looked_at_or_registered_and_the_way_to_the_assay_office_nothing(
    scene, place, asked, reveals
):
    advance = scene.roll(1).match.submit(A, place)
    assert scene.asked == (A, asked)
    assert bool(advance.reveals) is reveals


def test_claims_of_which_all_know_that_they_are_not_sure_gold_reveal_nothing_in_the_registry():
    scene = Scene("street-5", "jail").claims(A, b=POSSIBLE)
    scene.state.unsure.append("b")
    advance = scene.roll(1).match.submit(A, "registry")
    assert (scene.asked, advance.reveals) == ((A, "withdraw"), False)

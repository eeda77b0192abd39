"""What people of a season say ahead in Goldrush is a journey that their seat may give."""

import pytest

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card
from engine.play.chance import Chance
from tests.engine.games.goldrush.scene import GOLD, A, Scene
from tests.season.goldrush import said


def heading(scene: Scene) -> object:
    view = scene.view(A)
    ahead = GAME.orderable("move")
    assert ahead is not None
    decision = ahead.asks(view)
    found = said(view, decision, Chance("people"))
    return None if found is None else decision.parse(found.answer)


@pytest.mark.parametrize(
    ("scene", "goal"),
    [
        (Scene("k", "store", carts=(4, 0), banked=(1, 0)), "bank"),
        (Scene("street-1", "store").claims(A, y=GOLD, b=GOLD, t=GOLD), "registry"),
        (Scene("street-1", "store").claims(A, y=Card.POSSIBLE, b=Card.POSSIBLE, t=Card.POSSIBLE), "assay"),
        (Scene("n", "store", banked=(4, 0)).mines(A, "u"), "u"),
    ],
)
def test_they_go_where_their_robot_would(scene: Scene, goal: str) -> None:
    assert heading(scene.roll(2)) == goal


def test_they_never_say_that_they_always_claim() -> None:
    view = Scene("bank", "store").roll(2).view(A)
    always = GAME.orderable("claim")
    assert always is not None
    assert said(view, always.asks(view), Chance("people")) is None

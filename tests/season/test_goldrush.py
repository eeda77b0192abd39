"""What people of a season say ahead in Goldrush is a journey that their seat may give."""

import pytest

from engine.games.goldrush import GAME
from engine.games.goldrush.cards import Card
from engine.games.goldrush.orders import legs_of, robs
from engine.play.chance import Chance
from tests.engine.games.goldrush.scene import GOLD, A, Scene
from tests.season.goldrush import said


def heading(scene: Scene) -> tuple[str, ...]:
    view = scene.view(A)
    ahead = GAME.orderable("move")
    assert ahead is not None
    decision = ahead.asks(view)
    found = said(view, decision, Chance("people"))
    return () if found is None else decision.parse(found.answer)


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
    assert heading(scene.roll(2))[0] == goal


@pytest.mark.parametrize(
    ("scene", "legs"),
    [
        (Scene("registry", "store", banked=(1, 0)).mines(A, "u", "v"), {"u", "v"}),
        (Scene("u", "store", banked=(3, 0), carts=(1, 0)).mines(A, "u"), {"again-u", "bank"}),
    ],
)
def test_they_go_on_as_long_as_they_know_what_they_will_have(scene: Scene, legs: set[str]) -> None:
    assert legs <= {*heading(scene.roll(2))}


def test_they_stop_where_a_card_or_dice_decide_and_once_they_have_won() -> None:
    assert len(legs_of(heading(Scene("store", "store").roll(2)))) == 1
    assert legs_of(heading(Scene("street-6", "store", carts=(1, 0), banked=(4, 0)).roll(2))) == ("bank",)


def test_they_rob_on_the_way() -> None:
    assert robs(heading(Scene("street-6", "store", carts=(1, 0)).roll(2)))


def test_they_never_say_that_they_always_claim() -> None:
    view = Scene("bank", "store").roll(2).view(A)
    always = GAME.orderable("claim")
    assert always is not None
    assert said(view, always.asks(view), Chance("people")) is None

"""Phase II: buying standing (G16, G17)."""

import dataclasses

import pytest

from engine.errors import IllegalAnswer
from engine.games.gnadenlos.buying import buy_standing
from engine.games.gnadenlos.rules import play_round
from engine.games.gnadenlos.story import EndBegan, GoalReached, NothingBought, StandingBought
from tests.engine.games.gnadenlos.scene import BOX, NO_GOAL, A, B, C, Scene


def buying(**options):
    scene = Scene(3, active=B, **options)
    return scene.play(buy_standing(scene.table))


def test_g16_the_active_player_may_go_up_to_5_fields_at_1_nugget_each():
    scene = buying()
    assert scene.asked == ((B,), "buy")
    assert scene.amounts(B) == [1, 2, 3, 4, 5]
    assert scene.decision(B).may_pass
    assert scene.decision(B).rule == "G16"
    scene.answer(B, 3)
    assert (scene.nuggets, scene.fields) == ([10, 7, 10], [6, 9, 6])
    assert scene.told(StandingBought) == [StandingBought(B, 3, 9)]


def test_g16_he_may_keep_his_nuggets():
    scene = buying().answer(B, None)
    assert (scene.nuggets, scene.fields) == ([10] * 3, [6] * 3)
    assert scene.told(NothingBought) == [NothingBought(B, is_automatic=False)]


@pytest.mark.parametrize("fields", [0, 6, -1])
def test_g16_nobody_goes_more_than_5_fields(fields):
    with pytest.raises(IllegalAnswer):
        buying().answer(B, fields)


def test_g16_nobody_goes_further_than_they_can_pay():
    assert buying(nuggets=(10, 2, 10)).amounts(B) == [1, 2]


def test_g16_who_has_no_nuggets_is_not_asked():
    scene = buying(nuggets=(10, 0, 10))
    assert scene.asked is None
    assert scene.told(NothingBought) == [NothingBought(B, is_automatic=True)]


def test_g17_nothing_stops_whoever_buys_not_even_the_last_field():
    scene = buying(fields=(6, 29, 6))
    assert scene.amounts(B) == [1, 2, 3, 4, 5]
    assert scene.answer(B, 5).fields == [6, 34, 6]
    narrow = dataclasses.replace(BOX, fields=30)
    assert buying(fields=(6, 29, 6), box=narrow).answer(B, 5).fields == [6, 34, 6]


@pytest.mark.parametrize(("field", "most"), [(30, 5), (31, 4), (34, 1)])
def test_g17_with_older_values_nobody_buys_more_than_the_way_to_the_goal(field, most):
    assert buying(fields=(6, field, 6), box=NO_GOAL).amounts(B) == list(range(1, most + 1))


def test_g17_with_older_values_the_last_field_alone_is_the_goal():
    assert buying(fields=(6, 30, 6), box=NO_GOAL).answer(B, 4).state.ending is None
    assert buying(fields=(6, 31, 6), box=NO_GOAL).answer(B, 4).state.ending == "goal"


@pytest.mark.parametrize("field", [25, 28, 29])
def test_g17_who_reaches_the_goal_or_goes_beyond_its_first_field_ends_the_game_at_once(field):
    scene = Scene(3, fields=(field, 6, 6)).holds(A, notes="1a").roll(3)
    scene.events("gold-rush-1", "cheating-1").play(play_round(scene.table), (A, 5))
    assert scene.told(StandingBought) == [StandingBought(A, 5, field + 5)]
    assert scene.told(GoalReached) == [GoalReached(A)]
    assert scene.told(EndBegan) == [EndBegan("goal")]
    words = scene.words()
    assert words[words.index("StandingBought") :][:5] == [
        "StandingBought",
        "GoalReached",
        "EndBegan",
        "PaydayBegan",
        "ColumnEmpty",
    ]
    assert "NoBidding" not in words
    assert "AdventurersOffered" not in words


def test_g17_a_hat_before_the_goal_ends_nothing():
    scene = buying(fields=(6, 25, 6)).answer(B, 4)
    assert scene.told(EndBegan) == []
    assert scene.state.ending is None


def test_g16_the_others_buy_nothing():
    scene = buying().answer(B, 5)
    assert scene.asked is None
    assert [scene.state.players[seat].field for seat in (A, C)] == [6, 6]

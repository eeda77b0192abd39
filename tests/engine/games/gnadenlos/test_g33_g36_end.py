"""The end: a third vulture, the last payday, the last purchase, and the places (G33 to G36)."""

import pytest

from engine.games.gnadenlos.ending import end, ranking
from engine.games.gnadenlos.payday import paydays
from engine.games.gnadenlos.rules import is_over, play_round
from engine.games.gnadenlos.story import (
    EndBegan,
    GapsFilled,
    LastBought,
    NotesReturned,
    PaydayBegan,
    RoadLeft,
    Scored,
    VultureTaken,
)
from tests.engine.games.gnadenlos.scene import NO_GOAL, A, B, C, D, Scene

THREE_ROWS = "1a 1b 1c 2a 2b 2c 1a 1b 1c 2a 2b 2c 0a 4b 3c 3a 3b 4c"


def ended(why, market="", *faces, vultures=(), seats=3, **options):
    """The game ends for a reason, with this left to be told."""
    scene = Scene(seats, **options).market(market).roll(*faces)
    for player, count in zip(scene.state.players, vultures, strict=False):
        player.vultures = count
    scene.state.ending = why
    end(scene.table)
    return scene


def third_vulture(market=THREE_ROWS, **options):
    """At A's payday B cannot pay, and has two vultures."""
    scene = Scene(3, nuggets=(0, 3, 10), **options).market(market).roll(2)
    scene.state.players[B].vultures = 2
    scene.holds(A, "631", "622", "613").events("gold-rush-1", "cheating-1")
    return scene.play(play_round(scene.table))


def test_g33_a_third_vulture_ends_the_game_at_once_without_another_payday():
    scene = third_vulture()
    assert scene.told(VultureTaken) == [VultureTaken(B, 3, 6, 1)]
    assert scene.told(EndBegan) == [EndBegan("vultures")]
    assert len(scene.told(PaydayBegan)) == 1
    assert scene.told(GapsFilled) == []
    assert is_over(scene.state)
    words = scene.words()
    assert words[words.index("VultureTaken") :] == [
        "VultureTaken",
        "RoadLeft",
        "EndBegan",
        "NotesReturned",
        "LastBought",
        "Scored",
        "Scored",
        "Scored",
    ]


def test_g33_a_third_vulture_ends_the_game_also_with_rows_enough_for_another_payday():
    scene = third_vulture(f"{THREE_ROWS} 0a 4b")
    assert len(scene.told(PaydayBegan)) == 1


def test_g33_a_second_vulture_ends_nothing():
    scene = Scene(3, nuggets=(0, 3, 10), fills_gaps=True).market(THREE_ROWS).roll(2)
    scene.state.players[B].vultures = 1
    scene.play(paydays(scene.table))
    assert scene.told(EndBegan) == scene.told(RoadLeft) == []
    assert (scene.state.ending, scene.state.is_over) == (None, False)


def test_g33_that_player_has_lost_and_leaves_the_road():
    scene = third_vulture()
    assert scene.told(RoadLeft) == [RoadLeft(B)]
    assert [player.is_lost for player in scene.view().players] == [False, True, False]
    assert scene.told(Scored)[B] == Scored(B, 1, 3, is_out=True)
    assert scene.view().ranks == (2, 3, 1)


def test_g33_the_notes_turned_up_go_home_even_so():
    assert third_vulture().told(NotesReturned) == [NotesReturned(((B, 1),))]


@pytest.mark.parametrize("why", ["undertaker", "goal"])
@pytest.mark.parametrize("market", ["", "1a", THREE_ROWS])
def test_g34_one_more_payday_follows_whatever_the_market_holds(why, market):
    scene = ended(why, market, 1, 1, 1, 1)
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=True)]
    assert scene.state.is_over


@pytest.mark.parametrize("why", ["undertaker", "goal"])
def test_g34_the_last_payday_is_not_repeated(why):
    scene = ended(why, " ".join([THREE_ROWS] * 2), 2, nuggets=(40, 3, 40))
    assert len(scene.told(PaydayBegan)) == 1
    assert scene.view().full_rows == 5
    assert scene.told(GapsFilled) == []


def test_g34_a_vulture_in_it_costs_5_fields():
    scene = ended("goal", "4b", 1, nuggets=(0, 3, 0), fields=(6, 35, 6))
    assert scene.told(VultureTaken) == [VultureTaken(B, 1, 35, 30)]
    assert scene.told(LastBought) == [LastBought(B, 3, 33)]
    assert ranking(scene.state).places == ((B,), (A, C))


def test_g34_a_third_vulture_in_it_loses_as_in_g33():
    scene = ended("goal", "4b", 1, nuggets=(0, 3, 1), fields=(9, 35, 6), vultures=(0, 2, 1))
    assert scene.told(RoadLeft) == [RoadLeft(B)]
    assert scene.told(EndBegan) == [], "it had begun"
    assert scene.state.ending == "goal"
    assert scene.told(LastBought) == [LastBought(C, 1, 7)]
    assert ranking(scene.state).places == ((A,), (C,), (B,))


def test_g35_everyone_on_the_road_goes_up_to_3_fields_as_many_as_he_can_afford():
    scene = ended("undertaker", "", 1, seats=4, active=C, nuggets=(10, 2, 0, 3), fields=(6, 7, 8, 9))
    assert scene.told(LastBought) == [LastBought(D, 3, 12), LastBought(A, 3, 9), LastBought(B, 2, 9)]
    assert (scene.fields, scene.nuggets) == ([9, 9, 8, 12], [7, 0, 0, 0])


def test_g35_the_last_fields_lead_beyond_the_last_field_of_the_road():
    scene = ended("goal", "", 1, fields=(34, 6, 6))
    assert (scene.fields[A], scene.nuggets[A]) == (37, 7)


@pytest.mark.parametrize(("field", "after", "left"), [(31, 34, 7), (33, 35, 8), (34, 35, 9), (35, 35, 10)])
def test_g35_with_older_values_nobody_goes_beyond_the_goal(field, after, left):
    scene = ended("goal", "", 1, fields=(field, 6, 6), box=NO_GOAL)
    assert (scene.fields[A], scene.nuggets[A]) == (after, left)


def test_g35_the_last_fields_are_bought_however_the_game_ended():
    for why in ("vultures", "undertaker", "goal"):
        scene = ended(why, "", 1, vultures=(3, 0, 0) if why == "vultures" else ())
        bought = [event.seat for event in scene.told(LastBought)]
        assert bought == ([B, C] if why == "vultures" else [A, B, C])


def test_g35_the_last_fields_are_bought_after_the_last_payday():
    words = ended("undertaker", "1a", 1, 1).words()
    assert words.index("NotesReturned") < words.index("LastBought")


def test_g36_the_furthest_hat_wins():
    ranked = ranking(Scene(4, fields=(20, 9, 35, 21), nuggets=(50, 2, 0, 1)).state)
    assert ranked.places == ((C,), (D,), (A,), (B,))
    assert ranked.points == (20, 9, 35, 21)


def test_g36_of_hats_that_tie_the_one_with_most_nuggets_wins():
    assert ranking(Scene(3, fields=(20, 20, 9), nuggets=(3, 4, 9)).state).places == ((B,), (A,), (C,))


def test_g36_whoever_ties_in_nuggets_too_shares_the_place():
    assert ranking(Scene(4, fields=(20, 9, 20, 9), nuggets=(3, 1, 3, 2)).state).places == ((A, C), (D,), (B,))
    scene = ended("goal", "", 1, seats=4, fields=(20, 9, 20, 9), nuggets=(3, 4, 3, 5))
    assert scene.view().ranks == (1, 4, 1, 3)


def test_g36_who_took_a_third_vulture_is_last():
    scene = Scene(3, fields=(30, 1, 2), nuggets=(50, 0, 0))
    scene.state.players[A].vultures = 3
    ranked = ranking(scene.state)
    assert ranked.places == ((C,), (B,), (A,))
    assert ranked.points == (0, 1, 2)


def test_g36_whoever_took_a_third_vulture_is_behind_even_a_hat_on_field_1_without_nuggets():
    scene = Scene(3, fields=(1, 1, 1), nuggets=(9, 0, 0))
    scene.state.players[A].vultures = 3
    assert ranking(scene.state).places == ((B, C), (A,))


def test_g36_hats_and_nuggets_are_told_at_the_end():
    scene = ended("goal", "", 1, nuggets=(10, 0, 5), fields=(35, 6, 9))
    assert scene.told(Scored) == [
        Scored(A, 38, 7, is_out=False),
        Scored(B, 6, 0, is_out=False),
        Scored(C, 12, 2, is_out=False),
    ]
    assert scene.view().is_over
    assert scene.view().ranks == (1, 3, 2)


def test_g36_before_the_end_nobody_has_a_place():
    assert Scene(3).view().ranks == ()

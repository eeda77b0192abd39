"""Gold rush, High Noon without its thefts, and cheating (G10, G13 to G15)."""

import dataclasses

import pytest

from engine.games.gnadenlos.rules import play_round
from engine.games.gnadenlos.story import (
    AdventurersDiscarded,
    AdventurersShot,
    Cheated,
    GoalReached,
    NuggetsFound,
)
from tests.engine.games.gnadenlos.scene import BOX, NO_GOAL, A, B, C, D, Scene, shown


def dealt(keys, seats=4, **options):
    """Everyone has the one adventurer that he will lay."""
    scene = Scene(seats, **options)
    for seat, key in zip((A, B, C, D), keys, strict=False):
        scene.holds(seat, key)
    return scene


@pytest.mark.parametrize(("event", "larger", "smaller"), [(1, 3, 1), (2, 5, 3), (3, 7, 4)])
def test_g10_the_highest_gold_number_gets_the_larger_sum_and_the_next_lower_the_smaller(
    event, larger, smaller
):
    scene = dealt(("136", "631", "433", "532")).turn(f"gold-rush-{event}")
    assert scene.nuggets == [10, 10 + larger, 10, 10 + smaller]
    assert scene.told(NuggetsFound) == [NuggetsFound(B, larger, True), NuggetsFound(D, smaller, False)]


def test_g10_everyone_with_the_highest_gets_the_larger_sum():
    scene = dealt(("631", "622", "433", "136")).turn("gold-rush-3")
    assert scene.nuggets == [17, 17, 14, 10]


def test_g10_everyone_with_the_next_lower_gets_the_smaller_sum():
    """As in the rule book's example."""
    scene = dealt(("631", "433", "424", "136")).turn("gold-rush-3")
    assert scene.nuggets == [17, 14, 14, 10]


def test_g10_who_laid_nothing_gets_nothing():
    scene = Scene(3).holds(A, "631").holds(C, "136").turn("gold-rush-2")
    assert scene.nuggets == [15, 10, 13]


def test_g10_the_number_chosen_counts_and_not_the_hand():
    scene = Scene(3).holds(A, "631", "136").holds(B, "541").turn("gold-rush-1", (A, "136"))
    assert scene.nuggets == [11, 13, 10]


def test_g10_the_supply_never_runs_out():
    scene = dealt(("631", "433"), 3, nuggets=(37, 300, 37)).turn("gold-rush-3")
    assert scene.nuggets == [44, 304, 37]


def test_g13_the_lowest_revolvers_are_shot():
    scene = dealt(("361", "514", "433", "613")).turn("high-noon-1")
    assert scene.told(AdventurersShot) == [AdventurersShot(shown((B, "514"), (D, "613")))]
    assert scene.hands == [[], [], ["433"], []]
    assert scene.state.discards == ["514", "613", "361"]


def test_g13_other_events_shoot_nobody():
    for event in ("gold-rush-1", "cheating-1"):
        scene = dealt(("631", "514", "433", "226")).turn(event)
        assert scene.told(AdventurersShot) == []
        assert len(scene.state.discards) == 1


def test_g14_the_highest_card_numbers_advance_and_the_lowest_go_back_by_the_zone():
    """As in the rule book's example: grey +4, beige +3, and back by 1 in grey."""
    scene = dealt(("136", "226", "541", "433"), fields=(6, 15, 9, 12)).turn("cheating-1")
    assert scene.fields == [10, 18, 8, 12]
    assert scene.told(Cheated) == [Cheated(A, 4, 6, 10), Cheated(B, 3, 15, 18), Cheated(C, -1, 9, 8)]


@pytest.mark.parametrize(
    ("field", "winner", "loser"),
    [
        *((field, 4, 1) for field in (1, 11)),
        *((field, 3, 2) for field in (12, 17)),
        *((field, 2, 3) for field in (18, 23)),
        *((field, 1, 4) for field in (24, 28)),
    ],
)
def test_g14_every_zone_has_a_plus_and_a_minus(field, winner, loser):
    scene = dealt(("136", "541", "433"), 3, fields=(field, field, field)).turn("cheating-1")
    assert scene.fields == [field + winner, max(field - loser, 1), field]


def test_g14_the_zones_cover_the_road_up_to_the_goal():
    zones = [BOX.zone(field) for field in range(1, 38)]
    assert zones[29:] == [None] * 8
    assert [zone.key for zone in zones[:29]] == ["grey"] * 11 + ["beige"] * 6 + ["blue"] * 6 + ["red"] * 6


def test_g14_a_hat_that_leaves_its_zone_moves_by_the_one_it_stood_in():
    scene = dealt(("136", "541", "433"), 3, fields=(11, 12, 6)).turn("cheating-2")
    assert scene.fields == [15, 10, 6]


def test_g14_those_between_highest_and_lowest_stay():
    scene = dealt(("136", "235", "334", "541")).turn("cheating-1")
    assert scene.fields == [10, 6, 6, 5]


def test_g14_nobody_goes_back_behind_field_1():
    scene = dealt(("136", "541", "631"), 3, fields=(6, 1, 2)).turn("cheating-1")
    assert scene.fields == [10, 1, 1]
    assert scene.told(Cheated)[1:] == [Cheated(B, -1, 1, 1), Cheated(C, -1, 2, 1)]


@pytest.mark.parametrize(("event", "loses"), [("gold-rush-1", "631"), ("cheating-1", "136")])
def test_g15_the_highest_is_discarded_and_the_others_go_back_to_hand(event, loses):
    scene = dealt(("631", "433", "136"), 3).turn(event)
    assert scene.state.discards == [loses]
    seat = {"631": A, "136": C}[loses]
    assert scene.told(AdventurersDiscarded) == [AdventurersDiscarded(shown((seat, loses)))]
    assert scene.hands == [[] if key == loses else [key] for key in ("631", "433", "136")]
    assert [player.laid for player in scene.state.players] == [None] * 3


def test_g15_all_with_the_highest_number_are_discarded():
    scene = dealt(("631", "433", "622"), 3).turn("gold-rush-1")
    assert scene.state.discards == ["631", "622"]
    assert scene.hands == [[], ["433"], []]


def test_g15_at_high_noon_the_highest_go_after_the_lowest_were_shot():
    scene = dealt(("361", "433", "415"), 3).turn("high-noon-1")
    assert scene.words()[-2:] == ["AdventurersShot", "AdventurersDiscarded"]
    assert scene.hands == [[], ["433"], []]
    assert scene.state.discards == ["415", "361"]


def test_g15_the_other_adventurers_of_a_hand_stay_there():
    scene = Scene(3).holds(A, "631", "622").holds(B, "136", "145").turn("gold-rush-1", (A, "622"), (B, "145"))
    assert scene.hands == [["631"], ["136", "145"], []]


def test_g17_who_reaches_the_goal_by_cheating_ends_the_game_after_the_whole_event():
    scene = dealt(("136", "226", "541", "631"), fields=(29, 29, 29, 9)).market("4a").roll(6)
    scene.events("cheating-1", *(event.key for event in BOX.events if event.key != "cheating-1"))
    scene.play(play_round(scene.table))
    assert [event.after for event in scene.told(Cheated)] == [30, 30, 25, 8]
    assert scene.told(GoalReached) == [GoalReached(A), GoalReached(B)]
    words = scene.words()
    assert words.index("AdventurersDiscarded") < words.index("GoalReached") < words.index("EndBegan")
    assert words.count("EndBegan") == 1
    assert not {"StandingBought", "NothingBought", "NoBidding", "AdventurersOffered"} & set(words)


@pytest.mark.parametrize("field", [27, 28, 29])
def test_g17_only_a_cheat_who_reaches_the_goal_ends_the_game(field):
    scene = dealt(("136", "541"), 3, fields=(field, 6)).turn("cheating-1")
    assert scene.fields[A] == field + 1
    assert (scene.state.ending == "goal") == (field == 29)


@pytest.mark.parametrize(("box", "after"), [(BOX, 38), (NO_GOAL, 35)], ids=["goal", "older values"])
def test_g17_nobody_is_stopped_in_the_goal_or_at_the_last_field_except_by_older_values(box, after):
    """A server's owner may have zones that lead beyond it."""
    scene = dealt(("136", "541"), 3, fields=(29, 6))
    *zones, red = box.zones
    scene.state.box = dataclasses.replace(box, zones=(*zones, dataclasses.replace(red, winner=9)))
    scene.turn("cheating-1")
    assert scene.told(Cheated)[0] == Cheated(A, 9, 29, after)
    assert scene.state.ending == "goal"

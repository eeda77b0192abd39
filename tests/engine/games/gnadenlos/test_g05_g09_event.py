"""Turning up an event, and laying adventurers (G5 to G9)."""

import pytest

from engine.games.gnadenlos.event import carry_out_event
from engine.games.gnadenlos.rules import play_round
from engine.games.gnadenlos.story import (
    AdventurersShown,
    EndBegan,
    EventTurned,
    NothingHappened,
    NuggetsFound,
    PileEnded,
    TooFewAdventurers,
    TurnBegan,
    UndertakerMoved,
)
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, D, Scene, shown

OTHERS = ("gold-rush-2", "gold-rush-3", "high-noon-1", "high-noon-2", "cheating-1", "cheating-2")


def last_of_the_pile(key, **options):
    """Only one event is left; nobody has an adventurer."""
    scene = Scene(3, **options).events(key)
    scene.state.turned = [event.key for event in BOX.events if event.key != key]
    return scene


def test_g05_the_active_player_turns_up_the_top_event():
    scene = Scene(3, active=B).events("gold-rush-1", *OTHERS)
    scene.play(carry_out_event(scene.table))
    assert scene.told(EventTurned) == [EventTurned(B, BOX.event("gold-rush-1"))]
    assert scene.state.event == BOX.event("gold-rush-1")
    assert scene.state.pile[-1] == "gold-rush-2"
    assert scene.view().turned == (BOX.event("gold-rush-1"),)


@pytest.mark.parametrize("key", ["gold-rush-1", "cheating-2"])
def test_g06_the_seventh_card_is_not_carried_out_but_all_are_shuffled_and_the_first_is(key):
    scene = last_of_the_pile(key).holds(A, "631").holds(B, "163")
    scene.play(carry_out_event(scene.table))
    assert scene.story[0] == PileEnded(BOX.event(key))
    turned = scene.told(EventTurned)
    assert len(turned) == 1
    assert scene.state.turned == [turned[0].event.key]
    assert len(scene.told(AdventurersShown)) == 1
    assert sorted([*scene.state.pile, turned[0].event.key]) == sorted(event.key for event in BOX.events)


def test_g06_the_pile_is_shuffled_anew():
    first = set()
    for draws in range(12):
        scene = last_of_the_pile("cheating-1")
        for _ in range(draws):
            scene.dice.below(7)
        scene.play(carry_out_event(scene.table))
        first.add(tuple(scene.state.pile))
    assert len(first) == 12


def test_g06_a_seventh_card_that_is_high_noon_moves_the_undertaker_all_the_same():
    scene = last_of_the_pile("high-noon-1")
    scene.state.undertaker = 3
    scene.play(carry_out_event(scene.table))
    assert scene.story[:2] == [PileEnded(BOX.event("high-noon-1")), UndertakerMoved(4, 7)]
    moved = 2 if scene.state.event.kind == "high-noon" else 1
    assert scene.state.undertaker == 3 + moved


def test_g06_high_noon_may_be_the_seventh_and_the_first_and_moves_the_undertaker_twice():
    for draws in range(30):
        scene = last_of_the_pile("high-noon-2")
        for _ in range(draws):
            scene.dice.below(7)
        scene.play(carry_out_event(scene.table))
        if scene.state.event.kind == "high-noon":
            break
    assert scene.told(UndertakerMoved) == [UndertakerMoved(1, 7), UndertakerMoved(2, 7)]


def test_g06_the_card_before_the_seventh_is_carried_out():
    scene = Scene(3).events("gold-rush-1", "cheating-1").holds(A, "631").holds(B, "163")
    scene.play(carry_out_event(scene.table))
    assert scene.told(PileEnded) == []
    assert scene.state.event.key == "gold-rush-1"
    assert scene.nuggets == [13, 11, 10]


def test_g07_each_high_noon_moves_the_undertaker_before_anything_else():
    scene = Scene(3).holds(A, "631", "622").holds(B, "163").turn("high-noon-1")
    assert scene.words() == ["EventTurned", "UndertakerMoved"]
    assert scene.asked == ((A,), "adventurer")
    assert (scene.state.undertaker, scene.view().undertaker) == (1, 1)


@pytest.mark.parametrize("event", ["gold-rush-3", "cheating-1"])
def test_g07_other_events_move_no_undertaker(event):
    scene = Scene(3).turn(event)
    assert scene.told(UndertakerMoved) == []
    assert scene.state.undertaker == 0


def test_g07_the_seventh_time_the_game_ends_at_once_without_event_or_phases():
    scene = Scene(3).holds(A, "631", notes="4a 3a").holds(B, "163").market("1a 2b")
    scene.state.undertaker = 6
    scene.roll(6).events("high-noon-1", *OTHERS).play(play_round(scene.table))
    assert scene.words()[:6] == [
        "TurnBegan",
        "EventTurned",
        "UndertakerMoved",
        "EndBegan",
        "PaydayBegan",
        "ColumnEmpty",
    ]
    assert scene.told(EndBegan) == [EndBegan("undertaker")]
    assert scene.hands == [["631"], ["163"], []]
    assert scene.state.is_over


def test_g07_the_sixth_time_the_game_goes_on():
    scene = Scene(3)
    scene.state.undertaker = 5
    scene.turn("high-noon-1")
    assert scene.told(EndBegan) == []
    assert scene.state.ending is None


def test_g07_a_seventh_card_of_the_pile_can_end_the_game_and_nothing_is_shuffled():
    scene = last_of_the_pile("high-noon-1").holds(A, "631").holds(B, "163").market("1a")
    scene.state.undertaker = 6
    scene.roll(2).play(play_round(scene.table))
    assert scene.words()[:5] == ["TurnBegan", "PileEnded", "UndertakerMoved", "EndBegan", "PaydayBegan"]
    assert scene.told(EventTurned) == []
    assert scene.state.is_over


def test_g08_everyone_with_an_adventurer_secretly_lays_one():
    scene = Scene(4, active=C).holds(A, "631", "622").holds(C, "163", "154").holds(D, "444", "222")
    scene.turn("gold-rush-1")
    assert scene.asked == ((C, D, A), "adventurer")
    assert scene.question.kind == "all"
    assert scene.question.revealed
    assert scene.keys(A) == ["631", "622"]
    assert all(scene.decision(seat).is_secret for seat in (A, C, D))
    assert scene.decision(A).rule == "G8"


def test_g08_they_are_turned_up_together():
    scene = Scene(3, active=B).holds(A, "631", "622").holds(B, "163", "154").holds(C, "444", "222")
    scene.turn("gold-rush-1", (A, "622"), (C, "222"))
    assert scene.told(AdventurersShown) == []
    scene.answer(B, "163")
    assert scene.told(AdventurersShown) == [
        AdventurersShown("gold-rush", shown((B, "163"), (C, "222"), (A, "622")))
    ]


def test_g08_who_has_one_adventurer_lays_it_without_being_asked():
    scene = Scene(3).holds(A, "631").holds(B, "163").holds(C, "444", "222").turn("gold-rush-1")
    assert scene.asked == ((C,), "adventurer")
    scene.answer(C, "222")
    assert scene.told(AdventurersShown)[0].laid == shown((A, "631"), (B, "163"), (C, "222"))


@pytest.mark.parametrize("event", ["gold-rush-1", "cheating-1"])
@pytest.mark.parametrize("holders", [(), (B,)])
def test_g08_with_fewer_than_two_the_event_is_over(event, holders):
    scene = Scene(3)
    for seat in holders:
        scene.holds(seat, "631", "622")
    scene.turn(event)
    assert scene.asked is None
    assert scene.told(TooFewAdventurers) == [TooFewAdventurers(holders)]
    assert (scene.nuggets, scene.fields, scene.state.discards) == ([10] * 3, [6] * 3, [])


def test_g08_a_high_noon_has_moved_the_undertaker_already():
    scene = Scene(3).holds(B, "631").market("1a 2a").turn("high-noon-2")
    assert scene.words() == ["EventTurned", "UndertakerMoved", "TooFewAdventurers"]
    assert scene.laid == "1a 2a"


def test_g08_after_the_event_the_turn_goes_on_with_buying():
    scene = Scene(3).holds(B, "631").events("gold-rush-1", *OTHERS)
    scene.play(play_round(scene.table))
    assert scene.asked == ((A,), "buy")


@pytest.mark.parametrize(
    ("event", "keys", "number"),
    [
        ("gold-rush-1", ("631", "622", "613"), 6),
        ("high-noon-1", ("631", "532", "235"), 3),
        ("cheating-1", ("631", "541", "361"), 1),
    ],
)
def test_g09_if_all_show_the_same_number_it_is_not_carried_out_and_all_take_their_card_back(
    event, keys, number
):
    scene = Scene(3).market("1a 2a")
    for seat, key in zip((A, B, C), keys, strict=True):
        scene.holds(seat, key)
    scene.turn(event)
    assert scene.told(NothingHappened) == [NothingHappened(number)]
    assert scene.words()[-2:] == ["AdventurersShown", "NothingHappened"]
    assert scene.hands == [[key] for key in keys]
    assert (scene.nuggets, scene.fields, scene.laid) == ([10] * 3, [6] * 3, "1a 2a")
    assert [player.laid for player in scene.state.players] == [None] * 3


def test_g09_all_are_those_who_laid_one():
    scene = Scene(4).holds(B, "631").holds(D, "622").turn("gold-rush-3")
    assert scene.told(NothingHappened) == [NothingHappened(6)]
    assert scene.told(NuggetsFound) == []


def test_g09_no_other_event_is_turned_up_instead_and_the_turn_goes_on():
    scene = Scene(3).holds(B, "631").holds(C, "622").events("gold-rush-3", *OTHERS)
    scene.play(play_round(scene.table))
    assert scene.told(TurnBegan) == [TurnBegan(2, A)]
    assert len(scene.told(EventTurned)) == 1
    assert scene.asked == ((A,), "buy")

"""High Noon's thefts, and how the gaps of the market are closed (G11, G12)."""

import itertools

import pytest

from engine.errors import IllegalAnswer
from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.story import GapsFilled, NoteSeen, NotesStolen, NothingToSteal
from engine.play.table import Told
from tests.engine.games.gnadenlos.scene import A, B, C, D, Scene, note, written

ROW = "0a 1a 2a 3a 4a 0b"
TWO_ROWS = f"{ROW} 1b 2b 3b 4b 0c 1c"


def high_noon(market, *keys, seats=3, **options):
    """Everyone lays his one adventurer at High Noon."""
    scene = Scene(seats, **options).market(market)
    for seat, key in zip((A, B, C, D), keys, strict=False):
        scene.holds(seat, key)
    return scene.turn("high-noon-1")


def one_thief(market, **options):
    """B has the highest revolver."""
    return high_noon(market, "433", "361", "226", **options)


def test_g11_a_sole_highest_revolver_may_take_two_notes():
    scene = one_thief(TWO_ROWS)
    assert scene.asked == ((B,), "steal")
    decision = scene.decision(B)
    assert (decision.rule, decision.low, decision.high, decision.ordered) == ("G11", 0, 2, False)
    scene.answer(B, ["1-2", "2-6"])
    assert scene.told(NotesStolen) == [NotesStolen(B, ("1-2", "2-6"))]
    assert scene.notes(B) == "1a 1c"


def test_g11_any_place_with_a_note_can_be_named_row_by_row():
    scene = one_thief(f"{ROW} 1b 2b")
    assert scene.keys(B) == ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6", "2-1", "2-2"]
    assert scene.decision(B).options[6].group == "row-2"


def test_g11_he_names_both_places_before_he_sees_either():
    scene = one_thief(TWO_ROWS)
    assert scene.told(NoteSeen) == []
    scene.answer(B, ["2-1", "1-5"])
    assert [told for told in scene.said if isinstance(told.event, NoteSeen)] == [
        Told(NoteSeen(B, note("4a")), only=B),
        Told(NoteSeen(B, note("1b")), only=B),
    ]


def test_g11_several_highest_may_take_one_each_clockwise_from_the_active_player():
    scene = high_noon(TWO_ROWS, "163", "361", "226", "262", seats=4, active=C)
    assert scene.asked == ((D,), "steal")
    assert (scene.decision(D).low, scene.decision(D).high) == (0, 1)
    assert scene.view().thieves == (D, A, B)
    scene.answer(D, ["1-1"])
    assert scene.asked == ((A,), "steal")
    assert "1-1" not in scene.keys(A)
    scene.answer(A, ["1-2"])
    assert scene.view().thieves == (B,)
    scene.answer(B, ["1-3"])
    assert [scene.notes(seat) for seat in (A, B, C, D)] == ["1a", "2a", "", "0a"]
    assert [event.seat for event in scene.told(NotesStolen)] == [D, A, B]
    assert scene.state.thieves == []


@pytest.mark.parametrize(("market", "keys"), [("4a", ("433", "361", "226")), ("", ("433", "361", "226"))])
def test_g11_if_fewer_than_two_lie_there_a_sole_winner_takes_none(market, keys):
    scene = high_noon(market, *keys)
    assert scene.told(NothingToSteal) == [NothingToSteal((B,))]
    assert scene.laid == market
    assert scene.notes(B) == ""


def test_g11_if_fewer_lie_there_than_all_would_take_nobody_takes_any():
    scene = high_noon("4a 3a", "163", "361", "262", "226", seats=4, active=B)
    assert scene.told(NothingToSteal) == [NothingToSteal((B, C, A))]
    assert scene.laid == "4a 3a"
    assert scene.told(GapsFilled) == []


def test_g11_too_few_notes_save_nobody_from_being_shot():
    scene = one_thief("4a")
    assert scene.hands == [["433"], [], []]


@pytest.mark.parametrize(
    ("places", "taken", "left"), [([], "", "4a 3c"), (["1-2"], "3c", "4a"), (["1-1", "1-2"], "4a 3c", "")]
)
def test_g11_whoever_may_take_two_may_also_take_one_or_none(places, taken, left):
    scene = one_thief("4a 3c").answer(B, places)
    assert scene.told(NotesStolen) == [NotesStolen(B, tuple(places))]
    assert len(scene.told(NoteSeen)) == len(places)
    assert (scene.notes(B), scene.laid) == (taken, left)
    assert scene.told(GapsFilled) == []


def test_g11_what_one_of_several_leaves_lies_there_for_the_next():
    scene = high_noon(TWO_ROWS, "163", "361", "226").answer(A, [])
    assert scene.asked == ((B,), "steal")
    assert scene.keys(B)[0] == "1-1"
    scene.answer(B, ["2-6"])
    assert [scene.notes(seat) for seat in (A, B)] == ["", "1c"]
    assert scene.told(NotesStolen) == [NotesStolen(A, ()), NotesStolen(B, ("2-6",))]


def test_g11_in_a_match_that_began_before_taking_cannot_be_declined():
    scene = one_thief(TWO_ROWS, revision=1)
    for refusal in (None, [], ["1-1"], "pass"):
        with pytest.raises(IllegalAnswer):
            scene.answer(B, refusal)


def test_g11_in_a_match_that_began_before_just_enough_are_taken_without_asking():
    scene = one_thief("4a 3c", revision=1)
    assert scene.asked is None
    assert scene.told(NotesStolen) == [NotesStolen(B, ("1-1", "1-2"))]
    assert (scene.notes(B), scene.laid) == ("4a 3c", "")


@pytest.mark.parametrize("places", [["2-3", "2-4"], ["1-1", "1-1"], ["3-1", "1-1"], ["1-1", "1-2", "1-3"]])
def test_g11_only_two_places_where_notes_lie_can_be_named(places):
    with pytest.raises(IllegalAnswer):
        one_thief(f"{ROW} 1b 2b").answer(B, places)


def test_g11_a_stolen_note_is_the_thiefs_to_bid_with_whatever_its_colour():
    scene = one_thief("4a 3c").answer(B, ["1-1", "1-2"]).holds(B, notes="1b")
    scene.state.active = B
    scene.state.players[B].adventurers.clear()
    scene.play(bidding(scene.table))
    assert scene.keys(B) == ["4@0", "3@2", "1"]
    scene.answer(B, ["3@2", "1", "4@0"])
    assert written(scene.state.players[B].bid) == "3c 1b 4a"
    assert scene.state.players[B].total == 8


def test_g12_the_gaps_are_filled_before_the_lowest_are_shot():
    scene = one_thief(TWO_ROWS, fills_gaps=True).answer(B, ["1-1", "1-2"])
    words = scene.words()
    assert words.index("NoteSeen") < words.index("GapsFilled") < words.index("AdventurersShot")


def test_g12_the_active_player_says_which_note_goes_to_which_gap():
    scene = one_thief(TWO_ROWS, active=C).answer(B, ["1-2", "1-5"])
    assert scene.asked == ((C,), "fill")
    decision = scene.decision(C)
    assert (decision.rule, decision.low, decision.high, decision.ordered) == ("G12", 2, 2, True)
    assert scene.keys(C) == ["2-1", "2-2", "2-3", "2-4", "2-5", "2-6"]
    scene.answer(C, ["2-4", "2-1"])
    assert scene.laid == "0a 4b 2a 3a 1b 0b 2b 3b 0c 1c"
    assert scene.told(GapsFilled) == [GapsFilled(C, (("2-4", "1-2"), ("2-1", "1-5")), by_bot=False)]


def test_g12_the_active_player_moves_them_also_if_he_laid_no_adventurer():
    scene = Scene(3, active=C).market(TWO_ROWS).holds(A, "433").holds(B, "361")
    scene.turn("high-noon-2", (B, ["1-1", "1-2"]))
    assert scene.asked == ((C,), "fill")


def test_g12_every_row_but_the_last_is_full_afterwards():
    for stolen in itertools.combinations(range(14), 2):
        scene = one_thief(f"{TWO_ROWS} 2c 3c", fills_gaps=True)
        places = [f"{index // 6 + 1}-{index % 6 + 1}" for index in stolen]
        scene.answer(B, places)
        assert scene.view().market == ((True,) * 6, (True,) * 6)


def test_g12_the_gaps_come_from_all_rows_that_are_last_in_the_end():
    """13 notes, two of the first row taken: both other rows make one, and give to the first."""
    scene = one_thief(f"{TWO_ROWS} 2c").answer(B, ["1-1", "1-6"])
    assert scene.keys(A) == ["2-1", "2-2", "2-3", "2-4", "2-5", "2-6", "3-1"]
    scene.answer(A, ["2-3", "3-1"])
    assert scene.laid == "3b 1a 2a 3a 4a 2c 1b 2b 4b 0c 1c"


def test_g12_the_last_row_is_then_pushed_together_to_the_left():
    scene = one_thief(f"{ROW} 1b 2b 3b 4b").answer(B, ["2-1", "2-3"])
    assert scene.asked is None
    assert scene.laid == f"{ROW} 2b 4b"
    assert scene.told(GapsFilled) == [GapsFilled(A, (), by_bot=True)]


@pytest.mark.parametrize(("market", "left"), [(f"{ROW} 1b 2b 3b", f"{ROW} 1b"), (f"{ROW} 1b 2b", ROW)])
def test_g12_where_the_last_were_taken_there_is_no_gap(market, left):
    count = len(market.split())
    scene = one_thief(market).answer(B, [f"2-{count - 7}", f"2-{count - 6}"])
    assert scene.laid == left
    assert scene.told(GapsFilled) == []


def test_g12_between_two_thefts_a_place_at_the_end_is_no_place_any_more():
    scene = high_noon(f"{ROW} 1b", "163", "361", "226").answer(A, ["2-1"])
    assert scene.view().market == ((True,) * 6,)
    assert scene.laid == ROW


@pytest.mark.parametrize(
    ("market", "stolen", "filled"),
    [(f"{ROW} 1b", ["1-4", "1-6"], None), (f"{ROW} 1b 2b", ["1-3", "2-1"], "0a 1a 2b 3a 4a 0b")],
)
def test_g12_he_is_asked_only_where_there_is_more_than_one_way(market, stolen, filled):
    scene = one_thief(market).answer(B, stolen)
    assert scene.asked is None
    assert scene.laid == (filled or "0a 1a 2a 4a 1b")
    assert scene.told(GapsFilled)[0].by_bot


def test_g12_one_gap_and_two_notes_are_two_ways():
    scene = one_thief(f"{ROW} 1b 2b 3b").answer(B, ["1-3", "2-1"])
    assert scene.asked == ((A,), "fill")
    assert scene.keys(A) == ["2-2", "2-3"]
    assert scene.answer(A, ["2-2"]).laid == "0a 1a 2b 3a 4a 0b 3b"


def test_g12_two_gaps_and_two_notes_are_two_ways():
    scene = one_thief(f"{ROW} 1b 2b").answer(B, ["1-1", "1-2"])
    assert scene.asked == ((A,), "fill")
    assert scene.answer(A, ["2-2", "2-1"]).laid == "2b 1b 2a 3a 4a 0b"


def test_g12_a_table_option_lets_the_bot_move_the_last_note_to_the_first_gap():
    scene = one_thief(TWO_ROWS, fills_gaps=True).answer(B, ["1-2", "1-5"])
    assert scene.asked is None
    assert scene.told(GapsFilled) == [GapsFilled(A, (("2-6", "1-2"), ("2-5", "1-5")), by_bot=True)]
    assert scene.laid == "0a 1c 2a 3a 0c 0b 1b 2b 3b 4b"


@pytest.mark.parametrize("stolen", [["1-2", "1-5"], ["1-1", "2-3"]])
def test_g12_what_the_bot_would_do_is_the_usual_answer(stolen):
    by_bot = one_thief(TWO_ROWS, fills_gaps=True).answer(B, stolen)
    scene = one_thief(TWO_ROWS).answer(B, stolen)
    (decision,) = scene.question.decisions.values()
    assert scene.answer(A, list(decision.usual)).laid == by_bot.laid


def test_g12_nobody_sees_what_is_moved():
    scene = one_thief(TWO_ROWS).answer(B, ["1-2", "1-5"]).answer(A, ["2-4", "2-1"])
    assert all(told.only is None or isinstance(told.event, NoteSeen) for told in scene.said)
    assert "Note" not in repr(scene.told(GapsFilled))

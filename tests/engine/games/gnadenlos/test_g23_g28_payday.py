"""Paydays (G23 to G28), and the revolver that passes on (G29)."""

import pytest

from engine.games.gnadenlos.cards import Phase
from engine.games.gnadenlos.payday import paydays
from engine.games.gnadenlos.rules import play_round
from engine.games.gnadenlos.story import (
    ColumnEmpty,
    EndBegan,
    GapsFilled,
    NotesReturned,
    NoteTurned,
    PaydayBegan,
    TurnBegan,
    VultureTaken,
)
from tests.engine.games.gnadenlos.scene import A, B, C, D, Scene, note

ROW = "1a 1b 1c 2a 2b 2c"
THREE_ROWS = f"{ROW} {ROW} 0a 4b 3c 3a 3b 4c"
FREE = "0a 0b 0c 0a 0b 0c"


def payday(market, *faces, seats=3, **options):
    scene = Scene(seats, **options).market(market).roll(*faces)
    return scene.play(paydays(scene.table))


def whole_turn(market, *faces, held=3):
    """A's turn, in which he buys nothing and, with three adventurers, nobody bids."""
    scene = Scene(3, nuggets=(0, 10, 10)).market(market).roll(*faces)
    scene.holds(A, *("631", "622", "613")[:held]).events("gold-rush-1", "cheating-1")
    return scene.play(play_round(scene.table))


@pytest.mark.parametrize(
    ("seats", "rows", "comes"), [(3, 2, False), (3, 3, True), (4, 3, False), (4, 4, True)]
)
def test_g23_payday_comes_with_as_many_full_rows_as_players(seats, rows, comes):
    scene = payday(" ".join([FREE] * rows), 1, 1, 1, 1, 1, seats=seats, fills_gaps=True)
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=False)] * comes


def test_g23_a_row_that_is_not_full_does_not_count():
    assert payday(f"{FREE} {FREE} 0a 0a 0a 0a 0a", seats=3).told(PaydayBegan) == []


def test_g23_more_full_rows_than_players_bring_payday_too():
    scene = payday(" ".join([FREE] * 4), 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, fills_gaps=True)
    assert scene.told(PaydayBegan)[0] == PaydayBegan(A, is_last=False)


def test_g23_payday_follows_phase_3():
    scene = Scene(3, fills_gaps=True).market(f"{FREE} {FREE} 0a 0b 0c 0a")
    scene.holds(A, notes="4a 2a").holds(B, notes="3b 0b").holds(C, notes="1c 0c").roll(6, 6, 6, 6)
    scene.events("gold-rush-1", "cheating-1").deck("631", "136", "361").play(play_round(scene.table))
    scene.answer(A, None).answer(A, ["4", "2"]).answer(B, ["3"]).answer(C, ["1"])
    assert scene.told(PaydayBegan) == []
    scene.answer(A, "631")
    words = scene.words()
    assert words.index("BidReturned") < words.index("PaydayBegan")
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=False)]


def test_g23_payday_follows_phase_3_also_if_that_was_skipped():
    scene = whole_turn(THREE_ROWS, 1, 1, 1, 1)
    assert scene.words()[:6] == [
        "TurnBegan",
        "EventTurned",
        "TooFewAdventurers",
        "NothingBought",
        "NoBidding",
        "PaydayBegan",
    ]
    assert scene.state.phase == Phase.PAYDAY


def test_g24_the_outermost_face_down_note_of_the_column_is_turned_up():
    scene = payday(THREE_ROWS, 2, 2, 2, 2, fills_gaps=True)
    assert scene.told(NoteTurned) == [
        NoteTurned(2, "3-2", note("4b"), True),
        NoteTurned(2, "2-2", note("1b"), True),
        NoteTurned(2, "1-2", note("1b"), True),
    ]


def test_g24_the_player_of_its_colour_pays_its_value_to_the_supply():
    scene = payday(THREE_ROWS, 2, 3, 1, 6, 6, 6, 6, nuggets=(10, 10, 20), fills_gaps=True)
    assert [(event.note, event.is_paid) for event in scene.told(NoteTurned)] == [
        (note("4b"), True),
        (note("3c"), True),
        (note("0a"), True),
        (note("4c"), True),
        (note("2c"), True),
        (note("2c"), True),
    ]
    assert scene.nuggets == [10, 6, 20 - 3 - 8]


def test_g24_in_a_last_row_that_is_short_the_row_above_is_outermost():
    scene = payday(f"{THREE_ROWS} 0a", 1, 2, 5, 5, 5, 5, fills_gaps=True)
    assert [event.place for event in scene.told(NoteTurned)][:3] == ["4-1", "3-2", "3-5"]


def test_g24_who_stole_a_note_pays_nothing_for_it():
    """It is the note's colour that pays, whoever laid it."""
    scene = payday(f"{ROW} {ROW} 4b 4b 4b 4b 4b 4b", 1, 1, 1, 1, fills_gaps=True)
    assert scene.nuggets[B] == 10 - 4


def test_g25_it_ends_when_the_column_rolled_has_no_face_down_note():
    scene = payday(THREE_ROWS, 4, 4, 4, 4, fills_gaps=True)
    assert scene.told(ColumnEmpty) == [ColumnEmpty(4)]
    assert len(scene.told(NoteTurned)) == 3
    assert scene.words()[-3:] == ["ColumnEmpty", "NotesReturned", "GapsFilled"]
    assert scene.dice.faces == []


def poor(nuggets=(10, 3, 10), fields=(6, 14, 6)):
    """B is to pay 4 and cannot."""
    return payday(THREE_ROWS, 2, nuggets=nuggets, fields=fields, fills_gaps=True)


def test_g26_it_ends_when_a_player_cannot_pay_who_keeps_his_nuggets_and_takes_a_vulture():
    scene = poor()
    assert scene.told(NoteTurned) == [NoteTurned(2, "3-2", note("4b"), False)]
    assert scene.told(VultureTaken) == [VultureTaken(B, 1, 14, 9)]
    assert scene.told(ColumnEmpty) == []
    assert (scene.nuggets, scene.state.players[B].vultures) == ([10, 3, 10], 1)


def test_g26_who_has_just_enough_pays():
    scene = payday(THREE_ROWS, 2, 1, 1, 1, 1, nuggets=(10, 4, 10), fills_gaps=True)
    assert scene.nuggets[B] == 0
    assert scene.told(VultureTaken) == []


def test_g26_who_has_nothing_pays_a_0():
    scene = payday(THREE_ROWS, 1, 2, 2, 2, 2, nuggets=(0, 10, 10), fills_gaps=True)
    assert scene.told(NoteTurned)[0] == NoteTurned(1, "3-1", note("0a"), True)


@pytest.mark.parametrize(("field", "after"), [(14, 9), (6, 1), (5, 1), (1, 1)])
def test_g26_he_goes_back_5_fields_and_not_behind_field_1(field, after):
    assert poor(fields=(6, field, 6)).fields == [6, after, 6]


def test_g27_all_face_up_notes_go_to_the_hands_of_their_colours():
    scene = payday(THREE_ROWS, 2, 3, 3, 1, 2, 2, 2, active=B, fills_gaps=True)
    assert scene.told(NotesReturned) == [NotesReturned(((B, 3), (C, 2), (A, 1)))]
    assert [scene.notes(seat) for seat in (A, B, C)] == ["0a", "4b 1b 1b", "3c 1c"]


def test_g27_the_note_that_was_not_paid_goes_home_too():
    scene = poor()
    assert scene.notes(B) == "4b"
    assert len(scene.laid.split()) == 17


def test_g27_the_others_stay_in_the_market():
    scene = payday(THREE_ROWS, 6, 6, 6, 6, fills_gaps=True)
    assert scene.laid == "1a 1b 1c 2a 2b 3b 1a 1b 1c 2a 2b 3a 0a 4b 3c"


def test_g28_the_active_player_moves_outer_notes_into_the_gaps_as_he_likes():
    scene = payday(THREE_ROWS, 1, 1, 1, 1, active=C)
    assert scene.asked == ((C,), "fill")
    decision = scene.decision(C)
    assert (decision.rule, decision.low, decision.high, decision.ordered) == ("G28", 2, 2, True)
    assert scene.keys(C) == ["3-2", "3-3", "3-4", "3-5", "3-6"]
    scene.answer(C, ["3-6", "3-3"])
    assert scene.laid == "4c 1b 1c 2a 2b 2c 3c 1b 1c 2a 2b 2c 4b 3a 3b"
    assert scene.told(GapsFilled) == [GapsFilled(C, (("3-6", "1-1"), ("3-3", "2-1")), by_bot=False)]


def test_g28_there_are_as_many_full_rows_as_possible_then():
    scene = payday(THREE_ROWS, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 5, 5, 5, nuggets=(99,) * 3, fills_gaps=True)
    left = 18 - 12
    assert len(scene.laid.split()) == left
    assert scene.view().full_rows == 1


def test_g28_the_bot_moves_the_last_to_the_first_gap_where_the_table_lets_it():
    scene = payday(THREE_ROWS, 1, 1, 1, 1, fills_gaps=True)
    assert scene.told(GapsFilled) == [GapsFilled(A, (("3-6", "1-1"), ("3-5", "2-1")), by_bot=True)]


def test_g28_with_outer_notes_alone_returned_nothing_is_moved():
    scene = payday(f"{FREE} {FREE} {FREE}", 6, 5, 6, 6, 6, fills_gaps=True)
    assert scene.laid != ""
    scene = poor(nuggets=(10, 3, 10))
    assert scene.told(GapsFilled) == [GapsFilled(A, (), by_bot=True)], "the row is pushed together"


def test_g28_with_as_many_full_rows_left_another_payday_follows_at_once():
    scene = payday(f"{THREE_ROWS} 1a", 1, 1, 1, 1, 1, 2, 2, 2, 2, nuggets=(9, 20, 20), fills_gaps=True)
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=False)]
    scene = payday(f"{THREE_ROWS} 1a 4b", 2, 3, 3, 3, 3, nuggets=(9, 3, 20), fills_gaps=True)
    assert scene.told(NoteTurned)[0].note == note("4b")
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=False)] * 2
    assert scene.dice.faces == []


def test_g28_before_another_payday_the_gaps_are_filled():
    scene = payday(f"{THREE_ROWS} {FREE}", 1, 1, 1, 1, 1, nuggets=(99,) * 3)
    assert scene.asked == ((A,), "fill")
    assert scene.told(PaydayBegan) == [PaydayBegan(A, is_last=False)]
    scene.roll(6, 6, 6, 6, 6, 6).answer(A, ["4-2", "4-3", "4-4"])
    assert len(scene.told(PaydayBegan)) == 2


def test_g29_the_revolver_passes_clockwise_and_the_next_turn_begins():
    scene = whole_turn("0a")
    assert scene.state.active == B
    scene.play(play_round(scene.table))
    assert scene.told(TurnBegan) == [TurnBegan(2, A), TurnBegan(3, B)]


@pytest.mark.parametrize(("seats", "active", "following"), [(3, C, A), (4, C, D), (4, D, A)])
def test_g29_after_the_last_seat_comes_the_first(seats, active, following):
    scene = Scene(seats, active=active, nuggets=(0,) * seats).holds(active, "631", "622", "613")
    scene.events("gold-rush-1", "cheating-1").play(play_round(scene.table))
    assert scene.state.active == following


def test_g29_the_next_turn_begins_only_after_payday():
    scene = whole_turn(THREE_ROWS, 1, 1)
    assert scene.told(VultureTaken) == [VultureTaken(A, 1, 6, 1)]
    assert scene.asked == ((A,), "fill")
    assert scene.state.active == A
    scene.answer(A, ["3-2"])
    assert (scene.asked, scene.state.active) == (None, B)
    assert scene.told(EndBegan) == []

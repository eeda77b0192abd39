"""Goldrush in large print: the map in five sheets has all places and paths, and shows all that the usual one
shows, to nobody but who may know it."""

import math
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, HandView
from renders.drawing.strips import HIGHEST, MOST_LARGE, Strip
from renders.drawing.theme import LARGE, WIDTH
from renders.goldrush import FACE
from renders.goldrush.picture import large_land, large_pieces
from renders.goldrush.picture.large_land import HOUSES, SHEETS
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import MOVE, asking, holding, move_in, pick
from tests.renders.goldrush.tables import NEWS, A, asked, crowded, held, moving
from tests.renders.layout import check_strips, written
from tests.renders.samples import NAMES, WIDE


def board(view: GoldrushView, names: tuple[str, ...] = NAMES) -> tuple[Strip, ...]:
    reader = Reader(view, tuple(names[: len(view.players)]), words_for("en"))
    return tuple(FACE.large_board_strips(reader, changes=NEWS))


def test_every_place_is_on_one_sheet_and_apart_from_all_others() -> None:
    assert Counter(place for sheet in SHEETS for place in large_land.places(sheet)) == Counter(
        list(LAND.places)
    )
    for sheet in SHEETS:
        middles = [large_land.middle(place) for place in large_land.places(sheet) if place not in HOUSES]
        assert all(24 <= x <= WIDTH - 24 and 24 <= y <= HIGHEST - 24 for x, y in middles)
        assert min(math.dist(one, other) for one, other in combinations(middles, 2)) >= large_pieces.DISC


def test_where_a_trail_leaves_a_sheet_a_sign_says_what_comes_next() -> None:
    found = Counter[frozenset[str]]()
    for sheet in SHEETS:
        for leaving in large_land.leavings(sheet):
            assert large_land.sheet_of(leaving.start) is sheet
            assert large_land.sheet_of(leaving.goal) not in (sheet, large_land.TOWN)
            assert LAND.places[leaving.goal].terrain is not Terrain.TRAIL
            found[frozenset((sheet.key, large_land.sheet_of(leaving.goal).key))] += 1
    crossing = Counter(
        frozenset(sheet.key for sheet in both)
        for path in LAND.paths
        for both in [{large_land.sheet_of(place) for place in path}]
        if len(both) > 1 and large_land.TOWN not in both
    )
    assert found == Counter({pair: 2 * count for pair, count in crossing.items()})


def test_each_move_has_its_number_once_on_the_map() -> None:
    view = moving(4)
    numbers = [str(number) for number in range(1, len(view.moves) + 1)]
    assert sorted(filter(str.isdigit, written(board(view)[-len(SHEETS) :]))) == numbers
    assert not any(map(str.isdigit, written(board(asked(4, "claim"))[-len(SHEETS) :])))


@pytest.mark.parametrize("place", ["saloon", "dry", "g", "street-9"])
def test_a_crowd_anywhere_leaves_all_to_be_read(place: str) -> None:
    check_strips(board(held(crowded(place), A), WIDE), WIDE, most=MOST_LARGE, least=LARGE)


def test_squares_that_are_not_sure_gold_have_a_question_mark() -> None:
    assert {text[0] for text in written(board(moving(4))) if len(text) == 2 and text[1] == "?"} == {
        "B",
        "Q",
        "V",
    }


def test_nobody_sees_a_card_that_they_do_not_know() -> None:
    table = moving(4)
    public, knows_none, knows = (
        [strip.key for strip in board(replace(table, hand=hand, seat=seat))]
        for hand, seat in ((None, None), (HandView(()), A), (HandView((("k", Card.GOLD),)), A))
    )
    assert public == knows_none
    assert [one == other for one, other in zip(knows, public, strict=True)].count(False) == 1


def test_a_panel_has_only_the_sheets_with_something_to_choose_and_where_one_stands() -> None:
    view = holding({}, place="k", roll=5, cart=1, question=asking(MOVE))
    reader = Reader(view, NAMES[: len(view.players)], words_for("en"))
    sheets = {large_land.sheet_of(move.place) for move in view.moves} | {large_land.sheet_of("k")}
    assert len(FACE.large_panel_strips(move_in(view), reader)) == len(sheets) < len(SHEETS)
    creeks = FACE.large_panel_strips(pick("creek", "silver"), reader)
    assert len(creeks) == 1


def test_whoever_wants_no_pictures_reads_only_what_is_chosen() -> None:
    view = holding({}, place="k", roll=5, cart=1, question=asking(MOVE))
    reader, decision = Reader(view, NAMES[: len(view.players)], words_for("en")), move_in(view)
    assert FACE.panel_words(decision, reader, ()) == ""
    assert FACE.panel_words(decision, reader, (view.moves[0].key,)).startswith("Chosen: 1 ")

"""Goldrush's map with all that is on it: whole, nobody hidden, for one player with what he knows."""

from dataclasses import replace

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.survey import LAND
from renders.drawing.canvas import Box, placed_in
from renders.drawing.theme import STANDARD, WIDTH
from renders.goldrush.picture import chart, pieces, spots
from renders.goldrush.picture.changes import changes_of
from renders.goldrush.picture.sheets import NORTH, SHEETS, sheet_of
from renders.language.catalogues import words_for
from tests.renders.goldrush import tables
from tests.renders.goldrush.tables import NEWS, A, B
from tests.renders.layout import check_apart

ENGLISH = words_for("en")
THIRSTY = tables.standing(tables.asked(4, "creek"), B, "d")
"""Somebody on a square from which two creeks are equally near is asked to which he goes."""
VIEWS = (tables.start(4), tables.moving(4), tables.over(2), THIRSTY)


def test_the_parts_are_the_whole_sheet() -> None:
    for view in VIEWS:
        for sheet in SHEETS:
            parts = chart.chart(sheet, view, STANDARD, ENGLISH, changes=changes_of(NEWS), top=50)
            check_apart(part.box for part in parts)
            assert sum(part.box.width * part.box.height for part in parts) == WIDTH * sheet.height
            assert min(part.top for part in parts) == 50


def test_every_piece_is_as_large_as_it_is_said_to_be() -> None:
    found = {}
    for view in VIEWS:
        for piece in chart._pieces(view, changes_of(NEWS), {"k": Card.BEER}):
            found[piece.kind] = chart._sprite(piece, STANDARD).image.size
    assert found == chart._SIZES


@pytest.mark.dear
@pytest.mark.parametrize("place", list(LAND.places))
def test_nobody_is_hidden_or_off_the_map(place: str) -> None:
    """Four on one place stand side by side, with their marks and carts to be seen."""
    wide, high = pieces.PERSON
    boxes = [Box.at(*spots.person(range(4), seat, place), wide, high) for seat in range(4)]
    check_apart(box.inset(4, 0) for box in boxes)
    for box in [*boxes, Box.at(*spots.person((A,), A, place), wide, high)]:
        assert box.left >= 0
        assert box.right <= LAND.size[0]
        assert sheet_of(place).top <= box.top
        assert box.bottom <= sheet_of(place).bottom


@pytest.mark.parametrize("place", list(LAND.places))
def test_every_number_is_on_the_map_and_near_its_place(place: str) -> None:
    half = pieces.DISC // 2
    for is_taken in (False, True):
        x, y = spots.disc(place, is_taken=is_taken)
        assert half <= x <= LAND.size[0] - half
        assert sheet_of(place).inside.top <= y - half + 12
        assert y + half - 12 <= sheet_of(place).inside.bottom
        where = LAND.places[place]
        assert abs(x - where.x) < 110
        assert abs(y - where.y) < 110


def test_no_two_numbers_lie_over_each_other() -> None:
    """Wherever somebody stands and whatever he rolls."""
    half = pieces.DISC // 2
    for place in LAND.places:
        for roll in range(1, 7):
            ends = {walk[-1] for walk in LAND.walks(place, roll)}
            discs = [spots.disc(end, is_taken=False) for end in ends]
            check_apart(Box(x - half + 6, y - half + 6, x + half - 6, y + half - 6) for x, y in discs)


def test_the_map_of_one_player_is_the_public_one_with_the_cards_that_he_knows() -> None:
    view = tables.moving(4)
    public = {part.box: part.tile.image.tobytes() for part in chart.chart(NORTH, view, STANDARD, ENGLISH)}
    same = chart.chart(NORTH, tables.held(view, A), STANDARD, ENGLISH)
    assert {part.box: part.tile.image.tobytes() for part in same} == public
    own = {
        part.box: part.tile.image.tobytes()
        for part in chart.chart(NORTH, view, STANDARD, ENGLISH, known={"k": Card.GOLD, "c": Card.GOLD})
    }
    changed = [box for box in public if own[box] != public[box]]
    place = LAND.places["k"]
    around = Box.at(place.x - 140, place.y - 210, 280, 420)
    assert changed  # c is a mine already: everybody sees it
    assert all(around.left <= box.left and box.right <= around.right for box in changed)


def test_the_creeks_that_are_equally_near_are_lit_while_he_chooses() -> None:
    creeks = [LAND.places[key] for key in ("rattlesnake", "silver")]
    half = pieces.HALO // 2
    lit = [piece for piece in chart._pieces(THIRSTY, changes_of(()), {}) if piece.kind == "halo"]
    assert sorted((piece.left + half, piece.top + half) for piece in lit) == [(c.x, c.y) for c in creeks]
    later = replace(THIRSTY, asked_for="move")
    assert not [piece for piece in chart._pieces(later, changes_of(()), {}) if piece.kind == "halo"]


def test_each_kind_of_card_is_another_picture() -> None:
    assert len({pieces.seen("k", card, STANDARD).image.tobytes() for card in Card}) == len(Card)


def test_a_cart_shows_how_many_nuggets_are_on_it() -> None:
    looks = [pieces.prospector(0, nuggets, STANDARD) for nuggets in range(5)]
    assert len({look.image.tobytes() for look in looks}) == 5
    texts = [[text.text for text in placed_in(look.texts)] for look in looks]
    assert texts == [[], ["1"], ["2"], ["3"], ["4"]]


def test_a_move_has_its_number_at_its_place_and_a_duel_at_the_rival() -> None:
    view = tables.moving(4)
    found = [piece for piece in chart._pieces(view, changes_of(()), {}) if piece.kind in ("disc", "duel")]
    assert [piece.what for piece in found] == [(number,) for number in range(1, 10)]
    assert [piece.kind for piece in found] == ["disc"] * 8 + ["duel"]
    assert abs(found[-1].left - LAND.places["w"].x) < 150
    assert not [
        piece for piece in chart._pieces(replace(view, moves=()), changes_of(()), {}) if piece.kind == "disc"
    ]

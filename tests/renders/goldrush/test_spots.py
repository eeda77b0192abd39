"""Where numbers are put on Goldrush's map: to end on a place, and to fight somebody there, are told apart."""

import math

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from engine.play.table import Seat
from renders.drawing.canvas import Box
from renders.goldrush.picture import pieces, spots
from tests.renders.layout import check_apart


def around(middle: tuple[int, int], wide: int, high: int) -> Box:
    return Box.at(middle[0] - wide // 2, middle[1] - high // 2, wide, high)


def test_a_move_to_a_square_and_a_duel_there_have_numbers_apart_on_the_map() -> None:
    for square in LAND.of(Terrain.SQUARE):
        end = around(spots.disc(square, is_taken=True), pieces.DISC, pieces.DISC)
        fight = around(spots.duel((Seat(0),), Seat(0), square), *pieces.DUEL)
        check_apart((end, fight))
        for box in (end, fight):
            assert 0 <= box.left < box.right <= LAND.size[0]


def test_a_number_on_an_empty_square_leaves_its_letter_to_be_read() -> None:
    for square in LAND.of(Terrain.SQUARE):
        place = LAND.places[square]
        end = around(spots.disc(square, is_taken=False), pieces.DISC, pieces.DISC)
        assert end.bottom <= place.y


def test_what_is_not_sure_gold_is_marked_beside_the_numbers_of_a_move_and_a_duel_and_within_the_map() -> None:
    for square in LAND.of(Terrain.SQUARE):
        for is_numbered in (True, False):
            for is_taken in (True, False):
                doubt = spots.doubt(square, is_numbered=is_numbered, is_taken=is_taken)
                assert doubt[0] - pieces.UNSURE // 2 >= 0
                if is_numbered:
                    end = spots.disc(square, is_taken=is_taken)
                    assert math.dist(doubt, end) >= (pieces.UNSURE + pieces.DISC) / 2
                if is_taken:
                    fight = spots.duel((Seat(0),), Seat(0), square)
                    assert math.dist(doubt, fight) >= (pieces.UNSURE + pieces.DISC) / 2

"""Where things stand on Goldrush's map: prospectors on places, side by side, and the numbers of moves.

Knows the map and how large the pieces are, and nothing of a match.
"""

import functools
import math
from collections.abc import Sequence
from typing import Final

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.goldrush.picture import pieces, town
from renders.goldrush.picture.sheets import sheet_of

_SHOULDER: Final = 58
"""How far people who stand side by side are from each other."""
_EDGE: Final = 6
_SILL: Final = 8
"""How far to the left of a house people may stand; beyond that there may be a printed name."""
_STAIRS: Final = 32
_NORTH_RING, _SOUTH_RING = 556, 820
_NORTH_FEET, _SOUTH_FEET = 590, 908
_ASIDE: Final = 70
"""How far the number of a duel is from the opponent."""
_NUMBER: Final = pieces.DISC // 2
_DOUBT: Final = 46
"""How far the mark of a square that is not sure gold is from its middle."""
_BELOW: Final = 58
"""How far it is below the middle, if the upper corners are taken."""
_FRAME: Final = 18
"""How wide the frame of the map is."""
_AWAY: Final = 62
"""Numbers this far from each other are well apart."""
_CORNERS: Final = ((-40, -38), (38, -38), (-50, -34), (50, -34))
"""Where a number may be on a square, the best first."""


def middle(place: str) -> tuple[int, int]:
    """Where the feet of somebody alone on a place are."""
    where = LAND.places[place]
    if where.terrain is Terrain.TOWN:
        return where.x, _NORTH_FEET if _is_north(place) else _SOUTH_FEET
    return where.x, where.y + (4 if where.terrain is Terrain.SQUARE else 16)


def ring(place: str) -> tuple[int, int]:
    """The middle of a ring that marks a place: on a house, below its sign."""
    where = LAND.places[place]
    if where.terrain is Terrain.TOWN:
        return where.x, _NORTH_RING if _is_north(place) else _SOUTH_RING
    return where.x, where.y


def door(house: str, step: str) -> tuple[int, int]:
    """Where somebody on a step of the street enters a house."""
    street = LAND.places[step]
    return street.x, street.y + (-_STAIRS if _is_north(house) else _STAIRS)


def person(seats: Sequence[int], seat: int, place: str) -> tuple[int, int]:
    """The upper left corner of one of those who stand on a place."""
    x, y = middle(place)
    wide, high = pieces.PERSON
    row = _SHOULDER * (len(seats) - 1)
    half = (row + wide) // 2
    left = town.HOUSES[place].left - _SILL if LAND.is_town(place) else _EDGE
    x = min(max(x, half + left), LAND.size[0] - half - _EDGE)
    left = x - row // 2 + _SHOULDER * list(seats).index(seat) - wide // 2
    return left, max(y - high, sheet_of(place).top + 4)


def disc(place: str, *, is_taken: bool) -> tuple[int, int]:
    """The middle of a number on a place: if it `is_taken`, beside whoever stands there."""
    where = LAND.places[place]
    x, y = where.x, where.y
    if where.terrain is Terrain.TOWN:
        house = town.HOUSES[place]
        return house.right - 4, house.bottom - (20 if _is_north(place) else 12)
    if where.terrain is Terrain.SQUARE:
        if is_taken:
            beside = x - _fight_side(x) * 62
            return min(max(beside, _NUMBER), LAND.size[0] - _NUMBER), y - 40
        return _on_square(place)
    if not is_taken:
        return x, y
    return (x + 40 if x + 40 + _NUMBER < LAND.size[0] else x - 40), y + 10


@functools.lru_cache(maxsize=64)
def _on_square(place: str) -> tuple[int, int]:
    """The middle of a number on a square: at a corner without letter and marker, away from the steps beside
    it."""
    where = LAND.places[place]
    corners = [(where.x + right, where.y + down) for right, down in _CORNERS]
    on_map = [(x, y) for x, y in corners if _NUMBER <= x <= LAND.size[0] - _NUMBER and y >= _NUMBER]
    return max(on_map, key=lambda corner: min(_AWAY, _nearest(corner, place)))


def _nearest(corner: tuple[int, int], place: str) -> float:
    """How far the nearest other place is."""
    return min(math.dist(corner, (each.x, each.y)) for key, each in LAND.places.items() if key != place)


def doubt(square: str, *, is_numbered: bool, is_taken: bool) -> tuple[int, int]:
    """The middle of the mark of a square that is not sure gold: at an upper corner where neither the number
    of a move nor that of a duel may be, or below if both may be there."""
    where = LAND.places[square]
    if is_numbered and is_taken:
        return where.x, where.y + _BELOW
    number = disc(square, is_taken=False)[0] if is_numbered else where.x
    is_right = number < where.x or (is_taken and _fight_side(where.x) < 0)
    return max(where.x + (_DOUBT if is_right else -_DOUBT), _FRAME + pieces.UNSURE // 2), where.y - 36


def duel(seats: Sequence[int], seat: int, place: str) -> tuple[int, int]:
    """The middle of the number of a duel: beside the head of somebody alone, or over the head of one of
    several."""
    left, top = person(seats, seat, place)
    x, lowest = left + pieces.PERSON[0] // 2, sheet_of(place).inside.top + pieces.DUEL[1] // 2 - 8
    if len(seats) > 1:
        return x, max(top - 1, lowest)
    if LAND.places[place].terrain is Terrain.SQUARE:
        return x + _fight_side(x) * _ASIDE, max(top + 30, lowest)
    return (x - _ASIDE if x - _ASIDE > pieces.DUEL[0] // 2 else x + _ASIDE), max(top + 30, lowest)


def _fight_side(x: int) -> int:
    """The side of a square that has the number of a duel; the number of a move there is on the other side."""
    return 1 if x + _ASIDE + pieces.DUEL[0] // 2 < LAND.size[0] else -1


def _is_north(place: str) -> bool:
    return LAND.places[place].y < LAND.places["street-1"].y

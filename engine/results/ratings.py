"""Ratings: how well somebody plays one game on one server, and how unsure that is.

The update is Weng and Lin's for the Bradley-Terry model (Journal of Machine Learning Research 12, 2011,
algorithm 1), except that each pair of a table of n weighs 1/(n-1): a table counts as one game, however many
sit at it. It knows places, and neither people nor games.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

RATING_VERSION: Final = 1
"""Raised if the formula changes: then all ratings are computed anew."""
LUCK: Final = 125.0
"""How much one game's luck moves what somebody plays: β in the formula."""
DRIFT: Final = 5.0
"""How much somebody may have changed from one game to the next: τ."""
WIDEST: Final = 150.0
"""The deviation of whoever has played nothing yet; no deviation is wider."""
LEAST_LEFT: Final = 0.0001
"""At least this share of a variance is left after a game."""
DIGITS: Final = 6
"""Both numbers are rounded to so many decimals after each game, so that no machine's last bit is carried
on."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and how unsure it is: the true strength lies within the deviation some nine times in ten."""

    value: float = 1500.0
    deviation: float = WIDEST


START: Final = Rating()
"""The rating of whoever has played nothing yet."""


def rated(
    ratings: Sequence[Rating], places: Sequence[int], *, weight: float | None = None
) -> tuple[Rating, ...]:
    """The ratings after a game of these people, who came in these places; equal places are shared. The order
    of people must be that of their seats, because sums are taken in it. Each pair has this weight; None: such
    a one that the table counts as one game."""
    drifted = [_drifted(rating) for rating in ratings]
    weight = 1 / (len(ratings) - 1) if weight is None else weight
    return tuple(_updated(number, drifted, places, weight) for number in range(len(ratings)))


def rated_as_last(rating: Rating, others: Sequence[Rating]) -> Rating:
    """The rating of somebody who never answered, as if they had come behind all others. The others' ratings
    do not change by it: rate them without this person."""
    drifted = [_drifted(each) for each in (rating, *others)]
    return _updated(0, drifted, (2, *(1 for _ in others)), 1 / len(others))


def expected(ratings: Sequence[Rating], number: int) -> float:
    """How many of the others somebody is expected to leave behind; who shares a place counts half."""
    return _expected([_drifted(rating) for rating in ratings], number)


def all_expected(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The same for everybody at a table."""
    drifted = [_drifted(rating) for rating in ratings]
    return tuple(_expected(drifted, number) for number in range(len(drifted)))


def achieved(places: Sequence[int], number: int) -> float:
    """How many of the others somebody has left behind; who shares a place counts half."""
    return sum(_score(places[number], place) for each, place in enumerate(places) if each != number)


def chance(first: Rating, second: Rating) -> float:
    """How likely it is that the first comes before the second."""
    return _chance(_drifted(first), _drifted(second))


def _updated(number: int, drifted: Sequence[Rating], places: Sequence[int], weight: float) -> Rating:
    own = drifted[number]
    gained = lost = 0.0
    for each, other in enumerate(drifted):
        if each == number:
            continue
        spread = _spread(own, other)
        likely = _likely(own, other, spread)
        gained += own.deviation**2 / spread * (_score(places[number], places[each]) - likely) * weight
        lost += (own.deviation / spread) ** 3 * likely * (1 - likely) * weight
    deviation = own.deviation * math.sqrt(max(1 - lost, LEAST_LEFT))
    return Rating(round(own.value + gained, DIGITS), round(min(WIDEST, deviation), DIGITS))


def _drifted(rating: Rating) -> Rating:
    return Rating(rating.value, math.sqrt(rating.deviation**2 + DRIFT**2))


def _spread(first: Rating, second: Rating) -> float:
    return math.sqrt(first.deviation**2 + second.deviation**2 + 2 * LUCK**2)


def _expected(drifted: Sequence[Rating], number: int) -> float:
    return sum(_chance(drifted[number], other) for each, other in enumerate(drifted) if each != number)


def _chance(first: Rating, second: Rating) -> float:
    return _likely(first, second, _spread(first, second))


def _likely(first: Rating, second: Rating, spread: float) -> float:
    return 1 / (1 + math.exp((second.value - first.value) / spread))


def _score(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0

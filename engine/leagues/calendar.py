"""The calendar of a season: when rounds are called and drawn, when it ends, and whether its games fit in.

Pure: moments are in UNIX seconds, and days are those of the league's zone, whose clocks show `HOUR` when
something happens. How long games take is in the measured table.
"""

import math
from dataclasses import dataclass
from typing import Final

from engine.clock.hours import on_day
from engine.clock.pace import DAY
from engine.games.lengths import LENGTHS, Lengths
from engine.leagues.settings import (
    AT_ONCE,
    EVERY_DAYS,
    LAST_GAMES_DAYS,
    SIGN_UP_DAYS,
    TABLE,
    TABLES,
    Settings,
)

HOUR: Final = 18
CALLED_BEFORE: Final = 2 * DAY
"""A round is called so many seconds before its draw."""
LEAST_NOTICE: Final = DAY / 2
"""The fewest seconds between a call and its draw, however soon a season is to start."""
ANNOUNCED_DAYS: Final = 7
"""So many days before the planned end the tables that are not over hear of it."""
OVERTIME_DAYS: Final = 7
MOST_EXTENDED_DAYS: Final = 7
WEEK_DAYS: Final = 7
LEAST_EVERY_DAYS: Final = 7
"""Nobody is proposed a calendar with less than a week for each round."""
UNKNOWN_LAST_DAYS: Final = 28
"""What is proposed for the last games of a game that was not measured."""


@dataclass(frozen=True, slots=True)
class Length:
    """How many days a game takes."""

    median: int
    long: int
    """Nine of ten games do not take longer."""


@dataclass(frozen=True, slots=True)
class TooShort:
    """A setting with which a calendar cannot hold."""

    setting: str
    least: int
    """The number of days that would do."""
    most: int
    """The most that may be chosen. If that is less, the game is too long for a league of such tables."""

    @property
    def is_hopeless(self) -> bool:
        """Whether no number that may be chosen would do."""
        return self.least > self.most


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a season's rounds are, and when it ends."""

    start: float
    """When the first round is drawn."""
    zone: str
    rounds: int
    every: int
    last_games: int
    stood_days: int = 0
    """For how many days the season stood still: what follows is so much later."""

    def draw(self, number: int) -> float:
        """When a round is drawn, the first being 1."""
        return self._on((number - 1) * self.every)

    def call(self, number: int) -> float:
        """When a round is called."""
        return self.draw(number) - CALLED_BEFORE

    @property
    def planned_end(self) -> float:
        """When the games that are not over get into overtime."""
        return self._on((self.rounds - 1) * self.every + self.last_games)

    def _on(self, days: int) -> float:
        return on_day(self.start, self.zone, days=days + self.stood_days, hour=HOUR)


def calendar_of(settings: Settings, stood_days: int = 0) -> Calendar:
    """The calendar of a season that stood still for so many days."""
    return Calendar(
        settings.start, settings.zone, settings.rounds, settings.every, settings.last_games, stood_days
    )


def days_after(at: float, zone: str, days: int) -> float:
    """So many days after a moment, at the league's hour."""
    return on_day(at, zone, days=days, hour=HOUR)


def hard_end(planned_end: float, zone: str, extended_days: int = 0) -> float:
    """When robots play out what is left, after an end that was planned for then."""
    return days_after(planned_end, zone, OVERTIME_DAYS + extended_days)


def proposed_start(now: float, zone: str, sign_up_days: int = SIGN_UP_DAYS) -> float:
    """When the first round of a season is drawn whose sign-up opens now."""
    return days_after(now, zone, sign_up_days)


def length_of(
    game: str, seats: int, options: tuple[str, ...] = (), lengths: Lengths = LENGTHS
) -> Length | None:
    """How long the games of a league take; None if that was never measured."""
    counted = lengths.of(game, seats, options)
    if counted is None:
        return None
    in_leagues = lengths.of_leagues
    median = in_leagues.in_days(game, counted, people=seats, seats=seats)
    long = in_leagues.in_long_days(game, counted, people=seats, seats=seats)
    return None if median is None or long is None else Length(median, long)


def least_every(length: Length, at_once: int) -> int:
    """The fewest days between draws with which nobody has more than `at_once` games at a time, as a rule."""
    return math.ceil(length.median / at_once)


def proposed_every(length: Length | None, at_once: int = AT_ONCE) -> int:
    """The days between draws that a league is proposed."""
    return LEAST_EVERY_DAYS if length is None else max(LEAST_EVERY_DAYS, least_every(length, at_once))


def proposed_last_games(length: Length | None) -> int:
    """The days for the last games that a league is proposed: whole weeks."""
    return UNKNOWN_LAST_DAYS if length is None else max(1, math.ceil(length.long / WEEK_DAYS)) * WEEK_DAYS


def too_short(settings: Settings, lengths: Lengths = LENGTHS) -> tuple[TooShort, ...]:
    """With which settings the calendar cannot hold the games; none if they fit, or were never measured."""
    length = length_of(settings.game, settings.table, settings.options, lengths)
    if length is None:
        return ()
    least = {"every": least_every(length, settings.at_once), "last_games": length.long}
    found = (
        TooShort("every", least["every"], EVERY_DAYS[-1]),
        TooShort("last_games", least["last_games"], LAST_GAMES_DAYS[-1]),
    )
    return tuple(one for one in found if getattr(settings, one.setting) < one.least)


def proposed_table(game: str, seats: range, lengths: Lengths = LENGTHS) -> int:
    """How many people are to sit at a table: four if the game allows that and a calendar can hold such games,
    else as many fewer as need be. If none fits, as few as the game allows."""
    possible = [each for each in seats if each in TABLES]
    ordered = sorted((each for each in possible if each <= TABLE), reverse=True)
    fitting = (each for each in ordered if _fits(length_of(game, each, (), lengths)))
    return next(fitting, min(possible))


def _fits(length: Length | None) -> bool:
    """Whether what would be proposed for such games may be chosen."""
    return proposed_every(length) in EVERY_DAYS and proposed_last_games(length) in LAST_GAMES_DAYS

"""What a season is to be like, before it opens: its settings with their defaults, what comes of them, and
whether that can hold.

Pure: it is told the moment, and knows games by their numbers of seats alone.
"""

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from engine.clock.hours import zones
from engine.errors import Refused
from engine.leagues.calendar import (
    LEAST_NOTICE,
    MOST_EXTENDED_DAYS,
    Length,
    calendar_of,
    hard_end,
    length_of,
    proposed_every,
    proposed_last_games,
    proposed_start,
    proposed_table,
    too_short,
)
from engine.leagues.divisions import cut
from engine.leagues.draw import sizes
from engine.leagues.settings import (
    ALL_AT_ONCE,
    ALL_ROUNDS,
    ALL_SIGN_UP_DAYS,
    AT_ONCE,
    DIVISIONS,
    EVERY_DAYS,
    LAST_GAMES_DAYS,
    LATE,
    ROUNDS,
    SIGN_UP_DAYS,
    Settings,
    out_of_bounds,
)

CROWDS: Final = (8, 16, 40)
"""For so many people it is told how many tables there are at the peak."""
_BOUNDS: Final = {
    "division": DIVISIONS,
    "rounds": ALL_ROUNDS,
    "every": EVERY_DAYS,
    "last_games": LAST_GAMES_DAYS,
    "at_once": ALL_AT_ONCE,
}


@dataclass(frozen=True, slots=True)
class Preview:
    """What comes of settings."""

    settings: Settings
    draws: tuple[float, ...]
    """When each round is drawn, in UNIX seconds."""
    planned_end: float
    hard_end: float
    """When robots play out what is left."""
    latest_end: float
    """The same if an organiser gives as many more days as they may."""
    length: Length | None
    """How many days a game takes; None if that was never measured."""
    fewest: int
    """With fewer people no round can be drawn."""
    peaks: dict[int, int]
    """By the number of people, how many tables run at the peak."""


def proposed(
    game: str,
    seats: range,
    now: float,
    *,
    zone: str = "UTC",
    options: Collection[str] = (),
    sign_up_days: int = SIGN_UP_DAYS,
    **chosen: Any,
) -> Settings:
    """The settings of a season: what was `chosen`, by the names of `Settings`, and defaults that fit. Raises
    Refused if the zone is unknown, or sign-up too short or too long."""
    if zone not in zones():
        raise Refused("league-zone", zone=zone)
    if sign_up_days not in ALL_SIGN_UP_DAYS:
        raise Refused("league-sign-up", low=ALL_SIGN_UP_DAYS[0], high=ALL_SIGN_UP_DAYS[-1])
    chosen.setdefault("table", proposed_table(game, seats))
    on = tuple(sorted(options))
    length = length_of(game, chosen["table"], on)
    chosen.setdefault("every", proposed_every(length, chosen.get("at_once", AT_ONCE)))
    chosen.setdefault("last_games", proposed_last_games(length))
    chosen.setdefault("start", proposed_start(now, zone, sign_up_days))
    chosen.setdefault("late", min(LATE, chosen.get("rounds", ROUNDS)))
    return Settings(game=game, options=on, zone=zone, **chosen)


def check(settings: Settings, seats: range) -> None:
    """Raises Refused if a season cannot be played by these settings, with the number that would do."""
    wrong = out_of_bounds(settings)
    if "table" in wrong or settings.table not in seats:
        raise Refused("league-table", low=seats[0], high=seats[-1])
    for name in wrong:
        if name in _BOUNDS:
            raise Refused("league-setting", setting=name, low=_BOUNDS[name][0], high=_BOUNDS[name][-1])
        raise Refused("league-setting-other", setting=name)
    for one in too_short(settings):
        length = length_of(settings.game, settings.table, settings.options)
        fewest = 0 if length is None else math.ceil(length.median / EVERY_DAYS[-1])
        if one.is_hopeless and one.setting == "every" and fewest in ALL_AT_ONCE:
            raise Refused("league-at-once", least=fewest)
        if one.is_hopeless:
            raise Refused("league-too-long", seats=settings.table)
        if one.setting == "every":
            raise Refused("league-every", least=one.least)
        raise Refused("league-last-games", least=one.least)


def check_start(settings: Settings, now: float) -> None:
    """Raises Refused if the first round would be drawn too soon, or too late, for sign-up from now on."""
    most = proposed_start(now, settings.zone, ALL_SIGN_UP_DAYS[-1])
    if not now + LEAST_NOTICE <= settings.start <= most:
        raise Refused("league-start", low=ALL_SIGN_UP_DAYS[0], high=ALL_SIGN_UP_DAYS[-1])


def previewed(settings: Settings, seats: range) -> Preview:
    """What comes of settings. Raises Refused as `check` does."""
    check(settings, seats)
    calendar = calendar_of(settings)
    length = length_of(settings.game, settings.table, settings.options)
    smallest = [each for each in (settings.table - 1, settings.table) if each in seats and each > 1]
    return Preview(
        settings,
        tuple(calendar.draw(number) for number in range(1, settings.rounds + 1)),
        calendar.planned_end,
        hard_end(calendar.planned_end, settings.zone),
        hard_end(calendar.planned_end, settings.zone, MOST_EXTENDED_DAYS),
        length,
        min(smallest),
        {people: _peak(settings, seats, length, people) for people in CROWDS},
    )


def _peak(settings: Settings, seats: range, length: Length | None, people: int) -> int:
    """How many tables run at once if all come to every round."""
    divisions = cut(range(people), settings.division)
    tables = sum(len(sizes(len(each), size=settings.table, allowed=seats)) for each in divisions)
    long = settings.last_games if length is None else length.long
    return tables * min(settings.rounds, settings.at_once, math.ceil(long / settings.every))

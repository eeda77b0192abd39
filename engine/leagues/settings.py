"""The habits of a league: what a season is opened with, and what each setting may be.

It knows settings, and neither dates nor how long games take: that is a matter of the calendar.
"""

from typing import Final

from engine.clock.pace import PaceName
from engine.leagues.points import BY_PLACE
from engine.play.values import value

SIGN_UP_DAYS: Final = 7
TABLE: Final = 4
DIVISION: Final = 16
ROUNDS: Final = 5
AT_ONCE: Final = 3
LATE: Final = 3

TABLES: Final = range(min(BY_PLACE), max(BY_PLACE) + 1)
"""How many seats tables may have: points are given for so many places."""
DIVISIONS: Final = range(8, 51)
ALL_ROUNDS: Final = range(3, 13)
EVERY_DAYS: Final = range(3, 29)
ALL_SIGN_UP_DAYS: Final = range(1, 61)
LAST_GAMES_DAYS: Final = range(7, 91)
ALL_AT_ONCE: Final = range(1, 11)
CLOCKS: Final = (PaceName.BRISK, PaceName.DAILY)
"""A league's tables have one of these paces: slower games do not fit into a calendar."""


@value(kw_only=True)
class Settings:
    """What a season is played by. Days are whole ones of the zone's calendar."""

    game: str
    options: tuple[str, ...] = ()
    """The names of those that are on, sorted."""
    table: int = TABLE
    """How many people sit at a table; at some tables one fewer, where the numbers want it."""
    division: int | None = DIVISION
    """The most people of a division; None if everybody is in one."""
    rounds: int = ROUNDS
    every: int
    """The days from one draw to the next."""
    last_games: int
    """The days from the last draw to the planned end."""
    start: float
    """When the first round is drawn, in UNIX seconds."""
    zone: str = "UTC"
    """An IANA name. Draws and ends are at an hour of its clocks."""
    pace: PaceName = PaceName.DAILY
    at_once: int = AT_ONCE
    """Whoever has so many unfinished tables of the season sits the next round out."""
    line: int | None = None
    """How many go up and down at each line between divisions; None: one in six, rounded up."""
    late: int = LATE
    """Whoever enters before the draw of this round is in the season."""
    goes_on: bool = False
    """Whether the next season begins by itself."""


def out_of_bounds(settings: Settings) -> tuple[str, ...]:
    """The names of the settings that are not what they may be."""
    allowed = {
        "table": settings.table in TABLES,
        "division": settings.division is None or settings.division in DIVISIONS,
        "rounds": settings.rounds in ALL_ROUNDS,
        "every": settings.every in EVERY_DAYS,
        "last_games": settings.last_games in LAST_GAMES_DAYS,
        "pace": settings.pace in CLOCKS,
        "at_once": settings.at_once in ALL_AT_ONCE,
        "line": settings.line is None or settings.line >= 0,
        "late": 1 <= settings.late <= settings.rounds,
    }
    return tuple(name for name, is_so in allowed.items() if not is_so)

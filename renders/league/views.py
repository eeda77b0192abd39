"""What the pictures and texts of leagues are made from. No ids: names, numbers and marks only.

Points are in sixtieths (`engine.leagues.points`), because people who share places share their points.
"""

from dataclasses import dataclass
from typing import Final

from engine.leagues.earned import Kind
from engine.leagues.standings import Line
from engine.leagues.sure import Sure

MOST_ROWS: Final = 20
"""So many people stand on a page of the standings, and in a table of who left whom behind that is drawn."""


@dataclass(frozen=True, slots=True)
class Square:
    """What became of somebody's round."""

    kind: Kind
    place: int | None = None
    """Where they came at their table, if they had one that counts."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A person in the standings."""

    place: int
    is_shared: bool
    name: str
    squares: tuple[Square, ...]
    """From the first round on; rounds to come may be missing."""
    points: int
    """In sixtieths."""
    lasts: int
    """How often they came last or lost their seat."""
    opposition: int
    """In sixtieths, rounded: the mean of the points per table of all whom they met."""
    line: Line = Line.STAY
    """Where the place leads."""
    sure: Sure | None = None
    """What nothing can change any more; the first place for sure goes before going up for sure."""
    is_reader: bool = False
    """Whether it is whoever looks at it; nobody is if everybody sees it."""


@dataclass(frozen=True, slots=True)
class LeagueView:
    """A page of the standings of a division."""

    name: str
    """What its organiser calls the league."""
    season: int
    game: str
    """The name of the game in code, like "boomtown"."""
    round: int
    """How many rounds have been drawn or skipped; 0 before the first."""
    rounds: int
    division: int
    divisions: int
    """How many the season has."""
    dates: str
    """What comes next and when, in words of the reader's language: "Round 3 is drawn on 4 May"; or ""."""
    rows: tuple[StandingRow, ...]
    """At most `MOST_ROWS`."""
    people: int
    """How many are in the division."""
    page: int = 1
    pages: int = 1
    is_over: bool = False
    """Whether the season has ended: then these are the final standings."""


@dataclass(frozen=True, slots=True)
class CrossRow:
    """A person in the table of who left whom behind."""

    name: str
    ahead: tuple[int, ...]
    """For each person of the table, in their order, how often this one left them behind; 0 for themself."""
    is_reader: bool = False


@dataclass(frozen=True, slots=True)
class CrossView:
    """Who left whom behind in a division."""

    name: str
    season: int
    game: str
    division: int
    divisions: int
    rows: tuple[CrossRow, ...]
    """In the order of the standings. More than `MOST_ROWS` are told in words alone."""


@dataclass(frozen=True, slots=True)
class PosterView:
    """The end of a season."""

    name: str
    season: int
    game: str
    champions: tuple[str, ...]
    """Whoever is first in the first division; several if they share the place."""
    points: int
    """In sixtieths: what each of them has."""
    people: int
    """How many took part."""
    divisions: int
    rounds: int
    tables: int
    """How many were played."""
    seal: str
    """The SHA-256 of the final standings, as 64 hex digits."""

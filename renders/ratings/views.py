"""What the pictures and texts of ratings are made from. No ids: names and numbers only.

Ratings and deviations are whole numbers, as people read them (`engine.results.steps.shown`), but for those of
a chart's points.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ListRow:
    """A person in a list."""

    place: int | None
    """None: provisional, below the line."""
    name: str
    rating: int
    deviation: int
    games: int
    is_reader: bool = False
    """Whether it is whoever looks at it; nobody is if everybody sees it."""


@dataclass(frozen=True, slots=True)
class ListView:
    """A page of the list of one title."""

    game: str
    """The name of the game in code, like "boomtown"."""
    rows: tuple[ListRow, ...]
    """At most 25."""
    page: int
    """From 1."""
    pages: int
    people: int
    """How many stand in the whole list, provisional ones too."""


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """A rating after a game."""

    rating: float
    deviation: float


@dataclass(frozen=True, slots=True)
class ChartView:
    """A person's way in one title."""

    game: str
    name: str
    points: tuple[ChartPoint, ...]
    """The rating before the first game, then after each."""
    is_provisional: bool
    place: int | None
    """Their place in the list; None if they have none."""
    of: int
    """How many have one."""


@dataclass(frozen=True, slots=True)
class SeatsRow:
    """A person's games of one title at tables of one size."""

    seats: int
    """How many people counted."""
    places: tuple[int, ...]
    """How often they came first, second, …; a shared place is the better one."""
    best: str
    """Their best result, as the game words it; "" if it has no points."""


@dataclass(frozen=True, slots=True)
class TitleFigures:
    """A person's figures of one title."""

    game: str
    games: int
    """Ended games with at least one other person."""
    wins: int
    """First places, shared ones too."""
    even: float
    """How many first places would be even at those tables."""
    by_seats: tuple[SeatsRow, ...]
    robot_games: int
    """Ended games with robots alone."""
    robot_wins: int


@dataclass(frozen=True, slots=True)
class FiguresView:
    """A person's figures on one server."""

    name: str
    titles: tuple[TitleFigures, ...]
    """The one with the most games first."""

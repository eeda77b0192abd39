"""Views of ratings and figures, for tests and for sheets: few and many people and games, and names that are
hard to show.
"""

import math
from collections.abc import Sequence
from typing import Final

from renders.ratings.views import (
    ChartPoint,
    ChartView,
    FiguresView,
    ListRow,
    ListView,
    SeatsRow,
    TitleFigures,
)
from tests.renders.samples import NAMES, NASTY

LONG: Final = ("W" * 64, "Ѿ" * 64, "\U0001f920" * 64, "محمد علي" * 8, "李小龍" * 20, "*_~|" * 16)
"""As long as names may be that are shown, in scripts that are wide, missing or written from right to left."""
ODD: Final = (*LONG, *NASTY, "")


def page(
    people: int,
    *,
    provisional: int = 0,
    names: Sequence[str] = NAMES,
    reader: int | None = None,
    first: int = 1,
    game: str = "boomtown",
) -> ListView:
    """A page of a list: some people, the last of whom are provisional; `reader` says which of them looks at
    it, from 0."""
    rows = tuple(
        ListRow(
            place=first + at if at < people - provisional else None,
            name=names[at % len(names)],
            rating=1742 - 17 * at,
            deviation=49 + 7 * at % 101,
            games=1 + 37 * at % 160,
            is_reader=at == reader,
        )
        for at in range(people)
    )
    pages = 1 if people < 25 else 3
    return ListView(game, rows, page=1, pages=pages, people=people if pages == 1 else 61)


def chart(
    games: int, *, name: str = NAMES[2], spread: float = 60, game: str = "boomtown", place: int | None = None
) -> ChartView:
    """A person's way: up and down by `spread` about a slow rise; provisional without a `place`."""
    points = [
        ChartPoint(
            1500 + spread * math.sin(at * 0.9) * math.cos(at * 0.37) + at * 0.4, 150 * 0.98 ** min(at, 54)
        )
        for at in range(1, games + 1)
    ]
    start = ChartPoint(1500.0, 150.0)
    return ChartView(
        game, name, (start, *points), is_provisional=place is None, place=place, of=max(place or 0, 12)
    )


def title(
    game: str, sizes: Sequence[int], *, times: int = 3, robots: int = 0, best: str = "43 points"
) -> TitleFigures:
    """Figures of one game at tables of these sizes."""
    top = 7 if times < 10 else 12_345
    rows = tuple(
        SeatsRow(size, tuple(times * (size - at) % top for at in range(size)), best if size != 2 else "")
        for size in sizes
    )
    games = sum(sum(row.places) for row in rows)
    wins = sum(row.places[0] for row in rows)
    return TitleFigures(game, games, wins, games / 3.4, rows, robots, robots // 2)


def figures(name: str = NAMES[2], *, best: str = "43 points", titles: slice = slice(None)) -> FiguresView:
    """Figures of all games, the last one with robots alone, or of some of these games."""
    every = (
        title("ponte-vecchio", (2, 3, 4, 5), robots=7, best=best),
        title("boomtown", (2, 3, 4, 5), times=5, best=best),
        title("gnadenlos", (3,), times=2, robots=3, best=best),
        title("goldrush", (), robots=7),
    )
    return FiguresView(name, every[titles])

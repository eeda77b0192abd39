"""Views of leagues, for tests and for sheets: few and many people and rounds, and names that are hard to
show.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from engine.leagues.earned import Kind
from engine.leagues.standings import Line
from engine.leagues.sure import Sure
from renders.league.views import CrossRow, CrossView, LeagueView, PosterView, Square, StandingRow
from tests.renders.ratings.samples import LONG
from tests.renders.samples import NAMES

LEAGUE: Final = "Prairie League"
_PLACES: Final = ((1, 10), (2, 6), (3, 3), (4, 1))
_OTHERS: Final = (
    (Kind.BYE, 300),
    (Kind.EXCUSED, 180),
    (Kind.MISSED, 0),
    (Kind.LOST, 0),
    (Kind.VOIDED, 300),
    (Kind.OPEN, 0),
)
"""Rounds without a place, with what they are worth."""


def standings(
    people: int,
    *,
    rounds: int = 5,
    drawn: int | None = None,
    names: Sequence[str] = NAMES,
    reader: int | None = None,
    moving: int = 3,
    league: str = LEAGUE,
    game: str = "boomtown",
    dates: str = "",
    pages: int = 1,
    divisions: int = 4,
    division: int = 2,
    is_over: bool = False,
    signs: bool = True,
) -> LeagueView:
    """A page of standings: the better people stand, the better their rounds were; some rounds have no place
    if there are `signs`, two people share a place, and something is sure of the first and the last."""
    drawn = rounds if drawn is None else drawn
    found = []
    for at in range(people):
        squares, total = list[Square](), 0
        for number in range(drawn):
            if signs and (at * 5 + number * 3) % 11 == 4:
                kind, worth = _OTHERS[(at + number) % len(_OTHERS)]
                squares.append(Square(kind))
                total += worth
            else:
                place, worth = _PLACES[min(3, (at * 4 // max(people, 1) + number * 3 % 4 + at % 2) // 2)]
                squares.append(Square(Kind.TABLE, place))
                total += worth * 60
        found.append((total + (20 if at % 3 == 1 else 0), tuple(squares)))
    found.sort(key=lambda each: -each[0])
    rows = tuple(
        StandingRow(
            place=at + 1 if at != 3 else 3,
            is_shared=at in (2, 3) and people > 3,
            name=names[at % len(names)],
            squares=squares,
            points=total if at != 3 else found[2][0],
            lasts=sum(each.place == 4 or each.kind is Kind.LOST for each in squares),
            opposition=(331 - 7 * at) % 600,
            line=Line.UP
            if at < moving + (moving == 3 and people > 3)
            else Line.DOWN
            if at >= people - moving
            else Line.STAY,
            sure=Sure.FIRST if at == 0 else Sure.UP if at == 1 else Sure.DOWN if at == people - 1 else None,
            is_reader=at == reader,
        )
        for at, (total, squares) in enumerate(found)
    )
    return LeagueView(
        league,
        3,
        game,
        drawn,
        rounds,
        division,
        divisions,
        dates,
        rows,
        people if pages == 1 else 50,
        page=1,
        pages=pages,
        is_over=is_over,
    )


def cross(
    people: int,
    *,
    names: Sequence[str] = NAMES,
    reader: int | None = None,
    league: str = LEAGUE,
    times: int = 3,
    divisions: int = 1,
) -> CrossView:
    """Who left whom behind: some have not met, and the first ones are ahead more often."""
    rows = tuple(
        CrossRow(
            names[at % len(names)],
            tuple(
                0 if at == other or (at + other) % 3 == 0 else (people + other - at) % (times + 1)
                for other in range(people)
            ),
            is_reader=at == reader,
        )
        for at in range(people)
    )
    return CrossView(league, 3, "boomtown", 1, divisions, rows)


def poster(
    *champions: str, league: str = LEAGUE, points: int = 41 * 60 + 20, divisions: int = 4
) -> PosterView:
    """The poster of these champions."""
    seal = hashlib.sha256(repr(champions).encode()).hexdigest()
    return PosterView(league, 3, "ponte-vecchio", champions, points, 64, divisions, 5, 80, seal)


LONG_LEAGUE: Final = LONG[0]

"""A person's figures on one server: how often they came in which place, beside what would be even.

They tell of settled games alone, and of nobody's times, refusals or missed calls. Whoever hides their ratings
on a server hides these, too: for everybody else it is as if they had none. A server that has switched ratings
off has figures all the same, because these are about places.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.journal import personal_figure_rows, place_rows, rating_rows, sitting_rows
from engine.journal.personal_figure_rows import Played, PlayedAlone
from engine.journal.records import PersonId
from engine.results.places import has_played
from engine.sessions.settling import sat_of
from engine.sessions.workings import Workings


@dataclass(frozen=True, slots=True)
class SizeFigures:
    """A person's games of one title at tables of one size."""

    people: int
    """How many people counted."""
    places: tuple[int, ...]
    """How often they came first, second, …, as many numbers as people; a shared place is the better one."""
    best: int | None
    """The points of their best result; None if the game has no points, or if they finished none of these
    games themselves."""


@dataclass(frozen=True, slots=True)
class TitleFigures:
    """A person's figures of one title."""

    game: str
    games: int
    """Settled games in which they have a place, and somebody else, too."""
    wins: int
    """First places; a shared one is a whole one for each who shares it."""
    even: float
    """How many first places they would have if all at those tables were equal. A table of `n` people gives
    `1/n` for each first place that there was: `k/n` if `k` people share it, because all of these count it.
    So the first places of all people of a server are together as many as even, however often some are
    shared."""
    by_size: tuple[SizeFigures, ...]
    """The smallest tables first."""
    robot_games: int
    """Games that they finished, and in which nobody else but robots counted."""
    robot_wins: int
    """Those of them in which no robot came before them."""


@dataclass(frozen=True, slots=True)
class FiguresOfPerson:
    """A person's figures on one server."""

    name: str
    """The name that they had last there."""
    titles: tuple[TitleFigures, ...]
    """At least one; the one with the most games first."""


class PersonalFigures:
    """Reads people's figures."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def of(
        self, guild: int, person: PersonId, *, reader: PersonId | None = None
    ) -> FiguresOfPerson | None:
        """A person's figures on a server, as somebody else may read them (None: everybody). None if they have
        no games there, and as well if they hide their ratings there from this reader."""
        return await self._workings.journal.read(lambda db: _read(db, guild, person, reader))


def _read(
    db: sqlite3.Connection, guild: int, person: PersonId, reader: PersonId | None
) -> FiguresOfPerson | None:
    if reader != person and rating_rows.hidden(db, guild, [person]):
        return None
    titles = figures_by_title(
        personal_figure_rows.played(db, guild, person),
        personal_figure_rows.played_alone(db, guild, person),
        lambda game: _is_own(db, person, game),
    )
    return FiguresOfPerson(sitting_rows.newest_name(db, guild, person), titles) if titles else None


def _is_own(db: sqlite3.Connection, person: PersonId, game: Played) -> bool:
    """Whether what a seat has reached is this person's: they never gave it up, and gave at least half of its
    answers."""
    sat = sat_of(sitting_rows.sittings(db, game.session))
    has_stayed = all(one.went is None for one in sat if one.person == person)
    return has_stayed and has_played(person, place_rows.given(db, game.session).get(game.seat, {}))


def figures_by_title(
    played: Sequence[Played], alone: Sequence[PlayedAlone], is_own: Callable[[Played], bool]
) -> tuple[TitleFigures, ...]:
    """The figures of each title, the one with the most games first. `is_own` says whether what a seat has
    reached is the person's; it is asked of few games, the best first."""
    counts = Counter(one.game for one in played)
    against_robots = Counter(one.game for one in alone)
    titles = sorted({*counts, *against_robots}, key=lambda game: (-counts[game], -against_robots[game], game))
    return tuple(
        _figures(
            title,
            [one for one in played if one.game == title],
            [one for one in alone if one.game == title],
            is_own,
        )
        for title in titles
    )


def _figures(
    title: str, played: Sequence[Played], alone: Sequence[PlayedAlone], is_own: Callable[[Played], bool]
) -> TitleFigures:
    sign = _sign(played)
    sizes = sorted({one.people for one in played})
    return TitleFigures(
        game=title,
        games=len(played),
        wins=sum(one.place == 1 for one in played),
        even=sum(one.firsts / one.people for one in played),
        by_size=tuple(
            _of_size(size, [one for one in played if one.people == size], sign, is_own) for size in sizes
        ),
        robot_games=len(alone),
        robot_wins=sum(one.rank == 1 for one in alone),
    )


def _of_size(size: int, played: Sequence[Played], sign: int, is_own: Callable[[Played], bool]) -> SizeFigures:
    places = Counter(one.place for one in played)
    scored = [one for one in played if one.points] if sign else []
    scored.sort(key=lambda one: sign * one.points[one.seat], reverse=True)
    best = next((one.points[one.seat] for one in scored if is_own(one)), None)
    return SizeFigures(size, tuple(places[at + 1] for at in range(size)), best)


def _sign(played: Sequence[Played]) -> int:
    """1 if more points are better in a title, -1 if fewer are, 0 if it has no points. It is told from games:
    in most of them those who came first had more, or fewer, than those who came last."""
    known = [one for one in played if one.points]
    ends = [(_points_at(one, min(one.ranks)), _points_at(one, max(one.ranks))) for one in known]
    surplus = sum((first > last) - (first < last) for first, last in ends)
    if surplus == 0:
        return int(any(first or last for first, last in ends))
    return 1 if surplus > 0 else -1


def _points_at(game: Played, rank: int) -> int:
    """The points of the first seat at a place."""
    return game.points[game.ranks.index(rank)]

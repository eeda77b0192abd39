"""The front door for ratings: lists and persons' own pages, who hides, and what is computed anew.

All belongs to one server: there is no rating across servers, and no server sees those of another.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import Refused
from engine.journal import rating_rows, sitting_rows
from engine.journal.journal import Job, T
from engine.journal.rating_rows import PastGame, RatingRow
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import is_ghost
from engine.results.ratings import Rating
from engine.results.steps import LISTED_FOR, is_provisional, shown
from engine.sessions import rating_lists
from engine.sessions.openings import settings_of
from engine.sessions.workings import Workings


@dataclass(frozen=True, slots=True)
class Standing:
    """A person in a list of ratings."""

    person: PersonId
    name: str
    """The name that they had last on this server; "" if they were forgotten."""
    place: int | None
    """From 1; equal ratings, as they are shown, share a place. None: provisional, below the line, or not in
    the list at all."""
    rating: Rating
    games: int
    """Their rated games, without those in which they never answered."""
    opponents: int
    """With so many different people they have played them."""

    @property
    def is_provisional(self) -> bool:
        """Whether it says too little yet."""
        return is_provisional(self.games, self.opponents)


@dataclass(frozen=True, slots=True)
class Beaten:
    """The strongest person whom somebody has left behind."""

    name: str
    rating: Rating
    """Their rating before that game."""
    session: SessionId


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's page of one title."""

    standing: Standing
    is_listed: bool
    """Whether they stand in the list: they have finished a rated game in the last 180 days, and do not
    hide."""
    of: int
    """How many stand in the list above the line."""
    games: tuple[PastGame, ...]
    """All their rated games, the oldest first."""
    best_win: Beaten | None
    """None if they have left nobody behind who shows their rating."""
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class Verified:
    """What became of computing a list anew without storing it."""

    games: int
    people: int
    agrees: bool
    """Whether all digits are as stored."""
    first_wrong: SessionId | None = None
    """The first game whose stored steps are not those that were computed; None if there is none."""


class Ratings:
    """Reads ratings, hides them, and computes them anew. Whatever shows ratings raises Refused
    ("ratings-off") where a server has switched them off; to hide one's own is always possible."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def begin(self) -> None:
        """After a start: let the lists be due that an earlier formula has made."""
        await self._workings.journal.write(rating_rows.let_old_be_due)

    async def titles(self, guild: int, person: PersonId | None = None) -> tuple[str, ...]:
        """The names of the games that have ratings on a server, or (with a person) in which they have one;
        the one that people have played most first. That also tells which games somebody plays who hides
        theirs."""

        def job(db: sqlite3.Connection) -> tuple[str, ...]:
            played = rating_rows.games_by_title(db, guild, person)
            return tuple(sorted(played, key=lambda game: (-played[game], game)))

        return await self._shown(guild, job)

    async def table(self, guild: int, game: str) -> tuple[Standing, ...]:
        """Everybody who is listed: first those with a place, then the provisional ones, each by rating.
        Whoever hides, was forgotten, or has finished no rated game for 180 days is not."""
        since = self._workings.now() - LISTED_FOR

        def job(db: sqlite3.Connection) -> tuple[Standing, ...]:
            listed = _ordered(rating_rows.shown_ratings(db, guild, game, since))
            return tuple(_standing(db, guild, person, row, place) for person, row, place in listed)

        return await self._shown(guild, job)

    async def profile(self, guild: int, game: str, person: PersonId, *, reader: PersonId) -> Profile | None:
        """The page of a person; None if they have no rating in this game. Raises Refused ("rating-hidden") if
        they hide it from this reader, whether they have one or not."""
        since = self._workings.now() - LISTED_FOR

        def job(db: sqlite3.Connection) -> Profile | Refused | None:
            if is_ghost(person):
                return None
            is_hidden = bool(rating_rows.hidden(db, guild, [person]))
            if is_hidden and reader != person:
                return Refused("rating-hidden")
            row = rating_rows.rating_row(db, guild, game, person)
            return None if row is None else _profile(db, guild, game, person, row, since, is_hidden=is_hidden)

        return await self._shown(guild, job)

    async def is_hidden(self, guild: int, person: PersonId) -> bool:
        """Whether a person hides their ratings on a server."""
        return bool(await self._workings.journal.read(lambda db: rating_rows.hidden(db, guild, [person])))

    async def hide(self, guild: int, person: PersonId, *, is_hidden: bool) -> None:
        """Hide all ratings of a person on a server, or show them again."""
        await self._workings.journal.write(
            lambda db: rating_rows.hide(db, guild, person, is_hidden=is_hidden)
        )

    async def verify(self, guild: int, game: str) -> Verified:
        """Compute a list anew in a thread, from the places alone, and compare every digit. A list that is due
        is put in place first: what is known to be out of date need not be compared."""
        if await self._shown(guild, lambda db: rating_rows.is_due(db, guild, game)):
            await self.compute_anew(guild, game)
        found = await self._workings.journal.read(lambda db: rating_lists.stored(db, guild, game))
        if found is None:
            return Verified(games=0, people=0, agrees=True)
        wrong = await asyncio.to_thread(rating_lists.differences, found)
        return Verified(
            games=len(found.games),
            people=wrong.people,
            agrees=not wrong.steps and not wrong.ratings,
            first_wrong=wrong.first_wrong(found.games),
        )

    async def due(self) -> list[tuple[int, str]]:
        """The lists, as (server, game), that must be computed anew."""
        return await self._workings.journal.read(rating_rows.lists_due)

    async def compute_anew(self, guild: int, game: str) -> None:
        """Compute a list anew in a thread, and put it in place in one transaction. What was added meanwhile
        is not lost."""
        await rating_lists.compute_anew(self._workings.journal, guild, game)

    async def _shown(self, guild: int, job: Job[T | Refused]) -> T:
        """What a job reads; raises Refused if the server has switched ratings off."""

        def asked(db: sqlite3.Connection) -> T | Refused:
            return job(db) if settings_of(db, guild).ratings else Refused("ratings-off")

        found = await self._workings.journal.read(asked)
        if isinstance(found, Refused):
            raise found
        return found


def _ordered(
    rows: Sequence[tuple[PersonId, RatingRow]],
) -> list[tuple[PersonId, RatingRow, int | None]]:
    """Rows in the order of the list, each with its place: first those that have one, each by rating."""
    rows = sorted(rows, key=lambda each: (_is_provisional(each[1]), -each[1].rating.value, each[0]))
    above = [shown(row.rating.value) for _, row in rows if not _is_provisional(row)]
    first = {value: 1 + number for number, value in reversed([*enumerate(above)])}
    return [
        (person, row, None if _is_provisional(row) else first[shown(row.rating.value)])
        for person, row in rows
    ]


def _is_provisional(row: RatingRow) -> bool:
    return is_provisional(row.games, row.opponents)


def _standing(
    db: sqlite3.Connection, guild: int, person: PersonId, row: RatingRow, place: int | None
) -> Standing:
    name = sitting_rows.newest_name(db, guild, person)
    return Standing(person, name, place, row.rating, row.games, row.opponents)


def _profile(
    db: sqlite3.Connection,
    guild: int,
    game: str,
    person: PersonId,
    row: RatingRow,
    since: float,
    *,
    is_hidden: bool,
) -> Profile:
    places = {one: place for one, _, place in _ordered(rating_rows.shown_ratings(db, guild, game, since))}
    best = rating_rows.best_win(db, guild, game, person)
    return Profile(
        standing=_standing(db, guild, person, row, places.get(person)),
        is_listed=person in places,
        of=sum(place is not None for place in places.values()),
        games=tuple(rating_rows.past_games(db, guild, game, person)),
        best_win=None
        if best is None
        else Beaten(sitting_rows.newest_name(db, guild, best[0]), best[1], best[2]),
        is_hidden=is_hidden,
    )

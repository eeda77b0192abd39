"""Lists of ratings computed anew: all games of one title on one server are rated from the first on, and
compared with what is stored.

It knows files and rows, and nobody who looks at ratings. What is stored follows from the places alone, so it
can be computed at any time, and gives the same digits.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from engine.journal import place_rows, rating_rows
from engine.journal.journal import Journal
from engine.journal.rating_rows import RatingRow
from engine.journal.records import PersonId, SessionId
from engine.results.steps import RatedGame, Step, replayed


@dataclass(frozen=True, slots=True)
class Stored:
    """A list as it is stored at one moment, and what it follows from."""

    changes: int
    games: tuple[RatedGame, ...]
    """In the order in which they are rated."""
    steps: Mapping[tuple[SessionId, PersonId], Step]
    ratings: Mapping[PersonId, RatingRow]


@dataclass(frozen=True, slots=True)
class Differences:
    """What of a list is not stored as it was computed; None is what should not be there."""

    steps: Mapping[tuple[SessionId, PersonId], Step | None]
    ratings: Mapping[PersonId, RatingRow | None]
    people: int
    """How many people the list has, as computed."""

    def first_wrong(self, games: tuple[RatedGame, ...]) -> SessionId | None:
        """The first of these games that differs; if none of them does, one that should not be there."""
        wrong = {session for session, _ in self.steps}
        ordered = (SessionId(game.session) for game in games)
        return next((session for session in ordered if session in wrong), min(wrong, default=None))


def stored(db: sqlite3.Connection, guild: int, game: str) -> Stored | None:
    """A list as it is stored; None if there is none."""
    changes = rating_rows.changes(db, guild, game)
    if changes is None:
        return None
    return Stored(
        changes,
        tuple(place_rows.rated_games(db, guild, game)),
        rating_rows.all_steps(db, guild, game),
        rating_rows.all_ratings(db, guild, game),
    )


def differences(found: Stored) -> Differences:
    """Rate all games of a list from the first on, and compare what comes out with what is stored."""
    records, done = replayed(found.games)
    steps = {(SessionId(game.session), step.person): step for game, made in done for step in made}
    ratings = {
        person: RatingRow(record.rating, record.games, len(record.opponents), record.last)
        for person, record in records.items()
    }
    return Differences(
        {
            key: steps.get(key)
            for key in steps.keys() | found.steps.keys()
            if steps.get(key) != found.steps.get(key)
        },
        {
            person: ratings.get(person)
            for person in ratings.keys() | found.ratings.keys()
            if ratings.get(person) != found.ratings.get(person)
        },
        len(ratings),
    )


async def compute_anew(journal: Journal, guild: int, game: str) -> None:
    """Compute a list anew in a thread, and put it in place in one transaction. If a game was added meanwhile,
    or somebody was forgotten, do it again."""
    is_done = False
    while not is_done:
        found = await journal.read(lambda db: stored(db, guild, game))
        if found is None:
            return
        wrong = await asyncio.to_thread(differences, found)
        is_done = await journal.write(partial(_put, guild, game, found, wrong))


def _put(guild: int, game: str, read: Stored, new: Differences, db: sqlite3.Connection) -> bool:
    """Put a list in place, unless it has changed since it was read. Returns whether it is in place."""
    if rating_rows.changes(db, guild, game) != read.changes:
        return False
    rating_rows.put_in_place(db, guild, game, new.steps, new.ratings)
    return True

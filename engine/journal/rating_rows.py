"""The SQL of ratings, and of what each game did to them. Both follow from the places; these tables only keep
what was computed. Plain functions, like `session_rows`: they decide nothing.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id, is_ghost, signed
from engine.results.ratings import RATING_VERSION, START, Rating
from engine.results.steps import Step


@dataclass(frozen=True, slots=True)
class RatingRow:
    """What is stored of a person's rating in a game on a server."""

    rating: Rating
    games: int
    """Their rated games, without those in which they never answered."""
    opponents: int
    last: float
    """When the last of these games was settled, in UNIX seconds; 0 if there is none."""


def rating(db: sqlite3.Connection, guild: int, game: str, person: PersonId) -> Rating:
    """The rating of a person in a game on a server; that of a beginner if they have none."""
    row = db.execute(
        "SELECT rating, deviation FROM ratings WHERE guild = ? AND game = ? AND person = ?",
        (signed(guild), game, signed(person)),
    ).fetchone()
    return START if row is None else Rating(*row)


def save_steps(db: sqlite3.Connection, session_id: SessionId, steps: Sequence[Step]) -> None:
    """Store what a game did to the ratings of its people."""
    _add_steps(db, [(session_id, step) for step in steps])


def _add_steps(db: sqlite3.Connection, steps: Iterable[tuple[SessionId, Step]]) -> None:
    db.executemany(
        "INSERT INTO rating_steps"
        " (session, person, rating_before, deviation_before, rating, deviation, expected)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(session_id, signed(one.person), one.before.value, one.before.deviation),
                *(one.after.value, one.after.deviation, one.expected),
            )
            for session_id, one in steps
        ],
    )


def steps(db: sqlite3.Connection, session_id: SessionId) -> list[Step]:
    """What a game did to the ratings of its people; empty if it did nothing."""
    rows = db.execute(
        "SELECT person, rating_before, deviation_before, rating, deviation, expected FROM rating_steps"
        " WHERE session = ? ORDER BY person",
        (session_id,),
    )
    return [
        Step(as_id(person), Rating(before, unsure), Rating(after, less), expected)
        for person, before, unsure, after, less, expected in rows
    ]


def save_rating(db: sqlite3.Connection, guild: int, game: str, step: Step, *, at: float) -> None:
    """Store the rating that a step has led to, after the step itself is stored. The games and opponents of
    the person are counted anew, unless they never answered in this one."""
    games, last = (0, 0.0) if step.expected is None else (1, at)
    db.execute(
        "INSERT INTO ratings (guild, game, person, rating, deviation, games, opponents, last)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT (guild, game, person) DO UPDATE SET"
        " rating = excluded.rating, deviation = excluded.deviation,"
        " games = ratings.games + excluded.games,"
        " last = CASE WHEN excluded.last > ratings.last THEN excluded.last ELSE ratings.last END",
        (signed(guild), game, signed(step.person), step.after.value, step.after.deviation, games, last),
    )
    if step.expected is not None:
        db.execute(
            "UPDATE ratings SET opponents = ? WHERE guild = ? AND game = ? AND person = ?",
            (opponents(db, guild, game, step.person), signed(guild), game, signed(step.person)),
        )


def opponents(db: sqlite3.Connection, guild: int, game: str, person: PersonId) -> int:
    """How many different people have counted with a person at tables of a game on a server."""
    (count,) = db.execute(
        "SELECT count(DISTINCT other.person) FROM rating_steps AS own"
        " JOIN sessions ON sessions.id = own.session"
        " JOIN rating_steps AS other ON other.session = own.session"
        " WHERE own.person = ? AND own.expected IS NOT NULL AND guild = ? AND game = ?"
        " AND other.person <> own.person AND other.expected IS NOT NULL",
        (signed(person), signed(guild), game),
    ).fetchone()
    return int(count)


def note_change(db: sqlite3.Connection, guild: int, game: str, *, is_due: bool) -> None:
    """Note that a game was added to a list of ratings, and whether all must be rated anew because of that."""
    db.execute(
        "INSERT INTO rating_lists (guild, game, version, changes, is_due) VALUES (?, ?, ?, 1, ?)"
        " ON CONFLICT (guild, game) DO UPDATE SET changes = rating_lists.changes + 1,"
        " is_due = CASE WHEN excluded.is_due = 1 THEN 1 ELSE rating_lists.is_due END",
        (signed(guild), game, RATING_VERSION, int(is_due)),
    )


def lists_due(db: sqlite3.Connection) -> list[tuple[int, str]]:
    """The lists of ratings, as (server, game), that must be computed anew."""
    rows = db.execute("SELECT guild, game FROM rating_lists WHERE is_due = 1 ORDER BY guild").fetchall()
    return sorted((as_id(guild), game) for guild, game in rows)


def let_old_be_due(db: sqlite3.Connection) -> int:
    """Note that the lists that another formula has made must be computed anew. Returns how many these are."""
    return db.execute(
        "UPDATE rating_lists SET is_due = 1 WHERE version <> ? AND is_due = 0", (RATING_VERSION,)
    ).rowcount


# Who hides


def hide(db: sqlite3.Connection, guild: int, person: PersonId, *, is_hidden: bool) -> None:
    """Note whether a person hides their ratings on a server."""
    db.execute("DELETE FROM hidden_ratings WHERE guild = ? AND person = ?", (signed(guild), signed(person)))
    if is_hidden:
        db.execute(
            "INSERT INTO hidden_ratings (guild, person) VALUES (?, ?)", (signed(guild), signed(person))
        )


def hidden(db: sqlite3.Connection, guild: int, people: Iterable[PersonId]) -> frozenset[PersonId]:
    """Who of these people hides their ratings on a server; whoever was forgotten does."""
    return frozenset(
        person
        for person in people
        if is_ghost(person)
        or db.execute(
            "SELECT 1 FROM hidden_ratings WHERE guild = ? AND person = ?", (signed(guild), signed(person))
        ).fetchone()
    )


def take_over_hidden(db: sqlite3.Connection, other: sqlite3.Connection) -> None:
    """Take over from another file who hides their ratings there."""
    db.executemany(
        "INSERT INTO hidden_ratings (guild, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
        other.execute("SELECT guild, person FROM hidden_ratings"),
    )


# What people look at


def games_by_title(db: sqlite3.Connection, guild: int, person: PersonId | None = None) -> dict[str, int]:
    """How many rated games the people of a server have played of each title, or one person has."""
    asked = "SELECT game, games FROM ratings WHERE guild = ?"
    if person is None:
        rows = db.execute(asked, (signed(guild),))
    else:
        rows = db.execute(f"{asked} AND person = ?", (signed(guild), signed(person)))
    found: dict[str, int] = {}
    for game, games in rows:
        found[game] = found.get(game, 0) + games
    return found


def shown_ratings(
    db: sqlite3.Connection, guild: int, game: str, since: float
) -> list[tuple[PersonId, RatingRow]]:
    """The ratings in a game on a server of all who do not hide theirs, were not forgotten, and have finished
    a rated game since a moment; in no order."""
    rows = db.execute(
        "SELECT person, rating, deviation, games, opponents, last FROM ratings"
        " WHERE guild = ? AND game = ? AND games > 0 AND last >= ? AND NOT EXISTS"
        " (SELECT 1 FROM hidden_ratings WHERE hidden_ratings.guild = ratings.guild"
        " AND hidden_ratings.person = ratings.person)",
        (signed(guild), game, since),
    )
    return [(as_id(person), _row(*rest)) for person, *rest in rows if not is_ghost(as_id(person))]


def rating_row(db: sqlite3.Connection, guild: int, game: str, person: PersonId) -> RatingRow | None:
    """What is stored of the rating of a person in a game on a server; None if they have none."""
    row = db.execute(
        "SELECT rating, deviation, games, opponents, last FROM ratings"
        " WHERE guild = ? AND game = ? AND person = ?",
        (signed(guild), game, signed(person)),
    ).fetchone()
    return None if row is None else _row(*row)


@dataclass(frozen=True, slots=True)
class PastGame:
    """A rated game of a person."""

    session: SessionId
    at: float
    """When it was settled, in UNIX seconds."""
    place: int | None
    """None if they never answered."""
    of: int
    """How many people counted."""
    before: Rating
    after: Rating
    thread: int | None
    channel: int


def past_games(db: sqlite3.Connection, guild: int, game: str, person: PersonId) -> list[PastGame]:
    """All rated games of a person in a title on a server, in the order in which they are rated."""
    rows = db.execute(
        "SELECT sessions.id, settled, place, (SELECT count(*) FROM result_places AS every"
        " WHERE every.session = sessions.id AND every.place IS NOT NULL),"
        " rating_before, deviation_before, rating, deviation, thread, channel"
        " FROM rating_steps CROSS JOIN sessions CROSS JOIN result_places"
        " WHERE rating_steps.person = ? AND sessions.id = rating_steps.session AND guild = ? AND game = ?"
        " AND result_places.session = sessions.id AND result_places.person = rating_steps.person"
        " ORDER BY settled, sessions.id",
        (signed(person), signed(guild), game),
    )
    return [
        PastGame(
            *(SessionId(number), at, place, of, Rating(before, unsure), Rating(after, less)),
            *(as_id(thread), as_id(channel)),
        )
        for number, at, place, of, before, unsure, after, less, thread, channel in rows
    ]


def best_win(
    db: sqlite3.Connection, guild: int, game: str, person: PersonId
) -> tuple[PersonId, Rating, SessionId] | None:
    """The strongest person whom somebody has left behind in a game on a server, their rating before that
    game, and its session; of equals the first. Whoever hides theirs or was forgotten is passed over."""
    rows = db.execute(
        "SELECT other.person, other.rating_before, other.deviation_before, sessions.id"
        " FROM rating_steps AS own CROSS JOIN sessions CROSS JOIN result_places AS mine"
        " CROSS JOIN result_places AS theirs CROSS JOIN rating_steps AS other"
        " WHERE own.person = ? AND sessions.id = own.session AND guild = ? AND game = ?"
        " AND mine.session = sessions.id AND mine.person = own.person"
        " AND theirs.session = sessions.id AND theirs.place > mine.place"
        " AND other.session = sessions.id AND other.person = theirs.person AND NOT EXISTS"
        " (SELECT 1 FROM hidden_ratings WHERE hidden_ratings.guild = sessions.guild"
        " AND hidden_ratings.person = other.person)"
        " ORDER BY other.rating_before DESC, settled, sessions.id, other.person",
        (signed(person), signed(guild), game),
    )
    for other, before, unsure, session_id in rows:
        if not is_ghost(as_id(other)):
            return as_id(other), Rating(before, unsure), SessionId(session_id)
    return None


# What is computed anew


def changes(db: sqlite3.Connection, guild: int, game: str) -> int | None:
    """How often a list of ratings was changed; None if there is none. As long as it stays the same, nothing
    has changed of which the list was made."""
    row = db.execute(
        "SELECT changes FROM rating_lists WHERE guild = ? AND game = ?", (signed(guild), game)
    ).fetchone()
    return None if row is None else int(row[0])


def is_due(db: sqlite3.Connection, guild: int, game: str) -> bool:
    """Whether a list of ratings must be computed anew."""
    return (guild, game) in lists_due(db)


def all_steps(db: sqlite3.Connection, guild: int, game: str) -> dict[tuple[SessionId, PersonId], Step]:
    """What is stored of all games of a title on a server: what each did to the rating of each person."""
    rows = db.execute(
        "SELECT session, person, rating_before, deviation_before, rating, deviation, expected"
        " FROM sessions CROSS JOIN rating_steps"
        " WHERE guild = ? AND game = ? AND settled IS NOT NULL AND rating_steps.session = sessions.id",
        (signed(guild), game),
    )
    return {
        (SessionId(number), as_id(person)): Step(
            as_id(person), Rating(before, unsure), Rating(after, less), expected
        )
        for number, person, before, unsure, after, less, expected in rows
    }


def all_ratings(db: sqlite3.Connection, guild: int, game: str) -> dict[PersonId, RatingRow]:
    """All ratings that are stored of a game on a server."""
    rows = db.execute(
        "SELECT person, rating, deviation, games, opponents, last FROM ratings WHERE guild = ? AND game = ?",
        (signed(guild), game),
    )
    return {as_id(person): _row(*rest) for person, *rest in rows}


def put_in_place(
    db: sqlite3.Connection,
    guild: int,
    game: str,
    steps: Mapping[tuple[SessionId, PersonId], Step | None],
    ratings: Mapping[PersonId, RatingRow | None],
) -> None:
    """Store what of a list of ratings is not as it was computed; what is None goes. The list is not due any
    more."""
    db.executemany(
        "DELETE FROM rating_steps WHERE session = ? AND person = ?",
        [(number, signed(person)) for number, person in steps],
    )
    _add_steps(db, ((number, step) for (number, _), step in steps.items() if step is not None))
    here = (signed(guild), game)
    db.executemany(
        "DELETE FROM ratings WHERE guild = ? AND game = ? AND person = ?",
        [(*here, signed(person)) for person in ratings],
    )
    db.executemany(
        "INSERT INTO ratings (guild, game, person, rating, deviation, games, opponents, last)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *here,
                signed(person),
                row.rating.value,
                row.rating.deviation,
                row.games,
                row.opponents,
                row.last,
            )
            for person, row in ratings.items()
            if row is not None
        ],
    )
    db.execute(
        "UPDATE rating_lists SET is_due = 0, version = ? WHERE guild = ? AND game = ?",
        (RATING_VERSION, *here),
    )


def _row(value: float, deviation: float, games: int, opponents: int, last: float) -> RatingRow:
    return RatingRow(Rating(value, deviation), games, opponents, last)

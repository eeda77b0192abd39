"""Games that are over and count for ratings, stored without being played."""

from engine.journal import match_rows, place_rows, rating_rows, session_rows, sitting_rows
from engine.journal.records import PersonId, SeatRow
from engine.results.places import Counted, Place
from engine.results.steps import replayed
from engine.sessions import settling
from engine.sessions.ratings import Ratings
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import CHANNEL, GUILD, THREAD

LIST = (GUILD, "toy")


class RatedGames(Clockwork):
    """A server whose games are settled at once: `play` stores one."""

    def __init__(self, journal):
        super().__init__(journal)
        self.ratings = Ratings(self.workings)

    async def play(self, *people, places=None, guild=GUILD, game="toy", hours=0.0, absent=()):
        """These people, in the order of their seats, came in these places (without: as they are named), so
        many hours from now; who is `absent` never answered. Returns the session's number."""
        at = self.at + 3600 * hours
        return await self.journal.write(
            lambda db: play(db, people, places, guild=guild, game=game, at=at, absent=absent)
        )

    async def rows_written(self, statement, *values):
        """Change the file by hand."""
        await self.journal.write(lambda db: db.execute(statement, values).rowcount)

    async def table(self, guild=GUILD, game="toy"):
        """Whoever is listed, with their places."""
        return {one.person: one.place for one in await self.ratings.table(guild, game)}

    async def compute(self):
        """Compute what is due, as the bot does it."""
        for one in await self.ratings.due():
            await self.ratings.compute_anew(*one)


def play(db, people, places=None, *, guild=GUILD, game="toy", at=1.0, absent=()):
    """Store a game that counts, and rate it."""
    seats = [SeatRow(name_of(person), PersonId(person)) for person in (*people, *absent)]
    number = session_rows.insert_session(
        *(db,),
        game=game,
        options={},
        guild=guild,
        channel=CHANNEL,
        language="en",
        host=seats[0].person,
        name=seats[0].name,
        at=at,
    )
    session_rows.save_seats(db, number, seats, seats[0].person)
    match_rows.save_start(db, number, seed="s", thread=THREAD + number)
    sitting_rows.sit(db, number, seats, from_row=1)
    match_rows.save_end(db, number)
    came = places or range(1, len(people) + 1)
    found = [
        Place(seat, person, place) for seat, (person, place) in enumerate(zip(people, came, strict=True))
    ]
    found += [Place(len(people) + seat, person, None) for seat, person in enumerate(absent)]
    counted = Counted(tuple(found))
    assert place_rows.save_settled(db, number, at, counted, None)
    settling.rate(db, guild, game, number, counted, at)
    return number


def name_of(person):
    """What somebody is called."""
    return f"Player {person}"


def digits(db, guild=GUILD, game="toy"):
    """All digits that are stored of a list."""
    return rating_rows.all_steps(db, guild, game), rating_rows.all_ratings(db, guild, game)


def digits_from_places(db, guild=GUILD, game="toy"):
    """All digits of a list as they follow from the places alone."""
    records, done = replayed(place_rows.rated_games(db, guild, game))
    return (
        {(one.session, step.person): step for one, steps in done for step in steps},
        {
            person: rating_rows.RatingRow(record.rating, record.games, len(record.opponents), record.last)
            for person, record in records.items()
        },
    )


def numbers(db):
    """All numbers of all lists, without whose they are."""
    return (
        db.execute(
            "SELECT session, rating_before, deviation_before, rating, deviation, expected FROM rating_steps"
            " ORDER BY 1, 2, 3, 4, 5, 6"
        ).fetchall(),
        db.execute(
            "SELECT guild, game, rating, deviation, games, opponents, last FROM ratings"
            " ORDER BY 1, 2, 3, 4, 5, 6, 7"
        ).fetchall(),
    )
